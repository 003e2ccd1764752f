"""A folder of results: `run.json` says what is played, and `part-000000.parquet` and so on hold the games.

A file appears under its name only when it is complete, so whatever interrupts a run, what is there is right.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
from filelock import FileLock, Timeout

from smashup.engine.factions import Pool
from smashup.game.version_1 import POOL, note_pool, pool_of
from smashup.lab.plan import LabError, Plan
from smashup.lab.rows import Row
from smashup.matches.identity import changed, identity_of, rules

PARTS = "part-*.parquet"
UNFINISHED = ".tmp"

SCHEMA = pa.schema(
    [
        ("game", pa.int64()),
        ("seed", pa.int64()),
        ("players", pa.int8()),
        ("player", pa.int8()),
        ("first", pa.bool_()),
        ("bot", pa.string()),
        ("bot_seed", pa.int64()),
        ("faction_a", pa.string()),
        ("faction_b", pa.string()),
        ("place", pa.int8()),
        ("won", pa.bool_()),
        ("win_share", pa.float64()),
        ("vp", pa.int16()),
        ("turns", pa.int16()),
        ("decisions", pa.int32()),
        ("bases", pa.list_(pa.struct([("base", pa.string()), ("place", pa.int8()), ("vp", pa.int16())]))),
        ("bases_scored", pa.int16()),
        ("cards", pa.list_(pa.string())),
        ("seconds", pa.float32()),
        ("ended", pa.string()),
        ("forfeited", pa.bool_()),
        ("reason", pa.string()),
        ("choices", pa.list_(pa.int16())),
    ]
)


class Results:
    """A folder of results."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def plan(self) -> Plan:
        """What is played here."""
        return Plan.from_dict(self._configuration())

    def pool(self) -> Pool:
        """What the games here are dealt from.

        Runs begun before that was noted: all there is if the rules are still the same, otherwise all there was in 0.1.
        """
        there = self._configuration()
        noted = POOL in there or (there.get("identity") or {}).get("rules") != rules()
        return pool_of(there) if noted else Pool.of_today()

    def _configuration(self) -> dict[str, Any]:
        path = self.folder / "run.json"
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            Plan.from_dict(data)
        except FileNotFoundError:
            raise LabError(f"there are no results in {self.folder}: it has no run.json") from None
        except (OSError, ValueError, TypeError, AttributeError, LabError) as error:
            raise LabError(f"{path} cannot be used: {error}") from error
        assert isinstance(data, dict)
        return data

    def take_up(self, plan: Plan) -> None:
        """Begin the run here, or continue it if it is the same; only the number of games may have grown."""
        path = self.folder / "run.json"
        if path.exists():
            there = self._configuration()
            before = Plan.from_dict(there)
            wanted = plan.to_dict()
            for name, value in before.to_dict().items():
                if name not in ("games", "smashup") and value != wanted[name]:
                    raise LabError(
                        f"{self.folder} holds a run with other settings ({name}: {_short(value)} there, "
                        f"{_short(wanted[name])} asked for); continue with the same settings or choose another folder"
                    )
            if (missing := plan.games - self.games_there(before)) > 0:
                self._check_identity(there, plan, missing)
            if before.games > plan.games:
                raise LabError(
                    f"{self.folder} holds a run of {before.games} games; it may grow, but not shrink to {plan.games}"
                )
            if before.games == plan.games:
                return
        elif any(self.folder.glob(PARTS)):
            raise LabError(f"{self.folder} has results but no run.json that says what they are; choose another folder")
        dealt_from = note_pool(Pool.of_today(), titans=plan.titans)
        described = plan.to_dict() | {"identity": identity_of(plan.bots)} | dealt_from
        _write(path, (json.dumps(described, indent=2) + "\n").encode())

    def _check_identity(self, there: dict[str, Any], plan: Plan, missing: int) -> None:
        """The games that are missing must be played by the same rules and bots as those that are there."""
        now, then = identity_of(plan.bots), there.get("identity")
        if then is None:
            raise LabError(
                f"{self.folder} was begun by version {there['smashup']}, which did not note by which rules and bots "
                f"its games are played, so the {missing} games that are missing may not fit the others; what is there "
                "can be queried and reported, but for more games choose another folder"
            )
        if differ := changed(then, now):
            raise LabError(
                f"{self.folder} was begun with other programs: {' and '.join(differ)} changed since, so the {missing} "
                "games that are missing would not fit the others; continue with the version that began it or choose "
                "another folder"
            )

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Keep other runs out of the folder, and tidy away what a killed one left unfinished."""
        lock = FileLock(self.folder / "run.lock")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            held = lock.acquire(blocking=False)
        except Timeout:
            raise LabError(f"another run is writing to {self.folder}; wait for it or choose another folder") from None
        except OSError as error:
            raise LabError(f"cannot write to {self.folder}: {error.strerror or error}") from error
        with held:
            for left in self.folder.glob(f"*{UNFINISHED}"):
                left.unlink()
            yield

    def path(self, part: int) -> Path:
        """The file of a part."""
        return self.folder / f"part-{part:06}.parquet"

    def games_in(self, part: int, plan: Plan) -> int:
        """How many games the file of a part has; they are always its first ones."""
        path = self.path(part)
        if not path.exists():
            return 0
        try:
            rows = pq.read_metadata(path).num_rows
        except (OSError, pa.ArrowException) as error:
            raise LabError(f"{path} is damaged; remove it and its games are played again ({error})") from error
        return int(rows) // plan.players

    def games_there(self, plan: Plan) -> int:
        """How many games all files have."""
        return sum(self.games_in(part, plan) for part in range(-(-plan.games // plan.part)))

    def read_part(self, part: int) -> Any:
        """The table of a part."""
        return pq.read_table(self.path(part), schema=SCHEMA)

    def write_part(self, part: int, rows: list[Row], *, after: int) -> None:
        """Write the file of a part, behind the `after` games that it already has."""
        table = pa.Table.from_pylist(rows, schema=SCHEMA)
        if after:
            table = pa.concat_tables([self.read_part(part), table]).combine_chunks()
        sink = pa.BufferOutputStream()
        pq.write_table(table, sink, compression="zstd", use_dictionary=True)
        _write(self.path(part), sink.getvalue())

    def rows(self, number: int) -> list[Row]:
        """The rows of one game."""
        plan = self.plan()
        if not 0 <= number < plan.games:
            raise LabError(f"{self.folder} has the games 0 to {plan.games - 1}, not {number}")
        part, place = divmod(number, plan.part)
        if place >= self.games_in(part, plan):
            raise LabError(f"game {number} of {self.folder} has not been played yet")
        found: list[Row] = self.read_part(part).slice(place * plan.players, plan.players).to_pylist()
        return found

    def games(self) -> Iterator[list[Row]]:
        """The rows of each game that was played, in order."""
        plan = self.plan()
        for part in range(-(-plan.games // plan.part)):
            if number := self.games_in(part, plan):
                rows: list[Row] = self.read_part(part).to_pylist()
                for game in range(number):
                    yield rows[game * plan.players : (game + 1) * plan.players]


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def _write(path: Path, content: Any) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_name(path.name + UNFINISHED)
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(unfinished, path)
