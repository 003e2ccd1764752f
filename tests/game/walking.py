"""Games played at random, to look at every decision on the way."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from smashup import Game, Options
from smashup.engine.answers import Answer
from smashup.engine.decisions import Decision, Effect
from smashup.engine.state import State
from smashup.engine.turn import run
from smashup.game import notation
from smashup.game.fingerprint import table_fingerprint


def random_game(seed: int, players: int = 2, **options: Any) -> Game:
    """A game with factions and a first position that the seed decides; by default an odd one has titans."""
    options.setdefault("titans", seed % 2 == 1)
    return Game.new(players, seed=seed, options=Options(setup="random", duplicate_factions=True, **options))


def walk(game: Game, seed: int = 0) -> Iterator[Game]:
    """The game at each of its decisions, which are then made at random."""
    chance = random.Random(seed)
    while game.decision is not None:
        yield game
        game.choose(chance.randrange(len(game.decision)))


def play_on(game: Game, decisions: int, seed: int = 0) -> Game:
    """The game after that many random choices, or at its end."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if game.decision is not None:
            game.choose(chance.randrange(len(game.decision)))
    return game


def everything(game: Game) -> tuple[Any, ...]:
    """All that can be asked of a game: two games that agree in this are in the same position."""
    viewers = [None, *range(game.players)]
    decision = game.decision
    return (
        game.fingerprint(),
        [game.view(viewer) for viewer in viewers],
        [event.to_dict(viewer) for event in game.events for viewer in viewers],
        game.choices,
        decision and [(option.key, option.label) for option in decision.options],
    )


def as_json(game: Game, **changes: Any) -> str:
    """A game as the versions before 3 saved it, with some parts replaced."""
    written = notation.read(game.save()).tags
    given = {name: written.get(name.capitalize()) for name in ("players", "factions", "seed", "options")}
    data = {
        "format": "smashup-save",
        "version": 2,
        "setup": {"scenario": written["Scenario"]} if "Scenario" in written else given,
        "choices": list(game.choices),
        "fingerprint": table_fingerprint(game.state),
    }
    return json.dumps(data | changes)


def change_questions(monkeypatch: pytest.MonkeyPatch, change: Callable[[Decision], None]) -> None:
    """Let every question of every game be changed before anybody sees it, whether the engine is compiled or not."""

    def changed(state: State, picked: Answer | None = None) -> Effect:
        flow = run(state, picked)
        with suppress(StopIteration):
            decision = next(flow)
            while True:
                change(decision)
                decision = flow.send((yield decision))

    monkeypatch.setattr("smashup.game.game.run", changed)
