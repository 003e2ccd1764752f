"""What is fixed for a whole game: its options, who plays which factions, and what its cards can do at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from smashup.engine.bits import FROM_DISCARD, PLAYABLE_AS_ACTION, PLAYABLE_FROM_DISCARD
from smashup.engine.factions import Pool
from smashup.engine.options import Options

if TYPE_CHECKING:
    from smashup.engine.card.card import Card
    from smashup.engine.draft import Draft


class Rules:
    """What is fixed for a whole game and shared by all copies of its state."""

    __slots__ = (
        "discard_hooks",
        "draft",
        "factions",
        "first_player",
        "hand_hooks",
        "options",
        "owners",
        "plain_plays",
        "pool",
        "specials",
        "stops_after",
        "used_from_discard",
    )

    def __init__(
        self,
        options: Options,
        factions: tuple[tuple[str, ...], ...],
        owners: tuple[int, ...],
        hand_hooks: int,
        discard_hooks: int,
        used_from_discard: tuple[tuple[type[Card], ...], ...],
        specials: frozenset[str],
        plain_plays: tuple[bool, ...],
        first_player: int,
        pool: Pool,
        draft: Draft | None = None,
        stops_after: int | None = None,
    ) -> None:
        self.options = options
        self.factions = factions
        self.owners = owners
        """Owner of each card id; the number of players stands for the base deck."""
        self.hand_hooks = hand_hooks
        """Hooks that some card of this game uses from a hand."""
        self.discard_hooks = discard_hooks
        """Hooks that some card of this game uses from a discard pile."""
        self.used_from_discard = used_from_discard
        """Each player's cards that can be used from a discard pile in the Play Cards phase."""
        self.plain_plays = plain_plays
        """For each player: none of the player's cards by itself changes what a normal play may be used for."""
        self.specials = specials
        """Moments at which some card of this game may be played from a hand as a Special."""
        self.first_player = first_player
        self.pool = pool
        """What it was dealt from."""
        self.draft = draft
        """How a tournament draft went, or how far it is (14.7)."""
        self.stops_after = stops_after
        """The phase after which a built position goes no further; None: it is played to its end."""


def rules_for(
    options: Options,
    factions: Sequence[Sequence[str]],
    owners: tuple[int, ...],
    cards: Sequence[type[Card]],
    first: int,
    pool: Pool,
    draft: Draft | None = None,
    *,
    stops_after: int | None = None,
) -> Rules:
    """What is fixed for a game with these cards."""
    hooks = 0
    answered = 0
    specials = set()
    for definition in dict.fromkeys(cards):
        hooks |= definition.hooks
        answered |= definition.answered
        if definition.special:
            specials.add(definition.special)
    from_discard: list[dict[type[Card], None]] = [{} for _ in factions]
    # A minion that may be played as an action can come into anybody's hand; one in a discard pile is its owner's.
    plain = [not hooks & PLAYABLE_AS_ACTION for _ in factions]
    for definition, owner in dict.fromkeys(zip(cards, owners, strict=True)):
        if definition.hooks & FROM_DISCARD:
            from_discard[owner][definition] = None
        if definition.hooks & PLAYABLE_FROM_DISCARD:
            plain[owner] = False
    return Rules(
        options,
        tuple(tuple(pair) for pair in factions),
        owners,
        answered | (hooks & PLAYABLE_AS_ACTION),
        hooks & (FROM_DISCARD | PLAYABLE_FROM_DISCARD),
        tuple(tuple(sorted(mine, key=lambda definition: definition.name)) for mine in from_discard),
        frozenset(specials),
        tuple(plain),
        first,
        pool,
        draft,
        stops_after,
    )
