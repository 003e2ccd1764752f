"""`smashup learn`: the tutorial at the keyboard, one lesson after the other."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from smashup.cli.common.arguments import Subparsers, UsageError
from smashup.cli.common.lookup import near_miss
from smashup.guides.lessons import FURTHER, LESSONS
from smashup.guides.lessons.lesson import Lesson

if TYPE_CHECKING:
    from rich.table import Table


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "learn",
        help="learn the game by playing, in ten minutes",
        description="Learn the game by playing short prepared games. Without a lesson: starting from the first.",
    )
    parser.set_defaults(run=run)
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="its number or key (see --list)")
    parser.add_argument("--list", action="store_true", help="the lessons")


def run(args: argparse.Namespace) -> int:
    from smashup.cli.terminal.guided import LessonSession
    from smashup.cli.terminal.screen import Screen

    screen = Screen()
    if args.list:
        screen.show(_listed())
        return 0
    found: Lesson | None = _find(args.lesson) if args.lesson is not None else next(iter(LESSONS.values()))
    while found is not None:
        session = LessonSession(screen, found, f"{_place(found)} · {found.title}")
        session.play()
        found = LESSONS[found.following] if session.reached and found.following is not None else None
        if found is not None:
            typed = screen.ask(f"Enter continues with lesson {_number(found)}, {found.title}; q quits: ")
            if typed is None or typed.casefold() in ("q", "quit"):
                screen.say(f"Goodbye! Continue later with: smashup learn {found.key}")
                found = None
    return 0


def _place(lesson: Lesson) -> str:
    return "Further lesson" if lesson.key in FURTHER else f"Lesson {_number(lesson)} of {len(LESSONS)}"


def _number(lesson: Lesson) -> int:
    return list(LESSONS).index(lesson.key) + 1


def _find(wanted: str) -> Lesson:
    if wanted.isdecimal() and 1 <= int(wanted) <= len(LESSONS):
        return list(LESSONS.values())[int(wanted) - 1]
    every = LESSONS | FURTHER
    if wanted.casefold() in every:
        return every[wanted.casefold()]
    near = near_miss(wanted, every)
    hint = f"did you mean {near}?" if near else f"expected a number up to {len(LESSONS)} or one of {', '.join(every)}"
    raise UsageError(f"there is no lesson {wanted!r}; {hint}")


def _listed() -> Table:
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("", "lesson", "what you learn", "minutes"):
        table.add_column(heading, justify="right" if heading in ("", "minutes") else "left")
    numbered = [(str(number), lesson) for number, lesson in enumerate(LESSONS.values(), 1)]
    for number, lesson in [*numbered, *(("+", lesson) for lesson in FURTHER.values())]:
        table.add_row(number, Text(lesson.key, style="bold"), f"{lesson.title}: {lesson.about}", str(lesson.minutes))
    return table
