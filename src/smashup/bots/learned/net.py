"""The learned evaluation and policy, played with numpy alone: how strong every player stands, which answers look good.

Each base is looked at by the same small layers and what they see is added up; the same trunk then judges every player.
An answer is judged by what it is about, where it leads and what the trunk thinks of the asked player. Trained by
`smashup train`; see docs/training.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from itertools import accumulate, pairwise
from struct import pack
from typing import Any
from zipfile import BadZipFile

import numpy as np

from smashup.bots.learned.features import (
    ASKS,
    FACTION_BAGS,
    OF_BASE,
    OF_OPTION,
    OF_PLAYER,
    PLAYER_BAGS,
    VERSION,
    Asked,
    Looked,
    number_of,
    number_of_faction,
    numbered,
)
from smashup.engine.bits import BIT
from smashup.engine.card.card import Card
from smashup.engine.errors import SetupError
from smashup.engine.factions import FACTIONS

Array = np.ndarray[Any, np.dtype[np.float32]]

EMBEDDED = 20
"""Numbers that stand for a card."""
ASKS_EMBEDDED = 8
FACTION_EMBEDDED = 12
BASE_1, BASE_2 = 160, 64
TRUNK_1, TRUNK_2 = 320, 96
POLICY = 96
BASE_BAGS = 3

SHAPES: dict[str, tuple[int, ...]] = {
    "base_1": (OF_BASE + BASE_BAGS * EMBEDDED, BASE_1),
    "base_2": (BASE_1, BASE_2),
    "trunk_1": (OF_PLAYER + PLAYER_BAGS * EMBEDDED + FACTION_BAGS * FACTION_EMBEDDED + BASE_2, TRUNK_1),
    "trunk_2": (TRUNK_1, TRUNK_2),
    "value": (TRUNK_2, 1),
    "policy_option": (OF_OPTION + 2 * EMBEDDED + BASE_2, POLICY),
    "policy_question": (TRUNK_2 + EMBEDDED + ASKS_EMBEDDED, POLICY),
    "policy": (POLICY, 1),
}
"""Every layer: what goes in, what comes out. Each has a bias, too."""

OF_TITANS = (
    "after_card_destroyed",
    "after_action_affects",
    "after_card_to_hand",
    "after_leaving_play",
    "after_base_replaced",
)
"""Hooks that only titans have. The nets were fitted without titans, and do not see them."""
LEARNT = {name: bit for name, bit in BIT.items() if name not in OF_TITANS}


PROPERTIES = (
    "minion",
    "power",
    "base",
    "breakpoint",
    "pays",
    "standard",
    "on_base",
    "on_minion",
    "before_scoring",
    "after_scoring",
    *LEARNT,
)
"""What a card is described by, whatever its name."""


def properties(card: type[Card]) -> list[float]:
    """The numbers of `PROPERTIES`."""
    return [
        float(card.is_minion),
        card.power / 5,
        1.0 if card.breakpoint else 0.0,
        card.breakpoint / 20,
        sum(card.vp) / 9,
        float(card.plays_on == "standard"),
        float(card.plays_on == "base"),
        float(card.plays_on in ("minion", "own_minion")),
        float(card.special == "before_scoring"),
        float(card.special == "after_scoring"),
        *[1.0 if card.hooks & bit else 0.0 for bit in LEARNT.values()],
    ]


def name_of(card: type[Card]) -> str:
    """What a card is called in a file of weights."""
    return f"{card.faction.key}/{card.key}" if card.faction is not None else card.key


def all_cards() -> Iterator[type[Card]]:
    """Every card and base there is."""
    for faction in FACTIONS.values():
        yield from faction.cards
        yield from faction.bases


class Net:
    """The net with its weights."""

    def __init__(self, weights: dict[str, Any]) -> None:
        """`weights` as `smashup train` writes them; SetupError if they are for other features."""
        found = weights.get("version")
        if found is None or int(found) != VERSION:
            raise SetupError(
                f"these weights are for version {found} of the features, this program has version {VERSION}: "
                "train again with `smashup train`"
            )
        self.identity = str(weights["identity"])
        """Which training they come from."""
        self._w: dict[str, Array] = {}
        for layer, shape in SHAPES.items():
            self._w[layer] = _checked(weights, layer, shape)
            self._w[f"{layer}_bias"] = _checked(weights, f"{layer}_bias", shape[1:])
        self._asks = _checked(weights, "asks", (len(ASKS) + 1, ASKS_EMBEDDED))
        self._by_property = _checked(weights, "properties", (len(PROPERTIES), EMBEDDED))
        names = [str(name) for name in weights["cards"]]
        table = _checked(weights, "embedded", (len(names), EMBEDDED))
        self._known = dict(zip(names, table, strict=True))
        names = [str(name) for name in weights.get("factions", ())]
        table = _checked(weights, "factions_embedded", (len(names), FACTION_EMBEDDED))
        self._factions = np.zeros((len(FACTIONS) + 1, FACTION_EMBEDDED), dtype=np.float32)
        for name, row in zip(names, table, strict=True):
            if number := number_of_faction(name):
                self._factions[number] = row
        for card in all_cards():
            number_of(card)
        self._table = np.zeros((0, EMBEDDED), dtype=np.float32)
        self._learn_cards()

    def _learn_cards(self) -> None:
        """A row for every card that was ever looked at. One that the weights do not know is known by its properties."""
        rows = [np.zeros(EMBEDDED, dtype=np.float32)]
        for card in numbered():
            known = self._known.get(name_of(card))
            if known is None:
                known = np.array(properties(card), dtype=np.float32) @ self._by_property
            rows.append(known)
        self._table = np.stack(rows)

    def _cards(self, numbers: list[int]) -> Array:
        """What stands for each card."""
        which = _whole(numbers)
        try:
            return self._table.take(which, axis=0)
        except IndexError:  # A card that was made since.
            self._learn_cards()
            return self._table.take(which, axis=0)

    def _trunk(self, looks: Sequence[Looked]) -> tuple[Array, Array]:
        """For every player of every position what the trunk thinks, and for every base row what was seen there."""
        w = self._w
        if len(looks) == 1:
            (one,) = looks
            rows, base_rows, bags, starts = one.rows, one.base_rows, one.bags, one.starts
            base_bags, base_starts = one.base_bags, one.base_starts
            factions, faction_starts = one.factions, one.faction_starts
            firsts = list(range(0, one.players * one.bases, one.bases))
        else:
            rows, base_rows, bags, starts, base_bags, base_starts, firsts = [], [], [], [], [], [], []
            factions, faction_starts = [], []
            for one in looks:
                first = len(base_rows) // OF_BASE
                firsts += range(first, first + one.players * one.bases, one.bases)
                before = len(bags)
                starts += [before + start for start in one.starts]
                before = len(base_bags)
                base_starts += [before + start for start in one.base_starts]
                before = len(factions)
                faction_starts += [before + start for start in one.faction_starts]
                factions += one.factions
                rows += one.rows
                base_rows += one.base_rows
                bags += one.bags
                base_bags += one.base_bags
        bases, players = len(base_rows) // OF_BASE, len(rows) // OF_PLAYER
        there = np.add.reduceat(self._cards(base_bags), _whole(base_starts), axis=0).reshape(bases, -1)
        held = np.add.reduceat(self._cards(bags), _whole(starts), axis=0).reshape(players, -1)
        named = self._factions.take(_whole(factions), axis=0)
        whose = np.add.reduceat(named, _whole(faction_starts), axis=0).reshape(players, -1)
        seen = np.concatenate([_floats(base_rows).reshape(bases, OF_BASE), there], axis=1)
        seen = np.maximum(seen @ w["base_1"] + w["base_1_bias"], 0)
        seen = np.maximum(seen @ w["base_2"] + w["base_2_bias"], 0)
        trunk = np.concatenate(
            [
                _floats(rows).reshape(players, OF_PLAYER),
                held,
                whose,
                np.add.reduceat(seen, firsts, axis=0),
            ],
            axis=1,
        )
        trunk = np.maximum(trunk @ w["trunk_1"] + w["trunk_1_bias"], 0)
        return np.maximum(trunk @ w["trunk_2"] + w["trunk_2_bias"], 0), seen

    def chances(self, looks: Sequence[Looked]) -> list[list[float]]:
        """For each position every player's chance of winning."""
        trunk, _ = self._trunk(looks)
        return _softmax_each((trunk @ self._w["value"])[:, 0], [one.players for one in looks])

    def priors(self, looks: Sequence[Looked], questions: Sequence[Asked], players: Sequence[int]) -> list[list[float]]:
        """For the question in each position how likely the asked player gives each answer."""
        w = self._w
        trunk, seen = self._trunk(looks)
        counts = [len(question.bases) for question in questions]
        asked: list[int] = []
        rows: list[float] = []
        about: list[int] = []
        targets: list[int] = []
        at: list[int] = []
        where: list[int] = []
        first_player, first_base = 0, 0
        for one, question, player in zip(looks, questions, players, strict=True):
            asked.append(first_player + player)
            first = first_base + player * one.bases
            for option, base in enumerate(question.bases, len(about)):
                if base >= 0:
                    at.append(option)
                    where.append(first + base)
            rows += question.rows
            about += question.about
            targets += question.targets
            first_player += one.players
            first_base += one.players * one.bases
        number = len(about)
        cards = self._cards([*about, *targets, *[question.source for question in questions]])
        there = np.zeros((number, BASE_2), dtype=np.float32)
        there[at] = seen[where]
        options = np.concatenate(
            [
                _floats(rows).reshape(number, OF_OPTION),
                cards[:number],
                cards[number : 2 * number],
                there,
            ],
            axis=1,
        )
        asks = self._asks[[question.asks for question in questions]]
        of_question = np.concatenate([trunk[asked], cards[2 * number :], asks], axis=1)
        hidden = options @ w["policy_option"] + w["policy_option_bias"]
        hidden += np.repeat(of_question @ w["policy_question"] + w["policy_question_bias"], counts, axis=0)
        return _softmax_each((np.maximum(hidden, 0) @ w["policy"])[:, 0], counts)


def _floats(numbers: list[float]) -> Array:
    """As an array; by way of bytes, because that takes NumPy less than half the time."""
    return np.frombuffer(pack(f"{len(numbers)}f", *numbers), dtype=np.float32)


def _whole(numbers: list[int]) -> np.ndarray[Any, np.dtype[np.int64]]:
    return np.frombuffer(pack(f"{len(numbers)}q", *numbers), dtype=np.int64)


def _softmax_each(strengths: Array, counts: Sequence[int]) -> list[list[float]]:
    """The strengths of so many together become chances, and then of so many, and so on."""
    starts = [0, *accumulate(counts)]
    odds = np.exp(strengths - np.repeat(np.maximum.reduceat(strengths, starts[:-1]), counts))
    chances: list[float] = (odds / np.repeat(np.add.reduceat(odds, starts[:-1]), counts)).tolist()
    return [chances[start:end] for start, end in pairwise(starts)]


def _checked(weights: dict[str, Any], name: str, shape: tuple[int, ...]) -> Array:
    found = weights.get(name)
    if found is None or found.shape != shape:
        raise SetupError(
            f"these weights do not fit: {name} should have the shape {shape}, "
            f"not {'none' if found is None else found.shape}"
        )
    whole: Array = np.ascontiguousarray(found, dtype=np.float32)
    if not np.isfinite(whole).all():
        raise SetupError(f"these weights are damaged: {name} has numbers that are none")
    return whole


def load(data: bytes) -> Net:
    """The net in a file of weights; SetupError with the reason for anything else."""
    return Net(weights_in(data))


def weights_in(data: bytes) -> dict[str, Any]:
    """What a file of weights says; SetupError if it is none."""
    try:
        with np.load(BytesIO(data), allow_pickle=False) as stored:
            weights = dict(stored)
    except (OSError, ValueError, EOFError, KeyError, BadZipFile) as error:
        raise SetupError(f"this is no file of weights, or it is cut short: {error}") from error
    for name in ("identity", "cards"):
        if name not in weights:
            raise SetupError(f"this is no file of weights of this project: it has no {name}")
    return weights


@cache
def shipped() -> Net:
    """The net that comes with the package."""
    return load((files("smashup.bots.learned") / "weights.npz").read_bytes())
