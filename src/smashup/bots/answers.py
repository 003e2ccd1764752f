"""Answers as searches try them: those that differ in nothing that matters are one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from smashup.engine.answers import Answer, kind_of
from smashup.engine.happenings import Trigger
from smashup.engine.state import BaseInPlay, CardInPlay, State
from smashup.game import Game

Key: TypeAlias = tuple[Any, ...]


def grouped(state: State, raw: list[Answer]) -> dict[Key, int]:
    """The index of one option of each kind: options of a kind differ in nothing that matters."""
    found: dict[Key, int] = {}
    for index, option in enumerate(raw):
        found.setdefault(key_of(state, option), index)
    return found


def key_of(state: State, option: Answer) -> Key:
    """What an option is about, whatever ids this deal has given to hidden cards."""
    kind = kind_of(option)
    parts: list[Any] = [kind]
    for item in option[1:]:
        if type(item) is int:
            parts.append(item if kind == "player" else state.table[item])
        elif type(item) is CardInPlay:
            parts.append((item.definition, item.at, item.controller, item.counters, len(item.actions)))
        elif type(item) is BaseInPlay:
            parts.append(item.definition)
        elif item is None or isinstance(item, str | tuple):
            parts.append(item)
        elif type(item) is Trigger:
            parts.append((item.definition, item.card.id))
        else:
            parts.append(type(item))
    return tuple(parts)


def after_each(game: Game, indexes: Sequence[int]) -> Iterator[Game]:
    """The game after each of some answers. Uses it up: the last is the game itself, because a copy in the middle of an
    effect has to play the effect up to there again."""
    last = len(indexes) - 1
    for number, index in enumerate(indexes):
        after = game.clone() if number < last else game
        after.choose(index)
        yield after
