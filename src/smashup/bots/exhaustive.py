"""Everything that can happen in a turn, each position once: what taking a win, solving and finding are made of."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any, Generic, TypeAlias, TypeVar

from smashup.bots.answers import after_each
from smashup.engine.decisions import Decision
from smashup.engine.knowledge import bits
from smashup.engine.state import CardInPlay, State
from smashup.game import Game

MOST_PLAYED = 30
"""A turn in which this many cards were played goes round in circles: no line is followed further."""
V = TypeVar("V")
Fold: TypeAlias = Callable[[Iterator[V]], V]


class OutOfBudgetError(Exception):
    """More positions than were allowed."""


class Search(Generic[V]):
    """Works out a value of a position from the values at the end of the turn.

    `leaf` values a game that is `done`, or endless; `mine` and `theirs` put together the values of the answers to a
    question to the player and to another one. They may stop early: what they do not ask for is not
    played.
    A position where luck has had a say (a shuffle, a card nobody could know) is worth `unsure`, unless that is None.
    `remembered` is what else tells positions apart, such as what has happened on the way.
    """

    def __init__(
        self,
        player: int,
        leaf: Callable[[Game], V],
        mine: Fold[V],
        theirs: Fold[V],
        *,
        done: Callable[[Game], bool],
        unsure: V | None = None,
        remembered: Callable[[Game], Hashable] = lambda game: None,
        budget: int = 100_000,
    ) -> None:
        self.player = player
        self.leaf = leaf
        self.mine = mine
        self.theirs = theirs
        self.unsure = unsure
        self.done = done
        self.remembered = remembered
        self.budget = budget
        self.positions = 0
        self._known: dict[tuple[Any, ...], V] = {}
        self._ranks: list[int] = []
        self._luck: _Luck | None = None

    def begin(self, game: Game) -> None:
        """Luck has had no say up to here. Unless told so, the search begins with the first game it is to value."""
        self._luck = _Luck(game.state)
        self._ranks = _ranks(game.state)

    def value(self, game: Game) -> V:
        """The value of a game, which is used up. Further games must be later in the same game."""
        if self._luck is None:
            self.begin(game)
        luck = self._luck
        assert luck is not None
        if self.done(game) or len(game.state.played) >= MOST_PLAYED:
            return self.leaf(game)
        if self.unsure is not None and luck.had_a_say(game.state):
            return self.unsure
        decision = game.decision
        assert decision is not None
        whole = decision.is_play_cards
        key = (*_key(game.state, self._ranks), self.remembered(game)) if whole else ()
        if whole and key in self._known:
            return self._known[key]
        found = (self.mine if decision.player == self.player else self.theirs)(self._after(game, decision))
        if whole:
            self._known[key] = found
        return found

    def _after(self, game: Game, decision: Decision) -> Iterator[V]:
        for after in self.look_at(game, distinct(game.state, decision)):
            yield self.value(after)

    def look_at(self, game: Game, indexes: Sequence[int]) -> Iterator[Game]:
        """The game after each of those answers, which count as positions. Uses the game up."""
        for after in after_each(game, indexes):
            self.positions += 1
            if self.positions > self.budget:
                raise OutOfBudgetError
            yield after

    def is_unsure(self, game: Game) -> bool:
        """Has luck had a say since the search began?"""
        return self._luck is not None and self._luck.had_a_say(game.state)

    def told_apart(self, game: Game) -> Hashable:
        """Equal for positions at Play Cards decisions that differ in nothing that matters."""
        return _key(game.state, self._ranks)


def winning_first(search: Search[bool], starts: dict[int, Game], promising: Callable[[Game], float]) -> Iterator[int]:
    """Those of some games, by their numbers, in which the turn can be won, as they are found: the position that
    promises most is always looked at next, whichever game it belongs to."""
    waiting: list[tuple[float, int, int, Game]] = []
    known: set[Hashable] = set()
    won: set[int] = set()
    order = count()

    def wins(number: int, game: Game) -> bool:
        decision = game.decision
        if search.done(game) or decision is None or decision.player != search.player:
            return search.value(game)
        if search.is_unsure(game) or len(game.state.played) >= MOST_PLAYED:
            return False
        if decision.is_play_cards:
            same = search.told_apart(game)
            if same in known:
                return False
            known.add(same)
        heappush(waiting, (-promising(game), next(order), number, game))
        return False

    for number, game in starts.items():
        if wins(number, game):
            won.add(number)
            yield number
    while waiting:
        _, _, number, game = heappop(waiting)
        decision = game.decision
        assert decision is not None
        if number in won:
            continue
        for after in search.look_at(game, distinct(game.state, decision)):
            if wins(number, after):
                won.add(number)
                yield number
                break


class _Luck:
    """Notices that something nobody could know has come up: a shuffle, or a card from a deck."""

    def __init__(self, state: State) -> None:
        self.rng = state.rng
        in_decks = bits(card for deck in state.decks for card in deck)
        self.hidden = [in_decks & ~seen for seen in state.seen]

    def had_a_say(self, state: State) -> bool:
        return state.rng != self.rng or any(hidden & seen for hidden, seen in zip(self.hidden, state.seen, strict=True))


def after_choice(game: Game, index: int) -> Game:
    """A copy in which that option was chosen."""
    after = game.clone()
    after.choose(index)
    return after


def distinct(state: State, decision: Decision) -> list[int]:
    """The options, less those that differ from an earlier one only in which of two equal cards it is about."""
    known: set[tuple[Any, ...]] = set()
    found = []
    for index, raw in enumerate(decision.raw):
        same = tuple(_looks(state, item) for item in raw)
        if same not in known:
            known.add(same)
            found.append(index)
    return found


def _looks(state: State, item: Any) -> Any:
    if type(item) is not CardInPlay:
        return item if item is None or type(item) in (str, int, bool) else id(item)
    about = frozenset(key[0] for key in state.used if len(key) > 1 and key[1] == item.id)
    lasting = tuple(str(effect[:1] + effect[2:]) for effect in state.lasting if effect.subject == item.id)
    played = any(play.card == item.id for play in state.played)
    remembered = item.id in state.memos or item.id in state.memos.values() or item.id in state.loaned
    if item.actions or remembered or any(effect.source == item.id for effect in state.lasting):
        return item.id
    owner = state.rules.owners[item.id]
    return (item.definition, item.controller, owner, item.at, item.counters, item.hooks, about, lasting, played)


def _ranks(state: State) -> list[int]:
    """A number for each card, the same for equal cards of one owner."""
    numbers: dict[tuple[Any, int], int] = {}
    return [
        numbers.setdefault((definition, owner), len(numbers))
        for definition, owner in zip(state.table, state.rules.owners, strict=True)
    ]


def _key(state: State, ranks: list[int]) -> tuple[Any, ...]:
    """What tells positions apart at a Play Cards decision. The order in which cards came to lie somewhere does not."""
    return (
        tuple([tuple(sorted([ranks[card] for card in hand])) for hand in state.hands]),
        tuple([tuple([ranks[card] for card in deck]) for deck in state.decks]),
        tuple([tuple(sorted([ranks[card] for card in pile])) for pile in state.discards]),
        tuple(state.vp),
        tuple(
            [
                (
                    base.id,
                    base.counters,
                    base.hooks,
                    tuple(sorted([_in_play(minion) for minion in base.minions])),
                    tuple(sorted([_in_play(action) for action in base.actions])),
                )
                for base in state.bases
            ]
        ),
        tuple(state.base_deck),
        (state.minion_plays, state.action_plays, state.rng),
        tuple(sorted(map(str, state.extra_plays))),
        tuple(sorted(map(str, state.played))),
        tuple(sorted(map(str, state.used))),
        tuple(sorted(map(str, state.lasting))),
        str(sorted(state.memos.items())) if state.memos else "",
        tuple(sorted(state.loaned.items())),
        (state.extra_turns, state.next_player),
    )


def _in_play(card: CardInPlay) -> tuple[Any, ...]:
    return (
        card.id,
        card.controller,
        card.counters,
        card.hooks,
        tuple(sorted([(action.id, action.controller, action.hooks) for action in card.actions])),
    )
