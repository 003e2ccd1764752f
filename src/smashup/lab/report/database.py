"""The results of one or more runs as a database to ask in SQL; what is no result is refused, with the reason."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import duckdb

from smashup.lab.plan import LabError

COLUMNS = (
    "game",
    "players",
    "player",
    "first",
    "bot",
    "faction_a",
    "faction_b",
    "place",
    "won",
    "win_share",
    "vp",
    "turns",
    "decisions",
    "bases",
    "bases_scored",
    "cards",
    "seconds",
)
"""What a report reads of each row; a row is one player of one game."""

ENDED = "coalesce(ended, 'won') AS ended, coalesce(forfeited, false) AS forfeited"
EARLIER = "'won' AS ended, false AS forfeited"
"""Results of earlier versions do not say how a game ended: all ended by the rules."""

_COLUMNS_IN_SQL = ", ".join(f'"{column}"' for column in COLUMNS)

SETTINGS: dict[str, str | bool | int | float | list[str]] = {
    "memory_limit": "2GB",
    "preserve_insertion_order": False,
    # Measured with a million games: otherwise a join keeps the lists of cards in memory, 1.2 GB more.
    "disabled_optimizers": "build_side_probe_side",
}
"""For DuckDB. What it cannot hold in memory goes to disk."""


class ResultsDatabase:
    """The rows of one or more folders, open for questions in SQL.

    Three tables: `every_game` is how each game ended. `all_rows` is what the files say of the games that ended by the
    rules, with the number of their folder. `seats` is one short row for each
    player of each game, in order, without cards and bases: `position` is 0 for the first player, 1 for the next …
    """

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = [Path(folder) for folder in folders]
        files = [_parts(folder) for folder in self.folders]
        for number, folder in enumerate(self.folders):
            if folder.resolve() in [other.resolve() for other in self.folders[:number]]:
                raise LabError(f"{folder} was given twice, which would count its games twice")
        self._connection = duckdb.connect(config=SETTINGS)
        try:
            self._open(files)
            self._check()
        except duckdb.Error as error:
            self.close()
            raise LabError(f"cannot read {self._named()}: {_first_line(error)}") from error
        except LabError:
            self.close()
            raise

    def __enter__(self) -> ResultsDatabase:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._connection.close()

    def rows(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """The answer to a question in SQL, a tuple for each row."""
        try:
            found: list[tuple[Any, ...]] = self._connection.execute(question, list(values)).fetchall()
        except duckdb.Error as error:
            raise LabError(f"cannot read {self._named()}: {_first_line(error)}") from error
        return found

    def arrays(self, question: str, *values: object) -> dict[str, Any]:
        """The answer to a question in SQL, a NumPy array for each column."""
        found: dict[str, Any] = self._connection.execute(question, list(values)).fetchnumpy()
        return found

    def _named(self) -> str:
        return ", ".join(map(str, self.folders))

    def _open(self, files: list[list[str]]) -> None:
        parts = []
        for number, (folder, paths) in enumerate(zip(self.folders, files, strict=True)):
            source = f"read_parquet({_quoted(paths)}, union_by_name = true)"
            present = {name for name, *_ in self._connection.execute(f"DESCRIBE SELECT * FROM {source}").fetchall()}
            missing = [column for column in COLUMNS if column not in present]
            if missing:
                raise LabError(f"{folder} holds no results of smashup lab run: no column {', '.join(missing)}")
            ended = ENDED if "ended" in present else EARLIER
            parts.append(f"SELECT {number} AS folder, {_COLUMNS_IN_SQL}, {ended} FROM {source}")
        self._connection.execute(f"CREATE VIEW every_row AS {' UNION ALL '.join(parts)}")
        self._connection.execute("CREATE VIEW all_rows AS SELECT * FROM every_row WHERE ended = 'won'")
        self._connection.execute(
            """
            CREATE TABLE every_game AS
            SELECT folder, game, any_value(ended) AS ended, max(bot) FILTER (forfeited) AS forfeited_by
            FROM every_row GROUP BY folder, game
            """
        )
        self._connection.execute(
            """
            CREATE TABLE seats AS
            SELECT folder, game, players, player, bot, place, won, win_share::DOUBLE AS win_share, vp,
                   least(faction_a, faction_b) AS faction_a, greatest(faction_a, faction_b) AS faction_b,
                   turns, decisions, seconds::DOUBLE AS seconds, bases_scored,
                   count(*) OVER one AS present,
                   sum("first"::INT) OVER one AS firsts,
                   sum(win_share) OVER one AS shares,
                   (player - max(player) FILTER ("first") OVER one + players) % players AS position
            FROM all_rows
            WINDOW one AS (PARTITION BY folder, game)
            ORDER BY folder, game, player
            """
        )

    def _check(self) -> None:
        """A game is whole and there once; otherwise every number of the report would be a little wrong."""
        rows = self.rows("SELECT count(*) FROM seats")[0][0]
        if not rows:
            ended = "" if not self.rows("SELECT count(*) FROM every_game")[0][0] else " that ended by the rules"
            raise LabError(f"{self._named()} holds no games{ended}")
        bad = self.rows(
            """
            SELECT folder, game, present, players FROM seats
            WHERE (present = players AND firsts = 1 AND abs(shares - 1) < 0.01 AND players BETWEEN 2 AND 4
                   AND faction_a <> faction_b AND position IS NOT NULL AND vp IS NOT NULL AND bot IS NOT NULL
                   AND place BETWEEN 1 AND players) IS NOT TRUE
            ORDER BY folder, game LIMIT 1
            """
        )
        if not bad:
            return
        folder, game, present, players = bad[0]
        if present != players:
            reason = f"it has {present} rows for {players} players"
        else:
            reason = (
                "a game needs one first player, places from 1, win shares that add up to 1, and two different factions "
                "for each player"
            )
        raise LabError(f"game {game} in {self.folders[folder]} is damaged: {reason}")


def _parts(folder: Path) -> list[str]:
    if not folder.exists():
        raise LabError(f"there is no folder {folder}; smashup lab run --out {folder} makes one")
    if not folder.is_dir():
        raise LabError(f"{folder} is not a folder; expected one that smashup lab run wrote")
    found = sorted(str(path) for path in folder.glob("part-*.parquet"))
    if not found:
        raise LabError(f"there are no results (part-*.parquet) in {folder}; smashup lab run --out {folder} makes them")
    return found


def _quoted(paths: list[str]) -> str:
    """A list of texts as SQL writes it; a view cannot take them as parameters."""
    # Characters that mean something in a pattern stand for themselves here.
    literal = [re.sub(r"([*?\[])", r"[\1]", path).replace("'", "''") for path in paths]
    return "[" + ", ".join(f"'{path}'" for path in literal) + "]"


def _first_line(error: duckdb.Error) -> str:
    return str(error).partition("\n")[0]
