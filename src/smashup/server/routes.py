"""REST: making, joining and listing tables, and what there is to know about the game and the server."""

from __future__ import annotations

import logging
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import PlainTextResponse

import smashup
from smashup.cards.rulings import rulings
from smashup.engine.errors import SetupError
from smashup.game.scenario import Scenario
from smashup.guides.lessons import FURTHER, LESSONS
from smashup.guides.puzzles import puzzles as shelf
from smashup.server import limits
from smashup.server.compression import packed
from smashup.server.errors import Refused
from smashup.server.limits import Rate
from smashup.server.lobby import LISTED
from smashup.server.metrics import labelled, merged, metrics_text
from smashup.server.protocol.guides import LessonInfo, Lessons, PuzzleInfo, Puzzles
from smashup.server.protocol.reference import CardRulings, Rulings, Statistics
from smashup.server.protocol.tables import (
    BotLevels,
    Catalogue,
    Health,
    Join,
    Joined,
    NewTable,
    OpenTables,
    PositionChecked,
    PositionText,
    ProblemReport,
    Refusal,
    ReportSent,
    TableMade,
    TableSummary,
)
from smashup.server.relay import Relay, is_passed_on
from smashup.server.reports import report_of
from smashup.server.seats import bot_levels
from smashup.server.sent_reports import keep_report
from smashup.server.setup import game_at
from smashup.server.table import Table

log = logging.getLogger(__name__)

TableId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9]+$", description="The table's id.")]


def refusals(**words: str) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: which refusals there can be."""
    found = {"s429": "Too many requests.", "s503": "The server is stopping, full, or cannot use its database."} | words
    return {int(status[1:]): {"model": Refusal, "description": text} for status, text in found.items()}


LASTS = {"Cache-Control": "max-age=3600"}
router = APIRouter(prefix="/api", responses=refusals())


def limit(request: Request, what: str = "requests", rate: Rate = limits.REQUESTS) -> str:
    """Refuse what an address asks for too often; the answer is where the request comes from."""
    address = request.client.host if request.client is not None else "?"
    request.app.state.limits.check(what, rate, address)
    return limits.origin_of(address)


def _counted(request: Request, origin: str) -> str | None:
    """Where somebody comes from, unless nobody is held back."""
    return origin if request.app.state.limits.strict else None


@router.post(
    "/tables",
    status_code=201,
    response_model_exclude_none=True,
    responses=refusals(
        s400="The body is not JSON.",
        s403="A page of another site asks.",
        s409="The seat is no person's, or a bot has that name.",
        s413="The body is too large.",
        s422="The settings make no game.",
    ),
)
async def make_table(request: Request, wanted: NewTable) -> TableMade:
    """Make a table and take a seat at it. The secrets in the answer are shown this once."""
    origin = limit(request, "new tables", limits.NEW_TABLES)
    made: TableMade = await request.app.state.lobby.make(wanted, _counted(request, origin))
    return made


@router.post(
    "/positions",
    responses=refusals(
        s400="The body is not JSON.",
        s403="A page of another site asks.",
        s413="The body is too large.",
        s422="No game can begin there; the message says why.",
    ),
)
async def check_position(request: Request, wanted: PositionText) -> PositionChecked:
    """Can a game begin at this position? A table for it is made with `TableSettings.position`."""
    limit(request)
    try:
        game = game_at(wanted.position, 0, log=False)
    except SetupError as error:
        raise Refused("bad_request", str(error), 422) from error
    decision = game.decision
    assert decision is not None
    return PositionChecked(
        position=Scenario.from_line(wanted.position).line,
        players=game.players,
        to_move=decision.player,
        prompt=decision.prompt,
    )


@router.get("/tables", response_model_exclude_none=True)
async def open_tables(request: Request) -> OpenTables:
    """Open tables at which somebody is: first those with free seats, newest first, then those to watch."""
    limit(request)
    found: list[TableSummary] = await request.app.state.lobby.open_tables()
    for body in await _of_others(request):
        found += OpenTables.model_validate_json(body).tables
    found.sort(key=lambda one: (one.phase != "waiting", -one.created))
    return OpenTables(tables=found[:LISTED])


async def _of_others(request: Request) -> list[bytes]:
    """What the other workers answer to this, where there are any."""
    relay: Relay | None = request.app.state.relay
    return [] if relay is None or is_passed_on(request.scope) else await relay.ask_others(request.url.path)


@router.get(
    "/tables/{table}",
    response_model_exclude_none=True,
    responses=refusals(
        s404="There is no such table.", s409="Its game cannot be continued.", s422="That cannot be a table's id."
    ),
)
async def one_table(request: Request, table: TableId) -> TableSummary:
    """One table, as everybody may know it."""
    limit(request)
    summary: TableSummary = await (await request.app.state.lobby.find(table)).summary()
    return summary


@router.post(
    "/tables/{table}/join",
    response_model_exclude_none=True,
    responses=refusals(
        s400="The body is not JSON.",
        s403="The table is private and the invitation is missing or wrong, or a page of another site asks.",
        s404="There is no such table.",
        s409="The seat or the name is taken.",
        s413="The body is too large.",
        s422="A field is not what was expected.",
    ),
)
async def join_table(request: Request, table: TableId, wanted: Join) -> Joined:
    """Take a free seat. The token in the answer is shown this once."""
    origin = limit(request, "attempts to join", limits.JOINING)
    joined: Joined = await (await request.app.state.lobby.find(table)).join(wanted, _counted(request, origin))
    return joined


@router.get(
    "/tables/{table}/save",
    response_class=Response,
    responses=refusals(
        s404="There is no such table.", s409="The game is not over yet.", s422="That cannot be a table's id."
    )
    | {200: {"description": "The saved game.", "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def saved_game(request: Request, table: TableId) -> Response:
    """The saved game, for `smashup replay` and `Game.load`. It reveals every card: available only after the end."""
    limit(request)
    text = await (await request.app.state.lobby.find(table)).ask(_save)
    name = f'attachment; filename="smashup-{table}.txt"'
    return Response(text, media_type="text/plain", headers={"Content-Disposition": name})


@router.post(
    "/tables/{table}/report",
    response_class=Response,
    responses=refusals(
        s400="The body is not JSON.",
        s403="The token opens no seat, only who plays may have it now, or a page of another site asks.",
        s404="There is no such table.",
        s409="The game has not begun, or several people still play it.",
        s413="The body is too large.",
        s422="A field is not what was expected.",
    )
    | {200: {"description": "The report.", "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def report_problem(request: Request, table: TableId, wanted: ProblemReport) -> Response:
    """A report about how the game stands, for `smashup replay` and `smashup report-to-test`. It tells every card."""
    limit(request)
    text = await (await request.app.state.lobby.find(table)).ask(
        lambda found: report_of(found, wanted, for_player=True)
    )
    name = f'attachment; filename="smashup-report-{table}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.post(
    "/tables/{table}/reports",
    status_code=201,
    responses=refusals(
        s400="The body is not JSON.",
        s403="The token opens no seat, or a page of another site asks.",
        s404="There is no such table.",
        s409="The game has not begun.",
        s413="The body is too large.",
        s422="A field is not what was expected.",
    ),
)
async def send_report(request: Request, table: TableId, wanted: ProblemReport) -> ReportSent:
    """Send a report about how the game stands to whoever runs the server. It tells the players nothing."""
    limit(request, "reports", limits.REPORTS)
    text = await (await request.app.state.lobby.find(table)).ask(
        lambda found: report_of(found, wanted, for_player=False)
    )
    return await keep_sent(request, f"table {table}", wanted.note, text)


async def keep_sent(request: Request, origin: str, note: str, text: str) -> ReportSent:
    """Keep a report for whoever runs the server."""
    made: list[str] = []
    await request.app.state.lobby.storage.change(
        lambda connection: made.append(keep_report(connection, origin, note, text))
    )
    log.info("report sent", extra={"report": made[0], "origin": origin})
    return ReportSent(report=made[0])


def _save(table: Table) -> str:
    if table.phase != "over" or table.game is None:
        raise Refused("not_over", "the game can be saved when it is over")
    return table.game.save()


@router.get("/catalogue", response_class=Response, responses={200: {"model": Catalogue}})
async def catalogue(request: Request) -> Response:
    """Every faction with its cards and bases and their texts."""
    limit(request)
    return packed(request, _catalogue(), "application/json", LASTS)


@cache
def _catalogue() -> bytes:
    found = Catalogue.model_validate({"factions": smashup.catalogue()})
    return found.model_dump_json(exclude_none=True).encode()


@router.get("/rulings", response_class=Response, responses={200: {"model": Rulings}})
async def card_rulings(request: Request) -> Response:
    """How cards and bases behave where their texts leave a question."""
    limit(request)
    return packed(request, _rulings(), "application/json", LASTS)


@cache
def _rulings() -> bytes:
    found = [
        CardRulings(name=name, rulings=said)
        for faction in smashup.catalogue()
        for name, said in rulings(faction["key"]).items()
    ]
    return Rulings(cards=found).model_dump_json().encode()


@router.get("/statistics", response_class=Response, responses={200: {"model": Statistics}})
async def statistics(request: Request) -> Response:
    """What the laboratory's games say about the factions."""
    limit(request)
    found: Statistics = request.app.state.statistics
    return packed(request, found.model_dump_json().encode(), "application/json", LASTS)


@router.get("/lessons")
async def lessons(request: Request) -> Lessons:
    """The lessons of the tutorial, in order; each is played at a table of its own (`TableSettings.guide`)."""
    limit(request)
    lessons, further = (
        [
            LessonInfo(key=one.key, title=one.title, about=one.about, minutes=one.minutes, seats=one.players)
            for one in some.values()
        ]
        for some in (LESSONS, FURTHER)
    )
    return Lessons(lessons=lessons, further=further)


@router.get("/puzzles", response_class=Response, responses={200: {"model": Puzzles}})
async def puzzles(request: Request) -> Response:
    """The puzzles, in order; each is played at a table of its own (`TableSettings.guide`)."""
    limit(request)
    return packed(request, _puzzles(), "application/json", {})


@cache
def _puzzles() -> bytes:
    found = [
        PuzzleInfo(
            key=one.key,
            title=one.title,
            goal=one.sentence(),
            difficulty=one.difficulty,
            factions=one.factions,
            seats=one.players,
            hidden=one.hidden,
        )
        for one in shelf().values()
    ]
    return Puzzles(puzzles=found).model_dump_json().encode()


@router.get("/bots", response_model_exclude_none=True)
async def bots(request: Request) -> BotLevels:
    """The bots that can take a seat, the weakest first."""
    limit(request)
    return BotLevels(bots=bot_levels())


@router.get("/health", response_model_exclude_none=True, responses={503: {"model": Health}})
async def health(request: Request, response: Response) -> Health:
    """Is the server well? With status 503 it is not."""
    lobby = request.app.state.lobby
    well = await lobby.storage.is_well()
    if not well or lobby.stopping:
        response.status_code = 503
    return Health(
        status="ok" if well and not lobby.stopping else "failing",
        version=smashup.__version__,
        database="ok" if well else "failing",
        tables=lobby.tables,
        connections=lobby.connections,
    )


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    """Figures for Prometheus: those of all workers together."""
    lobby = request.app.state.lobby
    text = metrics_text(lobby.tables, lobby.connections)
    if lobby.leases is not None:
        text = merged([labelled(text, lobby.leases.worker), *await _of_others(request)])
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4; charset=utf-8")
