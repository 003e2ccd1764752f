"""Positions out of games: what the net looks at, who won in the end, and what was answered.

Games are played again and some of their positions noted, in arrays of fixed shape, padded with zeros: players up to 4,
bases up to 7, options up to 32.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from smashup.bots.answers import grouped, key_of
from smashup.bots.learned.features import OF_BASE, OF_OPTION, OF_PLAYER, Asked, look, number_of, options
from smashup.bots.learned.net import all_cards, name_of
from smashup.engine import randomness
from smashup.engine.card.card import Card
from smashup.engine.decisions import Decision
from smashup.engine.state import State
from smashup.game import Game
from smashup.training.games import Played, begin, read
from smashup.training.plans import Planned, read_plans

PLAYERS, BASES, OPTIONS = 4, 7, 32
OWN_FACTIONS, RIVALS_FACTIONS = 2, 6
HAND, DISCARD, MINE, THEIRS = 12, 32, 10, 16
"""How many cards of a bag are noted at most."""
SHARE = 0.35
"""Of all questions of a game, how many are noted."""
SHARE_OF_POLICY = 0.08
"""The same for games that the policy played by itself, of which there are many more."""
OF_QUESTION = frozenset(("of", "asked", "options", "about", "where", "number", "source", "asks", "answer"))
"""The arrays of questions; all others are of positions."""

CARDS: dict[type[Card], int] = {card: number_of(card) for card in all_cards()}
NAMES = [name_of(card) for card in CARDS]

Arrays: TypeAlias = dict[str, "np.ndarray[Any, Any]"]
Noted: TypeAlias = dict[str, Any]
"""One position."""


class Notes:
    """Positions noted so far, and what was asked in some of them."""

    def __init__(self) -> None:
        self._positions: list[Noted] = []
        self._questions: list[Noted] = []

    def add(self, state: State, viewer: int, played: Played, at: int, chances: Sequence[float] | None = None) -> None:
        """Note a position of a game, after so many choices, as one of the players knows it; `chances` if it was
        planned what comes next."""
        looked = look(state, viewer)
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
        factions = np.zeros((PLAYERS, OWN_FACTIONS + RIVALS_FACTIONS), np.int8)
        for number, bag in enumerate(_bags(looked.factions, looked.faction_starts)):
            player, which = divmod(number, 2)
            begins = OWN_FACTIONS if which else 0
            factions[player, begins : begins + len(bag)] = bag
        planned = np.zeros(PLAYERS, np.float16)
        if chances is not None:
            planned[:players] = chances
        self._positions.append(
            {
                "rows": rows,
                "base_rows": base_rows,
                "bags": bags,
                "base_bags": base_bags,
                "factions": factions,
                "players": np.int8(players),
                "winner": np.int8(played.winner),
                "game": np.int64(played.seed),
                "viewer": np.int8(viewer),
                "at": np.int16(at),
                "planned": planned,
            }
        )

    def add_question(self, question: Asked, player: int, answer: int) -> None:
        """Note what was asked in the position that was noted last, and how it was answered."""
        number = len(question.bases)
        noted: Noted = {
            "of": np.int32(len(self._positions) - 1),
            "asked": np.int8(player),
            "options": np.zeros((OPTIONS, OF_OPTION), np.float16),
            "about": np.zeros((OPTIONS, 2), np.int16),
            "where": np.full(OPTIONS, -1, np.int8),
            "number": np.int8(number),
            "source": np.int16(_of_file(question.source)),
            "asks": np.int8(question.asks),
            "answer": np.int8(answer),
        }
        noted["options"][:number] = np.array(question.rows).reshape(number, OF_OPTION)
        noted["about"][:number, 0] = [_of_file(card) for card in question.about]
        noted["about"][:number, 1] = [_of_file(card) for card in question.targets]
        noted["where"][:number] = [base if base < BASES else -1 for base in question.bases]
        self._questions.append(noted)

    def arrays(self) -> Arrays:
        found: Arrays = {}
        for noted in (self._positions, self._questions):
            if noted:
                found |= {name: np.stack([one[name] for one in noted]) for name in noted[0]}
        return found


def _bags(cards: list[int], starts: list[int]) -> Iterator[list[int]]:
    for start, end in zip(starts, [*starts[1:], len(cards)], strict=True):
        yield cards[start + 1 : end]


def _fill(row: np.ndarray[Any, Any], cards: Sequence[int]) -> None:
    found = [_of_file(card) for card in cards[: len(row)]]
    row[: len(found)] = found


def _of_file(number: int) -> int:
    """The number that a card has in files, 0 for one that is in none."""
    return number if number <= len(CARDS) else 0


def note(played: Played, notes: Notes, share: float, questions: bool, plans: dict[int, Planned]) -> None:
    """Play a game again and note a share of its positions, with or without what was asked; what was planned always."""
    game = begin(played.seed, played.players, played.factions)
    rng = randomness.seeded(played.seed * 11 + 5)
    before, ending = 0, 0
    for at, (chosen, best) in enumerate(zip(played.choices, played.best, strict=True)):
        decision = game.decision
        assert decision is not None
        turn, asked = game.turn, decision.player
        is_noted, rng = randomness.below(rng, 1000)
        whose, rng = randomness.below(rng, 10)
        plan = plans.get(at)
        if plan is not None:
            notes.add(game.state, asked, played, at, plan.chances)
            note_question(game, decision, plan.answer, notes)
            if turn > before > 0 and ending != asked:
                # Where a turn has just ended is where plans for it are compared.
                notes.add(game.state, ending, played, at, plan.chances)
        elif turn > 0 and is_noted < 1000 * share:
            if whose < 7:
                notes.add(game.state, asked, played, at)
                if questions:
                    note_question(game, decision, best, notes)
            else:
                step, rng = randomness.below(rng, played.players - 1)
                notes.add(game.state, (asked + 1 + step) % played.players, played, at)
        before, ending = turn, game.current_player
        game.choose(chosen)


def note_question(game: Game, decision: Decision, best: int, notes: Notes) -> None:
    groups = grouped(game.state, decision.raw)
    if len(groups) < 2:
        return
    keys = list(groups)[:OPTIONS]
    key = key_of(game.state, decision.raw[best])
    if key not in keys:
        keys[-1] = key
    raw = [decision.raw[groups[one]] for one in keys]
    notes.add_question(options(game.state, decision, raw), decision.player, keys.index(key))


def note_file(paths: tuple[Path, Path, Path]) -> int:
    """Note the positions of a file of games, with what was planned, in another file; returns how many there are.

    The policy learns from planning, and from the net's search: what the policy alone answered teaches it nothing. What
    greedy answered is better than nothing, as long as nothing was planned.
    """
    games, plans_file, into = paths
    of_policy, of_greedy = ".policy." in games.name, ".greedy." in games.name
    teaches = not of_policy and not (of_greedy and plans_file.parent.exists())
    notes = Notes()
    plans = read_plans(plans_file)
    share = SHARE_OF_POLICY if of_policy else SHARE
    for played in read(games):
        note(played, notes, share, questions=teaches, plans=plans.get(played.seed, {}))
    arrays = notes.arrays()
    unfinished = into.with_name(into.name + ".unfinished.npz")
    np.savez(unfinished, allow_pickle=False, **arrays)
    unfinished.replace(into)
    return len(arrays.get("winner", ()))


def load(paths: Iterable[Path]) -> tuple[Arrays, Arrays]:
    """The positions of several files together, and the questions, which know the number of their position."""
    positions: list[Arrays] = []
    questions: list[Arrays] = []
    before = 0
    for path in paths:
        with np.load(path) as stored:
            found = dict(stored)
        if "of" in found:
            found["of"] = found["of"] + before
            questions.append({name: found[name] for name in found if name in OF_QUESTION})
        if "winner" in found:
            positions.append({name: found[name] for name in found if name not in OF_QUESTION})
            before += len(found["winner"])
    return _joined(positions), _joined(questions)


def _joined(parts: list[Arrays]) -> Arrays:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]} if parts else {}
