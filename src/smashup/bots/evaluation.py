"""How good a position is for each player: what bots look at when they stop reading ahead.

A position is described by a few numbers for each player; their weighted sum is the player's strength, and strengths
become chances of winning. The weights are not guessed: `tools/tune_evaluation.py` fits them to the results of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import TYPE_CHECKING, Final, TypeAlias

from smashup.engine.bits import BIT, OTHER_POWER
from smashup.engine.power import all_totals, breakpoints
from smashup.engine.state import NOT_IN_PLAY, PLAY_CARDS, SCORE_BASES, BaseInPlay, Lasting, LastingKind, State, Until

if TYPE_CHECKING:
    from smashup.engine.card.card import Card

# What is looked at, and its weight: fitted by the tool and rounded. Cards in hand weigh less than the fit says: whoever
# keeps a card often has a better one.
FEATURES = {
    # Victory points.
    "vp": 0.25,
    # Their square over the target: points near the end count more.
    "vp_squared": 0.26,
    # VP of the places on bases that score in this turn.
    "ready": 0.36,
    # VP of the places on other bases, the more the nearer they are to scoring.
    "soon": 0.25,
    # The same, most for bases that are half full.
    "later": 0.1,
    # The lead on other bases against what is missing to the breakpoint, in VP of the first place.
    "lead": 0.01,
    # Power on other bases, in VP for each point of the breakpoint.
    "power": 0.09,
    # Minions on other bases.
    "minions": 0.05,
    # The part of "soon" that hangs on a single minion, which one card of a rival can take away.
    "at_risk": -0.13,
    # Cards in play with an ability that is not used up.
    "abilities": 0.05,
    # Cards in hand, with those to be drawn at the end of this turn.
    "hand": 0.03,
    # Printed power of the best minion in hand, half that of the second, a quarter of the third ….
    "hand_power": 0.05,
    # Printed power in the deck, for each card.
    "deck_power": 0.03,
    # A minion play is left and a minion to use it.
    "minion_play": 0.15,
    # An action play is left and an action to use it.
    "action_play": 0.06,
    # It is the player's turn and the plays are not over.
    "current": -0.02,
}
WEIGHTS: Final = tuple(FEATURES.values())
# The weights where all plays of a turn are over, fitted to the ends of 44,580 turns in 10,080 games of the bots'
# training. They cannot be used where plays are left.
AT_END_OF_TURN: Final = tuple(
    {
        "vp": 0.23,
        "vp_squared": 0.33,
        "ready": 0.0,  # Counted as scored: see `chances`.
        "soon": 0.14,
        "later": 0.08,
        "lead": 0.01,
        "power": 0.065,
        "minions": 0.08,
        "at_risk": 0.0,
        "abilities": 0.07,
        "hand": 0.01,
        "hand_power": 0.1,
        "deck_power": 0.29,
        "minion_play": 0.0,
        "action_play": 0.0,
        "current": 0.0,
    }[feature]
    for feature in FEATURES
)
VP: Final = 0
VP_SQUARED: Final = 1
# Where the numbers stand that are added up over the bases.
READY: Final = 2
SOON: Final = 3
LATER: Final = 4
LEAD: Final = 5
POWER: Final = 6
MINIONS: Final = 7
AT_RISK: Final = 8
ABILITIES: Final = 9

MOST_IN_HAND: Final = 10
DRAWN: Final = 2
TITAN: Final = 6
"""A titan in play counts as this many cards with an ability, besides the power it gives. Set by hand, not fitted."""
NOT_USED_UP: Final = ~BIT["on_play"]
AS_GOOD_AS: Final = 0.95
"""What VP of a base that scores in this turn count beside VP a player has: a Special may still spoil it."""
SURE: Final = 0.97
"""The chance of a player who wins when the ready bases score, before anything else is looked at."""
OF_POWER: Final[frozenset[LastingKind]] = frozenset(("power", "base_power", "total", "breakpoint", "breakpoint_is"))
ENDING_NOW: Final[frozenset[Until]] = frozenset(("end", "end or source"))


def chances(state: State, ended: int | None = None, weights: tuple[float, ...] = WEIGHTS) -> list[float]:
    """Each player's estimated chance of winning; see `features` for `ended`."""
    if state.winners:
        return [1 / len(state.winners) if player in state.winners else 0.0 for player in range(state.players)]
    found = features(state, ended, passing=passing_power(state))
    target = state.rules.options.target_vp
    ahead = []
    for numbers in found:
        vp, ready = numbers[VP], numbers[READY]
        ahead.append(vp + ready)
        if ready:
            # A base that scores in this turn is as good as scored.
            vp += AS_GOOD_AS * ready
            numbers[VP], numbers[VP_SQUARED], numbers[READY] = vp, vp * vp / target, 0.0
    estimated = odds(strengths(found, weights))
    best = max(ahead)
    if best >= target and ahead.count(best) == 1:
        winner = ahead.index(best)
        estimated = [(1 - SURE) * chance for chance in estimated]
        estimated[winner] += SURE
    return estimated


def passing_power(state: State) -> list[Lasting]:
    """What gives or takes power until the end of this turn only."""
    if not state.lasting:
        return []
    return [effect for effect in state.lasting if effect.kind in OF_POWER and effect.until in ENDING_NOW]


def strengths(found: list[list[float]], weights: tuple[float, ...] = WEIGHTS) -> list[float]:
    """Each player's strength: the differences count, as in a rating."""
    return [sum(map(mul, weights, numbers)) for numbers in found]


def odds(strength: list[float]) -> list[float]:
    """Strengths as chances."""
    best = max(strength)
    found = [exp(one - best) for one in strength]
    total = sum(found)
    return [one / total for one in found]


def features(state: State, ended: int | None = None, passing: Sequence[Lasting] = ()) -> list[list[float]]:
    """For each player the numbers of `FEATURES`.

    `ended`: as at the end of that turn, when nobody has plays left. The state may be a little before, with the cards
    of that turn still to be drawn, or after, when the next turn has just begun. `passing`: effects that are gone by the
    end of the turn, and count only where they make a base score.
    """
    found = []
    target = state.rules.options.target_vp
    playing = -1 if ended is not None or state.phase > PLAY_CARDS else state.current
    drawing = state.current if state.phase <= SCORE_BASES and ended in (None, state.turn) else -1
    minions, worths = _printed_powers(state.table)
    for player, vp in enumerate(state.vp):
        hand, deck = state.hands[player], state.decks[player]
        powers = sorted([minions[card] for card in hand if card in minions])
        hand_power = 0.0
        for power in powers:
            hand_power = power + hand_power / 2
        cards = len(hand) + DRAWN if player == drawing else len(hand)
        minion_play = action_play = current = 0.0
        if player == playing:
            current = 1.0
            minion_play = 1.0 if powers and state.minion_plays else 0.0
            action_play = 1.0 if len(powers) < len(hand) and state.action_plays else 0.0
        found.append(
            [
                vp,
                vp * vp / target,
                0.0,
                0.0,
                0.0,
                0.0,
                0.0,
                0.0,
                0.0,
                0.0,
                min(cards, MOST_IN_HAND),
                hand_power,
                sum(map(worths.__getitem__, deck)) / len(deck) if deck else 1.0,
                minion_play,
                action_play,
                current,
            ]
        )
    for titan in state.titans:
        if titan.at != NOT_IN_PLAY:
            found[titan.controller][ABILITIES] += TITAN
    for base, there, needed in zip(state.bases, *_standings(state, passing), strict=True):
        _add_base(state, base, there, needed, found)
    return found


_Printed: TypeAlias = tuple[dict[int, int], list[int]]
_last: tuple[tuple[type[Card], ...], _Printed] = ((), ({}, []))
"""What was asked for last: a search asks again and again for the cards of one deal."""


def _printed_powers(table: tuple[type[Card], ...]) -> _Printed:
    """The printed powers of minions by card id, and the same for every id, where other cards have none."""
    global _last
    known, printed = _last
    if known is not table:
        minions = {card: definition.power for card, definition in enumerate(table) if definition.is_minion}
        printed = minions, [minions.get(card, 0) for card in range(len(table))]
        _last = (table, printed)
    return printed


def _standings(state: State, passing: Sequence[Lasting]) -> tuple[list[list[int]], list[int]]:
    """Each player's total on each base, and what it takes to score it; without the `passing` effects, unless the base
    scores with them."""
    there, needed = all_totals(state), [max(1, one) for one in breakpoints(state)]
    if passing:
        everything = state.lasting
        state.lasting = [effect for effect in everything if effect not in passing]
        try:
            then, needed_then = all_totals(state), [max(1, one) for one in breakpoints(state)]
        finally:
            state.lasting = everything
        for at, total in enumerate(there):
            if sum(total) < needed[at]:
                there[at], needed[at] = then[at], needed_then[at]
    return there, needed


def _add_base(state: State, base: BaseInPlay, there: list[int], needed: int, found: list[list[float]]) -> None:
    """What is on a base, for each player."""
    for action in base.actions:
        if action.hooks & NOT_USED_UP:
            found[action.controller][ABILITIES] += 1
    if not base.minions and not state.hooks & OTHER_POWER:
        return
    total = sum(there)
    pays = base.definition.vp
    ready = total >= needed
    full = total / needed
    missing = needed - total + 3
    strongest = [0] * len(found)
    for minion in base.minions:
        who = minion.controller
        strength = minion.definition.power + minion.counters
        if strength > strongest[who]:
            strongest[who] = strength
        if minion.hooks & NOT_USED_UP:
            found[who][ABILITIES] += 1
        for action in minion.actions:
            if action.hooks & NOT_USED_UP:
                found[action.controller][ABILITIES] += 1
        if not ready:
            found[who][MINIONS] += 1
    ranked = sorted(there, reverse=True)
    paid = sum(pays)
    for player, mine in enumerate(there):
        if mine <= 0:
            continue
        numbers = found[player]
        place = ranked.index(mine)
        award = pays[place] if place < 3 else 0
        if ready:
            numbers[READY] += award
            continue
        best = ranked[0] if place else ranked[1]  # of the others
        soon = award * full * full
        numbers[SOON] += soon
        numbers[LATER] += award * full * (1 - full)
        lead = (mine - best) / missing
        numbers[LEAD] += pays[0] * (lead if -1.0 < lead < 1.0 else 1.0 if lead > 0 else -1.0)
        numbers[POWER] += mine * paid / needed
        if place == 0 and mine - strongest[player] < best:
            numbers[AT_RISK] += soon
