"""Moving minions between bases and transferring actions between cards (10.3, 10.6)."""

from __future__ import annotations

from collections.abc import Sequence

from smashup.engine.abilities import asked, refresh
from smashup.engine.bits import ABILITY_CHANGING, AFTER_MINION_MOVED, FORBIDS_MOVE
from smashup.engine.decisions import Effect
from smashup.engine.events import tell
from smashup.engine.happenings import Moved, Source
from smashup.engine.leaving import affect, discard_from_play
from smashup.engine.reactions import collect
from smashup.engine.state import NOT_IN_PLAY, BaseInPlay, CardInPlay, State


def can_move_to(state: State, minion: CardInPlay, base: BaseInPlay, by: int) -> bool:
    """Is this a move at all, and does nothing forbid the player to make it?"""
    if minion.at == NOT_IN_PLAY or base.at == NOT_IN_PLAY or minion.at == base.at:
        return False
    if state.scoring is not None and state.scoring.clearing and base is state.scoring.base:
        return False
    if state.hooks & FORBIDS_MOVE and minion.definition.is_minion:
        return not any(ability.forbids_move(minion, base, by) for ability in asked(state, FORBIDS_MOVE))
    return True


def destinations(state: State, minion: CardInPlay, bases: Sequence[BaseInPlay], by: int) -> list[BaseInPlay]:
    """Those of the bases to which the player could move the minion."""
    return [base for base in bases if can_move_to(state, minion, base, by)]


def move(state: State, source: Source, moves: Sequence[tuple[CardInPlay, BaseInPlay]], by: int) -> Effect:
    """Move minions (or titans) at the same time, each with everything on it. Returns those that really moved."""
    allowed: list[tuple[CardInPlay, BaseInPlay]] = []
    for minion, base in moves:
        if can_move_to(state, minion, base, by) and (yield from affect(state, minion, "move", source, by)):
            allowed.append((minion, base))
    origins = [state.bases[minion.at] for minion, _ in allowed]
    for (minion, base), origin in zip(allowed, origins, strict=True):
        if minion.definition.is_minion:
            origin.minions.remove(minion)
            base.minions.append(minion)
        else:  # A titan: on its new base it is the newcomer (16.14).
            state.titans.remove(minion)
            state.titans.append(minion)
            state.clash = True
        minion.at = base.at
        for action in minion.actions:
            action.at = base.at
        if state.log is not None:
            tell(state, "move", by, [minion.id], base=origin.definition.name, target=base.definition.name)
    moved = [minion for minion, _ in allowed]
    if moved and state.hooks & AFTER_MINION_MOVED:
        for (minion, base), origin in zip(allowed, origins, strict=True):
            if minion.definition.is_minion:
                collect(state, "after_minion_moved", Moved(minion, origin, base, by, source, moved, origins))
    return moved


def transfer(state: State, source: Source, action: CardInPlay, to: CardInPlay | BaseInPlay, by: int) -> Effect:
    """Transfer an action to another minion or base (10.6). Returns whether it went."""
    if action.at == NOT_IN_PLAY or not (yield from affect(state, action, "transfer", source, by)):
        return False
    if isinstance(to, CardInPlay):
        attaching = Source(action.id, action.controller, "action")
        if not (yield from affect(state, to, "attach", attaching)):
            yield from discard_from_play(state, [action], rule="10.12")
            return False
    host = state.host_of(action)
    if host is not None:
        host.actions = tuple(other for other in host.actions if other is not action)
    else:
        state.bases[action.at].actions.remove(action)
    if isinstance(to, CardInPlay):
        to.actions = (*to.actions, action)
    else:
        to.actions.append(action)
    action.at = to.at
    tell(state, "attach", by, [action.id], target=to.definition.name)
    if action.hooks & ABILITY_CHANGING or (host is not None and _goes_along(state, action, host, to)):
        refresh(state)
    return True


def _goes_along(state: State, action: CardInPlay, host: CardInPlay, to: CardInPlay | BaseInPlay) -> bool:
    """What lasts as long as an action is in play and is about its minion is now about the new one."""
    going = [e for e in state.lasting if e.source == action.id and e.subject == host.id and e.until == "source"]
    if going:
        state.lasting = [effect for effect in state.lasting if effect not in going]
        if isinstance(to, CardInPlay):
            state.lasting += [effect._replace(subject=to.id) for effect in going]
    return bool(going)
