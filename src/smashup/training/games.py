"""Games that bots play against themselves, kept as what was chosen: a few hundred bytes each."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from math import exp, log
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from smashup.bots.answers import grouped
from smashup.bots.greedy import GreedyBot, without_looking
from smashup.engine import randomness
from smashup.engine.decisions import Decision
from smashup.engine.errors import SetupError
from smashup.engine.options import Options
from smashup.game import Game

MOST_TURNS = 120
"""A longer game teaches nothing and is left out."""
IN_A_BLOCK = 20
WARMTH = 0.03
"""The difference in chances that makes an answer e times likelier, where one is drawn by chance."""
OPTIONS = Options(setup="random")


Factions: TypeAlias = tuple[tuple[str, str], ...]


class Played(NamedTuple):
    """A game: how it was set up, what was chosen, and what would have been chosen without trying things."""

    seed: int
    players: int
    choices: tuple[int, ...]
    best: tuple[int, ...]
    winner: int
    factions: Factions = ()
    """Everybody's, where the setup did not draw them."""


def begin(seed: int, players: int, factions: Factions = ()) -> Game:
    """The game that such a record begins with."""
    if factions:
        return Game.new(factions, seed, log=False)
    return Game.new(players, seed, OPTIONS, log=False)


Weigh: TypeAlias = Callable[[Game, Decision], dict[int, float]]
"""For each answer worth trying the chance of winning it is thought to lead to."""


def player_of(bot: str, weights: Path | None, seed: int) -> Weigh:
    """How a bot weighs answers: `greedy`, `policy` for the net's policy alone, or `net@20` for its search."""
    if bot == "greedy":
        greedy = GreedyBot(seed)
        return lambda game, decision: greedy.weighed(game.seen_by(decision.player), decision)
    from smashup.bots.learned.search import NetBot

    name, _, iterations = bot.partition("@")
    if bot != "policy" and (name != "net" or not iterations.isdecimal() or int(iterations) < 1):
        raise SetupError(f"expected greedy, policy or net@20 for training, not {bot!r}")
    if weights is None:
        raise SetupError(f"{bot} needs a file of weights (--weights)")
    net = loaded(weights)
    if bot == "policy":
        return lambda game, decision: _proposed(net, game, decision)
    searching = NetBot(seed, int(iterations), net=net, finishing=0)
    return lambda game, decision: searching.weighed(game.seen_by(decision.player), decision)


@cache
def loaded(weights: Path) -> Any:
    """The net of a file of weights; SetupError if there is none."""
    from smashup.bots.learned.net import Net

    return Net(read_weights(weights))


def read_weights(weights: Path) -> dict[str, Any]:
    """What a file of weights says; SetupError if there is none."""
    from smashup.bots.learned.net import weights_in

    try:
        return weights_in(weights.read_bytes())
    except OSError as error:
        raise SetupError(f"the weights cannot be read: {error}") from error


def _proposed(net: Any, game: Game, decision: Decision) -> dict[int, float]:
    """Every answer; the likelier the policy gives it, the higher."""
    from smashup.bots.learned.features import look, options

    player, state = decision.player, game.state
    view = game.seen_by(player)
    unthinking = without_looking(view, decision, randomness.seeded(view.number()))
    if unthinking is not None:
        return {unthinking: 1.0}
    found = grouped(state, decision.raw)
    question = options(state, decision, [decision.raw[index] for index in found.values()])
    (priors,) = net.priors([look(state, player)], [question], [player])
    return {index: WARMTH * log(max(prior, 1e-9)) for index, prior in zip(found.values(), priors, strict=True)}


def play(seed: int, weigh: Weigh, exploring: float) -> Played | None:
    """One game of a bot against itself, with two to four players by turns.

    With the chance of `exploring` an answer is drawn at random, the likelier the better it looks. None: the game did
    not end.
    """
    players = (2, 3, 2, 4)[seed % 4]
    game = begin(seed, players)
    rng = randomness.seeded(seed * 7 + 3)
    choices: list[int] = []
    best: list[int] = []
    while (decision := game.decision) is not None:
        if game.turn > MOST_TURNS:
            return None
        weighed = weigh(game, decision)
        top = max(weighed, key=weighed.__getitem__)
        chosen = top
        number, rng = randomness.below(rng, 1_000_000)
        if number < exploring * 1_000_000 and len(weighed) > 1:
            chosen, rng = _drawn(weighed, rng)
        choices.append(chosen)
        best.append(top)
        game.choose(chosen)
    if len(game.winners) != 1:
        return None
    return Played(seed, players, tuple(choices), tuple(best), game.winners[0])


def _drawn(weighed: dict[int, float], rng: int) -> tuple[int, int]:
    """An answer by chance, the better ones likelier."""
    top = max(weighed.values())
    odds = {index: exp((chance - top) / WARMTH) for index, chance in weighed.items()}
    number, rng = randomness.below(rng, 1_000_000)
    left = number / 1_000_000 * sum(odds.values())
    for index, one in odds.items():
        left -= one
        if left <= 0:
            return index, rng
    return next(iter(weighed)), rng


class Block(NamedTuple):
    """Some games to be played and written to one file."""

    path: Path
    bot: str
    first: int
    number: int
    exploring: float
    weights: Path | None


def play_block(block: Block) -> int:
    """Play the games of a block; returns how many have ended."""
    found = []
    for seed in range(block.first, block.first + block.number):
        played = play(seed, player_of(block.bot, block.weights, seed), block.exploring)
        if played is not None:
            found.append(played)
    write(block.path, found)
    return len(found)


def blocks(
    folder: Path, bot: str, first: int, games: int, seconds: float | None, exploring: float, weights: Path | None
) -> Iterator[Block]:
    """Blocks that have not been played yet, until there are enough or the time is up."""
    began = perf_counter()
    folder.mkdir(parents=True, exist_ok=True)
    for start in range(first, first + games, IN_A_BLOCK):
        if seconds is not None and perf_counter() - began > seconds:
            return
        path = folder / f"{start:09}.{bot.partition('@')[0]}.games.gz"
        if not path.exists():
            yield Block(path, bot, start, min(IN_A_BLOCK, first + games - start), exploring, weights)


def write(path: Path, games: Iterable[Played]) -> None:
    """Write games to a file; it is there whole or not at all. One that holds just them stays as it is."""
    lines = [json.dumps(game if game.factions else game[:-1]) for game in games]
    content = gzip.compress("\n".join(lines).encode(), mtime=0)
    if path.exists() and path.read_bytes() == content:
        return
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.write_bytes(content)
    unfinished.replace(path)


def read(path: Path) -> Iterator[Played]:
    """The games of a file; SetupError if it holds anything else."""
    try:
        lines = gzip.decompress(path.read_bytes()).decode().splitlines()
        for line in lines:
            seed, players, choices, best, winner, *factions = json.loads(line)
            pairs = tuple([(one, other) for one, other in factions[0]]) if factions else ()
            yield Played(seed, players, tuple(choices), tuple(best), winner, pairs)
    except (OSError, EOFError, ValueError, TypeError) as error:
        raise SetupError(f"{path} holds no games for training, or is cut short: {error}") from error


def games_in(path: Path) -> int:
    """How many games a file holds."""
    return sum([1 for _ in read(path)])
