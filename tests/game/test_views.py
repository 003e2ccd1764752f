"""What leaves a game: each player sees what that player may know, and nothing else."""

import json

import pytest

from smashup import Game
from smashup.game.view_types import View
from smashup.scenario import pick, play, scenario
from tests.game.walking import play_on, random_game, walk


def hand_of(game: Game, player: int, viewer: int | None) -> list[str]:
    """The cards of a player's hand that the viewer knows."""
    return [card["name"] for card in game.view(viewer)["players"][player]["hand"]]


def deck_top(game: Game, player: int, viewer: int | None) -> list[str]:
    """The cards on top of a player's deck that the viewer knows."""
    return [card["name"] for card in game.view(viewer)["players"][player]["deck_top"]]


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


# What everybody sees.


def test_a_view_tells_the_position_as_plain_data():
    game = (
        scenario(bases=["Tar Pits", "The Central Brain"], hand=["Scout"])
        .minion("War Raptor", on="The Central Brain", counters=1, actions=[("Upgrade", 1)])
        .minion("King Rex", on="The Central Brain", of=1, owner=0)
        .action("Wildlife Preserve", on="Tar Pits", of=1)
        .discard_pile(1, "Howl")
        .deck(0, "Invader")
        .base_deck("Jungle Oasis")
        .vp(3, 4)
        .duplicate_factions()
        .start()
    )
    view = game.view(0)
    assert (view["turn"], view["phase"], view["current_player"], view["you"]) == (1, "Play Cards", 0, 0)
    assert (view["over"], view["winners"], view["target_vp"]) == (False, [], 15)
    assert (view["minion_plays"], view["action_plays"], view["extra_plays"]) == (1, 1, [])
    assert [player["vp"] for player in view["players"]] == [3, 4]
    assert [player["deck_size"] for player in view["players"]] == [1, 0]
    assert [card["name"] for card in view["players"][1]["discard_pile"]] == ["Howl"]
    assert view["base_deck"] == 1
    tar_pits, brain = view["bases"]
    assert [action["name"] for action in tar_pits["actions"]] == ["Wildlife Preserve"]
    assert (brain["name"], brain["breakpoint"], brain["vp"], brain["totals"]) == (
        "The Central Brain",
        19,
        [4, 2, 1],
        [7, 8],
    )
    assert brain["if_scored_now"] == [{"player": 0, "place": 2, "vp": 2}, {"player": 1, "place": 1, "vp": 4}]
    raptor, rex = brain["minions"]
    assert (raptor["power"], raptor["printed_power"], raptor["counters"]) == (7, 2, 1)
    assert [(action["name"], action["controller"]) for action in raptor["actions"]] == [("Upgrade", 1)]
    assert (rex["controller"], rex["owner"]) == (1, 0)


@pytest.mark.parametrize("seed", range(4))
def test_every_view_at_every_decision_is_json(seed):
    for game in walk(random_game(seed, 2 + seed % 3), seed):
        for viewer in viewers(game):
            view = game.view(viewer)
            assert json.loads(json.dumps(view)) == view


def test_a_view_is_a_copy():
    game = random_game(1)
    view = game.view(0)
    view["players"][0]["hand"][0]["name"] = "Nobody"
    assert "Nobody" not in str(game.view(0))
    view["players"][0]["hand"].clear()
    view["bases"].clear()
    assert len(game.view(0)["players"][0]["hand"]) == 5
    assert len(game.view(0)["bases"]) == 3


def test_9_7_the_discard_piles_are_open_and_the_hands_are_not():
    game = scenario(bases=["Tar Pits"], hand=["Scout"]).hand(1, "Howl").discard_pile(1, "Upgrade").start()
    for viewer in viewers(game):
        assert [card["name"] for card in game.view(viewer)["players"][1]["discard_pile"]] == ["Upgrade"]
        assert [player["hand_size"] for player in game.view(viewer)["players"]] == [1, 1]
    assert (hand_of(game, 0, 0), hand_of(game, 1, 0)) == (["Scout"], [])
    assert (hand_of(game, 0, 1), hand_of(game, 1, 1)) == ([], ["Howl"])
    assert (hand_of(game, 0, None), hand_of(game, 1, None)) == ([], [])


def test_only_who_decides_sees_the_options():
    game = scenario(bases=["Tar Pits"], hand=["Scout"]).start()
    question = game.view(0)["decision"]
    assert question is not None
    assert [option["key"] for option in question["options"]] == ["play scout on tar_pits", "end"]
    for viewer in (1, None):
        decision = game.view(viewer)["decision"]
        assert decision == {
            "player": 0,
            "question": "play_cards",
            "prompt": "Play a card, use an ability, or end your plays.",
            "source": None,
        }


def test_a_question_for_an_order_says_so_whatever_its_words():
    deck = ["Summon", "Mystic Studies", "Neophyte", "Scry", "Sacrifice"]
    game = scenario(bases=["Tar Pits"], hand=["Portal"]).deck(0, *deck).start()
    play(game, "Portal")
    asked = [game.view(0)["decision"]]
    pick(game, "done")
    asked.append(game.view(0)["decision"])
    assert [question and (question["question"], question.get("orders")) for question in asked] == [
        ("portal/cards", None),
        ("portal/card", True),
    ]


def test_how_many_may_be_taken_is_told_before_to_who_is_asked():
    game = scenario(bases=["Tar Pits"], hand=["Portal"]).deck(0, "Summon", "Neophyte", "Enchantress").start()
    play(game, "Portal")

    def bounds(viewer: int) -> tuple[int | None, int | None]:
        asked = game.view(viewer)["decision"]
        assert asked is not None
        return asked.get("at_least"), asked.get("at_most")

    assert (bounds(0), bounds(1)) == ((0, 2), (None, None))  # Two minions may be drawn.
    pick(game, "Neophyte")
    assert bounds(0) == (None, None)  # One is left.


def test_when_the_game_is_over_everything_lies_open():
    game = play_on(random_game(3), 10_000)
    for viewer in viewers(game):
        view = game.view(viewer)
        assert view["decision"] is None
        assert view["winners"] == list(game.winners)
        for player in view["players"]:
            assert len(player["hand"]) == player["hand_size"]
            assert len(player["deck_top"]) == player["deck_size"]


def test_a_view_of_everything_hides_nothing_and_is_like_any_other_view():
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    seen = game.view(None, everything=True)
    assert [len(player["hand"]) for player in seen["players"]] == [5, 5]
    assert [len(player["deck_top"]) for player in seen["players"]] == [35, 35]
    assert seen.keys() == game.view(None).keys()


# What one player learns.


def test_a_hand_that_was_looked_at_is_known_to_the_one_who_looked_and_to_nobody_else():
    game = (
        scenario(players=3, bases=["Tar Pits"], hand=["Probe"])
        .hand(1, "Scout", "Invader", "Howl")
        .duplicate_factions()
        .start()
    )
    play(game, "Probe")
    pick(game, 1)
    assert hand_of(game, 1, viewer=0) == ["Scout", "Invader", "Howl"]
    assert hand_of(game, 1, viewer=2) == []
    assert hand_of(game, 1, viewer=None) == []
    pick(game, "Scout")
    assert hand_of(game, 1, viewer=0) == ["Invader", "Howl"]


def test_a_spectator_does_not_see_a_hand_that_both_players_know():
    game = scenario(bases=["Tar Pits"], hand=["Probe"]).hand(1, "Scout", "Invader").duplicate_factions().start()
    play(game, "Probe")
    pick(game, "Scout")
    assert hand_of(game, 1, viewer=0) == ["Invader"]
    assert hand_of(game, 1, viewer=None) == []


def test_what_was_drawn_later_is_not_known():
    game = scenario(bases=["Tar Pits"], hand=["Probe"]).hand(1, "Howl").deck(1, "King Rex", "Upgrade").start()
    play(game, "Probe")
    pick(game, "end", "end")
    assert hand_of(game, 1, viewer=1) == ["Howl", "King Rex", "Upgrade"]
    assert hand_of(game, 1, viewer=0) == ["Howl"]


def test_a_minion_that_returns_to_a_hand_is_known_to_all():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up"]).hand(1, "Howl").minion("King Rex", on="Tar Pits", of=1).start()
    )
    play(game, "Beam Up")
    for viewer in (0, None):
        assert hand_of(game, 1, viewer) == ["King Rex"]


def test_a_revealed_card_that_stays_on_top_is_known_to_all_until_the_deck_is_shuffled():
    game = scenario(bases=["Tar Pits"], hand=["Hoverbot", "Scry"]).deck(0, "Tech Center", "Summon", "Portal").start()
    play(game, "Hoverbot")
    for viewer in viewers(game):
        assert deck_top(game, 0, viewer) == ["Tech Center"]
    play(game, "Scry")
    pick(game, "Summon")
    for viewer in viewers(game):
        assert deck_top(game, 0, viewer) == []


def test_a_revealed_card_that_is_drawn_is_known_in_the_hand():
    game = scenario(bases=["Tar Pits"], hand=["Hoverbot"]).deck(0, "Tech Center", "Zapbot").start()
    play(game, "Hoverbot")
    pick(game, "end")
    assert hand_of(game, 0, viewer=0) == ["Tech Center", "Zapbot"]
    assert hand_of(game, 0, viewer=1) == ["Tech Center"]


def test_the_top_card_a_player_looks_at_stays_that_players_secret():
    game = scenario(bases=["Tar Pits"], hand=["Walker"]).deck(0, "Outbreak", "Walker").start()
    play(game, "Walker")
    pick(game, "pass")
    assert deck_top(game, 0, viewer=0) == ["Outbreak"]
    assert deck_top(game, 0, viewer=1) == []
    assert deck_top(game, 0, viewer=None) == []


def test_a_searched_deck_is_seen_by_the_searcher_and_shuffled_afterwards():
    game = scenario(bases=["Tar Pits"], hand=["Scry"]).deck(0, "Summon", "Time Loop", "Enchantress").start()
    play(game, "Scry")
    assert deck_top(game, 0, viewer=0) == ["Summon", "Time Loop", "Enchantress"]
    assert deck_top(game, 0, viewer=1) == []
    pick(game, "Time Loop")
    assert hand_of(game, 0, viewer=1) == ["Time Loop"]
    assert deck_top(game, 0, viewer=0) == []


def test_a_card_placed_under_a_deck_is_not_a_known_top_but_the_last_card_left_is():
    game = (
        scenario(bases=["Tar Pits"], hand=["Disintegrator"])
        .deck(1, "King Rex")
        .minion("Scout", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Disintegrator")
    assert deck_top(game, 1, viewer=0) == []
    pick(game, "end", "end")
    assert hand_of(game, 1, viewer=0) == ["Scout"]


def test_the_bases_the_winner_looked_at_and_put_back_are_the_winners_secret():
    game = (
        scenario(bases=["School of Wizardry", "Tar Pits"])
        .minion("King Rex", on="School of Wizardry", counters=15)
        .base_deck("Jungle Oasis", "Tortuga", "The Homeworld", "Ninja Dojo")
        .turn(0, "score_bases")
        .start()
    )
    pick(game, "Tortuga", "The Homeworld")
    assert [card["name"] for card in game.view(0)["base_deck_top"]] == ["The Homeworld", "Jungle Oasis"]
    for viewer in (1, None):
        assert game.view(viewer)["base_deck_top"] == []


def test_a_card_that_resolves_lies_open():
    game = (
        scenario(bases=["Tar Pits"], hand=["Beam Up"])
        .minion("Scout", on="Tar Pits")
        .minion("King Rex", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Beam Up")
    for viewer in viewers(game):
        assert [card["name"] for card in game.view(viewer)["resolving"]] == ["Beam Up"]


# No leaks.


def shown_in_hidden_zones(view: View) -> set[tuple[int, str]]:
    """The cards in hands and decks that a view names."""
    cards = [card for player in view["players"] for zone in ("hand", "deck_top") for card in player[zone]]
    return {(card["id"], card["name"]) for card in (*cards, *view["base_deck_top"], *view["resolving"])}


@pytest.mark.parametrize("seed", range(10))
def test_no_view_names_a_hidden_card_that_the_viewer_was_never_shown(seed):
    game = random_game(seed, 2 + seed % 3)
    shown: dict[int | None, set[tuple[int, str]]] = {viewer: set() for viewer in viewers(game)}
    told = 0
    for _ in walk(game, seed):
        for event in game.events[told:]:
            for viewer in viewers(game):
                if event.visible_to(viewer):
                    shown[viewer] |= set(event.cards)
        told = len(game.events)
        for viewer in viewers(game):
            assert shown_in_hidden_zones(game.view(viewer)) <= shown[viewer]


@pytest.mark.parametrize("seed", range(6))
def test_a_view_stays_equal_when_only_what_the_viewer_may_not_see_differs(seed):
    for number, game in enumerate(walk(random_game(seed, 2 + seed % 3), seed)):
        for viewer in range(game.players):
            assert game.determinize(viewer, seed=number).view(viewer) == game.view(viewer)


@pytest.mark.parametrize("seed", range(3))
def test_several_views_at_once_tell_each_viewer_what_one_alone_would(seed):
    for game in walk(random_game(seed, 2 + seed), seed):
        assert game.views(viewers(game)) == [game.view(viewer) for viewer in viewers(game)]
