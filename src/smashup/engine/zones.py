"""Hands, decks and discard piles: drawing, discarding, looking, revealing, searching, shuffling (section 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from smashup.engine import randomness
from smashup.engine.bits import AFTER_CARD_DISCARDED, AFTER_CARD_GIVEN, AFTER_CARD_TO_HAND, KEEPS_OFF
from smashup.engine.events import tell
from smashup.engine.happenings import CardDiscarded, CardGiven, CardToHand
from smashup.engine.knowledge import bits, conceal, show_all, show_to
from smashup.engine.protection import look_again
from smashup.engine.reactions import collect
from smashup.engine.state import State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


def shuffle_deck(state: State, player: int) -> None:
    deck = state.decks[player]
    state.rng = randomness.shuffle(state.rng, deck)
    conceal(state, bits(deck))
    tell(state, "shuffle", player)


def refill(state: State, player: int) -> bool:
    """Make sure the deck has a card, from the discard pile if need be (9.6). False: there is none at all."""
    deck = state.decks[player]
    if deck:
        return True
    pile = state.discards[player]
    if not pile:
        return False
    deck.extend(pile)
    pile.clear()
    state.rng = randomness.shuffle(state.rng, deck)
    conceal(state, bits(deck))
    tell(state, "reshuffle", player, rule="9.6")
    return True


def draw(state: State, player: int, number: int) -> None:
    deck, hand = state.decks[player], state.hands[player]
    drawn = []
    mask = 0
    for _ in range(number):
        if not deck and not refill(state, player):
            break
        card = deck.pop()
        hand.append(card)
        drawn.append(card)
        mask |= 1 << card
    if drawn:
        state.seen[player] |= mask
        if state.log is not None:
            tell(state, "draw", player, drawn, seen_by=(player,))
        if state.hooks & KEEPS_OFF:
            look_again(state)


def draw_chosen(state: State, player: int, card: int, among: Sequence[int]) -> None:
    """A player draws that one of some cards of their deck; nobody else sees which of them it is."""
    conceal_choice(state, (player,), among)
    state.decks[player].remove(card)
    state.hands[player].append(card)
    show_to(state, player, 1 << card)
    tell(state, "draw", player, [card], seen_by=(player,))
    if state.hooks & KEEPS_OFF:
        look_again(state)


def top_cards(state: State, player: int, number: int) -> list[int]:
    """The top cards of a deck, topmost first, reshuffling under them when the deck runs out (9.6)."""
    deck = state.decks[player]
    if len(deck) < number and state.discards[player]:
        pile = state.discards[player]
        state.rng = randomness.shuffle(state.rng, pile)
        conceal(state, bits(pile))
        deck[:0] = pile
        pile.clear()
        tell(state, "reshuffle", player, rule="9.6")
    return deck[: -number - 1 : -1]


def reveal(state: State, player: int, cards: Iterable[int]) -> None:
    """Everyone sees these cards (9.8)."""
    cards = list(cards)
    show_all(state, bits(cards))
    if cards:
        tell(state, "reveal", player, cards)


def reveal_until(state: State, player: int, wanted: Callable[[type[Card]], bool]) -> tuple[list[int], int | None]:
    """Reveal cards from the top of a deck until a wanted one shows (3.8): the others, and that one.

    An empty deck is refilled first; one that runs out on the way is not, and then there is no wanted card. The
    revealed cards lie in no zone (in `State.limbo`) until they are put somewhere.
    """
    revealed: list[int] = []
    found = None
    refill(state, player)
    deck = state.decks[player]
    while deck and found is None:
        card = deck.pop()
        state.limbo.append(card)
        if wanted(state.table[card]):
            found = card
        else:
            revealed.append(card)
    if revealed or found is not None:
        reveal(state, player, revealed if found is None else [*revealed, found])
    return revealed, found


def look(state: State, player: int, cards: Iterable[int]) -> None:
    """Only this player sees these cards (9.8)."""
    cards = list(cards)
    show_to(state, player, bits(cards))
    if cards:
        tell(state, "look", player, cards, seen_by=(player,))


def to_discard_pile(state: State, card: int) -> None:
    """Put a card that is in no zone on its owner's discard pile (9.3)."""
    show_all(state, 1 << card)
    state.discards[state.rules.owners[card]].append(card)


def discard(state: State, player: int, cards: Iterable[int], zone: list[int]) -> None:
    """A player discards cards from a hand or deck (10.2)."""
    cards = list(cards)
    if not cards:
        return
    tell(state, "discard", player, cards)
    for card in cards:
        zone.remove(card)
        to_discard_pile(state, card)
    if state.hooks & KEEPS_OFF:
        look_again(state)
    if (state.hooks | state.rules.hand_hooks) & AFTER_CARD_DISCARDED:
        for number, card in enumerate(cards):
            collect(state, "after_card_discarded", CardDiscarded(player, card, number))


def discard_random(state: State, player: int, number: int) -> None:
    """A player discards cards at random from hand."""
    hand = state.hands[player]
    left = hand[:]
    chosen = []
    for _ in range(min(number, len(hand))):
        index, state.rng = randomness.below(state.rng, len(left))
        chosen.append(left.pop(index))
    discard(state, player, chosen, hand)


def into_hand(state: State, player: int, card: int, zone: list[int], *, public: bool = True) -> None:
    """Place a card into a hand. A card that all can see goes to its owner's (9.3)."""
    zone.remove(card)
    to = state.rules.owners[card] if public else player
    state.hands[to].append(card)
    if public:
        show_all(state, 1 << card)
    show_to(state, to, 1 << card)
    tell(state, "to_hand", to, [card], seen_by=None if public else (to,))
    if state.hooks & KEEPS_OFF:
        look_again(state)
    placed_in_hand(state, player, card, to)
    if state.hooks & AFTER_CARD_TO_HAND and any([zone is pile for pile in state.discards]):
        collect(state, "after_card_to_hand", CardToHand(card, to, player, None, False))


def give(state: State, player: int, card: int, to: int, zone: list[int], *, public: bool) -> None:
    """A player places a card into another player's hand."""
    if not public:
        conceal_choice(state, (player, to), zone)
    zone.remove(card)
    state.hands[to].append(card)
    if public:
        show_all(state, 1 << card)
    show_to(state, to, 1 << card)
    show_to(state, player, 1 << card)
    tell(state, "give", player, [card], amount=to, seen_by=None if public else (player, to))
    if state.hooks & KEEPS_OFF:
        look_again(state)
    placed_in_hand(state, player, card, to)
    if state.hooks & AFTER_CARD_TO_HAND and any([zone is pile for pile in state.discards]):
        collect(state, "after_card_to_hand", CardToHand(card, to, player, None, False))


def placed_in_hand(state: State, player: int, card: int, to: int) -> None:
    """A player placed a card into a hand: set off what reacts to that, if it is another player's."""
    if player != to and (state.hooks | state.rules.hand_hooks) & AFTER_CARD_GIVEN:
        collect(state, "after_card_given", CardGiven(player, card, to))


def onto_deck(state: State, card: int, zone: list[int], *, top: bool, deck: int | None = None) -> None:
    """Place a visible card on the top or bottom of its owner's deck, or a hidden one on the given player's."""
    zone.remove(card)
    owner = state.rules.owners[card] if deck is None else deck
    if top:
        state.decks[owner].append(card)
    else:
        state.decks[owner].insert(0, card)
    if deck is None:
        show_all(state, 1 << card)
    tell(
        state,
        "to_deck_top" if top else "to_deck_bottom",
        owner,
        [card],
        seen_by=None if deck is None else (deck,),
    )
    if state.hooks & KEEPS_OFF:
        look_again(state)


def rearrange(state: State, player: int, looked_at: list[int], top: list[int], bottom: list[int], deck: int) -> None:
    """Put cards from the top of a deck back: `top` (topmost first) and `bottom` (bottommost last), unseen by others."""
    cards = state.decks[deck]
    for card in looked_at:
        cards.remove(card)
    cards.extend(reversed(top))
    cards[:0] = reversed(bottom)
    conceal(state, bits(looked_at), knowing=(player,))
    for kind, put in (("to_deck_top", top), ("to_deck_bottom", bottom)):
        if put:
            tell(state, kind, player, put, seen_by=(player,))


def hide_on_deck(state: State, player: int, top: Sequence[int], bottom: Sequence[int]) -> None:
    """A player places cards from hand on their own deck: `top` (topmost first) and `bottom` (bottommost last), unseen
    by others, whoever owns them (9.3)."""
    hand, deck = state.hands[player], state.decks[player]
    conceal_choice(state, (player,), hand)
    for kind, cards in (("to_deck_top", top), ("to_deck_bottom", bottom)):
        if cards:
            tell(state, kind, player, cards, seen_by=(player,))
        for card in cards:
            hand.remove(card)
    deck.extend(reversed(top))
    deck[:0] = reversed(bottom)
    if state.hooks & KEEPS_OFF:
        look_again(state)


def conceal_choice(state: State, knowing: Sequence[int], zone: Iterable[int]) -> None:
    """Something is done with one of these hidden cards; all but those players cannot tell with which."""
    conceal(state, bits(zone), knowing=knowing)


def shuffle_into_deck(state: State, player: int, cards: Iterable[int], zone: list[int], *, public: bool = True) -> None:
    """Shuffle cards into a player's deck; those that all can see go into their owners' decks (9.3)."""
    cards = list(cards)
    if cards:
        tell(state, "shuffle_in", player, cards, seen_by=None if public else (player,))
    decks = {player}
    for card in cards:
        zone.remove(card)
        deck = state.rules.owners[card] if public else player
        state.decks[deck].append(card)
        decks.add(deck)
    for deck in sorted(decks):
        shuffle_deck(state, deck)
    if state.hooks & KEEPS_OFF:
        look_again(state)


def gain_vp(state: State, player: int, number: int) -> None:
    """A player gains (or loses) VP; a total never goes below zero (8.3)."""
    number = max(number, -state.vp[player])
    if number:
        state.vp[player] += number
        tell(state, "vp" if number > 0 else "lose_vp", player, amount=abs(number))
