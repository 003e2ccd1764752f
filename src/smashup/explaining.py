"""Answers to "why": where power comes from, and why a card cannot be played."""

from __future__ import annotations

from smashup.engine.abilities import asked
from smashup.engine.decisions import Decision
from smashup.engine.errors import IllegalChoiceError
from smashup.engine.extra import has_action_play, minion_plays
from smashup.engine.hooks import GIVES_POWER
from smashup.engine.playing import (
    action_forbidden_by,
    action_targets,
    actions_banned_by,
    fits,
    minion_forbidden_by,
)
from smashup.engine.power import other_power, power, power_parts
from smashup.engine.state import PHASE_NAMES, PLAY_CARDS, State


def explain_power(state: State, card: int, player: int | None) -> list[tuple[str, int]]:
    """(what, amount) for each source of a minion's power, or of a player's total on a base; they add up to it."""
    minion = state.find(card)
    if minion is not None and minion.definition.is_minion:
        parts = list(power_parts(state, minion, asked(state, GIVES_POWER)))
        below = sum(amount for _, amount in parts)
        return parts if below >= 0 else [*parts, ("power is never below zero", -below)]
    base = state.base_with(card)
    if base is None:
        raise IllegalChoiceError(f"card {card!r} is neither a minion nor a base in play")
    if player is None or not 0 <= player < state.players:
        raise IllegalChoiceError(f"a total on a base is a player's: expected a player from 0 to {state.players - 1}")
    parts = [(m.definition.name, power(state, m)) for m in base.minions if m.controller == player]
    return parts + list(other_power(state, player, base))


def why_not(state: State, decision: Decision | None, player: int, card: int, base: int | None) -> str | None:
    """One sentence that says why this play is not among the options; None when it is."""
    if not 0 <= player < state.players:
        raise IllegalChoiceError(f"there is no player {player!r}; players are 0 to {state.players - 1}")
    if not 0 <= card < len(state.table):
        raise IllegalChoiceError(f"there is no card {card!r}; cards are 0 to {len(state.table) - 1}")
    if decision is not None and decision.player == player:
        for option in decision.options:
            if option.card == card and option.kind == "play" and base in (None, option.base):
                return None
    if decision is None:
        return "The game is over."
    if card not in state.hands[player]:
        return "That card is not in your hand."
    definition = state.table[card]
    twin = _offered_twin(state, decision, player, card, base)
    if twin is not None:
        return None
    if decision.player != player:
        return "It is not your decision now."
    if player != state.current or state.phase != PLAY_CARDS:
        return f"{definition.name} cannot be played in the {PHASE_NAMES[state.phase]} phase now (rule 2.3)."
    if decision.source is not None or decision.raw[-1][0] != "end":
        return f"First answer: {decision.prompt}"
    where = state.base_with(base) if base is not None else None
    if base is not None and where is None:
        return "That base is not in play."
    if definition.is_minion:
        plays = minion_plays(state, player)
        if not plays:
            return "You have no minion play left this turn (rule 2.3)."
        bases = [where] if where is not None else state.bases
        for place in bases:
            forbidding = minion_forbidden_by(state, player, definition, place)
            if forbidding is not None:
                return f"{forbidding.name} forbids playing {definition.name} on {place.definition.name}."
            if not any(fits(state, player, play, definition, place) for play in plays):
                return f"{definition.name} is outside the limits of the extra minion you have left (rule 4.4)."
        return f"{definition.name} cannot be played there."
    if not has_action_play(state):
        return "You have no action play left this turn (rule 2.3)."
    banning = actions_banned_by(state, player)
    if banning is not None:
        return f"{banning.name} keeps you from playing actions this turn."
    if where is not None and definition.plays_on == "standard":
        return f"{definition.name} is a standard action: it is not played on a base."
    if where is not None and definition.plays_on == "base":
        forbidding = action_forbidden_by(state, player, definition, where)
        if forbidding is not None:
            return f"{forbidding.name} forbids playing {definition.name} on {where.definition.name}."
    if not action_targets(state, player, definition):
        whose = "of yours " if definition.plays_on == "own_minion" else ""
        return f"There is no minion {whose}in play that {definition.name} could be played on."
    return f"{definition.name} cannot be played there."


def _offered_twin(state: State, decision: Decision, player: int, card: int, base: int | None) -> int | None:
    """Equal cards in hand are one option: the copy that stands for this one."""
    if decision.player != player:
        return None
    for option in decision.options:
        same = option.card is not None and state.table[option.card] is state.table[card]
        if same and option.kind == "play" and base in (None, option.base):
            return option.card
    return None
