"""The notation of a saved game: first what is fixed, then one line a choice, to be read by people and programs.

    [Smash Up 3]
    [Written by "smashup 0.2.0"]
    [Players 2]
    [Factions [["aliens", "pirates"], ["robots", "zombies"]]]
    [Seed 7]

    ; Turn 1: p1
    1. p1 play_cards: play collector on tar_pits {5f3a9c1b}
    2. p1 collector/minion: microbot_guard of p2 at tar_pits

    {1c04d2aa}

A tag has a name and a value in JSON. A choice has its number, who was asked, what was asked, and the key of what was
chosen. In braces stands the fingerprint of the position in which it was chosen, wherever a player is asked what to
play; the last one is that of the end. `= {…}` is a whole position (`kept_position`), after the choices above it. What
stands behind a semicolon is for people only.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from smashup.engine.errors import SaveError
from smashup.game.past import Note

FIRST = "Smash Up"
"""The name of the first tag; its value is the version of the notation."""
VERSION = 3
"""Versions 1 and 2 were JSON with the indexes of the choices."""
CHECK_LENGTH = 8

_TAG = re.compile(r"\[([A-Z][A-Za-z]*(?: [A-Za-z]+)*) (.+)\]")
_CHOICE = re.compile(r"(\d{1,6})\. p(\d) (\S+): ([^{}]+?)(?: \{([0-9a-f]+)\})?")
_CHECK = re.compile(r"\{([0-9a-f]+)\}")
LONGEST_SHOWN = 80


class Written(NamedTuple):
    """What stands in a text."""

    tags: dict[str, Any]
    choices: list[Note]
    checks: dict[int, str]
    """Fingerprints, by how many choices had been made; the last one is that of the end."""
    positions: dict[int, Any]
    """Whole positions, likewise."""


def is_notation(text: str) -> bool:
    """Does the text say that it is a saved game in this notation, good or bad?"""
    return text.lstrip().startswith(f"[{FIRST} ")


def write(
    tags: Mapping[str, Any],
    choices: Sequence[Note],
    checks: Mapping[int, str],
    positions: Mapping[int, Any],
    comments: Mapping[int, str],
) -> str:
    """The text of a game; comments stand above the choice of their number."""
    lines = _tag_lines({FIRST: VERSION, **tags})
    for made in range(len(choices) + 1):
        if made in positions:
            lines.append(f"= {json.dumps(positions[made], separators=(',', ':'))}")
        if made in comments:
            lines += ["", f"; {comments[made]}"]
        check = f"{{{checks[made]}}}" if made in checks else ""
        if made < len(choices):
            note = choices[made]
            lines.append(f"{made + 1}. p{note.player + 1} {note.question}: {note.key} {check}".rstrip())
        else:
            lines += ["", check]
    return "\n".join(lines) + "\n"


def with_tags(text: str, tags: Mapping[str, Any]) -> str:
    """The same text with more tags."""
    fixed, blank, rest = text.partition("\n\n")
    return "\n".join([fixed, *_tag_lines(tags)]) + blank + rest


def _tag_lines(tags: Mapping[str, Any]) -> list[str]:
    return [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in tags.items()]


def read(text: str) -> Written:
    """What stands in the text; SaveError with the line that cannot be read."""
    found = Written({}, [], {}, {})
    ended = False
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith(";"):
            continue
        if ended or not _take(line, found):
            raise SaveError(
                f"this save is damaged: line {number} is {_short(line)}; expected {_expected(found, ended)}"
            )
        ended = line[0] == "{"
    version = found.tags.pop(FIRST, None)
    if version is None:
        raise SaveError(f"this is not a saved game: it does not begin with [{FIRST} {VERSION}]")
    if version != VERSION:
        raise SaveError(f"this save has version {version!r}; this program reads versions 1 to {VERSION}")
    if not ended:
        raise SaveError("this save is damaged: it breaks off before the fingerprint of its last position")
    return found


def _take(line: str, found: Written) -> bool:
    made = len(found.choices)
    if line[0] == "[":
        tag = _TAG.fullmatch(line)
        if tag is None or made or tag[1] in found.tags or (tag[1] == FIRST) != (not found.tags):
            return False
        return _take_json(tag[2], found.tags, tag[1])
    if not found.tags:
        return False
    if line[:2] == "= ":
        return made not in found.positions and _take_json(line[2:], found.positions, made)
    if (end := _CHECK.fullmatch(line)) is not None:
        found.checks[made] = end[1]
        return True
    choice = _CHOICE.fullmatch(line)
    if choice is None or int(choice[1]) != made + 1:
        return False
    if choice[5] is not None:
        found.checks[made] = choice[5]
    found.choices.append(Note(int(choice[2]) - 1, choice[3], choice[4]))
    return True


def _take_json(text: str, into: dict[Any, Any], key: object) -> bool:
    try:
        into[key] = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _expected(found: Written, ended: bool) -> str:
    if ended:
        return "nothing after the fingerprint of the last position"
    if not found.tags:
        return f"[{FIRST} {VERSION}] to begin with"
    tag = "a tag such as [Seed 7], or " if not found.choices else ""
    return f"{tag}choice {len(found.choices) + 1} such as `{len(found.choices) + 1}. p1 play_cards: end {{…}}`"


def _short(line: str) -> str:
    return repr(line if len(line) <= LONGEST_SHOWN else f"{line[:LONGEST_SHOWN]} …")
