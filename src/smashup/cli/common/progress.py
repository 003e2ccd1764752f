"""Progress of long work, on stderr: a bar on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

LINE_EVERY = 10.0
"""Seconds from one plain line to the next."""


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A function to call with how many games are done: first with how many were before, then with each new number."""
    if sys.stderr.isatty():
        try:
            import rich  # noqa: F401
        except ModuleNotFoundError:
            pass
        else:
            with _bar(total) as on_progress:
                yield on_progress
            return
    yield _lines(total)


class Pace:
    """How fast it goes and how long it will take."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.began = time.monotonic()
        self.before: int | None = None

    def at(self, done: int) -> str:
        """Such as "31.4 games/s, 52 min left"."""
        if self.before is None:
            self.before, self.began = done, time.monotonic()
        seconds, new = time.monotonic() - self.began, done - self.before
        if not new or seconds <= 0:
            return "starting"
        rate = new / seconds
        digits = 0 if rate >= 100 else 1 if rate >= 1 else 3
        return f"{rate:.{digits}f} games/s, {duration((self.total - done) / rate)} left"


def duration(seconds: float) -> str:
    """A time for people: 40 s, 12 min, 3 h 5 min.

    >>> duration(40), duration(700), duration(11100)
    ('40 s', '12 min', '3 h 5 min')
    """
    if seconds < 99.5:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"


def _lines(total: int) -> Callable[[int], None]:
    pace = Pace(total)
    next_line = time.monotonic() + LINE_EVERY

    def on_progress(done: int) -> None:
        nonlocal next_line
        text = pace.at(done)
        if time.monotonic() >= next_line:
            next_line = time.monotonic() + LINE_EVERY
            print(f"{done} of {total} games, {text}", file=sys.stderr, flush=True)

    return on_progress


@contextmanager
def _bar(total: int) -> Iterator[Callable[[int], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    pace = Pace(total)
    columns = (BarColumn(bar_width=None), MofNCompleteColumn(), TextColumn("games · {task.fields[pace]}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Playing", total=total, pace="starting")
        yield lambda done: bar.update(task, completed=done, pace=pace.at(done))
