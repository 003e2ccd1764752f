"""`smashup puzzle`: positions to solve. Each of its commands is the module of that name."""

from __future__ import annotations

from smashup.cli.common.arguments import Subparsers, add_group
from smashup.cli.puzzle import check, find, play
from smashup.cli.puzzle import list as list_


def add_to(subparsers: Subparsers) -> None:
    commands = add_group(
        subparsers,
        "puzzle",
        help="positions to solve, and the search for more of them",
        description="Puzzles: positions in which this turn reaches the goal, if you find how.",
    )
    for command in (play, list_, find, check):
        command.add_to(commands)
