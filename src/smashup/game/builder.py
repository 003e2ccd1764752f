"""From the plain data of a scenario to a state: every card in its place, and what no game could reach is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import smashup.cards  # noqa: F401  (registers every faction)
from smashup.engine.abilities import refresh
from smashup.engine.card.card import Card
from smashup.engine.errors import SetupError
from smashup.engine.factions import FACTIONS
from smashup.engine.knowledge import bits
from smashup.engine.options import Options
from smashup.engine.rules import rules_for
from smashup.engine.setup import blank_state
from smashup.engine.state import (
    ANY_ACTION,
    ANY_MINION,
    DRAW,
    END_TURN,
    PLAY_CARDS,
    SCORE_BASES,
    START_TURN,
    BaseInPlay,
    CardInPlay,
    State,
)
from smashup.game.version_1 import pool_of

PHASES = {
    "start_turn": START_TURN,
    "play_cards": PLAY_CARDS,
    "score_bases": SCORE_BASES,
    "draw": DRAW,
    "end_turn": END_TURN,
}

MOST_PLAYS = 40
"""A player has no more cards to play."""


def build(data: dict[str, Any]) -> State:
    """The position that a scenario's data describes; SetupError with the reason if no game could reach it."""
    return _Builder(data).build()


class _Builder:
    """Turns the plain data of a scenario into a state, refusing what no game could reach."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.players: int = data.get("players", 2)
        if type(self.players) is not int or not 2 <= self.players <= 4:
            raise SetupError(f"a game has 2 to 4 players (rule 1.1), not {self.players!r}")
        self.options = Options(**data.get("options", {}))
        self.known = {definition.name: definition for definition in data.get("definitions", ())}
        self.table: list[type[Card]] = []
        self.owners: list[int] = []

    def build(self) -> State:
        seed = self.data.get("seed", 0)
        if type(seed) is not int:
            raise SetupError(f"the seed must be a whole number, not {seed!r}")
        state = blank_state(self.options, self.players, (), seed, pool_of(self.data))
        for zone, piles in (("hands", state.hands), ("decks", state.decks), ("discards", state.discards)):
            for player, names in self.data.get(zone, {}).items():
                who = self.player(int(player))
                piles[who] = [self.card(*self.named(entry, who)) for entry in names]
        for deck in state.decks:
            deck.reverse()
        state.bases = [self.base(name, at) for at, name in enumerate(self.data["bases"])]
        if not state.bases:
            raise SetupError("a position needs at least one base in play")
        self.put_minions(state)
        self.put_actions(state)
        used = [base.definition.name for base in state.bases] + self.data.get("base_discard", [])
        pool = state.rules.pool
        others = [base.name for base in pool.bases(pool.factions()) if base.name not in used]
        state.base_deck = [self.base_card(name) for name in reversed(self.data.get("base_deck", others))]
        state.base_discard = [self.base_card(name) for name in self.data.get("base_discard", [])]
        factions = self.check_cards()
        state.table = tuple(self.table)
        state.rules = rules_for(self.options, factions, tuple(self.owners), self.table, 0, pool)
        self.set_turn(state)
        self.show(state)
        refresh(state)
        return state

    def player(self, player: int) -> int:
        if type(player) is not int or not 0 <= player < self.players:
            raise SetupError(f"there is no player {player!r}; players are 0 to {self.players - 1}")
        return player

    def named(self, entry: Any, holder: int) -> tuple[str, int]:
        """The name of a card outside play, and its owner: the holder, unless they are given together."""
        if isinstance(entry, list) and len(entry) == 2:
            return entry[0], entry[1]
        return entry, holder

    def card(self, name: str, owner: int, kind: str | None = None) -> int:
        definition = (self.known.get(name) or _CARDS.get(name)) if isinstance(name, str) else None
        if definition is None:
            what = "is a base, not a card of a player" if isinstance(name, str) and name in _BASES else "does not exist"
            raise SetupError(f"the card {name!r} {what}")
        if kind is not None and definition.kind != kind:
            raise SetupError(f"{name} is not {'a minion' if kind == 'minion' else 'an action'}")
        self.table.append(definition)
        self.owners.append(self.player(owner))
        return len(self.table) - 1

    def base_card(self, name: str) -> int:
        definition = (self.known.get(name) or _BASES.get(name)) if isinstance(name, str) else None
        if definition is None:
            raise SetupError(f"there is no base {name!r}; the bases are {', '.join(_BASES)}")
        if definition in self.table:
            raise SetupError(f"{name} is there twice; each base exists once (rule 1.4)")
        self.table.append(definition)
        self.owners.append(self.players)
        return len(self.table) - 1

    def base(self, name: str, at: int) -> BaseInPlay:
        card = self.base_card(name)
        definition = self.table[card]
        return BaseInPlay(card, definition, at, [], [], 0, definition.hooks)

    def base_named(self, state: State, name: str) -> BaseInPlay:
        for base in state.bases:
            if base.definition.name == name:
                return base
        raise SetupError(f"{name!r} is not among the bases in play: {', '.join(map(str, self.data['bases']))}")

    def put_minions(self, state: State) -> None:
        for name, on, of, owner, counters, attached in self.data.get("minions", []):
            base = self.base_named(state, on)
            card = self.card(name, owner, "minion")
            if type(counters) is not int or counters < 0:
                raise SetupError(f"{name} cannot have {counters!r} power counters")
            actions = []
            for action, player in attached:
                attached_card = self.card(action, player, "action")
                definition = self.table[attached_card]
                if definition.plays_on not in ("minion", "own_minion"):
                    raise SetupError(f"{action} is not played on a minion")
                actions.append(CardInPlay(attached_card, definition, player, base.at, 0, (), definition.hooks))
            definition = self.table[card]
            base.minions.append(
                CardInPlay(card, definition, self.player(of), base.at, counters, tuple(actions), definition.hooks)
            )

    def put_actions(self, state: State) -> None:
        for name, on, of, owner, memo in self.data.get("actions", []):
            base = self.base_named(state, on)
            card = self.card(name, owner, "action")
            definition = self.table[card]
            if definition.plays_on != "base":
                raise SetupError(f"{name} is not played on a base")
            base.actions.append(CardInPlay(card, definition, self.player(of), base.at, 0, (), definition.hooks))
            if memo is not None:
                state.memos[card] = memo

    def check_cards(self) -> list[list[str]]:
        """Nobody owns cards of more than two factions, or more copies than there are; returns the factions."""
        given = self.data.get("factions", {})
        factions: list[list[str]] = [list(given.get(str(player), ())) for player in range(self.players)]
        for key in (key for keys in factions for key in keys if key not in FACTIONS):
            raise SetupError(f"there is no faction {key!r}; the factions are {', '.join(sorted(FACTIONS))}")
        counts: Counter[tuple[int, type[Card]]] = Counter()
        for definition, owner in zip(self.table, self.owners, strict=True):
            if owner == self.players or definition.faction is None or definition.name in self.known:
                continue
            counts[owner, definition] += 1
            if definition.faction.key not in factions[owner]:
                factions[owner].append(definition.faction.key)
        for owner, keys in enumerate(factions):
            if len(keys) > 2:
                raise SetupError(
                    f"player {owner} owns cards of {len(keys)} factions ({', '.join(keys)}); two at most (rule 1.2)"
                )
        for (owner, definition), number in counts.items():
            if number > definition.copies:
                raise SetupError(
                    f"player {owner} owns {number} copies of {definition.name}; "
                    f"there are {definition.copies} (rule 1.2)"
                )
        return factions

    def set_turn(self, state: State) -> None:
        points = self.data.get("vp", [0] * self.players)
        if len(points) != self.players or any(type(vp) is not int or vp < 0 for vp in points):
            raise SetupError(f"expected VP for {self.players} players, none below zero, not {points!r}")
        state.vp = list(points)
        state.current = self.player(self.data.get("current", 0))
        state.next_player = (state.current + 1) % self.players
        state.turn = 1
        phase = self.data.get("phase", "play_cards")
        if phase not in PHASES:
            raise SetupError(f"there is no phase {phase!r}; expected one of {', '.join(PHASES)}")
        state.phase = PHASES[phase]
        minions, actions = self.data.get("plays", [1, 1])
        for plays in (minions, actions):
            if type(plays) is not int or not 0 <= plays <= MOST_PLAYS:
                raise SetupError(f"expected 0 to {MOST_PLAYS} plays left, not {plays!r}")
        if state.phase == PLAY_CARDS:
            state.minion_plays, state.action_plays = min(1, minions), min(1, actions)
            state.extra_plays = [ANY_MINION] * (minions - 1) + [ANY_ACTION] * (actions - 1)

    def show(self, state: State) -> None:
        """Everybody knows what lies open; each player knows their own hand."""
        known = bits(card.id for card in state.cards_in_play()) | bits(base.id for base in state.bases)
        known |= bits(card for pile in state.discards for card in pile) | bits(state.base_discard)
        state.seen = [*(known | bits(hand) for hand in state.hands), known]


_CARDS = {card.name: card for faction in FACTIONS.values() for card in faction.cards}
_BASES = {base.name: base for faction in FACTIONS.values() for base in faction.bases}
