"""Who is worked for first, and that nobody is kept waiting by somebody who wants a lot."""

import asyncio

from smashup.server.turns import ADVICE, BOTS_ALONE, PEOPLE, Share, Turns


class Work:
    """Things to do, and the order in which their turns came."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.busy = False

    def want(self, name: str, share: Share, seconds: float = 1.0) -> None:
        async def work() -> None:
            await self.turns.wait(share)
            self.begun.append(name)
            await asyncio.sleep(0)
            self.turns.end(share, seconds)

        self.tasks[name] = asyncio.create_task(work())

    async def all(self) -> list[str]:
        if self.busy:
            await asyncio.sleep(0)  # All of them wait.
            self.turns.end(BUSY, 1.0)
        await asyncio.wait_for(asyncio.gather(*self.tasks.values(), return_exceptions=True), 20)
        return self.begun


BUSY = Share("a")


async def busy() -> Work:
    """Work that cannot begin before all of it is wanted: "a" is being worked for."""
    work = Work(Turns(1))
    await work.turns.wait(BUSY)
    work.busy = True
    return work


def test_what_is_urgent_comes_first():
    async def scene() -> list[str]:
        work = await busy()
        for name, rank in (("alone", BOTS_ALONE), ("hint", ADVICE), ("game", PEOPLE)):
            work.want(name, Share("a", rank))
        return await work.all()

    assert asyncio.run(scene()) == ["game", "hint", "alone"]


def test_who_wants_a_lot_waits_for_who_wants_little():
    async def scene() -> list[str]:
        work = await busy()
        for number in range(45):
            work.want(f"a{number}", Share("a", ADVICE))
        work.want("b", Share("b", ADVICE))
        return await work.all()

    assert asyncio.run(scene())[0] == "b"


def test_who_comes_new_gets_no_more_than_the_others():
    async def scene() -> list[str]:
        work = Work(Turns(1))
        for number in range(10):
            work.want(f"a{number}", Share("a"))
        await work.all()
        work.begun.clear()
        for number in range(4):
            work.want(f"b{number}", Share("b"))
            work.want(f"c{number}", Share("a"))
        return await work.all()

    begun = asyncio.run(scene())
    assert sorted(name[0] for name in begun[:4]) == ["b", "b", "c", "c"]


def test_the_last_place_is_kept_for_what_is_urgent():
    async def scene() -> None:
        turns = Turns(2, kept_free=1)
        await turns.wait(Share("a", BOTS_ALONE))
        second = asyncio.create_task(turns.wait(Share("a", BOTS_ALONE)))
        await asyncio.sleep(0)
        assert not second.done()
        await asyncio.wait_for(turns.wait(Share("b", PEOPLE)), 20)
        turns.end(Share("a", BOTS_ALONE), 1.0)
        await asyncio.wait_for(second, 20)

    asyncio.run(scene())


def test_who_stops_waiting_takes_no_place():
    async def scene() -> list[str]:
        work = Work(Turns(1))
        for name in ("first", "gone", "last"):
            work.want(name, Share(name))
        await asyncio.sleep(0)
        work.tasks["gone"].cancel()
        return await work.all()

    assert asyncio.run(scene()) == ["first", "last"]
