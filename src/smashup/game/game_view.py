"""`GameView`: a game as one player knows it. It is all that a bot gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import crc32

if TYPE_CHECKING:
    from smashup.engine.decisions import Decision
    from smashup.game.game import Game


class GameView:
    """What one player may know of a game, and nothing else.

    >>> from smashup import Game
    >>> game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    >>> view = game.seen_by(1)
    >>> view.player, view.turn, len(view.seen["players"][0]["hand"])
    (1, 1, 0)

    `seen` is the position as plain data, `determinize` a whole game to try things on.
    """

    __slots__ = ("_game", "_seen", "player")

    def __init__(self, game: Game, player: int) -> None:
        self._game = game
        self._seen: dict[str, Any] | None = None
        self.player = player

    @property
    def seen(self) -> dict[str, Any]:
        """The position as plain data: see `Game.view`."""
        if self._seen is None:
            self._seen = self._game.view(self.player)
        return self._seen

    @property
    def decision(self) -> Decision | None:
        """What the player is asked now, or None if it is another player or nobody."""
        decision = self._game.decision
        return decision if decision is not None and decision.player == self.player else None

    @property
    def players(self) -> int:
        """How many players there are."""
        return self._game.players

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 during the setup."""
        return self._game.turn

    @property
    def current_player(self) -> int:
        """Whose turn it is."""
        return self._game.current_player

    @property
    def played(self) -> int:
        """How many cards were played this turn, by anybody."""
        return len(self._game.state.played)

    @property
    def scores(self) -> tuple[int, ...]:
        """Each player's victory points."""
        return self._game.scores

    @property
    def factions(self) -> tuple[tuple[str, ...], ...]:
        """Each player's factions; empty before they are taken."""
        return self._game.factions

    def determinize(self, seed: int = 0) -> Game:
        """A full game that agrees with everything the player knows: see `Game.determinize`."""
        return self._game.determinize(self.player, seed)

    def number(self) -> int:
        """A number for this point of the game, the same whatever the hidden cards are.

        A bot that mixes it with its own seed makes the same choice at the same point, also after choices were taken
        back.
        """
        state, decision = self._game.state, self._game.decision
        # Not the prompt: rewording a question must not change what bots answer.
        words = [raw[0] for raw in decision.raw] if decision is not None else []
        source = decision.source.name if decision is not None and decision.source is not None else ""
        asked = (crc32(" ".join([source, *words]).encode()), len(words))
        return hash(
            (
                (state.turn, state.phase, state.minion_plays, state.action_plays, len(state.extra_plays)),
                (len(state.used), len(state.played), len(state.lasting), *asked, *state.vp),
                tuple([len(cards) for pile in (state.hands, state.decks, state.discards) for cards in pile]),
                tuple([(m.id, m.controller, m.counters, len(m.actions)) for base in state.bases for m in base.minions]),
                tuple([(base.id, base.counters, len(base.actions)) for base in state.bases]),
                tuple(state.hands[self.player]),
            )
        )
