"""What others played since a player's last turn, with the position each play was made in: what a player remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from smashup.engine.answers import Answer, translated
from smashup.engine.state import State
from smashup.game.past import LOST

if TYPE_CHECKING:
    from smashup.game.game import Game


class Earlier(NamedTuple):
    """An answer to a Play Cards question, and a copy of the position in which it was given."""

    state: State
    player: int
    answer: Answer


class Source(NamedTuple):
    """The game that another one was dealt from, and its choices by then."""

    game: Game
    choices: tuple[int, ...]


def source_of(game: Game) -> Source:
    """Where a game that is dealt from this one finds what was played before it. A deal in which nothing was played yet
    is left out, so that deals of deals do not keep each other in memory."""
    if game._source is not None and len(game._choices) <= game._first_choice():
        return game._source
    return Source(game, tuple(game._choices))


def earlier_plays(game: Game, player: int) -> list[Earlier]:
    """The plays that others made in the last round, the first one first; only those after which nothing was shuffled:
    a card has the same id now as it had then."""
    return _found(game, player, game.turn - game.players)


def _found(game: Game, player: int, after: int) -> list[Earlier]:
    """The plays of others after a turn."""
    found: list[Earlier] = []
    walk, past = game.clone(log=False), game.past
    walk.rewind(walk._first_choice())
    if game._source is not None and walk.state.rng == game.state.rng:
        source = game._source
        if source.game.choices[: len(source.choices)] == source.choices:
            before = source.game.clone(log=False)
            before.rewind(len(source.choices))
            found = _found(before, player, after)
    for number in range(len(walk.choices), len(past.choices)):
        index, decision = past.choices[number], walk.decision
        theirs = decision is not None and decision.is_play_cards and decision.player != player
        if theirs and index != LOST and walk.turn > after and walk.state.rng == game.state.rng:
            assert decision is not None
            state = walk.state.copy()
            answer = translated(decision.raw[index], state)
            if answer is not None:
                found.append(Earlier(state, decision.player, answer))
        walk.follow(past, number + 1)
        if any(bridge.choices == number + 1 for bridge in past.bridges):
            found = []  # From here on the cards are those of a kept position.
    return found
