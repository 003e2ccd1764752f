"""A 64-bit counter-based random generator (splitmix64): its whole state is one integer, so a game copies cheaply."""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import shake_128
from operator import itemgetter
from struct import unpack
from typing import Final, TypeVar

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15

T = TypeVar("T")
_first = itemgetter(0)


def mix(counter: int) -> int:
    """The 64 random bits that belong to a counter value."""
    z = counter & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def seeded(seed: int) -> int:
    """The first counter for a seed; near seeds give unrelated sequences."""
    return mix(seed * 2 + 1)


def below(counter: int, limit: int) -> tuple[int, int]:
    """A number from 0 to limit - 1, and the next counter."""
    counter = (counter + _STEP) & _MASK
    return (mix(counter) * limit) >> 64, counter


def shuffle(counter: int, items: MutableSequence[T]) -> int:
    """Shuffle in place; return the next counter. The items are sorted by random 64-bit keys, all made at once."""
    counter = (counter + _STEP) & _MASK
    number = len(items)
    if number > 1:
        keys = unpack(f"<{number}Q", shake_128(counter.to_bytes(8, "little")).digest(8 * number))
        items[:] = [item for _, item in sorted(zip(keys, items, strict=True), key=_first)]
    return counter
