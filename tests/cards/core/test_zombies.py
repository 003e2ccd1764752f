"""Zombies: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup.engine import Effect, Minion
from smashup.scenario import (
    Scenario,
    actions_on,
    deck,
    discard_pile,
    hand,
    minions,
    offered,
    pick,
    play,
    power_of,
    prompt,
    scenario,
    use,
)
from tests.rules.cards_for_tests import Epilogue


class Wanderer(Minion):
    """Move this minion to another base."""

    name = "Wanderer"
    power = 1

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Where?", [self.card])


# Zombie Lord


def test_zombie_lord_plays_a_minion_of_power_2_or_less_on_each_base_where_you_have_none():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Mothership", "The Homeworld"], hand=["Zombie Lord"])
        .minion("Grave Digger", on="Tar Pits", of=0)
        .minion("King Rex", on="The Mothership", of=1)
        .discard_pile(0, "Tenacious Z", "Collector", "Collector", "Grave Digger", "Scout", "Outbreak")
        .start()
    )
    play(game, "Zombie Lord", on="Jungle Oasis")
    assert offered(game) == [
        "Tenacious Z on The Mothership",
        "Tenacious Z on The Homeworld",
        "Collector on The Mothership",
        "Collector on The Homeworld",
        "Pass",
    ]
    play(game, "Tenacious Z", on="The Mothership")
    assert offered(game) == ["Collector on The Homeworld", "Pass"]
    play(game, "Collector", on="The Homeworld")
    assert minions(game, "The Mothership", of=0) == ["Tenacious Z"]
    assert minions(game, "The Homeworld", of=0) == ["Collector"]
    assert discard_pile(game, 0) == ["Collector", "Grave Digger", "Scout", "Outbreak"]


def test_zombie_lord_looks_at_printed_power():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Zombie Lord"])
        .minion("War Raptor", on="Tar Pits", of=1)
        .discard_pile(0, "War Raptor")
        .duplicate_factions()
        .start()
    )
    play(game, "Zombie Lord", on="Jungle Oasis")
    play(game, "War Raptor", on="Tar Pits")
    assert power_of(game, "War Raptor", of=0) == 4


def test_zombie_lords_plays_are_made_at_once_or_lost():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Mothership"], hand=["Zombie Lord"])
        .discard_pile(0, "Walker", "Walker")
        .start()
    )
    play(game, "Zombie Lord", on="Jungle Oasis")
    pick(game, "pass")
    assert offered(game) == ["End your plays"]


def test_zombie_lord_plays_one_minion_for_a_base_even_if_it_moves_away():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Zombie Lord"], definitions=[Wanderer])
        .discard_pile(0, "Wanderer", "Collector")
        .start()
    )
    play(game, "Zombie Lord", on="Jungle Oasis")
    play(game, "Wanderer", on="Tar Pits")
    assert minions(game, "Jungle Oasis") == ["Zombie Lord", "Wanderer"]
    assert offered(game) == ["End your plays"]


def test_zombie_lord_fixes_the_bases_when_he_is_played():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Mothership"], hand=["Zombie Lord"])
        .minion("Scout", on="Tar Pits", of=0)
        .discard_pile(0, "Collector", "Walker")
        .start()
    )
    play(game, "Zombie Lord", on="Jungle Oasis")
    assert offered(game) == ["Collector on The Mothership", "Walker on The Mothership", "Pass"]


def test_a_minion_discarded_by_a_walker_on_the_way_may_be_played_on_a_base_still_open():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits", "The Mothership"], hand=["Zombie Lord"])
        .discard_pile(0, "Walker")
        .deck(0, "Tenacious Z")
        .start()
    )
    play(game, "Zombie Lord", on="Jungle Oasis")
    play(game, "Walker", on="Tar Pits")
    pick(game, "Tenacious Z")
    play(game, "Tenacious Z", on="The Mothership")
    assert minions(game, "The Mothership") == ["Tenacious Z"]


def test_3_9_zombie_lord_plays_nothing_on_a_base_under_another_players_overrun():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Zombie Lord"])
        .action("Overrun", on="Tar Pits", of=1)
        .discard_pile(0, "Collector")
        .duplicate_factions()
        .start()
    )
    play(game, "Zombie Lord", on="Jungle Oasis")
    assert offered(game) == ["End your plays"]


def test_zombie_lords_minions_are_really_played():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Zombie Lord"])
        .action("Flame Trap", on="Tar Pits", of=1)
        .discard_pile(0, "Collector")
        .start()
    )
    play(game, "Zombie Lord", on="Jungle Oasis")
    play(game, "Collector", on="Tar Pits")
    assert minions(game, "Tar Pits") == []
    assert discard_pile(game, 1) == ["Flame Trap"]


def test_a_card_discarded_to_pay_the_piper_comes_too_late_for_the_zombie_lord_who_set_it_off():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Zombie Lord", "Walker"])
        .action("Pay the Piper", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Zombie Lord", on="Jungle Oasis")
    assert discard_pile(game, 0) == ["Walker"]
    assert offered(game) == ["End your plays"]


def test_a_tenacious_z_played_by_zombie_lord_does_not_use_up_the_ability_of_tenacious_z():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Zombie Lord"])
        .discard_pile(0, "Tenacious Z", "Tenacious Z")
        .start()
    )
    play(game, "Zombie Lord", on="Jungle Oasis")
    play(game, "Tenacious Z", on="Tar Pits")
    use(game, "Tenacious Z")
    play(game, "Tenacious Z", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Tenacious Z", "Tenacious Z"]


# Grave Digger


def test_grave_digger_may_put_a_minion_of_either_faction_into_your_hand():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Grave Digger"])
        .plays(minions=2)
        .discard_pile(0, "Grave Digger", "Scout", "Outbreak")
        .start()
    )
    play(game, "Grave Digger")
    assert offered(game) == ["Grave Digger", "Scout", "Pass"]
    pick(game, "Scout")
    assert hand(game, 0) == ["Scout"]
    play(game, "Scout")
    assert minions(game, "Jungle Oasis") == ["Grave Digger", "Scout"]


def test_grave_digger_needs_not_take_anything():
    game = scenario(bases=["Jungle Oasis"], hand=["Grave Digger"]).discard_pile(0, "Walker").start()
    play(game, "Grave Digger")
    pick(game, "pass")
    assert discard_pile(game, 0) == ["Walker"]


# Tenacious Z


def test_tenacious_z_may_be_played_from_the_discard_pile_as_an_extra_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Scout"])
        .discard_pile(0, "Tenacious Z", "Tenacious Z")
        .start()
    )
    use(game, "Tenacious Z")
    play(game, "Tenacious Z", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Tenacious Z"]
    assert offered(game) == ["Scout on Jungle Oasis", "Scout on Tar Pits", "End your plays"]


def test_only_one_tenacious_z_a_turn_and_again_in_the_next():
    game = (
        scenario(bases=["Jungle Oasis"])
        .discard_pile(0, "Tenacious Z", "Tenacious Z")
        .deck(0, "Walker", "Walker")
        .start()
    )
    use(game, "Tenacious Z")
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    pick(game, "end")
    use(game, "Tenacious Z")
    assert minions(game, "Jungle Oasis") == ["Tenacious Z", "Tenacious Z"]


def test_a_tenacious_z_that_came_back_to_the_discard_pile_cannot_be_used_again_this_turn():
    game = (
        scenario(bases=["Jungle Oasis"])
        .discard_pile(0, "Tenacious Z")
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .start()
    )
    use(game, "Tenacious Z")
    assert discard_pile(game, 0) == ["Tenacious Z"]
    assert offered(game) == ["End your plays"]


def test_tenacious_z_lying_in_another_players_discard_pile_is_not_yours_to_use():
    game = scenario(bases=["Jungle Oasis"]).discard_pile(1, "Tenacious Z").start()
    assert offered(game) == ["End your plays"]


def test_other_ways_to_play_a_tenacious_z_do_not_use_up_its_ability():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["They Keep Coming", "Tenacious Z"])
        .discard_pile(0, "Tenacious Z", "Tenacious Z")
        .start()
    )
    play(game, "They Keep Coming")
    play(game, "Tenacious Z")
    play(game, "Tenacious Z")
    use(game, "Tenacious Z")
    assert minions(game, "Jungle Oasis") == ["Tenacious Z"] * 3


def test_tenacious_z_counts_as_a_minion_played_this_turn():
    game = scenario(bases=["Jungle Oasis"], hand=["Microbot Fixer", "Zapbot"]).discard_pile(0, "Tenacious Z").start()
    use(game, "Tenacious Z")
    play(game, "Microbot Fixer")
    assert offered(game) == ["End your plays"]


def test_tenacious_z_cannot_be_used_where_no_base_takes_it():
    game = (
        scenario(bases=["Jungle Oasis"])
        .action("Overrun", on="Jungle Oasis", of=1)
        .discard_pile(0, "Tenacious Z")
        .duplicate_factions()
        .start()
    )
    assert offered(game) == ["End your plays"]


# Walker


def test_walker_looks_at_the_top_card_alone_and_may_discard_it():
    game = scenario(bases=["Jungle Oasis"], hand=["Walker"]).deck(0, "Outbreak", "Overrun").start()
    play(game, "Walker")
    assert offered(game) == ["Outbreak", "Pass"]
    look = next(event for event in game.events if event.kind == "look")
    assert (look.visible_to(0), look.visible_to(1)) == (True, False)
    pick(game, "Outbreak")
    assert (deck(game, 0), discard_pile(game, 0)) == (["Overrun"], ["Outbreak"])


def test_walker_may_leave_the_card_on_top():
    game = scenario(bases=["Jungle Oasis"], hand=["Walker"]).deck(0, "Outbreak", "Overrun").start()
    play(game, "Walker")
    pick(game, "pass")
    assert deck(game, 0) == ["Outbreak", "Overrun"]


def test_9_6_walker_with_an_empty_deck_shuffles_the_discard_pile_first():
    game = scenario(bases=["Jungle Oasis"], hand=["Walker"]).discard_pile(0, "Outbreak").start()
    play(game, "Walker")
    assert offered(game) == ["Outbreak", "Pass"]
    pick(game, "pass")
    assert (deck(game, 0), discard_pile(game, 0)) == (["Outbreak"], [])


# Grave Robbing


def test_grave_robbing_must_take_a_card_of_any_kind_but_never_itself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Grave Robbing"])
        .discard_pile(0, "Walker", "Grave Robbing", "Walker")
        .start()
    )
    play(game, "Grave Robbing")
    assert offered(game) == ["Walker", "Grave Robbing"]
    pick(game, "Grave Robbing")
    assert hand(game, 0) == ["Grave Robbing"]
    assert discard_pile(game, 0) == ["Walker", "Walker", "Grave Robbing"]


def test_grave_robbing_with_an_empty_discard_pile_does_nothing():
    game = scenario(bases=["Jungle Oasis"], hand=["Grave Robbing"]).start()
    play(game, "Grave Robbing")
    assert (hand(game, 0), discard_pile(game, 0)) == ([], ["Grave Robbing"])


# Lend a Hand


def test_lend_a_hand_shuffles_the_chosen_cards_into_your_deck_but_not_itself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Lend a Hand"])
        .discard_pile(0, "Walker", "Walker", "Outbreak")
        .deck(0, "Overrun")
        .start()
    )
    play(game, "Lend a Hand")
    pick(game, "Walker", "Outbreak", "done")
    assert sorted(deck(game, 0)) == ["Outbreak", "Overrun", "Walker"]
    assert discard_pile(game, 0) == ["Walker", "Lend a Hand"]


def test_lend_a_hand_with_no_card_chosen_shuffles_nothing():
    game = scenario(bases=["Jungle Oasis"], hand=["Lend a Hand"]).discard_pile(0, "Walker").deck(0, "Overrun").start()
    play(game, "Lend a Hand")
    pick(game, "done")
    assert discard_pile(game, 0) == ["Walker", "Lend a Hand"]
    assert "shuffle" not in [event.kind for event in game.events]


# Mall Crawl


def test_mall_crawl_puts_any_number_of_cards_of_one_name_from_your_deck_on_the_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mall Crawl"])
        .deck(0, "Walker", "Tenacious Z", "Tenacious Z", "Overrun", "Tenacious Z")
        .start()
    )
    play(game, "Mall Crawl")
    pick(game, "Tenacious Z")
    assert offered(game) == ["Tenacious Z", "Done"]
    pick(game, "Tenacious Z", "done")
    assert discard_pile(game, 0) == ["Tenacious Z", "Tenacious Z", "Mall Crawl"]
    assert sorted(deck(game, 0)) == ["Overrun", "Tenacious Z", "Walker"]
    assert "shuffle" in [event.kind for event in game.events]
    use(game, "Tenacious Z")
    assert minions(game, "Jungle Oasis") == ["Tenacious Z"]


def test_mall_crawl_may_take_nothing_and_still_shuffles():
    game = scenario(bases=["Jungle Oasis"], hand=["Mall Crawl"]).deck(0, "Walker", "Overrun").start()
    play(game, "Mall Crawl")
    pick(game, "done")
    assert discard_pile(game, 0) == ["Mall Crawl"]
    assert "shuffle" in [event.kind for event in game.events]


# Not Enough Bullets


def test_not_enough_bullets_takes_any_number_of_minions_of_one_name_into_your_hand():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Not Enough Bullets"])
        .discard_pile(0, "Walker", "Outbreak", "Walker", "Scout", "Walker")
        .start()
    )
    play(game, "Not Enough Bullets")
    assert offered(game) == ["Walker", "Scout", "Done"]
    pick(game, "Walker", "Walker", "done")
    assert hand(game, 0) == ["Walker", "Walker"]
    assert discard_pile(game, 0) == ["Outbreak", "Scout", "Walker", "Not Enough Bullets"]


def test_not_enough_bullets_may_take_none():
    game = scenario(bases=["Jungle Oasis"], hand=["Not Enough Bullets"]).discard_pile(0, "Walker").start()
    play(game, "Not Enough Bullets")
    pick(game, "done")
    assert hand(game, 0) == []


# Outbreak


def test_outbreak_gives_an_extra_minion_of_any_power_on_a_base_where_you_have_none():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Outbreak", "Zombie Lord"])
        .plays(minions=0)
        .minion("Walker", on="Jungle Oasis", of=0)
        .minion("Scout", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Outbreak")
    assert offered(game) == ["Zombie Lord on Tar Pits", "End your plays"]


def test_outbreak_may_wait_until_after_the_normal_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Outbreak", "Scout", "Scout"])
        .minion("Walker", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Outbreak")
    play(game, "Scout", on="Jungle Oasis")
    assert offered(game) == ["Scout on Tar Pits", "End your plays"]


def test_outbreak_looks_for_a_free_base_when_the_minion_is_played():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Outbreak", "Scout"])
        .plays(minions=0)
        .discard_pile(0, "Tenacious Z")
        .start()
    )
    play(game, "Outbreak")
    use(game, "Tenacious Z")
    assert offered(game) == ["End your plays"]


def test_outbreak_is_of_no_use_with_a_minion_on_every_base():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Outbreak", "Walker"])
        .plays(minions=0)
        .minion("Scout", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Outbreak")
    assert offered(game) == ["End your plays"]


# Overrun


def test_overrun_keeps_other_players_from_playing_minions_here():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Scout"]).action("Overrun", on="Jungle Oasis", of=1).start()
    )
    assert offered(game) == ["Scout on Tar Pits", "End your plays"]


def test_overrun_does_not_bind_its_controller_nor_stop_moves_and_actions():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Overrun", "Walker"])
        .minion("Scout", on="Tar Pits", of=1)
        .hand(1, "Invasion", "Jammed Signal")
        .start()
    )
    play(game, "Overrun", on="Jungle Oasis")
    play(game, "Walker", on="Jungle Oasis")
    pick(game, "end")
    assert "Jammed Signal on Jungle Oasis" in offered(game)
    play(game, "Invasion")
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis") == ["Walker", "Scout"]


def test_overrun_is_destroyed_at_the_start_of_its_controllers_turn_and_goes_to_its_owner():
    game = scenario(bases=["Jungle Oasis"]).action("Overrun", on="Jungle Oasis", of=0, owner=1).start()
    pick(game, "end")
    assert actions_on(game, "Jungle Oasis") == ["Overrun"]
    pick(game, "end")
    assert actions_on(game, "Jungle Oasis") == []
    assert discard_pile(game, 1) == ["Overrun"]


# They Keep Coming


def test_they_keep_coming_plays_a_minion_of_any_power_from_your_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["They Keep Coming"])
        .discard_pile(0, "Invader", "Outbreak")
        .start()
    )
    play(game, "They Keep Coming")
    assert offered(game) == ["Invader on Jungle Oasis", "Invader on Tar Pits", "Pass"]
    play(game, "Invader", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Invader"]
    assert game.scores == (1, 0)


def test_they_keep_coming_is_optional_but_cannot_wait():
    game = scenario(bases=["Jungle Oasis"], hand=["They Keep Coming"]).discard_pile(0, "Walker").start()
    play(game, "They Keep Coming")
    pick(game, "pass")
    assert offered(game) == ["End your plays"]


# They're Coming To Get You


def coming(*cards: str, minions: int = 1) -> Scenario:
    return (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=cards)
        .plays(minions=minions)
        .action("They're Coming To Get You", on="Jungle Oasis", of=0)
    )


def test_theyre_coming_to_get_you_lets_a_minion_played_here_come_from_the_discard_pile():
    game = coming().discard_pile(0, "Invader", "Walker").start()
    assert offered(game) == [
        "Invader on Jungle Oasis from your discard pile",
        "Walker on Jungle Oasis from your discard pile",
        "End your plays",
    ]
    play(game, "Invader")
    assert game.scores == (1, 0)
    assert discard_pile(game, 0) == ["Walker"]
    assert offered(game) == ["End your plays"]


def test_theyre_coming_to_get_you_works_once_a_turn_and_again_in_the_next():
    game = coming(minions=2).discard_pile(0, "Walker", "Walker").deck(0, "Outbreak", "Overrun").start()
    play(game, "Walker")
    pick(game, "pass")
    assert not any(label.startswith("Walker") for label in offered(game))
    pick(game, "end")
    pick(game, "end")
    play(game, "Walker")


def test_theyre_coming_to_get_you_played_again_may_be_used_again_5_7():
    game = (
        coming("Grave Robbing", "Disenchant", minions=2)
        .plays(minions=2, actions=3)
        .discard_pile(0, "Gremlin", "Gremlin")
        .start()
    )
    pick(game, "Gremlin on Jungle Oasis from your discard pile")
    play(game, "Disenchant")
    play(game, "Grave Robbing")
    pick(game, "They're Coming To Get You")
    play(game, "They're Coming To Get You", on="Jungle Oasis")
    pick(game, "Gremlin on Jungle Oasis from your discard pile")
    assert minions(game, "Jungle Oasis") == ["Gremlin", "Gremlin"]


def test_theyre_coming_to_get_you_fits_a_generic_extra_minion_within_its_limits():
    game = coming("Zapbot", minions=1).discard_pile(0, "Grave Digger", "Walker").start()
    play(game, "Zapbot", on="Tar Pits")
    assert offered(game) == ["Walker on Jungle Oasis from your discard pile", "End your plays"]


def test_theyre_coming_to_get_you_does_not_stand_in_for_a_play_of_a_specific_card():
    game = coming("Hoverbot").deck(0, "Zapbot").discard_pile(0, "Walker").start()
    play(game, "Hoverbot", on="Tar Pits")
    assert offered(game) == ["Zapbot on Jungle Oasis", "Zapbot on Tar Pits", "Pass"]


def test_other_plays_from_the_discard_pile_do_not_use_up_theyre_coming_to_get_you():
    game = coming("They Keep Coming").discard_pile(0, "Gremlin", "Gremlin").start()
    play(game, "They Keep Coming")
    play(game, "Gremlin", on="Jungle Oasis")
    pick(game, "Gremlin on Jungle Oasis from your discard pile")
    assert minions(game, "Jungle Oasis") == ["Gremlin", "Gremlin"]


def test_only_the_controller_of_theyre_coming_to_get_you_may_use_it():
    game = (
        scenario(bases=["Jungle Oasis"])
        .action("They're Coming To Get You", on="Jungle Oasis", of=1)
        .discard_pile(0, "Walker")
        .discard_pile(1, "Walker")
        .duplicate_factions()
        .start()
    )
    assert offered(game) == ["End your plays"]


def test_theyre_coming_to_get_you_works_in_the_turn_it_is_played():
    game = scenario(bases=["Jungle Oasis"], hand=["They're Coming To Get You"]).discard_pile(0, "Grave Digger").start()
    play(game, "They're Coming To Get You")
    play(game, "Grave Digger")
    assert minions(game, "Jungle Oasis") == ["Grave Digger"]


# Evans City Cemetery


def test_evans_city_cemetery_makes_the_winner_discard_the_hand_and_draw_five():
    game = (
        scenario(bases=["Evans City Cemetery"])
        .turn(0, "score_bases")
        .minion("King Rex", on="Evans City Cemetery", of=1, counters=13)
        .hand(1, "Walker", "Outbreak")
        .deck(1, "Howl", "Howl", "Rampage", "Upgrade", "Laseratops", "Walker")
        .start()
    )
    assert hand(game, 1) == ["Howl", "Howl", "Rampage", "Upgrade", "Laseratops"]
    assert discard_pile(game, 1) == ["Walker", "Outbreak", "King Rex"]


def test_evans_city_cemetery_reshuffles_the_discarded_hand_but_not_the_minions_still_here():
    game = (
        scenario(bases=["Evans City Cemetery"])
        .turn(0, "score_bases")
        .minion("King Rex", on="Evans City Cemetery", of=1, counters=13)
        .hand(1, "Walker", "Outbreak")
        .deck(1, "Howl")
        .start()
    )
    assert sorted(hand(game, 1)) == ["Howl", "Outbreak", "Walker"]
    assert discard_pile(game, 1) == ["King Rex"]


def test_evans_city_cemetery_applies_to_each_of_tied_winners():
    game = (
        scenario(players=3, bases=["Evans City Cemetery"])
        .turn(0, "score_bases")
        .minion("King Rex", on="Evans City Cemetery", of=1, counters=3)
        .minion("Invader", on="Evans City Cemetery", of=2, counters=7)
        .hand(1, "Walker")
        .hand(2, "Collector")
        .deck(1, *["War Raptor"] * 4, "Howl")
        .deck(2, "Invader", "Scout", "Beam Up", "Beam Up", "Probe")
        .start()
    )
    assert hand(game, 1) == ["War Raptor", "War Raptor", "War Raptor", "War Raptor", "Howl"]
    assert hand(game, 2) == ["Invader", "Scout", "Beam Up", "Beam Up", "Probe"]


def test_6_5_evans_city_cemetery_comes_before_specials_from_the_hand_it_discards():
    game = (
        scenario(bases=["Evans City Cemetery"], definitions=[Epilogue])
        .turn(0, "score_bases")
        .minion("King Rex", on="Evans City Cemetery", of=1, counters=13)
        .hand(1, "Epilogue")
        .deck(1, *["War Raptor"] * 4, "Howl")
        .start()
    )
    assert discard_pile(game, 1) == ["Epilogue", "King Rex"]
    assert game.scores == (0, 5)


@pytest.mark.parametrize(("answer", "left"), [("yes", ["Shinobi"]), ("no", ["Walker"])])
def test_the_winner_may_ignore_evans_city_cemetery_through_infiltrate(answer, left):
    game = (
        scenario(bases=["Evans City Cemetery"])
        .turn(0, "score_bases")
        .minion("Walker", on="Evans City Cemetery", of=1, counters=18)
        .action("Infiltrate", on="Evans City Cemetery", of=1)
        .hand(1, "Shinobi")
        .deck(1, "Walker")
        .start()
    )
    pick(game, "pass")  # Shinobi, before the base scores
    assert prompt(game) == "Ignore the ability of Evans City Cemetery?"
    pick(game, answer)
    assert hand(game, 1)[:1] == left


# Rhodes Plaza Mall


def test_rhodes_plaza_mall_gives_each_player_1_vp_for_each_minion_here():
    position = scenario(players=4, bases=["Rhodes Plaza Mall"]).turn(0, "score_bases")
    position.minion("King Rex", on="Rhodes Plaza Mall", of=0, counters=5)
    for player in (1, 2):
        position.minion("Collector", on="Rhodes Plaza Mall", of=player, counters=3)
        position.minion("Collector", on="Rhodes Plaza Mall", of=player)
    position.minion("Walker", on="Rhodes Plaza Mall", of=3)
    position.minion("Walker", on="Rhodes Plaza Mall", of=3)
    position.minion("Walker", on="Rhodes Plaza Mall", of=3, owner=0)
    game = position.duplicate_factions().start()
    assert game.scores == (1, 2, 2, 3)
