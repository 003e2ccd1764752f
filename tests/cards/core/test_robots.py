"""Robots: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from smashup.engine import Action
from smashup.scenario import (
    actions_on,
    asked_by,
    deck,
    discard_pile,
    events,
    hand,
    minions,
    offered,
    pick,
    play,
    plays_left,
    power_of,
    prompt,
    scenario,
    total,
)


class Gag(Action):
    """Play on a minion. Ongoing: Its abilities are cancelled."""

    name = "Gag"
    plays_on = "minion"

    def cancels_host(self) -> None: ...


# Nukebot.


def test_a_destroyed_nukebot_destroys_the_minions_of_the_other_players_on_its_base_only():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Ninja Master"])
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .minion("Shinobi", on="Jungle Oasis", of=0)
        .minion("Shinobi", on="The Mothership", of=0)
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Nukebot")
    assert minions(game, "Jungle Oasis") == ["Zapbot"]
    assert minions(game, "The Mothership") == ["Shinobi"]
    assert sorted(discard_pile(game, 0)) == ["Ninja Master", "Shinobi"]


def test_nukebot_also_explodes_when_its_own_controller_destroys_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Sacrifice")
    assert minions(game, "Jungle Oasis") == []


def test_nukebot_hits_everybody_but_the_player_who_controlled_it_when_it_was_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ninja Master"])
        .minion("Nukebot", on="Jungle Oasis", of=0, owner=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Nukebot")
    assert minions(game, "Jungle Oasis") == ["Ninja Master"]


def test_a_returned_nukebot_does_not_explode():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up"])
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .minion("Scout", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Beam Up")
    pick(game, "Nukebot")
    assert minions(game, "Jungle Oasis") == ["Scout"]


def test_a_nukebot_discarded_after_scoring_does_not_explode():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"])
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=0)
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (2, 0)
    assert "destroy" not in events(game)


def test_nukebot_leaves_a_minion_that_cannot_be_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("Warbot", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Sacrifice")
    assert minions(game, "Jungle Oasis") == ["Warbot"]


def test_a_nukebot_destroyed_by_a_nukebot_explodes_in_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=0)
        .duplicate_factions()
        .start()
    )
    play(game, "Sacrifice")
    pick(game, "Nukebot")
    assert minions(game, "Jungle Oasis") == []


def test_the_victims_of_nukebot_are_destroyed_together_and_the_current_player_orders_what_reacts():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=1)
        .minion("Microbot Archive", on="Jungle Oasis", of=1)
        .deck(0, "Zapbot", "Zapbot", "Zapbot", "Zapbot", "Hoverbot")
        .deck(1, "Warbot", "Warbot")
        .duplicate_factions()
        .start()
    )
    play(game, "Sacrifice")
    assert minions(game, "Jungle Oasis") == []
    assert prompt(game) == "Which ability happens next?"
    assert game.decision is not None
    assert game.decision.player == 0


# Warbot.


def test_warbot_may_be_chosen_but_is_not_destroyed():
    game = scenario(bases=["Jungle Oasis"], hand=["Ninja Master"]).minion("Warbot", on="Jungle Oasis", of=1).start()
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Warbot")
    assert minions(game, "Jungle Oasis") == ["Warbot", "Ninja Master"]


def test_a_sacrificed_warbot_gives_its_cards_and_stays():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .minion("Warbot", on="Jungle Oasis", of=0)
        .deck(0, "Zapbot", "Zapbot", "Zapbot", "Zapbot", "Nukebot")
        .start()
    )
    play(game, "Sacrifice")
    assert hand(game, 0) == ["Zapbot"] * 4
    assert minions(game, "Jungle Oasis") == ["Warbot"]


def test_warbot_can_be_returned():
    game = scenario(bases=["Jungle Oasis"], hand=["Beam Up"]).minion("Warbot", on="Jungle Oasis", of=1).start()
    play(game, "Beam Up")
    assert hand(game, 1) == ["Warbot"]


def test_warbot_is_discarded_after_its_base_scores():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Warbot", on="Jungle Oasis", of=0)
        .minion("Warbot", on="Jungle Oasis", of=0)
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .deck(0, "Zapbot", "Zapbot")
        .turn(0, "score_bases")
        .start()
    )
    assert discard_pile(game, 0) == ["Warbot", "Warbot", "Nukebot"]


def test_a_warbot_whose_ability_is_cancelled_can_be_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ninja Master"], definitions=[Gag])
        .minion("Warbot", on="Jungle Oasis", of=1, actions=[("Gag", 0)])
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Warbot")
    assert minions(game, "Jungle Oasis") == ["Ninja Master"]


# Hoverbot.


def test_hoverbot_may_play_the_revealed_minion_of_any_power_on_any_base():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Hoverbot", "Zapbot"]).deck(0, "King Rex", "Warbot").start()
    )
    play(game, "Hoverbot", on="Jungle Oasis")
    assert offered(game) == ["King Rex on Jungle Oasis", "King Rex on Tar Pits", "Pass"]
    play(game, "King Rex", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["King Rex"]
    assert deck(game, 0) == ["Warbot"]
    assert hand(game, 0) == ["Zapbot"]


def test_the_minion_hoverbot_reveals_is_really_played():
    game = scenario(bases=["Jungle Oasis"], hand=["Hoverbot"]).deck(0, "Invader").start()
    play(game, "Hoverbot", on="Jungle Oasis")
    play(game, "Invader")
    assert game.scores == (1, 0)


def test_a_minion_not_played_with_hoverbot_stays_on_top_of_the_deck_and_everybody_has_seen_it():
    game = scenario(bases=["Jungle Oasis"], hand=["Hoverbot"]).deck(0, "King Rex", "Warbot").start()
    play(game, "Hoverbot", on="Jungle Oasis")
    pick(game, "pass")
    assert deck(game, 0) == ["King Rex", "Warbot"]
    assert plays_left(game) == (0, 1)
    assert [card["name"] for card in game.view(1)["players"][0]["deck_top"]] == ["King Rex"]


def test_an_action_revealed_by_hoverbot_stays_on_top_of_the_deck():
    game = scenario(bases=["Jungle Oasis"], hand=["Hoverbot"]).deck(0, "Tech Center", "Warbot").start()
    play(game, "Hoverbot", on="Jungle Oasis")
    assert "reveal" in events(game)
    assert offered(game) == ["End your plays"]
    assert deck(game, 0) == ["Tech Center", "Warbot"]


def test_9_6_hoverbot_with_an_empty_deck_reveals_from_the_shuffled_discard_pile():
    game = scenario(bases=["Jungle Oasis"], hand=["Hoverbot"]).discard_pile(0, "Warbot").start()
    play(game, "Hoverbot", on="Jungle Oasis")
    assert offered(game) == ["Warbot on Jungle Oasis", "Pass"]


def test_hoverbot_with_no_card_to_reveal_does_nothing():
    game = scenario(bases=["Jungle Oasis"], hand=["Hoverbot"]).start()
    play(game, "Hoverbot", on="Jungle Oasis")
    assert offered(game) == ["End your plays"]


def test_the_play_of_hoverbot_cannot_be_used_for_another_card():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Hoverbot", "Warbot"])
        .action("They're Coming To Get You", on="Jungle Oasis")
        .discard_pile(0, "Grave Digger")
        .deck(0, "Zapbot")
        .start()
    )
    play(game, "Hoverbot", on="Jungle Oasis")
    assert offered(game) == ["Zapbot on Jungle Oasis", "Pass"]


def test_a_hoverbot_revealed_by_hoverbot_reveals_again():
    game = scenario(bases=["Jungle Oasis"], hand=["Hoverbot"]).deck(0, "Hoverbot", "Warbot").start()
    play(game, "Hoverbot", on="Jungle Oasis")
    play(game, "Hoverbot")
    play(game, "Warbot")
    assert minions(game, "Jungle Oasis") == ["Hoverbot", "Hoverbot", "Warbot"]


# Zapbot.


def test_zapbot_gives_an_extra_minion_of_power_2_or_less_on_any_base():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Zapbot", "Zapbot", "Hoverbot", "Warbot"])
        .plays(minions=1, actions=0)
        .start()
    )
    play(game, "Zapbot", on="Jungle Oasis")
    assert offered(game) == ["Zapbot on Jungle Oasis", "Zapbot on Tar Pits", "End your plays"]


def test_the_limit_of_zapbot_is_the_printed_power():
    game = (
        scenario(bases=["The Central Brain"], hand=["Zapbot", "Microbot Guard", "War Raptor"])
        .minion("Microbot Fixer", on="The Central Brain", of=0)
        .start()
    )
    play(game, "Zapbot")
    assert offered(game) == [
        "Microbot Guard on The Central Brain",
        "War Raptor on The Central Brain",
        "End your plays",
    ]


def test_the_extra_minion_of_zapbot_may_come_after_the_normal_one_and_keeps_its_limit():
    game = scenario(bases=["Jungle Oasis"], hand=["Zapbot", "Warbot", "Hoverbot", "Zapbot"]).plays(minions=2).start()
    play(game, "Zapbot")
    play(game, "Warbot")
    assert offered(game) == ["Zapbot on Jungle Oasis", "End your plays"]


def test_a_row_of_zapbots_may_be_played_before_a_flame_trap_goes_off():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Zapbot", "Zapbot", "Zapbot"])
        .action("Flame Trap", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Zapbot")
    assert prompt(game) == "Play the extra minion now, before the abilities that wait?"
    play(game, "Zapbot")
    play(game, "Zapbot")
    assert minions(game, "Jungle Oasis") == ["Zapbot", "Zapbot", "Zapbot"]
    assert prompt(game) == "Which ability happens next?"
    game.choose(0)
    assert minions(game, "Jungle Oasis") == ["Zapbot", "Zapbot"]
    assert actions_on(game, "Jungle Oasis") == []


def test_the_extra_minion_of_zapbot_is_kept_when_zapbot_leaves_play():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Zapbot", "Zapbot"])
        .action("Flame Trap", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Zapbot")
    pick(game, "later")
    assert minions(game, "Jungle Oasis") == []
    assert offered(game) == ["Zapbot on Jungle Oasis", "End your plays"]


def test_4_3_outside_the_play_cards_phase_the_extra_minion_of_zapbot_is_now_or_never():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Hidden Ninja", "Zapbot", "Microbot Guard"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .turn(0, "score_bases")
        .start()
    )
    play(game, "Hidden Ninja")
    play(game, "Zapbot", on="Jungle Oasis")
    assert asked_by(game) == "Zapbot"
    assert offered(game) == ["Microbot Guard on Jungle Oasis", "Microbot Guard on Tar Pits", "Pass"]


# Microbot Alpha.


def test_microbot_alpha_has_1_power_more_for_each_other_minion_you_control_anywhere():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Warbot"])
        .minion("Microbot Alpha", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Tar Pits", of=0)
        .minion("Zapbot", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "Microbot Alpha") == 2
    play(game, "Warbot", on="Tar Pits")
    assert power_of(game, "Microbot Alpha") == 3


def test_microbot_alpha_counts_the_minions_you_control_whoever_owns_them():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Microbot Alpha", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Jungle Oasis", of=1, owner=0)
        .minion("Scout", on="Jungle Oasis", of=0, owner=1)
        .minion("Invader", on="Jungle Oasis", of=0, owner=1)
        .start()
    )
    assert power_of(game, "Microbot Alpha") == 3


def test_with_microbot_alpha_a_fixer_raises_all_your_minions_and_no_others():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Microbot Alpha", on="Jungle Oasis", of=0)
        .minion("Microbot Fixer", on="Jungle Oasis", of=0)
        .minion("Warbot", on="Jungle Oasis", of=0)
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    assert power_of(game, "Warbot") == 5
    assert power_of(game, "Microbot Alpha") == 1 + 2 + 1
    assert power_of(game, "Scout") == 3


def test_microbot_alpha_makes_no_microbots_of_the_minions_of_others():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Microbot Alpha", on="Jungle Oasis", of=0)
        .minion("Microbot Fixer", on="Jungle Oasis", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "Scout") == 3
    assert power_of(game, "Microbot Alpha") == 1


# Microbot Archive.


def test_microbot_archive_draws_for_each_microbot_destroyed_by_one_effect_itself_included():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("Microbot Archive", on="Jungle Oasis", of=1)
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .minion("Microbot Fixer", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .deck(1, "Hoverbot", "Hoverbot", "Warbot", "Nukebot")
        .duplicate_factions()
        .start()
    )
    play(game, "Sacrifice")
    assert minions(game, "Jungle Oasis") == []
    assert hand(game, 1) == ["Hoverbot", "Hoverbot", "Warbot"]


def test_microbot_archive_draws_for_a_microbot_destroyed_on_another_base():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Ninja Master"])
        .minion("Microbot Archive", on="The Mothership", of=1)
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .deck(1, "Hoverbot", "Warbot")
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Microbot Guard")
    assert hand(game, 1) == ["Hoverbot"]


def test_without_microbot_alpha_other_minions_give_microbot_archive_no_card():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ninja Master"])
        .minion("Microbot Archive", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .deck(1, "Hoverbot", "Warbot")
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Zapbot")
    assert hand(game, 1) == []


def test_with_microbot_alpha_every_destroyed_minion_of_yours_gives_microbot_archive_a_card():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Sacrifice"])
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("Microbot Archive", on="The Mothership", of=1)
        .minion("Microbot Alpha", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .deck(1, "Hoverbot", "Hoverbot", "Warbot")
        .duplicate_factions()
        .start()
    )
    play(game, "Sacrifice")
    assert hand(game, 1) == ["Hoverbot", "Hoverbot"]


def test_microbot_archive_does_not_draw_for_the_microbot_of_another_player():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ninja Master"])
        .minion("Microbot Archive", on="Jungle Oasis", of=0)
        .minion("Microbot Guard", on="Jungle Oasis", of=1, owner=0)
        .deck(0, "Hoverbot", "Warbot")
        .start()
    )
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Microbot Guard")
    assert hand(game, 0) == []


def test_microbots_discarded_after_scoring_give_microbot_archive_no_card():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Microbot Archive", on="Jungle Oasis", of=1)
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .minion("Nukebot", on="Jungle Oasis", of=1)
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .deck(1, "Hoverbot", "Warbot")
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert minions(game, "Tar Pits") == []
    assert discard_pile(game, 1) == ["Microbot Archive", "Microbot Guard", "Nukebot"]
    assert hand(game, 1) == []


# Microbot Fixer.


def test_microbot_fixer_played_first_gives_an_extra_minion_of_any_power_that_may_wait():
    game = scenario(bases=["Jungle Oasis"], hand=["Microbot Fixer", "Warbot", "Tech Center"]).start()
    play(game, "Microbot Fixer")
    play(game, "Tech Center")
    assert offered(game) == ["Warbot on Jungle Oasis", "End your plays"]


def test_microbot_fixer_played_second_gives_no_extra_minion():
    game = scenario(bases=["Jungle Oasis"], hand=["Zapbot", "Microbot Fixer", "Microbot Guard", "Warbot"]).start()
    play(game, "Zapbot")
    play(game, "Microbot Fixer")
    assert plays_left(game) == (0, 1)


def test_microbot_fixer_played_off_the_deck_by_hoverbot_is_not_the_first_minion():
    game = scenario(bases=["Jungle Oasis"], hand=["Hoverbot", "Warbot"]).deck(0, "Microbot Fixer").start()
    play(game, "Hoverbot")
    play(game, "Microbot Fixer")
    assert plays_left(game) == (0, 1)


def test_a_moved_minion_was_not_played_so_microbot_fixer_is_still_the_first():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Invasion", "Microbot Fixer"])
        .minion("Zapbot", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Invasion")
    assert minions(game, "Tar Pits") == ["Zapbot"]
    play(game, "Microbot Fixer", on="Tar Pits")
    assert plays_left(game) == (1, 0)


def test_microbot_fixer_raises_your_microbots_everywhere_itself_included():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Microbot Fixer", on="Jungle Oasis", of=0)
        .minion("Microbot Guard", on="Tar Pits", of=0)
        .minion("Zapbot", on="Tar Pits", of=0)
        .minion("Microbot Guard", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "Microbot Fixer") == 2
    assert power_of(game, "Microbot Guard", of=0) == 2
    assert power_of(game, "Zapbot") == 2
    assert power_of(game, "Microbot Guard", of=1) == 1


def test_two_microbot_fixers_raise_each_other():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Microbot Fixer", on="Jungle Oasis", of=0)
        .minion("Microbot Fixer", on="Tar Pits", of=0)
        .start()
    )
    assert total(game, "Jungle Oasis", 0) == 3
    assert total(game, "Tar Pits", 0) == 3


# Microbot Guard.


def test_microbot_guard_destroys_any_players_minion_here_weaker_than_the_number_of_your_minions_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Microbot Guard"])
        .minion("Warbot", on="Jungle Oasis", of=0)
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("Collector", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Microbot Guard", on="Jungle Oasis")
    assert offered(game) == ["Collector (2, Player 2, Jungle Oasis)", "Microbot Guard (1, Player 1, Jungle Oasis)"]
    pick(game, "Collector")
    assert minions(game, "Jungle Oasis") == ["Warbot", "Nukebot", "Scout", "Microbot Guard"]


def test_microbot_guard_must_destroy_itself_if_nothing_else_is_weak_enough():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Microbot Guard"])
        .minion("Warbot", on="Jungle Oasis", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Microbot Guard")
    assert minions(game, "Jungle Oasis") == ["Warbot", "Collector"]


def test_microbot_guard_alone_destroys_nothing_of_power_1():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Microbot Guard"])
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Microbot Guard")
    assert minions(game, "Jungle Oasis") == ["Microbot Guard", "Microbot Guard"]


def test_microbot_guard_counts_minions_you_control_and_looks_at_current_power():
    game = (
        scenario(bases=["The Central Brain"], hand=["Microbot Guard"])
        .minion("Scout", on="The Central Brain", of=0, owner=1)
        .minion("Zapbot", on="The Central Brain", of=1, owner=0)
        .start()
    )
    play(game, "Microbot Guard")
    assert minions(game, "The Central Brain") == ["Scout", "Zapbot", "Microbot Guard"]


def test_microbot_guard_may_choose_a_weakened_warbot_and_then_destroys_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Microbot Guard"])
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("Warbot", on="Jungle Oasis", of=1, actions=[("Poison", 0)])
        .duplicate_factions()
        .start()
    )
    play(game, "Microbot Guard")
    pick(game, "Warbot")
    assert minions(game, "Jungle Oasis") == ["Nukebot", "Warbot", "Microbot Guard"]


def test_a_leprechaun_destroyed_by_microbot_guard_does_not_destroy_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Microbot Guard"])
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("Leprechaun", on="Jungle Oasis", of=1, actions=[("Poison", 0)])
        .start()
    )
    play(game, "Microbot Guard")
    pick(game, "Leprechaun")
    assert minions(game, "Jungle Oasis") == ["Nukebot", "Microbot Guard"]


# Microbot Reclaimer.


def test_microbot_reclaimer_shuffles_the_chosen_microbots_into_the_deck():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Microbot Reclaimer"])
        .discard_pile(0, "Microbot Guard", "Zapbot", "Microbot Guard", "Microbot Fixer")
        .deck(0, "Warbot")
        .start()
    )
    play(game, "Microbot Reclaimer")
    assert offered(game) == ["Microbot Guard", "Microbot Fixer", "Done"]
    pick(game, "Microbot Guard", "Microbot Guard", "done")
    assert discard_pile(game, 0) == ["Zapbot", "Microbot Fixer"]
    assert sorted(deck(game, 0)) == ["Microbot Guard", "Microbot Guard", "Warbot"]
    assert "shuffle" in events(game)


def test_microbot_reclaimer_played_first_gives_an_extra_minion():
    game = scenario(bases=["Jungle Oasis"], hand=["Microbot Reclaimer", "Warbot"]).start()
    play(game, "Microbot Reclaimer")
    assert plays_left(game) == (1, 1)


def test_microbot_reclaimer_played_second_still_shuffles():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Zapbot", "Microbot Reclaimer"])
        .discard_pile(0, "Microbot Guard")
        .start()
    )
    play(game, "Zapbot")
    play(game, "Microbot Reclaimer")
    pick(game, "Microbot Guard")
    assert deck(game, 0) == ["Microbot Guard"]
    assert plays_left(game) == (0, 1)


def test_microbot_alpha_makes_no_microbots_in_the_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Microbot Reclaimer"])
        .minion("Microbot Alpha", on="Jungle Oasis", of=0)
        .discard_pile(0, "Zapbot", "Microbot Guard")
        .start()
    )
    play(game, "Microbot Reclaimer")
    assert offered(game) == ["Microbot Guard", "Done"]


def test_microbot_reclaimer_with_no_microbot_chosen_does_not_shuffle():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Microbot Reclaimer"])
        .discard_pile(0, "Microbot Guard")
        .deck(0, "Warbot", "Zapbot", "Hoverbot")
        .start()
    )
    play(game, "Microbot Reclaimer")
    pick(game, "done")
    assert deck(game, 0) == ["Warbot", "Zapbot", "Hoverbot"]
    assert "shuffle" not in events(game)


# Tech Center.


def test_tech_center_draws_a_card_for_each_minion_you_control_on_the_chosen_base():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Tech Center"])
        .minion("Zapbot", on="Jungle Oasis", of=0)
        .minion("Scout", on="Jungle Oasis", of=0, owner=1)
        .minion("Zapbot", on="Jungle Oasis", of=1, owner=0)
        .minion("Zapbot", on="Tar Pits", of=0)
        .deck(0, "Warbot", "Warbot", "Hoverbot")
        .start()
    )
    play(game, "Tech Center")
    pick(game, "Jungle Oasis")
    assert hand(game, 0) == ["Warbot", "Warbot"]


def test_tech_center_may_choose_a_base_where_you_have_no_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Tech Center"])
        .minion("Zapbot", on="Jungle Oasis", of=0)
        .deck(0, "Warbot")
        .start()
    )
    play(game, "Tech Center")
    pick(game, "Tar Pits")
    assert hand(game, 0) == []
    assert discard_pile(game, 0) == ["Tech Center"]


def test_tech_center_is_not_in_the_discard_pile_that_is_shuffled_while_it_draws():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Tech Center"])
        .minion("Zapbot", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Jungle Oasis", of=0)
        .minion("Zapbot", on="Jungle Oasis", of=0)
        .deck(0, "Warbot")
        .discard_pile(0, "Hoverbot")
        .start()
    )
    play(game, "Tech Center")
    assert hand(game, 0) == ["Warbot", "Hoverbot"]
    assert discard_pile(game, 0) == ["Tech Center"]


# The Central Brain.


def test_each_minion_on_the_central_brain_has_1_power_more():
    game = (
        scenario(bases=["The Central Brain", "Jungle Oasis"])
        .minion("Zapbot", on="The Central Brain", of=0)
        .minion("Scout", on="The Central Brain", of=1)
        .minion("Invader", on="Jungle Oasis", of=1)
        .start()
    )
    assert total(game, "The Central Brain", 0) == 3
    assert total(game, "The Central Brain", 1) == 4
    assert total(game, "Jungle Oasis", 1) == 3


def test_the_bonus_of_the_central_brain_counts_for_abilities_that_compare_power():
    game = (
        scenario(bases=["The Central Brain"], hand=["Laseratops"])
        .minion("Collector", on="The Central Brain", of=1)
        .start()
    )
    play(game, "Laseratops")
    assert minions(game, "The Central Brain") == ["Collector", "Laseratops"]


def test_the_bonus_of_the_central_brain_is_there_before_leprechaun_compares_power():
    game = (
        scenario(bases=["The Central Brain"], hand=["Laseratops"])
        .minion("Leprechaun", on="The Central Brain", of=1)
        .action("Infiltrate", on="The Central Brain", of=1, memo=True)
        .start()
    )
    play(game, "Laseratops")
    assert power_of(game, "Leprechaun") == 5
    assert minions(game, "The Central Brain") == ["Leprechaun", "Laseratops"]


def test_the_bonus_of_the_central_brain_counts_for_the_breakpoint():
    game = (
        scenario(bases=["The Central Brain"])
        .minion("King Rex", on="The Central Brain", of=0)
        .minion("Laseratops", on="The Central Brain", of=0)
        .minion("Nukebot", on="The Central Brain", of=1)
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (4, 2)


def test_who_ignores_the_central_brain_has_no_bonus_there():
    game = (
        scenario(bases=["The Central Brain"], hand=["Infiltrate"])
        .minion("Shinobi", on="The Central Brain", of=0)
        .minion("Scout", on="The Central Brain", of=1)
        .start()
    )
    play(game, "Infiltrate")
    pick(game, "yes")
    assert power_of(game, "Shinobi") == 3
    assert power_of(game, "Scout") == 4


# Factory 436-1337.


def test_the_winner_of_the_factory_gains_1_vp_for_every_full_5_power():
    game = (
        scenario(bases=["Factory 436-1337", "Jungle Oasis"])
        .minion("King Rex", on="Factory 436-1337", of=0)
        .minion("Laseratops", on="Factory 436-1337", of=0)
        .minion("Armor Stego", on="Factory 436-1337", of=0)
        .minion("Nukebot", on="Factory 436-1337", of=1)
        .minion("Warbot", on="Factory 436-1337", of=1)
        .minion("Zapbot", on="Factory 436-1337", of=1)
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (2 + 2, 2)


def test_15_power_on_the_factory_are_worth_3_vp():
    game = (
        scenario(bases=["Factory 436-1337", "Jungle Oasis"])
        .minion("King Rex", on="Factory 436-1337", of=0)
        .minion("Laseratops", on="Factory 436-1337", of=0)
        .minion("Laseratops", on="Factory 436-1337", of=0)
        .minion("Nukebot", on="Factory 436-1337", of=1)
        .minion("Warbot", on="Factory 436-1337", of=1)
        .minion("Microbot Guard", on="Factory 436-1337", of=1)
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (2 + 3, 2)


def test_tied_winners_of_the_factory_each_gain_vp_for_their_own_power():
    game = (
        scenario(players=3, bases=["Factory 436-1337", "Jungle Oasis"])
        .minion("Nukebot", on="Factory 436-1337", of=0)
        .minion("Warbot", on="Factory 436-1337", of=0)
        .minion("Microbot Guard", on="Factory 436-1337", of=0)
        .minion("Nukebot", on="Factory 436-1337", of=1)
        .minion("Warbot", on="Factory 436-1337", of=1)
        .minion("Microbot Guard", on="Factory 436-1337", of=1)
        .minion("Nukebot", on="Factory 436-1337", of=2)
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert game.scores == (2 + 2, 2 + 2, 1)


def test_the_factory_counts_the_power_there_after_before_scoring_abilities():
    game = (
        scenario(bases=["Factory 436-1337", "Jungle Oasis"], hand=["Shinobi"])
        .minion("King Rex", on="Factory 436-1337", of=0)
        .minion("Laseratops", on="Factory 436-1337", of=0)
        .minion("Armor Stego", on="Factory 436-1337", of=0)
        .minion("Nukebot", on="Factory 436-1337", of=1)
        .minion("Warbot", on="Factory 436-1337", of=1)
        .minion("Zapbot", on="Factory 436-1337", of=1)
        .turn(0, "score_bases")
        .start()
    )
    play(game, "Shinobi")
    assert game.scores == (2 + 3, 2)
