"""Which abilities the cards in play have: their own, unless cancelled, and those they borrow (10.7, 10.13)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from smashup.engine.bits import (
    ABILITY_CHANGING,
    BORROWS,
    CANCELS_BASE,
    CANCELS_HOST,
    LISTENING,
    PLAY_CARDS_BEGINS,
    SHARES_ABILITY,
    SHOWS_TOP_BASE,
)
from smashup.engine.events import tell, told_of
from smashup.engine.happenings import Trigger
from smashup.engine.knowledge import show_all
from smashup.engine.state import NOT_IN_PLAY, PLAY_CARDS, BaseInPlay, CardInPlay, State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card
    from smashup.engine.decisions import Effect


_id: Final = attrgetter("id")


def listeners(state: State, bit: int) -> list[CardInPlay | BaseInPlay]:
    """Everything in play whose active abilities define the hook; found once, then kept up to date."""
    found = state.index.get(bit)
    if found is None:
        active = state.index.get(LISTENING)
        if active is None:
            active = state.index[LISTENING] = _active(state)
        found = state.index[bit] = [card for card in active if card.hooks & bit]
    return found


def _active(state: State) -> list[CardInPlay | BaseInPlay]:
    """Everything in play that listens to something, by id: an order that moving about does not change."""
    active: list[CardInPlay | BaseInPlay] = []
    for base in state.bases:
        if base.hooks & LISTENING:
            active.append(base)
        for action in base.actions:
            if action.hooks & LISTENING:
                active.append(action)
        for minion in base.minions:
            if minion.hooks & LISTENING:
                active.append(minion)
            for action in minion.actions:
                if action.hooks & LISTENING:
                    active.append(action)
    for titan in state.titans:
        if titan.hooks & LISTENING:
            active.append(titan)
    active.sort(key=_id)
    return active


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
    found: list[Card] = []
    for card in state.index.get(bit) or listeners(state, bit):
        definition = card.definition
        if card.hooks == definition.hooks:
            found.append(definition(state, card, card.controller if type(card) is CardInPlay else state.current))
        else:
            found += abilities(state, card, bit)
    return found


def borrowed(state: State, card: CardInPlay | BaseInPlay) -> list[type[Card]]:
    """Definitions whose abilities this card has besides its own (Copycat, Signs in the Stars)."""
    found = [effect.amount for effect in state.lasting if effect.kind == "ability" and effect.subject == card.id]
    if isinstance(card, BaseInPlay) and state.hooks & SHARES_ABILITY:
        for action in card.actions:
            if action.hooks & SHARES_ABILITY:
                shared = action.definition(state, action, action.controller).shares_ability()
                found += [definition for definition in shared if definition not in found]
    return found


def abilities_of(state: State, card: CardInPlay | BaseInPlay) -> list[type[Card]]:
    """The cards whose abilities a card in play has now: itself and those it borrows from; none while cancelled."""
    return [card.definition, *borrowed(state, card)] if card.hooks else []


def face_up_base(state: State) -> int | None:
    """The top card of the base deck while a card keeps it face up and nobody has turned it down for a time."""
    if not state.hooks & SHOWS_TOP_BASE or not state.base_deck:
        return None
    if any([effect.kind == "top_base_down" for effect in state.lasting]):
        return None
    return state.base_deck[-1]


def _show_face_up_base(state: State) -> None:
    """Everybody sees the card that lies face up on the base deck."""
    top = face_up_base(state)
    if top is not None and not all([seen >> top & 1 for seen in state.seen]):
        show_all(state, 1 << top)
        tell(state, "face_up_base", None, [top], rule="5.2")


def entered(state: State, card: CardInPlay | BaseInPlay) -> None:
    """A card came into play."""
    hooks = card.hooks
    if hooks & ABILITY_CHANGING:
        refresh(state)
    elif hooks & LISTENING:
        state.hooks |= hooks & LISTENING
        for bit, cards in state.index.items():
            if hooks & bit:
                # A list that was handed out stays as it was.
                longer = cards[:]
                insort(longer, card, key=_id)
                state.index[bit] = longer


def left(state: State, cards: Iterable[CardInPlay]) -> None:
    """Cards left play."""
    for card in cards:
        if (card.hooks | card.definition.hooks) & ABILITY_CHANGING:
            refresh(state)
            return
        if card.hooks & LISTENING:
            for bit, kept in state.index.items():
                if card.hooks & bit:
                    state.index[bit] = [other for other in kept if other is not card]
    hooks = 0
    for other in listeners(state, LISTENING):
        hooks |= other.hooks
    state.hooks = hooks & LISTENING


def bases_changed(state: State, new: BaseInPlay) -> None:
    """A base came into play, perhaps in the place of another."""
    if (state.hooks | new.hooks) & ABILITY_CHANGING:
        refresh(state)
    else:
        _rehook(state)


def _rehook(state: State) -> None:
    hooks = 0
    state.index.clear()
    active = state.index[LISTENING] = _active(state)
    for card in active:
        hooks |= card.hooks
    state.hooks = hooks & LISTENING


def hooks_where_it_is(titan: CardInPlay) -> int:
    """The bits of a titan's abilities that work in play, or of those that work while it is set aside (16.2)."""
    definition = titan.definition
    return definition.hooks_set_aside if titan.at == NOT_IN_PLAY else definition.hooks_in_play


def refresh(state: State) -> None:
    """Work out again which abilities each card in play has and who controls it."""
    for card in state.cards_in_play():
        card.hooks = card.definition.hooks
    for titan in state.titans:
        titan.hooks = hooks_where_it_is(titan)
    for base in state.bases:
        base.hooks = base.definition.hooks
    _rehook(state)
    changed_hands = _refresh_control(state)
    for effect in state.lasting:
        if effect.kind == "ability":
            card_or_base = state.find(effect.subject) or state.base_with(effect.subject)
            if card_or_base is not None:
                card_or_base.hooks |= effect.amount.hooks | BORROWS
    cancelled = {effect.subject for effect in state.lasting if effect.kind == "cancel"}
    if state.hooks & SHOWS_TOP_BASE:
        _show_face_up_base(state)
    for base in state.bases:
        for definition in borrowed(state, base):
            base.hooks |= definition.hooks | BORROWS
        if any(action.hooks & CANCELS_BASE for action in base.actions):
            base.hooks = 0
        for minion in base.minions:
            if minion.id in cancelled or any(action.hooks & CANCELS_HOST for action in minion.actions):
                minion.hooks = 0
    _rehook(state)
    if changed_hands and state.phase == PLAY_CARDS:
        _begin_for_new_controller(state, changed_hands)


def _refresh_control(state: State) -> list[CardInPlay]:
    """The newest control effect still in force names the controller; when there is none any more, it is the owner.

    Returns the minions that have another controller than before.
    """
    changed: list[CardInPlay] = []
    control = {effect.subject: effect.amount for effect in state.lasting if effect.kind == "control"}
    if not control and not state.loaned:
        return changed
    for minion in state.minions():
        before = minion.controller
        if minion.id in control:
            state.loaned.setdefault(minion.id, state.rules.owners[minion.id])
            minion.controller = control[minion.id]
        elif minion.id in state.loaned:
            minion.controller = state.loaned.pop(minion.id)
        if minion.controller != before:
            changed.append(minion)
            if state.log is not None:
                _tell_of_control(state, minion)
    return changed


def _tell_of_control(state: State, minion: CardInPlay) -> None:
    """A change of control is told when a card makes it; here, when one ends and gives the minion back (7.5)."""
    told = told_of(state, minion.id)
    last = state.log[told] if state.log and told is not None else None
    if last is None or last.kind != "control" or last.amount != minion.controller:
        tell(state, "control_returns", None, [minion.id], amount=minion.controller, rule="7.5")


def _begin_for_new_controller(state: State, minions: list[CardInPlay]) -> None:
    """Minions that came under the current player's control in the Play Cards phase: it begins for them now."""
    for minion in minions:
        if minion.controller == state.current:
            for ability, effect in beginning(state, minion):
                state.pending.append(Trigger(type(ability), minion, ability.you, None, effect, True, None))


def beginning(state: State, card: CardInPlay | BaseInPlay) -> list[tuple[Card, Effect]]:
    """What a card does as its controller's Play Cards phase begins for it: each of its abilities once a turn."""
    found = []
    for ability in abilities(state, card, PLAY_CARDS_BEGINS):
        once = ("begins", card.id, type(ability).name)
        if once not in state.used:
            state.used.add(once)
            effect = ability.play_cards_begins()
            if effect is not None:
                found.append((ability, effect))
    return found
