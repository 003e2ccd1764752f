"""`smashup bots`: what can be said of bots without another match. Each of its commands is the module of that name."""

from __future__ import annotations

from smashup.cli.bots import check, rate
from smashup.cli.common.arguments import Subparsers, add_group


def add_to(subparsers: Subparsers) -> None:
    commands = add_group(
        subparsers,
        "bots",
        help="see whether bots miss what is plain, or rate them",
        description="What bots get right, and how strong they are.",
    )
    check.add_to(commands)
    rate.add_to(commands)
