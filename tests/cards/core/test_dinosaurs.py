"""Dinosaurs: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from smashup.scenario import offered, pick, play, scenario
from tests.table import actions_on, asked_by, breakpoint_on, discard_pile, minions, power_of


def test_laseratops_must_destroy_a_minion_of_power_2_or_less_here_even_your_own():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Laseratops"])
        .minion("Collector", on="Jungle Oasis", of=0)
        .minion("Collector", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Laseratops", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Laseratops"]
    assert discard_pile(game, 0) == ["Collector"]
    assert minions(game, "Tar Pits") == ["Collector"]


def test_laseratops_looks_at_current_power():
    game = scenario(bases=["Jungle Oasis"], hand=["Laseratops"]).minion("War Raptor", on="Jungle Oasis", of=1).start()
    play(game, "Laseratops", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["War Raptor", "Laseratops"]


def test_rampage_fixes_the_reduction_when_it_resolves():
    game = (
        scenario(bases=["Tar Pits"], hand=["Rampage", "War Raptor"]).minion("War Raptor", on="Tar Pits", of=0).start()
    )
    play(game, "Rampage")
    assert breakpoint_on(game, "Tar Pits") == 16 - 3
    play(game, "War Raptor", on="Tar Pits")
    assert power_of(game, "War Raptor") == 4
    assert breakpoint_on(game, "Tar Pits") == 16 - 3


def test_tooth_and_claw_stops_the_first_ability_of_another_player():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up", "Collector"])
        .minion("King Rex", on="Tar Pits", of=1, actions=["Tooth and Claw... and Guns"])
        .start()
    )
    play(game, "Beam Up")
    assert minions(game, "Tar Pits") == ["King Rex"]
    assert actions_on(game, "King Rex") == []
    assert discard_pile(game, 1) == ["Tooth and Claw... and Guns"]


def test_survival_of_the_fittest_lets_you_choose_among_equals():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Survival of the Fittest"])
        .minion("Invader", on="Jungle Oasis", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Survival of the Fittest")
    assert asked_by(game) == "Survival of the Fittest"
    assert len(offered(game)) == 2
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis") == ["Invader", "King Rex"]
