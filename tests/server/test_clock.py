"""The turn clock."""

from __future__ import annotations

import time

import pytest

from smashup.server import table as table_module
from smashup.server.clock import Clock
from tests.server.processes import wait_for


@pytest.fixture
def short_clock(monkeypatch):
    """Every clock has one second."""
    monkeypatch.setattr(table_module, "Clock", lambda seconds, players: Clock(1, players))


def test_time_runs_for_who_is_to_decide_and_is_full_again_each_turn(api):
    made = api.make("person", "random", clock=60)
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        clock = ann.state["clock"]
        assert (clock["seconds"], clock["running"]) == (60, 0)
        assert clock["left"][1] == 60
        turn = ann.state["game"]["turn"]
        assert 50 < clock["left"][0] <= 60
        while ann.state["game"]["turn"] == turn:
            ann.choose(-1)
            ann.until_asked()
        assert ann.state["clock"]["left"][0] > 55


def test_without_a_clock_there_is_none(api):
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as ann:
        assert "clock" not in ann.state


def test_a_bot_chooses_when_time_has_run_out_and_takes_over_after_two_turns(api, short_clock):
    made = api.make("person", "person", clock=60)
    other = api.join(made["table"], "Bob", invitation=made["invitation"])
    with api.at(made["table"], made["token"]) as ann, api.at(made["table"], other["token"]):
        ann.until(lambda state: any(entry.get("by") == "clock" for entry in ann.story))
        late = next(entry for entry in ann.story if entry.get("by") == "clock")
        ann.until(lambda state: state["seats"][late["seat"]].get("level") == "normal")
        change = next(entry for entry in ann.story if entry["kind"] == "seat" and entry["change"] == "bot")
        assert "by" not in change
        turns = {
            event["turn"]
            for entry in ann.story
            if entry.get("by") == "clock" and entry["seat"] == change["seat"]
            for event in entry["events"]
        }
        assert len(turns) >= 2


def test_who_takes_the_seat_back_has_time_again(api, short_clock):
    made = api.make("person", "person", clock=60)
    other = api.join(made["table"], "Bob", invitation=made["invitation"])
    with api.at(made["table"], made["token"]) as ann, api.at(made["table"], other["token"]):
        ann.until(lambda state: state["seats"][0].get("level") == "normal")
        ann.do("take_back_seat")
        assert ann.state["clock"]["left"][0] > 0
        assert "level" not in ann.state["seats"][0]


def test_the_clock_stands_still_while_nobody_is_at_the_table(api, running):
    made = api.make("person", "person", clock=60)
    other = api.join(made["table"], "Bob", invitation=made["invitation"])
    with api.at(made["table"], made["token"]) as ann:
        number = ann.state["number"]
    live = running.app.state.lobby._tables[made["table"]]
    wait_for(lambda: not live.clients, "Ann is gone")
    assert live.clock_runs is False
    spent = live.spent
    assert spent > 0
    moment = time.monotonic()
    wait_for(lambda: time.monotonic() > moment, "time goes by")
    assert live.spent == spent
    with api.at(made["table"], other["token"]) as bob:
        assert bob.state["number"] == number
        assert live.clock_runs is True


# The sums.


def test_seconds_are_those_of_one_turn():
    clock = Clock(30, 2)
    clock.now_is(1)
    clock.spend(0, 12.5, by_person=True)
    clock.spend(0, 7.5, by_person=True)
    assert clock.left == [10.0, 30.0]
    clock.spend(0, 99, by_person=False)
    assert clock.left == [0.0, 30.0]
    clock.now_is(2)
    assert clock.left == [30.0, 30.0]


def test_one_has_given_up_after_two_turns_in_a_row_without_a_choice_of_ones_own():
    clock = Clock(30, 2)
    for turn in (1, 3):
        clock.now_is(turn)
        clock.spend(0, 30, by_person=False)
        clock.spend(0, 0, by_person=False)
        assert clock.has_given_up(0) is (turn == 3)
    clock.spend(0, 1, by_person=True)
    assert clock.has_given_up(0) is False


def test_taking_back_gives_the_time_back():
    clock = Clock(30, 2)
    clock.now_is(4)
    left = tuple(clock.left)
    clock.spend(1, 20, by_person=True)
    clock.now_is(5)
    clock.back_to(left, 4)
    assert (clock.left, clock.turn) == ([30.0, 30.0], 4)
