"""Play random games and print a digest of each: `python -m tests.compiled.games 100 200`, those with these seeds.

Run once with the compiled engine and once with the plain one, it shows where they part. The digest of every tenth game
speaks of all that can be asked of it: what was told, what a player may know, copies and deals on the way.
"""

from __future__ import annotations

import hashlib
import json
import sys

import smashup
from smashup import Game, Options
from smashup.engine.randomness import below, seeded

LOOKED_AT_EVERY = 20
"""How many choices lie between two positions that are part of a digest."""


def digest(seed: int) -> str:
    """A hash of the random game with that seed: of two, three and four players in turn, one in five of full length."""
    thorough = seed % 50 == 0
    options = Options(setup="random", target_vp=15 if seed % 5 == 0 else 5)
    game = Game.new(2 + seed % 3, seed, options, log=thorough)
    rng = seeded(seed)
    found = hashlib.blake2b(digest_size=12)
    while (decision := game.decision) is not None:
        index, rng = below(rng, len(decision))
        if thorough and len(game.choices) % LOOKED_AT_EVERY == 0:
            found.update(game.fingerprint().encode())
            found.update(json.dumps(game.view(decision.player)).encode())
            found.update(game.determinize(decision.player, seed).fingerprint().encode())
            game = game.clone()
        game.choose(index)
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
