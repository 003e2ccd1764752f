"""`Puzzle`: a position, what is to be reached in it this turn, and how. It is a guide (see `smashup.guides`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeAlias, get_args

from smashup.engine.errors import SetupError
from smashup.game import Game
from smashup.game.version_1 import numbered_keys
from smashup.guides.guide import Kind, Progress, Status
from smashup.guides.puzzles.deals import are_hidden
from smashup.guides.puzzles.goals import SOLVER, Goal, passed, scored
from smashup.guides.puzzles.solver import worst_answer
from smashup.guides.puzzles.telling import SolutionStep, told
from smashup.scenario import Scenario

FORMAT = "smashup-puzzle"
VERSION = 2
Difficulty: TypeAlias = Literal["easy", "medium", "hard", "fiendish"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
_NOT_DOING = ("end", "pass", "no", "done", "later", "ability")
_FIELDS = {"format", "version", "key", "title", "goal", "difficulty", "nudge", "scenario", "solution", "found"}


@dataclass(frozen=True)
class Puzzle:
    """A position with a goal for this turn and a solution."""

    key: str
    title: str
    goal: Goal
    difficulty: Difficulty
    nudge: str
    """The first hint: where to look, without naming what to do."""
    scenario: dict[str, Any]
    solution: tuple[str, ...]
    """The keys of the options to choose, the others' answers included."""
    found: dict[str, Any] = field(default_factory=dict)
    """Where it comes from and what was measured when it was found."""
    following: str | None = None
    """The key of the next puzzle on the shelf."""

    @classmethod
    def from_dict(cls, data: Any) -> Puzzle:
        """The puzzle that `to_dict` wrote down; anything else is refused with the reason."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise SetupError(f"this is not a puzzle: it has no format {FORMAT!r}")
        version = data.get("version")
        if version not in (1, VERSION):
            raise SetupError(f"this puzzle has version {version!r}; this program reads versions 1 and {VERSION}")
        if set(data) != _FIELDS:
            raise SetupError(f"a puzzle has the fields {', '.join(sorted(_FIELDS))}, not {', '.join(sorted(data))}")
        if data["difficulty"] not in DIFFICULTIES:
            raise SetupError(
                f"there is no difficulty {data['difficulty']!r}; expected one of {', '.join(DIFFICULTIES)}"
            )
        return cls(
            data["key"],
            data["title"],
            Goal.from_dict(data["goal"]),
            data["difficulty"],
            data["nudge"],
            data["scenario"],
            _in_words(data["scenario"], data["solution"]) if version == 1 else tuple(data["solution"]),
            data["found"],
        )

    def to_dict(self) -> dict[str, Any]:
        """The puzzle as plain data for JSON."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "key": self.key,
            "title": self.title,
            "goal": self.goal.to_dict(),
            "difficulty": self.difficulty,
            "nudge": self.nudge,
            "scenario": self.scenario,
            "solution": list(self.solution),
            "found": self.found,
        }

    @property
    def kind(self) -> Kind:
        return "puzzle"

    @property
    def players(self) -> int:
        return int(self.scenario.get("players", 2))

    @property
    def hidden(self) -> bool:
        """Do rivals hold cards? The solution works whatever they are."""
        return are_hidden(self.scenario)

    def sentence(self) -> str:
        """What is to be done."""
        said = self.goal.sentence()
        return f"{said.rstrip('.')}, whatever they hold." if self.hidden else said

    @property
    def factions(self) -> list[list[str]]:
        """The keys of each player's factions."""
        return [list(self.scenario["factions"][str(player)]) for player in range(self.players)]

    def start(self, *, log: bool = True) -> Game:
        return Scenario.from_dict(self.scenario).start(log=log)

    def status(self, game: Game) -> Status:
        """Where a game that began with `start` stands."""
        if self.goal.reached(game):
            return "reached"
        return "missed" if passed(game) else "open"

    @cached_property
    def _told(self) -> list[SolutionStep]:
        return told(self.start(), self.solution)

    def steps(self) -> list[str]:
        """The solution in words, a sentence for each choice of the solver."""
        return [step.words for step in self._told if step.player == SOLVER]

    @property
    def choices(self) -> int:
        """How many things the solution has to do: what it leaves out is not counted."""
        return sum(step.player == SOLVER and step.kind not in _NOT_DOING for step in self._told)

    def hints(self) -> tuple[str, ...]:
        """Three hints, each telling more than the one before: where to look, what comes first, all of it."""
        steps = self.steps()
        every = "\n".join(f"{number}. {step}" for number, step in enumerate(steps, 1))
        return (self.nudge, f"It starts so: {steps[0]}", every)

    # As a guide.

    def progress(self, game: Game) -> Progress:
        status = self.status(game)
        return Progress(status, 1, 1, self._text(game, status), hints=self.hints())

    def _text(self, game: Game, status: str) -> str:
        vp, needed = game.scores[SOLVER], game.state.rules.options.target_vp
        if status == "reached":
            return (
                f"Solved! You win with {vp} VP." if self.goal.kind == "win" else f"Solved! {scored(game)} bases scored."
            )
        if status == "open":
            if self.goal.kind == "win":
                return f"{self.sentence()} You have {vp} VP and need {needed}, more than anybody else."
            return self.sentence()
        if self.goal.kind == "win":
            return f"The turn is over, and you have not won: you have {vp} VP. Take back some choices, or start again."
        number = scored(game)
        told = "no base has" if number == 0 else "only one base has" if number == 1 else f"only {number} bases have"
        return f"The turn is over, and {told} scored. Take back some choices, or start again."

    def reply(self, game: Game) -> int | None:
        """The others answer as badly for the solver as they can."""
        return worst_answer(game, self.goal)


def _in_words(scenario: dict[str, Any], solution: Sequence[str]) -> tuple[str, ...]:
    """A solution of version 1, whose keys were made of numbers, in the keys there are now."""
    game = Scenario.from_dict(scenario).start(log=False)
    keys = []
    for number in solution:
        if game.decision is None or number not in (offered := numbered_keys(game.decision)):
            raise SetupError(f"its solution cannot be played: {number!r} is not offered")
        option = game.decision.options[offered.index(number)]
        keys.append(option.key)
        game.choose(option)
    return tuple(keys)
