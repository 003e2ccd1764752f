"""`smashup cards`: every faction, or the cards and bases of one."""

from __future__ import annotations

import argparse
import json
from itertools import groupby
from typing import Any

from smashup.catalogue import catalogue
from smashup.cli.lookup import find_faction


def run(args: argparse.Namespace) -> int:
    shown = catalogue()
    if args.faction is not None:
        key = find_faction(args.faction)
        shown = [faction for faction in shown if faction["key"] == key]
    if args.json:
        print(json.dumps(shown, indent=2, ensure_ascii=False))
    elif args.faction is not None:
        _show_faction(shown[0])
    else:
        _show_overview(shown)
    return 0


def _show_overview(shown: list[dict[str, Any]]) -> None:
    from rich.table import Table
    from rich.text import Text

    from smashup.cli.screen import Screen

    screen = Screen()
    for set_name, members in groupby(shown, key=lambda faction: faction["set_name"]):
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for faction in members:
            table.add_row(f"  {faction['name']}", faction["blurb"])
        screen.show(Text(set_name, style="bold underline"), table, Text())
    screen.show(Text(f"The cards of one faction: smashup cards {shown[0]['key']}", style="dim"))


def _show_faction(faction: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from smashup.cli.lookup import describe
    from smashup.cli.screen import Screen

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
