"""Super Spies: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from collections.abc import Sequence

import pytest

from smashup import Game
from smashup.engine import BaseInPlay, Card, Effect, Minion
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    bases,
    decider,
    deck,
    discard_pile,
    events,
    hand,
    known_on_top,
    minion,
    minions,
    offered,
    pick,
    play,
    prompt,
    scenario,
    titan,
    titans,
    use,
)

PLAY = "Play a card, use an ability, or end your plays."
NEXT = "Which ability happens next?"
TOP = "Which card goes on top, the topmost first? Done: the others go on the bottom."
BOTTOM = "Which card goes on the bottom, the bottommost last?"
SPECIAL = "Play a Special before Tar Pits scores?"
AFTER = "Play a Special after Tar Pits scores?"


class Avenger(Minion):
    """After this minion goes to the discard pile from play, destroy another minion."""

    name = "Avenger"
    power = 3

    def after_discarded_from_play(self, base: BaseInPlay) -> Effect:
        yield from self.destroy((yield from self.choose_minion("Destroy which?", self.minions())))


def asked(game: Game) -> int:
    """The player who is asked now."""
    assert game.decision is not None
    return game.decision.player


def about_to_score(*cards: str, of: int = 0, definitions: Sequence[type[Card]] = ()) -> Scenario:
    """These cards in the hand of player `of`. On player 0's turn Tar Pits (16) is ready, with 6 power against 11.

    Player 0 will then draw two Spies.
    """
    return (
        scenario(bases=["Tar Pits", "Jungle Oasis"], definitions=definitions)
        .hand(of, *cards)
        .deck(0, "Spy", "Spy")
        .minion("Operative", on="Tar Pits", of=0, counters=3)
        .minion("Spy", on="Tar Pits", of=1, counters=9)
    )


# Secret Agent


def agent_of_1(*mine: str) -> Scenario:
    return (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=list(mine))
        .minion("Secret Agent", on="Jungle Oasis", of=1)
        .minion("War Raptor", on="Tar Pits")
    )


def test_secret_agent_makes_another_player_discard_a_card_of_their_choice_after_an_action_at_any_base():
    game = agent_of_1("Howl", "King Rex", "Summon").start()
    play(game, "Howl")
    assert asked(game) == 0
    assert asked_by(game) == "Secret Agent"
    assert offered(game) == ["King Rex", "Summon"]
    pick(game, "Summon")
    assert hand(game, 0) == ["King Rex"]
    assert discard_pile(game, 0) == ["Summon", "Howl"]


@pytest.mark.parametrize(
    ("action", "on"), [("Howl", None), ("Wildlife Preserve", "Tar Pits"), ("Upgrade", "War Raptor")]
)
def test_secret_agent_reacts_to_actions_of_any_kind(action, on):
    game = agent_of_1(action, "King Rex").start()
    play(game, action, on=on)
    assert hand(game, 0) == []
    assert "King Rex" in discard_pile(game, 0)


def test_secret_agent_costs_a_card_for_each_action_extra_ones_too():
    game = agent_of_1("Howl", "Howl", "King Rex", "Laseratops").plays(actions=2).start()
    play(game, "Howl")
    pick(game, "King Rex")
    play(game, "Howl")
    assert hand(game, 0) == []


def test_secret_agent_reacts_to_an_action_played_as_a_special_on_any_turn():
    game = (
        about_to_score("Hidden Ninja", "Poison", of=1)
        .minion("Secret Agent", on="Jungle Oasis")
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert prompt(game) == SPECIAL
    play(game, "Hidden Ninja")
    assert hand(game, 1) == []
    assert "Poison" in discard_pile(game, 1)


def test_secret_agent_reacts_to_argonaut_who_counts_as_an_action_played():
    game = agent_of_1("Argonaut", "King Rex").start()
    play(game, "Argonaut", on="Tar Pits", as_="minion")
    assert discard_pile(game, 0) == ["King Rex"]


def test_secret_agent_does_not_mind_its_controllers_actions():
    game = agent_of_1("King Rex").hand(1, "Howl", "Laseratops").turn(1).duplicate_factions().start()
    play(game, "Howl")
    assert hand(game, 1) == ["Laseratops"]


def test_secret_agent_waits_until_the_action_has_resolved_so_cards_it_drew_can_be_discarded():
    game = agent_of_1("Mystic Studies", "King Rex").deck(0, "Summon", "Howl").start()
    play(game, "Mystic Studies")
    assert offered(game) == ["King Rex", "Summon", "Howl"]
    pick(game, "Howl")
    assert hand(game, 0) == ["King Rex", "Summon"]


def test_secret_agent_takes_nothing_from_an_empty_hand_nor_the_action_itself():
    game = agent_of_1("Howl").start()
    play(game, "Howl")
    assert prompt(game) == PLAY
    assert discard_pile(game, 0) == ["Howl"]


def test_two_secret_agents_of_other_players_cause_two_discards():
    game = (
        scenario(players=3, bases=["Tar Pits", "Jungle Oasis"], hand=["Howl", "King Rex", "Laseratops"])
        .minion("Secret Agent", on="Tar Pits", of=1)
        .minion("Secret Agent", on="Jungle Oasis", of=2)
        .duplicate_factions()
        .start()
    )
    play(game, "Howl")
    assert prompt(game) == NEXT
    pick(game, "Secret Agent", of=2)
    pick(game, "King Rex")
    assert hand(game, 0) == []


def test_using_a_talent_is_not_playing_an_action_for_secret_agent():
    game = agent_of_1("King Rex").minion("Time Raider", on="Tar Pits").discard_pile(0, "Jumper").start()
    use(game, "Time Raider")
    assert hand(game, 0) == ["King Rex"]


def test_using_a_special_of_a_card_in_play_is_not_playing_an_action_for_secret_agent():
    game = (
        (about_to_score("Saucy Wench").minion("First Mate", on="Tar Pits").minion("Secret Agent", on="Tar Pits", of=1))
        .duplicate_factions()
        .start()
    )
    pick(game, "end")
    assert asked_by(game) == "First Mate"
    pick(game, "Jungle Oasis")
    assert hand(game, 0) == ["Saucy Wench", "Spy", "Spy"]


def test_clarification_secret_agent_destroyed_by_the_action_still_makes_its_player_discard():
    game = agent_of_1("Powderkeg", "First Mate", "Cannon").minion("Pirate King", on="Jungle Oasis").start()
    play(game, "Powderkeg")
    pick(game, "Pirate King")
    assert discard_pile(game, 1) == ["Secret Agent"]
    assert asked_by(game) == "Secret Agent"
    pick(game, "Cannon")
    assert hand(game, 0) == ["First Mate"]


def test_secret_agent_returned_by_the_action_still_makes_its_player_discard():
    game = agent_of_1("Beam Up", "Scout").start()
    play(game, "Beam Up")
    pick(game, "Secret Agent")
    assert hand(game, 1) == ["Secret Agent"]
    assert hand(game, 0) == []


# Mole


def mole(*cards: str, of: int = 0) -> Scenario:
    """Tar Pits is about to score, and player `of` has a Mole there and these cards in hand."""
    return about_to_score(*cards, of=of).minion("Mole", on="Tar Pits", of=of).turn(0, "score_bases")


def test_mole_may_play_any_action_before_its_base_scores_with_effect_anywhere():
    game = mole("Augmentation", "Laseratops").minion("King Rex", on="Jungle Oasis").duplicate_factions().start()
    assert asked_by(game) == "Mole"
    assert offered(game) == ["Augmentation", "Pass"]
    play(game, "Augmentation")
    pick(game, "King Rex")
    assert discard_pile(game, 0)[0] == "Augmentation"
    assert game.scores == (3, 4)


def test_a_mole_brought_by_a_special_is_too_late_for_that_scoring():
    game = about_to_score("Hidden Ninja", "Mole", "Poison").duplicate_factions().turn(0, "score_bases").start()
    play(game, "Hidden Ninja")
    play(game, "Mole")
    assert asked_by(game) is None
    assert game.scores == (3, 4)
    assert "Poison" in hand(game, 0)


def test_mole_may_play_nothing():
    game = mole("Augmentation").duplicate_factions().start()
    pick(game, "pass")
    assert hand(game, 0) == ["Augmentation", "Spy", "Spy"]
    assert game.scores == (3, 4)


def test_an_action_played_by_mole_counts_for_the_award():
    game = mole("Augmentation").duplicate_factions().start()
    play(game, "Augmentation")
    pick(game, "Mole")
    assert game.scores == (4, 3)  # 6 + 4 + 4 against 11


def test_mole_works_on_another_players_turn():
    game = mole("Beam Up", of=1).duplicate_factions().start()
    assert asked(game) == 1
    play(game, "Beam Up")
    pick(game, "Operative")
    assert game.scores == (0, 4)


def test_each_mole_there_allows_one_action():
    game = mole("Augmentation", "Howl", "Rampage").minion("Mole", on="Tar Pits").duplicate_factions().start()
    play(game, "Howl")
    play(game, "Augmentation")
    pick(game, "Mole")
    assert hand(game, 0) == ["Rampage", "Spy", "Spy"]
    assert game.scores == (4, 3)


def test_mole_does_nothing_before_another_base_scores():
    game = (
        about_to_score("Augmentation")
        .minion("Mole", on="Jungle Oasis")
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert game.scores == (3, 4)
    assert hand(game, 0) == ["Augmentation", "Spy", "Spy"]


def test_6_5_mole_comes_before_the_specials_from_hands():
    game = mole("Augmentation").hand(1, "Shinobi").duplicate_factions().start()
    assert asked_by(game) == "Mole"
    pick(game, "pass")
    assert (asked(game), prompt(game)) == (1, SPECIAL)


def test_4_3_an_extra_play_gained_by_mole_is_used_at_once_or_never():
    game = mole("Summon", "Archmage").duplicate_factions().start()
    play(game, "Summon")
    assert prompt(game) == "Play an extra minion now?"
    play(game, "Archmage", on="Tar Pits")
    assert game.scores == (4, 3)


def test_mole_may_play_an_action_that_is_for_this_very_moment():
    game = mole("Live and Let Chum").minion("Collector", on="Tar Pits", of=1).duplicate_factions().start()
    assert asked_by(game) == "Mole"
    play(game, "Live and Let Chum")
    assert deck(game, 1) == ["Collector"]  # Where minions destroyed on Tar Pits go.


def test_mole_cannot_play_an_action_that_is_for_another_moment():
    game = mole("Wormhole", "Do Over!").duplicate_factions().start()
    assert offered(game) == ["Do Over!", "Pass"]


def test_another_players_mindraker_on_the_scoring_base_forbids_mole():
    game = mole("Augmentation").action("Mindraker", on="Tar Pits", of=1).duplicate_factions().start()
    assert game.scores == (3, 4)
    assert hand(game, 0) == ["Augmentation", "Spy", "Spy"]


def test_your_own_mindraker_does_not_forbid_your_mole():
    game = mole("Augmentation").action("Mindraker", on="Tar Pits").duplicate_factions().start()
    assert asked_by(game) == "Mole"


def test_a_mindraker_on_another_base_does_not_forbid_mole():
    game = mole("Augmentation").action("Mindraker", on="Jungle Oasis", of=1).duplicate_factions().start()
    assert asked_by(game) == "Mole"


# Operative


def test_operative_reveals_the_top_card_of_every_deck_and_puts_any_number_of_them_under():
    game = (
        scenario(players=3, bases=["Tar Pits"], hand=["Operative"])
        .deck(0, "King Rex", "Howl")
        .deck(1, "Scout", "Invader")
        .deck(2, "Shinobi", "Poison")
        .start()
    )
    play(game, "Operative", on="Tar Pits")
    assert offered(game) == ["King Rex", "Scout", "Shinobi", "Done"]
    pick(game, "Scout", "King Rex", "done")
    assert (deck(game, 0), deck(game, 1), deck(game, 2)) == (
        ["Howl", "King Rex"],
        ["Invader", "Scout"],
        ["Shinobi", "Poison"],
    )


def test_operative_may_leave_all_cards_on_top():
    game = scenario(bases=["Tar Pits"], hand=["Operative"]).deck(0, "Spy", "Mole").deck(1, "Scout", "Invader").start()
    play(game, "Operative", on="Tar Pits")
    pick(game, "done")
    assert (deck(game, 0), deck(game, 1)) == (["Spy", "Mole"], ["Scout", "Invader"])


def test_what_operative_revealed_everybody_knows():
    game = (
        scenario(players=3, bases=["Tar Pits"], hand=["Operative"]).deck(0, "Spy", "Mole").deck(1, "Scout", "Invader")
    ).start()
    play(game, "Operative", on="Tar Pits")
    pick(game, "Spy", "done")
    for viewer in (0, 1, 2, None):
        assert known_on_top(game, 1, viewer) == ["Scout"]
        assert known_on_top(game, 0, viewer) == []  # The Mole is on top now.
        assert {deck(game.determinize(2, seed), 0)[-1] for seed in range(9)} == {"Spy"}


def test_operative_refills_an_empty_deck_from_the_discard_pile():
    game = scenario(bases=["Tar Pits"], hand=["Operative"]).discard_pile(1, "Scout").deck(0, "Spy").start()
    play(game, "Operative", on="Tar Pits")
    assert offered(game) == ["Spy", "Scout", "Done"]
    assert discard_pile(game, 1) == []


def test_operative_passes_over_a_player_with_neither_deck_nor_discard_pile():
    game = scenario(bases=["Tar Pits"], hand=["Operative"]).deck(0, "Spy").start()
    play(game, "Operative", on="Tar Pits")
    assert offered(game) == ["Spy", "Done"]


# Spy


def test_spy_puts_each_of_the_top_three_cards_on_the_top_or_the_bottom():
    game = scenario(bases=["Tar Pits"], hand=["Spy"]).deck(0, "King Rex", "Howl", "Mole", "Upgrade").start()
    play(game, "Spy", on="Tar Pits")
    assert (prompt(game), offered(game)) == (TOP, ["King Rex", "Howl", "Mole", "Done"])
    pick(game, "Mole", "done")
    assert (prompt(game), offered(game)) == (BOTTOM, ["King Rex", "Howl"])
    pick(game, "Howl")
    assert deck(game, 0) == ["Mole", "Upgrade", "Howl", "King Rex"]


def test_spy_may_put_all_three_back_on_top_in_another_order():
    game = scenario(bases=["Tar Pits"], hand=["Spy"]).deck(0, "King Rex", "Howl", "Mole", "Upgrade").start()
    play(game, "Spy", on="Tar Pits")
    pick(game, "Howl", "Mole", "King Rex")
    assert deck(game, 0) == ["Howl", "Mole", "King Rex", "Upgrade"]


def test_spy_may_put_all_three_on_the_bottom():
    game = scenario(bases=["Tar Pits"], hand=["Spy"]).deck(0, "King Rex", "Howl", "Mole", "Upgrade").start()
    play(game, "Spy", on="Tar Pits")
    pick(game, "done", "Mole", "King Rex")
    assert deck(game, 0) == ["Upgrade", "Mole", "King Rex", "Howl"]


def test_only_who_played_spy_knows_the_cards_and_their_order():
    game = scenario(bases=["Tar Pits"], hand=["Spy"]).deck(0, "King Rex", "Howl", "Mole", "Upgrade").start()
    play(game, "Spy", on="Tar Pits")
    pick(game, "Mole", "Howl", "done")
    assert known_on_top(game, 0, 0) == ["Mole", "Howl"]
    assert known_on_top(game, 0, 1) == known_on_top(game, 0, None) == []
    assert {tuple(deck(game.determinize(0, seed), 0)) for seed in range(9)} == {("Mole", "Howl", "Upgrade", "King Rex")}
    assert len({tuple(deck(game.determinize(1, seed), 0)) for seed in range(40)}) > 9


def test_a_card_everybody_knew_is_somewhere_among_the_three_after_spy():
    game = (
        scenario(bases=["Tar Pits"], hand=["Operative", "Spy"])
        .plays(minions=2)
        .deck(0, "King Rex", "Howl", "Mole", "Upgrade")
        .start()
    )
    play(game, "Operative", on="Tar Pits")
    pick(game, "done")
    assert known_on_top(game, 0, 1) == ["King Rex"]
    play(game, "Spy", on="Tar Pits")
    pick(game, "Mole", "Howl", "King Rex")
    assert known_on_top(game, 0, 1) == []
    places = {deck(game.determinize(1, seed), 0).index("King Rex") for seed in range(40)}
    assert places == {0, 1, 2}


def test_9_6_spy_shuffles_the_discard_pile_under_a_short_deck():
    game = scenario(bases=["Tar Pits"], hand=["Spy"]).deck(0, "King Rex").discard_pile(0, "Howl", "Mole").start()
    play(game, "Spy", on="Tar Pits")
    assert sorted(offered(game)) == ["Done", "Howl", "King Rex", "Mole"]
    assert offered(game)[0] == "King Rex"
    assert discard_pile(game, 0) == []


def test_spy_looks_at_what_there_is():
    game = scenario(bases=["Tar Pits"], hand=["Spy"]).deck(0, "King Rex").start()
    play(game, "Spy", on="Tar Pits")
    assert offered(game) == ["King Rex", "Done"]
    pick(game, "done")
    assert deck(game, 0) == ["King Rex"]


# Discards Are Forever


def test_discards_are_forever_makes_all_players_discard_up_to_their_next_minion():
    game = (
        scenario(bases=["Tar Pits"], hand=["Discards Are Forever"])
        .deck(0, "Howl", "Upgrade", "King Rex", "Mole")
        .deck(1, "Scout", "Invader")
        .start()
    )
    play(game, "Discards Are Forever")
    assert discard_pile(game, 0) == ["Howl", "Upgrade", "King Rex", "Discards Are Forever"]
    assert discard_pile(game, 1) == ["Scout"]
    assert (deck(game, 0), deck(game, 1)) == (["Mole"], ["Invader"])


def test_discards_are_forever_stops_where_a_deck_runs_out_without_a_reshuffle():
    game = (
        scenario(bases=["Tar Pits"], hand=["Discards Are Forever"])
        .deck(1, "Probe", "Beam Up")
        .discard_pile(1, "Scout")
        .start()
    )
    play(game, "Discards Are Forever")
    assert discard_pile(game, 1) == ["Scout", "Probe", "Beam Up"]
    assert deck(game, 1) == []


def test_discards_are_forever_refills_a_deck_that_is_empty_at_the_start():
    game = scenario(bases=["Tar Pits"], hand=["Discards Are Forever"]).discard_pile(1, "Scout").start()
    play(game, "Discards Are Forever")
    assert "reshuffle" in events(game)
    assert (deck(game, 1), discard_pile(game, 1)) == ([], ["Scout"])


def test_discards_are_forever_does_not_set_off_what_goes_to_the_discard_pile_from_play():
    game = scenario(bases=["Tar Pits"], hand=["Discards Are Forever"]).deck(1, "Jumper").start()
    play(game, "Discards Are Forever")
    assert prompt(game) == PLAY
    assert discard_pile(game, 1) == ["Jumper"]


# For My Eyes Only


def test_for_my_eyes_only_arranges_the_top_five_cards():
    game = (
        scenario(bases=["Tar Pits"], hand=["For My Eyes Only"])
        .deck(0, "King Rex", "Howl", "Mole", "Spy", "Upgrade", "Rampage")
        .start()
    )
    play(game, "For My Eyes Only")
    assert offered(game) == ["King Rex", "Howl", "Mole", "Spy", "Upgrade", "Done"]
    pick(game, "Upgrade", "Spy", "done")
    pick(game, "Mole", "King Rex")
    assert deck(game, 0) == ["Upgrade", "Spy", "Rampage", "Mole", "King Rex", "Howl"]
    assert known_on_top(game, 0, 0) == ["Upgrade", "Spy"]
    assert known_on_top(game, 0, 1) == []


def test_for_my_eyes_only_is_not_itself_part_of_a_reshuffle():
    game = scenario(bases=["Tar Pits"], hand=["For My Eyes Only"]).discard_pile(0, "Howl", "Mole").start()
    play(game, "For My Eyes Only")
    assert sorted(offered(game)) == ["Done", "Howl", "Mole"]
    pick(game, "Howl", "Mole")
    assert deck(game, 0) == ["Howl", "Mole"]
    assert discard_pile(game, 0) == ["For My Eyes Only"]


# From Q With Love


def test_from_q_with_love_draws_three_and_then_discards_any_two():
    game = (
        scenario(bases=["Tar Pits"], hand=["From Q With Love", "Spy"])
        .deck(0, "King Rex", "Howl", "Mole", "Upgrade")
        .start()
    )
    play(game, "From Q With Love")
    assert offered(game) == ["Spy", "King Rex", "Howl", "Mole"]
    pick(game, "Spy", "Howl")
    assert hand(game, 0) == ["King Rex", "Mole"]
    assert discard_pile(game, 0) == ["Spy", "Howl", "From Q With Love"]


def test_from_q_with_love_discards_what_there_is():
    game = scenario(bases=["Tar Pits"], hand=["From Q With Love"]).deck(0, "King Rex").start()
    play(game, "From Q With Love")
    assert hand(game, 0) == []
    assert discard_pile(game, 0) == ["King Rex", "From Q With Love"]


# Live and Let Chum


def test_live_and_let_chum_destroys_a_minion_of_current_power_3_or_less_on_the_scoring_base():
    game = (
        about_to_score("Live and Let Chum")
        .minion("Collector", on="Tar Pits", of=1)
        .minion("Collector", on="Tar Pits", of=1, counters=2)
        .minion("War Raptor", on="Tar Pits")
        .minion("Scout", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    pick(game, "end")
    assert prompt(game) == SPECIAL
    play(game, "Live and Let Chum")
    assert offered(game) == ["Collector (2, Player 2, Tar Pits)", "War Raptor (3, Player 1, Tar Pits)"]
    pick(game, "Collector")
    assert deck(game, 1) == ["Collector"]  # Where minions destroyed on Tar Pits go.


def test_live_and_let_chum_may_be_played_on_another_players_turn():
    game = about_to_score("Live and Let Chum", of=1).minion("War Raptor", on="Tar Pits").duplicate_factions().start()
    pick(game, "end")
    assert asked(game) == 1
    play(game, "Live and Let Chum")
    assert deck(game, 0) == ["War Raptor"]


def test_6_4_the_base_still_scores_when_live_and_let_chum_takes_it_under_the_breakpoint():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Live and Let Chum"])
        .minion("Laseratops", on="Tar Pits", of=0, counters=9)
        .minion("Scout", on="Tar Pits", of=1)
        .start()
    )
    pick(game, "end")
    play(game, "Live and Let Chum")
    assert game.scores == (4, 0)
    assert "Tar Pits" not in bases(game)


def test_live_and_let_chum_may_be_played_without_a_target():
    game = about_to_score("Live and Let Chum").duplicate_factions().start()
    pick(game, "end")
    play(game, "Live and Let Chum")
    assert "Live and Let Chum" in discard_pile(game, 0)
    assert game.scores == (3, 4)


def test_live_and_let_chum_cannot_be_played_in_the_play_cards_phase():
    game = scenario(bases=["Tar Pits"], hand=["Live and Let Chum"]).minion("Scout", on="Tar Pits", of=1).start()
    assert offered(game) == ["End your plays"]


def test_live_and_let_chum_cannot_be_played_after_a_base_scores():
    game = about_to_score("Live and Let Chum").hand(1, "Wormhole").duplicate_factions().start()
    pick(game, "end", "pass")
    assert (asked(game), prompt(game)) == (1, AFTER)
    pick(game, "pass")
    assert "Live and Let Chum" in hand(game, 0)


# Mindraker


def raked(*definitions: type[Card], of: int = 0) -> Scenario:
    """Tar Pits is about to score, with Mindraker of player `of` on it."""
    return about_to_score(definitions=definitions).action("Mindraker", on="Tar Pits", of=of).turn(0, "score_bases")


def test_mindraker_is_played_on_a_base():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Mindraker"]).start()
    play(game, "Mindraker", on="Jungle Oasis")
    assert actions_on(game, "Jungle Oasis") == ["Mindraker"]


def test_mindraker_does_not_bind_its_controller():
    game = raked(of=1).hand(1, "Shinobi").duplicate_factions().start()
    assert (asked(game), prompt(game)) == (1, SPECIAL)


def test_mindraker_binds_all_players_but_its_controller():
    game = (
        scenario(players=3, bases=["Tar Pits", "Jungle Oasis"])
        .minion("Operative", on="Tar Pits", counters=15)
        .action("Mindraker", on="Tar Pits", of=1)
        .hand(0, "Hidden Ninja")
        .hand(1, "Hidden Ninja")
        .hand(2, "Hidden Ninja")
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert asked(game) == 1
    pick(game, "pass")
    assert game.scores == (4, 0, 0)
    assert hand(game, 2) == ["Hidden Ninja"]


def test_mindraker_does_nothing_while_another_base_scores():
    game = about_to_score("Live and Let Chum").action("Mindraker", on="Jungle Oasis", of=1).duplicate_factions().start()
    pick(game, "end")
    assert (asked(game), prompt(game)) == (0, SPECIAL)


@pytest.mark.parametrize("special", ["Shinobi", "Hidden Ninja"])
def test_clarification_mindraker_forbids_specials_before_its_base_scores(special):
    game = raked().hand(1, special).duplicate_factions().start()
    assert game.scores == (3, 4)
    assert hand(game, 1) == [special]


def test_clarification_mindraker_forbids_specials_after_its_base_scores():
    game = raked().hand(1, "Wormhole").duplicate_factions().start()
    assert "Spy" in discard_pile(game, 1)
    assert hand(game, 1) == ["Wormhole"]


def avenged(mindraker: bool) -> Game:
    """When Tar Pits is cleared player 1 destroys a minion on Jungle Oasis, which Mako in hand may answer."""
    position = raked(Avenger) if mindraker else about_to_score(definitions=[Avenger]).turn(0, "score_bases")
    return (
        position.minion("Avenger", on="Tar Pits", of=1)
        .minion("Mole", on="Jungle Oasis")
        .hand(1, "Mako")
        .duplicate_factions()
        .start()
    )


def test_clarification_mindraker_holds_until_the_replacement_is_in_play_although_it_is_discarded_before():
    game = avenged(mindraker=True)
    assert minions(game, "Jungle Oasis") == []
    assert hand(game, 1) == ["Mako"]
    assert "Mindraker" in discard_pile(game, 0)


def test_without_mindraker_a_special_may_be_played_while_the_cards_of_the_base_are_discarded():
    game = avenged(mindraker=False)
    assert (asked(game), offered(game)) == (1, ["Mako on Jungle Oasis", "Pass"])


def test_clarification_mindraker_no_longer_holds_when_the_replacement_is_in_play():
    game = (
        raked()
        .minion("Operative", on="Jungle Oasis", counters=9)
        .hand(1, "Shinobi")
        .base_deck("The Homeworld")
        .duplicate_factions()
        .start()
    )
    pick(game, "Tar Pits")
    assert (asked(game), prompt(game)) == (1, "Play a Special before Jungle Oasis scores?")


def test_clarification_mindraker_does_not_stop_specials_of_cards_already_in_play():
    game = (
        raked()
        .minion("First Mate", on="Tar Pits", of=1)
        .minion("Pirate King", on="Jungle Oasis", of=1)
        .base_deck("The Homeworld")
        .duplicate_factions()
        .start()
    )
    assert (asked(game), asked_by(game)) == (1, "Pirate King")
    pick(game, "yes")
    assert (asked(game), asked_by(game)) == (1, "First Mate")
    pick(game, "Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["First Mate"]


def walls(mindraker: bool) -> Game:
    """Player 1 may play a minion before Tar Pits scores, with Spectre in the discard pile."""
    position = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .minion("Operative", on="Tar Pits", counters=13)
        .action("Bring Down the Walls", on="Tar Pits", of=1)
        .hand(1, "Hatchling")
        .discard_pile(1, "Spectre")
        .turn(0, "score_bases")
    )
    if mindraker:
        position.action("Mindraker", on="Tar Pits")
    return position.start()


def test_mindraker_does_not_stop_a_play_that_is_no_special_but_the_use_of_spectres_special_for_it():
    assert offered(walls(mindraker=False)) == [
        "Hatchling on Tar Pits",
        "Spectre on Tar Pits from your discard pile",
        "Pass",
    ]
    assert offered(walls(mindraker=True)) == ["Hatchling on Tar Pits", "Pass"]


def in_the_volcano(mindraker: bool) -> Game:
    """Player 1 reveals Chronomage, who gives an extra action, with Argonaut in hand."""
    position = (
        scenario(bases=["Secret Volcano Headquarters", "Jungle Oasis"])
        .minion("Operative", on="Secret Volcano Headquarters", counters=15)
        .deck(1, "Chronomage")
        .hand(1, "Argonaut", "Favor of Apollo")
        .turn(0, "score_bases")
    )
    if mindraker:
        position.action("Mindraker", on="Secret Volcano Headquarters")
    return position.start()


def test_mindraker_does_not_stop_secret_volcano_headquarters_but_the_use_of_argonauts_special():
    assert offered(in_the_volcano(mindraker=False)) == [
        "Favor of Apollo",
        "Argonaut on Secret Volcano Headquarters as your action",
        "Argonaut on Jungle Oasis as your action",
        "Pass",
    ]
    game = in_the_volcano(mindraker=True)
    assert minions(game, "Secret Volcano Headquarters", of=1) == ["Chronomage"]
    assert offered(game) == ["Favor of Apollo", "Pass"]


# Permit to Kill


def test_permit_to_kill_discards_the_minions_among_the_top_two_cards_of_each_other_deck():
    game = (
        scenario(players=3, bases=["Tar Pits"], hand=["Permit to Kill"])
        .deck(0, "Spy", "Mole", "Operative")
        .deck(1, "Scout", "Invader", "Collector")
        .deck(2, "Poison", "Shinobi", "Ninja Master")
        .start()
    )
    play(game, "Permit to Kill")
    assert deck(game, 0) == ["Spy", "Mole", "Operative"]
    assert (deck(game, 1), discard_pile(game, 1)) == (["Collector"], ["Scout", "Invader"])
    assert (deck(game, 2), discard_pile(game, 2)) == (["Poison", "Ninja Master"], ["Shinobi"])


def test_permit_to_kill_lets_you_order_the_cards_that_go_back():
    game = scenario(bases=["Tar Pits"], hand=["Permit to Kill"]).deck(1, "Probe", "Beam Up", "Scout").start()
    play(game, "Permit to Kill")
    assert (asked(game), offered(game)) == (0, ["Probe", "Beam Up"])
    pick(game, "Beam Up")
    assert deck(game, 1) == ["Beam Up", "Probe", "Scout"]


def test_after_permit_to_kill_all_know_the_two_cards_but_only_you_their_order():
    game = scenario(players=3, bases=["Tar Pits"], hand=["Permit to Kill"]).deck(1, "Probe", "Beam Up", "Scout").start()
    play(game, "Permit to Kill")
    pick(game, "Beam Up")
    assert known_on_top(game, 1, 0) == ["Beam Up", "Probe"]
    for viewer in (1, 2):
        worlds = {tuple(deck(game.determinize(viewer, seed), 1)) for seed in range(20)}
        assert worlds == {("Beam Up", "Probe", "Scout"), ("Probe", "Beam Up", "Scout")}


def test_a_single_card_that_permit_to_kill_puts_back_is_known_to_all():
    game = scenario(bases=["Tar Pits"], hand=["Permit to Kill"]).deck(1, "Probe", "Scout", "Invader").start()
    play(game, "Permit to Kill")
    assert known_on_top(game, 1, 0) == known_on_top(game, 1, 1) == known_on_top(game, 1, None) == ["Probe"]


def test_9_6_permit_to_kill_shuffles_the_discard_pile_under_a_short_deck():
    game = scenario(bases=["Tar Pits"], hand=["Permit to Kill"]).deck(1, "Probe").discard_pile(1, "Scout").start()
    play(game, "Permit to Kill")
    assert (deck(game, 1), discard_pile(game, 1)) == (["Probe"], ["Scout"])
    assert "reshuffle" in events(game)


# The Base Is Not Enough


def test_the_base_is_not_enough_takes_a_minion_of_current_power_4_or_less_on_the_scoring_base():
    game = (
        about_to_score("The Base Is Not Enough")
        .minion("Collector", on="Tar Pits", of=1, counters=2)
        .minion("Scout", on="Tar Pits", of=1, counters=2)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("War Raptor", on="Tar Pits")
        .duplicate_factions()
        .start()
    )
    pick(game, "end")
    assert prompt(game) == SPECIAL
    play(game, "The Base Is Not Enough")
    assert offered(game) == ["Collector (4, Player 2, Tar Pits)", "War Raptor (3, Player 1, Tar Pits)"]


def test_the_minion_that_the_base_is_not_enough_took_counts_for_you_and_goes_to_its_owners_discard_pile():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["The Base Is Not Enough"])
        .minion("Operative", on="Tar Pits", counters=5)
        .minion("Spy", on="Tar Pits", of=1, counters=5)
        .minion("Laseratops", on="Tar Pits", of=1)
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    play(game, "The Base Is Not Enough")
    assert game.scores == (4, 3)
    assert discard_pile(game, 1) == ["Spy", "Laseratops"]


def test_the_base_is_not_enough_may_be_played_on_another_players_turn():
    game = (
        about_to_score("The Base Is Not Enough", of=1).minion("War Raptor", on="Tar Pits").duplicate_factions().start()
    )
    pick(game, "end")
    assert asked(game) == 1
    play(game, "The Base Is Not Enough")
    assert "War Raptor" in discard_pile(game, 0)


def test_9_5_actions_on_a_minion_that_the_base_is_not_enough_took_keep_their_controller():
    game = (
        about_to_score("The Base Is Not Enough")
        .minion("Spy", on="Tar Pits", of=1, actions=["Upgrade"])
        .hand(1, "Live and Let Chum")
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    play(game, "The Base Is Not Enough")
    assert [action.controller for action in minion(game, "Spy", of=0).actions] == [1]


def test_control_by_the_base_is_not_enough_ends_with_the_turn():
    game = (
        about_to_score("The Base Is Not Enough")
        .minion("First Mate", on="Tar Pits", of=1)
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    play(game, "The Base Is Not Enough")
    assert (asked(game), asked_by(game)) == (0, "First Mate")  # Its ability is yours.
    pick(game, "Jungle Oasis")
    assert game.current_player == 1
    assert minions(game, "Jungle Oasis", of=1) == ["First Mate"]


def test_who_took_jumper_with_the_base_is_not_enough_decides_and_it_goes_to_its_owners_hand():
    game = (
        about_to_score("The Base Is Not Enough")
        .minion("Jumper", on="Tar Pits", of=1)
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    play(game, "The Base Is Not Enough")
    assert (asked(game), asked_by(game)) == (0, "Jumper")
    pick(game, "yes")
    assert hand(game, 1) == ["Jumper"]


def test_the_base_is_not_enough_cannot_be_played_in_the_play_cards_phase():
    game = scenario(bases=["Tar Pits"], hand=["The Base Is Not Enough"]).minion("Scout", on="Tar Pits", of=1).start()
    assert offered(game) == ["End your plays"]


# The Spy Who Ditched Me


def test_the_spy_who_ditched_me_makes_each_other_player_discard_a_minion_of_their_choice_clockwise():
    game = (
        scenario(players=3, bases=["Tar Pits"])
        .hand(0, "Scout", "Invader", "Probe")
        .hand(1, "The Spy Who Ditched Me", "Mole")
        .hand(2, "Shinobi", "Ninja Master")
        .turn(1)
        .start()
    )
    play(game, "The Spy Who Ditched Me")
    assert (asked(game), offered(game)) == (2, ["Shinobi", "Ninja Master"])
    pick(game, "Shinobi")
    assert (asked(game), offered(game)) == (0, ["Scout", "Invader"])
    pick(game, "Invader")
    assert [hand(game, player) for player in range(3)] == [["Scout", "Probe"], ["Mole"], ["Ninja Master"]]
    assert [discard_pile(game, player) for player in (0, 2)] == [["Invader"], ["Shinobi"]]


def test_a_hand_without_minions_is_revealed_to_all_by_the_spy_who_ditched_me():
    game = scenario(players=3, bases=["Tar Pits"], hand=["The Spy Who Ditched Me"]).hand(1, "Probe", "Beam Up").start()
    play(game, "The Spy Who Ditched Me")
    for viewer in (0, 2, None):
        assert [card["name"] for card in game.view(viewer)["players"][1]["hand"]] == ["Probe", "Beam Up"]
    assert discard_pile(game, 1) == []


def test_who_has_a_minion_cannot_reveal_the_hand_instead():
    game = scenario(bases=["Tar Pits"], hand=["The Spy Who Ditched Me"]).hand(1, "Probe", "Scout").start()
    play(game, "The Spy Who Ditched Me")
    assert discard_pile(game, 1) == ["Scout"]
    assert game.view(0)["players"][1]["hand"] == []


def test_an_empty_hand_is_safe_from_the_spy_who_ditched_me():
    game = scenario(bases=["Tar Pits"], hand=["The Spy Who Ditched Me"]).start()
    play(game, "The Spy Who Ditched Me")
    assert prompt(game) == PLAY


# ISI's Swingin' Pad


def test_the_winner_of_isis_swingin_pad_may_arrange_the_top_three_cards_unseen_by_others():
    game = (
        scenario(bases=["ISI's Swingin' Pad", "Jungle Oasis"])
        .minion("Spy", on="ISI's Swingin' Pad", of=1, counters=19)
        .minion("Spy", on="ISI's Swingin' Pad", of=0)
        .deck(1, "Probe", "Beam Up", "Invader", "Collector")
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert (asked(game), prompt(game)) == (1, "Look at the top three cards of your deck?")
    pick(game, "yes")
    assert (prompt(game), offered(game)) == (TOP, ["Probe", "Beam Up", "Invader", "Done"])
    pick(game, "Invader", "done", "Beam Up")
    assert deck(game, 1) == ["Invader", "Collector", "Beam Up", "Probe"]
    assert known_on_top(game, 1, 1) == ["Invader"]
    assert known_on_top(game, 1, 0) == []
    assert game.scores == (2, 4)


def test_the_winner_of_isis_swingin_pad_need_not_look():
    game = (
        scenario(bases=["ISI's Swingin' Pad", "Jungle Oasis"])
        .minion("Spy", on="ISI's Swingin' Pad", of=1, counters=19)
        .deck(1, "Probe", "Beam Up", "Invader", "Collector")
        .turn(0, "score_bases")
        .start()
    )
    pick(game, "no")
    assert deck(game, 1) == ["Probe", "Beam Up", "Invader", "Collector"]
    assert known_on_top(game, 1, 1) == []


def test_6_8_tied_winners_of_isis_swingin_pad_each_look_current_player_first():
    game = (
        scenario(players=3, bases=["ISI's Swingin' Pad", "Jungle Oasis"])
        .minion("Spy", on="ISI's Swingin' Pad", of=0, counters=9)
        .minion("Spy", on="ISI's Swingin' Pad", of=1, counters=9)
        .minion("Spy", on="ISI's Swingin' Pad", of=2)
        .deck(0, "Probe")
        .deck(1, "Beam Up")
        .turn(1, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert asked(game) == 1
    pick(game, "no")
    assert asked(game) == 0
    pick(game, "no")
    assert game.current_player == 2


# Secret Volcano Headquarters

VOLCANO = "Secret Volcano Headquarters"


def volcano(players: int = 2, turn: int = 0) -> Scenario:
    """Secret Volcano Headquarters is about to score, with 18 power of player 0."""
    return (
        scenario(players=players, bases=[VOLCANO, "Jungle Oasis"])
        .minion("Operative", on=VOLCANO, counters=15)
        .turn(turn, "score_bases")
    )


def test_secret_volcano_headquarters_plays_the_revealed_minion_of_every_player_before_it_scores():
    game = volcano().deck(0, "King Rex", "Howl", "Rampage").deck(1, "Scout", "Probe", "Beam Up").start()
    pick(game, "no")  # Scout, after scoring.
    assert events(game).index("play_minion") < events(game).index("award")
    assert discard_pile(game, 0)[:2] == ["Operative", "King Rex"]
    assert discard_pile(game, 1) == ["Scout"]
    assert game.scores == (4, 3)


def test_minions_played_by_secret_volcano_headquarters_use_their_abilities():
    game = volcano().deck(1, "Invader").start()
    assert game.scores == (4, 4)  # 3 VP for the second place and 1 for Invader.


def test_cards_that_are_no_minions_go_back_on_top_and_all_know_them():
    game = volcano().deck(0, "Howl", "King Rex").deck(1, "Shinobi", "Probe").hand(1, "Hidden Ninja").start()
    assert (asked(game), prompt(game)) == (1, f"Play a Special before {VOLCANO} scores?")
    assert deck(game, 0) == ["Howl", "King Rex"]
    for viewer in (0, 1, None):
        assert known_on_top(game, 0, viewer) == ["Howl"]
    assert minions(game, VOLCANO) == ["Operative", "Shinobi"]


def test_all_players_reveal_before_the_first_minion_is_played():
    """Operative, played first, turns up the next cards: the others are no longer on their decks."""
    game = volcano().deck(0, "Operative", "Howl").deck(1, "Invader", "Probe").start()
    assert (asked_by(game), offered(game)) == ("Operative", ["Howl", "Probe", "Done"])
    assert minions(game, VOLCANO) == ["Operative", "Operative"]
    pick(game, "done")
    assert game.scores == (4, 4)


def test_revealed_minions_are_played_clockwise_from_the_current_player():
    game = (
        volcano(players=3, turn=1)
        .deck(0, "King Rex")
        .deck(1, "Invader")
        .deck(2, "Shinobi")
        .hand(2, "Hidden Ninja")
        .start()
    )
    assert prompt(game) == f"Play a Special before {VOLCANO} scores?"
    assert minions(game, VOLCANO) == ["Operative", "Invader", "Shinobi", "King Rex"]


def test_secret_volcano_headquarters_refills_an_empty_deck_first():
    game = volcano().discard_pile(1, "Invader").start()
    assert game.scores == (4, 4)


def test_a_minion_that_cannot_be_played_at_secret_volcano_headquarters_is_discarded():
    game = volcano().action("Overrun", on=VOLCANO).deck(1, "Invader", "Scout", "Collector").start()
    assert discard_pile(game, 1) == ["Invader"]
    assert game.scores == (4, 0)
    assert "Invader" not in hand(game, 1)


def test_who_ignores_secret_volcano_headquarters_reveals_nothing():
    game = (
        volcano()
        .action("Infiltrate", on=VOLCANO, of=1)
        .deck(0, "King Rex", "Howl", "Howl")
        .deck(1, "Invader", "Scout")
        .start()
    )
    assert (asked(game), prompt(game)) == (1, f"Ignore the ability of {VOLCANO}?")
    pick(game, "yes")
    assert deck(game, 1) == ["Invader", "Scout"]
    assert known_on_top(game, 1, 0) == []
    assert "King Rex" in discard_pile(game, 0)


def test_secret_volcano_headquarters_lets_other_abilities_of_that_moment_happen_as_well():
    game = volcano().minion("Mole", on=VOLCANO).hand(0, "Howl").deck(1, "Invader").start()
    assert (asked(game), prompt(game)) == (0, NEXT)
    pick(game, "Mole")
    assert asked_by(game) == "Mole"


# Moon Zero Three


def moon() -> Scenario:
    return scenario(bases=["Tar Pits", "Tortuga"]).titan("Moon Zero Three", on="Tar Pits")


def test_moon_zero_three_is_played_instead_of_an_action_and_looks_at_a_hand():
    game = (
        scenario(bases=["Tar Pits", "Tortuga"], hand=["Permit to Kill"])
        .titan("Moon Zero Three")
        .minion("Scout", on="Tar Pits", of=1)
        .minion("Spy", on="Tar Pits")
        .hand(1, "Collector")
        .start()
    )
    use(game, "Moon Zero Three")
    pick(game, "Tar Pits")
    assert offered(game) == ["Player 1", "Player 2"]
    pick(game, 1)
    assert [card["name"] for card in game.view(0)["players"][1]["hand"]] == ["Collector"]
    assert "Permit to Kill" not in offered(game)


def test_moon_zero_three_still_looks_if_it_loses_the_clash_and_does_not_if_it_cannot_be_played():
    def against(player: int) -> Game:
        position = scenario(bases=["Tar Pits", "Tortuga"]).titan("Moon Zero Three").hand(1, "Collector")
        return position.minion("Scout", on="Tar Pits", of=1).titan("Major Ursa", on="Tar Pits", of=player).start()

    game = against(1)
    use(game, "Moon Zero Three")
    pick(game, "Tar Pits")
    assert titans(game, "Tar Pits") == ["Major Ursa"]
    assert [card["name"] for card in game.view(0)["players"][1]["hand"]] == ["Collector"]
    assert "Use Moon Zero Three" not in offered(against(0))


def test_moon_zero_three_may_grow_when_another_player_discards_a_card():
    game = moon().hand(1, "Collector", "Invader").action("Pay the Piper", on="Tar Pits").turn(1).start()
    play(game, "Collector", on="Tortuga")
    assert decider(game) == 1
    game = moon().hand(1, "Invader", "Supreme Overlord").action("Pay the Piper", on="Tar Pits").turn(1).start()
    play(game, "Invader", on="Tar Pits")
    assert (decider(game), prompt(game)) == (0, "Place a +1 power counter on Moon Zero Three?")
    pick(game, "yes")
    assert titan(game, "Moon Zero Three").counters == 1


def test_moon_zero_three_may_grow_when_another_player_discards_from_a_deck():
    game = moon().hand(1, "Walker").deck(1, "Grave Digger", "Outbreak").turn(1).start()
    play(game, "Walker", on="Tortuga")
    pick(game, "Grave Digger")
    assert (decider(game), prompt(game)) == (0, "Place a +1 power counter on Moon Zero Three?")


def test_moon_zero_three_counts_cards_discarded_together_once():
    game = moon().hand(0, "Take the Shinies").hand(1, "Collector", "Invader", "Scout").start()
    play(game, "Take the Shinies")
    pick(game, "yes")
    assert len(hand(game, 1)) == 1
    assert titan(game, "Moon Zero Three").counters == 1
    assert game.decision is not None
    assert game.decision.is_play_cards


def test_moon_zero_three_does_not_count_what_you_discard():
    game = moon().hand(0, "Collector", "Invader").action("Pay the Piper", on="Tar Pits", of=1).start()
    play(game, "Invader", on="Tar Pits")
    assert titan(game, "Moon Zero Three").counters == 0
    assert game.decision is not None
    assert game.decision.is_play_cards


@pytest.mark.parametrize(("way", "order"), [("top", ["Collector", "Invader"]), ("bottom", ["Invader", "Collector"])])
def test_moon_zero_three_looks_at_the_top_card_of_any_deck_and_puts_it_on_top_or_bottom(way: str, order: list[str]):
    game = moon().deck(1, "Collector", "Invader").start()
    use(game, "Moon Zero Three")
    pick(game, 1)
    pick(game, "Collector" if way == "top" else "done")
    assert deck(game, 1) == order
    assert known_on_top(game, of=1, to=0) == (["Collector"] if way == "top" else [])
    assert known_on_top(game, of=1, to=1) == []
    assert hand(game, 0) == []
