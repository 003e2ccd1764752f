"""Questions to the results of a run, in SQL through DuckDB: the views they are asked of, and ready-made questions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from smashup.lab.plan import LabError

VIEWS = {
    "results": "one row per player per game, as it is in the files",
    "games": "one row per game: who played, who won, how long it took, how it ended",
    "finished": "the results of games that ended by the rules; the tables below have only those",
    "factions": "one row per faction of a player: results, with faction and partner",
    "duels": "one row per faction of a player and faction of an opponent: faction against another",
    "plays": "one row per card played",
    "scorings": "one row per place a player took at a base",
}
"""What each view has."""

# Wilson's 95 % interval, as in smashup.matches.rating.
MACROS = """
CREATE MACRO _middle(share, n) AS (share + 1.920729 / n) / (1 + 3.841459 / n);
CREATE MACRO _around(share, n) AS sqrt(3.841459 / n * (share * (1 - share) + 0.96036475 / n)) / (1 + 3.841459 / n);
CREATE MACRO low(share, n) AS greatest(0, _middle(share, n) - _around(share, n));
CREATE MACRO high(share, n) AS least(1, _middle(share, n) + _around(share, n));
"""

DEFINITIONS = """
CREATE VIEW games AS
SELECT game, any_value(seed) AS seed, any_value(players) AS players,
    string_agg(faction_a || ' + ' || faction_b, ' against ' ORDER BY player) AS factions,
    string_agg(faction_a || ' + ' || faction_b, ', ') FILTER (won) AS winner,
    max(vp) FILTER (won) AS winning_vp,
    coalesce(sum(win_share) FILTER ("first"), 0) AS first_player_share,
    any_value(turns) AS turns, any_value(decisions) AS decisions,
    any_value(bases_scored) AS bases_scored, any_value(seconds) AS seconds, any_value(ended) AS ended
FROM results GROUP BY game;

CREATE VIEW finished AS SELECT * FROM results WHERE ended = 'won';

CREATE VIEW factions AS
SELECT unnest([faction_a, faction_b]) AS faction, unnest([faction_b, faction_a]) AS partner,
    * EXCLUDE (faction_a, faction_b)
FROM finished;

CREATE VIEW duels AS
SELECT mine.faction, mine.partner, theirs.faction AS against, theirs.partner AS against_partner,
    mine.game, mine.seed, mine.players, mine.player, mine."first", mine.bot, mine.place, mine.won, mine.win_share,
    mine.vp, theirs.player AS against_player, theirs.bot AS against_bot, theirs.place AS against_place,
    theirs.vp AS against_vp,
    CASE WHEN mine.place < theirs.place THEN 1.0 WHEN mine.place = theirs.place THEN 0.5 ELSE 0.0 END AS ahead,
    mine.turns
FROM factions mine JOIN factions theirs ON mine.game = theirs.game AND mine.player <> theirs.player;

CREATE VIEW plays AS
SELECT unnest(cards) AS card, * EXCLUDE (cards, bases) FROM finished;

CREATE VIEW scorings AS
SELECT taken.base AS base, taken.place AS base_place, taken.vp AS base_vp, * EXCLUDE (taken)
FROM (SELECT unnest(bases) AS taken, * EXCLUDE (cards, bases) FROM finished);
"""

ENDED = " REPLACE (coalesce(ended, 'won') AS ended, coalesce(forfeited, false) AS forfeited)"
EARLIER = ", 'won' AS ended, false AS forfeited, NULL::VARCHAR AS reason"
"""Results of earlier versions do not say how a game ended: all ended by the rules."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question; `of` are the factions it is about, in the order they are given."""

    about: str
    sql: str
    of: tuple[str, ...] = ()


_RATE = "round(avg(win_share), 4) AS win_rate, round(low(avg(win_share), count(*)), 4) AS low, "
_RATE += "round(high(avg(win_share), count(*)), 4) AS high"

QUESTIONS: dict[str, Question] = {
    "factions": Question(
        "how often each faction wins",
        f"""SELECT players, faction, count(*) AS games, {_RATE}, round(avg(vp), 2) AS vp,
            round(avg(place), 2) AS place
        FROM factions GROUP BY players, faction ORDER BY players, win_rate DESC, faction""",
    ),
    "pairs": Question(
        "how often each pair of factions wins",
        f"""SELECT players, faction_a, faction_b, count(*) AS games, {_RATE}, round(avg(vp), 2) AS vp
        FROM finished GROUP BY players, faction_a, faction_b ORDER BY players, win_rate DESC, faction_a, faction_b""",
    ),
    "partners": Question(
        "how a faction does with each partner",
        f"""SELECT players, partner, count(*) AS games, {_RATE}, round(avg(vp), 2) AS vp
        FROM factions WHERE faction = $faction
        GROUP BY players, partner ORDER BY players, win_rate DESC, partner""",
        ("faction",),
    ),
    "matchups": Question(
        "how a faction does against each other one",
        f"""SELECT players, against, count(*) AS games, {_RATE}, round(avg(vp), 2) AS vp,
            round(avg(against_vp), 2) AS their_vp, round(avg(ahead), 4) AS ahead
        FROM duels WHERE faction = $faction
        GROUP BY players, against ORDER BY players, win_rate DESC, against""",
        ("faction",),
    ),
    "duel": Question(
        "one faction against another: wins and VP",
        f"""SELECT players, count(*) AS games, {_RATE}, round(avg(vp), 2) AS vp,
            round(avg(against_vp), 2) AS their_vp, round(avg(ahead), 4) AS ahead
        FROM duels WHERE faction = $faction AND against = $against GROUP BY players ORDER BY players""",
        ("faction", "against"),
    ),
    "first-player": Question(
        "what going first is worth",
        f"""SELECT players, "first", count(*) AS games, {_RATE}, round(avg(vp), 2) AS vp
        FROM finished GROUP BY players, "first" ORDER BY players, "first" DESC""",
    ),
    "bots": Question(
        "how often each bot wins, and how long its games take",
        f"""SELECT players, bot, count(*) AS games, {_RATE}, round(avg(vp), 2) AS vp,
            round(avg(seconds), 3) AS seconds_a_game, count(*) FILTER (forfeited) AS forfeits
        FROM results GROUP BY players, bot ORDER BY players, win_rate DESC, bot""",
    ),
    "lengths": Question(
        "how long games are",
        """SELECT players, count(*) AS games, round(avg(turns), 1) AS turns, min(turns) AS shortest,
            median(turns)::INT AS median, max(turns) AS longest, round(avg(decisions), 1) AS decisions,
            round(avg(bases_scored), 2) AS bases, round(avg(winning_vp), 2) AS winning_vp
        FROM games WHERE ended = 'won' GROUP BY players ORDER BY players""",
    ),
    "longest-games": Question(
        "the ten games with the most turns",
        "SELECT game, players, turns, decisions, winning_vp, factions FROM games ORDER BY turns DESC, game LIMIT 10",
    ),
    "shortest-games": Question(
        "the ten games with the fewest turns",
        "SELECT game, players, turns, decisions, winning_vp, factions FROM games ORDER BY turns, game LIMIT 10",
    ),
    "endings": Question(
        "how games ended: won by the rules, cut short after too many turns, forfeited, crashed",
        """SELECT ended, coalesce(max(bot) FILTER (forfeited), '') AS forfeited_by, count(DISTINCT game) AS games,
            min(game) AS first_game, arg_min(reason, game) AS reason
        FROM (SELECT *, max(bot) FILTER (forfeited) OVER (PARTITION BY game) AS culprit FROM results)
        GROUP BY ended, culprit ORDER BY games DESC, ended""",
    ),
    "cards": Question(
        "how often each card is played, and how often those who play it win",
        """SELECT card, count(*) AS plays, count(DISTINCT (game, player)) AS players_who_did,
            round(count(DISTINCT (game, player)) FILTER (won) / count(DISTINCT (game, player)), 4) AS they_won
        FROM plays GROUP BY card ORDER BY they_won DESC, card""",
    ),
    "bases": Question(
        "what each base pays",
        """SELECT base, count(DISTINCT game) AS games, round(avg(base_vp), 2) AS vp,
            round(avg(base_vp) FILTER (base_place = 1), 2) AS first_place,
            round(avg(base_vp) FILTER (base_place = 2), 2) AS second_place,
            round(avg(base_vp) FILTER (base_place = 3), 2) AS third_place
        FROM scorings GROUP BY base ORDER BY vp DESC, base""",
    ),
}


@dataclass(frozen=True, slots=True)
class Answer:
    """A table: the names of its columns, and its rows."""

    columns: list[str]
    rows: list[tuple[Any, ...]]


def ask(folder: Path | str, question: str, *of: str) -> Answer:
    """Ask the results of a run: SQL, or the name of a ready-made question and the keys of the factions it is about.

    `VIEWS` lists the views, `QUESTIONS` the ready-made questions.
    """
    sql, given = question, {}
    if question in QUESTIONS:
        ready = QUESTIONS[question]
        if len(of) != len(ready.of):
            wanted = " and ".join(ready.of) or "nothing"
            raise LabError(
                f"the question {question!r} is asked about {wanted}, not about {' and '.join(of) or 'nothing'}"
            )
        sql, given = ready.sql, dict(zip(ready.of, of, strict=True))
    elif of or not re.search(r"\s", question.strip()):
        raise LabError(f"there is no ready-made question {question!r}; there are {', '.join(QUESTIONS)}")
    # Imported here: the processes that play the games do without it.
    import duckdb

    with duckdb.connect() as connection:
        _prepare(connection, Path(folder))
        try:
            found = connection.execute(sql, given) if given else connection.execute(sql)
            if found.description is None:
                return Answer([], [])
            return Answer([column[0] for column in found.description], found.fetchall())
        except duckdb.Error as error:
            raise LabError(str(error).strip().split("\n\n")[0]) from error


def _prepare(connection: Any, folder: Path) -> None:
    """Make the views on the files of a folder."""
    if not any(folder.glob("part-*.parquet")):
        raise LabError(f"there are no results in {folder}: it has no files part-000000.parquet and so on")
    # Characters that mean something in a pattern stand for themselves in the name of the folder.
    literal = re.sub(r"([*?\[])", r"[\1]", str(folder)).replace("'", "''")
    files = f"read_parquet('{literal}/part-*.parquet', union_by_name = true)"
    present = {name for name, *_ in connection.execute(f"DESCRIBE SELECT * FROM {files}").fetchall()}
    ended = ENDED if "ended" in present else EARLIER
    connection.execute(f"CREATE VIEW results AS SELECT *{ended} FROM {files}")
    connection.execute(MACROS)
    connection.execute(DEFINITIONS)
