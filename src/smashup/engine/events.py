"""Events: the story of a game, one small record for each thing that happened, each with who may see it, and why.

An event that shows cards only to some players (`seen_by`) tells everybody else how many there were, no more.

Why something happened is said three ways. `because` is the number of the earlier event it followed from: a log can
indent by it, and `depth` says how far. `source` is the card whose text did it: one in play, being played or in a
discard pile, so its name is never a secret. `rule` is the number of a rule (docs/rules.md), where the rules did it or
say how. Every event has a source or a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, NotRequired, TypedDict

from smashup.engine.state import State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card
    from smashup.engine.decisions import Effect


class EventData(TypedDict):
    """An event as plain data, as one viewer may know it."""

    kind: str
    turn: int
    number: int
    """Its place in the story of the game, from 0."""
    depth: NotRequired[int]
    """How many events led to it, each because of the one before; missing: none."""
    because: NotRequired[int]
    """The number of the event that led to it."""
    rule: NotRequired[str]
    """The number of the rule that says so."""
    player: NotRequired[int]
    base: NotRequired[str]
    target: NotRequired[str]
    amount: NotRequired[int]
    source: NotRequired[str]
    """The name of the card whose text did it."""
    cards: NotRequired[list[str]]
    """Their names, where the viewer may know them."""
    count: NotRequired[int]
    """How many cards there were, where the viewer may not know which."""


class Event:
    """One thing that happened.

    `kind` is a word of the rulebook (play, draw, destroy, move …). `cards` are (id, name) pairs; whoever is not in
    `seen_by` (None: everybody is) learns only their number. `number`, `because`, `depth`, `source` and `rule` say where
    it stands in the story and why it happened; `says_source`: the sentence names the source, because what led to it
    does not.
    """

    __slots__ = (
        "amount",
        "base",
        "because",
        "cards",
        "depth",
        "kind",
        "number",
        "player",
        "rule",
        "says_source",
        "seen_by",
        "source",
        "target",
        "turn",
    )

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
        number: int = 0,
        because: int | None = None,
        depth: int = 0,
        rule: str | None = None,
        says_source: bool = True,
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
        self.number = number
        self.because = because
        self.depth = depth
        self.rule = rule
        self.says_source = says_source

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
            self.number,
            self.because,
            self.depth,
            self.rule,
            self.says_source,
        )

    def to_dict(self, viewer: int | None = None) -> EventData:
        """What the viewer may know of it, as plain data."""
        found: EventData = {"kind": self.kind, "turn": self.turn, "number": self.number}
        if self.because is not None:
            found["because"] = self.because
            found["depth"] = self.depth
        if self.rule is not None:
            found["rule"] = self.rule
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
        one = len(self.cards) == 1
        sentence = SENTENCES[self.kind].format(
            who=who,
            cards=cards,
            are="is" if one else "are",
            go="goes" if one else "go",
            base=self.base or "",
            target=self.target or target,
            amount=self.amount,
            a_or_amount="a" if self.amount == 1 else self.amount,
            s="" if self.amount == 1 else "s",
        )
        if sentence[-2] in ".!?":  # A name brings its own full stop.
            sentence = sentence[:-1]
        return f"{sentence} ({self.source})" if self.source is not None and self.says_source else sentence

    def __repr__(self) -> str:
        return f"<Event {self.describe()}>"


TO_A_PLAYER = ("give", "control", "control_returns", "choose_player")
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
    "play_titan": "{who} plays {cards} on {base}.",
    "set_aside": "{cards} is set aside.",
    "gather": "{cards} gets a counter and has {amount}.",
    "clash": "Titans clash on {base}: {cards}.",
    "exclaim": "{who}: {target}",
    "no_effect": "{cards} has no effect.",
    "use": "{who} uses {cards}.",
    "draw": "{who} draws {cards}.",
    "discard": "{who} discards {cards}.",
    "discard_from_play": "{cards} {go} to the discard pile.",
    "lose_counters": "{cards} loses {a_or_amount} +1 power counter{s}.",
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
    "counter": "{cards} gets {a_or_amount} +1 power counter{s}.",
    "transfer_counters": "{target} gets {a_or_amount} +1 power counter{s} from {cards}.",
    "power": "{cards} has {amount:+d} power for a time.",
    "base_power": "All minions of {who} on {base} have {amount:+d} power for a time.",
    "total": "{who} has {amount:+d} power on {base} for a time.",
    "breakpoint": "The breakpoint of {base} changes by {amount:+d} for a time.",
    "breakpoint_is": "The breakpoint of {base} is {amount} for a time.",
    "expire": "What {cards} had for a time ends.",
    "control": "{target} takes control of {cards}.",
    "control_returns": "{target} controls {cards} again.",
    "copy": "{cards} has the abilities of {target}.",
    "cancel": "The abilities of {cards} are cancelled.",
    "restore": "{cards} has its abilities back.",
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
    "reshuffle_bases": "The base discard pile is shuffled into a new base deck.",
    "shuffle_bases": "{cards} {are} shuffled into the base deck.",
    "no_base": "There is no base left to replace {base}.",
    "over": "{who} wins with {amount} VP.",
}


RULES: dict[str, str] = {
    "pool": "14.7",
    "ban_faction": "14.7",
    "take_faction": "1.2",
    "take_bases": "14.7",
    "factions": "1.2",
    "first": "1.7",
    "turn": "2.1",
    "play": "2.3",
    "play_minion": "2.3",
    "play_on_base": "2.3",
    "play_on_minion": "2.3",
    "use": "5.5",
    "play_titan": "16.3",
    "set_aside": "16.17",
    "clash": "16.13",
    "draw": "2.5",
    "discard": "2.5",
    "new_base": "1.5",
    "scoring": "6.2",
    "over": "8.1",
}
"""The rule that lets a thing happen which no card does, by its kind, where nothing more exact is told."""


class Cause(NamedTuple):
    """Why what happens now happens."""

    event: int | None
    """The number of the event that led to it."""
    source: str | None
    rule: str | None


def because_of(
    state: State,
    source: type[Card] | None,
    effect: Effect | Callable[[], Effect | None],
    event: int | None,
    rule: str | None = None,
) -> Effect:
    """Carry out an effect, or a hook of a card; what it tells happens because of that card or rule, and of an event.

    Callers do this with a log only: without one the effect itself is all there is.
    """
    before = state.because
    state.because = Cause(event, None if source is None else source.name, rule)
    result = None
    carried_out = effect() if callable(effect) else effect
    if carried_out is not None:
        result = yield from carried_out
    state.because = before
    return result


def told_of(state: State, card: int | None) -> int | None:
    """The number of the last event that shows this card; None where there is none."""
    for event in reversed(state.log or ()):
        if any(shown == card for shown, _ in event.cards):
            return event.number
    return None


def cause_now(state: State) -> int | None:
    """The number of the event that what happens now follows from."""
    return None if state.because is None else state.because.event


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
    rule: str | None = None,
    because: int | None = None,
) -> None:
    """Write an event. Callers on hot paths ask `state.log is not None` first.

    Its cause is that of everything that happens now, as far as no other is given.
    """
    log = state.log
    if log is None:
        return
    said = source is not None
    cause = state.because
    if cause is not None:
        because = cause.event if because is None else because
        source = source or cause.source
        rule = rule or cause.rule
    if source is None:
        rule = rule or RULES.get(kind)
    named = tuple((card, state.table[card].name) for card in cards)
    known = rule is not None or _names(source, base, named)
    depth = 0
    if because is not None:
        before = log[because]
        depth = before.depth + 1
        known = known or _names(source, before.base, before.cards)
    says_source = said or not known
    log.append(
        Event(
            kind,
            state.turn,
            player,
            named,
            base,
            target,
            amount,
            source,
            seen_by,
            len(log),
            because,
            depth,
            rule,
            says_source,
        )
    )


def _names(source: str | None, base: str | None, cards: tuple[tuple[int, str], ...]) -> bool:
    """Does an event of this base and these cards say already which card it was?"""
    return source == base or any(name == source for _, name in cards)
