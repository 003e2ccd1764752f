"""Looking back at a game: how everybody's chances of winning went, which choices changed them, what a bot would do.

Each look at a position is a small search with the knowledge of one player at that time. Whoever is asked looks at
every question; at the beginning of each turn everybody looks, so that chances seen with the same eyes can be compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp
from typing import NamedTuple

from smashup.bots.answers import key_of
from smashup.bots.hints import Search, best_search, suggestions
from smashup.engine import randomness
from smashup.game.replay import ALL, Replay, Viewer, told

VERSION = 6
"""The version of the estimates: those of different versions cannot be compared."""
ITERATIONS = 24
"""The budget of a look: some 0.1 s."""
TEMPO = 0.2
"""A search plans the turn of whoever has it and not the others', and so takes that player's odds for too good: by so
much, as a logarithm. With this the winners of 130 games between normal bots are foretold best, with two players and
with four alike: whoever had the turn then won as often as it was said, and over a turn the odds hardly moved."""
MOST_SUGGESTIONS = 4
MOST_SWINGS = 6
NOTABLE = 0.06
"""A chance that changed by less is not worth a word: searches this small are no more certain than that."""
CLEARLY = 0.03
"""An option was better if its estimate was higher by this much."""
_OUTCOMES = ("scoring", "award", "vp", "lose_vp", "over")
_DOINGS = ("play_minion", "play", "play_on_base", "play_on_minion", "use", "destroy")
_MOST_SENTENCES = 3


class Look(NamedTuple):
    """A position to be looked at, with what this player knew."""

    step: int
    player: int


class Advice(NamedTuple):
    """An option with its estimate."""

    key: str
    label: str
    chance: float
    reason: str


@dataclass(frozen=True, slots=True)
class Estimate:
    """The result of a look."""

    step: int
    player: int
    chances: tuple[float, ...]
    """Each player's chance of winning; together 1."""
    advice: tuple[Advice, ...] = ()
    """Where the player is to decide: the best options, best first."""
    chosen: str | None = None
    """The key of what was chosen."""
    chosen_chance: float | None = None


class Point(NamedTuple):
    """Everybody's chances at a step."""

    step: int
    turn: int
    player: int
    chances: tuple[float, ...]


class Swing(NamedTuple):
    """A turn that changed a chance a lot, and the choice in it that mattered most."""

    step: int
    until: int
    turn: int
    player: int
    about: int
    before: float
    after: float
    text: str
    better: str | None


def looks(replay: Replay) -> list[Look]:
    """What there is to look at: first the beginnings of turns, so that the curve is there soon."""
    beginnings = [step for step in (*replay.turns, replay.steps[-1]) if step.turn and step.asked is not None]
    players = range(len(replay.steps[0].scores))
    first = [Look(step.number, player) for step in beginnings for player in players]
    questions = [step for step in replay.steps if step.turn and step.options > 1]
    own = [Look(step.number, step.asked) for step in questions if step.asked is not None]
    return list(dict.fromkeys([*first, *own]))


def estimate(replay: Replay, look: Look, names: Sequence[str]) -> Estimate:
    """Look at a position."""
    game = replay.at(look.step)
    decision = game.decision
    assert decision is not None
    # Not from the position itself: the chance must not depend on cards that this player does not know.
    chance = randomness.seeded(look.step * game.players + look.player)
    search = best_search(game.seen_by(look.player), decision, chance)
    search.run(ITERATIONS, None)
    current = game.current_player
    if decision.player != look.player:
        return Estimate(look.step, look.player, _fair(search.chances(), current))
    return _advised(search, look, names, replay.chosen(look.step), current)


def _advised(search: Search, look: Look, names: Sequence[str], choice: int | None, current: int) -> Estimate:
    decision = search.decision
    options = decision.options_with(names)
    fair = {index: _fair(chances, current) for index, chances in search.judged().items()}
    found = suggestions(search, options, names, MOST_SUGGESTIONS) if len(options) > 1 else []
    chosen = chosen_chance = None
    if choice is not None:
        chosen = options[choice].key
        state, raw = search.world(0).state, decision.raw
        same = [index for index in fair if key_of(state, raw[index]) == key_of(state, raw[choice])]
        chosen_chance = fair[same[0]][look.player] if same else None
    return Estimate(
        step=look.step,
        player=look.player,
        chances=next(iter(fair.values())),
        advice=tuple(
            Advice(one.option.key, one.option.label, fair[one.index][look.player], one.reason) for one in found
        ),
        chosen=chosen,
        chosen_chance=chosen_chance,
    )


def _shares(sums: Iterable[Sequence[float]]) -> tuple[float, ...]:
    """Sums of chances as chances that are 1 together."""
    added = [sum(one) for one in zip(*sums, strict=True)]
    total = sum(added)
    return tuple(one / total for one in added)


def _fair(chances: Sequence[float], current: int) -> tuple[float, ...]:
    """The chances without what a search gives too much to the player whose turn it is."""
    return _shares([[one * exp(-TEMPO) if who == current else one for who, one in enumerate(chances)]])


class Review:
    """What the estimates say about a game, even if only some of them have been made yet.

    >>> from smashup import Game
    >>> game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    >>> replay = Replay(game)
    >>> found = [estimate(replay, look, ["Ann", "Ben"]) for look in looks(replay)]
    >>> review = Review(replay, found, ["Ann", "Ben"], winners=())
    >>> [(point.turn, point.chances) for point in review.curve("all")]
    [(1, (0.5, 0.5))]
    """

    def __init__(
        self, replay: Replay, estimates: Iterable[Estimate], names: Sequence[str], winners: Sequence[int]
    ) -> None:
        """`winners`: of the game; empty if it was not finished."""
        self.replay = replay
        self.names = names
        self.winners = winners
        self._known = {(one.step, one.player): one for one in estimates}
        self._beginnings = [step.number for step in replay.turns if step.turn]

    @property
    def _end(self) -> tuple[float, ...] | None:
        if not self.winners:
            return None
        players = range(len(self.names))
        return tuple(1 / len(self.winners) if player in self.winners else 0.0 for player in players)

    def decisions(self, viewer: Viewer) -> list[Estimate]:
        """The questions as whoever was asked looked at them, in order; only the viewer's own, unless all are seen."""
        found = [one for one in self._known.values() if one.advice and viewer in (ALL, one.player)]
        return sorted(found, key=lambda one: one.step)

    def curve(self, viewer: Viewer) -> list[Point]:
        """Everybody's chances at the beginning of each turn, in the eyes of the viewer; "all": of all together.

        At the very beginning they are even, at the end the winner's is 1. It goes as far as it is known yet.
        """
        first, last = self.replay.steps[0], self.replay.steps[-1]
        found, complete = self._points(viewer)
        if not self.replay.prepared:
            even = tuple(1 / len(self.names) for _ in self.names)
            found = [Point(0, first.turn, first.current_player, even), *[point for point in found if point.step]]
        if complete and self._end is not None:
            found.append(Point(last.number, last.turn, last.current_player, self._end))
        return found

    def _points(self, viewer: Viewer) -> tuple[list[Point], bool]:
        """The curve as estimated, up to the first turn that is not known yet; and whether there is none."""
        steps = self.replay.steps
        found: list[Point] = []
        unfinished = [steps[-1].number] if steps[-1].asked is not None and not self.winners else []
        for number in dict.fromkeys([*self._beginnings, *unfinished]):
            chances = self._seen(number, viewer)
            if chances is None:
                return found, False
            found.append(Point(number, steps[number].turn, steps[number].current_player, chances))
        return found, True

    def _seen(self, step: int, viewer: Viewer) -> tuple[float, ...] | None:
        players = range(len(self.names)) if viewer == ALL else [viewer]
        known = [one.chances for player in players if (one := self._known.get((step, player))) is not None]
        return _shares(known) if len(known) == len(players) else None

    def swings(self, viewer: Viewer) -> list[Swing]:
        """The turns over which the curve changed most, the biggest change first, each with the choice that mattered."""
        points, complete = self._points(viewer)
        last = self.replay.steps[-1]
        if complete and self._end is not None and last.asked is None:  # Conceding is not a choice of the game.
            points.append(Point(last.number, last.turn, last.current_player, self._end))
        found = [(self._change(one, other, viewer), one, other) for one, other in pairwise(points)]
        found = [turn for turn in found if abs(turn[0][1]) >= NOTABLE]
        found.sort(key=lambda turn: -abs(turn[0][1]))
        return [self._swing(one, other, viewer, *change) for change, one, other in found[:MOST_SWINGS]]

    def _change(self, one: Point, other: Point, viewer: Viewer) -> tuple[int, float]:
        """Whose chance changed most between these points, and by how much; a viewer looks at their own chance."""
        changes = [after - before for before, after in zip(one.chances, other.chances, strict=True)]
        about = max(range(len(changes)), key=lambda player: abs(changes[player])) if viewer == ALL else viewer
        return about, changes[about]

    def _swing(self, one: Point, other: Point, viewer: Viewer, about: int, change: float) -> Swing:
        choice = self._decisive(one.step, other.step, viewer, about, change)
        step, player = (one.step, one.player) if choice is None else (choice.step, choice.player)
        text, better = (f"The turn of {self.names[player]}.", None) if choice is None else self._named(choice)
        happened = self._sentences(step, other.step, viewer, _OUTCOMES)
        if choice is None and not happened:
            happened = self._sentences(step, other.step, viewer, _DOINGS)
        text = " ".join([text, *happened])
        return Swing(step, other.step, one.turn, player, about, one.chances[about], other.chances[about], text, better)

    def _decisive(self, first: int, last: int, viewer: Viewer, about: int, change: float) -> Estimate | None:
        """The choice of a turn that did most for (or against) somebody's chance, in the eyes of whoever made it."""
        found = [one for one in self.decisions(viewer) if first <= one.step < last and one.chosen is not None]

        def effect(one: Estimate) -> float:
            after = self._next(one.step, last, one.player)
            gain = (after if after is not None else one.chances[one.player]) - one.chances[one.player]
            return gain if (one.player == about) == (change > 0) else -gain

        return max(found, key=effect, default=None)

    def _next(self, step: int, last: int, player: int) -> float | None:
        """The player's chance in the player's own eyes, when they looked the next time up to that step."""
        for number in range(step + 1, last + 1):
            if (one := self._known.get((number, player))) is not None:
                return one.chances[player]
        return self._end[player] if self._end is not None and last == self.replay.last else None

    def _named(self, one: Estimate) -> tuple[str, str | None]:
        """A choice in words, and what would have been better."""
        decision = self.replay.at(one.step).decision
        assert decision is not None
        labels = {option.key: option.label for option in decision.options_with(self.names)}
        label = labels[one.chosen or ""]
        source = f" ({decision.source.name})" if decision.source is not None else ""
        best = one.advice[0]
        worse = one.chosen_chance is not None and best.chance - one.chosen_chance >= CLEARLY
        return f"{self.names[one.player]}{source}: {label}.", best.label if worse else None

    def _sentences(self, step: int, until: int, viewer: Viewer, kinds: Sequence[str]) -> list[str]:
        events = [event for event in self.replay.between(step, until) if event.kind in kinds]
        return [told(event, viewer, self.names) for event in events[:_MOST_SENTENCES]]
