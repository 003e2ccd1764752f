"""`smashup lab`: the laboratory. Each of its commands is the module of that name."""

from __future__ import annotations

from smashup.cli.common.arguments import Subparsers, add_group
from smashup.cli.lab import query, replay, report, run


def add_to(subparsers: Subparsers) -> None:
    commands = add_group(
        subparsers,
        "lab",
        help="games by the thousand, and what came of them",
        description="The laboratory: let bots play games by the thousand, and ask what came of it.",
    )
    for command in (run, report, query, replay):
        command.add_to(commands)
