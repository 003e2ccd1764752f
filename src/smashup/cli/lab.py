"""`smashup lab`: what its commands take. Each lives in the module of its name and is imported when it is asked for."""

from __future__ import annotations

import argparse
from pathlib import Path

from smashup.cli.arguments import at_least_one, at_least_zero
from smashup.cli.lab_report import add_report
from smashup.cli.replay_web import add_web


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = "The laboratory: let bots play games by the thousand, and ask what came of it."
    parser.set_defaults(module="welcome", parser=parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_run(commands.add_parser("run", help="play games and keep the results; the same command again continues"))
    add_report(commands.add_parser("report", help="make a page of pictures and tables from results"))
    _add_query(commands.add_parser("query", help="ask results in SQL, or one of the ready-made questions"))
    _add_replay(commands.add_parser("replay", help="play one game of the results again and save it"))


def _add_run(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Let bots play games on all cores and keep the results as Parquet files. It can be interrupted at any time: "
        "the same command again continues, and a larger --games adds games."
    )
    parser.set_defaults(module="lab_run")
    parser.add_argument("--games", type=at_least_one, required=True, metavar="N", help="how many games")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the results go")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), metavar="P", help="how many players (2)")
    parser.add_argument(
        "--bot",
        action="append",
        metavar="BOT",
        help="who plays: once for all, or once for each player, who then change seats (greedy)",
    )
    parser.add_argument(
        "--schedule",
        default=None,
        metavar="WHICH",
        help="balanced: factions and pairs equally often; pairs: all pairs against all; or a file of match-ups, "
        "one on each line such as: aliens,pirates robots,zombies (balanced)",
    )
    parser.add_argument(
        "--match",
        nargs="+",
        action="append",
        metavar="A,B",
        help="a match-up, such as aliens,pirates robots,zombies; can be repeated",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (0)")
    parser.add_argument("--part", type=at_least_one, default=250, metavar="N", help="games in each file (250)")
    parser.add_argument("--workers", type=at_least_one, metavar="N", help="processes at once (one for each core)")
    parser.add_argument("--engine", choices=("processes", "ray"), default="processes", help="where it runs (processes)")
    parser.add_argument("--address", metavar="A", help="the Ray cluster to use; without, Ray starts on this machine")


def _add_query(parser: argparse.ArgumentParser) -> None:
    parser.description = "Ask results in SQL (DuckDB's), or one of the ready-made questions by its name."
    parser.set_defaults(module="lab_query")
    parser.add_argument("results", type=Path, metavar="RESULTS", help="the folder of a run")
    parser.add_argument("question", nargs="?", metavar="QUESTION", help="SQL, or the name of a ready-made question")
    parser.add_argument("factions", nargs="*", metavar="FACTION", help="what a ready-made question is about")
    parser.add_argument("--list", action="store_true", help="the tables and the ready-made questions")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="as JSON")
    form.add_argument("--csv", action="store_true", help="as CSV")


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play one game of the results again, check that it comes out the same, and save it."
    parser.set_defaults(module="lab_replay")
    parser.add_argument("results", type=Path, metavar="RESULTS", help="the folder of a run")
    parser.add_argument("--game", type=at_least_zero, required=True, metavar="N", help="the number of the game, from 0")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="where the saved game goes, for smashup replay"
    )
    add_web(parser)
