"""Lessons and puzzles at the keyboard: games as `smashup play` shows them, and what the guide says above the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.panel import Panel
from rich.text import Text

from smashup.bots import Bot, make_bot
from smashup.cli.common.seats import seats_from
from smashup.cli.terminal.menu import Menu
from smashup.cli.terminal.screen import Screen
from smashup.cli.terminal.session import PlaySession
from smashup.cli.terminal.table import draw_table
from smashup.engine.decisions import Decision, Option
from smashup.game import Game
from smashup.game.save import HUMAN, SavedSeat
from smashup.game.view import GameView
from smashup.guides.guide import Guide, Progress
from smashup.guides.puzzles import Puzzle, puzzles
from smashup.guides.puzzles.goals import SOLVER

LEVEL = "easy"
"""Who plays where a guide has no script."""
PUZZLE_KEYS = "? card texts · u undo · b start over · h hint · l log · d discards · q quit"
PUZZLE_HELP = """\
A number chooses; 0 ends, passes or says no; y and n answer a question.
The goal has to be reached this turn. Your rivals give the answers that are worst for you.
?       the texts of the bases in play and of your hand; ? NAME of any card
u       takes back your last choice and everything after it
b       starts the puzzle over
h       a hint: where to look, then the first step, then the whole solution
l       the log; d all discard piles; q quits"""
BORDERS = {"open": "yellow", "reached": "green", "missed": "red"}


class LessonSession(PlaySession):
    """A lesson being taken. `reached` says whether it was finished, `play` ends then."""

    def __init__(self, screen: Screen, guide: Guide, heading: str) -> None:
        names = ["You", *[f"Player {player + 1}" for player in range(1, guide.players)]]
        super().__init__(screen, guide.start(), seats_from([HUMAN] + [LEVEL] * (guide.players - 1), names), seed=0)
        self.guide = guide
        self.heading = heading
        self.hints_told = (0, 0)
        """In which step, and how many of them."""
        self.bots = {player: Scripted(guide, self.game, bot) for player, bot in self.bots.items()}

    @property
    def progress(self) -> Progress:
        return self.guide.progress(self.game)

    @property
    def reached(self) -> bool:
        return self.progress.status == "reached"

    def _person(self, decision: Decision) -> bool:
        if self.reached:
            return self._finished()
        return super()._person(decision)

    def _over(self) -> bool:
        if self.reached:
            return self._finished()
        return super()._over()

    def _finished(self) -> bool:
        """It is done: show the table as it is now, and what was learned."""
        screen = self.screen
        screen.clear()
        screen.show(draw_table(self.game.view(0), self.names, screen.width))
        screen.show(Text(), self._news(self._read_up_to(0), 0), Text())
        self._speak(self.progress, None)
        return False

    def show_decision(self) -> Menu:
        menu = super().show_decision()
        self._speak(self.progress, menu)
        return menu

    def _speak(self, progress: Progress, menu: Menu | None) -> None:
        text = Text()
        if progress.remark is not None:
            text.append(f"{progress.remark}\n", style="bold")
        text.append(progress.text)
        if progress.rules:
            text.append(f" (rules {', '.join(progress.rules)})", style="dim")
        numbers = _numbers(progress, menu)
        if numbers:
            text.append(f"\n→ type {' or '.join(map(str, numbers))}", style="bold green")
        elif progress.status == "missed":
            text.append("\n→ type u to undo, or restart", style="bold red")
        step = f" · step {progress.step} of {progress.steps}" if progress.steps > 1 else ""
        self.screen.show(
            Panel(text, title=f"{self.heading}{step}", title_align="left", box=ROUNDED, style=BORDERS[progress.status])
        )

    def _command(self, typed: str, player: int | None, menu: Menu | None) -> bool | None:
        if typed.casefold() == "restart":
            self.game.rewind(0)
            self.made.clear()
            return True
        return super()._command(typed, player, menu)

    def _hint(self, player: int | None, menu: Menu | None) -> None:
        """The guide's own hints, one more each time; where it has none, a bot's."""
        progress = self.progress
        if not progress.hints:
            super()._hint(player, menu)
            return
        step, told = self.hints_told
        told = min(told + 1 if step == progress.step else 1, len(progress.hints))
        self.hints_told = progress.step, told
        self.screen.show(*[Text(f"  • {hint}") for hint in progress.hints[:told]])

    def _leave(self) -> bool:
        self.screen.say("Goodbye!")
        return False


class Scripted:
    """Plays as the guide says, and as a bot where it says nothing."""

    def __init__(self, guide: Guide, game: Game, bot: Bot) -> None:
        self.guide = guide
        self.game = game
        self.bot = bot
        self.name = bot.name

    def choose(self, view: GameView, decision: Decision) -> int | str | Option:
        reply = self.guide.reply(self.game)
        return reply if reply is not None else self.bot.choose(view, decision)


def _numbers(progress: Progress, menu: Menu | None) -> Sequence[int]:
    """What to type for the options that are pointed at."""
    if menu is None:
        return []
    meant = {index for index, option in enumerate(menu.options) if option.key in progress.points}
    return [number for number, entry in menu.entries.items() if meant.intersection(entry.options)]


class PuzzleSession(PlaySession):
    """A puzzle being solved: the person is player 0, the others answer as badly for the person as they can."""

    keys = PUZZLE_KEYS

    def __init__(self, screen: Screen, puzzle: Puzzle) -> None:
        rivals = ["Rival"] if puzzle.players == 2 else [f"Rival {number}" for number in range(1, puzzle.players)]
        seats = [SavedSeat(HUMAN, "You"), *(SavedSeat("normal", name) for name in rivals)]
        super().__init__(screen, puzzle.start(), seats, 0)
        self.puzzle = puzzle
        self.hints_given = 0
        self.goes_on = False
        """The next puzzle is wanted."""

    def play(self) -> None:
        going = True
        while going:
            decision = self.game.decision
            if decision is None or self.puzzle.status(self.game) != "open":
                going = self._over()
            elif decision.player == SOLVER:
                going = self._person(decision)
            else:
                answer = self.puzzle.reply(self.game)
                bot = make_bot("normal", decision.player)
                seen = self.game.seen_by(decision.player)
                self.game.choose(answer if answer is not None else bot.choose(seen, decision))

    def show_decision(self) -> Menu:
        menu = super().show_decision()
        self.screen.show(
            Text(f"Puzzle: {self.puzzle.title} ({self.puzzle.difficulty}). ", style="bold").append(
                self.puzzle.progress(self.game).text, style="not bold"
            )
        )
        return menu

    def _command(self, typed: str, player: int | None, menu: Menu | None) -> bool | None:
        if typed.casefold() in ("b", "restart"):
            self.game.rewind(0)
            self.made.clear()
            return True
        if typed.casefold() == "help":
            self.screen.show(Text(PUZZLE_HELP))
            return None
        return super()._command(typed, player, menu)

    def _hint(self, player: int | None, menu: Menu | None) -> None:
        """The next hint; the last one again when there are no more."""
        hints = self.puzzle.hints()
        self.hints_given = min(self.hints_given + 1, len(hints))
        self.screen.show(Text(f"Hint {self.hints_given} of {len(hints)}: {hints[self.hints_given - 1]}", style="cyan"))

    def _quit(self, name: str) -> bool | None:
        return self._leave()

    def _leave(self) -> bool:
        self.screen.say("Goodbye!")
        return False

    def _over(self) -> bool:
        """The turn is over or the goal is reached: say which. True: it goes on with this puzzle."""
        progress = self.puzzle.progress(self.game)
        reached = progress.status == "reached"
        following = puzzles().get(self.puzzle.following) if self.puzzle.following else None
        self.screen.show(Text(), self._news(self._read_up_to(SOLVER), SOLVER), Text())
        self.screen.show(Text(progress.text, style="bold green" if reached else "bold red"))
        if reached and following is not None:
            self.screen.show(
                Text(f"Enter continues with the next puzzle, {following.title} · b start over · q quit", style="dim")
            )
        elif reached:
            self.screen.show(Text("Enter leaves · b start over", style="dim"))
        else:
            self.screen.show(
                Text("Enter or u takes back the last choice · b start over · h hint · q quit", style="dim")
            )
        while True:
            typed = self.screen.ask()
            if typed is None:
                return self._leave()
            if typed == "" and reached:
                self.goes_on = following is not None
                return False if self.goes_on else self._leave()
            after = self._command(typed or "u", SOLVER, None)
            if after is not None:
                return after
