"""`smashup bots check`: do bots take a win that is there, and keep power that would be wasted?"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any, NamedTuple

from smashup.bots import BOTS, make_bot
from smashup.cli.common.arguments import Subparsers, at_least_one, more_than_zero
from smashup.cli.common.progress import progress
from smashup.matches.referee import MOST_TROUBLES

if TYPE_CHECKING:
    from smashup.guides.exam import Mark

DEFAULT = ("greedy", "normal", "hard", "expert")
MOST_SECONDS = 600.0


class Question(NamedTuple):
    """A position of the exam for a bot."""

    bot: str
    kind: str
    number: int
    seconds: float


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
    parser.add_argument(
        "--max-seconds",
        type=more_than_zero,
        default=MOST_SECONDS,
        metavar="S",
        help=f"a bot that thinks longer at a position has it wrong ({MOST_SECONDS:g})",
    )
    parser.add_argument("--workers", type=at_least_one, metavar="N", help="processes at once (one for each core)")
    parser.add_argument("--json", action="store_true", help="as JSON")


def answer(question: Question) -> tuple[Question, Mark]:
    """Ask a bot; for other processes."""
    from smashup.guides.exam import KINDS, mark, positions
    from smashup.matches.referee import Limits

    (kind,) = [one for one in KINDS if one == question.kind]
    position = positions(kind)[question.number]
    return question, mark(kind, position, question.bot, question.number, Limits(seconds=question.seconds))


def answer_of_death(question: Question, code: int | None) -> tuple[Question, Mark]:
    """The same where the process died."""
    from smashup.guides.exam import Mark

    return question, Mark(False, f"the process ended with exit code {code}")


def run(args: argparse.Namespace) -> int:
    from smashup.guides.exam import KINDS, positions
    from smashup.matches.workers import in_processes

    bots = args.bots or list(DEFAULT)
    for bot in bots:
        make_bot(bot)  # Says what is wrong with a name before anything else is done.
    questions = [
        Question(bot, kind, number, args.max_seconds)
        for bot in bots
        for kind in KINDS
        for number in range(min(args.positions or len(positions(kind)), len(positions(kind))))
    ]
    right: dict[tuple[str, str], list[bool]] = {(bot, kind): [] for bot in bots for kind in KINDS}
    troubles = []
    with progress(len(questions)) as on_progress:
        on_progress(0)
        answered = in_processes(answer, questions, args.workers, answer_of_death)
        for done, (question, mark) in enumerate(answered, start=1):
            right[question.bot, question.kind].append(mark.right)
            if mark.trouble:
                troubles.append((question, mark.trouble))
            on_progress(done)
    troubles.sort()
    found = [{"bot": bot, **{kind: _share(right[bot, kind]) for kind in KINDS}} for bot in bots]
    if args.json:
        told = [{"bot": at.bot, "kind": at.kind, "position": at.number, "why": why} for at, why in troubles]
        print(json.dumps({"bots": found, "troubles": told[:MOST_TROUBLES]}, indent=2))
    else:
        _show(found)
        for bot in bots:
            if of_bot := [(at, why) for at, why in troubles if at.bot == bot]:
                at, why = of_bot[0]
                print(
                    f"{bot} failed at {len(of_bot)} positions, which count as wrong; first {at.kind} {at.number}: {why}"
                )
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
