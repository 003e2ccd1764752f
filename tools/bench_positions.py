"""Write from scratch the positions that `smashup bench` searches: `python -m tools.bench_positions`.

Needed only when a change of the rules or of an option's order makes them unreachable. Iterations a second before and
after that cannot be compared.
"""

from __future__ import annotations

import json

from smashup import Game, Options
from smashup.bots.registry import make_bot
from smashup.cli.bench.ours import POSITIONS, Position

NUMBERS_OF_PLAYERS = (2,) * 14 + (3,) * 4 + (4,) * 2
FEWEST_OPTIONS = 4


def position(number: int, players: int) -> Position:
    """A Play Cards decision of a game of bots that are fair or choose by chance, early in it or late."""
    dealt = Game.new(players, number, Options(setup="random"), log=False).factions
    game = Game.new(dealt, number, log=False)
    bots = [make_bot("greedy" if number % 2 else "random", number) for _ in range(players)]
    turn = 1 + 2 * number // 3 * players // 2
    while (decision := game.decision) is not None:
        if game.turn >= turn and decision.is_play_cards and len(decision) >= FEWEST_OPTIONS:
            return {
                "factions": [list(pair) for pair in dealt],
                "seed": number,
                "choices": list(game.choices),
            }
        game.choose(bots[decision.player].choose(game.seen_by(decision.player), decision))
    raise ValueError(f"game {number} is over before turn {turn}")


def main() -> None:
    found = [position(number, players) for number, players in enumerate(NUMBERS_OF_PLAYERS)]
    lines = ",\n".join(json.dumps(one) for one in found)
    POSITIONS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
