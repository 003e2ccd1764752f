"""A saved game, choice by choice, with nothing hidden."""

from __future__ import annotations

from rich.text import Text

from smashup.cli.terminal import info, log
from smashup.cli.terminal.menu import Menu
from smashup.cli.terminal.screen import Screen
from smashup.cli.terminal.table import draw_table, style_of
from smashup.game import Game
from smashup.game.past import LOST
from smashup.game.report import Report

HELP = """\
Enter   the next choice
b       back one choice
t       on to the next turn
NUMBER  to the position after that many choices
? NAME  the text of a card or base; ? those in play and in hand
l       the log up to here, with numbers
w       why the last line of the log is there; w NUMBER for any line
d       all discard piles
q       quits
h       this help"""


class Stepper:
    """Walks through the positions of a game."""

    def __init__(
        self, screen: Screen, game: Game, names: list[str], report: Report | None = None, breaks_off: str = ""
    ) -> None:
        """`breaks_off`: why the game goes only so far."""
        self.breaks_off = breaks_off
        self.screen = screen
        self.report = report
        self.game = game
        self.names = names
        self.past = game.past
        self.choices = self.past.choices
        game.rewind(0)
        self.seen_events = 0
        """Events before the choice that led here."""
        if report is not None:
            self._go(report.step)

    def run(self) -> None:
        self._draw()
        while True:
            typed = self.screen.ask()
            if typed is None or typed.casefold() in ("q", "quit"):
                self.screen.show(Text("Goodbye!"))
                return
            if self._moves(typed):
                self._draw()

    def _moves(self, typed: str) -> bool:
        """Do what was typed; True if that leads to another position."""
        here, last = len(self.game.choices), len(self.choices)
        command = typed.casefold()
        if command == "" or command == "t":
            if here == last:
                self.screen.complain("This is the end of the game; b goes back, q quits.")
                return False
            self._go(here + 1) if command == "" else self._next_turn()
            return True
        if command == "b":
            if here == 0:
                self.screen.complain("This is the beginning of the game.")
                return False
            self._go(here - 1)
            return True
        if typed.isdecimal():
            if int(typed) > last:
                self.screen.complain(f"There are {last} choices; type a number from 0 to {last}.")
                return False
            self._go(int(typed))
            return True
        self._answer(typed, command)
        return False

    def _answer(self, typed: str, command: str) -> None:
        view = self.game.view(self._viewer())
        if typed.startswith("?"):
            self.screen.show(*info.answer(typed[1:].strip(), self.game, view, None, self.names))
        elif command in ("l", "log"):
            self.screen.show(log.as_lines(self._sentences(0), numbered_from=1))
        elif command.partition(" ")[0] in ("w", "why"):
            number = typed.partition(" ")[2].strip()
            self.screen.show(*log.why(self.game.events, number, lambda event: log.open_sentence(event, self.names)))
        elif command in ("d", "discards"):
            self.screen.show(info.discard_piles(view, self.names))
        elif command in ("h", "help"):
            self.screen.show(Text(HELP))
        else:
            self.screen.complain(f"{typed!r} is not a command; Enter continues, h shows the help.")

    def _go(self, number: int) -> None:
        """To the position after that many choices."""
        if number < len(self.game.choices):
            self.game.rewind(max(0, number - 1))
        for made in range(len(self.game.choices), number):
            self.seen_events = len(self.game.events)
            self.game.follow(self.past, made + 1)
        if number == 0:
            self.seen_events = 0

    def _next_turn(self) -> None:
        turn, before = self.game.turn, len(self.game.events)
        while len(self.game.choices) < len(self.choices) and self.game.turn == turn:
            self.game.follow(self.past, len(self.game.choices) + 1)
        self.seen_events = before

    def _viewer(self) -> int | None:
        return self.game.decision.player if self.game.decision is not None else None

    def _sentences(self, since: int) -> list[log.Line]:
        return [log.styled(event, log.open_sentence(event, self.names)) for event in self.game.events[since:]]

    def _draw(self) -> None:
        screen, game = self.screen, self.game
        here = len(game.choices)
        screen.clear()
        screen.show(draw_table(game.view(self._viewer()), self.names, screen.width, texts=screen.tall), Text())
        news = self._sentences(self.seen_events)
        if news:
            screen.show(log.as_lines(news), Text())
        decision = game.decision
        if decision is not None:
            menu = Menu(game.view(decision.player), decision, self.names)
            hand = ", ".join(f"{name} ×{number}" if number > 1 else name for name, number in menu.hand)
            called = self.names[decision.player]
            whose = "Your hand" if called == log.YOU else f"{called}'s hand"
            style = style_of(decision.player)
            if hand:
                screen.show(Text(whose, style=f"bold {style}").append(f": {hand}", style="not bold default"))
            asking = f"{decision.source.name}: " if decision.source is not None else ""
            screen.show(Text(f"{called} · {asking}{decision.prompt}", style=f"bold {style}"))
            if here < len(self.choices):
                index = self.choices[here]
                chosen = menu.options[index].label if index != LOST else "a choice that this version cannot make"
                screen.show(Text("→ ", style=style).append(chosen, style="bold default"))
        if self.report is not None and self.report.step == here:
            screen.show(_reported(self.report, self.names))
        if self.breaks_off and here == len(self.choices):
            screen.show(Text(f"The replay ends here: {self.breaks_off}.", style="yellow"))
        screen.show(
            Text(f"After {here} of {len(self.choices)} choices. ", style="default").append(
                "Enter next · b back · t turn · NUMBER · q quit · h help", style="dim"
            )
        )


def _reported(report: Report, names: list[str]) -> Text:
    """What the report says about the position it is about."""
    who = names[report.viewer] if report.viewer is not None else "somebody who watched"
    with_what = ", ".join(filter(None, [report.client, f"server {report.server}" if report.server else ""]))
    head = f"Reported here by {who}" + (f" ({with_what})" if with_what else "")
    note = " ".join(report.note.split())
    return Text(head, style="bold bright_red").append(f": {note}" if note else ".", style="not bold default")
