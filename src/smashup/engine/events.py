"""Events: the story of a game, one small record for each thing that happened, each with who may see it.

An event that shows cards only to some players (`seen_by`) tells everybody else how many there were, no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from smashup.engine.state import State


class EventData(TypedDict):
    """An event as plain data, as one viewer may know it."""

    kind: str
    turn: int
    player: NotRequired[int]
    base: NotRequired[str]
    target: NotRequired[str]
    amount: NotRequired[int]
    source: NotRequired[str]
    cards: NotRequired[list[str]]
    """Their names, where the viewer may know them."""
    count: NotRequired[int]
    """How many cards there were, where the viewer may not know which."""


class Event:
    """One thing that happened.

    `kind` is a word of the rulebook (play, draw, destroy, move …). `cards` are (id, name) pairs; whoever is not in
    `seen_by` (None: everybody is) learns only their number.
    """

    __slots__ = ("amount", "base", "cards", "kind", "player", "seen_by", "source", "target", "turn")

    def __init__(
        self,
        kind: str,
        turn: int,
        player: int | None,
        cards: tuple[tuple[int, str], ...],
        base: str | None,
        target: str | None,
        amount: int | None,
        source: str | None,
        seen_by: tuple[int, ...] | None,
    ) -> None:
        self.kind = kind
        self.turn = turn
        self.player = player
        self.cards = cards
        self.base = base
        self.target = target
        self.amount = amount
        self.source = source
        self.seen_by = seen_by

    def visible_to(self, viewer: int | None) -> bool:
        """May this viewer (None: a spectator) see which cards it was?"""
        return self.seen_by is None or viewer in self.seen_by

    def revealed(self) -> Event:
        """The same with nothing hidden, for a game that is over; there may be nobody who could see the cards then."""
        if self.seen_by is None:
            return self
        return Event(
            self.kind,
            self.turn,
            self.player,
            self.cards,
            self.base,
            self.target,
            self.amount,
            self.source,
            None,
        )

    def to_dict(self, viewer: int | None = None) -> EventData:
        """What the viewer may know of it, as plain data."""
        found: EventData = {"kind": self.kind, "turn": self.turn}
        if self.player is not None:
            found["player"] = self.player
        if self.base is not None:
            found["base"] = self.base
        if self.target is not None:
            found["target"] = self.target
        if self.amount is not None:
            found["amount"] = self.amount
        if self.source is not None:
            found["source"] = self.source
        if self.cards and self.visible_to(viewer):
            found["cards"] = [name for _, name in self.cards]
        elif self.cards:
            found["count"] = len(self.cards)
        return found

    def describe(self, viewer: int | None = None, names: Sequence[str] | None = None) -> str:
        """A sentence for people: what the viewer may know."""
        who = ""
        if self.player is not None:
            who = names[self.player] if names else f"Player {self.player + 1}"
        if not self.cards:
            cards = ""
        elif self.visible_to(viewer):
            cards = ", ".join(name for _, name in self.cards)
        else:
            cards = "a card" if len(self.cards) == 1 else f"{len(self.cards)} cards"
        target = ""
        if self.kind in TO_A_PLAYER and self.amount is not None:
            target = names[self.amount] if names else f"Player {self.amount + 1}"
        sentence = SENTENCES[self.kind].format(
            who=who,
            cards=cards,
            are="is" if len(self.cards) == 1 else "are",
            base=self.base or "",
            target=self.target or target,
            amount=self.amount,
            s="" if self.amount == 1 else "s",
        )
        return f"{sentence} ({self.source})" if self.source and self.kind not in ("play", "use") else sentence

    def __repr__(self) -> str:
        return f"<Event {self.describe()}>"


TO_A_PLAYER = ("give", "control", "choose_player")
"""Kinds of event whose `amount` is the player it is about."""

SENTENCES: dict[str, str] = {
    "pool": "In the pool: {target}.",
    "ban_faction": "{who} bans {target}.",
    "take_faction": "{who} takes {target}.",
    "take_bases": "{who} takes the bases of {target}.",
    "factions": "{who} plays {target}.",
    "mulligan": "{who} shows a hand without a minion and draws a new one: {cards}.",
    "first": "{who} goes first.",
    "turn": "Turn {amount}: {who}.",
    "extra_turn": "{who} will take an extra turn.",
    "play": "{who} plays {cards}.",
    "play_minion": "{who} plays {cards} on {base}.",
    "play_on_base": "{who} plays {cards} on {base}.",
    "play_on_minion": "{who} plays {cards} on {target}.",
    "no_effect": "{cards} has no effect.",
    "use": "{who} uses {cards}.",
    "draw": "{who} draws {cards}.",
    "discard": "{who} discards {cards}.",
    "discard_from_play": "{cards} goes to the discard pile.",
    "destroy": "{cards} is destroyed on {base}.",
    "destroy_base": "{cards} is destroyed.",
    "move": "{cards} moves from {base} to {target}.",
    "return": "{cards} returns to its owner's hand.",
    "to_hand": "{who} takes {cards} into hand.",
    "to_deck_top": "{who} puts {cards} on top of a deck.",
    "to_deck_bottom": "{who} puts {cards} on the bottom of a deck.",
    "shuffle_in": "{cards} {are} shuffled into a deck.",
    "shuffle": "{who} shuffles the deck.",
    "reshuffle": "{who} shuffles the discard pile into a new deck.",
    "reveal": "{who} reveals {cards}.",
    "look": "{who} looks at {cards}.",
    "give": "{who} gives {cards} to {target}.",
    "attach": "{cards} is now on {target}.",
    "counter": "{cards} gets {amount} +1 power counter{s}.",
    "transfer_counters": "{amount} +1 power counter{s} from {cards} to {target}.",
    "power": "{cards} has {amount:+d} power for a time.",
    "base_power": "All minions of {who} on {base} have {amount:+d} power for a time.",
    "total": "{who} has {amount:+d} power on {base} for a time.",
    "breakpoint": "The breakpoint of {base} changes by {amount:+d} for a time.",
    "breakpoint_is": "The breakpoint of {base} is {amount} for a time.",
    "control": "{target} takes control of {cards}.",
    "copy": "{cards} has the abilities of {target}.",
    "cancel": "The abilities of {cards} are cancelled.",
    "protected": "{cards} is not affected.",
    "chain_ends": "Effects go round without end: the chain stops here.",
    "name": "{who} names {target}.",
    "choose_player": "{who} chooses {target}.",
    "scoring": "{base} scores.",
    "not_scoring": "{base} does not score after all.",
    "award": "{who} gains {amount} VP for {target} on {base}.",
    "vp": "{who} gains {amount} VP.",
    "lose_vp": "{who} loses {amount} VP.",
    "replace": "{target} replaces {base}.",
    "new_base": "{base} comes into play.",
    "base_counter": "{base} gets a counter and has {amount}.",
    "face_up_base": "{cards} lies face up on the base deck.",
    "face_down_base": "{who} turns {cards} on the base deck face down.",
    "base_to_bottom": "{who} places {cards} on the bottom of the base deck.",
    "kept_position": "The game goes on from a kept position: {target} is not played as it was when this was played.",
    "no_base": "There is no base left to replace {base}.",
    "over": "{who} wins with {amount} VP.",
}


def tell(
    state: State,
    kind: str,
    player: int | None = None,
    cards: Sequence[int] = (),
    *,
    base: str | None = None,
    target: str | None = None,
    amount: int | None = None,
    source: str | None = None,
    seen_by: tuple[int, ...] | None = None,
) -> None:
    """Write an event. Callers on hot paths ask `state.log is not None` first."""
    if state.log is not None:
        table = state.table
        named = tuple((card, table[card].name) for card in cards)
        state.log.append(Event(kind, state.turn, player, named, base, target, amount, source, seen_by))
