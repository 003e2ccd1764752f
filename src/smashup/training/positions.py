"""Positions out of games: what the net looks at, who won in the end, and what was answered.

Games are played again and some of their positions noted, in arrays of fixed shape, padded with zeros: players up to 4,
bases up to 7, options up to 32.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from smashup.bots.learned.features import OF_BASE, OF_OPTION, OF_PLAYER, Asked, Looked, look, number_of, options
from smashup.bots.learned.net import all_cards, name_of
from smashup.bots.learned.search import plays_ended
from smashup.bots.mcts import grouped, key_of
from smashup.engine import randomness
from smashup.engine.answers import END
from smashup.engine.card.card import Card
from smashup.training.games import Played, begin, read

PLAYERS, BASES, OPTIONS = 4, 7, 32
HAND, DISCARD, MINE, THEIRS = 12, 32, 10, 16
"""How many cards of a bag are noted at most."""
SHARE = 0.35
"""Of all questions of a game, how many are noted."""

CARDS: dict[type[Card], int] = {card: number_of(card) for card in all_cards()}
NAMES = [name_of(card) for card in CARDS]

Arrays: TypeAlias = dict[str, "np.ndarray[Any, Any]"]
Noted: TypeAlias = dict[str, Any]
"""One position."""


class Notes:
    """Positions noted so far."""

    def __init__(self) -> None:
        self._found: list[Noted] = []

    def add(self, looked: Looked, winner: int, game: int, player: int = -1) -> Noted:
        """Note a position; what was asked there is added by `answer`."""
        players, bases = looked.players, min(looked.bases, BASES)
        rows = np.zeros((PLAYERS, OF_PLAYER), np.float16)
        rows[:players] = np.array(looked.rows).reshape(players, OF_PLAYER)
        base_rows = np.zeros((PLAYERS, BASES, OF_BASE), np.float16)
        base_rows[:players, :bases] = np.array(looked.base_rows).reshape(players, looked.bases, OF_BASE)[:, :bases]
        bags = np.zeros((PLAYERS, HAND + DISCARD), np.int16)
        for number, bag in enumerate(_bags(looked.bags, looked.starts)):
            player, which = divmod(number, 2)
            _fill(bags[player, HAND:] if which else bags[player, :HAND], bag)
        base_bags = np.zeros((PLAYERS, BASES, 1 + MINE + THEIRS), np.int16)
        for number, bag in enumerate(_bags(looked.base_bags, looked.base_starts)):
            row, which = divmod(number, 3)
            player, base = divmod(row, looked.bases)
            if base < BASES:
                begins, ends = ((0, 1), (1, 1 + MINE), (1 + MINE, 1 + MINE + THEIRS))[which]
                _fill(base_bags[player, base, begins:ends], bag)
        noted: Noted = {
            "rows": rows,
            "base_rows": base_rows,
            "bags": bags,
            "base_bags": base_bags,
            "players": np.int8(players),
            "winner": np.int8(winner),
            "game": np.int32(game),
            "asked": np.int8(player),
            "options": np.zeros((OPTIONS, OF_OPTION), np.float16),
            "about": np.zeros((OPTIONS, 2), np.int16),
            "where": np.full(OPTIONS, -1, np.int8),
            "number": np.int8(0),
            "source": np.int16(0),
            "asks": np.int8(0),
            "answer": np.int8(0),
        }
        self._found.append(noted)
        return noted

    def arrays(self) -> Arrays:
        return {name: np.stack([one[name] for one in self._found]) for name in self._found[0]} if self._found else {}


def answer(noted: Noted, question: Asked, index: int) -> None:
    """Note what was asked and how it was answered."""
    number = len(question.bases)
    noted["options"][:number] = np.array(question.rows).reshape(number, OF_OPTION)
    noted["about"][:number, 0] = [_of_file(card) for card in question.about]
    noted["about"][:number, 1] = [_of_file(card) for card in question.targets]
    noted["where"][:number] = [base if base < BASES else -1 for base in question.bases]
    noted["number"] = np.int8(number)
    noted["source"] = np.int16(_of_file(question.source))
    noted["asks"] = np.int8(question.asks)
    noted["answer"] = np.int8(index)


def _bags(cards: list[int], starts: list[int]) -> Iterator[list[int]]:
    for start, end in zip(starts, [*starts[1:], len(cards)], strict=True):
        yield cards[start + 1 : end]


def _fill(row: np.ndarray[Any, Any], cards: Sequence[int]) -> None:
    found = [_of_file(card) for card in cards[: len(row)]]
    row[: len(found)] = found


def _of_file(number: int) -> int:
    """The number that a card has in files, 0 for one that is in none."""
    return number if number <= len(CARDS) else 0


def note(played: Played, notes: Notes) -> None:
    """Play a game again and note some of its positions."""
    game = begin(played.seed, played.players)
    rng = randomness.seeded(played.seed * 11 + 5)
    for chosen, best in zip(played.choices, played.best, strict=True):
        decision = game.decision
        assert decision is not None
        number, rng = randomness.below(rng, 1000)
        if game.turn > 0 and number < 1000 * SHARE:
            asked = decision.player
            other, rng = randomness.below(rng, 10)
            if decision.raw[chosen] is END and other < 4:
                notes.add(look(plays_ended(game.state), asked), played.winner, played.seed)
            elif other < 7:
                noted = notes.add(look(game.state, asked), played.winner, played.seed, asked)
                groups = grouped(game.state, decision.raw)
                keys = list(groups)[:OPTIONS]
                key = key_of(game.state, decision.raw[best])
                if len(groups) > 1:
                    if key not in keys:
                        keys[-1] = key
                    raw = [decision.raw[groups[one]] for one in keys]
                    answer(noted, options(game.state, decision, raw), keys.index(key))
            else:
                step, rng = randomness.below(rng, played.players - 1)
                viewer = (asked + 1 + step) % played.players
                notes.add(look(game.state, viewer), played.winner, played.seed)
        game.choose(chosen)


def note_file(paths: tuple[Path, Path]) -> int:
    """Note the positions of a file of games in another file; returns how many there are."""
    games, into = paths
    notes = Notes()
    for played in read(games):
        note(played, notes)
    arrays = notes.arrays()
    unfinished = into.with_name(into.name + ".unfinished.npz")
    np.savez(unfinished, allow_pickle=False, **arrays)
    unfinished.replace(into)
    return len(arrays.get("winner", ()))


def load(paths: Iterable[Path]) -> Arrays:
    """The positions of several files together."""
    parts = [np.load(path) for path in paths]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0].files}
