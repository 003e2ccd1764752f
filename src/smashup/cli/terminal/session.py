"""A game being played at one keyboard, each seat a person or a bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from smashup import __version__
from smashup.bots import BOTS, analyse, make_bot
from smashup.cli.common import files
from smashup.cli.common.arguments import UsageError
from smashup.cli.terminal import info, log
from smashup.cli.terminal.menu import Entry, Menu, draw_entries
from smashup.cli.terminal.screen import Screen
from smashup.cli.terminal.table import draw_table, style_of
from smashup.engine.decisions import Decision
from smashup.engine.errors import SetupError
from smashup.game import Game
from smashup.game.past import LOST
from smashup.game.report import write_report
from smashup.game.save import HUMAN, SavedSeat
from smashup.matches.referee import what_went_wrong

SIDE_BY_SIDE = 110
"""From this width on the log stands beside the hand."""
LOG_LINES = 14
FEW_LOG_LINES = 6
"""On a low terminal."""
HINT_ITERATIONS = 300
HINT_SECONDS = 3.0


class PlaySession:
    """A game being played: who sits where, what has been read, what was saved."""

    keys = "? texts · u undo · l log · w why · d discards · h hint · s save · q quit · help"
    """What letters do, in a line."""

    def __init__(
        self, screen: Screen, game: Game, seats: Sequence[SavedSeat], seed: int, file: Path | None = None
    ) -> None:
        self.screen = screen
        self.game = game
        self.seats = list(seats)
        self.names = [seat.name for seat in seats]
        self.seed = seed
        self.file = file
        self.saved_at = len(game.choices) if file is not None else -1
        self.bots = {
            player: make_bot(seat.kind, seed + player) for player, seat in enumerate(seats) if seat.kind != HUMAN
        }
        self.people = [player for player in range(len(seats)) if player not in self.bots]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.made: list[tuple[int, int, int]] = self._choices_of_people()
        """For each choice a person made: who, how many choices and how many events there were before it."""

    def _choices_of_people(self) -> list[tuple[int, int, int]]:
        made = []
        past = self.game.past
        again = self.game.clone()
        again.rewind(0)
        for number, choice in enumerate(past.choices):
            if choice != LOST and again.decision is not None and again.decision.player in self.people:
                made.append((again.decision.player, number, len(again.events)))
            again.follow(past, number + 1)
        return made

    # The flow.

    def play(self) -> None:
        """Play until the game is over or nobody wants to go on."""
        watched = 0
        going = True
        while going:
            decision = self.game.decision
            if decision is None:
                going = self._over()
            elif decision.player in self.bots:
                if not self.people and self.game.turn > watched:
                    watched = self.game.turn
                    going = self._watch()
                if going:
                    going = self._bot(decision)
            else:
                going = self._person(decision)

    def _bot(self, decision: Decision) -> bool:
        """Let a bot choose. False: no more."""
        player, before = decision.player, len(self.game.choices)
        try:
            answer = self.bots[player].choose(self.game.seen_by(player), decision)
        except KeyboardInterrupt:  # Who has waited long enough for a bot must not lose the game.
            if not self.people:
                raise
            return self._without_answer(player, "interrupted")
        except Exception as error:  # A bot of somebody's own may raise anything.
            return self._without_answer(player, what_went_wrong(error))
        try:
            self.game.choose(answer)
        except Exception as error:
            if len(self.game.choices) > before:
                raise
            return self._without_answer(player, what_went_wrong(error))
        return True

    def _without_answer(self, player: int, why: str) -> bool:
        """Say that a bot gives none, and ask how to go on; nothing of the game is lost. False: no more."""
        self.screen.complain(f"{self.names[player]} gives no answer: {why}")
        self.screen.show(Text("Enter asks again · BOT takes over · s FILE saves · u undo · q quit", style="dim"))
        while True:
            typed = self.screen.ask()
            if typed is None:
                return self._leave()
            if not typed:
                return True
            if typed.partition("@")[0] in BOTS or ":" in typed:
                try:
                    self.bots[player] = make_bot(typed, self.seed + player)
                except SetupError as error:
                    self.screen.complain(f"{error}.")
                    continue
                self.seats[player] = replace(self.seats[player], kind=typed)
                return True
            after = self._command(typed, self.at_keyboard, None)
            if after is not None:
                return after

    def _person(self, decision: Decision) -> bool:
        """Let a person choose. False: no more."""
        player = decision.player
        if self.screen.live and self.at_keyboard != player:
            self.screen.clear()
            if self.screen.ask(f"{self.names[player]}, press Enter when you are at the keyboard. ") is None:
                return self._leave()
        self.at_keyboard = player
        menu = self.show_decision()
        while True:
            typed = self.screen.ask()
            if typed is None:
                return self._leave()
            entry = menu.find(typed)
            if entry is not None:
                index = self._one_of(entry, menu)
                if index is None:
                    return True
                self.made.append((player, len(self.game.choices), len(self.game.events)))
                self.game.choose(index)
                return True
            if typed == "":
                return True
            if typed.isdecimal():
                self.screen.complain(f"There is no choice {typed}; type {menu.expected()}, or help.")
                continue
            after = self._command(typed, player, menu)
            if after is not None:
                return after

    def _one_of(self, entry: Entry, menu: Menu) -> int | None:
        """The option an entry stands for, after a second question if it stands for several; None: back."""
        if len(entry.options) == 1:
            return entry.options[0]
        entries = [*menu.narrowed(entry), Entry(0, "Back", [])]
        self.screen.show(Text(f"{entry.label}: which one?", style="bold"), draw_entries(entries, self.screen.width))
        while True:
            typed = self.screen.ask()
            if typed is None or typed in ("", "0"):
                return None
            if typed.isdecimal() and 0 < int(typed) < len(entries):
                return entries[int(typed) - 1].options[0]
            self.screen.complain(f"{typed!r} is not one of these; type a number from 0 to {len(entries) - 1}.")

    def _command(self, typed: str, player: int | None, menu: Menu | None) -> bool | None:
        """Do what a letter asks for. True: go on with the game, False: leave it, None: ask again."""
        if typed.startswith("?"):
            view = self.game.view(player)
            self.screen.show(*info.answer(typed[1:].strip(), self.game, view, menu, self.names))
            return None
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        command = word.casefold()
        if command == "help":
            self.screen.show(Text(info.HELP))
        elif command in ("h", "hint"):
            self._hint(player, menu)
        elif command in ("l", "log"):
            self.screen.show(log.as_lines(log.told(self.game.events, player, self.names), numbered_from=1))
        elif command in ("w", "why"):
            self.screen.show(*log.why(self.game.events, rest, lambda event: log.sentence(event, player, self.names)))
        elif command in ("d", "discards"):
            self.screen.show(info.discard_piles(self.game.view(player), self.names))
        elif command in ("s", "save"):
            self._save(rest)
        elif command in ("r", "report"):
            self._report(rest, player)
        elif command in ("u", "undo"):
            return self._undo(player)
        elif command in ("q", "quit"):
            return self._quit(rest)
        else:
            expected = menu.expected() if menu is not None else "Enter"
            self.screen.complain(f"{typed!r} is not a choice; type {expected}, or help.")
        return None

    # What letters do.

    def _hint(self, player: int | None, menu: Menu | None) -> None:
        """What a bot would do here, and why."""
        if player is None or menu is None:
            self.screen.complain("There is nothing to choose now.")
            return
        with self.screen.waiting("Thinking …"):
            found = analyse(
                self.game, player, iterations=HINT_ITERATIONS, seconds=HINT_SECONDS, most=3, names=self.names
            )
        self.screen.show(info.hints(found))

    def _undo(self, player: int | None) -> bool | None:
        """Back to the person's previous decision, over everything that came after it."""
        for position in range(len(self.made) - 1, -1, -1):
            who, choices, _ = self.made[position]
            if player is None or who == player:
                self.game.rewind(choices)
                del self.made[position:]
                return True
        self.screen.complain("There is nothing to take back.")
        return None

    def _save(self, name: str) -> bool:
        if not name and self.file is None:
            self.screen.complain("Type s and a file name, such as: s game.json")
            return False
        path = Path(name).expanduser() if name else self.file
        assert path is not None
        try:
            files.write(path, self.game, self.seats, self.seed)
        except UsageError as error:
            self.screen.complain(f"Not saved: {error}.")
            return False
        self.file, self.saved_at = path, len(self.game.choices)
        self.screen.say(f"  Saved to {path}.", "green")
        return True

    def _report(self, name: str, player: int | None) -> None:
        """Write down what is wrong here, with the whole game."""
        path = Path(name).expanduser() if name else Path(f"smashup-report-{self.seed}-{len(self.game.choices)}.json")
        note = self.screen.ask("What is wrong here? One line, or just Enter: ") or ""
        text = write_report(
            self.game, viewer=player, note=note.strip(), client=f"terminal {__version__}", names=self.names
        )
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            self.screen.complain(f"Not written: {path} exists. Type r and another file name.")
        except OSError as error:
            self.screen.complain(f"Not written: cannot write {path}: {error.strerror or error}.")
        else:
            self.screen.say(f"  Written to {path}. Look at it with: smashup replay {path}", "green")

    def _quit(self, name: str) -> bool | None:
        """Leave, after saving if that is wanted. None: it could not be saved, so stay."""
        if not name and self.saved_at != len(self.game.choices):
            name = self.screen.ask("Save it first? Type a file name, or press Enter to leave without saving: ") or ""
        if name and not self._save(name):
            return None
        return self._leave()

    def _leave(self) -> bool:
        """Say goodbye and how to go on later."""
        you = self.names[self.at_keyboard] if self.at_keyboard is not None else log.YOU
        self.screen.say("Goodbye!" if you == log.YOU else f"Goodbye, {you}!")
        if self.game.over:
            if self.file is not None:
                self.screen.say(f"Look at it again with: smashup replay {self.file}")
        elif self.file is None:
            self.screen.say(f"The game was not saved; its seed was {self.seed}.")
        else:
            if self.saved_at != len(self.game.choices):
                self.screen.say("Everything after the last save is lost.")
            kinds = [seat.kind for seat in self.seats]
            seats = f" --seats {' '.join(kinds)}" if any(":" in kind for kind in kinds) else ""  # No file names them.
            self.screen.say(f"Continue later with: smashup play --load {self.file}{seats}")
        return False

    # What is shown.

    def _read_up_to(self, player: int | None) -> int:
        """How many events this person had seen at the previous decision."""
        return next((events for who, _, events in reversed(self.made) if player is None or who == player), 0)

    def show_decision(self) -> Menu:
        """Draw the table, the news, the hand and the choices for whoever is asked now."""
        decision = self.game.decision
        assert decision is not None
        player = decision.player
        menu = Menu(self.game.view(player), decision, self.names)
        screen = self.screen
        screen.clear()
        screen.show(draw_table(menu.view, self.names, screen.width, texts=screen.tall))
        news = self._news(self._read_up_to(player), player)
        if screen.width >= SIDE_BY_SIDE:
            grid = Table.grid(padding=(0, 2), expand=True)
            log_width = max(40, screen.width // 3)
            hand_width = screen.width - log_width - 4
            grid.add_column(width=hand_width)
            grid.add_column(width=log_width)
            grid.add_row(_stack(menu, hand_width), news)
            screen.show(Text(), grid)
        else:
            screen.show(Text(), news, Text(), _stack(menu, screen.width))
        asking = f"{decision.source.name}: " if decision.source is not None else ""
        who = "" if len(self.people) == 1 else f"{self.names[player]} · "
        screen.show(
            Text(),
            Text(f"{who}{asking}{decision.prompt}", style=f"bold {style_of(player)}"),
            Text(self.keys, style="dim"),
        )
        return menu

    def _news(self, since: int, viewer: int | None) -> RenderableType:
        """What happened since then, in sentences."""
        news = log.told(self.game.events[since:], viewer, self.names)
        most = LOG_LINES if self.screen.tall else FEW_LOG_LINES
        if len(news) > most:
            left_out = len(news) - most + 1
            news = [(Text("…"), Text(f"{left_out} earlier lines (l shows all)", style="dim")), *news[left_out:]]
        return log.as_lines(news)

    def _watch(self) -> bool:
        """Show a game that only bots play, turn by turn."""
        self.screen.clear()
        self.screen.show(draw_table(self.game.view(None), self.names, self.screen.width))
        start = self.made[-1][2] if self.made else 0
        self.screen.show(Text(), self._news(start, None), Text())
        self.made.append((-1, len(self.game.choices), len(self.game.events)))
        if not self.screen.live:
            return True
        typed = self.screen.ask("Enter continues, q quits: ")
        if typed is None:
            return self._leave()
        return self._quit(typed[1:].strip()) is not False if typed.startswith("q") else True

    def _over(self) -> bool:
        """The game is over: show how it ended. True: somebody took a choice back and it goes on."""
        screen = self.screen
        viewer = self.at_keyboard
        screen.clear()
        screen.show(draw_table(self.game.view(None), self.names, screen.width))
        screen.show(Text(), self._news(self._read_up_to(viewer), None), Text())
        order = sorted(range(len(self.names)), key=lambda player: -self.game.scores[player])
        result = ", ".join(f"{self.names[player]} {self.game.scores[player]}" for player in order)
        screen.show(Text(f"The game is over: {result} VP.", style="bold"))
        if not self.people:
            return False
        screen.show(Text("Enter leaves · s FILE saves it for smashup replay · u undo · l log", style="dim"))
        while True:
            typed = screen.ask()
            if not typed:
                return self._leave()
            if typed.casefold() in ("q", "quit"):
                return self._leave()
            after = self._command(typed, viewer, None)
            if after is not None:
                return after


def _stack(menu: Menu, width: int) -> RenderableType:
    """The hand with its numbers, and the other choices below it."""
    parts: list[RenderableType] = []
    if menu.hand:
        parts.append(menu.draw_hand(width))
    if menu.listed:
        parts += [Text(), menu.draw_list(width)] if parts else [menu.draw_list(width)]
    return Group(*parts)
