"""Grimms' Fairy Tales: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from typing import Any

import pytest

from smashup import Game
from smashup.engine import FACTIONS, Action, CardInPlay, Effect, Minion, Source
from smashup.engine.factions import names_mentioned
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    base_of,
    decider,
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
    use,
)

PLAYS = "Play a card, use an ability, or end your plays."
BLESSING = "Grimms' Blessing"
AXE = "The Woodsman's Axe"
GODMOTHER = "Fairy Godmother's Blessing"
SAUSAGE = "Mouse, Bird and Sausage"
SNOW_WHITE = "The Other Snow White"


class Keepsake(Action):
    """Play on a base. Ongoing: Nothing here can be shuffled away or destroyed."""

    name = "Keepsake"
    plays_on = "base"

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how in ("shuffle", "destroy") and card.at == self.card.at


class Impostor(Minion):
    """Choose another minion. This minion has its abilities too."""

    name = "Impostor"
    power = 1

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Copy which?", self.minions(besides=self.card))
        if target is not None:
            self.lasts("ability", self.card.id, target.definition, until="leaves")


def names(game: Game) -> list[str]:
    """The names of the cards offered, whatever else their labels say."""
    assert game.decision is not None
    return [game.state.table[o.card].name if o.card is not None else o.label for o in game.decision.options]


# Big Bad Wolf


def test_big_bad_wolf_may_destroy_a_minion_of_power_4_or_less_here_your_own_included():
    game = (
        scenario(hand=["Big Bad Wolf"])
        .minion("Laseratops", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Armor Stego", on="Cave of Shinies", of=1)
        .minion("Hansel", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Big Bad Wolf", on="Jungle Oasis")
    assert names(game) == ["Laseratops", "Hansel", "Pass"]
    pick(game, "Laseratops")
    assert minions(game, "Jungle Oasis") == ["King Rex", "Hansel", "Big Bad Wolf"]


def test_big_bad_wolf_judges_the_current_power():
    game = (
        scenario(hand=["Big Bad Wolf"])
        .minion("Laseratops", on="The Central Brain", of=1)  # 4 + 1 of the base
        .minion("Armor Stego", on="The Central Brain", of=0, owner=1)
        .start()
    )
    play(game, "Big Bad Wolf", on="The Central Brain")
    assert names(game) == ["Armor Stego", "Pass"]
    pick(game, "pass")
    assert minions(game, "The Central Brain") == ["Laseratops", "Armor Stego", "Big Bad Wolf"]


@pytest.mark.parametrize("controller", [0, 1])
def test_red_riding_hood_anywhere_in_play_switches_off_what_big_bad_wolf_does_when_played(controller: int):
    game = (
        scenario(hand=["Big Bad Wolf"])
        .minion("Red Riding Hood", on="Cave of Shinies", of=controller)
        .minion("Gretel", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Big Bad Wolf", on="Jungle Oasis")
    assert prompt(game) == PLAYS


def blessed(*, base: str = "Cave of Shinies") -> Scenario:
    """An active Grimms' Blessing of player 0."""
    return (
        scenario()
        .action(BLESSING, on=base, of=0)
        .minion("Rose Red", on=base, of=0)
        .minion("The Frog Prince", on=base, of=0)
    )


def test_clarification_big_bad_wolf_ignores_a_grimms_blessing_that_has_the_name_red_riding_hood():
    game = blessed().hand(0, "Big Bad Wolf").minion("Gretel", on="Jungle Oasis", of=1).duplicate_factions().start()
    play(game, "Big Bad Wolf", on="Jungle Oasis")
    assert names(game) == ["Gretel", "Pass"]


def hunted(**wolf: Any) -> Scenario:
    """Player 1 is about to kill the Big Bad Wolf of player 0."""
    return (
        scenario(players=3)
        .minion("Big Bad Wolf", on="Jungle Oasis", of=0, **wolf)
        .hand(1, "Ninja Master", "Way of Deception")
        .turn(1)
    )


def kill_the_wolf(game: Game) -> None:
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Big Bad Wolf")


def test_after_big_bad_wolf_is_destroyed_you_may_play_another_minion_from_your_discard_pile_where_it_was():
    game = hunted().discard_pile(0, "Hansel", "Teamwork", "Rose Red").start()
    kill_the_wolf(game)
    assert decider(game) == 0
    assert offered(game) == ["Hansel on Jungle Oasis", "Rose Red on Jungle Oasis", "Pass"]
    pick(game, "Hansel on Jungle Oasis")
    assert minions(game, "Jungle Oasis", of=0) == ["Hansel"]
    assert discard_pile(game, 0) == ["Teamwork", "Rose Red", "Big Bad Wolf"]


def test_big_bad_wolf_plays_a_minion_now_or_not_at_all():
    """Decision: optional (rulebook 004), at once or not at all; see also the clarification of Collecting Stories."""
    game = hunted().discard_pile(0, "Hansel").start()
    kill_the_wolf(game)
    pick(game, "pass")
    assert (decider(game), prompt(game)) == (1, PLAYS)
    assert discard_pile(game, 0) == ["Hansel", "Big Bad Wolf"]


def test_big_bad_wolf_is_not_the_other_minion_that_may_be_played():
    game = hunted().discard_pile(0, "Teamwork").start()
    kill_the_wolf(game)
    assert prompt(game) == PLAYS
    assert discard_pile(game, 0) == ["Teamwork", "Big Bad Wolf"]


def test_who_controlled_big_bad_wolf_when_it_was_destroyed_uses_their_own_discard_pile():
    game = hunted(owner=2).discard_pile(0, "Collector").discard_pile(2, "Hansel").start()
    kill_the_wolf(game)
    assert decider(game) == 0
    assert offered(game) == ["Collector on Jungle Oasis", "Pass"]
    assert discard_pile(game, 2) == ["Hansel", "Big Bad Wolf"]


def test_big_bad_wolf_returned_to_hand_brings_nobody():
    game = scenario(hand=["Beam Up"]).minion("Big Bad Wolf", on="Jungle Oasis", of=1).discard_pile(1, "Hansel").start()
    play(game, "Beam Up")
    assert hand(game, 1) == ["Big Bad Wolf"]
    assert prompt(game) == PLAYS


def test_big_bad_wolf_discarded_after_scoring_brings_nobody():
    game = (
        scenario()
        .minion("Big Bad Wolf", on="Jungle Oasis", of=0, counters=6)
        .discard_pile(0, "Hansel")
        .deck(0, "Teamwork", "Teamwork")
        .start()
    )
    pick(game, "end")
    assert (decider(game), prompt(game)) == (1, PLAYS)
    assert discard_pile(game, 0) == ["Hansel", "Big Bad Wolf"]


# Charming Princess, Prince Charming


def test_charming_princess_gives_an_extra_minion_here_while_prince_charming_is_here():
    game = (
        scenario(hand=["Hansel"])
        .minion("Charming Princess", on="Jungle Oasis")
        .minion("Prince Charming", on="Jungle Oasis")
        .plays(0, 0)
        .start()
    )
    use(game, "Charming Princess")
    assert plays_left(game) == (1, 0)
    assert "Hansel on Jungle Oasis" in offered(game)
    assert "Hansel on Cave of Shinies" not in offered(game)
    play(game, "Hansel")
    assert minions(game, "Jungle Oasis") == ["Charming Princess", "Prince Charming", "Hansel"]


def test_the_extra_minion_of_charming_princess_may_be_left():
    game = (
        scenario(hand=["Hansel"])
        .minion("Charming Princess", on="Jungle Oasis")
        .minion("Prince Charming", on="Jungle Oasis", of=1)  # Whoever has him: he is here.
        .plays(0, 0)
        .duplicate_factions()
        .start()
    )
    use(game, "Charming Princess")
    pick(game, "end")
    assert hand(game, 0) == ["Hansel"]


def test_charming_princess_gives_nothing_while_prince_charming_is_elsewhere():
    game = (
        scenario(hand=["Hansel"])
        .minion("Charming Princess", on="Jungle Oasis")
        .minion("Prince Charming", on="Cave of Shinies")
        .start()
    )
    use(game, "Charming Princess")
    assert plays_left(game) == (1, 1)


def test_prince_charming_gives_an_extra_action_while_charming_princess_is_here():
    game = (
        scenario(hand=["Teamwork"])
        .minion("Charming Princess", on="Jungle Oasis")
        .minion("Prince Charming", on="Jungle Oasis")
        .plays(0, 0)
        .start()
    )
    use(game, "Prince Charming")
    assert plays_left(game) == (0, 1)


def test_prince_charming_gives_nothing_without_charming_princess():
    game = scenario(hand=["Teamwork"]).minion("Prince Charming", on="Jungle Oasis").start()
    use(game, "Prince Charming")
    assert plays_left(game) == (1, 1)


def test_an_active_grimms_blessing_is_charming_princess_for_prince_charming():
    game = (
        scenario(hand=["Teamwork"])
        .minion("Prince Charming", on="Jungle Oasis")
        .minion("Hansel", on="Jungle Oasis")
        .action(BLESSING, on="Jungle Oasis")
        .start()
    )
    use(game, "Prince Charming")
    assert plays_left(game) == (1, 2)


# Red Riding Hood


def test_red_riding_hood_gives_your_minions_here_and_itself_1_power():
    game = (
        scenario()
        .minion("Red Riding Hood", on="Jungle Oasis", of=0)
        .minion("Rumpelstiltskin", on="Jungle Oasis", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
        .minion("Rose Red", on="Cave of Shinies", of=0)
        .start()
    )
    powers = [power_of(game, name) for name in ("Red Riding Hood", "Rumpelstiltskin", "Collector", "Rose Red")]
    assert powers == [4, 4, 2, 2]


@pytest.mark.parametrize("controller", [0, 1])
def test_big_bad_wolf_on_any_base_switches_red_riding_hood_off_while_it_is_in_play(controller: int):
    game = (
        scenario(hand=["Beam Up"])
        .minion("Red Riding Hood", on="Jungle Oasis", of=0)
        .minion("Big Bad Wolf", on="Cave of Shinies", of=controller)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "Red Riding Hood") == 3
    play(game, "Beam Up")
    pick(game, "Big Bad Wolf")
    assert power_of(game, "Red Riding Hood") == 4


def test_clarification_red_riding_hood_ignores_a_grimms_blessing_that_has_the_name_big_bad_wolf():
    game = blessed(base="Jungle Oasis").minion("Red Riding Hood", on="Jungle Oasis", of=0).start()
    assert power_of(game, "Red Riding Hood") == 4


# Rumpelstiltskin


def test_rumpelstiltskin_places_a_card_of_your_deck_on_its_top_after_shuffling():
    for seed in range(5):
        game = scenario(hand=["Rumpelstiltskin"]).deck(0, "Hansel", "Gretel", "Teamwork", "Rose Red").seed(seed).start()
        play(game, "Rumpelstiltskin", on="Jungle Oasis")
        assert sorted(offered(game)) == ["Gretel", "Hansel", "Rose Red", "Teamwork"]
        pick(game, "Teamwork")
        assert deck(game, 0)[0] == "Teamwork"
        assert hand(game, 0) == []
        assert [kind for kind in events(game) if kind in ("reveal", "shuffle", "to_deck_top")] == [
            "reveal",
            "shuffle",
            "to_deck_top",
        ]


def test_everybody_knows_the_card_that_rumpelstiltskin_places_on_top_and_nobody_the_others():
    game = scenario(hand=["Rumpelstiltskin"]).deck(0, "Hansel", "Gretel", "Teamwork").start()
    play(game, "Rumpelstiltskin", on="Jungle Oasis")
    pick(game, "Gretel")
    for viewer in (0, 1, None):
        assert [card["name"] for card in game.view(viewer)["players"][0]["deck_top"]] == ["Gretel"]


def test_9_6_rumpelstiltskin_searches_the_discard_pile_made_into_a_deck_if_the_deck_is_empty():
    game = scenario(hand=["Rumpelstiltskin"]).discard_pile(0, "Hansel", "Gretel").start()
    play(game, "Rumpelstiltskin", on="Jungle Oasis")
    pick(game, "Hansel")
    assert deck(game, 0) == ["Hansel", "Gretel"]


# The Frog Prince


def frog(*, owner: int = 0) -> Scenario:
    """The Frog Prince of player 0 on Jungle Oasis."""
    return scenario(hand=["Hansel"]).minion("The Frog Prince", on="Jungle Oasis", of=0, owner=owner)


def test_the_frog_prince_may_be_shuffled_away_to_play_a_minion_of_the_discard_pile_here():
    game = frog().discard_pile(0, "Gretel", "Teamwork", "Rose Red").start()
    play(game, "Hansel", on="Jungle Oasis")
    assert asked_by(game) == "The Frog Prince"
    pick(game, "yes")
    assert offered(game) == ["Gretel on Jungle Oasis", "Rose Red on Jungle Oasis", "Pass"]
    pick(game, "Gretel on Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Hansel", "Gretel"]
    assert deck(game, 0) == ["The Frog Prince"]
    assert prompt(game) == PLAYS  # It cannot react to the minion it brought.


def test_the_frog_prince_may_stay():
    game = frog().discard_pile(0, "Gretel").start()
    play(game, "Hansel", on="Jungle Oasis")
    pick(game, "no")
    assert minions(game, "Jungle Oasis") == ["The Frog Prince", "Hansel"]
    assert discard_pile(game, 0) == ["Gretel"]


def test_the_minion_of_the_frog_prince_is_played_now_or_not_at_all():
    game = frog().discard_pile(0, "Gretel").start()
    play(game, "Hansel", on="Jungle Oasis")
    pick(game, "yes", "pass")
    assert minions(game, "Jungle Oasis") == ["Hansel"]
    assert discard_pile(game, 0) == ["Gretel"]
    assert plays_left(game) == (0, 1)


def test_the_frog_prince_waits_until_the_minion_just_played_has_resolved():
    game = frog().hand(0, "Rumpelstiltskin").deck(0, "Rose Red", "Teamwork").discard_pile(0, "Gretel").start()
    play(game, "Rumpelstiltskin", on="Jungle Oasis")
    assert asked_by(game) == "Rumpelstiltskin"
    pick(game, "Teamwork")
    assert asked_by(game) == "The Frog Prince"


def test_the_frog_prince_does_not_react_to_itself_nor_to_a_minion_played_elsewhere_or_by_others():
    game = scenario(hand=["The Frog Prince", "Hansel"]).discard_pile(0, "Gretel").plays(2).start()
    play(game, "The Frog Prince", on="Jungle Oasis")
    assert prompt(game) == PLAYS
    play(game, "Hansel", on="Cave of Shinies")
    assert prompt(game) == PLAYS
    game = frog().discard_pile(0, "Gretel").hand(1, "Armor Stego").turn(1).start()
    play(game, "Armor Stego", on="Jungle Oasis")
    assert (decider(game), prompt(game)) == (1, PLAYS)


def test_the_frog_prince_does_not_react_to_a_minion_that_is_moved_here():
    game = (
        frog().hand(0, "Breadcrumbs").minion("Rose Red", on="Cave of Shinies", of=0).discard_pile(0, "Gretel").start()
    )
    play(game, "Breadcrumbs")
    pick(game, "Rose Red", "Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["The Frog Prince", "Rose Red"]
    assert prompt(game) == PLAYS


def test_the_frog_prince_of_another_owner_goes_into_that_deck_and_your_discard_pile_is_used():
    game = frog(owner=1).discard_pile(0, "Gretel").discard_pile(1, "Rose Red").duplicate_factions().start()
    play(game, "Hansel", on="Jungle Oasis")
    pick(game, "yes")
    assert offered(game) == ["Gretel on Jungle Oasis", "Pass"]
    assert deck(game, 1) == ["The Frog Prince"]


def test_3_5_if_the_frog_prince_cannot_be_shuffled_away_no_minion_is_played():
    game = (
        scenario(hand=["Hansel"], definitions=[Keepsake])
        .minion("The Frog Prince", on="Jungle Oasis", of=0)
        .action("Keepsake", on="Jungle Oasis", of=1)
        .discard_pile(0, "Gretel")
        .start()
    )
    play(game, "Hansel", on="Jungle Oasis")
    pick(game, "yes")
    assert prompt(game) == PLAYS
    assert minions(game, "Jungle Oasis") == ["The Frog Prince", "Hansel"]


# Gretel, Hansel, Rose Red, The Other Snow White

PAIRS = [("Gretel", "Hansel"), ("Hansel", "Gretel"), ("Rose Red", SNOW_WHITE), (SNOW_WHITE, "Rose Red")]


@pytest.mark.parametrize("controller", [0, 1])
@pytest.mark.parametrize(("one", "partner"), PAIRS)
def test_one_of_a_pair_has_2_more_power_while_the_other_is_here_whoever_controls_it(
    one: str, partner: str, controller: int
):
    game = (
        scenario(hand=["Beam Up"])
        .minion(one, on="Jungle Oasis", of=0)
        .minion(partner, on="Jungle Oasis", of=controller)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, one) == 4
    play(game, "Beam Up")
    pick(game, partner)
    assert power_of(game, one) == 2


@pytest.mark.parametrize(("one", "partner"), PAIRS)
def test_the_other_of_a_pair_on_another_base_does_not_count(one: str, partner: str):
    game = scenario().minion(one, on="Jungle Oasis").minion(partner, on="Cave of Shinies").start()
    assert power_of(game, one) == 2


@pytest.mark.parametrize(("one", "partner"), PAIRS)
def test_the_bonus_of_a_pair_is_2_however_many_matching_cards_are_here(one: str, partner: str):
    game = (
        scenario()
        .minion(one, on="Jungle Oasis", of=0)
        .minion(partner, on="Jungle Oasis", of=0)
        .minion(partner, on="Jungle Oasis", of=1)
        .action(BLESSING, on="Jungle Oasis", of=0)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, one) == 4


# Another Story


def test_another_story_shuffles_up_to_three_cards_of_any_kind_into_your_deck():
    game = scenario(hand=["Another Story"]).discard_pile(0, "Hansel", "Teamwork", "Gretel", "Rose Red").start()
    play(game, "Another Story")
    assert offered(game) == ["Hansel", "Teamwork", "Gretel", "Rose Red", "Done"]  # It is not there itself yet.
    pick(game, "Hansel", "Teamwork", "Rose Red")
    assert sorted(deck(game, 0)) == ["Hansel", "Rose Red", "Teamwork"]
    assert discard_pile(game, 0) == ["Gretel", "Another Story"]


def test_another_story_may_shuffle_nothing():
    game = scenario(hand=["Another Story"]).discard_pile(0, "Hansel").start()
    play(game, "Another Story")
    pick(game, "done")
    assert discard_pile(game, 0) == ["Hansel", "Another Story"]


# Basket of Goodies, Fairy Godmother's Blessing


def test_basket_of_goodies_places_an_action_of_your_deck_on_its_top():
    for seed in range(5):
        game = (
            scenario(hand=["Basket of Goodies"])
            .deck(0, "Hansel", "Breadcrumbs", "Teamwork", "Rose Red")
            .seed(seed)
            .start()
        )
        play(game, "Basket of Goodies")
        assert sorted(offered(game)) == ["Breadcrumbs", "Teamwork"]
        pick(game, "Breadcrumbs")
        assert deck(game, 0)[0] == "Breadcrumbs"
        assert "reveal" in events(game)


def test_basket_of_goodies_that_finds_nothing_shuffles_the_deck_all_the_same():
    game = scenario(hand=["Basket of Goodies"]).deck(0, "Hansel", "Rose Red").start()
    play(game, "Basket of Goodies")
    assert prompt(game) == PLAYS
    assert "shuffle" in events(game)
    assert "reveal" not in events(game)


def test_fairy_godmothers_blessing_places_a_minion_of_your_deck_on_its_top():
    for seed in range(5):
        game = scenario(hand=[GODMOTHER]).deck(0, "Hansel", "Breadcrumbs", "Teamwork", "Rose Red").seed(seed).start()
        play(game, GODMOTHER)
        assert sorted(offered(game)) == ["Hansel", "Rose Red"]
        pick(game, "Rose Red")
        assert deck(game, 0)[0] == "Rose Red"
        assert "reveal" in events(game)


# Breadcrumbs


def wanderers() -> Scenario:
    return (
        scenario(hand=["Breadcrumbs"])
        .minion("Hansel", on="Jungle Oasis", of=0)
        .minion("Gretel", on="Jungle Oasis", of=0)
        .minion("Rose Red", on="Cave of Shinies", of=0)
        .minion("Collector", on="Jungle Oasis", of=1)
    )


def test_breadcrumbs_moves_two_of_your_minions_from_one_base_to_one_other():
    game = wanderers().start()
    play(game, "Breadcrumbs")
    assert names(game) == ["Hansel", "Gretel", "Rose Red", "Done"]
    pick(game, "Hansel")
    assert names(game) == ["Gretel", "Done"]
    pick(game, "Gretel")
    assert offered(game) == ["The Central Brain", "Cave of Shinies"]
    pick(game, "The Central Brain")
    assert minions(game, "The Central Brain") == ["Hansel", "Gretel"]
    assert minions(game, "Jungle Oasis") == ["Collector"]


def test_breadcrumbs_may_move_just_one_minion():
    game = wanderers().start()
    play(game, "Breadcrumbs")
    pick(game, "Gretel", "done", "Cave of Shinies")
    assert minions(game, "Cave of Shinies") == ["Rose Red", "Gretel"]
    assert minions(game, "Jungle Oasis") == ["Hansel", "Collector"]


def test_breadcrumbs_may_move_nobody():
    game = wanderers().start()
    play(game, "Breadcrumbs")
    pick(game, "done")
    assert minions(game, "Jungle Oasis") == ["Hansel", "Gretel", "Collector"]
    assert prompt(game) == PLAYS


# Grimms' Blessing


def test_clarification_grimms_blessing_is_hansel_for_gretel():
    game = (
        scenario()
        .action(BLESSING, on="Jungle Oasis")
        .minion("Gretel", on="Jungle Oasis")
        .minion("Rose Red", on="Jungle Oasis")
        .start()
    )
    assert power_of(game, "Gretel") == 4
    assert power_of(game, "Rose Red") == 4


def test_clarification_grimms_blessing_is_prince_charming_for_charming_princess():
    game = (
        scenario(hand=["Hansel"])
        .action(BLESSING, on="Jungle Oasis")
        .minion("Charming Princess", on="Jungle Oasis")
        .minion("Rose Red", on="Jungle Oasis")
        .start()
    )
    use(game, "Charming Princess")
    assert plays_left(game) == (2, 1)


def test_clarification_grimms_blessing_gets_1_power_of_microbot_fixer():
    game = (
        scenario()
        .action(BLESSING, on="Jungle Oasis")
        .minion("Microbot Fixer", on="Jungle Oasis")
        .minion("The Frog Prince", on="Jungle Oasis")
        .start()
    )
    assert total(game, "Jungle Oasis", 0) == (1 + 1) + 3 + 1
    base = base_of(game, "Jungle Oasis").id
    assert game.explain_power(base, 0) == [("Microbot Fixer", 2), ("The Frog Prince", 3), (BLESSING, 1)]


def test_the_power_of_grimms_blessing_counts_towards_the_breakpoint():
    game = (
        scenario()
        .action(BLESSING, on="Jungle Oasis")
        .minion("Microbot Fixer", on="Jungle Oasis", counters=6)
        .minion("The Frog Prince", on="Jungle Oasis")
        .start()
    )
    pick(game, "end")  # (1 + 1 + 6) + 3 + 1 = 12
    assert game.scores == (2, 0)


@pytest.mark.parametrize(
    ("base", "controller"),
    [("Cave of Shinies", 0), ("Jungle Oasis", 1)],
)
def test_grimms_blessing_gets_nothing_of_a_microbot_fixer_elsewhere_or_of_another_player(base: str, controller: int):
    game = (
        scenario()
        .action(BLESSING, on="Jungle Oasis")
        .minion("The Frog Prince", on="Jungle Oasis")
        .minion("Rose Red", on="Jungle Oasis")
        .minion("Microbot Fixer", on=base, of=controller)
        .discard_pile(0, "Zapbot")  # Player 0 owns Microbots too.
        .duplicate_factions()
        .start()
    )
    assert total(game, "Jungle Oasis", 0) == 3 + (2 + 2)


def test_two_microbot_fixers_give_grimms_blessing_2_power_and_microbot_alpha_counts_it():
    game = (
        scenario()
        .action(BLESSING, on="Jungle Oasis")
        .minion("Microbot Fixer", on="Jungle Oasis")
        .minion("Microbot Fixer", on="Jungle Oasis")
        .minion("Microbot Alpha", on="Jungle Oasis")
        .start()
    )
    assert power_of(game, "Microbot Alpha") == 1 + 2 + (2 + 1)
    assert total(game, "Jungle Oasis", 0) == 3 + 3 + 6 + 2


def test_grimms_blessing_is_no_microbot_for_a_player_who_owns_none():
    """Microbot Fixer is under the control of player 0 but belongs to player 1."""
    game = (
        scenario()
        .action(BLESSING, on="Jungle Oasis", of=0)
        .minion("Microbot Fixer", on="Jungle Oasis", of=0, owner=1)
        .minion("The Frog Prince", on="Jungle Oasis", of=0)
        .start()
    )
    assert total(game, "Jungle Oasis", 0) == (1 + 1) + 3


def test_clarification_grimms_blessing_is_one_more_war_raptor_for_war_raptors_and_gets_no_power_itself():
    game = (
        scenario()
        .action(BLESSING, on="Jungle Oasis")
        .minion("War Raptor", on="Jungle Oasis")
        .minion("War Raptor", on="Jungle Oasis")
        .start()
    )
    assert power_of(game, "War Raptor") == 2 + 3
    assert total(game, "Jungle Oasis", 0) == 5 + 5


def test_clarification_grimms_blessing_named_shinobi_does_not_keep_shinobi_from_being_played():
    game = (
        scenario(hand=["Shinobi", "Shinobi"])
        .action(BLESSING, on="Jungle Oasis")
        .minion("Big Bad Wolf", on="Jungle Oasis")
        .minion("Hansel", on="Jungle Oasis", counters=4)
        .deck(0, "Teamwork", "Teamwork")
        .start()
    )
    pick(game, "end")
    assert offered(game) == ["Shinobi on Jungle Oasis", "Pass"]
    play(game, "Shinobi")
    assert prompt(game) == PLAYS  # One for each base: the second one stays in hand.
    assert hand(game, 0) == ["Shinobi", "Teamwork", "Teamwork"]


def test_clarification_grimms_blessing_is_no_minion_and_gets_no_power_as_one():
    game = blessed(base="The Central Brain").start()
    assert total(game, "The Central Brain", 0) == (2 + 2 + 1) + (3 + 1)


def test_grimms_blessing_needs_two_of_your_minions_here_at_each_moment():
    game = (
        scenario(hand=["Beam Up", "Collector"])
        .action(BLESSING, on="Jungle Oasis", of=0)
        .minion("Gretel", on="Jungle Oasis", of=0)
        .minion("Armor Stego", on="Jungle Oasis", of=1)
        .start()
    )
    assert power_of(game, "Gretel") == 2
    play(game, "Collector", on="Jungle Oasis")
    assert power_of(game, "Gretel") == 4
    play(game, "Beam Up")
    pick(game, "Collector")
    assert power_of(game, "Gretel") == 2


def test_grimms_blessing_has_only_the_names_of_minions_its_controller_owns():
    game = (
        scenario()
        .action(BLESSING, on="Jungle Oasis", of=0)
        .minion("Hansel", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Jungle Oasis", of=0, owner=1)
        .minion("Gretel", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "War Raptor") == 2 + 1
    assert power_of(game, "Gretel") == 4  # Another player's Gretel looks for the name as well.


def test_grimms_blessing_has_the_names_of_both_factions_wherever_the_cards_are():
    """Decision: the names of all minions of the player's two factions, whatever zone the cards are in."""
    game = (
        scenario()
        .action(BLESSING, on="Jungle Oasis", of=0)
        .minion("Hansel", on="Jungle Oasis", of=0)
        .minion("Rose Red", on="Jungle Oasis", of=0)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .deck(0, "Augmentation")
        .duplicate_factions()
        .start()
    )
    assert power_of(game, "War Raptor") == 2 + 2


def test_grimms_blessing_on_another_base_lends_no_name_here():
    game = blessed().minion("Gretel", on="Jungle Oasis").start()
    assert power_of(game, "Gretel") == 2


# Mouse, Bird and Sausage


def test_mouse_bird_and_sausage_gives_two_minions_of_one_faction_on_one_base_2_power():
    game = (
        scenario(hand=[SAUSAGE])
        .minion("Armor Stego", on="Cave of Shinies", of=1)
        .minion("Laseratops", on="Cave of Shinies", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Hansel", on="Cave of Shinies", of=0)
        .start()
    )
    play(game, SAUSAGE)
    assert names(game) == ["King Rex", "Armor Stego", "Laseratops", "Hansel", "Done"]
    pick(game, "Laseratops")
    assert names(game) == ["Armor Stego", "Done"]
    pick(game, "Armor Stego")
    assert (power_of(game, "Laseratops"), power_of(game, "Armor Stego")) == (4 + 2, 3 + 2 + 2)
    assert (power_of(game, "Hansel"), power_of(game, "King Rex")) == (2, 7)
    pick(game, "end")
    assert power_of(game, "Laseratops") == 4


@pytest.mark.parametrize(("choices", "power"), [(["Hansel"], 4), (["done"], 2)])
def test_mouse_bird_and_sausage_may_take_one_minion_or_none(choices: list[str], power: int):
    game = (
        scenario(hand=[SAUSAGE])
        .minion("Hansel", on="Jungle Oasis")
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, SAUSAGE)
    pick(game, *choices)
    assert prompt(game) == PLAYS
    assert (power_of(game, "Hansel"), power_of(game, "Collector")) == (power, 2)


def test_the_power_of_mouse_bird_and_sausage_goes_along_when_a_minion_moves():
    game = scenario(hand=[SAUSAGE, "Breadcrumbs"]).minion("Hansel", on="Jungle Oasis").plays(1, 2).start()
    play(game, SAUSAGE)
    pick(game, "Hansel")
    play(game, "Breadcrumbs")
    pick(game, "Hansel", "Cave of Shinies")
    assert power_of(game, "Hansel") == 4


# Teamwork

EVERYWHERE = "your hand, your deck and your discard pile"


def team(chosen: str, of: int = 0) -> Scenario:
    return scenario(hand=["Teamwork"]).minion(chosen, on="Jungle Oasis", of=of)


def test_teamwork_offers_every_combination_of_hand_deck_and_discard_pile():
    game = team("Hansel").deck(0, "Gretel").start()
    play(game, "Teamwork")
    assert offered(game) == [
        "your hand, your deck and your discard pile",
        "your hand and your deck",
        "your hand and your discard pile",
        "your deck and your discard pile",
        "your hand",
        "your deck",
        "your discard pile",
    ]


MUTUAL = [*PAIRS, ("Prince Charming", "Charming Princess"), ("Charming Princess", "Prince Charming")]
MUTUAL += [("Big Bad Wolf", "Red Riding Hood"), ("Red Riding Hood", "Big Bad Wolf")]


@pytest.mark.parametrize(("chosen", "found"), MUTUAL)
def test_teamwork_finds_the_other_of_a_pair_in_the_deck_which_is_then_shuffled(chosen: str, found: str):
    game = team(chosen).deck(0, "Rumpelstiltskin", found, "Breadcrumbs").start()
    play(game, "Teamwork")
    pick(game, "your deck", f"{found} into your hand")
    assert hand(game, 0) == [found]
    assert [kind for kind in events(game) if kind in ("reveal", "to_hand", "shuffle")] == [
        "reveal",
        "to_hand",
        "shuffle",
    ]


def test_teamwork_may_play_what_it_found_at_once_on_any_base_as_an_extra_minion():
    game = team("Hansel").deck(0, "Gretel", "Breadcrumbs").start()
    play(game, "Teamwork")
    pick(game, EVERYWHERE)
    assert offered(game) == [
        "Gretel on Jungle Oasis",
        "Gretel on The Central Brain",
        "Gretel on Cave of Shinies",
        "Gretel into your hand",
    ]
    play(game, "Gretel", on="Cave of Shinies")
    assert minions(game, "Cave of Shinies") == ["Gretel"]
    assert plays_left(game) == (1, 0)
    assert "shuffle" in events(game)


def test_teamwork_does_not_shuffle_a_deck_it_did_not_search():
    game = team("Hansel").deck(0, "Rose Red", "Breadcrumbs").discard_pile(0, "Gretel").start()
    play(game, "Teamwork")
    pick(game, "your hand and your discard pile", "Gretel into your hand")
    assert hand(game, 0) == ["Gretel"]
    assert "shuffle" not in events(game)
    assert "look" not in events(game)


def test_teamwork_may_play_what_it_found_in_the_hand_and_shows_it():
    game = team("Hansel").hand(0, "Gretel").start()
    play(game, "Teamwork")
    pick(game, "your hand")
    assert "reveal" in events(game)
    play(game, "Gretel", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Hansel", "Gretel"]
    assert plays_left(game) == (1, 0)


def test_teamwork_tells_copies_in_different_piles_apart():
    game = (
        team("War Raptor")
        .hand(0, "War Raptor")
        .deck(0, "War Raptor", "Breadcrumbs")
        .discard_pile(0, "War Raptor")
        .start()
    )
    play(game, "Teamwork")
    pick(game, EVERYWHERE)
    assert offered(game) == [
        "War Raptor from your hand",
        "War Raptor from your deck",
        "War Raptor from your discard pile",
    ]
    pick(game, "War Raptor from your discard pile", "War Raptor into your hand")
    assert hand(game, 0) == ["War Raptor", "War Raptor"]
    assert discard_pile(game, 0) == ["Teamwork"]


def test_teamwork_that_searches_where_nothing_is_finds_nothing():
    game = team("Hansel").hand(0, "Rose Red").deck(0, "Gretel").start()
    play(game, "Teamwork")
    pick(game, "your hand and your discard pile")
    assert prompt(game) == PLAYS
    assert (hand(game, 0), deck(game, 0)) == (["Rose Red"], ["Gretel"])


def test_teamwork_may_choose_another_players_minion_that_names_a_minion_of_yours():
    game = (
        team("War Raptor", of=1)
        .minion("Armor Stego", on="Jungle Oasis", of=0)
        .deck(0, "War Raptor")
        .duplicate_factions()
        .start()
    )
    play(game, "Teamwork")
    pick(game, "War Raptor", "your deck", "War Raptor into your hand")
    assert hand(game, 0) == ["War Raptor"]


def test_teamwork_finds_nothing_through_a_minion_whose_text_names_no_minion():
    game = team("Rumpelstiltskin").deck(0, "Hansel", "Gretel").start()
    play(game, "Teamwork")
    pick(game, "your deck")
    assert prompt(game) == PLAYS


def test_teamwork_finds_nothing_through_a_minion_whose_abilities_are_cancelled():
    game = (
        scenario(hand=["Teamwork"])
        .minion("Hansel", on="Jungle Oasis", actions=[("My Only Weakness!", 1)])
        .deck(0, "Gretel")
        .start()
    )
    play(game, "Teamwork")
    pick(game, "your deck")
    assert prompt(game) == PLAYS


def test_teamwork_reads_the_abilities_a_minion_has_borrowed():
    game = (
        scenario(hand=["Impostor", "Teamwork"], definitions=[Impostor])
        .minion("Hansel", on="Jungle Oasis", of=1)
        .deck(0, "Gretel")
        .duplicate_factions()
        .start()
    )
    play(game, "Impostor", on="Cave of Shinies")
    play(game, "Teamwork")
    pick(game, "Impostor", "your deck", "Gretel into your hand")
    assert hand(game, 0) == ["Gretel"]


def test_teamwork_searches_an_empty_deck_after_refilling_it():
    game = team("Hansel").discard_pile(0, "Gretel").start()
    play(game, "Teamwork")
    pick(game, EVERYWHERE, "Gretel into your hand")
    assert hand(game, 0) == ["Gretel"]
    assert "reshuffle" in events(game)


NAMED_BY = {
    "Collector": {"Collector"},
    "War Raptor": {"War Raptor"},
    "Shinobi": {"Shinobi"},
    "Tenacious Z": {"Tenacious Z"},
    "G.E.L.F.": {"G.E.L.F."},
    "Big Bad Wolf": {"Red Riding Hood"},
    "Charming Princess": {"Prince Charming"},
    "Prince Charming": {"Charming Princess"},
    "Red Riding Hood": {"Big Bad Wolf"},
    "Gretel": {"Hansel"},
    "Hansel": {"Gretel"},
    "Rose Red": {SNOW_WHITE},
    SNOW_WHITE: {"Rose Red"},
    "The Birch": {"The Birch Woman"},
    "The Birch Woman": {"The Birch"},
}


@pytest.mark.parametrize("faction", list(FACTIONS))
def test_which_minions_the_text_of_each_minion_names(faction: str):
    cards = [card for card in FACTIONS[faction].cards if card.is_minion]
    found = {card.name: set(names_mentioned(card.text)) for card in cards}
    assert found == {card.name: NAMED_BY.get(card.name, set()) for card in cards}


def test_only_a_whole_name_is_a_mention():
    """Decision: neither a plural nor a part of a name counts."""
    assert names_mentioned("Each War Raptor here.") == {"War Raptor"}
    assert names_mentioned("Shuffle any number of War Raptors into your deck.") == set()
    assert names_mentioned("Each Microbot you control has +1 power.") == set()
    assert names_mentioned("The Other Snow White") == {SNOW_WHITE}
    assert names_mentioned("Other, Snow White, hansel") == set()


# The Woodsman's Axe


def test_the_woodsmans_axe_destroys_an_action_on_a_base_to_play_an_extra_action():
    game = (
        scenario(hand=[AXE, "Teamwork"])
        .action("Block the Path", on="Jungle Oasis", of=1)
        .action(BLESSING, on="Cave of Shinies", of=0)
        .minion("Hansel", on="Jungle Oasis", actions=[("Upgrade", 1)])
        .start()
    )
    play(game, AXE)
    pick(game, "action")
    assert offered(game) == [
        "Block the Path (Player 2, on Jungle Oasis)",
        f"{BLESSING} (Player 1, on Cave of Shinies)",  # Your own is as good; an action on a minion is not.
    ]
    pick(game, "Block the Path")
    assert actions_on(game, "Jungle Oasis") == []
    assert plays_left(game) == (1, 1)  # It may wait until later in the phase.
    assert prompt(game) == PLAYS


def test_3_5_the_woodsmans_axe_gives_no_extra_action_if_no_action_is_destroyed():
    game = scenario(hand=[AXE], definitions=[Keepsake]).action("Keepsake", on="Jungle Oasis", of=1).start()
    play(game, AXE)
    pick(game, "action")
    assert actions_on(game, "Jungle Oasis") == ["Keepsake"]
    assert plays_left(game) == (1, 0)
    game = scenario(hand=[AXE]).start()
    play(game, AXE)
    pick(game, "action")
    assert plays_left(game) == (1, 0)


def test_the_woodsmans_axe_destroys_big_bad_wolf_to_play_a_minion_of_your_deck_where_it_was():
    game = (
        scenario(hand=[AXE])
        .minion("Big Bad Wolf", on="Jungle Oasis", of=1)
        .deck(0, "Hansel", "Breadcrumbs", "Rose Red")
        .duplicate_factions()
        .start()
    )
    play(game, AXE)
    pick(game, "wolf")
    assert sorted(offered(game)) == ["Hansel on Jungle Oasis", "Pass", "Rose Red on Jungle Oasis"]
    pick(game, "Hansel on Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Hansel"]
    assert "shuffle" in events(game)
    assert discard_pile(game, 1) == ["Big Bad Wolf"]


def test_the_minion_of_the_woodsmans_axe_is_played_now_or_not_at_all_and_the_deck_is_shuffled():
    game = (
        scenario(hand=[AXE])
        .minion("Big Bad Wolf", on="Jungle Oasis", of=1)
        .deck(0, "Hansel", "Gretel")
        .duplicate_factions()
        .start()
    )
    play(game, AXE)
    pick(game, "wolf", "pass")
    assert minions(game, "Jungle Oasis") == []
    assert "shuffle" in events(game)
    assert plays_left(game) == (1, 0)


def test_big_bad_wolf_killed_by_your_own_axe_brings_a_second_minion_after_the_axe_has_resolved():
    game = (
        scenario(hand=[AXE])
        .minion("Big Bad Wolf", on="Jungle Oasis", of=0)
        .deck(0, "Hansel")
        .discard_pile(0, "Gretel")
        .start()
    )
    play(game, AXE)
    pick(game, "wolf")
    assert asked_by(game) == AXE
    pick(game, "Hansel on Jungle Oasis")
    assert asked_by(game) == "Big Bad Wolf"
    assert offered(game) == ["Gretel on Jungle Oasis", "Pass"]  # The axe itself is put away after that (3.7).
    pick(game, "Gretel on Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Hansel", "Gretel"]
    assert discard_pile(game, 0) == ["Big Bad Wolf", AXE]


def test_3_5_the_woodsmans_axe_searches_nothing_if_big_bad_wolf_survives():
    game = (
        scenario(hand=[AXE])
        .minion("Big Bad Wolf", on="Jungle Oasis", of=1)
        .minion("General Ivan", on="Cave of Shinies", of=1)
        .deck(0, "Hansel", "Gretel")
        .duplicate_factions()
        .start()
    )
    play(game, AXE)
    pick(game, "wolf")
    assert prompt(game) == PLAYS
    assert minions(game, "Jungle Oasis") == ["Big Bad Wolf"]
    assert "shuffle" not in events(game)


def test_clarification_the_woodsmans_axe_ignores_a_grimms_blessing_that_has_the_name_big_bad_wolf():
    game = blessed().hand(0, AXE).deck(0, "Hansel").start()
    play(game, AXE)
    pick(game, "wolf")
    assert prompt(game) == PLAYS
    assert actions_on(game, "Cave of Shinies") == [BLESSING]
    assert "shuffle" not in events(game)


def test_the_woodsmans_axe_chooses_among_several_big_bad_wolves():
    game = (
        scenario(hand=[AXE])
        .minion("Big Bad Wolf", on="Jungle Oasis", of=1)
        .minion("Big Bad Wolf", on="Cave of Shinies", of=0)
        .deck(0, "Hansel")
        .duplicate_factions()
        .start()
    )
    play(game, AXE)
    pick(game, "wolf")
    pick(game, "Big Bad Wolf", of=1)
    assert offered(game) == ["Hansel on Jungle Oasis", "Pass"]


# Gingerbread House


def gingerbread(players: int = 2) -> Scenario:
    """Gingerbread House about to score: player 0 has 9 + 9 there."""
    return (
        scenario(players=players, bases=["Gingerbread House", "Jungle Oasis"])
        .minion("King Rex", on="Gingerbread House", of=0, counters=2)
        .minion("Laseratops", on="Gingerbread House", of=0, counters=5)
        .base_deck("The Homeworld")
    )


def test_clarification_gingerbread_house_takes_exactly_two_minions_or_none():
    game = gingerbread().minion("Collector", on="Gingerbread House", of=1, counters=1).start()
    pick(game, "end")
    assert asked_by(game) == "Gingerbread House"
    assert names(game) == ["King Rex", "Laseratops", "Pass"]
    pick(game, "King Rex")  # The other one is the only one left: no "done" after one.
    assert [event.cards[0][1] for event in game.events if event.kind == "power"] == ["King Rex", "Laseratops"]
    assert [event.amount for event in game.events if event.kind == "power"] == [2, 2]


def test_gingerbread_house_may_be_left_alone():
    game = gingerbread().minion("Collector", on="Gingerbread House", of=1, counters=1).start()
    pick(game, "end", "pass")
    assert "power" not in events(game)
    assert game.scores == (4, 2)


def test_the_power_of_gingerbread_house_counts_when_vp_are_awarded_for_it():
    game = (
        gingerbread()
        .minion("Invader", on="Gingerbread House", of=1, counters=7)
        .minion("Collector", on="Gingerbread House", of=1, counters=8)  # 10 + 10 against 9 + 9
        .start()
    )
    pick(game, "end", "King Rex", "pass")
    assert game.scores == (4, 2)  # 22 against 20


def test_gingerbread_house_asks_each_player_clockwise_from_the_current_one():
    game = (
        gingerbread(players=3)
        .minion("Scout", on="Gingerbread House", of=1)
        .minion("Scout", on="Gingerbread House", of=1)
        .minion("Walker", on="Gingerbread House", of=2)
        .minion("Walker", on="Gingerbread House", of=2)
        .turn(1)
        .start()
    )
    pick(game, "end")
    asked = []
    while asked_by(game) == "Gingerbread House":
        asked.append(decider(game))
        pick(game, "pass")
    assert asked == [1, 2, 0]


def test_gingerbread_house_compares_the_current_power_of_one_players_minions():
    game = (
        scenario(bases=["Gingerbread House", "Jungle Oasis"])
        .minion("King Rex", on="Gingerbread House", of=0, counters=9)  # 16
        .minion("War Raptor", on="Gingerbread House", of=0)  # 3
        .minion("Armor Stego", on="Gingerbread House", of=0)  # 3
        .minion("Scout", on="Gingerbread House", of=1)  # 3, alone
        .start()
    )
    pick(game, "end")
    assert (decider(game), names(game)) == (0, ["War Raptor", "Armor Stego", "Pass"])
    pick(game, "Armor Stego")
    assert [event.cards[0][1] for event in game.events if event.kind == "power"] == ["Armor Stego", "War Raptor"]
    assert asked_by(game) != "Gingerbread House"


def test_gingerbread_house_lets_you_choose_which_two_of_several_equal_ones():
    game = gingerbread().minion("Armor Stego", on="Gingerbread House", of=0, counters=6).start()
    pick(game, "end", "King Rex")
    assert names(game) == ["Laseratops", "Armor Stego"]


# Woodland Cottage


def cottage(*cards: str) -> Scenario:
    return scenario(bases=["Woodland Cottage", "Jungle Oasis"], hand=["Hansel", "Rose Red"]).deck(0, *cards).plays(2)


def test_woodland_cottage_lets_who_played_a_minion_here_take_a_minion_of_power_3_or_less():
    game = cottage("Big Bad Wolf", "Gretel", "Teamwork", "Red Riding Hood", "Charming Princess").start()
    play(game, "Hansel", on="Woodland Cottage")
    assert asked_by(game) == "Woodland Cottage"
    pick(game, "yes")
    assert sorted(offered(game)) == ["Gretel", "Red Riding Hood"]
    pick(game, "Gretel")
    assert hand(game, 0) == ["Rose Red", "Gretel"]
    assert [kind for kind in events(game) if kind in ("reveal", "shuffle")] == ["reveal", "shuffle"]


def test_woodland_cottage_does_it_once_per_turn_for_each_player():
    """Decision: once per turn for each player. Declining is not doing it."""
    game = cottage("Gretel", "Red Riding Hood").hand(0, "The Frog Prince").plays(3).start()
    play(game, "Hansel", on="Woodland Cottage")
    pick(game, "no")
    play(game, "Rose Red", on="Woodland Cottage")
    pick(game, "yes", "Gretel")
    play(game, "The Frog Prince", on="Woodland Cottage")
    assert prompt(game) == PLAYS


def test_woodland_cottage_does_it_again_next_turn():
    game = cottage("Gretel", "Red Riding Hood", "Teamwork", "Teamwork").hand(1, "Scout").deck(1, "Collector").start()
    play(game, "Hansel", on="Woodland Cottage")
    pick(game, "yes", "Gretel", "end")
    play(game, "Scout", on="Woodland Cottage")
    pick(game, "yes")
    assert hand(game, 1) == ["Collector"]
    pick(game, "end")
    play(game, "Rose Red", on="Woodland Cottage")
    assert asked_by(game) == "Woodland Cottage"


def test_woodland_cottage_is_not_limited_to_your_own_turn():
    game = (
        scenario(bases=["Woodland Cottage", "Jungle Oasis"], hand=["Shinobi"])
        .deck(0, "Ninja Acolyte", "Ninja Master")
        .minion("King Rex", on="Woodland Cottage", of=1, counters=12)
        .turn(1)
        .start()
    )
    pick(game, "end")
    play(game, "Shinobi", on="Woodland Cottage")
    assert (asked_by(game), decider(game)) == ("Woodland Cottage", 0)
    pick(game, "yes")
    assert hand(game, 0) == ["Ninja Acolyte"]


def test_woodland_cottage_shuffles_the_deck_although_nothing_is_found():
    game = cottage("Big Bad Wolf", "Teamwork").start()
    play(game, "Hansel", on="Woodland Cottage")
    pick(game, "yes")
    assert prompt(game) == PLAYS
    assert "shuffle" in events(game)
    assert hand(game, 0) == ["Rose Red"]


def test_woodland_cottage_waits_until_the_minion_has_resolved():
    game = cottage("Gretel", "Teamwork").hand(0, "Rumpelstiltskin").start()
    play(game, "Rumpelstiltskin", on="Woodland Cottage")
    assert asked_by(game) == "Rumpelstiltskin"
    pick(game, "Teamwork")
    assert asked_by(game) == "Woodland Cottage"


def test_woodland_cottage_does_not_care_about_a_minion_moved_or_played_elsewhere():
    game = cottage("Gretel").hand(0, "Breadcrumbs").start()
    play(game, "Hansel", on="Jungle Oasis")
    assert prompt(game) == PLAYS
    play(game, "Breadcrumbs")
    pick(game, "Hansel")
    assert minions(game, "Woodland Cottage") == ["Hansel"]
    assert prompt(game) == PLAYS
