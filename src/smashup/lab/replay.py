"""Any game of the results, played again from its rows."""

from __future__ import annotations

from pathlib import Path

from smashup.game import Game
from smashup.lab.plan import LabError
from smashup.lab.rows import match_of, rows_of
from smashup.matches.match import Match, play_match


def replay(folder: Path | str, number: int) -> tuple[Match, Game]:
    """Play a game again, and check that everything comes out as its rows say."""
    # Imported here: the processes that play the games do without it.
    from smashup.lab.store import Results

    rows = Results(Path(folder)).rows(number)
    match = match_of(rows)
    game = play_match(match, log=True)
    for row, again in zip(rows, rows_of(match, game, 0.0), strict=True):
        for column, value in row.items():
            if column != "seconds" and again[column] != value:
                raise LabError(
                    f"game {number} comes out differently now: {column} of player {row['player']} is "
                    f"{again[column]!r} and was {value!r}; the bots or the rules have changed since, "
                    "or a bot's answers do not follow from its seed and view alone"
                )
    return match, game
