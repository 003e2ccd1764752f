"""What keeps a card from being affected (10.8 to 10.12): protections, wards that work once, and Brownie's grudge."""

from __future__ import annotations

from smashup.engine.abilities import abilities, asked
from smashup.engine.bits import IGNORES_BASE, KEEPS_OFF, PROTECTS
from smashup.engine.happenings import Source
from smashup.engine.state import BaseInPlay, CardInPlay, State


def ignores(state: State, player: int, base: BaseInPlay) -> bool:
    """May this player ignore the ability of that base (Infiltrate)?"""
    return bool(state.hooks & IGNORES_BASE) and any(
        ability.ignores_base(player) for action in base.actions for ability in abilities(state, action, IGNORES_BASE)
    )


def ignores_continuously(state: State, player: int, base: BaseInPlay) -> bool:
    """Does this player ignore the continuous effects of that base, as chosen when Infiltrate was played?"""
    return bool(state.hooks & IGNORES_BASE) and any(
        ability.ignores_continuously(player)
        for action in base.actions
        for ability in abilities(state, action, IGNORES_BASE)
    )


def unaffected(state: State, card: CardInPlay, how: str, source: Source, actor: int | None = None) -> bool:
    """Is the card protected against this? `how` is destroy, move, return, place, shuffle, power, counter, control,
    attach, transfer or cancel; `actor` is the player who does it, where that is not the source's controller."""
    if state.hooks & KEEPS_OFF:
        for ability in asked(state, KEEPS_OFF):
            if ability.keeps_off(card, source):
                return True
    if state.hooks & PROTECTS:
        doer = source.controller if actor is None else actor
        for ability in asked(state, PROTECTS):
            if ability.protects(card, how, source, doer):
                return True
    for effect in state.lasting:
        if effect.kind == "unaffected" and effect.subject == card.id and effect.amount == source.card:
            return True
    return False


def look_again(state: State) -> None:
    """Something changed that a protection may depend on, such as a hand: note the actions that are now kept off.

    They are destroyed as soon as nothing is in the middle of resolving, even if the protection is over by then.
    """
    bearing = [minion for base in state.bases for minion in base.minions if minion.actions]
    if not bearing:
        return
    keepers = asked(state, KEEPS_OFF)
    for minion in bearing:
        for action in minion.actions:
            attaching = Source(action.id, action.controller, "action")
            for keeper in keepers:
                if keeper.keeps_off(minion, attaching):
                    if (action, minion) not in state.kept_off:
                        state.kept_off.append((action, minion))
                    break
