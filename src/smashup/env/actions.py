"""The actions: one fixed number for everything an option can point at, whatever the game.

An action is what its option points at (a card and where it is played, a minion by its place, a base, a player, a card
by its name, a word), never the option's position in a list. Options that point at the same thing, or at something
that has no number (the words of newer cards), get one of the spare actions, in their order.

Titans and what they ask have actions of their own behind all others, which only games with titans use.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from smashup.engine.answers import Answer, card_of_text, kind_of, what, where
from smashup.engine.bits import PLAYABLE_AS_ACTION
from smashup.engine.card.card import Card
from smashup.engine.decisions import Decision
from smashup.engine.state import BaseInPlay, CardInPlay, State
from smashup.env.numbering import (
    ACTIONS,
    BASES,
    CARDS,
    FACTION_KEYS,
    FACTION_NUMBER,
    MINIONS,
    NAMED,
    NUMBER,
    OWN_MINIONS,
    SEATS,
    TITANS_EACH,
)
from smashup.env.places import Places

WORDS = ("end", "pass", "done", "later", "yes", "no")
TEXTS = (
    *("hand", "deck", "discard", "hand+deck", "hand+discard", "deck+discard", "hand+deck+discard", "both"),
    *("back", "draw", "place", "all", "one", "actions", "minions", "action", "wolf", "play", "move", "rise", "split"),
)
"""The keys of what cards let a player choose in words. This list is closed, so that no number changes: the words of
cards that came later take spare actions, in the order the card asks (the observation says which card that is)."""
TEXTS_OF_TITANS = ("counter", "minion", "none", "search", "shuffle", "titan")
SPARES = 64


class Kind(NamedTuple):
    """A range of actions that point at the same kind of thing."""

    name: str
    says: str
    start: int
    size: int


def _ways(card: type[Card]) -> list[tuple[str, int]]:
    """In which ways a card can be played: (kind, how many places there are for it)."""
    if card.is_minion or card.plays_on == "base":
        ways = [("play on a base", BASES)]
    elif card.plays_on == "standard":
        ways = [("play", 1)]
    else:
        ways = [("play on a minion", BASES * MINIONS)]
    return [*ways, ("play as an action", BASES)] if card.hooks & PLAYABLE_AS_ACTION else ways


_PLAYS = ("play", "play on a base", "play on a minion", "play as an action")
_KINDS = (
    ("word", "end the plays, pass, done, later, yes, no", len(WORDS)),
    ("player", "a player, by seat", SEATS),
    ("base", "a base in play, or its ability", BASES),
    ("minion", "a minion in play by its place, or its ability or talent", BASES * MINIONS),
    ("action", "an action in play by its place, or its ability or talent", BASES * ACTIONS),
    ("card", "a card, base or ability by the card's name, if it is not in play or has no place", len(NAMED)),
    ("faction", "a faction", len(FACTION_KEYS)),
    ("text", "one of the things a card lets you choose in words", len(TEXTS)),
    ("play", "play an action that is not played on anything", 0),
    ("play on a base", "play a minion or an action on a base", 0),
    ("play on a minion", "play an action on a minion, by its place", 0),
    ("play as an action", "play a minion in place of an action", 0),
    ("spare", "an option that points at nothing of the above, or at the same as another one", SPARES),
)


_KINDS_OF_TITANS = (
    ("titan", "a titan, in play or set aside, by its place, or its ability or talent", SEATS * TITANS_EACH),
    ("text of a titan", "one of the things that titans let you choose in words", len(TEXTS_OF_TITANS)),
)


def _laid_out() -> tuple[dict[str, Kind], dict[tuple[str, type[Card]], int]]:
    kinds: dict[str, Kind] = {}
    starts: dict[tuple[str, type[Card]], int] = {}
    start = 0
    for name, says, size in _KINDS:
        first = start
        start += size
        if name in _PLAYS:
            for card in CARDS:
                for way, places in _ways(card):
                    if way == name:
                        starts[name, card] = start
                        start += places
        kinds[name] = Kind(name, says, first, start - first)
    return kinds, starts


KINDS, _STARTS = _laid_out()
SIZE: Final[int] = KINDS["spare"].start + SPARES
"""How many actions there are."""
KINDS_OF_TITANS = {
    name: Kind(name, says, SIZE + sum([size for _, _, size in _KINDS_OF_TITANS[:number]]), size)
    for number, (name, says, size) in enumerate(_KINDS_OF_TITANS)
}
SIZE_WITH_TITANS: Final[int] = SIZE + sum(kind.size for kind in KINDS_OF_TITANS.values())
"""How many there are with titans: those of any game, and behind them those of titans."""

_WORD: Final = {word: KINDS["word"].start + number for number, word in enumerate(WORDS)}
_TEXT: Final = {text: KINDS["text"].start + number for number, text in enumerate(TEXTS)}
_PLAYER: Final = KINDS["player"].start
_BASE: Final = KINDS["base"].start
_MINION: Final = KINDS["minion"].start
_ACTION: Final = KINDS["action"].start
_CARD: Final = KINDS["card"].start - 1
_FACTION: Final = KINDS["faction"].start
_SPARE: Final = KINDS["spare"].start
_TITAN: Final = KINDS_OF_TITANS["titan"].start
_TEXT_OF_TITAN: Final = {text: KINDS_OF_TITANS["text of a titan"].start + n for n, text in enumerate(TEXTS_OF_TITANS)}


def _starts_of(way: str) -> dict[type[Card], int]:
    """The first of the actions that play a card in that way."""
    return {card: start for (kind, card), start in _STARTS.items() if kind == way}


_ALONE: Final = _starts_of("play")
_ON_BASE: Final = _starts_of("play on a base")
_ON_MINION: Final = _starts_of("play on a minion")
_AS_ACTION: Final = _starts_of("play as an action")
_NOTHING: Final = -1


def actions_of(state: State, decision: Decision, places: Places, *, titans: bool = False) -> list[int]:
    """The action of each option of a decision, in the order of the options: no two are equal.

    `places` are those that the player who is asked sees. Without the actions of titans, theirs take spare ones.
    """
    player, table = decision.player, state.table
    found: list[int] = []
    last, start = _NOTHING, _NOTHING
    for raw in decision.raw:
        if kind_of(raw) == "play":  # Most options are of this kind, and those of one card are neighbours.
            card: int = what(raw)
            if card != last:
                last, start = card, _ON_BASE.get(table[card], _NOTHING)
            base: BaseInPlay = where(raw)
            found.append(start + base.at if start >= 0 and 0 <= base.at < BASES else _NOTHING)
        else:
            found.append(_action(state, raw, player, places))
    if titans:
        _point_at_titans(found, decision, places)
    taken = set(found)
    if len(taken) < len(found) or _NOTHING in taken:
        taken.clear()
        doubtful: list[int] = []
        for index, action in enumerate(found):
            if action < 0 or action in taken:
                doubtful.append(index)
            else:
                taken.add(action)
        # The spare actions, and should they ever not suffice, any others that are free.
        free = (action for action in (*range(_SPARE, SIZE), *range(_SPARE)) if action not in taken)
        for index, action in zip(doubtful, free, strict=False):
            found[index] = action
    return found


def mask_of(legal: list[int], *, titans: bool = False) -> npt.NDArray[np.int8]:
    """A row with a 1 for each of these actions."""
    row = bytearray(SIZE_WITH_TITANS if titans else SIZE)
    for action in legal:
        row[action] = 1
    return np.frombuffer(row, np.int8)


def _point_at_titans(found: list[int], decision: Decision, places: Places) -> None:
    """Give the options that are about titans their actions."""
    texts = decision.source is not None and decision.source.kind == "titan"
    for index, raw in enumerate(decision.raw):
        kind = kind_of(raw)
        if kind in _IN_PLAY or kind == "trigger":
            card = what(raw).card if kind == "trigger" else what(raw)
            place = places.of_titan.get(card.id)
            if place is not None:
                found[index] = _TITAN + place
        elif texts and kind == "text" and card_of_text(raw) is None and found[index] == _NOTHING:
            found[index] = _TEXT_OF_TITAN.get(what(raw), _NOTHING)


def _action(state: State, raw: Answer, player: int, places: Places) -> int:
    """What an option points at, or _NOTHING."""
    kind = kind_of(raw)
    if kind == "play_action":
        return _play_action(state.table[what(raw)], where(raw), places)
    if kind == "card" or kind == "use_from_discard":
        return _name(state.table[what(raw)])
    if kind in _IN_PLAY:
        return _in_play(what(raw), places)
    if kind in _WORD:
        return _WORD[kind]
    if kind == "trigger":
        return _in_play(what(raw).card, places)
    if kind == "player":
        return _PLAYER + (int(what(raw)) - player) % state.players
    if kind == "text":
        about = card_of_text(raw)
        return _TEXT.get(what(raw), _NOTHING) if about is None else _name(state.table[about])
    if kind == "play_as_action":
        return _on_base(_AS_ACTION, state.table[what(raw)], where(raw))
    if kind == "faction":
        return _FACTION + FACTION_NUMBER[what(raw)]
    if kind == "replacement":
        return _name(what(raw).source)
    return _NOTHING


_IN_PLAY: Final = frozenset(("titan", "minion", "base", "action", "talent", "use", "ability"))


def _name(definition: type[Card]) -> int:
    number = NUMBER.get(definition)
    return _NOTHING if number is None else _CARD + number


def _on_base(starts: dict[type[Card], int], definition: type[Card], base: BaseInPlay) -> int:
    start = starts.get(definition)
    return _NOTHING if start is None or not 0 <= base.at < BASES else start + base.at


def _play_action(definition: type[Card], target: CardInPlay | BaseInPlay | None, places: Places) -> int:
    if target is None:
        return _ALONE.get(definition, _NOTHING)
    if isinstance(target, BaseInPlay):
        return _on_base(_ON_BASE, definition, target)
    start, place = _ON_MINION.get(definition), places.of_minion.get(target.id)
    return _NOTHING if start is None or place is None else start + place


def _in_play(card: CardInPlay | BaseInPlay, places: Places) -> int:
    """Where the card is; by its name if it has left play or there is no place for it."""
    if isinstance(card, BaseInPlay):
        return _BASE + card.at if 0 <= card.at < BASES else _name(card.definition)
    place = places.of_minion.get(card.id)
    if place is not None:
        return _MINION + place
    place = places.of_action.get(card.id)
    if place is not None:
        return _ACTION + place
    return _name(card.definition)


# What an action means, in words and as numbers.


class ActionTable(NamedTuple):
    """What each action points at, as columns of numbers; 0 stands for nothing.

    >>> from smashup.env import card_name
    >>> table = action_table()
    >>> action = ACTION_NUMBER["play Collector on base 2"]
    >>> int(table.kind[action]), card_name(table.card[action]), int(table.base[action]), int(table.place[action])
    (10, 'Collector', 3, 0)
    """

    kind: npt.NDArray[np.int64]
    """1 for a word, and so on in the order of `KINDS`; with titans `KINDS_OF_TITANS` follow"""
    card: npt.NDArray[np.int64]
    """the number of the card"""
    base: npt.NDArray[np.int64]
    """1 for base 0, and so on"""
    place: npt.NDArray[np.int64]
    """1 for the first place on the base, and so on; of players, words, factions, texts and titans 1 for the first"""


@cache
def action_table(*, titans: bool = False) -> ActionTable:
    """What each action points at, for a policy that shares what it learns between like actions."""
    table = ActionTable(*(np.zeros(SIZE_WITH_TITANS if titans else SIZE, np.int64) for _ in ActionTable._fields))
    kinds = [*KINDS.values(), *(KINDS_OF_TITANS.values() if titans else ())]
    for number, kind in enumerate(kinds, 1):
        table.kind[kind.start : kind.start + kind.size] = number
    for name, per_base in (("base", 1), ("minion", MINIONS), ("action", ACTIONS)):
        _fill_places(table, KINDS[name].start, KINDS[name].size, per_base)
    table.card[_CARD + 1 : _CARD + 1 + len(NAMED)] = np.arange(1, len(NAMED) + 1)
    counted = {"word", "player", "faction", "text"} | set(KINDS_OF_TITANS)
    for kind in kinds:
        if kind.name in counted:
            table.place[kind.start : kind.start + kind.size] = np.arange(1, kind.size + 1)
    for (way, card), start in _STARTS.items():
        size = dict(_ways(card))[way]
        table.card[start : start + size] = NUMBER[card]
        if size > 1:
            _fill_places(table, start, size, size // BASES)
    return table


def _fill_places(table: ActionTable, start: int, size: int, per_base: int) -> None:
    numbers = np.arange(size)
    table.base[start : start + size] = numbers // per_base + 1
    if per_base > 1:
        table.place[start : start + size] = numbers % per_base + 1


def _names() -> list[str]:
    bases = [f"base {base}" for base in range(BASES)]
    sides = [f"own minion {place}" for place in range(OWN_MINIONS)]
    sides += [f"other minion {place}" for place in range(MINIONS - OWN_MINIONS)]
    minions = [f"{minion} on {base}" for base in bases for minion in sides]
    where = {1: [""], BASES: [f" on {base}" for base in bases], BASES * MINIONS: [f" on {place}" for place in minions]}
    plays: dict[str, list[str]] = {name: [] for name in _PLAYS}
    for (way, card), _ in _STARTS.items():
        how = " as an action" if way == "play as an action" else ""
        plays[way] += [f"play {card.name}{place}{how}" for place in where[dict(_ways(card))[way]]]
    return [
        *WORDS,
        *(f"player {seat}" for seat in range(SEATS)),
        *bases,
        *minions,
        *(f"action {place} on {base}" for base in bases for place in range(ACTIONS)),
        *(f"card {card.name}" for card in NAMED),
        *(f"faction {key}" for key in FACTION_KEYS),
        *(f"text {text}" for text in TEXTS),
        *(name for names in plays.values() for name in names),
        *(f"spare {number}" for number in range(SPARES)),
    ]


ACTION_NAMES: tuple[str, ...] = tuple(_names())
"""What each action means.

>>> ACTION_NAMES[0], ACTION_NAMES[12]
('end', 'base 2')
"""
ACTION_NAMES_WITH_TITANS: tuple[str, ...] = (
    *ACTION_NAMES,
    *(f"titan {place} of player {seat}" for seat in range(SEATS) for place in range(TITANS_EACH)),
    *(f"text {text} of a titan" for text in TEXTS_OF_TITANS),
)
ACTION_NUMBER: dict[str, int] = {name: number for number, name in enumerate(ACTION_NAMES_WITH_TITANS)}


def actions_table(kinds: Mapping[str, Kind] = KINDS) -> str:
    """The kinds of actions as a table in Markdown: what the documentation shows."""
    lines = ["| actions | kind | what it points at |", "|---|---|---|"]
    for kind in kinds.values():
        lines.append(f"| {kind.start} to {kind.start + kind.size - 1} | {kind.name} | {kind.says} |")
    return "\n".join(lines)
