"""What a player sees, as a row of numbers (see `layout`): that player's knowledge and nothing else.

It is written straight from the state, which is several times faster than going through `Game.view`. Most of a row is
zeros; what is the same whenever a card is in play (its number, what is printed on it) is copied from a record that was
made once. That no hidden card shows is proved by a test: dealing the hidden cards again changes no observation.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from smashup.engine.abilities import asked
from smashup.engine.answers import kind_of
from smashup.engine.bits import CHANGES_AWARD, GIVES_TOTAL, STANDING_PLAY
from smashup.engine.card.card import Card
from smashup.engine.decisions import Decision
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
)
from smashup.env.numbering import BASES, CARDS, EXTRA_PLAYS, FACTION_NUMBER, NUMBER, TITAN_NUMBER
from smashup.env.places import Places

Row: TypeAlias = "array[float]"

_EMPTY: Final = bytes(4 * SIZE)
_EMPTY_WITH_TITANS: Final = bytes(4 * SIZE_WITH_TITANS)
_ASKS: Final = {asks: number for number, asks in enumerate(QUESTIONS)}
_KIND: Final[dict[str, int]] = {kind: number for number, kind in enumerate(OPTION_KINDS)}
_SEATS: Final = {
    (players, player): tuple((who - player) % players for who in range(players))
    for players in (2, 3, 4)
    for player in range(players)
}
"""The seat of each player, as one of them counts them."""


def _start(section: str) -> int:
    """The first column of a section."""
    return SECTION[section].start


def _width(section: str) -> int:
    """How many columns a record of a section has."""
    return SECTION[section].width


def _column(section: str, field: str) -> int:
    """The first column of a field in the first record of a section."""
    return SECTION[section].column(field)


def _within(section: str, field: str) -> int:
    """Where a field begins in a record of a section."""
    return _column(section, field) - _start(section)


# Each is `Final`, so that a compiled module need not look it up.
_NUMBER_OF_PLAYERS: Final[int] = _column("game", "players")
_TURN: Final[int] = _column("game", "turn")
_PHASE: Final[int] = _column("game", "phase")
_CURRENT: Final[int] = _column("game", "current")
_ASKED: Final[int] = _column("game", "asked")
_NUMBERS: Final[int] = _column("game", "target_vp")
_NEXT_BASE: Final[int] = _column("game", "next_base")
_SOURCE: Final[int] = _column("question", "source")
_ASKS_START: Final[int] = _column("question", "asks")
_KINDS_START: Final[int] = _column("question", "kinds")
_NUMBER_OF_OPTIONS: Final[int] = _column("question", "options")
_PLAYERS: Final[int] = _start("players")
_OF_PLAYER: Final[int] = _width("players")
_FACTIONS: Final[int] = _within("players", "factions")
_NEXT_CARD: Final[int] = _within("players", "next_card")
_CARDS: Final[int] = _start("cards")
_OWN_HAND: Final[int] = _CARDS + SECTION["cards"].fields[0].start
_OWN_PILE: Final[int] = _CARDS + SECTION["cards"].fields[1].start
_OTHER_PILES: Final[int] = _CARDS + SECTION["cards"].fields[2].start
_OTHER_HANDS: Final[int] = _CARDS + SECTION["cards"].fields[3].start
_NUMBER_OF_CARDS: Final[int] = len(CARDS)
# Cards are numbered from 1, bases behind them.
_SCORED_BASES: Final[int] = _start("scored_bases") - _NUMBER_OF_CARDS - 1
_BASES: Final[int] = _start("bases")
_OF_BASE: Final[int] = _width("bases")
_VP: Final[int] = _within("bases", "vp")
_POWER: Final[int] = _within("bases", "power")
_AWARD: Final[int] = _within("bases", "award")
_COUNT: Final[int] = _within("bases", "minions")
_COUNTERS: Final[int] = _within("bases", "counters")
_MINIONS: Final[int] = _start("minions")
_OF_MINION: Final[int] = _width("minions")
_CONTROLLER: Final[int] = _within("minions", "controller")
_OWN_ACTIONS: Final[int] = _within("minions", "own_actions")
_ACTIONS: Final[int] = _start("actions")
_OF_ACTION: Final[int] = _width("actions")
_WHOSE: Final[int] = _within("actions", "controller")
_EXTRA_PLAYS: Final[int] = _start("extra_plays")
_OF_EXTRA_PLAY: Final[int] = _width("extra_plays")
_TITANS: Final[int] = _start("titans")
_OF_TITAN: Final[int] = _width("titans")
_TITAN: Final[int] = _within("titans", "titan")
_TITAN_IN_PLAY: Final[int] = _within("titans", "in_play")
_TITAN_BASE: Final[int] = _within("titans", "base")
_TITAN_WHOSE: Final[int] = _within("titans", "controller")
_TITAN_COUNTERS: Final[int] = _within("titans", "counters")
_NUMBER_OF_NAME: Final = {card.name: NUMBER[card] for card in CARDS}
_NO_CARDS: Final = bytes(4 * _NUMBER_OF_CARDS)
MOST_REMEMBERED: Final = 4096
"""How many records of a kind are remembered: the same minion, base or pile is seen at many decisions."""
_ONCE: Final = ("talent", "use")
"""What can be used once in a turn; each is noted with the id of its card."""


def observation(
    state: State, decision: Decision | None, player: int, places: Places, *, titans: bool = False
) -> npt.NDArray[np.float32]:
    """What the player sees now, with the columns of titans or without. `places` are those of the same player."""
    row = array("f", _EMPTY_WITH_TITANS if titans else _EMPTY)
    seats = _SEATS[state.players, player]
    _write_game(row, state, decision, player)
    if decision is not None:
        _write_question(row, decision, player)
    _write_players(row, state, player, seats)
    _write_bases(row, state, seats, places)
    _write_minions(row, state, player, seats, places)
    _write_actions(row, seats, places)
    if state.used:
        _write_used(row, state, places)
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
    row[_NUMBER_OF_PLAYERS + number - 2] = 1
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
    deck = state.base_deck
    row[_NUMBERS + 5] = len(deck) / 50
    if deck and state.seen[player] >> deck[-1] & 1:
        row[_NEXT_BASE] = NUMBER.get(state.table[deck[-1]], 0)


def _write_question(row: Row, decision: Decision, player: int) -> None:
    if decision.source is not None:
        row[_SOURCE] = NUMBER.get(decision.source, 0)
    row[_ASKS_START + _ASKS.get(decision.asks, len(QUESTIONS))] = 1
    if decision.player == player:
        last = ""  # Options of one kind are neighbours.
        for answer in decision.raw:
            kind = kind_of(answer)
            if kind != last:
                last = kind
                number = _KIND.get(kind, -1)
                if number >= 0:
                    row[_KINDS_START + number] = 1
        row[_NUMBER_OF_OPTIONS] = len(decision.raw) / 20


Records: TypeAlias = dict[Hashable, Row]
"""Parts of rows that were made once: most are the same at many decisions."""

_faction_records: Final[Records] = {}
_base_records: Final[Records] = {}
_minion_records: Final[Records] = {}
_action_records: Final[Records] = {}


def _kept(records: Records, key: Hashable, record: Row) -> Row:
    if len(records) >= MOST_REMEMBERED:
        records.clear()
    records[key] = record
    return record


def _made_of_factions(factions: tuple[tuple[str, ...], ...], seats: tuple[int, ...]) -> Row:
    """The records of all players with nothing but their factions."""
    row = array("f", bytes(4 * (_CARDS - _PLAYERS)))
    for keys, seat in zip(factions, seats, strict=False):
        for key in keys:
            row[seat * _OF_PLAYER + _FACTIONS + FACTION_NUMBER[key]] = 1
    return row


def _write_players(row: Row, state: State, player: int, seats: tuple[int, ...]) -> None:
    table = state.table
    counts = _counts_of(table)
    known = state.seen[player]
    key = (state.rules.factions, seats)
    row[_PLAYERS:_CARDS] = _faction_records.get(key) or _kept(_faction_records, key, _made_of_factions(*key))
    for who, seat in enumerate(seats):
        at = _PLAYERS + seat * _OF_PLAYER
        hand, deck, pile = state.hands[who], state.decks[who], state.discards[who]
        row[at] = state.vp[who] / 15
        row[at + 1] = len(hand) / 10
        row[at + 2] = len(deck) / 40
        if deck and known >> deck[-1] & 1:
            row[at + _NEXT_CARD] = NUMBER.get(table[deck[-1]], 0)
        if pile:
            row[at + 3] = len(pile) / 40
            start = _OTHER_PILES + (seat - 1) * _NUMBER_OF_CARDS if seat else _OWN_PILE
            row[start : start + _NUMBER_OF_CARDS] = _counted(counts, table, pile)
        if not seat:
            row[_OWN_HAND : _OWN_HAND + _NUMBER_OF_CARDS] = _counted(counts, table, hand)
            continue
        for card in hand:
            if known >> card & 1 and (number := NUMBER.get(table[card], 0)):
                row[_OTHER_HANDS + number - 1] += 1


_counts: list[tuple[tuple[type[Card], ...], Records]] = [((), {})]
"""A table of ids and its piles counted: of the game looked at last, for in another one the ids are other cards."""


def _counts_of(table: tuple[type[Card], ...]) -> Records:
    if _counts[0][0] is not table:
        _counts[0] = (table, {})
    return _counts[0][1]


def _counted(counts: Records, table: tuple[type[Card], ...], cards: list[int]) -> Row:
    """How many of each card there are."""
    key = tuple(cards)
    found = counts.get(key)
    if found is None:
        found = _kept(counts, key, array("f", _NO_CARDS))
        for card in cards:
            number = NUMBER.get(table[card], 0)
            if 0 < number <= _NUMBER_OF_CARDS:
                found[number - 1] += 1
    return found


def _made_of_base(definition: type[Card], needed: int, there: tuple[int, ...], counts: tuple[int, ...]) -> Row:
    """A base with that breakpoint, where the seats have that power and that many minions."""
    row = array("f", bytes(4 * _OF_BASE))
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
    awards = {ability.card.at for ability in asked(state, CHANGES_AWARD)} if state.hooks & CHANGES_AWARD else None
    scoring = None if state.scoring is None else state.scoring.base
    at = _BASES
    for index, base in enumerate(state.bases[:BASES]):
        there, counts = [0] * len(seats), [0] * len(seats)
        powers = places.powers[index]
        for number, minion in enumerate(base.minions):
            seat = seats[minion.controller]
            there[seat] += powers[number]
            counts[seat] += 1
        if besides is not None:
            for who, amount in enumerate(besides[index]):
                there[seats[who]] += amount
        key = (base.definition, needed[index], tuple(there), tuple(counts))
        row[at : at + _OF_BASE] = _base_records.get(key) or _kept(_base_records, key, _made_of_base(*key))
        if base.counters:
            row[at + _COUNTERS] = base.counters / 5
        if not base.hooks and base.definition.hooks:
            row[at + _COUNTERS + 1] = 1
        if base is scoring:
            row[at + _COUNTERS + 2] = 1
        if awards is not None and index in awards:
            present = {minion.controller for minion in base.minions}
            for who, place in places_of([there[seat] for seat in seats], present).items():
                row[at + _AWARD + seats[who]] = award_for(state, base, who, place) / 5
        at += _OF_BASE


def _made_of_minion(
    definition: type[Card], power: int, counters: int, seat: int, own: int, others: int, borrowed: bool, cancelled: bool
) -> Row:
    """A minion of that seat, with that many actions of one's own and of others on it."""
    row = array("f", bytes(4 * _OF_MINION))
    row[:5] = array("f", (NUMBER.get(definition, 0), 1, power / 5, definition.power / 5, counters / 5))
    if seat:
        row[_CONTROLLER + seat - 1] = 1
    row[_OWN_ACTIONS : _OWN_ACTIONS + 4] = array("f", (own, others, borrowed, cancelled))
    return row


def _write_minions(row: Row, state: State, player: int, seats: tuple[int, ...], places: Places) -> None:
    owners = state.rules.owners
    for place, minion, power in places.minions:
        controller = minion.controller
        own = others = 0
        for action in minion.actions:
            if action.controller == player:
                own += 1
            else:
                others += 1
        borrowed = owners[minion.id] != controller
        cancelled = not minion.hooks and minion.definition.hooks != 0
        key = (minion.definition, power, minion.counters, seats[controller], own, others, borrowed, cancelled)
        at = _MINIONS + place * _OF_MINION
        row[at : at + _OF_MINION] = _minion_records.get(key) or _kept(_minion_records, key, _made_of_minion(*key))


def _made_of_action(definition: type[Card], seat: int, hosted: bool, cancelled: bool) -> Row:
    row = array("f", bytes(4 * _OF_ACTION))
    row[0], row[1] = NUMBER.get(definition, 0), 1
    row[_WHOSE + seat] = 1
    row[_WHOSE + 4], row[_WHOSE + 5] = hosted, cancelled
    return row


def _write_actions(row: Row, seats: tuple[int, ...], places: Places) -> None:
    for place, action, hosted in places.actions:
        cancelled = not action.hooks and action.definition.hooks != 0
        key = (action.definition, seats[action.controller], hosted, cancelled)
        at = _ACTIONS + place * _OF_ACTION
        row[at : at + _OF_ACTION] = _action_records.get(key) or _kept(_action_records, key, _made_of_action(*key))


def _write_used(row: Row, state: State, places: Places) -> None:
    """The last column of each record of something in play."""
    used = {key[1] for key in state.used if key[0] in _ONCE}
    for base in state.bases[:BASES]:
        if base.id in used:
            row[_BASES + (base.at + 1) * _OF_BASE - 1] = 1
    for card in used:
        if card in places.of_minion:
            row[_MINIONS + (places.of_minion[card] + 1) * _OF_MINION - 1] = 1
        elif card in places.of_action:
            row[_ACTIONS + (places.of_action[card] + 1) * _OF_ACTION - 1] = 1


def _write_extra_plays(row: Row, state: State) -> None:
    plays: list[ExtraPlay] = list(state.extra_plays)
    if state.hooks & STANDING_PLAY:
        for ability in asked(state, STANDING_PLAY):
            standing = ability.standing_play(state.current)
            if standing is not None and ("standing", standing.standing) not in state.used:
                plays.append(standing)
    base_at = {base.id: base.at for base in state.bases[:BASES]}
    at = _EXTRA_PLAYS
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
        at += _OF_EXTRA_PLAY


def _write_titan_question(row: Row, decision: Decision, player: int) -> None:
    source, asks, kinds = (_start("titan_question") + field.start for field in SECTION["titan_question"].fields)
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
        at = _TITANS + place * _OF_TITAN
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
