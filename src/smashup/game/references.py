"""Speaking of a card of a position as data: by its name and, where that is not enough, by where it is and whose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, Required, TypeAlias, TypedDict

from smashup.engine.errors import SetupError
from smashup.engine.state import NOT_IN_PLAY, State
from smashup.game.names import meant

Zone: TypeAlias = Literal["play", "discard_pile", "hand", "deck", "base_discard", "base_deck", "set_aside"]


class Reference(TypedDict, total=False):
    """One card or base of a position."""

    card: Required[str]
    zone: Zone
    """Without it the first zone that has such a card, in the order of `Zone`."""
    at: str
    """The base it is on."""
    of: int
    """Who controls it in play, or in whose pile it is."""
    nth: int
    """Which of those that are left, 1 is the first; without it they must be one, or outside play."""


def the(
    card: str, *, at: str | None = None, of: int | None = None, nth: int | None = None, zone: Zone | None = None
) -> Reference:
    """A card of a scenario, told apart from others of that name: `the("War Raptor", at="Tar Pits", of=1)`.

    Players count from 0, `nth` from 1.
    """
    found: Reference = {"card": card}
    if zone is not None:
        found["zone"] = zone
    if at is not None:
        found["at"] = at
    if of is not None:
        found["of"] = of
    if nth is not None:
        found["nth"] = nth
    return found


class _Place(NamedTuple):
    card: int
    zone: Zone
    at: str | None
    of: int | None


def _places(state: State) -> Iterator[_Place]:
    """Every card of a position and where it is, in a fixed order."""
    for base in state.bases:
        at = base.definition.name
        yield _Place(base.id, "play", at, None)
        for action in base.actions:
            yield _Place(action.id, "play", at, action.controller)
        for minion in base.minions:
            yield _Place(minion.id, "play", at, minion.controller)
            for action in minion.actions:
                yield _Place(action.id, "play", at, action.controller)
    for titan in state.titans:
        if titan.at != NOT_IN_PLAY:
            yield _Place(titan.id, "play", state.bases[titan.at].definition.name, titan.controller)
    for zone, piles in (("discard_pile", state.discards), ("hand", state.hands), ("deck", state.decks)):
        for player, pile in enumerate(piles):
            yield from (_Place(card, zone, None, player) for card in pile)  # type: ignore[arg-type]  # one of Zone
    yield from (_Place(card, "base_discard", None, None) for card in state.base_discard)
    yield from (_Place(card, "base_deck", None, None) for card in state.base_deck)
    yield from (_Place(t.id, "set_aside", None, t.controller) for t in state.titans if t.at == NOT_IN_PLAY)


def find(state: State, reference: Reference | str) -> int:
    """The id of the card that is meant; SetupError if there is none or it is not clear which."""
    wanted: Reference = {"card": reference} if isinstance(reference, str) else reference
    name, zone, at, of, nth = (wanted.get(key) for key in ("card", "zone", "at", "of", "nth"))
    places = [
        place
        for place in _places(state)
        if state.table[place.card].name == name
        and zone in (None, place.zone)
        and at in (None, place.at)
        and of in (None, place.of)
    ]
    if not places:
        exactly = "".join(f", {key}={value!r}" for key, value in wanted.items() if key != "card")
        known = [definition.name for definition in state.table]
        hint = meant(name, known) if name not in known else ""
        raise SetupError(
            f"there is no card {name!r}{exactly} in this position{hint or '; put it somewhere, such as a discard pile'}"
        )
    places = [place for place in places if place.zone == places[0].zone]
    if nth is None:
        if places[0].zone == "play" and len(places) > 1:
            raise SetupError(
                f"there are {len(places)} cards {name!r} in play: say which with the({name!r}, at= a base, "
                f"of= a player, nth= 1 for the first)"
            )
        return places[0].card
    if type(nth) is not int or not 1 <= nth <= len(places):
        raise SetupError(f"there is no card {name!r} number {nth!r}; there are {len(places)}, and 1 is the first")
    return places[nth - 1].card


def reference_to(state: State, card: int) -> Reference:
    """How to speak of that card so that `find` finds it in the same position built again."""
    places = list(_places(state))
    it = next(place for place in places if place.card == card)
    name = state.table[card].name
    same = [place for place in places if place[1:] == it[1:] and state.table[place.card].name == name]
    return the(name, zone=it.zone, at=it.at, of=it.of, nth=same.index(it) + 1)
