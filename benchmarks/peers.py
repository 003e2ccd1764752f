"""Measure other card game engines the way we measure ourselves: random play and copies of a game in the middle.

Run by `smashup bench --peers` in an environment of its own, because none of these is needed by this project. Prints
one JSON list of {"name", "decision_us", "copy_us"}.
"""

import copy
import gc
import json
import logging
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def per_call(function: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call."""
    calls = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        function()
        calls += 1
    return (time.process_time() - start) / calls * 1e6


def pyminion(seconds: float) -> dict[str, Any]:
    """Two random players in a game of Dominion (base set); every answer of a player counts as a decision."""
    from pyminion.bots.bot import Bot, BotDecider
    from pyminion.expansions.base import base_set
    from pyminion.game import Game

    logging.disable(logging.CRITICAL)
    decisions = 0
    rng = random.Random(1)

    class RandomDecider(BotDecider):
        def action_phase_decision(self, valid_actions, player, game):
            nonlocal decisions
            decisions += 1
            return rng.choice([*valid_actions, None])

        def treasure_phase_decision(self, valid_treasures, player, game):
            nonlocal decisions
            decisions += 1
            return valid_treasures

        def buy_phase_decision(self, valid_cards, player, game):
            nonlocal decisions
            decisions += 1
            return rng.choice([*valid_cards, None])

        def __getattribute__(self, name):
            nonlocal decisions
            if name.endswith("_decision"):
                decisions += name not in (
                    "action_phase_decision",
                    "treasure_phase_decision",
                    "buy_phase_decision",
                )
            return super().__getattribute__(name)

    def new_game() -> Any:
        random.seed(rng.random())
        bots = [Bot(decider=RandomDecider(), player_id=name) for name in ("one", "two")]
        return Game(players=bots, expansions=[base_set], log_stdout=False)

    def turns(game: Any, most: int) -> None:
        for _ in range(most):
            for player in game.players:
                player.take_turn(game)
                if game.is_over():
                    return

    start = time.process_time()
    while time.process_time() - start < seconds:
        game = new_game()
        game.start()
        turns(game, 200)
    decision_us = (time.process_time() - start) / decisions * 1e6
    game = new_game()
    game.start()
    turns(game, 8)
    return {
        "name": "pyminion (Dominion)",
        "decision_us": decision_us,
        "copy_us": per_call(lambda: copy.deepcopy(game), seconds / 2),
    }


def rlcard(seconds: float) -> dict[str, Any]:
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})
    rng = random.Random(1)
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
    decision_us = (time.process_time() - start) / decisions * 1e6
    state, _ = env.reset()
    for _ in range(20):
        state, _ = env.step(next(iter(state["legal_actions"])))
    return {
        "name": "rlcard (gin rummy)",
        "decision_us": decision_us,
        "copy_us": per_call(lambda: copy.deepcopy(env.game), seconds / 2),
    }


def open_spiel(name: str, seconds: float) -> dict[str, Any]:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    decisions = 0

    def step(state: Any) -> bool:
        """Make one move; True if it was a player's."""
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            actions = [action for action, _ in outcomes]
            state.apply_action(rng.choices(actions, [chance for _, chance in outcomes])[0])
            return False
        state.apply_action(rng.choice(state.legal_actions()))
        return True

    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += step(state)
    decision_us = (time.process_time() - start) / decisions * 1e6
    state = game.new_initial_state()
    for _ in range(60):
        if not state.is_terminal():
            step(state)
    return {
        "name": f"open_spiel ({name}, C++)",
        "decision_us": decision_us,
        "copy_us": per_call(state.clone, seconds / 4),
    }


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    gc.freeze()
    found = []
    for measure in (
        lambda: pyminion(seconds),
        lambda: rlcard(seconds),
        lambda: open_spiel("gin_rummy", seconds),
        lambda: open_spiel("hearts", seconds),
    ):
        found.append(measure())
        print(found[-1]["name"], file=sys.stderr)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
