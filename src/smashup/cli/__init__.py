"""The command line: `smashup play`, `serve`, `cards`, `sim` and the others. From outside: `main`.

Each command lives in the module of its name and is imported when it is asked for; only those that draw need `rich`.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from smashup import __version__
from smashup.bots import BOTS
from smashup.cli import arena, lab, loadtest, puzzle, replay_web, report_to_test, serve
from smashup.cli.arguments import at_least_one
from smashup.cli.errors import UsageError
from smashup.engine.errors import SmashUpError
from smashup.engine.options import SETUPS, Options

EXTRAS = {
    "rich": "cli",
    "duckdb": "lab",
    "numpy": "lab",
    "pyarrow": "lab",
    "threadpoolctl": "lab",
    "ray": "ray",
} | dict.fromkeys(
    ("alembic", "fastapi", "psycopg", "pydantic", "sqlalchemy", "starlette", "uvicorn", "websockets"), "server"
)
"""What commands need beside the standard library, and the extra that has it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; the answer is the exit code."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # A bot of your own is found in the folder you are in.
    try:
        args = _parser().parse_args(argv)
        module = importlib.import_module(f"smashup.cli.{args.module}")
        code: int = module.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    except (UsageError, SmashUpError) as error:
        return _failed(str(error))
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in EXTRAS:
            raise
        return _failed(
            f"this command needs {missing}, which is not installed; try: pip install 'smashup[{EXTRAS[missing]}]'"
        )
    except BrokenPipeError:
        # The reader of a pipe has seen enough. Python would complain once more when it closes the output.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _failed(message: str) -> int:
    print(f"smashup: {' '.join(message.split())}", file=sys.stderr)
    return 2


class _Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="smashup",
        description="Smash Up: play it in the browser or the terminal, read the cards, let bots play, replay games.",
    )
    parser.add_argument("--version", action="version", version=f"smashup {__version__}")
    parser.set_defaults(module="welcome", parser=parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    _add_play(commands.add_parser("play", help="play a game, with people and bots at one keyboard"))
    _add_learn(commands.add_parser("learn", help="learn the game by playing, in ten minutes"))
    _add_cards(commands.add_parser("cards", help="every faction, the cards of one, or a card with its rulings"))
    puzzle.add_to(commands.add_parser("puzzle", help="positions to solve, and the search for more of them"))
    _add_sim(commands.add_parser("sim", help="let bots play many games and count"))
    arena.add_to(commands.add_parser("arena", help="let bots play against each other: which is stronger"))
    lab.add_to(commands.add_parser("lab", help="games by the thousand, and what came of them"))
    serve.add_to(commands.add_parser("serve", help="play in the browser: start the server"))
    loadtest.add_to(commands.add_parser("loadtest", help="how many tables a server can bear, and how fast it is"))
    _add_replay(commands.add_parser("replay", help="step through a saved game"))
    report_to_test.add_to(commands.add_parser("report-to-test", help="a reported problem as a pytest case"))
    _add_bench(commands.add_parser("bench", help="measure the speed of the engine"))
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(module="playing")
    parser.description = "Play a game. Without anything else: you against a bot of the level normal."
    kinds = ", ".join(["human", *BOTS])
    parser.add_argument("--seats", nargs="+", metavar="KIND", help=f"2 to 4 of: {kinds} (human normal)")
    parser.add_argument("--names", nargs="+", metavar="NAME", help="what the players are called")
    _add_factions(parser)
    parser.add_argument(
        "--setup", choices=SETUPS, default="choose", help="how factions are taken where none are given (choose)"
    )
    parser.add_argument(
        "--not", nargs="+", dest="avoid", metavar="FACTION", help="nobody gets these at random if others are left"
    )
    parser.add_argument("--seed", type=int, help="the same seed and choices give the same game")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    _add_variants(parser)


def _add_learn(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(module="learn")
    parser.description = "Learn the game by playing short prepared ones. Without a lesson: from the first on."
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="its number or key (see --list)")
    parser.add_argument("--list", action="store_true", help="the lessons")


def _add_cards(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(module="cards")
    parser.add_argument("name", nargs="?", metavar="NAME", help="a faction, or a card or base with its rulings")
    parser.add_argument("--json", action="store_true", help="as JSON")


def _add_sim(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(module="sim")
    parser.add_argument("--games", type=at_least_one, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), metavar="P", help="how many players (2)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (0)")
    parser.add_argument("--bots", nargs="+", metavar="BOT", help=f"who plays: {', '.join(BOTS)} (all random)")
    _add_factions(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")
    _add_variants(parser)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(module="replay")
    parser.description = "Step through a saved game or a report of a problem, here or (with --web) in the browser."
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game, or a report of a problem")
    replay_web.add_web(parser, action="store_const", dest="module", const="replay_web")


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(module="bench")
    parser.add_argument("--peers", action="store_true", help="measure other projects' engines in the same run")
    parser.add_argument("--json", action="store_true", help="as JSON")


def _add_factions(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--factions",
        nargs="+",
        metavar="A,B",
        help="two for each player, such as aliens,pirates robots,zombies; players without get random ones",
    )


def _add_variants(parser: argparse.ArgumentParser) -> None:
    """The variants of rules section 14."""
    group = parser.add_argument_group("variants of the rules")
    group.add_argument("--all-bases", action="store_true", help="every base is in the base deck")
    group.add_argument("--classic-mulligan", action="store_true", help="a hand without a minion must be redrawn")
    group.add_argument("--duplicate-factions", action="store_true", help="players may take the same faction")
    group.add_argument(
        "--target-vp", type=int, default=Options().target_vp, metavar="N", help="VP that end the game (15)"
    )
    group.add_argument("--on-offer", type=int, metavar="N", help="how many factions are on offer in a draft (all)")
