"""What is kept of a game: one row for each player, made from the events of the game, and enough to play it again."""

from __future__ import annotations

from typing import Any

from smashup.engine.scoring import PLACES
from smashup.game import Game
from smashup.matches.match import Match
from smashup.matches.referee import BY_THE_RULES, USUAL_LIMITS, Ending, Limits

Row = dict[str, Any]

PLAYS = frozenset(("play", "play_minion", "play_on_base", "play_on_minion"))
"""The kinds of event that report a card being played."""
PLACE_OF = {f"{word} place": place for place, word in enumerate(PLACES, 1)}


def rows_of(match: Match, game: Game, seconds: float, ending: Ending = BY_THE_RULES) -> list[Row]:
    """The rows of a game that has ended, by seat."""
    winners, shares = ending.winners(game), ending.shares(game)
    cards: list[list[str]] = [[] for _ in range(game.players)]
    bases: list[list[dict[str, Any]]] = [[] for _ in range(game.players)]
    scored = 0
    for event in game.events:
        kind, player = event.kind, event.player
        if player is None:
            scored += (kind == "scoring") - (kind == "not_scoring")
        elif kind in PLAYS:
            cards[player].append(event.cards[0][1])
        elif kind == "award":
            assert event.target is not None
            bases[player].append({"base": event.base, "place": PLACE_OF[event.target], "vp": event.amount})
    return [
        {
            "game": match.number,
            "seed": match.seed,
            "players": game.players,
            "player": player,
            "first": player == game.state.rules.first_player,
            "bot": match.bots[player],
            "bot_seed": match.bot_seeds[player],
            "faction_a": min(match.factions[player]),
            "faction_b": max(match.factions[player]),
            "place": _place(game, player, winners),
            "won": player in winners,
            "win_share": shares[player],
            "vp": game.scores[player],
            "turns": game.turn,
            "decisions": len(game.choices),
            "choices": list(game.choices),
            "bases": bases[player],
            "bases_scored": scored,
            "cards": cards[player],
            "seconds": seconds,
            "ended": ending.how,
            "forfeited": player == ending.by,
            "reason": ending.why or None,
        }
        for player in range(game.players)
    ]


def ending_of(rows: list[Row]) -> Ending:
    """How the game of these rows ended."""
    by = next((row["player"] for row in rows if row["forfeited"]), None)
    return Ending(rows[0]["ended"], by, rows[0]["reason"] or "")


def match_of(rows: list[Row], limits: Limits = USUAL_LIMITS, *, titans: bool = False) -> Match:
    """The match that the rows of a game were made by."""
    return Match(
        number=rows[0]["game"],
        factions=tuple((row["faction_a"], row["faction_b"]) for row in rows),
        seed=rows[0]["seed"],
        bots=tuple(row["bot"] for row in rows),
        bot_seeds=tuple(row["bot_seed"] for row in rows),
        limits=limits,
        titans=titans,
    )


def _place(game: Game, player: int, winners: tuple[int, ...]) -> int:
    """1 for whoever has won; the others by VP, ties sharing a place."""
    if player in winners:
        return 1
    others = [vp for who, vp in enumerate(game.scores) if who not in winners]
    return 1 + len(winners) + sum(vp > game.scores[player] for vp in others)
