"""A 64-bit counter-based random generator (splitmix64): its whole state is one integer, so a game copies cheaply."""

from collections.abc import MutableSequence
from typing import TypeVar

_MASK = 0xFFFFFFFFFFFFFFFF
_STEP = 0x9E3779B97F4A7C15

T = TypeVar("T")


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
    """Shuffle in place; return the next counter. Each 64 random bits serve for two places, 32 each."""
    i = len(items) - 1
    while i > 0:
        counter = (counter + _STEP) & _MASK
        random = mix(counter)
        j = ((random >> 32) * (i + 1)) >> 32
        items[i], items[j] = items[j], items[i]
        i -= 1
        if i > 0:
            j = ((random & 0xFFFFFFFF) * (i + 1)) >> 32
            items[i], items[j] = items[j], items[i]
            i -= 1
    return counter
