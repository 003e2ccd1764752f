"""Results made up for the tests of the report: games whose outcomes follow known strengths, or are written by hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from smashup.lab.store import SCHEMA

Row = dict[str, Any]


def seat(player: int, factions: tuple[str, str], **known: Any) -> Row:
    """A row of a two-player game that this player lost, where nothing else is said."""
    row: Row = {
        "game": 0,
        "seed": 1,
        "players": 2,
        "player": player,
        "first": player == 0,
        "bot": "greedy",
        "bot_seed": 1,
        "faction_a": min(factions),
        "faction_b": max(factions),
        "place": 2,
        "won": False,
        "win_share": 0.0,
        "vp": 10,
        "turns": 20,
        "decisions": 100,
        "bases": [],
        "bases_scored": 0,
        "cards": [],
        "seconds": 0.1,
    }
    row.update(known)
    return row


def won(**known: Any) -> Row:
    """What a winner's row says."""
    return {"place": 1, "won": True, "win_share": 1.0, "vp": 15, **known}


def write(folder: Path, rows: Sequence[Row], *, without: Sequence[str] = (), part: int = 0) -> Path:
    """Write rows as `smashup lab run` does."""
    folder.mkdir(parents=True, exist_ok=True)
    table = pa.Table.from_pylist(list(rows), schema=SCHEMA).drop_columns(list(without))
    pq.write_table(table, folder / f"part-{part:06}.parquet")
    return folder


def games_by_strength(
    strengths: dict[str, float],
    games: int,
    *,
    players: int = 2,
    synergies: dict[frozenset[str], float] | None = None,
    first_player: float = 0.0,
    seed: int = 0,
) -> list[Row]:
    """Games among random pairs; who wins is drawn with odds that are the exponential of the sum of strengths."""
    random = np.random.default_rng(seed)
    keys = sorted(strengths)
    found = []
    for game in range(games):
        dealt = [keys[index] for index in random.permutation(len(keys))[: 2 * players]]
        first = int(random.integers(players))
        pairs = [(dealt[2 * player], dealt[2 * player + 1]) for player in range(players)]
        power = [
            strengths[one]
            + strengths[other]
            + (synergies or {}).get(frozenset((one, other)), 0.0)
            + (first_player if player == first else 0.0)
            for player, (one, other) in enumerate(pairs)
        ]
        winner = int(np.argmax(np.array(power) + random.gumbel(size=players)))
        for player, pair in enumerate(pairs):
            outcome = won() if player == winner else {}
            found.append(seat(player, pair, game=game, players=players, first=player == first, **outcome))
    return found
