"""A position's fingerprint: equal for equal positions, different for different ones.

It speaks of cards by their names, of where they lie, and of numbers: never of prompts, keys, modules or the engine's
hooks, which may change from one version to the next while the game stays the same.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any

from smashup.engine.decisions import Decision
from smashup.engine.options import Options
from smashup.engine.state import BaseInPlay, CardInPlay, State

_USUAL = Options().to_dict()


def fingerprint(state: State, decision: Decision | None) -> str:
    """A hash of everything that can matter for how the game goes on, what is asked included."""
    scoring = state.scoring
    return _hashed(
        _table(state),
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
    )


def table_fingerprint(state: State) -> str:
    """A hash of what lies where, the scores and whose turn it is: what a save holds, to be compared by any version."""
    return _digest([_table(state)])


def _table(state: State) -> list[tuple[str, Any]]:
    """What lies where, as JSON can say it: it is hashed after nearly every choice of a table."""
    names = state.table

    def pile(cards: list[int]) -> list[str]:
        return [names[card].name for card in cards]

    titans = [[*_in_play(titan), titan.at, state.rules.owners[titan.id]] for titan in state.titans]
    return [
        ("turn", [state.turn, state.current, state.phase, state.minion_plays, state.action_plays]),
        ("vp", state.vp),
        ("hands", [pile(hand) for hand in state.hands]),
        ("decks", [pile(deck) for deck in state.decks]),
        ("discard piles", [pile(discards) for discards in state.discards]),
        (
            "bases",
            [
                [
                    base.definition.name,
                    base.counters,
                    [_in_play(m) for m in base.minions],
                    [_in_play(a) for a in base.actions],
                ]
                for base in state.bases
            ],
        ),
        ("base deck", pile(state.base_deck)),
        ("base discard pile", pile(state.base_discard)),
        ("memos", _plain(sorted(state.memos.items()))),
        ("extra plays", len(state.extra_plays)),
        ("lasting", len(state.lasting)),
        ("factions", state.rules.factions),
        ("draft", _plain(state.rules.draft)),
        ("chance", state.rng),
        ("options", _unusual(state.rules.options)),
        *([("titans", titans)] if titans else []),
    ]


@lru_cache(maxsize=256)
def _unusual(options: Options) -> Any:
    return _plain([[name, value] for name, value in options.to_dict().items() if value != _USUAL.get(name)])


def _in_play(card: CardInPlay) -> list[Any]:
    return [card.definition.name, card.controller, card.counters, [_in_play(action) for action in card.actions]]


def _hashed(*things: Any) -> str:
    return _digest(_plain(things))


def _digest(plain: Any) -> str:
    return hashlib.blake2b(json.dumps(plain).encode(), digest_size=12).hexdigest()


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
