"""A lesson or a puzzle at the keyboard: a game as `smashup play` shows it, and what the guide says above the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.panel import Panel
from rich.text import Text

from smashup.bots.registry import Bot
from smashup.cli.menu import Menu
from smashup.cli.play import Session
from smashup.cli.saves import HUMAN
from smashup.cli.screen import Screen
from smashup.cli.seats import seats_from
from smashup.cli.table import draw_table
from smashup.engine.decisions import Decision, Option
from smashup.game import Game
from smashup.game.view import GameView
from smashup.guides.guide import Guide, Progress

LEVEL = "easy"
"""Who plays where a guide has no script."""
BORDERS = {"open": "yellow", "reached": "green", "missed": "red"}


class GuidedSession(Session):
    """A game with a guide. `reached` says whether it was finished, `play` ends then."""

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
            text.append("\n→ type u to take back, or restart", style="bold red")
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
