"""The learned evaluation: fair, the same in torch and numpy, and careful about what it loads."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from statistics import mean

import numpy as np
import pytest

from smashup import Game, Options
from smashup.bots import LEVELS, analyse, learned, make_bot
from smashup.bots.answers import Key, grouped
from smashup.bots.greedy import GreedyBot
from smashup.bots.learned import search as searching
from smashup.bots.learned.features import OF_BASE, OF_OPTION, OF_PLAYER, look, options
from smashup.bots.learned.likelihood import likelihoods
from smashup.bots.learned.net import Net, load, shipped
from smashup.bots.learned.planning import WIDE, Line, Planner
from smashup.bots.learned.search import CLOSE, THOROUGH, TOGETHER, USUAL, NetBot, NetSearch, Way, is_long
from smashup.bots.mcts import MctsBot
from smashup.bots.planner import PlannerBot
from smashup.engine import randomness
from smashup.engine.errors import SetupError
from smashup.scenario import scenario


def positions(seed: int, players: int, every: int) -> list[Game]:
    """Some positions of a random game, in effects and between them."""
    game = Game.new(players, seed, Options(setup="random"), log=False)
    rng, number = randomness.seeded(seed), 0
    found: list[Game] = []
    while (decision := game.decision) is not None and len(found) < 12:
        number += 1
        if game.turn > 0 and number % every == 0:
            found.append(game.clone())
        choice, rng = randomness.below(rng, len(decision))
        game.choose(choice)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_player_cannot_know_changes_nothing_that_is_looked_at(players: int) -> None:
    looked = 0
    for seed in range(6):
        for game in positions(seed, players, every=7):
            for viewer in range(players):
                here = look(game.state, viewer)
                there = look(game.determinize(viewer, seed).state, viewer)
                assert (here.rows, here.base_rows) == (there.rows, there.base_rows)
                assert (here.bags, here.base_bags, here.factions) == (there.bags, there.base_bags, there.factions)
                looked += 1
    assert looked > 100


def test_a_position_has_the_numbers_it_should_have() -> None:
    for players in (2, 3, 4):
        for game in positions(3, players, every=5):
            decision = game.decision
            assert decision is not None
            looked = look(game.state, decision.player)
            assert len(looked.rows) == players * OF_PLAYER
            assert len(looked.base_rows) == players * len(game.state.bases) * OF_BASE
            assert len(looked.starts) == len(looked.faction_starts) == 2 * players
            asked = options(game.state, decision, decision.raw)
            assert len(asked.rows) == len(decision) * OF_OPTION


def test_chances_add_up_and_do_not_depend_on_how_many_are_asked_for_at_once() -> None:
    net = shipped()
    looks = [look(game.state, 0) for players in (2, 3, 4) for game in positions(5, players, every=9)]
    together = net.chances(looks)
    for one, chances in zip(looks, together, strict=True):
        assert sum(chances) == pytest.approx(1)
        assert net.chances([one])[0] == pytest.approx(chances, abs=1e-4)


def test_the_policy_gives_every_answer_a_share_and_many_questions_are_answered_like_one() -> None:
    net = shipped()
    looks, questions, players = [], [], []
    for game in [*positions(8, 3, every=4), *positions(8, 2, every=9)]:
        decision = game.decision
        assert decision is not None
        found = grouped(game.state, decision.raw)
        questions.append(options(game.state, decision, [decision.raw[index] for index in found.values()]))
        looks.append(look(game.state, decision.player))
        players.append(decision.player)
    for priors, looked, question, player in zip(
        net.priors(looks, questions, players), looks, questions, players, strict=True
    ):
        assert len(priors) == len(question.bases)
        assert sum(priors) == pytest.approx(1)
        assert net.priors([looked], [question], [player])[0] == pytest.approx(priors, abs=1e-4)


def stored(**changed: object) -> bytes:
    weights = dict(np.load(io.BytesIO(whole())))
    for name, value in changed.items():
        if value is None:
            del weights[name]
        else:
            weights[name] = value
    written = io.BytesIO()
    np.savez(written, **weights)
    return written.getvalue()


def whole() -> bytes:
    from importlib.resources import files

    return (files("smashup.bots.learned") / "weights.npz").read_bytes()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (lambda: b"", "no file of weights"),
        (lambda: b"nonsense", "no file of weights"),
        (lambda: whole()[: len(whole()) // 2], "no file of weights, or it is cut short"),
        (lambda: stored(version=np.int32(0)), "version 0 of the features"),
        (lambda: stored(identity=None), "no identity"),
        (lambda: stored(factions=None), "factions_embedded should have the shape"),
        (lambda: stored(value=np.zeros((3, 1), np.float16)), "value should have the shape"),
        (lambda: stored(asks=np.full_like(np.load(io.BytesIO(whole()))["asks"], np.nan)), "damaged: asks"),
    ],
)
def test_weights_that_do_not_fit_are_refused_with_the_reason(data: object, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        load(data())  # type: ignore[operator]


def test_a_card_the_weights_have_never_seen_is_known_by_its_properties() -> None:
    names = np.load(io.BytesIO(whole()))["cards"].astype(object)
    names[:] = [f"unheard of/{number}" for number in range(len(names))]
    strange: Net = load(stored(cards=names.astype(str)))
    game = positions(1, 2, every=6)[-1]
    chances = strange.chances([look(game.state, 0)])[0]
    assert sum(chances) == pytest.approx(1)


def test_a_faction_the_weights_have_never_seen_counts_for_nothing_and_one_that_is_not_there_for_nobody() -> None:
    names = np.load(io.BytesIO(whole()))["factions"].astype(object)
    names[:] = [f"unheard_of_{number}" for number in range(len(names))]
    strange: Net = load(stored(factions=names.astype(str)))
    looked = look(positions(1, 2, every=6)[-1].state, 0)
    unknown = shipped().chances([looked])[0]
    looked.factions = [0] * len(looked.factions)
    nobody = shipped().chances([looked])[0]
    assert strange.chances([looked])[0] == pytest.approx(nobody)
    assert nobody != pytest.approx(unknown)


def test_a_search_answers_the_same_again() -> None:
    for game in positions(4, 2, every=8)[:4]:
        decision = game.decision
        assert decision is not None
        view = game.seen_by(decision.player)
        first = NetBot(seed=1, iterations=6).choose(view, decision)
        assert NetBot(seed=1, iterations=6).choose(view, decision) == first
        search = NetSearch(view, decision, chance=5, net=shipped())
        search.run(6, None)
        assert search.opened >= 6 or len(grouped(game.state, decision.raw)) == 1
        assert set(search.judged()) <= set(range(len(decision)))


def test_a_plan_compares_only_lines_that_have_come_to_the_end_of_the_turn() -> None:
    for game in positions(4, 2, every=8)[:3]:
        decision = game.decision
        assert decision is not None
        search = NetSearch(game.seen_by(decision.player), decision, chance=5, net=shipped())
        search.run(1, None)
        for line in search.deals[0].values():
            after = line.game.decision
            over = after is None or line.game.turn != game.turn or after.player != decision.player
            assert over or not after.is_play_cards


def test_power_until_the_end_of_a_turn_in_which_nothing_scores_costs_the_card() -> None:
    far = scenario(bases=["Tar Pits", "The Homeworld"], hand=["Augmentation"]).minion("Armor Stego", on="Tar Pits")
    near = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Augmentation"])
        .minion("King Rex", on="Tar Pits")
        .minion("Laseratops", on="Tar Pits")
        .minion("Invader", on="Tar Pits", of=1)
    )
    for position, is_wasted in ((far, True), (near, False)):
        game = position.deck(0, "War Raptor", "War Raptor").start()
        decision = game.decision
        assert decision is not None
        search = NetSearch(game.seen_by(0), decision, chance=5, net=shipped(), every=True)
        search.run(1, None)
        (line,) = [line for key, line in search.deals[0].items() if key[0] == "play_action"]
        assert (line.lost > 0) == is_wasted


def test_a_search_for_hints_judges_every_answer() -> None:
    game = next(one for one in positions(4, 2, every=3) if one.decision is not None and len(one.decision) > 8)
    decision = game.decision
    assert decision is not None
    assert decision.is_play_cards
    search = NetSearch(game.seen_by(decision.player), decision, chance=5, net=shipped(), every=True)
    search.run(1, None)
    kinds = len(search.answers)
    assert 2 < kinds <= WIDE.at_first
    assert len(search.judged()) == kinds
    fewer = NetSearch(game.seen_by(decision.player), decision, chance=5, net=shipped())
    fewer.run(1, None)
    assert len(fewer.judged()) < kinds


@pytest.mark.parametrize("thorough", [False, True])
def test_with_more_time_the_best_answers_are_told_apart_by_the_replies_to_them(thorough: bool) -> None:
    (game,) = positions(4, 2, every=8)[2:3]
    decision = game.decision
    assert decision is not None
    search = NetSearch(game.seen_by(decision.player), decision, chance=5, net=shipped(), thorough=thorough)
    search.run(120, None)
    effort = THOROUGH if thorough else USUAL
    assert len(search.deals) == effort.planned
    compared = list(search.replies.values())
    assert 2 <= len(compared) <= effort.compared
    assert {len(found) for found in compared} == {len(search.likely)}
    for chances in compared[0]:
        assert sum(chances) == pytest.approx(1)
    for key in search.replies:
        promised = [deal[key].chances[decision.player] for deal in search.deals if key in deal]
        best = [max(line.chances[decision.player] for line in deal.values()) for deal in search.deals]
        assert mean(best) - mean(promised) < CLOSE + 0.1
    planned = NetSearch(game.seen_by(decision.player), decision, chance=5, net=shipped())
    planned.run(1, None)
    assert search.judged() != planned.judged()


def test_in_a_reply_that_is_planned_somebody_takes_what_the_policy_leaves() -> None:
    """The others end their turns at least as well as with the policy's answers, by their own judgement."""
    better = worse = 0
    for game in [game for seed in range(4) for game in positions(seed, 2, every=9)]:
        decision = game.decision
        assert decision is not None
        player = decision.player
        if player != game.current_player or not decision.is_play_cards or game.turn < 3:
            continue
        after: list[float] = []
        for thorough in (False, True):
            worlds = [game.seen_by(player).determinize(seed) for seed in range(4)]
            for world in worlds:
                world.choose(len(world.decision or ()) - 1)  # Ends the turn.
            search = NetSearch(game.seen_by(player), decision, chance=5, net=shipped(), thorough=thorough)
            after.append(mean([chances[player] for chances in search.replied(worlds)]))
        better += after[1] < after[0] - 0.001
        worse += after[1] > after[0] + 0.001
    assert better + worse > 8
    assert better > 2 * worse


@pytest.mark.parametrize(("seconds", "spent_before", "steps"), [(0.2, 0.0, 2), (0.25, 0.0, 3), (0.25, 0.07, 2)])
def test_a_budget_of_seconds_is_kept_to_as_nearly_as_steps_allow(
    monkeypatch: pytest.MonkeyPatch, seconds: float, spent_before: float, steps: int
) -> None:
    """A search stops where that comes nearest to its time; looking for a win takes of it, too."""
    compared = 0

    def takes(search: NetSearch, ways: dict[Key, list[Way]], deals: range) -> float:
        nonlocal compared
        compared += 1
        return 0.08

    assert time_taken(monkeypatch, 2, seconds, takes, plan=0.005, spent_before=spent_before) <= seconds + 0.04
    assert compared == steps


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seconds", [0.05, 0.2, 1.0])
def test_a_budget_of_seconds_is_kept_to_with_any_number_of_players(
    monkeypatch: pytest.MonkeyPatch, players: int, seconds: float
) -> None:
    """More rivals have more turns to be looked at; what that takes is thought of before the first of them."""
    thorough = is_long(None, seconds, players)
    turn = 0.01 if thorough else 0.0015

    def takes(search: NetSearch, ways: dict[Key, list[Way]], deals: range) -> float:
        assert search.thorough == thorough
        return len(ways) * len(deals) * (players - 1) * turn

    (_, answers), deals = (THOROUGH, 1) if thorough else (USUAL, TOGETHER)
    longest_step = answers * deals * (players - 1) * turn
    assert abs(time_taken(monkeypatch, players, seconds, takes, plan=0.01) - seconds) <= longest_step / 2


def time_taken(
    monkeypatch: pytest.MonkeyPatch,
    players: int,
    seconds: float,
    takes: Callable[[NetSearch, dict[Key, list[Way]], range], float],
    plan: float,
    spent_before: float = 0.0,
) -> float:
    """How long a bot with so many seconds takes by a clock that only plans, replies and looking for a win move on."""
    game = next(game for game in positions(4, players, every=8) if game.turn > 1 and game.decision is not None)
    decision = game.decision
    assert decision is not None
    now = 0.0
    planned = Planner.plan

    def look_for_win(*_: object) -> None:
        nonlocal now
        now += spent_before

    def slow_plan(planner: Planner, worlds: list[Game]) -> list[dict[Key, Line]]:
        nonlocal now
        now += plan
        return planned(planner, worlds)

    def slow_comparison(search: NetSearch, ways: dict[Key, list[Way]], deals: range) -> None:
        nonlocal now
        now += takes(search, ways, deals)

    monkeypatch.setattr(searching, "perf_counter", lambda: now)
    monkeypatch.setattr(searching, "winning_answer", look_for_win)
    monkeypatch.setattr(Planner, "plan", slow_plan)
    monkeypatch.setattr(NetSearch, "compare", slow_comparison)
    NetBot(iterations=None, seconds=seconds).choose(game.seen_by(decision.player), decision)
    return now


def test_others_plan_their_turns_if_there_is_time_for_it() -> None:
    assert [is_long(number, None, 2) for number in (36, 400)] == [False, True]
    assert [is_long(None, seconds, 2) for seconds in (0.05, 0.2)] == [False, True]
    assert not is_long(400, 0.05, 2)
    assert [is_long(400, 0.25, players) for players in (2, 3, 4)] == [True, True, False]
    assert [is_long(250, 1.0, players) for players in (2, 3, 4)] == [True, True, False]


def test_without_numpy_the_bots_still_play_and_say_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "find_spec", lambda name: None)
    learned.is_there.cache_clear()
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=3)
    with pytest.warns(UserWarning, match="pip install numpy") as said:
        made = [make_bot(level) for level in LEVELS]
    assert [type(bot) for bot in made] == [GreedyBot, PlannerBot, MctsBot, MctsBot]
    assert len(said) == 1
    assert analyse(game, game.current_player, iterations=2)
    learned.is_there.cache_clear()


def test_a_bot_that_cannot_do_without_numpy_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("net", "search"):
        monkeypatch.delitem(sys.modules, f"smashup.bots.learned.{module}")
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(SetupError, match="numpy is missing: pip install numpy"):
        make_bot("net@20")


def test_levels_play_by_what_was_learnt() -> None:
    assert [type(make_bot(level)) for level in LEVELS] == [GreedyBot, NetBot, NetBot, NetBot]


def test_deals_in_which_others_kept_a_better_card_are_less_likely() -> None:
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["War Raptor", "War Raptor", "Laseratops"])
        .deck(0, "King Rex", "Armor Stego", "Armor Stego", "Laseratops", "Augmentation", "Howl")
        .hand(1, "Invader")
        .deck(1, "Scout", "Scout", "Scout")
        .minion("Armor Stego", on="Tar Pits")
        .minion("Invader", on="Tar Pits", of=1)
        .start()
    )
    game.choose("play war_raptor on the_homeworld")
    game.choose("end")
    view = game.seen_by(1)
    with_rex: list[float] = []
    without: list[float] = []
    worlds = [view.determinize(seed) for seed in range(40)]
    for world, likely in zip(worlds, likelihoods(view, worlds, shipped()), strict=True):
        (then, *_) = [one.state for one in view.earlier_plays(world)]
        names = [then.table[card].name for card in then.hands[0]]
        (with_rex if "King Rex" in names else without).append(likely)
    assert len(with_rex) > 3
    assert mean(with_rex) < mean(without)


def test_replies_are_looked_at_up_to_the_next_turn_of_whoever_is_asked() -> None:
    """Also in somebody else's turn, where that comes sooner."""
    own: set[tuple[int, int]] = set()
    others: set[tuple[int, int]] = set()
    for game in [game for seed in range(12) for game in positions(seed, 3, every=5)]:
        decision = game.decision
        assert decision is not None
        player, current = decision.player, game.current_player
        if game.turn == 0 or (len(others) if player != current else len(own)) > 2:
            continue
        view = game.seen_by(player)
        worlds = [view.determinize(seed) for seed in range(2)]
        NetSearch(view, decision, chance=5, net=shipped()).replied(worlds)
        for world in worlds:
            if not world.over:
                assert world.current_player == player
                assert world.turn - game.turn == ((player - current) % 3 or 3)
                (own if player == current else others).add((game.turn, world.turn))
    assert own
    assert others
