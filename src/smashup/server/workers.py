"""The processes that serve clients: one that does it itself, or several under a supervisor that replaces the dead."""

from __future__ import annotations

import contextlib
import logging
import math
import multiprocessing
import os
import secrets
import signal
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from smashup.server import garbage, logs
from smashup.server.app import create_app
from smashup.server.backplane import ALL
from smashup.server.connections import config_for
from smashup.server.database import Database
from smashup.server.errors import ServerError
from smashup.server.leases import strike_off
from smashup.server.lobby import COME_BACK
from smashup.server.settings import Settings

log = logging.getLogger(__name__)

SOON = 1.0
"""Seconds: a worker that lives no longer than this is replaced after as long a pause."""
LOOK_EVERY = 0.5
"""Seconds between two looks whether somebody is to be started, or to be killed."""
STOPS_WITHIN = 15.0
"""Seconds a worker has to stop in order."""


class _Server(uvicorn.Server):
    """Says when it can be reached, and goodbye before it closes the connections."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, on_ready: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._app = app
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        garbage.set_up()
        await self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._app.state.relay is not None:
            self._app.state.relay.part_all(COME_BACK)
        await self._app.state.lobby.say_goodbye()
        await super().shutdown(sockets)


def serve_alone(
    settings: Settings, database: Database, listener: socket.socket, on_ready: Callable[[], Awaitable[None]]
) -> None:
    """Serve clients in this process until it is told to stop."""
    _reach_ray(settings)
    app = create_app(settings, database)
    config = _config(app, settings)
    # Uvicorn stops in order at a signal, then sends it to itself once more: that must not count as a failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        _Server(app, config, on_ready).run([listener])


def _reach_ray(settings: Settings) -> None:
    """Where bots are to think on a cluster, say at once that there is none."""
    if settings.ray is not None:
        from smashup.server import on_ray  # Only who wants it need have it.

        on_ray.reach(settings.ray)


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    config = config_for(app, settings)
    try:
        config.load()
    except OSError as error:  # The only files that are read here.
        raise ServerError(f"the certificate {settings.certificate} cannot be used: {error}") from error
    return config


def _work(settings: Settings, listener: socket.socket, supervisor: str, life: Connection, ready: Connection) -> None:
    """In a process of its own: serve until told to stop, or until the supervisor is gone."""
    logs.set_up(as_json=settings.log_json, verbose=settings.verbose)
    signal.signal(signal.SIGTERM, lambda *_: None)

    def watch() -> None:
        with contextlib.suppress(EOFError, OSError):
            life.recv()  # Nothing ever comes; it ends when nobody can write any more.
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    try:
        _reach_ray(settings)
        database = Database(settings.database)
    except ServerError as error:
        log.error(str(error))
        raise SystemExit(2) from error
    app = create_app(settings, database, supervisor)

    async def say_ready() -> None:
        ready.send(True)
        log.info("worker serves", extra={"pid": os.getpid()})

    with contextlib.suppress(KeyboardInterrupt):
        _Server(app, _config(app, settings), say_ready).run([listener])


class Supervisor:
    """Keeps so many workers running, all of which listen at the same socket."""

    def __init__(self, settings: Settings, database: Database, listener: socket.socket) -> None:
        """The database is open for the supervisor itself: whoever dies is struck off at once."""
        if database.is_sqlite:
            raise ServerError(
                "SQLite is for one process: several workers need --database postgresql://… "
                "(how many processes bots think in is --thinkers)"
            )
        _config(create_app(settings, database), settings)
        self._settings = settings
        self._database = database
        self._listener = listener
        self._id = secrets.token_hex(8)
        self._context = multiprocessing.get_context("spawn")  # Nothing of this process is wanted there.
        self._life, self._hold = self._context.Pipe(duplex=False)
        self._workers: dict[BaseProcess, float] = {}
        """And when they were started."""
        self._ready: dict[BaseProcess, Connection] = {}
        self._missing: list[float] = []
        """When those are to be started that take the places of the dead."""
        self._stopping = self._failed = False
        self._patience = math.inf
        """Until when workers may stop in order."""

    def run(self, on_ready: Callable[[], None]) -> None:
        """Until a signal comes. `on_ready` is called when all workers can be reached."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        for worker in [self._start() for _ in range(self._settings.workers)]:
            self._await(worker)
        if not self._stopping:
            on_ready()
        while self._workers or (self._missing and not self._stopping):
            for worker in self._ended():
                started, now = self._workers.pop(worker), time.monotonic()
                self._ready.pop(worker).close()
                self._bury(worker)
                if not self._stopping:
                    log.error("worker ended; starting another", extra={"pid": worker.pid, "code": worker.exitcode})
                    self._missing.append(now if now - started >= SOON else now + SOON)
            self._insist()
            for at in [at for at in self._missing if at <= time.monotonic() and not self._stopping]:
                self._missing.remove(at)
                self._start()
        if self._failed:
            raise ServerError("a worker could not start; the lines above say why")

    def _await(self, worker: BaseProcess) -> None:
        """Until it serves; where the first ones cannot, nobody can."""
        while not self._ready[worker].poll(LOOK_EVERY):
            self._insist()
        try:
            self._ready[worker].recv()
        except EOFError:
            self._failed = not self._stopping
            self._stop()

    def _start(self) -> BaseProcess:
        heard, told = self._context.Pipe(duplex=False)
        arguments = (self._settings, self._listener, self._id, self._life, told)
        worker = self._context.Process(target=_work, args=arguments)
        worker.start()
        told.close()
        self._workers[worker] = time.monotonic()
        self._ready[worker] = heard
        return worker

    def _ended(self) -> list[BaseProcess]:
        connection.wait([worker.sentinel for worker in self._workers], timeout=LOOK_EVERY)
        return [worker for worker in self._workers if worker.exitcode is not None]

    def _bury(self, worker: BaseProcess) -> None:
        """Its tables are free at once, and all are told."""
        worker.join()
        try:
            with self._database.engine.begin() as opened:
                strike_off(opened, self._id, worker.pid or 0)
                opened.execute(sa.select(sa.func.pg_notify(ALL, "")))
        except SQLAlchemyError as error:
            log.warning("cannot strike off", extra={"reason": " ".join(str(error).split())[:200]})

    def _stop(self, *_: object) -> None:
        if not self._stopping:
            self._stopping = True
            self._patience = time.monotonic() + STOPS_WITHIN
            for worker in self._workers:
                worker.terminate()

    def _insist(self) -> None:
        if time.monotonic() > self._patience:
            for worker in self._workers:
                worker.kill()
