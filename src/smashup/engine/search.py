"""Searching hand, deck and discard pile, or some of them, for one card (9.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from smashup.engine.answers import PILES, Answer, in_pile, minion_on, of_cards, of_texts, what
from smashup.engine.decisions import Effect, ask
from smashup.engine.permissions import action_options, minion_allowed
from smashup.engine.playing import make_play
from smashup.engine.shapes import Naming
from smashup.engine.state import NOT_IN_PLAY, BaseInPlay, State
from smashup.engine.zones import into_hand, look, refill, reveal, shuffle_deck

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


def fetch(
    state: State,
    source: type[Card],
    player: int,
    piles: Sequence[str],
    wanted: Callable[[type[Card]], bool],
    bases: Sequence[BaseInPlay],
    play: bool,
) -> Effect:
    """A player searches some of these piles for a wanted card and takes it into hand or (`play`) plays it now.

    A deck that was searched is shuffled when that has resolved. Returns what was played.
    """
    ways = [way for size in range(len(piles), 0, -1) for way in combinations(piles, size)]
    options = of_texts({"+".join(way): _listed([PILES[pile] for pile in way]) for way in ways})
    picked = yield from ask(state, player, "search_where", "Search where?", source, options)
    searched = ways[options.index(picked)]
    if "deck" in searched:
        refill(state, player)
        look(state, player, state.decks[player])
    zones = {"hand": state.hands[player], "deck": state.decks[player], "discard": state.discards[player]}
    found: list[Answer] = []
    for pile in searched:
        cards = sorted(card for card in zones[pile] if wanted(state.table[card]))
        found += in_pile(of_cards(state, cards), pile)
    played = None
    if found:
        card = what((yield from ask(state, player, "take_card", "Take which card?", source, found)))
        reveal(state, player, [card])
        played = yield from _use(state, source, player, card, _plays(state, player, card, bases) if play else [])
    if "deck" in searched:
        shuffle_deck(state, player)
    return played


def _listed(words: list[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _plays(state: State, player: int, card: int, bases: Sequence[BaseInPlay]) -> list[Answer]:
    definition = state.table[card]
    if not definition.is_minion:
        return action_options(state, player, [card])
    from_hand = card in state.hands[player]
    allowed = [
        base
        for base in bases
        if base.at != NOT_IN_PLAY and minion_allowed(state, player, definition, base, from_hand=from_hand)
    ]
    return minion_on(card, allowed)


def _use(state: State, source: type[Card], player: int, card: int, plays: list[Answer]) -> Effect:
    """Play what was found, or place it into the hand."""
    name = state.table[card].name
    [take] = of_texts({"hand": f"{name} into your hand"})
    prompt = Naming("Play {} now, or place it into your hand?", card, name)
    picked = yield from ask(state, player, "play_or_take", prompt, source, [*plays, take])
    if picked is not take:
        return (yield from make_play(state, player, picked))
    zone = next(pile for pile in (state.hands[player], state.decks[player], state.discards[player]) if card in pile)
    into_hand(state, player, card, zone)
    return None
