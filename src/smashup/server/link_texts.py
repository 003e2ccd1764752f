"""What a link to this server is about, in a title and a sentence: for programs that show links."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import smashup
from smashup.guides.puzzles import puzzles
from smashup.server.table import Table


class LinkText(NamedTuple):
    title: str
    about: str


HOME = LinkText("Smash Up", "Shuffle two factions together and break some bases: in the browser, with friends or bots.")
PAGES = {
    "/cards": LinkText("Cards · Smash Up", "Every faction, card and base, with rulings."),
    "/rules": LinkText("Rules · Smash Up", "The numbered rules of Smash Up, to read, to search and to link to."),
    "/learn": LinkText("Learn Smash Up", "Six short lessons at a real table."),
    "/puzzles": LinkText("Puzzles · Smash Up", "One turn, one goal. A new puzzle every day, the same for everybody."),
    "/tables": LinkText("Open tables · Smash Up", "Sit down at a table that waits for players, or watch a game."),
    "/position": LinkText("A position · Smash Up", "Set up any position and play on from there against bots."),
}
TABLE = LinkText("A table of Smash Up", "Sit down, or watch the game.")
REPLAY = LinkText(
    "A replay · Smash Up", "Step through a finished game of Smash Up, with what a strong bot thinks of it."
)


def link_text(path: str, state: Any) -> LinkText:
    """What this address is about; `state` is that of the app. Nothing is fetched for it: what is not at hand gets a
    general text."""
    parts = [part for part in path.split("/") if part]
    match parts:
        case ["t", id]:
            table = state.lobby.at_hand(id)
            return TABLE if table is None else _table(table)
        case ["replay", id]:
            table = state.lobby.at_hand(id)
            return REPLAY if table is None or table.result is None else _replay(table)
        case ["puzzles", key] if key in puzzles():
            puzzle = puzzles()[key]
            return LinkText(f"{puzzle.title} · A puzzle of Smash Up", f"{puzzle.sentence()} One turn, no luck.")
        case ["cards", *names] if names:
            return _cards().get("/".join(names), PAGES["/cards"])
    return PAGES.get("/" + "/".join(parts), HOME)


def _table(table: Table) -> LinkText:
    names = table.names
    free = sum(not seat.taken for seat in table.seats)
    if table.settings.guide is not None and table.guide is not None:
        return LinkText(f"{table.guide.title} · Smash Up", f"A {table.guide.kind} at a real table.")
    if table.phase == "waiting":
        there = [seat.name for seat in table.seats if seat.name is not None]
        title = f"{_listed(there)} {'invites' if len(there) == 1 else 'invite'} you to Smash Up" if there else TABLE[0]
        return LinkText(title, f"{free} free {'seat' if free == 1 else 'seats'} of {len(names)}.")
    if table.result is not None:
        return LinkText(f"{_listed(names)} · Smash Up", _outcome(table))
    scores = " to ".join(map(str, table.game.scores)) if table.game is not None else ""
    turn = table.game.turn if table.game is not None else 0
    return LinkText(f"{_listed(names)} play Smash Up", f"Turn {turn}, {scores} VP. Watch the game.")


def _replay(table: Table) -> LinkText:
    return LinkText(f"{_listed(table.names)} · A replay of Smash Up", _outcome(table))


def _outcome(table: Table) -> str:
    assert table.result is not None
    winners = [table.names[player] for player in table.result.winners]
    return f"{_listed(winners)} won, {' to '.join(map(str, table.result.scores))} VP."


def _listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


@cache
def _cards() -> dict[str, LinkText]:
    """By the address within /cards: factions by their keys, cards and bases by their names within those."""
    found: dict[str, LinkText] = {}
    for faction in smashup.catalogue():
        found[faction["key"]] = LinkText(f"{faction['name']} · Smash Up", faction["blurb"])
        for card in (*faction["cards"], *faction["bases"], *faction["titans"]):
            title = f"{card['name']} ({faction['name']}) · Smash Up"
            found[f"{faction['key']}/{_slug(card['name'])}"] = LinkText(title, " ".join(card["text"].split()))
    return found


def _slug(name: str) -> str:
    """A name as the page writes it in addresses."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", name) if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "").lower()).strip("-")
