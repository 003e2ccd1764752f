"""When Python looks for garbage: often among what is new, and through everything only where no table waits for it.

What nothing refers to any more is freed at once. The collector is only for rings of objects that refer to each other,
and to look through all of a thousand tables for them takes half a second.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

YOUNG, TIMES = 10_000, 3
"""So many new objects are looked through at a time, and every third time what is left of them once more: that takes a
few milliseconds, even while hundreds of tables are made."""
NEVER = 1_000_000_000
LOOK_EVERY = 5.0
QUIET = 2.0
"""Seconds without a message after which it is quiet enough to look through everything."""
AT_LEAST_EVERY = 6 * 3600.0
"""Seconds after which everything is looked through, quiet or not."""


def set_up() -> None:
    """To be called when everything is loaded: that stays for good, and need not be looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, TIMES, NEVER)


async def collect_when_quiet(heard_at: Callable[[], float]) -> None:
    """Look through everything in a quiet moment; `heard_at` says when the last message came."""
    done_at = time.monotonic()
    while True:
        await asyncio.sleep(LOOK_EVERY)
        last = heard_at()
        is_quiet = time.monotonic() - last >= QUIET and last > done_at
        if is_quiet or time.monotonic() - done_at >= AT_LEAST_EVERY:
            gc.collect()
            done_at = time.monotonic()
