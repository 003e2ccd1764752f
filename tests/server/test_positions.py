"""Tables that begin at a prepared position: checked, played, restarted, saved and replayed like any other."""

from __future__ import annotations

import pytest

from smashup import Game
from smashup.scenario import position_of
from smashup.server.settings import Settings
from tests.server.clients import Api, RunningServer

LINE = (
    "turn 3 p1 play_cards 1+1 | vp 14 0 | at tar_pits: war_raptor of p1, king_rex of p1 +9 | "
    "at the_homeworld: zapbot of p2 | p1 dinosaurs pirates: howl, first_mate; buccaneer | "
    "p2 robots zombies: walker; zapbot"
)


def test_a_position_is_checked_and_written_as_this_version_writes_it(api):
    found = api.post("/api/positions", {"position": "at tar_pits: scout of p2 | p1: collector | p2:"}, 200)
    assert found.pop("prompt")
    assert found == {
        "position": "turn 1 p1 play_cards | vp 0 0 | at tar_pits: scout of p2 | p1: collector; ; | p2: ; ; | "
        '{"options": {"ask_end": true}}',
        "players": 2,
        "to_move": 0,
    }
    assert api.post("/api/positions", {"position": found["position"]}, 200)["position"] == found["position"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("nonsense", "'nonsense' cannot be read"),
        ("at tar_pits: scuot of p1 | p1: | p2:", "the card 'scuot' does not exist"),
        ("at tar_pits: | at tar_pits: | p1: | p2:", "Tar Pits is there twice"),
        ("at tar_pits: | p1 nobodies: | p2:", "there is no faction 'nobodies'"),
        ("at tar_pits: | p1:", "a game has 2 to 4 players"),
        ("turn 1 p9 play_cards | at tar_pits: | p1: | p2:", "there is no player"),
        (f"vp {'9' * 5000} 0 | at tar_pits: | p1: | p2:", "this position cannot be read"),
        ('at tar_pits: | p1: | p2: | {"stop_after": "play_cards"}', "a game at a table goes on to its end"),
        ('at tar_pits: | p1: | p2: | {"plain": [["minion", "Giant", 99]]}', "only cards that exist"),
        ('at tar_pits: | p1: | p2: | {"lasting": 5}', "cannot be read"),
        ("at tar_pits: | p1: | p2: | asks p2 collector/minion", "in the middle of an effect"),
    ],
)
def test_a_position_no_game_can_begin_at_is_refused_with_the_reason(api, line, reason):
    for refusal in (
        api.post("/api/positions", {"position": line}, 422),
        api.make("person", "random", position=line, status=422),
    ):
        assert refusal["code"] == "bad_request"
        assert reason in refusal["message"]


def test_whoever_wrote_a_position_plays_it_alone_with_as_many_seats_as_it_has(api):
    assert "at most one person" in api.make("person", "person", position=LINE, status=422)["message"]
    assert "for 2 players" in api.make("person", "random", "random", position=LINE, status=422)["message"]
    guide = {"kind": "lesson", "key": "turn"}
    assert api.make("person", "random", position=LINE, guide=guide, status=422)["code"] == "bad_request"
    assert api.post("/api/positions", {"position": "x" * 8001}, 422)["code"] == "bad_request"


def test_it_is_played_to_the_end_saved_and_replayed_also_after_a_restart(tmp_path):
    settings = Settings(database=str(tmp_path / "games.sqlite3"), workers=1)
    server = RunningServer(settings)
    api = Api(server.url)
    made = api.make("person", "random", position=LINE)
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        assert [len(base["minions"]) for base in ann.state["game"]["bases"]] == [2, 1]
        assert [player["vp"] for player in ann.state["game"]["players"]] == [14, 0]
        ann.do("choose", decision=ann.state["decision"]["number"], key="play howl")
        ann.do("undo")
        before = ann.state["game"]
    server.stop()

    server = RunningServer(settings)
    api = Api(server.url)
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        assert ann.state["game"] == before
        while ann.until_asked():
            ann.choose(-1)
        assert ann.state["result"]["winners"] == [0]
    assert api.get(f"/api/tables/{made['table']}")["settings"]["position"] == LINE
    save = api.http.get(f"/api/tables/{made['table']}/save").text
    game = Game.load(save)
    assert game.winners == (0,)
    assert position_of(game).startswith("turn ")
    replay = api.get(f"/api/replays/{made['table']}")
    assert len(replay["steps"]) == len(game.choices) + 1
    first = api.get(f"/api/replays/{made['table']}/position?step=0")["position"]
    assert api.post("/api/positions", {"position": first}, 200)["players"] == 2
    again = api.make("person", "random", position=first)
    with api.at(again["table"], again["token"]) as ann:
        assert [player["vp"] for player in ann.state["game"]["players"]] == [14, 0]
    brought = api.http.post("/api/replays", content=save, headers={"Content-Type": "text/plain"}).json()
    assert len(api.get(f"/api/replays/{brought['replay']}")["steps"]) == len(game.choices) + 1
    server.stop()
