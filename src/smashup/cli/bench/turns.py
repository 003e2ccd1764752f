"""What a game costs by number of players and by turn, measured and drawn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from smashup.cli.bench.ours import CLOCK
from smashup.engine import randomness
from smashup.engine.options import Options
from smashup.game import Game

PLAYERS = (2, 3, 4)
TONES = {2: "good", 3: "bad", 4: "unsure"}
LEAST_GAMES = 0.2
"""A turn is drawn if at least this share of the games has it."""


class TurnCost(NamedTuple):
    """What one turn of a game costs on average, of the games that have it."""

    turn: int
    games: int
    milliseconds: float


class GameCost(NamedTuple):
    """What games of a number of players cost."""

    players: int
    milliseconds: float
    """A whole game, on average."""
    turns: list[TurnCost]


def measure_turns(games: int, rounds: int = 3) -> list[GameCost]:
    """Random games over random pairs of factions; of several rounds of the same game the best time of each turn."""
    found = []
    for players in PLAYERS:
        best = [[_play(players, seed) for _ in range(rounds)] for seed in range(games)]
        costs = [{turn: min(times[turn] for times in same) for turn in same[0]} for same in best]
        turns = []
        for turn in range(1, max(map(max, costs)) + 1):
            of_turn = [cost[turn] for cost in costs if turn in cost]
            turns.append(TurnCost(turn, len(of_turn), 1000 * sum(of_turn) / len(of_turn)))
        found.append(GameCost(players, 1000 * sum(sum(cost.values()) for cost in costs) / games, turns))
    return found


def _play(players: int, seed: int) -> dict[int, float]:
    """Play a game by chance: the seconds that each of its turns took."""
    game = Game.new(players, seed, Options(setup="random"), log=False)
    rng = randomness.seeded(seed)
    spent: dict[int, float] = {}
    began = CLOCK()
    turn = 1
    while (decision := game.decision) is not None:
        if game.turn > turn:
            now = CLOCK()
            spent[turn] = now - began
            began, turn = now, game.turn
        index, rng = randomness.below(rng, len(decision.raw))
        game.choose(index)
    spent[turn] = CLOCK() - began
    return spent


def draw(costs: Sequence[GameCost], games: int, file: Path) -> None:
    """Write the picture."""
    # Imported here: the rest of the benchmark does without the extra `lab`.
    from smashup.drawing import Drawing, Picture, Scale

    width, height, left, top = 820.0, 300.0, 60.0, 60.0
    drawing = Drawing(width, top + height + 60)
    shown = {cost.players: [turn for turn in cost.turns if turn.games >= max(2, LEAST_GAMES * games)] for cost in costs}
    across = Scale(1, max(turn.turn for turns in shown.values() for turn in turns), left, width - 20)
    highest = max(turn.milliseconds for turns in shown.values() for turn in turns)
    upwards = Scale(0, highest * 1.05, top + height, top)
    for tick in upwards.ticks(5):
        drawing.line(left, upwards(tick), width - 20, upwards(tick), "grid")
        drawing.text(left - 8, upwards(tick) + 4, f"{tick:g} ms", "small soft end")
    for tick in across.ticks(8):
        drawing.text(across(tick), top + height + 18, f"{tick:.0f}", "small soft middle")
    drawing.line(left, top + height, width - 20, top + height, "axis")
    drawing.text(
        (left + width) / 2, top + height + 40, "turn of the game, of all players together", "small soft middle"
    )
    for number, cost in enumerate(costs):
        tone, turns = TONES[cost.players], shown[cost.players]
        drawing.open_group(tone)
        for one, other in pairwise(turns):
            drawing.line(
                across(one.turn), upwards(one.milliseconds), across(other.turn), upwards(other.milliseconds), tone
            )
        drawing.close_group()
        for turn in turns:
            hint = f"{cost.players} players, turn {turn.turn}: {turn.milliseconds:.2f} ms ({turn.games} games)"
            drawing.dot(across(turn.turn), upwards(turn.milliseconds), 2.5, tone, hint)
        drawing.dot(left + 8 + 250 * number, 30, 4.5, tone)
        label = f"{cost.players} players: {cost.milliseconds:.1f} ms a game"
        drawing.text(left + 20 + 250 * number, 34.5, label)
    about = ", ".join(f"{cost.milliseconds:.1f} ms with {cost.players} players" for cost in costs)
    title = "What a turn of a random game costs"
    picture = Picture(
        "turns", title, f"Milliseconds of each turn of {games} random games; a game costs {about}.", drawing
    )
    file.write_text(picture.file(), encoding="utf-8")
