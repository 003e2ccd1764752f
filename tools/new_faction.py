"""Start a faction: `make faction NAME="Moon People" SET=core` writes its five files, with a few cards as examples.

A set that does not exist yet is made, too: `make faction NAME="Moon People" SET=night_sky SET_NAME="Night Sky"`.
What is still missing then, tests/test_factions_are_complete.py says.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from zlib import crc32

from smashup.engine.factions import FACTIONS, SETS, key_of

ROOT = Path(__file__).parents[1]


def start_faction(name: str, set_key: str, set_name: str | None = None, root: Path = ROOT) -> list[Path]:
    """Write the files of a new faction. Returns where they are."""
    key = key_of(name)
    if not re.fullmatch("[a-z][a-z0-9_]*", key):
        raise SystemExit(f"{name!r} cannot be a faction: its key would be {key!r}, which is no name of a Python file")
    if key in FACTIONS:
        raise SystemExit(f"there is a faction {key} already, of the set {FACTIONS[key].set}")
    if not re.fullmatch("[a-z][a-z0-9_]*", set_key):
        raise SystemExit(f"{set_key!r} cannot be a set: its key is the name of a folder, as in SET=night_sky")
    cards, tests = root / "src" / "smashup" / "cards" / set_key, root / "tests" / "cards" / set_key
    files: dict[Path, str] = {}
    if not cards.exists():
        if not set_name:
            raise SystemExit(f"there is no set {set_key!r}, only {', '.join(SETS)}; a new one needs a name: SET_NAME=…")
        files[cards / "__init__.py"] = f'"""{set_name}."""\n\nNAME = "{set_name}"\nORDER = {len(SETS) + 1}\n'
        files[tests / "__init__.py"] = ""
    words = {"name": name, "key": key, "constant": key.upper(), "set": set_key, "one": _class_name(name)}
    files[cards / f"{key}.py"] = _filled(CARDS, words)
    files[cards / f"{key}.rulings.toml"] = _filled(RULINGS, words)
    files[tests / f"test_{key}.py"] = _filled(TESTS, words)
    hue = crc32(key.encode()) % 360
    colours = {f"hue{turn}": str((hue + turn) % 360) for turn in (0, 40, 150)}
    design = root / "web" / "src" / "lib" / "design"
    files[design / "factions" / f"{key}.ts"] = _filled(LOOK, {**words, **colours, "letter": name[0].upper()})
    files[design / "pictures" / f"{key}.ts"] = _filled(PICTURES, words)
    for path in files:
        if path.exists():
            raise SystemExit(f"{path.relative_to(root)} exists already: nothing is overwritten")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(files)


def _class_name(name: str) -> str:
    """One word the example cards are named by, since no two cards of a name may be in the game."""
    return "".join(word.capitalize() for word in re.findall("[A-Za-z0-9]+", name.replace("'", "")))


def _filled(template: str, words: dict[str, str]) -> str:
    text = dedent(template).lstrip("\n")
    for word, value in words.items():
        text = text.replace(f"<{word}>", value)
    return text


CARDS = '''
    """<name>: what they do, in a sentence."""

    from smashup.engine import Action, Base, Effect, Faction, Minion

    <constant> = Faction(
        "<name>",
        set="<set>",
        blurb="What playing them is like, in a sentence.",
    )


    class <one>Leader(Minion, faction=<constant>, copies=1, power=5, name="<name> Leader"):
        """You may draw a card."""

        def on_play(self) -> Effect:
            if (yield from self.may("Draw a card?")):
                self.draw()


    class <one>Scout(Minion, faction=<constant>, copies=4, power=2, name="<name> Scout"):
        """Talent: Move this minion to another base."""

        def talent(self) -> Effect:
            yield from self.choose_and_move(f"Move {self.card.definition.name}.", [self.card])


    class <one>Supplies(Action, faction=<constant>, copies=2, name="<name> Supplies"):
        """Place a +1 power counter on each of your minions."""

        def on_play(self) -> Effect:
            yield from self.place_counters(self.minions(of=self.you))


    class <one>Home(Base, faction=<constant>, breakpoint=20, vp=(4, 2, 1), name="<name> Home"):
        """After this base scores, the winner may draw a card."""

        def after_scoring(self) -> Effect:
            for player in self.winners:
                if (yield from self.may("Draw a card?", by=player)):
                    self.draw(player=player)
'''

RULINGS = """
    # How the cards and bases behave where their texts leave a question. Read by smashup.cards.rulings.

    "<name> Leader" = [
      "Optional. With an empty deck the discard pile is shuffled first.",
    ]
    "<name> Scout" = [
      "It may be used in the turn it is played.",
    ]
    "<name> Supplies" = [
      "Minions that are played later in the turn get no counter.",
    ]
    "<name> Home" = [
      "Players who are tied for winner may each draw, starting with the current player and going clockwise.",
    ]
"""

TESTS = '''
    """<name>: every ability, in the order of the faction's file."""

    from smashup.scenario import hand, minions, offered, pick, play, power_of, scenario, use

    # <name> Leader


    def test_the_leader_may_draw_a_card():
        game = scenario(bases=["Tar Pits"], hand=["<name> Leader"]).deck(0, "<name> Scout").start()
        play(game, "<name> Leader", on="Tar Pits")
        pick(game, "yes")
        assert hand(game, 0) == ["<name> Scout"]


    def test_the_leader_need_not_draw():
        game = scenario(bases=["Tar Pits"], hand=["<name> Leader"]).deck(0, "<name> Scout").start()
        play(game, "<name> Leader", on="Tar Pits")
        pick(game, "no")
        assert hand(game, 0) == []


    # <name> Scout


    def test_a_scout_moves_to_another_base():
        game = scenario(bases=["Tar Pits", "Jungle Oasis"]).minion("<name> Scout", on="Tar Pits").start()
        use(game, "<name> Scout")
        assert minions(game, "Jungle Oasis") == ["<name> Scout"]


    # <name> Supplies


    def test_supplies_make_each_of_your_minions_stronger_and_nobody_elses():
        game = (
            scenario(bases=["Tar Pits"], hand=["<name> Supplies"])
            .minion("<name> Scout", on="Tar Pits")
            .minion("King Rex", on="Tar Pits", of=1)
            .start()
        )
        play(game, "<name> Supplies")
        assert power_of(game, "<name> Scout") == 2 + 1
        assert power_of(game, "King Rex") == 7


    # <name> Home


    def test_the_winner_of_the_home_may_draw_a_card():
        game = (
            scenario(bases=["<name> Home", "Tar Pits"])
            .turn(0, "score_bases")
            .deck(1, "War Raptor", "Armor Stego")
            .minion("King Rex", on="<name> Home", of=1, counters=13)
            .start()
        )
        assert offered(game) == ["Yes", "No"]
        assert game.decision.player == 1
        pick(game, "yes")
        assert hand(game, 1) == ["War Raptor"]
'''

LOOK = """
    /** <name>. */

    import { hsl } from "../colour";
    import type { FactionLook } from "../looks";
    import { dots } from "../pattern";
    import { letter, shape, star, type Drawing } from "../shapes";

    const emblem: Drawing = [shape(star(32, 32, 7, 30, 18), "second"), letter("<letter>", "ink")];

    export default {
      palette: {
        ground: hsl(<hue0>, 45, 45),
        deep: hsl(<hue0>, 55, 15),
        accent: hsl(<hue150>, 80, 75),
        second: hsl(<hue40>, 65, 70),
        paper: hsl(<hue0>, 50, 97),
        ink: hsl(<hue0>, 60, 7),
        light: "#ffffff",
      },
      pattern: { width: 16, height: 16, opacity: 0.2, layers: dots(16, 2, "light") },
      emblem,
    } satisfies FactionLook;
"""

PICTURES = """
    /** <name>. */

    import { at, bold, ink, shade } from "../art";
    import { fill, floor, halftone, hills, moon } from "../drawings/backdrops";
    import { rays, sparkle } from "../drawings/effects";
    import { crown, face, fringe, hood, shoulders } from "../drawings/heads";
    import { barrel } from "../drawings/props";
    import type { FactionPictures } from "../pictures";
    import { box } from "../shapes";

    export default {
      cards: {
        "<name> Leader": [
          fill("second"),
          rays(50, 40, "light"),
          bold(at(50, 42, [shoulders("ground"), face({ mood: "angry", mouth: "grim" }), fringe("#3a2014"), crown()])),
        ],
        "<name> Scout": [
          fill("deep"),
          halftone("accent"),
          bold(at(36, 46, [shoulders("accent"), face({ mood: "wide", mouth: "oh" }), hood("accent")], { scale: 0.9 })),
          sparkle(82, 22, 9),
        ],
        "<name> Supplies": [
          fill("accent"),
          floor(60, "ground"),
          bold(
            at(64, 46, barrel("#b5612f", "#4a5666")),
            at(28, 52, ink(box(-14, -14, 28, 28), "second", shade(box(2, -14, 12, 28)))),
          ),
        ],
      },
      bases: {
        "<name> Home": [
          fill("ground"),
          moon(60, 40, 16, "accent"),
          hills("second", 160, 84, 60, 78, 40, 80, 70, 88),
          hills("deep", 160, 96, 88, 98, 92, 96),
        ],
      },
    } satisfies FactionPictures;
"""


def main() -> int:
    parser = argparse.ArgumentParser(description="Start a faction: write its files, with a few cards as examples.")
    parser.add_argument("name", help='as printed: "Moon People"')
    parser.add_argument("--set", required=True, help=f"the key of its set: {', '.join(SETS)}, or a new one")
    parser.add_argument("--set-name", help="the name of a new set, as printed")
    args = parser.parse_args()
    written = start_faction(args.name, args.set, args.set_name or None)
    for path in written:
        print(f"wrote {path.relative_to(ROOT)}")
    python = [str(path) for path in written if path.suffix == ".py"]
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", *python], check=True)  # Names may be long.
    print("Read docs/adding_a_faction.md, and ask tests/test_factions_are_complete.py what is missing.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
