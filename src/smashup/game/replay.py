"""Replays: a saved game looked at step by step, by one of its players or by somebody who sees everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from smashup.engine.decisions import Decision
from smashup.engine.events import Event
from smashup.engine.state import PHASE_NAMES
from smashup.game.game import Game
from smashup.game.past import LOST
from smashup.game.view import question
from smashup.game.view_types import View

Viewer: TypeAlias = int | Literal["all"]
"""A player, who sees what that player knew at each step, or "all": nothing is hidden."""
ALL: Literal["all"] = "all"


@dataclass(frozen=True, slots=True)
class Step:
    """A position in short."""

    number: int
    """How many choices were made."""
    turn: int
    current_player: int
    phase: str
    player: int | None
    """Who made the choice that led here."""
    scored: tuple[str, ...]
    """The bases whose scoring began with that choice."""
    scores: tuple[int, ...]
    asked: int | None
    """Who is asked here; None: nobody, the game is over, or this version cannot tell."""
    options: int
    """How many answers there are."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position as the viewer knew it."""

    step: int
    events: Sequence[Event]
    """What came of the choice that led here. Each knows who may see it: tell them with `told`."""
    view: View
    decision: Decision | None
    """What is asked. The options are the viewer's to see only where `open` says so."""
    open: bool
    chosen: int | None
    """The index of what was chosen then; None where the viewer does not see it, nothing was chosen any more, or this
    version cannot make that choice."""


class Replay:
    """A game and all its positions: step n is the position after n choices.

    >>> game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    >>> while game.decision is not None:
    ...     game.choose(0)
    >>> replay = Replay(game)
    >>> replay.last == len(game.choices), replay.steps[0].scores
    (True, (0, 0))
    >>> [position.step for position in replay.positions(10, 12, viewer=0)]
    [10, 11, 12]
    """

    def __init__(self, game: Game) -> None:
        """Of a game with its log. The game itself is not changed."""
        self.choices = game.choices
        self.prepared = game.prepared
        """Did it begin in the middle, at a prepared position?"""
        self._past = game.past
        self._game = game.clone()
        self._game.rewind(0)
        self.events: list[Event] = []
        """All that happened."""
        self._told: list[int] = []
        """How many events there were at each step."""
        self.steps = list(self._walk())

    def _walk(self) -> Iterator[Step]:
        game, before, player = self._game, 0, None
        for number in range(len(self.choices) + 1):
            decision = game.decision
            lost = number < len(self.choices) and self.choices[number] == LOST
            news = game.events[before:]
            before += len(news)
            self._told.append(before)
            yield Step(
                number=number,
                turn=game.turn,
                current_player=game.current_player,
                phase=PHASE_NAMES[game.state.phase],
                player=player,
                scored=tuple(event.base or "" for event in news if event.kind == "scoring"),
                scores=game.scores,
                asked=decision.player if decision is not None and not lost else None,
                options=len(decision) if decision is not None and not lost else 0,
            )
            if number < len(self.choices):
                player = decision.player if decision is not None else None
                game.follow(self._past, number + 1)
        self.events = list(game.events)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.choices)

    @property
    def turns(self) -> list[Step]:
        """The first step of each turn."""
        found = self.steps[:1]
        for step in self.steps[1:]:
            if step.turn != found[-1].turn and step.asked is not None:
                found.append(step)
        return found

    def at(self, step: int) -> Game:
        """The game at that step. It is the replay's own: look at it, and clone it to play on."""
        game = self._game
        if step < len(game.choices):
            game.rewind(step)
        game.follow(self._past, step)
        return game

    def chosen(self, step: int) -> int | None:
        """The index of what was chosen there; None: nothing any more, or what this version cannot choose."""
        return self.choices[step] if step < self.last and self.choices[step] != LOST else None

    def between(self, first: int, last: int) -> list[Event]:
        """What came of the choices made from step `first` on, up to step `last`."""
        return self.events[self._told[first] : self._told[last]]

    def positions(
        self, first: int, last: int, viewer: Viewer, names: Sequence[str] | None = None
    ) -> Iterator[Position]:
        """The positions of these steps, the last one included; the options' labels call the players by `names`."""
        for number in range(max(0, first), min(last, self.last) + 1):
            game = self.at(number)
            decision = game.decision
            is_open = viewer == ALL or (decision is not None and decision.player == viewer)
            if viewer == ALL:
                view = game.view(None, everything=True)
                view["decision"] = question(decision, decision.player, names) if decision is not None else None
            else:
                view = game.view(viewer, everything=False, names=names)
            yield Position(
                step=number,
                events=self.events[self._told[number - 1] if number else 0 : self._told[number]],
                view=view,
                decision=decision,
                open=is_open,
                chosen=self.chosen(number) if is_open else None,
            )


def told(event: Event, viewer: Viewer, names: Sequence[str] | None = None) -> str:
    """The event in a sentence for the viewer."""
    return event.revealed().describe(None, names) if viewer == ALL else event.describe(viewer, names)
