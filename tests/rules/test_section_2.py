"""Section 2 of the rules: the turn."""

from smashup import Game
from smashup.engine import Action, Base, Effect, Minion
from smashup.scenario import (
    actions_on,
    breakpoint_on,
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


class Steward(Minion):
    """On your turn, you may draw a card."""

    name = "Steward"
    power = 2

    def on_your_turn(self) -> None:
        self.draw()


class Vigil(Action):
    """One of your minions has +3 power until the start of your turn."""

    name = "Vigil"

    def on_play(self) -> Effect:
        minion = yield from self.choose_minion("Which?", self.minions(of=self.you))
        if minion is not None:
            self.lasts("power", minion.id, 3, until="start", player=self.you)


class Rooster(Minion):
    """At the start of your turn, gain VP equal to this minion's power."""

    name = "Rooster"
    power = 2

    def start_of_your_turn(self) -> None:
        self.gain_vp(self.my_power)


class Owl(Minion):
    """At the end of your turn, gain VP equal to this minion's power."""

    name = "Owl"
    power = 2

    def end_of_your_turn(self) -> None:
        self.gain_vp(self.my_power)


class Raven(Minion):
    """At the end of your turn, draw two cards."""

    name = "Raven"
    power = 2

    def end_of_your_turn(self) -> None:
        self.draw(2)


class Hermit(Minion):
    """At the end of your turn, you may return this minion to its owner's hand."""

    name = "Hermit"
    power = 2

    def end_of_your_turn(self) -> Effect:
        if (yield from self.may("Return Hermit to its owner's hand?")):
            yield from self.return_to_hand(self.card)


class Dawn(Base):
    """At the start of each player's turn, that player may draw a card."""

    name = "Dawn"
    breakpoint = 20
    vp = (4, 2, 1)

    def start_of_turn(self) -> Effect:
        if (yield from self.may("Draw a card?")):
            self.draw()


CARDS = [Adept, Steward, Vigil, Rooster, Owl, Raven, Hermit, Dawn]


# 2.1


def test_2_1_the_phases_are_start_turn_play_cards_score_bases_draw_2_cards_end_turn():
    game = (
        scenario(bases=["Dawn", "Jungle Oasis", "Tar Pits"], definitions=CARDS)
        .turn(0, "start_turn")
        .hand(0, *["Collector"] * 4, *["Scout"] * 3, *["Invader"] * 2)
        .deck(0, "Beam Up", "Beam Up")
        .minion("Hermit", on="Dawn", of=0)
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .minion("Laseratops", on="Tar Pits", of=1, counters=12)
        .start()
    )
    asked = []
    for answer in ("no", "end", "Jungle Oasis", "Collector", "no"):
        assert game.current_player == 0
        asked.append((game.view(0)["phase"], prompt(game)))
        pick(game, answer)
    assert asked == [
        ("Start Turn", "Draw a card?"),
        ("Play Cards", PLAY),
        ("Score Bases", "Which base scores first?"),
        ("Draw 2 Cards", "Discard down to 10 cards."),
        ("End Turn", "Return Hermit to its owner's hand?"),
    ]
    assert game.current_player == 1


# 2.2


def test_2_2_what_expires_at_the_start_of_your_turn_expires_before_start_of_turn_abilities_happen():
    game = scenario(bases=["Tar Pits"], hand=["Vigil"], definitions=CARDS).minion("Rooster", on="Tar Pits").start()
    play(game, "Vigil")
    pick(game, "end")
    assert power_of(game, "Rooster") == 2 + 3
    pick(game, "end")
    assert game.scores == (2, 0)


def test_2_2_what_lasts_until_the_start_of_your_turn_does_not_expire_at_the_start_of_anothers():
    game = (
        scenario(players=3, bases=["Tar Pits"], hand=["Vigil"], definitions=CARDS)
        .minion("Rooster", on="Tar Pits")
        .start()
    )
    play(game, "Vigil")
    pick(game, "end", "end")
    assert game.current_player == 2
    assert power_of(game, "Rooster") == 5


def test_2_2_every_start_of_turn_ability_happens_in_an_order_the_current_player_chooses():
    game = (
        scenario(bases=["Tar Pits", "Dawn"], definitions=CARDS)
        .turn(0, "start_turn")
        .minion("King Rex", on="Tar Pits", actions=["Smoke Bomb"])
        .minion("Rooster", on="Tar Pits")
        .minion("Rooster", on="Tar Pits", of=1)
        .start()
    )
    assert game.decision.player == 0
    assert len(offered(game)) == 3
    pick(game, "Rooster")
    assert game.scores == (2, 0)
    assert len(offered(game)) == 2
    pick(game, "Smoke Bomb")
    assert actions_on(game, "King Rex") == []
    assert prompt(game) == "Draw a card?"


# 2.3


def test_2_3_the_current_player_may_play_one_minion_and_one_action():
    game = scenario(bases=["Tar Pits"], hand=["King Rex", "Invader", "Howl", "Howl"]).start()
    play(game, "King Rex", on="Tar Pits")
    assert offered(game) == ["Howl", "End your plays"]
    play(game, "Howl")
    assert offered(game) == ["End your plays"]


def test_2_3_in_any_order():
    game = scenario(bases=["Tar Pits"], hand=["King Rex", "Howl"]).start()
    play(game, "Howl")
    play(game, "King Rex", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["King Rex"]


def test_2_3_or_neither():
    game = scenario(bases=["Tar Pits"], hand=["King Rex", "Howl"]).start()
    pick(game, "end")
    assert game.current_player == 1
    assert hand(game, 0) == ["King Rex", "Howl"]


def test_2_3_extra_plays_add_to_that():
    game = scenario(bases=["Tar Pits"], hand=["Abduction", "Invader", "Scout"]).start()
    play(game, "Abduction")
    play(game, "Invader", on="Tar Pits")
    play(game, "Scout", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Invader", "Scout"]


def test_2_3_talents_and_on_your_turn_abilities_are_used_before_between_and_after_the_plays():
    game = (
        scenario(bases=["Tar Pits"], hand=["Adept", "Howl"], definitions=CARDS)
        .minion("Adept", on="Tar Pits")
        .minion("Steward", on="Tar Pits")
        .deck(0, "Rampage")
        .start()
    )
    use(game, "Steward")
    assert hand(game, 0) == ["Adept", "Howl", "Rampage"]
    play(game, "Adept", on="Tar Pits")
    use(game, "Adept")
    play(game, "Howl")
    use(game, "Adept")
    assert game.scores == (2, 0)
    assert offered(game) == ["End your plays"]


def test_2_3_talents_and_on_your_turn_abilities_are_not_used_in_anothers_turn():
    game = (
        scenario(bases=["Tar Pits"], definitions=CARDS)
        .minion("Adept", on="Tar Pits", of=1)
        .minion("Steward", on="Tar Pits", of=1)
        .start()
    )
    assert offered(game) == ["End your plays"]


def test_2_3_plays_not_used_when_the_phase_ends_are_lost():
    game = scenario(bases=["Tar Pits"], hand=["Abduction", "Invader", "Scout", "Collector"]).deck(0, "Scout").start()
    play(game, "Abduction")
    pick(game, "end", "end")
    assert game.current_player == 0
    play(game, "Invader", on="Tar Pits")
    assert not [label for label in offered(game) if "on Tar Pits" in label]


# 2.4


def test_2_4_bases_score_after_the_plays_and_before_the_draw():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .deck(0, "Beam Up", "Beam Up")
        .minion("Scout", on="Jungle Oasis", counters=9)
        .start()
    )
    assert game.scores == (0, 0)
    pick(game, "end")
    assert (game.scores, hand(game, 0)) == ((2, 0), [])
    pick(game, "no")
    assert hand(game, 0) == ["Beam Up", "Beam Up"]


# 2.5


def test_2_5_draw_two_cards():
    game = scenario(bases=["Tar Pits"], hand=["Howl"]).deck(0, "Rampage", "Upgrade", "King Rex").start()
    pick(game, "end")
    assert hand(game, 0) == ["Howl", "Rampage", "Upgrade"]


def test_2_5_an_empty_hand_draws_nothing_by_itself():
    game = scenario(bases=["Tar Pits"], hand=["Howl"]).deck(0, "Rampage", "Upgrade", "King Rex").start()
    play(game, "Howl")
    assert hand(game, 0) == []


def ten_in_hand(*more: str) -> Game:
    """A player with ten cards, these more, and two to draw."""
    ten = ["Collector"] * 4 + ["Scout"] * 3 + ["Invader"] * 2 + ["Crop Circles"]
    return scenario(bases=["Tar Pits"], hand=[*ten, *more]).deck(0, "Beam Up", "Beam Up").start()


def test_2_5_then_discard_down_to_10_of_your_own_choice():
    game = ten_in_hand()
    pick(game, "end")
    assert (game.decision.player, prompt(game)) == (0, "Discard down to 10 cards.")
    assert offered(game) == ["Collector", "Scout", "Invader", "Crop Circles", "Beam Up"]
    assert game.decision.takes == (2, 2)
    pick(game, "Beam Up", "Crop Circles")
    assert len(hand(game, 0)) == 10
    assert discard_pile(game, 0) == ["Beam Up", "Crop Circles"]
    assert game.current_player == 1


def test_2_5_the_hand_limit_is_checked_at_no_other_moment():
    game = ten_in_hand("Mystic Studies")
    play(game, "Mystic Studies")
    assert len(hand(game, 0)) == 12
    assert prompt(game) == PLAY


# 2.6


def test_2_6_things_that_happen_at_the_end_of_the_turn_happen_before_anything_expires():
    game = scenario(bases=["Tar Pits"], hand=["Augmentation"], definitions=CARDS).minion("Owl", on="Tar Pits").start()
    play(game, "Augmentation")
    pick(game, "end")
    assert game.scores == (2 + 4, 0)
    assert power_of(game, "Owl") == 2


def test_2_6_the_current_player_chooses_their_order():
    game = (
        scenario(bases=["Tar Pits"], definitions=CARDS)
        .minion("Owl", on="Tar Pits")
        .minion("King Rex", on="Tar Pits", actions=[("Assassination", 1)])
        .start()
    )
    pick(game, "end")
    assert game.decision.player == 0
    assert len(offered(game)) == 2
    pick(game, "Assassination")
    assert game.scores == (2, 0)
    assert minions(game, "Tar Pits") == ["Owl"]


def test_2_6_everything_that_expires_expires_at_the_same_time():
    game = (
        scenario(bases=["The Homeworld"], hand=["Rampage", "Howl", "Augmentation"])
        .plays(actions=3)
        .minion("King Rex", on="The Homeworld")
        .start()
    )
    play(game, "Rampage")
    play(game, "Howl")
    play(game, "Augmentation")
    assert (power_of(game, "King Rex"), breakpoint_on(game, "The Homeworld")) == (7 + 1 + 4, 23 - 7)
    pick(game, "end")
    assert (power_of(game, "King Rex"), breakpoint_on(game, "The Homeworld")) == (7, 23)


def test_2_6_the_game_end_check_comes_after_what_happens_at_the_end_of_the_turn():
    game = scenario(bases=["Tar Pits"], definitions=CARDS).vp(13, 14).minion("Owl", on="Tar Pits").start()
    pick(game, "end")
    assert game.over
    assert game.winners == (0,)


def test_2_6_then_the_player_on_the_left_takes_a_turn():
    game = scenario(players=3, bases=["Tar Pits"]).turn(1).start()
    pick(game, "end")
    assert game.current_player == 2
    pick(game, "end")
    assert game.current_player == 0


def test_2_6_draws_at_the_end_of_the_turn_do_not_check_the_hand_limit_again():
    game = (
        scenario(bases=["Tar Pits"], definitions=CARDS)
        .hand(0, *["Collector"] * 4, *["Scout"] * 3, "Invader")
        .deck(0, "Beam Up", "Beam Up", "Probe", "Invasion")
        .minion("Raven", on="Tar Pits")
        .start()
    )
    pick(game, "end")
    assert game.current_player == 1
    assert len(hand(game, 0)) == 12


def test_2_3_the_question_speaks_of_playing_cards_only_while_a_play_is_left():
    def asked_with_mist_of(owner: int) -> str:
        table = scenario(bases=["Jungle Oasis"], hand=["Archmage"]).plays(0, 0)
        return prompt(table.action("Enshrouding Mist", on="Jungle Oasis", of=owner).start())

    assert asked_with_mist_of(0) == PLAY
    assert asked_with_mist_of(1) == "Use an ability, or end your plays."
