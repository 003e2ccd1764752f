"""`smashup puzzle play`: a puzzle at the keyboard, with hints and somebody who says whether it is solved."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.text import Text

from smashup.bots import make_bot
from smashup.cli.errors import UsageError
from smashup.cli.lookup import near_miss
from smashup.cli.menu import Menu
from smashup.cli.play import Session
from smashup.cli.saves import HUMAN, Seat
from smashup.cli.screen import Screen
from smashup.guides.puzzles import Puzzle, puzzles
from smashup.guides.puzzles.goals import SOLVER
from smashup.guides.puzzles.shelf import read

KEYS = "? card texts · u undo · b begin anew · h hint · l log · d discards · q quit"
HELP = """\
A number chooses; 0 ends, passes or says no; y and n answer a question.
The goal has to be reached this turn. Rivals answer as badly for you as they can.
?       the texts of the bases in play and of your hand; ? NAME of any card
u       takes back your last choice, and all that came after it
b       begins the puzzle anew
h       a hint: where to look, then the first step, then the whole solution
l       the log; d all discard piles; q quits"""


def run(args: argparse.Namespace) -> int:
    puzzle: Puzzle | None = _wanted(args.puzzle)
    screen = Screen()
    while puzzle is not None:
        session = PuzzleSession(screen, puzzle)
        session.play()
        puzzle = puzzles().get(puzzle.following) if session.goes_on and puzzle.following else None
    return 0


def _wanted(typed: str | None) -> Puzzle:
    if typed is None:
        return next(iter(puzzles().values()))
    if typed in puzzles():
        return puzzles()[typed]
    if Path(typed).suffix == ".json":
        return read(Path(typed))
    near = near_miss(typed, puzzles())
    hint = f"did you mean {near}?" if near else "smashup puzzle list shows them"
    raise UsageError(f"there is no puzzle {typed!r}; {hint}")


class PuzzleSession(Session):
    """A puzzle being solved: the person is player 0, the others answer as badly for the person as they can."""

    keys = KEYS

    def __init__(self, screen: Screen, puzzle: Puzzle) -> None:
        rivals = ["Rival"] if puzzle.players == 2 else [f"Rival {number}" for number in range(1, puzzle.players)]
        seats = [Seat(HUMAN, "You"), *(Seat("normal", name) for name in rivals)]
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
            self.screen.show(Text(HELP))
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
                Text(f"Enter goes on to the next puzzle, {following.title} · b begin anew · q quit", style="dim")
            )
        elif reached:
            self.screen.show(Text("Enter leaves · b begin anew", style="dim"))
        else:
            self.screen.show(
                Text("Enter or u takes back the last choice · b begin anew · h hint · q quit", style="dim")
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
