"""Section 16 of the rules: titans."""

import pytest

from smashup import Game, Options, SetupError
from smashup.engine import Action, BaseInPlay, CardInPlay, Effect, MinionPlayed, Titan, while_set_aside
from smashup.engine.factions import FACTIONS
from smashup.scenario import (
    Scenario,
    actions_on,
    deck,
    discard_pile,
    events,
    hand,
    minions,
    offered,
    pick,
    play,
    plays_left,
    scenario,
    titan,
    titans,
    total,
    use,
)
from tests.rules.cards_for_tests import ALL

PAIRS = [("dinosaurs", "ninjas"), ("aliens", "tricksters")]
WITH = Options(titans=True)


class Colossus(Titan):
    """When this titan is played, gain 1 VP.

    Special: On your turn, you may play this titan.

    Talent: Draw a card.
    """

    name = "Colossus"

    def on_play(self) -> None:
        self.gain_vp()

    def can_use_on_your_turn(self) -> bool:
        return bool(self.open_bases())

    @while_set_aside
    def on_your_turn(self) -> Effect:
        yield from self.play()

    def talent(self) -> None:
        self.draw()


class Behemoth(Titan):
    """Special: After a minion is played, you may play this titan."""

    name = "Behemoth"

    @while_set_aside
    def after_minion_played(self, played: MinionPlayed) -> Effect:
        yield from self.play(may=True)


class Idol(Titan):
    """Ongoing: You have +2 power here."""

    name = "Idol"

    def gives_total(self, player: int, base: BaseInPlay) -> int:
        return super().gives_total(player, base) + (2 if self.adds_to(player, base) else 0)


class Cards(Action):
    """What speaks of any card in play."""

    def _all(self) -> list[CardInPlay]:
        return self.state.cards_in_play() + self.titans_in_play()


class Meteor(Cards):
    """Destroy a card in play."""

    name = "Meteor"

    def on_play(self) -> Effect:
        yield from self.destroy((yield from self.choose_card_in_play("Destroy which card?", self._all())))


class Recall(Cards):
    """Return a card in play to its owner's hand."""

    name = "Recall"

    def on_play(self) -> Effect:
        yield from self.return_to_hand((yield from self.choose_card_in_play("Return which card?", self._all())))


class Drown(Cards):
    """Place a card in play on the bottom of its owner's deck."""

    name = "Drown"

    def on_play(self) -> Effect:
        yield from self.place_on_deck((yield from self.choose_card_in_play("Place which card?", self._all())))


class Whirl(Cards):
    """Shuffle a card in play into its owner's deck."""

    name = "Whirl"

    def on_play(self) -> Effect:
        yield from self.shuffle_from_play((yield from self.choose_card_in_play("Shuffle which card?", self._all())))


class Push(Cards):
    """Move a minion or titan to another base."""

    name = "Push"

    def on_play(self) -> Effect:
        card = yield from self.choose_card_in_play("Move which card?", self._all())
        assert card is not None
        base = yield from self.choose_base("To which base?", self.destinations(card))
        assert base is not None
        yield from self.move(card, base)


OWN = (*ALL, Colossus, Behemoth, Idol, Meteor, Recall, Drown, Whirl, Push)


def table(*cards: str, options: Options | None = None) -> Scenario:
    return scenario(bases=["Jungle Oasis", "Tar Pits"], hand=list(cards), definitions=OWN, options=options)


# 16.1


def test_16_1_a_titan_is_a_kind_of_its_own_and_none_of_its_factions_20_cards():
    factions = [faction for faction in FACTIONS.values() if faction.titans]
    assert len(factions) == 13
    for faction in factions:
        [card] = faction.titans
        assert (card.kind, card.is_minion) == ("titan", False)
        assert card not in faction.deck()


def test_16_1_it_is_never_in_a_hand_deck_or_discard_pile():
    state = Game.new(PAIRS, seed=1, options=WITH).state
    ids = {card.id for card in state.titans}
    assert len(ids) == 3
    assert not ids & {card for pile in (*state.hands, *state.decks, *state.discards) for card in pile}
    game = table("Recall").titan("Idol", on="Tar Pits").start()
    play(game, "Recall")
    assert (hand(game, 0), deck(game, 0), discard_pile(game, 0)) == ([], [], ["Recall"])


# 16.2


def test_16_2_the_titans_of_both_factions_are_set_aside_for_all_to_see():
    game = Game.new(PAIRS, seed=1, options=WITH)
    for viewer in (0, 1, None):
        seen = [[card["name"] for card in player["set_aside"]] for player in game.view(viewer)["players"]]
        assert seen == [["Fort Titanosaurus", "Invisible Ninja"], ["Big Funny Giant"]]


def test_16_2_without_the_option_there_are_none():
    game = Game.new(PAIRS, seed=1)
    assert game.state.titans == []
    assert "set_aside" not in game.view(0)["players"][0]
    assert "titans" not in game.view(0)["bases"][0]


def test_16_2_a_titan_set_aside_is_not_in_play_and_has_only_the_abilities_that_say_so():
    game = table().titan("Colossus").titan("Idol", of=1).start()
    assert offered(game) == ["Use Colossus", "End your plays"]  # Not its Talent.
    assert total(game, "Jungle Oasis", 1) == total(game, "Tar Pits", 1) == 0


# 16.3


def test_16_3_playing_a_titan_is_optional_and_now_or_not_at_all():
    game = table("Dummy", "Zero").titan("Behemoth").start()
    play(game, "Dummy", on="Tar Pits")
    assert offered(game) == ["Jungle Oasis", "Tar Pits", "Pass"]
    pick(game, "pass")
    assert offered(game) == ["End your plays"]


def test_16_3_nobody_plays_a_second_titan():
    game = table("Dummy").titan("Colossus").titan("Idol", on="Tar Pits").titan("Behemoth").start()
    assert "Use Colossus" not in offered(game)
    play(game, "Dummy", on="Tar Pits")
    assert offered(game) == ["End your plays"]  # Behemoth's Special gave nothing to choose.


# 16.4


def test_16_4_it_is_played_on_any_base_and_what_it_does_when_played_happens():
    game = table().titan("Colossus").start()
    use(game, "Colossus")
    assert offered(game) == ["Jungle Oasis", "Tar Pits"]
    pick(game, "Tar Pits")
    assert titans(game, "Tar Pits") == ["Colossus"]
    assert game.scores == (1, 0)


# 16.5


def test_16_5_instead_of_the_regular_minion_play_uses_it_up_and_needs_no_minion():
    game = table().titan("Big Funny Giant").start()
    use(game, "Big Funny Giant")
    pick(game, "Tar Pits")
    assert titans(game, "Tar Pits") == ["Big Funny Giant"]
    assert plays_left(game) == (0, 1)


def test_16_5_an_extra_minion_cannot_stand_for_the_regular_play():
    game = table().titan("Big Funny Giant").plays(0, 1).extra_play("minion").start()
    assert "Use Big Funny Giant" not in offered(game)


def test_16_5_instead_of_the_regular_action_play_uses_that_up():
    game = table().titan("Moon Zero Three").start()
    use(game, "Moon Zero Three")
    pick(game, "Tar Pits")
    assert plays_left(game) == (1, 0)
    assert "Use Moon Zero Three" not in offered(table().titan("Moon Zero Three").plays(1, 0).start())


# 16.6


def test_16_6_what_forbids_minions_or_actions_on_a_base_does_not_forbid_titans():
    game = table().titan("Colossus").action("Overrun", on="Tar Pits", of=1).start()
    use(game, "Colossus")
    assert offered(game) == ["Jungle Oasis", "Tar Pits"]


def test_16_6_nothing_that_reacts_to_plays_sees_it():
    game = table().titan("Big Funny Giant").titan("Behemoth", of=1).start()
    use(game, "Big Funny Giant")
    pick(game, "Tar Pits")
    assert game.state.played == []
    assert titan(game, "Behemoth").at == -1


# 16.7


def test_16_7_on_your_turn_is_once_a_turn_in_your_play_cards_phase():
    game = table("Meteor").titan("Colossus").titan("Idol", of=1, on="Tar Pits").start()
    use(game, "Colossus")
    pick(game, "Tar Pits")  # It loses the clash.
    assert titan(game, "Colossus").at == -1
    assert offered(game) == ["Meteor", "End your plays"]


def test_16_7_other_moments_come_in_another_players_turn_as_well():
    game = table("Dummy").titan("Behemoth", of=1).start()
    play(game, "Dummy", on="Tar Pits")
    assert game.decision is not None
    assert game.decision.player == 1
    pick(game, "Jungle Oasis")
    assert titans(game, "Jungle Oasis") == ["Behemoth"]


# 16.8


def test_16_8_whoever_plays_a_titan_controls_it_even_after_a_move():
    game = table("Push").titan("Idol", on="Tar Pits", of=1, owner=0).start()
    assert total(game, "Tar Pits", 1) == 2
    play(game, "Push")
    assert titans(game, "Jungle Oasis") == ["Idol"]
    assert total(game, "Jungle Oasis", 1) == 2


# 16.9


def test_16_9_counters_and_abilities_of_a_titan_add_to_its_controllers_total():
    game = table().titan("Idol", on="Tar Pits", counters=3).minion("Dummy", on="Tar Pits").start()
    assert (total(game, "Tar Pits", 0), total(game, "Jungle Oasis", 0)) == (7, 0)
    assert game.explain_power(game.state.bases[1].id, 0) == [("Dummy", 2), ("Idol", 5)]


def test_16_9_its_power_counts_toward_the_breakpoint():
    game = (
        table().titan("Idol", on="Jungle Oasis", counters=10).turn(0, "score_bases").stop_after("score_bases").start()
    )
    assert game.scores == (2, 0)


# 16.10


def scored(power: int) -> Game:
    return (
        table()
        .titan("Colossus", of=1, on="Tar Pits", counters=power)
        .minion("King Rex", on="Tar Pits", counters=10)
        .turn(0, "score_bases")
        .stop_after("score_bases")
        .start()
    )


def test_16_10_with_nothing_but_a_titan_a_place_needs_a_point_of_power():
    assert scored(1).scores == (4, 3)
    assert scored(0).scores == (4, 0)


# 16.11


def test_16_11_a_talent_can_be_used_in_the_turn_the_titan_came():
    game = table().titan("Colossus").deck(0, "Howl", "Howl").start()
    use(game, "Colossus")
    pick(game, "Tar Pits")
    assert offered(game) == ["Talent of Colossus (Player 1, Tar Pits)", "End your plays"]
    use(game, "Colossus")
    assert hand(game, 0) == ["Howl"]
    assert offered(game) == ["Howl", "End your plays"]


# 16.12


def test_16_12_what_names_minions_or_actions_does_not_see_a_titan():
    game = table("Augmentation", "Disenchant").titan("Idol", on="Tar Pits").plays(1, 2).start()
    play(game, "Augmentation")
    play(game, "Disenchant")
    assert offered(game) == ["End your plays"]  # Nobody was asked for a target.
    assert titans(game, "Tar Pits") == ["Idol"]


def test_16_12_what_names_cards_may_choose_and_affect_it():
    game = table("Meteor").titan("Idol", on="Tar Pits", of=1).minion("Dummy", on="Tar Pits").start()
    play(game, "Meteor")
    assert offered(game) == ["Dummy (2, Player 1, Tar Pits)", "Idol (Player 2, Tar Pits)"]
    pick(game, "Idol")
    assert titans(game, "Tar Pits") == []
    assert "destroy" in events(game)


def test_16_12_what_protects_minions_or_actions_does_not_protect_it():
    game = (
        table("Meteor")
        .titan("Idol", on="Tar Pits", of=1)
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .minion("Steam Queen", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Meteor")
    pick(game, "Idol")
    assert titans(game, "Tar Pits") == []


# 16.13 and 16.14


def clash(mine: int, theirs: int) -> Game:
    game = (
        table()
        .titan("Colossus")
        .titan("Idol", of=1, on="Tar Pits", counters=theirs)
        .minion("Dummy", on="Tar Pits", counters=mine)
        .start()
    )
    use(game, "Colossus")
    pick(game, "Tar Pits")
    return game


def test_16_13_two_titans_on_one_base_clash_by_all_that_adds_to_the_totals():
    game = clash(mine=3, theirs=1)
    assert titans(game, "Tar Pits") == ["Colossus"]
    told = [event for event in game.events if event.kind == "clash"]
    assert [name for _, name in told[0].cards] == ["Idol", "Colossus"]


def test_16_13_a_move_leads_to_a_clash_as_well():
    game = table("Push").titan("Colossus", on="Jungle Oasis", counters=5).titan("Idol", of=1, on="Tar Pits").start()
    play(game, "Push")
    pick(game, "Colossus")
    assert titans(game, "Tar Pits") == ["Colossus"]
    assert titan(game, "Idol").at == -1


def test_16_14_the_lower_total_leaves_play():
    game = clash(mine=0, theirs=5)
    assert titans(game, "Tar Pits") == ["Idol"]
    assert titan(game, "Colossus").at == -1


def test_16_14_if_the_totals_are_equal_the_newcomer_leaves():
    assert titans(clash(mine=0, theirs=0), "Tar Pits") == ["Idol"]


# 16.15


def test_16_15_what_the_play_does_has_happened_before_the_clash():
    game = clash(mine=0, theirs=5)
    assert game.scores == (1, 0)
    assert events(game).index("vp") < events(game).index("clash")


# 16.16


def test_16_16_a_titan_moves_with_its_counters_and_is_not_played_by_that():
    game = table("Push").titan("Colossus", on="Tar Pits", counters=2).start()
    play(game, "Push")
    assert titans(game, "Jungle Oasis") == ["Colossus"]
    assert titan(game, "Colossus").counters == 2
    assert game.scores == (0, 0)  # It was not played again.


# 16.17


@pytest.mark.parametrize("card", ["Meteor", "Recall", "Drown", "Whirl"])
def test_16_17_whichever_way_it_leaves_it_is_set_aside_near_its_owner_without_counters(card: str):
    game = table(card).titan("Idol", on="Tar Pits", of=1, owner=0, counters=4).start()
    play(game, card)
    gone = titan(game, "Idol")
    assert (gone.at, gone.controller, gone.counters) == (-1, 0, 0)
    assert [hand(game, 0), hand(game, 1), deck(game, 0), deck(game, 1), discard_pile(game, 1)] == [[]] * 5
    assert "set_aside" in events(game)


# 16.18


def test_16_18_when_its_base_scores_it_leaves_with_the_other_cards_and_is_not_destroyed():
    game = (
        table()
        .titan("Idol", on="Jungle Oasis")
        .minion("King Rex", on="Jungle Oasis", counters=8)
        .turn(0, "score_bases")
        .stop_after("score_bases")
        .start()
    )
    assert titan(game, "Idol").at == -1
    assert "destroy" not in events(game)
    assert events(game).index("award") < events(game).index("set_aside") < events(game).index("replace")


def test_16_18_it_leaves_when_its_base_does_even_where_the_minions_stay():
    game = (
        table("Not in Kansas")
        .titan("Idol", on="Tar Pits", counters=2)
        .minion("Dummy", on="Tar Pits")
        .base_deck("Tortuga")
        .start()
    )
    play(game, "Not in Kansas")
    pick(game, "Tar Pits")
    gone = titan(game, "Idol")
    assert (gone.at, gone.counters) == (-1, 0)
    assert minions(game, "Tortuga") == ["Dummy"]


# 16.19


def test_16_19_it_can_be_played_again_in_the_same_turn_when_its_permission_comes_again():
    game = table("Dummy", "Zero", "Meteor").titan("Behemoth").plays(2, 1).start()
    play(game, "Dummy", on="Tar Pits")
    pick(game, "Tar Pits")
    play(game, "Meteor")
    pick(game, "Behemoth")
    play(game, "Zero", on="Jungle Oasis")
    pick(game, "Jungle Oasis")
    assert titans(game, "Jungle Oasis") == ["Behemoth"]


# 16.20


def test_16_20_counters_gathered_set_aside_give_no_power_and_nothing_touches_them():
    game = table("Meteor").titan("Killer Kudzu", counters=2).minion("Dummy", on="Tar Pits").start()
    assert total(game, "Tar Pits", 0) == 2
    play(game, "Meteor")  # Dummy is the only card in play: nobody is asked.
    assert minions(game, "Tar Pits") == []
    assert titan(game, "Killer Kudzu").counters == 2


def test_16_20_plain_counters_are_taken_off_when_the_titan_is_played():
    game = table().titan("Time Box", counters=4).turn(0, "start_turn").start()
    pick(game, "Tar Pits")
    assert titan(game, "Time Box").counters == 0
    assert total(game, "Tar Pits", 0) == 0


# Positions that no game can reach.


def test_a_position_with_two_titans_of_one_player_in_play_is_refused():
    with pytest.raises(SetupError, match=r"one at most \(rule 16.3\)"):
        table().titan("Idol", on="Tar Pits").titan("Colossus", on="Jungle Oasis").start()


def test_a_position_with_two_titans_on_one_base_is_refused():
    with pytest.raises(SetupError, match=r"cannot stay on one base \(rule 16.13\)"):
        table().titan("Idol", on="Tar Pits").titan("Colossus", on="Tar Pits", of=1).start()


def test_a_titan_needs_the_option():
    position = table().titan("Idol").to_dict()
    del position["options"]["titans"]
    with pytest.raises(SetupError, match="needs the option titans"):
        Scenario.from_dict(position).start()


def test_actions_are_still_played_beside_a_titan():
    game = table("Overrun").titan("Idol", on="Tar Pits").start()
    play(game, "Overrun", on="Tar Pits")
    assert actions_on(game, "Tar Pits") == ["Overrun"]
