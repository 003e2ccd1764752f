"""From a table's settings to a game: the same settings and seed always give the same game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smashup.engine.errors import SetupError
from smashup.engine.factions import Pool
from smashup.engine.options import Options
from smashup.engine.setup import fill_up
from smashup.game import Game
from smashup.game.scenario import Scenario
from smashup.guides import guide_for
from smashup.server.errors import Refused
from smashup.server.protocol.guides import GuideKey
from smashup.server.protocol.tables import TableSettings


@dataclass(frozen=True, slots=True)
class Deal:
    """What `Game.new` needs, or which guide's game it is, ready to be sent to another process."""

    players: int | Sequence[Sequence[str]]
    seed: int
    options: Options
    pool: Pool
    guide: tuple[str, str] | None = None
    """The kind and the key."""
    position: str | None = None
    """Where the game begins, in one line of text."""

    def game(self, *, log: bool) -> Game:
        if self.guide is not None:
            return guide_for(*self.guide).start(log=log)
        if self.position is not None:
            return game_at(self.position, self.seed, log=log)
        return Game.new(self.players, self.seed, self.options, log=log, pool=self.pool)


def deal_for(settings: TableSettings, seed: int, pool: Pool) -> Deal:
    """How the game of a table that is dealt from this pool begins; settings that make no game are refused."""
    try:
        if settings.guide is not None:
            return _guided(settings, settings.guide, seed, pool)
        if settings.position is not None:
            return _prepared(settings, settings.position, seed, pool)
        sets = None if settings.sets is None else tuple(settings.sets)
        setup = "random" if settings.setup == "given" else settings.setup
        variants = settings.variants.model_dump()
        # Tables from before there was such a setting have none: they go on as they were.
        variants["ask_alike"] = bool(settings.variants.ask_alike)
        options = Options(**variants, setup=setup, sets=sets)
        deal = Deal(_players(settings, options, seed, pool), seed, options, pool)
        deal.game(log=False)
    except SetupError as error:
        raise Refused("bad_request", str(error), 422) from error
    return deal


def game_at(position: str, seed: int, *, log: bool) -> Game:
    """The game that begins at a position somebody wrote down; SetupError where none can."""
    try:
        scenario = Scenario.from_line(position)
        data = scenario.to_dict()
        for name, reason in _NOT_PLAYED.items():
            if name in data:
                raise SetupError(f"{name}: {reason}")
        if "seed" not in data:
            scenario.seed(seed)
        game = scenario.start(log=log)
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise SetupError(f"this position cannot be read: {error}") from error
    if game.decision is None:
        raise SetupError("nobody has anything to decide in this position: the game would be over")
    return game


_NOT_PLAYED = {
    "definitions": "a table has only cards that exist",
    "plain": "a table has only cards that exist",
    "stop_after": "a game at a table goes on to its end",
}


def _prepared(settings: TableSettings, position: str, seed: int, pool: Pool) -> Deal:
    """The game that begins at a position. Whoever wrote it knows every card, so there is one person at most."""
    if settings.guide is not None:
        raise SetupError("expected a guide or a position, not both")
    if sum(seat.kind == "person" for seat in settings.seats) > 1:
        raise SetupError("a position reveals every card: expected at most one person, and bots")
    deal = Deal(len(settings.seats), seed, Options(), pool, position=position)
    players = deal.game(log=False).players
    if players != len(settings.seats):
        raise SetupError(f"this position is for {players} players: expected as many seats")
    return deal


def _guided(settings: TableSettings, wanted: GuideKey, seed: int, pool: Pool) -> Deal:
    """The game of a guide: it speaks to one person, in the first seat."""
    guide = guide_for(wanted.kind, wanted.key)
    if [seat.kind for seat in settings.seats] != ["person"] + ["bot"] * (guide.players - 1):
        raise SetupError(f"this {guide.kind} has {guide.players} seats: expected a person, then bots")
    return Deal(guide.players, seed, Options(), pool, (wanted.kind, wanted.key))


def _players(settings: TableSettings, options: Options, seed: int, pool: Pool) -> int | list[list[str]]:
    """The factions of each seat where some are given, the rest at random; otherwise just how many play."""
    given = [seat.factions for seat in settings.seats]
    if settings.setup != "given":
        if any(pair is not None for pair in given):
            raise SetupError('seats have factions only with the setup "given"')
        if settings.setup != "random" or not settings.avoid:
            return len(given)
    return fill_up(given, options, seed, settings.avoid or (), pool=pool)
