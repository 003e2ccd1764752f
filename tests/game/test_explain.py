"""Why a minion has its power, and why a card cannot be played."""

from smashup import Game
from smashup.engine import Action, BaseInPlay, Card, CardInPlay
from smashup.engine.power import power, totals
from smashup.scenario import Scenario, base_of, minion, pick, play, power_of, scenario
from tests.game.walking import random_game, walk
from tests.rules.cards_for_tests import ALL


class Silence(Action):
    """Play on a base. Ongoing: Other players cannot play actions here, nor standard actions at all."""

    name = "Silence"
    plays_on = "base"

    def forbids_action(self, player: int, definition: type[Card], target: CardInPlay | BaseInPlay | None) -> bool:
        return player != self.you and (target is None or target.at == self.card.at)


class Crown(Action):
    """Play on a minion of power 5 or more."""

    name = "Crown"
    plays_on = "minion"

    def can_be_played_on(self, target: CardInPlay | BaseInPlay | None) -> bool:
        return isinstance(target, CardInPlay) and self.power_of(target) >= 5


# explain_power


def test_each_point_of_a_minions_power_has_its_source():
    game = (
        scenario(bases=["The Central Brain", "Tar Pits"], hand=["Augmentation"])
        .minion("War Raptor", on="The Central Brain", counters=2, actions=["Upgrade", ("Poison", 1)])
        .minion("War Raptor", on="The Central Brain", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Augmentation")
    pick(game, "War Raptor", of=0)
    raptor = minion(game, "War Raptor", of=0)
    parts = game.explain_power(raptor.id)
    assert sorted(parts) == [
        ("+1 power counters", 2),
        ("Augmentation", 4),
        ("Poison", -4),
        ("The Central Brain", 1),
        ("Upgrade", 2),
        ("War Raptor", 2),
        ("ability of War Raptor", 2),
    ]
    assert power_of(game, "War Raptor", of=0) == 9


def test_a_power_below_zero_is_explained_as_zero():
    game = scenario(bases=["Tar Pits"]).minion("Collector", on="Tar Pits", actions=[("Poison", 1)]).start()
    collector = minion(game, "Collector")
    assert game.explain_power(collector.id) == [("Collector", 2), ("Poison", -4), ("power is never below zero", 2)]


def test_a_players_total_on_a_base_is_explained_by_minions_and_other_power():
    game = (
        scenario(bases=["Tar Pits"], definitions=ALL)
        .minion("King Rex", on="Tar Pits")
        .minion("Dummy", on="Tar Pits")
        .minion("Scout", on="Tar Pits", of=1)
        .action("Outpost", on="Tar Pits")
        .start()
    )
    base = base_of(game, "Tar Pits")
    assert game.explain_power(base.id, 0) == [("King Rex", 7), ("Dummy", 2), ("Outpost", 3)]
    assert game.explain_power(base.id, 1) == [("Scout", 3)]


def test_the_parts_always_add_up():
    looked_at = 0
    for seed in range(12):
        for game in walk(random_game(seed, 2 + seed % 3), seed):
            for base in game.state.bases:
                for one in base.minions:
                    looked_at += 1
                    assert sum(amount for _, amount in game.explain_power(one.id)) == power(game.state, one)
                for player, total in enumerate(totals(game.state, base)):
                    assert sum(amount for _, amount in game.explain_power(base.id, player)) == total
    assert looked_at > 1000


# why_not


def held(game: Game, name: str, player: int = 0) -> int:
    """A card in hand by its name."""
    return next(card for card in game.state.hands[player] if game.state.table[card].name == name)


def why_not(game: Game, name: str, on: str | None = None, player: int = 0) -> str | None:
    return game.why_not(player, held(game, name, player), None if on is None else base_of(game, on).id)


def position(*hand: str, bases: tuple[str, ...] = ("Tar Pits", "Jungle Oasis")) -> Scenario:
    return scenario(bases=bases, hand=hand, definitions=[*ALL, Silence, Crown])


def test_nothing_is_said_of_a_play_that_is_offered():
    game = position("Scout", "Beam Up", "Upgrade").minion("King Rex", on="Tar Pits", of=1).duplicate_factions().start()
    assert why_not(game, "Scout") is None
    assert why_not(game, "Scout", on="Jungle Oasis") is None
    assert why_not(game, "Beam Up") is None
    assert why_not(game, "Upgrade", on="Tar Pits") is None


def test_a_copy_of_a_card_that_is_offered_is_offered():
    game = position("Scout", "Scout").start()
    assert [game.why_not(0, card) for card in game.state.hands[0]] == [None, None]


def test_a_copy_in_the_discard_pile_is_not_offered():
    game = position("Scout").discard_pile(0, "Scout").start()
    assert game.why_not(0, game.state.discards[0][0]) == "That card is not in your hand."


def test_a_card_playable_from_the_discard_pile_is_offered():
    game = position().discard_pile(0, "Walker").action("They're Coming To Get You", on="Tar Pits").start()
    walker = game.state.discards[0][0]
    assert game.why_not(0, walker, base_of(game, "Tar Pits").id) is None
    assert game.why_not(0, walker, base_of(game, "Jungle Oasis").id) == "That card is not in your hand."


def test_the_game_is_over():
    game = scenario(bases=["Tar Pits"], hand=["Scout"]).vp(15, 0).start()
    pick(game, "end")
    assert why_not(game, "Scout") == "The game is over."


def test_a_card_of_somebody_else_or_elsewhere_is_not_in_your_hand():
    game = (
        position("Scout")
        .hand(1, "Howl")
        .minion("King Rex", on="Tar Pits")
        .deck(0, "Invader")
        .duplicate_factions()
        .start()
    )
    for card in (game.state.hands[1][0], minion(game, "King Rex").id, game.state.decks[0][0]):
        assert game.why_not(0, card) == "That card is not in your hand."


def test_it_is_the_decision_of_somebody_else():
    game = position("Scout").hand(1, "Howl").start()
    assert why_not(game, "Howl", player=1) == "It is not your decision now."


def test_it_is_not_your_turn_although_you_are_asked():
    game = (
        scenario(bases=["Gallery", "Tar Pits"], definitions=ALL)
        .minion("King Rex", on="Gallery", of=1)
        .minion("Laseratops", on="Gallery", of=1)
        .hand(1, "Howl")
        .turn(0, "score_bases")
        .start()
    )
    assert game.decision is not None
    assert game.decision.player == 1
    assert why_not(game, "Howl", player=1) == (
        "It is not your turn: Howl is played in your own Play Cards phase (rule 2.3)."
    )


def test_it_is_another_phase():
    game = (
        scenario(bases=["Gallery", "Tar Pits"], definitions=ALL)
        .minion("King Rex", on="Gallery", counters=5)
        .hand(0, "Howl")
        .turn(0, "score_bases")
        .start()
    )
    assert why_not(game, "Howl") == "Howl cannot be played in the Score Bases phase now (rule 2.3)."


def test_another_question_is_to_be_answered_first():
    game = position("Collector", "Beam Up").minion("Scout", on="Tar Pits", of=1).duplicate_factions().start()
    play(game, "Collector", on="Tar Pits")
    assert why_not(game, "Beam Up") == "First answer: Return a minion of power 3 or less to its owner's hand?"


def test_the_base_is_not_in_play():
    game = position("Scout").start()
    assert game.why_not(0, held(game, "Scout"), 9999) == "That base is not in play."


def test_there_is_no_minion_play_left():
    game = position("Scout").plays(0, 1).start()
    assert why_not(game, "Scout") == "You have no minion play left this turn (rule 2.3)."
    assert why_not(game, "Scout", on="Tar Pits") == "You have no minion play left this turn (rule 2.3)."


def test_there_is_no_action_play_left():
    game = position("Howl").plays(1, 0).start()
    assert why_not(game, "Howl") == "You have no action play left this turn (rule 2.3)."


def test_a_card_forbids_the_minion_there():
    game = position("Scout").action("Overrun", on="Tar Pits", of=1).start()
    assert why_not(game, "Scout", on="Tar Pits") == "Overrun forbids playing Scout on Tar Pits."
    assert why_not(game, "Scout", on="Jungle Oasis") is None
    assert why_not(game, "Scout") is None


def test_the_extra_minion_left_has_limits():
    game = position("Zapbot", "King Rex", "Zapbot").start()
    play(game, "Zapbot", on="Tar Pits")
    assert why_not(game, "King Rex") == "King Rex is outside the limits of the extra minion you have left (rule 4.4)."
    assert why_not(game, "Zapbot", on="Jungle Oasis") is None


def test_the_extra_minion_left_is_for_another_base():
    game = position("Outbreak", "Walker").minion("Walker", on="Tar Pits").plays(0, 1).start()
    play(game, "Outbreak")
    assert why_not(game, "Walker", on="Tar Pits") == (
        "Walker is outside the limits of the extra minion you have left (rule 4.4)."
    )
    assert why_not(game, "Walker", on="Jungle Oasis") is None


def test_actions_are_banned_for_the_turn():
    game = position("Curfew").hand(1, "Howl").start()
    play(game, "Curfew")
    pick(game, "end")
    assert why_not(game, "Howl", player=1) == "Curfew keeps you from playing actions this turn."


def test_a_standard_action_is_not_played_on_a_base():
    game = position("Howl").start()
    assert why_not(game, "Howl", on="Tar Pits") == "Howl is a standard action: it is not played on a base."


def test_there_is_no_minion_to_play_the_action_on():
    game = position("Upgrade").minion("Scout", on="Tar Pits", of=1).start()
    assert why_not(game, "Upgrade", on="Jungle Oasis") == (
        "There is no minion on Jungle Oasis that Upgrade could be played on."
    )
    assert why_not(position("Upgrade").start(), "Upgrade") == (
        "There is no minion in play that Upgrade could be played on."
    )


def test_there_is_no_minion_of_yours_to_play_the_action_on():
    game = position("Smoke Bomb").minion("Scout", on="Tar Pits", of=1).start()
    assert why_not(game, "Smoke Bomb") == "There is no minion of yours in play that Smoke Bomb could be played on."
    assert why_not(game, "Smoke Bomb", on="Tar Pits") == (
        "There is no minion of yours on Tar Pits that Smoke Bomb could be played on."
    )


def test_a_card_forbids_the_action_there():
    game = (
        position("Howl", "Upgrade", "Wildlife Preserve")
        .action("Silence", on="Tar Pits", of=1)
        .minion("Scout", on="Tar Pits")
        .start()
    )
    assert why_not(game, "Wildlife Preserve", on="Tar Pits") == "Silence forbids playing Wildlife Preserve on Tar Pits."
    assert why_not(game, "Wildlife Preserve", on="Jungle Oasis") is None
    assert why_not(game, "Upgrade") == "Silence forbids playing Upgrade on Scout."
    assert why_not(game, "Howl") == "Silence forbids playing Howl."


def test_the_card_itself_asks_for_something_that_is_not_there():
    game = position("Crown").minion("Scout", on="Tar Pits").minion("King Rex", on="Jungle Oasis", of=1).start()
    assert why_not(game, "Crown", on="Tar Pits") == "What Crown itself asks for is not met there (rule 3.9)."
    assert why_not(game, "Crown", on="Jungle Oasis") is None


def test_what_is_not_offered_always_has_a_reason():
    for seed in range(6):
        for game in walk(random_game(seed, 2 + seed % 3), seed):
            assert game.decision is not None
            offered = {
                game.state.table[option.card]
                for option in game.decision.options
                if option.kind == "play" and option.card in game.state.hands[game.decision.player]
            }
            for player in range(game.players):
                for card in game.state.hands[player]:
                    expected = player == game.decision.player and game.state.table[card] in offered
                    assert (game.why_not(player, card) is None) == expected
