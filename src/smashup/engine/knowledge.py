"""Who knows which card is where (9.7, 9.8), so that hidden cards can be dealt anew in agreement with it.

For each player the state has `seen`, a bit for each card id whose identity the player knows for certain, and
`groups`: pairs of bit sets (cards, places) for cards that the player knows to be somewhere among those places, but
not where: seven cards shuffled into a deck are "these seven, somewhere among the ids of that deck". Everything else
is unknown. Ids move with the physical card, so a hidden card that moves unseen needs no bookkeeping at all.
"""

from __future__ import annotations

from collections.abc import Iterable

from smashup.engine import randomness
from smashup.engine.state import State


def bits(cards: Iterable[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def show_to(state: State, player: int, mask: int) -> None:
    """The player now knows these cards."""
    state.seen[player] |= mask
    if state.groups[player]:
        state.groups[player] = tuple(
            (cards & ~mask, places & ~mask) for cards, places in state.groups[player] if cards & ~mask
        )


def show_all(state: State, mask: int) -> None:
    """Everybody now knows these cards."""
    for player in range(state.players):
        show_to(state, player, mask)


def conceal(state: State, mask: int, knowing: int | None = None) -> None:
    """These cards were mixed, or one of them was moved unseen: nobody but `knowing` can tell them apart any more."""
    for player in range(state.players):
        if player == knowing:
            continue
        known = state.seen[player] & mask
        groups = state.groups[player]
        if groups:
            groups = tuple((c, p | mask if p & mask else p) for c, p in groups)
        if known:
            state.seen[player] &= ~mask
            groups = (*groups, (known, mask))
        state.groups[player] = _merged(groups)


def _merged(groups: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    if len(groups) < 2:
        return groups
    by_places: dict[int, int] = {}
    for cards, places in groups:
        by_places[places] = by_places.get(places, 0) | cards
    return tuple((cards, places) for places, cards in by_places.items())


def redistribute(state: State, player: int, rng: int) -> list[int]:
    """For each id the id whose card it gets instead: a random deal that agrees with all the player knows."""
    deal = list(range(len(state.table)))
    seen = state.seen[player]
    owners = state.rules.owners
    for owner in range(state.players + 1):
        unknown = bits(card for card, who in enumerate(owners) if who == owner) & ~seen
        if not unknown:
            continue
        free = unknown
        rest = unknown
        # Later shuffles are the smaller sets of places and lie inside the earlier ones: fill the tightest first.
        for cards, places in sorted(state.groups[player], key=lambda group: group[1].bit_count()):
            if not cards & unknown:
                continue
            rng = _assign(deal, _ids(cards & unknown), _ids(places & free), rng)
            used = bits(place for place in _ids(places & free) if deal[place] < 0)
            for place in _ids(used):
                deal[place] = -deal[place] - 1
            free &= ~used
            rest &= ~cards
        rng = _assign(deal, _ids(rest), _ids(free), rng)
        for place in _ids(free):
            deal[place] = -deal[place] - 1
    return deal


def _assign(deal: list[int], cards: list[int], places: list[int], rng: int) -> int:
    """Deal the cards to random ones of the places, marked as negative numbers."""
    rng = randomness.shuffle(rng, places)
    for card, place in zip(cards, places, strict=False):
        deal[place] = -card - 1
    return rng


def _ids(mask: int) -> list[int]:
    ids = []
    while mask:
        low = mask & -mask
        ids.append(low.bit_length() - 1)
        mask ^= low
    return ids
