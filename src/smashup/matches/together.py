"""Several arenas as one: slow bots are rated by games of several days, or of several machines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from smashup.engine.errors import SetupError
from smashup.matches.arena import Pairing, Standings, Tally, pairings_of
from smashup.matches.identity import changed
from smashup.matches.kept_results import KeptArena, kept_arena
from smashup.matches.referee import MOST_TROUBLES


def rate(files: Sequence[Path]) -> tuple[int, Standings]:
    """How many players had a game, and the results of several arenas as one, out of the files that keep them.

    All must be of as many players, of the same rules and of the same programs, no game may be in two of them, and all
    bots must have met, at least through third ones: SetupError says what is not so. The bots themselves need not be
    there any more.
    """
    arenas = [(path, kept_arena(path, pairings_of)) for path in files]
    for one, other in combinations(arenas, 2):
        _check(*one, *other)
    names = list(dict.fromkeys(bot for _, arena in arenas for bot in arena.bots))
    if len(names) < 2:
        raise SetupError(f"these are games of {names[0]} against itself: there is nobody to compare it with")
    there: dict[tuple[object, ...], int] = {}
    standings = []
    for number, (path, arena) in enumerate(arenas):
        number_of = [names.index(bot) for bot in arena.bots]
        seated = pairings_of(len(arena.bots), arena.players)
        line_ups = [tuple(number_of[bot] for bot in line_up) for line_up in seated]
        tally = Tally(names, line_ups, arena.games)
        for result in arena.results:
            pairing, game = divmod(result.number, arena.games)
            played = (arena.seed, pairing, line_ups[pairing], game)
            if (first := there.setdefault(played, number)) != number:
                raise SetupError(f"some games are in {arenas[first][0]} and in {path} as well; each counts once")
            tally.count(result)
        standings.append(tally.standings())
    together = _together(standings)
    _check_that_all_met(together)
    return arenas[0][1].players, together


def _check_that_all_met(standings: Standings) -> None:
    """SetupError if some bots have met no others, not even through third ones."""
    met = {0}
    for _ in standings.names:
        met.update(bot for pairing in standings.pairings if met & {*pairing.bots} for bot in pairing.bots)
    if strangers := [name for bot, name in enumerate(standings.names) if bot not in met]:
        acquainted = [standings.names[bot] for bot in sorted(met)]
        raise SetupError(
            f"nobody of {', '.join(acquainted)} has met anybody of {', '.join(strangers)}, so nothing says how strong "
            "they are beside each other; rate them apart, or let some of them play together"
        )


def _check(path: Path, arena: KeptArena, other_path: Path, other: KeptArena) -> None:
    """SetupError if the results of two arenas say nothing about each other."""
    if arena.players != other.players:
        raise SetupError(
            f"{path} has games of {arena.players} players, {other_path} of {other.players}; rate them apart"
        )
    if arena.titans != other.titans:
        raise SetupError(f"one of {path} and {other_path} has games with titans, the other without; rate them apart")
    shared = [bot for bot in other.bots if bot in arena.bots]
    then, now = [{**one.identity, "bots": {bot: one.identity["bots"][bot] for bot in shared}} for one in (arena, other)]
    if differ := changed(then, now):
        raise SetupError(
            f"{path} and {other_path} were played with other programs: {' and '.join(differ)} changed between them; "
            "rate them apart"
        )


def _together(all_standings: Sequence[Standings]) -> Standings:
    """Standings of the same bots as one."""
    found: dict[tuple[int, ...], list[Pairing]] = {}
    for pairing in (pairing for standings in all_standings for pairing in standings.pairings if pairing.games):
        found.setdefault(tuple(sorted(pairing.bots)), []).append(pairing)
    pairings = []
    for bots, parts in sorted(found.items()):
        wins, forfeits = [0.0] * len(bots), [0] * len(bots)
        for part in parts:
            in_order = sorted(range(len(bots)), key=part.bots.__getitem__)
            for place, there in enumerate(in_order):
                wins[place] += part.wins[there]
                forfeits[place] += part.forfeits[there]
        games, unfinished = sum(part.games for part in parts), sum(part.unfinished for part in parts)
        pairings.append(Pairing(bots, games, tuple(wins), unfinished, tuple(forfeits)))
    troubles = [trouble for standings in all_standings for trouble in standings.troubles]
    return Standings(all_standings[0].names, tuple(pairings), tuple(troubles[:MOST_TROUBLES]))
