"""A position's fingerprint: equal for equal positions, different for different ones.

It speaks of cards by their names, of where they lie, and of numbers: never of prompts, modules or the engine's hooks,
which may change from one version to the next while the game stays the same.
"""

from __future__ import annotations

import hashlib
from typing import Any

from smashup.engine.decisions import Decision
from smashup.engine.state import BaseInPlay, CardInPlay, State


def fingerprint(state: State, decision: Decision | None) -> str:
    """A hash of everything that can matter for how the game goes on."""
    scoring = state.scoring
    everything = (
        state.table,
        state.rules.options,
        state.rules.factions,
        state.rules.owners,
        state.hands,
        state.decks,
        state.discards,
        state.vp,
        [
            (base.id, base.counters, [_in_play(m) for m in base.minions], [_in_play(a) for a in base.actions])
            for base in state.bases
        ],
        state.base_deck,
        state.base_discard,
        (state.current, state.turn, state.phase, state.minion_plays, state.action_plays),
        state.extra_plays,
        state.played,
        sorted(map(repr, state.used)),
        state.lasting,
        sorted(state.memos.items()),
        sorted(state.loaned.items()),
        state.seen,
        state.groups,
        state.rng,
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
        decision and (decision.player, decision.question, [option.key for option in decision.options]),
        *([state.rules.draft] if state.rules.draft is not None else []),
    )
    return hashlib.blake2b(repr(_plain(everything)).encode(), digest_size=12).hexdigest()


def _in_play(card: CardInPlay) -> tuple[Any, ...]:
    cancelled = bool(card.definition.hooks and not card.hooks)
    return (card.id, card.controller, card.counters, cancelled, [_in_play(action) for action in card.actions])


def _plain(value: Any) -> Any:
    """The same with a card's name in the place of its class, and its id in the place of a card in play."""
    if isinstance(value, type):
        return value.name  # type: ignore[attr-defined]  # the only classes in a state are cards
    if isinstance(value, CardInPlay | BaseInPlay):
        return value.id
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return [(_plain(key), _plain(item)) for key, item in value.items()]
    return value
