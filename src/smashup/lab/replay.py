"""Any game of the results, played again from its rows: by what was chosen, or, in results of earlier versions that did
not keep it, by the bots that chose it."""

from __future__ import annotations

from pathlib import Path

from smashup.engine.errors import SmashUpError
from smashup.engine.factions import Pool
from smashup.game import Game
from smashup.lab.plan import LabError
from smashup.lab.rows import Row, ending_of, match_of, rows_of
from smashup.matches.match import Match, Outcome, play_match

NOT_COMPARED = ("seconds", "reason")
"""How long it took, and where in which file a bot broke, may differ from time to time."""

BY_BOTS = "the bots or the rules have changed since, or a bot's answers do not follow from its seed and view alone"


def replay(folder: Path | str, number: int) -> tuple[Match, Game]:
    """Play a game again, and check that everything comes out as its rows say."""
    # Imported here: the processes that play the games do without it.
    from smashup.lab.store import Results

    results = Results(Path(folder))
    rows = results.rows(number)
    plan = results.plan()
    match = match_of(rows, plan.limits, titans=plan.titans)
    followed = rows[0]["choices"] is not None
    outcome = _follow(match, rows, results.pool()) if followed else play_match(match, log=True)
    for row, again in zip(rows, rows_of(match, outcome.game, 0.0, outcome.ending), strict=True):
        for column, value in row.items():
            # None: an earlier version did not keep it.
            if column not in NOT_COMPARED and value is not None and again[column] != value:
                raise LabError(
                    f"game {number} comes out differently now: {column} of player {row['player']} is "
                    f"{again[column]!r} and was {value!r}; " + ("the rules have changed since" if followed else BY_BOTS)
                )
    return match, outcome.game


def _follow(match: Match, rows: list[Row], pool: Pool) -> Outcome:
    """The match as it was played."""
    game = match.new_game(pool=pool)
    for number, choice in enumerate(rows[0]["choices"]):
        try:
            game.choose(choice)
        except SmashUpError as error:
            raise LabError(
                f"game {match.number} comes out differently now: choice {number} cannot be made any more ({error}); "
                "the rules have changed since"
            ) from error
    return Outcome(game, ending_of(rows))
