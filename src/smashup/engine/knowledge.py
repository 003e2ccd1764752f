"""Who knows which card is where (9.7, 9.8), so that hidden cards can be dealt again in agreement with it.

For each player, and last for a spectator, the state has `seen`, a bit for each card id whose identity is known for
certain, and `groups`: pairs of bit sets (cards, places) for cards that are known to be somewhere among those places,
but not where: seven cards shuffled into a deck are "these seven, somewhere among the ids of that deck". Everything
else is unknown. Ids move with the physical card, so a hidden card that moves unseen needs no bookkeeping at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from typing import TYPE_CHECKING, Final

from smashup.engine import randomness
from smashup.engine.state import State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


def bits(cards: Iterable[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def show_to(state: State, player: int, mask: int) -> None:
    """The player now knows these cards. What is known no longer counts in a group (see `conceal`)."""
    state.seen[player] |= mask


def show_all(state: State, mask: int) -> None:
    """Everybody now knows these cards."""
    state.seen = [seen | mask for seen in state.seen]


def conceal(state: State, mask: int, knowing: Sequence[int] = ()) -> None:
    """These cards were mixed, or one of them was moved unseen: only the `knowing` can tell them apart now."""
    if not mask & (mask - 1):
        return  # A single card cannot be taken for another one.
    for player, seen in enumerate(state.seen):
        if player in knowing:
            continue
        # What has become known since does not count in a group any more; it must not come back with the mask.
        unknown = ~seen
        groups: list[tuple[int, int]] = []
        for cards, places in state.groups[player]:
            cards &= unknown
            if cards:
                places &= unknown
                groups.append((cards, places | mask if places & mask else places))
        known = seen & mask
        if known:
            state.seen[player] = seen ^ known
            groups.append((known, mask))
        state.groups[player] = _merged(groups)


def could_hold(state: State, player: int, wanted: Callable[[type[Card]], bool]) -> set[type[Card]]:
    """Which of the wanted cards the player's hand may have, for all that is known openly: what really is in it makes
    no difference, except that it is among them."""
    seen, owners = state.seen[-1], state.rules.owners
    hand = state.hands[player]
    found = {state.table[card] for card in hand if seen >> card & 1 and wanted(state.table[card])}
    hidden = [card for card in hand if not seen >> card & 1]
    for card, definition in enumerate(state.table):
        if seen >> card & 1 or definition in found or not wanted(definition):
            continue
        possible = -1
        for cards, places in state.groups[-1]:
            if cards >> card & 1:
                possible &= places
        if any(owners[place] == owners[card] and possible >> place & 1 for place in hidden):
            found.add(definition)
    return found


def _merged(groups: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    if len(groups) < 2:
        return tuple(groups)
    by_places: dict[int, int] = {}
    for cards, places in groups:
        by_places[places] = by_places.get(places, 0) | cards
    return tuple((cards, places) for places, cards in by_places.items())


def redistribute(
    owners: Sequence[int], by_name: Sequence[int], known: int, groups: Sequence[tuple[int, int]], rng: int
) -> tuple[list[int], int]:
    """For each id the id whose card it gets instead, and the next random counter.

    A random deal of the cards that are not among the `known` ones, in agreement with the groups. Everybody knows
    whose deck a card belongs to, so cards change places with cards of the same owner only. `by_name` has all ids in the
    order of their cards' names: where they really are must not matter for what comes out.
    """
    deal = list(range(len(owners)))
    unknown = _flags(~known & ((1 << len(owners)) - 1), len(owners))
    # One shuffle serves all owners: what it says about the places of each of them is as random.
    places = list(compress(deal, unknown))
    rng = randomness.shuffle(rng, places)
    cards_of: list[list[int]] = [[] for _ in range(max(owners, default=-1) + 1)]
    places_of: list[list[int]] = [[] for _ in cards_of]
    for card in by_name:
        if unknown[card]:
            cards_of[owners[card]].append(card)
    for place in places:
        places_of[owners[place]].append(place)
    # Later shuffles are the smaller sets of places and lie inside the earlier ones: fill the tightest first.
    tightest_first = sorted(groups, key=_by_places) if groups else groups
    known_of_groups = [(_flags(cards, len(owners)), _flags(among, len(owners))) for cards, among in tightest_first]
    for mine, free in zip(cards_of, places_of, strict=True):
        if not mine:
            continue
        rest = mine
        for cards, among in known_of_groups:
            dealt = [card for card in rest if cards[card]]
            if not dealt:
                continue
            used = [place for place in free if among[place]][: len(dealt)]
            if len(used) < len(dealt):
                rng = _swap_about(deal, tightest_first, mine, rng)
                break
            for card, place in zip(dealt, used, strict=True):
                deal[place] = card
            taken = set(used)
            free = [place for place in free if place not in taken]
            rest = [card for card in rest if not cards[card]]
        else:
            for card, place in zip(rest, free, strict=True):
                deal[place] = card
    return deal, rng


_DIGITS: Final = bytes(digit == ord("1") for digit in range(256))


def _flags(mask: int, number: int) -> list[int]:
    """For each of so many ids whether the mask has its bit, as a number. Looking into a list is quicker than shifting a
    mask of a hundred bits."""
    return list(format(mask, f"0{number}b").encode().translate(_DIGITS)[::-1])


def _by_places(group: tuple[int, int]) -> tuple[int, int]:
    return group[1].bit_count(), group[1]


def _swap_about(deal: list[int], groups: Sequence[tuple[int, int]], unknown: list[int], rng: int) -> int:
    """Where sets of places overlap so that dealing one group can block another: start from a deal that fits and swap
    cards from there."""
    allowed = dict.fromkeys(unknown, -1)
    for cards, places in groups:
        for card in unknown:
            if cards >> card & 1:
                allowed[card] &= places
    spots = sorted(unknown)
    _fit(deal, unknown, spots, allowed)
    for _ in range(4 * len(spots)):
        one, rng = randomness.below(rng, len(spots))
        other, rng = randomness.below(rng, len(spots))
        here, there = spots[one], spots[other]
        if allowed[deal[here]] >> there & 1 and allowed[deal[there]] >> here & 1:
            deal[here], deal[there] = deal[there], deal[here]
    return rng


def _fit(deal: list[int], cards: list[int], spots: list[int], allowed: dict[int, int]) -> None:
    """Give every card a place where it may be, by augmenting paths; there is a way, for the cards lie somewhere."""
    holder: dict[int, int] = {}

    def place(card: int, tried: set[int]) -> bool:
        for spot in spots:
            if allowed[card] >> spot & 1 and spot not in tried:
                tried.add(spot)
                if spot not in holder or place(holder[spot], tried):
                    holder[spot] = card
                    return True
        return False

    for card in cards:
        place(card, set())
    for spot, card in holder.items():
        deal[spot] = card


def after_deal(groups: Sequence[tuple[int, int]], deal: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """The same knowledge of groups, where the ids stand for other cards by that deal."""
    return tuple([(_dealt_among(places, cards, deal), places) for cards, places in groups])


def _dealt_among(places: int, cards: int, deal: Sequence[int]) -> int:
    """The places that got one of the cards."""
    wanted = _flags(cards, len(deal))
    return bits([place for place in compress(range(len(deal)), _flags(places, len(deal))) if wanted[deal[place]]])
