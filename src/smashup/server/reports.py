"""Reports of problems, from a table or a replay. The file tells every card, so it is not for everybody at any time."""

from __future__ import annotations

import smashup
from smashup.engine.errors import SaveError
from smashup.game.report import pack_report, write_report
from smashup.game.save import number_of_choices
from smashup.server.errors import Refused
from smashup.server.protocol.replays import ReplayReport
from smashup.server.protocol.tables import ProblemReport
from smashup.server.replays.files import Source
from smashup.server.seats import seat_of
from smashup.server.table import Table


def report_of(table: Table, wanted: ProblemReport, *, for_player: bool) -> str:
    """The report as text for a file, about the position the table is in: `for_player` for somebody who must not see
    hidden cards, otherwise for whoever runs the server."""
    viewer = seat_of(table.seats, wanted.token) if wanted.token is not None else None
    if table.game is None:
        raise Refused("not_playing", "the game has not begun: there is nothing to report yet")
    if for_player and table.phase != "over":
        _check_secrets(table, viewer)
    try:
        return write_report(
            table.game,
            viewer=viewer,
            note=wanted.note,
            client=wanted.client,
            server=smashup.__version__,
            names=table.names,
        )
    except SaveError as error:
        raise Refused("not_saved", str(error)) from error


def report_of_replay(source: Source, wanted: ReplayReport) -> str:
    """The report about one step of a replay."""
    choices = number_of_choices(source.save)
    if wanted.step > choices:
        raise Refused("bad_request", f"step: expected 0 to {choices}", 422)
    if wanted.viewer is not None and wanted.viewer >= len(source.seats):
        raise Refused("bad_request", f"viewer: expected a player from 0 to {len(source.seats) - 1}, or none", 422)
    return pack_report(
        source.save,
        wanted.step,
        viewer=wanted.viewer,
        note=wanted.note,
        client=wanted.client,
        server=smashup.__version__,
        names=source.names,
    )


def _check_secrets(table: Table, viewer: int | None) -> None:
    """While a game is being played, it may be reported only by somebody who plays it alone against bots."""
    people = [number for number, seat in enumerate(table.seats) if seat.token_hash is not None]
    if len(people) > 1:
        raise Refused(
            "not_over", "a report reveals every card: where several people play, it is available after the end"
        )
    if people and viewer not in people:
        raise Refused("not_seated", "a report reveals every card: during the game only its player can have it", 403)
