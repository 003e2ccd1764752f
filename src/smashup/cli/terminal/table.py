"""Draws the table from a player's view: who stands where, the bases side by side and everything on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from smashup.cli.common.lookup import cards, factions
from smashup.game.view_types import BaseSeen, CardInPlaySeen, DraftedFaction, DraftSeen, ExtraPlaySeen, PlaceSeen, View

PLAYER_STYLES = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green")
PLAYER_FILLS = "█▓▒░"
"""What a player's part of a bar is drawn with: readable even without colours."""
PLACES = ("1st", "2nd", "3rd")
NARROWEST_BASE = 22
TRACK = 15


def style_of(player: int | None) -> str:
    return "default" if player is None else PLAYER_STYLES[player % len(PLAYER_STYLES)]


def letter_of(index: int) -> str:
    """What a base is called for short: A is the leftmost."""
    return chr(ord("A") + index)


def draw_table(view: View, names: Sequence[str], width: int, texts: bool = True) -> RenderableType:
    """Everything that lies open, and how the places would be paid now; `texts` says what the bases do."""
    if not view["bases"]:
        head = Text(" Smash Up · choosing factions ", style="bold reverse")
        return Group(head, *_draft(view["draft"], names)) if view["draft"] is not None else head
    players = [_players(view, names, width), *_set_aside(view, names)]
    return Group(_headline(view, names, width), *players, *_bases(view, names, width, texts))


def _draft(draft: DraftSeen, names: Sequence[str]) -> list[Text]:
    """What was banned, and who has taken what."""

    def called(those: Sequence[DraftedFaction]) -> str:
        return ", ".join(factions()[one["faction"]]["name"] for one in those)

    lines = [Text("Banned", style="bold").append(f": {called(draft['banned'])}", style="not bold")]
    for player, name in enumerate(names):
        taken = [one for one in draft["taken"] if one["player"] == player]
        bases = [one for one in draft["bases"] if one["player"] == player]
        words = called(taken) + (f"; the bases of {called(bases)}" if bases else "")
        lines.append(Text(name, style=f"bold {style_of(player)}").append(f": {words}", style="not bold default"))
    return [line for line in lines if not line.plain.endswith(": ")]


# The head of the table: what is going on, and the victory points.


def _headline(view: View, names: Sequence[str], width: int) -> Text:
    if view["over"]:
        who = " and ".join(names[player] for player in view["winners"])
        verb = "win" if who == "You" else "wins"
        return Text(f" {who} {verb} after {view['turn']} turns ", style="bold reverse")
    if view["turn"] == 0:
        return Text(" Opening hands ", style="bold reverse")
    current = view["current_player"]
    whose = "your turn" if names[current] == "You" else f"{names[current]}'s turn"
    line = Text(f" Turn {view['turn']} · {whose} · {view['phase']} ", style="bold reverse")
    plays = _plays_left(view)
    gap = "  " if line.cell_len + 2 + len(plays) <= width else "\n "
    return line.append(gap + plays, style="not reverse not bold default") if plays else line


def _plays_left(view: View) -> str:
    """The plays that are left in the Play Cards phase."""
    if view["phase"] != "Play Cards":
        return ""
    left = [word for word, number in (("minion", view["minion_plays"]), ("action", view["action_plays"])) if number]
    left += [_extra(view, play) for play in view["extra_plays"]]
    return "left to play: " + ", ".join(left) if left else "no plays left"


def _extra(view: View, play: ExtraPlaySeen) -> str:
    words = "extra minion" if play["minion"] else "extra action"
    if "power_up_to" in play:
        words += f" of power {play['power_up_to']} or less"
    if "name" in play:
        words += f" named {play['name']}"
    elif play["batch"]:
        words += " that shares its name with the others"
    for index, base in enumerate(view["bases"]):
        if base["id"] == play.get("base"):
            words += f" on {letter_of(index)}"
    return words + (" where you have no minion" if play["free_base"] else "")


def _players(view: View, names: Sequence[str], width: int) -> RenderableType:
    counts = [
        f"hand {player['hand_size']}, deck {player['deck_size']}, pile {len(player['discard_pile'])}"
        for player in view["players"]
    ]
    called = min(14, max(map(len, names)))
    track = min(TRACK, view["target_vp"])
    others = 1 + called + track + 6 + max(map(len, counts)) + 5
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column(no_wrap=True, width=called, overflow="ellipsis")
    grid.add_column(no_wrap=True, width=track)
    grid.add_column(no_wrap=True, width=6, justify="right")
    grid.add_column(no_wrap=True, max_width=max(6, width - others), overflow="ellipsis")
    grid.add_column(no_wrap=True, style="dim")
    for who, player in enumerate(view["players"]):
        style = style_of(who)
        turn = not view["over"] and view["current_player"] == who
        grid.add_row(
            Text("▶" if turn else " ", style=f"bold {style}"),
            Text(names[who], style=f"bold {style}"),
            _track(player["vp"], view["target_vp"], who),
            Text(f"{player['vp']} VP", style="bold"),
            Text(" + ".join(faction["name"] for faction in player["factions"])),
            counts[who],
        )
    return grid


def _set_aside(view: View, names: Sequence[str]) -> list[Text]:
    """Each player's titans that are not in play, with the counters they have gathered."""
    lines = []
    for who, player in enumerate(view["players"]):
        waiting = player.get("set_aside", [])
        if waiting:
            told = ", ".join(titan["name"] + _counters(titan) for titan in waiting)
            lines.append(Text(f"  ♛ {names[who]}", style=style_of(who)).append(f": {told}, set aside", style="dim"))
    return lines


def _counters(card: CardInPlaySeen) -> str:
    return f" ●{card['counters']}" if card.get("counters") else ""


def _track(vp: int, target: int, player: int) -> Text:
    """The way to the winning number, as far as it has been gone."""
    length = min(TRACK, target)
    gone = min(length, vp * length // target)
    return Text(PLAYER_FILLS[player % 4] * gone, style=style_of(player)).append("·" * (length - gone), style="dim")


# The bases, side by side.


def _bases(view: View, names: Sequence[str], width: int, texts: bool) -> list[RenderableType]:
    """As many bases in a row as are readable; rows of about equal length."""
    bases = list(enumerate(view["bases"]))
    if not bases:
        return []
    fitting = max(1, (width - 1) // (NARROWEST_BASE + 1))
    rows = -(-len(bases) // fitting)
    in_row = -(-len(bases) // rows)
    column = (width - 1) // in_row - 3
    tables: list[RenderableType] = []
    for start in range(0, len(bases), in_row):
        row = bases[start : start + in_row]
        table = Table(box=box.ROUNDED, show_lines=False, padding=(0, 1), border_style="dim", header_style="bold")
        for index, base in row:
            table.add_column(_title(view, index, base, column), width=column, vertical="top")
        table.add_row(*[_base(base, names, column, texts) for _, base in row])
        tables.append(table)
    return tables


def _title(view: View, index: int, base: BaseSeen, width: int) -> Text:
    title = Text(f"{letter_of(index)}  {base['name']}", style="bold")
    if view["scoring"] == base["id"]:
        title.append("  scoring", style="bold green")
    title.truncate(width, overflow="ellipsis")
    return title


def _base(base: BaseSeen, names: Sequence[str], width: int, texts: bool) -> RenderableType:
    parts: list[RenderableType] = [_facts(base, width), _bar(base, width)]
    places = {entry["player"]: entry for entry in base["if_scored_now"]}
    order = sorted(range(len(names)), key=lambda who: (places[who]["place"] if who in places else 9, who))
    for who in order:
        minions = [minion for minion in base["minions"] if minion["controller"] == who]
        titans = [titan for titan in base.get("titans", ()) if titan["controller"] == who]
        if who in places or minions or titans or base["totals"][who]:
            parts.append(_standing(base, who, places.get(who), names[who], width))
            parts += [_titan(titan, width) for titan in titans]
            parts += _minions(minions, who, names, width)
    parts += [_action(action, names, width) for action in base["actions"]]
    if base["counters"]:
        parts.append(Text(f"{base['counters']} counters", style="bold"))
    if texts:
        does = [cards()[name]["text"] for name in (base["name"], *base.get("copied_abilities", ()))]
        if base["abilities_cancelled"]:
            does = ["(Its ability is cancelled.)"]
        lines = [Text(text, style="dim italic") for text in does if text and not text.startswith("(No")]
        parts += [Text(), *lines] if len(parts) > 2 and lines else lines
    return Group(*parts)


def _facts(base: BaseSeen, width: int) -> Text:
    """Total, breakpoint and what the places pay."""
    total, needed = sum(base["totals"]), base["breakpoint"]
    ready = total >= needed
    line = Text(f"{total}/{needed}", style="bold green" if ready else "bold")
    if needed != base["printed_breakpoint"]:
        line.append(f" (printed {base['printed_breakpoint']})", style="dim")
    elif ready:
        line.append(" ready", style="green")
    pays = "VP " + " ".join(map(str, base["vp"]))
    line.append(" " * max(1, width - line.cell_len - len(pays))).append(pays)
    line.truncate(width, overflow="ellipsis")
    return line


def _bar(base: BaseSeen, width: int) -> Text:
    """How far the base is from its breakpoint, and whose power that is."""
    whole = max(base["breakpoint"], sum(base["totals"]), 1)
    bar = Text()
    done = drawn = 0
    for who, total in enumerate(base["totals"]):
        done += total
        end = done * width // whole
        bar.append(PLAYER_FILLS[who % 4] * (end - drawn), style=style_of(who))
        drawn = end
    return bar.append("·" * (width - drawn), style="dim")


def _standing(base: BaseSeen, who: int, place: PlaceSeen | None, name: str, width: int) -> Text:
    """A player's total and what it would be paid now."""
    paid = f"{PLACES[place['place'] - 1]} +{place['vp']}" if place else "no place"
    right = f"{base['totals'][who]:>3}  {paid}"
    called = Text(name, style=f"bold {style_of(who)}")
    called.truncate(max(3, width - len(right) - 1), overflow="ellipsis")
    called.append(" " * max(1, width - called.cell_len - len(right)))
    return called.append(right, style="bold" if place and place["place"] == 1 else "default")


def _minions(minions: list[CardInPlaySeen], who: int, names: Sequence[str], width: int) -> list[RenderableType]:
    """The minions of one player on a base; equal ones share a line."""
    counted: dict[tuple[Any, ...], int] = {}
    shown: dict[tuple[Any, ...], CardInPlaySeen] = {}
    for minion in minions:
        alone = minion["id"] if minion["actions"] else None
        copied = tuple(minion.get("copied_abilities", ()))
        same = (minion["name"], minion["power"], minion["counters"], minion["abilities_cancelled"], copied, alone)
        counted[same] = counted.get(same, 0) + 1
        shown.setdefault(same, minion)
    found: list[RenderableType] = []
    for same, minion in shown.items():
        found.append(_minion(minion, counted[same], who, width))
        found += [_action(action, names, width, indent=4) for action in minion["actions"]]
    return found


def _titan(titan: CardInPlaySeen, width: int) -> Text:
    line = Text(f"  ♛ {titan['name']}{_counters(titan)}", style=f"bold {style_of(titan['controller'])}")
    line.truncate(width, overflow="ellipsis")
    return line


def _minion(minion: CardInPlaySeen, number: int, who: int, width: int) -> Text:
    line = Text(f"{minion['power']:>3} ", style=f"bold {style_of(who)}")
    marks = f" ×{number}" if number > 1 else ""
    if minion["counters"]:
        marks += f" ●{minion['counters']}"
    elif minion["power"] != minion["printed_power"]:
        marks += f" ({minion['printed_power']})"
    if minion["abilities_cancelled"]:
        marks += " ∅"
    if minion.get("copied_abilities"):
        marks += f" as {', '.join(minion['copied_abilities'])}"
    name = Text(minion["name"])
    name.truncate(max(4, width - 4 - len(marks)), overflow="ellipsis")
    return line.append_text(name).append(marks, style="dim")


def _action(action: CardInPlaySeen, names: Sequence[str], width: int, indent: int = 0) -> Text:
    """An action on a base, or (indented) on a minion."""
    line = Text(" " * indent + "✦ " + action["name"], style=style_of(action["controller"]))
    owner = f" {names[action['controller']]}"
    line.truncate(max(4, width - len(owner)), overflow="ellipsis")
    line.append(owner, style="dim")
    line.truncate(width, overflow="ellipsis")
    return line
