"""Seats, the bots that can take them, and the secrets that open them. Only hashes of secrets are kept."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from smashup.bots import BOTS, LEVELS
from smashup.server.errors import Refused
from smashup.server.protocol.common import looks_of
from smashup.server.protocol.tables import BotLevel, SeatPlan

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""For ids of tables: nothing that is easily taken for something else."""
_LEVELS = {
    "easy": "Still learning. Overlooks a lot.",
    "normal": "Plays quickly and well, but does not think long.",
    "hard": "Reads each turn ahead.",
    "expert": "Thinks long and hard. You will have to be good.",
}
DEFAULT_LEVEL = "normal"
QUICK_LEVEL = "greedy"
"""Who chooses for a player whose time has run out: the answer must come at once."""


def bot_levels() -> list[BotLevel]:
    """What people choose from, the weakest first."""
    return [
        BotLevel(name=name, title=name.capitalize(), text=_LEVELS[name], is_default=name == DEFAULT_LEVEL)
        for name in LEVELS
    ]


def check_substitute(name: str) -> str:
    """Who may play for somebody who is away: nobody weaker than usual, whom only the others would choose."""
    able = LEVELS[LEVELS.index(DEFAULT_LEVEL) :]
    if name not in able:
        raise Refused("bad_request", f"expected a bot that plays as well as people do: {', '.join(able)}", 422)
    return name


def check_level(name: str) -> str:
    """Programs may ask for any bot of `BOTS`, and nothing else is ever made into a bot."""
    if name not in BOTS:
        raise Refused("bad_request", f"there is no bot {name!r}; expected one of {', '.join(BOTS)}", 422)
    return name


def new_secret() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def opens(secret: str | None, kept: str | None) -> bool:
    """Is this the secret whose hash was kept?"""
    return secret is not None and kept is not None and hmac.compare_digest(hashed(secret), kept)


@dataclass(slots=True)
class Seat:
    """A seat as the journal says it is."""

    plan: SeatPlan
    name: str | None = None
    token_hash: str | None = None
    level: str | None = None
    """The bot that plays it now."""
    bot_since: int | None = None
    """The number of the entry with which a bot took over from a person, who may come back."""
    handed_over: bool = False
    """That person wanted it so."""
    conceded: bool = False

    @property
    def taken(self) -> bool:
        return self.name is not None

    @property
    def by_person(self) -> bool:
        """Does a person play it now?"""
        return self.taken and self.level is None


def seats_for(plans: Sequence[SeatPlan]) -> list[Seat]:
    """The seats of a new table; bots sit down at once."""
    seats: list[Seat] = []
    for plan in plans:
        seat = Seat(plan)
        if plan.kind == "bot":
            seat.level = plan.level or DEFAULT_LEVEL
            seat.name = bot_name(seat.level, [other.name for other in seats])
        seats.append(seat)
    return seats


def bot_name(level: str, taken: Sequence[str | None]) -> str:
    """Normal bot, Normal bot 2 and so on."""
    name = f"{level.capitalize()} bot"
    number = 2
    while any(same_name(name, other) for other in taken):
        name = f"{level.capitalize()} bot {number}"
        number += 1
    return name


def same_name(one: str, other: str | None) -> bool:
    return other is not None and looks_of(one) == looks_of(other)


def free_seat(seats: Sequence[Seat], wanted: int | None, name: str) -> int:
    """The seat a newcomer gets."""
    if any(same_name(name, seat.name) for seat in seats):
        raise Refused("name_taken", f"somebody at this table is already called {name}; choose another name")
    if wanted is None:
        for number, seat in enumerate(seats):
            if not seat.taken:
                return number
        raise Refused("no_free_seat", "every seat is taken; you can watch")
    if wanted >= len(seats):
        raise Refused("bad_request", f"there is no seat {wanted}; expected 0 to {len(seats) - 1}", 422)
    if seats[wanted].taken:
        raise Refused("seat_taken", f"seat {wanted} is taken")
    return wanted


def seat_of(seats: Sequence[Seat], token: str) -> int:
    """The seat a token opens."""
    for number, seat in enumerate(seats):
        if opens(token, seat.token_hash):
            return number
    raise Refused("wrong_token", "this token opens no seat at this table; leave it out to watch", 403)
