"""Games that did not end by the rules, told in lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def told(games: int, unfinished: int, forfeits: Mapping[str, int], troubles: Sequence[Mapping[str, Any]]) -> list[str]:
    """How many they were, and the first reason of each kind; nothing if there were none."""
    lines = []
    if unfinished:
        lines.append(f"{unfinished} of {games} games have no winner; everybody has a share of them.")
    lines += [f"{bot} forfeited {number} of {games} games, which the others won." for bot, number in forfeits.items()]
    first = {(trouble["how"], trouble["bot"]): trouble for trouble in reversed(troubles)}
    for trouble in reversed(first.values()):
        why = trouble["why"] or "cut short after the most turns a game may have (--max-turns)"
        lines.append(f"  {trouble['game']}: {why}")
    return lines
