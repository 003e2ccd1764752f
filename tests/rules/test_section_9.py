"""Section 9 of the rules: zones and ownership."""

from smashup import Game
from smashup.scenario import (
    actions_on,
    deck,
    discard_pile,
    hand,
    minion,
    minions,
    offered,
    pick,
    play,
    power_of,
    scenario,
    total,
    use,
)
from tests.rules.cards_for_tests import ALL

# 9.1


def test_9_1_what_lies_in_hands_decks_and_discard_piles_is_not_in_play():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up", "Invader"])
        .hand(1, "King Rex")
        .deck(1, "Laseratops")
        .discard_pile(1, "Armor Stego")
        .minion("Scout", on="Tar Pits")
        .minion("War Raptor", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Beam Up")
    assert offered(game) == ["Scout (3, Player 1, Tar Pits)", "War Raptor (3, Player 2, Tar Pits)"]


def test_9_1_bases_and_every_card_on_them_are_in_play():
    game = (
        scenario(bases=["Tar Pits"], hand=["Disenchant"])
        .minion("King Rex", on="Tar Pits", of=1, actions=["Upgrade"])
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Disenchant")
    assert offered(game) == ["Wildlife Preserve (Player 2, on Tar Pits)", "Upgrade (Player 2, on King Rex)"]


def test_9_1_a_base_in_the_base_deck_is_not_in_play():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Crop Circles"]).base_deck("Tortuga").start()
    play(game, "Crop Circles")
    assert offered(game) == ["Tar Pits", "Jungle Oasis"]


# 9.2


def test_9_2_your_minions_are_those_you_control_whoever_owns_them():
    game = (
        scenario(bases=["Tar Pits"], hand=["Howl"])
        .minion("Invader", on="Tar Pits", of=0, owner=1)
        .minion("King Rex", on="Tar Pits", of=1, owner=0)
        .start()
    )
    play(game, "Howl")
    assert power_of(game, "Invader") == 4
    assert power_of(game, "King Rex") == 7


def test_9_2_having_a_minion_at_a_base_means_controlling_it_there():
    game = (
        scenario(bases=["The Great Library", "Tar Pits"])
        .minion("King Rex", on="The Great Library", of=1, owner=0, counters=15)
        .deck(0, "Howl", "Howl", "Upgrade")
        .deck(1, "Scout")
        .turn(0, "score_bases")
        .start()
    )
    assert game.decision is not None
    assert game.decision.player == 1
    pick(game, "yes")
    assert hand(game, 1) == ["Scout"]
    assert hand(game, 0) == ["Howl", "Howl"]


def test_9_2_who_plays_a_card_controls_it_and_who_had_it_at_the_start_owns_it():
    """Player 0 plays an action off the top of the other player's deck."""
    game = (
        scenario(bases=["Tar Pits"], hand=["Mass Enchantment"])
        .deck(1, "Overrun", "Walker")
        .minion("King Rex", on="Tar Pits")
        .start()
    )
    play(game, "Mass Enchantment")
    pick(game, "Overrun on Tar Pits")
    overrun = game.state.bases[0].actions[0]
    assert overrun.controller == 0
    assert game.state.rules.owners[overrun.id] == 1


# 9.3


def borrowed_scout(*cards: str) -> Game:
    """Player 0 controls a Scout of player 1 and has these cards."""
    game = scenario(bases=["Jungle Oasis"], hand=list(cards)).minion("Scout", on="Jungle Oasis", of=0, owner=1)
    return game.deck(1, "King Rex").duplicate_factions().start()


def test_9_3_a_returned_card_goes_to_its_owners_hand_whoever_controlled_it():
    game = borrowed_scout("Beam Up")
    play(game, "Beam Up")
    assert (hand(game, 0), hand(game, 1)) == ([], ["Scout"])


def test_9_3_a_destroyed_card_goes_to_its_owners_discard_pile():
    game = borrowed_scout("Seeing Stars")
    play(game, "Seeing Stars")
    assert (discard_pile(game, 0), discard_pile(game, 1)) == (["Seeing Stars"], ["Scout"])


def test_9_3_a_card_placed_on_a_deck_goes_to_its_owners_deck():
    game = borrowed_scout("Disintegrator")
    play(game, "Disintegrator")
    assert (deck(game, 0), deck(game, 1)) == ([], ["King Rex", "Scout"])


def test_9_3_a_played_card_of_another_player_goes_to_its_owners_discard_pile():
    game = scenario(bases=["Tar Pits"], hand=["Mass Enchantment"]).deck(1, "Howl", "Upgrade").start()
    play(game, "Mass Enchantment")
    pick(game, "Howl")
    assert discard_pile(game, 1) == ["Howl"]
    assert discard_pile(game, 0) == ["Mass Enchantment"]


def test_9_3_a_card_nobody_else_sees_goes_where_the_effect_puts_it_although_another_owns_it():
    game = scenario(bases=["Jungle Oasis"], hand=["Gift", "Scout"], definitions=ALL).hand(1, "Winds of Change").start()
    play(game, "Gift")
    assert hand(game, 1) == ["Winds of Change", "Scout"]
    pick(game, "end")
    play(game, "Winds of Change")  # Shuffled into the deck of player 1, Scout is drawn by player 1.
    assert hand(game, 1) == ["Scout"]
    assert deck(game, 0) == []


def test_9_3_a_card_that_is_discarded_goes_to_its_owners_discard_pile_whoever_held_it():
    game = scenario(bases=["Tar Pits"], hand=["Gift", "Take the Shinies", "Scout"], definitions=ALL).plays(1, 2).start()
    play(game, "Gift")
    pick(game, "Scout")
    assert hand(game, 1) == ["Scout"]
    play(game, "Take the Shinies")
    assert (hand(game, 1), discard_pile(game, 1)) == ([], [])
    assert "Scout" in discard_pile(game, 0)


# 9.4


def test_9_4_the_actions_on_a_card_that_leaves_play_go_to_their_owners_discard_piles():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up"])
        .minion("King Rex", on="Tar Pits", of=1, actions=["Upgrade", ("Poison", 0)])
        .start()
    )
    play(game, "Beam Up")
    assert hand(game, 1) == ["King Rex"]
    assert discard_pile(game, 0) == ["Poison", "Beam Up"]
    assert discard_pile(game, 1) == ["Upgrade"]


def test_9_4_counters_on_a_card_that_leaves_play_are_lost():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up", "Scout"])
        .minion("King Rex", on="Tar Pits", of=0, counters=3)
        .plays(2, 1)
        .start()
    )
    assert power_of(game, "King Rex") == 10
    play(game, "Beam Up")
    play(game, "King Rex")
    assert power_of(game, "King Rex") == 7


# 9.5


def test_9_5_controlling_a_minion_gives_no_control_of_the_actions_on_it():
    """Smoke Bomb of player 1 keeps off the actions of the others: also those of the minion's new controller."""
    game = (
        scenario(bases=["Tar Pits"], hand=["Augmentation"])
        .minion("King Rex", on="Tar Pits", of=0, owner=1, actions=[("Smoke Bomb", 1)])
        .duplicate_factions()
        .start()
    )
    play(game, "Augmentation")
    assert power_of(game, "King Rex") == 7
    pick(game, "end")  # At the start of the turn of its own controller Smoke Bomb is destroyed.
    assert actions_on(game, "King Rex") == []
    assert minion(game, "King Rex").controller == 0


def test_9_5_the_effects_of_the_actions_on_a_minion_apply_as_written_after_a_change_of_control():
    game = (
        scenario(bases=["Tar Pits"], hand=["Charm"], definitions=ALL)
        .minion("King Rex", on="Tar Pits", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Charm")
    assert total(game, "Tar Pits", 0) == 9
    assert minion(game, "King Rex").actions[0].controller == 1


# 9.6


def test_9_6_drawing_from_an_empty_deck_shuffles_the_discard_pile_into_a_new_one():
    game = scenario(bases=["Tar Pits"]).deck(0, "Howl").discard_pile(0, "King Rex", "Upgrade").turn(0, "draw").start()
    assert hand(game, 0)[0] == "Howl"
    assert sorted(hand(game, 0)[1:] + deck(game, 0)) == ["King Rex", "Upgrade"]
    assert len(hand(game, 0)) == 2
    assert discard_pile(game, 0) == []


def test_9_6_looking_at_an_empty_deck_shuffles_first():
    game = scenario(bases=["Tar Pits"], hand=["Walker"]).discard_pile(0, "Outbreak").start()
    play(game, "Walker")
    assert offered(game) == ["Outbreak", "Pass"]
    assert deck(game, 0) == ["Outbreak"]


def test_9_6_revealing_from_an_empty_deck_shuffles_first():
    game = scenario(bases=["Tar Pits"], hand=["Hoverbot"]).discard_pile(0, "Tech Center").start()
    play(game, "Hoverbot")
    assert deck(game, 0) == ["Tech Center"]


def test_9_6_searching_an_empty_deck_shuffles_first():
    game = scenario(bases=["Tar Pits"], hand=["Scry"]).discard_pile(0, "Summon", "Enchantress").start()
    play(game, "Scry")
    assert hand(game, 0) == ["Summon"]
    assert deck(game, 0) == ["Enchantress"]


def test_9_6_with_no_card_in_deck_and_discard_pile_nothing_is_drawn():
    game = scenario(bases=["Tar Pits"]).turn(0, "draw").start()
    assert hand(game, 0) == []


# 9.7


def test_9_7_every_discard_pile_is_open_to_everybody():
    game = scenario(bases=["Tar Pits"]).discard_pile(0, "Scout", "Howl").start()
    for viewer in (0, 1, None):
        pile = game.view(viewer)["players"][0]["discard_pile"]
        assert [card["name"] for card in pile] == ["Scout", "Howl"]


def test_9_7_hands_and_decks_are_hidden():
    game = scenario(bases=["Tar Pits"], hand=["Scout"]).deck(0, "Invader").start()
    for viewer in (1, None):
        player = game.view(viewer)["players"][0]
        assert (player["hand"], player["hand_size"]) == ([], 1)
        assert (player["deck_top"], player["deck_size"]) == ([], 1)
    assert game.view(0)["players"][0]["deck_top"] == []


# 9.8


def test_9_8_what_you_look_at_only_you_see():
    game = scenario(players=3, bases=["Tar Pits"], hand=["Walker"]).deck(0, "Outbreak").start()
    play(game, "Walker")
    seen = [[card["name"] for card in game.view(viewer)["players"][0]["deck_top"]] for viewer in (0, 1, 2, None)]
    assert seen == [["Outbreak"], [], [], []]


def test_9_8_what_is_revealed_everyone_sees():
    game = scenario(players=3, bases=["Tar Pits"], hand=["Hoverbot"]).deck(0, "Tech Center").start()
    play(game, "Hoverbot")
    seen = [[card["name"] for card in game.view(viewer)["players"][0]["deck_top"]] for viewer in (0, 1, 2, None)]
    assert seen == [["Tech Center"]] * 4


def test_9_8_the_card_a_search_finds_is_revealed_and_the_deck_is_shuffled():
    cards = ["Summon", "Enchantress", "Archmage", "Neophyte", "Chronomage", "Portal"]
    game = scenario(bases=["Tar Pits"], hand=["Scry"]).deck(0, *cards).start()
    play(game, "Scry")
    pick(game, "Summon")
    assert [event.to_dict(1)["cards"] for event in game.events if event.kind == "reveal"] == [["Summon"]]
    assert sorted(deck(game, 0)) == sorted(cards[1:])
    assert deck(game, 0) != cards[1:]


# 9.9


def test_9_9_the_power_of_a_card_you_gain_control_of_is_yours():
    game = scenario(bases=["Tar Pits"], hand=["Charm"], definitions=ALL).minion("King Rex", on="Tar Pits", of=1).start()
    play(game, "Charm")
    assert (total(game, "Tar Pits", 0), total(game, "Tar Pits", 1)) == (7, 0)


def test_9_9_you_use_the_abilities_of_a_card_you_gained_control_of():
    game = scenario(bases=["Tar Pits"], hand=["Charm"], definitions=ALL).minion("Adept", on="Tar Pits", of=1).start()
    play(game, "Charm")
    use(game, "Adept")
    assert game.scores == (1, 0)


def test_9_9_its_abilities_speak_of_you():
    """Armor Stego has +2 power in the turns of the players other than its controller."""
    game = (
        scenario(bases=["Tar Pits"], hand=["Charm"], definitions=ALL).minion("Armor Stego", on="Tar Pits", of=1).start()
    )
    assert power_of(game, "Armor Stego") == 5
    play(game, "Charm")
    assert power_of(game, "Armor Stego") == 3


def test_9_9_it_is_not_played_by_that():
    game = scenario(bases=["Tar Pits"], hand=["Charm"], definitions=ALL).minion("Invader", on="Tar Pits", of=1).start()
    play(game, "Charm")
    assert minions(game, "Tar Pits", of=0) == ["Invader"]
    assert game.scores == (0, 0)
