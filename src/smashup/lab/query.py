"""Questions to the results, in SQL, through DuckDB."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from smashup.lab.errors import LabError
from smashup.lab.questions import QUESTIONS
from smashup.lab.views import DEFINITIONS, MACROS


@dataclass(frozen=True, slots=True)
class Answer:
    """A table: the names of its columns, and its rows."""

    columns: list[str]
    rows: list[tuple[Any, ...]]


def ask(folder: Path | str, question: str, *of: str) -> Answer:
    """Ask the results of a run: SQL, or the name of a ready-made question and the keys of the factions it is about.

    The views are listed in `smashup.lab.views`, the ready-made questions in `smashup.lab.questions`.
    """
    sql, given = question, {}
    if question in QUESTIONS:
        ready = QUESTIONS[question]
        if len(of) != len(ready.of):
            wanted = " and ".join(ready.of) or "nothing"
            raise LabError(
                f"the question {question!r} is asked about {wanted}, not about {' and '.join(of) or 'nothing'}"
            )
        sql, given = ready.sql, dict(zip(ready.of, of, strict=True))
    elif of or not re.search(r"\s", question.strip()):
        raise LabError(f"there is no ready-made question {question!r}; there are {', '.join(QUESTIONS)}")
    # Imported here: the processes that play the games do without it.
    import duckdb

    with duckdb.connect() as connection:
        _prepare(connection, Path(folder))
        try:
            found = connection.execute(sql, given) if given else connection.execute(sql)
            if found.description is None:
                return Answer([], [])
            return Answer([column[0] for column in found.description], found.fetchall())
        except duckdb.Error as error:
            raise LabError(str(error).strip().split("\n\n")[0]) from error


def _prepare(connection: Any, folder: Path) -> None:
    """Make the views on the files of a folder."""
    if not any(folder.glob("part-*.parquet")):
        raise LabError(f"there are no results in {folder}: it has no files part-000000.parquet and so on")
    # Characters that mean something in a pattern stand for themselves in the name of the folder.
    literal = re.sub(r"([*?\[])", r"[\1]", str(folder)).replace("'", "''")
    connection.execute(f"CREATE VIEW results AS SELECT * FROM read_parquet('{literal}/part-*.parquet')")
    connection.execute(MACROS)
    connection.execute(DEFINITIONS)
