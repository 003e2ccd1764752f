"""Write what the documents say of the cards and of kept games: `make generated` runs this after either has changed.

The tables of docs/rl.md, docs/bots.md and README.md; docs/coverage.md is tests.coverage's.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from smashup.cards.catalogue import catalogue
from smashup.engine.factions import FACTIONS, SETS
from smashup.env.actions import KINDS_OF_TITANS, actions_table
from smashup.env.layout import SECTIONS_OF_TITANS, layout_table
from tools.kept_games import matches_table, ratings_table

ROOT = Path(__file__).parents[1]
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def factions_table() -> str:
    """What is in the game, for README.md."""
    everything = catalogue()
    cards = sum(card["copies"] for faction in everything for card in faction["cards"])
    bases = sum(len(faction["bases"]) for faction in everything)
    sets = NUMBERS[len(SETS)] if len(SETS) < len(NUMBERS) else str(len(SETS))
    there_are = f"All {len(everything)} factions ({cards} cards) and {bases} bases of {sets} sets"
    lines = [
        f"{there_are}, every ability of every card:",
        "",
        "| set | factions |",
        "|---|---|",
    ]
    for key, name in SETS.items():
        lines.append(f"| {name} | {', '.join(faction.name for faction in FACTIONS.values() if faction.set == key)} |")
    return "\n".join(lines)


PARTS: dict[str, dict[str, Callable[[], str]]] = {
    "README.md": {"factions": factions_table},
    "docs/bots.md": {
        "ratings": ratings_table,
        "first version": lambda: matches_table("first_version"),
        "time": lambda: matches_table("time"),
    },
    "docs/rl.md": {
        "observation": layout_table,
        "actions": actions_table,
        "observation of titans": lambda: layout_table(SECTIONS_OF_TITANS),
        "actions of titans": lambda: actions_table(KINDS_OF_TITANS),
    },
}
"""The parts of documents that are written here: each between `<!-- its name -->` and `<!-- end -->`."""


def rewritten(document: str) -> str:
    """The text of a document with its parts as they should be."""
    text = (ROOT / document).read_text(encoding="utf-8")
    for name, part in PARTS[document].items():
        before, mark, rest = text.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition("\n<!-- end -->")
        if not mark or not end:
            raise SystemExit(f"{document} has no <!-- {name} --> … <!-- end -->")
        text = before + mark + part() + end + after
    return text


def main() -> None:
    for document in PARTS:
        (ROOT / document).write_text(rewritten(document), encoding="utf-8")
        print(f"wrote {document}")


if __name__ == "__main__":
    main()
