"""What a lesson is made of: a prepared position, steps each of which waits for one choice, and a scripted opponent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from smashup.engine.decisions import Decision
from smashup.game import Game, past
from smashup.game.by_name import Wanted
from smashup.game.by_name import pick_of as pick
from smashup.game.by_name import play_of as play
from smashup.game.by_name import use_of as use
from smashup.guides.guide import Kind, Progress
from smashup.scenario import Scenario

__all__ = ["END", "PASS", "YOU", "Lesson", "Step", "Wanted", "pick", "play", "use"]

YOU = 0

END = pick("end")
PASS = pick("pass")


# The lesson.


@dataclass(frozen=True, slots=True)
class Step:
    """Something to do: it is done when an option that is wanted was chosen, or when `until` holds."""

    text: str
    wanted: tuple[Wanted, ...] = ()
    until: Callable[[Game], bool] | None = None
    """For the last steps of a lesson, in which the person plays freely."""
    rules: tuple[str, ...] = ()
    looks: tuple[str, ...] = ()
    """Names of cards and bases in play, and of titans."""
    otherwise: str | None = None
    """What to say when something else was chosen."""
    hints: tuple[str, ...] = ()

    def points(self, game: Game, decision: Decision) -> tuple[str, ...]:
        """The keys of the options that are meant."""
        return tuple(option.key for option in decision.options if any(fits(game, option) for fits in self.wanted))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A short prepared game. `scenario` makes the position of each game."""

    key: str
    title: str
    about: str
    """What one learns, in a sentence."""
    minutes: int
    scenario: Callable[[], Scenario]
    steps: tuple[Step, ...]
    learned: str
    players: int = 2
    replies: tuple[Wanted, ...] | None = ()
    """What the others take: the first of these that is on offer, otherwise the last option. None: bots think."""
    following: str | None = None
    rules: tuple[str, ...] = ()
    """The rules to read next when it is done."""

    @property
    def kind(self) -> Kind:
        return "lesson"

    def start(self, *, log: bool = True) -> Game:
        return self.scenario().start(log=log)

    def reply(self, game: Game) -> int | None:
        decision = game.decision
        if self.replies is None or decision is None or decision.player == YOU:
            return None
        for fits in self.replies:
            for index, option in enumerate(decision.options):
                if fits(game, option):
                    return index
        return len(decision) - 1

    def progress(self, game: Game) -> Progress:
        done, remark = self._walk(game)
        steps = len(self.steps)
        if done == steps:
            return Progress("reached", steps, steps, self.learned, rules=self.rules)
        step, decision = self.steps[done], game.decision
        points: tuple[str, ...] = ()
        if decision is not None and decision.player == YOU:
            points = step.points(game, decision)
        if game.over or (step.wanted and not points and _is_free(decision)):
            text = LOST if game.over else ASTRAY
            return Progress("missed", done + 1, steps, text, remark, hints=step.hints, rules=step.rules)
        if step.wanted and decision is not None and decision.player != YOU:
            return Progress("open", done + 1, steps, WATCH, remark)
        looks = tuple(card for name in step.looks for card in _in_play(game, name))
        return Progress("open", done + 1, steps, step.text, remark, points, looks, step.hints, step.rules)

    def _walk(self, game: Game) -> tuple[int, str | None]:
        """How many steps are done after the choices of this game, and what there is to say about the last choice."""
        done, remark = 0, None
        again = self.start(log=False)
        for choice in game.choices:
            if choice == past.LOST or done == len(self.steps) or self.steps[done].until is not None:
                break
            decision = again.decision
            assert decision is not None
            if decision.player == YOU:
                step, chosen = self.steps[done], decision.options[choice]
                points = step.points(again, decision)
                remark = None
                if chosen.key in points:
                    done += 1
                elif points:
                    remark = step.otherwise or OTHERWISE
            again.choose(choice)
        while done < len(self.steps):
            until = self.steps[done].until
            if until is None or not until(game):
                break
            done += 1
        return done, remark


OTHERWISE = (
    "That is not what this step asks for. You are free to, but take it back if you would rather follow the lesson."
)
WATCH = "Now somebody else decides. Watch what happens; then the lesson continues."
ASTRAY = "What this step asks for can no longer be done. Take back your last choice, or start the lesson over."
LOST = "The other player got there first. It happens; start over and try again."


def _is_free(decision: Decision | None) -> bool:
    """Does the person choose what to play next, with nothing else going on?"""
    return decision is not None and decision.player == YOU and decision.options[-1].kind == "end"


def _in_play(game: Game, name: str) -> list[int]:
    state = game.state
    bases = [base.id for base in state.bases if base.definition.name == name]
    return bases + [card.id for card in [*state.cards_in_play(), *state.titans] if card.definition.name == name]
