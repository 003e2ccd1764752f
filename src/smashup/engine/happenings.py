"""What has just happened, as cards are told of it: who did what to which card, and the abilities that were set off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smashup.engine.state import BaseInPlay, CardInPlay, Played

if TYPE_CHECKING:
    from smashup.engine.card.card import Card
    from smashup.engine.decisions import Effect


class Destroyed:
    """The event that a minion (or another card) was destroyed: where it was, whose it was, and who did it."""

    __slots__ = ("base", "by", "controller", "minion", "owner", "source", "together")

    def __init__(
        self, minion: CardInPlay, base: BaseInPlay, owner: int, by: int, source: Source, together: int
    ) -> None:
        self.minion = minion
        self.base = base
        self.controller = minion.controller
        self.owner = owner
        self.by = by
        """The player who destroyed it."""
        self.source = source
        self.together = together
        """Its number among the minions this effect destroyed on that base, from 0."""

    @property
    def card(self) -> CardInPlay:
        """What was destroyed, where that need not be a minion."""
        return self.minion


class Moved:
    """The event that a player moved a minion to a base."""

    __slots__ = ("base", "by", "minion", "origin", "origins", "source", "together")

    def __init__(
        self,
        minion: CardInPlay,
        origin: BaseInPlay,
        base: BaseInPlay,
        by: int,
        source: Source,
        together: list[CardInPlay],
        origins: list[BaseInPlay],
    ) -> None:
        self.minion = minion
        self.origin = origin
        self.base = base
        self.by = by
        self.source = source
        self.together = together
        """All minions that the same effect moved at the same time."""
        self.origins = origins
        """The bases they came from, in the same order."""


class MinionPlayed:
    """The event that a minion was played."""

    __slots__ = ("base", "first_here", "minion", "player")

    def __init__(self, minion: CardInPlay, base: BaseInPlay, player: int, first_here: bool) -> None:
        self.minion = minion
        self.base = base
        self.player = player
        self.first_here = first_here
        """The first minion this player played here this turn."""


class ActionPlayed:
    """The event that an action was played (or that something counts as that)."""

    __slots__ = ("base", "card", "earlier", "player", "target")

    def __init__(
        self,
        card: CardInPlay,
        player: int,
        target: CardInPlay | BaseInPlay | None,
        base: BaseInPlay | None,
        earlier: list[Played],
    ) -> None:
        self.card = card
        self.player = player
        self.target = target
        """The base or minion it was played on, or None for a standard action."""
        self.base = base
        """The base it was played on, where it was played on a base."""
        self.earlier = earlier
        """The actions this player had already played this turn."""

    @property
    def first_standard(self) -> bool:
        """It is a standard action (10.10), and the first one this player played this turn."""
        definition = self.card.definition
        standard = not definition.is_minion and definition.plays_on == "standard"
        return standard and not any(play.plays_on == "standard" for play in self.earlier)


class Source:
    """What would affect a card: which card, whose, of which kind."""

    __slots__ = ("card", "controller", "kind", "played")

    def __init__(self, card: int, controller: int, kind: str, played: bool = False) -> None:
        self.card = card
        self.controller = controller
        """-1 for a base: a base is nobody's card."""
        self.kind = kind
        """minion, action, titan or base"""
        self.played = played
        """Its on-play ability is resolving: the card was just played."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Source)
            and self.card == other.card
            and self.controller == other.controller
            and self.kind == other.kind
            and self.played == other.played
        )

    def __hash__(self) -> int:
        return hash((self.card, self.controller, self.kind, self.played))

    def __repr__(self) -> str:
        return f"Source({self.card}, {self.controller}, {self.kind!r}, {self.played})"

    def is_action_of_another(self, player: int) -> bool:
        return self.kind == "action" and self.controller != player

    def is_of_another(self, player: int) -> bool:
        return self.kind != "base" and self.controller != player


class Affected:
    """The event that a card that was just played directly affected minions (10.9): one event for each such card."""

    __slots__ = ("source",)

    def __init__(self, source: Source) -> None:
        self.source = source


class ActionAffects:
    """The event that an action which was just played directly affects minions (10.9)."""

    __slots__ = ("minions", "source")

    def __init__(self, source: Source, minions: list[CardInPlay]) -> None:
        self.source = source
        self.minions = minions
        """Those it has affected so far."""


class Trigger:
    """An ability that was set off and waits to resolve."""

    __slots__ = ("about", "because", "card", "definition", "effect", "survives", "you")

    def __init__(
        self,
        definition: type[Card],
        card: CardInPlay | BaseInPlay,
        you: int,
        about: object,
        effect: Effect,
        survives: bool,
        because: int | None,
    ) -> None:
        self.definition = definition
        self.card = card
        self.you = you
        self.about = about
        self.effect = effect
        self.survives = survives
        """It resolves although its card is gone."""
        self.because = because
        """The number of the event that set it off, with a log."""


class CardDiscarded:
    """The event that a player discarded a card from a hand or deck."""

    __slots__ = ("card", "player", "together")

    def __init__(self, player: int, card: int, together: int) -> None:
        self.player = player
        self.card = card
        self.together = together
        """Its number among the cards discarded at the same time, from 0."""


class CardGiven:
    """The event that a player placed a card into another player's hand."""

    __slots__ = ("card", "player", "to")

    def __init__(self, player: int, card: int, to: int) -> None:
        self.player = player
        self.card = card
        self.to = to


class CardToHand:
    """The event that a card came into a hand from play or from a discard pile."""

    __slots__ = ("by", "card", "controller", "player", "returned")

    def __init__(self, card: int, player: int, by: int, controller: int | None, returned: bool) -> None:
        self.card = card
        self.player = player
        """Whose hand it is."""
        self.by = by
        """The player who put it there."""
        self.controller = controller
        """Who controlled it in play; None: it was in a discard pile."""
        self.returned = returned
        """It was returned (10.4), not placed."""


class BaseReplaced:
    """The event that a base has scored and another one has replaced it."""

    __slots__ = ("new", "present")

    def __init__(self, new: BaseInPlay, present: frozenset[int]) -> None:
        self.new = new
        self.present = present
        """Who had a minion on the scored base when VP were awarded."""
