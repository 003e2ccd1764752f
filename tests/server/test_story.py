"""A table's story has an end, whatever is said at it, and who comes and goes costs little however many they are."""

import contextlib

from smashup.server import commands, live_table


def test_a_speed_that_stays_the_same_is_not_written_down(api):
    made = api.make("person", "random", speed="paused")
    with api.at(made["table"], made["token"]) as ann:
        before = ann.state["number"]
        assert ann.do("speed", speed="paused")["number"] == before
        assert ann.do("speed", speed="slow")["number"] == before + 1


def test_what_could_go_on_for_ever_is_refused_at_last_and_the_game_goes_on(api, monkeypatch):
    made = api.make("person", "random", speed="paused")
    with api.at(made["table"], made["token"]) as ann:
        monkeypatch.setattr(commands, "MOST_ASIDES", 12)
        while ann.state["number"] < 12:
            ann.do("chat", text="again")
        for request, more in (("chat", {"text": "and again"}), ("undo", {}), ("speed", {"speed": "fast"})):
            assert ann.refused(request, **more) == "story_full"
        monkeypatch.undo()
        ann.do("speed", speed="instant")
        assert ann.until_asked()
        monkeypatch.setattr(commands, "MOST_ASIDES", 12)
        assert ann.play(3) == 3


def test_where_many_watch_they_are_told_now_and_then_who_comes(api, monkeypatch):
    monkeypatch.setattr(live_table, "FEW", 2)
    monkeypatch.setattr(live_table, "PRESENCE_EVERY", 3.0)
    made = api.make("person", "random", speed="paused", open=True)
    with api.at(made["table"], made["token"]) as ann, contextlib.ExitStack() as stack:
        for _ in range(14):
            stack.enter_context(api.at(made["table"]))
        ann.until(lambda state: state["spectators"] == 14)
        assert sum(message["type"] == "presence" for message in ann.heard) < 9
