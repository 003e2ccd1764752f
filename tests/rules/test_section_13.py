"""Section 13 of the rules: priority."""

from smashup.scenario import deck, discard_pile, hand, minions, offered, pick, play, power_of, scenario, total

# 13.1


def test_13_1_card_text_beats_the_rules_a_scout_does_not_go_to_the_discard_pile_with_the_others():
    """Against step 6 of rule 6.3."""
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Scout", on="Jungle Oasis", counters=9)
        .deck(0, "Invader", "Invader")
        .turn(0, "score_bases")
        .start()
    )
    pick(game, "yes")
    assert hand(game, 0) == ["Scout", "Invader", "Invader"]
    assert discard_pile(game, 0) == []


def test_13_1_card_text_beats_the_rules_a_minion_is_played_from_the_discard_pile():
    """Against rule 11.3: from hand."""
    game = scenario(bases=["Tar Pits"]).discard_pile(0, "Tenacious Z").start()
    assert offered(game) == ["Use Tenacious Z in your discard pile", "End your plays"]


def test_13_1_card_text_beats_the_rules_a_buccaneer_that_would_be_destroyed_moves_away():
    """Against rule 10.1."""
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ninja Master"])
        .minion("Buccaneer", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Buccaneer")
    assert minions(game, "Tar Pits") == ["Buccaneer"]
    assert discard_pile(game, 1) == []


def test_13_1_no_card_reduces_power_below_zero():
    """The one rule (7.2) that card text does not beat."""
    game = (
        scenario(bases=["Tar Pits"])
        .minion("Collector", on="Tar Pits", actions=[("Poison", 1)])
        .minion("Scout", on="Tar Pits")
        .start()
    )
    assert power_of(game, "Collector") == 0
    assert total(game, "Tar Pits", 0) == 3


def test_13_1_no_card_reduces_a_breakpoint_below_zero():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Rampage"])
        .minion("King Rex", on="Jungle Oasis", counters=20)
        .start()
    )
    play(game, "Rampage")
    assert game.view(0)["bases"][0]["breakpoint"] == 0


# 13.2


def test_13_2_the_clarification_of_a_card_decides_sacrifice_draws_although_nothing_is_destroyed():
    game = (
        scenario(bases=["Tar Pits"], hand=["Sacrifice"])
        .minion("Warbot", on="Tar Pits")
        .deck(0, "Zapbot", "Zapbot", "Zapbot", "Zapbot", "Nukebot")
        .start()
    )
    play(game, "Sacrifice")
    assert minions(game, "Tar Pits") == ["Warbot"]
    assert hand(game, 0) == ["Zapbot"] * 4
    assert deck(game, 0) == ["Nukebot"]


def test_13_2_the_clarification_of_a_card_decides_flame_trap_is_destroyed_although_the_minion_is_not():
    game = scenario(bases=["Tar Pits"], hand=["Warbot"]).action("Flame Trap", on="Tar Pits", of=1).start()
    play(game, "Warbot")
    assert minions(game, "Tar Pits") == ["Warbot"]
    assert discard_pile(game, 1) == ["Flame Trap"]


def test_13_2_the_clarification_of_a_card_decides_a_moved_minion_does_not_set_off_leprechaun():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Way of Deception"])
        .minion("Shinobi", on="Jungle Oasis")
        .minion("Leprechaun", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Way of Deception")
    assert minions(game, "Tar Pits") == ["Leprechaun", "Shinobi"]
