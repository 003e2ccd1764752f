"""`smashup lab query`: questions to the results, answered as a table, as JSON or as CSV."""

from __future__ import annotations

import argparse
import csv
import json
import sys
from typing import Any

from smashup.cli.lookup import find_faction
from smashup.lab import ask
from smashup.lab.query import QUESTIONS, VIEWS, Answer

MOST_ROWS = 400
"""So many rows are shown as a table; JSON and CSV have them all."""

UNBROKEN = 10_000
"""How wide a table may be that is not drawn on a terminal."""


def run(args: argparse.Namespace) -> int:
    if args.list or args.question is None:
        _list()
        return 0
    of = [find_faction(typed) for typed in args.factions] if args.question in QUESTIONS else args.factions
    answer = ask(args.results, args.question, *of)
    if args.json:
        rows = [dict(zip(answer.columns, row, strict=True)) for row in answer.rows]
        print(json.dumps(rows, indent=2, ensure_ascii=False, default=str))
    elif args.csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(answer.columns)
        writer.writerows([[_in_csv(value) for value in row] for row in answer.rows])
    else:
        _show(answer)
    return 0


def _in_csv(value: Any) -> Any:
    return json.dumps(value, ensure_ascii=False, default=str) if isinstance(value, list | dict) else value


def _show(answer: Answer) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from smashup.cli.screen import Screen

    screen = Screen()
    if not screen.console.is_terminal:
        screen.console.width = UNBROKEN
    if not answer.rows:
        screen.say("Nothing was found.")
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), collapse_padding=True, pad_edge=False, show_edge=False)
    for index, column in enumerate(answer.columns):
        number = all(isinstance(row[index], int | float) or row[index] is None for row in answer.rows)
        table.add_column(Text(column), justify="right" if number else "left", no_wrap=number, overflow="fold")
    for row in answer.rows[:MOST_ROWS]:
        table.add_row(*(Text(_in_words(value)) for value in row))
    screen.show(table)
    if len(answer.rows) > MOST_ROWS:
        screen.say(f"… and {len(answer.rows) - MOST_ROWS} rows more; --csv and --json give them all.", "dim")


def _in_words(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.4f}".rstrip("0").rstrip(".")
    return str(_in_csv(value))


def _list() -> None:
    width = max(len(_call(name)) for name in QUESTIONS)
    print("Ready-made questions:")
    for name, question in QUESTIONS.items():
        print(f"  {_call(name):<{width}}  {question.about}")
    print("\nTables for questions of your own in SQL:")
    for name, about in VIEWS.items():
        print(f"  {name:<{width}}  {about}")
    print('\nThe columns of one: "DESCRIBE duels". low(rate, games) and high(rate, games) give 95 % intervals.')


def _call(name: str) -> str:
    return " ".join([name, *(word.upper() for word in QUESTIONS[name].of)])
