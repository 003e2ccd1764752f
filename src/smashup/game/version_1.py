"""What the first version left unsaid, so that its files can still be read.

Its games do not say what they were dealt from: that was everything there was then. Its keys of options were made of
numbers. The first games with titans did not say which titans there were.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from smashup.engine.answers import LATER, PASS, Answer, kind_of, what, where
from smashup.engine.decisions import Decision
from smashup.engine.errors import SetupError
from smashup.engine.factions import Pool
from smashup.engine.state import BaseInPlay, CardInPlay


@cache
def first_pool() -> Pool:
    """All there was in 0.1: what a game was dealt from that says nothing else."""
    sets = json.loads(files("smashup.game").joinpath("pool_of_0_1.json").read_text(encoding="utf-8"))
    return Pool(sets, FIRST_TITANS)


FIRST_TITANS = {
    "dinosaurs": ["Fort Titanosaurus"],
    "ninjas": ["Invisible Ninja"],
    "pirates": ["The Kraken"],
    "tricksters": ["Big Funny Giant"],
    "wizards": ["Arcane Protector"],
    "bear_cavalry": ["Major Ursa"],
    "ghosts": ["Creampuff Man"],
    "killer_plants": ["Killer Kudzu"],
    "sharks": ["Helicoprion"],
    "superheroes": ["The Everything Glove"],
    "tornados": ["Category 5"],
    "super_spies": ["Moon Zero Three"],
    "time_travelers": ["Time Box"],
}
"""What a game with titans that does not name them was dealt from."""
POOL, TITAN_POOL = "pool", "titan_pool"
"""What a setup calls it."""


def pool_of(setup: Mapping[str, Any]) -> Pool:
    """What a game with this setup is dealt from."""
    sets, titans = setup.get(POOL), setup.get(TITAN_POOL)
    if titans is None:
        titans = FIRST_TITANS
    elif not isinstance(titans, dict) or not all(_are_names(names) for names in titans.values()):
        raise SetupError("the titan pool of a setup must have the names of the titans, by faction")
    if sets is None:
        return Pool(first_pool().sets, titans)
    good = isinstance(sets, dict) and all(isinstance(factions, dict) for factions in sets.values())
    lists = [bases for factions in sets.values() for bases in factions.values()] if good else [None]
    if not all(map(_are_names, lists)):
        raise SetupError("the pool of a setup must have the names of the bases, by faction, by set")
    return Pool(sets, titans)


def _are_names(found: Any) -> bool:
    return isinstance(found, list) and all(isinstance(name, str) for name in found)


def note_pool(pool: Pool, *, titans: bool) -> dict[str, Any]:
    """How a setup says what it is dealt from: nothing where that is the first pool, but always the titans of a game
    that has any."""
    found: dict[str, Any] = {} if pool.in_order() == first_pool().in_order() else {POOL: pool.sets}
    if titans:
        found[TITAN_POOL] = pool.titans
    return found


ASKED_TWICE = ("favor_of_hermes",)
"""Cards that asked again after somebody had said "later" or passed; now they do not."""


def asks_again(decision: Decision, index: int) -> bool:
    """Was this answered once more, and just the same, in the games of the first version?"""
    source = decision.source
    return source is not None and source.key in ASKED_TWICE and decision.raw[index] in (LATER, PASS)


def numbered_keys(decision: Decision) -> list[str]:
    """The keys of a decision's options as the first version had them: `play:3@57`, `minion:12`, `pass`."""
    met: Counter[str] = Counter()
    keys = []
    for answer, word in zip(decision.raw, decision.keys, strict=True):
        key = _numbered(answer, word)
        key = _OTHER_WORDS.get((decision.question, key), key)
        met[key] += 1
        keys.append(key if met[key] == 1 else f"{key}/{met[key]}")
    return keys


_OTHER_WORDS = {("volcanic_uprising/one", "text:destroy"): "text:split"}
"""Keys in words that were other words then, by question."""


def _numbered(answer: Answer, key: str) -> str:
    if len(answer) == 1:
        return key
    kind, it = kind_of(answer), what(answer)
    if kind in ("play", "play_action", "play_as_action"):
        how = "as_action" if kind == "play_as_action" else "play"
        target = where(answer)
        return f"{how}:{it}" if target is None else f"{how}:{it}@{target.id}"
    if kind == "use_from_discard":
        return f"use:{it}"
    if kind == "trigger":
        return f"trigger:{it.card.id}"
    if kind == "replacement":
        return f"replacement:{it.source.name}"
    if kind == "extra":
        return f"extra:{key}"
    return f"{kind}:{it.id if isinstance(it, CardInPlay | BaseInPlay) else it}"
