"""Which ability of which card is used by a directed test and in random play: `make generated` writes docs/coverage.md.

`python -m tests.coverage --games 2000` plays that many random games besides running the tests of the cards.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from smashup.engine.factions import FACTIONS, SETS, Faction
from tests.invariants import play_out, random_game
from tests.recording import abilities_of, all_cards, recording

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "coverage.md"


def expected() -> list[str]:
    """Every ability there is, as "faction/Card.ability"."""
    return [f"{card.faction.key}/{card.name}.{name}" for card in all_cards() for name in abilities_of(card)]


def used_in_random_play(games: int, enough: bool = False) -> Counter[str]:
    """How often each ability was used in random games; with `enough`, stop when each was used."""
    wanted = set(expected())
    with recording() as used:
        for seed in range(games):
            play_out(random_game(seed), seed, check_every=10_000)
            if enough and seed % 50 == 0 and wanted <= used.keys():
                break
    return used


def used_in_directed_tests() -> Counter[str]:
    """How often each ability was used in the tests of the card's own faction."""
    used: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "abilities.json"
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "tests.recording",
            "--abilities",
            str(report),
            "tests/cards",
        ]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stdout[-3000:] + done.stderr[-2000:])
        used.update(json.loads(report.read_text(encoding="utf-8")))
    return used


def rows(faction: Faction) -> dict[str, str]:
    """How the row of each of a faction's abilities begins, by the ability; a card without one has a row, too."""
    named = [(card.name, name) for card in faction.everything for name in abilities_of(card) or [""]]
    return {f"{faction.key}/{card}.{name}": f"| {card} | {name or 'no ability'} |" for card, name in named}


def page(directed: Counter[str], at_random: Counter[str], games: int) -> str:
    """The whole table as Markdown."""
    wanted = expected()
    lines = [
        "# Coverage of the cards",
        "",
        "Made by `make generated`: for every card and base, how often each of its abilities did something in the",
        f"directed tests of the cards and in {games:,} random games of 2 to 4 players with all factions mixed.",
        "An ability is named by its hook (see `smashup.engine.hooks`). A card without one has no ability.",
        "",
        f"{len(all_cards())} different cards and bases, {len(wanted)} abilities; "
        f"{sum(directed[key] > 0 for key in wanted)} used by a directed test, "
        f"{sum(at_random[key] > 0 for key in wanted)} used in random play.",
    ]
    for set_key, set_name in SETS.items():
        for faction in FACTIONS.values():
            if faction.set != set_key:
                continue
            lines += [
                "",
                f"## {faction.name} ({set_name})",
                "",
                "| card | ability | tests | random play |",
                "|---|---|---|---|",
            ]
            for key, row in rows(faction).items():
                counts = ["" if key.endswith(".") else str(used[key] or "**never**") for used in (directed, at_random)]
                lines.append(f"{row} {' | '.join(counts)} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    args = parser.parse_args()
    directed = used_in_directed_tests()
    at_random = used_in_random_play(args.games)
    PAGE.write_text(page(directed, at_random, args.games), encoding="utf-8")
    never = [key for key in expected() if not directed[key] or not at_random[key]]
    print(f"wrote {PAGE.relative_to(ROOT)}; {len(never)} abilities not used in both: {', '.join(never) or 'none'}")
    return 1 if never else 0


if __name__ == "__main__":
    sys.exit(main())
