"""What planning makes of some positions of games that were played: the answer it gives, and everybody's chances then.

The end of a game says little about one position of it, and a bot that answers at once teaches little about answers.
Planning the turn takes as long as playing half a game that way, and says more about both.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import NamedTuple

from smashup.bots.answers import grouped
from smashup.bots.finishing import winning_answer
from smashup.bots.learned.net import Net
from smashup.bots.learned.search import NetSearch
from smashup.engine import randomness
from smashup.engine.decisions import Decision
from smashup.engine.errors import SetupError
from smashup.game import Game
from smashup.training.games import Played, begin, loaded, read

FIRST = 0.12
"""Of the questions with which turns begin, how many are planned: what they say also holds for the turn that ended."""
OTHERS = 0.04
"""The same for all other questions."""
FINISHING = 200
"""How many positions are looked at for a win."""


class Planned(NamedTuple):
    """After so many choices of a game the question was planned: the best answer, and everybody's chances with it."""

    at: int
    answer: int
    chances: tuple[float, ...]


class ToPlan(NamedTuple):
    """A file of games, where its plans go, and the weights to plan with."""

    games: Path
    into: Path
    weights: Path


def plan_file(job: ToPlan) -> int:
    """Plan positions of all games of a file; returns how many games that are."""
    net: Net = loaded(job.weights)
    found = [(played.seed, plans_of(played, net)) for played in read(job.games)]
    unfinished = job.into.with_name(job.into.name + ".unfinished")
    unfinished.write_bytes(gzip.compress(json.dumps(found).encode(), mtime=0))
    unfinished.replace(job.into)
    return len(found)


def plans_of(played: Played, net: Net) -> list[Planned]:
    game = begin(played.seed, played.players, played.factions)
    rng = randomness.seeded(played.seed * 13 + 1)
    found: list[Planned] = []
    turn = 0
    for at, chosen in enumerate(played.choices):
        decision = game.decision
        assert decision is not None
        number, rng = randomness.below(rng, 1_000_000)
        share = FIRST if game.turn > turn else OTHERS
        turn = game.turn
        if turn > 0 and number < share * 1_000_000 and len(grouped(game.state, decision.raw)) > 1:
            found.append(Planned(at, *planned(game, decision, net, rng)))
        game.choose(chosen)
    return found


def planned(game: Game, decision: Decision, net: Net, chance: int) -> tuple[int, tuple[float, ...]]:
    """The answer that planning the turn in one deal gives, and everybody's chances; a win that is there is taken."""
    view = game.seen_by(decision.player)
    winning = winning_answer(view, decision, chance, FINISHING)
    if winning is not None:
        return winning, tuple([float(player == decision.player) for player in range(game.players)])
    search = NetSearch(view, decision, chance, net)
    search.run(1, None)
    answer, chances = next(iter(search.judged().items()))
    whole = sum(chances)  # Less than 1 where cards were wasted.
    return answer, tuple([round(one / whole, 4) for one in chances])


def read_plans(path: Path) -> dict[int, dict[int, Planned]]:
    """The plans of a file, by the seed of the game and the number of choices before; none if there is no such file.
    SetupError if it holds anything else."""
    if not path.exists():
        return {}
    try:
        stored = json.loads(gzip.decompress(path.read_bytes()))
        return {
            seed: {at: Planned(at, answer, tuple(chances)) for at, answer, chances in plans} for seed, plans in stored
        }
    except (OSError, EOFError, ValueError, TypeError) as error:
        raise SetupError(f"{path} holds no plans for training, or is cut short: {error}") from error
