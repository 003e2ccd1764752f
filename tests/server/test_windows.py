"""Being asked whether to play a card out of turn tells nothing of a hand."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count, islice
from typing import Any

import pytest

from smashup.engine.decisions import Decision
from smashup.engine.factions import Pool
from smashup.engine.options import Options
from smashup.game import Game
from smashup.game.scenario import scenario
from smashup.server import journal, windows
from smashup.server.errors import Refused
from smashup.server.live_table import LiveTable
from smashup.server.new_table import new_table
from smashup.server.protocol import FROM_CLIENT
from smashup.server.protocol.journal import Chosen, SeatChanged, UndoAsked
from smashup.server.protocol.tables import NewTable, SeatPlan, TableSettings, Variants
from smashup.server.seats import QUICK_LEVEL, hashed
from smashup.server.table import Table, TableRow
from smashup.server.undo import undo_plan
from tests.server.virtual_time import Paper, Watcher, live, run

ANN = 0
"""Who holds the Special in one of two games, and not in the other."""
PAIRS = (
    ("pirates", "sharks"),
    ("dragons", "tornados"),
    ("time_travelers", "ninjas"),
    ("ancient_incas", "anansi_tales"),
)
Swap = tuple[int, int]
TURNS = 16


class Dealt:
    """The deal of a game in which two cards have changed places."""

    def __init__(self, deal: Any, swap: Swap) -> None:
        self.guide, self._deal, self._swap = deal.guide, deal, swap

    def game(self, *, log: bool) -> Game:
        game: Game = self._deal.game(log=log)
        one, other = self._swap
        table = list(game.state.table)
        table[one], table[other] = table[other], table[one]
        state = game.state.copy()
        state.table = tuple(table)
        return game.resumed(state, [])


def table_of(seed: int, *seats: str, swap: Swap = (0, 0), clock: int | None = None, alike: bool = True) -> Table:
    """A table that has just begun. Seats are people's ("person") or a bot's level."""
    plans = [
        SeatPlan(kind="person" if kind == "person" else "bot", factions=list(pair))
        for kind, pair in zip(seats, PAIRS, strict=False)
    ]
    variants = Variants(ask_alike=alike)
    settings = TableSettings(seats=plans, setup="given", variants=variants, clock=clock, speed="instant")
    table = Table(TableRow("t", 0.0, settings, seed, seed, None, Pool.of_today()))
    table.deal = Dealt(table.deal, swap)  # type: ignore[assignment]
    people = [number for number, kind in enumerate(seats) if kind == "person"]
    sit_down = [
        SeatChanged(seat=seat, change="joined", name=f"Player {seat}", token_hash=hashed(f"seat{seat}"))
        for seat in people
    ]
    journal.append(table, sit_down)
    return table


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def swaps(seed: int, *seats: str) -> Swap | None:
    """A card of Ann's opening hand, which fits no window, and a Special deep in her deck: to change places."""
    game = game_of(table_of(seed, *seats))
    if game.decision is None or not game.decision.is_play_cards:
        return None
    state = game.state
    held, deck = state.hands[ANN], state.decks[ANN]

    def fits(card: int) -> bool:
        return bool(state.table[card].special or state.table[card].answered)

    deep = [card for card in deck[:15] if fits(card)]
    if not deep or any(fits(card) for card in held):
        return None
    return held[0], deep[0]


def policy(game: Game, number: int, besides: tuple[str, ...]) -> int:
    """An answer that does not depend on the cards that have changed places. Minions crowd on one base, so that it
    scores."""
    decision = game.decision
    assert decision is not None
    able = {option.key: option for option in decision.options if not any(name in option.key for name in besides)}
    if decision.is_window and decision.player == ANN:
        return decision.keys.index("pass")
    there = [key for key, option in able.items() if option.base == game.state.bases[0].id]
    keys = sorted(there or able)
    return decision.keys.index(random.Random(number).choice(keys)) if keys else len(decision) - 1


@dataclass
class Bots:
    """They think long in a window if they hold anything, but for the quick one."""

    table: Table
    besides: tuple[str, ...]

    async def choose(self, share: object, point: object, level: str, seed: int) -> int:
        game, number = game_of(self.table), self.table.position
        decision = game.decision
        assert decision is not None
        if decision.is_window:
            await asyncio.sleep(0.05 if level == QUICK_LEVEL else 6.0)
        return policy(game, number, self.besides)


def request(**message: Any) -> Any:
    return FROM_CLIENT.validate_python({"request": 1, **message})


async def arrive(here: LiveTable) -> list[Watcher]:
    """Everybody who has a token, and a spectator."""
    people = here.table.persons()
    watchers = [Watcher(seat) for seat in (*people, None)]
    for watcher in watchers:
        await here.arrive(watcher, None if watcher.seat is None else f"seat{watcher.seat}", 0)
    return watchers


@dataclass
class Seen:
    """What came of one of two games."""

    heard: dict[int | None, list[tuple[float, dict[str, Any]]]] = field(default_factory=dict)
    """What the others and a spectator heard, and when, as long as nobody knew of the cards that changed places."""
    asked: list[float] = field(default_factory=list)
    """When Ann was asked in a window."""
    held: int = 0
    """How often she held a card that fits."""
    open_to_her: dict[int, list[str] | None] = field(default_factory=dict)
    """What was asked and possible outside windows, by the number of the decision; None: in a window."""


async def play(make: Callable[[], Table], swap: Swap, besides: tuple[str, ...], seen: Seen) -> None:
    """Who decides thinks for a while of their own; in windows Ann passes before the time is over, or does nothing."""
    table = make()
    here = live(table, Bots(table, besides))
    watchers = await arrive(here)
    by_seat = {watcher.seat: watcher for watcher in watchers}
    game = game_of(table)
    while table.phase == "playing" and game.turn <= TURNS and not _is_known(table, swap):
        seen.heard = {watcher.seat: watcher.heard[:] for watcher in watchers if watcher.seat != ANN}
        number, decision = table.position, game.decision
        assert decision is not None
        if decision.is_window and decision.player == ANN:
            seen.asked.append(asyncio.get_running_loop().time())
            seen.held += len(decision) > 1
        able = [key for key in decision.keys if not any(name in key for name in besides)]
        seen.open_to_her[number] = None if decision.is_window else [decision.question, *able]
        if table.seats[decision.player].by_person:
            part = random.Random(number).uniform(0.1, 0.9)
            if not decision.is_window:
                await asyncio.sleep(part)
            elif len(decision) > 1:
                await asyncio.sleep(part * windows.wait(table))
            if len(decision) > 1 or not decision.is_window:
                key = decision.keys[policy(game, number, besides)]
                await here.request(by_seat[decision.player], request(type="choose", decision=number, key=key))
        while table.position == number:
            await by_seat[None].news()
    await here.close("the test is over")


def _is_known(table: Table, swap: Swap) -> bool:
    """Does anybody but Ann know of one of these cards?"""
    others = [player for player in range(-1, len(table.seats)) if player != ANN]
    state = game_of(table).state
    if any(state.seen[player] >> card & 1 for player in others for card in swap):
        return True
    viewers = [None if player == -1 else player for player in others]
    shown = table.events.get(table.position, [])
    return any(
        card in swap and any(event.visible_to(viewer) for viewer in viewers)
        for event in shown
        for card, _ in event.cards
    )


def two_games(monkeypatch: pytest.MonkeyPatch, seed: int, seats: list[str], swap: Swap, **more: Any) -> list[Seen]:
    """The same game twice: Ann holds an ordinary card, or a Special."""
    cards = game_of(table_of(seed, *seats)).state.table
    besides = (cards[swap[0]].key, cards[swap[1]].key)
    found = []
    for changed in ((0, 0), swap):
        seen = Seen()
        make = partial(table_of, seed, *seats, swap=changed, **more)
        run(play(make, swap, besides, seen), monkeypatch)
        found.append(seen)
    return found


def games_of(seats: list[str], number: int) -> list[tuple[int, Swap]]:
    found = ((seed, swaps(seed, *seats)) for seed in count())
    return list(islice(((seed, swap) for seed, swap in found if swap is not None), number))


def differences(games: list[Seen]) -> int:
    """How many messages are not the same at the same moment, as long as Ann can do the same openly outside windows."""
    one, other = games
    openly = [
        number
        for number, possible in one.open_to_her.items()
        if (elsewhere := other.open_to_her.get(number)) != possible and elsewhere is not None and possible is not None
    ]
    until = min(openly, default=10**6)
    found = 0
    for viewer, heard in one.heard.items():
        for first, second in zip(heard, other.heard[viewer], strict=False):
            if first[1].get("state", first[1]).get("number", 0) >= until:
                break
            found += first != second
    return found


@pytest.mark.parametrize(
    "seats", [["person", "person"], ["bot", "person"], ["person", "person", "bot"], ["person"] * 4], ids=str
)
def test_others_hear_the_same_at_the_same_moments_whether_a_special_is_held_or_not(monkeypatch, seats):
    held = 0
    for seed, swap in games_of(seats, 5):
        games = two_games(monkeypatch, seed, seats, swap)
        assert differences(games) == 0, (seed, swap)
        common = min(one.heard[None][-1][0] for one in games)
        assert [at for at in games[0].asked if at < common] == [at for at in games[1].asked if at < common]
        held += games[1].held - games[0].held
    assert held >= 2


def test_without_the_setting_they_do_not(monkeypatch):
    found = 0
    for seed, swap in games_of(["person", "person"], 6):
        found += differences(two_games(monkeypatch, seed, ["person", "person"], swap, alike=False))
    assert found


def test_nor_does_the_clock_tell(monkeypatch):
    for seed, swap in games_of(["person", "person"], 3):
        assert differences(two_games(monkeypatch, seed, ["person", "person"], swap, clock=60)) == 0


# One turn of Ann's, against a bot: two bases score at its end, and she may hold a Special for both.


def turn_of_two_bases(*hand: str, alike: bool = True, clock: int | None = None) -> Table:
    built = scenario(
        bases=["Tar Pits", "Jungle Oasis", "The Homeworld"], options=Options(ask_end=True, ask_alike=alike)
    )
    for name in ("King Rex", "Laseratops", "Laseratops", "Armor Stego"):
        built.minion(name, on="Tar Pits", of=1)
    for name in ("Ninja Master", "Tiger Assassin", "Tiger Assassin"):
        built.minion(name, on="Jungle Oasis", of=ANN)
    built.hand(ANN, *hand).deck(ANN, "Shinobi", "Seeing Stars", "Poison").deck(1, "War Raptor", "War Raptor")
    plans = [SeatPlan(kind="person"), SeatPlan(kind="bot", level="random")]
    settings = TableSettings(seats=plans, position=built.line, clock=clock, speed="instant")
    table = Table(TableRow("t", 0.0, settings, 1, 1, None, Pool.of_today()))
    journal.append(table, [SeatChanged(seat=ANN, change="joined", name="Ann", token_hash=hashed("seat0"))])
    return table


class Evening:
    """Ann and a spectator at such a table."""

    def __init__(self, table: Table, paper: Paper | None = None) -> None:
        self.table = table
        self.paper = paper or Paper({})
        self.here = live(table, Bots(table, ()), self.paper)
        self.ann, self.spectator = Watcher(ANN), Watcher(None)

    async def begin(self) -> None:
        await self.here.arrive(self.ann, "seat0", 0)
        await self.here.arrive(self.spectator, None, 0)

    async def choose(self, key: str, number: int | None = None) -> None:
        number = self.table.position if number is None else number
        await self.here.request(self.ann, request(type="choose", decision=number, key=key))

    async def first_window(self) -> None:
        """End the plays and say which base scores first."""
        await self.begin()
        await self.choose("end")
        await self.choose(next(key for key in self.decision.keys if "tar_pits" in key))
        assert self.decision.is_window

    @property
    def decision(self) -> Decision:
        found = game_of(self.table).decision
        assert found is not None
        return found

    @property
    def base(self) -> str | None:
        """Which base is scoring."""
        scoring = game_of(self.table).state.scoring
        return scoring.base.definition.name if scoring is not None else None

    async def after(self, number: int) -> float:
        """Wait until the decision is made; how long it took."""
        began = asyncio.get_running_loop().time()
        while self.table.position == number:
            await self.spectator.news()
        return asyncio.get_running_loop().time() - began

    async def end(self) -> None:
        await self.here.close("the test is over")


WHOLE = 4.0
WAIT = WHOLE / 2


@pytest.fixture(autouse=True)
def usual_windows(monkeypatch):
    monkeypatch.setattr(windows, "WHOLE", WHOLE)


def test_who_holds_nothing_passes_without_doing_anything(monkeypatch):
    async def evening():
        at = Evening(turn_of_two_bases("Ninja Acolyte"))
        await at.first_window()
        assert [option["key"] for option in at.ann.state["decision"]["options"]] == ["pass"]
        assert at.spectator.state["decision"]["player"] == ANN
        assert await at.after(at.table.position) == pytest.approx(WAIT)
        await at.end()

    run(evening(), monkeypatch)


def test_who_holds_nothing_may_seem_to_think(monkeypatch):
    async def evening():
        at = Evening(turn_of_two_bases("Ninja Acolyte"))
        await at.first_window()
        number = at.table.position
        await at.here.request(at.ann, request(type="think", decision=number))
        await asyncio.sleep(60)
        assert at.table.position == number
        await at.choose("pass")
        with pytest.raises(Refused, match="is past"):
            await at.here.request(at.ann, request(type="think", decision=number))
        assert await at.after(at.table.position) == pytest.approx(WAIT)
        await at.end()

    run(evening(), monkeypatch)


def test_a_pass_is_told_when_the_time_of_the_window_is_over_and_costs_no_time(monkeypatch):
    async def evening():
        at = Evening(turn_of_two_bases("Shinobi", clock=60))
        await at.first_window()
        began, number = asyncio.get_running_loop().time(), at.table.position
        await asyncio.sleep(0.5)
        left = at.table.clock.left[ANN]
        await at.choose("pass")
        assert asyncio.get_running_loop().time() - began == pytest.approx(WAIT)
        assert at.table.position == number + 1
        assert at.table.clock.left[ANN] == left
        await at.end()

    run(evening(), monkeypatch)


def test_a_card_is_played_at_once(monkeypatch):
    async def evening():
        at = Evening(turn_of_two_bases("Shinobi"))
        await at.first_window()
        began = asyncio.get_running_loop().time()
        await at.choose("play shinobi on tar_pits")
        assert asyncio.get_running_loop().time() == began
        await at.end()

    run(evening(), monkeypatch)


def test_who_thinks_longer_is_waited_for(monkeypatch):
    async def evening():
        at = Evening(turn_of_two_bases("Shinobi"))
        await at.first_window()
        number = at.table.position
        await asyncio.sleep(60)
        assert at.table.position == number
        await at.choose("pass")
        assert at.table.position == number + 1
        await at.end()

    run(evening(), monkeypatch)


def test_a_pass_that_comes_when_it_was_passed_already_is_no_mistake(monkeypatch):
    async def evening():
        at = Evening(turn_of_two_bases("Ninja Acolyte"))
        await at.first_window()
        number = at.table.position
        await asyncio.sleep(WAIT / 2)
        await at.choose("pass")
        moves = len(at.table.moves)
        await at.choose("pass", number)
        assert len(at.table.moves) == moves
        with pytest.raises(Refused, match="is past"):
            await at.choose("play shinobi on tar_pits", number)
        await at.end()

    run(evening(), monkeypatch)


def test_one_can_pass_until_the_end_of_the_turn(monkeypatch):
    async def evening():
        at = Evening(turn_of_two_bases("Shinobi", "Shinobi"))
        await at.first_window()
        first = at.table.position
        await at.here.request(at.ann, request(type="pass_until", until="turn"))
        assert await at.after(first) == pytest.approx(WAIT)
        assert (at.ann.state["passing"], "passing" in at.spectator.state) == ("turn", False)
        second = at.table.position
        assert (at.decision.is_window, at.base) == (True, "Jungle Oasis")
        assert await at.after(second) == pytest.approx(WAIT)
        assert game_of(at.table).turn == 2
        assert "passing" not in at.ann.state
        passed = [at.table.entries[number] for number in (first, second)]
        assert [(entry.by, entry.key) for entry in passed] == [("person", "pass")] * 2
        await at.end()

    run(evening(), monkeypatch)


def test_one_can_pass_at_this_base_only_or_be_asked_again(monkeypatch):
    async def evening():
        at = Evening(turn_of_two_bases("Shinobi", "Shinobi"))
        await at.begin()
        with pytest.raises(Refused, match="no base is scoring"):
            await at.here.request(at.ann, request(type="pass_until", until="base"))
        await at.choose("end")
        await at.choose(next(key for key in at.decision.keys if "tar_pits" in key))
        await at.here.request(at.ann, request(type="pass_until", until="base"))
        await at.after(at.table.position)
        number = at.table.position
        assert (at.decision.is_window, at.base) == (True, "Jungle Oasis")
        assert "passing" not in at.ann.state
        await asyncio.sleep(60)
        assert at.table.position == number
        await at.here.request(at.ann, request(type="pass_until", until="turn"))
        await at.after(number)
        await at.end()

        again = Evening(turn_of_two_bases("Shinobi"))
        await again.first_window()
        for until in ("turn", None):
            await again.here.request(again.ann, request(type="pass_until", until=until))
        number = again.table.position
        await asyncio.sleep(60)
        assert again.table.position == number
        with pytest.raises(Refused, match="watching"):
            await again.here.request(again.spectator, request(type="pass_until", until="turn"))
        await again.end()

    run(evening(), monkeypatch)


def test_without_the_setting_a_pass_takes_no_time_and_only_who_holds_a_card_is_asked(monkeypatch):
    async def evening():
        at = Evening(turn_of_two_bases("Shinobi", "Shinobi", alike=False))
        await at.first_window()
        number, began = at.table.position, asyncio.get_running_loop().time()
        await at.choose("pass")
        assert at.table.position == number + 1
        assert asyncio.get_running_loop().time() == began
        await at.here.request(at.ann, request(type="pass_until", until="turn"))
        await at.after(number + 1)
        assert game_of(at.table).turn == 2
        await at.end()

    run(evening(), monkeypatch)
    table = turn_of_two_bases("Ninja Acolyte", alike=False)
    game = game_of(table)
    game.choose("end")
    game.choose(0)
    assert not game.decision.is_window


def test_a_table_goes_on_after_a_restart_in_a_window(monkeypatch):
    async def evening():
        at = Evening(turn_of_two_bases("Ninja Acolyte"))
        await at.first_window()
        await asyncio.sleep(WAIT / 2)
        await at.end()
        again = Evening(Table(at.table.row, at.table.entries))
        assert again.decision.is_window
        await again.begin()
        assert await again.after(again.table.position) == pytest.approx(WAIT)
        await again.end()

    run(evening(), monkeypatch)


@pytest.mark.parametrize("until", ["turn", "base"])
def test_an_order_to_pass_is_kept_over_a_restart_for_as_long_as_it_stands(monkeypatch, until):
    async def evening():
        at = Evening(turn_of_two_bases("Shinobi", "Shinobi"))
        await at.first_window()
        await at.here.request(at.ann, request(type="pass_until", until=until))
        await at.end()
        again = Evening(Table(at.table.row, at.table.entries), at.paper)
        await again.begin()
        assert (again.ann.state["passing"], "passing" in again.spectator.state) == (until, False)
        assert await again.after(again.table.position) == pytest.approx(WAIT)
        assert again.base == "Jungle Oasis"
        assert list(at.paper.orders) == ([ANN] if until == "turn" else [])
        if until == "turn":
            await again.after(again.table.position)
        assert not at.paper.orders
        await again.end()

    run(evening(), monkeypatch)


def test_nothing_passes_by_itself_while_somebody_wants_to_take_back(monkeypatch):
    async def evening():
        at = Evening(turn_of_two_bases("Ninja Acolyte"))
        await at.first_window()
        number = at.table.position

        async def job():
            await at.here.happen(UndoAsked(seat=1, back_to=1, waiting_for=(ANN,)))

        await at.here.do(job)
        await asyncio.sleep(60)
        assert at.table.position == number
        await at.here.request(at.ann, request(type="undo_answer", agree=False))
        await at.after(number)
        await at.end()

    run(evening(), monkeypatch)


def test_a_pass_in_a_window_is_no_choice_to_go_back_to_and_no_sign_of_being_here():
    table = turn_of_two_bases("Shinobi", clock=60)
    game = game_of(table)

    def choose(key, by="person"):
        decision = game.decision
        entry = Chosen(seat=decision.player, by=by, question=decision.question, key=key, spent=0.0)
        journal.append(table, [entry])

    choose("end")
    before = table.position
    base = next(key for key in game.decision.keys if "tar_pits" in key)
    choose(base, by="clock")
    run_out = [set(turns) for turns in table.clock._run_out]
    choose("pass")
    assert table.clock._run_out == run_out != [set(), set()]
    assert undo_plan(table, ANN, [True, True]).back_to < before


@pytest.mark.parametrize(
    ("seats", "wanted", "found"),
    [
        (["person", "person"], None, True),
        (["person", "bot", "person"], None, True),
        (["person", "bot"], None, False),
        (["person", "person"], False, False),
        (["person", "bot"], True, True),
    ],
)
def test_it_is_on_where_several_people_play_unless_they_want_it_otherwise(seats, wanted, found):
    settings = TableSettings(seats=[SeatPlan(kind=kind) for kind in seats], variants=Variants(ask_alike=wanted))
    table, _ = new_table(NewTable(settings=settings, name="Ann"))
    assert table.settings.variants.ask_alike is found
    assert table.deal.options.ask_alike is found


def test_tables_from_before_the_setting_go_on_without_it():
    settings = TableSettings(seats=[SeatPlan(kind="person")] * 2)
    table = Table(TableRow("t", 0.0, settings, 1, 1, None, Pool.of_today()))
    assert table.deal.options.ask_alike is False
