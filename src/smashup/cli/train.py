"""`smashup train`: the learned evaluation, from games of bots against themselves to the weights that bots play with."""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path

from smashup.cli.common.arguments import Subparsers, at_least_one
from smashup.cli.common.progress import progress


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "train",
        help="train the learned evaluation of the bots",
        description="Train the learned evaluation in a folder: `play` adds games of bots against themselves, `take` "
        "games of the laboratory, `plan` plans some of their positions, `fit` trains a net on all of them. All go on "
        "where they were interrupted. See docs/training.md.",
    )
    steps = parser.add_subparsers(metavar="STEP", required=True)
    playing = steps.add_parser("play", help="let a bot play against itself", description="Add games to a folder.")
    playing.set_defaults(run=play)
    playing.add_argument("folder", type=Path, metavar="FOLDER")
    playing.add_argument(
        "--bot", default="greedy", help="greedy, policy (the net's policy alone) or net@20 (its search) (greedy)"
    )
    playing.add_argument("--games", type=at_least_one, default=1000, metavar="N", help="how many games (1000)")
    playing.add_argument("--first", type=int, default=0, metavar="S", help="the seed of the first one (0)")
    playing.add_argument("--weights", type=Path, metavar="FILE", help="for policy and net: which weights")
    playing.add_argument("--workers", type=at_least_one, metavar="N", help="processes at once (one for each core)")
    taking = steps.add_parser(
        "take",
        help="take games of the laboratory",
        description="Add the games of a run of the laboratory to a folder. Whoever played them read ahead: what they "
        "chose teaches the policy.",
    )
    taking.set_defaults(run=take)
    taking.add_argument("folder", type=Path, metavar="FOLDER")
    taking.add_argument("results", type=Path, metavar="RESULTS", help="the results of `smashup lab run`")
    planning = steps.add_parser(
        "plan", help="plan positions of the games", description="Plan some positions of a folder's games with a net."
    )
    planning.set_defaults(run=plan)
    planning.add_argument("folder", type=Path, metavar="FOLDER")
    planning.add_argument("--weights", type=Path, required=True, metavar="FILE", help="of the net that plans")
    planning.add_argument("--workers", type=at_least_one, metavar="N", help="processes at once (one for each core)")
    fitting = steps.add_parser("fit", help="train a net on all games", description="Train a net on a folder's games.")
    fitting.set_defaults(run=fit)
    fitting.add_argument("folder", type=Path, metavar="FOLDER")
    fitting.add_argument("--epochs", type=float, default=6, metavar="N", help="how often each position is seen (6)")
    fitting.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same net (0)")
    fitting.add_argument(
        "--from", dest="start", type=Path, metavar="FILE", help="weights of a net that learns on (a new net)"
    )
    fitting.add_argument("--workers", type=at_least_one, metavar="N", help="processes at once (one for each core)")


def play(args: argparse.Namespace) -> int:
    from smashup.training.run import play_games

    with progress(args.games) as on_progress:
        on_progress(0)
        done = play_games(
            args.folder,
            args.bot,
            args.first,
            args.games,
            weights=args.weights,
            workers=args.workers,
            on_progress=on_progress,
        )
    print(f"{done} games added to {args.folder / 'games'}")
    return 0


def take(args: argparse.Namespace) -> int:
    from smashup.engine.errors import SetupError
    from smashup.lab.store import Results
    from smashup.training.games import Played
    from smashup.training.run import add_games

    results = Results(args.results)
    plan = results.plan()
    if plan.titans:
        raise SetupError(f"the games in {args.results} have titans, which the nets do not know; take others")
    # What tells runs apart: two of them in one folder must not write over each other.
    told = {**plan.to_dict(), "games": None, "smashup": None}
    name = f"lab_{hashlib.sha256(json.dumps(told).encode()).hexdigest()[:12]}"
    games = [
        Played(
            rows[0]["seed"],
            len(rows),
            tuple(rows[0]["choices"]),
            tuple(rows[0]["choices"]),
            next(row["player"] for row in rows if row["won"]),
            tuple([(row["faction_a"], row["faction_b"]) for row in rows]),
        )
        for rows in results.games()
        if rows[0]["choices"] is not None and rows[0]["ended"] == "won" and sum([row["won"] for row in rows]) == 1
    ]
    done = add_games(args.folder, name, games)
    print(f"{done} games taken from {args.results} to {args.folder / 'games'}")
    return 0


def plan(args: argparse.Namespace) -> int:
    from smashup.training.games import games_in
    from smashup.training.run import plan_games, unplanned

    with progress(sum([games_in(path) for path in unplanned(args.folder)])) as on_progress:
        on_progress(0)
        done = plan_games(args.folder, args.weights, args.workers, on_progress=on_progress)
    print(f"positions of {done} games planned in {args.folder / 'plans'}")
    return 0


def fit(args: argparse.Namespace) -> int:
    from smashup.training.games import loaded
    from smashup.training.run import fit_net, note_positions

    if args.start is not None:
        loaded(args.start)  # So that a file that does not fit is refused before anything else is done.
    noted = note_positions(args.folder, args.workers)
    print(f"{noted} positions noted")
    written = fit_net(args.folder, args.epochs, args.seed, print, args.start)
    print(f"The weights are in {written}.")
    return 0
