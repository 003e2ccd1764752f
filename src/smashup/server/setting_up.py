"""From a table's settings to a game: the same settings and seed always give the same game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smashup.engine import randomness
from smashup.engine.definitions import FACTIONS, SETS
from smashup.engine.errors import SetupError
from smashup.engine.options import Options
from smashup.game import Game
from smashup.server.errors import Refused
from smashup.server.protocol.tables import TableSettings


@dataclass(frozen=True, slots=True)
class Deal:
    """What `Game.new` needs, ready to be sent to another process."""

    players: int | Sequence[Sequence[str]]
    seed: int
    options: Options

    def game(self, *, log: bool) -> Game:
        return Game.new(self.players, self.seed, self.options, log=log)


def deal_for(settings: TableSettings, seed: int) -> Deal:
    """How the game of a table begins; settings that make no game are refused."""
    try:
        sets = None if settings.sets is None else tuple(settings.sets)
        setup = "random" if settings.setup == "given" else settings.setup
        options = Options(**settings.variants.model_dump(), setup=setup, sets=sets)
        deal = Deal(_players(settings, options, seed), seed, options)
        deal.game(log=False)
    except SetupError as error:
        raise Refused("bad_request", str(error), 422) from error
    return deal


def _players(settings: TableSettings, options: Options, seed: int) -> int | list[list[str]]:
    """The factions of each seat where some are given, the rest at random; otherwise just how many play."""
    given = [seat.factions for seat in settings.seats]
    if settings.setup != "given":
        if any(pair is not None for pair in given):
            raise SetupError('seats have factions only with the setup "given"')
        return len(given)
    sets = options.sets or tuple(SETS)
    taken = [] if options.duplicate_factions else [key for pair in given if pair is not None for key in pair]
    left = [key for key, faction in FACTIONS.items() if faction.set in sets and key not in taken]
    pairs: list[list[str]] = []
    rng = randomness.seeded(seed)
    for pair in given:
        if pair is None:
            if len(left) < 2:
                raise SetupError("these sets have too few factions for the seats without")
            rng = randomness.shuffle(rng, left)
            pair = left[:2]
            if not options.duplicate_factions:
                left = left[2:]
        pairs.append(list(pair))
    return pairs
