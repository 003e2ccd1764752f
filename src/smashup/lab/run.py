"""A run: the games of a plan are played, on all cores or on Ray, and written part by part."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from smashup.lab.plan import LabError, Plan
from smashup.lab.rows import Row, rows_of
from smashup.matches.match import Match, Outcome, died, play_match
from smashup.matches.workers import in_processes

if TYPE_CHECKING:
    from smashup.lab.store import Results


@dataclass(frozen=True, slots=True)
class Part:
    """A file that is not complete: the numbers of its games that are missing."""

    number: int
    has: int
    missing: range


def run(
    plan: Plan,
    folder: Path | str,
    *,
    workers: int | None = None,
    executor: str = "processes",
    address: str | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> int:
    """Play the games of a plan that are missing, and return how many that were.

    `executor` is "processes" (on this machine, `workers` at once) or "ray" (on the cluster at `address`).
    `on_progress` is called with the number of games there are, those of earlier runs included: at the start and after
    each game.
    """
    play = _player(executor, workers, address)
    # Imported here: the processes that play the games do without it.
    from smashup.lab.store import Results

    results = Results(Path(folder))
    with results.locked():
        results.take_up(plan)
        parts = list(_incomplete(plan, results))
        todo = sum(len(part.missing) for part in parts)
        on_progress(plan.games - todo)
        if todo:
            with closing(play(plan.match(number) for part in parts for number in part.missing)) as found:
                _write_as_they_come(found, parts, plan, results, on_progress)
    return todo


def _player(
    executor: str, workers: int | None, address: str | None
) -> Callable[[Iterable[Match]], Generator[tuple[int, list[Row]], None, None]]:
    """What plays the matches."""
    if executor == "processes":
        return partial(in_processes, play_and_record, workers=workers, on_death=record_death)
    if executor == "ray":
        from smashup.lab.on_ray import on_ray

        return partial(on_ray, play_and_record, workers=workers, address=address)
    raise LabError(f"there is no executor {executor!r}; expected processes or ray")


def play_and_record(match: Match) -> tuple[int, list[Row]]:
    """In a worker: play a match; its number and its rows."""
    began = time.perf_counter()
    return _recorded(match, play_match(match, log=True), time.perf_counter() - began)


def record_death(match: Match, code: int | None) -> tuple[int, list[Row]]:
    """The same for a match at which the worker died."""
    return _recorded(match, died(match, code), 0.0)


def _recorded(match: Match, outcome: Outcome, seconds: float) -> tuple[int, list[Row]]:
    return match.number, rows_of(match, outcome.game, seconds, outcome.ending)


def _incomplete(plan: Plan, results: Results) -> Iterator[Part]:
    for number, start in enumerate(range(0, plan.games, plan.part)):
        stop = min(start + plan.part, plan.games)
        has = results.games_in(number, plan)
        if start + has < stop:
            yield Part(number, has, range(start + has, stop))


def _write_as_they_come(
    found: Iterable[tuple[int, list[Row]]],
    parts: list[Part],
    plan: Plan,
    results: Results,
    on_progress: Callable[[int], None],
) -> None:
    waiting = {part.number: part for part in parts}
    games: dict[int, dict[int, list[Row]]] = {}
    done = plan.games - sum(len(part.missing) for part in parts)

    def write(part: Part) -> None:
        """Write the part's games as far as none is missing before them."""
        collected = games.pop(part.number)
        if ordered := [row for game in takewhile(collected.__contains__, part.missing) for row in collected[game]]:
            results.write_part(part.number, ordered, after=part.has)

    try:
        for number, rows in found:
            part = waiting[number // plan.part]
            collected = games.setdefault(part.number, {})
            collected[number] = rows
            if len(collected) == len(part.missing):
                write(part)
            done += 1
            on_progress(done)
    finally:  # What was played before an interruption is not lost.
        for number in list(games):
            write(waiting[number])
