"""How likely a deal of the hidden cards is, by what the others played: whoever holds a better card plays it."""

from __future__ import annotations

from collections.abc import Sequence

from smashup.bots.answers import grouped, key_of
from smashup.bots.learned.features import Asked, Looked, look, options
from smashup.bots.learned.net import Net
from smashup.game import Game
from smashup.game.view import GameView

LEAST = 0.02
"""Nobody plays by the policy alone: a play may always be this likely."""
TRUST = 0.5
"""And what it says of several plays is not independent: how much of it counts."""


def likelihoods(view: GameView, worlds: Sequence[Game], net: Net) -> list[float]:
    """For each deal how likely what was played in the last round would have been played."""
    found = [1.0] * len(worlds)
    looks: list[Looked] = []
    questions: list[Asked] = []
    players: list[int] = []
    asked: list[tuple[int, int]] = []
    for number, world in enumerate(worlds):
        for state, player, answer in view.earlier_plays(world):
            decision = world.resumed(state).decision
            assert decision is not None
            answers = grouped(state, decision.raw)
            key = key_of(state, answer)
            if key in answers and len(answers) > 1:
                asked.append((number, list(answers).index(key)))
                looks.append(look(state, player))
                questions.append(options(state, decision, [decision.raw[index] for index in answers.values()]))
                players.append(player)
    if asked:
        for (number, place), priors in zip(asked, net.priors(looks, questions, players), strict=True):
            found[number] *= max(LEAST, priors[place]) ** TRUST
    return found
