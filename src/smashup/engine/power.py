"""Power of minions, totals of players, breakpoints of bases (section 7). Always derived, never stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from smashup.engine.abilities import abilities, asked
from smashup.engine.hooks import (
    ANY_POWER,
    CHANGES_BREAKPOINT,
    GIVES_POWER,
    GIVES_TOTAL,
    OWN_POWER,
    STARTING_BREAKPOINT,
    STARTING_POWER,
)
from smashup.engine.protection import Source, unaffected
from smashup.engine.state import BaseInPlay, CardInPlay, State

if TYPE_CHECKING:
    from smashup.engine.definitions import Card


def power(state: State, minion: CardInPlay) -> int:
    """The power of a minion in play (7.1), never below zero (7.2)."""
    total = minion.definition.power + minion.counters
    if state.hooks & ANY_POWER or state.lasting:
        total = sum([amount for _, amount in power_parts(state, minion, asked(state, GIVES_POWER))])
    return total if total > 0 else 0


def power_parts(state: State, minion: CardInPlay, givers: list[Card]) -> Iterator[tuple[str, int]]:
    """Where each point of a minion's power comes from; `givers` are the abilities that give power to others."""
    definition = minion.definition
    if minion.hooks & STARTING_POWER:
        yield definition.name, abilities(state, minion, STARTING_POWER)[-1].starting_power()
    else:
        yield definition.name, definition.power
    if minion.counters:
        yield "+1 power counters", minion.counters
    if minion.hooks & OWN_POWER:
        for ability in abilities(state, minion, OWN_POWER):
            yield f"ability of {type(ability).name}", ability.own_power()
    for giver in givers:
        amount = giver.gives_power(minion)
        if amount and not unaffected(state, minion, "power", giver.source):
            yield type(giver).name, amount
    for effect in state.lasting:
        if effect.kind == "power" and effect.subject == minion.id:
            kind = "base" if effect.controller < 0 else "action" if effect.from_action else "minion"
            if not unaffected(state, minion, "power", Source(effect.source, effect.controller, kind)):
                yield state.table[effect.source].name, effect.amount
        elif effect.kind == "base_power" and effect.subject == state.bases[minion.at].id:
            player, amount = effect.amount
            if player == minion.controller:
                yield state.table[effect.source].name, amount


def totals(state: State, base: BaseInPlay) -> list[int]:
    """Each player's total power on a base (7.4)."""
    found = [0] * state.players
    if state.hooks & ANY_POWER or state.lasting:
        givers = asked(state, GIVES_POWER)
        for minion in base.minions:
            amount = sum([amount for _, amount in power_parts(state, minion, givers)])
            if amount > 0:
                found[minion.controller] += amount
    else:
        for minion in base.minions:
            found[minion.controller] += minion.definition.power + minion.counters
    if state.hooks & GIVES_TOTAL or state.lasting:
        for player in range(state.players):
            found[player] += sum([amount for _, amount in other_power(state, player, base)])
    return found


def other_power(state: State, player: int, base: BaseInPlay) -> Iterator[tuple[str, int]]:
    """Power a player has on a base that is on no minion."""
    for giver in asked(state, GIVES_TOTAL):
        amount = giver.gives_total(player, base)
        if amount:
            yield type(giver).name, amount
    for effect in state.lasting:
        if effect.kind == "total" and effect.subject == base.id and effect.amount[0] == player:
            yield state.table[effect.source].name, effect.amount[1]


def breakpoint_of(state: State, base: BaseInPlay) -> int:
    """The breakpoint of a base in play, never below zero (7.2)."""
    return max(0, sum(amount for _, amount in breakpoint_parts(state, base)))


def breakpoint_parts(state: State, base: BaseInPlay) -> list[tuple[str, int]]:
    """Where a base's breakpoint comes from."""
    start = base.definition.breakpoint
    if state.hooks & STARTING_BREAKPOINT:
        for ability in abilities(state, base, STARTING_BREAKPOINT):
            changed = ability.starting_breakpoint()
            if changed is not None:
                start = changed
    parts = [(base.definition.name, start)]
    if state.hooks & CHANGES_BREAKPOINT:
        for ability in asked(state, CHANGES_BREAKPOINT):
            amount = ability.changes_breakpoint(base)
            if amount:
                parts.append((type(ability).name, amount))
    for effect in state.lasting:
        if effect.subject == base.id:
            if effect.kind == "breakpoint":
                parts.append((state.table[effect.source].name, effect.amount))
            elif effect.kind == "breakpoint_is":
                return [(state.table[effect.source].name, effect.amount)]
    return parts
