"""Mistakes in a card are refused when its class is made, with what is wrong and what would be right.

A card's class has facts and hooks, both with names the engine knows; everything else it defines for itself begins with
an underscore. So a misspelt hook can never pass as a method that nobody calls.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from types import FunctionType
from typing import TYPE_CHECKING, Any

from smashup.engine.bits import BIT
from smashup.engine.hooks import Hooks

if TYPE_CHECKING:
    from smashup.engine.card.card import Card

ANSWERABLE = (
    "after_minion_played",
    "after_action_played",
    "after_minion_destroyed",
    "after_minion_moved",
    "after_card_discarded",
    "after_card_given",
)
"""The events a card in hand can answer (3.7 step 4)."""
_USES_SCORING = {"scoring", "winners", "runners_up", "in_place"}
_ASKS_MOMENT = {"moment", "played_as_special", "state"}  # `self.state.scoring` may be None, and says so
_TAKES_MORE = 0x04  # the flag of a function with *args


def check_card(cls: type[Card], given: dict[str, Any], may_define: frozenset[str]) -> None:
    """Refuse a class that cannot be meant that way. `given` are the facts of its header and body; besides hooks and
    facts it may define these methods."""
    for name, value in given.items():
        _check_fact(cls, name, value)
    for name, value in vars(cls).items():
        if not name.startswith("_") and name not in FACTS and name != "name":
            _check_method(cls, name, value, may_define)
    _check_together(cls)


def check_complete(cls: type[Card], stated: set[str]) -> None:
    """Refuse a card of a faction that does not state what is printed on every card of its kind."""
    missing = [fact for fact in _PRINTED[cls.kind] if fact not in stated]
    if missing:
        raise _wrong(cls, f"{_A[cls.kind]} of a faction states its {' and its '.join(missing)} in the header")


def _wrong(cls: type[Card], what: str) -> TypeError:
    return TypeError(f"{cls.__module__}.{cls.__qualname__}: {what}")


def _meant(name: str, names: Any) -> str:
    close = get_close_matches(name, names, 1, 0.6)
    return f"; did you mean {close[0]}?" if close else ""


def _check_method(cls: type[Card], name: str, value: Any, may_define: frozenset[str]) -> None:
    if name in BIT:
        takes = getattr(Hooks, name).__code__
    elif name in may_define:
        takes = _inherited(cls, name)
    else:
        raise _wrong(cls, _unknown(cls, name, may_define))
    if not isinstance(value, FunctionType):
        raise _wrong(cls, f"{name} is a hook, which is a method, not {value!r}")
    code = value.__code__
    least = code.co_argcount - len(value.__defaults__ or ())
    if not (least <= takes.co_argcount and (takes.co_argcount <= code.co_argcount or code.co_flags & _TAKES_MORE)):
        wanted = ", ".join(takes.co_varnames[: takes.co_argcount])
        raise _wrong(cls, f"{name} takes ({wanted}), not ({', '.join(code.co_varnames[: code.co_argcount])})")


def _inherited(cls: type[Card], name: str) -> Any:
    """The code of the method that every card has by that name."""
    return next(vars(base)[name].__code__ for base in reversed(cls.__mro__) if name in vars(base))


def _unknown(cls: type[Card], name: str, may_define: frozenset[str]) -> str:
    if any(hasattr(base, name) for base in cls.__mro__[1:]):
        return f"{name} is something every card has; what a card defines for itself begins with an underscore: _{name}"
    meant = _meant(name, [*BIT, *may_define, *FACTS])
    return (
        f"there is no hook or fact {name}{meant or '.'} The hooks are in smashup.engine.hooks; "
        f"what a card defines for itself begins with an underscore: _{name}"
    )


# Facts: which kinds of card have them, what they may be, and that in words.


def _whole_number(least: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and value >= least


def _one_of(*allowed: str) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in allowed


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def _is_vp(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(type(vp) is int and vp >= 0 for vp in value)


def _are_events(value: Any) -> bool:
    names = (value,) if isinstance(value, str) else value
    return isinstance(names, tuple) and bool(names) and all(name in ANSWERABLE for name in names)


def _are_tags(value: Any) -> bool:
    return isinstance(value, frozenset) and all(isinstance(tag, str) for tag in value)


_A = {"minion": "a minion", "action": "an action", "base": "a base", "titan": "a titan"}
_PRINTED = {"minion": ("copies", "power"), "action": ("copies",), "base": ("breakpoint", "vp"), "titan": ()}
_PLACES = ("standard", "base", "minion", "own_minion")
_MOMENTS = ("before_scoring", "after_scoring")
_REACHES = ("host", "here", "everywhere")
_ANY = ("minion", "action", "base")
_CARDS = ("minion", "action")

FACTS: dict[str, tuple[tuple[str, ...], Callable[[Any], bool], str]] = {
    "copies": (_CARDS, _whole_number(1), "a whole number of at least 1"),
    "power": (("minion",), _whole_number(0), "a whole number of at least 0"),
    "plays_on": (("action",), _one_of(*_PLACES), f"one of {', '.join(_PLACES)}"),
    "breakpoint": (("base",), _whole_number(1), "a whole number of at least 1"),
    "vp": (("base",), _is_vp, "the VP of the three places, as (4, 2, 1)"),
    "special": (_CARDS, _one_of(*_MOMENTS), f"one of {', '.join(_MOMENTS)}"),
    "only_as_special": (("action",), _is_flag, "True or False"),
    "answers_to": (("minion",), _are_events, f"one or a tuple of {', '.join(ANSWERABLE)}"),
    "places_itself": (("action",), _is_flag, "True or False"),
    "tags": (_CARDS, _are_tags, 'a frozenset of words, as frozenset({"Microbot"})'),
    "gives_power_to": (_ANY, _one_of(*_REACHES), f"one of {', '.join(_REACHES)}"),
    "gives_power_by_name": (_ANY, _is_flag, "True or False"),
    "only_from_hand": (("action",), _is_flag, "True or False"),
}


def _check_fact(cls: type[Card], name: str, value: Any) -> None:
    if name not in FACTS:
        allowed = [fact for fact, (kinds, *_) in FACTS.items() if not cls.kind or cls.kind in kinds]
        known = ", ".join(["name", *allowed])
        raise _wrong(cls, f"a card has no fact {name!r}{_meant(name, allowed) or '.'} The facts are: {known}")
    kinds, is_right, words = FACTS[name]
    if cls.kind and cls.kind not in kinds:
        raise _wrong(
            cls, f"{name} is a fact of {' and '.join(f'{kind}s' for kind in kinds)}, and this is {_A[cls.kind]}"
        )
    if not is_right(value):
        raise _wrong(cls, f"{name} must be {words}, not {value!r}")


def _check_together(cls: type[Card]) -> None:
    """What one fact or hook needs of another."""
    if cls.only_as_special and not cls.special:
        raise _wrong(cls, "only_as_special needs the moment it may be played at: special=…")
    if cls.places_itself and cls.plays_on != "standard":
        raise _wrong(cls, f"places_itself is for standard actions, and this one is played on a {cls.plays_on}")
    gives = cls.gives_power is not Hooks.gives_power
    if (cls.gives_power_to or cls.gives_power_by_name) and not gives:
        raise _wrong(cls, "gives_power_to and gives_power_by_name tell about the hook gives_power, which is missing")
    if cls.gives_power_to == "host" and cls.kind and cls.plays_on not in ("minion", "own_minion"):
        raise _wrong(cls, "gives_power_to is 'host', but only an action that is played on a minion has a host")
    if bool(cls.answers_to) != (cls.answers is not Hooks.answers):
        raise _wrong(
            cls, "answers_to=… (the events) and the hook answers (where it may then be played) need each other"
        )
    code = getattr(cls.on_play, "__code__", None)
    used = set(code.co_names) if code is not None else set()
    if used & _USES_SCORING and not used & _ASKS_MOMENT and not cls.only_as_special:
        name = sorted(used & _USES_SCORING)[0]
        raise _wrong(
            cls,
            f"on_play uses self.{name}, but this card may also be played when no base scores: "
            "give it only_as_special=True if its text says so, or ask `if self.moment == self.special:` first",
        )
