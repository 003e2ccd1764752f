"""What a browser is told at tables in the middle of a game, kept in `kept/` as it came over the wire.

`python -m tests.web.kept_tables` plays bots against each other and writes the files again (if some are named, only
those): one message a line, first a snapshot, then what happened after it. A browser that is shown them needs no game at
a server.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from smashup.bots.greedy import GreedyBot
from smashup.engine.decisions import Decision
from smashup.server import journal
from smashup.server.commands import chosen
from smashup.server.new_table import new_table
from smashup.server.protocol.journal import Entry
from smashup.server.protocol.tables import NewTable
from smashup.server.table import Attendance, Table
from smashup.server.table_views import news, snapshot

FOLDER = Path(__file__).parent / "kept"
ME = 0
PLAY = "play_cards"
STORY = 24
"""So many entries before the first position are kept, for the log."""
MIDDLE = {2: 7, 3: 8, 4: 9}
BUSY = {2: 11, 3: 12, 4: 13}
"""By the number of players: so many minions are in play in an ordinary middle game, and when a lot is on the table."""


def kept(name: str) -> list[dict[str, Any]]:
    """The messages of a file."""
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text().splitlines()]


def shown(
    page: Page, name: str, messages: int | None = None, heard: list[dict[str, Any]] | None = None
) -> WebSocketRoute:
    """Open a table in this browser that tells what was kept, up to so many messages; `send` on what comes back goes on.

    What the browser asks for is added to `heard`.
    """
    told = kept(name)
    opened: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        opened.append(socket)

        def answer(message: str | bytes) -> None:
            request = json.loads(message)
            if heard is not None:
                heard.append(request)
            if request["type"] == "hello":
                for one in told[:messages]:
                    socket.send(json.dumps(one))
            elif "request" in request:
                socket.send(json.dumps({"type": "done", "request": request["request"], "number": 1}))

        socket.on_message(answer)

    page.route_web_socket("**/ws", connect)
    page.goto(f"/t/{told[0]['table']}#token")
    page.locator(".board article").first.wait_for()
    return opened[0]


class Recording:
    """A table at which bots sit, seen from seat 0, which is a person's in name only."""

    def __init__(self, players: int, seed: int) -> None:
        seats = [{"kind": "person"}, *({"kind": "bot", "level": "normal"} for _ in range(players - 1))]
        wanted = {"settings": {"seats": seats}, "name": "Clever Otter", "seat": ME, "seed": seed}
        self.table: Table = new_table(NewTable.model_validate(wanted))[0]
        self.here = Attendance([True] * players, [False] * players, 0, 0.0, False)
        self.bot = GreedyBot(seed)

    def step(self) -> list[str]:
        """Let whoever is asked choose; what seat 0 is told."""
        decision = self.decision
        told: list[str] = []

        def notice(entry: Entry) -> None:
            told.extend(news(self.table, self.here, entry, [ME]))

        answer = self.bot.choose(self.table.game.seen_by(decision.player), decision)
        journal.append(self.table, [chosen(decision, answer, "bot", 0.0)], notice)
        return told

    def now(self) -> str:
        """The snapshot seat 0 would get, with the last part of the story."""
        whole = json.loads(snapshot(self.table, self.here, ME, 0))
        return json.dumps(whole | {"story": whole["story"][-STORY:]})

    @property
    def decision(self) -> Decision:
        assert self.table.game is not None
        assert self.table.game.decision is not None
        return self.table.game.decision

    @property
    def question(self) -> str:
        """What seat 0 is asked; empty: somebody else is asked."""
        return self.decision.question if self.decision.player == ME else ""

    @property
    def minions(self) -> int:
        return sum(len(base.minions) for base in self.table.game.state.bases) if self.table.game else 0


def found(players: int, wanted: Callable[[Recording], bool]) -> Recording:
    """The first table, by its seed, that gets to such a position."""
    for seed in range(1, 200):
        recording = Recording(players, seed)
        while recording.table.phase != "over":
            if wanted(recording):
                return recording
            recording.step()
    raise LookupError("no game gets there: expected something that happens more often")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:]

    def keep(
        name: str,
        players: int,
        from_here: Callable[[Recording], bool],
        until: Callable[[Recording], bool] | None = None,
    ) -> None:
        if wanted and name not in wanted:
            return
        recording = found(players, from_here)
        lines = [recording.now()]
        while until is not None and (len(lines) == 1 or not until(recording)):
            lines += recording.step()
        (FOLDER / f"{name}.jsonl").write_text("\n".join(lines) + "\n")

    for players in (2, 3, 4):
        for name, minions in (("middle", MIDDLE[players]), ("busy", BUSY[players])):
            keep(f"{name}-{players}", players, partial(plays_among, minions))
    keep("react", 4, lambda at: at.question == "special_before_scoring" and at.minions > 6)
    keep("many", 2, lambda at: at.question == "favor_of_poseidon/cards")
    keep("order", 2, lambda at: at.question != "" and at.decision.orders and len(at.decision) > 2)
    keep("round", 3, scores_soon, until=lambda at: at.question == PLAY)


def plays_among(minions: int, at: Recording) -> bool:
    return at.question == PLAY and at.minions == minions


def scores_soon(at: Recording) -> bool:
    """Seat 0 ends a turn, and before its next one a base scores."""
    if at.question != PLAY or at.minions < 6:
        return False
    ahead = Recording(len(at.table.seats), at.table.row.seed)
    while ahead.table.number < at.table.number:
        ahead.step()
    told = ahead.step()
    while ahead.question != PLAY and ahead.table.phase != "over":
        told += ahead.step()
    return '"kind":"scoring"' in "".join(told) and len(told) > 8


if __name__ == "__main__":
    main()
