"""What leaves the engine: a player's view of a game. Secrets stop here, in one place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from smashup.engine.abilities import borrowed, face_up_base
from smashup.engine.decisions import Decision
from smashup.engine.draft import Draft
from smashup.engine.factions import FACTIONS
from smashup.engine.power import breakpoint_of, power, totals
from smashup.engine.scoring import standing
from smashup.engine.state import OVER, PHASE_NAMES, BaseInPlay, CardInPlay, State


def views(
    state: State, decision: Decision | None, players: Iterable[int | None], everything: bool | None = None
) -> list[dict[str, Any]]:
    """What each of these players (None: a spectator) may know; `everything` says otherwise, see `Game.view`."""
    open_game = state.phase == OVER if everything is None else everything
    bases = [_base(state, base) for base in state.bases]
    return [_view(state, decision, player, open_game, bases) for player in players]


def _view(
    state: State, decision: Decision | None, player: int | None, open_game: bool, bases: list[dict[str, Any]]
) -> dict[str, Any]:
    return {
        "turn": state.turn,
        "phase": PHASE_NAMES[state.phase],
        "current_player": state.current,
        "you": player,
        "over": state.phase == OVER,
        "winners": list(state.winners),
        "target_vp": state.rules.options.target_vp,
        "minion_plays": state.minion_plays,
        "action_plays": state.action_plays,
        "extra_plays": [_extra(play) for play in state.extra_plays],
        "players": [_player(state, who, player, open_game) for who in range(state.players)],
        "bases": bases,
        "base_deck": len(state.base_deck),
        "base_deck_top": _known_run(state, state.base_deck, player, open_game),
        "base_deck_face_up": face_up_base(state) is not None,
        "base_discard": _cards(state, state.base_discard),
        "scoring": state.scoring.base.id if state.scoring is not None else None,
        "resolving": _cards(state, [card for card in state.limbo if open_game or _sees(state, player, card)]),
        "draft": _draft(state.rules.draft),
        "decision": _decision(decision, player),
    }


def _extra(play: Any) -> dict[str, Any]:
    return {key: value for key, value in play._asdict().items() if value is not None}


def _card(state: State, card: int) -> dict[str, Any]:
    definition = state.table[card]
    found: dict[str, Any] = {"id": card, "name": definition.name, "kind": definition.kind}
    if definition.is_minion:
        found["power"] = definition.power
    return found


def _cards(state: State, cards: Sequence[int]) -> list[dict[str, Any]]:
    return [_card(state, card) for card in cards]


def _sees(state: State, player: int | None, card: int) -> bool:
    return bool(state.seen[-1 if player is None else player] >> card & 1)


def _known_run(state: State, deck: Sequence[int], player: int | None, open_game: bool) -> list[dict[str, Any]]:
    """The cards on top of a deck that the viewer knows, topmost first."""
    known = []
    for card in reversed(deck):
        if not open_game and not _sees(state, player, card):
            break
        known.append(_card(state, card))
    return known


def _player(state: State, who: int, viewer: int | None, open_game: bool) -> dict[str, Any]:
    hand = state.hands[who]
    known = [card for card in hand if open_game or who == viewer or _sees(state, viewer, card)]
    factions = state.rules.factions[who] if who < len(state.rules.factions) else ()
    return {
        "factions": [{"key": key, "name": FACTIONS[key].name} for key in factions],
        "vp": state.vp[who],
        "hand_size": len(hand),
        "hand": _held(state, who, sorted(known) if who != viewer else known),
        "deck_size": len(state.decks[who]),
        "deck_top": _known_run(state, state.decks[who], viewer, open_game),
        "discard_pile": _cards(state, state.discards[who]),
    }


def _held(state: State, who: int, cards: Sequence[int]) -> list[dict[str, Any]]:
    """Cards in a hand; one that belongs to another player says to whom."""
    found = _cards(state, cards)
    for card in found:
        owner = state.rules.owners[card["id"]]
        if owner != who:
            card["owner"] = owner
    return found


def _in_play(state: State, card: CardInPlay) -> dict[str, Any]:
    found = _card(state, card.id)
    found["controller"] = card.controller
    found["owner"] = state.rules.owners[card.id]
    if card.definition.is_minion:
        found["power"] = power(state, card)
        found["printed_power"] = card.definition.power
        found["counters"] = card.counters
        found["actions"] = [_in_play(state, action) for action in card.actions]
    if card.id in state.memos:
        found["memo"] = state.memos[card.id]
    found["abilities_cancelled"] = bool(card.definition.hooks and not card.hooks)
    if card.hooks and card.hooks != card.definition.hooks:
        found["copied_abilities"] = [definition.name for definition in borrowed(state, card)]
    return found


def _base(state: State, base: BaseInPlay) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": base.id,
        "name": base.definition.name,
        "breakpoint": breakpoint_of(state, base),
        "printed_breakpoint": base.definition.breakpoint,
        "vp": list(base.definition.vp),
        "totals": totals(state, base),
        "if_scored_now": [
            {"player": player, "place": place + 1, "vp": vp} for player, place, vp in standing(state, base)
        ],
        "minions": [_in_play(state, minion) for minion in base.minions],
        "actions": [_in_play(state, action) for action in base.actions],
        "counters": base.counters,
        "abilities_cancelled": bool(base.definition.hooks and not base.hooks),
    }
    if base.hooks and base.hooks != base.definition.hooks:
        found["copied_abilities"] = [definition.name for definition in borrowed(state, base)]
    return found


def _draft(draft: Draft | None) -> dict[str, Any] | None:
    """A tournament draft is open to everybody."""
    if draft is None:
        return None

    def those(pairs: Sequence[tuple[int, str]]) -> list[dict[str, Any]]:
        return [{"player": player, "faction": key} for player, key in pairs]

    return {
        "pool": list(draft.pool),
        "banned": those(draft.banned),
        "taken": those(draft.taken),
        "bases": those(draft.bases),
    }


def _decision(decision: Decision | None, player: int | None) -> dict[str, Any] | None:
    """Everybody sees who is asked and for what; the options only who decides."""
    if decision is None:
        return None
    found: dict[str, Any] = {
        "player": decision.player,
        "prompt": decision.prompt,
        "source": decision.source.name if decision.source is not None else None,
    }
    if decision.player == player:
        found["options"] = [option.to_dict() for option in decision.options]
    return found
