"""What a card's text does: the verbs of the rulebook (section 10), each with this card as its source."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from smashup.engine import bases as base_verbs
from smashup.engine import lasting, leaving, moving, randomness, zones
from smashup.engine.answers import DONE, PASS, of_base_cards, of_bases, of_minions, what
from smashup.engine.card.choices import Choice
from smashup.engine.card.plays import Plays
from smashup.engine.decisions import Effect, ask
from smashup.engine.events import tell
from smashup.engine.native import mypyc_attr
from smashup.engine.state import BaseInPlay, CardInPlay, LastingKind, Until

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


Cards = CardInPlay | Sequence[CardInPlay] | None


def _several(cards: Cards) -> Sequence[CardInPlay]:
    if cards is None:
        return ()
    return (cards,) if isinstance(cards, CardInPlay) else cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Verbs(Plays):
    """The part of a card that acts. `by` is the player who carries it out, if not you."""

    __slots__ = ()

    # Cards in play.

    def destroy(self, cards: Cards, *, by: int | None = None) -> Choice[list[CardInPlay]]:
        """Destroy cards in play, together (10.1). Returns those that really were destroyed."""
        return leaving.destroy(self.state, self.source, _several(cards), self._who(by))

    def return_to_hand(self, cards: Cards, *, by: int | None = None) -> Choice[list[CardInPlay]]:
        """Return cards in play to their owners' hands (10.4). Returns those that really went."""
        return leaving.return_to_hand(self.state, self.source, _several(cards), self._who(by))

    def place_in_hand(self, card: CardInPlay) -> Choice[bool]:
        """Place a card in play into its owner's hand (10.5)."""
        return leaving.place_in_hand(self.state, self.source, card, self.you)

    def place_on_deck(self, cards: Cards, *, top: bool = False, by: int | None = None) -> Choice[list[CardInPlay]]:
        """Place cards in play on the bottom (or top) of their owners' decks (10.5)."""
        who = self._who(by)
        return leaving.place_on_deck(self.state, self.source, _several(cards), who, top=top)

    def shuffle_from_play(self, cards: Cards) -> Choice[list[CardInPlay]]:
        """Shuffle cards in play into their owners' decks."""
        return leaving.shuffle_from_play(self.state, self.source, _several(cards), self.you)

    def discard_from_play(self, cards: Cards) -> Effect:
        """Put cards in play on their owners' discard piles without destroying them."""
        return leaving.discard_from_play(self.state, _several(cards))

    def move(self, minion: CardInPlay, base: BaseInPlay, *, by: int | None = None) -> Choice[list[CardInPlay]]:
        """Move a minion or titan to another base (10.3). Returns it in a list if it really moved."""
        return self.move_together([(minion, base)], by=by)

    def move_together(
        self, moves: Sequence[tuple[CardInPlay, BaseInPlay]], *, by: int | None = None
    ) -> Choice[list[CardInPlay]]:
        """Move minions at the same time."""
        return moving.move(self.state, self.source, moves, self._who(by))

    def can_move(self, minion: CardInPlay, base: BaseInPlay, *, by: int | None = None) -> bool:
        return moving.can_move_to(self.state, minion, base, self._who(by))

    def destinations(self, minion: CardInPlay) -> list[BaseInPlay]:
        """The bases you could move that minion to."""
        return moving.destinations(self.state, minion, self.state.bases, self.you)

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
        who = self._who(by)
        places = self._places(bases)
        able = [minion for minion in minions if moving.destinations(self.state, minion, places, who)]
        options = of_minions(able)
        if not options:
            return None
        if may:
            options.append(PASS)
        picked = yield from ask(self.state, who, "move", prompt, self._type, options)
        if picked is PASS:
            return None
        minion: CardInPlay = what(picked)
        targets = of_bases(moving.destinations(self.state, minion, places, who))
        where_to = f"Move {minion.definition.name} to which base?"
        to = yield from ask(self.state, who, "move_to", where_to, self._type, targets)
        moved = yield from self.move(minion, what(to), by=who)
        return moved[0] if moved else None

    def choose_and_move_any(
        self, prompt: str, minions: Sequence[CardInPlay], at_most: int = 99
    ) -> Choice[list[CardInPlay]]:
        """Choose any number of the minions, up to `at_most`, and a base for each; they move at the same time."""
        moves: list[tuple[CardInPlay, BaseInPlay]] = []
        left = [minion for minion in minions if self.destinations(minion)]
        while left and len(moves) < at_most:
            picked = yield from ask(self.state, self.you, "move", prompt, self._type, [*of_minions(left), DONE])
            if picked is DONE:
                break
            minion: CardInPlay = what(picked)
            left.remove(minion)
            where_to = f"Move {minion.definition.name} to which base?"
            targets = of_bases(self.destinations(minion))
            to = yield from ask(self.state, self.you, "move_to", where_to, self._type, targets)
            moves.append((minion, what(to)))
        return (yield from self.move_together(moves))

    def transfer(self, action: CardInPlay, to: CardInPlay | BaseInPlay) -> Choice[bool]:
        """Transfer an action to another minion or base (10.6)."""
        return moving.transfer(self.state, self.source, action, to, self.you)

    def place_counters(self, minions: Cards, number: int = 1) -> Effect:
        """Place this many +1 power counters on each of these minions or titans (7.3)."""
        return lasting.place_counters(self.state, self.source, _several(minions), number)

    def transfer_counters(self, giver: CardInPlay, taker: CardInPlay, number: int) -> Choice[int]:
        """Transfer +1 power counters from one minion to another (10.6). Returns how many went."""
        return lasting.transfer_counters(self.state, self.source, giver, taker, number)

    def cancel(self, minion: CardInPlay, *, until: Until = "end", player: int | None = None) -> Choice[bool]:
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
        until_your_turn_starts: bool = False,
        no_stated_end: bool = False,
        by: int | None = None,
    ) -> Effect:
        """Minions in play have this much more power until the end of the turn, or of your (next) turn, or until your
        next turn starts.

        Where the text of a card in play states no end, also only until that card leaves play (7.5).
        """
        player = self.you if until_end_of_your_turn or until_your_turn_starts else None
        until: Until = "end or source" if no_stated_end else "start" if until_your_turn_starts else "end"
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

    def take_control(self, minion: CardInPlay, player: int | None = None, *, until: Until = "leaves") -> Choice[bool]:
        """You (or that player) take control of a minion (9.9)."""
        who = self._who(player)
        return lasting.take_control(self.state, self.source, minion, who, until)

    def gain_ability(self, definition: type[Card], *, until: Until = "end") -> Effect:
        """This card also has the abilities of another one, for a time (10.13); what happens on play happens now."""
        return lasting.gain_ability(self.state, self.source, self.card, definition, until)

    def lasts(
        self, kind: LastingKind, subject: int, amount: Any, until: Until = "end", player: int | None = None
    ) -> None:
        """Start another effect that lasts for a time; see `state.LastingKind`."""
        lasting.add_lasting(self.state, kind, subject, amount, self.source, until, player)

    # Points, turns, words, bases.

    def gain_vp(self, number: int = 1, *, player: int | None = None) -> None:
        zones.gain_vp(self.state, self._who(player), number)

    def extra_turn(self, player: int) -> None:
        """Once the current turn is over (and the game is not), that player takes an extra turn."""
        self.state.extra_turns += (player,)
        tell(self.state, "extra_turn", player)

    def exclaim(self, words: str) -> None:
        """Say these words to everybody."""
        tell(self.state, "exclaim", self.you, [self.card.id], target=words)

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
        options = of_base_cards(sorted(self.state.base_deck))
        if not options:
            return None
        picked = yield from ask(self.state, self.you, "search_bases", prompt, self._type, options)
        zones.reveal(self.state, self.you, [what(picked)])
        return int(what(picked))

    def shuffle_into_base_deck(self, bases: Iterable[int]) -> None:
        bases = list(bases)
        self.state.base_deck.extend(bases)
        tell(self.state, "shuffle_bases", self.you, bases)
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
        who = self._who(by)
        self.scoring.replacements.append(base_verbs.Replacement(self._type, card, tuple(back), who))

    def offer_further_base(self) -> None:
        """After the scoring the top card of the base deck comes into play besides the replacement, unless the current
        player picks another way to choose the next base (6.14)."""
        self.scoring.replacements.append(base_verbs.Replacement(self._type, None, (), self.you))

    def add_base(self) -> BaseInPlay | None:
        """Play the top card of the base deck as a further base (6.15)."""
        return base_verbs.add_base(self.state)
