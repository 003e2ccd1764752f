"""What a request changes: it is checked against the table, and becomes an entry of the journal, or is refused.

Nothing is changed here: `journal` numbers what these functions make and lets it happen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from smashup.engine.decisions import WINDOWS, Decision
from smashup.server.errors import Refused
from smashup.server.protocol import requests
from smashup.server.protocol.common import Message
from smashup.server.protocol.journal import (
    Chooser,
    Chosen,
    Entry,
    RematchWanted,
    Said,
    SeatChanged,
    SpeedSet,
    Started,
    TakenBack,
    UndoAnswered,
    UndoAsked,
)
from smashup.server.seats import DEFAULT_LEVEL, Seat, bot_name, check_level, check_substitute
from smashup.server.table import MOST_ASIDES, PASS_KEY, Attendance, Table
from smashup.server.undo import undo_plan

KEYS_NAMED = 12
"""At most this many of the expected keys are listed in a refusal."""


def change_for(table: Table, attendance: Attendance, seat: int | None, request: Message) -> Entry | None:
    """What the request changes; None if nothing."""
    if seat is None:
        raise not_seated()
    if table.asides >= MOST_ASIDES and type(request) in _ENDLESS:
        raise Refused("story_full", "so much was said and taken back here that only choices are written down now")
    return _CHANGES[type(request)](table, attendance, seat, request)


def not_seated() -> Refused:
    return Refused("not_seated", "you are watching; only a player with a seat's token can do that", 403)


def follows(table: Table) -> Entry | None:
    """What comes of the last change without anybody asking for it."""
    if table.phase == "waiting" and table.is_full:
        return Started()
    wish = table.wish
    if wish is not None and not wish.waiting_for:
        return TakenBack(seat=wish.seat, back_to=wish.back_to)
    if table.clock is not None and table.phase == "playing":
        for number, seat in enumerate(table.seats):
            if seat.by_person and table.clock.has_given_up(number):
                return _hand_over(number, seat, DEFAULT_LEVEL, by=None)
    return None


def choice(table: Table, number: int, choice: int, by: Chooser, spent: float) -> Entry | None:
    """What a bot's answer changes; None if it comes too late."""
    player = table.to_move
    if player is None or number != table.position:
        return None
    assert table.game is not None
    assert table.game.decision is not None
    return chosen(table.game.decision, choice, by, spent)


def chosen(decision: Decision, index: int, by: Chooser, spent: float) -> Chosen:
    """A choice that is made of this decision."""
    key = decision.keys[index]
    return Chosen(seat=decision.player, by=by, question=decision.question, key=key, spent=round(spent, 3))


def _choose(table: Table, attendance: Attendance, seat: int, request: requests.Choose) -> Entry | None:
    if table.hides_hands and request.key == PASS_KEY and _has_passed(table, seat, request.decision):
        return None
    _must_play(table)
    game = table.game
    assert game is not None
    decision = game.decision
    assert decision is not None
    if request.decision != table.position:
        raise Refused("stale", f"decision {request.decision} is past; the current one is {table.position}")
    if decision.player != seat:
        raise Refused("not_your_turn", f"it is {table.names[decision.player]}'s turn to decide")
    _must_be_own(table, seat)
    keys = decision.keys
    if request.key not in keys:
        more = f" and {len(keys) - KEYS_NAMED} more" if len(keys) > KEYS_NAMED else ""
        expected = ", ".join(keys[:KEYS_NAMED])
        raise Refused("not_offered", f"{request.key!r} is not offered; expected one of {expected}{more}")
    return chosen(decision, keys.index(request.key), "person", attendance.spent)


def _has_passed(table: Table, seat: int, decision: int) -> bool:
    """Was this window passed in the moment before, which may have been done for the player?"""
    move = next((move for move in reversed(table.moves) if move.position <= decision), None)
    if move is None or (move.position, move.seat) != (decision, seat):
        return False
    entry = table.entries[move.number - 1]
    return isinstance(entry, Chosen) and entry.key == PASS_KEY and entry.question in WINDOWS


def _undo(table: Table, attendance: Attendance, seat: int, request: requests.Undo) -> Entry:
    if table.wish is not None:
        raise Refused("already_asked", f"{table.names[table.wish.seat]} has already asked; the others have to answer")
    plan = undo_plan(table, seat, attendance.present)
    if not plan.consent:
        return TakenBack(seat=seat, back_to=plan.back_to)
    return UndoAsked(seat=seat, back_to=plan.back_to, waiting_for=tuple(sorted(plan.consent)))


def _restart(table: Table, attendance: Attendance, seat: int, request: requests.Restart) -> Entry:
    if table.guide is None:
        raise Refused("not_guided", "only a lesson or a puzzle can be started over")
    if not table.moves:
        raise Refused("nothing_to_undo", "nothing has been chosen yet: this is the beginning")
    return TakenBack(seat=seat, back_to=table.moves[0].position)


def _undo_answer(table: Table, attendance: Attendance, seat: int, request: requests.UndoAnswer) -> Entry:
    wish = table.wish
    if wish is None:
        raise Refused("nothing_asked", "nobody is asking to take anything back")
    may_withdraw = seat == wish.seat and not request.agree
    if seat not in wish.waiting_for and not may_withdraw:
        raise Refused("not_asked", "your answer is not needed")
    return UndoAnswered(seat=seat, agree=request.agree)


def _chat(table: Table, attendance: Attendance, seat: int, request: requests.Chat) -> Entry:
    return Said(seat=seat, text=request.text)


def _set_speed(table: Table, attendance: Attendance, seat: int, request: requests.SetSpeed) -> Entry | None:
    if request.speed == table.speed:
        return None
    return SpeedSet(seat=seat, speed=request.speed)


def _concede(table: Table, attendance: Attendance, seat: int, request: requests.Concede) -> Entry:
    _must_play(table)
    if table.guide is not None:
        raise Refused("guided", "there is nobody to concede to here: start over (restart), or just leave")
    if table.seats[seat].conceded:
        raise Refused("conceded", "you have already conceded")
    level = table.seats[seat].level or DEFAULT_LEVEL
    return SeatChanged(seat=seat, change="conceded", by=seat, name=table.names[seat], level=level)


def _leave(table: Table, attendance: Attendance, seat: int, request: requests.Leave) -> Entry:
    if table.phase != "waiting":
        raise Refused("already_playing", "the game has begun: let a bot play your seat (replace_by_bot), or concede")
    return SeatChanged(seat=seat, change="left", by=seat, name=table.names[seat])


def _replace_by_bot(table: Table, attendance: Attendance, seat: int, request: requests.ReplaceByBot) -> Entry:
    if table.phase == "over":
        raise Refused("not_playing", "the game is over")
    number = request.seat
    if number >= len(table.seats):
        raise Refused("bad_request", f"there is no seat {number}; expected 0 to {len(table.seats) - 1}")
    other = table.seats[number]
    if other.level is not None:
        raise Refused("already_bot", f"a bot already plays seat {number}")
    if other.taken and number != seat and not attendance.long_gone[number]:
        raise Refused("not_gone", f"{other.name} is here, or has only just left")
    if table.phase == "waiting" and number == seat:
        raise Refused("not_playing", "the game has not begun: leave, and a bot can take the free seat")
    check = check_substitute if other.taken and number != seat else check_level
    level = check(request.level) if request.level is not None else DEFAULT_LEVEL
    return _hand_over(number, other, level, by=seat, names=[one.name for one in table.seats])


def _hand_over(number: int, seat: Seat, level: str, by: int | None, names: Sequence[str | None] = ()) -> Entry:
    name = seat.name or bot_name(level, names)
    return SeatChanged(seat=number, change="bot", by=by, name=name, level=level)


def _take_back_seat(table: Table, attendance: Attendance, seat: int, request: requests.TakeBackSeat) -> Entry:
    _must_play(table)
    own = table.seats[seat]
    if own.conceded:
        raise Refused("conceded", "you have conceded; a bot plays your seat to the end")
    if own.by_person:
        raise Refused("not_bot", "you already play your seat")
    return SeatChanged(seat=seat, change="returned", by=seat, name=table.names[seat])


def _rematch(table: Table, attendance: Attendance, seat: int, request: requests.Rematch) -> Entry:
    if table.phase != "over":
        raise Refused("not_over", "the game is not over yet")
    if table.next_table is not None:
        raise Refused("already_made", f"the next game is at table {table.next_table}")
    if seat in table.rematch:
        raise Refused("already_asked", "you have already asked; the others have to agree")
    return RematchWanted(seat=seat)


def _must_play(table: Table) -> None:
    if table.phase != "playing":
        reason = "the game is over" if table.phase == "over" else "the game has not begun: there are free seats"
        raise Refused("not_playing", reason)


def _must_be_own(table: Table, seat: int) -> None:
    if not table.seats[seat].by_person:
        raise Refused("not_yours", "a bot plays your seat: take it back first (take_back_seat)")


_CHANGES: dict[type[Message], Callable[[Table, Attendance, int, Any], Entry | None]] = {
    requests.Choose: _choose,
    requests.Undo: _undo,
    requests.Restart: _restart,
    requests.UndoAnswer: _undo_answer,
    requests.Chat: _chat,
    requests.SetSpeed: _set_speed,
    requests.Concede: _concede,
    requests.Leave: _leave,
    requests.ReplaceByBot: _replace_by_bot,
    requests.TakeBackSeat: _take_back_seat,
    requests.Rematch: _rematch,
}
_ENDLESS = frozenset(
    {
        requests.Undo,
        requests.Restart,
        requests.Chat,
        requests.SetSpeed,
        requests.ReplaceByBot,
        requests.TakeBackSeat,
    }
)
"""What could go on for ever. A game without it comes to its end."""
