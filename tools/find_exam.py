"""Write the positions of `smashup.guides.exam` from scratch, out of games that `smashup train play` has kept:

python -m tools.find_exam training/games 300 100

A kind of which none are wanted stays as it is.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from smashup.engine.errors import SetupError
from smashup.engine.power import breakpoint_of, total_power
from smashup.game import Game
from smashup.game.position import scenario_of
from smashup.guides.exam import FILES, Data, Kind, up_to_scoring, wasted
from smashup.guides.puzzles.finder import _TO_BE_SEEN, _speaks_of_more, rotated
from smashup.guides.puzzles.goals import Goal
from smashup.guides.puzzles.solver import needs_no_luck, solve
from smashup.scenario import Scenario
from smashup.training.games import Played, begin, read

BUDGET = 4_000
"""Positions to play out for one turn."""
REACH = 12
"""A base that is further from its breakpoint than this will not score this turn."""
OUT_OF_REACH = 14
DEALS = 3
ASKED = 6
"""How many questions an action may ask before it has done what it does."""


def found_in(played: Played, wanted: set[Kind]) -> Iterator[tuple[Kind, Data]]:
    """Positions of one game, at most one of each kind."""
    game = begin(played.seed, played.players)
    looked_at, open_kinds = 0, set(wanted)
    for choice in played.choices:
        decision = game.decision
        assert decision is not None
        if game.turn and decision.is_play_cards and game.turn != looked_at:
            looked_at = game.turn
            if "winning" in open_kinds and _may_win(game) and (data := _position(game)) and _wins(data):
                open_kinds.remove("winning")
                yield "winning", data
            far = game.turn >= 3 and min(_missing(game)) >= OUT_OF_REACH
            if "waste" in open_kinds and far and (data := _position(game)) and _may_waste(data):
                open_kinds.remove("waste")
                yield "waste", data
        game.choose(choice)


def _position(game: Game) -> Data | None:
    try:
        data = scenario_of(game).to_dict()
        if _speaks_of_more(data):
            return None
        data = rotated({key: data[key] for key in _TO_BE_SEEN if key in data}, game.current_player)
        Scenario.from_dict(data).start()
    except SetupError:
        return None
    return data


def _missing(game: Game) -> list[int]:
    state = game.state
    return [breakpoint_of(state, base) - total_power(state, base) for base in state.bases]


def _may_win(game: Game) -> bool:
    state = game.state
    near = [
        base.definition.vp[0] for base, missing in zip(state.bases, _missing(game), strict=True) if missing <= REACH
    ]
    return state.vp[state.current] + sum(sorted(near)[-2:]) >= state.rules.options.target_vp


def _wins(data: Data) -> bool:
    game = Scenario.from_dict(data).start()
    solution = solve(game, Goal("win"), BUDGET)
    return solution.verdict == "solved" and needs_no_luck(game, Goal("win"), solution.line, DEALS)


def _may_waste(data: Data) -> bool:
    """Is there an action in hand that would do nothing but give power until the end of the turn?"""
    game = up_to_scoring(data)
    decision = game.decision
    assert decision is not None
    for index, option in enumerate(decision.options):
        if option.kind == "play" and not game.state.table[option.card or 0].is_minion:
            tried = game.clone()
            tried.choose(index)
            for _ in range(ASKED):
                if tried.decision is None or tried.decision.is_play_cards:
                    break
                tried.choose(0)
            if wasted(tried):
                return True
    return False


def main() -> None:
    numbers: dict[Kind, int] = {"winning": int(sys.argv[2]), "waste": int(sys.argv[3])}
    found: dict[Kind, list[Data]] = {kind: [] for kind, number in numbers.items() if number}
    for path in sorted(Path(sys.argv[1]).glob("*.greedy.games.gz")):
        for played in read(path):
            for kind, data in found_in(played, {kind for kind in found if len(found[kind]) < numbers[kind]}):
                found[kind].append(data)
        print(path.name, {kind: len(some) for kind, some in found.items()}, flush=True)
        for kind, some in found.items():
            lines = "".join(f"{json.dumps(data, separators=(',', ':'))}\n" for data in some)
            (FILES / f"{kind}.jsonl.gz").write_bytes(gzip.compress(lines.encode(), 9, mtime=0))
        if all(len(some) >= numbers[kind] for kind, some in found.items()):
            break


if __name__ == "__main__":
    main()
