"""Reports of problems: who may have the file when, and what is in it."""

from __future__ import annotations

import json

import pytest

import smashup
from smashup.cli import main
from smashup.game.report import read_report
from smashup.server import sent_reports
from smashup.server.sent_reports import read_reports
from smashup.server.settings import Settings
from tests.server.clients import Api, RunningServer


def report(api, table: str, status: int = 200, **body: object):
    answer = api.http.post(f"/api/tables/{table}/report", json=body)
    assert answer.status_code == status, answer.text
    return answer if status == 200 else answer.json()


def test_who_plays_alone_against_bots_reports_at_once(api):
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as ann:
        ann.play(5)
        ann.until_asked()
        answer = report(api, made["table"], token=made["token"], note="Strange.\nVery.", client="web 9")
        found = read_report(answer.text)
        assert (found.viewer, found.note, found.client) == (0, "Strange.\nVery.", "web 9")
        assert found.server == smashup.__version__
        assert found.names == ("Ann", "Random bot")
        assert found.step == len(found.game.choices) >= 5
        assert [card["id"] for card in found.game.view(0)["players"][0]["hand"]] == [
            card["id"] for card in ann.state["game"]["players"][0]["hand"]
        ]
    assert answer.headers["content-disposition"] == f'attachment; filename="smashup-report-{made["table"]}.json"'


def test_during_the_game_nobody_else_gets_the_file(api):
    made = api.make("person", "random", open=True)
    with api.at(made["table"], made["token"]) as ann:
        ann.until_asked()
        assert report(api, made["table"], 403)["code"] == "not_seated"
        assert report(api, made["table"], 403, token="nonsense")["code"] == "wrong_token"


def test_with_several_people_the_file_is_there_when_the_game_is_over(api):
    made = api.make("person", "person")
    joined = api.join(made["table"], "Bob", invitation=made["invitation"])
    tokens = [made["token"], joined["token"]]
    for token in tokens:
        refusal = report(api, made["table"], 409, token=token)
        assert refusal["code"] == "not_over"
        assert "where several people play, it is available after the end" in refusal["message"]
    with api.at(made["table"], made["token"]) as ann:
        ann.do("replace_by_bot", seat=0)
        assert report(api, made["table"], 409, token=joined["token"])["code"] == "not_over"
        ann.do("concede")
    assert read_report(report(api, made["table"], token=joined["token"]).text).viewer == 1
    assert read_report(report(api, made["table"]).text).viewer is None


def test_bots_among_themselves_can_be_reported_by_who_watches(api):
    made = api.make("random", "random", name=None, open=True)
    assert read_report(report(api, made["table"], note="Look!").text).note == "Look!"


def test_there_is_nothing_to_report_before_the_game(api):
    made = api.make("person", "person")
    assert report(api, made["table"], 409, token=made["token"])["code"] == "not_playing"


@pytest.mark.parametrize("body", [{"note": "x" * 1001}, {"client": 5}, {"step": 3}, {"token": ""}])
def test_a_report_with_wrong_fields_is_refused(api, body):
    made = api.make("person", "random")
    assert report(api, made["table"], 422, **body)["code"] == "bad_request"
    assert report(api, "nosuchtable", 404)["code"] == "no_such_table"


# From a replay.


def report_step(api, replay: str, status: int = 200, **body: object):
    answer = api.http.post(f"/api/replays/{replay}/report", json=body)
    assert answer.status_code == status, answer.text
    return answer if status == 200 else answer.json()


@pytest.fixture
def over(api) -> str:
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as ann:
        ann.play(4)
        ann.do("concede")
    return str(made["table"])


def test_a_replay_is_reported_at_any_step(api, over):
    whole = read_report(report(api, over).text)
    found = read_report(report_step(api, over, step=2, viewer=1, note="Here.", client="web 9").text)
    assert (found.step, found.viewer, found.note, found.client) == (2, 1, "Here.", "web 9")
    assert found.names == ("Ann", "Random bot")
    assert found.game.choices == whole.game.choices
    assert read_report(report_step(api, over, step=0).text).viewer is None


def test_a_report_can_be_brought_in_as_a_replay(api, over):
    text = report_step(api, over, step=1).text
    answer = api.http.post("/api/replays", content=text, headers={"content-type": "application/json"})
    assert answer.status_code == 201
    players = api.get(f"/api/replays/{answer.json()['replay']}")["players"]
    assert [player["name"] for player in players] == ["Ann", "Random bot"]


def test_a_step_or_a_viewer_that_is_not_there_is_refused(api, over):
    last = read_report(report(api, over).text).step
    assert report_step(api, over, 422, step=last + 1)["message"] == f"step: expected 0 to {last}"
    assert report_step(api, over, 422, step=-1)["code"] == "bad_request"
    refusal = report_step(api, over, 422, step=0, viewer=2)
    assert refusal["message"] == "viewer: expected a player from 0 to 1, or none"
    assert report_step(api, "nosuchreplay", 404, step=0)["code"] == "no_such_replay"


def test_a_game_that_is_played_has_no_replay_to_report(api):
    made = api.make("person", "person")
    api.join(made["table"], "Bob", invitation=made["invitation"])
    assert report_step(api, made["table"], 409, step=0)["code"] == "not_over"


# Sent to whoever runs the server.


@pytest.fixture
def own_server(tmp_path):
    """A server with a database that nobody else writes to."""
    database = str(tmp_path / "games.sqlite3")
    server = RunningServer(Settings(database=database, workers=1))
    yield Api(server.url), database
    server.stop()


def test_a_report_is_sent_also_in_the_middle_of_a_game_of_several_people(own_server, capsys, tmp_path):
    api, database = own_server
    made = api.make("person", "person", name="Ann")
    joined = api.join(made["table"], "Bob", invitation=made["invitation"])
    sent = api.post(f"/api/tables/{made['table']}/reports", {"token": joined["token"], "note": "Odd.\nReally."}, 201)
    assert set(sent) == {"report"}, "nothing of the file comes back"
    assert main(["reports", "--database", database]) == 0
    listed = capsys.readouterr().out
    assert listed.startswith(f"{sent['report']}  20")
    assert listed.endswith(f"UTC  table {made['table']}\n    Odd.\n    Really.\n1 report.\n")

    file = tmp_path / "report.json"
    assert main(["reports", sent["report"], "-o", str(file), "--database", database]) == 0
    found = read_report(file.read_text())
    assert (found.viewer, found.note, found.names) == (1, "Odd.\nReally.", ("Ann", "Bob"))
    assert main(["reports", sent["report"], "--json", "--database", database]) == 0
    capsys.readouterr()
    assert main(["reports", "--json", "--database", database]) == 0
    assert [one["note"] for one in json.loads(capsys.readouterr().out)] == ["Odd.\nReally."]
    assert main(["reports", sent["report"], "--delete", "--database", database]) == 0
    assert main(["reports", "--database", database]) == 0
    assert capsys.readouterr().out == f"Deleted {sent['report']}.\n0 reports.\n"


def test_a_step_of_a_replay_can_be_sent_and_reports_are_limited(own_server, capsys):
    api, database = own_server
    made = api.make("person", "random")
    assert api.post(f"/api/tables/{made['table']}/reports", {"token": "nonsense"}, 403)["code"] == "wrong_token"
    with api.at(made["table"], made["token"]) as ann:
        ann.do("concede")
    for _ in range(4):
        api.post(f"/api/replays/{made['table']}/reports", {"step": 0, "note": "Here."}, 201)
    assert api.post(f"/api/replays/{made['table']}/reports", {"step": 0}, 429)["code"] == "too_many"
    assert len(read_reports(database)) == 4


def test_when_nobody_reads_the_reports_no_more_are_kept(own_server, monkeypatch):
    api, _ = own_server
    made = api.make("random", "random", name=None, open=True)
    monkeypatch.setattr(sent_reports, "MOST_REPORTS", 1)
    api.post(f"/api/tables/{made['table']}/reports", {}, 201)
    assert api.post(f"/api/tables/{made['table']}/reports", {}, 503)["code"] == "full"


def test_the_command_says_what_is_missing(tmp_path, capsys):
    assert main(["reports", "--database", str(tmp_path / "none.sqlite3")]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert main(["reports", "--delete"]) == 2
    assert "expected the ID of a report" in capsys.readouterr().err
