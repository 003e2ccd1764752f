"""Bases coming into play, leaving it and being replaced (6.11, 6.14, 6.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from smashup.engine import randomness
from smashup.engine.abilities import bases_changed, face_up_base, refresh
from smashup.engine.bits import SHOWS_TOP_BASE
from smashup.engine.decisions import Effect
from smashup.engine.events import because_of, tell, told_of
from smashup.engine.knowledge import bits, conceal, show_all
from smashup.engine.leaving import discard_from_play, set_titans_aside
from smashup.engine.state import BaseInPlay, State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


class Replacement(NamedTuple):
    """A way to choose the base that replaces a scored one. Until it is used no card has moved."""

    source: type[Card]
    """The card that offers it."""
    card: int | None
    """The base, in the base deck or the base discard pile; None: the usual one, and a further base besides."""
    back: tuple[int, ...]
    """Cards of the base deck that then go on its top, topmost first, in an order only `player` knows."""
    player: int


def refill_base_deck(state: State) -> bool:
    """Make sure the base deck has a card, from the base discard pile if need be. False: there is none at all."""
    if state.base_deck:
        return True
    if not state.base_discard:
        return False
    state.base_deck, state.base_discard = state.base_discard, []
    tell(state, "reshuffle_bases", rule="6.11")
    shuffle_base_deck(state)
    return True


def shuffle_base_deck(state: State) -> None:
    state.rng = randomness.shuffle(state.rng, state.base_deck)
    conceal(state, bits(state.base_deck))
    base_deck_changed(state)


def base_deck_changed(state: State) -> None:
    """Another card may be on top of the base deck: while it lies face up, all see it and its ability is in use."""
    if state.hooks & SHOWS_TOP_BASE:
        refresh(state)


def place_top_base_under(state: State, player: int) -> None:
    """A player places the top card of the base deck on its bottom."""
    deck = state.base_deck
    if deck:
        shown = None if face_up_base(state) is not None else ()
        deck.insert(0, deck.pop())
        tell(state, "base_to_bottom", player, [deck[0]], seen_by=shown)
        base_deck_changed(state)


def top_bases(state: State, number: int) -> list[int]:
    """The top cards of the base deck, topmost first, reshuffling under them when it runs out."""
    if len(state.base_deck) < number and state.base_discard:
        pile, state.base_discard = state.base_discard, []
        tell(state, "reshuffle_bases", rule="6.11")
        state.rng = randomness.shuffle(state.rng, pile)
        conceal(state, bits(pile))
        state.base_deck[:0] = pile
        base_deck_changed(state)
    return state.base_deck[: -number - 1 : -1]


def add_base(state: State) -> BaseInPlay | None:
    """Play the top card of the base deck as a further base (6.15)."""
    if not refill_base_deck(state):
        return None
    base = _new_base(state, state.base_deck.pop(), len(state.bases))
    state.bases.append(base)
    bases_changed(state, base)
    tell(state, "new_base", None, [base.id], base=base.definition.name)
    return base


def _new_base(state: State, card: int, at: int) -> BaseInPlay:
    show_all(state, 1 << card)
    definition = state.table[card]
    return BaseInPlay(card, definition, at, [], [], 0, definition.hooks)


def forget_base(state: State, base: BaseInPlay) -> None:
    """What was said of a base ends when it leaves play."""
    state.lasting = [effect for effect in state.lasting if not effect.is_about(base.id)]
    state.extra_plays = [play for play in state.extra_plays if play.base != base.id]
    state.used = {key for key in state.used if key[1] != base.id}
    state.memos.pop(base.id, None)


def swap_base(state: State, old: BaseInPlay, card: int, *, rule: str | None = None) -> BaseInPlay:
    """Another base (already taken from where it was) comes to the place of an old one; the minions stay there."""
    set_titans_aside(state, old)
    forget_base(state, old)
    new = _new_base(state, card, old.at)
    new.minions, old.minions = old.minions, []
    state.bases[old.at] = new
    old.at = -1
    bases_changed(state, new)
    tell(state, "replace", None, [old.id, new.id], base=old.definition.name, target=new.definition.name, rule=rule)
    return new


def destroy_base(state: State, old: BaseInPlay) -> Effect:
    """A base is destroyed with the actions on it, without scoring (10.1); the place is still to be filled."""
    tell(state, "destroy_base", None, [old.id])
    discarded = discard_from_play(state, old.actions[:], rule="9.4")
    if state.log is not None:
        discarded = because_of(state, None, discarded, told_of(state, old.id))
    yield from discarded
    state.base_discard.append(old.id)


def replace_destroyed_base(state: State, old: BaseInPlay, card: int | None) -> BaseInPlay:
    """A destroyed base is replaced by that base of the base discard pile (it may be the very same one), or by the top
    card of the base deck; the minions stay there."""
    if card is not None:
        state.base_discard.remove(card)
    else:
        refill_base_deck(state)  # At least the destroyed base itself is there.
        card = state.base_deck.pop()
    return swap_base(state, old, card)


def replace_scored_base(state: State, old: BaseInPlay, chosen: Replacement | None) -> BaseInPlay | None:
    """Steps 7 and 8 of 6.3: the scored base goes to the base discard pile and a new one replaces it."""
    if chosen is not None and chosen.card is None:
        add_base(state)
    state.base_discard.append(old.id)
    if chosen is not None and chosen.card is not None and _take_chosen(state, chosen):
        card = chosen.card
    elif refill_base_deck(state):
        card = state.base_deck.pop()
    else:
        remove_place(state, old)
        return None
    return swap_base(state, old, card, rule="6.11")


def _take_chosen(state: State, chosen: Replacement) -> bool:
    """Take the chosen base out of where it is. False: something else has taken it meanwhile."""
    deck = state.base_deck
    for pile in (deck, state.base_discard):
        if chosen.card in pile:
            pile.remove(chosen.card)
            break
    else:
        return False
    back = [card for card in chosen.back if card in deck]
    for card in back:
        deck.remove(card)
    deck.extend(reversed(back))
    conceal(state, bits(back), knowing=(chosen.player,))
    return True


def remove_place(state: State, old: BaseInPlay) -> None:
    """There is no base left: play goes on with one base less (6.11)."""
    set_titans_aside(state, old)
    forget_base(state, old)
    state.bases.pop(old.at)
    for titan in state.titans:
        if titan.at > old.at:
            titan.at -= 1
    for at, base in enumerate(state.bases):
        base.at = at
        for action in base.actions:
            action.at = at
        for minion in base.minions:
            minion.at = at
            for action in minion.actions:
                action.at = at
    old.at = -1
    refresh(state)
    tell(state, "no_base", None, [old.id], base=old.definition.name, rule="6.11")
