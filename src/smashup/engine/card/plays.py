"""What a card's text lets be played: extra minions and actions, and the play of one particular card (section 4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from smashup.engine import zones
from smashup.engine.answers import (
    PASS,
    Answer,
    card_of_text,
    kind_of,
    minion_on,
    of_cards,
    of_texts,
    text_about,
    what,
    where,
)
from smashup.engine.card.choices import Choice
from smashup.engine.card.piles import Piles
from smashup.engine.decisions import Effect, ask
from smashup.engine.extra import (
    gain_extra,
    gain_extra_actions,
    gain_extra_minion_and_action,
    gain_extra_of_one_name,
    play_off_the_top,
)
from smashup.engine.native import mypyc_attr
from smashup.engine.permissions import action_forbidden_by, action_options, actions_banned_by, minion_allowed
from smashup.engine.playing import count_as_action_played, make_play, offer, play_action
from smashup.engine.state import NOT_IN_PLAY, BaseInPlay, CardInPlay, ExtraPlay

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


@mypyc_attr(allow_interpreted_subclasses=True)
class Plays(Piles):
    """The part of a card that gives plays. `by` or `player` is who plays, if not you."""

    __slots__ = ()

    def extra_minion(
        self,
        *,
        power_up_to: int | None = None,
        base: BaseInPlay | None = None,
        free_base: bool = False,
        player: int | None = None,
        now: bool = False,
        must: bool = False,
    ) -> Choice[CardInPlay | None]:
        """Gain an extra minion to play (section 4), now if it must be played. Returns it if it was played now."""
        play = ExtraPlay(True, power_up_to, None if base is None else base.id, free_base)
        who = self._who(player)
        return gain_extra(self.state, self._type, who, play, now=now, must=must)

    def extra_minions_of_one_name(self, number: int) -> Effect:
        """Gain this many extra minions that must all have one name (section 4): the first one played fixes it."""
        return gain_extra_of_one_name(self.state, self._type, self.you, number)

    def extra_action(
        self, *, player: int | None = None, now: bool = False, must: bool = False
    ) -> Choice[CardInPlay | None]:
        """Gain an extra action to play (section 4), now if it must be played. Returns it if it was played now."""
        who = self._who(player)
        return gain_extra(self.state, self._type, who, ExtraPlay(False), now=now, must=must)

    def extra_actions(self, number: int) -> Effect:
        """Gain this many extra actions to play (section 4)."""
        return gain_extra_actions(self.state, self._type, self.you, number)

    def extra_minion_and_action(self) -> Effect:
        """Gain an extra minion and an extra action to play, in any order (section 4)."""
        return gain_extra_minion_and_action(self.state, self._type, self.you)

    def play_minion_of(
        self,
        prompt: str,
        cards: Sequence[int],
        bases: Sequence[BaseInPlay] | None = None,
        *,
        must: bool = False,
        by: int | None = None,
    ) -> Choice[CardInPlay | None]:
        """Play one of these minions, on one of the bases, now or not at all (4.2). Returns what was played."""
        who = self._who(by)
        options = self._minion_plays(cards, self._places(bases), who)
        return offer(self.state, who, "play_minion", prompt, self._type, options, must=must)

    def _minion_plays(self, cards: Sequence[int], places: Sequence[BaseInPlay], who: int) -> list[Answer]:
        """Every way a player may play one of these minions on one of these bases; equal cards count as one."""
        state, hand = self.state, self.state.hands[who]
        options: list[Answer] = []
        for card in map(what, of_cards(state, cards)):
            definition, from_hand = state.table[card], card in hand
            allowed = [
                base
                for base in places
                if base.at != NOT_IN_PLAY and minion_allowed(state, who, definition, base, from_hand=from_hand)
            ]
            options += minion_on(card, allowed)
        return options

    def search_and_play_minion(
        self,
        prompt: str,
        bases: Sequence[BaseInPlay] | None = None,
        *,
        power_up_to: int | None = None,
        power_from: int | None = None,
        named: str | None = None,
        player: int | None = None,
    ) -> Choice[CardInPlay | None]:
        """You (or that player) search your deck for such a minion, play it now or not at all, and shuffle the deck.

        The deck is shuffled whatever was found, once the minion has resolved. Returns what was played.
        """
        who = self._who(player)
        zones.refill(self.state, who)
        deck = sorted(self.state.decks[who])
        zones.look(self.state, who, deck)
        found = self.cards(deck, minions=True, power_up_to=power_up_to, power_from=power_from, named=named)
        played = yield from self.play_minion_of(prompt, found, bases, by=who)
        zones.shuffle_deck(self.state, who)
        return played

    def play_action_of(
        self,
        prompt: str,
        cards: Sequence[int],
        *,
        on: CardInPlay | BaseInPlay | None = None,
        must: bool = False,
    ) -> Choice[CardInPlay | None]:
        """Play one of these actions (on that card) now or not at all (4.2). Returns what was played."""
        options = action_options(self.state, self.you, cards)
        if on is not None:
            options = [option for option in options if where(option) is on]
        return offer(self.state, self.you, "play_action", prompt, self._type, options, must=must)

    def play_card_of(self, prompt: str, cards: Sequence[int]) -> Choice[CardInPlay | None]:
        """Play one of these cards, minion or action, now or not at all (4.2). Returns what was played."""
        options = self._minion_plays(self.cards(cards, minions=True), self.state.bases, self.you)
        options += action_options(self.state, self.you, cards)
        return offer(self.state, self.you, "play_card", prompt, self._type, options)

    def can_play_standard(self, card: int) -> bool:
        """Could you play this very standard action now? A Special whose moment it is not could be: without effect."""
        definition = self.definition(card)
        if action_options(self.state, self.you, [card]):
            return True
        return self._is_untimely(definition) and actions_banned_by(self.state, self.you) is None

    def _is_untimely(self, definition: type[Card]) -> bool:
        """Is it a Special whose moment it is not, so that only its own text keeps it from being played?"""
        untimely = bool(definition.special) and definition.special != self.moment
        return untimely and action_forbidden_by(self.state, self.you, definition, None) is None

    def play_and_give_away(self, card: int) -> Effect:
        """Play a standard action (see `can_play_standard`). When it has resolved, place it into the hand of another
        player of your choice, instead of wherever else it would have gone."""
        yield from self._play_with_end(card)
        if card in self.state.limbo:
            yield from self.give_to_another(card, self.state.limbo, public=True)

    def _play_with_end(self, card: int) -> Effect:
        """Play a standard action whose own text does not settle where it goes."""
        state = self.state
        state.destined.append(card)
        untimely = not action_options(state, self.you, [card])
        yield from play_action(state, self.you, card, None, effect=not untimely)
        state.destined.remove(card)

    def play_and_put_under(self, card: int) -> Effect:
        """Play a standard action (see `can_play_standard`). When it has resolved, put it on the bottom of its owner's
        deck, instead of wherever else it would have gone."""
        yield from self._play_with_end(card)
        if card in self.state.limbo:
            self.onto_deck(card, self.state.limbo, top=False)

    def give_itself_away(self) -> Effect:
        """Of a standard action: place it into the hand of another player of your choice, unless another card has
        settled where it goes. See `Card.places_itself`."""
        card = self.card.id
        if card in self.state.limbo and card not in self.state.destined:
            yield from self.give_to_another(card, self.state.limbo, public=True)

    def play_revealed_action(self, prompt: str, cards: Sequence[int]) -> Choice[CardInPlay | None]:
        """Play one of these actions from the tops of decks now or not at all (4.2). Returns what was played.

        One whose conditions for play are not met can be chosen as well: it is discarded instead (3.8).
        """
        state = self.state
        options = action_options(state, self.you, cards)
        playable = {what(option) for option in options}
        for card in self.cards(cards, minions=False):
            if card not in playable:
                label = f"{state.table[card].name}, which cannot be played and is discarded"
                options.append(text_about(card, f"discard {state.table[card].name}", label))
        if not options:
            return None
        picked = yield from ask(state, self.you, "play_revealed", prompt, self._type, [*options, PASS])
        if picked is PASS:
            return None
        if kind_of(picked) != "text":
            played: CardInPlay | None = yield from make_play(state, self.you, picked)
            return played
        refused = card_of_text(picked)
        assert refused is not None
        deck = next(deck for deck in state.decks if refused in deck)
        zones.discard(state, state.decks.index(deck), [refused], deck)
        return None

    def count_as_action_played(self) -> None:
        """Set off everything that reacts to you playing an action, as if this card were one."""
        count_as_action_played(self.state, self.card, self.you, None)

    def play_off_the_top(
        self,
        wanted: Callable[[type[Card]], bool],
        bases: Sequence[BaseInPlay] | None = None,
        *,
        number: int = 1,
        shuffle: bool = False,
        player: int | None = None,
    ) -> Choice[list[CardInPlay]]:
        """You (or that player) play a wanted card off the top of your deck (3.8), and (`shuffle`) shuffle it afterwards
        in any case. Returns what was played."""
        who = self._who(player)
        return play_off_the_top(self.state, self._type, who, wanted, self._places(bases), number, shuffle)

    def play_action_or(self, prompt: str, cards: Sequence[int], **alternatives: str) -> Choice[str]:
        """Play one of these very actions now, or do one of several other things: its key, or "" after the play."""
        options = action_options(self.state, self.you, cards)
        options += of_texts(alternatives)
        picked = yield from ask(self.state, self.you, "play_or", prompt, self._type, options)
        if kind_of(picked) == "text":
            return str(what(picked))
        yield from make_play(self.state, self.you, picked)
        return ""
