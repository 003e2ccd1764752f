"""Build any legal position in a few lines, and play it: for tests, puzzles and bug reports.

>>> from smashup.scenario import play, scenario
>>> game = (
...     scenario(bases=["Tar Pits", "The Homeworld"], hand=["Collector"])
...     .minion("Microbot Guard", on="Tar Pits", of=1)
...     .start()
... )
>>> play(game, "Collector", on="Tar Pits")
>>> [option.label for option in game.decision.options]
['Microbot Guard (1, Player 2, Tar Pits)', 'Pass']

The position becomes a normal `Game`: everything a game can do, it can do. A position that no game could reach is
refused with the reason.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import smashup.cards  # noqa: F401  (registers every faction)
from smashup.engine.card.card import Card
from smashup.engine.errors import SetupError
from smashup.engine.factions import Pool
from smashup.engine.options import Options
from smashup.engine.state import State
from smashup.game.builder import build
from smashup.game.game import Game
from smashup.game.version_1 import note_pool


def scenario(
    players: int = 2,
    bases: Sequence[str] = ("Jungle Oasis", "The Central Brain", "Cave of Shinies"),
    hand: Sequence[str] = (),
    options: Options | None = None,
    definitions: Sequence[type[Card]] = (),
) -> Scenario:
    """A new position: nothing but these bases in play, player 0 to move with this hand.

    Unless other options are given, the end of the plays is always asked for (`Options.ask_end`): the position stays
    to be looked at. `definitions` are cards and bases of no faction that exist in this position only, to try a
    mechanism; they belong to anybody, and a game with them cannot be saved.
    """
    for given in (bases, hand):
        if isinstance(given, str):
            raise SetupError(f"expected a list of names, not {given!r}")
    data = {
        "players": players,
        "bases": list(bases),
        "options": (options or Options(ask_end=True)).to_dict(),
        "hands": {"0": list(hand)} if hand else {},
    }
    data |= note_pool(Pool.of_today())
    if definitions:
        data["definitions"] = list(definitions)
    return Scenario(data)


class Scenario:
    """A position under construction. Every method returns the scenario, so that calls can be chained."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Scenario:
        """The position that `to_dict` wrote down."""
        return cls(data)

    def to_dict(self) -> dict[str, Any]:
        """The position as plain data for JSON."""
        return copy.deepcopy(self._data)

    def _add(self, zone: str, player: int, cards: Sequence[str], owner: int | None = None) -> Scenario:
        if type(player) is not int:
            raise SetupError(f"expected the number of a player, not {player!r}")
        given = list(cards) if owner is None else [[card, owner] for card in cards]
        self._data.setdefault(zone, {}).setdefault(str(player), []).extend(given)
        return self

    def hand(self, player: int, *cards: str, owner: int | None = None) -> Scenario:
        """Cards in a hand; those of another `owner` were given to the player."""
        return self._add("hands", player, cards, owner)

    def deck(self, player: int, *cards: str, owner: int | None = None) -> Scenario:
        """The cards of a deck, the top card first; those of another `owner` came there from the player's hand."""
        return self._add("decks", player, cards, owner)

    def discard_pile(self, player: int, *cards: str) -> Scenario:
        return self._add("discards", player, cards)

    def factions(self, player: int, *keys: str) -> Scenario:
        """The player's factions, where the cards of the position alone do not tell."""
        return self._add("factions", player, keys)

    def base_deck(self, *bases: str) -> Scenario:
        """The base deck, the top card first. Without this it holds every base that is not elsewhere."""
        self._data["base_deck"] = list(bases)
        return self

    def base_discard(self, *bases: str) -> Scenario:
        self._data["base_discard"] = list(bases)
        return self

    def minion(
        self,
        name: str,
        *,
        on: str,
        of: int = 0,
        owner: int | None = None,
        counters: int = 0,
        actions: Sequence[str | tuple[str, int]] = (),
    ) -> Scenario:
        """A minion in play, controlled by `of`. Actions on it are of the same player, or (name, player)."""
        attached = [[action, of] if isinstance(action, str) else list(action) for action in actions]
        if isinstance(actions, str) or any(len(action) != 2 for action in attached):
            raise SetupError(f"expected a list of actions or of (action, player), not {actions!r}")
        self._data.setdefault("minions", []).append([name, on, of, of if owner is None else owner, counters, attached])
        return self

    def action(self, name: str, *, on: str, of: int = 0, owner: int | None = None, memo: Any = None) -> Scenario:
        """An action on a base. `memo` is what it remembers, such as the key of a named faction."""
        self._data.setdefault("actions", []).append([name, on, of, of if owner is None else owner, memo])
        return self

    def vp(self, *points: int) -> Scenario:
        """Each player's victory points."""
        self._data["vp"] = list(points)
        return self

    def turn(self, player: int, phase: str = "play_cards") -> Scenario:
        """Whose turn it is, and its phase: start_turn, play_cards, score_bases, draw or end_turn."""
        self._data["current"] = player
        self._data["phase"] = phase
        return self

    def plays(self, minions: int = 1, actions: int = 1) -> Scenario:
        """How many minions and actions may still be played this turn; more than one of a kind are extra plays."""
        self._data["plays"] = [minions, actions]
        return self

    def seed(self, seed: int) -> Scenario:
        self._data["seed"] = seed
        return self

    def start(self, *, log: bool = True) -> Game:
        """The position as a game."""
        setup = {"scenario": self.to_dict()}  # The scenario may be built on; the game keeps what it began with.
        return Game(setup, self.state(), [], [] if log else None)

    def state(self) -> State:
        """The position itself."""
        return build(self._data)
