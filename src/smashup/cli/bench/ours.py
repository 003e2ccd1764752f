"""What is measured of this project: microseconds of processor time on one core, the best of several rounds.

Processor time, and the best, because what else the machine does only ever adds to it.
"""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import NotRequired, TypedDict

from smashup import compiled
from smashup.bots.mcts import TreeSearch
from smashup.bots.registry import LEVELS, make_bot, play
from smashup.cli.bench.peers import PeerTimes
from smashup.engine import randomness
from smashup.engine.options import Options
from smashup.game import Game

try:  # As the server writes it.
    from orjson import dumps as as_json
except ModuleNotFoundError:  # Without the server there is only Python's own, which takes three times as long.
    from json import dumps as as_json  # type: ignore[assignment]

POSITIONS = Path(__file__).with_name("positions.json")
"""The Play Cards decisions that are searched; written by `python -m tools.bench_positions`."""
CLOCK = time.process_time if time.get_clock_info("process_time").resolution < 1e-5 else time.perf_counter
"""Windows counts processor time in sixtieths of a second."""
ROUNDS = 3
GAMES = 60
"""How many random games are played; always the same, because a faster engine must not be given other games."""
LOOKED_INTO = 8
"""Into how many of them is looked, at every fifth decision."""
EVERY = 5
CALLS = 10
"""How often the same is done at one decision."""
ITERATIONS = 20
"""How many iterations each of the positions is searched for."""
BOTS_PLAY = 42
"""The seed of the games of bots."""


class Position(TypedDict):
    """A decision of a game, as what leads to it."""

    factions: list[list[str]]
    seed: int
    choices: list[int]


class PlayersTimes(TypedDict):
    """Random games of that many players."""

    players: int
    decision_us: float
    games_per_second: float


class BotTimes(TypedDict):
    """A whole game between two bots of a level."""

    level: str
    game_seconds: float
    decisions: int


class EngineTimes(TypedDict):
    """What --json prints: how fast the engine is, and what is made of it."""

    compiled: bool
    decision_us: float
    """Of random two-player games, choosing included, the log off."""
    games_per_second: float
    clone_us: float
    """A copy at the Play Cards decision, without working out its decision."""
    clone_in_effect_us: float
    """A copy in the middle of an effect, with its decision."""
    determinize_us: float
    """At the Play Cards decision, with the decision of the game that comes of it."""
    view_json_us: float
    """What each of two players may know, as JSON."""
    observation_us: NotRequired[float]
    """The observation and the mask for learning; missing where NumPy is not installed."""
    search_iterations_per_second: float
    """Of a searching bot, over the fixed positions."""
    by_players: list[PlayersTimes]
    bots: NotRequired[list[BotTimes]]
    peers: NotRequired[list[PeerTimes]]
    to_pyminion: NotRequired[dict[str, float]]
    """Our times as multiples of a decision of pyminion's in the same run: what to compare between machines."""


def measure() -> EngineTimes:
    """Measure everything but whole games of bots."""
    _play(2, 0)  # Everything is imported and warm.
    with _no_garbage_collected():
        by_players = [_players_times(players) for players in (2, 3, 4)]
        found: EngineTimes = {
            "compiled": compiled,
            "decision_us": by_players[0]["decision_us"],
            "games_per_second": by_players[0]["games_per_second"],
            "clone_us": _at_decisions(lambda game: game.clone(), in_effect=False),
            "clone_in_effect_us": _at_decisions(lambda game: game.clone(log=False).decision, in_effect=True),
            "determinize_us": _at_decisions(_deal_again, in_effect=False),
            "view_json_us": _at_decisions(_tell_both, in_effect=False),
            "search_iterations_per_second": _iterations_per_second(),
            "by_players": by_players,
        }
        if find_spec("numpy") is not None and find_spec("gymnasium") is not None:
            from smashup.env.match import encode

            found["observation_us"] = _at_decisions(lambda game: encode(game, _asked(game)), in_effect=False)
    return found


def measure_bots(levels: tuple[str, ...] = LEVELS) -> list[BotTimes]:
    """A game of two bots for each level, the same game on every machine as long as no bot runs out of seconds."""
    found: list[BotTimes] = []
    with _no_garbage_collected():
        for level in levels:
            game = Game.new(2, BOTS_PLAY, Options(setup="random"), log=False)
            began = CLOCK()
            play(game, [make_bot(level, seat) for seat in range(2)])
            spent = CLOCK() - began
            found.append({"level": level, "game_seconds": round(spent, 3), "decisions": len(game.choices)})
    return found


def positions() -> list[Game]:
    """The fixed positions."""
    found = []
    kept: list[Position] = json.loads(POSITIONS.read_text(encoding="utf-8"))
    for position in kept:
        game = Game.new(position["factions"], position["seed"], log=False)
        for choice in position["choices"]:
            game.choose(choice)
        found.append(game)
    return found


@contextmanager
def _no_garbage_collected() -> Iterator[None]:
    """What was loaded at the start is not looked through again and again."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _new(players: int, seed: int) -> Game:
    return Game.new(players, seed, Options(setup="random"), log=False)


def _play(players: int, seed: int) -> int:
    """Play a game by chance; how many decisions it took."""
    game = _new(players, seed)
    rng = randomness.seeded(seed)
    decisions = 0
    choose = game.choose
    while (decision := game.decision) is not None:
        rng = (rng * 0x5851F42D4C957F2D + 1) & 0xFFFFFFFFFFFFFFFF
        choose((rng >> 32) * len(decision.raw) >> 32)
        decisions += 1
    return decisions


def _players_times(players: int) -> PlayersTimes:
    """Random games over random faction pairs."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = CLOCK()
        decisions = sum([_play(players, seed) for seed in range(GAMES)])
        best = min(best, CLOCK() - began)
    return {
        "players": players,
        "decision_us": round(best / decisions * 1e6, 3),
        "games_per_second": round(GAMES / best, 2),
    }


def _at_decisions(work: Callable[[Game], object], *, in_effect: bool) -> float:
    """Microseconds of a piece of work at Play Cards decisions of random games, or at those within effects."""
    spent = 0.0
    met = 0
    for seed in range(LOOKED_INTO):
        game = _new(2, seed)
        rng = randomness.seeded(seed)
        while (decision := game.decision) is not None:
            if game.turn and decision.is_play_cards != in_effect:
                if met % EVERY == 0:
                    spent += min([_timed(work, game) for _ in range(ROUNDS)])
                met += 1
            index, rng = randomness.below(rng, len(decision.raw))
            game.choose(index)
    return round(spent / (-(-met // EVERY) * CALLS) * 1e6, 3)


def _timed(work: Callable[[Game], object], game: Game) -> float:
    began = CLOCK()
    for _ in range(CALLS):
        work(game)
    return CLOCK() - began


def _asked(game: Game) -> int:
    assert game.decision is not None
    return game.decision.player


def _deal_again(game: Game) -> object:
    return game.determinize(_asked(game), 7).decision


def _tell_both(game: Game) -> object:
    return [as_json(view) for view in game.views([0, 1])]


def _iterations_per_second() -> float:
    spent = 0.0
    searched = positions()
    for game in searched:
        decision = game.decision
        assert decision is not None
        best = float("inf")
        for _ in range(ROUNDS):
            search = TreeSearch(game.seen_by(decision.player), decision, randomness.seeded(1))
            began = CLOCK()
            search.run(ITERATIONS, None)
            best = min(best, CLOCK() - began)
        spent += best
    return round(len(searched) * ITERATIONS / spent, 1)
