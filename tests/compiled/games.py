"""Play random games and print a digest of each: `python -m tests.compiled.games 100 200`, those with these seeds.

Run once with the compiled engine and once with the plain one, it shows where they part. The digest of every fiftieth
game speaks of all that can be asked of it: what was told, what a player may know, copies and deals on the way.
"""

from __future__ import annotations

import hashlib
import json
import sys
from functools import cache

import smashup
from smashup import Game
from tests.invariants import play_out, random_game

CHECKED_EVERY = 15
"""How many choices lie between two positions that are checked and, in some games, part of the digest."""


@cache
def digest(seed: int) -> str:
    """A hash of the random game with that seed, one in ten of full length, in which what must hold is checked."""
    thorough = seed % 50 == 0
    found = hashlib.blake2b(digest_size=12)

    def look_at(game: Game) -> None:
        assert game.decision is not None
        player = game.decision.player
        found.update(game.fingerprint().encode())
        found.update(json.dumps(game.view(player)).encode())
        found.update(game.determinize(player, seed).fingerprint().encode())
        clone = game.clone()
        clone.choose(0)
        found.update(clone.fingerprint().encode())

    game = random_game(seed, log=thorough, target_vp=15 if seed % 10 == 0 else 5)
    if thorough:
        play_out(game, seed, CHECKED_EVERY, look_at)
    else:
        play_out(game, seed, CHECKED_EVERY)
    for event in game.events:
        found.update(event.describe().encode())
    found.update(f"{game.fingerprint()} {game.scores} {game.choices}".encode())
    return found.hexdigest()


def main() -> None:
    print("compiled" if smashup.compiled else "plain")
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        print(seed, digest(seed))


if __name__ == "__main__":
    main()
