"""A long run of random games: `make soak`, or `python -m tests.soak --games 50000`.

Every game is played to its end with the checks of tests/invariants.py; every 25th also with clones, saves, undo and
redealt hidden cards. Every second game has titans. All cores; the first violation ends the run with the seed that
shows it.
"""

import argparse
import multiprocessing
import random
import sys
import time

from smashup import Game
from tests.invariants import (
    assert_every_card_is_in_one_place,
    assert_illegal_choices_change_nothing,
    assert_power_adds_up,
    assert_views_keep_secrets,
    play_out,
    random_game,
)


def one_game(seed: int) -> tuple[int, int, str]:
    """Play the game of a seed; returns the seed, the number of decisions, and what went wrong."""
    try:
        game = thorough_game(seed) if seed % 25 == 0 else play_out(random_game(seed), seed, check_every=8)
    except Exception as error:
        return seed, 0, f"{type(error).__name__}: {error}"
    return seed, len(game.choices), ""


def thorough_game(seed: int) -> Game:
    game = random_game(seed, log=True)
    rng = random.Random(seed)
    while game.decision is not None:
        assert_every_card_is_in_one_place(game)
        chance = rng.random()
        if chance < 0.05:
            assert_views_keep_secrets(game, seed)
        elif chance < 0.10:
            assert_illegal_choices_change_nothing(game)
            assert_power_adds_up(game)
        elif chance < 0.13:
            clone = game.clone()
            assert clone.fingerprint() == game.fingerprint()
            assert Game.load(game.save()).fingerprint() == game.fingerprint()
        choice = rng.randrange(len(game.decision))
        before = game.fingerprint() if chance > 0.97 else ""
        game.choose(choice)
        if before:
            game.undo()
            assert game.fingerprint() == before
            game.choose(choice)
    return game


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    args = parser.parse_args()
    start = time.perf_counter()
    decisions = 0
    with multiprocessing.Pool() as pool:
        results = pool.imap_unordered(one_game, range(args.first, args.first + args.games), chunksize=20)
        for number, (seed, made, problem) in enumerate(results, 1):
            if problem:
                print(f"\nseed {seed}: {problem}")
                pool.terminate()
                return 1
            decisions += made
            if number % 500 == 0 or number == args.games:
                rate = number / (time.perf_counter() - start)
                left = (args.games - number) / rate
                print(f"\r{number} games, {rate:.0f} a second, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    seconds = time.perf_counter() - start
    print(f"\n{args.games} games, {decisions} decisions, {seconds:.0f} s: no violation")
    return 0


if __name__ == "__main__":
    sys.exit(main())
