"""How numbers are written for people."""

from __future__ import annotations

from math import isnan
from typing import Any

HARD_SPACE = "\u00a0"
MISSING = "\u2013"
MINUS = "\u2212"
NUMBER_WORDS = {2: "two", 3: "three", 4: "four"}
ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth"}


def decimal(value: float | None, places: int = 1) -> str:
    """
    >>> decimal(-0.04), decimal(1234.5)
    ('0.0', '1,234.5')
    """
    if value is None or isnan(value):
        return MISSING
    text = f"{value:,.{places}f}"
    if text.startswith("-"):
        text = text[1:] if not text.strip("-0.,") else MINUS + text[1:]
    return text


def percent(share: float | None, places: int = 1) -> str:
    """
    >>> percent(0.5312).replace(HARD_SPACE, " ")
    '53.1 %'
    """
    return decimal(share * 100, places) + HARD_SPACE + "%" if share is not None and not isnan(share) else MISSING


def signed(value: float | None, places: int = 0) -> str:
    """
    >>> signed(12.3), signed(-0.2), signed(-7.0).replace(MINUS, "-")
    ('+12', '0', '-7')
    """
    text = decimal(value, places)
    return text if value is None or value <= 0 or not text.strip("0.,") or text == MISSING else "+" + text


def factor(ratio: float | None) -> str:
    """How much more or less, of a ratio.

    >>> factor(1.163).replace(HARD_SPACE, " ")
    '+16.3 %'
    """
    return MISSING if ratio is None or isnan(ratio) else signed((ratio - 1) * 100, 1) + HARD_SPACE + "%"


def percent_range(row: dict[str, Any], key: str, low: str, high: str) -> str:
    """A rate with its interval in words: 53.1 % (52.0 to 54.2)."""
    return f"{percent(row[key])} ({decimal(row[low] * 100)} to {decimal(row[high] * 100)})"


def listed(names: list[str]) -> str:
    """
    >>> listed(["Aliens", "Ninjas", "Pirates"])
    'Aliens, Ninjas and Pirates'
    """
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
