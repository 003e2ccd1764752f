"""Which abilities the cards in play have: their own, unless cancelled, and those they borrow (10.7, 10.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smashup.engine.hooks import ABILITY_CHANGING, CANCELS_BASE, CANCELS_HOST, SHARES_ABILITY
from smashup.engine.state import BaseInPlay, CardInPlay, State

if TYPE_CHECKING:
    from smashup.engine.definitions import Card

ABILITY_KINDS = ("cancel", "control", "ability")
"""Lasting effects that change which abilities cards have, or whose they are."""


def listeners(state: State, bit: int) -> list[CardInPlay | BaseInPlay]:
    """Everything in play whose active abilities define the hook."""
    found: list[CardInPlay | BaseInPlay] = []
    if not state.hooks & bit:
        return found
    for base in state.bases:
        if base.hooks & bit:
            found.append(base)
        for action in base.actions:
            if action.hooks & bit:
                found.append(action)
        for minion in base.minions:
            if minion.hooks & bit:
                found.append(minion)
            if minion.actions:
                for action in minion.actions:
                    if action.hooks & bit:
                        found.append(action)
    return found


def abilities(state: State, card: CardInPlay | BaseInPlay, bit: int) -> list[Card]:
    """The active abilities of a card in play that define the hook, ready to be called."""
    if not card.hooks & bit:
        return []
    you = card.controller if type(card) is CardInPlay else state.current
    definition = card.definition
    found = [definition(state, card, you)] if definition.hooks & bit else []
    if card.hooks != definition.hooks:
        found += [other(state, card, you) for other in borrowed(state, card) if other.hooks & bit]
    return found


def asked(state: State, bit: int) -> list[Card]:
    """Every active ability in play that defines the hook."""
    if not state.hooks & bit:
        return []
    return [ability for card in listeners(state, bit) for ability in abilities(state, card, bit)]


def borrowed(state: State, card: CardInPlay | BaseInPlay) -> list[type[Card]]:
    """Definitions whose abilities this card has besides its own (Copycat, Signs in the Stars)."""
    found = [effect.amount for effect in state.lasting if effect.kind == "ability" and effect.subject == card.id]
    if isinstance(card, BaseInPlay) and state.hooks & SHARES_ABILITY:
        for action in card.actions:
            if action.hooks & SHARES_ABILITY:
                found += action.definition(state, action, action.controller).shares_ability()
    return found


def entered(state: State, card: CardInPlay | BaseInPlay) -> None:
    """A card came into play."""
    state.hooks |= card.hooks
    if state.hooks & ABILITY_CHANGING:
        refresh(state)


def left(state: State, hooks: int) -> None:
    """A card with these hooks left play."""
    if hooks:
        if hooks & ABILITY_CHANGING:
            refresh(state)
        else:
            _rehook(state)


def _rehook(state: State) -> None:
    hooks = 0
    for base in state.bases:
        hooks |= base.hooks
        for action in base.actions:
            hooks |= action.hooks
        for minion in base.minions:
            hooks |= minion.hooks
            for action in minion.actions:
                hooks |= action.hooks
    state.hooks = hooks


def refresh(state: State) -> None:
    """Work out anew which abilities each card in play has and who controls it."""
    for card in state.cards_in_play():
        card.hooks = card.definition.hooks
    for base in state.bases:
        base.hooks = base.definition.hooks
    _rehook(state)
    _refresh_control(state)
    for effect in state.lasting:
        if effect.kind == "ability":
            card_or_base = state.find(effect.subject) or state.base_with(effect.subject)
            if card_or_base is not None:
                card_or_base.hooks |= effect.amount.hooks
    cancelled = {effect.subject for effect in state.lasting if effect.kind == "cancel"}
    for base in state.bases:
        for definition in borrowed(state, base):
            base.hooks |= definition.hooks
        if any(action.hooks & CANCELS_BASE for action in base.actions):
            base.hooks = 0
        for minion in base.minions:
            if minion.id in cancelled or any(action.hooks & CANCELS_HOST for action in minion.actions):
                minion.hooks = 0
    _rehook(state)


def _refresh_control(state: State) -> None:
    """The newest control effect still in force names the controller; with none, it is whoever had the card before."""
    control = {effect.subject: effect.amount for effect in state.lasting if effect.kind == "control"}
    if not control and not state.loaned:
        return
    for minion in state.minions():
        if minion.id in control:
            state.loaned.setdefault(minion.id, minion.controller)
            minion.controller = control[minion.id]
        elif minion.id in state.loaned:
            minion.controller = state.loaned.pop(minion.id)
