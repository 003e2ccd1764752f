"""Draws the pictures of the README from a real game: run it after the table's look has changed.

python docs/make_pictures.py
"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from smashup import Game, Options
from smashup.bots import make_bot
from smashup.cli.terminal.screen import Screen
from smashup.cli.terminal.session import PlaySession
from smashup.game.save import HUMAN, SavedSeat

HERE = Path(__file__).parent
WIDTH = 118
SEED = 2
FACTIONS = [("aliens", "dinosaurs"), ("pirates", "robots")]


def busiest_moment() -> Game:
    """Of a game between two bots, the beginning of a first player's turn with the most cards in play."""
    game = Game.new(FACTIONS, SEED, Options(ask_end=True))
    bots = [make_bot("greedy", SEED), make_bot("greedy", SEED + 1)]
    best = game.clone()
    while (decision := game.decision) is not None:
        before_playing = decision.player == 0 and game.view(0)["minion_plays"] and game.view(0)["action_plays"]
        if before_playing and len(game.state.cards_in_play()) >= len(best.state.cards_in_play()):
            best = game.clone()
        game.choose(bots[decision.player].choose(game.seen_by(decision.player), decision))
    return best


def draw(game: Game, path: Path) -> None:
    """What a player sees at this decision, as an SVG."""
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        emoji=False,
        markup=False,
    )
    seats = [SavedSeat(HUMAN, "You"), SavedSeat("greedy", "Greedy")]
    PlaySession(Screen(console), game, seats, SEED).show_decision()
    console.save_svg(str(path), title="smashup play", theme=MONOKAI)


if __name__ == "__main__":
    draw(busiest_moment(), HERE / "table.svg")
