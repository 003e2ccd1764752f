"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

import smashup
from smashup.server import garbage, routes, websocket
from smashup.server.backplane import Backplane
from smashup.server.bot_workers import BotWorkers
from smashup.server.database import Database
from smashup.server.errors import Refused
from smashup.server.faction_statistics import read_statistics
from smashup.server.leases import Leases
from smashup.server.limits import Limits, TooMany
from smashup.server.lobby import Lobby
from smashup.server.metrics import REFUSALS
from smashup.server.pages import Pages
from smashup.server.relay import PassOn, Relay
from smashup.server.replays import routes as replays
from smashup.server.replays.archive import Archive
from smashup.server.security import Guard
from smashup.server.settings import Settings
from smashup.server.storage import Storage


def create_app(
    settings: Settings | None = None, database: Database | None = None, supervisor: str | None = None
) -> FastAPI:
    """The server as an ASGI application; `database` may be open already. `supervisor`: who watches this process."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = database or Database(settings.database)
        storage = Storage(opened)
        leases = None if opened.is_sqlite else Leases(opened, supervisor)
        if leases is not None:
            await leases.register()
        thinkers, elsewhere = settings.thinkers, None
        if settings.ray is not None:
            from smashup.server import on_ray  # Only who wants it need have it.

            thinkers, elsewhere = on_ray.reach(settings.ray), on_ray.RayPool()
        bot_workers = BotWorkers(thinkers // settings.workers, elsewhere)
        lobby = app.state.lobby = Lobby(storage, bot_workers, settings.keep_days, leases)
        app.state.archive = Archive(lobby, elsewhere)
        if leases is not None:
            app.state.relay = await _connected(app, opened, leases)
        collecting = asyncio.create_task(garbage.collect_when_quiet(lambda: app.state.lobby.heard_at))
        yield
        collecting.cancel()
        await app.state.archive.close()
        await lobby.close()
        if app.state.relay is not None:
            await app.state.relay.close()

    app = FastAPI(
        title="Smash Up",
        version=smashup.__version__,
        description="Tables to play Smash Up at. Games themselves are played over the WebSocket at /ws.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.relay = None
    app.state.statistics = read_statistics(settings.statistics)
    app.state.limits = Limits(settings.limited)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, _not_served)
    app.include_router(routes.router)
    app.include_router(replays.router)
    app.include_router(websocket.router)
    app.mount("/", Pages(settings.static))
    app.add_middleware(PassOn)
    app.add_middleware(Guard, settings=settings)
    return app


async def _connected(app: FastAPI, database: Database, leases: Leases) -> Relay:
    """This worker as one of those that share the database."""
    relay = Relay(app, leases, partial(websocket.converse, app.state))

    async def struck_off() -> None:
        await relay.become(leases.worker)
        await app.state.lobby.lose_all()

    leases.on_struck_off = struck_off
    await relay.open(Backplane(database, relay.hear, leases.look))
    return relay


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    REFUSALS.labels(error.code).inc()
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooMany) else None
    return JSONResponse({"code": error.code, "message": error.message}, error.status, headers)


async def _not_valid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"code": "bad_request", "message": f"{where}: {first['msg']}"}, 422)


async def _not_served(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = "not_allowed" if error.status_code == 405 else "bad_request"
    return JSONResponse({"code": code, "message": str(error.detail)}, error.status_code, error.headers)
