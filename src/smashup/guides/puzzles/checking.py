"""Is a puzzle what it claims to be? By exhaustive search, by playing its solution, and by what a bot makes of it."""

from __future__ import annotations

from collections.abc import Iterator

from smashup.bots import make_bot
from smashup.engine.errors import SmashUpError
from smashup.game import Game
from smashup.guides.puzzles.deals import own_choices, unbeaten
from smashup.guides.puzzles.goals import passed
from smashup.guides.puzzles.puzzle import Puzzle
from smashup.guides.puzzles.solver import BUDGET, needs_no_luck, solve

OBVIOUS = "greedy_v1"
"""Who plays what is obvious: a bot that never changes, so that a puzzle stays one when bots learn something."""
TRIES = 2
"""Greedy plays this many times, with different seeds: it must miss every time."""


def faults(puzzle: Puzzle, budget: int = BUDGET, most_deals: int | None = None) -> Iterator[str]:
    """What is wrong with a puzzle, in sentences; nothing if it is sound.

    `most_deals`: where rivals hold cards, try the solution only in the first few of all deals, the worst of them first.
    """
    try:
        game = puzzle.start()
        steps = puzzle.steps()
    except SmashUpError as error:
        yield f"its position or solution cannot be played: {error}"
        return
    if not steps:
        yield "it has no solution written down"
        return
    verdict = solve(game, puzzle.goal, budget).verdict
    if verdict != "solved":
        yield f"exhaustive search says: {verdict}"
    played = puzzle.start()
    for key in puzzle.solution:
        played.choose(key)
    if puzzle.status(played) != "reached":
        yield "its solution does not reach the goal"
    elif not needs_no_luck(game, puzzle.goal, puzzle.solution):
        yield "its solution needs luck, or help from the others"
    elif puzzle.hidden and not unbeaten(
        puzzle.scenario, puzzle.goal, own_choices(puzzle.scenario, puzzle.solution), most_deals
    ):
        yield "its solution fails when rivals hold other cards"
    if any(puzzle.goal.reached(turn_of(puzzle.start(), OBVIOUS, seed)) for seed in range(TRIES)):
        yield "the obvious play finds it: greedy reaches the goal"


def turn_of(game: Game, bot: str, seed: int = 0) -> Game:
    """The game after a bot has played the turn, for everybody who was asked in it."""
    player = make_bot(bot, seed)
    while not passed(game):
        decision = game.decision
        assert decision is not None
        game.choose(player.choose(game.seen_by(decision.player), decision))
    return game
