"""Which abilities of which cards were really used: in the directed tests, and in random play.

As a pytest plugin (`-p tests.recording --abilities FILE`) it writes what the tests of a run used. An ability is a
method of a card class named by a hook; it counts as used when it did something: an effect was begun, a question was
answered with something else than "no".
"""

import functools
import inspect
import json
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import smashup.cards  # noqa: F401  (registers every faction)
from smashup.engine.bits import BIT
from smashup.engine.card.card import Card
from smashup.engine.factions import FACTIONS
from smashup.engine.state import CardInPlay

MARKS = ("cancels_base", "cancels_host", "playable_as_action", "shows_top_base")
"""Hooks that are never called: they count as used when their card comes into play."""
OTHERS = ("can_be_played_on", "special_targets", "covers", "can_pay_for_minion_here")
"""Methods besides the hooks that carry a card's own rules; a "no" of theirs is a use as well."""


def all_cards() -> list[type[Card]]:
    return [card for faction in FACTIONS.values() for card in faction.everything]


def abilities_of(card: type[Card]) -> list[str]:
    """The names of the abilities a card class defines."""
    return [name for name in (*BIT, *OTHERS) if any(name in vars(cls) for cls in card.__mro__ if cls in _OWN)]


_ACTING = (
    "on_play",
    "talent",
    "play_cards_begins",
    "when_scoring",
    "after_scoring",
    "start_of_your_turn",
    "end_of_your_turn",
)
"""Hooks that may be plain functions that do something at once."""
_SETTING = ("starting_breakpoint",)
"""Hooks that set a number: 0 is an answer, None is a "no"."""
_OWN = {cls for card in all_cards() for cls in card.__mro__ if cls.__module__.startswith("smashup.cards.")}


@contextmanager
def recording() -> Iterator[Counter[str]]:
    """Count the uses of every ability, as "faction/Card.ability", while this is open."""
    used: Counter[str] = Counter()
    before: list[tuple[type[Card], str, Any]] = []
    marked: dict[type[Card], list[str]] = {}
    for card in all_cards():
        for name in abilities_of(card):
            key = f"{card.faction.key}/{card.name}.{name}"
            if name in MARKS:
                marked.setdefault(card, []).append(key)
                continue
            before.append((card, name, vars(card).get(name)))
            setattr(card, name, _watched(getattr(card, name), key, used))
    create = CardInPlay.__init__

    def created(self: CardInPlay, id: int, definition: type[Card], *rest: Any) -> None:
        create(self, id, definition, *rest)
        used.update(marked.get(definition, ()))

    CardInPlay.__init__ = created  # type: ignore[assignment,method-assign]
    try:
        yield used
    finally:
        CardInPlay.__init__ = create  # type: ignore[method-assign]
        for card, name, method in before:
            if method is None:
                delattr(card, name)
            else:
                setattr(card, name, method)


def _watched(method: Callable[..., Any], key: str, used: Counter[str]) -> Callable[..., Any]:
    @functools.wraps(method)
    def watched(*args: Any, **kwargs: Any) -> Any:
        result = method(*args, **kwargs)
        if inspect.isgenerator(result):
            return _begun(result, key, used)
        number = result is not None and method.__name__ in _SETTING
        if result or number or method.__name__ in OTHERS or (result is None and method.__name__ in _ACTING):
            used[key] += 1
        return result

    return watched


def _begun(effect: Any, key: str, used: Counter[str]) -> Generator[Any, Any, Any]:
    """Count an effect when it begins, not when it is made."""
    used[key] += 1
    return (yield from effect)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--abilities", help="write which abilities of which cards the tests used, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--abilities"):
        recorder = recording()
        config.stash[_KEY] = (recorder, recorder.__enter__())


def pytest_unconfigure(config: pytest.Config) -> None:
    if _KEY in config.stash:
        recorder, used = config.stash[_KEY]
        recorder.__exit__(None, None, None)
        Path(config.getoption("--abilities")).write_text(json.dumps(used), encoding="utf-8")


_KEY: pytest.StashKey[Any] = pytest.StashKey()
