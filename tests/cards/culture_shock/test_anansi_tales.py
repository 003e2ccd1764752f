"""Anansi Tales: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from typing import Any

import pytest

from smashup import Game
from smashup.engine import Action, Base, Effect, Minion, MinionPlayed
from smashup.game.view_types import CardSeen
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    base_of,
    breakpoint_on,
    decider,
    deck,
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

SPIDER, ONINI, OSEBO, AKYE, HORNET = (
    "Anansi the Spider",
    "Onini the Python",
    "Osebo the Leopard",
    "Akye the Turtle",
    "Mboro Hornet",
)
EAT, WEB, HUT = "Let it be Full and Eat", "Anansi's Web", "Storyteller's Hut"
OASIS, PITS = "Jungle Oasis", "Tar Pits"


class Purge(Action):
    """Discard your hand."""

    name = "Purge"

    def on_play(self) -> None:
        self.discard(self.hand[:])


class Mill(Action):
    """Each other player discards the top two cards of their deck."""

    name = "Mill"

    def on_play(self) -> None:
        for player in self.others:
            self.discard_from_deck(self.top_cards(2, player), player=player)


class Trampoline(Base):
    """After a minion is played here, return it to its owner's hand."""

    name = "Trampoline"
    breakpoint = 20
    vp = (4, 2, 1)

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._bounce(played) if played.base is self.here else None

    def _bounce(self, played: MinionPlayed) -> Effect:
        yield from self.return_to_hand(played.minion)


class Ogre(Minion):
    """(No ability.)"""

    name = "Ogre"
    power = 2


def names(cards: list[CardSeen]) -> list[str]:
    return [card["name"] for card in cards]


def known_hand(game: Game, viewer: int | None, player: int) -> list[str]:
    """The names of the cards in a player's hand that a viewer knows."""
    return sorted(names(game.view(viewer)["players"][player]["hand"]))


def gifts(game: Game) -> list[tuple[int | None, int | None]]:
    """Who has given a card to whom."""
    return [(event.player, event.amount) for event in game.events if event.kind == "give"]


def without_owner(game: Game, name: str) -> None:
    """Take the owner away from a card, as if it were a monster or a treasure."""
    rules, table = game.state.rules, game.state.table
    rules.owners = tuple(game.players if table[i].name == name else owner for i, owner in enumerate(rules.owners))


# Anansi the Spider


def spider(*cards: str, players: int = 2, counters: int = 0) -> Scenario:
    """Anansi the Spider in play and these cards in the deck."""
    position = scenario(players=players, bases=[OASIS, PITS])
    return position.minion(SPIDER, on=OASIS, counters=counters).deck(0, *cards)


def test_anansi_finds_a_standard_action_plays_it_and_gives_it_to_a_player_of_your_choice():
    game = spider("Scout", "Pot of Wisdom", "Beam Up", "Jammed Signal", players=3).minion("Collector", on=PITS).start()
    use(game, SPIDER)
    assert offered(game) == ["Pot of Wisdom", "Beam Up"]
    pick(game, "Beam Up", "yes", "Collector")
    assert offered(game) == ["Player 2", "Player 3"]
    pick(game, 2)
    assert hand(game, 0) == ["Collector"]
    assert hand(game, 2) == ["Beam Up"]
    assert discard_pile(game, 0) == []
    assert plays_left(game) == (1, 1)


def test_what_anansi_finds_is_shown_to_all_and_the_deck_is_shuffled_before_it_is_played():
    game = spider("Enchantress", "Neophyte", "Mystic Studies").start()
    use(game, SPIDER)
    pick(game, "yes")
    told = events(game)
    assert told.index("reveal") < told.index("shuffle") < told.index("play") < told.index("draw")


def test_anansi_may_leave_what_was_found_in_the_deck_and_then_nothing_is_given():
    game = spider("Beam Up", "Scout").start()
    use(game, SPIDER)
    pick(game, "no")
    assert sorted(deck(game, 0)) == ["Beam Up", "Scout"]
    assert hand(game, 1) == []
    assert "shuffle" in events(game)


def test_anansi_only_shuffles_a_deck_without_a_standard_action():
    game = spider("Scout", "Jammed Signal").start()
    use(game, SPIDER)
    assert asked_by(game) is None
    assert sorted(deck(game, 0)) == ["Jammed Signal", "Scout"]
    assert "shuffle" in events(game)


def test_9_6_anansi_searches_the_discard_pile_made_a_deck_when_the_deck_is_empty():
    game = spider().discard_pile(0, "Mystic Studies", "Neophyte").start()
    use(game, SPIDER)
    pick(game, "yes")
    assert hand(game, 1) == ["Mystic Studies"]
    assert hand(game, 0) == ["Neophyte"]


def test_clarification_anansi_the_spider_an_action_that_gives_itself_away_is_given_once_to_the_player_of_the_talent():
    game = spider(EAT, "Scout", "Invader", players=3).start()
    use(game, SPIDER)
    pick(game, "yes")
    assert asked_by(game) == SPIDER
    pick(game, 1)
    assert gifts(game) == [(0, 1)]
    assert hand(game, 1) == [EAT]
    assert sorted(hand(game, 0)) == ["Invader", "Scout"]


def test_clarification_anansi_the_spider_an_action_that_goes_to_the_bottom_of_the_deck_is_given_instead():
    game = spider("Time Walk", "Jumper", "Jumper", "Time Raider").start()
    use(game, SPIDER)
    pick(game, "yes")
    assert hand(game, 1) == ["Time Walk"]
    assert len(deck(game, 0)) == 1
    assert discard_pile(game, 0) == []


def test_clarification_anansi_the_spider_an_action_that_may_go_to_the_top_of_the_deck_is_given_instead():
    game = spider("Favor of Dionysus").start()
    use(game, SPIDER)
    pick(game, "yes")
    assert asked_by(game) is None
    assert hand(game, 1) == ["Favor of Dionysus"]
    assert deck(game, 0) == []


def test_clarification_anansi_the_spider_what_was_found_is_played_at_once_or_not_at_all():
    game = spider("Beam Up").start()
    use(game, SPIDER)
    pick(game, "no")
    assert plays_left(game) == (1, 1)
    assert offered(game) == ["End your plays"]


def test_after_anansis_action_you_cannot_play_a_copy_of_it_this_turn_but_any_other_action():
    game = spider("Pot of Beans").hand(0, "Pot of Beans", "Beam Up").start()
    use(game, SPIDER)
    pick(game, "yes")
    assert power_of(game, SPIDER) == 7
    assert offered(game) == ["Beam Up", "End your plays"]
    assert game.why_not(0, game.state.hands[0][0]) == "Anansi the Spider forbids playing Pot of Beans."


def test_the_ban_of_anansi_ends_with_the_turn():
    game = spider("Pot of Beans").hand(0, "Pot of Beans").start()
    use(game, SPIDER)
    pick(game, "yes")
    pick(game, "end")
    pick(game, "end")
    play(game, "Pot of Beans")
    assert power_of(game, SPIDER) == 9


def test_the_ban_of_anansi_holds_also_when_anansi_is_gone():
    game = spider("Pot of Beans").hand(0, "Pot of Beans", "Beam Up").plays(1, 2).start()
    use(game, SPIDER)
    pick(game, "yes")
    play(game, "Beam Up")
    assert minions(game, OASIS) == []
    assert not any("Pot of Beans" in option for option in offered(game))


def test_anansi_bans_nothing_if_the_action_was_not_played():
    game = spider("Pot of Beans").hand(0, "Pot of Beans").start()
    use(game, SPIDER)
    pick(game, "no")
    assert "Pot of Beans" in offered(game)


def test_a_special_that_anansi_finds_out_of_its_moment_has_no_effect_and_is_given_and_its_new_holder_may_play_it():
    game = spider("Hidden Ninja", counters=2).minion("Ninja Master", on=OASIS).hand(1, "Scout").start()
    use(game, SPIDER)
    pick(game, "yes")
    assert hand(game, 1) == ["Scout", "Hidden Ninja"]
    pick(game, "end")
    assert prompt(game) == "Play a Special before Jungle Oasis scores?"
    assert (decider(game), offered(game)) == (1, ["Hidden Ninja", "Pass"])


def test_a_special_that_can_only_be_played_after_a_base_scores_is_played_without_effect_and_given():
    game = spider("Gone with the Wind").start()
    use(game, SPIDER)
    pick(game, "yes")
    assert "play" in events(game)
    assert hand(game, 1) == ["Gone with the Wind"]


def test_the_gift_of_anansi_counts_once_for_osebo():
    game = spider(EAT).minion(OSEBO, on=PITS).start()
    use(game, SPIDER)
    pick(game, "yes")
    assert power_of(game, OSEBO) == 5


def test_a_foreign_card_that_anansi_finds_in_your_deck_is_yours_to_play_and_to_give():
    game = spider().deck(0, "Mystic Studies", owner=1).minion(ONINI, on=PITS, of=1).duplicate_factions().start()
    use(game, SPIDER)
    pick(game, "yes")
    assert hand(game, 1) == ["Mystic Studies"]
    assert power_of(game, ONINI) == 5


# Onini the Python


def onini(players: int = 2, **kinds: Any) -> Scenario:
    """Onini of player 0 in play, player 1 to move."""
    return scenario(players=players, bases=[OASIS, PITS], **kinds).minion(ONINI, on=OASIS).turn(1)


def test_onini_gets_a_counter_when_another_player_plays_a_minion_not_owned():
    game = onini().hand(1, "Scout", owner=0).start()
    play(game, "Scout", on=PITS)
    assert power_of(game, ONINI) == 5


def test_onini_gets_a_counter_when_another_player_plays_an_action_not_owned():
    game = onini().hand(1, EAT, owner=0).start()
    play(game, EAT)
    assert power_of(game, ONINI) == 5


def test_onini_gets_one_counter_for_a_foreign_action_that_is_played_and_then_goes_to_the_discard_pile():
    game = onini().hand(1, "Pot of Wisdom", owner=0).start()
    play(game, "Pot of Wisdom")
    assert discard_pile(game, 0) == ["Pot of Wisdom"]
    assert power_of(game, ONINI) == 5


def test_onini_gets_nothing_when_a_player_plays_or_discards_an_own_card():
    game = onini(definitions=[Purge]).hand(1, "Collector", "Invader", "Purge").start()
    play(game, "Collector", on=PITS)
    play(game, "Purge")
    assert discard_pile(game, 1) == ["Invader", "Purge"]
    assert power_of(game, ONINI) == 4


def test_onini_gets_nothing_when_its_controller_plays_or_discards_a_card_of_another_player():
    game = onini(definitions=[Purge]).turn(0).hand(0, "Collector", "Scout", owner=1).hand(0, "Purge").start()
    play(game, "Collector", on=PITS)
    play(game, "Purge")
    assert discard_pile(game, 1) == ["Scout"]
    assert power_of(game, ONINI) == 4


def test_onini_does_not_ask_whose_the_card_is_if_only_it_is_not_the_players():
    game = onini(players=3).hand(1, "Collector", owner=2).start()
    play(game, "Collector", on=PITS)
    assert power_of(game, ONINI) == 5


def test_onini_gets_a_counter_for_each_of_several_cards_discarded_at_the_same_moment():
    game = onini(definitions=[Purge]).hand(1, "Collector", "Purge").hand(1, HORNET, HORNET, EAT, owner=0).start()
    play(game, "Purge")
    assert power_of(game, ONINI) == 7


def test_onini_counts_a_discard_from_a_deck():
    game = onini(players=3, definitions=[Mill]).turn(2).hand(2, "Mill").deck(0, "Scout").deck(1, EAT, owner=0).start()
    play(game, "Mill")
    assert discard_pile(game, 0) == ["Scout", EAT]
    assert power_of(game, ONINI) == 5


def test_onini_counts_a_card_played_from_the_deck_of_another_player():
    game = onini().hand(1, "Mass Enchantment").deck(0, EAT).start()
    play(game, "Mass Enchantment")
    play(game, EAT)
    assert power_of(game, ONINI) == 5


def too_many_cards(game: Scenario) -> Scenario:
    """Player 1 will have eleven cards after drawing, one of them of player 0."""
    game.hand(1, *["Collector"] * 4, "Scout", "Beam Up", "Invasion", "Probe").hand(1, EAT, owner=0)
    return game.deck(1, "Scout", "Invader")


def test_onini_counts_a_discard_down_to_ten():
    game = too_many_cards(onini()).start()
    pick(game, "end")
    assert prompt(game) == "Discard down to 10 cards."
    pick(game, EAT)
    assert power_of(game, ONINI) == 5


def test_onini_counts_an_argonaut_that_counts_as_an_action_once():
    game = onini().hand(1, "Argonaut", owner=0).start()
    play(game, "Argonaut", on=PITS, as_="minion")
    assert power_of(game, ONINI) == 5


def test_onini_does_not_count_a_foreign_card_that_goes_from_play_to_the_discard_pile():
    game = (
        scenario(bases=[OASIS, "Cave of Shinies"])
        .minion(ONINI, on=OASIS)
        .minion("Collector", on="Cave of Shinies", of=1, owner=0)
        .hand(1, "Laseratops")
        .turn(1)
        .start()
    )
    play(game, "Laseratops", on="Cave of Shinies")
    assert discard_pile(game, 0) == ["Collector"]
    assert power_of(game, ONINI) == 4


def test_onini_gets_its_counter_before_a_hornet_answers_from_a_hand():
    game = onini().hand(1, "Scout", owner=0).hand(0, HORNET).start()
    play(game, "Scout", on=PITS)
    assert prompt(game) == "Play a card in answer?"
    assert power_of(game, ONINI) == 5


def test_clarification_onini_the_python_a_card_that_belongs_to_its_controller_does_not_count():
    """Madness cards: whoever controls one counts as its owner."""
    game = onini(definitions=[Ogre]).hand(1, "Ogre").start()
    play(game, "Ogre", on=PITS)
    assert power_of(game, ONINI) == 4


def test_clarification_onini_the_python_a_card_without_an_owner_counts():
    """Monsters and treasures belong to nobody."""
    game = onini(definitions=[Ogre]).hand(1, "Ogre").start()
    without_owner(game, "Ogre")
    play(game, "Ogre", on=PITS)
    assert power_of(game, ONINI) == 5


# Osebo the Leopard


def test_osebo_gets_a_counter_when_you_place_a_card_into_another_players_hand():
    game = scenario(hand=[EAT]).minion(OSEBO, on=OASIS).start()
    play(game, EAT)
    assert power_of(game, OSEBO) == 5


def test_osebo_gets_nothing_when_another_player_places_a_card_into_a_hand():
    game = scenario().minion(OSEBO, on=OASIS).turn(1).hand(1, EAT, owner=0).start()
    play(game, EAT)
    assert hand(game, 0) == [EAT]
    assert power_of(game, OSEBO) == 4


def test_osebo_gets_a_counter_for_each_card_of_pot_of_wisdom():
    game = scenario(players=3, hand=["Pot of Wisdom", "Scout", "Invader"]).minion(OSEBO, on=OASIS).start()
    play(game, "Pot of Wisdom")
    pick(game, "Scout", 1)
    assert power_of(game, OSEBO) == 6


def test_osebo_gets_a_counter_for_each_card_of_trading_stories():
    game = scenario(hand=["Trading Stories", "Scout", "Invader", "Probe"]).minion(OSEBO, on=OASIS).start()
    play(game, "Trading Stories")
    pick(game, "Scout", "Invader", "Probe")
    assert power_of(game, OSEBO) == 7


def test_osebo_does_not_count_a_card_that_is_returned_to_its_owners_hand():
    game = (
        scenario(bases=[OASIS, PITS], hand=["Beam Up"])
        .minion(OSEBO, on=OASIS)
        .minion("War Raptor", on=PITS, of=1)
        .start()
    )
    play(game, "Beam Up")
    pick(game, "War Raptor")
    assert hand(game, 1) == ["War Raptor"]
    assert power_of(game, OSEBO) == 4


def test_osebo_counts_a_card_in_play_that_you_place_into_its_owners_hand():
    game = (
        scenario(bases=[OASIS, PITS])
        .minion(OSEBO, on=PITS)
        .minion("King Rex", on=OASIS)
        .minion("War Raptor", on=OASIS)
        .minion("Scout", on=OASIS, of=0, owner=1)
        .turn(0, "score_bases")
        .start()
    )
    pick(game, "yes")
    assert hand(game, 1) == ["Scout"]
    assert power_of(game, OSEBO) == 5


def test_osebo_counts_a_card_you_find_that_goes_to_its_owners_hand_because_all_can_see_it():
    game = scenario(hand=["Scry"]).minion(OSEBO, on=OASIS).deck(0, "Beam Up", owner=1).start()
    play(game, "Scry")
    assert hand(game, 1) == ["Beam Up"]
    assert power_of(game, OSEBO) == 5


# Akye the Turtle


def test_akye_places_a_card_into_the_hand_of_another_player_to_draw_two():
    game = scenario(players=3, hand=[AKYE, "Scout", "Invader"]).deck(0, "Probe", "Beam Up", "Invasion").start()
    play(game, AKYE, on=OASIS)
    assert offered(game) == ["Scout", "Invader", "Pass"]
    pick(game, "Scout", 2)
    assert hand(game, 2) == ["Scout"]
    assert hand(game, 0) == ["Invader", "Probe", "Beam Up"]


def test_akye_draws_nothing_if_no_card_is_given():
    game = scenario(hand=[AKYE, "Scout"]).deck(0, "Probe", "Beam Up").start()
    play(game, AKYE, on=OASIS)
    pick(game, "pass")
    assert hand(game, 0) == ["Scout"]
    assert hand(game, 1) == []


def test_akye_does_nothing_with_an_empty_hand():
    game = scenario(hand=[AKYE]).deck(0, "Probe", "Beam Up").start()
    play(game, AKYE, on=OASIS)
    assert asked_by(game) is None
    assert hand(game, 0) == []


def test_only_the_two_players_know_which_card_was_given():
    game = scenario(players=3, hand=[AKYE, "Scout", "Invader"]).start()
    play(game, AKYE, on=OASIS)
    pick(game, "Scout", 1)
    assert known_hand(game, 0, 1) == ["Scout"]
    assert known_hand(game, 1, 1) == ["Scout"]
    assert known_hand(game, 2, 1) == []
    assert known_hand(game, None, 1) == []
    given = next(event for event in game.events if event.kind == "give")
    assert given.describe(1) == "Player 1 gives Scout to Player 2."
    assert given.describe(2) == "Player 1 gives a card to Player 2."


def test_third_players_lose_sight_of_a_card_they_knew_when_one_of_that_hand_is_given_unseen():
    game = (
        scenario(players=3, bases=[OASIS, PITS], hand=[AKYE, "Beam Up", "Invader"])
        .minion("Scout", on=OASIS)
        .deck(0, "Collector", "Collector")
        .start()
    )
    play(game, "Beam Up")
    assert known_hand(game, 1, 0) == known_hand(game, 2, 0) == ["Scout"]
    play(game, AKYE, on=PITS)
    pick(game, "Invader", 1)
    assert known_hand(game, 1, 0) == ["Scout"]
    assert known_hand(game, 2, 0) == []
    received = game.state.hands[1][0]
    dealt = {game.determinize(2, seed).state.table[received].name for seed in range(40)}
    assert dealt == {"Scout", "Invader", "Collector"}


def test_a_card_in_a_hand_that_belongs_to_another_player_says_so():
    game = scenario(hand=["Scout"]).hand(0, EAT, owner=1).start()
    assert [card.get("owner") for card in game.view(0)["players"][0]["hand"]] == [None, 1]


def test_an_own_card_and_an_equal_one_of_another_player_are_two_options():
    game = (
        scenario(bases=[OASIS], hand=["Scout", "Scout", "Beam Up"])
        .hand(0, "Scout", "Beam Up", owner=1)
        .duplicate_factions()
        .start()
    )
    assert offered(game) == [
        "Scout on Jungle Oasis (card of Player 1)",
        "Scout on Jungle Oasis (card of Player 2)",
        "Beam Up (card of Player 1)",
        "Beam Up (card of Player 2)",
        "End your plays",
    ]


# Mboro Hornet


def swarm(players: int = 2, hornets: int = 1, **kinds: Any) -> Scenario:
    """Player 0 has hornets in hand, player 1 is to move."""
    bases = kinds.pop("bases", [OASIS, PITS])
    return scenario(players=players, bases=bases, hand=[HORNET] * hornets, **kinds).turn(1)


def test_a_hornet_answers_on_any_base_when_another_player_plays_a_minion_not_owned():
    game = swarm().hand(1, "Scout", owner=0).start()
    play(game, "Scout", on=PITS)
    assert decider(game) == 0
    assert offered(game) == ["Mboro Hornet on Jungle Oasis", "Mboro Hornet on Tar Pits", "Pass"]
    play(game, HORNET, on=OASIS)
    assert minions(game, OASIS, of=0) == [HORNET]


@pytest.mark.parametrize(("action", "target"), [(EAT, None), ("Jammed Signal", PITS)])
def test_a_hornet_answers_when_another_player_plays_an_action_not_owned(action, target):
    game = swarm().hand(1, action, owner=0).start()
    play(game, action, on=target)
    play(game, HORNET, on=OASIS)
    assert minions(game, OASIS, of=0) == [HORNET]


def test_a_hornet_answers_when_another_player_discards_a_card_not_owned():
    game = swarm(definitions=[Purge]).hand(1, "Purge").hand(1, "Scout", owner=0).start()
    play(game, "Purge")
    play(game, HORNET, on=OASIS)
    assert minions(game, OASIS, of=0) == [HORNET]


def test_a_hornet_answers_a_card_played_from_your_deck_by_another_player():
    game = swarm().hand(1, "Mass Enchantment").deck(0, EAT).start()
    play(game, "Mass Enchantment")
    play(game, EAT)
    assert decider(game) == 0
    assert prompt(game) == "Play a card in answer?"


def test_a_hornet_answers_a_discard_down_to_ten():
    game = too_many_cards(swarm()).start()
    pick(game, "end")
    pick(game, EAT)
    play(game, HORNET, on=OASIS)
    assert minions(game, OASIS, of=0) == [HORNET]


def test_a_hornet_does_not_answer_cards_that_their_owners_play_or_discard():
    game = swarm(definitions=[Purge]).hand(1, "Collector", "Purge", "Beam Up").start()
    play(game, "Collector", on=PITS)
    play(game, "Purge")
    assert discard_pile(game, 1) == ["Beam Up", "Purge"]
    assert decider(game) == 1


def test_a_hornet_does_not_answer_its_holders_own_plays():
    game = scenario(hand=[HORNET]).hand(0, "Collector", owner=1).start()
    play(game, "Collector", on=OASIS)
    assert prompt(game) == "Play a card, use an ability, or end your plays."


def test_one_event_can_be_answered_by_every_hornet_one_after_the_other():
    game = swarm(hornets=3).hand(1, "Scout", owner=0).start()
    play(game, "Scout", on=PITS)
    play(game, HORNET, on=OASIS)
    play(game, HORNET, on=OASIS)
    play(game, HORNET, on=PITS)
    assert minions(game, OASIS) == [HORNET, HORNET]
    assert minions(game, PITS) == ["Scout", HORNET]
    assert decider(game) == 1


def test_a_hornet_that_comes_back_to_the_hand_does_not_answer_the_same_event_again():
    game = swarm(bases=["Trampoline", OASIS], definitions=[Trampoline]).hand(1, "Scout", owner=0).start()
    play(game, "Scout", on=OASIS)
    play(game, HORNET, on="Trampoline")
    assert hand(game, 0) == [HORNET]
    assert decider(game) == 1


def test_a_hornet_that_comes_back_to_the_hand_answers_another_event_of_the_same_moment():
    game = (
        swarm(players=3, bases=["Trampoline"], definitions=[Trampoline, Mill])
        .turn(2)
        .hand(2, "Mill")
        .deck(1, "Scout", "Invader", owner=0)
        .start()
    )
    play(game, "Mill")
    play(game, HORNET, on="Trampoline")
    play(game, HORNET, on="Trampoline")
    assert hand(game, 0) == [HORNET]
    assert decider(game) == 2


def test_a_hornet_played_in_answer_on_your_own_turn_leaves_you_your_minion_play():
    game = scenario(bases=[OASIS], hand=[HORNET, "Mill"], definitions=[Mill]).deck(1, "Scout", owner=0).start()
    play(game, "Mill")
    play(game, HORNET, on=OASIS)
    assert plays_left(game) == (1, 0)


def test_a_hornet_in_another_hand_answers_for_its_holder_and_that_is_again_a_card_not_owned():
    game = scenario(bases=[OASIS, PITS], hand=[HORNET]).hand(0, "Collector", owner=1).hand(1, HORNET, owner=0).start()
    play(game, "Collector", on=PITS)
    assert decider(game) == 1
    play(game, HORNET, on=PITS)
    assert decider(game) == 0
    play(game, HORNET, on=OASIS)
    assert minions(game, PITS, of=1) == [HORNET]
    assert minions(game, OASIS, of=0) == [HORNET]


def test_hornets_answer_clockwise_from_the_current_player():
    game = (
        scenario(players=4, bases=[OASIS], hand=[HORNET])
        .turn(2)
        .hand(2, "Collector", owner=3)
        .hand(1, HORNET, owner=0)
        .start()
    )
    play(game, "Collector", on=OASIS)
    assert decider(game) == 0
    pick(game, "pass")
    assert decider(game) == 1


def test_hornet_and_mako_each_answer_only_their_own_events():
    game = swarm().hand(1, "Mako", "Torn Apart").hand(1, "Scout", owner=0).minion("Collector", on=PITS).start()
    play(game, "Scout", on=PITS)
    assert decider(game) == 0
    pick(game, "pass")
    assert decider(game) == 1
    assert prompt(game) == "Play a card, use an ability, or end your plays."


@pytest.mark.parametrize(("mindraker", "answered"), [(False, True), (True, False)])
def test_a_hornet_is_a_special_played_from_the_hand_so_mindraker_stops_it(mindraker, answered):
    setup = swarm().minion("King Rex", on=OASIS, of=1, counters=5).hand(1, "Hidden Ninja", owner=0)
    if mindraker:
        setup.action("Mindraker", on=OASIS, of=1)
    game = setup.turn(1, "score_bases").start()
    play(game, "Hidden Ninja")
    assert (prompt(game) == "Play a card in answer?") == answered


def test_clarification_mboro_hornet_is_played_at_once_or_not_at_all():
    game = swarm().hand(1, "Scout", owner=0).start()
    play(game, "Scout", on=PITS)
    pick(game, "pass")
    pick(game, "end")
    assert decider(game) == 0
    assert plays_left(game) == (1, 1)


def test_clarification_mboro_hornet_a_card_that_belongs_to_its_controller_does_not_count():
    """Madness cards: whoever controls one counts as its owner."""
    game = swarm(definitions=[Ogre]).hand(1, "Ogre").start()
    play(game, "Ogre", on=PITS)
    assert decider(game) == 1


def test_clarification_mboro_hornet_a_card_without_an_owner_counts():
    """Monsters and treasures belong to nobody."""
    game = swarm(definitions=[Ogre]).hand(1, "Ogre").start()
    without_owner(game, "Ogre")
    play(game, "Ogre", on=PITS)
    assert decider(game) == 0
    assert prompt(game) == "Play a card in answer?"


# Collecting Stories


def stories(players: int = 2) -> Scenario:
    return scenario(players=players, bases=[OASIS, PITS], hand=["Collecting Stories"])


def test_collecting_stories_plays_a_minion_of_yours_from_another_hand():
    game = stories(players=3).hand(2, "War Raptor").hand(2, "Scout", "Beam Up", owner=0).start()
    play(game, "Collecting Stories")
    pick(game, 2)
    assert offered(game) == ["Scout on Jungle Oasis", "Scout on Tar Pits", "Beam Up", "Pass"]
    play(game, "Scout", on=PITS)
    assert minions(game, PITS, of=0) == ["Scout"]
    assert hand(game, 2) == ["War Raptor", "Beam Up"]
    assert plays_left(game) == (1, 0)


def test_collecting_stories_plays_an_action_of_yours_from_another_hand():
    game = stories().hand(1, "Jammed Signal", owner=0).start()
    play(game, "Collecting Stories")
    play(game, "Jammed Signal", on=PITS)
    assert actions_on(game, PITS) == ["Jammed Signal"]
    assert hand(game, 1) == []


def test_collecting_stories_shows_the_hand_to_nobody_else():
    game = stories(players=3).hand(1, "War Raptor", "Upgrade").start()
    play(game, "Collecting Stories")
    pick(game, 1)
    assert known_hand(game, 0, 1) == ["Upgrade", "War Raptor"]
    assert known_hand(game, 2, 1) == []


def test_collecting_stories_looks_and_plays_nothing_where_none_of_your_cards_is():
    game = stories().hand(1, "War Raptor").start()
    play(game, "Collecting Stories")
    assert asked_by(game) is None
    assert known_hand(game, 0, 1) == ["War Raptor"]


def test_collecting_stories_does_nothing_with_an_empty_hand():
    game = stories().start()
    play(game, "Collecting Stories")
    assert asked_by(game) is None
    assert discard_pile(game, 0) == ["Collecting Stories"]


def test_a_card_played_with_collecting_stories_is_played_by_its_owner():
    game = stories().hand(1, "Scout", owner=0).minion(ONINI, on=OASIS, of=1).duplicate_factions().start()
    play(game, "Collecting Stories")
    play(game, "Scout", on=PITS)
    assert power_of(game, ONINI) == 4


def test_clarification_collecting_stories_the_card_is_played_at_once_or_not_at_all():
    game = stories().hand(1, "Scout", owner=0).start()
    play(game, "Collecting Stories")
    pick(game, "pass")
    assert hand(game, 1) == ["Scout"]
    assert plays_left(game) == (1, 0)
    assert offered(game) == ["End your plays"]


# Ear of Corn


def test_ear_of_corn_shuffles_up_to_three_actions_back_gives_an_extra_action_and_itself_away():
    game = (
        scenario(players=3, hand=["Ear of Corn"])
        .discard_pile(0, "Beam Up", "Beam Up", "Scout", "Probe", "Invasion")
        .start()
    )
    play(game, "Ear of Corn")
    assert offered(game) == ["Beam Up", "Probe", "Invasion", "Done"]
    pick(game, "Beam Up", "Probe", "Invasion")
    pick(game, 2)
    assert sorted(deck(game, 0)) == ["Beam Up", "Invasion", "Probe"]
    assert discard_pile(game, 0) == ["Beam Up", "Scout"]
    assert hand(game, 2) == ["Ear of Corn"]
    assert plays_left(game) == (1, 1)


def test_ear_of_corn_may_shuffle_nothing_back():
    game = scenario(hand=["Ear of Corn"]).discard_pile(0, "Beam Up").start()
    play(game, "Ear of Corn")
    pick(game, "done")
    assert discard_pile(game, 0) == ["Beam Up"]
    assert "shuffle" not in events(game)
    assert hand(game, 1) == ["Ear of Corn"]


def test_ear_of_corn_is_given_away_also_with_nothing_to_shuffle_back_and_is_never_in_the_discard_pile():
    game = scenario(hand=["Ear of Corn"]).start()
    play(game, "Ear of Corn")
    assert hand(game, 1) == ["Ear of Corn"]
    assert discard_pile(game, 0) == []


def test_everybody_sees_who_gets_an_action_that_gives_itself_away():
    game = scenario(players=3, hand=["Ear of Corn"]).start()
    play(game, "Ear of Corn")
    pick(game, 1)
    assert known_hand(game, 2, 1) == ["Ear of Corn"]
    assert known_hand(game, None, 1) == ["Ear of Corn"]


def test_who_received_ear_of_corn_does_all_of_it_and_must_give_it_on():
    game = scenario(players=3).turn(1).hand(1, "Ear of Corn", owner=0).discard_pile(1, "Upgrade").start()
    play(game, "Ear of Corn")
    pick(game, "Upgrade")
    assert decider(game) == 1
    assert offered(game) == ["Player 3", "Player 1"]
    pick(game, 0)
    assert deck(game, 1) == ["Upgrade"]
    assert hand(game, 0) == ["Ear of Corn"]


def test_with_two_players_a_received_ear_of_corn_goes_back_to_its_owner():
    game = scenario().turn(1).hand(1, "Ear of Corn", owner=0).start()
    play(game, "Ear of Corn")
    assert hand(game, 0) == ["Ear of Corn"]


def test_the_extra_action_of_ear_of_corn_may_be_used_later_in_the_phase():
    game = scenario(hand=["Ear of Corn", "Scout", "Invasion"]).start()
    play(game, "Ear of Corn")
    play(game, "Scout", on=OASIS)
    play(game, "Invasion")
    assert asked_by(game) == "Invasion"


# Feather Gifts


def test_feather_gifts_moves_one_of_your_minions_and_gives_itself_away():
    game = (
        scenario(bases=[OASIS, PITS], hand=["Feather Gifts"])
        .minion("Scout", on=OASIS)
        .minion("Mako", on=OASIS, of=1)
        .start()
    )
    play(game, "Feather Gifts")
    assert minions(game, PITS) == ["Scout"]
    assert hand(game, 1) == ["Feather Gifts"]


def test_feather_gifts_is_given_away_also_if_no_minion_can_move():
    game = scenario(bases=[OASIS, PITS], hand=["Feather Gifts"]).start()
    play(game, "Feather Gifts")
    assert hand(game, 1) == ["Feather Gifts"]


# Let it be Full and Eat


def test_let_it_be_full_and_eat_draws_two_cards_and_gives_itself_away():
    game = scenario(players=3, hand=[EAT]).deck(0, "Scout", "Invader", "Probe").start()
    play(game, EAT)
    assert hand(game, 0) == ["Scout", "Invader"]
    pick(game, 1)
    assert hand(game, 1) == [EAT]
    assert discard_pile(game, 0) == []


# Pot of Beans


def beans() -> Game:
    game = (
        scenario(bases=[OASIS, PITS], hand=["Pot of Beans"])
        .minion("Scout", on=OASIS)
        .minion("Mako", on=PITS, of=1)
        .start()
    )
    play(game, "Pot of Beans")
    return game


def test_pot_of_beans_places_both_counters_on_one_minion():
    game = beans()
    pick(game, "Scout", "Scout")
    assert power_of(game, "Scout") == 5
    assert hand(game, 1) == ["Pot of Beans"]


def test_pot_of_beans_places_a_counter_on_each_of_two_minions_whoever_has_them():
    game = beans()
    pick(game, "Scout", "Mako")
    assert power_of(game, "Scout") == 4
    assert power_of(game, "Mako") == 3


def test_pot_of_beans_must_place_both_counters():
    game = beans()
    assert "Pass" not in offered(game)
    assert "Done" not in offered(game)
    pick(game, "Scout")
    assert [label.split(" (")[0] for label in offered(game)] == ["Scout", "Mako"]


def test_pot_of_beans_is_given_away_also_if_no_minion_is_in_play():
    game = scenario(hand=["Pot of Beans"]).start()
    play(game, "Pot of Beans")
    assert hand(game, 1) == ["Pot of Beans"]


# Pot of Wisdom


def test_pot_of_wisdom_draws_first_and_then_gives_a_card_to_each_other_player():
    game = scenario(players=3, hand=["Pot of Wisdom", "Scout"]).deck(0, "Invader", "Probe", "Beam Up").start()
    play(game, "Pot of Wisdom")
    assert offered(game) == ["Scout", "Invader", "Probe"]
    pick(game, "Probe", 2)
    pick(game, "Scout")
    assert hand(game, 0) == ["Invader"]
    assert hand(game, 1) == ["Scout"]
    assert hand(game, 2) == ["Probe"]


def test_pot_of_wisdom_gives_what_there_is_and_goes_to_the_discard_pile_itself():
    game = scenario(players=3, hand=["Pot of Wisdom", "Scout"]).start()
    play(game, "Pot of Wisdom")
    pick(game, 2)
    assert hand(game, 2) == ["Scout"]
    assert hand(game, 1) == []
    assert discard_pile(game, 0) == ["Pot of Wisdom"]


def test_pot_of_wisdom_gives_an_extra_action_that_may_wait():
    game = scenario(hand=["Pot of Wisdom"]).start()
    play(game, "Pot of Wisdom")
    assert plays_left(game) == (1, 1)


def test_only_its_giver_and_its_receiver_know_a_card_of_pot_of_wisdom():
    game = scenario(players=3, hand=["Pot of Wisdom", "Scout", "Invader"]).start()
    play(game, "Pot of Wisdom")
    pick(game, "Scout", 1)
    assert known_hand(game, 1, 1) == ["Scout"]
    assert known_hand(game, 1, 2) == []
    assert known_hand(game, 2, 1) == []


# The Perfect Gift


def gift(*cards: str, players: int = 2) -> Scenario:
    return scenario(players=players, bases=[OASIS, PITS], hand=["The Perfect Gift"]).deck(0, *cards)


def test_the_perfect_gift_finds_plays_and_gives_a_standard_action_and_is_discarded_itself():
    game = gift("Mystic Studies", "Neophyte", "Summon", players=3).start()
    play(game, "The Perfect Gift")
    assert offered(game) == ["Mystic Studies", "Summon"]
    pick(game, "Mystic Studies", "yes", 2)
    assert hand(game, 2) == ["Mystic Studies"]
    assert sorted(hand(game, 0)) == ["Neophyte", "Summon"]
    assert discard_pile(game, 0) == ["The Perfect Gift"]


def test_the_perfect_gift_does_not_ban_copies():
    game = gift("Pot of Beans").hand(0, "Pot of Beans").plays(1, 2).start()
    play(game, "The Perfect Gift")
    pick(game, "yes")
    assert "Pot of Beans" in offered(game)


def test_the_perfect_gift_gives_nothing_if_the_action_is_not_played():
    game = gift("Mystic Studies", "Neophyte").start()
    play(game, "The Perfect Gift")
    pick(game, "no")
    assert hand(game, 1) == []
    assert sorted(deck(game, 0)) == ["Mystic Studies", "Neophyte"]
    assert "shuffle" in events(game)


def test_clarification_the_perfect_gift_an_action_that_gives_itself_away_is_given_once():
    game = gift(EAT, players=3).start()
    play(game, "The Perfect Gift")
    pick(game, "yes")
    assert asked_by(game) == "The Perfect Gift"
    pick(game, 2)
    assert gifts(game) == [(0, 2)]
    assert hand(game, 2) == [EAT]


def test_clarification_the_perfect_gift_an_action_with_another_destination_is_given_instead():
    game = gift("Favor of Dionysus").start()
    play(game, "The Perfect Gift")
    pick(game, "yes")
    assert hand(game, 1) == ["Favor of Dionysus"]
    assert deck(game, 0) == []


def test_clarification_the_perfect_gift_what_was_found_is_played_at_once_or_not_at_all():
    game = gift("Mystic Studies").start()
    play(game, "The Perfect Gift")
    pick(game, "no")
    assert plays_left(game) == (1, 0)


# Trading Stories


def test_trading_stories_gives_up_to_three_cards_divided_as_you_like_and_draws_as_many():
    game = (
        scenario(players=3, hand=["Trading Stories", "Scout", "Invader", "Probe", "Beam Up"])
        .deck(0, "Collector", "Collector", "Invasion", "Abduction")
        .start()
    )
    play(game, "Trading Stories")
    pick(game, "Scout", "Invader", "Probe")
    pick(game, 1, 2, 1)
    assert hand(game, 1) == ["Scout", "Probe"]
    assert hand(game, 2) == ["Invader"]
    assert hand(game, 0) == ["Beam Up", "Collector", "Collector", "Invasion"]
    assert discard_pile(game, 0) == ["Trading Stories"]


def test_trading_stories_may_give_nothing_and_then_draws_nothing():
    game = scenario(hand=["Trading Stories", "Scout"]).deck(0, "Invader").start()
    play(game, "Trading Stories")
    pick(game, "done")
    assert hand(game, 0) == ["Scout"]
    assert hand(game, 1) == []


def test_trading_stories_draws_one_for_one():
    game = scenario(hand=["Trading Stories", "Scout", "Probe"]).deck(0, "Invader", "Beam Up").start()
    play(game, "Trading Stories")
    pick(game, "Scout", "done")
    assert hand(game, 0) == ["Probe", "Invader"]


# Anansi's Web


def web(*cards: str, players: int = 2, **kinds: Any) -> Scenario:
    """Player 0 has a minion on the Web and these cards in hand."""
    position = scenario(players=players, bases=[WEB, OASIS], hand=cards, **kinds)
    return position.minion(AKYE, on=WEB)


def test_the_web_lets_you_give_the_first_standard_action_away_to_draw_two_cards():
    game = web("Mystic Studies", players=3).deck(0, *["Neophyte"] * 4, "Summon").start()
    play(game, "Mystic Studies")
    assert asked_by(game) == WEB
    assert hand(game, 0) == ["Neophyte", "Neophyte"]
    assert offered(game) == ["Player 2", "Player 3", "Pass"]
    pick(game, 2)
    assert hand(game, 2) == ["Mystic Studies"]
    assert hand(game, 0) == ["Neophyte"] * 4
    assert discard_pile(game, 0) == []


def test_without_a_gift_the_web_draws_nothing_and_the_action_is_discarded():
    game = web("Summon").deck(0, "Neophyte", "Neophyte").start()
    play(game, "Summon")
    pick(game, "pass")
    assert hand(game, 0) == []
    assert discard_pile(game, 0) == ["Summon"]


def test_the_web_does_not_apply_to_the_second_standard_action_of_a_turn():
    game = web("Summon", "Mystic Studies").deck(0, "Neophyte", "Neophyte").plays(1, 2).start()
    play(game, "Summon")
    pick(game, "pass")
    play(game, "Mystic Studies")
    assert asked_by(game) is None
    assert discard_pile(game, 0) == ["Summon", "Mystic Studies"]


def test_the_web_does_not_apply_without_a_minion_there_and_the_next_action_is_not_the_first_any_more():
    game = scenario(bases=[WEB, OASIS], hand=["Summon", "Enchantress", "Mystic Studies"]).plays(1, 2).start()
    play(game, "Summon")
    assert asked_by(game) is None
    play(game, "Enchantress", on=WEB)
    play(game, "Mystic Studies")
    assert asked_by(game) is None


def test_the_web_needs_a_minion_there_still_when_the_action_has_resolved():
    game = web("Beam Up").start()
    play(game, "Beam Up")
    assert asked_by(game) is None
    assert discard_pile(game, 0) == ["Beam Up"]


def test_a_minion_that_the_action_itself_brings_to_the_web_is_too_late():
    game = scenario(bases=[WEB, OASIS], hand=["Dinghy"]).minion("First Mate", on=OASIS).start()
    play(game, "Dinghy")
    pick(game, "First Mate")
    assert minions(game, WEB) == ["First Mate"]
    assert asked_by(game) is None
    assert discard_pile(game, 0) == ["Dinghy"]


def test_clarification_anansis_web_is_not_set_off_by_cards_that_place_themselves_in_a_hand():
    game = web(EAT, players=3).start()
    play(game, EAT)
    assert asked_by(game) == EAT
    pick(game, 1)
    assert asked_by(game) is None
    assert gifts(game) == [(0, 1)]


def test_clarification_anansis_web_is_not_set_off_by_cards_that_place_themselves_on_a_deck():
    for action in ("Favor of Dionysus", "Time Walk"):
        game = web(action).start()
        play(game, action)
        assert asked_by(game) != WEB


def test_a_card_that_places_itself_was_the_first_standard_action_for_the_web():
    game = web(EAT, "Pot of Beans", "Summon").plays(1, 2).start()
    play(game, EAT)
    play(game, "Summon")
    assert asked_by(game) is None
    assert discard_pile(game, 0) == ["Summon"]


def test_an_action_on_a_base_neither_qualifies_for_the_web_nor_counts():
    game = web("Jammed Signal", "Beam Up").minion("Collector", on=OASIS, of=0).plays(1, 2).start()
    play(game, "Jammed Signal", on=OASIS)
    assert asked_by(game) is None
    play(game, "Beam Up")
    pick(game, "Collector")
    assert asked_by(game) == WEB


def test_an_argonaut_is_no_standard_action_for_the_web():
    game = web("Argonaut", "Favor of Apollo").start()
    play(game, "Argonaut", on=OASIS, as_="minion")
    assert asked_by(game) is None
    play(game, "Favor of Apollo")
    assert asked_by(game) == WEB


def test_the_web_serves_each_player_for_the_own_first_standard_action_on_anyones_turn():
    game = (
        scenario(bases=[WEB, OASIS], hand=["Howl"])
        .minion("Scout", on=WEB, of=1)
        .minion("King Rex", on=OASIS, of=0, counters=5)
        .hand(1, "Picked Up")
        .start()
    )
    play(game, "Howl")
    assert asked_by(game) is None
    pick(game, "end")
    play(game, "Picked Up")
    assert (asked_by(game), decider(game)) == (WEB, 1)
    pick(game, 0)
    assert hand(game, 0) == ["Picked Up"]


def test_the_gift_of_the_web_counts_for_osebo_of_the_player_who_gives():
    game = web("Summon").minion(OSEBO, on=OASIS).start()
    play(game, "Summon")
    pick(game, 1)
    assert power_of(game, OSEBO) == 5


def test_pot_of_wisdom_can_be_given_away_with_the_web():
    game = web("Pot of Wisdom").start()
    play(game, "Pot of Wisdom")
    assert asked_by(game) == WEB
    pick(game, 1)
    assert hand(game, 1) == ["Pot of Wisdom"]


def test_the_web_does_not_give_what_anansi_gives_already():
    game = web().minion(SPIDER, on=OASIS).deck(0, "Mystic Studies").start()
    use(game, SPIDER)
    pick(game, "yes")
    assert asked_by(game) is None
    assert gifts(game) == [(0, 1)]


# Storyteller's Hut


def hut(*cards: str, players: int = 2) -> Scenario:
    return scenario(players=players, bases=[HUT, OASIS], hand=cards)


def test_the_hut_lets_you_play_an_extra_action_to_place_a_counter_that_lowers_its_breakpoint_by_2():
    game = hut("Summon", "Mystic Studies").start()
    assert breakpoint_on(game, HUT) == 24
    use(game, HUT)
    assert asked_by(game) == HUT
    play(game, "Mystic Studies")
    assert base_of(game, HUT).counters == 1
    assert breakpoint_on(game, HUT) == 22
    assert plays_left(game) == (1, 1)
    assert game.view(1)["bases"][0]["counters"] == 1


def test_the_hut_is_used_once_in_a_turn():
    game = hut("Summon", "Mystic Studies").start()
    use(game, HUT)
    play(game, "Summon")
    assert "Use Storyteller's Hut" not in offered(game)


def test_the_hut_serves_each_player_on_their_own_turn_and_its_counters_stay():
    game = hut("Summon", "Mystic Studies").hand(1, "Howl", "Rampage").start()
    use(game, HUT)
    play(game, "Summon")
    pick(game, "end")
    assert decider(game) == 1
    use(game, HUT)
    play(game, "Howl")
    assert breakpoint_on(game, HUT) == 20


def test_the_hut_cannot_be_used_without_an_action_to_play():
    game = hut("Neophyte").start()
    assert "Use Storyteller's Hut" not in offered(game)


def test_the_action_of_the_hut_is_played_as_part_of_using_it_and_the_counter_comes_after_it():
    game = hut("Summon", "Mystic Studies").start()
    use(game, HUT)
    assert offered(game) == ["Summon", "Mystic Studies"]
    play(game, "Summon")
    told = events(game)
    assert told.index("play") < told.index("base_counter")


def test_the_hut_may_be_used_also_after_the_normal_action_was_played():
    game = hut("Summon", "Mystic Studies").start()
    play(game, "Summon")
    use(game, HUT)
    assert breakpoint_on(game, HUT) == 22


def test_clarification_storytellers_hut_its_counters_are_no_power_counters_and_power_counters_are_not_its_counters():
    game = hut("Summon").minion("Neophyte", on=HUT, counters=3).start()
    assert breakpoint_on(game, HUT) == 24
    use(game, HUT)
    assert breakpoint_on(game, HUT) == 22
    assert minion(game, "Neophyte").counters == 3
    assert total(game, HUT, 0) == 5


def test_7_2_the_breakpoint_of_the_hut_is_never_below_zero():
    game = hut("Summon").start()
    base_of(game, HUT).counters = 13
    assert breakpoint_on(game, HUT) == 0


def test_the_counters_of_the_hut_are_gone_when_it_leaves_play():
    game = scenario(bases=[HUT], hand=["Beam Up", "Terraforming"]).base_deck(OASIS).start()
    use(game, HUT)
    play(game, "Beam Up")
    assert breakpoint_on(game, HUT) == 22
    play(game, "Terraforming")
    assert [base.counters for base in game.state.bases] == [0]


def test_the_hut_places_no_counter_if_its_extra_action_takes_it_out_of_play():
    game = scenario(bases=[HUT], hand=["Terraforming"]).base_deck(OASIS).start()
    use(game, HUT)
    assert [base.definition.name for base in game.state.bases] == [OASIS]
    assert "base_counter" not in events(game)
