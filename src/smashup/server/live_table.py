"""A table in memory: one ordered task that does one thing after the other, and tells those who are there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from smashup.server import commands, journal, new_table, table_views, windows
from smashup.server.bot_seats import BotSeats
from smashup.server.bot_workers import BotWorkers, GamePoint
from smashup.server.errors import Refused
from smashup.server.metrics import CHOICES
from smashup.server.protocol.answers import Presence
from smashup.server.protocol.journal import Chosen, Entry, RematchMade, SeatChanged
from smashup.server.protocol.requests import Choose, PassUntil, Request, Think
from smashup.server.protocol.tables import Join, Joined, TableSummary
from smashup.server.seats import new_secret, seat_of
from smashup.server.storage import Storage
from smashup.server.table import PASS_KEY, Attendance, Table
from smashup.server.turns import BOTS_ALONE, PEOPLE, Share

T = TypeVar("T")
log = logging.getLogger(__name__)

LONG_GONE = 30.0
"""Seconds after which others may let a bot play for somebody who is away."""
MOST_SEATS = 2
"""Of an open table, for one address."""
FEW = 16
"""Up to so many clients are told at once who comes and goes; of more, to tell all of all would cost their square."""
PRESENCE_EVERY = 0.5
"""Seconds after which more of them are told."""


class Client(Protocol):
    """Somebody who is at the table, as the table sees them."""

    seat: int | None
    origin: str
    """Where it comes from."""

    def send(self, message: str) -> None: ...

    def part(self, reason: str) -> None:
        """Say goodbye; the client comes back by itself."""

    async def finish(self) -> None:
        """Wait until everything is said."""


class LiveTable:
    """A table with its clients. Everything that reads or changes it runs in its task, in the order it came."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        bot_workers: BotWorkers,
        failed: Callable[[LiveTable], None],
        owner: str | None = None,
        orders: Mapping[int, windows.Order] = MappingProxyType({}),
    ) -> None:
        """`owner`: the worker in whose memory it is, where there are several; only that one writes its journal.
        `orders`: those that its players gave before, by seat."""
        self.table = table
        self.owner = owner
        self.clients: dict[Client, None] = {}
        """In the order in which they came."""
        self.used_at = time.monotonic()
        self._storage = storage
        self._failed = failed
        self.seated_from: list[str | None] = [None] * len(table.seats)
        """Where those come from who took the seats, as far as that is known."""
        self._gone_since: list[float | None] = [time.monotonic()] * len(table.seats)
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[None]], asyncio.Future[Any]] | None] = asyncio.Queue()
        self._asked_at: float | None = None
        """When the time for the present decision began to run."""
        self._spent_before = 0.0
        self._presence: asyncio.TimerHandle | None = None
        self.orders = windows.Orders(table, orders)
        self._bots = BotSeats(self, bot_workers)
        self._task = asyncio.create_task(self._run())

    # The task.

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have it done by the table's task, when it is its turn."""
        if self._task.done():
            raise _closed()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                found = await job()
            except BaseException as error:
                if not answer.done():
                    answer.set_exception(error if isinstance(error, Refused) else _closed())
                if not isinstance(error, Refused) or error.code == "not_written":
                    raise
            else:
                if not answer.done():
                    answer.set_result(found)

        self._jobs.put_nowait((run, answer))
        return await answer

    async def _run(self) -> None:
        """One job after the other. After a failure the table is given up: the journal says how it really stands."""
        try:
            self._arrange()
            while (job := await self._jobs.get()) is not None:
                await job[0]()
                self._arrange()
        except Refused as error:
            log.error("table given up", extra={"table": self.table.id, "reason": error.message})
            self._failed(self)
        except Exception:
            log.exception("table given up", extra={"table": self.table.id})
            self._failed(self)
        finally:
            self._bots.stop()
            if self._presence is not None:
                self._presence.cancel()
            while not self._jobs.empty():
                if (left := self._jobs.get_nowait()) is not None and not left[1].done():
                    left[1].set_exception(_closed())

    def _arrange(self) -> None:
        """See to it that whoever is to decide does: a bot thinks, or the clock of a person runs."""
        self._run_clock(self.clock_runs)
        self._bots.arrange()

    async def close(self, reason: str) -> None:
        """Send everybody away, finish what was begun, and stop."""
        for client in tuple(self.clients):
            client.part(reason)
        self._jobs.put_nowait(None)
        await asyncio.wait([self._task])

    # Time.

    @property
    def clock_runs(self) -> bool:
        """Time runs for a person who is to decide, as long as anybody is here."""
        player = self.table.to_move
        return (
            self.table.clock is not None
            and player is not None
            and self.table.seats[player].by_person
            and bool(self.clients)
        )

    @property
    def spent(self) -> float:
        """Seconds on the present decision; what a window takes in any case costs nobody's time."""
        return max(0.0, self._gone_by - windows.wait(self.table))

    @property
    def _gone_by(self) -> float:
        return self._spent_before + (time.monotonic() - self._asked_at if self._asked_at is not None else 0.0)

    def _run_clock(self, runs: bool) -> None:
        if runs and self._asked_at is None:
            self._asked_at = time.monotonic()
        elif not runs and self._asked_at is not None:
            self._spent_before, self._asked_at = self._gone_by, None

    # Who is here.

    async def arrive(self, client: Client, token: str | None, since: int) -> None:
        """Somebody comes: to a seat by its token, or to watch."""

        async def job() -> None:
            client.seat = seat_of(self.table.seats, token) if token is not None else None
            self.clients[client] = None
            if client.seat is not None:
                self._gone_since[client.seat] = None
            self._run_clock(self.clock_runs)
            known = since if since <= self.table.number else 0
            client.send(table_views.snapshot(self.table, self.attendance(), client.seat, known))
            self._tell_presence(besides=client)

        await self.do(job)

    async def depart(self, client: Client) -> None:
        """Somebody's connection is gone."""

        async def job() -> None:
            self.clients.pop(client, None)
            if client.seat is not None and not self._is_here(client.seat):
                self._gone_since[client.seat] = time.monotonic()
            self.used_at = time.monotonic()
            self._tell_presence()

        await self.do(job)

    def _is_here(self, seat: int) -> bool:
        return any(client.seat == seat for client in self.clients)

    def attendance(self) -> Attendance:
        seats = [client.seat for client in self.clients]
        now = time.monotonic()
        has_clock = self.table.clock is not None
        return Attendance(
            present=[number in seats for number in range(len(self.table.seats))],
            long_gone=[since is not None and now - since >= LONG_GONE for since in self._gone_since],
            spectators=seats.count(None),
            spent=self.spent if has_clock else 0.0,
            clock_runs=has_clock and self.clock_runs,
            passing=self.orders.all(),
        )

    def _tell_presence(self, besides: Client | None = None) -> None:
        """Tell everybody who came or went: at once, or where many come and go now and then."""
        if len(self.clients) <= FEW:
            self._say_presence(besides)
        elif self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_EVERY, self._say_presence)

    def _say_presence(self, besides: Client | None = None) -> None:
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        attendance = self.attendance()
        message = Presence(connected=list(attendance.present), spectators=attendance.spectators)
        text = message.model_dump_json(exclude_none=True)
        for client in self.clients:
            if client is not besides:
                client.send(text)

    # What happens.

    async def request(self, client: Client, request: Request) -> None:
        """Do what a client asks for and say that it is done, or refuse it."""

        if isinstance(request, Choose) and request.key == PASS_KEY and request.decision == self.table.position:
            await asyncio.sleep(self._bots.left_of_window)

        async def job() -> None:
            change = self._change(client.seat, request)
            if change is not None:
                await self.happen(change)
            elif orders := self._unwritten_orders():
                await self._storage.write([], owner=self.owner, orders=orders)
            if isinstance(change, SeatChanged) and change.change == "left":
                self._unseat(change.seat)
            # Right behind the news, so that both go out together.
            client.send(table_views.done(request.request, self.table.number))

        await self.do(job)

    def _change(self, seat: int | None, request: Request) -> Entry | None:
        """What of it is for the journal. How somebody goes through windows is for nobody else to know."""
        if not isinstance(request, PassUntil | Think):
            return commands.change_for(self.table, self.attendance(), seat, request)
        if seat is None:
            raise commands.not_seated()
        if isinstance(request, PassUntil):
            self.orders.give(seat, request.until)
        else:
            self.orders.think(seat, request.decision)
        return None

    async def join(self, wanted: Join, origin: str | None) -> Joined:
        """Somebody takes a free seat, coming from there (None: that is not counted)."""

        async def job() -> Joined:
            if self.table.settings.open and origin is not None and self.seated_from.count(origin) >= MOST_SEATS:
                raise Refused("no_free_seat", "the other seats are for others than you; you can watch", 403)
            token = new_secret()
            seat, change = new_table.newcomer(self.table, wanted, token)
            await self.happen(change)
            self.seated_from[seat] = origin
            self._gone_since[seat] = time.monotonic()  # There is time to come before a bot may take over.
            return Joined(table=self.table.id, seat=seat, token=token)

        return await self.do(job)

    def _unseat(self, seat: int) -> None:
        """Whoever has given up a seat watches from now on."""
        for client in self.clients:
            if client.seat == seat:
                client.seat = None
        self.seated_from[seat] = None

    async def happen(self, *changes: Entry) -> None:
        """Let it happen, write it down, and only then tell anybody. To be called in a job."""
        announcements = Announcements(self)
        records = journal.append(self.table, changes, announcements.prepare)
        following = new_table.rematch(self.table)
        if following is None:
            await self._storage.write(records, owner=self.owner, orders=self._unwritten_orders())
        else:
            records += journal.append(self.table, [RematchMade(table=following.id)], announcements.prepare)
            others = [journal.Record(following.id, entry) for entry in following.entries]
            await self._storage.write([*records, *others], [following.row], self.owner, self._unwritten_orders())
        announcements.send()
        self.used_at = time.monotonic()
        for record in records:
            if isinstance(record.entry, Chosen):
                CHOICES.labels(record.entry.by).inc()

    def _unwritten_orders(self) -> dict[tuple[str, int], windows.Order | None]:
        return {(self.table.id, seat): order for seat, order in self.orders.unwritten().items()}

    def new_decision(self) -> None:
        """Time runs from now."""
        self._spent_before, self._asked_at = 0.0, None
        self._run_clock(self.clock_runs)

    # What is only asked.

    async def ask(self, question: Callable[[Table], T]) -> T:
        """Look at the table when it is between two changes."""

        async def job() -> T:
            return question(self.table)

        return await self.do(job)

    async def summary(self) -> TableSummary:
        async def job() -> TableSummary:
            return table_views.summary(self.table, self.attendance())

        return await self.do(job)

    @property
    def share(self) -> Share:
        """For whom bots think here: for the people at the table, or for somebody who only watches them."""
        # A table is of whoever came first and is still here, so that who joins many takes nothing from the others.
        origin = next((client.origin for client in self.clients), "")
        return Share(origin, PEOPLE if self.table.persons() else BOTS_ALONE)

    def point(self) -> GamePoint:
        """The present point of the game, for a bot to think about."""
        assert self.table.game is not None
        return GamePoint(self.table.id, self.table.deal, self.table.game.past)


class Announcements:
    """What everybody at a table will be told. It is made while the table is as it tells, and sent later."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._position = live.table.position
        self._texts: list[dict[int | None, str]] = []

    def prepare(self, entry: Entry) -> None:
        live = self._live
        if live.table.position != self._position:
            self._position = live.table.position
            live.new_decision()
        viewers = list({client.seat for client in live.clients})
        texts = table_views.news(live.table, live.attendance(), entry, viewers)
        self._texts.append(dict(zip(viewers, texts, strict=True)))

    def send(self) -> None:
        for texts in self._texts:
            for client in tuple(self._live.clients):
                client.send(texts[client.seat])


def _closed() -> Refused:
    return Refused("closed", "this table was just closed; come back in a moment", 503)
