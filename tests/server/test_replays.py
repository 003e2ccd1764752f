"""Replays over REST: of finished tables and of save files, for each viewer; and files that are no good."""

from __future__ import annotations

import json
from typing import Any

import pytest

from smashup import Game, Options
from smashup.cli.common import files as saves
from smashup.game import notation
from smashup.game.report import write_report
from smashup.game.save import SavedSeat
from smashup.scenario import scenario
from smashup.server.limits import LARGEST_SAVE
from smashup.server.replays import bodies, files
from smashup.server.settings import Settings
from tests.game.walking import as_json, play_on, random_game
from tests.server.clients import Api, RunningServer


def bring_in(api: Api, file: Any, status: int = 201) -> Any:
    text = file if isinstance(file, str | bytes) else json.dumps(file)
    answer = api.http.post("/api/replays", content=text)
    assert answer.status_code == status, answer.text
    return answer.json()


def replay_of(api: Api, game: Game, **more: Any) -> str:
    """A game brought in; its replay's id."""
    return str(
        bring_in(api, notation.with_tags(game.save(), {name.capitalize(): value for name, value in more.items()}))[
            "replay"
        ]
    )


def steps(api: Api, replay: str, viewer: Any, first: int = 0, last: int | None = None) -> list[dict[str, Any]]:
    last = first + 63 if last is None else last
    found = api.get(f"/api/replays/{replay}/steps?as={viewer}&first={first}&last={last}")
    return list(found["positions"])


@pytest.fixture(scope="module")
def game() -> Game:
    """A game that is over."""
    return play_on(random_game(3), 10_000, 3)


def test_a_finished_table_has_a_replay_with_its_own_id(api):
    made = api.make("random", "random", name=None, setup="given")
    with api.at(made["table"]) as watching:
        state = watching.until(lambda state: state["phase"] == "over")
    replay = api.get(f"/api/replays/{made['table']}")
    assert (replay["replay"], replay["source"], replay["prepared"]) == (made["table"], "table", False)
    assert replay["result"] == state["result"]
    assert [player["name"] for player in replay["players"]] == [seat["name"] for seat in state["seats"]]
    assert [(player["kind"], player["level"]) for player in replay["players"]] == [("bot", "random")] * 2
    assert [player["factions"] for player in replay["players"]] == [
        player["factions"] for player in state["game"]["players"]
    ]
    choices = [entry for entry in watching.story if entry["kind"] == "chosen"]
    assert [step["step"] for step in replay["steps"]] == list(range(len(choices) + 1))
    assert [step["player"] for step in replay["steps"][1:]] == [entry["seat"] for entry in choices]
    assert replay["steps"][-1]["scores"] == state["result"]["scores"]
    last = steps(api, made["table"], "all", len(choices))[0]
    assert last["game"] == {key: value for key, value in state["game"].items() if key != "you"}
    scored = [name for step in replay["steps"] for name in step.get("scored", [])]
    assert scored == [e["base"] for entry in watching.story for e in entry.get("events", []) if e["kind"] == "scoring"]


def test_a_game_that_is_being_played_cannot_be_replayed(api):
    made = api.make("person", "random")
    for path in ("", "/steps", "/save", "/analysis"):
        assert api.get(f"/api/replays/{made['table']}{path}", 409)["code"] == "not_over"


@pytest.mark.parametrize("path", ["", "/steps", "/save", "/analysis"])
def test_there_is_no_such_replay(api, path):
    expected = {"code": "no_such_replay", "message": "there is no replay nosuchreplay"}
    assert api.get(f"/api/replays/nosuchreplay{path}", 404) == expected


def test_a_conceded_game_has_a_replay_and_its_file_keeps_who_conceded(api):
    made = api.make("person", "random", name="Ann", setup="given")
    with api.at(made["table"], made["token"]) as ann:
        ann.play(3)
        ann.do("concede")
    replay = api.get(f"/api/replays/{made['table']}")
    assert replay["result"]["reason"] == "conceded"
    assert replay["result"]["winners"] == [1]
    assert [player["conceded"] for player in replay["players"]] == [True, False]
    assert steps(api, made["table"], 0, replay["steps"][-1]["step"])[0]["decision"]["prompt"]
    again = bring_in(api, api.http.get(f"/api/replays/{made['table']}/save").content)["replay"]
    copy = api.get(f"/api/replays/{again}")
    assert (copy["result"], copy["players"], copy["steps"]) == (replay["result"], replay["players"], replay["steps"])


def test_a_file_is_brought_in_once_and_comes_out_as_it_was(api, game, tmp_path):
    seats = [SavedSeat("human", "Ann"), SavedSeat("greedy", "Ben")]
    saves.write(tmp_path / "game.json", game, seats, 7)
    replay = bring_in(api, (tmp_path / "game.json").read_text())["replay"]
    answer = api.http.get(f"/api/replays/{replay}/save")
    assert answer.headers["content-disposition"] == f'attachment; filename="smashup-{replay}.txt"'
    assert bring_in(api, answer.content)["replay"] == replay
    (tmp_path / "again.json").write_bytes(answer.content)
    again = saves.read(tmp_path / "again.json")
    assert again.game.fingerprint() == game.fingerprint()
    assert again.game.choices == game.choices
    assert list(again.seats) == seats
    about = api.get(f"/api/replays/{replay}")
    assert about["source"] == "file"
    assert [(player["name"], player["kind"]) for player in about["players"]] == [("Ann", "person"), ("Ben", "bot")]


def test_a_file_without_names_has_numbered_players_and_nobody_is_called_you(api, game):
    def names(**more: Any) -> list[str]:
        return [player["name"] for player in api.get(f"/api/replays/{replay_of(api, game, **more)}")["players"]]

    assert names() == ["Player 1", "Player 2"]
    assert names(seats=[{"kind": "human", "name": "You"}, {"kind": "hard", "name": "a\u202eb"}]) == [
        "Player 1",
        "Player 2",
    ]


def test_a_game_that_was_not_finished_can_be_brought_in(api):
    replay = replay_of(api, play_on(random_game(2), 25))
    about = api.get(f"/api/replays/{replay}")
    assert "result" not in about
    last = steps(api, replay, "all", 25)[0]
    assert last["decision"]["options"]
    assert "chosen" not in last


def test_a_prepared_position_and_a_draft_can_be_brought_in(api):
    position = scenario(bases=["Tar Pits", "The Homeworld"], hand=["Scout"], players=3).start()
    about = api.get(f"/api/replays/{replay_of(api, play_on(position, 2))}")
    assert about["prepared"] is True
    assert len(about["players"]) == 3
    draft = Game.new(2, seed=1, options=Options(setup="draft"))
    about = api.get(f"/api/replays/{replay_of(api, draft)}")
    assert [player["factions"] for player in about["players"]] == [[], []]


def test_a_report_of_a_problem_can_be_brought_in(api, game):
    replay = bring_in(api, write_report(game, step=3, names=["Ann", "Ben"]))["replay"]
    assert [player["name"] for player in api.get(f"/api/replays/{replay}")["players"]] == ["Ann", "Ben"]


def test_ranges_of_steps(api, game):
    replay = replay_of(api, game)
    assert [one["step"] for one in steps(api, replay, "all", 5, 9)] == [5, 6, 7, 8, 9]
    assert [one["step"] for one in steps(api, replay, "all", 5, 5000)] == list(range(5, 69))
    assert [one["step"] for one in api.get(f"/api/replays/{replay}/steps")["positions"]] == list(range(64))
    assert steps(api, replay, "all", 9, 5) == []
    assert steps(api, replay, "all", len(game.choices) + 1) == []
    assert steps(api, replay, 1, 3)[0]["game"]["you"] == 1
    assert "as: expected all or a player from 0 to 1" in api.get(f"/api/replays/{replay}/steps?as=2", 422)["message"]
    for wrong in ("as=4", "as=none", "first=-1", "last=x", f"first={2**60}"):
        assert api.get(f"/api/replays/{replay}/steps?{wrong}", 422)["code"] == "bad_request"


def test_what_was_chosen_is_shown_to_who_sees_the_options(api, game):
    replay = replay_of(api, game)
    for own, other, everything in zip(*[steps(api, replay, viewer) for viewer in (0, 1, "all")], strict=True):
        keys = [option["key"] for option in everything["decision"]["options"]]
        assert everything["chosen"] == keys[game.choices[everything["step"]]]
        asked, rival = (own, other) if everything["decision"]["player"] == 0 else (other, own)
        assert asked["decision"] == everything["decision"]
        assert asked["chosen"] == everything["chosen"]
        assert "options" not in rival["decision"]
        assert "chosen" not in rival


def test_a_player_is_shown_the_same_whatever_the_others_hold(api):
    def game(*rivals: str) -> Game:
        found = (
            scenario(bases=["Tar Pits", "The Homeworld"], hand=["Scout", "Invader"])
            .hand(1, *rivals)
            .deck(0, "Collector", "Collector", "Probe", "Scout")
            .deck(1, "Hoverbot", "Zapbot", "Warbot")
            .start()
        )
        for label in ("Scout on Tar Pits", "End your plays"):
            found.choose(next(option for option in found.decision.options if option.label == label))
        return found

    one, other = replay_of(api, game("Nukebot", "Microbot Alpha")), replay_of(api, game("Zapbot", "Microbot Fixer"))
    assert steps(api, one, 0) == steps(api, other, 0)
    assert steps(api, one, 1) != steps(api, other, 1)
    assert steps(api, one, "all") != steps(api, other, "all")


def test_no_card_that_a_player_had_not_seen_is_in_what_the_player_is_shown(api):
    game = play_on(random_game(8, 3, target_vp=8), 10_000, 8)
    replay = replay_of(api, game)
    for player in range(3):
        known: set[tuple[int, str]] = set()
        for first in range(0, len(game.choices) + 1, 64):
            for position in steps(api, replay, player, first):
                for event in position["events"]:
                    known |= {(card["id"], card["name"]) for card in event.get("cards", [])}
                hidden = [card for rival in position["game"]["players"] for card in rival["hand"] + rival["deck_top"]]
                shown = {(card["id"], card["name"]) for card in hidden + position["game"]["base_deck_top"]}
                assert shown <= known
        drawn = [event for event in game.events if event.kind == "draw" and event.player != player]
        told = [
            event
            for first in range(0, len(game.choices) + 1, 64)
            for position in steps(api, replay, player, first)
            for event in position["events"]
            if event["kind"] == "draw" and event["player"] != player
        ]
        assert [event["count"] for event in told] == [len(event.cards) for event in drawn]
        assert not any("cards" in event for event in told)


damaged = as_json


GAME = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=1)
SETUP = json.loads(as_json(GAME))["setup"]
SCENARIO = {"bases": ["Tar Pits"], "hands": {"0": ["Scout"]}}


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("", "it is not JSON"),
        (b"\xff\xfe\x00", "it is not text"),
        ("[" * 50_000, "it is not JSON"),
        ('{"a": ' * 9_000 + "1" + "}" * 9_000, "it is not"),
        ("[]", "expected a JSON object"),
        ("null", "expected a JSON object"),
        ('{"format": "chess"}', "it has no format 'smashup-save'"),
        (damaged(GAME, version=99), "this save has version 99; this program reads versions 1 to"),
        (damaged(GAME, version=True), "this save has version True"),
        (damaged(GAME, choices="0"), "its choices are not a list of whole numbers"),
        (damaged(GAME, choices=[0.5]), "its choices are not a list of whole numbers"),
        (damaged(GAME, choices=[10**400]), "choice 1 of this save is not legal"),
        (damaged(GAME, choices=[-1]), "choice 1 of this save is not legal"),
        (damaged(GAME, choices=[0] * 5001), "this game has 5001 choices; expected at most 5000"),
        (damaged(GAME, fingerprint="0"), "a different position from the one it was made at"),
        (damaged(GAME, setup=None), "it has no setup"),
        (damaged(GAME, setup=SETUP | {"players": 10**9, "factions": None}), "a game has 2 to 4 players"),
        (damaged(GAME, setup=SETUP | {"factions": [["cats", "dogs"]] * 2}), "there is no faction"),
        (damaged(GAME, setup=SETUP | {"seed": "x" * 40_000}), "the seed must be a whole number"),
        (damaged(GAME, setup=SETUP | {"options": {"target_vp": -1}}), "target_vp must be a whole number"),
        (damaged(GAME, setup=SETUP | {"options": {"__class__": 1}}), "its setup cannot be read"),
        (damaged(GAME, setup=SETUP | {"extra": 1}), "a setup has players, factions, seed, options"),
        (damaged(GAME, setup={"scenario": {"bases": ["The Moon"]}}), "there is no base 'The Moon'"),
        (damaged(GAME, setup={"scenario": SCENARIO | {"definitions": [{"name": "Scout"}]}}), "cannot be read"),
        (damaged(GAME, setup={"scenario": SCENARIO | {"hands": {"0": ["Evil"]}}}), "the card 'Evil' does not exist"),
        (damaged(GAME, setup={"scenario": SCENARIO | {"vp": [10**9, "a"]}}), "this save"),
        (damaged(GAME, setup={"scenario": []}), "this save"),
        (damaged(GAME, seats=[]), "its seats are not 2 players with names"),
        (damaged(GAME, seats=[{"kind": "os:system", "name": "Ann"}] * 2), "a bot of this program"),
        (damaged(GAME, seats=[{"kind": "human", "name": 1}] * 2), "seat 1 is not a player with a name"),
        (
            damaged(GAME, seats=[{"kind": "human", "name": "A", "conceded": True}] * 2),
            "all of its players have conceded",
        ),
        ('{"format": "smashup-report", "version": 2, "save": 1}', "this report is damaged"),
    ],
)
def test_a_file_that_is_no_good_is_refused_with_the_reason(api, file, words):
    answer = bring_in(api, file, 422)
    assert answer["code"] == "bad_save"
    assert words in answer["message"]
    assert len(answer["message"]) < 500


def test_a_file_that_is_too_large_is_refused(api):
    answer = bring_in(api, damaged(GAME, more="x" * LARGEST_SAVE), 413)
    assert answer["message"] == "expected a body of at most 524288 bytes"


def test_a_file_that_takes_too_long_is_refused(monkeypatch):
    monkeypatch.setattr(files, "MOST_SECONDS", 0.02)
    game = play_on(random_game(3, 4, target_vp=60), 5000, 3)
    with pytest.raises(files.BadFile, match="takes too long to be played through"):
        bodies.check(game.save().encode())


def test_files_come_at_a_measured_pace(tmp_path):
    server = RunningServer(Settings(database=str(tmp_path / "tables.sqlite3"), workers=1))
    api = Api(server.url)
    answers = [api.http.post("/api/replays", content="{}").status_code for _ in range(12)]
    server.stop()
    assert answers == [422] * 10 + [429] * 2
