"""What viewers are told is plain data that was never checked on its way out: here it is."""

import json
import random

import pytest

from smashup.server import commands, journal, new_table, table_views
from smashup.server.protocol import FROM_SERVER
from smashup.server.protocol.tables import NewTable
from smashup.server.table import Attendance, Table


def table_with(*seats: str, seed: int = 0, **settings: object) -> Table:
    plans = [{"kind": "person"} if kind == "person" else {"kind": "bot", "level": kind} for kind in seats]
    wanted = {"settings": {"seats": plans, **settings}, "name": "Ann", "seed": seed}
    return new_table.new_table(NewTable.model_validate(wanted))[0]


def here(table: Table) -> Attendance:
    seats = len(table.seats)
    return Attendance([True] * seats, [False] * seats, spectators=1, spent=1.5, clock_runs=True)


@pytest.mark.parametrize("setup", ["random", "tournament"])
def test_what_is_sent_is_exactly_what_the_models_would_write(setup):
    table = table_with("person", "random", setup=setup, clock=60)
    viewers = [0, 1, None]
    chance = random.Random(3)
    texts: list[str] = []

    def tell(entry):
        texts.extend(table_views.news(table, here(table), entry, viewers))

    while table.phase != "over":
        decision = table.game.decision if table.game is not None else None
        assert decision is not None
        chosen = commands.chosen(decision, chance.randrange(len(decision)), "person", 0.25)
        journal.append(table, [chosen], tell)
    texts += [table_views.snapshot(table, here(table), viewer, 0) for viewer in viewers]
    for text in texts[:: len(texts) // 100] + texts[-6:]:
        message = FROM_SERVER.validate_json(text)
        assert json.loads(message.model_dump_json(exclude_none=True)) == json.loads(text)
