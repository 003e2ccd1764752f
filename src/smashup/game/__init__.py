"""The game around the engine: `Game` and everything that is asked of one.

`game` plays, copies and takes back; `view` is what a player may know of it, `determinize` a deal that agrees with that;
`scenario` builds positions, `by_name` plays them by the names of cards, `readers` look at them by name, `position`
writes one down; `builder`, `circumstances` and `references` turn that data into a state. `replay` walks through a game,
`report` writes down a problem, `save` reads and writes files. From outside: `Game` here, and `smashup.scenario`.
"""

from smashup.game.game import Game

__all__ = ["Game"]
