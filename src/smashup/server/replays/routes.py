"""REST: replays, their positions, and their analysis."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from smashup.game.replay import ALL, Viewer
from smashup.server import limits
from smashup.server.protocol.common import BIGGEST
from smashup.server.protocol.replays import Analysis, Replay, ReplayMade, ReplayPositions, ReplayReport
from smashup.server.protocol.tables import PositionText, ReportSent
from smashup.server.replays.archive import Archive
from smashup.server.reports import report_of_replay
from smashup.server.routes import keep_sent, limit, refusals

ReplayId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9]+$", description="The replay's id.")]
As = Annotated[str, Query(alias="as", pattern=r"^(all|[0-3])$", description="all, or whose view it is.")]
Number = Annotated[int, Query(ge=0, le=BIGGEST)]

router = APIRouter(
    prefix="/api/replays",
    responses=refusals(
        s404="There is no such replay.",
        s409="The game is not over, or was played with other rules.",
        s422="That cannot be a replay's id, or a value is not what was expected.",
    ),
)


def _archive(request: Request) -> Archive:
    found: Archive = request.app.state.archive
    return found


def _viewer(text: str) -> Viewer:
    return ALL if text == ALL else int(text)


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


@router.post(
    "",
    status_code=201,
    responses=refusals(
        s403="A page of another site asks.",
        s413="The body is too large.",
        s422="This is not a saved game, or it is damaged, or made by another version.",
    ),
    openapi_extra={
        "requestBody": {
            "required": True,
            "description": "A save file, or a report of a problem.",
            "content": {
                "text/plain": {"schema": {"type": "string"}},
                "application/json": {"schema": {"type": "object", "required": ["format"]}},
            },
        }
    },
)
async def bring_in(request: Request) -> ReplayMade:
    """Bring in a save file: it is played through, and gets a link. The same file always gets the same one."""
    origin = limit(request, "save files", limits.IMPORTS)
    return ReplayMade(replay=await _archive(request).bring_in(origin, await request.body()))


@router.get("/{replay}", response_class=Response, responses={200: {"model": Replay}})
async def about(request: Request, replay: ReplayId) -> Response:
    """Who played, how it ended, and every step in short."""
    origin = limit(request)
    return _json(await _archive(request).about(origin, replay))


@router.get("/{replay}/steps", response_class=Response, responses={200: {"model": ReplayPositions}})
async def steps(
    request: Request, replay: ReplayId, viewer: As = ALL, first: Number = 0, last: Number | None = None
) -> Response:
    """The positions of some steps, 64 at most, as one of the players knew them then, or with nothing hidden."""
    origin = limit(request)
    return _json(await _archive(request).positions(origin, replay, _viewer(viewer), first, last))


@router.get(
    "/{replay}/save",
    response_class=Response,
    responses={200: {"description": "The file.", "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def save(request: Request, replay: ReplayId) -> Response:
    """The save file, for `smashup replay` and `Game.load`, and to be brought in elsewhere."""
    limit(request)
    name = f'attachment; filename="smashup-{replay}.txt"'
    text = await _archive(request).file(replay)
    return Response(text, media_type="text/plain", headers={"Content-Disposition": name})


@router.post(
    "/{replay}/report",
    response_class=Response,
    responses=refusals(s400="The body is not JSON.", s403="A page of another site asks.", s413="The body is too large.")
    | {200: {"description": "The report.", "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def report_problem(request: Request, replay: ReplayId, wanted: ReplayReport) -> Response:
    """A report about one step, for `smashup replay` and `smashup report-to-test`."""
    limit(request)
    name = f'attachment; filename="smashup-report-{replay}-{wanted.step}.json"'
    text = report_of_replay(await _archive(request).source(replay), wanted)
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.post(
    "/{replay}/reports",
    status_code=201,
    responses=refusals(
        s400="The body is not JSON.", s403="A page of another site asks.", s413="The body is too large."
    ),
)
async def send_report(request: Request, replay: ReplayId, wanted: ReplayReport) -> ReportSent:
    """Send a report about one step to whoever runs the server."""
    limit(request, "reports", limits.REPORTS)
    text = report_of_replay(await _archive(request).source(replay), wanted)
    return await keep_sent(request, f"replay {replay}", wanted.note, text)


@router.get("/{replay}/position", response_class=Response, responses={200: {"model": PositionText}})
async def position(request: Request, replay: ReplayId, step: Number = 0) -> Response:
    """The position at one step in a line of text, every card included: where a player is asked what to play, a table
    can begin there (`TableSettings.position`)."""
    origin = limit(request)
    return _json(await _archive(request).position(origin, replay, step))


@router.get("/{replay}/analysis", response_class=Response, responses={200: {"model": Analysis}})
async def analysis(request: Request, replay: ReplayId, viewer: As = ALL, since: Number = 0) -> Response:
    """The analysis as far as it has come; of the decisions only those from step `since` on."""
    origin = limit(request)
    return _json(await _archive(request).analysis(origin, replay, _viewer(viewer), since))


@router.post("/{replay}/analysis", status_code=202, response_class=Response, responses={202: {"model": Analysis}})
async def analyse(request: Request, replay: ReplayId, viewer: As = ALL, since: Number = 0) -> Response:
    """Begin the analysis, or go on with it; where it is done or under way nothing changes."""
    origin = limit(request, "analyses", limits.ANALYSES)
    found = await _archive(request).analysis(origin, replay, _viewer(viewer), since, "start")
    return Response(found, 202, media_type="application/json")


@router.delete("/{replay}/analysis", response_class=Response, responses={200: {"model": Analysis}})
async def stop_analysing(request: Request, replay: ReplayId, viewer: As = ALL, since: Number = 0) -> Response:
    """Stop the analysis; what was found is kept, and it can be resumed."""
    origin = limit(request, "analyses", limits.ANALYSES)
    return _json(await _archive(request).analysis(origin, replay, _viewer(viewer), since, "cancel"))
