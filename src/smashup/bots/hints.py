"""Hints: the best options of a decision with their estimated chances of winning, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from smashup.bots import learned
from smashup.bots.finishing import winning_answer
from smashup.bots.greedy import outlooks
from smashup.bots.mcts import TreeSearch
from smashup.engine import randomness
from smashup.engine.answers import DONE, END, PASS
from smashup.engine.decisions import Decision, Option
from smashup.engine.errors import IllegalChoiceError
from smashup.engine.power import breakpoint_of, totals
from smashup.engine.scoring import PLACES, places
from smashup.engine.state import State
from smashup.game import Game
from smashup.game.view import GameView

FINISHING = 1000
"""How many positions are looked at for a win in this turn."""


class Search(Protocol):
    """A search for the best answer to a question: what it says once it has run."""

    decision: Decision

    def run(self, iterations: int | None, seconds: float | None) -> None: ...

    def world(self, number: int) -> Game:
        """A game that agrees with all the player knows."""

    def judged(self) -> dict[int, tuple[float, ...]]:
        """Everybody's chances behind each answer that was looked at, by its index, the best first."""

    def chances(self) -> tuple[float, ...]:
        """Everybody's chances if the best answer is given; to somebody else's question: over all that may be given."""


def best_search(view: GameView, decision: Decision, chance: int) -> Search:
    """The strongest search there is here: with the net where it can play, otherwise with the hand-made evaluation."""
    if not learned.is_there():
        return TreeSearch(view, decision, chance)
    from smashup.bots.learned.net import shipped
    from smashup.bots.learned.search import NetSearch

    return NetSearch(view, decision, chance, shipped(), every=True)


@dataclass(frozen=True)
class Suggestion:
    """An option, the player's estimated chance of winning with it, and a reason in one line."""

    index: int
    option: Option
    chance: float
    reason: str


def analyse(
    game: Game,
    player: int,
    *,
    iterations: int | None = 200,
    seconds: float | None = None,
    most: int = 5,
    seed: int = 0,
    names: Sequence[str] | None = None,
) -> list[Suggestion]:
    """The best options of the player's decision, best first, by a search that knows only what the player knows.

    >>> from smashup.scenario import scenario
    >>> game = (
    ...     scenario(bases=["Tar Pits", "The Homeworld"], hand=["King Rex"])
    ...     .minion("Invader", on="Tar Pits", of=0)
    ...     .minion("Warbot", on="Tar Pits", of=1)
    ...     .minion("Nukebot", on="Tar Pits", of=1)
    ...     .start()
    ... )
    >>> best = analyse(game, 0, iterations=20)[0]
    >>> best.option.label, best.reason
    ('King Rex on Tar Pits', 'breaks Tar Pits with you in first place (4 VP)')

    `names` are what the players are called in the options and the reasons.
    """
    view = game.seen_by(player)
    decision = view.decision
    if decision is None:
        raise IllegalChoiceError(f"player {player} is not asked anything now, so there is nothing to analyse")
    options = decision.options_with(names) if names is not None else decision.options
    if view.turn == 0:
        even = 1 / view.players
        return [Suggestion(index, option, even, "all are equal so far") for index, option in enumerate(options)][:most]
    chance = randomness.mix(randomness.seeded(seed) + view.number())
    search = best_search(view, decision, chance)
    search.run(iterations, seconds)
    called = list(names) if names is not None else [f"Player {who + 1}" for who in range(game.players)]
    called[player] = "you"
    found = suggestions(search, options, called, most)
    winning = winning_answer(view, decision, chance, FINISHING)
    if winning is None:
        return found
    sure = Suggestion(winning, options[winning], 1.0, "wins this turn, whatever the others do")
    return [sure, *[one for one in found if one.index != winning]][:most]


def suggestions(search: Search, options: Sequence[Option], names: Sequence[str], most: int) -> list[Suggestion]:
    """What a search that is over says about the options of its decision, best first."""
    world, player = search.world(0), search.decision.player
    return [
        Suggestion(index, options[index], chances[player], _reason(world, index, player, names))
        for index, chances in list(search.judged().items())[:most]
    ]


def _reason(world: Game, index: int, player: int, names: Sequence[str]) -> str:
    """What an option does, in one line."""
    decision = world.decision
    assert decision is not None
    if decision.raw[index] in (END, PASS, DONE):
        return "nothing else helps now"
    after = outlooks(world.clone(log=False), player, [index])[index].game.state
    before = world.state
    if after.winners:
        return "wins the game" if player in after.winners else "ends the game"
    return (
        _about_points(before, after, player, names)
        or _about_bases(before, after, player, names)
        or _about_titans(before, after, player)
        or _about_cards(before, after, player, names)
        or "keeps things as they are"
    )


def _about_points(before: State, after: State, player: int, names: Sequence[str]) -> str | None:
    gains = [now - then for then, now in zip(before.vp, after.vp, strict=True)]
    if not any(gains):
        return None
    left = {base.id for base in after.bases}
    scored = [base.definition.name for base in before.bases if base.id not in left]
    parts = [f"{gains[player]} VP for {names[player]}"]
    parts += [f"{gain} for {names[who]}" for who, gain in enumerate(gains) if gain and who != player]
    what = f"scores {' and '.join(scored)}" if scored else "changes the points"
    return f"{what}: {', '.join(parts)}"


def _about_bases(before: State, after: State, player: int, names: Sequence[str]) -> str | None:
    """The base on which most has changed."""
    then = {base.id: totals(before, base) for base in before.bases}
    best, most = None, 0.0
    for base in after.bases:
        now, was = totals(after, base), then.get(base.id, [0] * after.players)
        changes = [one - other for one, other in zip(now, was, strict=True)]
        rival = min((who for who in range(after.players) if who != player), key=changes.__getitem__)
        size = max(changes[player], -changes[rival])
        if size > most:
            best, most = (base, now, was, rival, changes), size
    if best is None:
        return None
    base, now, was, rival, changes = best
    name = base.definition.name
    place = places(now, {minion.controller for minion in base.minions}).get(player)
    strongest = max(total for who, total in enumerate(now) if who != player)
    if sum(now) >= breakpoint_of(after, base) and place is not None:
        return f"breaks {name} with {names[player]} in {PLACES[place]} place ({base.definition.vp[place]} VP)"
    if -changes[rival] > changes[player]:
        return f"takes {-changes[rival]} power from {names[rival]} on {name}"
    if place == 0 and strongest and was[player] <= strongest:
        return f"puts {names[player]} ahead on {name}, {now[player]} to {strongest}"
    return f"adds {changes[player]} power on {name}" + (f", {now[player]} to {strongest}" if strongest else "")


def _about_titans(before: State, after: State, player: int) -> str | None:
    titan = after.titan_of(player)
    if titan is None or before.titan_of(player) is not None:
        return None
    return f"brings {titan.definition.name} to {after.bases[titan.at].definition.name}"


def _about_cards(before: State, after: State, player: int, names: Sequence[str]) -> str | None:
    drawn = len(after.hands[player]) - len(before.hands[player])
    if after.turn == before.turn and drawn >= 0:
        return f"gets {names[player]} {drawn + 1} cards" if drawn else "replaces itself with another card"
    rivals = sum(len(hand) for who, hand in enumerate(after.hands) if who != player)
    if after.turn == before.turn and rivals < sum(len(h) for who, h in enumerate(before.hands) if who != player):
        return "costs a rival cards"
    if len(after.extra_plays) > len(before.extra_plays):
        return f"lets {names[player]} play another card"
    return None
