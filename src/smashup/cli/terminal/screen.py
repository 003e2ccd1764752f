"""Where a person reads and types: a terminal with colours, or plain lines when input or output is piped."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, RenderableType
from rich.text import Text

WIDEST = 160
TALL = 40
"""From this many lines on a terminal has room for everything."""


class Screen:
    """Prints and asks. Ends politely: `ask` answers None when there is no more input."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, emoji=False, markup=False)
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        self.live = self.console.is_terminal and sys.stdin.isatty()
        """A person sits in front of it, so that clearing and waiting make sense."""

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def tall(self) -> bool:
        """Is there room for the long version? What is piped can be as long as it likes."""
        return not self.live or self.console.height >= TALL

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def show(self, *what: RenderableType) -> None:
        for one in what:
            self.console.print(one)

    def say(self, text: str, style: str = "default") -> None:
        """A line with a file name or a command in it: never broken, so that it can be copied."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def complain(self, text: str) -> None:
        """One clear line about bad input."""
        self.say(f"  {text}", "red")

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Says what is going on while something takes a moment."""
        return self.console.status(text) if self.live else nullcontext()

    def ask(self, prompt: str = "> ") -> str | None:
        """A line that was typed, or None at the end of the input."""
        try:
            if self.live:
                return input(prompt).strip()
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None
        if not line:
            return None
        # A record of a piped game shows what was answered.
        self.console.print(Text(f"{prompt}{line.strip()}"))
        return line.strip()
