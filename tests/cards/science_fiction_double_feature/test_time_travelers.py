"""Time Travelers: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup import Game
from smashup.engine import Action, Base, CardInPlay, Effect, Source
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    base_deck,
    bases,
    deck,
    discard_pile,
    hand,
    known_on_top,
    minion,
    minions,
    offered,
    pick,
    play,
    plays_left,
    prompt,
    scenario,
    titan,
    titans,
    use,
)

PLAY = "Play a card, use an ability, or end your plays."
REPLACED_BY = "Which card chooses the next base?"
AFTER = "Play a Special after Jungle Oasis scores?"


class Anchor(Action):
    """Play on a base. Ongoing: Minions here cannot be returned."""

    name = "Anchor"
    plays_on = "base"

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how == "return" and card.definition.is_minion and card.at == self.card.at


class Epilogue(Base):
    """After this base scores, the winner may play an extra action."""

    name = "Epilogue"
    breakpoint = 10
    vp = (1, 0, 0)

    def after_scoring(self) -> Effect:
        for player in self.winners:
            yield from self.extra_action(player=player)


def asked(game: Game) -> int:
    """The player who is asked now."""
    assert game.decision is not None
    return game.decision.player


def base_discard(game: Game) -> list[str]:
    return [game.state.table[base].name for base in game.state.base_discard]


# Doctor When


def doctor(*cards: str) -> Scenario:
    return scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Doctor When", *cards], definitions=[Anchor])


def test_doctor_when_returns_another_of_your_minions_from_any_base_and_plays_it_again_on_any_base():
    game = (
        doctor().minion("Invader", on="Jungle Oasis").minion("Scout", on="Tar Pits", of=1).duplicate_factions().start()
    )
    play(game, "Doctor When", on="Tar Pits")
    assert offered(game) == ["Invader (3, Player 1, Jungle Oasis)", "Pass"]
    pick(game, "Invader")
    assert offered(game) == ["Invader on Tar Pits", "Invader on Jungle Oasis", "Pass"]
    play(game, "Invader", on="Tar Pits")
    assert minions(game, "Tar Pits", of=0) == ["Doctor When", "Invader"]
    assert game.scores == (1, 0)  # Its on-play ability has happened.
    assert plays_left(game) == (0, 1)


def test_doctor_when_need_not_return_a_minion():
    game = doctor().minion("Invader", on="Jungle Oasis").start()
    play(game, "Doctor When", on="Tar Pits")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == ["Invader"]


def test_clarification_doctor_when_lets_you_play_the_minion_at_once_or_not_at_all():
    game = doctor().minion("Invader", on="Jungle Oasis").start()
    play(game, "Doctor When", on="Tar Pits")
    pick(game, "Invader", "pass")
    assert hand(game, 0) == ["Invader"]
    assert offered(game) == ["End your plays"]


def test_doctor_when_does_not_return_himself():
    game = doctor().start()
    play(game, "Doctor When", on="Tar Pits")
    assert prompt(game) == PLAY


def test_doctor_when_lets_you_play_only_that_very_card():
    game = doctor("Collector", "Scout").minion("Invader", on="Tar Pits").start()
    play(game, "Doctor When", on="Tar Pits")
    pick(game, "Invader")
    assert offered(game) == ["Invader on Tar Pits", "Invader on Jungle Oasis", "Pass"]


def test_what_was_on_a_minion_that_doctor_when_returns_is_discarded():
    game = doctor().minion("War Raptor", on="Tar Pits", counters=2, actions=["Upgrade"]).start()
    play(game, "Doctor When", on="Tar Pits")
    pick(game, "War Raptor")
    play(game, "War Raptor", on="Jungle Oasis")
    assert discard_pile(game, 0) == ["Upgrade"]
    assert minion(game, "War Raptor").counters == 0


def test_a_minion_you_do_not_own_goes_to_its_owners_hand_and_you_cannot_play_it():
    game = doctor().minion("Invader", on="Tar Pits", of=0, owner=1).start()
    play(game, "Doctor When", on="Tar Pits")
    pick(game, "Invader")
    assert hand(game, 1) == ["Invader"]
    assert prompt(game) == PLAY


def test_a_minion_that_cannot_return_is_not_played_again():
    game = doctor().minion("War Raptor", on="Tar Pits").action("Anchor", on="Tar Pits", of=1).start()
    play(game, "Doctor When", on="Jungle Oasis")
    pick(game, "War Raptor")
    assert minions(game, "Tar Pits") == ["War Raptor"]
    assert prompt(game) == PLAY


# Repeater Perfect


def test_repeater_perfect_places_an_action_from_the_discard_pile_on_top_of_the_deck_for_all_to_see():
    game = (
        scenario(bases=["Tar Pits"], hand=["Repeater Perfect"])
        .deck(0, "Jumper")
        .discard_pile(0, "Wormhole", "Scout", "Time Walk")
        .start()
    )
    play(game, "Repeater Perfect", on="Tar Pits")
    assert offered(game) == ["Wormhole", "Time Walk"]
    pick(game, "Time Walk")
    assert deck(game, 0) == ["Time Walk", "Jumper"]
    assert discard_pile(game, 0) == ["Wormhole", "Scout"]
    assert known_on_top(game, 0, 1) == known_on_top(game, 0, 0) == ["Time Walk"]


def test_repeater_perfect_does_nothing_without_an_action_in_the_discard_pile():
    game = scenario(bases=["Tar Pits"], hand=["Repeater Perfect"]).discard_pile(0, "Jumper").start()
    play(game, "Repeater Perfect", on="Tar Pits")
    assert (deck(game, 0), discard_pile(game, 0)) == ([], ["Jumper"])


# Time Raider


def test_time_raider_places_any_card_from_the_discard_pile_under_the_deck():
    game = (
        scenario(bases=["Tar Pits"])
        .minion("Time Raider", on="Tar Pits")
        .deck(0, "Doctor When", "Scout")
        .discard_pile(0, "Wormhole", "Jumper")
        .start()
    )
    use(game, "Time Raider")
    assert offered(game) == ["Wormhole", "Jumper"]
    pick(game, "Jumper")
    assert deck(game, 0) == ["Doctor When", "Scout", "Jumper"]
    assert discard_pile(game, 0) == ["Wormhole"]


def test_5_4_time_raider_may_be_used_once_in_the_turn_it_is_played():
    game = scenario(bases=["Tar Pits"], hand=["Time Raider"]).discard_pile(0, "Wormhole", "Jumper").start()
    play(game, "Time Raider", on="Tar Pits")
    use(game, "Time Raider")
    pick(game, "Jumper")
    assert deck(game, 0) == ["Jumper"]  # The only card of the deck.
    assert offered(game) == ["End your plays"]


def test_time_raider_does_nothing_with_an_empty_discard_pile():
    game = scenario(bases=["Tar Pits"]).minion("Time Raider", on="Tar Pits").start()
    use(game, "Time Raider")
    assert deck(game, 0) == []


# Jumper


def test_jumper_that_is_destroyed_may_go_to_its_owners_hand():
    game = scenario(bases=["Jungle Oasis"], hand=["Seeing Stars"]).minion("Jumper", on="Jungle Oasis", of=1).start()
    play(game, "Seeing Stars")
    assert (asked(game), prompt(game)) == (1, "Place Jumper into its owner's hand?")
    assert discard_pile(game, 1) == ["Jumper"]
    pick(game, "yes")
    assert (hand(game, 1), discard_pile(game, 1)) == (["Jumper"], [])


def test_jumper_may_stay_in_the_discard_pile():
    game = scenario(bases=["Jungle Oasis"], hand=["Seeing Stars"]).minion("Jumper", on="Jungle Oasis", of=1).start()
    play(game, "Seeing Stars")
    pick(game, "no")
    assert (hand(game, 1), discard_pile(game, 1)) == ([], ["Jumper"])


def test_jumpers_on_a_scored_base_are_each_decided_and_what_was_on_them_is_discarded():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Jumper", on="Jungle Oasis", of=1, counters=8, actions=["Upgrade"])
        .minion("Jumper", on="Jungle Oasis", of=1)
        .turn(0, "score_bases")
        .start()
    )
    pick(game, "yes", "no")
    assert hand(game, 1) == ["Jumper"]
    assert sorted(discard_pile(game, 1)) == ["Jumper", "Upgrade"]


def test_jumper_was_still_destroyed():
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Seeing Stars"]).minion("Jumper", on="Cave of Shinies", of=1).start()
    )
    play(game, "Seeing Stars")
    pick(game, "Cave of Shinies")  # Its owner gains 1 VP for the destruction.
    pick(game, "yes")
    assert hand(game, 1) == ["Jumper"]
    assert game.scores == (0, 1)


def test_12_1_jumper_that_another_ability_has_already_taken_from_the_discard_pile_stays_there():
    game = scenario(bases=["Tar Pits"], hand=["Seeing Stars"]).minion("Jumper", on="Tar Pits", of=1).start()
    play(game, "Seeing Stars")
    pick(game, "Tar Pits because of Jumper")
    assert deck(game, 1) == ["Jumper"]
    assert prompt(game) == PLAY


def test_who_controlled_jumper_decides_and_it_goes_to_its_owners_hand():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Seeing Stars"])
        .minion("Jumper", on="Jungle Oasis", of=0, owner=1)
        .start()
    )
    play(game, "Seeing Stars")
    assert asked(game) == 0
    pick(game, "yes")
    assert hand(game, 1) == ["Jumper"]


def test_jumper_does_nothing_when_it_is_discarded_from_the_hand():
    game = scenario(bases=["Jungle Oasis"], hand=["Probe"]).hand(1, "Jumper").start()
    play(game, "Probe")
    assert discard_pile(game, 1) == ["Jumper"]
    assert prompt(game) == PLAY


def test_jumper_does_nothing_when_it_leaves_play_for_elsewhere():
    game = scenario(bases=["Jungle Oasis"], hand=["Disintegrator"]).minion("Jumper", on="Jungle Oasis", of=1).start()
    play(game, "Disintegrator")
    assert deck(game, 1) == ["Jumper"]
    assert prompt(game) == PLAY


# 1.21 Gigawatts


def gigawatts() -> Game:
    game = (
        scenario(bases=["Tar Pits"], hand=["1.21 Gigawatts"])
        .deck(0, "Doctor When")
        .discard_pile(0, "Wormhole", "Jumper", "Time Walk", "Jumper")
        .start()
    )
    play(game, "1.21 Gigawatts")
    return game


def test_clarification_1_21_gigawatts_shuffles_all_the_actions_and_no_minions_into_the_deck():
    game = gigawatts()
    assert offered(game) == ["All actions", "All minions"]
    pick(game, "actions")
    assert sorted(deck(game, 0)) == ["Doctor When", "Time Walk", "Wormhole"]
    assert discard_pile(game, 0) == ["Jumper", "Jumper", "1.21 Gigawatts"]


def test_clarification_1_21_gigawatts_shuffles_all_the_minions_and_no_actions_into_the_deck():
    game = gigawatts()
    pick(game, "minions")
    assert sorted(deck(game, 0)) == ["Doctor When", "Jumper", "Jumper"]
    assert discard_pile(game, 0) == ["Wormhole", "Time Walk", "1.21 Gigawatts"]


def test_1_21_gigawatts_may_choose_a_type_of_which_there_is_no_card_and_still_shuffles():
    known = scenario(bases=["Tar Pits"], hand=["Repeater Perfect", "1.21 Gigawatts"]).deck(0, "Jumper", "Scout")
    game = known.discard_pile(0, "Wormhole").start()
    play(game, "Repeater Perfect", on="Tar Pits")
    assert known_on_top(game, 0, 0) == ["Wormhole"]
    play(game, "1.21 Gigawatts")
    pick(game, "minions")
    assert sorted(deck(game, 0)) == ["Jumper", "Scout", "Wormhole"]
    assert known_on_top(game, 0, 0) == []


# Do Over!


def test_do_over_returns_one_of_your_minions_and_may_play_it_again():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Do Over!"])
        .minion("Invader", on="Tar Pits")
        .minion("Scout", on="Tar Pits")
        .minion("Collector", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Do Over!")
    assert offered(game) == ["Invader (3, Player 1, Tar Pits)", "Scout (3, Player 1, Tar Pits)"]
    pick(game, "Invader")
    play(game, "Invader", on="Jungle Oasis")
    assert game.scores == (1, 0)
    assert plays_left(game) == (1, 0)


def test_clarification_do_over_lets_you_play_the_minion_at_once_or_only_with_your_normal_play():
    game = scenario(bases=["Tar Pits"], hand=["Do Over!"]).minion("Invader", on="Tar Pits").start()
    play(game, "Do Over!")
    pick(game, "pass")
    assert plays_left(game) == (1, 0)
    play(game, "Invader", on="Tar Pits")
    assert offered(game) == ["End your plays"]


def test_do_over_must_return_a_minion_if_you_have_one():
    game = scenario(bases=["Tar Pits"], hand=["Do Over!"]).minion("Invader", on="Tar Pits").start()
    play(game, "Do Over!")
    assert hand(game, 0) == ["Invader"]


def test_do_over_may_be_played_without_a_minion():
    game = scenario(bases=["Tar Pits"], hand=["Do Over!"]).minion("Invader", on="Tar Pits", of=1).start()
    play(game, "Do Over!")
    assert minions(game, "Tar Pits") == ["Invader"]
    assert discard_pile(game, 0) == ["Do Over!"]


def test_do_over_lets_you_play_only_that_very_card():
    game = scenario(bases=["Tar Pits"], hand=["Do Over!", "Scout"]).minion("Invader", on="Tar Pits").start()
    play(game, "Do Over!")
    assert offered(game) == ["Invader on Tar Pits", "Pass"]


def test_do_over_cannot_play_a_minion_that_went_to_another_players_hand():
    game = scenario(bases=["Tar Pits"], hand=["Do Over!"]).minion("Invader", on="Tar Pits", of=0, owner=1).start()
    play(game, "Do Over!")
    assert hand(game, 1) == ["Invader"]
    assert prompt(game) == PLAY


# Into the Time Slip


def test_into_the_time_slip_returns_any_minion_or_action_in_play_and_no_base():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Into the Time Slip"])
        .minion("Jumper", on="Jungle Oasis")
        .minion("War Raptor", on="Tar Pits", of=1, actions=["Upgrade"])
        .action("Jammed Signal", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Into the Time Slip")
    assert offered(game) == [
        "Jammed Signal (Player 2, on Tar Pits)",
        "War Raptor (5, Player 2, Tar Pits)",
        "Upgrade (Player 2, on War Raptor)",
        "Jumper (2, Player 1, Jungle Oasis)",
    ]


@pytest.mark.parametrize("card", ["Jammed Signal", "Upgrade"])
def test_into_the_time_slip_returns_an_action_to_its_owners_hand(card):
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Into the Time Slip"])
        .minion("War Raptor", on="Tar Pits", of=1, actions=["Upgrade"])
        .action("Jammed Signal", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Into the Time Slip")
    pick(game, card)
    assert hand(game, 1) == [card]
    assert card not in actions_on(game, "Tar Pits") + actions_on(game, "War Raptor")


def test_what_is_on_a_minion_that_into_the_time_slip_returns_is_discarded():
    game = (
        scenario(bases=["Tar Pits"], hand=["Into the Time Slip"])
        .minion("War Raptor", on="Tar Pits", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Into the Time Slip")
    pick(game, "War Raptor")
    assert (hand(game, 1), discard_pile(game, 1)) == (["War Raptor"], ["Upgrade"])


def test_into_the_time_slip_must_return_your_own_card_if_there_is_no_other():
    game = scenario(bases=["Tar Pits"], hand=["Into the Time Slip"]).minion("Jumper", on="Tar Pits").start()
    play(game, "Into the Time Slip")
    assert hand(game, 0) == ["Jumper"]


# It's Astounding


def astounding(*pile: str) -> Game:
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["It's Astounding"])
        .discard_pile(0, *pile)
        .minion("War Raptor", on="Tar Pits")
        .start()
    )
    play(game, "It's Astounding")
    return game


def test_its_astounding_plays_an_action_from_your_discard_pile():
    game = astounding("Jumper", "Upgrade", "Howl")
    assert offered(game) == ["Upgrade on War Raptor (3, Player 1, Tar Pits)", "Howl", "Pass"]
    play(game, "Upgrade", on="War Raptor")
    assert actions_on(game, "War Raptor") == ["Upgrade"]
    assert discard_pile(game, 0) == ["Jumper", "Howl", "It's Astounding"]
    assert plays_left(game) == (1, 0)


def test_its_astounding_need_not_play_anything():
    game = astounding("Howl")
    pick(game, "pass")
    assert discard_pile(game, 0) == ["Howl", "It's Astounding"]
    assert plays_left(game) == (1, 0)


def test_clarification_its_astounding_plays_the_action_before_it_is_itself_in_the_discard_pile():
    game = astounding("1.21 Gigawatts", "Howl")
    assert "It's Astounding" not in offered(game)
    play(game, "1.21 Gigawatts")
    pick(game, "actions")
    assert deck(game, 0) == ["Howl"]
    assert sorted(discard_pile(game, 0)) == ["1.21 Gigawatts", "It's Astounding"]


def test_an_action_played_by_its_astounding_sets_off_what_reacts_to_actions():
    game = (
        scenario(bases=["Tar Pits"], hand=["It's Astounding", "Jumper", "Scout"])
        .discard_pile(0, "Into the Time Slip")
        .minion("Secret Agent", on="Tar Pits", of=1)
        .minion("Collector", on="Tar Pits")
        .start()
    )
    play(game, "It's Astounding")
    play(game, "Into the Time Slip")
    pick(game, "Collector")
    pick(game, "Jumper")
    pick(game, "Scout")
    assert hand(game, 0) == ["Collector"]


def test_time_walk_played_by_its_astounding_goes_to_the_bottom_of_the_deck_and_not_back():
    game = (
        scenario(bases=["Tar Pits"], hand=["It's Astounding"])
        .deck(0, "Jumper", "Jumper", "Doctor When")
        .discard_pile(0, "Time Walk")
        .start()
    )
    play(game, "It's Astounding")
    play(game, "Time Walk")
    assert deck(game, 0) == ["Doctor When", "Time Walk"]
    assert discard_pile(game, 0) == ["It's Astounding"]


def test_its_astounding_cannot_play_an_action_that_is_for_a_special_time():
    game = astounding("Wormhole", "Time is Fleeting", "Howl")
    assert offered(game) == ["Howl", "Pass"]


# Stasis Field


def test_a_base_with_stasis_field_does_not_score_on_anybodys_turn():
    game = (
        scenario(players=3, bases=["Jungle Oasis", "Tar Pits"], hand=["Stasis Field"])
        .minion("Doctor When", on="Jungle Oasis", counters=9)
        .start()
    )
    play(game, "Stasis Field", on="Jungle Oasis")
    pick(game, "end", "end", "end")
    assert game.current_player == 0
    assert game.scores == (0, 0, 0)


def test_stasis_field_is_destroyed_at_the_start_of_its_controllers_turn_and_the_base_then_scores():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Doctor When", on="Jungle Oasis", of=1, counters=9)
        .action("Stasis Field", on="Jungle Oasis", of=1)
        .turn(0)
        .start()
    )
    pick(game, "end")
    assert game.current_player == 1
    assert actions_on(game, "Jungle Oasis") == []
    assert discard_pile(game, 1) == ["Stasis Field"]
    pick(game, "end")
    assert game.scores == (0, 2)


def test_minions_can_be_played_on_a_base_with_stasis_field_and_its_abilities_work():
    game = (
        scenario(bases=["The Homeworld"], hand=["Doctor When", "Jumper"])
        .action("Stasis Field", on="The Homeworld", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Doctor When", on="The Homeworld")
    assert plays_left(game) == (1, 1)  # By The Homeworld.


def test_stasis_field_only_keeps_its_own_base_from_scoring():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("Doctor When", on="Jungle Oasis", of=1, counters=9)
        .action("Stasis Field", on="Tar Pits", of=1)
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (0, 2)


def test_a_base_that_is_already_scoring_goes_on_when_stasis_field_is_played_on_it():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Stasis Field"])
        .minion("Mole", on="Jungle Oasis", counters=9)
        .turn(0, "score_bases")
        .start()
    )
    play(game, "Stasis Field", on="Jungle Oasis")
    assert game.scores == (2, 0)
    assert "Jungle Oasis" not in bases(game)


# Time is Fleeting


def fleeting(of: int = 0) -> Scenario:
    """Jungle Oasis is about to score, The Homeworld is on top of the base deck."""
    return (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .hand(of, "Time is Fleeting")
        .minion("Doctor When", on="Jungle Oasis", of=0, counters=9)
        .base_deck("The Homeworld", "Ninja Dojo")
        .turn(0, "score_bases")
    )


def test_time_is_fleeting_replaces_the_scored_base_by_one_of_the_base_discard_pile():
    game = fleeting().base_discard("Tortuga", "Cave of Shinies").start()
    assert prompt(game) == AFTER
    play(game, "Time is Fleeting")
    pick(game, "Cave of Shinies")
    assert bases(game) == ["Cave of Shinies", "Tar Pits"]
    assert base_deck(game) == ["The Homeworld", "Ninja Dojo"]
    assert base_discard(game) == ["Tortuga", "Jungle Oasis"]


def test_clarification_time_is_fleeting_cannot_choose_the_base_that_has_just_scored():
    game = fleeting().base_discard("Tortuga", "Cave of Shinies").start()
    play(game, "Time is Fleeting")
    assert offered(game) == ["Tortuga", "Cave of Shinies"]


def test_time_is_fleeting_cannot_be_played_with_an_empty_base_discard_pile():
    game = fleeting().base_discard().start()
    assert prompt(game) == PLAY
    assert bases(game) == ["The Homeworld", "Tar Pits"]


def test_time_is_fleeting_may_be_played_on_another_players_turn_without_a_card_there():
    game = fleeting(of=1).base_discard("Tortuga").duplicate_factions().start()
    assert (asked(game), offered(game)) == (1, ["Time is Fleeting", "Pass"])
    play(game, "Time is Fleeting")
    assert bases(game) == ["Tortuga", "Tar Pits"]


def test_time_is_fleeting_cannot_be_played_in_the_play_cards_phase():
    game = scenario(bases=["Tar Pits"], hand=["Time is Fleeting"]).base_discard("Tortuga").start()
    assert offered(game) == ["End your plays"]


# Time Walk


def test_time_walk_gives_an_extra_minion_and_an_extra_action_and_two_cards():
    game = scenario(bases=["Tar Pits"], hand=["Time Walk"]).deck(0, "Jumper", "Jumper", "Doctor When").start()
    play(game, "Time Walk")
    assert plays_left(game) == (2, 1)
    assert hand(game, 0) == ["Jumper", "Jumper"]


def test_clarification_time_walk_lets_you_play_the_drawn_cards_later_in_your_play_cards_phase():
    game = scenario(bases=["Tar Pits"], hand=["Time Walk"]).deck(0, "Jumper", "Jumper").start()
    play(game, "Time Walk")
    play(game, "Jumper", on="Tar Pits")
    play(game, "Jumper", on="Tar Pits")
    assert plays_left(game) == (0, 1)


def test_clarification_time_walk_outside_the_play_cards_phase_plays_come_before_the_draw():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Time Walk", "Jumper", "Into the Time Slip"])
        .minion("Mole", on="Jungle Oasis", counters=9)
        .deck(0, "Doctor When", "Repeater Perfect", "Time Raider", "Time Raider")
        .turn(0, "score_bases")
        .start()
    )
    play(game, "Time Walk")
    assert (asked_by(game), prompt(game)) == ("Time Walk", "Play an extra card now?")
    assert hand(game, 0) == ["Jumper", "Into the Time Slip"]
    play(game, "Jumper", on="Tar Pits")
    assert offered(game) == ["Into the Time Slip", "Pass"]
    pick(game, "pass")
    assert hand(game, 0) == ["Into the Time Slip", "Doctor When", "Repeater Perfect", "Time Raider", "Time Raider"]


def test_time_walk_plays_are_independent_of_each_other():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Time Walk", "Jumper", "Into the Time Slip"])
        .minion("Mole", on="Jungle Oasis", counters=9)
        .minion("Time Raider", on="Tar Pits", of=1)
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    play(game, "Time Walk")
    play(game, "Into the Time Slip")
    pick(game, "Time Raider")
    assert offered(game) == ["Jumper on Jungle Oasis", "Jumper on Tar Pits", "Pass"]


def test_time_walk_goes_to_the_bottom_of_its_owners_deck():
    game = scenario(bases=["Tar Pits"], hand=["Time Walk"]).deck(0, "Jumper", "Jumper", "Doctor When").start()
    play(game, "Time Walk")
    assert deck(game, 0) == ["Doctor When", "Time Walk"]
    assert discard_pile(game, 0) == []


def test_time_walk_is_not_part_of_a_reshuffle_for_its_own_draw():
    game = scenario(bases=["Tar Pits"], hand=["Time Walk"]).discard_pile(0, "Jumper").start()
    play(game, "Time Walk")
    assert hand(game, 0) == ["Jumper"]
    assert deck(game, 0) == ["Time Walk"]


def test_9_3_time_walk_played_by_another_player_goes_under_its_owners_deck():
    game = (
        scenario(bases=["Tar Pits"], hand=["Mass Enchantment"])
        .deck(0, "Summon", "Scry")
        .deck(1, "Time Walk", "Jumper")
        .start()
    )
    play(game, "Mass Enchantment")
    play(game, "Time Walk")
    assert deck(game, 1) == ["Jumper", "Time Walk"]
    assert hand(game, 0) == ["Summon", "Scry"]
    assert plays_left(game) == (2, 1)


# Wormhole


def wormhole(base: str = "Jungle Oasis") -> Scenario:
    """Two minions of player 1, one with an action on it, and one of player 2 are on a base that is about to score."""
    return (
        scenario(players=3, bases=[base, "Tar Pits"], definitions=[Epilogue])
        .minion("Doctor When", on=base, of=1, counters=9, actions=["Upgrade"])
        .minion("War Raptor", on=base, of=1)
        .minion("Time Raider", on="Tar Pits", of=1)
        .minion("Collector", on=base, of=2)
        .turn(0, "score_bases")
    )


def test_wormhole_shuffles_all_your_minions_there_into_your_deck_and_discards_what_was_on_them():
    game = wormhole().hand(1, "Wormhole").deck(1, "Jumper").start()
    assert (asked(game), prompt(game)) == (1, AFTER)
    play(game, "Wormhole")
    assert sorted(deck(game, 1)) == ["Doctor When", "Jumper", "War Raptor"]
    assert sorted(discard_pile(game, 1)) == ["Upgrade", "Wormhole"]
    assert discard_pile(game, 2) == ["Collector"]
    assert minions(game, "Tar Pits") == ["Time Raider"]
    assert game.scores == (0, 2, 0)  # The VP had been awarded.


def test_wormhole_shuffles_a_minion_you_do_not_own_into_its_owners_deck():
    game = wormhole().hand(1, "Wormhole").minion("Scout", on="Jungle Oasis", of=1, owner=2).start()
    pick(game, "no")  # Scout itself is not used.
    play(game, "Wormhole")
    assert deck(game, 2) == ["Scout"]


def test_jumper_does_nothing_when_wormhole_shuffles_it():
    game = wormhole().hand(1, "Wormhole").minion("Jumper", on="Jungle Oasis", of=1).start()
    play(game, "Wormhole")
    assert prompt(game) == PLAY
    assert "Jumper" in deck(game, 1)


def test_wormhole_leaves_alone_what_has_already_left_the_base():
    game = wormhole().hand(2, "Wormhole").minion("Scout", on="Jungle Oasis", of=2).duplicate_factions().start()
    pick(game, "yes")  # Scout goes to the hand first.
    play(game, "Wormhole")
    assert deck(game, 2) == ["Collector"]
    assert hand(game, 2) == ["Scout"]


def test_wormhole_cannot_be_played_in_the_play_cards_phase():
    game = scenario(bases=["Tar Pits"], hand=["Wormhole"]).minion("Jumper", on="Tar Pits").start()
    assert offered(game) == ["End your plays"]


def test_wormhole_cannot_be_played_before_a_base_scores():
    game = wormhole().hand(1, "Wormhole").hand(2, "Hidden Ninja").start()
    assert (asked(game), prompt(game)) == (2, "Play a Special before Jungle Oasis scores?")
    pick(game, "pass")
    assert (asked(game), prompt(game)) == (1, AFTER)


def test_an_extra_action_after_scoring_may_be_wormhole_from_the_discard_pile():
    game = wormhole("Epilogue").hand(1, "It's Astounding").discard_pile(1, "Wormhole").start()
    assert (asked(game), asked_by(game)) == (1, "Epilogue")
    play(game, "It's Astounding")
    play(game, "Wormhole")
    assert sorted(deck(game, 1)) == ["Doctor When", "War Raptor"]


# Portal Room


def portal(*totals: int, turn: int = 0) -> Scenario:
    """Portal Room is about to score, with these totals of the players on it."""
    position = scenario(players=len(totals), bases=["Portal Room", "Tar Pits"])
    for player, total in enumerate(totals):
        if total:
            position.minion("Time Raider", on="Portal Room", of=player, counters=total - 3)
    return position.turn(turn, "score_bases")


def turns(game: Game, number: int) -> list[int]:
    """Whose the next turns are, the present one first."""
    found = []
    for _ in range(number):
        found.append(game.current_player)
        pick(game, "end")
    return found


def test_the_winner_of_portal_room_takes_an_extra_turn_and_then_the_order_goes_on():
    game = portal(10, 5, 12).duplicate_factions().start()
    assert game.scores == (3, 1, 2)
    assert turns(game, 5) == [2, 1, 2, 0, 1]


def test_the_current_player_who_wins_portal_room_takes_the_next_turn_too():
    game = portal(22, 0, 0).start()
    assert turns(game, 4) == [0, 1, 2, 0]


def test_an_extra_turn_is_a_complete_turn():
    game = portal(0, 22).hand(1, "Jumper").deck(1, "Jumper", "Jumper", "Time Raider", "Doctor When").start()
    assert (game.current_player, plays_left(game)) == (1, (1, 1))
    play(game, "Jumper", on="Tar Pits")
    pick(game, "end")
    assert hand(game, 1) == ["Jumper", "Jumper"]
    assert (game.current_player, plays_left(game)) == (1, (1, 1))


def test_8_1_the_check_for_the_end_of_the_game_comes_before_the_extra_turn():
    game = portal(0, 22).vp(0, 13).start()
    assert game.over
    assert game.winners == (1,)


def test_8_2_a_tie_for_the_most_vp_is_played_on_with_the_extra_turn():
    game = portal(0, 22).vp(15, 13).start()
    assert not game.over
    assert game.current_player == 1


def test_6_8_tied_winners_of_portal_room_each_take_an_extra_turn_from_the_current_player_clockwise():
    game = portal(11, 0, 11, turn=1).duplicate_factions().start()
    assert game.scores == (2, 0, 2)
    assert turns(game, 4) == [2, 0, 2, 0]


def test_an_extra_turn_that_infiltrate_lets_ignore():
    game = portal(0, 22).action("Infiltrate", on="Portal Room", of=1).start()
    assert (asked(game), prompt(game)) == (1, "Ignore the ability of Portal Room?")
    pick(game, "yes")
    assert turns(game, 3) == [1, 0, 1]


# The Nexus


def nexus(*totals: int, turn: int = 0) -> Scenario:
    """The Nexus is about to score, with these totals of the players; The Homeworld is on top of the base deck."""
    position = scenario(players=len(totals), bases=["The Nexus", "Tar Pits"])
    for player, total in enumerate(totals):
        if total:
            position.minion("Time Raider", on="The Nexus", of=player, counters=total - 3)
    return position.base_deck("The Homeworld", "Ninja Dojo").turn(turn, "score_bases")


def test_the_winner_of_the_nexus_may_choose_the_next_base_from_the_base_discard_pile():
    game = nexus(8, 12).base_discard("Tortuga", "Cave of Shinies").duplicate_factions().start()
    assert (asked(game), offered(game)) == (1, ["Tortuga", "Cave of Shinies", "Pass"])
    pick(game, "Tortuga")
    assert bases(game) == ["Tortuga", "Tar Pits"]
    assert base_deck(game) == ["The Homeworld", "Ninja Dojo"]
    assert base_discard(game) == ["Cave of Shinies", "The Nexus"]
    assert game.scores == (3, 3)


def test_the_winner_of_the_nexus_may_leave_it_to_the_base_deck():
    game = nexus(8, 12).base_discard("Tortuga").duplicate_factions().start()
    pick(game, "pass")
    assert bases(game) == ["The Homeworld", "Tar Pits"]


def test_the_nexus_does_nothing_with_an_empty_base_discard_pile():
    game = nexus(8, 12).base_discard().duplicate_factions().start()
    assert bases(game) == ["The Homeworld", "Tar Pits"]


def test_of_tied_winners_of_the_nexus_only_the_first_one_chooses():
    game = nexus(10, 0, 10, turn=1).base_discard("Tortuga", "Cave of Shinies").duplicate_factions().start()
    assert asked(game) == 2
    pick(game, "pass")
    assert bases(game) == ["The Homeworld", "Tar Pits"]


def test_6_14_of_the_nexus_and_time_is_fleeting_the_current_player_uses_one():
    game = (
        nexus(8, 12).hand(0, "Time is Fleeting").base_discard("Tortuga", "Cave of Shinies").duplicate_factions().start()
    )
    pick(game, "Tortuga")
    play(game, "Time is Fleeting")
    pick(game, "Cave of Shinies")
    assert (asked(game), prompt(game)) == (0, REPLACED_BY)
    assert offered(game) == ["The Nexus", "Time is Fleeting"]
    pick(game, "The Nexus")
    assert bases(game) == ["Tortuga", "Tar Pits"]
    assert base_discard(game) == ["Cave of Shinies", "The Nexus"]


# Time Box


def box(counters: int) -> Scenario:
    return scenario(bases=["Tar Pits", "Tortuga"]).titan("Time Box", counters=counters)


def test_time_box_gathers_at_the_start_of_your_turn_and_is_not_played_before_the_fifth_counter():
    game = box(3).turn(0, "start_turn").start()
    assert titan(game, "Time Box").counters == 4
    assert offered(game) == ["End your plays"]


def test_time_box_gathers_when_a_card_comes_into_your_hand_from_play():
    game = box(0).hand(0, "Into the Time Slip").minion("Scout", on="Tar Pits").start()
    play(game, "Into the Time Slip")
    assert titan(game, "Time Box").counters == 1


def test_time_box_gathers_when_a_card_comes_into_your_hand_from_the_discard_pile():
    game = box(0).hand(0, "Grave Digger").discard_pile(0, "Walker").start()
    play(game, "Grave Digger", on="Tar Pits")
    pick(game, "Walker")
    assert hand(game, 0) == ["Walker"]
    assert titan(game, "Time Box").counters == 1


def test_time_box_does_not_gather_for_another_players_hand():
    game = box(0).hand(0, "Into the Time Slip").minion("Scout", on="Tar Pits", of=1).start()
    play(game, "Into the Time Slip")
    assert titan(game, "Time Box").counters == 0


def test_time_box_may_be_played_after_the_fifth_counter_or_any_later_one_without_its_counters():
    game = box(4).turn(0, "start_turn").start()
    assert offered(game) == ["Tar Pits", "Tortuga", "Pass"]
    pick(game, "pass")
    assert titan(game, "Time Box").counters == 5
    later = box(5).turn(0, "start_turn").start()
    pick(later, "Tortuga")
    assert titans(later, "Tortuga") == ["Time Box"]
    assert titan(later, "Time Box").counters == 0


def test_time_box_gives_a_small_minion_here_and_an_action():
    game = (
        scenario(bases=["Tar Pits", "Tortuga"], hand=["Microbot Guard", "Warbot", "Tech Center"])
        .titan("Time Box", on="Tar Pits")
        .plays(0, 0)
        .start()
    )
    use(game, "Time Box")
    assert plays_left(game) == (1, 1)
    assert offered(game) == ["Microbot Guard on Tar Pits", "Tech Center", "End your plays"]
    play(game, "Tech Center")
    pick(game, "Tar Pits")
    play(game, "Microbot Guard", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Microbot Guard"]
