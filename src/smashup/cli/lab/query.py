"""`smashup lab query`: questions to the results, answered as a table, as JSON or as CSV."""

from __future__ import annotations

import argparse
import csv
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from smashup.cli.common.arguments import Subparsers
from smashup.cli.common.lookup import find_faction

if TYPE_CHECKING:
    from smashup.lab.query import Answer

MOST_ROWS = 400
"""At most this many rows are shown as a table; JSON and CSV have them all."""

UNBROKEN = 10_000
"""How wide a table may be that is not drawn on a terminal."""


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "query",
        help="query results in SQL, or with a ready-made question",
        description="Query results in SQL (DuckDB's dialect), or with one of the ready-made questions by its name.",
    )
    parser.set_defaults(run=run)
    parser.add_argument("results", type=Path, metavar="RESULTS", help="the folder of a run")
    parser.add_argument("question", nargs="?", metavar="QUESTION", help="SQL, or the name of a ready-made question")
    parser.add_argument("factions", nargs="*", metavar="FACTION", help="what a ready-made question is about")
    parser.add_argument("--list", action="store_true", help="the tables and the ready-made questions")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="as JSON")
    form.add_argument("--csv", action="store_true", help="as CSV")


def run(args: argparse.Namespace) -> int:
    from smashup.lab import ask
    from smashup.lab.query import QUESTIONS

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

    from smashup.cli.terminal.screen import Screen

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
        screen.say(f"… and {len(answer.rows) - MOST_ROWS} more rows; --csv and --json give them all.", "dim")


def _in_words(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.4f}".rstrip("0").rstrip(".")
    return str(_in_csv(value))


def _list() -> None:
    from smashup.lab.query import QUESTIONS, VIEWS

    calls = {name: " ".join([name, *(word.upper() for word in question.of)]) for name, question in QUESTIONS.items()}
    width = max(map(len, calls.values()))
    print("Ready-made questions:")
    for name, question in QUESTIONS.items():
        print(f"  {calls[name]:<{width}}  {question.about}")
    print("\nTables for questions of your own in SQL:")
    for name, about in VIEWS.items():
        print(f"  {name:<{width}}  {about}")
    print('\nThe columns of one: "DESCRIBE duels". low(rate, games) and high(rate, games) give 95 % intervals.')
