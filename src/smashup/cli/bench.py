"""`smashup bench`: how fast the engine is, on one core, in plain Python."""

from __future__ import annotations

import argparse
import gc
import json
import time
from typing import Any

from smashup.engine import randomness
from smashup.engine.decisions import END
from smashup.engine.options import Options
from smashup.game import Game

SECONDS = 3.0
"""How long each measurement takes, at least."""
CLONES = 20
"""How often one position is copied."""


def run(args: argparse.Namespace) -> int:
    found = measure(SECONDS)
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        print(f"a decision      {found['decision_us']:>8.2f} µs   (choosing at random included, log off)")
        print(f"a clone         {found['clone_us']:>8.2f} µs   (at the Play Cards decision)")
        print(f"games a second  {found['games_per_second']:>8.1f}      (two players, random factions)")
    return 0


def measure(seconds: float) -> dict[str, Any]:
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
            if decision.raw[-1] is END:
                began = time.perf_counter()
                for _ in range(CLONES):
                    game.clone()
                spent += time.perf_counter() - began
                clones += CLONES
            index, rng = randomness.below(rng, len(decision.raw))
            game.choose(index)
        seed += 1
    return spent / clones * 1e6
