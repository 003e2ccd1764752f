"""`smashup report-to-test`: a report of a problem as a pytest case that can be run."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from smashup.cli.common import files
from smashup.cli.common.arguments import Subparsers, UsageError
from smashup.game import Game
from smashup.game.past import LOST
from smashup.game.report import Report

LINE = 120
INDENT = "    "


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "report-to-test",
        help="a reported problem as a pytest case",
        description="Write a test that plays a reported game up to its step and asserts what happened there.",
    )
    parser.set_defaults(run=run)
    parser.add_argument("file", type=Path, metavar="FILE", help="a report: see Report a problem in the table's menu")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write it there (otherwise it is printed)")


def run(args: argparse.Namespace) -> int:
    text = source_of(files.read_report(args.file), args.file.name)
    if args.output is None:
        sys.stdout.write(text)
        return 0
    try:
        with args.output.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise UsageError(f"{args.output} exists; choose another name") from error
    except OSError as error:
        raise UsageError(f"cannot write {args.output}: {error.strerror or error}") from error
    print(f"Written to {args.output}; run it with: pytest {args.output}")
    return 0


def source_of(report: Report, file: str) -> str:
    """The test of a report, as Python."""
    names = list(report.names) or [f"Player {player + 1}" for player in range(report.game.players)]
    game = report.game.clone()
    past = game.past
    game.rewind(max(0, report.step - 1))
    save = game.save().rstrip().split("\n")
    last = past.choices[report.step - 1] if report.step else LOST
    body = [
        "game = Game.load(SAVE)",
        *(_last_choice(game, last, report.viewer, names) if last != LOST else []),
        "# Then it was this position.",
        *_position(game),
        "# SAY HERE WHAT SHOULD HAVE HAPPENED, and correct above what was wrong.",
        "# This covers everything, hidden cards included; delete it when the rules are corrected.",
        f'assert game.save().split()[-1] == "{game.save().split()[-1]}"',
    ]
    return "\n".join(
        [
            *_head(report, file, names),
            "",
            "from smashup import Game",
            "",
            'SAVE = """\\',
            *save,
            '"""  # noqa: E501 (up to the last choice before the reported position)',
            "",
            "",
            "def test_the_reported_game() -> None:",
            *[INDENT + line for part in body for line in part.split("\n")],
            "",
        ]
    )


def _head(report: Report, file: str, names: list[str]) -> list[str]:
    who = names[report.viewer] if report.viewer is not None else "somebody who watched"
    with_what = " and ".join(
        [report.client or "an unknown client", *([f"server {report.server}"] if report.server else [])]
    )
    about = f"Made by `smashup report-to-test` from {file}: choice {report.step}, reported by {who} with {with_what}."
    note = report.note or "There is no note."
    return ["# A reported problem.", *_wrapped(note), "#", *_wrapped(about)]


def _wrapped(text: str) -> list[str]:
    return [f"# {line}" for line in textwrap.wrap(text, LINE - 2)]


def _last_choice(game: Game, choice: int, viewer: int | None, names: list[str]) -> list[str]:
    """The choice the report is about, and what came of it; the game makes it."""
    decision, events_before = game.decision, len(game.events)
    assert decision is not None
    label, key = decision.options_with(names)[choice].label, decision.keys[choice]
    game.choose(choice)
    happened = [event.describe(viewer, names) for event in game.events[events_before:]]
    return [
        f"# {names[decision.player]}: {decision.prompt}",
        f"game.choose({_literal(key)})  # {label}"[: LINE - len(INDENT)],
        "# This came of it, as the viewer was told.",
        *[f"#   {sentence}"[: LINE - len(INDENT)] for sentence in happened],
    ]


def _position(game: Game) -> list[str]:
    """Where the game is, in what no wording changes."""
    lines = [f"assert (game.turn, game.scores, game.over) == ({game.turn}, {game.scores!r}, {game.over})"]
    if game.decision is None:
        lines.append(f"assert game.winners == {game.winners!r}")
    else:
        lines += [
            "assert game.decision is not None",
            f"assert (game.decision.player, game.decision.question) == "
            f"({game.decision.player}, {_literal(game.decision.question)})",
            f"assert list(game.decision.keys) == {_literal(list(game.decision.keys))}",
        ]
    return lines


def _literal(value: Any, depth: int = 0) -> str:
    """The value as Python, laid out as a formatter would."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if not isinstance(value, list | dict) or not value:
        return repr(value)
    inner, outer = INDENT * (depth + 1), INDENT * depth
    opening, closing = ("[", "]") if isinstance(value, list) else ("{", "}")
    if isinstance(value, list):
        items = [_literal(one, depth + 1) for one in value]
        simple = not any(isinstance(one, list | dict) for one in value)
    else:
        items = [f"{json.dumps(key)}: {_literal(one, depth + 1)}" for key, one in value.items()]
        simple = False
    short = f"{opening}{', '.join(items)}{closing}"
    if simple and len(outer) + len(short) <= LINE // 2:
        return short
    return "\n".join([opening, *[f"{inner}{item}," for item in items], f"{outer}{closing}"])
