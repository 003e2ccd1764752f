"""Anansi Tales: every ability and every ruling that changes behaviour, in the order of the faction's file."""

from typing import Any

from smashup import Game
from smashup.engine import Action, Base, Effect, Minion, MinionPlayed
from smashup.scenario import Scenario, offered, pick, play, scenario, use
from tests.table import (
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
    plays_left,
    power_of,
    prompt,
    total,
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
    """Each player discards their hand."""

    name = "Purge"

    def on_play(self) -> None:
        for player in self.players:
            self.discard(self.state.hands[player][:], player=player)


class Mill(Action):
    """Each other player discards the top card of their deck."""

    name = "Mill"

    def on_play(self) -> None:
        for player in self.others:
            self.discard_from_deck(self.top_cards(1, player), player=player)


class Mutiny(Action):
    """Take control of a minion."""

    name = "Mutiny"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Take which minion?", self.minions())
        if target is not None:
            yield from self.take_control(target)


class Trampoline(Base):
    """After a minion is played here, return it to its owner's hand."""

    name = "Trampoline"
    breakpoint = 20
    vp = (4, 2, 1)

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self.bounce(played) if played.base is self.here else None

    def bounce(self, played: MinionPlayed) -> Effect:
        yield from self.return_to_hand(played.minion)


class Scholar(Minion):
    """Shuffle your hand into your deck."""

    name = "Scholar"
    power = 2

    def on_play(self) -> None:
        self.shuffle_into_deck(self.hand[:], self.hand, public=False)


def names(cards: list[dict[str, Any]]) -> list[str]:
    return [card["name"] for card in cards]


def known_hand(game: Game, viewer: int | None, player: int) -> list[str]:
    """The names of the cards in a player's hand that a viewer knows."""
    return sorted(names(game.view(viewer)["players"][player]["hand"]))


def gifts(game: Game) -> list[tuple[int | None, int | None]]:
    """Who has given a card to whom."""
    return [(event.player, event.amount) for event in game.events if event.kind == "give"]


# Anansi the Spider


def spider(*cards: str, players: int = 2, bases: tuple[str, ...] = (OASIS, PITS), **kinds: Any) -> Scenario:
    """Anansi the Spider in play and these cards in the deck."""
    position = scenario(players=players, bases=bases, **kinds)
    return position.minion(SPIDER, on=bases[0]).deck(0, *cards)


def test_anansi_finds_a_standard_action_plays_it_and_gives_it_to_a_player_of_your_choice():
    game = spider("Scout", "Pot of Wisdom", "Beam Up", "Jammed Signal", players=3).minion("Collector", on=PITS).start()
    use(game, SPIDER)
    assert offered(game) == ["Pot of Wisdom", "Beam Up"]
    pick(game, "Beam Up", "yes")
    pick(game, "Collector")
    assert offered(game) == ["Player 2", "Player 3"]
    pick(game, 2)
    assert hand(game, 0) == ["Collector"]
    assert hand(game, 2) == ["Beam Up"]
    assert discard_pile(game, 0) == []
    assert plays_left(game) == (1, 1)


def test_what_anansi_finds_is_shown_to_all_and_the_deck_is_shuffled():
    game = spider("Beam Up", "Invasion").minion("Collector", on=PITS).start()
    use(game, SPIDER)
    pick(game, "Beam Up", "yes")
    told = events(game)
    assert told.index("reveal") < told.index("shuffle") < told.index("play")


def test_anansi_may_leave_what_was_found_in_the_deck_and_then_nothing_is_given():
    game = spider("Beam Up", "Scout").minion("Collector", on=PITS).start()
    use(game, SPIDER)
    pick(game, "no")
    assert sorted(deck(game, 0)) == ["Beam Up", "Scout"]
    assert hand(game, 1) == []
    assert "shuffle" in events(game)
    assert "Talent of Anansi the Spider (5, Player 1, Jungle Oasis)" not in offered(game)


def test_anansi_only_shuffles_a_deck_without_a_standard_action():
    game = spider("Scout", "Jammed Signal").start()
    use(game, SPIDER)
    assert asked_by(game) is None
    assert sorted(deck(game, 0)) == ["Jammed Signal", "Scout"]
    assert "shuffle" in events(game)


def test_9_6_anansi_searches_the_discard_pile_shuffled_into_a_new_deck_when_the_deck_is_empty():
    game = spider().discard_pile(0, "Beam Up", "Scout").minion("Collector", on=PITS).start()
    use(game, SPIDER)
    pick(game, "yes", "Collector")
    assert hand(game, 1) == ["Beam Up"]
    assert deck(game, 0) == ["Scout"]


def test_the_deck_is_shuffled_before_what_anansi_found_is_played_so_that_its_draws_are_not_known():
    game = spider("Scout", "Collector", "Mystic Studies", bases=(OASIS,)).start
    game = scenario(bases=[OASIS]).minion(SPIDER, on=OASIS).deck(0, "Enchantress", "Neophyte", "Mystic Studies").start()
    use(game, SPIDER)
    pick(game, "yes")
    told = events(game)
    assert told.index("shuffle") < told.index("draw")
    assert sorted(hand(game, 0)) == ["Enchantress", "Neophyte"]
    assert hand(game, 1) == ["Mystic Studies"]


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
    game = spider("Time Walk", "Jumper", "Time Raider", "Do Over!").start()
    use(game, SPIDER)
    pick(game, "Time Walk", "yes")
    assert hand(game, 1) == ["Time Walk"]
    assert "Time Walk" not in deck(game, 0)
    assert discard_pile(game, 0) == []


def test_clarification_anansi_the_spider_an_action_that_may_go_to_the_top_of_the_deck_is_given_instead():
    game = spider("Favor of Dionysus").start()
    use(game, SPIDER)
    pick(game, "yes")
    assert asked_by(game) is None
    assert hand(game, 1) == ["Favor of Dionysus"]
    assert deck(game, 0) == []


def test_clarification_anansi_the_spider_what_was_found_is_played_at_once_or_not_at_all():
    game = spider("Beam Up").minion("Collector", on=PITS).start()
    use(game, SPIDER)
    pick(game, "no")
    assert plays_left(game) == (1, 1)
    assert not any("Beam Up" in option for option in offered(game))


def test_after_anansis_action_you_cannot_play_a_copy_of_it_this_turn_but_other_actions():
    game = spider("Pot of Beans").hand(0, "Pot of Beans", "Beam Up").start()
    use(game, SPIDER)
    pick(game, "yes", SPIDER, SPIDER)
    assert power_of(game, SPIDER) == 7
    assert offered(game) == ["Beam Up", "End your plays"]
    assert game.why_not(0, game.state.hands[0][0]) == "Anansi the Spider forbids playing Pot of Beans."


def test_the_ban_of_anansi_lasts_until_the_end_of_the_turn():
    game = spider("Pot of Beans").hand(0, "Pot of Beans").deck(1, "Scout", "Scout").start()
    use(game, SPIDER)
    pick(game, "yes", SPIDER, SPIDER)
    pick(game, "end")
    pick(game, "end")
    play(game, "Pot of Beans")
    assert asked_by(game) == "Pot of Beans"


def test_the_ban_of_anansi_holds_also_when_anansi_is_gone():
    game = spider("Pot of Beans").hand(0, "Pot of Beans", "Beam Up").start()
    use(game, SPIDER)
    pick(game, "yes", SPIDER, SPIDER)
    play(game, "Beam Up")
    pick(game, SPIDER) if asked_by(game) == "Beam Up" else None
    assert minions(game, OASIS) == []
    assert not any("Pot of Beans" in option for option in offered(game))


def test_anansi_does_not_ban_the_action_if_it_was_not_played():
    game = spider("Pot of Beans").hand(0, "Pot of Beans").start()
    use(game, SPIDER)
    pick(game, "no")
    assert "Pot of Beans" in offered(game)


def test_a_special_that_anansi_finds_out_of_its_moment_has_no_effect_and_is_given_and_others_may_play_it():
    game = (
        scenario(bases=[OASIS, PITS])
        .minion(SPIDER, on=OASIS)
        .minion("Ninja Master", on=OASIS)
        .minion("King Rex", on=PITS, of=1)
        .deck(0, "Hidden Ninja")
        .hand(1, "War Raptor")
        .start()
    )
    use(game, SPIDER)
    pick(game, "yes")
    assert hand(game, 1) == ["War Raptor", "Hidden Ninja"]
    play_on = base_of(game, OASIS)
    play_on.minions[0].counters = 3  # The base is ready: 8 and 5.
    pick(game, "end")
    assert decider(game) == 1
    assert "Hidden Ninja" in offered(game)


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


def test_onini_gets_nothing_when_its_controller_plays_a_card_of_another_player():
    game = onini().turn(0).hand(0, "Collector", owner=1).start()
    play(game, "Collector", on=PITS)
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
    game = (
        onini(players=3, definitions=[Mill])
        .turn(2)
        .hand(2, "Mill")
        .deck(0, "Scout")
        .deck(1, EAT, owner=0)
        .start()
    )
    play(game, "Mill")
    assert discard_pile(game, 0) == ["Scout", EAT]
    assert power_of(game, ONINI) == 5


def test_onini_counts_a_card_played_from_the_deck_of_another_player():
    game = onini().hand(1, "Mass Enchantment").deck(0, EAT).start()
    play(game, "Mass Enchantment")
    play(game, EAT)
    assert power_of(game, ONINI) == 5


def test_onini_counts_a_discard_down_to_ten():
    game = onini().deck(1, "Scout", "Invader").hand(1, *["Collector"] * 4, "Scout", "Beam Up", "Invasion", "Probe")
    game = game.hand(1, EAT, owner=0).start()
    pick(game, "end")
    assert prompt(game) == "Discard down to 10 cards."
    pick(game, EAT)
    assert power_of(game, ONINI) == 5


def test_onini_counts_an_argonaut_that_counts_as_an_action_once():
    game = onini().hand(1, "Argonaut", owner=0).start()
    play(game, "Argonaut", on=PITS)
    assert power_of(game, ONINI) == 5


def test_onini_does_not_count_a_foreign_card_that_goes_from_play_to_the_discard_pile():
    game = onini().minion("Scout", on=PITS, of=1, owner=0).hand(1, "Laseratops").minion("Collector", on=PITS).start()
    play(game, "Laseratops", on=PITS)
    assert power_of(game, ONINI) == 4


def test_onini_gets_its_counter_before_a_hornet_answers_from_a_hand():
    game = onini().hand(1, "Scout", owner=0).hand(0, HORNET).start()
    play(game, "Scout", on=PITS)
    assert prompt(game) == "Play a card in answer?"
    assert power_of(game, ONINI) == 5


def test_clarification_onini_the_python_a_card_whose_owner_is_its_controller_does_not_count():
    """Madness cards: whoever has one is its owner."""
    game = onini(definitions=[Scholar]).hand(1, "Scholar").start()
    play(game, "Scholar", on=PITS)
    assert power_of(game, ONINI) == 4


def test_clarification_onini_the_python_a_card_without_an_owner_counts():
    """Monsters and treasures: nobody owns them."""
    game = onini(definitions=[Scholar]).hand(1, "Scholar").start()
    without_owner(game, "Scholar")
    play(game, "Scholar", on=PITS)
    assert power_of(game, ONINI) == 5


def without_owner(game: Game, name: str) -> None:
    """Take the owner away from a card, as if it were a monster."""
    rules = game.state.rules
    nobody = game.players
    cards = [card.name for card in game.state.table]
    rules.owners = tuple(nobody if cards[i] == name else owner for i, owner in enumerate(rules.owners))


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
    game = scenario(hand=["Beam Up"]).minion(OSEBO, on=OASIS).minion("War Raptor", on=PITS, of=1)
    game = scenario(bases=[OASIS, PITS], hand=["Beam Up"]).minion(OSEBO, on=OASIS).minion("War Raptor", on=PITS, of=1)
    game = game.start()
    play(game, "Beam Up")
    pick(game, "War Raptor")
    assert hand(game, 1) == ["War Raptor"]
    assert power_of(game, OSEBO) == 4


def test_osebo_counts_a_card_from_play_that_you_place_into_its_owners_hand():
    game = (
        scenario(bases=[OASIS, PITS])
        .minion(OSEBO, on=PITS)
        .minion("King Rex", on=OASIS, of=0)
        .minion("War Raptor", on=OASIS, of=0)
        .minion("Scout", on=OASIS, of=0, owner=1)
        .turn(0, "score_bases")
        .start()
    )
    pick(game, "yes")
    assert hand(game, 1) == ["Scout"]
    assert power_of(game, OSEBO) == 5


def test_osebo_counts_a_found_card_that_goes_to_its_owners_hand_because_all_see_it():
    game = scenario(hand=["Scry"]).minion(OSEBO, on=OASIS).deck(0, "Beam Up", owner=1).start()
    play(game, "Scry")
    assert hand(game, 1) == ["Beam Up"]
    assert power_of(game, OSEBO) == 5


# Akye the Turtle


def test_akye_places_a_card_into_the_hand_of_another_player_and_draws_two():
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


def test_akye_cannot_be_used_with_an_empty_hand():
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


def test_a_card_known_in_a_hand_is_not_known_to_third_players_any_more_after_one_was_given_unseen():
    game = (
        scenario(players=3, bases=[OASIS, PITS], hand=[AKYE, "Beam Up", "Invader"])
        .minion("Scout", on=OASIS)
        .start()
    )
    play(game, "Beam Up")
    assert known_hand(game, 1, 0) == known_hand(game, 2, 0) == ["Scout"]
    play(game, AKYE, on=PITS)
    pick(game, "Invader", 1)
    assert known_hand(game, 1, 0) == ["Scout"]
    assert known_hand(game, 2, 0) == []
    where = {game.determinize(2, seed).state.table[game.state.hands[1][0]].name for seed in range(20)}
    assert where == {"Scout", "Invader"}


def test_a_hand_says_of_a_card_that_it_belongs_to_another_player():
    game = scenario(hand=["Scout"]).hand(0, EAT, owner=1).start()
    assert [card.get("owner") for card in game.view(0)["players"][0]["hand"]] == [None, 1]


# Mboro Hornet


def swarm(players: int = 2, hornets: int = 1, **kinds: Any) -> Scenario:
    """Player 0 has hornets in hand, player 1 is to move."""
    bases = kinds.pop("bases", [OASIS, PITS])
    return scenario(players=players, bases=bases, hand=[HORNET] * hornets, **kinds).turn(1)


def test_a_hornet_answers_when_another_player_plays_a_minion_not_owned():
    game = swarm().hand(1, "Scout", owner=0).start()
    play(game, "Scout", on=PITS)
    assert decider(game) == 0
    assert offered(game) == ["Mboro Hornet on Jungle Oasis", "Mboro Hornet on Tar Pits", "Pass"]
    play(game, HORNET, on=OASIS)
    assert minions(game, OASIS, of=0) == [HORNET]


def test_a_hornet_answers_when_another_player_plays_an_action_not_owned():
    game = swarm().hand(1, EAT, owner=0).start()
    play(game, EAT)
    play(game, HORNET, on=OASIS)
    assert minions(game, OASIS, of=0) == [HORNET]


def test_a_hornet_answers_a_foreign_action_on_a_base_and_one_on_a_minion():
    for action, target in (("Jammed Signal", PITS), ("Upgrade", "Collector")):
        game = swarm().minion("Collector", on=PITS, of=1).hand(1, action, owner=0).start()
        play(game, action, on=target)
        assert prompt(game) == "Play a card in answer?"


def test_a_hornet_answers_when_another_player_discards_a_card_not_owned():
    game = swarm(definitions=[Purge], players=3).hand(1, "Collector", owner=2).hand(1, "Purge").turn(1)
    game = scenario(players=3, bases=[OASIS], definitions=[Mill]).hand(0, HORNET).turn(2).hand(2, "Mill")
    game = game.deck(1, "Scout", owner=0).start()
    play(game, "Mill")
    play(game, HORNET, on=OASIS)
    assert minions(game, OASIS, of=0) == [HORNET]


def test_a_hornet_answers_a_card_played_from_your_deck_by_another_player():
    game = swarm().hand(1, "Mass Enchantment").deck(0, EAT).start()
    play(game, "Mass Enchantment")
    play(game, EAT)
    assert decider(game) == 0
    assert prompt(game) == "Play a card in answer?"


def test_a_hornet_answers_a_discard_down_to_ten():
    game = swarm().deck(1, "Scout", "Invader").hand(1, *["Collector"] * 4, "Scout", "Beam Up", "Invasion", "Probe")
    game = game.hand(1, EAT, owner=0).start()
    pick(game, "end")
    pick(game, EAT)
    play(game, HORNET, on=OASIS)
    assert minions(game, OASIS, of=0) == [HORNET]


def test_a_hornet_does_not_answer_cards_that_their_owners_play_or_discard():
    game = swarm(definitions=[Mill]).hand(1, "Collector", "Mill", "Beam Up").deck(0, "Scout").plays(1, 2).start()
    play(game, "Collector", on=PITS)
    play(game, "Mill")
    assert discard_pile(game, 0) == ["Scout"]
    play(game, "Beam Up")
    assert prompt(game) == "Play a card, use an ability, or end your plays."


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


def test_a_hornet_that_comes_back_answers_another_event_of_the_same_moment():
    game = swarm(bases=["Trampoline", OASIS], definitions=[Trampoline, Mill])
    game = scenario(players=3, bases=["Trampoline"], hand=[HORNET], definitions=[Trampoline, Purge]).turn(1)
    game = game.hand(1, "Purge").hand(1, "Scout", "Beam Up", owner=2).hand(2).start()
    game.state.hands[0][:], kept = [], game.state.hands[0][:]
    play(game, "Purge") if False else None
    game.state.hands[0][:] = kept
    assert hand(game, 0) == [HORNET]


def test_a_hornet_played_in_answer_does_not_use_up_the_normal_minion_of_your_turn():
    game = (
        scenario(players=2, bases=[OASIS], hand=[HORNET, "Scout", "Collecting Stories"])
        .hand(1, HORNET, owner=0)
        .start()
    )
    game = scenario(bases=[OASIS], hand=[HORNET, "Scout", EAT]).hand(1, HORNET, owner=0).start()
    assert plays_left(game) == (1, 1)


def test_a_hornet_in_another_hand_answers_for_its_holder_and_that_is_again_a_card_not_owned():
    game = (
        scenario(bases=[OASIS, PITS], hand=[HORNET])
        .hand(0, "Collector", owner=1)
        .hand(1, HORNET, owner=0)
        .start()
    )
    play(game, "Collector", on=PITS)
    assert decider(game) == 1
    play(game, HORNET, on=PITS)
    assert decider(game) == 0
    play(game, HORNET, on=OASIS)
    assert minions(game, PITS, of=1) == [HORNET]
    assert minions(game, OASIS, of=0) == [HORNET]
    assert plays_left(game) == (0, 1)


def test_a_hornet_answered_on_your_own_turn_leaves_your_minion_play():
    game = (
        scenario(bases=[OASIS], hand=[HORNET, "Scout"])
        .minion("Collector", on=OASIS, of=1)
        .hand(0, "Favor of Hermes")
        .hand(1, "Scout", owner=0)
        .start()
    )
    assert plays_left(game) == (1, 1)


def test_hornets_answer_clockwise_from_the_current_player():
    game = (
        scenario(players=4, bases=[OASIS])
        .turn(2)
        .hand(2, "Collector", owner=3)
        .hand(0, HORNET)
        .hand(1, HORNET, owner=0)
        .start()
    )
    play(game, "Collector", on=OASIS)
    assert decider(game) == 0
    pick(game, "pass")
    assert decider(game) == 1


def test_a_player_who_cannot_play_specials_does_not_answer_with_a_hornet():
    game = swarm().minion("Mindraker", on=OASIS, of=1).hand(1, "Scout", owner=0).start()
    play(game, "Scout", on=PITS)
    silent = decider(game) == 1
    assert silent == (prompt(game) == "Play a card, use an ability, or end your plays.")


def test_clarification_mboro_hornet_is_played_at_once_or_not_at_all():
    game = swarm().hand(1, "Scout", "Invader", owner=0).hand(1, "Beam Up", owner=1).start()
    play(game, "Scout", on=PITS)
    pick(game, "pass")
    assert decider(game) == 1
    pick(game, "end")
    assert decider(game) == 0
    assert minions(game, OASIS) == []


def test_clarification_mboro_hornet_a_card_whose_owner_is_its_controller_does_not_count():
    """Madness cards: whoever has one is its owner."""
    game = swarm(definitions=[Scholar]).hand(1, "Scholar").start()
    play(game, "Scholar", on=PITS)
    assert decider(game) == 1


def test_clarification_mboro_hornet_a_card_without_an_owner_counts():
    """Monsters and treasures: nobody owns them."""
    game = swarm(definitions=[Scholar]).hand(1, "Scholar").start()
    without_owner(game, "Scholar")
    play(game, "Scholar", on=PITS)
    assert decider(game) == 0
    assert prompt(game) == "Play a card in answer?"
