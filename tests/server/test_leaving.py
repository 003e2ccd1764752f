"""Leaving, coming back, bots in place of people, conceding, and another game."""

from __future__ import annotations

import pytest

from smashup.server import live_table
from tests.server.clients import take_turns


@pytest.fixture
def pair(api):
    made = api.make("person", "person")
    other = api.join(made["table"], "Bob", invitation=made["invitation"])
    return made["table"], made["token"], other["token"]


def test_before_the_start_a_seat_can_be_given_up_and_taken_by_somebody_else(api):
    made = api.make("person", "person", "person", open=True)
    bob = api.join(made["table"], "Bob")
    with api.at(made["table"], made["token"]) as ann, api.at(made["table"], bob["token"]) as leaving:
        leaving.do("leave")
        ann.until(lambda state: "name" not in state["seats"][1])
        assert leaving.refused("chat", text="still here") == "not_seated"
        assert api.join(made["table"], "Bob")["seat"] == 1
        with api.at(made["table"], bob["token"]) as again:
            assert again.heard[-1]["code"] == "wrong_token"


def test_a_bot_can_take_a_seat_that_nobody_took(api):
    made = api.make("person", "person")
    with api.at(made["table"], made["token"]) as ann:
        assert ann.refused("replace_by_bot", seat=0) == "not_playing"
        assert ann.refused("replace_by_bot", seat=3) == "bad_request"
        assert ann.refused("replace_by_bot", seat=1, level="os:system") == "bad_request"
        ann.do("replace_by_bot", seat=1, level="random")
        assert ann.state["phase"] == "playing"
        assert ann.state["seats"][1] == {
            "kind": "person",
            "level": "random",
            "name": "Random bot",
            "connected": True,
            "conceded": False,
        }
        assert ann.play(3) == 3


def test_a_player_lets_a_bot_play_and_takes_the_seat_back(api, pair):
    table, first, second = pair
    with api.at(table, first) as ann, api.at(table, second) as bob:
        bob.do("speed", speed="instant")
        take_turns(ann, bob, decisions=4)
        ann.do("replace_by_bot", seat=0, level="random")
        assert ann.refused("replace_by_bot", seat=0) == "already_bot"
        turn = bob.state["game"]["turn"]
        while bob.state["game"]["turn"] < turn + 3:
            assert bob.until_asked()
            bob.choose(-1)
        bots = [entry for entry in bob.story if entry["kind"] == "chosen" and entry["by"] == "bot"]
        assert {entry["seat"] for entry in bots} == {0}
        ann.do("take_back_seat")
        assert "level" not in ann.state["seats"][0]
        assert ann.refused("take_back_seat") == "not_bot"
        take_turns(ann, bob, decisions=8)
        assert ann.story[-1]["by"] == "person"


def test_a_person_who_is_here_or_just_gone_cannot_be_replaced_by_the_others(api, pair, monkeypatch):
    table, first, second = pair
    with api.at(table, first) as ann:
        with api.at(table, second):
            assert ann.refused("replace_by_bot", seat=1) == "not_gone"
        ann.until(lambda state: not state["seats"][1]["connected"])
        assert ann.refused("replace_by_bot", seat=1) == "not_gone"
        monkeypatch.setattr(live_table, "LONG_GONE", 0.0)
        assert ann.refused("replace_by_bot", seat=1, level="random") == "bad_request"  # Nor by whom one likes.
        ann.do("replace_by_bot", seat=1, level="hard")
        assert ann.state["seats"][1]["level"] == "hard"
        with api.at(table, second) as bob:
            bob.do("take_back_seat")
            assert "level" not in bob.state["seats"][1]


def test_in_a_game_of_two_who_concedes_loses_at_once(api, pair):
    table, first, second = pair
    with api.at(table, first) as ann, api.at(table, second) as bob:
        take_turns(ann, bob, decisions=3)
        assert api.get(f"/api/tables/{table}/save", 409)["code"] == "not_over"
        ann.do("concede")
        bob.until(lambda state: state["phase"] == "over")
        assert bob.state["result"] == {"winners": [1], "scores": [0, 0], "reason": "conceded"}
        assert "decision" not in bob.state
        assert bob.refused("concede") == "not_playing"
        assert bob.refused("undo") == "nothing_to_undo"
        assert ann.refused("take_back_seat") == "not_playing"
        assert api.http.get(f"/api/tables/{table}/save").text.startswith("[Smash Up 3]")


def test_in_a_bigger_game_a_bot_plays_on_for_who_concedes_and_cannot_win(api):
    made = api.make("person", "random", "random", seed=4, variants={"target_vp": 4})
    with api.at(made["table"], made["token"]) as ann:
        ann.play(2)
        ann.do("concede")
        assert ann.refused("concede") == "conceded"
        assert ann.refused("take_back_seat") == "conceded"
        assert ann.state["seats"][0]["conceded"] is True
        ann.until(lambda state: state["phase"] == "over")
        result = ann.state["result"]
        assert result["reason"] == "points"
        assert 0 not in result["winners"]
        best = max(result["scores"][1:])
        assert [player for player in (1, 2) if result["scores"][player] == best] == result["winners"]


def test_the_last_one_who_has_not_conceded_wins(api):
    made = api.make("person", "person", "person", open=True)
    others = [api.join(made["table"], name)["token"] for name in ("Bob", "Cid")]
    with api.at(made["table"], made["token"]) as ann, api.at(made["table"], others[0]) as bob:
        ann.do("concede")
        assert ann.state["phase"] == "playing"
        bob.do("concede")
        assert bob.state["result"]["winners"] == [2]


def test_a_rematch_is_at_another_table_with_the_same_people_and_tokens(api, pair):
    table, first, second = pair
    with api.at(table, first) as ann, api.at(table, second) as bob:
        assert ann.refused("rematch") == "not_over"
        ann.do("concede")
        ann.do("rematch")
        assert ann.state["rematch"] == [0]
        assert "next_table" not in ann.state
        assert ann.refused("rematch") == "already_asked"
        bob.do("rematch")
        following = bob.state["next_table"]
        ann.until(lambda state: state.get("next_table") == following)
        assert bob.refused("rematch") == "already_made"
    with api.at(following, first) as ann, api.at(following, second) as bob:
        assert (ann.you, bob.you) == (0, 1)
        assert [seat["name"] for seat in ann.state["seats"]] == ["Ann", "Bob"]
        assert ann.state["phase"] == "playing"
        take_turns(ann, bob, decisions=4)
    assert api.join(following, "Cid", status=403)["code"] == "not_invited"


def test_a_rematch_against_bots_needs_only_one_to_want_it(api):
    made = api.make("person", "random", "greedy", setup="draft", sets=["core"])
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        ann.do("speed", speed="slow")
        ann.do("concede")
        ann.do("speed", speed="instant")
        ann.until(lambda state: state["phase"] == "over", timeout=60)
        ann.do("rematch")
        following = ann.state["next_table"]
    with api.at(following, made["token"]) as ann:
        assert [seat.get("level") for seat in ann.state["seats"]] == [None, "random", "greedy"]
        assert ann.state["speed"] == "instant"
        assert api.get(f"/api/tables/{following}")["settings"]["setup"] == "draft"
        assert ann.until_asked()
