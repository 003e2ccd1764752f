"""`smashup bench`: how fast the engine is, on one core, in plain Python."""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NotRequired, TypedDict

from smashup.cli.bench.peers import PACKAGES, PeerTimes
from smashup.cli.common.arguments import Subparsers, UsageError
from smashup.engine import randomness
from smashup.engine.options import Options
from smashup.game import Game

SECONDS = 3.0
"""How long each measurement takes, at least."""
SCRIPT = ("-I", str(Path(__file__).with_name("peers.py")))
"""Isolated: no folder of this project and no variable of this shell says which modules the other engines get."""
CLONES = 20
"""How often one position is copied."""


class EngineTimes(TypedDict):
    """What --json prints."""

    decision_us: float
    clone_us: float
    games_per_second: float
    peers: NotRequired[list[PeerTimes]]


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("bench", help="measure the speed of the engine")
    parser.set_defaults(run=run)
    parser.add_argument("--peers", action="store_true", help="measure other projects' engines in the same run")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    found = measure(SECONDS)
    if args.peers:
        found["peers"] = measure_peers(SECONDS)
    if args.json:
        print(json.dumps(found, indent=2))
        return 0
    print(f"a decision      {found['decision_us']:>8.2f} µs   (choosing at random included, log off)")
    print(f"a clone         {found['clone_us']:>8.2f} µs   (at the Play Cards decision)")
    print(f"games a second  {found['games_per_second']:>8.1f}      (two players, random factions)")
    if args.peers:
        print(f"\n{'in the same run':<28}{'a decision':>12}{'ours is':>20}{'a copy':>12}{'ours is':>20}")
        for peer in found["peers"]:
            decision = _ratio(peer["decision_us"], found["decision_us"])
            clone = _ratio(peer["copy_us"], found["clone_us"])
            times = f"{peer['decision_us']:>9.1f} µs{decision:>20}{peer['copy_us']:>9.1f} µs{clone:>20}"
            print(f"{peer['name']:<28}{times}")
    return 0


def _ratio(theirs: float, ours: float) -> str:
    return f"{theirs / ours:.1f} times faster" if theirs >= ours else f"{ours / theirs:.1f} times slower"


def measure_peers(seconds: float) -> list[PeerTimes]:
    """Measure the other engines."""
    python = python_with(PACKAGES)
    print("Measuring the other engines …", file=sys.stderr)
    done = subprocess.run([str(python), *SCRIPT, str(seconds)], capture_output=True, text=True)
    if done.returncode:
        raise UsageError(f"the other engines could not be measured: {done.stderr.strip().splitlines()[-1]}")
    peers: list[PeerTimes] = json.loads(done.stdout.splitlines()[-1])
    return peers


def python_with(packages: Sequence[str]) -> Path:
    """A Python with these packages, in an environment that is made once and kept in the user's cache."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    name = "-".join(["peers", *(package.replace("==", "_") for package in packages)])
    environment = cache / "smashup" / name
    python = environment / "bin" / "python"
    ready = environment / "ready"
    if not ready.exists():
        print("Installing the other engines, once …", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(environment)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]
        done = subprocess.run(install, capture_output=True, text=True)
        if done.returncode:
            raise UsageError(f"the other engines could not be installed: {done.stderr.strip().splitlines()[-1]}")
        ready.touch()
    return python


def measure(seconds: float) -> EngineTimes:
    """Random two-player games over random faction pairs, and copies of their positions."""
    _play(0)  # Everything is imported and warm.
    gc.collect()
    gc.freeze()
    try:
        games = decisions = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            decisions += _play(games)
            games += 1
        clone_us = _clone_us(seconds / 2)
    finally:
        gc.unfreeze()
    return {
        "decision_us": round(spent / decisions * 1e6, 3),
        "clone_us": round(clone_us, 3),
        "games_per_second": round(games / spent, 2),
    }


def _new(seed: int) -> Game:
    return Game.new(2, seed, Options(setup="random"), log=False)


def _play(seed: int) -> int:
    """Play a game by chance; how many decisions it took."""
    game = _new(seed)
    rng = randomness.seeded(seed)
    decisions = 0
    choose = game.choose
    while (decision := game.decision) is not None:
        rng = (rng * 0x5851F42D4C957F2D + 1) & 0xFFFFFFFFFFFFFFFF
        choose((rng >> 32) * len(decision.raw) >> 32)
        decisions += 1
    return decisions


def _clone_us(seconds: float) -> float:
    """How long a copy takes at the Play Cards decisions of random games."""
    spent = 0.0
    clones = seed = 0
    while spent < seconds:
        game = _new(seed)
        rng = randomness.seeded(seed)
        while (decision := game.decision) is not None:
            if decision.is_play_cards:
                began = time.perf_counter()
                for _ in range(CLONES):
                    game.clone()
                spent += time.perf_counter() - began
                clones += CLONES
            index, rng = randomness.below(rng, len(decision.raw))
            game.choose(index)
        seed += 1
    return spent / clones * 1e6
