"""Questions that are asked often, ready-made, by name."""

from __future__ import annotations

from dataclasses import dataclass


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
        FROM results GROUP BY players, faction_a, faction_b ORDER BY players, win_rate DESC, faction_a, faction_b""",
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
        FROM results GROUP BY players, "first" ORDER BY players, "first" DESC""",
    ),
    "bots": Question(
        "how often each bot wins, and how long its games take",
        f"""SELECT players, bot, count(*) AS games, {_RATE}, round(avg(vp), 2) AS vp,
            round(avg(seconds), 3) AS seconds_a_game
        FROM results GROUP BY players, bot ORDER BY players, win_rate DESC, bot""",
    ),
    "lengths": Question(
        "how long games are",
        """SELECT players, count(*) AS games, round(avg(turns), 1) AS turns, min(turns) AS shortest,
            median(turns)::INT AS median, max(turns) AS longest, round(avg(decisions), 1) AS decisions,
            round(avg(bases_scored), 2) AS bases, round(avg(winning_vp), 2) AS winning_vp
        FROM games GROUP BY players ORDER BY players""",
    ),
    "longest-games": Question(
        "the ten games with the most turns",
        "SELECT game, players, turns, decisions, winning_vp, factions FROM games ORDER BY turns DESC, game LIMIT 10",
    ),
    "shortest-games": Question(
        "the ten games with the fewest turns",
        "SELECT game, players, turns, decisions, winning_vp, factions FROM games ORDER BY turns, game LIMIT 10",
    ),
    "cards": Question(
        "how often each card is played, and how often who plays it wins",
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
