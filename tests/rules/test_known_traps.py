"""What other implementations of the game have got wrong, one heading for each trap."""

from smashup import Game, Options
from smashup.scenario import (
    Scenario,
    asked_by,
    bases,
    discard_pile,
    hand,
    minions,
    offered,
    pick,
    play,
    power_of,
    prompt,
    scenario,
    total,
    use,
)
from tests.rules.cards_for_tests import ALL

SHARED = Options(duplicate_factions=True, ask_end=True)
PLAYS = "Play a card, use an ability, or end your plays."


def with_powers(*powers: int, base: str, others: tuple[str, ...] = ("Jungle Oasis",)) -> Scenario:
    """Every player has one minion of the given power on the base and two cards to draw, and it is time to score."""
    position = scenario(players=len(powers), bases=[base, *others], definitions=ALL).turn(0, "score_bases")
    for player, power in enumerate(powers):
        position.minion("Zero", on=base, of=player, counters=power).deck(player, "Dummy", "Dummy")
    return position


def scored(game: Game) -> list[str | None]:
    """The bases that scored, in order."""
    return [event.base for event in game.events if event.kind == "scoring"]


# Tied places paying the wrong VP (6.7).


def test_tied_winners_are_paid_for_first_place_where_second_place_pays_more():
    """Ninja Dojo pays 2, 3, 2."""
    game = with_powers(9, 9, base="Ninja Dojo").start()
    assert game.scores == (2, 2)


def test_tied_runners_up_are_both_paid_for_second_place_and_nobody_is_third():
    assert with_powers(10, 4, 4, 3, base="Tar Pits").start().scores == (4, 3, 3, 0)


def test_the_player_behind_two_tied_winners_is_third():
    assert with_powers(8, 8, 5, base="Tar Pits").start().scores == (4, 4, 2)


def test_tied_winners_each_get_what_the_base_gives_to_the_winner():
    """Factory 436-1337 pays 2, 2, 1, and the winner 1 for every 5 power."""
    assert with_powers(12, 12, 1, base="Factory 436-1337").start().scores == (2 + 2, 2 + 2, 1)


def test_a_tie_for_first_leaves_no_runner_up_for_the_bases_ability():
    game = with_powers(11, 11, base="Tortuga").minion("Zero", on="Jungle Oasis", of=1).start()
    assert game.scores == (4, 4)
    assert prompt(game) == PLAYS


def test_a_player_with_no_card_there_does_not_share_last_place():
    game = scenario(players=3, bases=["Tar Pits"], definitions=ALL).turn(0, "score_bases")
    game.minion("Zero", on="Tar Pits", of=0, counters=16).minion("Zero", on="Tar Pits", of=1)
    assert game.start().scores == (4, 3, 0)


# The list of ready bases frozen instead of checked again after each scoring (6.3 step 9).


def test_a_base_that_is_no_longer_ready_after_another_has_scored_does_not_score():
    """Pirate King leaves Jungle Oasis for the base that scores first."""
    game = (
        with_powers(9, 7, base="Tar Pits")
        .minion("Zero", on="Jungle Oasis", counters=8)
        .minion("Pirate King", on="Jungle Oasis")
        .start()
    )
    pick(game, "Tar Pits")
    pick(game, "yes")
    assert scored(game) == ["Tar Pits"]
    assert minions(game, "Jungle Oasis") == ["Zero"]


def test_a_base_that_becomes_ready_by_another_ones_scoring_scores_too():
    game = (
        with_powers(14, 0, base="Tar Pits")
        .minion("First Mate", on="Tar Pits")
        .minion("Zero", on="Jungle Oasis", of=1, counters=10)
        .start()
    )
    pick(game, "Jungle Oasis")
    assert asked_by(game) == "First Mate"  # 5.8: it may sail on when the second base scores as well
    pick(game, "pass")
    assert scored(game) == ["Tar Pits", "Jungle Oasis"]
    assert game.scores == (4, 3 + 2)


def test_the_base_that_has_just_come_into_play_may_be_ready_at_once():
    """The runner-up of Tortuga brings 12 power to the new base, Jungle Oasis."""
    game = (
        with_powers(20, 1, base="Tortuga", others=("Ninja Dojo",))
        .minion("King Rex", on="Ninja Dojo", of=1, counters=5)
        .base_deck("Jungle Oasis")
        .start()
    )
    pick(game, "King Rex")
    assert scored(game) == ["Tortuga", "Jungle Oasis"]
    assert game.scores == (4, 3 + 2)


def test_the_current_player_chooses_again_among_the_bases_that_are_ready_then():
    game = (
        with_powers(16, 0, base="Tar Pits", others=("Jungle Oasis", "Ninja Dojo"))
        .minion("Zero", on="Jungle Oasis", counters=12)
        .minion("Zero", on="Ninja Dojo", of=1, counters=18)
        .start()
    )
    pick(game, "Jungle Oasis")
    assert offered(game) == ["Tar Pits", "Ninja Dojo"]


# Before-scoring Specials skipped (6.5).


def test_specials_are_offered_before_each_base_that_scores():
    game = (
        with_powers(16, 0, base="Tar Pits")
        .minion("Zero", on="Jungle Oasis", counters=12)
        .hand(1, "Parade", "Parade")
        .start()
    )
    pick(game, "Tar Pits")
    assert prompt(game) == "Play a Special before Tar Pits scores?"
    play(game, "Parade")
    pick(game, "pass")
    assert prompt(game) == "Play a Special before Jungle Oasis scores?"


def test_specials_are_offered_to_players_who_have_nothing_on_the_base():
    game = (
        scenario(players=3, bases=["Tar Pits"])
        .turn(0, "score_bases")
        .minion("King Rex", on="Tar Pits", counters=9)
        .hand(2, "Shinobi")
        .start()
    )
    play(game, "Shinobi", on="Tar Pits")
    assert game.scores == (4, 0, 3)


def test_specials_are_offered_after_a_card_in_play_has_asked_something():
    game = with_powers(10, 0, base="Meadow").hand(1, "Parade").start()
    assert asked_by(game) == "Meadow"
    pick(game, "no", "no")
    assert prompt(game) == "Play a Special before Meadow scores?"


def test_a_special_that_was_drawn_before_the_base_scores_can_be_played():
    game = (
        scenario(bases=["Meadow", "Jungle Oasis"], definitions=ALL)
        .turn(0, "score_bases")
        .minion("Zero", on="Meadow", of=1, counters=10)
        .deck(1, "Parade")
        .start()
    )
    pick(game, "yes")
    assert offered(game) == ["Parade", "Pass"]


def test_a_minion_played_as_a_special_resolves_its_own_ability_before_the_award():
    """Hidden Ninja brings Tiger Assassin, who destroys the minion that would have won."""
    game = (
        scenario(bases=["Tar Pits"], definitions=ALL)
        .turn(0, "score_bases")
        .minion("Dummy", on="Tar Pits", of=1, counters=1)
        .minion("Zero", on="Tar Pits", of=0, counters=13)
        .hand(0, "Hidden Ninja", "Tiger Assassin")
        .start()
    )
    play(game, "Hidden Ninja")
    play(game, "Tiger Assassin", on="Tar Pits")
    pick(game, "Dummy")
    assert game.scores == (4, 0)


# After-scoring cards unavailable when the base asked something (6.5).


def test_specials_from_hand_come_after_the_question_of_the_base():
    game = with_powers(10, 0, base="Gallery").hand(1, "Epilogue").start()
    assert asked_by(game) == "Gallery"
    pick(game, "yes")
    assert game.decision is not None
    assert (game.decision.player, offered(game)) == (1, ["Epilogue", "Pass"])
    play(game, "Epilogue")
    assert game.scores == (3, 2 + 1)


def test_a_card_in_play_and_the_base_may_both_ask_after_scoring():
    game = with_powers(20, 0, base="The Mothership").minion("Scout", on="The Mothership").hand(0, "Epilogue").start()
    pick(game, "The Mothership")
    assert offered(game) == ["Scout (3, Player 1, The Mothership)", "Pass"]
    pick(game, "pass")
    assert asked_by(game) == "Scout"
    pick(game, "yes")
    assert offered(game) == ["Epilogue", "Pass"]


def test_a_special_that_the_base_let_somebody_draw_can_be_played():
    game = (
        scenario(bases=["Gallery", "Jungle Oasis"], definitions=ALL)
        .turn(0, "score_bases")
        .minion("Zero", on="Gallery", of=1, counters=10)
        .deck(1, "Epilogue")
        .start()
    )
    pick(game, "yes")
    assert offered(game) == ["Epilogue", "Pass"]


def test_a_minion_that_the_base_has_sent_away_does_not_use_its_ability():
    """The Mothership returns the Scout to hand: it is asked no more."""
    game = with_powers(20, 0, base="The Mothership").minion("Scout", on="The Mothership").start()
    pick(game, "The Mothership")
    pick(game, "Scout")
    assert prompt(game) == PLAYS
    assert "Scout" in hand(game, 0)


# Triggers firing twice.


def test_a_minion_played_sets_off_a_card_once():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Zero"], definitions=ALL)
        .minion("Chronicler", on="Jungle Oasis")
        .deck(0, "Dummy", "Dummy", "Dummy")
        .start()
    )
    play(game, "Zero")
    assert hand(game, 0) == ["Dummy"]


def test_a_minion_destroyed_sets_off_a_card_once_although_it_is_discarded_as_well():
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Massacre"], definitions=ALL)
        .minion("Shade", on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Massacre")
    pick(game, "Shade")
    assert game.scores == (0, 1 + 1)  # one for Cave of Shinies, one for Shade


def test_an_ability_that_was_declined_is_not_offered_again_in_the_same_window():
    game = (
        with_powers(16, 0, base="Tar Pits")
        .minion("Pirate King", on="Jungle Oasis")
        .minion("Drummer", on="Tar Pits")
        .hand(0, "Parade")
        .start()
    )
    pick(game, "Pirate King")
    pick(game, "no")
    assert prompt(game) == "Play a Special before Tar Pits scores?"
    assert power_of(game, "Drummer") == 3
    play(game, "Parade")
    assert prompt(game) == PLAYS


def test_an_ability_before_scoring_happens_once_for_each_scoring():
    game = with_powers(16, 0, base="Tar Pits").minion("Drummer", on="Tar Pits").hand(0, "Parade").start()
    play(game, "Parade")
    assert [event.amount for event in game.events if event.kind == "counter"] == [1]


def test_a_base_that_comes_back_scores_only_when_it_is_ready_again():
    game = with_powers(16, 0, base="Tar Pits").base_deck().start()
    assert bases(game) == ["Tar Pits", "Jungle Oasis"]
    assert scored(game) == ["Tar Pits"]
    assert game.scores == (4, 3)


def test_the_start_of_a_turn_happens_once_however_often_the_player_is_asked():
    game = (
        scenario(bases=["Jungle Oasis"], definitions=ALL)
        .turn(0, "start_turn")
        .minion("Herald", on="Jungle Oasis")
        .hand(0, "Dummy", "Zero")
        .start()
    )
    play(game, "Dummy")
    play(game, "Zero")
    assert offered(game) == ["End your plays"]


def test_a_copy_of_the_game_made_in_the_middle_of_an_effect_does_not_repeat_what_has_happened():
    game = (
        scenario(bases=["The Homeworld"], hand=["Invader", "Collector"], definitions=ALL)
        .minion("Chronicler", on="The Homeworld")
        .deck(0, "Dummy", "Zero")
        .start()
    )
    play(game, "Invader")
    assert prompt(game) == "Which ability happens next?"
    copy = game.clone()
    for one in (game, copy):
        pick(one, "Chronicler")
        assert one.scores == (1, 0)
        assert hand(one, 0) == ["Collector", "Dummy"]


def test_what_a_lasting_protection_sets_off_happens_at_once_and_once():
    """Smoke Bomb throws another player's action off the minion (10.12)."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Smoke Bomb"], definitions=ALL)
        .minion("Dummy", on="Jungle Oasis", actions=[("Will", 1)])
        .start()
    )
    play(game, "Smoke Bomb")
    assert game.scores == (0, 1)
    pick(game, "end")
    assert game.scores == (0, 1)


# "Your" versus "any" when two players share a faction (14.3).


def test_your_microbots_are_not_those_of_another_player_of_robots():
    game = (
        scenario(bases=["Jungle Oasis"], options=SHARED)
        .minion("Microbot Fixer", on="Jungle Oasis", of=0)
        .minion("Microbot Guard", on="Jungle Oasis", of=0)
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .start()
    )
    assert power_of(game, "Microbot Guard", of=0) == 2
    assert power_of(game, "Microbot Guard", of=1) == 1


def test_microbot_alpha_counts_only_its_controllers_minions():
    game = (
        scenario(bases=["Jungle Oasis"], options=SHARED)
        .minion("Microbot Alpha", on="Jungle Oasis", of=0)
        .minion("Microbot Alpha", on="Jungle Oasis", of=1)
        .minion("Zapbot", on="Jungle Oasis", of=1)
        .start()
    )
    assert power_of(game, "Microbot Alpha", of=0) == 1
    assert power_of(game, "Microbot Alpha", of=1) == 2


def test_microbot_archive_does_not_draw_for_another_players_microbots():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Seeing Stars"], options=SHARED)
        .minion("Microbot Archive", on="Jungle Oasis", of=0)
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .deck(0, "Zapbot")
        .start()
    )
    play(game, "Seeing Stars")
    pick(game, "Microbot Guard")
    assert hand(game, 0) == []


def test_any_war_raptor_here_counts_for_a_war_raptor_whoever_controls_it():
    game = (
        scenario(bases=["Jungle Oasis"], options=SHARED)
        .minion("War Raptor", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .start()
    )
    assert power_of(game, "War Raptor", of=0) == 4
    assert power_of(game, "War Raptor", of=1) == 4


def test_howl_strengthens_your_minions_only():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Howl"], options=SHARED)
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Howl")
    assert (power_of(game, "King Rex", of=0), power_of(game, "King Rex", of=1)) == (8, 7)


def test_sea_dogs_moves_the_other_players_minions_of_a_shared_faction_and_not_yours():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Sea Dogs"], options=SHARED)
        .minion("King Rex", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Sea Dogs")
    pick(game, "Dinosaurs")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert minions(game, "Tar Pits") == ["War Raptor"]


def test_a_minion_belongs_to_its_own_owner_although_another_player_has_the_same_card():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Crop Circles"], options=SHARED)
        .minion("Collector", on="Jungle Oasis", of=0, owner=1)
        .minion("Collector", on="Jungle Oasis", of=1, owner=1)
        .minion("Collector", on="Jungle Oasis", of=1, owner=0)
        .start()
    )
    play(game, "Crop Circles")
    assert (hand(game, 0), hand(game, 1)) == (["Collector"], ["Collector", "Collector"])


# Specials limited to once per base or turn.


def test_only_one_shinobi_is_played_by_its_ability_for_each_base():
    game = with_powers(16, 0, base="Tar Pits").hand(0, "Shinobi", "Shinobi").start()
    play(game, "Shinobi")
    assert prompt(game) == PLAYS
    assert hand(game, 0) == ["Shinobi", "Dummy", "Dummy"]


def test_another_shinobi_may_be_played_for_another_base_in_the_same_turn():
    game = (
        with_powers(16, 0, base="Tar Pits")
        .minion("Zero", on="Jungle Oasis", counters=12)
        .hand(0, "Shinobi", "Shinobi")
        .start()
    )
    pick(game, "Tar Pits")
    play(game, "Shinobi", on="Tar Pits")
    assert offered(game) == ["Shinobi on Jungle Oasis", "Pass"]


def test_the_limit_of_shinobi_is_each_players_own():
    game = with_powers(16, 0, base="Tar Pits").hand(0, "Shinobi").hand(1, "Shinobi").duplicate_factions().start()
    play(game, "Shinobi")
    assert game.decision is not None
    assert (game.decision.player, offered(game)) == (1, ["Shinobi on Tar Pits", "Pass"])


def test_hidden_ninja_brings_a_second_shinobi():
    game = with_powers(16, 0, base="Tar Pits").hand(0, "Shinobi", "Shinobi", "Hidden Ninja").start()
    play(game, "Shinobi")
    play(game, "Hidden Ninja")
    play(game, "Shinobi")
    assert discard_pile(game, 0).count("Shinobi") == 2


def test_the_limit_of_shinobi_starts_over_when_the_same_base_scores_again_in_the_turn():
    """There is no other base, so Tortuga comes back, and its runner-up brings enough power there at once."""
    game = (
        with_powers(20, 1, base="Tortuga", others=("Factory 436-1337",))
        .minion("King Rex", on="Factory 436-1337", of=1, counters=14)
        .hand(0, "Shinobi", "Shinobi")
        .base_deck()
        .start()
    )
    play(game, "Shinobi", on="Tortuga")
    pick(game, "King Rex")
    assert scored(game) == ["Tortuga", "Tortuga"]
    assert offered(game) == ["Shinobi on Tortuga", "Pass"]


def test_one_tenacious_z_comes_from_the_discard_pile_in_each_turn():
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


def test_the_limit_of_tenacious_z_is_not_used_up_by_other_ways_to_play_it():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["They Keep Coming", "Tenacious Z"])
        .discard_pile(0, "Tenacious Z", "Tenacious Z")
        .start()
    )
    play(game, "Tenacious Z")
    play(game, "They Keep Coming")
    play(game, "Tenacious Z")
    use(game, "Tenacious Z")
    assert minions(game, "Jungle Oasis") == ["Tenacious Z", "Tenacious Z", "Tenacious Z"]


def test_the_limit_of_tenacious_z_is_each_players_own():
    game = (
        scenario(bases=["Jungle Oasis"], options=SHARED)
        .discard_pile(0, "Tenacious Z")
        .discard_pile(1, "Tenacious Z")
        .start()
    )
    use(game, "Tenacious Z")
    pick(game, "end")
    use(game, "Tenacious Z")
    assert minions(game, "Jungle Oasis", of=1) == ["Tenacious Z"]


def test_pirate_king_may_sail_to_each_base_that_scores():
    game = (
        with_powers(16, 0, base="Tar Pits", others=("Jungle Oasis", "Ninja Dojo"))
        .minion("Zero", on="Jungle Oasis", counters=12)
        .minion("Pirate King", on="Ninja Dojo")
        .start()
    )
    pick(game, "Tar Pits")
    assert prompt(game) == "Move Pirate King to Tar Pits?"
    pick(game, "no")
    assert prompt(game) == "Move Pirate King to Jungle Oasis?"


# A minion's power judged before or after its own arrival.


def test_a_minion_counts_itself_among_the_cards_that_make_it_stronger():
    """The third War Raptor has 5 power, which is not less than Leprechaun's."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["War Raptor"])
        .minion("War Raptor", on="Jungle Oasis")
        .minion("War Raptor", on="Jungle Oasis")
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "War Raptor")
    assert minions(game, "Jungle Oasis", of=0) == ["War Raptor", "War Raptor", "War Raptor"]


def test_the_base_strengthens_a_minion_before_anything_looks_at_its_power():
    """Leprechaun has 6 here, and so has the minion of printed power 5."""
    game = (
        scenario(bases=["The Central Brain"], hand=["Supreme Overlord", "Collector"])
        .minion("Leprechaun", on="The Central Brain", of=1)
        .plays(2, 0)
        .start()
    )
    play(game, "Supreme Overlord")
    pick(game, "pass")
    assert minions(game, "The Central Brain", of=0) == ["Supreme Overlord"]
    play(game, "Collector")
    assert minions(game, "The Central Brain", of=0) == ["Supreme Overlord"]


def test_a_minion_that_counts_your_minions_here_counts_itself():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Microbot Guard"])
        .minion("Zapbot", on="Jungle Oasis")
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Microbot Guard")  # two minions: only power 1 or less, and that is Microbot Guard itself
    assert minions(game, "Jungle Oasis") == ["Zapbot", "Collector"]


def test_the_power_of_a_minion_is_judged_when_the_ability_resolves_not_when_it_is_set_off():
    """Leprechaun was set off when Supreme Overlord was played; Supreme Overlord sends him away."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Supreme Overlord"])
        .minion("Leprechaun", on="Jungle Oasis", of=1, counters=3)
        .start()
    )
    play(game, "Supreme Overlord")
    pick(game, "Leprechaun")
    assert minions(game, "Jungle Oasis") == ["Supreme Overlord"]


def test_the_power_of_a_minion_that_arrives_before_scoring_counts_for_the_places():
    game = with_powers(9, 7, base="Tar Pits").minion("Pirate King", on="Jungle Oasis", of=1).start()
    pick(game, "yes")
    assert game.scores == (3, 4)


def test_a_minion_in_hand_gets_nothing_from_what_would_strengthen_it_in_play():
    """Microbot Fixer would give the Microbot +1; Zombie Lord and Zapbot look at what is printed."""
    game = (
        scenario(bases=["The Central Brain"], hand=["Zapbot", "Microbot Guard"])
        .minion("Microbot Fixer", on="The Central Brain")
        .minion("Microbot Fixer", on="The Central Brain")
        .plays(1, 0)
        .start()
    )
    play(game, "Zapbot")
    assert offered(game) == ["Microbot Guard on The Central Brain", "End your plays"]
    assert total(game, "The Central Brain", 0) == 2 * (1 + 2 + 1) + 3
