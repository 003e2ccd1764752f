"""What a card's text can speak of: here, your minions, other players, cards in a pile (section 11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any, ClassVar

from smashup.engine.abilities import abilities, abilities_of, asked, face_up_base
from smashup.engine.answers import what
from smashup.engine.bits import ALSO_NAMED, CONTINUOUS, COST_OF_MINION_HERE, FORBIDS_MINION, GIVES_TAG
from smashup.engine.factions import names_mentioned, names_tagged
from smashup.engine.happenings import Source
from smashup.engine.native import mypyc_attr
from smashup.engine.permissions import (
    can_play_special,
    cost_of_minion,
    generic_action_options,
    minion_allowed,
    minion_options,
)
from smashup.engine.power import power, totals, unprotected_power
from smashup.engine.protection import ignores_continuously, unaffected
from smashup.engine.shapes import Naming
from smashup.engine.state import NOT_IN_PLAY, PLAY_CARDS, BaseInPlay, CardInPlay, ExtraPlay, State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card
    from smashup.engine.scoring import Scoring


@mypyc_attr(allow_interpreted_subclasses=True)
class Queries:
    """The part of a card that looks and counts; it is what all others derive from."""

    __slots__ = ("card", "playing", "state", "you")

    kind: ClassVar[str]

    def __init__(self, state: State, card: CardInPlay | BaseInPlay | None, you: int) -> None:
        self.state = state
        self.card: Any = card
        """The card in play whose ability this is; None for a card that is only considered for play."""
        self.you = you
        """The card's controller; on a base the player it speaks of."""
        self.playing = False
        """Its on-play ability is resolving."""

    @property
    def source(self) -> Source:
        """This ability as the source of an effect."""
        if type(self).kind == "base":
            return Source(self.card.id, -1, "base")
        return Source(self.card.id, self.you, self.card.definition.kind, self.playing)

    @property
    def here(self) -> BaseInPlay:
        """The base this card is, is at, or is on (11.2); of a card that has left play, the event says where it was."""
        card: CardInPlay | BaseInPlay = self.card
        if card.at != NOT_IN_PLAY:
            return self.state.bases[card.at]
        if type(card) is BaseInPlay:
            return card
        raise RuntimeError(f"{self._type.name} asks for self.here after it has left play: remember the base before")

    @property
    def in_play(self) -> bool:
        return bool(self.card.at != NOT_IN_PLAY)

    @property
    def my_turn(self) -> bool:
        return self.state.current == self.you

    @property
    def hand(self) -> list[int]:
        return self.state.hands[self.you]

    @property
    def deck(self) -> list[int]:
        return self.state.decks[self.you]

    @property
    def discard_pile(self) -> list[int]:
        return self.state.discards[self.you]

    def definition(self, card: int) -> type[Card]:
        """Which card an id stands for."""
        return self.state.table[card]

    def power_of(self, minion: CardInPlay) -> int:
        """Its current power in play."""
        return power(self.state, minion)

    @property
    def my_power(self) -> int:
        return power(self.state, self.card)

    def minions(
        self,
        at: BaseInPlay | None = None,
        *,
        of: int | None = None,
        not_of: int | None = None,
        power_up_to: int | None = None,
        power_below: int | None = None,
        named: str | None = None,
        not_named: str | None = None,
        besides: CardInPlay | None = None,
    ) -> list[CardInPlay]:
        """Minions in play, of any player unless stated (11.3)."""
        state = self.state
        found = at.minions[:] if at is not None else state.minions()
        if of is not None:
            found = [m for m in found if m.controller == of]
        if not_of is not None:
            found = [m for m in found if m.controller != not_of]
        if named is not None:
            found = [m for m in found if m.definition.name == named]
        if not_named is not None:
            found = [m for m in found if m.definition.name != not_named]
        if besides is not None:
            found = [m for m in found if m is not besides]
        if power_up_to is not None:
            found = [m for m in found if power(state, m) <= power_up_to]
        if power_below is not None:
            found = [m for m in found if power(state, m) < power_below]
        return found

    def has_minion(self, player: int, base: BaseInPlay) -> bool:
        """Does the player have a minion there (9.2)?"""
        for minion in base.minions:
            if minion.controller == player:
                return True
        return False

    @property
    def _type(self) -> type[Card]:
        return type(self)  # type: ignore[return-value]  # only cards have this part

    def _who(self, player: int | None) -> int:
        """That player, or you."""
        return self.you if player is None else player

    def _places(self, bases: Sequence[BaseInPlay] | None) -> Sequence[BaseInPlay]:
        """Those bases, or all in play."""
        return self.state.bases if bases is None else bases

    @property
    def host(self) -> CardInPlay:
        """The minion this action is on."""
        host = self.state.host_of(self.card)
        assert host is not None
        return host

    @property
    def scoring(self) -> Scoring:
        """The scoring that is going on; only where there is one: see `moment`."""
        scoring = self.state.scoring
        if scoring is None:
            raise RuntimeError(f"{self._type.name} speaks of the base being scored, and none is: ask self.moment first")
        return scoring

    @property
    def moment(self) -> str:
        """The moment of a scoring, as in `Card.special`: "after_scoring" once VP are awarded; "" if there is none, and
        once the cards there are being discarded."""
        scoring = self.state.scoring
        if scoring is None or scoring.clearing or scoring.base.at == NOT_IN_PLAY:
            return ""
        return "after_scoring" if scoring.totals else "before_scoring"

    @property
    def played_as_special(self) -> bool:
        """Is this very card being played from hand as a Special for a scoring (5.3)?"""
        scoring = self.state.scoring
        return self.playing and scoring is not None and scoring.special == self.card.id

    @property
    def winners(self) -> list[int]:
        """Who won the base being scored, current player first, then clockwise (6.8)."""
        return self.in_place(0)

    @property
    def runners_up(self) -> list[int]:
        return self.in_place(1)

    def in_place(self, place: int) -> list[int]:
        return [player for player in self.state.clockwise() if self.scoring.places.get(player) == place]

    @property
    def players(self) -> list[int]:
        """All players, current player first, then clockwise."""
        return self.state.clockwise()

    @property
    def others(self) -> list[int]:
        """All players but you, clockwise from the current player."""
        return [player for player in self.state.clockwise() if player != self.you]

    @property
    def in_my_play_cards(self) -> bool:
        return self.state.phase == PLAY_CARDS and self.state.current == self.you

    @property
    def can_play_an_action(self) -> bool:
        """Is there anything you could use an action play for that does not say which card?"""
        return bool(generic_action_options(self.state, self.you))

    @property
    def face_up_base(self) -> int | None:
        """The top card of the base deck while it lies face up."""
        return face_up_base(self.state)

    def naming(self, words: str, card: int) -> str:
        """A prompt that names a card out of play, such as `Play {} now?`; who may not know it hears of a card."""
        return Naming(words, card, self.state.table[card].name)

    def unprotected_power_of(self, minion: CardInPlay, *, own_side: bool = False, without: int = -1) -> int:
        """Its power as if nothing kept changes of it off, also (`own_side`) without those by other players' cards, or
        without those by one card: for a protection that depends on power."""
        return unprotected_power(self.state, minion, own_side=own_side, without=without)

    def totals(self, base: BaseInPlay) -> list[int]:
        """Each player's total there now, by player (7.4)."""
        return totals(self.state, base)

    def total_of(self, player: int, base: BaseInPlay) -> int:
        """A player's total there now: the power of their minions and other power their cards give them (7.4)."""
        return totals(self.state, base)[player]

    def bases(self, besides: BaseInPlay | None = None) -> list[BaseInPlay]:
        """Bases in play."""
        return [base for base in self.state.bases if base is not besides]

    def base_of(self, card: CardInPlay) -> BaseInPlay:
        return self.state.bases[card.at]

    def owner_of(self, card: CardInPlay) -> int:
        return self.state.rules.owners[card.id]

    def is_of_faction(self, definition: type[Card], key: str) -> bool:
        """Is it a card of that faction? A card that exists in a position only is of none."""
        return definition.faction is not None and definition.faction.key == key

    def share_faction(self, one: CardInPlay, other: CardInPlay) -> bool:
        """Are these cards of one faction?"""
        return one.definition.faction is not None and one.definition.faction is other.definition.faction

    def actions_in_play(self) -> list[CardInPlay]:
        """Every action on a base or minion."""
        return [card for card in self.state.cards_in_play() if not card.definition.is_minion]

    def titans_in_play(self) -> list[CardInPlay]:
        """Every titan on a base."""
        return [titan for titan in self.state.titans if titan.at != NOT_IN_PLAY]

    def cards(
        self,
        zone: Iterable[int],
        *,
        minions: bool | None = None,
        power_up_to: int | None = None,
        power_from: int | None = None,
        named: str | None = None,
        tagged: str | None = None,
        plays_on: Sequence[str] | None = None,
    ) -> list[int]:
        """Cards of a hand, deck or discard pile; their power is the printed one (7.1)."""
        table = self.state.table
        return [
            card
            for card in zone
            if (minions is None or table[card].is_minion == minions)
            and (power_up_to is None or table[card].power <= power_up_to)
            and (power_from is None or table[card].power >= power_from)
            and (named is None or table[card].name == named)
            and (tagged is None or tagged in table[card].tags)
            and (plays_on is None or (not table[card].is_minion and table[card].plays_on in plays_on))
        ]

    def is_tagged(self, card: CardInPlay, tag: str) -> bool:
        """Does this card in play count as one of these, by its name or (a minion) by another card?"""
        if not card.definition.is_minion:
            return self._bears_name_tagged(card, tag)
        return tag in card.definition.tags or any(
            ability.gives_tag(card, tag) for ability in asked(self.state, GIVES_TAG)
        )

    def tagged(self, tag: str, *, of: int | None = None) -> list[CardInPlay]:
        """Cards in play, of any player unless stated, that count as one of these: minions, and here (where else it
        makes no difference) actions that bear such a name."""
        givers = asked(self.state, GIVES_TAG)
        found = [
            minion
            for minion in self.minions(of=of)
            if tag in minion.definition.tags or any(ability.gives_tag(minion, tag) for ability in givers)
        ]
        if self.state.hooks & ALSO_NAMED:
            here = [action for action in self.here.actions if of in (None, action.controller)]
            found += [action for action in here if self._bears_name_tagged(action, tag)]
        return found

    def _bears_name_tagged(self, action: CardInPlay, tag: str) -> bool:
        """Does this action bear a name that makes it one of these (Grimms' Blessing)?"""
        lent = abilities(self.state, action, ALSO_NAMED)
        return any(ability.also_named(name) for ability in lent for name in names_tagged(tag))

    def names_mentioned_by(self, card: CardInPlay) -> set[str]:
        """The minions that the text of an ability it has now mentions by their whole names."""
        return {name for definition in self.abilities_of(card) for name in names_mentioned(definition.text)}

    def abilities_of(self, card: CardInPlay) -> list[type[Card]]:
        """The cards whose abilities it has now: its own and those it borrows; none while they are cancelled."""
        return abilities_of(self.state, card)

    def bearing_name(self, name: str, base: BaseInPlay | None = None) -> list[CardInPlay]:
        """Cards in play, on that base or anywhere, that bear a name, their own or a lent one."""
        state = self.state
        if state.hooks & ALSO_NAMED:
            return [
                card
                for card in state.cards_in_play()
                if (base is None or card.at == base.at)
                and (
                    card.definition.name == name
                    or any(ability.also_named(name) for ability in abilities(state, card, ALSO_NAMED))
                )
            ]
        found = state.minions() if base is None else base.minions
        return [minion for minion in found if minion.definition.name == name]

    def may_play_minion(self, card: int | type[Card], base: BaseInPlay, player: int | None = None) -> bool:
        """Does nothing forbid playing that minion (or a minion of that definition) there?"""
        who = self._who(player)
        definition = self.state.table[card] if isinstance(card, int) else card
        return minion_allowed(self.state, who, definition, base, from_hand=card in self.state.hands[who])

    def may_play_specials(self, player: int | None = None) -> bool:
        """Does nothing forbid you (or that player) to play Specials now?"""
        return can_play_special(self.state, self._who(player))

    @property
    def plays_are_restricted(self) -> bool:
        """Is anything in play that may forbid playing minions somewhere?"""
        return bool(self.state.hooks & (FORBIDS_MINION | COST_OF_MINION_HERE))

    def playable_minions(self, base: BaseInPlay) -> int:
        """How many of your cards you could play there with an extra minion that does not name a card."""
        state, hand = self.state, self.hand
        able = [what(option) for option in minion_options(state, self.you, [ExtraPlay(True, base=base.id)])]
        kinds = {state.table[card] for card in able if card in hand}
        from_hand, others = sum(state.table[card] in kinds for card in hand), sum(card not in hand for card in able)
        if state.hooks & COST_OF_MINION_HERE and (cost := cost_of_minion(state, self.you, base)):
            others = min(others, len(hand) // cost)
            from_hand = min(from_hand, (len(hand) - others * cost) // (cost + 1))
        return from_hand + others

    def as_if_gone(self, minion: CardInPlay) -> AbstractContextManager[None]:
        """For a question ("do X to do Y", 3.5): look at the table as if that minion had already left it."""
        return _as_if_gone(self.state, minion)

    def is_protected(self, card: CardInPlay, how: str) -> bool:
        """Would something keep this card from doing that to that card (10.11)? `how` as in `protection.unaffected`."""
        source = Source(-1, self.you, self.kind) if self.card is None else self.source
        return unaffected(self.state, card, how, source, self.you)

    def has_action(self, player: int, base: BaseInPlay) -> bool:
        """Does the player have an action on the base itself (9.2)?"""
        return any(action.controller == player for action in base.actions)

    @property
    def played_this_turn(self) -> bool:
        """Was this very card played in this turn?"""
        return any(play.card == self.card.id for play in self.state.played)

    def minions_played_this_turn(self, player: int, *, in_play_cards: bool = False) -> int:
        """How many minions the player has played this turn, by any means; or only in the Play Cards phase."""
        return sum(
            play.is_minion and play.player == player and (not in_play_cards or play.phase == PLAY_CARDS)
            for play in self.state.played
        )

    def applies_to(self, player: int) -> bool:
        """Of a base: do its continuous effects (power, protection) apply to that player's minions? See `follows`."""
        return not ignores_continuously(self.state, player, self.here)

    def has_continuous_effects(self, base: BaseInPlay) -> bool:
        """Does its ability, cancelled or not, keep working on minions: their power, their protection?"""
        return bool((base.hooks | base.definition.hooks) & CONTINUOUS)

    def was_used(self, *what: Any) -> bool:
        """Has this been noted as done this turn? By default an ability's uses are told apart by card name."""
        return ("once", self._type.name, *what) in self.state.used

    def note_used(self, *what: Any) -> None:
        """Note something that can be done only once this turn."""
        self.state.used.add(("once", self._type.name, *what))

    @property
    def memo(self) -> Any:
        """What this card has to remember while it is in play (a named faction)."""
        return self.state.memos.get(self.card.id)

    @memo.setter
    def memo(self, value: Any) -> None:
        if value is None:
            self.state.memos.pop(self.card.id, None)
        else:
            self.state.memos[self.card.id] = value


@contextmanager
def _as_if_gone(state: State, minion: CardInPlay) -> Iterator[None]:
    there = state.bases[minion.at].minions
    position = there.index(minion)
    kept, state.index = state.index, {}
    del there[position]
    try:
        yield
    finally:
        there.insert(position, minion)
        state.index = kept
