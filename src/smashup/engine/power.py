"""Power of minions, totals of players, breakpoints of bases (section 7). Always derived, never stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from smashup.engine.abilities import abilities, asked
from smashup.engine.bits import (
    ALSO_NAMED,
    CHANGES_BREAKPOINT,
    CHANGES_ITSELF,
    GIVES_TOTAL,
    KEEPS_OFF,
    OTHER_POWER,
    OWN_POWER,
    POWER_EVERYWHERE,
    POWER_HERE,
    POWER_TO_HOST,
    STARTING_BREAKPOINT,
    STARTING_POWER,
)
from smashup.engine.happenings import Source
from smashup.engine.protection import unaffected
from smashup.engine.state import BaseInPlay, CardInPlay, State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


def power(state: State, minion: CardInPlay) -> int:
    """The power of a minion in play (7.1), never below zero (7.2)."""
    return _power(state, minion, _givers_at(state, state.bases[minion.at]))


def powers(state: State, base: BaseInPlay) -> list[int]:
    """The power of each minion on a base, in their order."""
    givers = _givers_at(state, base) if state.hooks & (POWER_HERE | POWER_EVERYWHERE) else []
    touched = _touched_for_a_time(state) if state.lasting else _NONE
    if givers or base.id in touched:
        return [_power(state, minion, givers) for minion in base.minions]
    return [
        _power(state, minion, givers)
        if minion.actions or minion.hooks & CHANGES_ITSELF or minion.id in touched
        else minion.definition.power + minion.counters
        for minion in base.minions
    ]


def _givers_at(state: State, base: BaseInPlay) -> list[Card]:
    """The abilities that may give power to any minion on a base; those of the actions on a minion come on top."""
    givers = asked(state, POWER_EVERYWHERE) if state.hooks & POWER_EVERYWHERE else []
    if state.hooks & POWER_HERE:
        givers += _givers_here(state, base)
    return givers


def _givers_here(state: State, base: BaseInPlay) -> list[Card]:
    """Those of them that give power on their own base alone."""
    givers = abilities(state, base, POWER_HERE)
    for action in base.actions:
        if action.hooks & POWER_HERE:
            givers += abilities(state, action, POWER_HERE)
    for minion in base.minions:
        if minion.hooks & POWER_HERE:
            givers += abilities(state, minion, POWER_HERE)
    return givers


def _power(state: State, minion: CardInPlay, givers: list[Card]) -> int:
    """The same sum as `power_parts`, without the words: this is the hottest code there is."""
    definition, hooks = minion.definition, minion.hooks
    total = definition.power + minion.counters
    if hooks & CHANGES_ITSELF:
        if hooks == definition.hooks and not hooks & STARTING_POWER:
            total += definition(state, minion, minion.controller).own_power()
        else:
            for ability in abilities(state, minion, OWN_POWER):
                total += ability.own_power()
            for ability in abilities(state, minion, STARTING_POWER)[-1:]:
                total += ability.starting_power() - definition.power
    if minion.actions:
        givers = givers + _givers_on(state, minion)
    guarded = state.hooks & KEEPS_OFF or state.lasting
    for giver in givers:
        amount = giver.gives_power(minion)
        if amount and not (guarded and unaffected(state, minion, "power", giver.source)):
            total += amount
    for effect in state.lasting:
        if effect.subject == minion.id or effect.kind == "base_power":
            for _, amount in _lasting_parts(state, minion):
                total += amount
            break
    return total if total > 0 else 0


def _givers_on(state: State, minion: CardInPlay) -> list[Card]:
    return [
        ability
        for action in minion.actions
        if action.hooks & POWER_TO_HOST
        for ability in abilities(state, action, POWER_TO_HOST)
    ]


def power_parts(state: State, minion: CardInPlay) -> Iterator[tuple[str, int]]:
    """Where each point of a minion's power comes from."""
    definition = minion.definition
    if minion.hooks & STARTING_POWER:
        yield definition.name, abilities(state, minion, STARTING_POWER)[-1].starting_power()
    else:
        yield definition.name, definition.power
    if minion.counters:
        yield "+1 power counters", minion.counters
    for ability in abilities(state, minion, OWN_POWER):
        yield f"ability of {type(ability).name}", ability.own_power()
    for giver in _givers_at(state, state.bases[minion.at]) + _givers_on(state, minion):
        amount = giver.gives_power(minion)
        if amount and not unaffected(state, minion, "power", giver.source):
            yield type(giver).name, amount
    yield from _lasting_parts(state, minion)


def _lasting_parts(state: State, minion: CardInPlay) -> Iterator[tuple[str, int]]:
    """Changes of a minion's power for a time."""
    for effect in state.lasting:
        if effect.kind == "power" and effect.subject == minion.id:
            amount = effect.amount
        elif effect.kind == "base_power" and effect.subject == state.bases[minion.at].id:
            player, amount = effect.amount
            if player != minion.controller:
                continue
        else:
            continue
        if not unaffected(state, minion, "power", Source(effect.source, effect.controller, state.source_kind(effect))):
            yield state.table[effect.source].name, amount


def unprotected_power(state: State, minion: CardInPlay, *, own_side: bool = False, without: int = -1) -> int:
    """A minion's power as if nothing kept changes of it off; with `own_side`, without what other players' cards change,
    or without what one card changes.

    This is for protections that depend on power: asking for the power itself would ask them again.
    """
    definition = minion.definition
    total = definition.power + minion.counters + sum(a.own_power() for a in abilities(state, minion, OWN_POWER))
    for ability in abilities(state, minion, STARTING_POWER)[-1:]:
        total += ability.starting_power() - definition.power
    for giver in _givers_at(state, state.bases[minion.at]) + _givers_on(state, minion):
        if giver.card.id != without and not (own_side and giver.source.is_of_another(minion.controller)):
            total += giver.gives_power(minion)
    for effect in state.lasting:
        if effect.source == without or (own_side and effect.controller not in (-1, minion.controller)):
            continue
        if effect.kind == "power" and effect.subject == minion.id:
            total += effect.amount
        elif effect.kind == "base_power" and effect.subject == state.bases[minion.at].id:
            player, amount = effect.amount
            total += amount if player == minion.controller else 0
    return max(0, total)


def totals(state: State, base: BaseInPlay) -> list[int]:
    """Each player's total power on a base (7.4)."""
    return powers_and_totals(state, base)[1]


def powers_and_totals(state: State, base: BaseInPlay) -> tuple[list[int], list[int]]:
    """The power of each minion on a base, in their order, and each player's total there."""
    each = powers(state, base)
    found = [0] * state.players
    for index, minion in enumerate(base.minions):
        found[minion.controller] += each[index]
    if _is_other_power(state):
        givers_of_total = asked(state, GIVES_TOTAL)
        for player in range(state.players):
            for giver in givers_of_total:
                found[player] += giver.gives_total(player, base)
            for _, amount in _power_besides(state, player, base):
                found[player] += amount
    return each, found


def all_powers(state: State) -> list[list[int]]:
    """The power of each minion on each base in play, in their order; the cards that change it are looked for once."""
    hooks = state.hooks
    everywhere = asked(state, POWER_EVERYWHERE) if hooks & POWER_EVERYWHERE else []
    touched = _touched_for_a_time(state) if state.lasting else _NONE
    found: list[list[int]] = []
    for base in state.bases:
        there: list[int] = []
        found.append(there)
        if not base.minions:
            continue
        givers = everywhere + _givers_here(state, base) if hooks & POWER_HERE else everywhere
        changed = bool(givers) or base.id in touched
        for minion in base.minions:
            if changed or minion.actions or minion.hooks & CHANGES_ITSELF or minion.id in touched:
                there.append(_power(state, minion, givers))
            else:
                there.append(minion.definition.power + minion.counters)
    return found


def all_totals(state: State) -> list[list[int]]:
    """Each player's total on each base in play."""
    each = all_powers(state)
    found: list[list[int]] = []
    for base in state.bases:
        there = [0] * state.players
        powers_there = each[base.at]
        for index, minion in enumerate(base.minions):
            there[minion.controller] += powers_there[index]
        found.append(there)
    besides = other_totals(state)
    if besides is not None:
        for there, more in zip(found, besides, strict=True):
            for player in range(state.players):
                there[player] += more[player]
    return found


def _is_other_power(state: State) -> bool:
    """May anybody have power anywhere that is on no minion?"""
    if state.hooks & OTHER_POWER:
        return True
    for effect in state.lasting:
        if effect.kind == "total":
            return True
    return False


def total_power(state: State, base: BaseInPlay) -> int:
    """The total power of all players on a base (6.1)."""
    return sum(totals(state, base))


_NONE: Final[frozenset[int]] = frozenset()


def _touched_for_a_time(state: State) -> frozenset[int]:
    """The minions and bases on which something lasting changes power."""
    return frozenset([effect.subject for effect in state.lasting if effect.kind in ("power", "base_power")])


def other_totals(state: State) -> list[list[int]] | None:
    """Of each base what each player has there that is on no minion; None where nobody can have any."""
    if not _is_other_power(state):
        return None
    givers = asked(state, GIVES_TOTAL)
    besides = state.hooks & ALSO_NAMED or state.lasting
    found = []
    for base in state.bases:
        there = [0] * state.players
        for player in range(state.players):
            for giver in givers:
                there[player] += giver.gives_total(player, base)
            if besides:
                for _, amount in _power_besides(state, player, base):
                    there[player] += amount
        found.append(there)
    return found


def other_power(state: State, player: int, base: BaseInPlay) -> Iterator[tuple[str, int]]:
    """Power a player has on a base that is on no minion."""
    for giver in asked(state, GIVES_TOTAL):
        amount = giver.gives_total(player, base)
        if amount:
            yield type(giver).name, amount
    yield from _power_besides(state, player, base)


def _power_besides(state: State, player: int, base: BaseInPlay) -> Iterator[tuple[str, int]]:
    """The part of it that no `gives_total` gives."""
    if state.hooks & ALSO_NAMED:
        yield from _power_by_name(state, player, base)
    for effect in state.lasting:
        if effect.kind == "total" and effect.subject == base.id and effect.amount[0] == player:
            yield state.table[effect.source].name, effect.amount[1]


def _power_by_name(state: State, player: int, base: BaseInPlay) -> Iterator[tuple[str, int]]:
    """Power that cards here give to a player's action here because it bears a minion's name (Grimms' Blessing)."""
    named = [action for action in base.actions if action.controller == player and action.hooks & ALSO_NAMED]
    if named:
        for giver in _givers_at(state, base):
            if giver.gives_power_by_name and giver.card.at == base.at:
                for action in named:
                    amount = giver.gives_power(action)
                    if amount:
                        yield action.definition.name, amount


def breakpoint_of(state: State, base: BaseInPlay) -> int:
    """The breakpoint of a base in play, never below zero (7.2)."""
    if not state.lasting and not state.hooks & (STARTING_BREAKPOINT | CHANGES_BREAKPOINT):
        return base.definition.breakpoint
    return max(0, sum(amount for _, amount in breakpoint_parts(state, base)))


def breakpoints(state: State) -> list[int]:
    """The breakpoints of all bases in play; the cards that change them are looked for once."""
    changed = [effect.subject for effect in state.lasting if effect.kind in ("breakpoint", "breakpoint_is")]
    if not changed and not state.hooks & (STARTING_BREAKPOINT | CHANGES_BREAKPOINT):
        return [base.definition.breakpoint for base in state.bases]
    changing = asked(state, CHANGES_BREAKPOINT)
    found = []
    for base in state.bases:
        if base.id in changed or base.hooks & STARTING_BREAKPOINT:
            found.append(breakpoint_of(state, base))
        else:
            needed = base.definition.breakpoint
            for ability in changing:
                needed += ability.changes_breakpoint(base)
            found.append(needed if needed > 0 else 0)
    return found


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
