"""What a player sees, as a row of numbers (see `layout`): that player's knowledge and nothing else.

It is written straight from the state, which is several times faster than going through `Game.view`. Most of a row is
zeros; what is the same whenever a card is in play (its number, what is printed on it) is copied from a record that was
made once. That no hidden card shows is proved by a test: dealing the hidden cards again changes no observation.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from smashup.engine.abilities import asked
from smashup.engine.answers import kind_of
from smashup.engine.card.card import Card
from smashup.engine.decisions import Decision
from smashup.engine.hooks import CHANGES_AWARD, GIVES_TOTAL, STANDING_PLAY
from smashup.engine.power import breakpoints, other_totals
from smashup.engine.scoring import award_for
from smashup.engine.scoring import places as places_of
from smashup.engine.state import NOT_IN_PLAY, ExtraPlay, State
from smashup.env.layout import (
    HIGH,
    HIGH_WITH_TITANS,
    OPTION_KINDS,
    OPTIONS_WITH_TITANS,
    QUESTIONS,
    QUESTIONS_ABOUT_TITANS,
    SECTION,
    SIZE,
    SIZE_WITH_TITANS,
    Section,
)
from smashup.env.numbering import BASES, CARDS, EXTRA_PLAYS, FACTION_NUMBER, NUMBER, TITAN_NUMBER
from smashup.env.places import Places

Row: TypeAlias = "array[float]"

_EMPTY = bytes(4 * SIZE)
_EMPTY_WITH_TITANS = bytes(4 * SIZE_WITH_TITANS)
_ASKS = {asks: number for number, asks in enumerate(QUESTIONS)}
_KIND = {kind: number for number, kind in enumerate(OPTION_KINDS)}
_SEATS = {
    (players, player): tuple((who - player) % players for who in range(players))
    for players in (2, 3, 4)
    for player in range(players)
}
"""The seat of each player, as one of them counts them."""


def _within(section: Section, *fields: str) -> list[int]:
    """Where these fields begin in a record."""
    return [section.column(field) - section.start for field in fields]


_GAME, _QUESTION, _PLAYERS, _CARDS = (SECTION[name] for name in ("game", "question", "players", "cards"))
_BASES, _MINIONS, _ACTIONS = (SECTION[name] for name in ("bases", "minions", "actions"))
_EXTRA_PLAYS = SECTION["extra_plays"]
_TITAN_QUESTION, _TITANS = SECTION["titan_question"], SECTION["titans"]
_PLAYERS_START, _TURN, _PHASE = _GAME.column("players"), _GAME.column("turn"), _GAME.column("phase")
_CURRENT, _ASKED = _GAME.column("current"), _GAME.column("asked")
_NUMBERS, _NEXT_BASE = _GAME.column("target_vp"), _GAME.column("next_base")
_SOURCE, _ASKS_START = _QUESTION.column("source"), _QUESTION.column("asks")
_KINDS_START, _NUMBER_OF_OPTIONS = _QUESTION.column("kinds"), _QUESTION.column("options")
_FACTIONS, _NEXT_CARD = _within(_PLAYERS, "factions", "next_card")
_OWN_HAND, _OWN_PILE, _OTHER_PILES, _OTHER_HANDS = (_CARDS.start + field.start for field in _CARDS.fields)
# Cards are numbered from 1, bases behind them.
_SCORED_BASES = SECTION["scored_bases"].start - len(CARDS) - 1
_VP, _POWER, _AWARD, _COUNT, _COUNTERS = _within(_BASES, "vp", "power", "award", "minions", "counters")
_CONTROLLER, _OWN_ACTIONS = _within(_MINIONS, "controller", "own_actions")
(_WHOSE,) = _within(_ACTIONS, "controller")
_TITAN, _TITAN_IN_PLAY, _TITAN_BASE = _within(_TITANS, "titan", "in_play", "base")
_TITAN_WHOSE, _TITAN_COUNTERS = _within(_TITANS, "controller", "counters")
_NUMBER_OF_NAME = {card.name: NUMBER[card] for card in CARDS}
_NO_CARDS = bytes(4 * len(CARDS))
MOST_REMEMBERED = 4096
"""How many records of a kind are remembered: the same minion, base or pile is seen at many decisions."""
_ONCE = ("talent", "use")
"""What can be used once in a turn; each is noted with the id of its card."""


def observation(
    state: State, decision: Decision | None, player: int, places: Places, *, titans: bool = False
) -> npt.NDArray[np.float32]:
    """What the player sees now, with the columns of titans or without. `places` are those of the same player."""
    row = array("f", _EMPTY_WITH_TITANS if titans else _EMPTY)
    seats = _SEATS[state.players, player]
    used = {key[1] for key in state.used if key[0] in _ONCE} if state.used else ()
    _write_game(row, state, decision, player)
    if decision is not None:
        _write_question(row, decision, player)
    _write_players(row, state, player, seats)
    _write_bases(row, state, seats, places)
    _write_minions(row, state, player, seats, places)
    _write_actions(row, seats, places)
    if used:
        _write_used(row, state, used, places)
    if state.extra_plays or state.hooks & STANDING_PLAY:
        _write_extra_plays(row, state)
    for card in state.base_discard:
        if number := NUMBER.get(state.table[card], 0):
            row[_SCORED_BASES + number] = 1
    if titans:
        if decision is not None:
            _write_titan_question(row, decision, player)
        _write_titans(row, state, seats, places)
    found = np.frombuffer(row, dtype=np.float32)
    return np.minimum(found, HIGH_WITH_TITANS if titans else HIGH, out=found)


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
    row[_ASKS_START + _ASKS.get(decision.asks, len(QUESTIONS))] = 1
    if decision.player == player:
        for kind in set(map(kind_of, decision.raw)):
            if kind in _KIND:
                row[_KINDS_START + _KIND[kind]] = 1
        row[_NUMBER_OF_OPTIONS] = len(decision.raw) / 20


@lru_cache(MOST_REMEMBERED)
def _faction_records(factions: tuple[tuple[str, ...], ...], seats: tuple[int, ...]) -> Row:
    """The records of all players with nothing but their factions."""
    row = array("f", bytes(4 * _PLAYERS.width * _PLAYERS.records))
    for keys, seat in zip(factions, seats, strict=False):
        for key in keys:
            row[seat * _PLAYERS.width + _FACTIONS + FACTION_NUMBER[key]] = 1
    return row


def _write_players(row: Row, state: State, player: int, seats: tuple[int, ...]) -> None:
    global _piles
    if _piles.table is not state.table:
        _piles = _Piles(state.table)
    counts, cards = _piles.counts, len(CARDS)
    known = state.seen[player]
    row[_PLAYERS.start : _CARDS.start] = _faction_records(state.rules.factions, seats)
    for who, seat in enumerate(seats):
        at = _PLAYERS.start + seat * _PLAYERS.width
        hand, deck, pile = state.hands[who], state.decks[who], state.discards[who]
        row[at] = state.vp[who] / 15
        row[at + 1] = len(hand) / 10
        row[at + 2] = len(deck) / 40
        row[at + 3] = len(pile) / 40
        if deck and known >> deck[-1] & 1:
            row[at + _NEXT_CARD] = NUMBER.get(state.table[deck[-1]], 0)
        if pile:
            start = _OTHER_PILES + (seat - 1) * cards if seat else _OWN_PILE
            row[start : start + cards] = counts(pile)
        if not seat:
            row[_OWN_HAND : _OWN_HAND + cards] = counts(hand)
            continue
        for card in hand:
            if known >> card & 1 and (number := NUMBER.get(state.table[card], 0)):
                row[_OTHER_HANDS + number - 1] += 1


class _Piles:
    """Cards counted by their numbers, remembered: most piles are the same at many decisions of a game."""

    def __init__(self, table: tuple[type[Card], ...]) -> None:
        self.table = table
        self._counts: dict[tuple[int, ...], Row] = {}

    def counts(self, cards: list[int]) -> Row:
        key = tuple(cards)
        found = self._counts.get(key)
        if found is None:
            if len(self._counts) >= MOST_REMEMBERED:
                self._counts.clear()
            found = self._counts[key] = array("f", _NO_CARDS)
            for card in cards:
                number = NUMBER.get(self.table[card], 0)
                if 0 < number <= len(CARDS):
                    found[number - 1] += 1
        return found


_piles = _Piles(())
"""Those of the game that was looked at last: which cards the ids stand for belongs to a game."""


# What mypy does not see: a class can be hashed.
@lru_cache(MOST_REMEMBERED)
def _base_record(definition: type[Card], needed: int, there: tuple[int, ...], counts: tuple[int, ...]) -> Row:
    """A base with that breakpoint, where the seats have that power and that many minions."""
    row = array("f", bytes(4 * _BASES.width))
    row[0], row[1], row[2] = 1, NUMBER.get(definition, 0), needed / 25
    row[3] = max(0, needed - sum(there)) / 25
    for place, vp in enumerate(definition.vp):
        row[_VP + place] = vp / 5
    present = {seat for seat, count in enumerate(counts) if count}
    for seat, (total, count) in enumerate(zip(there, counts, strict=True)):
        row[_POWER + seat] = total / 25
        row[_COUNT + seat] = count / 5
    for seat, place in places_of(list(there), present).items():
        row[_AWARD + seat] = max(0, definition.vp[place]) / 5
    return row


def _write_bases(row: Row, state: State, seats: tuple[int, ...], places: Places) -> None:
    needed, besides = breakpoints(state), other_totals(state)
    awards = {ability.card.at for ability in asked(state, CHANGES_AWARD)}
    scoring = None if state.scoring is None else state.scoring.base
    nobody = [0] * len(seats)
    at, width = _BASES.start, _BASES.width
    for base, powers in zip(state.bases, places.powers, strict=False):
        there, counts = nobody[:], nobody[:]
        for minion, power in zip(base.minions, powers, strict=True):
            seat = seats[minion.controller]
            there[seat] += power
            counts[seat] += 1
        if besides is not None:
            for who, amount in enumerate(besides[base.at]):
                there[seats[who]] += amount
        row[at : at + width] = _base_record(base.definition, needed[base.at], tuple(there), tuple(counts))  # type: ignore[arg-type]
        if base.counters:
            row[at + _COUNTERS] = base.counters / 5
        if not base.hooks and base.definition.hooks:
            row[at + _COUNTERS + 1] = 1
        if base is scoring:
            row[at + _COUNTERS + 2] = 1
        if base.at in awards:
            present = {minion.controller for minion in base.minions}
            for who, place in places_of([there[seat] for seat in seats], present).items():
                row[at + _AWARD + seats[who]] = award_for(state, base, who, place) / 5
        at += width


@lru_cache(MOST_REMEMBERED)
def _minion_record(
    definition: type[Card], power: int, counters: int, seat: int, own: int, others: int, borrowed: bool, cancelled: bool
) -> Row:
    """A minion of that seat, with that many actions of one's own and of others on it."""
    row = array("f", bytes(4 * _MINIONS.width))
    row[:5] = array("f", (NUMBER.get(definition, 0), 1, power / 5, definition.power / 5, counters / 5))
    if seat:
        row[_CONTROLLER + seat - 1] = 1
    row[_OWN_ACTIONS : _OWN_ACTIONS + 4] = array("f", (own, others, borrowed, cancelled))
    return row


def _write_minions(row: Row, state: State, player: int, seats: tuple[int, ...], places: Places) -> None:
    owners = state.rules.owners
    start, width = _MINIONS.start, _MINIONS.width
    for place, minion, power in places.minions:
        at = start + place * width
        definition, controller = minion.definition, minion.controller
        own = others = 0
        if minion.actions:
            own = sum([action.controller == player for action in minion.actions])
            others = len(minion.actions) - own
        row[at : at + width] = _minion_record(
            definition,  # type: ignore[arg-type]
            power,
            minion.counters,
            seats[controller],
            own,
            others,
            owners[minion.id] != controller,
            not minion.hooks and definition.hooks != 0,
        )


@lru_cache(MOST_REMEMBERED)
def _action_record(definition: type[Card], seat: int, hosted: bool, cancelled: bool) -> Row:
    row = array("f", bytes(4 * _ACTIONS.width))
    row[0], row[1] = NUMBER.get(definition, 0), 1
    row[_WHOSE + seat] = 1
    row[_WHOSE + 4], row[_WHOSE + 5] = hosted, cancelled
    return row


def _write_actions(row: Row, seats: tuple[int, ...], places: Places) -> None:
    width = _ACTIONS.width
    for place, action, hosted in places.actions:
        at = _ACTIONS.start + place * width
        definition = action.definition
        cancelled = not action.hooks and definition.hooks != 0
        row[at : at + width] = _action_record(definition, seats[action.controller], hosted, cancelled)  # type: ignore[arg-type]


def _write_used(row: Row, state: State, used: set[int], places: Places) -> None:
    """The last column of each record of something in play."""
    for base in state.bases[:BASES]:
        if base.id in used:
            row[_BASES.start + (base.at + 1) * _BASES.width - 1] = 1
    for card in used:
        if card in places.of_minion:
            row[_MINIONS.start + (places.of_minion[card] + 1) * _MINIONS.width - 1] = 1
        elif card in places.of_action:
            row[_ACTIONS.start + (places.of_action[card] + 1) * _ACTIONS.width - 1] = 1


def _write_extra_plays(row: Row, state: State) -> None:
    plays: list[ExtraPlay] = list(state.extra_plays)
    if state.hooks & STANDING_PLAY:
        for ability in asked(state, STANDING_PLAY):
            standing = ability.standing_play(state.current)
            if standing is not None and ("standing", standing.standing) not in state.used:
                plays.append(standing)
    base_at = {base.id: base.at for base in state.bases[:BASES]}
    at = _EXTRA_PLAYS.start
    for play in plays[:EXTRA_PLAYS]:
        row[at if play.minion else at + 1] = 1
        if play.power_up_to is not None:
            row[at + 2], row[at + 3] = 1, play.power_up_to / 5
        if play.base in base_at:
            row[at + 4 + base_at[play.base]] = 1
        row[at + 4 + BASES] = play.free_base
        if play.name is not None:
            row[at + 5 + BASES] = _NUMBER_OF_NAME.get(play.name, 0)
        row[at + 6 + BASES] = play.batch != 0
        row[at + 7 + BASES] = play.standing >= 0
        at += _EXTRA_PLAYS.width


def _write_titan_question(row: Row, decision: Decision, player: int) -> None:
    source, asks, kinds = (_TITAN_QUESTION.start + field.start for field in _TITAN_QUESTION.fields)
    if decision.source in TITAN_NUMBER:
        row[source + TITAN_NUMBER[decision.source]] = 1
    if decision.asks in QUESTIONS_ABOUT_TITANS:
        row[asks + QUESTIONS_ABOUT_TITANS.index(decision.asks)] = 1
    if decision.player == player:
        offered = set(map(kind_of, decision.raw))
        for number, kind in enumerate(OPTIONS_WITH_TITANS):
            row[kinds + number] = kind in offered


def _write_titans(row: Row, state: State, seats: tuple[int, ...], places: Places) -> None:
    power = {
        giver.card.id: giver.gives_total(giver.you, giver.here)
        for giver in asked(state, GIVES_TOTAL)
        if giver.card.id in places.of_titan
    }
    for place, titan in places.titans:
        at = _TITANS.start + place * _TITANS.width
        definition, whose = titan.definition, titan.controller
        row[at] = 1
        if definition in TITAN_NUMBER:
            row[at + _TITAN + TITAN_NUMBER[definition]] = 1
        if titan.at != NOT_IN_PLAY:
            row[at + _TITAN_IN_PLAY] = 1
            if titan.at < BASES:
                row[at + _TITAN_BASE + titan.at] = 1
        row[at + _TITAN_WHOSE + seats[whose]] = 1
        once = ("once", definition.name)
        row[at + _TITAN_COUNTERS : at + _TITAN_COUNTERS + 5] = array(
            "f",
            (
                titan.counters / 5,
                power.get(titan.id, 0) / 5,
                titan.at != NOT_IN_PLAY and not titan.hooks and definition.hooks_in_play != 0,
                ("talent", titan.id) in state.used,
                (*once, whose) in state.used or (*once, "used", whose) in state.used,
            ),
        )
