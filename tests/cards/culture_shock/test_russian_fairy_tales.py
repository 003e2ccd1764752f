"""Russian Fairy Tales: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup import Game
from smashup.engine import Action, BaseInPlay, CardInPlay, Effect, Source
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    breakpoint_on,
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
    plays_left,
    power_of,
    prompt,
    scenario,
    use,
)

PLAY = "Play a card, use an ability, or end your plays."
NEXT = "Which ability happens next?"
TOP = "Which card goes on top, the topmost first? Done: the others go on the bottom."
SPRING = "Transformation Spring"
FROG = "The Frog Princess"


class Anchor(Action):
    """Play on a minion. Ongoing: It cannot be placed anywhere or shuffled into a deck."""

    name = "Anchor"
    plays_on = "minion"

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how in ("place", "shuffle") and self.card in card.actions


class Ice(Action):
    """Play on a base. Ongoing: Minions here cannot be placed anywhere."""

    name = "Ice"
    plays_on = "base"

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how == "place" and card.definition.is_minion and card.at == self.card.at


class Statue(Action):
    """Play on a base. Ongoing: Other players cannot move minions to here."""

    name = "Statue"
    plays_on = "base"

    def forbids_move(self, minion: CardInPlay, base: BaseInPlay, actor: int) -> bool:
        return base is self.here and actor != self.you


class Theft(Action):
    """Place the first card of another player's hand into yours."""

    name = "Theft"

    def on_play(self) -> None:
        theirs = self.state.hands[1]
        self.give_card(theirs[0], self.you, theirs)


class Charm(Action):
    """Take control of a minion."""

    name = "Charm"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        if target is not None:
            yield from self.take_control(target)


class Tumble(Action):
    """Shuffle a minion into its owner's deck."""

    name = "Tumble"

    def on_play(self) -> Effect:
        yield from self.shuffle_from_play((yield from self.choose_minion("Which?", self.minions())))


class Herald(Action):
    """Play on a base. At the start of your turn you may play an extra minion."""

    name = "Herald"
    plays_on = "base"

    def start_of_your_turn(self) -> Effect:
        return self.extra_minion()


CARDS = [Anchor, Ice, Statue, Theft, Charm, Tumble, Herald]


def asked(game: Game) -> int:
    assert game.decision is not None
    return game.decision.player


def revealed(game: Game) -> list[list[str]]:
    return [[name for _, name in event.cards] for event in game.events if event.kind == "reveal"]


# Baba Yaga


def yaga(*cards: str, actions: tuple[str, ...] = ()) -> Scenario:
    """Baba Yaga is on The Mothership with the King Rex of player 1, whose deck is this one."""
    return (
        scenario(bases=["The Mothership", "Jungle Oasis"], definitions=CARDS)
        .minion("Baba Yaga", on="The Mothership")
        .minion("King Rex", on="The Mothership", of=1, actions=actions)
        .deck(1, *cards)
    )


def test_baba_yagas_talent_turns_another_minion_here_into_one_off_the_top_of_its_owners_deck():
    game = yaga("Howl", "Rampage", "Invader", "Probe").start()
    use(game, "Baba Yaga")
    assert revealed(game) == [["Howl", "Rampage", "Invader"]]
    assert (asked(game), offered(game)) == (1, ["Invader on The Mothership", "Pass"])
    play(game, "Invader", on="The Mothership")
    assert minions(game, "The Mothership", of=0) == ["Baba Yaga"]
    assert minions(game, "The Mothership", of=1) == ["Invader"]
    assert game.scores == (0, 1)  # Its owner played it and has the benefit.
    assert sorted(deck(game, 1)) == ["Howl", "King Rex", "Probe", "Rampage"]


def test_baba_yaga_takes_any_other_minion_here_but_not_herself():
    game = (
        yaga("Invader")
        .minion("Armor Stego", on="The Mothership")
        .minion("Scout", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    use(game, "Baba Yaga")
    assert offered(game) == ["King Rex (7, Player 2, The Mothership)", "Armor Stego (3, Player 1, The Mothership)"]


def test_baba_yaga_may_turn_a_minion_of_her_own_side_and_you_play_the_new_one():
    game = (
        scenario(bases=["The Mothership"])
        .minion("Baba Yaga", on="The Mothership")
        .minion("Toad", on="The Mothership")
        .deck(0, "King Rex")
        .start()
    )
    use(game, "Baba Yaga")
    assert asked(game) == 0
    play(game, "King Rex")
    assert minions(game, "The Mothership", of=0) == ["Baba Yaga", "King Rex"]
    assert plays_left(game) == (1, 1)  # It was an extra minion.
    assert deck(game, 0) == ["Toad"]


def test_the_owner_and_not_the_former_controller_reveals_plays_and_controls_the_new_minion():
    game = (
        scenario(players=3, bases=["The Mothership"])
        .minion("Baba Yaga", on="The Mothership")
        .minion("King Rex", on="The Mothership", of=1, owner=2)
        .deck(0, "The Birch")
        .deck(1, "Scout")
        .deck(2, "Laseratops")
        .start()
    )
    use(game, "Baba Yaga")
    assert (asked(game), offered(game)) == (2, ["Laseratops on The Mothership", "Pass"])
    play(game, "Laseratops")
    assert minions(game, "The Mothership", of=2) == ["Laseratops"]
    assert deck(game, 2) == ["King Rex"]


def test_a_minion_that_baba_yaga_turns_loses_counters_and_actions_and_is_not_destroyed():
    game = (
        scenario(bases=["Cave of Shinies"])
        .minion("Baba Yaga", on="Cave of Shinies")
        .minion("King Rex", on="Cave of Shinies", of=1, counters=2, actions=["Upgrade"])
        .start()
    )
    use(game, "Baba Yaga")
    play(game, "King Rex")  # It lay alone in its owner's deck.
    assert power_of(game, "King Rex") == 7
    assert discard_pile(game, 1) == ["Upgrade"]
    assert game.scores == (0, 0)


def test_the_very_minion_that_went_to_the_bottom_is_revealed_if_the_deck_holds_no_other():
    game = yaga("Howl", "Rampage").start()
    use(game, "Baba Yaga")
    assert revealed(game) == [["Howl", "Rampage", "King Rex"]]
    play(game, "King Rex")
    assert minions(game, "The Mothership") == ["Baba Yaga", "King Rex"]


def test_the_owner_need_not_play_the_new_minion_which_is_then_shuffled_in_with_the_others():
    game = yaga("Howl", "Invader").start()
    use(game, "Baba Yaga")
    pick(game, "pass")
    assert minions(game, "The Mothership") == ["Baba Yaga"]
    assert sorted(deck(game, 1)) == ["Howl", "Invader", "King Rex"]


def test_3_5_when_the_minion_does_not_go_to_the_deck_none_is_played():
    game = yaga("Invader", "Howl", actions=("Anchor",)).start()
    use(game, "Baba Yaga")
    assert prompt(game) == PLAY
    assert minions(game, "The Mothership") == ["Baba Yaga", "King Rex"]
    assert deck(game, 1) == ["Invader", "Howl"]
    assert "shuffle" not in events(game)


def test_3_5_a_minion_that_is_not_affected_by_other_players_cards_gives_nothing():
    game = (
        scenario(bases=["The Mothership"])
        .minion("Baba Yaga", on="The Mothership")
        .minion("Haunting", on="The Mothership", of=1)
        .deck(1, "Spectre")
        .start()
    )
    use(game, "Baba Yaga")
    assert minions(game, "The Mothership") == ["Baba Yaga", "Haunting"]
    assert revealed(game) == []


@pytest.mark.parametrize("card", ["Baba Yaga", "Transformation", FROG])
def test_the_deck_is_shuffled_afterwards_even_if_the_first_card_revealed_is_a_minion(card: str):
    orders = set()
    for seed in range(20):
        game = (
            scenario(bases=["The Mothership"], hand=["Transformation"])
            .minion("Baba Yaga", on="The Mothership")
            .minion("Toad", on="The Mothership", actions=[FROG])
            .deck(0, "King Rex", "Howl", "Rampage", "Augmentation")
            .seed(seed)
            .start()
        )
        if card == "Transformation":
            play(game, card)
            pick(game, "Toad")
        else:
            use(game, card)
        play(game, "King Rex")
        assert sorted(deck(game, 0)) == ["Augmentation", "Howl", "Rampage", "Toad"]
        orders.add(tuple(deck(game, 0)))
    assert len(orders) > 3


def test_a_revealed_minion_that_cannot_be_played_here_is_discarded_instead():
    game = (
        scenario(bases=["Tsar's Palace"])
        .minion("Baba Yaga", on="Tsar's Palace")
        .minion("King Rex", on="Tsar's Palace", of=1)
        .deck(1, "Howl", "Collector", "Invader")
        .start()
    )
    use(game, "Baba Yaga")
    assert prompt(game) == PLAY
    assert discard_pile(game, 1) == ["Collector"]
    assert sorted(deck(game, 1)) == ["Howl", "Invader", "King Rex"]


def test_the_other_revealed_cards_are_in_no_zone_until_the_new_minion_has_resolved():
    """Enchantress draws: not the revealed Scry, but the card under her."""
    game = (
        scenario(bases=["The Mothership"])
        .minion("Baba Yaga", on="The Mothership")
        .minion("Archmage", on="The Mothership", of=1)
        .deck(1, "Scry", "Enchantress", "Summon")
        .start()
    )
    use(game, "Baba Yaga")
    assert (deck(game, 1), discard_pile(game, 1)) == (["Summon", "Archmage"], [])
    play(game, "Enchantress")
    assert hand(game, 1) == ["Summon"]
    assert sorted(deck(game, 1)) == ["Archmage", "Scry"]


def test_clarification_the_frog_princess_is_discarded_without_triggering_when_baba_yaga_is_used():
    game = (
        scenario(bases=["The Mothership"])
        .minion("Baba Yaga", on="The Mothership")
        .minion("Toad", on="The Mothership", actions=[FROG])
        .deck(0, "King Rex")
        .start()
    )
    use(game, "Baba Yaga")
    play(game, "King Rex")
    assert actions_on(game, "King Rex") == []
    assert discard_pile(game, 0) == [FROG]


def test_baba_yaga_alone_has_nobody_to_turn():
    game = scenario(bases=["The Mothership"]).minion("Baba Yaga", on="The Mothership").deck(0, "King Rex").start()
    use(game, "Baba Yaga")
    assert offered(game) == ["End your plays"]
    assert minions(game, "The Mothership") == ["Baba Yaga"]


# Finist the Falcon

MOVE = "Move Finist the Falcon to Tar Pits?"
FLY = "Return Finist the Falcon to hand, to play it on another base?"
AGAIN = "Play Finist the Falcon on another base?"


def falcon(on: str, *, power: int = 16, turn: int = 0, owner: int = 0, actions: tuple[str, ...] = ()) -> Scenario:
    """Tar Pits, where player 1 has this much power, is about to score; Finist of player 0 is on a base."""
    return (
        scenario(bases=["Tar Pits", "Jungle Oasis", "The Mothership"], definitions=CARDS)
        .minion("King Rex", on="Tar Pits", of=1, counters=power - 7)
        .minion("Finist the Falcon", on=on, owner=owner, counters=1, actions=actions)
        .deck(0, "Transformation", "Transformation")
        .deck(1, "Howl", "Howl")
        .turn(turn, "score_bases")
    )


def test_finist_may_move_to_another_base_that_is_about_to_score():
    game = falcon("Jungle Oasis").start()
    assert (asked(game), prompt(game)) == (0, MOVE)
    pick(game, "yes")
    assert game.scores == (3, 4)
    assert discard_pile(game, 0) == ["Finist the Falcon"]


def test_finist_need_not_move():
    game = falcon("Jungle Oasis").start()
    pick(game, "no")
    assert game.scores == (0, 4)
    assert minions(game, "Jungle Oasis") == ["Finist the Falcon"]


def test_finist_at_the_scoring_base_may_return_to_hand_and_be_played_on_a_different_base():
    game = falcon("Tar Pits", actions=("Bewitched",)).minion("War Raptor", on="Jungle Oasis", of=1).start()
    assert prompt(game) == FLY
    pick(game, "yes", "War Raptor")
    assert (prompt(game), offered(game)) == (
        AGAIN,
        ["Finist the Falcon on Jungle Oasis", "Finist the Falcon on The Mothership", "Pass"],
    )
    play(game, "Finist the Falcon", on="The Mothership")
    pick(game, "no")
    assert minions(game, "The Mothership") == ["Finist the Falcon"]
    assert power_of(game, "Finist the Falcon") == 4  # The counter is lost and Bewitched is elsewhere.
    assert game.scores == (0, 4)


def test_finist_need_not_return():
    game = falcon("Tar Pits").start()
    pick(game, "no")
    assert game.scores == (3, 4)


def test_finist_returned_to_hand_is_played_right_away_or_not_at_all():
    game = falcon("Tar Pits").start()
    pick(game, "yes", "pass")
    assert hand(game, 0) == ["Finist the Falcon", "Transformation", "Transformation"]
    assert game.scores == (0, 4)


def test_clarification_finist_the_falcon_played_again_can_use_his_ability_again_for_the_same_scoring():
    game = falcon("Tar Pits").start()
    pick(game, "yes")
    play(game, "Finist the Falcon", on="Jungle Oasis")
    assert prompt(game) == MOVE
    pick(game, "yes")
    assert game.scores == (3, 4)  # Back there, the same card is not asked a second time.


def test_finist_who_moved_to_the_scoring_base_has_used_his_ability():
    game = falcon("Jungle Oasis").start()
    pick(game, "yes")
    assert prompt(game) == PLAY


def test_6_4_the_base_scores_even_if_finist_leaves_it_below_its_breakpoint():
    game = falcon("Tar Pits", power=11).start()
    pick(game, "yes")
    play(game, "Finist the Falcon", on="Jungle Oasis")
    pick(game, "no")
    assert game.scores == (0, 4)


def test_finist_of_another_owner_goes_to_the_owners_hand_and_cannot_be_played():
    game = (
        scenario(players=3, bases=["Tar Pits", "Jungle Oasis"])
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .minion("Finist the Falcon", on="Tar Pits", of=0, owner=2)
        .deck(0, "Howl", "Howl")
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    pick(game, "yes")
    assert prompt(game) == PLAY
    assert hand(game, 2) == ["Finist the Falcon"]
    assert minions(game, "Jungle Oasis") == []


def test_finist_cannot_move_where_moving_is_forbidden():
    game = falcon("Jungle Oasis").action("Statue", on="Tar Pits", of=1).start()
    assert prompt(game) == PLAY
    assert game.scores == (0, 4)


def test_playing_is_not_moving_finist_may_be_played_where_moving_is_forbidden():
    game = falcon("Tar Pits").action("Statue", on="Jungle Oasis", of=1).start()
    pick(game, "yes")
    play(game, "Finist the Falcon", on="Jungle Oasis")
    pick(game, "no")
    assert minions(game, "Jungle Oasis") == ["Finist the Falcon"]


def test_finist_who_cannot_be_returned_stays_and_is_not_played():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .minion("Finist the Falcon", on="Tar Pits", counters=12)
        .minion("Sprout", on="Tar Pits", of=1)
        .action("Entangled", on="Jungle Oasis", of=1)
        .deck(0, "Transformation", "Transformation")
        .turn(0, "score_bases")
        .start()
    )
    pick(game, "yes")
    assert game.scores == (4, 3)
    assert minions(game, "Jungle Oasis") == []


def test_finist_flies_on_another_players_turn_too():
    game = falcon("Jungle Oasis", turn=1).start()
    assert (asked(game), prompt(game)) == (0, MOVE)
    pick(game, "yes")
    assert game.scores == (3, 4)


def test_6_5_finist_is_used_before_specials_from_hands():
    game = falcon("Jungle Oasis").hand(0, "Full Sail").start()
    assert prompt(game) == MOVE
    pick(game, "no")
    assert prompt(game) == "Play a Special before Tar Pits scores?"


# The Birch Woman

BIRCH = "Search for The Birch?"


def birch_woman(*, on: str = "Jungle Oasis") -> Scenario:
    """The Birch Woman is about to be destroyed by the Ninja Master in hand."""
    return scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Ninja Master"]).minion("The Birch Woman", on=on)


def destroy_her(game: Game) -> None:
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "The Birch Woman")


def test_clarification_the_birch_woman_searches_after_being_destroyed():
    game = birch_woman().deck(0, "Shinobi", "The Birch", "Bewitched").start()
    destroy_her(game)
    assert (asked(game), prompt(game)) == (0, BIRCH)
    pick(game, "yes", "deck")
    assert offered(game) == ["The Birch on Jungle Oasis", "The Birch on The Mothership", "The Birch into your hand"]
    play(game, "The Birch", on="The Mothership")
    assert minions(game, "The Mothership") == ["The Birch"]
    assert sorted(deck(game, 0)) == ["Bewitched", "Shinobi"]


def test_clarification_the_birch_woman_searches_after_being_discarded_when_her_base_has_scored():
    """And The Birch may be played on another base only: neither on the cleared base nor on its replacement."""
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis", "The Mothership"])
        .minion("The Birch Woman", on="Tar Pits", counters=12)
        .deck(0, "Bewitched", "Toad", "The Birch")
        .turn(0, "score_bases")
        .start()
    )
    assert prompt(game) == BIRCH
    assert game.scores == (4, 0)
    pick(game, "yes", "deck")
    assert offered(game) == ["The Birch on Jungle Oasis", "The Birch on The Mothership", "The Birch into your hand"]
    play(game, "The Birch", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["The Birch"]


def test_clarification_the_birch_woman_says_how_to_choose_the_extra_card_so_it_is_played_immediately():
    game = birch_woman().hand(0, "The Birch").start()
    destroy_her(game)
    pick(game, "yes", "hand", "hand")
    assert hand(game, 0) == ["The Birch"]
    assert plays_left(game) == (0, 1)  # What was not played at once waits for no later play.


def test_the_birch_woman_need_not_search():
    game = birch_woman().deck(0, "The Birch").start()
    destroy_her(game)
    pick(game, "no")
    assert prompt(game) == PLAY
    assert deck(game, 0) == ["The Birch"]
    assert known_on_top(game, 0, 0) == []


def test_the_birch_found_by_the_birch_woman_may_go_to_hand():
    game = birch_woman().deck(0, "The Birch", "Bewitched").start()
    destroy_her(game)
    pick(game, "yes", "deck", "hand")
    assert hand(game, 0) == ["The Birch"]
    assert revealed(game) == [["The Birch"]]


@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_the_birch_woman_may_search_the_hand_or_the_discard_pile_and_leave_the_deck_alone(pile: str):
    start = birch_woman().deck(0, "Shinobi", "Bewitched", "Poison", "Toad")
    game = (start.hand(0, "The Birch") if pile == "hand" else start.discard_pile(0, "The Birch")).start()
    destroy_her(game)
    pick(game, "yes", pile)
    play(game, "The Birch", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Ninja Master", "The Birch"]
    assert deck(game, 0) == ["Shinobi", "Bewitched", "Poison", "Toad"]
    assert "shuffle" not in events(game)


def test_the_birch_woman_may_search_any_combination():
    game = birch_woman().deck(0, "Shinobi").start()
    destroy_her(game)
    pick(game, "yes")
    assert len(offered(game)) == 7
    pick(game, "hand+deck+discard")
    assert prompt(game) == PLAY  # There is no Birch anywhere.
    assert "shuffle" in events(game)


def test_the_birch_woman_returned_to_hand_does_not_search():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Beam Up", "The Birch"])
        .minion("The Birch Woman", on="Jungle Oasis")
        .start()
    )
    play(game, "Beam Up")
    assert prompt(game) == PLAY


def test_the_birch_woman_placed_or_shuffled_into_a_deck_does_not_search():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Tumble", "The Birch"], definitions=CARDS)
        .minion("The Birch Woman", on="Jungle Oasis")
        .start()
    )
    play(game, "Tumble")
    assert prompt(game) == PLAY


def test_the_birch_woman_destroyed_on_another_players_turn_searches_for_her_controller():
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("The Birch Woman", on="Jungle Oasis")
        .hand(0, "The Birch")
        .hand(1, "Ninja Master")
        .turn(1)
        .start()
    )
    play(game, "Ninja Master")
    pick(game, "The Birch Woman")
    assert asked(game) == 0
    pick(game, "yes", "hand")
    play(game, "The Birch")
    assert minions(game, "Jungle Oasis", of=0) == ["The Birch"]


# The Gray Wolf


def wolf(*cards: str, owner: int = 0) -> Scenario:
    return (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=cards, definitions=CARDS)
        .minion("The Gray Wolf", on="Jungle Oasis", owner=owner)
        .deck(owner, "Bewitched" if owner == 0 else "Go See My Sister")
    )


def test_the_gray_wolfs_talent_goes_on_top_of_the_deck_for_an_extra_minion_here_with_a_counter():
    game = wolf("King Rex", "Howl").start()
    use(game, "The Gray Wolf")
    assert offered(game) == ["King Rex on Jungle Oasis", "Pass"]
    play(game, "King Rex")
    assert deck(game, 0) == ["The Gray Wolf", "Bewitched"]
    assert (minion(game, "King Rex").counters, power_of(game, "King Rex")) == (1, 8)
    assert plays_left(game) == (1, 1)


def test_the_extra_minion_of_the_gray_wolf_is_played_at_once_or_not_at_all():
    game = wolf("King Rex").start()
    use(game, "The Gray Wolf")
    pick(game, "pass")
    assert plays_left(game) == (1, 1)
    play(game, "King Rex", on="Jungle Oasis")
    assert minion(game, "King Rex").counters == 0


def test_the_gray_wolf_goes_to_the_deck_even_if_there_is_no_minion_to_play():
    game = wolf("Howl").start()
    use(game, "The Gray Wolf")
    assert prompt(game) == PLAY
    assert deck(game, 0) == ["The Gray Wolf", "Bewitched"]


def test_the_gray_wolf_goes_on_its_owners_deck():
    game = wolf("King Rex", owner=1).start()
    use(game, "The Gray Wolf")
    play(game, "King Rex")
    assert deck(game, 1) == ["The Gray Wolf", "Go See My Sister"]
    assert power_of(game, "King Rex") == 8


def test_3_5_if_the_gray_wolf_cannot_be_placed_there_is_no_extra_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["King Rex"], definitions=CARDS)
        .minion("The Gray Wolf", on="Jungle Oasis", actions=["Anchor"])
        .start()
    )
    use(game, "The Gray Wolf")
    assert prompt(game) == PLAY
    assert minions(game, "Jungle Oasis") == ["The Gray Wolf"]


# Foolish Magician


def magician(*cards: str) -> Scenario:
    return scenario(bases=["Jungle Oasis"], hand=["Foolish Magician", *cards], definitions=CARDS)


def test_foolish_magician_draws_three_and_places_three_on_top_or_bottom_in_any_order():
    game = magician("Howl", "Toad").deck(0, "King Rex", "Rampage", "Upgrade", "Bewitched", "War Raptor").start()
    play(game, "Foolish Magician")
    assert offered(game) == ["Howl", "Toad", "King Rex", "Rampage", "Upgrade"]
    pick(game, "Howl", "Rampage", "Upgrade")
    assert (prompt(game), offered(game)) == (TOP, ["Howl", "Rampage", "Upgrade", "Done"])
    pick(game, "Upgrade", "done", "Rampage")
    assert deck(game, 0) == ["Upgrade", "Bewitched", "War Raptor", "Rampage", "Howl"]
    assert hand(game, 0) == ["Toad", "King Rex"]


def test_foolish_magician_must_place_three_cards():
    game = magician("Howl").deck(0, "King Rex", "Rampage", "Upgrade").start()
    play(game, "Foolish Magician")
    assert "Done" not in offered(game)
    pick(game, "Howl")
    assert "Done" not in offered(game)
    pick(game, "Rampage", "Upgrade", "done", "Howl", "Rampage")
    assert deck(game, 0) == ["Howl", "Rampage", "Upgrade"]
    assert hand(game, 0) == ["King Rex"]


def test_foolish_magician_places_fewer_only_with_fewer_in_hand():
    game = magician().deck(0, "King Rex", "Rampage").start()
    play(game, "Foolish Magician")
    assert (prompt(game), offered(game)) == (TOP, ["King Rex", "Rampage", "Done"])
    pick(game, "Rampage", "King Rex")
    assert deck(game, 0) == ["Rampage", "King Rex"]
    assert hand(game, 0) == []


def test_what_foolish_magician_places_only_you_know():
    game = magician("Howl", "Toad").deck(0, "King Rex", "Rampage", "Upgrade", "War Raptor").start()
    play(game, "Foolish Magician")
    pick(game, "Howl", "Rampage", "Upgrade", "Upgrade", "Howl", "Rampage")
    assert known_on_top(game, 0, 0) == ["Upgrade", "Howl", "Rampage"]
    assert known_on_top(game, 0, 1) == known_on_top(game, 0, None) == []
    assert [event.to_dict(1).get("count") for event in game.events if event.kind == "to_deck_top"] == [3]


def test_a_card_the_others_know_in_your_hand_may_be_anywhere_after_foolish_magician():
    """Probe has shown the hand; which of its cards went to the deck nobody else can tell."""
    game = (
        magician("Toad", "Howl")
        .hand(1, "Probe")
        .deck(0, "King Rex", "Upgrade", "Augmentation", "War Raptor")
        .turn(1)
        .start()
    )
    play(game, "Probe")
    pick(game, "Toad", "end")
    assert [card["name"] for card in game.view(1)["players"][0]["hand"]] == ["Foolish Magician", "Howl"]
    play(game, "Foolish Magician")
    pick(game, "King Rex", "Upgrade", "Augmentation", "King Rex", "Upgrade", "Augmentation")
    assert hand(game, 0) == ["Howl"]
    assert game.view(1)["players"][0]["hand"] == []
    guesses = [game.determinize(1, seed) for seed in range(40)]
    assert {("Howl" in hand(guess, 0), "Howl" in deck(guess, 0)[:3]) for guess in guesses} == {
        (True, False),
        (False, True),
    }


def test_9_3_a_card_you_do_not_own_also_goes_on_your_deck_unseen():
    game = magician("Theft").hand(1, "Probe").start()
    play(game, "Theft")
    play(game, "Foolish Magician")
    pick(game, "Probe", "Theft")
    assert deck(game, 0) == ["Probe", "Theft"]
    assert deck(game, 1) == []


# The Birch


def birch() -> Scenario:
    """The turn of player 0, who has The Birch on Jungle Oasis, begins."""
    return (
        scenario(bases=["Jungle Oasis", "The Mothership"]).minion("The Birch", on="Jungle Oasis").turn(0, "start_turn")
    )


WOMAN = "Destroy The Birch to search for The Birch Woman?"


def test_the_birch_may_be_destroyed_at_the_start_of_your_turn_for_the_birch_woman():
    game = birch().deck(0, "Bewitched", "The Birch Woman", "Toad").start()
    assert (asked(game), prompt(game)) == (0, WOMAN)
    pick(game, "yes", "deck")
    assert offered(game) == ["The Birch Woman on Jungle Oasis", "The Birch Woman into your hand"]
    play(game, "The Birch Woman")
    assert minions(game, "Jungle Oasis") == ["The Birch Woman"]
    assert discard_pile(game, 0) == ["The Birch"]
    assert sorted(deck(game, 0)) == ["Bewitched", "Toad"]
    assert "shuffle" in events(game)
    assert plays_left(game) == (1, 1)  # She was played in the Start Turn phase, as an extra minion.


def test_clarification_the_birch_says_how_to_choose_the_extra_card_so_it_is_played_immediately():
    game = birch().hand(0, "The Birch Woman").start()
    pick(game, "yes", "hand", "hand")
    assert prompt(game) == PLAY
    assert hand(game, 0) == ["The Birch Woman"]
    assert plays_left(game) == (1, 1)


def test_the_birch_need_not_be_destroyed():
    game = birch().deck(0, "The Birch Woman").start()
    pick(game, "no")
    assert minions(game, "Jungle Oasis") == ["The Birch"]


def test_the_birch_woman_found_by_the_birch_may_go_to_hand():
    game = birch().discard_pile(0, "The Birch Woman").deck(0, "Toad", "Bewitched", "Transformation").start()
    pick(game, "yes", "discard", "hand")
    assert hand(game, 0) == ["The Birch Woman"]
    assert deck(game, 0) == ["Toad", "Bewitched", "Transformation"]


def test_clarification_the_birch_destroyed_by_any_other_ability_does_not_search():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Seeing Stars", "The Birch Woman"])
        .minion("The Birch", on="Jungle Oasis")
        .start()
    )
    play(game, "Seeing Stars")
    assert prompt(game) == PLAY
    assert discard_pile(game, 0) == ["The Birch", "Seeing Stars"]


def test_3_5_if_the_birch_cannot_be_destroyed_there_is_no_search():
    game = birch().minion("General Ivan", on="The Mothership").hand(0, "The Birch Woman").start()
    pick(game, "yes")
    assert prompt(game) == PLAY
    assert minions(game, "Jungle Oasis") == ["The Birch"]


def test_3_5_if_something_happens_instead_of_the_destruction_there_is_no_search():
    game = birch().action("Escape Hatch", on="Jungle Oasis").hand(0, "The Birch Woman").start()
    pick(game, "yes")
    assert prompt(game) == PLAY
    assert hand(game, 0) == ["The Birch Woman", "The Birch"]


def test_the_birch_does_nothing_at_the_start_of_another_players_turn():
    game = birch().turn(1, "start_turn").start()
    assert prompt(game) == PLAY


def test_the_birch_and_the_birch_woman_swap_back_and_forth():
    game = birch().hand(0, "The Birch Woman", "Ninja Master").start()
    pick(game, "yes", "hand")
    play(game, "The Birch Woman")
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "The Birch Woman", "yes", "discard")
    play(game, "The Birch", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Ninja Master", "The Birch"]
    assert discard_pile(game, 0) == ["The Birch Woman"]


# Tsar Eagle

PLACE = "Place a minion from another player's discard pile on top of that player's deck"


def test_tsar_eagle_draws_a_card_or_places_a_minion_of_another_players_discard_pile_on_the_deck():
    for choice in ("draw", "place"):
        game = (
            scenario(bases=["Jungle Oasis"], hand=["Tsar Eagle"])
            .deck(0, "Bewitched")
            .discard_pile(0, "Toad")
            .discard_pile(1, "King Rex", "Howl", "Scout")
            .deck(1, "Probe")
            .start()
        )
        play(game, "Tsar Eagle")
        assert offered(game) == ["Draw a card", PLACE]
        pick(game, choice)
        if choice == "place":
            assert offered(game) == ["King Rex", "Scout"]
            pick(game, "Scout")
            assert (hand(game, 0), deck(game, 1)) == ([], ["Scout", "Probe"])
            assert discard_pile(game, 1) == ["King Rex", "Howl"]
        else:
            assert (hand(game, 0), deck(game, 1)) == (["Bewitched"], ["Probe"])


def test_tsar_eagle_draws_when_no_other_player_has_a_minion_in_the_discard_pile():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Tsar Eagle"])
        .deck(0, "Bewitched")
        .discard_pile(0, "Toad")
        .discard_pile(1, "Howl")
        .start()
    )
    play(game, "Tsar Eagle")
    assert prompt(game) == PLAY
    assert hand(game, 0) == ["Bewitched"]


def test_tsar_eagle_lets_you_choose_the_player():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Tsar Eagle"])
        .discard_pile(1, "King Rex")
        .discard_pile(2, "King Rex", "Scout")
        .duplicate_factions()
        .start()
    )
    play(game, "Tsar Eagle")
    pick(game, "place", 2, "King Rex")
    assert (deck(game, 1), deck(game, 2)) == ([], ["King Rex"])


def test_there_are_two_tsar_eagles():
    game = scenario(bases=["Jungle Oasis"], hand=["Tsar Eagle"]).minion("Tsar Eagle", on="Jungle Oasis").start()
    play(game, "Tsar Eagle")
    assert minions(game, "Jungle Oasis") == ["Tsar Eagle", "Tsar Eagle"]


# Toad


def toad(players: int = 2) -> Scenario:
    return (
        scenario(players=players, bases=["Jungle Oasis", "The Mothership"], hand=["Toad"], definitions=CARDS)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .minion("Invader", on="The Mothership", of=1)
    )


def test_toad_given_to_another_player_shuffles_a_minion_of_that_player_here_away():
    game = toad().start()
    play(game, "Toad", on="Jungle Oasis")
    assert offered(game) == ["Player 2", "Pass"]
    pick(game, 1)
    assert (asked(game), offered(game)) == (
        0,
        ["King Rex (7, Player 2, Jungle Oasis)", "Scout (3, Player 2, Jungle Oasis)"],
    )
    pick(game, "King Rex")
    assert minions(game, "Jungle Oasis", of=1) == ["Scout", "Toad"]
    assert deck(game, 1) == ["King Rex"]


def test_toad_may_be_kept():
    game = toad().start()
    play(game, "Toad", on="Jungle Oasis")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis", of=0) == ["Toad"]
    assert minions(game, "Jungle Oasis", of=1) == ["King Rex", "Scout"]


def test_the_minion_that_toad_sends_away_goes_to_its_owners_deck():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Toad"])
        .minion("King Rex", on="Jungle Oasis", of=1, owner=2)
        .start()
    )
    play(game, "Toad")
    pick(game, 1)
    assert deck(game, 2) == ["King Rex"]
    assert minions(game, "Jungle Oasis", of=1) == ["Toad"]


def test_toad_may_be_given_to_a_player_without_another_minion_here_and_nothing_is_shuffled():
    game = toad(players=3).minion("War Raptor", on="The Mothership", of=2).duplicate_factions().start()
    play(game, "Toad", on="Jungle Oasis")
    assert offered(game) == ["Player 2", "Player 3", "Pass"]
    pick(game, 2)
    assert minions(game, "Jungle Oasis", of=2) == ["Toad"]
    assert minions(game, "The Mothership") == ["Invader", "War Raptor"]
    assert "shuffle" not in events(game)


def test_10_11_toad_is_given_away_even_if_the_chosen_minion_is_not_affected():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Toad"], definitions=CARDS)
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Anchor"])
        .start()
    )
    play(game, "Toad")
    pick(game, 1)
    assert minions(game, "Jungle Oasis", of=1) == ["King Rex", "Toad"]


def test_7_5_control_of_toad_has_no_end_until_it_leaves_play_and_it_goes_to_its_owners_discard_pile():
    game = toad().hand(1, "Laseratops").deck(0, "Howl", "Howl").duplicate_factions().start()
    play(game, "Toad", on="Jungle Oasis")
    pick(game, 1, "King Rex", "end")
    assert minions(game, "Jungle Oasis", of=1) == ["Scout", "Toad"]
    play(game, "Laseratops", on="Jungle Oasis")
    assert discard_pile(game, 0) == ["Toad"]


def test_7_5_control_of_toad_ends_with_the_next_change_of_control():
    game = toad().hand(0, "Charm").start()
    play(game, "Toad", on="Jungle Oasis")
    pick(game, 1, "King Rex")
    play(game, "Charm")
    pick(game, "Toad")
    assert minions(game, "Jungle Oasis", of=0) == ["Toad"]


def test_6_6_toad_without_power_takes_a_place_and_its_vp():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .minion("King Rex", on="Tar Pits", of=1, counters=9)
        .minion("Toad", on="Tar Pits")
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (3, 4)


# Bewitched


def bewitched(*cards: str, others: bool = True, players: int = 2) -> Scenario:
    """Bewitched of player 0 is on the King Rex of player 1 on Jungle Oasis; each player has a minion elsewhere."""
    start = scenario(players=players, bases=["Jungle Oasis", "The Mothership"], hand=cards, definitions=CARDS).minion(
        "King Rex", on="Jungle Oasis", of=1, actions=[("Bewitched", 0)]
    )
    if others:
        start.minion("Toad", on="The Mothership").minion("Scout", on="The Mothership", of=1)
    return start


ELSEWHERE = ["Toad (0, Player 1, The Mothership)", "Scout (3, Player 2, The Mothership)"]


def test_bewitched_gives_2_power_to_any_players_minion():
    game = scenario(bases=["Jungle Oasis"], hand=["Bewitched"]).minion("King Rex", on="Jungle Oasis", of=1).start()
    play(game, "Bewitched")
    assert power_of(game, "King Rex") == 9


@pytest.mark.parametrize("card", ["Ninja Master", "Tumble", "Transformation"])
def test_bewitched_is_transferred_by_its_controller_when_its_minion_leaves_play_in_any_way(card: str):
    game = bewitched(card).start()
    play(game, card, on="Jungle Oasis" if card == "Ninja Master" else None)
    pick(game, "King Rex")
    mine = [] if card != "Ninja Master" else ["Ninja Master (5, Player 1, Jungle Oasis)"]
    assert (asked(game), asked_by(game), offered(game)) == (0, "Bewitched", [*mine, *ELSEWHERE])
    pick(game, "Scout")
    assert actions_on(game, "Scout") == ["Bewitched"]
    assert power_of(game, "Scout") == 5
    assert [action.controller for action in minion(game, "Scout").actions] == [0]
    assert "Bewitched" not in discard_pile(game, 0)


def test_bewitched_is_transferred_when_its_minion_returns_to_hand_even_by_its_own_controller():
    game = bewitched().hand(1, "Beam Up").turn(1).start()
    play(game, "Beam Up")
    pick(game, "King Rex")
    assert (asked(game), asked_by(game)) == (0, "Bewitched")
    pick(game, "Toad")
    assert power_of(game, "Toad") == 2


def test_a_minion_played_as_a_result_of_the_departure_cannot_receive_bewitched():
    game = bewitched("Transformation", others=False).deck(1, "Invader").start()
    play(game, "Transformation")
    play(game, "Invader")
    assert actions_on(game, "Invader") == []
    assert discard_pile(game, 0) == ["Bewitched", "Transformation"]


def test_bewitched_is_discarded_if_no_other_minion_is_in_play():
    game = bewitched("Tumble", others=False).start()
    play(game, "Tumble")
    assert discard_pile(game, 0) == ["Bewitched", "Tumble"]


def test_bewitched_is_discarded_if_the_chosen_minion_cannot_be_affected_by_it():
    game = bewitched("Tumble", others=False).minion("Haunting", on="The Mothership", of=1).start()
    play(game, "Tumble")
    pick(game, "King Rex")
    assert actions_on(game, "Haunting") == []
    assert discard_pile(game, 0) == ["Bewitched", "Tumble"]


def test_bewitched_cannot_go_to_a_minion_that_leaves_at_the_same_time():
    game = bewitched("Crop Circles").minion("War Raptor", on="Jungle Oasis", of=1).duplicate_factions().start()
    play(game, "Crop Circles")
    pick(game, "Jungle Oasis")
    assert offered(game) == ELSEWHERE


def test_when_its_base_scores_bewitched_goes_to_a_minion_on_another_base_only():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .minion("King Rex", on="Tar Pits", of=1, counters=7, actions=[("Bewitched", 0)])
        .minion("Armor Stego", on="Tar Pits")
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .minion("Toad", on="Jungle Oasis")
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert game.scores == (3, 4)
    assert offered(game) == ["War Raptor (3, Player 2, Jungle Oasis)", "Toad (0, Player 1, Jungle Oasis)"]
    pick(game, "Toad")
    assert power_of(game, "Toad") == 2


def test_when_its_base_scores_and_no_minion_is_elsewhere_bewitched_is_discarded():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .minion("King Rex", on="Tar Pits", of=1, counters=7, actions=[("Bewitched", 0)])
        .minion("Armor Stego", on="Tar Pits")
        .deck(0, "Toad", "Howl")
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert sorted(discard_pile(game, 0)) == ["Armor Stego", "Bewitched"]


def test_to_transfer_bewitched_is_not_to_play_it():
    """Heracles grows with every action that is played: with Tumble, not with Bewitched."""
    game = bewitched("Tumble", others=False).minion("Heracles", on="The Mothership", of=0).start()
    play(game, "Tumble")
    pick(game, "King Rex")
    assert power_of(game, "Heracles") == 4 + 2 + 1


def test_bewitched_that_is_destroyed_itself_goes_to_the_discard_pile():
    game = bewitched("Disenchant").start()
    play(game, "Disenchant")
    assert discard_pile(game, 0) == ["Bewitched", "Disenchant"]
    assert power_of(game, "King Rex") == 7


# Fetch I Know Not What

FETCH = "Fetch I Know Not What"


def fetching(*cards: str) -> Scenario:
    return scenario(bases=["Jungle Oasis"], hand=[FETCH]).deck(0, *cards)


def test_fetch_i_know_not_what_reveals_until_two_actions_have_appeared_and_you_may_take_both():
    game = fetching("King Rex", "Howl", "Toad", "Bewitched", "Rampage").start()
    play(game, FETCH)
    assert [name for cards in revealed(game) for name in cards] == ["King Rex", "Howl", "Toad", "Bewitched"]
    assert offered(game) == ["Howl", "Bewitched", "Done"]
    pick(game, "Bewitched", "Howl")
    assert sorted(hand(game, 0)) == ["Bewitched", "Howl"]
    assert sorted(deck(game, 0)) == ["King Rex", "Rampage", "Toad"]
    assert discard_pile(game, 0) == [FETCH]


def test_actions_you_decline_are_shuffled_back_by_fetch_i_know_not_what():
    game = fetching("King Rex", "Howl", "Bewitched").start()
    play(game, FETCH)
    pick(game, "Howl", "done")
    assert hand(game, 0) == ["Howl"]
    assert sorted(deck(game, 0)) == ["Bewitched", "King Rex"]


def test_with_nothing_left_over_fetch_i_know_not_what_shuffles_nothing():
    game = fetching("Howl", "Bewitched", "King Rex", "Rampage", "Toad").start()
    play(game, FETCH)
    pick(game, "Howl", "Bewitched")
    assert deck(game, 0) == ["King Rex", "Rampage", "Toad"]


@pytest.mark.parametrize("cards", [("King Rex", "Howl", "Toad"), ("Howl",)])
def test_3_8_if_the_deck_runs_out_first_fetch_i_know_not_what_uses_what_was_revealed(cards: tuple[str, ...]):
    game = fetching(*cards).discard_pile(0, "Bewitched", "Rampage").start()
    play(game, FETCH)
    assert offered(game) == ["Howl", "Done"]
    pick(game, "Howl")
    assert hand(game, 0) == ["Howl"]
    assert discard_pile(game, 0) == ["Bewitched", "Rampage", FETCH]


def test_3_8_an_empty_deck_is_refilled_before_fetch_i_know_not_what_reveals():
    game = fetching().discard_pile(0, "Bewitched", "Rampage").start()
    play(game, FETCH)
    pick(game, "Bewitched", "Rampage")
    assert sorted(hand(game, 0)) == ["Bewitched", "Rampage"]


def test_without_any_card_fetch_i_know_not_what_does_nothing():
    game = fetching().start()
    play(game, FETCH)
    assert discard_pile(game, 0) == [FETCH]


# Go I Know Not Whither

WHITHER = "Go I Know Not Whither"


def test_go_i_know_not_whither_shuffles_a_random_minion_of_each_other_player_there_into_its_owners_deck():
    gone = set()
    for seed in range(20):
        game = (
            scenario(players=3, bases=["Jungle Oasis", "The Mothership"], hand=[WHITHER])
            .minion("Toad", on="Jungle Oasis")
            .minion("King Rex", on="Jungle Oasis", of=1)
            .minion("Scout", on="Jungle Oasis", of=1)
            .minion("Gremlin", on="Jungle Oasis", of=2)
            .minion("Gnome", on="The Mothership", of=2)
            .seed(seed)
            .start()
        )
        play(game, WHITHER)
        pick(game, "Jungle Oasis")
        assert minions(game, "Jungle Oasis", of=0) == ["Toad"]
        assert deck(game, 2) == ["Gremlin"]
        assert len(minions(game, "Jungle Oasis", of=1)) == 1
        gone.add(tuple(deck(game, 1)))
    assert gone == {("King Rex",), ("Scout",)}


def test_go_i_know_not_whither_picks_among_what_a_player_controls_and_it_goes_to_the_owners_deck():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=[WHITHER])
        .minion("King Rex", on="Jungle Oasis", of=1, owner=2)
        .minion("Scout", on="Jungle Oasis", of=0, owner=2)
        .start()
    )
    play(game, WHITHER)
    assert minions(game, "Jungle Oasis") == ["Scout"]
    assert deck(game, 2) == ["King Rex"]


def test_10_11_a_protected_minion_may_be_picked_by_go_i_know_not_whither_to_no_effect():
    game = scenario(bases=["Jungle Oasis"], hand=[WHITHER]).minion("Haunting", on="Jungle Oasis", of=1).start()
    play(game, WHITHER)
    assert minions(game, "Jungle Oasis") == ["Haunting"]


# Go See My Sister

SISTER = "Go See My Sister"
DRAW = "Draw a card?"


def sister(*cards: str) -> Scenario:
    return (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=cards, definitions=CARDS)
        .action(SISTER, on="Jungle Oasis")
        .deck(0, "Bewitched", "Transformation", "Transformation")
    )


def test_after_you_play_a_minion_on_go_see_my_sister_you_may_draw_a_card():
    game = sister("Toad").start()
    play(game, "Toad", on="Jungle Oasis")
    pick(game, "pass")
    assert (asked(game), prompt(game)) == (0, DRAW)
    pick(game, "yes")
    assert hand(game, 0) == ["Bewitched"]


def test_you_need_not_draw_for_go_see_my_sister():
    game = sister("King Rex").start()
    play(game, "King Rex", on="Jungle Oasis")
    pick(game, "no")
    assert hand(game, 0) == []


def test_a_minion_played_elsewhere_is_nothing_to_go_see_my_sister():
    game = sister("King Rex").start()
    play(game, "King Rex", on="The Mothership")
    assert prompt(game) == PLAY


def test_after_you_move_one_of_your_minions_to_go_see_my_sister_you_may_draw_a_card():
    game = sister("Invasion").minion("Toad", on="The Mothership").start()
    play(game, "Invasion")
    assert prompt(game) == DRAW


def test_another_players_minion_that_you_move_there_is_nothing_to_go_see_my_sister():
    game = sister("Invasion").minion("King Rex", on="The Mothership", of=1).start()
    play(game, "Invasion")
    assert minions(game, "Jungle Oasis") == ["King Rex"]
    assert prompt(game) == PLAY


def test_your_minion_moved_by_another_player_is_nothing_to_go_see_my_sister():
    game = sister().minion("Toad", on="The Mothership").hand(1, "Invasion").turn(1).start()
    play(game, "Invasion")
    assert minions(game, "Jungle Oasis") == ["Toad"]
    assert prompt(game) == PLAY


def test_what_another_player_plays_there_is_nothing_to_go_see_my_sister():
    game = sister().hand(1, "King Rex").turn(1).start()
    play(game, "King Rex", on="Jungle Oasis")
    assert prompt(game) == PLAY


def test_each_arrival_counts_separately_for_go_see_my_sister():
    game = sister("Dinghy").minion("Toad", on="The Mothership").minion("First Mate", on="The Mothership").start()
    play(game, "Dinghy")
    pick(game, "Toad", "First Mate")
    assert prompt(game) == DRAW
    pick(game, "yes")
    assert prompt(game) == DRAW  # Their order cannot matter, so nobody is asked for it.
    pick(game, "yes")
    assert hand(game, 0) == ["Bewitched", "Transformation"]


def test_a_minion_you_play_because_of_another_players_baba_yaga_counts_for_go_see_my_sister():
    game = (
        sister()
        .minion("Baba Yaga", on="Jungle Oasis", of=1)
        .minion("Toad", on="Jungle Oasis")
        .turn(1)
        .duplicate_factions()
        .start()
    )
    use(game, "Baba Yaga")
    assert offered(game) == ["Toad on Jungle Oasis", "Pass"]
    play(game, "Toad")
    pick(game, "pass")
    assert (asked(game), prompt(game)) == (0, DRAW)


# Mass Transformation

UNDER = "Place your hand under your deck: which card next? The last one is the bottommost."


def test_mass_transformation_puts_every_hand_under_its_deck_in_any_order_and_as_many_are_drawn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mass Transformation", "Toad", "Howl"])
        .deck(0, "King Rex", "Rampage", "Bewitched")
        .hand(1, "Scout", "Probe", "Invader")
        .deck(1, "Shinobi", "Poison", "Infiltrate", "Disguise")
        .start()
    )
    play(game, "Mass Transformation")
    assert (asked(game), prompt(game), offered(game)) == (0, UNDER, ["Toad", "Howl"])
    pick(game, "Howl")
    assert (asked(game), offered(game)) == (1, ["Scout", "Probe", "Invader"])
    pick(game, "Probe", "Scout")
    assert hand(game, 0) == ["King Rex", "Rampage"]
    assert deck(game, 0) == ["Bewitched", "Howl", "Toad"]
    assert hand(game, 1) == ["Shinobi", "Poison", "Infiltrate"]
    assert deck(game, 1) == ["Disguise", "Probe", "Scout", "Invader"]
    assert discard_pile(game, 0) == ["Mass Transformation"]


def test_a_player_with_a_short_deck_draws_own_cards_again_from_mass_transformation():
    game = scenario(bases=["Jungle Oasis"], hand=["Mass Transformation", "Toad", "Howl"]).deck(0, "King Rex").start()
    play(game, "Mass Transformation")
    pick(game, "Howl")
    assert hand(game, 0) == ["King Rex", "Howl"]
    assert deck(game, 0) == ["Toad"]


def test_players_without_a_hand_draw_nothing_from_mass_transformation():
    game = scenario(bases=["Jungle Oasis"], hand=["Mass Transformation"]).deck(0, "Toad").deck(1, "Scout").start()
    play(game, "Mass Transformation")
    assert (hand(game, 0), hand(game, 1)) == ([], [])


def test_9_3_cards_a_player_does_not_own_go_under_that_players_deck_by_mass_transformation():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Theft", "Mass Transformation"], definitions=CARDS)
        .hand(1, "Probe")
        .deck(0, "Toad")
        .plays(actions=2)
        .start()
    )
    play(game, "Theft")
    play(game, "Mass Transformation")
    assert hand(game, 0) == ["Toad"]
    assert deck(game, 0) == ["Probe"]


def test_mass_transformation_neither_plays_nor_discards_the_cards():
    game = scenario(bases=["Jungle Oasis"], hand=["Mass Transformation", "Toad"]).hand(1, "Scout").start()
    play(game, "Mass Transformation")
    assert not {"discard", "play_minion"} & set(events(game))


def test_what_mass_transformation_puts_under_a_deck_only_that_player_knows():
    """Probe has shown the hand, so player 1 knows which cards lie there, but not in which order."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mass Transformation", "Toad", "Howl", "Upgrade"])
        .deck(0, "King Rex", "War Raptor")
        .hand(1, "Probe")
        .turn(1)
        .start()
    )
    play(game, "Probe")
    pick(game, "end")
    play(game, "Mass Transformation")
    pick(game, "Upgrade")
    assert hand(game, 0) == ["King Rex", "War Raptor"]
    orders = {tuple(deck(game.determinize(1, seed), 0)) for seed in range(20)}
    assert orders == {("Upgrade", "Howl"), ("Howl", "Upgrade")}
    assert {tuple(deck(game.determinize(0, seed), 0)) for seed in range(20)} == {("Upgrade", "Howl")}


# The Frog Princess


def frog(*cards: str, owner: int = 0, more: tuple[str, ...] = ()) -> Scenario:
    """The Frog Princess is on the War Raptor of player 0 on Jungle Oasis; these cards are on top of the deck."""
    return (
        scenario(bases=["Jungle Oasis", "The Mothership"], definitions=CARDS)
        .minion("War Raptor", on="Jungle Oasis", owner=owner, counters=2, actions=[FROG, *more])
        .deck(0, *cards)
    )


def test_the_frog_princess_turns_her_minion_into_one_off_the_top_of_your_deck_and_goes_to_it():
    game = frog("Bewitched", "Baba Yaga", "Toad").start()
    use(game, FROG)
    assert (asked(game), offered(game)) == (0, ["Baba Yaga on Jungle Oasis", "Pass"])
    play(game, "Baba Yaga")
    assert minions(game, "Jungle Oasis") == ["Baba Yaga"]
    assert actions_on(game, "Baba Yaga") == [FROG]
    assert actions_on(game, "Jungle Oasis") == []
    assert sorted(deck(game, 0)) == ["Bewitched", "Toad", "War Raptor"]
    assert plays_left(game) == (1, 1)


def test_the_talent_of_the_frog_princess_has_been_used_for_this_turn():
    game = frog("Foolish Magician").start()
    use(game, FROG)
    play(game, "Foolish Magician")
    pick(game, "War Raptor")
    assert offered(game) == ["End your plays"]


def test_other_cards_and_counters_on_the_old_minion_are_lost():
    game = frog("Toad", more=("Upgrade",)).start()
    use(game, FROG)
    play(game, "Toad")
    pick(game, "pass")
    assert power_of(game, "Toad") == 0
    assert discard_pile(game, 0) == ["Upgrade"]


def test_the_frog_princess_plays_from_your_own_deck_even_if_the_old_minion_was_somebody_elses():
    game = frog("Toad", owner=1).deck(1, "King Rex").start()
    use(game, FROG)
    play(game, "Toad")
    pick(game, "pass")
    assert actions_on(game, "Toad") == [FROG]
    assert minions(game, "Jungle Oasis", of=0) == ["Toad"]
    assert deck(game, 1) == ["King Rex", "War Raptor"]


def test_3_8_if_your_deck_is_empty_the_frog_princess_has_it_refilled_first():
    game = frog(owner=1).discard_pile(0, "Toad").start()
    use(game, FROG)
    play(game, "Toad")
    pick(game, "pass")
    assert actions_on(game, "Toad") == [FROG]


def test_if_no_minion_is_found_the_frog_princess_is_discarded():
    game = frog("Bewitched", "Transformation", owner=1).discard_pile(0, "Toad").start()
    use(game, FROG)
    assert prompt(game) == PLAY
    assert minions(game, "Jungle Oasis") == []
    assert discard_pile(game, 0) == ["Toad", FROG]
    assert sorted(deck(game, 0)) == ["Bewitched", "Transformation"]


def test_if_the_minion_found_is_not_played_the_frog_princess_is_discarded():
    game = frog("Toad").start()
    use(game, FROG)
    pick(game, "pass")
    assert discard_pile(game, 0) == [FROG]
    assert actions_on(game, "Jungle Oasis") == []
    assert sorted(deck(game, 0)) == ["Toad", "War Raptor"]


def test_if_the_new_minion_is_gone_when_it_has_resolved_the_frog_princess_is_discarded():
    """Ninja Master destroys himself."""
    game = (
        scenario(bases=["Jungle Oasis"])
        .minion("Toad", on="Jungle Oasis", actions=[FROG])
        .deck(0, "Ninja Master")
        .start()
    )
    use(game, FROG)
    play(game, "Ninja Master")
    pick(game, "Ninja Master")
    assert discard_pile(game, 0) == ["Ninja Master", FROG]


def test_3_5_if_the_minion_cannot_be_placed_the_frog_princess_does_nothing():
    game = frog("Toad", more=("Anchor",)).start()
    use(game, FROG)
    assert prompt(game) == PLAY
    assert actions_on(game, "War Raptor") == [FROG, "Anchor"]
    assert deck(game, 0) == ["Toad"]


def test_the_frog_princess_is_discarded_when_her_minion_leaves_in_another_way_also_after_a_vain_talent():
    fittest = "Survival of the Fittest"
    game = (
        frog("Toad", more=("Anchor",))
        .hand(0, fittest)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    use(game, FROG)
    play(game, fittest)
    assert sorted(discard_pile(game, 0)) == ["Anchor", fittest, FROG, "War Raptor"]


def test_the_frog_princess_is_played_on_your_own_minions_only():
    game = (
        scenario(bases=["Jungle Oasis"], hand=[FROG])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Toad", on="Jungle Oasis")
        .start()
    )
    assert offered(game) == [f"{FROG} on Toad (0, Player 1, Jungle Oasis)", "End your plays"]


# The Water of Life

WATER = "The Water of Life"


def test_the_water_of_life_puts_a_minion_on_your_deck_and_gives_an_extra_action():
    game = (
        scenario(bases=["Jungle Oasis"], hand=[WATER, "Howl"])
        .discard_pile(0, "Toad", "Rampage", "King Rex")
        .deck(0, "Bewitched")
        .start()
    )
    play(game, WATER)
    assert offered(game) == ["Toad", "King Rex"]
    pick(game, "King Rex")
    assert deck(game, 0) == ["King Rex", "Bewitched"]
    assert plays_left(game) == (1, 1)  # It waits to be used later in the phase.
    play(game, "Howl")
    assert plays_left(game) == (1, 0)


def test_without_a_minion_in_the_discard_pile_the_water_of_life_still_gives_the_extra_action():
    game = scenario(bases=["Jungle Oasis"], hand=[WATER]).discard_pile(0, "Rampage").discard_pile(1, "Scout").start()
    play(game, WATER)
    assert plays_left(game) == (1, 1)
    assert deck(game, 0) == deck(game, 1) == []


# Transformation


def test_transformation_turns_any_minion_into_one_off_the_top_of_its_owners_deck_on_the_same_base():
    game = (
        scenario(bases=["Jungle Oasis", "The Mothership"], hand=["Transformation"])
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Toad", on="The Mothership")
        .deck(1, "Howl", "Invader", "Probe")
        .start()
    )
    play(game, "Transformation")
    assert len(offered(game)) == 2
    pick(game, "King Rex")
    assert (asked(game), offered(game)) == (1, ["Invader on Jungle Oasis", "Pass"])
    play(game, "Invader")
    assert minions(game, "Jungle Oasis", of=1) == ["Invader"]
    assert game.scores == (0, 1)
    assert sorted(deck(game, 1)) == ["Howl", "King Rex", "Probe"]
    assert discard_pile(game, 0) == ["Transformation"]


def test_transformation_of_your_own_minion_is_a_way_to_a_better_one():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Transformation"])
        .minion("Toad", on="Jungle Oasis")
        .deck(0, "King Rex")
        .start()
    )
    play(game, "Transformation")
    play(game, "King Rex")
    assert minions(game, "Jungle Oasis", of=0) == ["King Rex"]


def test_the_owner_reveals_after_transformation_of_a_minion_somebody_else_controls():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Transformation"])
        .minion("Scout", on="Jungle Oasis", of=0, owner=1)
        .deck(1, "Invader")
        .start()
    )
    play(game, "Transformation")
    assert asked(game) == 1
    play(game, "Invader")
    assert minions(game, "Jungle Oasis", of=1) == ["Invader"]


def test_the_owner_need_not_play_a_minion_after_transformation():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Transformation"])
        .minion("Scout", on="Jungle Oasis", of=1)
        .deck(1, "Invader")
        .start()
    )
    play(game, "Transformation")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == []
    assert sorted(deck(game, 1)) == ["Invader", "Scout"]


def test_3_5_transformation_of_a_minion_that_is_not_affected_gives_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Transformation"])
        .minion("Scout", on="Jungle Oasis", of=1)
        .action("Wildlife Preserve", on="Jungle Oasis", of=1)
        .deck(1, "Invader")
        .start()
    )
    play(game, "Transformation")
    assert minions(game, "Jungle Oasis") == ["Scout"]
    assert deck(game, 1) == ["Invader"]


def test_a_minion_turned_by_transformation_loses_its_actions_and_is_not_destroyed():
    game = (
        scenario(bases=["Cave of Shinies"], hand=["Transformation"])
        .minion("War Raptor", on="Cave of Shinies", of=1, counters=2, actions=["Upgrade"])
        .start()
    )
    play(game, "Transformation")
    play(game, "War Raptor")
    assert power_of(game, "War Raptor") == 3
    assert discard_pile(game, 1) == ["Upgrade"]
    assert game.scores == (0, 0)


def test_clarification_the_frog_princess_is_discarded_without_triggering_when_transformation_is_used():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Transformation"])
        .minion("Toad", on="Jungle Oasis", actions=[FROG])
        .deck(0, "King Rex")
        .start()
    )
    play(game, "Transformation")
    play(game, "King Rex")
    assert actions_on(game, "King Rex") == []
    assert discard_pile(game, 0) == [FROG, "Transformation"]


def test_transformation_may_be_played_without_a_minion_in_play():
    game = scenario(bases=["Jungle Oasis"], hand=["Transformation"]).start()
    play(game, "Transformation")
    assert discard_pile(game, 0) == ["Transformation"]


# Giant Turnip


def test_each_minion_of_any_player_lowers_the_breakpoint_of_giant_turnip_by_1():
    game = (
        scenario(bases=["Giant Turnip", "Jungle Oasis"], hand=["Toad"])
        .minion("King Rex", on="Giant Turnip", of=1)
        .minion("Armor Stego", on="Giant Turnip")
        .minion("Armor Stego", on="Jungle Oasis")
        .duplicate_factions()
        .start()
    )
    assert breakpoint_on(game, "Giant Turnip") == 28
    assert breakpoint_on(game, "Jungle Oasis") == 12
    play(game, "Toad", on="Giant Turnip")
    assert breakpoint_on(game, "Giant Turnip") == 27


def test_7_2_the_breakpoint_of_giant_turnip_is_never_below_zero():
    game = scenario(bases=["Giant Turnip"], hand=["Rampage"]).minion("King Rex", on="Giant Turnip", counters=30).start()
    play(game, "Rampage")
    assert breakpoint_on(game, "Giant Turnip") == 0


def test_second_and_third_place_at_giant_turnip_both_give_3_vp():
    game = (
        scenario(players=3, bases=["Giant Turnip", "Jungle Oasis"])
        .minion("King Rex", on="Giant Turnip", of=0, counters=10)
        .minion("King Rex", on="Giant Turnip", of=1)
        .minion("Scout", on="Giant Turnip", of=2)
        .turn(0, "score_bases")
        .duplicate_factions()
        .start()
    )
    assert game.scores == (5, 3, 3)  # 17 + 7 + 3 power are the 27 it takes with three minions there.


# Transformation Spring


def spring(*cards: str) -> Scenario:
    return scenario(bases=[SPRING, "Jungle Oasis"], hand=cards, definitions=CARDS)


def ask_for(name: str) -> str:
    return f"Place {name} under its owner's deck to play a minion off the top of yours?"


def test_a_minion_you_play_at_transformation_spring_may_be_turned_into_one_off_the_top_of_your_deck():
    game = spring("Toad").deck(0, "Howl", "King Rex", "Rampage").start()
    play(game, "Toad", on=SPRING)
    pick(game, "pass")
    assert (asked(game), prompt(game)) == (0, ask_for("Toad"))
    pick(game, "yes")
    assert offered(game) == [f"King Rex on {SPRING}", "Pass"]
    play(game, "King Rex")
    assert minions(game, SPRING) == ["King Rex"]
    assert sorted(deck(game, 0)) == ["Howl", "Rampage", "Toad"]
    assert prompt(game) == PLAY  # Once per turn: King Rex cannot be turned again.


def test_a_minion_at_transformation_spring_may_stay_what_it_is():
    game = spring("War Raptor").deck(0, "King Rex").start()
    play(game, "War Raptor", on=SPRING)
    pick(game, "no")
    assert minions(game, SPRING) == ["War Raptor"]
    assert deck(game, 0) == ["King Rex"]


def test_who_lets_one_minion_stay_may_turn_the_next_one_at_transformation_spring():
    game = spring("War Raptor", "Armor Stego").plays(minions=2).deck(0, "King Rex").start()
    play(game, "War Raptor", on=SPRING)
    pick(game, "no")
    play(game, "Armor Stego", on=SPRING)
    assert prompt(game) == ask_for("Armor Stego")


def test_the_played_minion_resolves_before_transformation_spring_takes_it():
    game = spring("Invader").deck(0, "Toad").start()
    play(game, "Invader", on=SPRING)
    assert game.scores == (1, 0)
    pick(game, "yes")
    play(game, "Toad")
    pick(game, "pass")
    assert minions(game, SPRING) == ["Toad"]


def test_transformation_spring_is_for_your_own_turn_only():
    game = spring("Transformation").minion("King Rex", on=SPRING, of=1).deck(1, "War Raptor").start()
    play(game, "Transformation")
    play(game, "War Raptor")
    assert prompt(game) == PLAY
    assert minions(game, SPRING) == ["War Raptor"]


def test_each_player_may_use_transformation_spring_once_in_each_own_turn():
    game = spring("War Raptor").deck(0, "King Rex", "Howl", "Howl").hand(1, "Scout").deck(1, "Invader").start()
    play(game, "War Raptor", on=SPRING)
    pick(game, "yes")
    play(game, "King Rex")
    pick(game, "end")
    play(game, "Scout", on=SPRING)
    assert (asked(game), prompt(game)) == (1, ask_for("Scout"))


def test_minions_on_other_bases_are_nothing_to_transformation_spring():
    game = spring("War Raptor").deck(0, "King Rex").start()
    play(game, "War Raptor", on="Jungle Oasis")
    assert prompt(game) == PLAY


def test_clarification_transformation_spring_can_trigger_in_the_start_turn_phase():
    game = spring("War Raptor").action("Herald", on="Jungle Oasis").deck(0, "King Rex").turn(0, "start_turn").start()
    play(game, "War Raptor", on=SPRING)
    assert prompt(game) == ask_for("War Raptor")
    pick(game, "yes")
    play(game, "King Rex")
    assert minions(game, SPRING) == ["King Rex"]


def test_clarification_transformation_spring_can_trigger_while_a_base_scores():
    game = (
        scenario(bases=["Tar Pits", SPRING], hand=["Hidden Ninja", "The Birch"])
        .minion("The Birch Woman", on="Tar Pits", counters=12)
        .deck(0, "Toad")
        .turn(0, "score_bases")
        .start()
    )
    pick(game, "pass")  # Hidden Ninja.
    pick(game, "yes", "hand")
    play(game, "The Birch", on=SPRING)
    assert prompt(game) == ask_for("The Birch")


def test_the_old_minion_goes_to_its_owners_deck_and_the_new_one_comes_from_yours():
    game = spring("Theft").hand(1, "War Raptor").deck(0, "Toad").deck(1, "King Rex").start()
    play(game, "Theft")
    play(game, "War Raptor", on=SPRING)
    pick(game, "yes")
    play(game, "Toad")
    pick(game, "pass")
    assert minions(game, SPRING, of=0) == ["Toad"]
    assert deck(game, 1) == ["King Rex", "War Raptor"]


def test_if_the_very_first_card_is_a_minion_transformation_spring_does_not_shuffle():
    for seed in range(10):
        game = spring("War Raptor").deck(0, "King Rex", "Howl", "Rampage", "Augmentation").seed(seed).start()
        play(game, "War Raptor", on=SPRING)
        pick(game, "yes")
        play(game, "King Rex")
        assert deck(game, 0) == ["Howl", "Rampage", "Augmentation", "War Raptor"]


def test_a_minion_off_the_top_that_is_not_played_at_transformation_spring_is_shuffled_in():
    game = spring("War Raptor").deck(0, "King Rex", "Howl").start()
    play(game, "War Raptor", on=SPRING)
    pick(game, "yes", "pass")
    assert minions(game, SPRING) == []
    assert sorted(deck(game, 0)) == ["Howl", "King Rex", "War Raptor"]
    assert "shuffle" in events(game)


def test_3_5_if_the_minion_cannot_be_placed_transformation_spring_gives_nothing_and_is_not_used_up():
    game = spring("War Raptor", "Toad").action("Ice", on=SPRING).plays(minions=2).deck(0, "King Rex").start()
    play(game, "War Raptor", on=SPRING)
    pick(game, "yes")
    assert minions(game, SPRING) == ["War Raptor"]
    assert deck(game, 0) == ["King Rex"]
    play(game, "Toad", on=SPRING)
    pick(game, "pass")
    assert prompt(game) == ask_for("Toad")


def test_a_minion_that_is_gone_cannot_be_turned_by_transformation_spring():
    game = spring("Ninja Master").deck(0, "Shinobi").start()
    play(game, "Ninja Master", on=SPRING)
    pick(game, "Ninja Master")
    assert prompt(game) == PLAY
    assert discard_pile(game, 0) == ["Ninja Master"]


def test_5_7_a_transformation_spring_that_left_play_and_came_back_may_be_used_again():
    game = (
        scenario(bases=[SPRING], hand=["Toad", "Hatchling", "Burn It Down"])
        .plays(minions=2)
        .deck(0, "Foolish Magician", "The Gray Wolf", "Tsar Eagle", "Great Wyrm", "Bewitched")
        .start()
    )
    play(game, "Hatchling", on=SPRING)
    pick(game, "yes", "pass")
    play(game, "Burn It Down")
    pick(game, "discard")
    assert prompt(game) == PLAY
    play(game, "Toad", on=SPRING)
    pick(game, "pass")
    assert prompt(game) == ask_for("Toad")
