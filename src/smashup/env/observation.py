"""What a player sees, as a row of numbers (see `layout`): that player's knowledge and nothing else.

It is written straight from the state, which is several times faster than going through `Game.view`. That no hidden
card shows is proved by a test: dealing the hidden cards again changes no observation.
"""

from __future__ import annotations

from array import array
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from smashup.engine.answers import kind_of
from smashup.engine.card.card import Card
from smashup.engine.decisions import Decision
from smashup.engine.hooks import OTHER_POWER
from smashup.engine.power import breakpoint_of, other_power
from smashup.engine.scoring import award_for
from smashup.engine.scoring import places as places_of
from smashup.engine.state import BaseInPlay, State
from smashup.env.layout import HIGH, OPTION_KINDS, SECTION, SIZE, VERBS
from smashup.env.numbering import FACTION_NUMBER, NUMBER
from smashup.env.places import Places

Row: TypeAlias = "array[float]"

_EMPTY = bytes(4 * SIZE)
_VERB = {verb: number for number, verb in enumerate(VERBS)}
_KIND = {kind: number for number, kind in enumerate(OPTION_KINDS)}

_GAME, _QUESTION, _PLAYERS, _CARDS = (SECTION[name] for name in ("game", "question", "players", "cards"))
_BASES, _MINIONS, _ACTIONS = (SECTION[name] for name in ("bases", "minions", "actions"))
_PLAYERS_START, _TURN, _PHASE = _GAME.column("players"), _GAME.column("turn"), _GAME.column("phase")
_CURRENT, _ASKED = _GAME.column("current"), _GAME.column("asked")
_NUMBERS, _NEXT_BASE = _GAME.column("target_vp"), _GAME.column("next_base")
_SOURCE, _VERBS_START = _QUESTION.column("source"), _QUESTION.column("verb")
_KINDS_START, _NUMBER_OF_OPTIONS = _QUESTION.column("kinds"), _QUESTION.column("options")
_FACTIONS, _NEXT_CARD = (_PLAYERS.column(name) - _PLAYERS.start for name in ("factions", "next_card"))
_PLANES = [_CARDS.start + field.start for field in _CARDS.fields]
_POWER, _AWARD, _COUNT, _COUNTERS = (
    _BASES.column(name) - _BASES.start for name in ("power", "award", "minions", "counters")
)
_CONTROLLER, _OWN_ACTIONS = (_MINIONS.column(name) - _MINIONS.start for name in ("controller", "own_actions"))
_WHOSE = _ACTIONS.column("controller") - _ACTIONS.start


def observation(state: State, decision: Decision | None, player: int, places: Places) -> npt.NDArray[np.float32]:
    """What the player sees now. `places` are those of the same player."""
    row = array("f", _EMPTY)
    _write_game(row, state, decision, player)
    if decision is not None:
        _write_question(row, decision, player)
    _write_players(row, state, player)
    for base, powers in zip(state.bases, places.powers, strict=False):
        _write_base(row, state, base, player, powers)
    _write_minions(row, state, player, places)
    _write_actions(row, state, player, places)
    found = np.frombuffer(row, dtype=np.float32)
    return np.minimum(found, HIGH, out=found)


def _write_game(row: Row, state: State, decision: Decision | None, player: int) -> None:
    number = state.players
    row[_PLAYERS_START + number - 2] = 1
    row[_TURN] = state.turn / 50
    row[_PHASE + state.phase] = 1
    row[_CURRENT + (state.current - player) % number] = 1
    if decision is not None:
        row[_ASKED + (decision.player - player) % number] = 1
    row[_NUMBERS] = state.rules.options.target_vp / 15
    row[_NUMBERS + 1] = state.minion_plays
    row[_NUMBERS + 2] = state.action_plays
    for play in state.extra_plays:
        row[_NUMBERS + (3 if play.minion else 4)] += 1
    row[_NUMBERS + 5] = len(state.base_deck) / 50
    row[_NEXT_BASE] = _top(state, state.base_deck, player)


def _top(state: State, deck: list[int], player: int) -> int:
    """The number of the topmost card of a deck, if the player knows it."""
    if not deck or not state.seen[player] >> deck[-1] & 1:
        return 0
    return NUMBER.get(state.table[deck[-1]], 0)


def _write_question(row: Row, decision: Decision, player: int) -> None:
    if decision.source is not None:
        row[_SOURCE] = NUMBER.get(decision.source, 0)
    row[_VERBS_START + _VERB.get(_verb_of(decision), len(VERBS))] = 1
    if decision.player == player:
        for kind in {kind_of(raw) for raw in decision.raw}:
            row[_KINDS_START + _KIND[kind]] = 1
        row[_NUMBER_OF_OPTIONS] = len(decision.raw) / 20


def _verb_of(decision: Decision) -> str:
    """What kind of thing is asked for: the first word of the question."""
    return decision.prompt.partition(" ")[0].lower()


def _write_players(row: Row, state: State, player: int) -> None:
    number, table, factions = state.players, state.table, state.rules.factions
    own_hand, own_pile, other_piles, other_hands = _PLANES
    known = state.seen[player]
    for who in range(number):
        at = _PLAYERS.start + (who - player) % number * _PLAYERS.width
        hand, deck, pile = state.hands[who], state.decks[who], state.discards[who]
        row[at] = state.vp[who] / 15
        row[at + 1] = len(hand) / 10
        row[at + 2] = len(deck) / 40
        row[at + 3] = len(pile) / 40
        if factions:
            for key in factions[who]:
                row[at + _FACTIONS + FACTION_NUMBER[key]] = 1
        row[at + _NEXT_CARD] = _top(state, deck, player)
        if who == player:
            _count(row, own_hand, table, hand)
            _count(row, own_pile, table, pile)
        else:
            _count(row, other_piles, table, pile)
            _count(row, other_hands, table, [card for card in hand if known >> card & 1])


def _count(row: Row, start: int, table: tuple[type[Card], ...], cards: list[int]) -> None:
    for card in cards:
        number = NUMBER.get(table[card])
        if number is not None:
            row[start + number - 1] += 1


def _write_base(row: Row, state: State, base: BaseInPlay, player: int, powers: list[int]) -> None:
    number = state.players
    definition = base.definition
    at = _BASES.start + base.at * _BASES.width
    needed = breakpoint_of(state, base)
    row[at] = 1
    row[at + 1] = NUMBER.get(definition, 0)
    row[at + 2] = needed / 25
    first, second, third = definition.vp
    row[at + 4], row[at + 5], row[at + 6] = first / 5, second / 5, third / 5
    there = [0] * number
    present = set()
    for minion, power in zip(base.minions, powers, strict=True):
        who = minion.controller
        there[who] += power
        present.add(who)
        row[at + _COUNT + (who - player) % number] += 0.2
    if state.hooks & OTHER_POWER or "total" in [effect.kind for effect in state.lasting]:
        for who in range(number):
            there[who] += sum([amount for _, amount in other_power(state, who, base)])
    row[at + 3] = max(0, needed - sum(there)) / 25
    if present or any(there):
        for who, total in enumerate(there):
            row[at + _POWER + (who - player) % number] = total / 25
        for who, place in places_of(there, present).items():
            row[at + _AWARD + (who - player) % number] = award_for(state, base, who, place) / 5
    row[at + _COUNTERS] = base.counters / 5
    row[at + _COUNTERS + 1] = bool(definition.hooks and not base.hooks)
    row[at + _COUNTERS + 2] = state.scoring is not None and state.scoring.base is base


def _write_minions(row: Row, state: State, player: int, places: Places) -> None:
    number, owners = state.players, state.rules.owners
    for place, minion, power in places.minions:
        at = _MINIONS.start + place * _MINIONS.width
        definition = minion.definition
        row[at] = NUMBER.get(definition, 0)
        row[at + 1] = 1
        row[at + 2] = power / 5
        row[at + 3] = definition.power / 5
        row[at + 4] = minion.counters / 5
        controller = minion.controller
        if controller != player:
            row[at + _CONTROLLER + (controller - player) % number - 1] = 1
        for action in minion.actions:
            row[at + _OWN_ACTIONS + (action.controller != player)] += 1
        row[at + _OWN_ACTIONS + 2] = owners[minion.id] != controller
        row[at + _OWN_ACTIONS + 3] = bool(definition.hooks and not minion.hooks)


def _write_actions(row: Row, state: State, player: int, places: Places) -> None:
    number = state.players
    for place, action, hosted in places.actions:
        at = _ACTIONS.start + place * _ACTIONS.width
        row[at] = NUMBER.get(action.definition, 0)
        row[at + 1] = 1
        row[at + _WHOSE + (action.controller - player) % number] = 1
        row[at + _WHOSE + 4] = hosted
        row[at + _WHOSE + 5] = bool(action.definition.hooks and not action.hooks)
