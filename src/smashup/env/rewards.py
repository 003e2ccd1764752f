"""What a game is worth to each player."""

from __future__ import annotations

from collections.abc import Sequence

REWARDS = ("win", "place")


def final_rewards(kind: str, winners: Sequence[int], scores: Sequence[int]) -> list[float]:
    """What each player gets at the end of a game. All rewards together are 0.

    `win`: the winner gets 1 and the others share the loss. `place`: from 1 for the first to -1 for
    the last in equal steps, the VP deciding the places behind the winner; those who tie get the mean of their places.

    >>> final_rewards("win", (1,), (9, 15)), final_rewards("win", (0,), (15, 9, 4))
    ([-1.0, 1.0], [1.0, -0.5, -0.5])
    >>> final_rewards("place", (2,), (9, 4, 15, 9))
    [0.0, -1.0, 1.0, 0.0]
    """
    players = len(scores)
    if kind == "win":
        won, lost = 1 / len(winners), -1 / (players - len(winners)) if len(winners) < players else 0.0
        return [won if player in winners else lost for player in range(players)]
    ranks = [(player in winners, vp) for player, vp in enumerate(scores)]
    found = []
    for own in ranks:
        better, tied = sum(rank > own for rank in ranks), ranks.count(own)
        found.append(1 - 2 * (better + (tied - 1) / 2) / (players - 1))
    return found


def lead(scores: Sequence[int], player: int) -> int:
    """How many VP a player is ahead of the best of the others."""
    return scores[player] - max(vp for who, vp in enumerate(scores) if who != player)
