"""A bot that plays every option out to the end of its own effect and takes the one with the best chance of winning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from smashup.bots.draft import in_setup
from smashup.bots.evaluation import chances
from smashup.bots.finishing import winning_answer
from smashup.engine import randomness
from smashup.engine.answers import END
from smashup.engine.decisions import Decision
from smashup.game import Game
from smashup.game.view import GameView

MOST_FOLLOW_UPS = 6
"""How many further questions to the same player an option's effect is followed through."""
MOST_TRIALS = 1500
"""How many options are tried at most for one choice, follow-ups included."""
FINISHING = 1000
"""How many positions are looked at for a win in this turn."""
MOST_PLAYED = 40
"""A turn in which this many cards were played goes round in circles (Copycat as a Collector that returns it, on The
Homeworld, can be played for ever): from then on a bot takes the last answer, which ends or declines where possible.
"""
MOST_TURNS = 300
"""A game that is longer is stuck, because nobody wants to break a base: from then on bots choose by chance."""


class GreedyBot:
    """Looks one option ahead. `notices` is the share of the possible plays it looks at: less than all makes it weaker,
    as somebody is who overlooks a card or a base; what a card asks is always answered with open eyes.
    """

    name = "greedy"

    def __init__(self, seed: int = 0, notices: float = 1.0) -> None:
        self._start = randomness.seeded(seed)
        self._notices = notices

    def choose(self, view: GameView, decision: Decision) -> int:
        found = self.weighed(view, decision)
        return max(found, key=found.__getitem__)

    def weighed(self, view: GameView, decision: Decision) -> dict[int, float]:
        """The answers that were looked at, each with the chance of winning it leads to."""
        chance = randomness.mix(self._start + view.number())
        unthinking = without_looking(view, decision, chance)
        if unthinking is not None:
            return {unthinking: 1.0}
        player = decision.player
        looked_at = None
        winning = winning_answer(view, decision, chance, FINISHING) if self._notices == 1 else None
        if winning is not None:
            return {winning: 1.0}
        if self._notices < 1 and decision.is_play_cards:
            plays = list(range(len(decision) - 1))  # The last option ends them.
            chance = randomness.shuffle(chance, plays)
            looked_at = [*plays[: max(1, round(self._notices * len(plays)))], len(decision) - 1]
        # What the player cannot know is dealt afresh before anything is tried: the bot never sees the real cards.
        found = outlooks(view.determinize(chance), player, looked_at)
        return {index: outlook.chances[player] for index, outlook in found.items()}


def without_looking(view: GameView, decision: Decision, chance: int) -> int | None:
    """The answer where looking ahead does not help: in the setup, in a turn that goes round in circles, in a game that
    is stuck. Elsewhere None.
    """
    if view.turn == 0:
        return in_setup(view, decision, chance)
    if view.played >= MOST_PLAYED:
        return len(decision) - 1
    if view.turn > MOST_TURNS:
        return randomness.below(chance, len(decision))[0]
    return None


class Outlook(NamedTuple):
    """Where an option leads."""

    chances: list[float]
    """Everybody's chance of winning then."""
    game: Game


def outlooks(
    game: Game, player: int, looked_at: Sequence[int] | None = None, trials: int = MOST_TRIALS
) -> dict[int, Outlook]:
    """For each option of the decision (or of those looked at) where it leads. Uses the game up.

    `trials`: how many options are tried at most, follow-ups included.
    """
    assert game.decision is not None
    indexes = range(len(game.decision)) if looked_at is None else looked_at
    return _read(game, player, indexes[:trials], MOST_FOLLOW_UPS, trials)


def _read(game: Game, player: int, indexes: Sequence[int], follow_ups: int, trials: int) -> dict[int, Outlook]:
    decision, turn = game.decision, game.turn
    assert decision is not None
    found = {}
    for number, index in enumerate(indexes):
        if decision.raw[index] is END:
            # Ending the plays is measured by what there is now, not by what the next cards happen to be.
            found[index] = Outlook(chances(game.state, turn), game)
            continue
        after = game.clone(log=False) if number < len(indexes) - 1 else game
        after.choose(index)
        if follow_ups:
            after = _settled(after, player, turn, follow_ups, trials // len(indexes))
        # Where nothing was left to do the turn has ended by itself: that is no merit and no fault of the option.
        found[index] = Outlook(chances(after.state, turn if after.turn != turn else None), after)
    return found


def _settled(game: Game, player: int, turn: int, follow_ups: int, trials: int) -> Game:
    """The game after what the effect still asks the player, each question answered by its immediate result."""
    for _ in range(follow_ups):
        decision = game.decision
        if decision is None or decision.player != player or decision.is_play_cards or game.turn != turn:
            break
        if decision.asks == "hand_limit":
            break  # The turn has ended: which cards are then discarded has nothing to do with the option.
        indexes = range(len(decision))[: max(1, trials)]
        trials -= len(indexes)
        game = max(_read(game, player, indexes, 0, 0).values(), key=lambda outlook: outlook.chances[player]).game
    return game
