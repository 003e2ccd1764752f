"""Analyses: progress, cancelling, going on, what is kept; and one whole analysis by real workers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from smashup import Game
from smashup.bots import review
from smashup.bots.review import Advice, Estimate, Look
from smashup.scenario import scenario
from smashup.server.database import Database
from smashup.server.errors import Refused
from smashup.server.replays import analyses, bodies
from smashup.server.replays.analyses import Analyses
from smashup.server.replays.files import Seat, Source
from smashup.server.storage import Storage
from tests.server.clients import WAIT
from tests.server.test_replays import replay_of

PATIENCE = 180.0
"""Seconds: analyses stand back behind everything else that the machine has to do."""
LOOKS = [Look(0, 0), Look(0, 1), Look(1, 0), Look(3, 1)]


def source(id: str = "one") -> Source:
    return Source(id, "file", 1.0, "", (Seat("Ann"), Seat("Ben")))


def judged(look: Look) -> Estimate:
    return Estimate(look.step, look.player, (0.25, 0.75), (Advice("end", "End", 0.25, "why"),), "end", 0.25)


class Analysts:
    """Workers that look at a position when they are told to."""

    def __init__(self, free: int = 1000) -> None:
        self.free = asyncio.Semaphore(free)
        self.asked: list[tuple[str, Look]] = []
        self.fails = False

    async def analyse(self, origin: str, call: Callable[..., Any], source: Source, *arguments: Any) -> Any:
        if call is bodies.looks_of:
            return list(LOOKS)
        self.asked.append((source.id, arguments[0]))
        await self.free.acquire()
        if self.fails:
            raise RuntimeError("this position is too hard")
        return judged(arguments[0])


def scene(database: str, act: Callable[[Callable[[Analysts], Analyses]], Awaitable[None]]) -> None:
    """Analyses on a database of their own."""

    async def run() -> None:
        storage = Storage(Database(database))
        made: list[Analyses] = []

        def make(analysts: Analysts) -> Analyses:
            made.append(Analyses(storage, analysts))  # type: ignore[arg-type]
            return made[-1]

        try:
            await act(make)
        finally:
            for one in made:
                await one.close()
            await storage.close()

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not condition():
            await asyncio.sleep(0.005)


def test_an_analysis_goes_through_all_positions_and_is_kept(database):
    async def act(make):
        analysts = Analysts()
        found = make(analysts)
        assert (await found.find(source())).status == "none"
        await found.start(source(), "me")
        job = await found.find(source())
        assert job.status == "running"
        await until(lambda: job.status == "done" and job.task is None)
        assert (job.total, job.estimates) == (4, [judged(look) for look in LOOKS])
        await found.start(source(), "me")
        assert len(analysts.asked) == 4
        later = Analysts()
        again = await make(later).find(source())
        assert (again.status, again.total, again.estimates) == ("done", 4, job.estimates)
        assert later.asked == []

    scene(database, act)


def test_what_was_found_so_far_can_be_had_while_it_goes_on(tmp_path):
    async def act(make):
        analysts = Analysts(2)
        found = make(analysts)
        await found.start(source(), "me")
        job = await found.find(source())
        await until(lambda: len(analysts.asked) == 3)
        assert (job.status, job.total, len(job.estimates)) == ("running", 4, 2)

    scene(str(tmp_path / "games.sqlite3"), act)


def test_a_cancelled_analysis_keeps_what_it_has_and_goes_on_from_there(tmp_path):
    async def act(make):
        analysts = Analysts(2)
        found = make(analysts)
        await found.start(source(), "me")
        await until(lambda: len(analysts.asked) == 3)
        await found.cancel(source(), "me")
        job = await found.find(source())
        assert (job.status, len(job.estimates)) == ("cancelled", 2)
        await found.cancel(source(), "me")
        later = Analysts()
        resumed = make(later)
        assert (await resumed.find(source())).status == "cancelled"
        await resumed.start(source(), "me")
        job = await resumed.find(source())
        await until(lambda: job.status == "done")
        assert [look for _, look in later.asked] == LOOKS[2:]

    scene(str(tmp_path / "games.sqlite3"), act)


def test_what_a_server_that_stops_had_found_is_there_when_it_starts_again(tmp_path):
    async def act(make):
        analysts = Analysts(3)
        found = make(analysts)
        await found.start(source(), "me")
        await until(lambda: len(analysts.asked) == 4)
        await found.close()
        job = await make(Analysts()).find(source())
        assert (job.status, job.total, len(job.estimates)) == ("cancelled", 4, 3)

    scene(str(tmp_path / "games.sqlite3"), act)


def test_an_analysis_of_another_version_does_not_count(tmp_path, monkeypatch):
    async def act(make):
        found = make(Analysts())
        await found.start(source(), "me")
        job = await found.find(source())
        await until(lambda: job.task is None)
        monkeypatch.setattr(review, "VERSION", review.VERSION + 1)
        again = await make(Analysts()).find(source())
        assert (again.status, again.total, again.estimates) == ("none", 0, [])

    scene(str(tmp_path / "games.sqlite3"), act)


def test_a_failure_is_told_and_one_can_try_again(tmp_path):
    async def act(make):
        analysts = Analysts()
        analysts.fails = True
        found = make(analysts)
        await found.start(source(), "me")
        job = await found.find(source())
        await until(lambda: job.status == "failed" and job.task is None)
        analysts.fails = False
        await found.start(source(), "me")
        await until(lambda: job.status == "done")

    scene(str(tmp_path / "games.sqlite3"), act)


def test_games_are_analysed_in_turns_and_too_many_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(analyses, "MOST_WAITING", 3)
    monkeypatch.setattr(analyses, "MOST_OF_ONE", 2)

    async def act(make):
        analysts = Analysts(0)
        found = make(analysts)
        await found.start(source("one"), "me")
        await found.start(source("two"), "me")
        with pytest.raises(Refused, match="too many games are waiting"):
            await found.start(source("three"), "me")
        await found.start(source("three"), "you")
        with pytest.raises(Refused, match="too many games are waiting"):
            await found.start(source("four"), "somebody else")
        await found.cancel(source("two"), "me")
        assert (await found.find(source("two"))).status == "cancelled"
        await until(lambda: {id for id, _ in analysts.asked} >= {"one", "three"})
        for _ in range(8):
            analysts.free.release()
        jobs = [await found.find(source(id)) for id in ("one", "three")]
        await until(lambda: all(job.status == "done" for job in jobs))

    scene(str(tmp_path / "games.sqlite3"), act)


def test_an_analysis_is_stopped_only_by_who_asked_for_it(tmp_path):
    async def act(make):
        analysts = Analysts(0)
        found = make(analysts)
        await found.start(source(), "me")
        with pytest.raises(Refused, match="somebody else asked"):
            await found.cancel(source(), "a stranger")
        await found.start(source(), "you")
        await found.cancel(source(), "me")
        job = await found.find(source())
        assert job.status == "running"
        await found.cancel(source(), "you")
        assert job.status == "cancelled"

    scene(str(tmp_path / "games.sqlite3"), act)


def short_game() -> Game:
    """Three turns; in the third King Rex wins for Ann."""
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["King Rex", "Scout"])
        .hand(1, "Zapbot")
        .deck(0, "Invader", "Collector", "Probe")
        .deck(1, "Hoverbot", "Microbot Guard", "Microbot Fixer")
        .minion("Invader", on="Tar Pits", of=0)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Nukebot", on="Tar Pits", of=1)
        .vp(12, 11)
        .start()
    )
    for label in ("Scout on The Homeworld", "End your plays", "Zapbot on The Homeworld", "King Rex on Tar Pits"):
        while (decision := game.decision) is not None:
            wanted = [option for option in decision.options if option.label == label]
            game.choose(wanted[0] if wanted else decision.options[-1])
            if wanted:
                break
    while game.decision is not None:
        game.choose(len(game.decision) - 1)
    assert (game.turn, game.winners) == (3, (0,))
    return game


def test_a_whole_analysis(api):
    game = short_game()
    replay = replay_of(api, game)
    address = f"/api/replays/{replay}/analysis"
    assert api.get(address) == {
        "replay": replay,
        "status": "none",
        "done": 0,
        "total": 0,
        "rests_on": "learnt",
        "curve": [],
        "swings": [],
        "decisions": [],
    }
    assert api.http.post(f"{address}?as=2").status_code == 422
    assert api.get(address)["status"] == "none"
    started = api.http.post(address)
    assert started.status_code == 202
    assert started.json()["status"] == "running"
    assert api.http.post(address).json()["status"] in ("running", "done")
    seen = [api.get(address)]
    deadline = time.monotonic() + PATIENCE
    while seen[-1]["status"] == "running" and time.monotonic() < deadline:
        time.sleep(0.2)
        seen.append(api.get(address))
    assert seen[-1]["status"] == "done"
    done = [one["done"] for one in seen]
    assert done == sorted(done)
    found = seen[-1]
    assert found["done"] == found["total"] >= 6
    assert found["curve"][0]["chances"][0] > 0.5
    assert found["curve"][-1]["chances"] == [1, 0]
    assert all(sum(point["chances"]) == pytest.approx(1, abs=0.001) for point in found["curve"])
    assert [point["turn"] for point in found["curve"]] == [1, 2, 3, 3]
    choices = {one["step"]: one for one in found["decisions"]}
    game.rewind(0)
    for step, choice in enumerate(short_game().choices):
        assert game.decision is not None
        keys = [option.key for option in game.decision.options]
        assert (step in choices) == (len(keys) > 1)
        if len(keys) == 1:
            game.choose(choice)
            continue
        assert choices[step]["player"] == game.decision.player
        assert choices[step]["chosen"] == keys[choice]
        assert {one["key"] for one in choices[step]["suggestions"]} <= set(keys)
        game.choose(choice)
    own = api.get(f"{address}?as=0")
    assert {one["player"] for one in own["decisions"]} == {0}
    assert own["decisions"] == [one for one in found["decisions"] if one["player"] == 0]
    some = api.get(f"{address}?since=2")
    assert [one["step"] for one in some["decisions"]] == [step for step in choices if step >= 2]
    assert some["curve"] == found["curve"]
    assert api.http.delete(address).json()["status"] == "done"
