"""The command line: `smashup play`, `serve`, `cards`, `sim` and the others. From outside: `main`.

Each command is the module of its name: `add_to` says what it takes, `run` does it; `bots`, `lab` and `puzzle` are
folders of commands. What several of them need is in `common`, what is drawn on a terminal in `terminal`. All of these
modules are imported before it is known which command is meant, so whatever takes long to import or is not installed
everywhere (rich, the server, the laboratory's databases) is imported in the function that needs it.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from smashup import __version__, compiled
from smashup.cli import (
    arena,
    bench,
    bots,
    cards,
    lab,
    learn,
    loadtest,
    play,
    prune,
    puzzle,
    replay,
    report_to_test,
    reports,
    serve,
    sim,
    train,
)
from smashup.cli.common.arguments import UsageError, show_help
from smashup.engine.errors import SmashUpError

COMMANDS = (
    play,
    learn,
    cards,
    puzzle,
    sim,
    arena,
    bots,
    lab,
    train,
    serve,
    loadtest,
    replay,
    report_to_test,
    reports,
    prune,
    bench,
)
"""In the order in which `smashup --help` lists them."""

EXTRAS = {
    "rich": "cli",
    "duckdb": "lab",
    "numpy": "lab",
    "pyarrow": "lab",
    "threadpoolctl": "lab",
    "ray": "ray",
    "torch": "train",
} | dict.fromkeys(
    ("alembic", "fastapi", "psycopg", "pydantic", "sqlalchemy", "starlette", "uvicorn", "websockets"), "server"
)
"""What commands need beside the standard library, and the extra that has it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; the answer is the exit code."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    # Bots multiply small matrices, where threads of numpy's own would wait for each other: cores are for games.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # A bot of your own is found in the folder you are in.
    try:
        args = _parser().parse_args(argv)
        code: int = args.run(args)
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


def _version() -> str:
    return f"smashup {__version__} ({'compiled' if compiled else 'plain'} engine)"


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="smashup",
        description="Smash Up: play it in the browser or the terminal, read the cards, let bots play, replay games.",
    )
    parser.add_argument("--version", action="version", version=_version())
    parser.set_defaults(run=show_help, parser=parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add_to(commands)
    return parser
