"""Section 11 of the rules: what the words mean."""

from smashup.scenario import deck, discard_pile, hand, minions, offered, pick, play, plays_left, power_of, scenario, use
from tests.rules.cards_for_tests import ALL

# 11.1


def test_11_1_you_is_the_controller_of_the_card():
    game = scenario(bases=["Tar Pits"], definitions=ALL).minion("Adept", on="Tar Pits", of=1, owner=0).turn(1).start()
    use(game, "Adept")
    assert game.scores == (0, 1)


def test_11_1_on_a_base_you_is_each_player_its_text_speaks_of():
    """Mushroom Kingdom: at the start of each player's turn, that player."""
    position = (
        scenario(players=3, bases=["Mushroom Kingdom", "Tar Pits"])
        .minion("King Rex", on="Tar Pits", of=0)
        .minion("Scout", on="Tar Pits", of=1)
    )
    for player, others in ((0, ["Scout"]), (1, ["King Rex"]), (2, ["King Rex", "Scout"])):
        game = position.turn(player, "start_turn").start()
        assert game.decision is not None
        assert game.decision.player == player
        assert [label.split(" (")[0] for label in offered(game)] == [*others, "Pass"]


def test_11_1_other_players_are_all_but_you():
    game = scenario(players=3, bases=["Tar Pits"], hand=["Host"], definitions=ALL).start()
    play(game, "Host")
    pick(game, 0)
    assert game.scores == (0, 1, 1)


def test_11_1_any_player_includes_you():
    game = scenario(players=3, bases=["Tar Pits"], hand=["Host"], definitions=ALL).deck(0, "Dummy").start()
    play(game, "Host")
    assert offered(game) == ["Player 1", "Player 2", "Player 3"]
    pick(game, 0)
    assert hand(game, 0) == ["Dummy"]


# 11.2


def test_11_2_here_is_the_base_the_card_is_at():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Collector"])
        .minion("Scout", on="Tar Pits", of=1)
        .minion("Invader", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Collector", on="Tar Pits")
    assert offered(game) == ["Scout (3, Player 2, Tar Pits)", "Pass"]


def test_11_2_here_moves_along_with_the_card():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Way of Deception"])
        .minion("War Raptor", on="Tar Pits")
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "War Raptor", of=0) == 3
    play(game, "Way of Deception")
    assert power_of(game, "War Raptor", of=0) == 4


def test_11_2_there_is_the_place_just_referred_to():
    """Powderkeg: the base of the minion that was chosen."""
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Powderkeg"])
        .minion("Scout", on="Jungle Oasis")
        .minion("Invader", on="Jungle Oasis", of=1)
        .minion("Collector", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Powderkeg")
    assert minions(game, "Jungle Oasis") == []
    assert minions(game, "Tar Pits") == ["Collector"]


# 11.3


def test_11_3_a_minion_is_any_minion_in_play_of_any_player_the_card_itself_included():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Supreme Overlord"])
        .minion("Scout", on="Jungle Oasis")
        .minion("King Rex", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Supreme Overlord", on="Tar Pits")
    assert offered(game) == [
        "King Rex (7, Player 2, Tar Pits)",
        "Supreme Overlord (5, Player 1, Tar Pits)",
        "Scout (3, Player 1, Jungle Oasis)",
        "Pass",
    ]
    pick(game, "Supreme Overlord")
    assert hand(game, 0) == ["Supreme Overlord"]


def test_11_3_an_action_is_any_action_in_play_your_own_included():
    game = (
        scenario(bases=["Tar Pits"], hand=["Disenchant"])
        .minion("King Rex", on="Tar Pits", actions=["Upgrade"])
        .action("Overrun", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Disenchant")
    assert offered(game) == ["Overrun (Player 2, on Tar Pits)", "Upgrade (Player 1, on King Rex)"]


def test_11_3_a_card_is_played_from_hand_unless_stated():
    game = (
        scenario(bases=["Tar Pits"], hand=["Summon", "Walker"])
        .deck(0, "Grave Digger")
        .discard_pile(0, "Zombie Lord")
        .plays(0, 1)
        .start()
    )
    play(game, "Summon")
    assert offered(game) == ["Walker on Tar Pits", "End your plays"]


def test_11_3_where_it_is_stated_a_card_is_played_from_elsewhere():
    game = scenario(bases=["Tar Pits"], hand=["They Keep Coming", "Walker"]).discard_pile(0, "Zombie Lord").start()
    play(game, "They Keep Coming")
    assert offered(game) == ["Zombie Lord on Tar Pits", "Pass"]


# 11.4


def test_11_4_starting_power_is_normally_the_printed_number():
    game = scenario(bases=["Tar Pits"]).minion("Scout", on="Tar Pits", counters=2).start()
    scout = game.state.bases[0].minions[0]
    assert game.explain_power(scout.id) == [("Scout", 3), ("+1 power counters", 2)]


def test_11_4_a_card_can_set_the_starting_power_and_modifications_come_on_top():
    game = (
        scenario(bases=["Tar Pits"], definitions=ALL)
        .minion("Colossus", on="Tar Pits", counters=1, actions=["Upgrade"])
        .start()
    )
    assert power_of(game, "Colossus") == 6 + 1 + 2


# 11.5


def test_11_5_the_first_in_a_turn_counts_the_whole_turn():
    game = scenario(bases=["Tar Pits"], hand=["Novice", "Dummy"], definitions=ALL).plays(2, 1).start()
    play(game, "Novice")
    assert game.scores == (1, 0)


def test_11_5_what_happened_before_the_card_came_into_play_counts_too():
    game = scenario(bases=["Tar Pits"], hand=["Dummy", "Novice"], definitions=ALL).plays(2, 1).start()
    play(game, "Dummy")
    play(game, "Novice")
    assert game.scores == (0, 0)


def test_11_5_a_minion_that_has_left_play_again_still_was_the_first():
    """Microbot Fixer gives an extra minion if it is the first minion you played this turn."""
    game = scenario(bases=["Tar Pits"], hand=["Zapbot", "Beam Up", "Microbot Fixer"]).plays(2, 1).start()
    play(game, "Zapbot")
    play(game, "Beam Up")
    assert minions(game, "Tar Pits") == []
    before = plays_left(game)[0]
    play(game, "Microbot Fixer")
    assert plays_left(game)[0] == before - 1


def test_11_5_a_new_turn_counts_from_scratch():
    game = scenario(players=2, bases=["Tar Pits"], hand=["Dummy"], definitions=ALL).hand(1, "Novice").start()
    play(game, "Dummy")
    pick(game, "end")
    play(game, "Novice")
    assert game.scores == (0, 1)


# 11.6


def test_11_6_a_choice_with_or_is_one_of_the_two_never_both():
    """Neophyte: place the revealed action into your hand or play it."""
    position = scenario(bases=["Tar Pits"], hand=["Neophyte"]).deck(0, "Mystic Studies", "Archmage", "Scry")
    game = position.start()
    play(game, "Neophyte")
    assert offered(game) == [
        "Mystic Studies",
        "Place Mystic Studies into your hand",
        "Leave Mystic Studies on top of your deck",
    ]
    pick(game, "hand")
    assert (hand(game, 0), discard_pile(game, 0)) == (["Mystic Studies"], [])
    game = position.start()
    play(game, "Neophyte")
    pick(game, "Mystic Studies")
    assert (hand(game, 0), discard_pile(game, 0)) == (["Archmage", "Scry"], ["Mystic Studies"])


def test_11_6_the_top_card_is_discarded_or_stays():
    position = scenario(bases=["Tar Pits"], hand=["Walker"]).deck(0, "Outbreak")
    game = position.start()
    play(game, "Walker")
    pick(game, "pass")
    assert (deck(game, 0), discard_pile(game, 0)) == (["Outbreak"], [])
    game = position.start()
    play(game, "Walker")
    pick(game, "Outbreak")
    assert (deck(game, 0), discard_pile(game, 0)) == ([], ["Outbreak"])
