"""Answers to "why": where power comes from, and why a card cannot be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from smashup.engine.decisions import Decision
from smashup.engine.errors import IllegalChoiceError
from smashup.engine.extra import has_extra_action, minion_plays
from smashup.engine.permissions import action_forbidden_by, actions_banned_by, minion_forbidden_by
from smashup.engine.power import other_power, power, power_parts
from smashup.engine.state import PHASE_NAMES, PLAY_CARDS, BaseInPlay, CardInPlay, State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


def explain_power(state: State, card: int, player: int | None) -> list[tuple[str, int]]:
    """(what, amount) for each source of a minion's power, or of a player's total on a base; they add up to it."""
    known = type(card) is int
    minion = state.find(card) if known else None
    if minion is not None and minion.definition.is_minion:
        parts = list(power_parts(state, minion))
        below = sum(amount for _, amount in parts)
        return parts if below >= 0 else [*parts, ("power is never below zero", -below)]
    base = state.base_with(card) if known else None
    if base is None:
        raise IllegalChoiceError(f"card {card!r} is neither a minion nor a base in play")
    if type(player) is not int or not 0 <= player < state.players:
        raise IllegalChoiceError(
            f"a total on a base is a player's: expected a player from 0 to {state.players - 1}, not {player!r}"
        )
    parts = [(m.definition.name, power(state, m)) for m in base.minions if m.controller == player]
    return parts + list(other_power(state, player, base))


def why_not(state: State, decision: Decision | None, player: int, card: int, base: int | None) -> str | None:
    """One sentence that says why this play is not among the options; None when it is."""
    if type(card) is not int or not 0 <= card < len(state.table):
        raise IllegalChoiceError(f"there is no card {card!r}; cards are 0 to {len(state.table) - 1}")
    if decision is None:
        return "The game is over."
    if decision.player == player and _is_offered(state, decision, player, card, base):
        return None
    if card not in state.hands[player]:
        return "That card is not in your hand."
    definition = state.table[card]
    if decision.player != player:
        return "It is not your decision now."
    if player != state.current:
        return f"It is not your turn: {definition.name} is played in your own Play Cards phase (rule 2.3)."
    if state.phase != PLAY_CARDS:
        return f"{definition.name} cannot be played in the {PHASE_NAMES[state.phase]} phase now (rule 2.3)."
    if not decision.is_play_cards:
        return f"First answer: {decision.prompt}"
    where = None if base is None else state.base_with(base)
    if base is not None and where is None:
        return "That base is not in play."
    bases = state.bases if where is None else [where]
    if definition.is_minion:
        return _why_not_minion(state, player, definition, bases)
    return _why_not_action(state, player, definition, bases, where)


def _is_offered(state: State, decision: Decision, player: int, card: int, base: int | None) -> bool:
    """Is the card among the plays, or one in hand that is equal to it? Equal cards are one option."""
    held = card in state.hands[player]
    for option in decision.options:
        if option.kind == "play" and option.card is not None and base in (None, option.base):
            same = held and state.table[option.card] is state.table[card] and option.card in state.hands[player]
            if option.card == card or same:
                return True
    return False


def _why_not_minion(state: State, player: int, definition: type[Card], bases: Sequence[BaseInPlay]) -> str:
    plays = minion_plays(state, player)
    if not plays:
        return "You have no minion play left this turn (rule 2.3)."
    for place in bases:
        forbidding = minion_forbidden_by(state, player, definition, place)
        if forbidding is not None:
            return f"{forbidding.name} forbids playing {definition.name} on {place.definition.name}."
    return f"{definition.name} is outside the limits of the extra minion you have left (rule 4.4)."


def _why_not_action(
    state: State, player: int, definition: type[Card], bases: Sequence[BaseInPlay], where: BaseInPlay | None
) -> str:
    name, plays_on = definition.name, definition.plays_on
    if not state.action_plays and not has_extra_action(state):
        return "You have no action play left this turn (rule 2.3)."
    banning = actions_banned_by(state, player)
    if banning is not None:
        return f"{banning.name} keeps you from playing actions this turn."
    targets: list[CardInPlay | BaseInPlay | None]
    if plays_on == "standard":
        if where is not None:
            return f"{name} is a standard action: it is not played on a base."
        targets = [None]
    elif plays_on == "base":
        targets = list(bases)
    else:
        targets = [m for b in bases for m in b.minions if plays_on == "minion" or m.controller == player]
        if not targets:
            whose = " of yours" if plays_on == "own_minion" else ""
            there = f"on {where.definition.name}" if where is not None else "in play"
            return f"There is no minion{whose} {there} that {name} could be played on."
    for target in targets:
        forbidding = action_forbidden_by(state, player, definition, target)
        if forbidding is not None:
            on = f" on {target.definition.name}" if target is not None else ""
            return f"{forbidding.name} forbids playing {name}{on}."
    return f"What {name} itself asks for is not met there (rule 3.9)."
