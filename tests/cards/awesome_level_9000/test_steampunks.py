"""Steampunks: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup.engine import Action, Base, Effect, Minion
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    base_of,
    bases,
    discard_pile,
    events,
    hand,
    minion,
    minions,
    offered,
    pick,
    play,
    plays_left,
    power_of,
    prompt,
    scenario,
    total,
    use,
)

PLAY = "Play a card, use an ability, or end your plays."


class Crane(Action):
    """Transfer an action on a base to another base."""

    name = "Crane"

    def on_play(self) -> Effect:
        action = yield from self.choose_action("Transfer which?", self.actions_in_play())
        if action is not None:
            base = yield from self.choose_base("Where to?", self.bases(besides=self.base_of(action)))
            if base is not None:
                yield from self.transfer(action, base)


class Magnet(Action):
    """Return an action in play to its owner's hand."""

    name = "Magnet"

    def on_play(self) -> Effect:
        action = yield from self.choose_action("Return which?", self.actions_in_play())
        yield from self.return_to_hand(action)


class Press(Action):
    """Place an action in play on the bottom of its owner's deck."""

    name = "Press"

    def on_play(self) -> Effect:
        action = yield from self.choose_action("Place which?", self.actions_in_play())
        yield from self.place_on_deck(action)


class Blender(Action):
    """Shuffle an action in play into its owner's deck."""

    name = "Blender"

    def on_play(self) -> Effect:
        action = yield from self.choose_action("Shuffle which?", self.actions_in_play())
        yield from self.shuffle_from_play(action)


class Wrecker(Minion):
    """Destroy an action in play."""

    name = "Wrecker"
    power = 2

    def on_play(self) -> Effect:
        action = yield from self.choose_action("Destroy which?", self.actions_in_play())
        yield from self.destroy(action)


class Quicksand(Base):
    """At the start of each turn, destroy each action here."""

    name = "Quicksand"
    breakpoint = 20
    vp = (4, 2, 1)

    def start_of_turn(self) -> Effect:
        yield from self.destroy(self.here.actions[:])


class Pit(Base):
    """At the end of each turn, destroy each minion here."""

    name = "Pit"
    breakpoint = 20
    vp = (4, 2, 1)

    def end_of_turn(self) -> Effect:
        yield from self.destroy(self.here.minions[:])


class Massacre(Action):
    """Destroy each minion on a base."""

    name = "Massacre"

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Which?")
        if base is not None:
            yield from self.destroy(base.minions[:])


class Ambush(Action):
    """Special: Before a base scores, you may play an extra action."""

    name = "Ambush"
    special = "before_scoring"

    def on_play(self) -> Effect:
        yield from self.extra_action()


# Steam Queen


def queens_hall(*cards: str) -> Scenario:
    """Player 1 has Steam Queen on Tar Pits and Aggromotive on Jungle Oasis; player 0 holds these cards."""
    return (
        scenario(
            bases=["Tar Pits", "Jungle Oasis"],
            hand=cards,
            definitions=[Crane, Magnet, Press, Blender, Wrecker, Quicksand],
        )
        .minion("Steam Queen", on="Tar Pits", of=1)
        .action("Aggromotive", on="Jungle Oasis", of=1)
    )


@pytest.mark.parametrize("card", ["Disenchant", "Crane", "Magnet", "Press", "Blender", "Wrecker"])
def test_other_players_cards_do_not_affect_the_actions_of_steam_queens_controller(card: str):
    game = queens_hall(card).start()
    play(game, card, at="Tar Pits" if card == "Wrecker" else None)
    assert actions_on(game, "Jungle Oasis") == ["Aggromotive"]
    assert "protected" in events(game)


@pytest.mark.parametrize("card", ["Disenchant", "Crane", "Magnet", "Press", "Blender", "Wrecker"])
def test_without_steam_queen_they_do(card: str):
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=[card], definitions=[Crane, Magnet, Press, Blender, Wrecker])
        .action("Aggromotive", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, card, at="Tar Pits" if card == "Wrecker" else None)
    assert actions_on(game, "Jungle Oasis") == []


def test_steam_queen_covers_actions_on_minions_too():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Disenchant"])
        .minion("Steam Queen", on="Tar Pits", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Disenchant")
    assert actions_on(game, "King Rex") == ["Upgrade"]


def test_an_action_that_steam_queen_protects_may_be_chosen():
    game = queens_hall("Disenchant").action("Hideout", on="Tar Pits", of=0).start()
    play(game, "Disenchant")
    assert len(offered(game)) == 2
    pick(game, "Aggromotive")
    assert actions_on(game, "Jungle Oasis") == ["Aggromotive"]


def test_steam_queen_protects_neither_herself_nor_your_minions():
    game = queens_hall("Beam Up", "Disintegrator").plays(actions=2).minion("Steam Man", on="Tar Pits", of=1).start()
    play(game, "Disintegrator")
    assert minions(game, "Tar Pits") == ["Steam Queen"]
    play(game, "Beam Up")
    assert minions(game, "Tar Pits") == []


def test_steam_queen_does_not_stop_a_base():
    game = (
        scenario(bases=["Tar Pits", "Quicksand"], definitions=[Quicksand])
        .turn(0, "start_turn")
        .minion("Steam Queen", on="Tar Pits", of=1)
        .action("Aggromotive", on="Quicksand", of=1)
        .start()
    )
    assert actions_on(game, "Quicksand") == []


def test_steam_queen_does_not_stop_your_own_cards():
    game = queens_hall().turn(1).hand(1, "Disenchant").start()
    play(game, "Disenchant")
    assert actions_on(game, "Jungle Oasis") == []


def test_steam_queen_covers_only_the_actions_her_controller_controls():
    game = (
        scenario(players=3, bases=["Tar Pits"], hand=["Disenchant"])
        .minion("Steam Queen", on="Tar Pits", of=1)
        .action("Aggromotive", on="Tar Pits", of=2)
        .duplicate_factions()
        .start()
    )
    play(game, "Disenchant")
    assert actions_on(game, "Tar Pits") == []


def test_the_actions_steam_queen_protects_are_discarded_when_their_base_scores():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .turn(0, "score_bases")
        .minion("Steam Queen", on="Tar Pits", of=1)
        .action("Zeppelin", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=0, counters=5)
        .start()
    )
    assert discard_pile(game, 1) == ["Zeppelin"]


def test_the_actions_steam_queen_protects_are_discarded_when_their_minion_leaves_play():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Beam Up"])
        .minion("Steam Queen", on="Tar Pits", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Beam Up")
    pick(game, "King Rex")
    assert (hand(game, 1), discard_pile(game, 1)) == (["King Rex"], ["Upgrade"])


def test_the_actions_steam_queen_protects_are_discarded_when_their_base_is_swapped():
    game = queens_hall("Terraforming").base_deck("The Mothership", "The Homeworld").start()
    play(game, "Terraforming")
    pick(game, "The Mothership", "Jungle Oasis")
    assert discard_pile(game, 1) == ["Aggromotive"]


def test_steam_queen_does_not_protect_actions_in_hand():
    game = (
        scenario(bases=["Tar Pits"], hand=["Take the Shinies"])
        .minion("Steam Queen", on="Tar Pits", of=1)
        .hand(1, "Zeppelin")
        .start()
    )
    play(game, "Take the Shinies")
    assert discard_pile(game, 1) == ["Zeppelin"]


def test_steam_queen_does_not_lift_a_ban_on_playing_actions():
    game = (
        scenario(bases=["Tar Pits"], hand=["Zeppelin"])
        .minion("Steam Queen", on="Tar Pits")
        .action("Ornate Dome", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    assert offered(game) == ["End your plays"]


# Mechanic


def test_mechanic_may_play_an_action_that_goes_on_a_base_from_the_discard_pile_on_any_base():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Mechanic"])
        .discard_pile(0, "Zeppelin", "Scrap Diving", "Upgrade", "Steam Man")
        .start()
    )
    play(game, "Mechanic", on="Tar Pits")
    assert offered(game) == ["Zeppelin on Tar Pits", "Zeppelin on Jungle Oasis", "Pass"]
    play(game, "Zeppelin", on="Jungle Oasis")
    assert actions_on(game, "Jungle Oasis") == ["Zeppelin"]
    assert discard_pile(game, 0) == ["Scrap Diving", "Upgrade", "Steam Man"]
    assert plays_left(game) == (0, 1)


def test_mechanic_need_not_play_an_action_and_it_is_now_or_never():
    game = scenario(bases=["Tar Pits"], hand=["Mechanic"]).discard_pile(0, "Zeppelin").start()
    play(game, "Mechanic")
    pick(game, "pass")
    assert offered(game) == ["End your plays"]


def test_what_mechanic_plays_does_what_it_does_when_played():
    game = (
        scenario(bases=["Tar Pits"], hand=["Mechanic"])
        .discard_pile(0, "Ornate Dome")
        .action("Overrun", on="Tar Pits", of=0, owner=0)
        .action("Hideout", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Mechanic")
    play(game, "Ornate Dome")
    assert actions_on(game, "Tar Pits") == ["Overrun", "Ornate Dome"]


def test_mechanic_cannot_play_an_action_where_that_is_forbidden():
    game = (
        scenario(bases=["The Dread Gazebo", "Tar Pits", "Jungle Oasis"], hand=["Mechanic"])
        .discard_pile(0, "Zeppelin")
        .action("Ornate Dome", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Mechanic", on="The Dread Gazebo")
    assert offered(game) == ["Zeppelin on Jungle Oasis", "Pass"]


# Steam Man


def test_steam_man_has_1_more_power_while_you_have_an_action_on_his_base():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Zeppelin"]).minion("Steam Man", on="Tar Pits").start()
    assert power_of(game, "Steam Man") == 3
    play(game, "Zeppelin", on="Tar Pits")
    assert power_of(game, "Steam Man") == 4
    use(game, "Zeppelin")
    assert minions(game, "Jungle Oasis") == ["Steam Man"]
    assert power_of(game, "Steam Man") == 3


def test_steam_mans_bonus_stays_1_with_more_actions():
    game = (
        scenario(bases=["Tar Pits"])
        .minion("Steam Man", on="Tar Pits")
        .action("Zeppelin", on="Tar Pits")
        .action("Zeppelin", on="Tar Pits")
        .start()
    )
    assert power_of(game, "Steam Man") == 4


def test_actions_on_minions_and_actions_of_others_do_not_count_for_steam_man():
    game = (
        scenario(bases=["Tar Pits"])
        .minion("Steam Man", on="Tar Pits")
        .minion("King Rex", on="Tar Pits", actions=["Upgrade"])
        .action("Zeppelin", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "Steam Man") == 3


# Captain Ahab


def test_captain_ahabs_talent_moves_him_to_a_base_with_an_action_of_yours():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis", "The Homeworld"])
        .minion("Captain Ahab", on="Tar Pits")
        .action("Aggromotive", on="Jungle Oasis")
        .start()
    )
    use(game, "Captain Ahab")
    assert minions(game, "Jungle Oasis") == ["Captain Ahab"]
    assert offered(game) == ["End your plays"]  # once in a phase


def test_if_several_bases_qualify_captain_ahab_chooses_and_his_own_is_not_among_them():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis", "The Homeworld", "The Mothership"])
        .minion("Captain Ahab", on="Tar Pits")
        .action("Zeppelin", on="Tar Pits")
        .action("Zeppelin", on="Jungle Oasis")
        .action("Aggromotive", on="The Homeworld")
        .start()
    )
    use(game, "Captain Ahab")
    assert offered(game) == ["Jungle Oasis", "The Homeworld"]


def test_actions_on_minions_and_actions_of_others_are_no_port_for_captain_ahab():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis", "The Homeworld"])
        .minion("Captain Ahab", on="Tar Pits")
        .minion("King Rex", on="Jungle Oasis", actions=["Upgrade"])
        .action("Zeppelin", on="The Homeworld", of=1)
        .duplicate_factions()
        .start()
    )
    use(game, "Captain Ahab")
    assert minions(game, "Tar Pits") == ["Captain Ahab"]


def test_captain_ahab_may_be_used_in_the_turn_he_is_played_and_each_one_has_his_own_talent():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Captain Ahab"])
        .minion("Captain Ahab", on="Tar Pits")
        .action("Aggromotive", on="Jungle Oasis")
        .start()
    )
    play(game, "Captain Ahab", on="Tar Pits")
    use(game, "Captain Ahab")
    use(game, "Captain Ahab")
    assert minions(game, "Jungle Oasis") == ["Captain Ahab", "Captain Ahab"]


def test_5_7_captain_ahab_played_again_may_use_his_talent_again():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Beam Up"])
        .minion("Captain Ahab", on="Tar Pits")
        .action("Aggromotive", on="Jungle Oasis")
        .start()
    )
    use(game, "Captain Ahab")
    play(game, "Beam Up")
    play(game, "Captain Ahab", on="Tar Pits")
    use(game, "Captain Ahab")
    assert minions(game, "Jungle Oasis") == ["Captain Ahab"]


# Aggromotive


def test_aggromotive_adds_5_to_your_total_here_while_you_have_a_minion_here():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Steam Queen"])
        .action("Aggromotive", on="Tar Pits")
        .minion("Collector", on="Tar Pits", of=1)
        .minion("Steam Queen", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    assert total(game, "Tar Pits", 0) == 0
    play(game, "Steam Queen", on="Tar Pits")
    assert (total(game, "Tar Pits", 0), total(game, "Tar Pits", 1)) == (10, 2)
    assert total(game, "Jungle Oasis", 0) == 0


def test_aggromotives_5_is_on_no_minion():
    game = (
        scenario(bases=["Tar Pits"], hand=["Seeing Stars"])
        .minion("Captain Ahab", on="Tar Pits", of=1)
        .action("Aggromotive", on="Tar Pits", of=1)
        .start()
    )
    assert power_of(game, "Captain Ahab") == 2
    play(game, "Seeing Stars")
    assert minions(game, "Tar Pits") == []


def test_aggromotive_counts_toward_the_breakpoint_and_the_places_on_every_players_turn():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .turn(1, "score_bases")
        .base_deck("The Mothership")
        .action("Aggromotive", on="Tar Pits", of=0)
        .minion("Steam Queen", on="Tar Pits", of=0)
        .minion("King Rex", on="Tar Pits", of=1)
        .start()
    )
    assert game.scores == (4, 3)  # 10 and 7 against 16


# Change of Venue


def venue(*others: str) -> Scenario:
    return scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Change of Venue", *others])


def test_change_of_venue_returns_an_action_of_yours_that_you_may_play_again_anywhere():
    game = venue().action("Aggromotive", on="Tar Pits").start()
    play(game, "Change of Venue")
    assert offered(game) == ["Aggromotive on Tar Pits", "Aggromotive on Jungle Oasis", "Pass"]
    play(game, "Aggromotive", on="Jungle Oasis")
    assert (actions_on(game, "Tar Pits"), actions_on(game, "Jungle Oasis")) == ([], ["Aggromotive"])
    assert plays_left(game) == (1, 0)


def test_change_of_venue_may_take_an_action_from_a_minion():
    game = venue().minion("King Rex", on="Tar Pits", actions=["Upgrade"]).minion("Steam Man", on="Tar Pits").start()
    play(game, "Change of Venue")
    play(game, "Upgrade", on="Steam Man")
    assert (power_of(game, "King Rex"), power_of(game, "Steam Man")) == (7, 5)


def test_an_action_change_of_venue_returned_and_did_not_play_stays_in_the_hand():
    game = venue().action("Aggromotive", on="Tar Pits").start()
    play(game, "Change of Venue")
    pick(game, "pass")
    assert (hand(game, 0), actions_on(game, "Tar Pits")) == (["Aggromotive"], [])
    assert offered(game) == ["End your plays"]


def test_an_action_that_cannot_be_played_anywhere_stays_in_the_hand():
    game = (
        venue()
        .minion("Collector", on="Tar Pits", of=1, actions=[("Smoke Bomb", 0)])  # played on your own minions only
        .start()
    )
    play(game, "Change of Venue")
    assert prompt(game) == PLAY
    assert hand(game, 0) == ["Smoke Bomb"]


def test_what_an_action_does_when_played_happens_again():
    game = venue().action("Ornate Dome", on="Tar Pits").action("Hideout", on="Jungle Oasis", of=1).start()
    play(game, "Change of Venue")
    play(game, "Ornate Dome", on="Jungle Oasis")
    assert actions_on(game, "Jungle Oasis") == ["Ornate Dome"]


def test_an_action_you_control_but_do_not_own_goes_to_its_owners_hand_and_you_cannot_play_it():
    game = venue().action("Aggromotive", on="Tar Pits", of=0, owner=1).duplicate_factions().start()
    play(game, "Change of Venue")
    assert prompt(game) == PLAY
    assert (hand(game, 0), hand(game, 1)) == ([], ["Aggromotive"])


def test_change_of_venue_takes_only_actions_you_control():
    game = venue().action("Aggromotive", on="Tar Pits", of=1).duplicate_factions().start()
    play(game, "Change of Venue")
    assert actions_on(game, "Tar Pits") == ["Aggromotive"]


def test_steam_queen_does_not_hinder_your_change_of_venue():
    game = venue().minion("Steam Queen", on="Tar Pits").action("Aggromotive", on="Tar Pits").start()
    play(game, "Change of Venue")
    play(game, "Aggromotive", on="Jungle Oasis")
    assert actions_on(game, "Jungle Oasis") == ["Aggromotive"]


def test_an_action_played_again_is_a_new_card_that_may_use_its_talent_again():
    game = venue().action("Zeppelin", on="Tar Pits").minion("Steam Man", on="Tar Pits").start()
    use(game, "Zeppelin")
    play(game, "Change of Venue")
    play(game, "Zeppelin", on="Tar Pits")
    use(game, "Zeppelin")
    assert minions(game, "Tar Pits") == ["Steam Man"]


# Difference Engine


def test_difference_engine_draws_a_card_at_the_end_of_your_turn_if_you_have_a_minion_here():
    game = (
        scenario(bases=["Tar Pits"])
        .action("Difference Engine", on="Tar Pits")
        .minion("Steam Man", on="Tar Pits")
        .deck(0, "Zeppelin", "Mechanic", "Scrap Diving", "Aggromotive")
        .start()
    )
    pick(game, "end")
    assert hand(game, 0) == ["Zeppelin", "Mechanic", "Scrap Diving"]
    pick(game, "end")
    assert len(hand(game, 0)) == 3  # not at the end of another player's turn


def test_difference_engine_draws_nothing_without_a_minion_of_yours_here():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .action("Difference Engine", on="Tar Pits")
        .minion("Steam Man", on="Jungle Oasis")
        .minion("Collector", on="Tar Pits", of=1)
        .deck(0, "Zeppelin", "Mechanic", "Scrap Diving", "Aggromotive")
        .start()
    )
    pick(game, "end")
    assert hand(game, 0) == ["Zeppelin", "Mechanic"]


def test_the_card_of_difference_engine_may_be_the_eleventh_in_the_hand():
    ten = ["Zeppelin", "Zeppelin", "Mechanic", "Mechanic", "Steam Man", "Steam Man", "Steam Queen", "Scrap Diving"]
    game = (
        scenario(bases=["Tar Pits"], hand=ten)
        .turn(0, "draw")
        .action("Difference Engine", on="Tar Pits")
        .minion("Captain Ahab", on="Tar Pits")
        .deck(0, "Scrap Diving", "Aggromotive", "Ornate Dome")
        .start()
    )
    assert game.current_player == 1
    assert len(hand(game, 0)) == 11


def test_difference_engine_looks_for_a_minion_when_its_turn_has_come():
    """The current player chooses the order; once Pit has destroyed the minion there is nothing left to draw for."""
    position = (
        scenario(bases=["Pit"], definitions=[Pit])
        .turn(0, "end_turn")
        .action("Difference Engine", on="Pit")
        .minion("Steam Man", on="Pit")
        .deck(0, "Zeppelin")
    )
    game = position.start()
    pick(game, "Pit")
    assert hand(game, 0) == []
    game = position.start()
    pick(game, "Difference Engine")
    assert hand(game, 0) == ["Zeppelin"]


# Escape Hatch


def hatch(*cards: str, on: str = "Cave of Shinies") -> Scenario:
    """Player 1 has Escape Hatch on the base; player 0 holds these cards."""
    return scenario(bases=[on, "Jungle Oasis"], hand=cards, definitions=[Massacre, Pit]).action(
        "Escape Hatch", on=on, of=1
    )


def test_escape_hatch_places_your_minion_that_would_be_destroyed_here_into_your_hand():
    game = hatch("Seeing Stars").minion("Captain Ahab", on="Cave of Shinies", of=1).start()
    play(game, "Seeing Stars")
    assert (minions(game, "Cave of Shinies"), hand(game, 1), discard_pile(game, 1)) == ([], ["Captain Ahab"], [])


def test_a_minion_escape_hatch_saves_was_not_destroyed():
    for base in ("Cave of Shinies", "Field of Honor"):
        game = hatch("Seeing Stars", on=base).minion("Captain Ahab", on=base, of=1).start()
        play(game, "Seeing Stars")
        assert (hand(game, 1), game.scores) == (["Captain Ahab"], (0, 0))


def test_escape_hatch_works_against_your_own_cards():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Sacrifice"])
        .action("Escape Hatch", on="Jungle Oasis")
        .minion("Captain Ahab", on="Jungle Oasis")
        .deck(0, "Zeppelin", "Zeppelin")
        .start()
    )
    play(game, "Sacrifice")
    assert hand(game, 0) == ["Zeppelin", "Zeppelin", "Captain Ahab"]


def test_escape_hatch_works_against_bases():
    game = hatch(on="Pit").turn(0, "end_turn").minion("Steam Man", on="Pit", of=1).start()
    assert hand(game, 1) == ["Steam Man"]


def test_escape_hatch_saves_neither_other_players_minions_nor_minions_elsewhere():
    game = (
        hatch("Cannon")
        .minion("Captain Ahab", on="Jungle Oasis", of=1)
        .minion("First Mate", on="Cave of Shinies", of=0)
        .start()
    )
    play(game, "Cannon")
    pick(game, "Captain Ahab", "First Mate")
    assert (discard_pile(game, 1), hand(game, 1)) == (["Captain Ahab"], [])
    assert discard_pile(game, 0) == ["First Mate", "Cannon"]


def test_a_minion_you_do_not_own_goes_to_its_owners_hand_and_what_is_on_it_is_discarded():
    game = (
        hatch("Massacre")
        .minion("Collector", on="Cave of Shinies", of=1, owner=0, counters=2, actions=["Upgrade"])
        .start()
    )
    play(game, "Massacre")
    pick(game, "Cave of Shinies")
    assert (hand(game, 0), hand(game, 1), discard_pile(game, 1)) == (["Collector"], [], ["Upgrade"])


def test_several_minions_destroyed_at_once_all_go_to_the_hand():
    game = (
        hatch("Massacre")
        .minion("Steam Man", on="Cave of Shinies", of=1)
        .minion("Collector", on="Cave of Shinies", of=0)
        .minion("Captain Ahab", on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Massacre")
    pick(game, "Cave of Shinies")
    assert hand(game, 1) == ["Steam Man", "Captain Ahab"]
    assert discard_pile(game, 0) == ["Collector", "Massacre"]


def test_minions_destroyed_together_are_judged_together_before_one_of_them_is_saved():
    """Polar Commando is not alone when it would be destroyed, though the other minion goes to the hand first."""
    game = (
        hatch("Massacre")
        .minion("Steam Man", on="Cave of Shinies", of=1)
        .minion("Polar Commando", on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Massacre")
    pick(game, "Cave of Shinies")
    assert hand(game, 1) == ["Steam Man", "Polar Commando"]


def test_being_discarded_after_the_base_scores_is_not_replaced_by_escape_hatch():
    game = (
        hatch(on="Tar Pits")
        .turn(0, "score_bases")
        .base_deck("The Mothership")
        .minion("Steam Queen", on="Tar Pits", of=1, counters=11)
        .start()
    )
    assert hand(game, 1) == []
    assert sorted(discard_pile(game, 1)) == ["Escape Hatch", "Steam Queen"]


def test_escape_hatch_leaves_a_minion_in_play_that_cannot_be_destroyed():
    game = hatch("Massacre").minion("General Ivan", on="Cave of Shinies", of=1).start()
    play(game, "Massacre")
    pick(game, "Cave of Shinies")
    assert (minions(game, "Cave of Shinies"), hand(game, 1)) == (["General Ivan"], [])


def test_entangled_does_not_stop_escape_hatch_which_places_and_does_not_return():
    game = (
        hatch("Massacre")
        .action("Entangled", on="Jungle Oasis", of=1)
        .minion("Steam Man", on="Cave of Shinies", of=1)
        .start()
    )
    play(game, "Massacre")
    pick(game, "Cave of Shinies")
    assert hand(game, 1) == ["Steam Man"]


def test_where_two_things_may_happen_instead_the_current_player_chooses_one():
    game = hatch("Massacre").minion("Buccaneer", on="Cave of Shinies", of=1).start()
    play(game, "Massacre")
    pick(game, "Cave of Shinies")
    assert game.decision is not None
    assert (game.decision.player, prompt(game)) == (0, "What happens instead of the destruction?")
    pick(game, "Escape Hatch")
    assert (minions(game, "Jungle Oasis"), hand(game, 1)) == ([], ["Buccaneer"])


# Ornate Dome


def test_ornate_dome_destroys_the_other_players_actions_on_its_base_and_no_others():
    game = (
        scenario(players=3, bases=["Tar Pits", "Jungle Oasis"], hand=["Ornate Dome"])
        .action("Zeppelin", on="Tar Pits", of=0)
        .action("Hideout", on="Tar Pits", of=1)
        .action("Overrun", on="Tar Pits", of=2)
        .action("Flame Trap", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Tar Pits", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Ornate Dome", on="Tar Pits")
    assert actions_on(game, "Tar Pits") == ["Zeppelin", "Ornate Dome"]
    assert (discard_pile(game, 1), discard_pile(game, 2)) == (["Hideout"], ["Overrun"])
    assert actions_on(game, "Jungle Oasis") == ["Flame Trap"]
    assert actions_on(game, "King Rex") == ["Upgrade"]


def test_nobody_else_may_play_actions_on_the_base_of_ornate_dome():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Zeppelin"])
        .action("Ornate Dome", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    assert offered(game) == ["Zeppelin on Jungle Oasis", "End your plays"]


def test_you_may_play_actions_on_the_base_of_your_ornate_dome():
    game = scenario(bases=["Tar Pits"], hand=["Zeppelin"]).action("Ornate Dome", on="Tar Pits").start()
    play(game, "Zeppelin", on="Tar Pits")
    assert actions_on(game, "Tar Pits") == ["Ornate Dome", "Zeppelin"]


def test_ornate_dome_does_not_bar_actions_on_minions_here():
    game = (
        scenario(bases=["Tar Pits"], hand=["Upgrade"])
        .minion("Steam Man", on="Tar Pits")
        .action("Ornate Dome", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Upgrade", on="Steam Man")
    assert power_of(game, "Steam Man") == 5


def test_ornate_dome_does_not_bar_actions_that_only_target_its_base():
    game = (
        scenario(bases=["Tar Pits"], hand=["Rampage", "Disenchant"])
        .plays(actions=2)
        .minion("King Rex", on="Tar Pits")
        .action("Ornate Dome", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Rampage")
    play(game, "Disenchant")
    assert actions_on(game, "Tar Pits") == []


def test_actions_of_a_player_with_steam_queen_survive_ornate_dome():
    game = (
        scenario(players=3, bases=["Tar Pits", "Jungle Oasis"], hand=["Ornate Dome"])
        .minion("Steam Queen", on="Jungle Oasis", of=1)
        .action("Zeppelin", on="Tar Pits", of=1)
        .action("Zeppelin", on="Tar Pits", of=2)
        .duplicate_factions()
        .start()
    )
    play(game, "Ornate Dome", on="Tar Pits")
    assert [(a.definition.name, a.controller) for a in base_of(game, "Tar Pits").actions] == [
        ("Zeppelin", 1),
        ("Ornate Dome", 0),
    ]


# Rotary Slug Thrower


def test_rotary_slug_thrower_gives_your_minions_here_2_power_while_they_are_here():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Captain Ahab"])
        .action("Rotary Slug Thrower", on="Tar Pits")
        .action("Zeppelin", on="Tar Pits")
        .minion("Mechanic", on="Tar Pits")
        .minion("Collector", on="Tar Pits", of=1)
        .minion("Steam Queen", on="Jungle Oasis")
        .start()
    )
    powers = [power_of(game, name) for name in ("Mechanic", "Collector", "Steam Queen")]
    assert powers == [6, 2, 5]
    play(game, "Captain Ahab", on="Tar Pits")
    assert power_of(game, "Captain Ahab") == 4
    use(game, "Zeppelin")
    pick(game, "Mechanic")
    assert (minion(game, "Mechanic").at, power_of(game, "Mechanic")) == (1, 4)


# Scrap Diving


def test_scrap_diving_puts_any_action_from_your_discard_pile_into_your_hand():
    game = (
        scenario(bases=["Tar Pits"], hand=["Scrap Diving"])
        .discard_pile(0, "Upgrade", "Zeppelin", "Steam Man", "Change of Venue")
        .start()
    )
    play(game, "Scrap Diving")
    assert offered(game) == ["Upgrade", "Zeppelin", "Change of Venue"]
    pick(game, "Upgrade")
    assert hand(game, 0) == ["Upgrade"]
    assert plays_left(game) == (1, 0)
    assert [card["name"] for card in game.view(1)["players"][0]["hand"]] == ["Upgrade"]  # it was shown


def test_scrap_diving_takes_the_other_copy_but_not_itself():
    game = scenario(bases=["Tar Pits"], hand=["Scrap Diving"]).discard_pile(0, "Scrap Diving").start()
    play(game, "Scrap Diving")
    assert (hand(game, 0), discard_pile(game, 0)) == (["Scrap Diving"], ["Scrap Diving"])
    game = scenario(bases=["Tar Pits"], hand=["Scrap Diving"]).start()
    play(game, "Scrap Diving")
    assert (hand(game, 0), discard_pile(game, 0)) == ([], ["Scrap Diving"])


# Zeppelin


def docked() -> Scenario:
    return (
        scenario(bases=["Tar Pits", "Jungle Oasis", "The Homeworld"])
        .action("Zeppelin", on="Tar Pits")
        .minion("Steam Man", on="Tar Pits")
        .minion("Mechanic", on="Jungle Oasis")
        .minion("Collector", on="Tar Pits", of=1)
    )


def test_zeppelins_talent_moves_a_minion_of_yours_from_here_to_another_base():
    game = docked().start()
    use(game, "Zeppelin")
    assert offered(game) == ["Steam Man (4, Player 1, Tar Pits)", "Mechanic (4, Player 1, Jungle Oasis)"]
    pick(game, "Steam Man")
    assert offered(game) == ["Jungle Oasis", "The Homeworld"]
    pick(game, "The Homeworld")
    assert minions(game, "The Homeworld") == ["Steam Man"]


def test_zeppelins_talent_moves_a_minion_of_yours_from_another_base_to_here():
    game = docked().start()
    use(game, "Zeppelin")
    pick(game, "Mechanic")
    assert minions(game, "Tar Pits") == ["Steam Man", "Collector", "Mechanic"]
    assert offered(game) == ["End your plays"]  # once in a phase


def test_zeppelin_needs_no_minion_here_and_may_be_used_in_the_turn_it_is_played():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Zeppelin"]).minion("Mechanic", on="Jungle Oasis").start()
    play(game, "Zeppelin", on="Tar Pits")
    use(game, "Zeppelin")
    assert minions(game, "Tar Pits") == ["Mechanic"]


def test_each_zeppelin_may_be_used_once():
    game = docked().action("Zeppelin", on="Tar Pits").start()
    use(game, "Zeppelin")
    pick(game, "Mechanic")
    use(game, "Zeppelin")
    pick(game, "Mechanic", "The Homeworld")
    assert minions(game, "The Homeworld") == ["Mechanic"]
    assert offered(game) == ["End your plays"]


def test_zeppelin_is_optional_and_only_its_controllers():
    game = docked().start()
    pick(game, "end")
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    use(game, "Zeppelin")
    assert asked_by(game) == "Zeppelin"


# Inventor's Salon


def salon() -> Scenario:
    """Inventor's Salon is about to score in player 0's turn."""
    return (
        scenario(bases=["Inventor's Salon", "Jungle Oasis"])
        .turn(0, "score_bases")
        .base_deck("Tar Pits")
        .discard_pile(0, "Zeppelin", "Steam Man")
        .discard_pile(1, "Upgrade", "Howl")
    )


def test_the_winner_of_inventors_salon_may_take_an_action_out_of_the_own_discard_pile():
    game = salon().minion("King Rex", on="Inventor's Salon", of=1, counters=15).start()
    assert game.decision is not None
    assert game.decision.player == 1
    assert offered(game) == ["Upgrade", "Howl", "Pass"]
    pick(game, "Howl")
    assert hand(game, 1) == ["Howl"]


def test_inventors_salon_is_optional():
    game = salon().minion("King Rex", on="Inventor's Salon", of=1, counters=15).start()
    pick(game, "pass")
    assert hand(game, 1) == []


def test_actions_still_on_inventors_salon_cannot_be_picked():
    game = (
        salon()
        .minion("Steam Queen", on="Inventor's Salon", of=0, counters=12)
        .action("Aggromotive", on="Inventor's Salon", of=0)
        .start()
    )
    assert bases(game) == ["Inventor's Salon", "Jungle Oasis"]
    assert offered(game) == ["Zeppelin", "Pass"]


def test_tied_winners_of_inventors_salon_each_use_it_the_current_player_first():
    game = (
        salon()
        .turn(1, "score_bases")
        .minion("Mechanic", on="Inventor's Salon", of=0, counters=7)
        .minion("King Rex", on="Inventor's Salon", of=1, counters=4)
        .start()
    )
    pick(game, "Upgrade")
    pick(game, "Zeppelin")
    assert "Upgrade" in hand(game, 1)
    assert "Zeppelin" in hand(game, 0)


# Workshop


def test_workshop_gives_whoever_plays_an_action_on_it_an_extra_action():
    game = scenario(bases=["Workshop", "Tar Pits"], hand=["Zeppelin", "Zeppelin", "Howl"]).start()
    play(game, "Zeppelin", on="Workshop")
    assert plays_left(game) == (1, 1)
    play(game, "Howl")  # it may be played anywhere
    assert plays_left(game) == (1, 0)


def test_every_action_played_on_workshop_gives_another_one():
    game = scenario(bases=["Workshop"], hand=["Zeppelin", "Zeppelin", "Aggromotive"]).start()
    play(game, "Zeppelin")
    play(game, "Zeppelin")
    play(game, "Aggromotive")
    assert actions_on(game, "Workshop") == ["Zeppelin", "Zeppelin", "Aggromotive"]
    assert plays_left(game) == (1, 1)


def test_actions_played_on_workshop_from_the_discard_pile_count_too():
    game = scenario(bases=["Workshop"], hand=["Mechanic"]).discard_pile(0, "Zeppelin").start()
    play(game, "Mechanic")
    play(game, "Zeppelin")
    assert plays_left(game) == (0, 2)


@pytest.mark.parametrize("card", ["Upgrade", "Howl"])
def test_actions_on_minions_there_and_standard_actions_give_nothing(card: str):
    game = scenario(bases=["Workshop"], hand=[card]).minion("Steam Man", on="Workshop").start()
    play(game, card)
    assert plays_left(game) == (1, 0)


def test_actions_played_on_another_base_give_nothing():
    game = scenario(bases=["Workshop", "Tar Pits"], hand=["Zeppelin"]).start()
    play(game, "Zeppelin", on="Tar Pits")
    assert plays_left(game) == (1, 0)


def test_an_action_transferred_to_workshop_gives_nothing():
    game = (
        scenario(bases=["Workshop", "Tar Pits"], hand=["Crane"], definitions=[Crane])
        .action("Zeppelin", on="Tar Pits")
        .start()
    )
    play(game, "Crane")
    assert actions_on(game, "Workshop") == ["Zeppelin"]
    assert plays_left(game) == (1, 0)


def test_outside_the_play_cards_phase_workshops_extra_action_is_for_now_or_never():
    game = (
        scenario(bases=["Workshop", "Jungle Oasis"], hand=["Ambush", "Zeppelin", "Howl"], definitions=[Ambush])
        .turn(1, "score_bases")
        .base_deck("Tar Pits")
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .duplicate_factions()
        .start()
    )
    play(game, "Ambush")
    play(game, "Zeppelin", on="Workshop")
    assert asked_by(game) == "Workshop"
    assert offered(game) == ["Howl", "Pass"]
    pick(game, "pass")
    assert hand(game, 0) == ["Howl"]


def test_10_7_an_action_that_cancels_workshops_ability_gives_no_extra_action():
    game = scenario(bases=["Workshop", "Tar Pits"], hand=["Jammed Signal", "Zeppelin"]).start()
    play(game, "Jammed Signal", on="Workshop")
    assert plays_left(game) == (1, 0)
