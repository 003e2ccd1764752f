"""What a card's text does: the verbs of the rulebook (section 10), each with this card as its source."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from smashup.engine import bases as base_verbs
from smashup.engine import lasting, leaving, moving, randomness, zones
from smashup.engine.asking import Choice
from smashup.engine.decisions import DONE, PASS, Effect, RawOption, ask, of_cards
from smashup.engine.events import tell
from smashup.engine.extra import (
    gain_extra,
    gain_extra_minion_and_action,
    gain_extra_of_one_name,
    play_off_the_top,
)
from smashup.engine.playing import (
    action_forbidden_by,
    action_options,
    actions_banned_by,
    count_as_action_played,
    make_play,
    minion_allowed,
    offer,
    play_action,
)
from smashup.engine.searching import fetch
from smashup.engine.seeing import Seeing
from smashup.engine.state import NOT_IN_PLAY, BaseInPlay, CardInPlay, ExtraPlay

if TYPE_CHECKING:
    from smashup.engine.definitions import Card

Cards = CardInPlay | Sequence[CardInPlay] | None


def _several(cards: Cards) -> Sequence[CardInPlay]:
    if cards is None:
        return ()
    return (cards,) if isinstance(cards, CardInPlay) else cards


class Doing(Seeing):
    """The part of a card that acts. `by` is the player who carries it out, if not you."""

    __slots__ = ()

    # Cards in play.

    def destroy(self, cards: Cards, *, by: int | None = None) -> Choice[list[CardInPlay]]:
        """Destroy cards in play, together (10.1). Returns those that really were destroyed."""
        return leaving.destroy(self.state, self.source, _several(cards), self.you if by is None else by)

    def return_to_hand(self, cards: Cards, *, by: int | None = None) -> Choice[list[CardInPlay]]:
        """Return cards in play to their owners' hands (10.4). Returns those that really went."""
        return leaving.return_to_hand(self.state, self.source, _several(cards), self.you if by is None else by)

    def place_in_hand(self, card: CardInPlay) -> Choice[bool]:
        """Place a card in play into its owner's hand (10.5)."""
        return leaving.place_in_hand(self.state, self.source, card, self.you)

    def place_on_deck(self, cards: Cards, *, top: bool = False, by: int | None = None) -> Choice[list[CardInPlay]]:
        """Place cards in play on the bottom (or top) of their owners' decks (10.5)."""
        who = self.you if by is None else by
        return leaving.place_on_deck(self.state, self.source, _several(cards), who, top=top)

    def shuffle_from_play(self, cards: Cards) -> Choice[list[CardInPlay]]:
        """Shuffle cards in play into their owners' decks."""
        return leaving.shuffle_from_play(self.state, self.source, _several(cards), self.you)

    def discard_from_play(self, cards: Cards) -> Effect:
        """Put cards in play on their owners' discard piles without destroying them."""
        return leaving.discard_from_play(self.state, _several(cards))

    def move(self, minion: CardInPlay, base: BaseInPlay, *, by: int | None = None) -> Choice[list[CardInPlay]]:
        """Move a minion to another base (10.3). Returns it in a list if it really moved."""
        return self.move_together([(minion, base)], by=by)

    def move_together(
        self, moves: Sequence[tuple[CardInPlay, BaseInPlay]], *, by: int | None = None
    ) -> Choice[list[CardInPlay]]:
        """Move minions at the same time."""
        return moving.move(self.state, self.source, moves, self.you if by is None else by)

    def can_move(self, minion: CardInPlay, base: BaseInPlay, *, by: int | None = None) -> bool:
        return moving.can_move_to(self.state, minion, base, self.you if by is None else by)

    def destinations(self, minion: CardInPlay) -> list[BaseInPlay]:
        """The bases you could move that minion to."""
        return [base for base in self.state.bases if self.can_move(minion, base)]

    def choose_and_move(
        self,
        prompt: str,
        minions: Sequence[CardInPlay],
        bases: Sequence[BaseInPlay] | None = None,
        *,
        may: bool = False,
        by: int | None = None,
    ) -> Choice[CardInPlay | None]:
        """Choose one of the minions and the base it moves to, another one than it is at. Returns what moved."""
        who = self.you if by is None else by
        places = self.state.bases if bases is None else bases
        able = [minion for minion in minions if any(self.can_move(minion, base, by=who) for base in places)]
        options: list[RawOption] = [("minion", minion) for minion in able]
        if not options:
            return None
        if may:
            options.append(("pass",))
        picked = yield from ask(self.state, who, prompt, self._type, options)
        if picked[0] == "pass":
            return None
        minion: CardInPlay = picked[1]
        targets: list[RawOption] = [("base", base) for base in places if self.can_move(minion, base, by=who)]
        to = yield from ask(self.state, who, f"Move {minion.definition.name} to which base?", self._type, targets)
        moved = yield from self.move(minion, to[1], by=who)
        return moved[0] if moved else None

    def choose_and_move_any(
        self, prompt: str, minions: Sequence[CardInPlay], at_most: int = 99
    ) -> Choice[list[CardInPlay]]:
        """Choose any number of the minions, up to `at_most`, and a base for each; they move at the same time."""
        moves: list[tuple[CardInPlay, BaseInPlay]] = []
        left = [minion for minion in minions if self.destinations(minion)]
        while left and len(moves) < at_most:
            options: list[RawOption] = [("minion", minion) for minion in left]
            picked = yield from ask(self.state, self.you, prompt, self._type, [*options, DONE])
            if picked is DONE:
                break
            minion: CardInPlay = picked[1]
            left.remove(minion)
            targets: list[RawOption] = [("base", base) for base in self.destinations(minion)]
            where = f"Move {minion.definition.name} to which base?"
            moves.append((minion, (yield from ask(self.state, self.you, where, self._type, targets))[1]))
        return (yield from self.move_together(moves))

    def transfer(self, action: CardInPlay, to: CardInPlay | BaseInPlay) -> Choice[bool]:
        """Transfer an action to another minion or base (10.6)."""
        return moving.transfer(self.state, self.source, action, to, self.you)

    def place_counters(self, minion: CardInPlay, number: int = 1) -> Effect:
        """Place +1 power counters on a minion (7.3)."""
        return lasting.place_counters(self.state, self.source, minion, number)

    def transfer_counters(self, giver: CardInPlay, taker: CardInPlay, number: int) -> Choice[int]:
        """Transfer +1 power counters from one minion to another (10.6). Returns how many went."""
        return lasting.transfer_counters(self.state, self.source, giver, taker, number)

    def cancel(self, minion: CardInPlay, *, until: str = "end", player: int | None = None) -> Choice[bool]:
        """Cancel a minion's abilities for a time (10.7); see `Lasting.until`."""
        return lasting.cancel(self.state, self.source, minion, until, player)

    def at_random(self, minions: Sequence[CardInPlay]) -> CardInPlay:
        """One of these, picked at random."""
        index, self.state.rng = randomness.below(self.state.rng, len(minions))
        return minions[index]

    def give_power(
        self,
        minions: Cards,
        amount: int,
        *,
        until_end_of_your_turn: bool = False,
        no_stated_end: bool = False,
        by: int | None = None,
    ) -> Effect:
        """Minions in play have this much more power until the end of the turn, or of your (next) turn.

        Where the text of a card in play states no end, also only until that card leaves play (7.5).
        """
        player = self.you if until_end_of_your_turn else None
        until = "end or source" if no_stated_end else "end"
        return lasting.give_power(self.state, self.source, _several(minions), amount, until, player, by)

    def give_power_on(self, base: BaseInPlay, amount: int) -> None:
        """All your minions there have this much more power until the end of the turn: whichever they are (7.6)."""
        lasting.give_power_on(self.state, self.source, base, self.you, amount)

    def give_total(self, base: BaseInPlay, amount: int) -> None:
        """You have this much more power there, on no minion, until the end of the turn (7.4)."""
        lasting.give_total(self.state, self.source, base, self.you, amount)

    def change_breakpoint(self, base: BaseInPlay, amount: int) -> None:
        """The base's breakpoint is this much higher until the end of the turn."""
        lasting.change_breakpoint(self.state, self.source, base, amount)

    def set_breakpoint(self, base: BaseInPlay, value: int) -> None:
        """The base's breakpoint is this number, whatever else changes it, until the end of the turn."""
        lasting.set_breakpoint(self.state, self.source, base, value)

    def take_control(self, minion: CardInPlay, player: int | None = None, *, until: str = "leaves") -> Choice[bool]:
        """You (or that player) take control of a minion (9.9)."""
        who = self.you if player is None else player
        return lasting.take_control(self.state, self.source, minion, who, until)

    def gain_ability(self, definition: type[Card], *, until: str = "end") -> Effect:
        """This card also has the abilities of another one, for a time (10.13); what happens on play happens now."""
        return lasting.gain_ability(self.state, self.source, self.card, definition, until)

    def lasts(self, kind: str, subject: int, amount: Any, until: str = "end", player: int | None = None) -> None:
        """Start another effect that lasts for a time; see `Lasting` for the kinds."""
        lasting.add_lasting(self.state, kind, subject, amount, self.source, until, player)

    # Plays.

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
        """Gain an extra minion to play (section 4); one that must be played is played now. Returns what was."""
        play = ExtraPlay(True, power_up_to, None if base is None else base.id, free_base)
        who = self.you if player is None else player
        return gain_extra(self.state, self._type, who, play, now=now, must=must)

    def extra_minions_of_one_name(self, number: int) -> Effect:
        """Gain so many extra minions that must all have one name (section 4): the first one played fixes it."""
        return gain_extra_of_one_name(self.state, self._type, self.you, number)

    def extra_action(
        self, *, player: int | None = None, now: bool = False, must: bool = False
    ) -> Choice[CardInPlay | None]:
        """Gain an extra action to play (section 4); one that must be played is played now. Returns what was."""
        who = self.you if player is None else player
        return gain_extra(self.state, self._type, who, ExtraPlay(False), now=now, must=must)

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
        """Play one of these very minions, on one of the bases, now or not at all (4.2). Returns what was played."""
        who = self.you if by is None else by
        places = self.state.bases if bases is None else bases
        table, hand = self.state.table, self.state.hands[who]
        options: list[RawOption] = [
            ("play", card, base)
            for _, card in of_cards(self.state, cards)
            for base in places
            if base.at != NOT_IN_PLAY and minion_allowed(self.state, who, table[card], base, from_hand=card in hand)
        ]
        return offer(self.state, who, prompt, self._type, options, must=must)

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
        who = self.you if player is None else player
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
        """Play one of these very actions (on that very card) now or not at all (4.2). Returns what was played."""
        options = action_options(self.state, self.you, cards)
        if on is not None:
            options = [option for option in options if option[2] is on]
        return offer(self.state, self.you, prompt, self._type, options, must=must)

    def play_card_of(self, prompt: str, cards: Sequence[int]) -> Choice[CardInPlay | None]:
        """Play one of these very cards, minion or action, now or not at all (4.2). Returns what was played."""
        table, hand = self.state.table, self.hand
        options: list[RawOption] = [
            ("play", card, base)
            for _, card in of_cards(self.state, self.cards(cards, minions=True))
            for base in self.state.bases
            if minion_allowed(self.state, self.you, table[card], base, from_hand=card in hand)
        ]
        options += action_options(self.state, self.you, cards)
        return offer(self.state, self.you, prompt, self._type, options)

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
        state = self.state
        state.destined.append(card)
        untimely = not action_options(state, self.you, [card])
        yield from play_action(state, self.you, card, None, effect=not untimely)
        state.destined.remove(card)
        if card in state.limbo:
            yield from self.give_to_another(card, state.limbo, public=True)

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
        playable = {option[1] for option in options}
        for card in self.cards(cards, minions=False):
            if card not in playable:
                label = f"{state.table[card].name}, which cannot be played and is discarded"
                options.append(("text", f"discard {state.table[card].name}", label, card))
        if not options:
            return None
        picked = yield from ask(state, self.you, prompt, self._type, [*options, PASS])
        if picked is PASS:
            return None
        if picked[0] != "text":
            played: CardInPlay | None = yield from make_play(state, self.you, picked)
            return played
        deck = next(deck for deck in state.decks if picked[3] in deck)
        zones.discard(state, state.decks.index(deck), [picked[3]], deck)
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
        who = self.you if player is None else player
        places = self.state.bases if bases is None else bases
        return play_off_the_top(self.state, self._type, who, wanted, places, number, shuffle)

    def play_action_or(self, prompt: str, cards: Sequence[int], **alternatives: str) -> Choice[str]:
        """Play one of these very actions now, or do one of several other things: its key, or "" after the play."""
        options = action_options(self.state, self.you, cards)
        options += [("text", key, label) for key, label in alternatives.items()]
        picked = yield from ask(self.state, self.you, prompt, self._type, options)
        if picked[0] == "text":
            return str(picked[1])
        yield from make_play(self.state, self.you, picked)
        return ""

    # Cards that are not in play.

    def draw(self, number: int = 1, *, player: int | None = None) -> None:
        zones.draw(self.state, self.you if player is None else player, number)

    def discard(self, cards: Iterable[int], *, player: int | None = None) -> None:
        """You (or that player) discard these cards from hand."""
        who = self.you if player is None else player
        zones.discard(self.state, who, cards, self.state.hands[who])

    def discard_from_deck(self, cards: Iterable[int], *, player: int | None = None) -> None:
        who = self.you if player is None else player
        zones.discard(self.state, who, cards, self.state.decks[who])

    def discard_revealed(self, cards: Iterable[int], *, player: int | None = None) -> None:
        """You (or that player) discard revealed cards that are in no zone; see `reveal_until` and `set_aside`."""
        zones.discard(self.state, self.you if player is None else player, cards, self.state.limbo)

    def set_aside(self, card: int, zone: list[int]) -> None:
        """Take a card that all can see out of its zone until it is played, discarded or put somewhere."""
        zone.remove(card)
        self.state.limbo.append(card)

    def discard_random(self, number: int, *, player: int) -> None:
        zones.discard_random(self.state, player, number)

    def choose_and_discard(self, prompt: str, number: int = 1, *, player: int | None = None) -> Effect:
        """A player discards cards of their own choice from hand, as many as they have of them."""
        who = self.you if player is None else player
        for _ in range(number):
            hand = self.state.hands[who]
            if not hand:
                return
            picked = yield from ask(self.state, who, prompt, self._type, of_cards(self.state, hand))
            zones.discard(self.state, who, [picked[1]], hand)

    def top_cards(self, number: int, player: int | None = None) -> list[int]:
        """The top cards of a deck, topmost first; a deck that runs out is reshuffled (9.6)."""
        return zones.top_cards(self.state, self.you if player is None else player, number)

    def look_at(self, cards: Iterable[int], *, player: int | None = None) -> None:
        """You (or that player) look at cards: nobody else sees them (9.8)."""
        zones.look(self.state, self.you if player is None else player, cards)

    def reveal(self, cards: Iterable[int], *, player: int | None = None) -> None:
        """Everyone sees these cards (9.8)."""
        zones.reveal(self.state, self.you if player is None else player, cards)

    def reveal_until(
        self, wanted: Callable[[type[Card]], bool], *, player: int | None = None
    ) -> tuple[list[int], int | None]:
        """Reveal from the top of a deck until a wanted card shows (3.8): the others, and that card if it showed.

        Until you put them somewhere they are in no zone: `self.state.limbo` is where to take them from.
        """
        return zones.reveal_until(self.state, self.you if player is None else player, wanted)

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
        whose, who = self.you if deck is None else deck, self.you if by is None else by
        zones.rearrange(self.state, who, list(cards), list(top), list(bottom), whose)

    def search_deck(
        self, prompt: str, wanted: Sequence[int], *, may: bool = False, player: int | None = None
    ) -> Choice[int | None]:
        """You (or that player) search your deck (fill it first) for one of the cards; it is revealed. Shuffling comes
        after its use."""
        who = self.you if player is None else player
        zones.look(self.state, who, self.state.decks[who])
        options = of_cards(self.state, sorted(wanted))
        if not options:
            return None
        if may:
            options.append(("pass",))
        picked = yield from ask(self.state, who, prompt, self._type, options)
        if picked[0] == "pass":
            return None
        zones.reveal(self.state, who, [picked[1]])
        return int(picked[1])

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
        places = self.state.bases if bases is None else bases
        return fetch(self.state, self._type, self.you, piles, wanted, places, play)

    def refill_deck(self, player: int | None = None) -> bool:
        """Before a search: an empty deck is made anew from the discard pile (9.6)."""
        return zones.refill(self.state, self.you if player is None else player)

    def shuffle_deck(self, player: int | None = None) -> None:
        zones.shuffle_deck(self.state, self.you if player is None else player)

    def into_hand(self, card: int, zone: list[int], *, public: bool = True, player: int | None = None) -> None:
        """You (or that player) place a card into the own hand; one that all can see goes to its owner's (9.3)."""
        zones.into_hand(self.state, self.you if player is None else player, card, zone, public=public)

    def onto_deck(self, card: int, zone: list[int], *, top: bool) -> None:
        """Place a card that all can see on the top or bottom of its owner's deck."""
        zones.onto_deck(self.state, card, zone, top=top)

    def hide_on_deck(self, top: Sequence[int], bottom: Sequence[int] = (), *, player: int | None = None) -> None:
        """You (or that player) place cards from hand on the top (topmost first) and bottom (bottommost last) of your
        deck; nobody else sees which."""
        zones.hide_on_deck(self.state, self.you if player is None else player, top, bottom)

    def shuffle_into_deck(self, cards: Iterable[int], zone: list[int], *, public: bool = True) -> None:
        """Shuffle cards into your deck; those that all can see go into their owners' (9.3)."""
        zones.shuffle_into_deck(self.state, self.you, cards, zone, public=public)

    def give_card(self, card: int, to: int, zone: list[int], *, public: bool = False, by: int | None = None) -> None:
        """Place a card into another player's hand; unless it is public, only that player and you see which one."""
        zones.give(self.state, self.you if by is None else by, card, to, zone, public=public)

    def give_to_another(self, card: int, zone: list[int], *, public: bool = False) -> Effect:
        """Place a card into the hand of another player of your choice."""
        prompt = f"Place {self.definition(card).name} into whose hand?"
        options: list[RawOption] = [("player", player) for player in self.others]
        to = yield from ask(self.state, self.you, prompt, self._type, options)
        self.give_card(card, to[1], zone, public=public)

    # Points, turns, words, bases.

    def gain_vp(self, number: int = 1, *, player: int | None = None) -> None:
        zones.gain_vp(self.state, self.you if player is None else player, number)

    def extra_turn(self, player: int) -> None:
        """Once the current turn is over (and the game is not), that player takes an extra turn."""
        self.state.extra_turns += (player,)
        tell(self.state, "extra_turn", player)

    def announce(self, what: str) -> None:
        """Tell everybody what was named."""
        tell(self.state, "name", self.you, target=what, source=self._type.name)

    def announce_player(self, player: int) -> None:
        """Tell everybody which player was chosen."""
        tell(self.state, "choose_player", self.you, amount=player, source=self._type.name)

    def search_base_deck(self, prompt: str) -> Choice[int | None]:
        """Search the base deck (filled first, if need be) for a base; it is revealed."""
        base_verbs.refill_base_deck(self.state)
        zones.look(self.state, self.you, self.state.base_deck)
        options: list[RawOption] = [("card", card) for card in sorted(self.state.base_deck)]
        if not options:
            return None
        picked = yield from ask(self.state, self.you, prompt, self._type, options)
        zones.reveal(self.state, self.you, [picked[1]])
        return int(picked[1])

    def shuffle_into_base_deck(self, bases: Iterable[int]) -> None:
        self.state.base_deck.extend(bases)
        base_verbs.shuffle_base_deck(self.state)

    def swap_base(self, old: BaseInPlay, card: int) -> BaseInPlay:
        """A base taken from where it was comes to the place of another; the minions stay there."""
        return base_verbs.swap_base(self.state, old, card)

    def destroy_base(self, base: BaseInPlay) -> Effect:
        """Destroy a base with the actions on it (10.1); its place is still to be filled."""
        return base_verbs.destroy_base(self.state, base)

    def replace_destroyed_base(self, base: BaseInPlay, card: int | None) -> BaseInPlay:
        """That base of the base discard pile (None: the top card of the base deck) comes to the place of a destroyed
        one; the minions stay there."""
        return base_verbs.replace_destroyed_base(self.state, base, card)

    def top_bases(self, number: int) -> list[int]:
        """The top cards of the base deck, topmost first; a base deck that runs out is reshuffled."""
        return base_verbs.top_bases(self.state, number)

    def place_top_base_under(self) -> None:
        """Place the top card of the base deck on its bottom."""
        base_verbs.place_top_base_under(self.state, self.you)

    def turn_down_top_base(self, player: int) -> None:
        """That player turns the top card of the base deck face down until the end of the turn."""
        top = self.face_up_base
        if top is not None:
            tell(self.state, "face_down_base", player, [top])
            self.lasts("top_base_down", -1, None)

    def place_base_counter(self) -> None:
        """Of a base: place a counter of its own kind on it (7.3)."""
        base = self.here
        base.counters += 1
        tell(self.state, "base_counter", base=base.definition.name, amount=base.counters)

    def offer_replacement(self, card: int, *, back: Sequence[int] = (), by: int | None = None) -> None:
        """A base, still in the base deck or base discard pile, that may replace the one being scored (6.14).

        Once it does, the cards of the base deck in `back` go on top of it, topmost first, as only `by` knows.
        """
        who = self.you if by is None else by
        self.scoring.replacements.append(base_verbs.Replacement(self._type, card, tuple(back), who))

    def offer_further_base(self) -> None:
        """After the scoring the top card of the base deck comes into play besides the replacement, unless the current
        player picks another way to choose the next base (6.14)."""
        self.scoring.replacements.append(base_verbs.Replacement(self._type, None, (), self.you))

    def add_base(self) -> BaseInPlay | None:
        """Play the top card of the base deck as a further base (6.15)."""
        return base_verbs.add_base(self.state)
