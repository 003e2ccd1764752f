"""What several commands take on the command line, and the error that says what is wrong with it."""

from __future__ import annotations

import argparse
from contextlib import suppress
from math import inf
from typing import TypeAlias

from smashup.engine.options import Options
from smashup.matches.referee import USUAL_LIMITS, Limits

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where a command adds its own parser."""

PORT = 8000


class UsageError(Exception):
    """Something a person can put right; printed as one line, the exit code is 2."""


# Numbers.


def at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 1, not {text!r}")
    return int(text)


def at_least_zero(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 0, not {text!r}")
    return int(text)


def more_than_zero(text: str) -> float:
    with suppress(ValueError):
        if 0 < (number := float(text)) < inf:
            return number
    raise argparse.ArgumentTypeError(f"expected a number above 0, not {text!r}")


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to 65535, not {text!r}")
    return int(text)


# Groups of commands.


def show_help(args: argparse.Namespace) -> int:
    """What a command does alone that needs another word."""
    args.parser.print_help()
    return 0


def add_group(subparsers: Subparsers, name: str, *, help: str, description: str) -> Subparsers:
    """A command that consists of commands; alone it says which."""
    parser = subparsers.add_parser(name, help=help, description=description)
    parser.set_defaults(run=show_help, parser=parser)
    return parser.add_subparsers(title="commands", metavar="COMMAND")


# What a game is like.


def add_factions(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--factions",
        nargs="+",
        metavar="A,B",
        help="two for each player, such as aliens,pirates robots,zombies; the other players get random ones",
    )


def add_variants(parser: argparse.ArgumentParser) -> None:
    """The variants of rules section 14, and titans; `options_from` reads them."""
    group = parser.add_argument_group("variants of the rules")
    group.add_argument("--all-bases", action="store_true", help="every base is in the base deck")
    group.add_argument("--classic-mulligan", action="store_true", help="a hand without a minion must be redrawn")
    group.add_argument("--duplicate-factions", action="store_true", help="players may take the same faction")
    group.add_argument(
        "--target-vp", type=int, default=Options().target_vp, metavar="N", help="VP that end the game (15)"
    )
    add_titans(group)
    group.add_argument("--on-offer", type=int, metavar="N", help="how many factions are on offer in a draft (all)")


def add_titans(parser: argparse._ActionsContainer) -> None:
    parser.add_argument("--titans", action="store_true", help="the titans of the factions are in the game")


def options_from(args: argparse.Namespace, *, setup: str, ask_end: bool = False) -> Options:
    return Options(
        all_bases=args.all_bases,
        classic_mulligan=args.classic_mulligan,
        duplicate_factions=args.duplicate_factions,
        target_vp=args.target_vp,
        titans=args.titans,
        setup=setup,
        on_offer=args.on_offer,
        ask_end=ask_end,
    )


def add_limits(parser: argparse.ArgumentParser) -> None:
    """What ends games among bots that do not end by themselves; `limits_from` reads it."""
    turns, seconds = USUAL_LIMITS.turns, USUAL_LIMITS.seconds
    parser.add_argument(
        "--max-turns", type=at_least_one, default=turns, metavar="N", help=f"a longer game is cut short ({turns})"
    )
    parser.add_argument(
        "--max-seconds",
        type=more_than_zero,
        default=seconds,
        metavar="S",
        help=f"a bot that thinks longer in a game, all in all, forfeits it ({seconds:g})",
    )


def limits_from(args: argparse.Namespace) -> Limits:
    return Limits(args.max_turns, args.max_seconds)


# The browser.


def add_port(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=_port, metavar="N", help=f"the port ({PORT}, or the next free one; 0: any)")


def add_web(parser: argparse.ArgumentParser) -> None:
    """For a command that can show a game in the browser."""
    parser.add_argument("--web", action="store_true", help="show it in the browser, with its analysis")
    add_port(parser)
    parser.add_argument(
        "--browser", action=argparse.BooleanOptionalAction, default=True, help="with --web: open the page, too"
    )
