"""What the net looks at: numbers and cards of a position, as one player knows it.

Every player of the game is looked at in turn: the net says how strong each of them stands, and strengths become chances
of winning. What only the viewer may know, the cards in that player's own hand, is told of nobody else: the numbers of a
rival's hand are left out, and so is everything that lies face down. A property of the tests holds this to be true.
"""

from __future__ import annotations

from collections.abc import Sequence

from smashup.bots.evaluation import passing_power
from smashup.engine.abilities import asked
from smashup.engine.answers import KINDS, Answer
from smashup.engine.bits import BIT, CANNOT_SCORE, TALENT
from smashup.engine.card.card import Card
from smashup.engine.decisions import Decision
from smashup.engine.factions import FACTIONS
from smashup.engine.happenings import Trigger
from smashup.engine.power import breakpoint_of, powers_and_totals, totals
from smashup.engine.scoring import award_for
from smashup.engine.state import PLAY_CARDS, SCORE_BASES, BaseInPlay, CardInPlay, Lasting, State

VERSION = 2
"""Changes whenever a number here means something else: weights are for one version."""

USED_UP = BIT["on_play"]

SHARED = 12
SIDE = 17
REST = 3
HERE = 4
OF_BASE = SHARED + 2 * SIDE + REST + HERE
"""Numbers of a base: what it is, one's own side, the best rival's, the other rivals', what one's hand can do there."""
PLAYER = 13
GENERAL = 21
HAND = 9
PLAYER_BAGS = 2
FACTION_BAGS = 2
OF_PLAYER = GENERAL + 2 * PLAYER + 3 + HAND
"""Numbers of a player: the moment, oneself, the best rival, the other rivals, one's hand."""
KINDS_SEEN = tuple(kind for kind in KINDS if kind != "titan")
"""What an option can be; the nets were fitted without titans, and do not see them."""
OF_OPTION = len(KINDS_SEEN) + 12
"""Numbers of an option: its kind, whose card it is about and where."""

ASKS = (
    "play_cards",
    "minion",
    "card",
    "may",
    "cards",
    "hand_limit",
    "move",
    "which_ability",
    "move_to",
    "base",
    "play_minion",
    "discard",
    "search",
    "extra_action",
    "special_before_scoring",
    "player",
    "extra_minion",
    "play_action",
    "special_after_scoring",
    "one",
    "off_the_top",
    "give_to",
    "action",
    "minions",
    "search_where",
    "answer",
    "actions",
    "cost",
    "play_or",
    "card_in_play",
    "faction",
    "take_card",
    "play_or_take",
    "which_base_scores",
    "search_bases",
    "play_revealed",
    "play_card",
    "own",
    "clear",
    "extra_card",
)
"""Questions the net can tell apart; all others are one."""
_ASKED = {asks: number for number, asks in enumerate(ASKS, start=1)}
_KIND: dict[str, int] = {kind: number for number, kind in enumerate(KINDS_SEEN)}
AT = len(KINDS_SEEN)
"""Where the numbers of an option begin, after its kind."""


_NUMBERS: dict[type[Card], int] = {}
"""Every card has a number of its own, from 1: those of the factions first, then any others as they are looked at."""


def number_of(card: type[Card]) -> int:
    if not _NUMBERS:
        for faction in FACTIONS.values():
            for known in (*faction.cards, *faction.bases):
                _NUMBERS[known] = len(_NUMBERS) + 1
    found = _NUMBERS.get(card)
    if found is None:
        found = _NUMBERS[card] = len(_NUMBERS) + 1
    return found


def numbered() -> list[type[Card]]:
    """The cards that have a number, in its order."""
    return list(_NUMBERS)


_FACTION_NUMBERS: dict[str, int] = {}
"""Every faction has a number of its own, from 1; one that came later than the others has none."""


def number_of_faction(key: str) -> int:
    if not _FACTION_NUMBERS:
        for known in FACTIONS:
            _FACTION_NUMBERS[known] = len(_FACTION_NUMBERS) + 1
    return _FACTION_NUMBERS.get(key, 0)


class Looked:
    """A position as numbers: a row for each player, and for each player a row for each base."""

    __slots__ = (
        "bags",
        "base_bags",
        "base_rows",
        "base_starts",
        "bases",
        "faction_starts",
        "factions",
        "players",
        "rows",
        "starts",
    )

    def __init__(self, players: int, bases: int) -> None:
        self.players = players
        self.bases = bases
        self.rows: list[float] = []
        """Row after row."""
        self.base_rows: list[float] = []
        """Of the first player all bases, then of the second ...."""
        self.bags: list[int] = []
        """Numbers of cards, a 0 before each bag: each player's hand (the viewer's only) and discard pile."""
        self.starts: list[int] = []
        """Where each bag begins."""
        self.base_bags: list[int] = []
        """The same for each base row: the base, one's own cards there, and the rivals'."""
        self.base_starts: list[int] = []
        self.factions: list[int] = []
        """The same with numbers of factions: each player's own, and the rivals'."""
        self.faction_starts: list[int] = []

    def add_bag(self, cards: list[int]) -> None:
        self.starts.append(len(self.bags))
        self.bags.append(0)
        self.bags += cards

    def add_base_bag(self, cards: list[int]) -> None:
        self.base_starts.append(len(self.base_bags))
        self.base_bags.append(0)
        self.base_bags += cards

    def add_factions(self, factions: list[int]) -> None:
        self.faction_starts.append(len(self.factions))
        self.factions.append(0)
        self.factions += factions


class _Base:
    """A base, before anybody's point of view is taken."""

    __slots__ = ("card", "cards", "missing", "now", "shared", "sides", "totals")

    def __init__(
        self,
        card: int,
        shared: list[float],
        sides: list[list[float]],
        cards: list[list[int]],
        now: list[int],
        missing: int,
        there: list[int],
    ) -> None:
        self.card = card
        self.shared = shared
        self.sides = sides
        self.cards = cards
        self.now = now
        self.missing = missing
        self.totals = there


def look(state: State, viewer: int) -> Looked:
    """The position as that player knows it."""
    passing = passing_power(state)
    found = [_base(state, base, passing) for base in state.bases]
    players, target = state.players, state.rules.options.target_vp
    ahead = list(state.vp)
    for one in found:
        for player in range(players):
            ahead[player] += one.now[player]
    sides = [_player(state, player, ahead[player], target) for player in range(players)]
    looked = Looked(players, len(found))
    rows, base_rows, table = looked.rows, looked.base_rows, state.table
    factions = [[number_of_faction(key) for key in pair] for pair in state.rules.factions]
    for player in range(players):
        best = -1
        for other in range(players):
            if other != player and (best < 0 or ahead[other] > ahead[best]):
                best = other
        rows += _moment(state, player, ahead, best, target)
        rows += sides[player]
        rows += sides[best]
        rows += _others(ahead, player, best)
        strongest = 0
        if player == viewer:
            hand = [table[card] for card in state.hands[player]]
            strongest = _hand(state, player, hand, rows)
            looked.add_bag([number_of(card) for card in hand])
        else:
            rows += _NO_HAND
            looked.add_bag([])
        looked.add_bag([number_of(table[card]) for card in state.discards[player]])
        rivals: list[int] = []
        for other in range(players):
            if other != player:
                rivals += factions[other]
        looked.add_factions(factions[player])
        looked.add_factions(rivals)
        for one in found:
            there = one.totals
            rival = -1
            for other in range(players):
                if other != player and (rival < 0 or there[other] > there[rival]):
                    rival = other
            rest_power = rest_here = rest_more = 0
            theirs: list[int] = one.cards[rival]
            if players > 2:
                theirs = theirs[:]
                for other in range(players):
                    if other != player and other != rival:
                        rest_power += there[other]
                        rest_here += 1 if there[other] else 0
                        rest_more += 1 if there[other] > there[player] else 0
                        theirs += one.cards[other]
            missing = one.missing
            base_rows += one.shared
            base_rows += one.sides[player]
            base_rows += one.sides[rival]
            base_rows += [
                rest_power / 10,
                float(rest_here),
                float(rest_more),
                1.0 if strongest and strongest >= missing else 0.0,
                min(1.5, strongest / max(1, missing)),
                1.0 if there[player] + strongest > there[rival] else 0.0,
                max(-1.0, min(1.0, (there[player] - there[rival]) / 5)),
            ]
            looked.add_base_bag([one.card])
            looked.add_base_bag(one.cards[player])
            looked.add_base_bag(theirs)
    return looked


_NO_HAND = [0.0] * HAND


def _moment(state: State, player: int, ahead: list[int], best: int, target: int) -> list[float]:
    mine = state.current == player
    phase = state.phase
    playing = phase <= PLAY_CARDS
    sign = 1.0 if mine else -1.0
    top = max(ahead)
    wins = 0.0
    if top >= target and ahead.count(top) == 1:
        wins = 1.0 if ahead[player] == top else -1.0
    return [
        1.0 if mine else 0.0,
        ((player - state.current) % state.players) / state.players,
        1.0 if phase < PLAY_CARDS else 0.0,
        1.0 if phase == PLAY_CARDS else 0.0,
        1.0 if phase == SCORE_BASES else 0.0,
        1.0 if phase > SCORE_BASES else 0.0,
        min(state.turn, 60) / 30,
        wins,
        sign * state.minion_plays if playing else 0.0,
        sign * state.action_plays if playing else 0.0,
        sign * len(state.extra_plays) if playing else 0.0,
        len(state.played) / 4,
        len(state.lasting) / 3,
        0.0 if state.scoring is None else 1.0,
        float(len(state.extra_turns)),
        1.0 if state.players == 2 else 0.0,
        1.0 if state.players == 3 else 0.0,
        1.0 if state.players == 4 else 0.0,
        len(state.bases) / 5,
        (ahead[player] - ahead[best]) / 10,
        target / 15,
    ]


def _player(state: State, player: int, sure: int, target: int) -> list[float]:
    vp = state.vp[player]
    left = target - sure
    deck = len(state.decks[player])
    return [
        vp / 15,
        vp * vp / (target * target),
        sure / 15,
        sure * sure / (target * target),
        min(left, 8) / 8,
        1.0 if left <= 0 else 0.0,
        1.0 if left <= 3 else 0.0,
        1.0 if left <= 5 else 0.0,
        len(state.hands[player]) / 10,
        deck / 40,
        len(state.discards[player]) / 40,
        1.0 if deck < 3 else 0.0,
        1.0 if state.current == player else 0.0,
    ]


def _others(ahead: list[int], player: int, best: int) -> list[float]:
    total = most = number = 0
    for other, vp in enumerate(ahead):
        if other != player and other != best:
            number += 1
            total += vp
            if vp > most:
                most = vp
    return [number / 2, total / 30, most / 15]


def _hand(state: State, player: int, hand: list[type[Card]], row: list[float]) -> int:
    """The numbers of one's own hand; returns the printed power of its strongest minion."""
    found = sorted([card.power for card in hand if card.is_minion], reverse=True)
    actions = len(hand) - len(found)
    first = found[0] if found else 0
    mine = state.current == player and state.phase <= PLAY_CARDS
    specials = 0
    for card in hand:
        if card.special:
            specials += 1
    row += [
        1.0,
        first / 5,
        (found[1] if len(found) > 1 else 0) / 5,
        len(found) / 5,
        actions / 5,
        sum(found) / 20,
        1.0 if mine and state.minion_plays and found else 0.0,
        1.0 if mine and state.action_plays and actions else 0.0,
        specials / 2,
    ]
    return first


def _base(state: State, base: BaseInPlay, passing: list[Lasting]) -> _Base:
    players = state.players
    needed = max(1, breakpoint_of(state, base))
    power, there = powers_and_totals(state, base)
    number = [0] * players
    counters = [0] * players
    strong = [0] * players
    on_base = [0] * players
    on_minions = [0] * players
    lasting = [0] * players
    talents = [0] * players
    cards: list[list[int]] = [[] for _ in range(players)]
    for index, minion in enumerate(base.minions):
        who = minion.controller
        number[who] += 1
        counters[who] += minion.counters
        if power[index] > strong[who]:
            strong[who] = power[index]
        if minion.hooks & ~USED_UP:
            lasting[who] += 1
            if minion.hooks & TALENT:
                talents[who] += 1
        cards[who].append(number_of(minion.definition))
        for action in minion.actions:
            on_minions[action.controller] += 1
            if action.hooks & ~USED_UP:
                lasting[action.controller] += 1
            cards[action.controller].append(number_of(action.definition))
    for action in base.actions:
        on_base[action.controller] += 1
        if action.hooks & ~USED_UP:
            lasting[action.controller] += 1
            if action.hooks & TALENT:
                talents[action.controller] += 1
        cards[action.controller].append(number_of(action.definition))
    total = sum(there)
    kept = 0
    if state.hooks & CANNOT_SCORE:
        for ability in asked(state, CANNOT_SCORE):
            if ability.card.at == base.at and ability.cannot_score():
                kept = 1
    ready = total >= needed and not kept
    later, bar = there, needed
    if passing and not ready:
        everything = state.lasting
        state.lasting = [effect for effect in everything if effect not in passing]
        try:
            later, bar = totals(state, base), max(1, breakpoint_of(state, base))
        finally:
            state.lasting = everything
    later_total = sum(later)
    full = min(1.5, later_total / bar)
    missing = bar - later_total
    pays = base.definition.vp
    shared = [
        bar / 20,
        total / 20,
        max(-1.0, missing / 10),
        full,
        full * full,
        1.0 if ready else 0.0,
        pays[0] / 5,
        pays[1] / 5,
        pays[2] / 5,
        float(kept),
        base.counters / 3,
        1.0,
    ]
    sides: list[list[float]] = []
    now = [0] * players
    for player in range(players):
        mine = later[player]
        here = mine > 0 or number[player] > 0
        more = best = 0
        for other in range(players):
            if other != player:
                if later[other] > mine:
                    more += 1
                if later[other] > best:
                    best = later[other]
        award = award_for(state, base, player, more) if here and more < 3 else 0
        if ready:
            now[player] = award
        lead = mine - best
        at_risk = here and lead >= 0 and mine - strong[player] < best
        sides.append(
            [
                there[player] / 10,
                mine / 10,
                number[player] / 4,
                counters[player] / 4,
                strong[player] / 5,
                on_base[player] / 2,
                on_minions[player] / 2,
                lasting[player] / 3,
                talents[player] / 2,
                award / 4,
                award * full * full / 4,
                award * full * (1 - full) / 2,
                1.0 if lead > 0 else 0.0,
                1.0 if here else 0.0,
                award * full * full / 4 if at_risk else 0.0,
                pays[0] * max(-1.0, min(1.0, lead / (max(0, missing) + 3))) / 5,
                award / 4 if ready else 0.0,
            ]
        )
    return _Base(number_of(base.definition), shared, sides, cards, now, missing, later)


class Asked:
    """A question and its answers as numbers."""

    __slots__ = ("about", "asks", "bases", "rows", "source", "targets")

    def __init__(self, asks: int, source: int) -> None:
        self.asks = asks
        self.source = source
        self.rows: list[float] = []
        """Row after row."""
        self.about: list[int] = []
        """For each answer the card it is about, 0 for none."""
        self.targets: list[int] = []
        """The card it is played on."""
        self.bases: list[int] = []
        """Where that is: the index of a base, -1 for nowhere."""


def options(state: State, decision: Decision, answers: Sequence[Answer]) -> Asked:
    """The question, as the asked player sees it, and some of its answers."""
    me = decision.player
    source = decision.source
    found = Asked(_ASKED.get(decision.asks, 0), 0 if source is None else number_of(source))
    for answer in answers:
        row = [0.0] * OF_OPTION
        kind: str = answer[0]
        if kind in _KIND:
            row[_KIND[kind]] = 1.0
        card = target = 0
        base = -1
        first = answer[1] if len(answer) > 1 else None
        second = answer[2] if len(answer) > 2 else None
        if isinstance(first, int):
            if kind == "player":
                row[AT] = 1.0 if first == me else 0.0
                row[AT + 1] = (state.vp[first] - state.vp[me]) / 10
            else:
                definition = state.table[first]
                card = number_of(definition)
                row[AT + 2] = definition.power / 5
        elif isinstance(first, CardInPlay):
            card = number_of(first.definition)
            base = first.at
            _in_play(row, first, me)
        elif isinstance(first, BaseInPlay):
            card = number_of(first.definition)
            base = first.at
        elif isinstance(first, Trigger):
            card = number_of(first.definition)
        if isinstance(second, BaseInPlay):
            base = second.at
            row[AT + 9] = 1.0
        elif isinstance(second, CardInPlay):
            target = number_of(second.definition)
            base = second.at
            row[AT + 10] = 1.0
            _in_play(row, second, me)
        elif kind == "play_action":
            row[AT + 11] = 1.0
        found.rows += row
        found.about.append(card)
        found.targets.append(target)
        found.bases.append(base)
    return found


def _in_play(row: list[float], card: CardInPlay, me: int) -> None:
    row[AT + 3] = 1.0 if card.controller == me else 0.0
    row[AT + 4] = 1.0 if card.controller != me else 0.0
    row[AT + 5] = (card.definition.power + card.counters) / 5
    row[AT + 6] = card.counters / 3
    row[AT + 7] = float(len(card.actions))
    row[AT + 8] = 1.0 if card.hooks & ~USED_UP else 0.0
