"""A bot that tries each option on a copy of the game and takes the one whose immediate result it likes best."""

from __future__ import annotations

from smashup.engine import randomness
from smashup.engine.decisions import END, Decision
from smashup.engine.power import breakpoint_of, totals
from smashup.engine.scoring import places
from smashup.engine.state import BaseInPlay, State
from smashup.game import Game
from smashup.game_view import GameView

# What things are worth, in victory points.
WINNING = 100.0
CARD_IN_HAND = 0.06
DRAWN = 2
"""Cards drawn at the end of a turn (2.5)."""
LEAD = 0.5
"""Being ahead on a base by its whole breakpoint, as a part of what winning it pays."""
UNREADY = 0.6
"""How sure the places on a base seem that is a hair below its breakpoint."""
MOST_FOLLOW_UPS = 6
"""An option's effect is followed through so many further questions to the same player."""


class GreedyBot:
    """Looks one option ahead."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._start = randomness.seeded(seed)

    def choose(self, view: GameView, decision: Decision) -> int:
        chance = randomness.mix(self._start + view.number())
        if view.turn == 0:
            return self._in_setup(decision, chance)
        player = decision.player
        # What the player cannot know is dealt anew before anything is tried: the bot never sees the real cards.
        imagined = view.determinize(chance)
        return _best(imagined, player, follow=True)[0]

    def _in_setup(self, decision: Decision, chance: int) -> int:
        """Any faction; and a hand without a minion is always drawn anew."""
        if decision.options[0].kind == "yes":
            return 0
        return randomness.below(chance, len(decision))[0]


def _best(game: Game, player: int, *, follow: bool) -> tuple[int, float]:
    """The option with the best result for the player, and how good that is. The first of equals."""
    decision = game.decision
    assert decision is not None
    best, best_value = 0, float("-inf")
    for index, raw in enumerate(decision.raw):
        if raw is END:
            # Ending the plays is measured by what there is now, not by what the next cards happen to be.
            worth = value(game.state, player)
        else:
            copy = game.clone(log=False)
            copy.choose(index)
            if follow:
                _settle(copy, player, game.turn)
            worth = value(copy.state, player)
            if copy.turn != game.turn:
                # Nothing was left to do and the turn ended: the cards drawn then are no merit of the option.
                worth -= DRAWN * CARD_IN_HAND
        if worth > best_value:
            best, best_value = index, worth
    return best, best_value


def _settle(game: Game, player: int, turn: int) -> None:
    """Answer what the effect still asks the player, each question by its immediate result."""
    for _ in range(MOST_FOLLOW_UPS):
        decision = game.decision
        if decision is None or decision.player != player or decision.raw[-1] is END or game.turn != turn:
            return
        game.choose(_best(game, player, follow=False)[0])


def value(state: State, player: int) -> float:
    """How good a position is for a player, in victory points."""
    if state.winners:
        return WINNING if player in state.winners else -WINNING
    rivals = [vp for who, vp in enumerate(state.vp) if who != player]
    worth = state.vp[player] - max(rivals) / 2 - sum(rivals) / len(rivals) / 2
    worth += CARD_IN_HAND * len(state.hands[player])
    return worth + sum(_on_base(state, base, player) for base in state.bases)


def _on_base(state: State, base: BaseInPlay, player: int) -> float:
    """What the base promises: the VP if it scored now, the surer the nearer it is to that, and the lead there."""
    there = totals(state, base)
    power = sum(there)
    if not power:
        return 0.0
    needed = max(1, breakpoint_of(state, base))
    sure = 1.0 if power >= needed else UNREADY * (power / needed) ** 2
    pays = base.definition.vp
    taken = places(there, {minion.controller for minion in base.minions})
    awards = [pays[taken[who]] if who in taken else 0 for who in range(state.players)]
    best_rival = max(vp for who, vp in enumerate(awards) if who != player)
    strongest = max(total for who, total in enumerate(there) if who != player)
    lead = max(-1.0, min(1.0, (there[player] - strongest) / needed))
    return sure * (awards[player] - best_rival) + LEAD * lead * pays[0]
