"""Section 3 of the rules: playing cards."""

from collections.abc import Sequence

import pytest

from smashup.engine import Action, BaseInPlay, Card, CardInPlay, Destroyed, Effect, Minion
from smashup.scenario import (
    actions_on,
    asked_by,
    deck,
    discard_pile,
    hand,
    minions,
    offered,
    pick,
    play,
    power_of,
    prompt,
    scenario,
    use,
)

PLAY = "Play a card, use an ability, or end your plays."


class Adept(Minion):
    """Talent: Gain 1 VP."""

    name = "Adept"
    power = 2

    def talent(self) -> None:
        self.gain_vp()


class Relay(Action):
    """Transfer an action from one minion to another."""

    name = "Relay"

    def on_play(self) -> Effect:
        action = yield from self.choose_action("Transfer which action?", self.actions_in_play())
        minion = yield from self.choose_minion("To which minion?", self.minions())
        if action is not None and minion is not None:
            yield from self.transfer(action, minion)


class Plate(Action):
    """Play on a minion. Gain 1 VP. Ongoing: This minion has +1 power."""

    name = "Plate"
    plays_on = "minion"

    def on_play(self) -> None:
        self.gain_vp()

    def gives_power(self, minion: CardInPlay) -> int:
        return 1 if self.card in minion.actions else 0


class Ritual(Action):
    """Destroy a minion to draw a card."""

    name = "Ritual"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Destroy which minion?", self.minions())
        if (yield from self.destroy(target)):
            self.draw()


class Toll(Action):
    """Discard two cards to gain 3 VP."""

    name = "Toll"

    def on_play(self) -> Effect:
        cards = yield from self.choose_cards("Discard two cards?", self.hand, exactly=2)
        if cards:
            self.discard(cards)
            self.gain_vp(3)


class Duet(Action):
    """You may choose two of your minions. Each has +2 power until the end of the turn."""

    name = "Duet"

    def on_play(self) -> Effect:
        pair = yield from self.choose_minions("Choose two of your minions?", self.minions(of=self.you), exactly=2)
        yield from self.give_power(pair, 2)


class Purge(Action):
    """Destroy two minions."""

    name = "Purge"

    def on_play(self) -> Effect:
        doomed = yield from self.choose_minions("Destroy two minions.", self.minions(), exactly=2, must=True)
        yield from self.destroy(doomed)


class Massacre(Action):
    """Destroy each minion on a base."""

    name = "Massacre"

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Which base?")
        if base is not None:
            yield from self.destroy(base.minions[:])


class Avenger(Minion):
    """Special: After one of your minions is destroyed, you may play this minion where it was. Draw a card."""

    name = "Avenger"
    power = 2
    answers_to = "after_minion_destroyed"

    def answers(self, event: object) -> Sequence[BaseInPlay]:
        assert isinstance(event, Destroyed)
        return (event.base,) if event.controller == self.you else ()

    def on_play(self) -> None:
        self.draw()


class Conjurer(Minion):
    """Play a minion off the top of your deck here."""

    name = "Conjurer"
    power = 2

    def on_play(self) -> Effect:
        yield from self.play_off_the_top(minion_card, [self.here])


class Parade(Action):
    """Play two minions off the top of your deck."""

    name = "Parade"

    def on_play(self) -> Effect:
        yield from self.play_off_the_top(minion_card, number=2)


class Recital(Action):
    """Play an action off the top of your deck."""

    name = "Recital"

    def on_play(self) -> Effect:
        yield from self.play_off_the_top(action_card)


class Changeling(Action):
    """Another player plays a minion off the top of their deck."""

    name = "Changeling"

    def on_play(self) -> Effect:
        yield from self.play_off_the_top(minion_card, player=self.others[0])


class Dowsing(Action):
    """Reveal cards from your deck until a minion shows; place it into your hand, the others under your deck."""

    name = "Dowsing"

    def on_play(self) -> None:
        others, found = self.reveal_until(minion_card)
        if found is not None:
            self.into_hand(found, self.state.limbo)
        for card in others:
            self.onto_deck(card, self.state.limbo, top=False)


class Recluse(Minion):
    """(No ability.)"""

    name = "Recluse"
    power = 3


class Fence(Action):
    """Play on a base. Ongoing: A Recluse cannot be played here."""

    name = "Fence"
    plays_on = "base"

    def forbids_minion(self, player: int, definition: type[Card], base: BaseInPlay) -> bool:
        return definition is Recluse and base is self.here


def minion_card(card: type[Card]) -> bool:
    return card.is_minion


def action_card(card: type[Card]) -> bool:
    return not card.is_minion


CARDS = [Adept, Relay, Plate, Ritual, Toll, Duet, Purge, Massacre, Avenger]
TOP = [Conjurer, Parade, Recital, Changeling, Dowsing, Recluse, Fence]


# 3.1


def test_3_1_a_minion_is_played_by_choosing_a_base_and_putting_it_there():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["King Rex"]).start()
    assert offered(game) == ["King Rex on Tar Pits", "King Rex on Jungle Oasis", "End your plays"]
    play(game, "King Rex", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis", of=0) == ["King Rex"]
    assert hand(game, 0) == []


def test_3_1_then_its_on_play_ability_happens():
    """Microbot Guard counts itself: it is already there."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Microbot Guard"])
        .minion("Zapbot", on="Jungle Oasis", of=0)
        .minion("Microbot Guard", on="Jungle Oasis", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Microbot Guard", on="Jungle Oasis")
    assert asked_by(game) == "Microbot Guard"
    pick(game, "Microbot Guard", of=1)
    assert minions(game, "Jungle Oasis") == ["Zapbot", "Microbot Guard"]


# 3.2


def test_3_2_a_standard_action_is_discarded_after_it_has_resolved():
    game = scenario(bases=["Tar Pits"], hand=["Mystic Studies"]).discard_pile(0, "Summon").start()
    play(game, "Mystic Studies")
    assert hand(game, 0) == ["Summon"]  # it was not yet in the pile that became the deck
    assert discard_pile(game, 0) == ["Mystic Studies"]


def test_3_2_everybody_sees_the_action_that_is_played():
    game = scenario(bases=["Tar Pits"], hand=["Howl"]).start()
    play(game, "Howl")
    assert [event.cards[0][1] for event in game.events if event.kind == "play" and event.visible_to(1)] == ["Howl"]


def test_3_2_an_action_played_on_a_base_or_on_a_minion_stays_there():
    game = (
        scenario(bases=["Tar Pits"], hand=["Upgrade", "Wildlife Preserve"])
        .plays(actions=2)
        .minion("King Rex", on="Tar Pits")
        .start()
    )
    play(game, "Upgrade", on="King Rex")
    play(game, "Wildlife Preserve", on="Tar Pits")
    assert actions_on(game, "King Rex") == ["Upgrade"]
    assert actions_on(game, "Tar Pits") == ["Wildlife Preserve"]
    assert discard_pile(game, 0) == []


# 3.3


@pytest.mark.parametrize("card", ["Invasion", "Beam Up", "Disintegrator"])
def test_3_3_a_moved_returned_or_placed_card_is_not_played(card: str):
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=[card]).minion("Invader", on="Tar Pits").start()
    play(game, card)
    assert minions(game, "Tar Pits") == []
    assert game.scores == (0, 0)


def test_3_3_a_transferred_card_is_not_played_and_its_ongoing_ability_goes_on_working():
    game = (
        scenario(bases=["Tar Pits"], hand=["Relay"], definitions=CARDS)
        .minion("King Rex", on="Tar Pits", actions=["Plate"])
        .minion("Laseratops", on="Tar Pits")
        .start()
    )
    play(game, "Relay")
    pick(game, "Laseratops")
    assert (power_of(game, "King Rex"), power_of(game, "Laseratops")) == (7, 5)
    assert game.scores == (0, 0)


def test_3_3_the_ongoing_special_and_talent_abilities_of_a_card_that_moved_go_on_working():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Full Sail"], definitions=CARDS)
        .minion("Adept", on="Tar Pits")
        .minion("War Raptor", on="Tar Pits")
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .minion("First Mate", on="Tar Pits", counters=2)
        .duplicate_factions()
        .start()
    )
    play(game, "Full Sail")
    for minion in ("Adept", "War Raptor", "First Mate"):
        pick(game, minion)
    assert power_of(game, "War Raptor", of=0) == 4
    use(game, "Adept")
    assert game.scores == (1, 0)
    pick(game, "end")
    assert asked_by(game) == "First Mate"


def test_3_3_an_extra_play_is_a_play():
    game = scenario(bases=["Tar Pits"], hand=["Abduction", "Invader"]).plays(minions=0).start()
    play(game, "Abduction")
    play(game, "Invader", on="Tar Pits")
    assert game.scores == (1, 0)


# 3.4


def test_3_4_a_card_may_be_played_even_if_its_ability_can_do_nothing():
    game = scenario(bases=["Tar Pits"], hand=["Beam Up"]).start()
    play(game, "Beam Up")
    assert discard_pile(game, 0) == ["Beam Up"]


def test_3_4_or_only_something_that_a_protection_stops():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up"])
        .minion("King Rex", on="Tar Pits", of=1)
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Beam Up")
    assert discard_pile(game, 0) == ["Beam Up"]
    assert minions(game, "Tar Pits") == ["King Rex"]


def test_3_4_you_must_do_what_the_card_says_even_to_your_harm():
    game = scenario(bases=["Tar Pits"], hand=["Seeing Stars"]).minion("Shinobi", on="Tar Pits", of=0).start()
    play(game, "Seeing Stars")
    assert minions(game, "Tar Pits") == []


def test_3_4_as_far_as_possible():
    game = scenario(bases=["Tar Pits"], hand=["Mystic Studies"]).deck(0, "Summon").start()
    play(game, "Mystic Studies")
    assert hand(game, 0) == ["Summon"]


def test_3_4_may_is_optional():
    game = (
        scenario(bases=["Tar Pits"], hand=["Collector"])
        .minion("Scout", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Collector", on="Tar Pits")
    pick(game, "pass")
    assert minions(game, "Tar Pits") == ["Scout", "Collector"]


def test_3_4_up_to_includes_zero():
    game = scenario(bases=["Tar Pits"], hand=["Cannon"]).minion("Collector", on="Tar Pits", of=1).start()
    play(game, "Cannon")
    pick(game, "done")
    assert minions(game, "Tar Pits") == ["Collector"]


def test_3_4_any_number_includes_zero():
    game = scenario(bases=["Tar Pits"], hand=["Lend a Hand"]).discard_pile(0, "Walker", "Outbreak").start()
    play(game, "Lend a Hand")
    pick(game, "done")
    assert discard_pile(game, 0) == ["Walker", "Outbreak", "Lend a Hand"]


def test_3_4_extra_cards_are_optional():
    game = scenario(bases=["Tar Pits"], hand=["Summon", "Neophyte"]).plays(minions=0).start()
    play(game, "Summon")
    pick(game, "end")
    assert minions(game, "Tar Pits") == []


def test_3_4_a_card_that_says_each_may_be_played_with_nothing_to_apply_to():
    game = scenario(bases=["Tar Pits"], hand=["Howl"]).start()
    play(game, "Howl")
    assert discard_pile(game, 0) == ["Howl"]


# 3.5


def test_3_5_do_x_to_do_y_does_both():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ritual"], definitions=CARDS)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .deck(0, "Howl")
        .duplicate_factions()
        .start()
    )
    play(game, "Ritual")
    assert (minions(game, "Jungle Oasis"), hand(game, 0)) == ([], ["Howl"])


@pytest.mark.parametrize("protected", ["Warbot", "Buccaneer"])
def test_3_5_if_the_card_chosen_for_x_is_protected_y_is_not_done(protected: str):
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ritual"], definitions=CARDS)
        .minion(protected, on="Jungle Oasis", of=1)
        .deck(0, "Howl")
        .start()
    )
    play(game, "Ritual")
    assert hand(game, 0) == []


def test_3_5_with_nothing_to_choose_for_x_y_is_not_done():
    game = scenario(bases=["Jungle Oasis"], hand=["Ritual"], definitions=CARDS).deck(0, "Howl").start()
    play(game, "Ritual")
    assert hand(game, 0) == []


def test_3_5_if_x_cannot_be_done_completely_it_is_not_done_in_part_either():
    game = scenario(bases=["Jungle Oasis"], hand=["Toll", "Howl"], definitions=CARDS).start()
    play(game, "Toll")
    assert hand(game, 0) == ["Howl"]
    assert game.scores == (0, 0)


# 3.6


def test_3_6_after_x_do_y_waits_until_x_is_completely_finished():
    """Enchantress draws before Pay the Piper asks for a card: the drawn one can be discarded."""
    game = (
        scenario(bases=["Tar Pits"], hand=["Enchantress"])
        .deck(0, "Scry")
        .action("Pay the Piper", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Enchantress", on="Tar Pits")
    assert discard_pile(game, 0) == ["Scry"]


def test_3_6_then_y_is_done_at_once():
    """Leprechaun's victim is gone before anything else can be played."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["King Rex", "Invader"])
        .plays(minions=2)
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Invader", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Leprechaun"]
    assert prompt(game) == PLAY


def test_3_6_after_a_base_scores_is_before_the_scoring_is_finished():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .base_deck("The Homeworld")
        .minion("Scout", on="Jungle Oasis", of=1, counters=9)
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    pick(game, "end")
    assert asked_by(game) == "Scout"
    assert game.scores == (0, 2)
    assert minions(game, "Jungle Oasis") == ["Scout", "Collector"]


# 3.7


def test_3_7_first_the_card_that_was_played_resolves_then_what_it_set_off():
    """Gnome destroys the Leprechaun that would have destroyed it."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Gnome"])
        .minion("Gremlin", on="Jungle Oasis", of=0)
        .minion("Leprechaun", on="Jungle Oasis", of=1, actions=[("Poison", 1)])
        .duplicate_factions()
        .start()
    )
    play(game, "Gnome", on="Jungle Oasis")
    pick(game, "Leprechaun")
    assert minions(game, "Jungle Oasis") == ["Gremlin", "Gnome"]


def test_3_7_cards_in_the_middle_of_resolving_finish_before_abilities_that_were_set_off():
    """Disguise plays a minion, which sets off Pay the Piper, but first it returns the one that was chosen."""
    game = (
        scenario(bases=["Tar Pits"], hand=["Disguise", "Shinobi"])
        .minion("Ninja Acolyte", on="Tar Pits", of=0)
        .action("Pay the Piper", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Disguise")
    while asked_by(game) == "Disguise":
        game.choose(0)
    assert minions(game, "Tar Pits") == ["Shinobi"]
    assert discard_pile(game, 0)[0] == "Ninja Acolyte"


def test_3_7_the_current_player_orders_the_abilities_of_cards_in_play_whoever_controls_them():
    game = (
        scenario(players=3, bases=["Tar Pits"], hand=["Invader", "Howl"])
        .minion("Leprechaun", on="Tar Pits", of=1)
        .action("Pay the Piper", on="Tar Pits", of=2)
        .duplicate_factions()
        .start()
    )
    play(game, "Invader", on="Tar Pits")
    assert (game.decision.player, prompt(game)) == (0, "Which ability happens next?")
    assert len(offered(game)) == 2
    pick(game, "Pay the Piper")
    assert discard_pile(game, 0) == ["Howl"]
    assert deck(game, 0) == ["Invader"]


def test_3_7_then_cards_in_hand_may_be_played_going_clockwise_from_the_current_player_until_all_pass():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], definitions=CARDS)
        .turn(1)
        .hand(1, "Massacre")
        .hand(0, "Avenger", "Avenger")
        .hand(2, "Avenger")
        .minion("Collector", on="Jungle Oasis", of=0)
        .minion("King Rex", on="Jungle Oasis", of=2)
        .start()
    )
    play(game, "Massacre")
    asked = []
    while prompt(game) == "Play a card in answer?":
        asked.append(game.decision.player)
        game.choose(0)
    # King Rex's destruction is answered by player 2, who sits left of the current player; the Collector's by player 0.
    assert asked == [2, 0, 0]
    assert minions(game, "Jungle Oasis", of=0) == ["Avenger", "Avenger"]
    assert minions(game, "Jungle Oasis", of=2) == ["Avenger"]


def test_3_7_a_player_who_passed_may_still_play_when_it_comes_round_again():
    game = (
        scenario(players=2, bases=["Jungle Oasis"], hand=["Massacre", "Vulture"], definitions=[*CARDS, Vulture])
        .hand(1, "Vulture")
        .minion("Collector", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Massacre")
    assert game.decision.player == 0
    pick(game, "pass")
    assert game.decision.player == 1
    play(game, "Vulture")
    assert game.decision.player == 0
    play(game, "Vulture")
    assert minions(game, "Jungle Oasis") == ["Vulture", "Vulture"]


class Vulture(Minion):
    """Special: After a minion is destroyed, you may play this minion where it was."""

    name = "Vulture"
    power = 2
    answers_to = "after_minion_destroyed"

    def answers(self, event: object) -> Sequence[BaseInPlay]:
        assert isinstance(event, Destroyed)
        return (event.base,)


def test_3_7_cards_in_hand_come_after_the_abilities_of_cards_in_play():
    """Gremlin's owner draws the Avenger first and may then play it."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Massacre"], definitions=CARDS)
        .minion("Gremlin", on="Jungle Oasis", of=1)
        .deck(1, "Avenger")
        .start()
    )
    play(game, "Massacre")
    assert (game.decision.player, prompt(game)) == (1, "Play a card in answer?")
    play(game, "Avenger")
    assert minions(game, "Jungle Oasis") == ["Avenger"]


def test_3_7_last_the_played_action_goes_to_the_discard_pile():
    """Gremlin's draw makes a new deck of the discard pile: the action that destroyed Gremlin is not in it."""
    game = scenario(bases=["Jungle Oasis"], hand=["Seeing Stars"]).minion("Gremlin", on="Jungle Oasis").start()
    play(game, "Seeing Stars")
    assert hand(game, 0) == ["Gremlin"]
    assert discard_pile(game, 0) == ["Seeing Stars"]


def test_3_7_also_after_cards_in_hand_were_played_in_answer():
    """The Avenger draws before the Massacre it answers is discarded."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Massacre", "Avenger"], definitions=CARDS)
        .minion("Collector", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Massacre")
    play(game, "Avenger")
    assert hand(game, 0) == ["Collector"]
    assert discard_pile(game, 0) == ["Massacre"]


def test_3_7_what_a_triggered_ability_sets_off_resolves_before_the_other_abilities_go_on():
    """Nukebot's explosion destroys the other player's Gremlin, which resolves before your own Gremlin, which waited."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Purge"], definitions=CARDS)
        .minion("Nukebot", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=0)
        .minion("Gremlin", on="Jungle Oasis", of=1)
        .deck(0, "Zapbot")
        .deck(1, "Hideout")
        .duplicate_factions()
        .start()
    )
    play(game, "Purge")
    pick(game, "Nukebot")
    pick(game, "Gremlin", of=0)
    pick(game, "Nukebot")
    # The other player draws, and you have nothing to discard; then you draw, and the other player discards.
    assert hand(game, 0) == ["Zapbot"]
    assert hand(game, 1) == []
    assert discard_pile(game, 1) == ["Gremlin", "Hideout"]


# 3.8


def off_the_top(card: str, *cards: str):
    """Player 0 is about to play this card with these on top of the deck."""
    return scenario(bases=["Tar Pits", "Jungle Oasis"], hand=[card], definitions=TOP).deck(0, *cards)


def test_3_8_reveal_from_the_top_until_one_is_revealed_and_play_it():
    game = off_the_top("Conjurer", "Howl", "Rampage", "Invader", "King Rex").start()
    play(game, "Conjurer", on="Tar Pits")
    assert [[name for _, name in event.cards] for event in game.events if event.kind == "reveal"] == [
        ["Howl", "Rampage", "Invader"]
    ]
    assert offered(game) == ["Invader on Tar Pits", "Pass"]
    play(game, "Invader", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Conjurer", "Invader"]
    assert game.scores == (1, 0)


def test_3_8_afterwards_the_unused_revealed_cards_are_shuffled_into_the_deck():
    orders = set()
    for seed in range(20):
        game = off_the_top("Conjurer", "Howl", "Rampage", "Invader", "King Rex").seed(seed).start()
        play(game, "Conjurer", on="Tar Pits")
        play(game, "Invader", on="Tar Pits")
        assert sorted(deck(game, 0)) == ["Howl", "King Rex", "Rampage"]
        orders.add(tuple(deck(game, 0)))
    assert len(orders) > 1


def test_3_8_until_then_they_are_in_no_zone():
    """The Enchantress that is played draws before they are shuffled in."""
    game = off_the_top("Conjurer", "Scry", "Enchantress", "Summon").start()
    play(game, "Conjurer", on="Tar Pits")
    assert (hand(game, 0), deck(game, 0), discard_pile(game, 0)) == ([], ["Summon"], [])
    play(game, "Enchantress", on="Tar Pits")
    assert hand(game, 0) == ["Summon"]
    assert deck(game, 0) == ["Scry"]


def test_3_8_with_no_unused_card_the_deck_is_not_shuffled():
    for seed in range(10):
        game = off_the_top("Conjurer", "Invader", "Howl", "Rampage", "King Rex", "Upgrade").seed(seed).start()
        play(game, "Conjurer", on="Tar Pits")
        play(game, "Invader", on="Tar Pits")
        assert deck(game, 0) == ["Howl", "Rampage", "King Rex", "Upgrade"]


def test_3_8_the_found_card_need_not_be_played_and_is_then_shuffled_in_with_the_others():
    game = off_the_top("Conjurer", "Howl", "Invader").start()
    play(game, "Conjurer", on="Tar Pits")
    pick(game, "pass")
    assert minions(game, "Tar Pits") == ["Conjurer"]
    assert sorted(deck(game, 0)) == ["Howl", "Invader"]


def test_3_8_for_two_it_is_done_twice_and_the_unused_cards_stay_out_in_between():
    game = off_the_top("Parade", "Howl", "Invader", "Rampage", "King Rex", "Upgrade").start()
    play(game, "Parade")
    play(game, "Invader", on="Tar Pits")
    assert deck(game, 0) == ["Upgrade"]
    play(game, "King Rex", on="Jungle Oasis")
    assert sorted(deck(game, 0)) == ["Howl", "Rampage", "Upgrade"]


def test_3_8_if_the_deck_is_empty_before_starting_the_discard_pile_is_shuffled_first():
    game = off_the_top("Conjurer").discard_pile(0, "Invader").start()
    play(game, "Conjurer", on="Tar Pits")
    play(game, "Invader", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Conjurer", "Invader"]


def test_3_8_if_it_runs_out_while_revealing_it_stops_with_what_there_is():
    game = off_the_top("Conjurer", "Howl", "Rampage").discard_pile(0, "Invader").start()
    play(game, "Conjurer", on="Tar Pits")
    assert prompt(game) == PLAY
    assert sorted(deck(game, 0)) == ["Howl", "Rampage"]
    assert discard_pile(game, 0) == ["Invader"]


def test_3_8_if_it_runs_out_on_the_way_to_the_second_the_first_has_been_played():
    game = off_the_top("Parade", "Howl", "Invader", "Rampage").discard_pile(0, "King Rex").start()
    play(game, "Parade")
    play(game, "Invader", on="Tar Pits")
    assert sorted(deck(game, 0)) == ["Howl", "Rampage"]
    assert discard_pile(game, 0) == ["King Rex", "Parade"]


def test_3_8_a_deck_with_no_cards_at_all_gives_nothing():
    game = off_the_top("Conjurer").start()
    play(game, "Conjurer", on="Tar Pits")
    assert prompt(game) == PLAY


def test_3_8_a_card_whose_conditions_for_play_are_not_met_is_discarded_instead():
    game = off_the_top("Conjurer", "Howl", "Recluse", "Invader").action("Fence", on="Tar Pits", of=1).start()
    play(game, "Conjurer", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Conjurer"]
    assert discard_pile(game, 0) == ["Recluse"]
    assert sorted(deck(game, 0)) == ["Howl", "Invader"]


def test_3_8_an_action_off_the_top_without_a_place_to_be_played_is_discarded_too():
    game = off_the_top("Recital", "King Rex", "Upgrade").start()
    play(game, "Recital")
    assert discard_pile(game, 0) == ["Upgrade", "Recital"]
    assert deck(game, 0) == ["King Rex"]


def test_3_8_a_standard_action_off_the_top_resolves_and_is_discarded():
    game = off_the_top("Recital", "King Rex", "Howl").minion("Scout", on="Tar Pits").start()
    play(game, "Recital")
    play(game, "Howl")
    assert power_of(game, "Scout") == 4
    assert discard_pile(game, 0) == ["Recital", "Howl"]
    assert deck(game, 0) == ["King Rex"]


def test_3_8_another_player_who_plays_off_the_top_reveals_plays_and_controls_the_card():
    game = off_the_top("Changeling").deck(1, "Howl", "Invader").start()
    play(game, "Changeling")
    assert game.decision.player == 1
    play(game, "Invader", on="Tar Pits")
    assert minions(game, "Tar Pits", of=1) == ["Invader"]
    assert game.scores == (0, 1)
    assert deck(game, 1) == ["Howl"]


def test_3_8_every_reveal_until_stops_when_the_deck_runs_out():
    game = off_the_top("Dowsing", "Howl", "Rampage").discard_pile(0, "King Rex").start()
    play(game, "Dowsing")
    assert hand(game, 0) == []
    assert sorted(deck(game, 0)) == ["Howl", "Rampage"]
    assert discard_pile(game, 0) == ["King Rex", "Dowsing"]


# 3.9


def test_3_9_a_card_that_cannot_be_played_somewhere_cannot_be_played_there():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["King Rex"]).action("Overrun", on="Tar Pits", of=1).start()
    )
    assert offered(game) == ["King Rex on Jungle Oasis", "End your plays"]


def test_3_9_an_action_that_says_what_it_is_played_on_needs_that():
    game = scenario(bases=["Tar Pits"], hand=["Upgrade"]).start()
    assert offered(game) == ["End your plays"]


def test_3_9_an_action_for_your_own_minion_cannot_be_played_on_anothers():
    game = (
        scenario(bases=["Tar Pits"], hand=["Smoke Bomb"])
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Shinobi", on="Tar Pits", of=0)
        .start()
    )
    assert offered(game) == ["Smoke Bomb on Shinobi (3, Player 1, Tar Pits)", "End your plays"]


# 3.10


def test_3_10_a_number_without_up_to_is_exact():
    game = (
        scenario(bases=["Tar Pits"], hand=["Duet"], definitions=CARDS)
        .minion("King Rex", on="Tar Pits")
        .minion("Scout", on="Tar Pits")
        .minion("Invader", on="Tar Pits")
        .start()
    )
    play(game, "Duet")
    pick(game, "King Rex")
    assert "Done" not in offered(game)
    pick(game, "Scout")
    assert (power_of(game, "King Rex"), power_of(game, "Scout"), power_of(game, "Invader")) == (9, 5, 3)


def test_3_10_where_choosing_is_optional_it_is_that_many_or_none():
    game = (
        scenario(bases=["Tar Pits"], hand=["Duet"], definitions=CARDS)
        .minion("King Rex", on="Tar Pits")
        .minion("Scout", on="Tar Pits")
        .start()
    )
    play(game, "Duet")
    pick(game, "done")
    assert (power_of(game, "King Rex"), power_of(game, "Scout")) == (7, 3)


def test_3_10_with_fewer_than_that_many_there_is_nothing_to_choose():
    game = scenario(bases=["Tar Pits"], hand=["Duet"], definitions=CARDS).minion("King Rex", on="Tar Pits").start()
    play(game, "Duet")
    assert prompt(game) == PLAY
    assert power_of(game, "King Rex") == 7


def test_3_10_where_choosing_is_not_optional_as_much_as_possible_is_done():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Purge"], definitions=CARDS)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Purge")
    assert minions(game, "Jungle Oasis") == []


def test_3_10_where_choosing_is_not_optional_that_many_must_be_chosen():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Purge"], definitions=CARDS)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .minion("Scout", on="Jungle Oasis", of=0)
        .minion("Invader", on="Jungle Oasis", of=0)
        .start()
    )
    play(game, "Purge")
    assert "Done" not in offered(game)
    pick(game, "King Rex")
    assert "Done" not in offered(game)
    pick(game, "Scout")
    assert minions(game, "Jungle Oasis") == ["Invader"]
