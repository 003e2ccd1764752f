"""Planning the rest of the turn with the evaluation made by hand: all that a bot of the standard library has.

In a deal of the cards that the player cannot know, all answers to the question are tried to the end of their effects;
the most promising are followed by the answers to the next question of the turn, and so on: a beam of a few lines. Only
lines that have come to the end of the turn are compared, because a position with plays left cannot be compared with one
without; the weights of the evaluation there are those of ended turns. What an answer is worth is what the best line
behind it is worth, as the mean over a few deals.
"""

from __future__ import annotations

from typing import NamedTuple

from smashup.bots.answers import Key, grouped
from smashup.bots.evaluation import AT_END_OF_TURN, chances
from smashup.bots.finishing import winning_answer
from smashup.bots.greedy import MOST_TRIALS, outlooks, without_looking
from smashup.engine import randomness
from smashup.engine.answers import END
from smashup.engine.decisions import Decision
from smashup.game import Game
from smashup.game.view import GameView

WIDTH = 4
"""How many lines are followed at the same time."""
DEPTH = 6
"""How many questions of the turn are looked through."""
TRIALS = 150
"""How many answers are tried at most for each question after the first, with what their effects ask."""
DEALS = 2
"""In how many deals the turn is planned."""
FINISHING = 200
"""How many positions are looked at for a win in this turn."""


class Line(NamedTuple):
    """A plan: its first answer, where it has led to, and the player's chance of winning there."""

    first: Key
    """Empty at the beginning."""
    game: Game
    chance: float
    ended: bool
    """Whether the turn has ended, or the game."""


class PlannerBot:
    """Plans its turn. `deals`: in how many deals of the cards that it cannot know."""

    name = "planner"

    def __init__(self, seed: int = 0, deals: int = DEALS) -> None:
        self._start = randomness.seeded(seed)
        self._deals = deals

    def choose(self, view: GameView, decision: Decision) -> int:
        found = self.weighed(view, decision)
        return max(found, key=found.__getitem__)

    def weighed(self, view: GameView, decision: Decision) -> dict[int, float]:
        """The answers that were followed to the end of the turn, each with the chance of winning it leads to."""
        chance = randomness.mix(self._start + view.number())
        unthinking = without_looking(view, decision, chance)
        if unthinking is None:
            unthinking = winning_answer(view, decision, chance, FINISHING)
        if unthinking is not None:
            return {unthinking: 1.0}
        deals: list[dict[Key, float]] = []
        answers: dict[Key, int] = {}
        for number in range(self._deals):
            world = view.determinize(randomness.mix(chance + number))
            answers = answers or grouped(world.state, decision.raw)
            if len(answers) == 1:
                return {0: 1.0}
            deals.append(planned(world, decision.player))
        found = {key: [deal[key] for deal in deals if key in deal] for key in answers}
        # What was followed in few deals is known too badly to be compared.
        most = max(map(len, found.values()))
        return {answers[key]: sum(each) / len(each) for key, each in found.items() if 2 * len(each) > most}


def planned(world: Game, player: int) -> dict[Key, float]:
    """The player's chance at the end of the turn behind each first answer that was followed up to there."""
    best: dict[Key, float] = {}
    followed = [Line((), world, 0.0, False)]
    for depth in range(DEPTH):
        lines = [after for line in followed for after in _opened(line, player, TRIALS if depth else MOST_TRIALS)]
        for line in lines:
            if line.ended:
                best[line.first] = max(line.chance, best.get(line.first, 0.0))
        # The same cards in another order lead to the same position.
        different = {round(line.chance, 6): line for line in reversed(lines) if not line.ended}
        followed = sorted(different.values(), key=lambda line: -line.chance)[:WIDTH]
    return best


def _opened(line: Line, player: int, trials: int) -> list[Line]:
    """Where the answers to the next question of a line lead, one of each kind. Uses its game up."""
    game, first = line.game, line.first
    assert game.decision is not None
    raw, turn = game.decision.raw, game.turn
    found = grouped(game.state, raw)
    lines = []
    for key, index in found.items():
        if raw[index] is END:
            # Played out like lines that leave nothing to play, so that all have drawn the same cards.
            after = game.clone(log=False)
            after.choose(index)
            lines.append(Line(first or key, after, _at_end(after, player, turn), True))
    going_on = {key: index for key, index in found.items() if raw[index] is not END}
    ahead = outlooks(game, player, list(going_on.values()), trials)
    for key, index in going_on.items():
        if index in ahead:
            after, ended = ahead[index].game, not _is_to_play(ahead[index].game, player, turn)
            chance = _at_end(after, player, turn) if ended else ahead[index].chances[player]
            lines.append(Line(first or key, after, chance, ended))
    return lines


def _at_end(game: Game, player: int, turn: int) -> float:
    """The player's chance of winning where the turn has ended."""
    return chances(game.state, turn, AT_END_OF_TURN)[player]


def _is_to_play(game: Game, player: int, turn: int) -> bool:
    """Is the player asked for plays of this turn?"""
    decision = game.decision
    return decision is not None and game.turn == turn and decision.player == player and decision.is_play_cards
