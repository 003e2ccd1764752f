"""What the first version wrote, so that its files can still be read: keys of options that were made of numbers."""

from __future__ import annotations

from collections import Counter

from smashup.engine.answers import Answer, kind_of, what, where
from smashup.engine.decisions import Decision
from smashup.engine.state import BaseInPlay, CardInPlay


def numbered_keys(decision: Decision) -> list[str]:
    """The keys of a decision's options as the first version had them: `play:3@57`, `minion:12`, `pass`."""
    met: Counter[str] = Counter()
    keys = []
    for answer, option in zip(decision.raw, decision.options, strict=True):
        key = _numbered(answer, option.key)
        met[key] += 1
        keys.append(key if met[key] == 1 else f"{key}/{met[key]}")
    return keys


def _numbered(answer: Answer, key: str) -> str:
    if len(answer) == 1:
        return key
    kind, it = kind_of(answer), what(answer)
    if kind in ("play", "play_action", "play_as_action"):
        how = "as_action" if kind == "play_as_action" else "play"
        target = where(answer)
        return f"{how}:{it}" if target is None else f"{how}:{it}@{target.id}"
    if kind == "use_from_discard":
        return f"use:{it}"
    if kind == "trigger":
        return f"trigger:{it.card.id}"
    if kind == "replacement":
        return f"replacement:{it.source.name}"
    if kind == "extra":
        return f"extra:{key}"
    return f"{kind}:{it.id if isinstance(it, CardInPlay | BaseInPlay) else it}"
