"""`smashup bots check`: do bots take a win that is there, and keep power that would be wasted?"""

from __future__ import annotations

import argparse
import json
from typing import Any, NamedTuple

from smashup.bots import BOTS, make_bot
from smashup.cli.common.arguments import Subparsers, at_least_one
from smashup.cli.common.progress import progress

DEFAULT = ("greedy", "normal", "hard", "expert")


class Question(NamedTuple):
    """A position of the exam for a bot."""

    bot: str
    kind: str
    number: int


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "check",
        help="set bots positions that nobody should get wrong",
        description="Set bots positions out of games in which this turn can be won for certain, and others in which "
        "power that ends with the turn would be wasted. Intervals are 95 % confidence intervals.",
    )
    parser.set_defaults(run=run)
    parser.add_argument("bots", nargs="*", metavar="BOT", help=f"of {', '.join(BOTS)}, or module:Class (the levels)")
    parser.add_argument("--positions", type=at_least_one, metavar="N", help="only the first N of each kind")
    parser.add_argument("--workers", type=at_least_one, metavar="N", help="processes at once (one for each core)")
    parser.add_argument("--json", action="store_true", help="as JSON")


def answer(question: Question) -> tuple[Question, bool]:
    """Ask a bot; for other processes."""
    from smashup.guides.exam import KINDS, passes, positions

    (kind,) = [one for one in KINDS if one == question.kind]
    return question, passes(kind, positions(kind)[question.number], question.bot, question.number)


def run(args: argparse.Namespace) -> int:
    from smashup.guides.exam import KINDS, positions
    from smashup.matches.workers import in_processes

    bots = args.bots or list(DEFAULT)
    for bot in bots:
        make_bot(bot)  # Says what is wrong with a name before anything else is done.
    questions = [
        Question(bot, kind, number)
        for bot in bots
        for kind in KINDS
        for number in range(min(args.positions or len(positions(kind)), len(positions(kind))))
    ]
    right: dict[tuple[str, str], list[bool]] = {(bot, kind): [] for bot in bots for kind in KINDS}
    with progress(len(questions)) as on_progress:
        on_progress(0)
        for done, (question, passed) in enumerate(in_processes(answer, questions, args.workers), start=1):
            right[question.bot, question.kind].append(passed)
            on_progress(done)
    found = [{"bot": bot, **{kind: _share(right[bot, kind]) for kind in KINDS}} for bot in bots]
    if args.json:
        print(json.dumps({"bots": found}, indent=2))
    else:
        _show(found)
    return 0


def _share(right: list[bool]) -> dict[str, Any]:
    from smashup.matches.rating import wilson

    low, high = wilson(sum(right), len(right))
    share = round(sum(right) / len(right), 4)
    return {"positions": len(right), "right": sum(right), "share": share, "low": round(low, 4), "high": round(high, 4)}


def _show(found: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from smashup.cli.terminal.screen import Screen

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("Bot")
    for heading in ("Wins taken", "Nothing wasted"):
        table.add_column(heading, justify="right")
        table.add_column("95 % interval")
    for bot in found:
        row = [Text(bot["bot"], style="bold")]
        for kind in ("winning", "waste"):
            one = bot[kind]
            row.append(Text(f"{one['right']} of {one['positions']}, {one['share']:.1%}"))
            row.append(Text(f"{one['low']:.1%} to {one['high']:.1%}"))
        table.add_row(*row)
    Screen().show(table)
