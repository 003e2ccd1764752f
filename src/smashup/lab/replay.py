"""Any game of the results, played again from its rows."""

from __future__ import annotations

from pathlib import Path

from smashup.game import Game
from smashup.lab.plan import LabError
from smashup.lab.rows import match_of, rows_of
from smashup.matches.match import Match, play_match

NOT_COMPARED = ("seconds", "reason")
"""How long it took, and where in which file a bot broke, may differ from time to time."""


def replay(folder: Path | str, number: int) -> tuple[Match, Game]:
    """Play a game again, and check that everything comes out as its rows say."""
    # Imported here: the processes that play the games do without it.
    from smashup.lab.store import Results

    results = Results(Path(folder))
    rows = results.rows(number)
    plan = results.plan()
    match = match_of(rows, plan.limits, titans=plan.titans)
    outcome = play_match(match, log=True)
    for row, again in zip(rows, rows_of(match, outcome.game, 0.0, outcome.ending), strict=True):
        for column, value in row.items():
            if column not in NOT_COMPARED and again[column] != value:
                raise LabError(
                    f"game {number} comes out differently now: {column} of player {row['player']} is "
                    f"{again[column]!r} and was {value!r}; the bots or the rules have changed since, "
                    "or a bot's answers do not follow from its seed and view alone"
                )
    return match, outcome.game
