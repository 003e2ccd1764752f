"""A position in one line, in the spirit of chess's FEN: what a scenario's data says, to be read, sent and pasted.

    turn 3 p1 play_cards 1+1 | vp 2 0 | at tar_pits: collector of p1 +2 (upgrade of p2), scout of p2; jammed_signal of
    p1 | at the_homeworld: | p1 aliens pirates: invader, scout; saucy_wench; howl | p2 robots zombies: walker; ; | bases
    factory_436_1337; the_central_brain

(on one line). The parts are divided by bars. First whose turn it is, its phase, and how many minions and actions may
still be played; then the victory points; then each base in play with its minions and, behind a semicolon, its actions.
In brackets stand the actions on a minion. Then each player with the factions, the hand, the deck from its top, and the
discard pile; last the base deck and the bases discarded. What is rare follows in JSON. A card whose owner is another
player than its holder says so: `scout of p2`, in play `scout of p1 owned by p2`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from smashup.engine.errors import SetupError
from smashup.engine.factions import FACTIONS

BAR = " | "
_SAID = ("players", "bases", "minions", "actions", "hands", "decks", "discards", "factions", "vp", "base_deck")
_ALSO_SAID = ("base_discard", "current", "phase", "plays", "turn_number")
_ZONES = ("hands", "decks", "discards")
_IN_PLAY = re.compile(r"(\S+)(?: of p(\d))?(?: owned by p(\d))?(?: \+(\d+))?(?: = (.+?))?(?: \((.*)\))?")
_OUT_OF_PLAY = re.compile(r"(\S+)(?: of p(\d))?")
_TURN = re.compile(r"turn (\d+) p(\d) (\w+)(?: (\d+)\+(\d+))?")


def write(data: Mapping[str, Any]) -> str:
    """The line of a scenario's data. The ids of its cards are not in it."""
    plays = data.get("plays")
    left = f" {plays[0]}+{plays[1]}" if plays is not None else ""
    players: int = data.get("players", 2)
    parts = [f"turn {data.get('turn_number', 1)} p{data.get('current', 0) + 1} {data.get('phase', 'play_cards')}{left}"]
    parts.append("vp " + " ".join(map(str, data.get("vp", [0] * players))))
    on_minions = [action for action in data.get("actions", ()) if action[1] not in data["bases"]]
    for base in data["bases"]:
        minions = ", ".join(_minion(one) for one in data.get("minions", ()) if one[1] == base)
        actions = ", ".join(_action(one) for one in data.get("actions", ()) if one[1] == base)
        parts.append(f"at {_key(base)}: {minions}{f'; {actions}' if actions else ''}".rstrip())
    for player in map(str, range(players)):
        factions = "".join(f" {key}" for key in data.get("factions", {}).get(player, ()))
        zones = [", ".join(_outside(card) for card in data.get(zone, {}).get(player, ())) for zone in _ZONES]
        parts.append(f"p{int(player) + 1}{factions}: {'; '.join(zones)}".rstrip())
    if "base_deck" in data or "base_discard" in data:
        piles = [", ".join(map(_key, data.get(pile, ()))) for pile in ("base_deck", "base_discard")]
        parts.append(f"bases {'; '.join(piles)}".rstrip())
    more = {name: value for name, value in data.items() if name not in (*_SAID, *_ALSO_SAID, "ids")}
    if on_minions:
        more["actions"] = on_minions
    if more:
        parts.append(json.dumps(more, ensure_ascii=False, sort_keys=True))
    return BAR.join(parts)


def _minion(one: Sequence[Any]) -> str:
    name, _, of, owner, counters, attached = one
    on_it = ", ".join(_in_play(action[0], action[1], action[-1]) for action in attached)
    return _in_play(name, of, owner) + (f" +{counters}" if counters else "") + (f" ({on_it})" if on_it else "")


def _action(one: Sequence[Any]) -> str:
    name, _, of, owner, memo = one
    return _in_play(name, of, owner) + (f" = {json.dumps(memo)}" if memo is not None else "")


def _in_play(name: str, of: int, owner: int) -> str:
    return f"{_key(name)} of p{of + 1}" + (f" owned by p{owner + 1}" if owner != of else "")


def _outside(card: Any) -> str:
    return _key(card) if isinstance(card, str) else f"{_key(card[0])} of p{card[1] + 1}"


def read(line: str) -> dict[str, Any]:
    """The scenario's data of a line; SetupError with the part that cannot be read."""
    parts = list(_split(line, BAR))
    if parts[-1].startswith("asks p"):
        raise SetupError(f"this position is in the middle of an effect ({parts[-1]}), where none can start")
    data: dict[str, Any] = {}
    if parts and parts[-1].startswith("{"):
        try:
            data = json.loads(parts.pop())
        except (ValueError, RecursionError) as error:
            raise SetupError(f"the last part of this position is not JSON: {error}") from error
    on_minions = data.pop("actions", [])
    data |= {"players": 0, "bases": [], "minions": [], "actions": [], "factions": {}, **{zone: {} for zone in _ZONES}}
    for part in parts:
        if not _read_part(part, data):
            raise SetupError(f"{part!r} cannot be read; expected {_EXPECTED}")
    if not data["players"] or not data["bases"]:
        raise SetupError(f"this is not a position: expected at least {_EXPECTED}")
    data["actions"] += on_minions
    return data


_EXPECTED = (
    "`turn 1 p1 play_cards 1+1`, `vp 0 0`, `at tar_pits: scout of p1`, `p1 aliens pirates: hand; deck; discard pile`"
)


def _read_part(part: str, data: dict[str, Any]) -> bool:
    """Take a part; False if it is none."""
    if (turn := _TURN.fullmatch(part)) is not None:
        data["turn_number"], data["current"], data["phase"] = int(turn[1]), int(turn[2]) - 1, turn[3]
        if turn[4] is not None:
            data["plays"] = [int(turn[4]), int(turn[5])]
        return True
    word, _, rest = part.partition(" ")
    if word == "vp" and all(points.isdecimal() for points in rest.split()):
        data["vp"] = [int(points) for points in rest.split()]
        return True
    if word == "bases":
        deck, _, discard = rest.partition(";")
        data["base_deck"], data["base_discard"] = ([_name(key) for key in _cards(pile)] for pile in (deck, discard))
        return True
    head, colon, rest = part.partition(":")
    if not colon:
        return False
    if head.startswith("at "):
        return _read_base(_name(head.removeprefix("at ").strip()), rest, data)
    return _read_player(head, rest, data)


def _read_base(base: str, rest: str, data: dict[str, Any]) -> bool:
    data["bases"].append(base)
    minions, *actions = _split(rest, ";")
    for card in _cards(minions):
        found = _read_card(card)
        attached = [[one[0], one[1], one[2]] if one[1] != one[2] else one[:2] for one in map(_read_card, found[5])]
        data["minions"].append([found[0], base, found[1], found[2], found[3], attached])
    for card in _cards(";".join(actions)):
        found = _read_card(card)
        data["actions"].append([found[0], base, found[1], found[2], found[4]])
    return True


def _read_card(text: str) -> tuple[str, int, int, int, Any, list[str]]:
    """A card in play: its name, controller, owner, counters, memo, and what is on it."""
    found = _IN_PLAY.fullmatch(text)
    if found is None:
        raise SetupError(
            f"{text!r} cannot be read; expected a card in play such as `collector of p1 +2 (upgrade of p2)`"
        )
    of = int(found[2] or 1) - 1
    owner = of if found[3] is None else int(found[3]) - 1
    try:
        memo = None if found[5] is None else json.loads(found[5])
    except ValueError as error:
        raise SetupError(f"{found[5]!r} cannot be read; expected JSON") from error
    return _name(found[1]), of, owner, int(found[4] or 0), memo, _cards(found[6] or "")


def _read_player(head: str, rest: str, data: dict[str, Any]) -> bool:
    name, *factions = head.split()
    number = data["players"]
    if name != f"p{number + 1}":
        return False
    data["players"] = number + 1
    if factions:
        data["factions"][str(number)] = factions
    piles = list(_split(rest, ";"))
    if len(piles) > len(_ZONES):
        return False
    for zone, pile in zip(_ZONES, piles, strict=False):
        cards: list[Any] = []
        for text in _cards(pile):
            found = _OUT_OF_PLAY.fullmatch(text)
            if found is None:
                raise SetupError(f"{text!r} cannot be read; expected a card such as `scout` or `scout of p2`")
            cards.append(_name(found[1]) if found[2] is None else [_name(found[1]), int(found[2]) - 1])
        if cards:
            data[zone][str(number)] = cards
    return True


def _cards(text: str) -> list[str]:
    return [card for card in (part.strip() for part in _split(text, ",")) if card]


def _split(text: str, at: str) -> Iterator[str]:
    """The parts of a text, divided outside of brackets and quotation marks."""
    depth, quoted, start, position = 0, False, 0, 0
    while position < len(text):
        letter = text[position]
        if letter == '"' and text[position - 1 : position] != "\\":
            quoted = not quoted
        elif not quoted and letter in "([{":
            depth += 1
        elif not quoted and letter in ")]}":
            depth -= 1
        elif not quoted and not depth and text.startswith(at, position):
            yield text[start:position].strip()
            position += len(at)
            start = position
            continue
        position += 1
    yield text[start:].strip()


@cache
def _keys() -> dict[str, str]:
    return {card.name: card.key for faction in FACTIONS.values() for card in faction.everything}


@cache
def _names() -> dict[str, str]:
    return {key: name for name, key in _keys().items()}


def _key(name: str) -> str:
    """A card by its key; one that exists in this position only by its name."""
    return _keys().get(name, name.replace(" ", "~"))


def _name(key: str) -> str:
    return _names().get(key, key.replace("~", " "))
