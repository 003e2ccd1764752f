"""From the plain data of a scenario to a state: every card in its place, and what no game could reach is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import smashup.cards  # noqa: F401  (registers every faction)
from smashup.engine.abilities import refresh
from smashup.engine.card.card import Card
from smashup.engine.errors import SetupError
from smashup.engine.factions import FACTIONS
from smashup.engine.knowledge import bits
from smashup.engine.options import Options
from smashup.engine.power import breakpoint_of, total_power
from smashup.engine.protection import look_again
from smashup.engine.rules import rules_for
from smashup.engine.scoring import Scoring, Step, places_and_totals, ready_bases
from smashup.engine.setup import blank_state
from smashup.engine.state import (
    ANY_ACTION,
    ANY_MINION,
    DRAW,
    END_TURN,
    NOT_IN_PLAY,
    PLAY_CARDS,
    SCORE_BASES,
    START_TURN,
    BaseInPlay,
    CardInPlay,
    State,
)
from smashup.game import plain
from smashup.game.circumstances import put_in_force
from smashup.game.names import BASES, CARDS, TITANS, meant
from smashup.game.references import find
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
STRICT = 2
"""The version of a scenario's data that says all it means; what lacks it is taken as it was always taken: two players
may share a faction, and cards in play have set up nothing."""
MOMENTS: dict[str, Step] = {step: step for step in get_args(Step)}


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
        self.strict = data.get("version", 1) >= STRICT
        own = [*data.get("definitions", ()), *map(plain.read, data.get("plain", ()))]
        self.known = {definition.name: definition for definition in own}
        self.table: dict[int, type[Card]] = {}
        self.owners: dict[int, int] = {}
        self.ids: list[int] = data.get("ids", []) if len(data.get("ids", [])) == _number_of_cards(data) else []
        """The id of each card in the order of `build`, if the position was written down with them; else they count."""

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
        self.put_titans(state)
        factions = self.check_cards()
        state.table = self.table_so_far()
        owners = tuple(self.owners[card] for card in range(len(self.owners)))
        stop = PHASES[self.phase("stop_after")] if "stop_after" in self.data else None
        state.rules = rules_for(self.options, factions, owners, state.table, 0, pool, stops_after=stop)
        self.put_counters(state)
        self.set_turn(state)
        self.show(state)
        put_in_force(self.data, state)
        self.set_up_cards(state)
        refresh(state)
        self.check_protections(state)
        self.set_phase(state)
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
        definition = (self.known.get(name) or CARDS.get(name)) if isinstance(name, str) else None
        if isinstance(name, str) and (name in TITANS or (definition is not None and definition.kind == "titan")):
            raise SetupError(f"{name} is a titan, which is in no hand, deck or discard pile (rule 16.1): see .titan")
        if definition is None or definition.kind == "base":
            if isinstance(name, str) and (definition is not None or name in BASES):
                raise SetupError(f"the card {name!r} is a base, not a card of a player")
            raise SetupError(f"the card {name!r} does not exist{meant(name, [*self.known, *CARDS])}")
        if kind is not None and definition.kind != kind:
            raise SetupError(f"{name} is not {'a minion' if kind == 'minion' else 'an action'}")
        return self.new(definition, self.player(owner))

    def new(self, definition: type[Card], owner: int) -> int:
        """One more card; returns its id."""
        card = self.ids[len(self.table)] if self.ids else len(self.table)
        self.table[card] = definition
        self.owners[card] = owner
        return card

    def table_so_far(self) -> tuple[type[Card], ...]:
        return tuple(self.table.get(card, Card) for card in range(max(self.table) + 1))

    def base_card(self, name: str) -> int:
        definition = (self.known.get(name) or BASES.get(name)) if isinstance(name, str) else None
        if definition is None or definition.kind != "base":
            own = [known.name for known in self.known.values() if known.kind == "base"]
            raise SetupError(f"there is no base {name!r}{meant(name, [*own, *BASES])}")
        if definition in self.table.values():
            raise SetupError(f"{name} is there twice; each base exists once (rule 1.4)")
        return self.new(definition, self.players)

    def base(self, name: str, at: int) -> BaseInPlay:
        card = self.base_card(name)
        definition = self.table[card]
        return BaseInPlay(card, definition, at, [], [], 0, definition.hooks)

    def base_named(self, state: State, name: str) -> BaseInPlay:
        for base in state.bases:
            if base.definition.name == name:
                return base
        hint = meant(name, [base.definition.name for base in state.bases])
        raise SetupError(f"{name!r} is not among the bases in play: {', '.join(map(str, self.data['bases']))}{hint}")

    def put_minions(self, state: State) -> None:
        for name, on, of, owner, counters, attached in self.data.get("minions", []):
            base = self.base_named(state, on)
            card = self.card(name, owner, "minion")
            if type(counters) is not int or counters < 0:
                raise SetupError(f"{name} cannot have {counters!r} power counters")
            actions = [self.attached(state, base, *entry) for entry in attached]
            definition = self.table[card]
            base.minions.append(
                CardInPlay(card, definition, self.player(of), base.at, counters, tuple(actions), definition.hooks)
            )

    def attached(
        self, state: State, base: BaseInPlay, name: str, of: int, owner: int | None = None, memo: Any = None
    ) -> CardInPlay:
        """An action on a minion there."""
        card = self.card(name, of if owner is None else owner, "action")
        definition = self.table[card]
        if definition.plays_on not in ("minion", "own_minion"):
            raise SetupError(f"{name} is not played on a minion")
        if memo is not None:
            state.memos[card] = memo
        return CardInPlay(card, definition, self.player(of), base.at, 0, (), definition.hooks)

    def put_actions(self, state: State) -> None:
        for name, on, of, owner, memo in self.data.get("actions", []):
            minion = self.minion_meant(state, on)
            if minion is not None:
                action = self.attached(state, state.bases[minion.at], name, of, owner, memo)
                minion.actions = (*minion.actions, action)
                continue
            base = self.base_named(state, on)
            card = self.card(name, owner, "action")
            definition = self.table[card]
            if definition.plays_on != "base":
                raise SetupError(f"{name} is not played on a base")
            base.actions.append(CardInPlay(card, definition, self.player(of), base.at, 0, (), definition.hooks))
            if memo is not None:
                state.memos[card] = memo

    def put_titans(self, state: State) -> None:
        given = self.data.get("titans", [])
        if given and not self.options.titans:
            raise SetupError("a position with titans needs the option titans (section 16)")
        for name, on, of, owner, counters in given:
            definition = (self.known.get(name) or TITANS.get(name)) if isinstance(name, str) else None
            if definition is None or definition.kind != "titan":
                raise SetupError(f"there is no titan {name!r}{meant(name, TITANS)}")
            if type(counters) is not int or counters < 0:
                raise SetupError(f"{name} cannot have {counters!r} counters")
            at, hooks = NOT_IN_PLAY, definition.hooks_set_aside
            if on is not None:
                at, hooks = self.base_named(state, on).at, definition.hooks_in_play
                self.check_titan(state, name, of, at)
            elif of != owner:
                raise SetupError(f"{name} is set aside, so that it is of player {owner}, who owns it (rule 16.17)")
            card = self.new(definition, self.player(owner))
            state.titans.append(CardInPlay(card, definition, self.player(of), at, counters, (), hooks))

    def check_titan(self, state: State, name: str, of: int, at: int) -> None:
        """At most one titan for each player and for each base (16.3, 16.13)."""
        for other in state.titans:
            if other.at != NOT_IN_PLAY and other.controller == of:
                raise SetupError(f"player {of} controls {other.definition.name} and {name}: one at most (rule 16.3)")
            if other.at == at:
                raise SetupError(f"{other.definition.name} and {name} cannot stay on one base (rule 16.13)")

    def minion_meant(self, state: State, on: Any) -> CardInPlay | None:
        """The minion in play an action is on, if it is on one."""
        if isinstance(on, dict) or any(minion.definition.name == on for minion in state.minions()):
            state.table = self.table_so_far()
            card = state.find(find(state, on))
            if card is None or not card.definition.is_minion:
                raise SetupError(f"{on!r} is not a minion in play")
            return card
        return None

    def put_counters(self, state: State) -> None:
        for name, counters in self.data.get("counters", {}).items():
            if type(counters) is not int or counters < 0:
                raise SetupError(f"{name} cannot have {counters!r} counters")
            self.base_named(state, name).counters = counters

    def check_cards(self) -> list[list[str]]:
        """Nobody owns cards of more than two factions, or more copies than there are; returns the factions."""
        given = self.data.get("factions", {})
        factions: list[list[str]] = [list(given.get(str(player), ())) for player in range(self.players)]
        for key in (key for keys in factions for key in keys if key not in FACTIONS):
            raise SetupError(f"there is no faction {key!r}; the factions are {', '.join(sorted(FACTIONS))}")
        counts: Counter[tuple[int, type[Card]]] = Counter()
        for card, definition in self.table.items():
            owner = self.owners[card]
            if owner == self.players or definition.faction is None or definition.name in self.known:
                continue
            counts[owner, definition] += 1
            if definition.faction.key not in factions[owner]:
                factions[owner].append(definition.faction.key)
        for owner, keys in enumerate(factions):
            if self.strict and not self.options.duplicate_factions:
                self.check_not_shared(factions, owner)
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

    def check_not_shared(self, factions: list[list[str]], owner: int) -> None:
        for other, keys in enumerate(factions[:owner]):
            for key in keys:
                if key in factions[owner]:
                    raise SetupError(
                        f"players {other} and {owner} both have {key}: players share no faction (rule 1.3), "
                        f"unless .duplicate_factions() says so (rule 14.3)"
                    )

    def phase(self, key: str) -> str:
        phase: str = self.data.get(key, "play_cards")
        if phase not in PHASES:
            raise SetupError(f"there is no phase {phase!r}; expected one of {', '.join(PHASES)}")
        return phase

    def set_turn(self, state: State) -> None:
        """Whose turn it is and what comes after it. The phase is still that of the setup: nothing begins yet."""
        points = self.data.get("vp", [0] * self.players)
        if len(points) != self.players or any(type(vp) is not int or vp < 0 for vp in points):
            raise SetupError(f"expected VP for {self.players} players, none below zero, not {points!r}")
        state.vp = list(points)
        state.current = self.player(self.data.get("current", 0))
        state.next_player = self.player(self.data.get("next_player", (state.current + 1) % self.players))
        state.extra_turns = tuple(self.player(player) for player in self.data.get("extra_turns", ()))
        state.turn = self.data.get("turn_number", 1)
        if type(state.turn) is not int or state.turn < 1:
            raise SetupError(f"turns count from 1, not {state.turn!r}")
        state.rng = self.data.get("chance", state.rng)

    def set_phase(self, state: State) -> None:
        phase = self.phase("phase")
        minions, actions = self.data.get("plays", [1, 1])
        for plays in (minions, actions):
            if type(plays) is not int or not 0 <= plays <= MOST_PLAYS:
                raise SetupError(f"expected 0 to {MOST_PLAYS} plays left, not {plays!r}")
        if phase == "play_cards":
            state.minion_plays, state.action_plays = min(1, minions), min(1, actions)
            state.extra_plays += [ANY_MINION] * (minions - 1) + [ANY_ACTION] * (actions - 1)
        elif self.strict and ("plays" in self.data or "extra_plays" in self.data):
            raise SetupError(f"plays are left in the phase play_cards only, and this position begins in {phase}")
        state.phase = PHASES[phase]
        if "scoring" in self.data:
            self.set_scoring(state, *self.data["scoring"])

    def set_scoring(self, state: State, name: str, moment: str) -> None:
        step = MOMENTS.get(moment)
        if step is None:
            raise SetupError(f"there is no moment {moment!r} of a scoring; expected one of {', '.join(MOMENTS)}")
        if state.phase != SCORE_BASES:
            raise SetupError("a base scores in the phase score_bases only")
        base = self.base_named(state, name)
        if step == "before_scoring" and base not in ready_bases(state):
            power, needed = total_power(state, base), breakpoint_of(state, base)
            raise SetupError(f"{name} does not score: the power there is {power}, its breakpoint {needed} (rule 6.1)")
        state.scoring = Scoring(base)
        if step != "before_scoring":
            state.scoring.next_step = step
            state.scoring.places, state.scoring.totals = places_and_totals(state, base)
            state.scoring.present = frozenset(minion.controller for minion in base.minions)

    def set_up_cards(self, state: State) -> None:
        """What the cards in play set up when they were played."""
        for card in state.cards_in_play() if self.strict else ():
            reason = card.definition(state, card, card.controller).put_in_position()
            if reason is not None:
                raise SetupError(reason)

    def check_protections(self, state: State) -> None:
        if self.strict:
            look_again(state)
        if state.kept_off:
            action, minion = state.kept_off[0]
            raise SetupError(
                f"{action.definition.name} of player {action.controller} cannot be on {minion.definition.name}, "
                f"which is unaffected by it (rule 10.12)"
            )

    def show(self, state: State) -> None:
        """Everybody knows what lies open; each player knows their own hand."""
        known = bits(card.id for card in state.cards_in_play()) | bits(base.id for base in state.bases)
        known |= bits(titan.id for titan in state.titans)
        known |= bits(card for pile in state.discards for card in pile) | bits(state.base_discard)
        state.seen = [*(known | bits(hand) for hand in state.hands), known]


def _number_of_cards(data: dict[str, Any]) -> int:
    piles = [pile for zone in ("hands", "decks", "discards") for pile in data.get(zone, {}).values()]
    piles += [data.get(zone, []) for zone in ("bases", "base_deck", "base_discard", "actions", "minions", "titans")]
    return sum(map(len, piles)) + sum(len(minion[5]) for minion in data.get("minions", []))
