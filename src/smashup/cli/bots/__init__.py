"""`smashup bots`: what can be said of bots without a match. Each of its commands is the module of that name."""

from __future__ import annotations

from smashup.cli.bots import check
from smashup.cli.common.arguments import Subparsers, add_group


def add_to(subparsers: Subparsers) -> None:
    commands = add_group(
        subparsers,
        "bots",
        help="see whether bots miss what is plain",
        description="Bots and what they get right.",
    )
    check.add_to(commands)
