"""Build any legal position in a few lines, and play it: for tests, puzzles and bug reports.

>>> from smashup.scenario import play, scenario
>>> game = (
...     scenario(bases=["Tar Pits", "The Homeworld"], hand=["Collector"])
...     .minion("Microbot Guard", on="Tar Pits", of=1)
...     .start()
... )
>>> play(game, "Collector", on="Tar Pits")
>>> [option.label for option in game.decision.options]
['Microbot Guard (1, Player 2, Tar Pits)', 'Pass']

The position becomes a normal `Game`: everything a game can do, it can do. A position that no game could reach is
refused with the reason.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from typing import Any

import smashup.cards  # noqa: F401  (registers every faction)
from smashup.engine.abilities import refresh
from smashup.engine.card.card import Card
from smashup.engine.decisions import Decision, Option
from smashup.engine.errors import IllegalChoiceError, SetupError
from smashup.engine.factions import FACTIONS
from smashup.engine.knowledge import bits
from smashup.engine.options import Options
from smashup.engine.setup import blank_state, rules_for
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
from smashup.game.game import Game

PHASES = {
    "start_turn": START_TURN,
    "play_cards": PLAY_CARDS,
    "score_bases": SCORE_BASES,
    "draw": DRAW,
    "end_turn": END_TURN,
}

MOST_PLAYS = 40
"""A player has no more cards to play."""


def scenario(
    players: int = 2,
    bases: Sequence[str] = ("Jungle Oasis", "The Central Brain", "Cave of Shinies"),
    hand: Sequence[str] = (),
    options: Options | None = None,
    definitions: Sequence[type[Card]] = (),
) -> Scenario:
    """A new position: nothing but these bases in play, player 0 to move with this hand.

    Unless other options are given, the end of the plays is always asked for (`Options.ask_end`): the position stays
    to be looked at. `definitions` are cards and bases of no faction that exist in this position only, to try a
    mechanism; they belong to anybody, and a game with them cannot be saved.
    """
    for given in (bases, hand):
        if isinstance(given, str):
            raise SetupError(f"expected a list of names, not {given!r}")
    data = {
        "players": players,
        "bases": list(bases),
        "options": (options or Options(ask_end=True)).to_dict(),
        "hands": {"0": list(hand)} if hand else {},
    }
    if definitions:
        data["definitions"] = list(definitions)
    return Scenario(data)


class Scenario:
    """A position under construction. Every method returns the scenario, so that calls can be chained."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Scenario:
        """The position that `to_dict` wrote down."""
        return cls(data)

    def to_dict(self) -> dict[str, Any]:
        """The position as plain data for JSON."""
        return copy.deepcopy(self._data)

    def _add(self, zone: str, player: int, cards: Sequence[str], owner: int | None = None) -> Scenario:
        if type(player) is not int:
            raise SetupError(f"expected the number of a player, not {player!r}")
        given = list(cards) if owner is None else [[card, owner] for card in cards]
        self._data.setdefault(zone, {}).setdefault(str(player), []).extend(given)
        return self

    def hand(self, player: int, *cards: str, owner: int | None = None) -> Scenario:
        """Cards in a hand; those of another `owner` were given to the player."""
        return self._add("hands", player, cards, owner)

    def deck(self, player: int, *cards: str, owner: int | None = None) -> Scenario:
        """The cards of a deck, the top card first; those of another `owner` came there from the player's hand."""
        return self._add("decks", player, cards, owner)

    def discard_pile(self, player: int, *cards: str) -> Scenario:
        return self._add("discards", player, cards)

    def factions(self, player: int, *keys: str) -> Scenario:
        """The player's factions, where the cards of the position alone do not tell."""
        return self._add("factions", player, keys)

    def base_deck(self, *bases: str) -> Scenario:
        """The base deck, the top card first. Without this it holds every base that is not elsewhere."""
        self._data["base_deck"] = list(bases)
        return self

    def base_discard(self, *bases: str) -> Scenario:
        self._data["base_discard"] = list(bases)
        return self

    def minion(
        self,
        name: str,
        *,
        on: str,
        of: int = 0,
        owner: int | None = None,
        counters: int = 0,
        actions: Sequence[str | tuple[str, int]] = (),
    ) -> Scenario:
        """A minion in play, controlled by `of`. Actions on it are of the same player, or (name, player)."""
        attached = [[action, of] if isinstance(action, str) else list(action) for action in actions]
        if isinstance(actions, str) or any(len(action) != 2 for action in attached):
            raise SetupError(f"expected a list of actions or of (action, player), not {actions!r}")
        self._data.setdefault("minions", []).append([name, on, of, of if owner is None else owner, counters, attached])
        return self

    def action(self, name: str, *, on: str, of: int = 0, owner: int | None = None, memo: Any = None) -> Scenario:
        """An action on a base. `memo` is what it remembers, such as the key of a named faction."""
        self._data.setdefault("actions", []).append([name, on, of, of if owner is None else owner, memo])
        return self

    def vp(self, *points: int) -> Scenario:
        """Each player's victory points."""
        self._data["vp"] = list(points)
        return self

    def turn(self, player: int, phase: str = "play_cards") -> Scenario:
        """Whose turn it is, and its phase: start_turn, play_cards, score_bases, draw or end_turn."""
        self._data["current"] = player
        self._data["phase"] = phase
        return self

    def plays(self, minions: int = 1, actions: int = 1) -> Scenario:
        """How many minions and actions may still be played this turn; more than one of a kind are extra plays."""
        self._data["plays"] = [minions, actions]
        return self

    def seed(self, seed: int) -> Scenario:
        self._data["seed"] = seed
        return self

    def start(self, *, log: bool = True) -> Game:
        """The position as a game."""
        setup = {"scenario": self.to_dict()}  # The scenario may be built on; the game keeps what it began with.
        return Game(setup, self.state(), [], [] if log else None)

    def state(self) -> State:
        """The position itself."""
        return _Builder(self._data).build()


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
        state = blank_state(self.options, self.players, (), seed)
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
        others = [base.name for faction in FACTIONS.values() for base in faction.bases if base.name not in used]
        state.base_deck = [self.base_card(name) for name in reversed(self.data.get("base_deck", others))]
        state.base_discard = [self.base_card(name) for name in self.data.get("base_discard", [])]
        factions = self.check_cards()
        state.table = tuple(self.table)
        state.rules = rules_for(self.options, factions, tuple(self.owners), self.table, 0)
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
        """Everybody knows what lies open; each player knows the own hand."""
        known = bits(card.id for card in state.cards_in_play()) | bits(base.id for base in state.bases)
        known |= bits(card for pile in state.discards for card in pile) | bits(state.base_discard)
        state.seen = [*(known | bits(hand) for hand in state.hands), known]


_CARDS = {card.name: card for faction in FACTIONS.values() for card in faction.cards}
_BASES = {base.name: base for faction in FACTIONS.values() for base in faction.bases}


# Playing a position by the names of the cards.


def _decision(game: Game) -> Decision:
    if game.decision is None:
        raise IllegalChoiceError("the game is over")
    return game.decision


def _name(game: Game, card: int | None) -> str | None:
    return None if card is None else game.state.table[card].name


def offered(game: Game) -> list[str]:
    """The labels of the options there are now."""
    return [option.label for option in _decision(game).options]


def play(game: Game, card: str, *, on: str | None = None, of: int | None = None) -> None:
    """Choose to play a card by its name, on a base or minion by its name (of that player)."""

    def fits(option: Option) -> bool:
        if option.kind != "play" or _name(game, option.card) != card:
            return False
        if option.target is not None:
            minion = game.state.find(option.target)
            assert minion is not None
            return on in (None, minion.definition.name) and of in (None, minion.controller)
        return on in (None, _name(game, option.base))

    _choose_first(game, f"play {card}" + (f" on {on}" if on else ""), fits)


def use(game: Game, card: str) -> None:
    """Choose to use the talent or "on your turn" ability of a card by its name."""
    _choose_first(game, f"use {card}", lambda o: o.kind in ("talent", "use") and _name(game, o.card) == card)


def pick(game: Game, *choices: str | int, of: int | None = None, on: str | None = None) -> None:
    """Answer the next decisions, each by what is chosen.

    A card, base or faction by its name, a player by number, "yes", "no", "pass", "done", "end", or the key of an
    alternative. `of` and `on` tell minions of one name apart by controller and base.
    """
    for choice in choices:

        def fits(option: Option, choice: str | int = choice) -> bool:
            if isinstance(choice, int):
                return option.player == choice
            if option.kind in ("minion", "action", "ability", "talent", "use") and option.card is not None:
                card = game.state.find(option.card)
                if of is not None and (card is None or card.controller != of):
                    return False
                if on is not None and _name(game, option.base) != on:
                    return False
                return choice in (_name(game, option.card), option.label)
            return choice in (option.key, option.label, option.key.partition(":")[2])

        _choose_first(game, repr(choice), fits)


def _choose_first(game: Game, what: str, fits: Any) -> None:
    decision = _decision(game)
    for option in decision.options:
        if fits(option):
            game.choose(option)
            return
    raise IllegalChoiceError(
        f"cannot {what}: player {decision.player} is asked {decision.prompt!r} "
        f"and may choose {', '.join(offered(game))}"
    )
