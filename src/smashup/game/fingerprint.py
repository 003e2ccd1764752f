"""A position's fingerprint: equal for equal positions, different for different ones.

It speaks of cards by their names, of where they lie, and of numbers: never of prompts, keys, modules or the engine's
hooks, which may change from one version to the next while the game stays the same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from smashup.engine.decisions import Decision
from smashup.engine.draft import Draft
from smashup.engine.options import Options
from smashup.engine.state import BaseInPlay, CardInPlay, State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card

_USUAL = Options().to_dict()


def fingerprint(state: State, decision: Decision | None) -> str:
    """A hash of everything that can matter for how the game goes on, what is asked included."""
    scoring = state.scoring
    besides = [
        state.table,
        state.rules.options,
        state.rules.factions,
        state.rules.owners,
        state.extra_plays,
        state.played,
        sorted(map(repr, state.used)),
        state.lasting,
        sorted(state.memos.items()),
        sorted(state.loaned.items()),
        state.seen,
        state.groups,
        state.extra_turns,
        state.next_player,
        state.winners,
        state.limbo,
        scoring
        and (
            scoring.base.id,
            scoring.places,
            scoring.totals,
            scoring.clearing,
            scoring.silenced,
            len(scoring.replacements),
        ),
        [(trigger.definition, trigger.card.id, trigger.you) for trigger in state.pending],
        state.waiting,
        [card.id for card in state.finished],
        decision and (decision.player, decision.question, decision.raw),
        state.rules.draft,
        # Last, and only where it is on: without it a position has the hash it always had.
        *(["ask_alike"] if state.rules.options.ask_alike else []),
    ]
    return _digest(f"[{_table(state)}, {_json(besides)[1:]}")


def table_fingerprint(state: State) -> str:
    """A hash of what lies where, the scores and whose turn it is: what a save holds, to be compared by any version."""
    return _digest(f"[{_table(state)}]")


def _table(state: State) -> str:
    """What lies where, as JSON. It is hashed after nearly every choice of a table, so it is written without making the
    lists first: of numbers, and of names that are JSON already."""
    names = _names(state.table)

    def pile(cards: Sequence[int]) -> str:
        return f"[{', '.join([names[card] for card in cards])}]"

    def piles(several: Sequence[Sequence[int]]) -> str:
        return f"[{', '.join([pile(cards) for cards in several])}]"

    def in_play(card: CardInPlay) -> str:
        return f"{_spelled(card.definition.name)}, {card.controller}, {card.counters}, {there(card.actions)}"

    def there(cards: Sequence[CardInPlay]) -> str:
        return f"[{', '.join([f'[{in_play(card)}]' for card in cards])}]" if cards else "[]"

    bases = [
        f"[{_spelled(base.definition.name)}, {base.counters}, {there(base.minions)}, {there(base.actions)}]"
        for base in state.bases
    ]
    memos = _json(sorted(state.memos.items())) if state.memos else "[]"
    found = (
        f'[["turn", [{state.turn}, {state.current}, {state.phase}, {state.minion_plays}, {state.action_plays}]], '
        f'["vp", {state.vp}], ["hands", {piles(state.hands)}], ["decks", {piles(state.decks)}], '
        f'["discard piles", {piles(state.discards)}], ["bases", [{", ".join(bases)}]], '
        f'["base deck", {pile(state.base_deck)}], ["base discard pile", {pile(state.base_discard)}], '
        f'["memos", {memos}], ["extra plays", {len(state.extra_plays)}], ["lasting", {len(state.lasting)}], '
        f'{_fixed(state.rules.factions, state.rules.draft)}, ["chance", {state.rng}], '
        f'["options", {_unusual(state.rules.options)}]'
    )
    if state.titans:
        owners = state.rules.owners
        titans = [f"[{in_play(titan)}, {titan.at}, {owners[titan.id]}]" for titan in state.titans]
        found += f', ["titans", [{", ".join(titans)}]]'
    return f"{found}]"


@lru_cache(maxsize=1024)
def _names(cards: tuple[type[Card], ...]) -> list[str]:
    """The name of each card of a game, as JSON."""
    return [_spelled(card.name) for card in cards]


@cache
def _spelled(name: str) -> str:
    return json.dumps(name)


@lru_cache(maxsize=1024)
def _fixed(factions: tuple[tuple[str, ...], ...], draft: Draft | None) -> str:
    return f'["factions", {_json(factions)}], ["draft", {_json(draft)}]'


@lru_cache(maxsize=256)
def _unusual(options: Options) -> str:
    return _json([[name, value] for name, value in options.to_dict().items() if value != _USUAL.get(name)])


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _json(value: Any) -> str:
    return json.dumps(_plain(value))


def _plain(value: Any) -> Any:
    """As JSON can say it: a card's class by its name, what is in play by its id, anything else that is no data by what
    it is."""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, CardInPlay | BaseInPlay):
        return value.id
    if isinstance(value, type):
        return value.name  # type: ignore[attr-defined]  # the only classes in a state are cards
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return [[_plain(key), _plain(item)] for key, item in value.items()]
    if hasattr(value, "to_dict"):
        return _plain(value.to_dict())
    return [type(value).__name__, _plain(getattr(value, "card", None))]
