"""`smashup lab run`: games by the thousand, with progress, to be interrupted and continued at any time."""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from smashup.cli.common.arguments import Subparsers, UsageError, add_limits, add_titans, at_least_one
from smashup.cli.common.lookup import faction_pairs
from smashup.cli.common.progress import duration, progress

if TYPE_CHECKING:
    from smashup.lab import Plan
    from smashup.matches.match import MatchUp

BUILT_IN = ("balanced", "pairs")


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "run",
        help="play games and keep the results; repeat the command to continue",
        description="Let bots play games on all cores and keep the results as Parquet files. It can be interrupted at "
        "any time: repeat the command to continue, and a larger --games adds games.",
    )
    parser.set_defaults(run=run)
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
    add_limits(parser)
    add_titans(parser)
    parser.add_argument("--workers", type=at_least_one, metavar="N", help="processes at once (one for each core)")
    parser.add_argument(
        "--executor",
        "--engine",
        choices=("processes", "ray"),
        default="processes",
        help="what the games run on (processes)",
    )
    parser.add_argument("--address", metavar="A", help="the Ray cluster to use; without it, Ray starts on this machine")


def run(args: argparse.Namespace) -> int:
    from smashup.lab import run as run_plan

    plan = _plan(args)
    if args.address is not None and args.executor != "ray":
        raise UsageError("--address is that of a Ray cluster; it needs --executor ray")
    began = time.monotonic()
    try:
        with stopped_like_interrupted(), progress(plan.games) as on_progress:
            new = run_plan(
                plan,
                args.out,
                workers=args.workers,
                executor=args.executor,
                address=args.address,
                on_progress=on_progress,
            )
    except KeyboardInterrupt:
        print(f"Interrupted. What was played is in {args.out}; repeat the command to continue.", file=sys.stderr)
        return 130
    seconds = time.monotonic() - began
    if new:
        print(f"{new} games in {duration(seconds)}, {new / seconds:.1f} games/s; {args.out} has {plan.games}.")
    else:
        print(f"{args.out} already has all its {plan.games} games.")
    for line in _troubles(args.out):
        print(line)
    print(f"What came of them: smashup lab query {args.out} factions, or smashup lab report {args.out} -o report.html")
    return 0


@contextmanager
def stopped_like_interrupted() -> Iterator[None]:
    """What stops a machine or a service asks programs to end (SIGTERM): here that is as good as Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _troubles(folder: Path) -> list[str]:
    """Games that did not end by the rules, in lines."""
    from smashup.lab import ask

    return [
        f"{games} games {'were forfeited by ' + by if by else 'have no winner (' + ended + ')'}, game {first} first"
        + (f": {reason}" if reason else "")
        for ended, by, games, first, reason in ask(folder, "endings").rows
        if ended != "won"
    ]


def _plan(args: argparse.Namespace) -> Plan:
    from smashup.lab import Plan

    if args.match and args.schedule:
        raise UsageError("--match and --schedule exclude each other")
    schedule = args.schedule or ("given" if args.match else "balanced")
    match_ups = tuple(match_up_of(given) for given in args.match or ())
    if args.schedule and args.schedule not in BUILT_IN:
        schedule, match_ups = "given", read_match_ups(Path(args.schedule))
    players = args.players or (len(match_ups[0]) if match_ups else 2)
    return Plan(
        games=args.games,
        players=players,
        bots=tuple(args.bot or ("greedy",)),
        schedule=schedule,
        match_ups=match_ups,
        seed=args.seed,
        part=args.part,
        max_turns=args.max_turns,
        max_seconds=args.max_seconds,
        titans=args.titans,
    )


def match_up_of(given: Sequence[str]) -> MatchUp:
    """What was typed for a match-up: a pair of factions for each player."""
    if not 2 <= len(given) <= 4:
        raise UsageError(f"a match-up has 2 to 4 players, each like aliens,pirates; not {' '.join(given)!r}")
    return tuple((first, second) for first, second in faction_pairs(given, len(given)))


def read_match_ups(path: Path) -> tuple[MatchUp, ...]:
    """Match-ups from a file: one on each line, empty lines and # comments left out; or the same as JSON lists."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        what = error.strerror if isinstance(error, OSError) else "it is not a text file"
        raise UsageError(
            f"{str(path)!r} is not a schedule: expected {', '.join(BUILT_IN)} or a file of match-ups ({what})"
        ) from error
    try:
        listed = _from_json(text) if text.lstrip().startswith("[") else _from_lines(text)
        found = tuple(match_up_of(one) for one in listed)
    except UsageError as error:
        raise UsageError(f"in {path}: {error}") from error
    if not found:
        raise UsageError(f"{path} has no match-ups")
    return found


def _from_lines(text: str) -> list[list[str]]:
    lines = (line.partition("#")[0].split() for line in text.splitlines())
    return [line for line in lines if line]


def _from_json(text: str) -> list[list[str]]:
    try:
        data: Any = json.loads(text)
    except ValueError as error:
        raise UsageError(f"it is not JSON ({error})") from error
    try:
        return [[",".join(pair) for pair in match_up] for match_up in data]
    except TypeError:
        raise UsageError(
            'expected a list of match-ups such as [["aliens", "pirates"], ["robots", "zombies"]]'
        ) from None
