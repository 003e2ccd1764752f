"""The tournament draft of two players (14.7): a pool, bans, picks, and one more faction's bases for each."""

from __future__ import annotations

from typing import NamedTuple

from smashup.engine import randomness
from smashup.engine.answers import of_factions, what
from smashup.engine.decisions import Effect, ask
from smashup.engine.errors import SetupError
from smashup.engine.events import tell
from smashup.engine.factions import FACTIONS
from smashup.engine.rules import Rules
from smashup.engine.state import State

POOL = 14
# Who is asked, in order: 0 is whoever drafts first.
BANS = (0, 1, 0, 1)
PICKS = (0, 1, 1, 0)
BASES = (0, 1)


class Draft(NamedTuple):
    """How far a tournament draft is; everybody sees all of it. Pairs are a player and a faction's key."""

    pool: tuple[str, ...]
    banned: tuple[tuple[int, str], ...] = ()
    taken: tuple[tuple[int, str], ...] = ()
    bases: tuple[tuple[int, str], ...] = ()
    """The factions of which only the bases are in the game."""

    @property
    def left(self) -> list[str]:
        """What can still be banned or taken, in the order of the pool."""
        gone = {key for _, key in (*self.banned, *self.taken, *self.bases)}
        return [key for key in self.pool if key not in gone]

    @property
    def in_game(self) -> set[str]:
        """The factions whose bases make the base deck."""
        return {key for _, key in (*self.taken, *self.bases)}


def tournament(state: State, first: int, offered: list[str]) -> Effect:
    """Draft out of the factions on offer; returns each player's factions."""
    if state.players != 2:
        raise SetupError(f"the tournament draft is for two players (rule 14.7), not {state.players}")
    if len(offered) < POOL:
        raise SetupError(f"the tournament draft needs {POOL} factions (rule 14.7), and these sets have {len(offered)}")
    state.rng = randomness.shuffle(state.rng, offered)
    chosen = set(offered[:POOL])
    draft = Draft(tuple(key for key in FACTIONS if key in chosen))
    tell(state, "pool", target=", ".join(FACTIONS[key].name for key in draft.pool))
    for order, prompt, kind, step in (
        (BANS, "Ban a faction.", "ban_faction", "banned"),
        (PICKS, "Take a faction.", "take_faction", "taken"),
        (BASES, "Take one more faction's bases.", "take_bases", "bases"),
    ):
        for turn in order:
            player = (first + turn) % 2
            _show(state, draft)
            key = what((yield from ask(state, player, prompt, None, of_factions(draft.left))))
            tell(state, kind, player, target=FACTIONS[key].name)
            draft = draft._replace(**{step: (*getattr(draft, step), (player, key))})
    _show(state, draft)
    return [[key for owner, key in draft.taken if owner == player] for player in range(2)]


def _show(state: State, draft: Draft) -> None:
    """Write how far the draft is where views find it. The rules of a game are shared by its copies: never changed."""
    state.rules = Rules(state.rules.options, (), (), 0, 0, (), frozenset(), (), 0, draft)
