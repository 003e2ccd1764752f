"""A game on record: written down as its setup and choices, and played again from there by this or a later version."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from smashup.engine.errors import SaveError, SmashUpError
from smashup.engine.factions import FACTIONS
from smashup.game import notation
from smashup.game.fingerprint import table_fingerprint
from smashup.game.past import LOST, Bridge, Note
from smashup.game.version_1 import POOL, TITAN_POOL, asks_again
from smashup.version import __version__

if TYPE_CHECKING:
    from smashup.game.game import Game

SAVE_FORMAT = "smashup-save"
"""What the first versions called their JSON."""
JSON_VERSIONS = (1, 2)

_TAGS = {
    "players": "Players",
    "factions": "Factions",
    "seed": "Seed",
    "options": "Options",
    POOL: "Pool",
    TITAN_POOL: "Titan pool",
}
"""What a setup holds, by what the notation calls it."""
_SCENARIO = "Scenario"
_WRITER = "Written by"

Start: TypeAlias = "Callable[[dict[str, Any]], Game]"
"""Begins the game of a setup."""


class DivergedError(SaveError):
    """This version does not play a game as the version that wrote it did. What agrees can still be shown."""

    def __init__(self, message: str, game: Game, turn: int, choice: int, card: str) -> None:
        super().__init__(message)
        self.game = game
        """As far as it is sure to be as it was."""
        self.turn = turn
        self.choice = choice
        """The number of the first choice, from 1, that does not lead where it led."""
        self.card = card
        """The name of the card that plays differently; empty where that cannot be told."""


# Writing.


def write(game: Game, setup: dict[str, Any]) -> str:
    """A game as text."""
    walk = game.clone(log=False)
    past = walk.past
    walk.rewind(0)
    bridges = {bridge.choices: bridge for bridge in past.bridges}
    lost = {
        at - len(bridge.lost) + number: note
        for at, bridge in bridges.items()
        for number, note in enumerate(bridge.lost)
    }
    notes: list[Note] = []
    checks, positions, comments, turn = {}, {}, {}, -1
    for made, choice in enumerate(past.choices, 1):
        decision = walk.decision
        if choice == LOST:
            if made - 1 in lost:  # Otherwise it is not known, or there is nothing to choose there any more.
                notes.append(lost[made - 1])
        else:
            assert decision is not None
            if decision.is_play_cards:
                checks[len(notes)] = check_of(walk)
            if walk.turn != turn:
                turn = walk.turn
                whose = f"Turn {turn}: p{walk.current_player + 1}, VP {' '.join(map(str, walk.scores))}"
                comments[len(notes)] = whose if turn else "Setup"
            notes.append(Note(decision.player, decision.question, decision.keys[choice]))
        walk.follow(past, made)
        if made in bridges:
            positions[len(notes)] = bridges[made].position
    checks[len(notes)] = check_of(walk)
    return notation.write(
        {
            _WRITER: f"smashup {__version__}",
            **({_SCENARIO: setup["scenario"]} if "scenario" in setup else {}),
            **{tag: setup[name] for name, tag in _TAGS.items() if setup.get(name) is not None},
        },
        notes,
        checks,
        positions,
        comments,
    )


def check_of(game: Game) -> str:
    """The fingerprint of its position as a text holds it."""
    return table_fingerprint(game.state)[: notation.CHECK_LENGTH]


# Reading.


def load(saved: str | bytes, start: Start) -> Game:
    """The game of a text; SaveError with the reason where it is none, DivergedError where it plays differently now."""
    try:
        text = saved.decode() if isinstance(saved, bytes) else saved
    except ValueError as error:
        raise SaveError(f"this is not a saved game: it is not text ({error})") from error
    if not isinstance(text, str) or not notation.is_notation(text):
        return _load_json(text, start)
    written = notation.read(text)
    setup = {name: written.tags[tag] for name, tag in _TAGS.items() if tag in written.tags}
    if _SCENARIO in written.tags:
        setup = {"scenario": written.tags[_SCENARIO]}
    elif "players" in setup:
        setup.setdefault("factions", None)
    writer = written.tags.get(_WRITER)
    game = _started(setup, start)
    retelling = Retelling(game, str(writer)) if writer else Retelling(game)
    for made in range(len(written.choices) + 1):
        if made in written.checks:
            retelling.check(written.checks[made])
        if made in written.positions:
            retelling.arrive(written.positions[made])
        if made < len(written.choices):
            retelling.choose(written.choices[made])
    if retelling.diverged:
        raise retelling.error()
    return retelling.game


def _started(setup: dict[str, Any], start: Start) -> Game:
    try:
        return start(setup)
    except SmashUpError as error:
        raise SaveError(f"this save cannot be set up: {error}") from error
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise SaveError(f"this save is damaged: its setup cannot be read ({error!r})") from error


def _load_json(text: str, start: Start) -> Game:
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise SaveError(
            f"this is not a saved game: it begins with no [{notation.FIRST} {notation.VERSION}], "
            f"and it is not JSON ({error})"
        ) from error
    if not isinstance(data, dict) or data.get("format") != SAVE_FORMAT:
        raise SaveError(f"this is not a saved game: it has no format {SAVE_FORMAT!r}")
    version = data.get("version")
    if type(version) is not int or version not in JSON_VERSIONS:
        raise SaveError(f"this save has version {version!r}; this program reads versions 1 to {notation.VERSION}")
    choices = data.get("choices")
    if not isinstance(choices, list) or not all(type(choice) is int for choice in choices):
        raise SaveError("this save is damaged: its choices are not a list of whole numbers")
    setup = data.get("setup")
    if not isinstance(setup, dict):
        raise SaveError("this save is damaged: it has no setup")
    game = _started(setup, start)
    again = False
    for number, choice in enumerate(choices, 1):
        decision = game.decision
        if again and choice == game.choices[-1]:
            again = False
            continue
        again = version == 1 and decision is not None and 0 <= choice < len(decision) and asks_again(decision, choice)
        try:
            game.choose(choice)
        except SmashUpError as error:
            raise SaveError(f"choice {number} of this save is not legal: {error}") from error
    # The fingerprint of version 1 can be checked only by the version that wrote it.
    if version > 1 and data.get("fingerprint") != table_fingerprint(game.state):
        raise SaveError(
            "this save leads to a different position from the one it was made at: it was changed, "
            "or made by another version"
        )
    return game


class Retelling:
    """Plays the choices of a game on record again, and notices where this version plays differently.

    From there on the choices are lost, until a kept position is met and the game goes on from it.
    """

    def __init__(self, game: Game, writer: str = "another version") -> None:
        self.game = game
        self.diverged = False
        self._writer = writer
        self._sure = 0
        """After so many choices the position was as written."""
        self._checked = False
        self._since: list[Note] = []
        """The choices made or lost after those."""
        self._turn = 0
        self._choice = 0
        self._note: Note | None = None
        self._card = ""

    @property
    def card(self) -> str:
        """The name of the card that plays differently, if something does; empty where that cannot be told."""
        return self._card

    def choose(self, note: Note) -> None:
        """Make the choice as it was made then, if it can be."""
        self._since.append(note)
        if self.diverged:
            self.game.lose()
            return
        made = len(self.game.choices)
        try:
            decision = self.game.decision
            if decision is not None and decision.player != note.player:
                raise SaveError(f"player {decision.player} is asked, not player {note.player}")
            self.game.choose(note.key)
        except Exception:  # A card that has changed may meet what it never met, and fail in any way.
            self._diverge(self._sure if self._checked else made, note)

    def skip(self) -> None:
        """Pass over a choice that is not to be made any more, and made no difference."""
        self._since.append(Note(-1, "", ""))
        self.game.lose()

    def check(self, fingerprint: str) -> None:
        """Compare the position with what was written of it."""
        if self.diverged:
            return
        if fingerprint == check_of(self.game):
            self._sure, self._checked = len(self.game.choices), True
            self._since.clear()
        else:
            self._diverge(self._sure, self._since[0] if self._since else None)

    def arrive(self, position: dict[str, Any]) -> bool:
        """Go on from a kept position, if what led there does not lead there any more; says whether that was so."""
        if not self.diverged:
            return False
        game = self.game
        game.cross(Bridge(len(game.choices), position, tuple(self._since), self._card))
        self.diverged = False
        self._sure, self._checked = len(game.choices), True
        self._since.clear()
        return True

    def rewind(self, number: int) -> None:
        """Go back, as was done then."""
        game = self.game
        game.rewind(number)
        self.diverged = self.diverged and game.choices[-1:] == (LOST,)
        self._sure = min(self._sure, number)
        del self._since[number - self._sure :]

    def _diverge(self, back_to: int, note: Note | None) -> None:
        game = self.game
        played = len(game.choices)
        game.rewind(min(back_to, played))
        self.diverged = True
        del self._since[: max(0, back_to - self._sure)]
        for _ in self._since:
            game.lose()
        self._turn, self._note, self._choice = game.turn, note, back_to + 1
        if note is not None and note in self._since:
            self._choice += self._since.index(note)
        self._card = card_of(note) if note is not None else ""

    def error(self) -> DivergedError:
        """What there is to say of it; its game ends where it is sure."""
        game = self.game
        lost = len(self._since)
        game.rewind(len(game.choices) - lost)
        shown = len(game.choices)
        what = self._card or "this"
        where = f"turn {self._turn}, choice {self._choice}"
        if self._note is not None:
            where += f" (p{self._note.player + 1} {self._note.question}: {self._note.key})"
        if self._writer == f"smashup {__version__}":
            reason = f"this save was changed: {where} does not lead where it led"
        else:
            reason = f"this version plays {what} differently from {self._writer}, which wrote this save: {where}"
        up_to = f"; the first {shown} choices can be shown" if shown else ""
        return DivergedError(f"{reason}{up_to}", game, self._turn, self._choice, self._card)


def card_of(note: Note) -> str:
    """The name of the card a choice is about, as far as its words tell."""
    source, slash, _ = note.question.partition("/")
    words: Sequence[str] = [source, *note.key.split()] if slash else note.key.split()
    return next((_names()[word] for word in words if word in _names()), "")


@cache
def _names() -> dict[str, str]:
    return {card.key: card.name for faction in FACTIONS.values() for card in faction.everything}
