"""Game files: a game's own save and, beside it, who sits where; or a report of a problem, which has a save in it.

The terminal, the laboratory and the server all write and read them here. Nothing in a file is believed: whatever is
wrong with one is said in one sentence, as a SaveError.

>>> from smashup import Game
>>> game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
>>> text = write_save(game.save(), [SavedSeat(HUMAN, "Ann"), SavedSeat("greedy", "Ben")])
>>> [seat.name for seat in read_save(text, is_bot={"greedy"}.__contains__).seats]
['Ann', 'Ben']
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, TypeVar

from smashup.engine.errors import SaveError, SmashUpError
from smashup.game import notation
from smashup.game.game import Game
from smashup.game.record import SAVE_FORMAT, DivergedError
from smashup.game.report import Report, is_report, read_report, saved_in

T = TypeVar("T")

HUMAN = "human"
"""The kind of a seat in which a person sits."""
SEATS, BOT_SEED = "Seats", "Bot seed"
"""What a save's tags are called."""
LONGEST_REASON = 300
"""What there is to say about a hostile file could be as long as the file."""

IsBot: TypeAlias = Callable[[str], bool]
"""Is that the name of a bot that may play? A file must not name code to be loaded, so whoever reads one says."""


@dataclass(frozen=True, slots=True)
class SavedSeat:
    """Who sat there."""

    kind: str
    """HUMAN, or the name of a bot."""
    name: str
    conceded: bool = False


@dataclass(frozen=True, slots=True)
class GameFile:
    """What is in a file."""

    game: Game
    seats: tuple[SavedSeat, ...] = ()
    """Empty: it does not say, as in a game that a program saved."""
    bot_seed: int = 0
    """What the bots' seeds are made of."""
    report: Report | None = None
    """Where it is a report."""
    breaks_off: str = ""
    """Why the game goes only so far, where this version plays the rest differently."""


def write_save(save: str, seats: Sequence[SavedSeat] = (), bot_seed: int | None = None) -> str:
    """The text of a file with what `Game.save` wrote. It is a save itself: `Game.load` reads it, too."""
    tags: dict[str, Any] = {}
    if seats:
        tags[SEATS] = [
            {"kind": seat.kind, "name": seat.name} | ({"conceded": True} if seat.conceded else {}) for seat in seats
        ]
    if bot_seed is not None:
        tags[BOT_SEED] = bot_seed
    return notation.with_tags(save, tags)


def is_save(text: str) -> bool:
    """Does the text say that it is a saved game, good or bad?"""
    if notation.is_notation(text):
        return True
    try:
        return _parsed(text).get("format") == SAVE_FORMAT
    except SaveError:
        return False


def read_save(text: str | bytes, is_bot: IsBot) -> GameFile:
    """A saved game."""
    text = _decoded(text)
    return _read(text, _said(text), is_bot)


def read_game_file(text: str | bytes, is_bot: IsBot, *, most_choices: int | None = None) -> GameFile:
    """A saved game, or the one in a report; a longer game is refused before it is played."""
    text = _decoded(text)
    save = saved_in(text) if is_report(text) else text
    said = _said(save)
    if most_choices is not None and said.choices > most_choices:
        raise SaveError(f"this game has {said.choices} choices; expected at most {most_choices}")
    if save is text:
        return _read(text, said, is_bot)
    report = _played(lambda: read_report(text))
    seats = read_seats(said.seats, report.game.players, is_bot) if said.seats is not None else ()
    return GameFile(report.game, seats or tuple(SavedSeat(HUMAN, name) for name in report.names), report=report)


def number_of_choices(save: str) -> int:
    """How many choices a save says were made."""
    return _said(save).choices


def read_seats(given: Any, players: int, is_bot: IsBot) -> tuple[SavedSeat, ...]:
    """What a file says about its seats."""
    if not isinstance(given, list) or len(given) != players or not all(isinstance(one, dict) for one in given):
        raise SaveError(f"this save is damaged: its seats are not {players} players with names")
    for number, one in enumerate(given, 1):
        kind, name, conceded = one.get("kind"), one.get("name"), one.get("conceded", False)
        if not isinstance(kind, str) or not isinstance(name, str) or not (kind == HUMAN or is_bot(kind)):
            raise SaveError(
                f"this save is damaged: seat {number} is not a player with a name, or a bot of this program"
            )
        if not isinstance(conceded, bool):
            raise SaveError(f"this save is damaged: it does not say whether seat {number} has conceded")
    seats = tuple(SavedSeat(one["kind"], one["name"], one.get("conceded", False)) for one in given)
    if all(seat.conceded for seat in seats):
        raise SaveError("this save is damaged: all of its players have conceded")
    return seats


class _Said(NamedTuple):
    """What a save says besides the game."""

    choices: int
    """How many."""
    seats: Any = None
    bot_seed: Any = 0


def _said(save: str) -> _Said:
    if notation.is_notation(save):
        written = notation.read(save)
        return _Said(len(written.choices), written.tags.get(SEATS), written.tags.get(BOT_SEED, 0))
    data = _parsed(save)
    choices = data.get("choices")
    return _Said(len(choices) if isinstance(choices, list) else 0, data.get("seats"), data.get("bot_seed", 0))


def _read(save: str, said: _Said, is_bot: IsBot) -> GameFile:
    reason = ""
    try:
        game = _played(lambda: Game.load(save))
    except DivergedError as error:
        game, reason = error.game, str(error)
    seats = read_seats(said.seats, game.players, is_bot) if said.seats is not None else ()
    if type(said.bot_seed) is not int:
        raise SaveError("this save is damaged: its bot seed is not a whole number")
    return GameFile(game, seats, said.bot_seed, breaks_off=reason)


def _decoded(text: str | bytes) -> str:
    try:
        return text.decode() if isinstance(text, bytes) else text
    except ValueError as error:
        raise SaveError(f"this is not a saved game: it is not text ({_short(str(error))})") from error


def _parsed(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        first = f"[{notation.FIRST} {notation.VERSION}]"
        reason = f"it begins with no {first}, and it is not JSON ({_short(str(error))})"
        raise SaveError(f"this is not a saved game: {reason}") from error
    if not isinstance(data, dict):
        raise SaveError("this is not a saved game: expected a JSON object")
    return data


def _played(load: Callable[[], T]) -> T:
    try:
        return load()
    except DivergedError:
        raise
    except SmashUpError as error:
        raise SaveError(_short(str(error))) from error
    except Exception as error:  # A position that no game can reach may break any card's code.
        raise SaveError(f"this save is damaged: its game cannot be played ({_short(repr(error))})") from error


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= LONGEST_REASON else f"{text[:LONGEST_REASON]} …"
