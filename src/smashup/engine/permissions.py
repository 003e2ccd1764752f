"""What may be played where: permissions, restrictions and limits (3.9, 4.4, 12.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from smashup.engine.abilities import asked
from smashup.engine.answers import (
    Answer,
    action_alone,
    action_on,
    as_action_on,
    by_leave_of,
    minion_on,
    minions_on,
    what,
    where,
)
from smashup.engine.bits import (
    BARS_MINIONS,
    COST_OF_MINION_HERE,
    FORBIDS_ACTION,
    FORBIDS_MINION,
    FORBIDS_SPECIAL,
    LETS_PLAY_FROM_DISCARD,
    PLAYABLE_AS_ACTION,
    PLAYABLE_FROM_DISCARD,
)
from smashup.engine.protection import ignores
from smashup.engine.state import ANY_MINION, PLAY_CARDS, BaseInPlay, CardInPlay, ExtraPlay, State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


def _binds(state: State, ability: Card, player: int) -> bool:
    card = ability.card
    return not (isinstance(card, BaseInPlay) and ignores(state, player, card))


def minion_allowed(
    state: State, player: int, definition: type[Card], base: BaseInPlay, *, from_hand: bool = True
) -> bool:
    """Does nothing forbid the player to play such a minion there (3.9)?"""
    return minion_forbidden_by(state, player, definition, base, from_hand=from_hand) is None


def minion_forbidden_by(
    state: State, player: int, definition: type[Card], base: BaseInPlay, *, from_hand: bool = True
) -> type[Card] | None:
    """The card in play that forbids the player to play such a minion there, from the hand or from elsewhere."""
    if state.scoring is None and not state.hooks & (FORBIDS_MINION | COST_OF_MINION_HERE):
        return None
    return _barred(state, _bars(state, player), player, definition, base, from_hand)


def cost_of_minion(state: State, player: int, base: BaseInPlay) -> int:
    """How many other cards the player must discard in order to play a minion there (Dangerous Ground)."""
    return sum(ability.cost_of_minion_here(player, base) for ability in charging_abilities(state, player))


def charging_abilities(state: State, player: int) -> list[Card]:
    """The abilities in play that make this player pay for playing a minion somewhere."""
    return [ability for ability in asked(state, COST_OF_MINION_HERE) if _binds(state, ability, player)]


def action_targets(state: State, player: int, definition: type[Card]) -> Sequence[CardInPlay | BaseInPlay | None]:
    """Where the player may play such an action: bases, minions, or [None] for a standard action."""
    plays_on = definition.plays_on
    targets: Sequence[CardInPlay | BaseInPlay | None]
    if plays_on == "standard":
        targets = (None,)
    elif plays_on == "base":
        targets = state.bases
        if state.scoring is not None and state.scoring.clearing:  # 6.13
            targets = [base for base in state.bases if base is not state.scoring.base]
    elif plays_on == "minion":
        targets = [minion for base in state.bases for minion in base.minions]
    else:
        targets = [minion for base in state.bases for minion in base.minions if minion.controller == player]
    if definition.restricted:
        card = definition(state, None, player)
        targets = [target for target in targets if card.meets_conditions(target)]
    if state.hooks & FORBIDS_ACTION or (state.lasting and actions_limited(state)):
        targets = [target for target in targets if action_forbidden_by(state, player, definition, target) is None]
    return targets


def action_forbidden_by(
    state: State, player: int, definition: type[Card], target: CardInPlay | BaseInPlay | None
) -> type[Card] | None:
    """The card that forbids the player to play such an action there."""
    for ability in asked(state, FORBIDS_ACTION):
        if ability.forbids_action(player, definition, target) and _binds(state, ability, player):
            return type(ability)
    for effect in state.lasting:
        if effect.kind == "no_copies" and effect.subject == player and effect.amount == definition.name:
            return state.table[effect.source]
    return None


def actions_banned_by(state: State, player: int) -> type[Card] | None:
    """The card that keeps the player from playing actions in this Play Cards phase (Mark of Sleep)."""
    if state.phase == PLAY_CARDS and player == state.current:
        for effect in state.lasting:
            if effect.kind == "no_actions" and effect.subject == player and effect.turn != state.turn:
                return state.table[effect.source]
    return None


def actions_limited(state: State) -> bool:
    """Does anything that lasts keep somebody from playing some actions?"""
    return any([effect.kind in ("no_actions", "no_copies") for effect in state.lasting])


def can_play_special(state: State, player: int) -> bool:
    """Does nothing forbid the player to play Specials now (Mindraker)?"""
    if state.scoring is not None and player in state.scoring.silenced:
        return False
    return not state.hooks & FORBIDS_SPECIAL or not any(
        ability.forbids_special(player) for ability in asked(state, FORBIDS_SPECIAL)
    )


def fits(state: State, player: int, play: ExtraPlay, definition: type[Card], base: BaseInPlay) -> bool:
    """Is the minion on that base within the limits of the play (4.4)?"""
    return not (
        (play.power_up_to is not None and definition.power > play.power_up_to)
        or (play.base is not None and play.base != base.id)
        or (play.name is not None and definition.name != play.name)
        or (play.free_base and any(minion.controller == player for minion in base.minions))
    )


def minion_options(state: State, player: int, plays: Sequence[ExtraPlay]) -> list[Answer]:
    """Every (minion, base) pair the player may play with one of these plays; equal cards of one owner count as one."""
    options: list[Answer] = []
    if not plays:
        return options
    table, bases = state.table, state.bases
    free = ANY_MINION in plays
    forbidding = state.hooks & BARS_MINIONS or state.scoring is not None
    owners = state.rules.owners
    known: set[tuple[type[Card], int]] = set()
    for card in state.hands[player]:
        definition = table[card]
        if not definition.is_minion:
            continue
        same = (definition, owners[card])
        if same in known:
            continue
        known.add(same)
        fitting = bases if free else [b for b in bases if _fits_one(state, player, plays, definition, b)]
        options += minion_on(card, fitting)
    if forbidding and options:
        options = _unbarred(state, player, options)
    if state.hooks & LETS_PLAY_FROM_DISCARD or state.rules.discard_hooks & PLAYABLE_FROM_DISCARD:
        options += _minions_from_discard(state, player, plays)
    return options


def _fits_one(state: State, player: int, plays: Sequence[ExtraPlay], definition: type[Card], base: BaseInPlay) -> bool:
    for play in plays:
        if fits(state, player, play, definition, base):
            return True
    return False


def _unbarred(state: State, player: int, options: list[Answer]) -> list[Answer]:
    """Those of the plays from hand that nothing keeps the player from."""
    bars = _bars(state, player)
    table = state.table
    return [option for option in options if not _barred(state, bars, player, table[what(option)], where(option), True)]


def _bars(state: State, player: int) -> list[Card]:
    """The abilities in play that may forbid the player to play a minion somewhere."""
    return [ability for ability in asked(state, FORBIDS_MINION) if _binds(state, ability, player)]


def _barred(
    state: State, bars: list[Card], player: int, definition: type[Card], base: BaseInPlay, from_hand: bool
) -> type[Card] | None:
    """The card that keeps the player from playing such a minion there, if only by a price the hand cannot pay."""
    if state.scoring is not None and state.scoring.clearing and base is state.scoring.base:
        return base.definition
    for ability in bars:
        if ability.forbids_minion(player, definition, base):
            return type(ability)
    if state.hooks & COST_OF_MINION_HERE:
        others = len(state.hands[player]) - from_hand
        for ability in charging_abilities(state, player):
            others -= ability.cost_of_minion_here(player, base)
            if others < 0:
                return type(ability)
    return None


def _minions_from_discard(state: State, player: int, plays: Sequence[ExtraPlay]) -> list[Answer]:
    """Minions in the discard pile that may be used for these plays (Spectre, They're Coming To Get You)."""
    options: list[Answer] = []
    allowing = [ability for ability in asked(state, LETS_PLAY_FROM_DISCARD) if ability.you == player]
    if not allowing and not state.rules.discard_hooks & PLAYABLE_FROM_DISCARD:
        return options
    bars = _bars(state, player)
    known: set[type[Card]] = set()
    for card in state.discards[player]:
        definition = state.table[card]
        if not definition.is_minion or definition in known:
            continue
        known.add(definition)
        itself = definition(state, None, player) if definition.hooks & PLAYABLE_FROM_DISCARD else None
        if itself is not None and not (itself.playable_from_discard() and can_play_special(state, player)):
            itself = None
        if itself is None and not allowing:
            continue
        for base in state.bases:
            fitting = _fits_one(state, player, plays, definition, base)
            if not fitting or _barred(state, bars, player, definition, base, False):
                continue
            leave = itself
            if leave is None:
                leave = next((a for a in allowing if a.lets_play_from_discard(player, definition, base)), None)
            if leave is not None:
                options += [by_leave_of(leave, play) for play in minion_on(card, [base])]
    return options


def action_options(state: State, player: int, cards: Sequence[int]) -> list[Answer]:
    """Every way the player may play one of these actions; equal cards of the player's own count as one."""
    options: list[Answer] = []
    if state.lasting and actions_banned_by(state, player) is not None:
        return options
    known: set[type[Card]] = set()
    table, owners = state.table, state.rules.owners
    forbidding = state.hooks & FORBIDS_ACTION or state.lasting
    for card in cards:
        definition = table[card]
        if definition.is_minion:
            continue
        if owners[card] == player:
            if definition in known:
                continue
            known.add(definition)
        if definition.plays_on == "standard" and not forbidding and not definition.restricted:
            options.append(action_alone(card))
            continue
        if definition.only_from_hand and card not in state.hands[player]:
            continue
        options += action_on(card, action_targets(state, player, definition))
    return options


def generic_action_options(state: State, player: int) -> list[Answer]:
    """Every way the player may use an action play that does not say which card."""
    options = action_options(state, player, state.hands[player])
    if state.lasting and actions_banned_by(state, player) is not None:
        return options
    if state.rules.hand_hooks & PLAYABLE_AS_ACTION and can_play_special(state, player):
        known: set[type[Card]] = set()
        for card in state.hands[player]:
            definition = state.table[card]
            if definition.hooks & PLAYABLE_AS_ACTION and definition not in known:
                known.add(definition)
                allowed = [base for base in state.bases if minion_allowed(state, player, definition, base)]
                options += as_action_on(card, allowed)
    if state.hooks & LETS_PLAY_FROM_DISCARD:
        options += _actions_from_discard(state, player)
    return options


def _actions_from_discard(state: State, player: int) -> list[Answer]:
    """Actions in the discard pile that may be used for an action play (Cyberback)."""
    allowing = [ability for ability in asked(state, LETS_PLAY_FROM_DISCARD) if ability.you == player]
    options: list[Answer] = []
    if allowing:
        staying = [card for card in state.discards[player] if state.table[card].plays_on != "standard"]
        for option in action_options(state, player, staying):
            definition, target = state.table[what(option)], where(option)
            for ability in allowing:
                if ability.lets_play_from_discard(player, definition, target):
                    options.append(by_leave_of(ability, option))
                    break
    return options


def plain_options(state: State, player: int, minions: bool, actions: bool) -> list[Answer]:
    """What plays without limits allow where no card forbids or extends anything: the usual case, in one pass."""
    to_play: list[int] = []
    others: list[Answer] = []
    known: set[type[Card]] = set()
    table, owners = state.table, state.rules.owners
    for card in state.hands[player]:
        definition = table[card]
        if owners[card] == player:
            if definition in known:
                continue
            known.add(definition)
        if definition.is_minion:
            if minions:
                to_play.append(card)
        elif actions:
            if definition.plays_on == "standard" and not definition.restricted:
                others.append(action_alone(card))
            else:
                others += action_on(card, action_targets(state, player, definition))
    found = minions_on(to_play, state.bases)
    if found and state.hooks & BARS_MINIONS:
        found = _unbarred(state, player, found)
    return found + others if others else found
