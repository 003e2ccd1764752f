"""Who plays: seats, names and factions from the command line."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence

from smashup.bots import BOTS, make_bot
from smashup.bots.registry import is_own
from smashup.cli.common.arguments import UsageError
from smashup.cli.common.lookup import faction_pairs, factions, find_faction, near_miss
from smashup.engine.factions import Pool
from smashup.engine.options import Options
from smashup.engine.setup import fill_up
from smashup.game.save import HUMAN, SavedSeat

YOU = "You"


def seats_from(kinds: Sequence[str], names: Sequence[str]) -> list[SavedSeat]:
    """A seat for each kind, called as asked for, or You, Greedy, Random 2 and so on."""
    if not 2 <= len(kinds) <= 4:
        raise UsageError(f"a game has 2 to 4 seats, not {len(kinds)}")
    for kind in kinds:
        if ":" in kind:
            make_bot(kind)  # Says what is wrong with somebody's own bot.
        elif kind != HUMAN and not is_own(kind):
            kinds = (HUMAN, *BOTS)
            near = near_miss(kind, kinds)
            hint = f"did you mean {near}?" if near else f"expected one of {', '.join(kinds)}, or module:Class"
            raise UsageError(f"there is no player of the kind {kind!r}; {hint}")
    if len(names) > len(kinds):
        raise UsageError(f"{len(names)} names were given for {len(kinds)} seats")
    called = [*names, *_default_names(kinds)[len(names) :]]
    for name in called:
        if not name.strip() or not name.isprintable():
            raise UsageError(f"{name!r} cannot be a name")
    twice = [name for name, number in Counter(called).items() if number > 1]
    if twice:
        raise UsageError(f"two players are called {twice[0]}; names must differ")
    return [SavedSeat(kind, name.strip()) for kind, name in zip(kinds, called, strict=True)]


def _default_names(kinds: Sequence[str]) -> list[str]:
    """A bot is called by its own name, or that of its class.

    >>> _default_names(["human", "greedy", "mine:PowerBot", "yours:PowerBot"])
    ['You', 'Greedy', 'PowerBot 1', 'PowerBot 2']
    """
    bots = [kind.rpartition(":")[2] for kind in kinds]
    counts = Counter(bots)
    found = []
    for seat, bot in enumerate(bots):
        if kinds[seat] == HUMAN:
            found.append(YOU if counts[HUMAN] == 1 else f"Player {seat + 1}")
        else:
            number = f" {bots[: seat + 1].count(bot)}" if counts[bot] > 1 else ""
            found.append(bot[:1].upper() + bot[1:] + number)
    return found


def players_from(
    given: Sequence[str], players: int, options: Options, seed: int, avoided: Sequence[str] = ()
) -> int | list[list[str]]:
    """What `Game.new` takes for the players: factions where some were given, the rest at random, or their number."""
    needed = players if options.duplicate_factions else 2 * players
    if len(factions()) < max(2, needed):
        raise UsageError(
            f"{players} players need {2 * players} factions and there are {len(factions())}; try --duplicate-factions"
        )
    avoid = [find_faction(name) for name in avoided]
    if avoid and not given and options.setup != "random":
        raise UsageError("--not applies to random factions: add --setup random, or --factions for some players")
    if not given and not avoid:
        return players
    pairs = faction_pairs(given, players)
    return fill_up([*pairs, *[None] * (players - len(pairs))], options, seed, avoid, pool=Pool.of_today())


def seed_from(given: int | None) -> int:
    """The seed that was asked for, or a new one that is short enough to be written down."""
    return secrets.randbelow(1_000_000) if given is None else given
