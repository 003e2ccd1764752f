"""`smashup cards`: every faction, the cards and bases of one, or one card or base with its rulings."""

from __future__ import annotations

import argparse
import json
from itertools import groupby
from typing import Any

from smashup.cards.catalogue import CatalogueFaction, catalogue
from smashup.cards.rulings import rulings
from smashup.cli.common.arguments import Subparsers, UsageError
from smashup.cli.common.lookup import cards, describe, factions, find_cards, find_faction, is_faction, near_miss


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("cards", help="every faction, the cards of one, or a card with its rulings")
    parser.set_defaults(run=run)
    parser.add_argument("name", nargs="?", metavar="NAME", help="a faction, or a card or base with its rulings")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    typed = args.name
    shown: list[Any] = [*catalogue()]
    if typed is None:
        show: Any = _show_overview
    elif not is_faction(typed) and (found := find_cards(typed)):
        shown, show = [_with_rulings(name) for name in found], _show_cards
    else:
        key = _faction_meant(typed)
        shown, show = [faction for faction in shown if faction["key"] == key], _show_faction
    if args.json:
        print(json.dumps(shown, indent=2, ensure_ascii=False))
    else:
        show(shown)
    return 0


def _faction_meant(typed: str) -> str:
    near = near_miss(typed, cards())
    if not is_faction(typed) and near is not None and near_miss(typed, factions()) is None:
        raise UsageError(f"there is no faction or card {typed!r}; did you mean {near}?")
    return find_faction(typed)


def _with_rulings(name: str) -> dict[str, Any]:
    card = cards()[name]
    said = rulings(find_faction(card["faction"])).get(name, [])
    return {**card, "rulings": said}


MOST = 12
"""At most this many cards are shown one after the other."""


def _show_cards(shown: list[dict[str, Any]]) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from smashup.cli.terminal.screen import Screen

    if len(shown) > MOST:
        names = ", ".join(card["name"] for card in shown[:MOST])
        raise UsageError(f"{len(shown)} cards fit, such as {names}; type more of the name")
    screen = Screen()
    for card in shown:
        copies = f", {card['copies']} in the deck" if "copies" in card else ""
        head = Text(card["name"], style="bold reverse").append(
            f"  {card['faction']} · {describe(card)}{copies}", style="not bold not reverse"
        )
        screen.show(head, Padding(Text(card["text"]), (1, 0, 1, 0)))
        for ruling in card["rulings"]:
            screen.show(Padding(Text(f"• {ruling}", style="dim"), (0, 0, 0, 2)))
        screen.show(Text())


def _show_overview(shown: list[CatalogueFaction]) -> None:
    from rich.table import Table
    from rich.text import Text

    from smashup.cli.terminal.screen import Screen

    screen = Screen()
    for set_name, members in groupby(shown, key=lambda faction: faction["set_name"]):
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for faction in members:
            table.add_row(f"  {faction['name']}", faction["blurb"])
        screen.show(Text(set_name, style="bold underline"), table, Text())
    screen.show(Text(f"The cards of one faction: smashup cards {shown[0]['key']}", style="dim"))


def _show_faction(shown: list[CatalogueFaction]) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from smashup.cli.terminal.screen import Screen

    (faction,) = shown
    screen = Screen()
    number = sum(card["copies"] for card in faction["cards"])
    head = Text(faction["name"], style="bold reverse").append(
        f"  {faction['set_name']} · {number} cards · {len(faction['bases'])} bases", style="not bold not reverse"
    )
    screen.show(head, Text(faction["blurb"], style="italic"))
    for title, kind in (("Minions", "minion"), ("Actions", "action")):
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True, pad_edge=False)
        table.add_column("", width=2, justify="right", style="bold")
        table.add_column(title, style="bold", max_width=26)
        table.add_column("", width=2)
        table.add_column("Text", ratio=1)
        for card in faction["cards"]:
            if card["kind"] == kind:
                strength = str(card["power"]) if kind == "minion" else "✦"
                table.add_row(strength, card["name"], f"×{card['copies']}", card["text"])
        screen.show(table)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True, pad_edge=False)
    table.add_column("Bases", style="bold", max_width=29)
    table.add_column("", width=2)
    table.add_column("Text", ratio=1)
    for base in faction["bases"]:
        facts = describe({**base, "kind": "base"}).removeprefix("base, ")
        table.add_row(base["name"], "", Text(f"{facts[0].upper()}{facts[1:]}\n", style="dim").append(base["text"]))
    screen.show(table)
    for titan in faction["titans"]:
        head = Text(titan["name"], style="bold").append("  Titan, with the option titans", style="not bold dim")
        screen.show(head, Text(titan["text"]), Text())
    screen.show(Text(f"One card with its rulings: smashup cards {faction['cards'][0]['name']!r}", style="dim"))
