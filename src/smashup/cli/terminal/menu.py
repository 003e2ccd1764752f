"""The numbered choices: cards in hand as a grid of numbers, one column for each base; everything else as a list."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from smashup.cards.catalogue import CatalogueFaction
from smashup.cli.common.lookup import cards, factions
from smashup.cli.terminal.table import letter_of, style_of
from smashup.engine.decisions import Decision, Option
from smashup.engine.draft import PICKS
from smashup.game.view_types import CardSeen, View

NOTHING = ("pass", "done", "end", "no", "later")
"""Answers that do nothing more: they all have the number 0."""
WORDS = {"y": "yes", "yes": "yes", "n": "no", "no": "no"}
NO_BASE = -1
MOST_IN_FULL = 8
"""In longer lists a hint has one line."""
MOST_IN_A_COLUMN = 12
"""Longer lists of bare names are set in columns."""


class Entry:
    """One number that can be typed: one option, or several that are told apart by a second question."""

    def __init__(self, number: int, label: str, options: list[int], hint: str = "", style: str = "default") -> None:
        self.number = number
        self.label = label
        self.options = options
        self.hint = hint
        self.style = style


class Menu:
    """The numbers of a decision and what they stand for."""

    def __init__(self, view: View, decision: Decision, names: Sequence[str]) -> None:
        self.view = view
        self.options = decision.options_with(names)
        self.names = names
        self.hand = _sorted_hand(view["players"][decision.player]["hand"])
        self.entries: dict[int, Entry] = {}
        self.grid: dict[str, dict[int, int]] = {}
        """For each card in hand and each base (NO_BASE: no place to choose) the number that stands for that."""
        self.verb = "play" if any(option.kind == "play" for option in self.options) else "pick"
        self.listed: list[Entry] = []
        self._number(decision)

    def _number(self, decision: Decision) -> None:
        in_hand = {card["id"]: card["name"] for card in self.view["players"][decision.player]["hand"]}
        at = {base["id"]: index for index, base in enumerate(self.view["bases"])}
        cells: dict[tuple[str, int], list[int]] = {}
        rest: list[int] = []
        for index, option in enumerate(self.options):
            plays = option.kind == "play" and not option.key.endswith(" as action")
            if option.card in in_hand and (plays or option.kind == "card"):
                where = at[option.base] if option.base is not None else NO_BASE
                cells.setdefault((in_hand[option.card], where), []).append(index)
            else:
                rest.append(index)
        for name, _ in self.hand:
            for where in range(NO_BASE, len(at)):
                if (name, where) in cells:
                    place = f" on {self.view['bases'][where]['name']}" if where != NO_BASE else ""
                    entry = self._add(name + place, cells[name, where])
                    self.grid.setdefault(name, {})[where] = entry.number
        for index in rest:
            option = self.options[index]
            number = 0 if option.kind in NOTHING and 0 not in self.entries else None
            self.listed.append(
                self._add(self._label(option, at), [index], number, self._hint(option), self._style(option))
            )
        self.listed.sort(key=lambda entry: entry.number or len(self.options) + 1)

    def _add(
        self, label: str, options: list[int], number: int | None = None, hint: str = "", style: str = "default"
    ) -> Entry:
        if number is None:
            number = max(self.entries, default=0) + 1
        entry = self.entries[number] = Entry(number, label, options, hint, style)
        return entry

    def _label(self, option: Option, at: dict[int, int]) -> str:
        if option.kind == "base" and option.base in at:
            return f"{letter_of(at[option.base])}  {option.label}"
        if option.kind == "minion" and option.base in at:
            # Shorter than the option's own label: there may be many of these.
            index = at[option.base]
            for minion in self.view["bases"][index]["minions"]:
                if minion["id"] == option.card:
                    owner = self.names[minion["controller"]]
                    return f"{minion['name']} ({minion['power']}, {owner}, {letter_of(index)})"
        if option.kind == "play" and not option.key.endswith(" as action"):
            return f"Play {option.label}"
        return f"{option.label}: no effect now" if option.no_effect else option.label

    def _hint(self, option: Option) -> str:
        """A word on what an option is, where its name alone does not say it."""
        if option.kind == "faction":
            faction = factions()[option.key]
            return _bases(faction) if self._drafts_bases() else str(faction["blurb"])
        if option.kind == "card" and option.label in cards():
            card = cards()[option.label]
            strength = f"{card['power']} · " if card["kind"] == "minion" else ""
            return strength + " ".join(card["text"].split())
        return ""

    def _drafts_bases(self) -> bool:
        """Is this the last step of a tournament draft, in which only a faction's bases are taken?"""
        draft = self.view["draft"]
        return draft is not None and len(draft["taken"]) == len(PICKS) and self.view["turn"] == 0

    def _style(self, option: Option) -> str:
        if option.kind == "player":
            return style_of(option.player)
        if option.card is not None:
            for base in self.view["bases"]:
                for card in [*base["minions"], *base["actions"]]:
                    if card["id"] == option.card:
                        return style_of(card["controller"])
        return "default"

    def find(self, typed: str) -> Entry | None:
        """The choice a person means: its number, or y or n for a question."""
        if typed.isdecimal():
            return self.entries.get(int(typed))
        kind = WORDS.get(typed.casefold())
        return next((entry for entry in self.entries.values() if self.options[entry.options[0]].kind == kind), None)

    def expected(self) -> str:
        """What may be typed, in words."""
        numbers = sorted(self.entries)
        if len(numbers) == 1:
            return f"the number {numbers[0]}"
        if numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"a number from {numbers[0]} to {numbers[-1]}"
        return f"one of the numbers {', '.join(map(str, numbers))}"

    def narrowed(self, entry: Entry) -> list[Entry]:
        """The second question of an entry with several options: on which minion?"""
        return [Entry(n, self.options[index].label, [index]) for n, index in enumerate(entry.options, 1)]

    # Drawing.

    def draw_hand(self, width: int) -> RenderableType:
        """The hand with powers, hints and, where cards may be played or picked, the numbers for that."""
        columns = sorted({where for places in self.grid.values() for where in places})
        table = Table(
            box=None,
            padding=(0, 1, 0, 0),
            header_style="bold",
            pad_edge=False,
            width=width,
            expand=True,
            title_style="bold",
        )
        table.add_column("", width=2, justify="right", no_wrap=True)
        table.add_column("Your hand", no_wrap=True, max_width=26, overflow="ellipsis")
        table.add_column("", ratio=1, no_wrap=True, overflow="ellipsis", style="dim")
        for where in columns:
            heading = self.verb if where == NO_BASE else letter_of(where)
            table.add_column(Text(heading), justify="right", no_wrap=True, style="bold", min_width=3)
        for name, number in self.hand:
            card = cards()[name]
            places = self.grid.get(name, {})
            called = Text(name, style="bold" if places else "default").append(f" ×{number}" if number > 1 else "")
            strength = str(card["power"]) if card["kind"] == "minion" else "✦"
            cells = [str(places[where]) if where in places else "" for where in columns]
            table.add_row(strength, called, " ".join(card["text"].split()), *cells)
        return table

    def draw_list(self, width: int) -> RenderableType:
        return draw_entries(self.listed, width)


def draw_entries(entries: Sequence[Entry], width: int) -> RenderableType:
    """Numbered lines; a long list in several columns."""
    if len(entries) > MOST_IN_A_COLUMN and not all(entry.hint for entry in entries if entry.number):
        lines = [_line(entry) for entry in entries]
        widest = min(max(line.cell_len for line in lines), width - 2)
        for line in lines:
            line.truncate(widest, overflow="ellipsis")
        return Columns(lines, width=widest, column_first=True, padding=(0, 2))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, overflow="ellipsis")
    hinted = any(entry.hint for entry in entries)
    if not hinted:
        for entry in entries:
            grid.add_row(_line(entry))
        return grid
    grid.add_column(style="dim")
    room = max(10, width - 7 - max(len(entry.label) for entry in entries))
    for entry in entries:
        hint = Text(entry.hint)
        if len(entries) > MOST_IN_FULL:
            hint.truncate(room, overflow="ellipsis")
        grid.add_row(_line(entry), hint)
    return grid


def _line(entry: Entry) -> Text:
    return Text(f"{entry.number:>3}", style="bold").append("  ").append(entry.label, style=entry.style)


def _bases(faction: CatalogueFaction) -> str:
    """A faction's bases in a line each, as short as can be."""
    return "\n".join(
        f"{base['name']} ({base['breakpoint']} for {' '.join(map(str, base['vp']))})" for base in faction["bases"]
    )


def _sorted_hand(hand: Sequence[CardSeen]) -> list[tuple[str, int]]:
    """The names in a hand and how often they are there: strong minions first, then actions."""
    counted: dict[str, int] = {}
    for card in sorted(hand, key=lambda card: (card["kind"] != "minion", -card.get("power", 0), card["name"])):
        counted[card["name"]] = counted.get(card["name"], 0) + 1
    return list(counted.items())
