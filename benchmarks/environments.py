"""What a decision costs in our PettingZoo environment and in PettingZoo's own, measured in one run.

    python benchmarks/environments.py [--seconds 3] [--rounds 5] [--json]

Random legal play, `last` and `step` for every decision, resets included; and the same games without the environment.
The time is that of the processor, so that what else the machine does matters less.
The others are installed once into an environment of their own: 1.26.0 is the last PettingZoo with gin rummy.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

PACKAGES = ("pettingzoo==1.26.0", "rlcard==1.2.0", "chess==1.11.2", "pygame-ce==2.5.7")


def play_environment(env: Any) -> Callable[[], int]:
    """Something that plays one game at random in an environment; it says how many decisions that took."""
    import numpy as np

    chance = random.Random(1)
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[chance.randrange(len(legal))]))
            decisions += 1
        return decisions

    return play


def play_smashup() -> Callable[[], int]:
    from smashup import Game, Options

    chance = random.Random(1)

    def play() -> int:
        game = Game.new(2, chance.getrandbits(63), Options(setup="random"), log=False)
        while (decision := game.decision) is not None:
            game.choose(chance.randrange(len(decision)))
        return len(game.choices)

    return play


def play_rlcard() -> Callable[[], int]:
    import rlcard

    game = rlcard.make("gin-rummy", config={"seed": 1}).game
    chance = random.Random(1)

    def play() -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(chance.choice(game.judge.get_legal_actions()))
            decisions += 1
        return decisions

    return play


def play_chess() -> Callable[[], int]:
    import chess

    chance = random.Random(1)

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over(claim_draw=True):
            board.push(chance.choice(list(board.legal_moves)))
        return len(board.move_stack)

    return play


def ours() -> dict[str, tuple[Callable[[], int], Callable[[], int]]]:
    """By name: how to play with the environment, and without."""
    from smashup.env import aec_env

    return {"smashup": (play_environment(aec_env()), play_smashup())}


def theirs() -> dict[str, tuple[Callable[[], int], Callable[[], int]]]:
    from pettingzoo.classic import chess_v6, gin_rummy_v4

    return {
        "gin_rummy_v4 (rlcard)": (play_environment(gin_rummy_v4.env()), play_rlcard()),
        "chess_v6 (python-chess)": (play_environment(chess_v6.env()), play_chess()),
    }


def measure(players: dict[str, tuple[Callable[[], int], Callable[[], int]]], seconds: float) -> dict[str, list[float]]:
    """Microseconds of a decision with the environment and without."""
    gc.collect()
    gc.freeze()
    return {name: [per_decision(play, seconds) for play in pair] for name, pair in players.items()}


def per_decision(play: Callable[[], int], seconds: float) -> float:
    play()
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play()
    return spent / decisions * 1e6


def compare(seconds: float, rounds: int) -> dict[str, list[float]]:
    """The median of several rounds, ours and theirs in turn."""
    from smashup.cli.bench import python_with

    python = python_with(PACKAGES)
    mine = ours()
    found: dict[str, list[list[float]]] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        here = measure(mine, seconds)
        command = [str(python), __file__, "--theirs", "--seconds", str(seconds)]
        there = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[-1])
        for name, pair in {**here, **there}.items():
            found.setdefault(name, []).append(pair)
    return {name: [statistics.median(column) for column in zip(*pairs, strict=True)] for name, pairs in found.items()}


def show(found: dict[str, list[float]]) -> None:
    own, own_game = found["smashup"]
    print(f"{'a decision':<26}{'with':>10}{'without':>10}{'the environment':>18}{'ours costs':>14}")
    for name, (full, game) in found.items():
        ratio = "" if name == "smashup" else f"{(own - own_game) / (full - game):>10.2f} of it"
        print(f"{name:<26}{full:>7.1f} µs{game:>7.1f} µs{full - game:>15.1f} µs{ratio}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each measurement takes (3)")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (5)")
    parser.add_argument("--json", action="store_true", help="print numbers for programs")
    parser.add_argument("--theirs", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.theirs:
        print(json.dumps(measure(theirs(), args.seconds)))
        return 0
    found = compare(args.seconds, args.rounds)
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
