"""Puzzles at a table: listed, solved, missed; nobody plays on after a miss, and everything can be taken back."""

from __future__ import annotations

import pytest

from smashup.guides.puzzles import Puzzle, puzzles

ONE = next(one for one in puzzles().values() if one.players == 2)


def levels(puzzle: Puzzle) -> list[str]:
    return ["person", *["easy"] * (puzzle.players - 1)]


@pytest.fixture
def solver(api):
    made = api.make(*levels(ONE), guide={"kind": "puzzle", "key": ONE.key})
    with api.at(made["table"], made["token"]) as ann:
        yield ann


def choose(client, key):
    assert client.until_asked()
    client.do("choose", decision=client.state["decision"]["number"], key=key)


def test_the_puzzles_are_listed_in_order(api):
    listed = api.get("/api/puzzles")["puzzles"]
    assert [one["key"] for one in listed] == list(puzzles())
    assert listed[0] == {
        "key": ONE.key,
        "title": ONE.title,
        "goal": ONE.goal.sentence(),
        "difficulty": "easy",
        "factions": ONE.factions,
        "seats": 2,
        "hidden": False,
    }


def test_a_puzzle_is_solved_by_its_solution(solver):
    assert solver.state["guide"]["status"] == "open"
    assert solver.state["guide"]["hints"] == list(ONE.hints())
    assert solver.state["guide"]["following"]["key"] == ONE.following
    for key in ONE.solution:
        choose(solver, key)
    assert solver.state["guide"]["status"] == "reached"
    assert solver.state["guide"]["text"] == "Solved! You win with 15 VP."


def test_after_a_miss_nobody_plays_on_and_it_can_be_taken_back_or_started_over(solver):
    first = solver.state["game"]
    choose(solver, "end")
    assert solver.state["guide"]["status"] == "missed"
    assert solver.state["game"]["turn"] == 2
    missed = solver.state["game"]
    solver.do("speed", speed="instant")
    assert solver.state["game"] == missed  # It is the bot's turn, and it waits.
    solver.do("undo")
    assert solver.state["game"] == first
    choose(solver, ONE.solution[0])
    solver.do("restart")
    assert (solver.state["game"], solver.state["guide"]["status"]) == (first, "open")


@pytest.mark.parametrize("key", ["nope", "../secret"])
def test_a_puzzle_that_does_not_exist_is_refused(api, key):
    refused = api.make("person", "easy", guide={"kind": "puzzle", "key": key}, status=422)
    assert "there is no puzzle" in refused["message"]
