"""What a card is: its printed facts and, on the same class, what it does.

A card class is never an object that lies on the table. It is made afresh each time one of its abilities is used
(`Collector(state, card, you)`): "this card, here, controlled by you". So an ability that another card borrows simply
runs with that other card in its place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from smashup.engine.bits import (
    AFTER_RESOLVING,
    BIT,
    GIVES_POWER,
    POWER_EVERYWHERE,
    POWER_HERE,
    POWER_TO_HOST,
    hooks_of,
)
from smashup.engine.card.checks import FACTS, check_card, check_complete
from smashup.engine.card.choices import Choice
from smashup.engine.card.verbs import Verbs
from smashup.engine.events import tell
from smashup.engine.factions import Faction, key_of
from smashup.engine.hooks import Hooks
from smashup.engine.state import BaseInPlay, CardInPlay
from smashup.engine.titans import open_to_titans, play_titan

PlaysOn = Literal["standard", "base", "minion", "own_minion"]
Moment = Literal["", "before_scoring", "after_scoring"]
Reach = Literal["", "host", "here", "everywhere"]


class Card(Hooks, Verbs):
    """A card: its facts are class attributes, its abilities are hooks; the docstring is the text players read."""

    name: ClassVar[str] = ""
    key: ClassVar[str] = ""
    """Its name as keys of options have it."""
    faction: ClassVar[Faction | None] = None
    """None for a card that exists in one position only; see `scenario`."""
    text: ClassVar[str] = ""
    copies: ClassVar[int] = 1
    power: ClassVar[int] = 0
    """Printed power of a minion."""
    plays_on: ClassVar[PlaysOn] = "standard"
    """Where an action is played."""
    breakpoint: ClassVar[int] = 0
    vp: ClassVar[tuple[int, int, int]] = (0, 0, 0)
    kind: ClassVar[str] = ""
    is_minion: ClassVar[bool] = False
    special: ClassVar[Moment] = ""
    """The moment of a scoring at which this card may be played from hand (5.3)."""
    only_as_special: ClassVar[bool] = False
    """Of an action: at any other moment than that of `special` it cannot be played at all (3.9)."""
    answers_to: ClassVar[str | tuple[str, ...]] = ()
    """The event hooks this card may be played from hand in answer to (3.7 step 4); see `answers`."""
    answered: ClassVar[int] = 0
    """The bits of `answers_to`."""
    places_itself: ClassVar[bool] = False
    """Of a standard action: its own text puts it somewhere after it was played."""
    tags: ClassVar[frozenset[str]] = frozenset()
    """Groups it belongs to by its name ("Microbot")."""
    gives_power_to: ClassVar[Reach] = ""
    """Which minions `gives_power` can speak of: those "here", those "everywhere", or just its "host". By default the
    host for an action on a minion, here for bases and actions on bases, everywhere for minions."""
    gives_power_by_name: ClassVar[bool] = False
    """`gives_power` speaks of names, not of minions: an action here that bears such a name has that power too."""
    only_from_hand: ClassVar[bool] = False
    """Its condition for being played speaks of the hand, so it is never played from elsewhere (3.9)."""
    hooks: ClassVar[int] = 0
    hooks_in_play: ClassVar[int] = 0
    """Those of its hooks that work in play: all but what is marked `while_set_aside`."""
    hooks_set_aside: ClassVar[int] = 0
    """Of a titan: those that work while it is set aside."""
    restricted: ClassVar[bool] = False
    """It has conditions of its own for being played: see `meets_conditions`."""

    __slots__ = ()

    def __init_subclass__(cls, *, faction: Faction | None = None, name: str | None = None, **facts: Any) -> None:
        super().__init_subclass__()
        for fact, value in facts.items():
            setattr(cls, fact, value)
        if cls.__module__ != __name__:
            check_card(cls, {**{fact: vars(cls)[fact] for fact in FACTS if fact in vars(cls)}, **facts}, _MAY_DEFINE)
        cls.hooks = hooks_of(cls)
        if cls.hooks & GIVES_POWER:
            cls.hooks |= _REACH[cls.gives_power_to or _default_reach(cls)]
        aside = {bit: getattr(getattr(cls, name), "where", "") for name, bit in BIT.items() if cls.hooks & bit}
        cls.hooks_set_aside = sum(bit for bit, where in aside.items() if where)
        cls.hooks_in_play = cls.hooks & ~sum(bit for bit, where in aside.items() if where == "aside")
        names = (cls.answers_to,) if isinstance(cls.answers_to, str) else cls.answers_to
        cls.answered = sum(BIT[name] for name in names)
        cls.places_itself = cls.places_itself or bool(cls.hooks & AFTER_RESOLVING)
        cls.restricted = cls.only_as_special or cls.can_be_played_on is not Card.can_be_played_on
        cls.name = name or vars(cls).get("name") or re.sub(r"(?<=[a-z])(?=[A-Z])", " ", cls.__name__)
        cls.key = key_of(cls.name)
        if faction is None:
            return
        check_complete(cls, {fact for one in cls.__mro__[: cls.__mro__.index(Card)] for fact in vars(one)})
        cls.faction = faction
        cls.text = _paragraphs(cls.__doc__ or "")
        faction.add(cls)

    # What a card may define besides the hooks.

    def can_be_played_on(self, target: CardInPlay | BaseInPlay | None) -> bool:
        """An action's own condition for being played there (3.9)."""
        return True

    def meets_conditions(self, target: CardInPlay | BaseInPlay | None) -> bool:
        """Do the moment and the card's own text allow an action to be played there (3.9)?"""
        if self.only_as_special and self.moment != self.special:
            return False
        return self.can_be_played_on(target)

    def happens_now(self) -> bool:
        """Does its ability of this moment (the start or end of a turn, a scoring) happen? If not, nobody orders it."""
        return True

    def can_use_on_your_turn(self) -> bool:
        """May `on_your_turn` be used now?"""
        return True

    def can_use_from_discard(self) -> bool:
        """May `on_your_turn_from_discard` be used now?"""
        return True

    def special_targets(self) -> Sequence[Any]:
        """Where this card may be played as a Special now: by default on the scoring base, if it is played somewhere."""
        if self.is_minion or self.plays_on == "base":
            return (self.scoring.base,)
        if self.plays_on == "standard":
            return (None,)
        return [m for m in self.scoring.base.minions if self.plays_on == "minion" or m.controller == self.you]

    def covers(self, card: CardInPlay) -> Sequence[CardInPlay]:
        """The cards a ward protects once it is used up for that card."""
        return (card,)

    def ignores_continuously(self, player: int) -> bool:
        """Of an action with `ignores_base`: does that player ignore the base's continuous effects as well?"""
        return self.ignores_base(player)

    def played_from_discard(self) -> None:
        """A card was played by permission of `lets_play_from_discard`: note a limit on that."""

    def put_in_position(self) -> str | None:
        """A position is built with this card in play (see `smashup.scenario`): set up what playing it has set up, or
        say why no game could have it there like that."""
        return None

    def __repr__(self) -> str:
        return f"<{self.name} of player {self.you}>"


_MAY_DEFINE = frozenset(
    name for name, value in vars(Card).items() if callable(value) and name[0] != "_" and name != "meets_conditions"
)
"""What a card may define besides its hooks."""
_REACH: dict[str, int] = {"host": POWER_TO_HOST, "here": POWER_HERE, "everywhere": POWER_EVERYWHERE}


def _default_reach(definition: type[Card]) -> str:
    if definition.is_minion:
        return "everywhere"
    return "host" if definition.plays_on in ("minion", "own_minion") else "here"


def _paragraphs(docstring: str) -> str:
    """The text of a card: one line for each ability."""
    return "\n".join(" ".join(part.split()) for part in re.split(r"\n\s*\n", docstring.strip()))


class Minion(Card):
    """A minion card."""

    kind = "minion"
    is_minion = True
    card: CardInPlay


class Action(Card):
    """An action card."""

    kind = "action"
    card: CardInPlay


class Base(Card):
    """A base."""

    kind = "base"
    card: BaseInPlay


class Titan(Card):
    """A titan (section 16). What it does while it is set aside is marked `while_set_aside` or `even_set_aside`."""

    kind = "titan"
    card: CardInPlay

    def gives_total(self, player: int, base: BaseInPlay) -> int:
        """Each +1 power counter on it adds to its controller's total on its base (16.9)."""
        return self.card.counters if self.adds_to(player, base) else 0

    def adds_to(self, player: int, base: BaseInPlay) -> bool:
        """Does this titan's power count for that player on that base?"""
        return player == self.you and base.at == self.card.at

    def open_bases(self, bases: Sequence[BaseInPlay] | None = None) -> list[BaseInPlay]:
        """Those of the bases (by default all) on which you may play this titan now (16.3)."""
        return open_to_titans(self.state, self.you, self._places(bases))

    def where_you_have_minions(self) -> list[BaseInPlay]:
        """The bases where you have a minion."""
        return [base for base in self.state.bases if self.has_minion(self.you, base)]

    def play(
        self, bases: Sequence[BaseInPlay] | None = None, *, counters: int = 0, may: bool = False
    ) -> Choice[CardInPlay | None]:
        """Play this titan on one of the bases, if there is one for it, or (`may`) not. Returns it if it was played."""
        places = self.open_bases(bases)
        if may:
            base = yield from self.may_choose_base(f"Play {self.name}?", places, asks="play_titan")
        else:
            base = yield from self.choose_base(f"Play {self.name} on which base?", places, asks="play_titan")
        if base is None:
            return None
        titan: CardInPlay = yield from play_titan(self.state, self.you, self.card, base, counters)
        return titan

    @property
    def has_regular_minion_play(self) -> bool:
        """Is your one free minion play of this turn unused? No extra play stands for it (16.5)."""
        return self.state.minion_plays > 0

    @property
    def has_regular_action_play(self) -> bool:
        return self.state.action_plays > 0

    def play_instead_of_minion(self, *, counters: int = 0) -> Choice[CardInPlay | None]:
        """Play this titan on any base in place of your regular minion play (16.5)."""
        self.state.minion_plays -= 1
        return self.play(counters=counters)

    def play_instead_of_action(self) -> Choice[CardInPlay | None]:
        self.state.action_plays -= 1
        return self.play()

    def gather(self) -> None:
        """Put a counter on this titan while it is set aside (16.20)."""
        self.card.counters += 1
        tell(self.state, "gather", None, [self.card.id], amount=self.card.counters, source=self.name)

    @property
    def was_in_play_at_start(self) -> bool:
        """Was this titan in play when this turn started?"""
        owner = self.owner_of(self.card)
        return self.was_used("left", owner) or (self.in_play and not self.was_used("came", owner))
