"""Finding factions, cards and bases by what a person typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

from smashup.cards.catalogue import CatalogueFaction, catalogue
from smashup.cli.common.arguments import UsageError


def plain(text: str) -> str:
    """Only the letters and digits, in lower case: how names are compared."""
    return re.sub(r"[^a-z0-9]+", "", text.casefold())


@cache
def factions() -> dict[str, CatalogueFaction]:
    """Every faction by key."""
    return {faction["key"]: faction for faction in catalogue()}


@cache
def cards() -> dict[str, dict[str, Any]]:
    """Every card, base and titan by name; a base has the kind "base"."""
    found: dict[str, dict[str, Any]] = {}
    for faction in catalogue():
        for card in faction["cards"]:
            found[card["name"]] = {**card, "faction": faction["name"]}
        for base in faction["bases"]:
            found[base["name"]] = {**base, "faction": faction["name"], "kind": "base"}
        for titan in faction["titans"]:
            found[titan["name"]] = {**titan, "faction": faction["name"]}
    return found


@cache
def _faction_names() -> dict[str, str]:
    return {plain(key): key for key in factions()} | {plain(f["name"]): key for key, f in factions().items()}


def is_faction(typed: str) -> bool:
    """Is this what a faction is called?"""
    return plain(typed) in _faction_names()


def find_faction(typed: str) -> str:
    """The key of a faction."""
    by_name = _faction_names()
    key = by_name.get(plain(typed))
    if key is not None:
        return key
    near = near_miss(typed, by_name)
    hint = f"did you mean {by_name[near]}?" if near else f"the factions are {', '.join(factions())}"
    raise UsageError(f"there is no faction {typed!r}; {hint}")


def find_cards(typed: str, first: Iterable[str] = ()) -> list[str]:
    """The names of cards and bases that fit; where names of `first` fit as well as others, only those."""
    wanted = plain(typed)
    if not wanted:
        return []
    names = list(cards())
    preferred = set(first)
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [name for name in names if fits(plain(name), wanted)]
        if found:
            return [name for name in found if name in preferred] or found
    return []


def near_miss(typed: str, names: Iterable[str]) -> str | None:
    """The name that was probably meant."""
    by_plain = {plain(name): name for name in names}
    close = get_close_matches(plain(typed), by_plain, n=1, cutoff=0.6)
    return by_plain[close[0]] if close else None


def faction_pairs(given: Sequence[str], seats: int) -> list[list[str]]:
    """What was typed for --factions: one pair for each seat, such as "aliens,pirates"."""
    if len(given) > seats:
        raise UsageError(f"{len(given)} pairs of factions were given for {seats} players")
    pairs = []
    for pair in given:
        keys = [find_faction(name) for name in re.split(r"[,+/]", pair) if name.strip()]
        if len(keys) != 2:
            raise UsageError(f"a player has two factions, written like aliens,dinosaurs; not {pair!r}")
        pairs.append(keys)
    return pairs


def describe(card: dict[str, Any]) -> str:
    """What kind of card it is, in a few words."""
    if card["kind"] == "base":
        return f"base, breakpoint {card['breakpoint']}, VP {' / '.join(map(str, card['vp']))}"
    if card["kind"] == "titan":
        return "titan, set aside until it is played (option titans)"
    if card["kind"] == "minion":
        return f"minion of power {card['power']}"
    where = {"standard": "", "base": ", played on a base", "minion": ", played on a minion"}
    return "action" + where.get(card["plays_on"], ", played on a minion of yours")
