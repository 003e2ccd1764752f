"""The results of games among bots, on a terminal or as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from smashup.cli.common.troubles import told

if TYPE_CHECKING:
    from smashup.matches.arena import Standings


def show(standings: Standings, players: int, *, as_json: bool) -> None:
    """Print how strong bots are by their games of so many players."""
    found = standings.to_dict()
    if as_json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        _show(found, players)


def _show(found: dict[str, Any], players: int) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from smashup.cli.terminal.screen import Screen

    screen = Screen()
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for name, justify in (("Bot", "left"), ("Games", "right"), ("Wins", "right"), ("Win rate", "right")):
        table.add_column(name, justify=justify)  # type: ignore[arg-type]
    table.add_column("95 % interval")
    table.add_column("Elo", justify="right")
    table.add_column("95 % interval")
    for bot in sorted(found["bots"], key=lambda bot: -bot["elo"]):
        table.add_row(
            Text(bot["name"], style="bold"),
            str(bot["games"]),
            f"{bot['wins']:g}",
            f"{bot['win_rate']:.1%}",
            f"{bot['low']:.1%} to {bot['high']:.1%}",
            f"{bot['elo']:.0f}",
            f"{bot['elo_low']:.0f} to {bot['elo_high']:.0f}",
        )
    screen.show(table)
    if len(found["pairings"]) > 1:
        screen.show(_pairings(found["pairings"]))
    chance = "" if players == 2 else f" By chance alone a bot wins {1 / players:.1%}."
    screen.say(f"{found['games']} games of {players} players.{chance}", "dim")
    forfeits = {bot["name"]: bot["forfeits"] for bot in found["bots"] if bot["forfeits"]}
    for line in told(found["games"], found["unfinished"], forfeits, found["troubles"]):
        screen.say(line)


def _pairings(pairings: list[dict[str, Any]]) -> Any:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("Pairing")
    table.add_column("Games", justify="right")
    table.add_column("Wins", justify="right")
    table.add_column("The first wins", justify="right")
    table.add_column("95 % interval")
    for pairing in pairings:
        table.add_row(
            Text(" against ".join(pairing["bots"])),
            str(pairing["games"]),
            " : ".join(f"{won:g}" for won in pairing["wins"]),
            f"{pairing['win_rate']:.1%}",
            f"{pairing['low']:.1%} to {pairing['high']:.1%}",
        )
    return table
