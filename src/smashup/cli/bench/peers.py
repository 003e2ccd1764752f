"""Measure other card game engines the way we measure ourselves: random play, and copies of a game in the middle.

`smashup bench --peers` runs this file as a script in an environment of its own, because this project needs none of
them. That environment does not have smashup: nothing of it can be imported here. The script prints one JSON list of
`PeerTimes`.
"""

import copy
import gc
import json
import logging
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, TypedDict

CLOCK = time.process_time if time.get_clock_info("process_time").resolution < 1e-5 else time.perf_counter
ROUNDS = 3
PACKAGES = ("pyminion==0.4.0", "rlcard==1.2.0", "open_spiel==2.0.2")


class PeerTimes(TypedDict):
    """What is printed of an engine: how many microseconds a decision and a copy of a game take."""

    name: str
    decision_us: float
    copy_us: float


def per_call(function: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call."""
    calls = 0
    start = CLOCK()
    while (spent := CLOCK() - start) < seconds:
        function()
        calls += 1
    return spent / calls * 1e6


def pyminion(seconds: float) -> PeerTimes:
    """Two random players in a game of Dominion; every answer of a player counts as a decision."""
    bots: Any = import_module("pyminion.bots.bot")
    cards: Any = import_module("pyminion.expansions.base")
    game_module: Any = import_module("pyminion.game")
    logging.disable(logging.CRITICAL)
    rng = random.Random(1)
    decisions = 0

    class RandomDecider(bots.BotDecider):  # type: ignore[misc]
        """Plays and buys at random; answers the questions of cards as pyminion's own bots do."""

        def __getattribute__(self, name: str) -> Any:
            nonlocal decisions
            decisions += name.endswith("_decision")
            return super().__getattribute__(name)

        def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
            return rng.choice([*valid_actions, None])

        def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
            return rng.choice([*valid_cards, None])

    def new_game() -> Any:
        random.seed(rng.random())
        seats = [bots.Bot(decider=RandomDecider(), player_id=name) for name in ("one", "two")]
        game = game_module.Game(players=seats, expansions=[cards.base_set], log_stdout=False)
        game.start()
        return game

    def take_turns(game: Any, most: int) -> None:
        for _ in range(most):
            for player in game.players:
                player.take_turn(game)
                if game.is_over():
                    return

    start = CLOCK()
    while (spent := CLOCK() - start) < seconds:
        take_turns(new_game(), 200)
    decision_us = spent / decisions * 1e6
    game = new_game()
    take_turns(game, 8)
    copy_us = per_call(lambda: copy.deepcopy(game), seconds / 2)
    return {"name": "pyminion (Dominion)", "decision_us": decision_us, "copy_us": copy_us}


def rlcard(seconds: float) -> PeerTimes:
    """Two random players of gin rummy."""
    env: Any = import_module("rlcard").make("gin-rummy", config={"seed": 1})
    rng = random.Random(1)
    decisions = 0
    start = CLOCK()
    while (spent := CLOCK() - start) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
    state, _ = env.reset()
    for _ in range(20):
        state, _ = env.step(next(iter(state["legal_actions"])))
    copy_us = per_call(lambda: copy.deepcopy(env.game), seconds / 2)
    return {"name": "rlcard (gin rummy)", "decision_us": spent / decisions * 1e6, "copy_us": copy_us}


def open_spiel(name: str, seconds: float) -> PeerTimes:
    """A game of OpenSpiel's, whose engine is C++; chance moves are part of the decision before them."""
    game: Any = import_module("pyspiel").load_game(name)
    rng = random.Random(1)

    def step(state: Any) -> bool:
        """Make one move; True if it was a player's."""
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            actions = [action for action, _ in outcomes]
            state.apply_action(rng.choices(actions, [chance for _, chance in outcomes])[0])
            return False
        state.apply_action(rng.choice(state.legal_actions()))
        return True

    decisions = 0
    start = CLOCK()
    while (spent := CLOCK() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += step(state)
    state = game.new_initial_state()
    for _ in range(60):
        if not state.is_terminal():
            step(state)
    copy_us = per_call(state.clone, seconds / 4)
    return {"name": f"open_spiel ({name}, C++)", "decision_us": spent / decisions * 1e6, "copy_us": copy_us}


def best(measure: Callable[[float], PeerTimes], seconds: float) -> PeerTimes:
    """The least of several rounds: what else the machine does only ever adds to them."""
    rounds = [measure(seconds / ROUNDS) for _ in range(ROUNDS)]
    return {
        "name": rounds[0]["name"],
        "decision_us": min(found["decision_us"] for found in rounds),
        "copy_us": min(found["copy_us"] for found in rounds),
    }


def main() -> None:
    seconds = float(sys.argv[1])
    gc.freeze()
    found = [
        best(pyminion, seconds),
        best(rlcard, seconds),
        best(partial(open_spiel, "gin_rummy"), seconds),
        best(partial(open_spiel, "hearts"), seconds),
    ]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
