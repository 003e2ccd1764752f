"""What an ability is made with: this card, here, controlled by you. Abilities are made all the time, and this is the
part of them that is read most; it compiles, and the parts on top of it, which cards derive from, do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from smashup.engine.happenings import Source
from smashup.engine.native import mypyc_attr
from smashup.engine.power import power
from smashup.engine.state import NOT_IN_PLAY, BaseInPlay, CardInPlay, State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """The part of a card that says whose ability this is."""

    __slots__ = ("card", "playing", "state", "you")

    kind: ClassVar[str] = ""

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
        raise RuntimeError(f"{type(self).__name__} asks for self.here after it has left play: remember the base before")

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
