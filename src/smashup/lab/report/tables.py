"""The tables of a report: what each column means, and which are shown on the page.

The keys are those of the JSON and the heads of the CSV files. Rates and chances are from 0 to 1, `…_low` and
`…_high` the ends of 95 % intervals, points those of an Elo rating with mean 1000.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from smashup.lab.report.formats import decimal, factor, percent, signed


@dataclass(frozen=True)
class ShownColumn:
    """A column on the page; where it has an interval, that stands in the same cell."""

    title: str
    key: str
    written: Callable[[Any], str] | None = None
    """None for text."""
    low: str = ""
    high: str = ""


@dataclass(frozen=True)
class Spec:
    """A table: its title, what its columns mean by their keys, and those that are shown."""

    title: str
    columns: dict[str, str]
    shown: tuple[ShownColumn, ...]


def whole(value: float | None) -> str:
    return decimal(value, 0)


def rating(value: float) -> str:
    return f"{value:.0f}"


def two_places(value: float | None) -> str:
    return decimal(value, 2)


def points(value: float | None) -> str:
    return signed(None if value is None else value * 100, 1)


_FACTION = {"faction": "key of the faction", "name": "its name"}
_RATE = {"win_rate": "wins by games", "low": "its interval", "high": "its interval"}

TABLES: dict[str, Spec] = {
    "ratings": Spec(
        "Ratings of the factions",
        {
            "players": "number of players",
            "rank": "1 is the best",
            **_FACTION,
            "games": "games the faction took part in",
            "elo": "strength in points, 1000 is average",
            "elo_low": "its interval",
            "elo_high": "its interval",
            "elo_error": "standard error of elo",
            "win_chance": "chance of winning with an average partner against average factions",
            "win_chance_low": "its interval",
            "win_chance_high": "its interval",
            "rank_low": "best rank that the data allow (95 %)",
            "rank_high": "worst rank that the data allow (95 %)",
            "best": "probability that it is the best of all",
            "worst": "probability that it is the worst of all",
        },
        (
            ShownColumn("#", "rank", whole),
            ShownColumn("Faction", "name"),
            ShownColumn("Rating", "elo", rating, "elo_low", "elo_high"),
            ShownColumn("Win chance", "win_chance", percent, "win_chance_low", "win_chance_high"),
            ShownColumn("Ranks possible", "rank_low", whole, "rank_low", "rank_high"),
            ShownColumn("Is the best", "best", percent),
            ShownColumn("Games", "games", whole),
        ),
    ),
    "win_rates": Spec(
        "Win rates of the factions",
        {
            "players": "number of players",
            **_FACTION,
            "games": "games the faction took part in",
            "wins": "games it won; a shared win counts in part",
            **_RATE,
            "chance": "one by the number of players",
            "mean_vp": "mean VP at the end",
        },
        (
            ShownColumn("Faction", "name"),
            ShownColumn("Win rate", "win_rate", percent, "low", "high"),
            ShownColumn("Chance", "chance", percent),
            ShownColumn("Mean VP", "mean_vp", decimal),
            ShownColumn("Games", "games", whole),
        ),
    ),
    "pairs": Spec(
        "Pairs of factions",
        {
            "players": "number of players",
            "rank": "1 is the best",
            "faction_a": "key of one faction",
            "faction_b": "key of the other",
            "name": "names of both",
            "games": "games the pair took part in",
            "wins": "games it won; a shared win counts in part",
            **_RATE,
            "chance": "one by the number of players",
            "elo": "strength in points, 1000 is an average pair",
            "elo_low": "its interval",
            "elo_high": "its interval",
            "estimate": "chance of winning against average pairs, by the model",
            "estimate_low": "its interval",
            "estimate_high": "its interval",
            "synergy": "points beyond the two factions' own ratings",
            "synergy_low": "its interval",
            "synergy_high": "its interval",
        },
        (
            ShownColumn("#", "rank", whole),
            ShownColumn("Pair", "name"),
            ShownColumn("Win chance", "estimate", percent, "estimate_low", "estimate_high"),
            ShownColumn("Synergy", "synergy", signed, "synergy_low", "synergy_high"),
            ShownColumn("As counted", "win_rate", percent, "low", "high"),
            ShownColumn("Games", "games", whole),
        ),
    ),
    "matchups": Spec(
        "Faction against faction",
        {
            "players": "number of players",
            **_FACTION,
            "against": "key of the other faction",
            "against_name": "its name",
            "games": "games in which different players had the two factions",
            "ahead": "how often the first one's player ends ahead; level counts half",
            "low": "its interval",
            "high": "its interval",
            "expected": "how often by the ratings of all four factions",
            "surprise": "what to believe of ahead minus expected",
            "surprise_low": "its interval",
            "surprise_high": "its interval",
        },
        (
            ShownColumn("Faction", "name"),
            ShownColumn("Against", "against_name"),
            ShownColumn("Ends ahead", "ahead", percent, "low", "high"),
            ShownColumn("By the ratings", "expected", percent),
            ShownColumn("Surprise, in % points", "surprise", points, "surprise_low", "surprise_high"),
            ShownColumn("Games", "games", whole),
        ),
    ),
    "positions": Spec(
        "Turn order",
        {
            "players": "number of players",
            "position": "1 for the first player",
            "games": "games counted",
            "wins": "games won from there; a shared win counts in part",
            **_RATE,
            "chance": "one by the number of players",
            "elo": "points the position is worth, all else being equal",
            "elo_low": "its interval",
            "elo_high": "its interval",
        },
        (
            ShownColumn("Position", "position", whole),
            ShownColumn("Win rate", "win_rate", percent, "low", "high"),
            ShownColumn("Chance", "chance", percent),
            ShownColumn("Worth in points", "elo", signed, "elo_low", "elo_high"),
            ShownColumn("Games", "games", whole),
        ),
    ),
    "lengths": Spec(
        "Length of games",
        {
            "players": "number of players",
            "turns": "turns of all players together",
            "games": "games of that length",
            "share": "of all games with that number of players",
        },
        (
            ShownColumn("Turns", "turns", whole),
            ShownColumn("Share", "share", percent),
            ShownColumn("Games", "games", whole),
        ),
    ),
    "winning_vp": Spec(
        "VP of the winner",
        {
            "players": "number of players",
            "vp": "VP of the winner",
            "games": "games won with that many",
            "share": "of all games with that number of players",
        },
        (
            ShownColumn("VP", "vp", whole),
            ShownColumn("Share", "share", percent),
            ShownColumn("Games", "games", whole),
        ),
    ),
    "margins": Spec(
        "Margin of the winner",
        {
            "players": "number of players",
            "margin": "VP between the best and the next player",
            "games": "games won by that many",
            "share": "of all games with that number of players",
        },
        (
            ShownColumn("VP ahead", "margin", whole),
            ShownColumn("Share", "share", percent),
            ShownColumn("Games", "games", whole),
        ),
    ),
    "bases": Spec(
        "Bases",
        {
            "base": "name of the base",
            "faction": "key of the faction it belongs to",
            "name": "name of that faction",
            "printed_vp": "VP printed for first / second / third place",
            "games": "games with a faction of its set, in which it could score",
            "scored": "games in which it did",
            "scored_rate": "scored by games",
            "scored_low": "its interval",
            "scored_high": "its interval",
            "first_vp": "mean VP awarded for first place",
            "second_vp": "mean VP awarded for second place",
            "third_vp": "mean VP awarded for third place",
            "swing": "first_vp minus second_vp",
            "takers": "first places taken",
            "takers_win": "how often whoever took one won the game",
            "takers_low": "its interval",
            "takers_high": "its interval",
            "chance": "mean chance in these games",
        },
        (
            ShownColumn("Base", "base"),
            ShownColumn("Of", "name"),
            ShownColumn("Scores in", "scored_rate", percent, "scored_low", "scored_high"),
            ShownColumn("Printed VP", "printed_vp"),
            ShownColumn("First", "first_vp", two_places),
            ShownColumn("Second", "second_vp", two_places),
            ShownColumn("Third", "third_vp", two_places),
            ShownColumn("Swing", "swing", two_places),
            ShownColumn("Whoever takes it wins", "takers_win", percent, "takers_low", "takers_high"),
        ),
    ),
    "cards": Spec(
        "Cards in won and lost games",
        {
            "card": "name of the card",
            "faction": "key of its faction",
            "name": "name of that faction",
            "kind": "minion or action",
            "copies": "copies in the faction's deck",
            "games_won": "games the faction won",
            "games_lost": "games the faction lost",
            "plays_won": "plays in ten turns of its player in won games",
            "plays_lost": "plays in ten turns of its player in lost games",
            "ratio": "plays_won by plays_lost",
            "ratio_low": "its interval",
            "ratio_high": "its interval",
            "estimate": "what to believe of the ratio, all cards considered",
            "estimate_low": "its interval",
            "estimate_high": "its interval",
        },
        (
            ShownColumn("Card", "card"),
            ShownColumn("Faction", "name"),
            ShownColumn("Kind", "kind"),
            ShownColumn("Copies", "copies", whole),
            ShownColumn("In won games", "estimate", factor, "estimate_low", "estimate_high"),
            ShownColumn("As counted", "ratio", factor, "ratio_low", "ratio_high"),
            ShownColumn("Plays in ten turns, won", "plays_won", two_places),
            ShownColumn("Lost", "plays_lost", two_places),
        ),
    ),
    "agreement": Spec(
        "How far the ratings of the two runs agree",
        {
            "players": "number of players",
            "factions": "factions that took part in both runs",
            "as_rated": "rank correlation of the two ratings as they are",
            "correlation": "what to believe of the rank correlation, the uncertainty of both ratings considered",
            "correlation_low": "its interval",
            "correlation_high": "its interval",
        },
        (
            ShownColumn("Factions", "factions", whole),
            ShownColumn("Rank correlation", "correlation", two_places, "correlation_low", "correlation_high"),
            ShownColumn("Of the ratings as they are", "as_rated", two_places),
        ),
    ),
    "changes": Spec(
        "Ratings in both runs",
        {
            "players": "number of players",
            **_FACTION,
            "elo": "rating in this run",
            "other_elo": "rating in the other run",
            "change": "other_elo less elo",
            "change_low": "its interval",
            "change_high": "its interval",
            "rank": "rank in this run",
            "other_rank": "rank in the other run",
        },
        (
            ShownColumn("Faction", "name"),
            ShownColumn("Rating here", "elo", rating),
            ShownColumn("In the other run", "other_elo", rating),
            ShownColumn("Change", "change", signed, "change_low", "change_high"),
            ShownColumn("Rank here", "rank", whole),
            ShownColumn("In the other run", "other_rank", whole),
        ),
    ),
}

ABOUT = {
    "games": "games in the results that ended by the rules",
    "by_players": "for each number of players: games, mean_turns, median_turns, short_turns and long_turns (8 in 10 "
    "games lie between), mean_decisions, mean_bases_scored, mean_winning_vp, seconds of computing",
    "bots": "for each bot: bot, seats, wins",
    "left_out": "games that did not end by the rules, which no other number counts: ended (turns: cut short after the "
    "most turns a game may have; forfeit; crash), forfeited_by (the bot), games",
    "compared": "the run it is compared with: games and bots; null if there is none",
    "smashup": "version of the program",
    "main_players": "the number of players that most games have; the summary is about those",
    "factions": "keys of the factions that took part",
    "absent_factions": "keys of the factions that did not",
}

MODEL = {
    "players": "number of players of the games fitted, the main one first",
    "games": "games fitted",
    "strength_spread": "standard deviation of the factions' strengths, in points",
    "synergy_spread": "standard deviation of the pairs' synergies, in points",
    "log_loss": "mean surprise per game by the model, in natural units",
    "chance_log_loss": "the same if every player had the same chance",
    "favourite_wins": "how often the player with the best chance by the model wins",
}
