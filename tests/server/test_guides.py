"""Guided tables: the game is a prepared one, somebody says what to do, and the others reply from a script."""

from __future__ import annotations

import pytest

from smashup.server.settings import Settings
from tests.server.clients import Api, RunningServer

LESSON = {"kind": "lesson", "key": "first-minion"}


@pytest.fixture
def guided(api):
    made = api.make("person", "easy", guide=LESSON)
    with api.at(made["table"], made["token"]) as ann:
        yield ann


def follow(client, steps):
    """Do what is pointed at, that many times."""
    for _ in range(steps):
        assert client.until_asked()
        client.do("choose", decision=client.state["decision"]["number"], key=client.state["guide"]["points"][0])


def test_the_lessons_are_listed_in_order(api):
    answer = api.get("/api/lessons")
    lessons = answer["lessons"]
    assert [lesson["key"] for lesson in answer["further"]] == ["titans"]
    assert [lesson["key"] for lesson in lessons][:3] == ["first-minion", "first-action", "places"]
    assert lessons[2] == {
        "key": "places",
        "title": "Breaking a base",
        "about": "The breakpoint, scoring, and what winner, runner-up and third get.",
        "minutes": 1,
        "seats": 3,
    }


def test_the_game_begins_as_prepared_and_the_guide_speaks(guided):
    assert [base["name"] for base in guided.state["game"]["bases"]] == ["The Great Library", "Jungle Oasis"]
    guide = guided.state["guide"]
    assert (guide["title"], guide["status"], guide["step"], guide["steps"]) == ("Your first minion", "open", 1, 4)
    labels = {option["key"]: option["label"] for option in guided.state["decision"]["options"]}
    assert [labels[key] for key in guide["points"]] == ["Saucy Wench on The Great Library"]
    assert guide["looks"] == [guided.state["game"]["bases"][0]["id"]]
    assert guide["following"] == {"key": "first-action", "title": "Your first action", "seats": 2}
    assert "3.1" in guide["rules"]


def test_a_lesson_is_finished_by_doing_what_it_says_and_the_others_reply_from_the_script(guided):
    follow(guided, 4)
    guide = guided.state["guide"]
    assert guide["status"] == "reached"
    assert guide["text"].startswith("Ten power against four")
    assert guide["points"] == []
    played = [
        event["text"] for entry in guided.story for event in entry.get("events", ()) if event["kind"] == "play_minion"
    ]
    assert [text.partition(" plays ")[2] for text in played] == [
        "Saucy Wench on The Great Library.",
        "Warbot on The Great Library.",
        "King Rex on The Great Library.",
    ]


def test_only_the_person_is_told(api):
    made = api.make("person", "easy", guide=LESSON)
    with api.at(made["table"]) as spectator:
        assert "guide" not in spectator.state
        assert spectator.state["game"]["bases"][0]["name"] == "The Great Library"


def test_another_table_has_no_guide(api):
    made = api.make("person", "easy")
    with api.at(made["table"], made["token"]) as ann:
        assert "guide" not in ann.state
        assert ann.refused("restart") == "not_guided"


def test_what_was_not_meant_is_remarked_on_and_taken_back(guided):
    key = next(o["key"] for o in guided.state["decision"]["options"] if o["label"] == "King Rex on Jungle Oasis")
    guided.do("choose", decision=guided.state["decision"]["number"], key=key)
    assert guided.state["guide"]["status"] == "missed"
    assert "not Saucy Wench" in guided.state["guide"]["remark"]
    guided.do("undo")
    assert guided.state["guide"]["status"] == "open"
    assert "remark" not in guided.state["guide"]


def test_it_can_be_started_over_at_any_time(guided):
    first = guided.state
    assert guided.refused("restart") == "nothing_to_undo"
    follow(guided, 3)
    assert guided.until_asked()
    guided.do("restart")
    assert guided.story[-1]["kind"] == "taken_back"
    assert guided.state["game"] == first["game"]
    assert guided.state["guide"] == first["guide"]
    follow(guided, 4)
    assert guided.state["guide"]["status"] == "reached"


def test_a_game_that_is_over_can_be_started_over_too(api):
    made = api.make("person", "random", guide={"kind": "lesson", "key": "own-game"})
    with api.at(made["table"], made["token"]) as ann:
        first = ann.state["game"]
        while ann.until_asked():
            ann.choose(0)
        assert ann.state["guide"]["status"] in ("reached", "missed")
        saved = api.http.get(f"/api/tables/{made['table']}/save").text
        assert "[Scenario " in saved
        replay = api.get(f"/api/replays/{made['table']}")
        assert replay["steps"][0]["scores"] == [0, 0]
        ann.do("restart")
        assert ann.state["phase"] == "playing"
        assert "result" not in ann.state
        assert ann.state["game"] == first
        while ann.until_asked():
            ann.choose(-1)
        again = api.get(f"/api/replays/{made['table']}")
        assert [step["turn"] for step in again["steps"]] != [step["turn"] for step in replay["steps"]]


def test_there_is_nobody_to_concede_to(guided):
    assert guided.refused("concede") == "guided"


@pytest.mark.parametrize(
    ("seats", "guide", "message"),
    [
        (("person", "easy"), {"kind": "lesson", "key": "nope"}, "there is no lesson 'nope'"),
        (("person", "easy"), {"kind": "lesson", "key": "places"}, "this lesson has 3 seats"),
        (("person", "person"), LESSON, "this lesson has 2 seats: expected a person, then bots"),
        (("easy", "person"), LESSON, "this lesson has 2 seats"),
        (("person", "easy"), {"kind": "poem", "key": "x"}, "guide.kind"),
    ],
)
def test_a_guide_that_does_not_exist_or_fit_the_seats_is_refused(api, seats, guide, message):
    refused = api.make(*seats, guide=guide, status=422)
    assert refused["code"] == "bad_request"
    assert message in refused["message"]


def test_a_lesson_goes_on_where_it_was_after_a_restart(tmp_path):
    settings = Settings(database=str(tmp_path / "tables.sqlite3"), workers=1, limited=False)
    server = RunningServer(settings)
    api = Api(server.url)
    made = api.make("person", "easy", guide=LESSON)
    with api.at(made["table"], made["token"]) as ann:
        follow(ann, 2)
        ann.do("restart")
        follow(ann, 3)
        assert ann.until_asked()
        before = ann.state["guide"], ann.state["game"]
    server.stop()
    server = RunningServer(settings)
    api = Api(server.url)
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        assert (ann.state["guide"], ann.state["game"]) == before
        follow(ann, 1)
        assert ann.state["guide"]["status"] == "reached"
    server.stop()
