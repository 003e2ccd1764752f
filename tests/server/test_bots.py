"""Bots beside the event loop: deterministic, paced, and in nobody's way."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import time
from pathlib import Path

import pytest

from smashup import Options
from smashup.engine.factions import Pool
from smashup.game.past import Past
from smashup.server import bot_seats
from smashup.server.bot_workers import BotWorkers, GamePoint, choice_of
from smashup.server.setup import Deal
from smashup.server.turns import Share
from tests.server.clients import WAIT, take_turns

DEAL = Deal([("aliens", "pirates"), ("robots", "zombies")], 7, Options(), Pool.of_today())


def die(*_: object) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


ME = Share("192.0.2.7")


def think_until_told(point: GamePoint, *_: object) -> int:
    """A bot that thinks as long as the test wants."""
    while not gate(point.table).exists():
        time.sleep(0.01)
    return 0


def gate(table: str) -> Path:
    return Path(tempfile.gettempdir(), f"smashup-gate-{table}")


def test_a_worker_that_dies_is_replaced_and_the_thought_is_the_same():
    async def scene() -> list[int]:
        thinkers = BotWorkers(1)
        try:
            position = GamePoint("one", DEAL, Past(()))
            before = await thinkers.choose(ME, position, "greedy", 5)
            with pytest.raises(Exception, match="terminated abruptly"):
                await thinkers.ask(ME, die)
            return [before, await thinkers.choose(ME, position, "greedy", 5)]
        finally:
            thinkers.close()

    before, after = asyncio.run(scene())
    assert before == after == choice_of(GamePoint("here", DEAL, Past(())), "greedy", 5)


def begin_a_long_thought(sign: Path) -> None:
    sign.touch()
    time.sleep(10 * WAIT)


def test_a_worker_in_the_middle_of_a_thought_ends_with_its_server(tmp_path: Path):
    sign = tmp_path / "begun"

    async def scene() -> bool:
        thinkers = BotWorkers(1)
        thought = asyncio.create_task(thinkers.ask(ME, begin_a_long_thought, sign))
        while not sign.exists():
            assert not thought.done()
            await asyncio.sleep(0.01)
        thinkers.close()
        await asyncio.wait([thought], timeout=WAIT)
        return thought.done()

    assert asyncio.run(scene())


def test_a_worker_that_follows_a_game_thinks_as_one_that_has_not_seen_it():
    """Forward, back after choices were taken back, and along another way."""
    game = DEAL.game(log=False)
    while len(game.choices) < 30:
        game.choose(len(game.choices) % len(game.decision.options))
    ways = [game.choices[:5], game.choices[:30], game.choices[:12], (*game.choices[:11], 0), game.choices[:29]]
    for choices in ways:
        followed = GamePoint("same", DEAL, Past(choices))
        assert choice_of(followed, "greedy", 3) == choice_of(
            GamePoint(f"new{choices}", DEAL, Past(choices)), "greedy", 3
        )
        assert followed.game().choices == choices


def test_a_thinking_bot_does_not_delay_other_tables(api, monkeypatch):
    monkeypatch.setattr("smashup.server.bot_workers.choice_of", think_until_told)
    slow = api.make("person", "random")
    quick = api.make("person", "person")
    other = api.join(quick["table"], "Bob", invitation=quick["invitation"])
    with api.at(slow["table"], slow["token"]) as thinking:
        while thinking.asked:
            thinking.choose(-1)
        number = thinking.state["number"]
        with api.at(quick["table"], quick["token"]) as ann, api.at(quick["table"], other["token"]) as bob:
            assert take_turns(ann, bob, decisions=10) == 10
        thinking.do("ping")
        assert thinking.state["number"] == number
        monkeypatch.undo()  # Before the bot goes on: its next thought might come to a gate that is gone.
        gate(slow["table"]).touch()
        thinking.until(lambda state: state["number"] > number)
        gate(slow["table"]).unlink()


def test_bots_wait_so_that_people_can_follow_and_not_at_all_when_paused(api, monkeypatch):
    monkeypatch.setitem(bot_seats.PAUSES, "slow", 0.5)
    made = api.make("person", "random", "random", speed="slow")
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        turn = ann.state["game"]["turn"]
        while ann.state["game"]["turn"] == turn:
            ann.choose(-1)
        assert ann.state["decision"]["player"] != 0
        ann.do("speed", speed="paused")
        with pytest.raises(TimeoutError):
            ann.hear(timeout=0.8)
        ann.do("speed", speed="slow")
        said = len(ann.story)
        ann.until(lambda _: len(ann.story) >= said + 2)
        steps = [entry["at"] for entry in ann.story if entry["kind"] == "chosen"][-2:]
        assert steps[1] - steps[0] >= 0.1
        ann.do("speed", speed="instant")
        assert ann.until_asked()


def test_bots_stand_still_while_nobody_is_there(api, running):
    made = api.make("random", "random", name=None)
    assert api.get(f"/api/tables/{made['table']}")["turn"] == 1
    live = running.app.state.lobby._tables[made["table"]]
    assert live.table.number == 1
    with api.at(made["table"]) as watcher:
        watcher.until(lambda state: state["number"] >= 5)


def test_a_bot_that_fails_does_not_stop_the_game(api, monkeypatch):
    def fail(*_: object) -> int:
        raise ValueError("no idea")

    monkeypatch.setattr("smashup.server.bot_workers.BotWorkers.choose", fail)
    made = api.make("person", "greedy", variants={"target_vp": 2})
    with api.at(made["table"], made["token"]) as ann:
        while ann.until_asked():
            ann.choose(1)
        assert ann.state["phase"] == "over"


def test_every_level_that_is_offered_can_play(api):
    levels = api.get("/api/bots")["bots"]
    assert [level["name"] for level in levels] == ["easy", "normal", "hard", "expert"]
    assert [level["name"] for level in levels if level["is_default"]] == ["normal"]
    for level in levels:
        assert level["text"]
        made = api.make("person", level["name"], setup="draft")
        with api.at(made["table"], made["token"]) as ann:
            assert ann.until_asked()
            assert ann.state["seats"][1]["name"] == f"{level['title']} bot"
