"""What rivals may hold: the deals of hidden cards in which the solution of a puzzle has to work.

In somebody else's turn nothing is played from a hand but Specials. So all hands that differ in which Specials are in
them are dealt, with anything else beside them, and all decks are shuffled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from math import prod
from typing import Any

from smashup.bots.exhaustive import after_choice, distinct
from smashup.engine import randomness
from smashup.game import Game
from smashup.game.names import CARDS
from smashup.guides.puzzles.goals import SOLVER, Goal, passed
from smashup.guides.puzzles.solver import solve
from smashup.scenario import Scenario

Data = dict[str, Any]
Entry = str | list[Any]
"""A card in a pile of a scenario: its name, or its name and its owner."""


def are_hidden(data: Data) -> bool:
    """Do rivals hold cards in this position?"""
    return any(data.get("hands", {}).get(str(rival)) for rival in range(1, data.get("players", 2)))


def number_of_deals(data: Data) -> int:
    """In how many ways rivals may hold Specials."""
    return prod(len(_holdings(data, rival)) for rival in _rivals(data))


def deals(data: Data, most: int | None = None) -> Iterator[Data]:
    """The position with every choice of Specials in the rivals' hands, the most of them first."""
    holdings = [_holdings(data, rival) for rival in _rivals(data)]
    for number, held in enumerate(islice(product(*holdings), most)):
        yield _dealt(data, held, number)


def worst_deal(data: Data) -> Data:
    """The position with as many different Specials in the rivals' hands as they may hold."""
    return next(deals(data))


def own_choices(data: Data, line: Sequence[str]) -> list[str]:
    """The solver's choices of a line from that position, which the others' answers are part of."""
    game = Scenario.from_dict(data).start(log=False)
    found = []
    for key in line:
        assert game.decision is not None
        if game.decision.player == SOLVER:
            found.append(key)
        game.choose(key)
    return found


def unbeaten(data: Data, goal: Goal, own: Sequence[str], most: int | None = None) -> bool:
    """Do the solver's own choices reach the goal in all deals (or in the first few), whatever the rivals answer?"""
    return all(_holds(Scenario.from_dict(dealt).start(), goal, own) for dealt in deals(data, most))


def _holds(game: Game, goal: Goal, own: Sequence[str]) -> bool:
    """The solver goes on as planned; a question that was not planned for must have an answer that wins from there."""
    if passed(game) or goal.reached(game):
        return goal.reached(game)
    decision = game.decision
    assert decision is not None
    if decision.player != SOLVER:
        return all(_holds(after_choice(game, index), goal, own) for index in distinct(game.state, decision))
    keys = [option.key for option in decision.options]
    if own and own[0] in keys:
        return _holds(after_choice(game, keys.index(own[0])), goal, own[1:])
    return solve(game, goal).verdict == "solved"


def _rivals(data: Data) -> range:
    return range(1, data.get("players", 2))


def _unknown(data: Data, rival: int) -> list[Entry]:
    """The cards that are in the rival's hand or deck."""
    return [entry for zone in ("hands", "decks") for entry in data[zone].get(str(rival), [])]


def _is_special(entry: Entry) -> bool:
    return bool(CARDS[entry if isinstance(entry, str) else entry[0]].special)


def _holdings(data: Data, rival: int) -> list[list[Entry]]:
    """Each choice of Specials that may be in the hand, the most different ones first."""
    kinds: dict[str, list[Entry]] = {}
    for entry in _unknown(data, rival):
        if _is_special(entry):
            kinds.setdefault(str(entry), []).append(entry)
    size = len(data["hands"].get(str(rival), []))
    ways = product(*[range(len(copies) + 1) for copies in kinds.values()])
    fitting = [numbers for numbers in ways if sum(numbers) <= size]
    fitting.sort(key=lambda numbers: (-sum(map(bool, numbers)), -sum(numbers)))
    return [
        [entry for copies, number in zip(kinds.values(), numbers, strict=True) for entry in copies[:number]]
        for numbers in fitting
    ]


def _dealt(data: Data, held: Sequence[Sequence[Entry]], chance: int) -> Data:
    """The position with these Specials in the rivals' hands, other cards beside them, and all decks shuffled."""
    found = {**data, "hands": dict(data["hands"]), "decks": dict(data["decks"])}
    rng = randomness.seeded(chance)
    for rival, specials in zip(_rivals(data), held, strict=True):
        left = list(_unknown(data, rival))
        for entry in specials:
            left.remove(entry)
        rng = randomness.shuffle(rng, left)
        others = [entry for entry in left if not _is_special(entry)]
        beside = others[: len(data["hands"].get(str(rival), [])) - len(specials)]
        for entry in beside:
            left.remove(entry)
        found["hands"][str(rival)] = [*specials, *beside]
        found["decks"][str(rival)] = left
    found["decks"][str(SOLVER)] = own = list(data["decks"].get(str(SOLVER), []))
    rng = randomness.shuffle(rng, own)
    start = Scenario.from_dict(data).state()
    found["base_deck"] = bases = sorted(start.table[card].name for card in start.base_deck)
    randomness.shuffle(rng, bases)
    return found
