"""What a card's text does with cards that are not in play: hands, decks, discard piles (sections 9 and 10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from smashup.engine import zones
from smashup.engine.answers import PASS, of_cards, of_players, what
from smashup.engine.card.choices import Choice, Choices
from smashup.engine.decisions import Effect, ask
from smashup.engine.native import mypyc_attr
from smashup.engine.search import fetch
from smashup.engine.state import BaseInPlay, CardInPlay

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


@mypyc_attr(allow_interpreted_subclasses=True)
class Piles(Choices):
    """The part of a card that handles cards outside play. `player` is whose cards they are, if not yours."""

    __slots__ = ()

    def draw(self, number: int = 1, *, player: int | None = None) -> None:
        zones.draw(self.state, self._who(player), number)

    def draw_chosen(self, card: int, among: Sequence[int]) -> None:
        """Draw that one of some cards of your deck; nobody else sees which of them it is."""
        zones.draw_chosen(self.state, self.you, card, among)

    def discard(self, cards: Iterable[int], *, player: int | None = None) -> None:
        """You (or that player) discard these cards from hand."""
        who = self._who(player)
        zones.discard(self.state, who, cards, self.state.hands[who])

    def discard_from_deck(self, cards: Iterable[int], *, player: int | None = None) -> None:
        who = self._who(player)
        zones.discard(self.state, who, cards, self.state.decks[who])

    def discard_revealed(self, cards: Iterable[int], *, player: int | None = None) -> None:
        """You (or that player) discard revealed cards that are in no zone; see `reveal_until` and `set_aside`."""
        zones.discard(self.state, self._who(player), cards, self.state.limbo)

    def set_aside(self, card: int, zone: list[int]) -> None:
        """Take a card that all can see out of its zone until it is played, discarded or put somewhere."""
        zone.remove(card)
        self.state.limbo.append(card)

    def discard_random(self, number: int, *, player: int) -> None:
        zones.discard_random(self.state, player, number)

    def choose_and_discard(self, prompt: str, number: int = 1, *, player: int | None = None) -> Effect:
        """A player discards cards of their own choice from hand, as many as they have of them."""
        who = self._who(player)
        for _ in range(number):
            hand = self.state.hands[who]
            if not hand:
                return
            picked = yield from ask(self.state, who, "discard", prompt, self._type, of_cards(self.state, hand))
            zones.discard(self.state, who, [what(picked)], hand)

    def top_cards(self, number: int, player: int | None = None) -> list[int]:
        """The top cards of a deck, topmost first; a deck that runs out is reshuffled (9.6)."""
        return zones.top_cards(self.state, self._who(player), number)

    def look_at(self, cards: Iterable[int], *, player: int | None = None) -> None:
        """You (or that player) look at cards: nobody else sees them (9.8)."""
        zones.look(self.state, self._who(player), cards)

    def reveal(self, cards: Iterable[int], *, player: int | None = None) -> None:
        """Everyone sees these cards (9.8)."""
        zones.reveal(self.state, self._who(player), cards)

    def reveal_until(
        self, wanted: Callable[[type[Card]], bool], *, player: int | None = None
    ) -> tuple[list[int], int | None]:
        """Reveal from the top of a deck until a wanted card shows (3.8): the others, and that card if it showed.

        Until you put them somewhere they are in no zone: `self.state.limbo` is where to take them from.
        """
        return zones.reveal_until(self.state, self._who(player), wanted)

    def put_back(
        self,
        cards: Sequence[int],
        top: Sequence[int],
        bottom: Sequence[int] = (),
        *,
        deck: int | None = None,
        by: int | None = None,
    ) -> None:
        """Put cards from the top of a deck back on the top (topmost first) and the bottom (bottommost last), in an
        order only you (or `by`) know."""
        whose, who = self._who(deck), self._who(by)
        zones.rearrange(self.state, who, list(cards), list(top), list(bottom), whose)

    def search_deck(
        self, prompt: str, wanted: Sequence[int], *, may: bool = False, player: int | None = None
    ) -> Choice[int | None]:
        """You (or that player) search your deck (fill it first) for one of the cards; it is revealed. Shuffling comes
        after its use."""
        who = self._who(player)
        zones.look(self.state, who, self.state.decks[who])
        options = of_cards(self.state, sorted(wanted))
        if not options:
            return None
        if may:
            options.append(PASS)
        picked = yield from ask(self.state, who, "search", prompt, self._type, options)
        if picked is PASS:
            return None
        zones.reveal(self.state, who, [what(picked)])
        return int(what(picked))

    def fetch(
        self,
        piles: Sequence[str],
        wanted: Callable[[type[Card]], bool],
        bases: Sequence[BaseInPlay] | None = None,
        *,
        play: bool = True,
    ) -> Choice[CardInPlay | None]:
        """Search some of these piles ("hand", "deck", "discard") for a wanted card; place it into your hand or (`play`)
        play it now as an extra card, a minion on one of the bases. Returns what was played.

        You choose the piles; the deck is shuffled afterwards if it was among them.
        """
        return fetch(self.state, self._type, self.you, piles, wanted, self._places(bases), play)

    def refill_deck(self, player: int | None = None) -> bool:
        """Before a search: an empty deck is refilled from the discard pile (9.6)."""
        return zones.refill(self.state, self._who(player))

    def shuffle_deck(self, player: int | None = None) -> None:
        zones.shuffle_deck(self.state, self._who(player))

    def into_hand(self, card: int, zone: list[int], *, public: bool = True, player: int | None = None) -> None:
        """A card goes into your hand (or that player's); one that all can see goes to its owner's (9.3)."""
        zones.into_hand(self.state, self._who(player), card, zone, public=public)

    def onto_deck(self, card: int, zone: list[int], *, top: bool) -> None:
        """Place a card that all can see on the top or bottom of its owner's deck."""
        zones.onto_deck(self.state, card, zone, top=top)

    def hide_on_deck(self, top: Sequence[int], bottom: Sequence[int] = (), *, player: int | None = None) -> None:
        """You (or that player) place cards from hand on the top (topmost first) and bottom (bottommost last) of your
        deck; nobody else sees which."""
        zones.hide_on_deck(self.state, self._who(player), top, bottom)

    def shuffle_into_deck(self, cards: Iterable[int], zone: list[int], *, public: bool = True) -> None:
        """Shuffle cards into your deck; those that all can see go into their owners' (9.3)."""
        zones.shuffle_into_deck(self.state, self.you, cards, zone, public=public)

    def give_card(self, card: int, to: int, zone: list[int], *, public: bool = False, by: int | None = None) -> None:
        """Place a card into another player's hand; unless it is public, only that player and you see which one."""
        zones.give(self.state, self._who(by), card, to, zone, public=public)

    def give_to_another(self, card: int, zone: list[int], *, public: bool = False) -> Effect:
        """Place a card into the hand of another player of your choice."""
        prompt = self.naming("Place {} into whose hand?", card)
        to = yield from ask(self.state, self.you, "give_to", prompt, self._type, of_players(self.others))
        self.give_card(card, what(to), zone, public=public)
