"""Section 1 of the rules: players, decks, setup."""

from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

from smashup import Game, Options
from smashup.engine import FACTIONS, SETS, Base, Faction, Minion
from smashup.engine.errors import SetupError
from smashup.scenario import bases, discard_pile, hand, offered, pick, prompt, scenario
from tests.first_factions import FIRST

TWO = [("aliens", "dinosaurs"), ("tricksters", "zombies")]
THREE = [*TWO, ("ninjas", "wizards")]
FOUR = [*THREE, ("pirates", "robots")]
NO_MINION = "No minion in hand: show it and draw a new hand?"


def names(game: Game, cards: list[int]) -> list[str]:
    return [game.state.table[card].name for card in cards]


def is_minion(game: Game, card: int) -> bool:
    return game.state.table[card].is_minion


def with_a_hand_without_minions() -> Game:
    """The first game, seed by seed, in which a player is dealt no minion."""
    return next(game for game in (Game.new(TWO, seed) for seed in count()) if prompt(game) == NO_MINION)


# 1.1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_1_two_three_or_four_players(players: int):
    assert Game.new(FOUR[:players]).players == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_1_1_no_other_number_of_players(players: int):
    with pytest.raises(SetupError, match=r"rule 1\.1"):
        Game.new(players)


def test_1_1_no_factions_for_a_fifth_player():
    with pytest.raises(SetupError, match=r"rule 1\.1"):
        Game.new([("aliens", "dinosaurs")] * 5, options=Options(duplicate_factions=True))


# 1.2


@pytest.mark.parametrize("faction", FIRST)
def test_1_2_a_faction_is_20_cards(faction: str):
    assert len(FACTIONS[faction].deck()) == 20


@pytest.mark.parametrize("pair", [("aliens",), ("aliens", "ninjas", "robots"), ("aliens", "aliens")])
def test_1_2_each_player_has_two_different_factions(pair: tuple[str, ...]):
    with pytest.raises(SetupError, match=r"rule 1\.2"):
        Game.new([pair, ("pirates", "wizards")])


def test_1_2_the_deck_is_the_40_cards_of_both_factions():
    game = Game.new(TWO)
    cards = game.state.hands[0] + game.state.decks[0]
    both = [card.name for key in ("aliens", "dinosaurs") for card in FACTIONS[key].deck()]
    assert len(cards) == 40
    assert Counter(names(game, cards)) == Counter(both)


def test_1_2_the_40_cards_are_shuffled_together():
    orders = set()
    for seed in range(5):
        game = Game.new(TWO, seed)
        order = [game.state.table[card].faction.key for card in game.state.decks[0] + game.state.hands[0]]
        assert order[:20] != ["aliens"] * 20
        assert order[:20] != ["dinosaurs"] * 20
        orders.add(tuple(order))
    assert len(orders) == 5


def test_1_2_the_player_owns_those_cards_for_the_whole_game():
    game = scenario(bases=["Jungle Oasis"]).minion("King Rex", on="Jungle Oasis", of=1, owner=0, counters=5).start()
    pick(game, "end")
    assert discard_pile(game, 1) == []
    assert hand(game, 0) == ["King Rex"]  # by way of the discard pile, the deck and the draw


# 1.3


def test_1_3_a_faction_belongs_to_one_player_only():
    with pytest.raises(SetupError, match=r"rules 1\.3"):
        Game.new([("aliens", "dinosaurs"), ("dinosaurs", "zombies")])


def test_1_3_with_a_second_copy_of_a_set_different_players_may_take_the_same_faction():
    same = [("aliens", "dinosaurs"), ("aliens", "dinosaurs")]
    game = Game.new(same, options=Options(duplicate_factions=True))
    assert game.factions == (("aliens", "dinosaurs"), ("aliens", "dinosaurs"))
    assert [len(game.state.hands[player] + game.state.decks[player]) for player in (0, 1)] == [40, 40]


def test_1_3_one_player_never_takes_the_same_faction_twice():
    with pytest.raises(SetupError, match="twice"):
        Game.new([("aliens", "aliens"), ("pirates", "wizards")], options=Options(duplicate_factions=True))


def test_1_3_nor_is_it_offered_a_second_time_when_players_choose():
    game = Game.new(2, options=Options(duplicate_factions=True))
    pick(game, "aliens")
    assert "Aliens" not in offered(game)
    pick(game, "robots")
    assert "Aliens" in offered(game)


# 1.4


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A faction of a set of its own, with one base."""
    monkeypatch.setitem(SETS, "elsewhere", "Elsewhere")
    faction = Faction("Strangers", set="elsewhere", blurb="From far away.")
    type("Stranger", (Minion,), {}, faction=faction, copies=20, power=2)
    type("Strange Place", (Base,), {}, faction=faction, name="Strange Place", breakpoint=20, vp=(4, 2, 1))
    yield
    del FACTIONS["strangers"]


def base_names(game: Game) -> list[str]:
    return sorted([*bases(game), *names(game, game.state.base_deck)])


def bases_of_set(name: str) -> list[str]:
    return sorted(base.name for faction in FACTIONS.values() if faction.set == name for base in faction.bases)


@pytest.mark.usefixtures("strangers")
def test_1_4_the_base_deck_has_the_bases_of_every_set_a_chosen_faction_comes_from():
    game = Game.new([("aliens", "dinosaurs"), ("zombies", "strangers")])
    assert base_names(game) == sorted([*bases_of_set("core"), "Strange Place"])


@pytest.mark.usefixtures("strangers")
def test_1_4_bases_of_other_sets_stay_in_the_box():
    game = Game.new(TWO)
    assert base_names(game) == bases_of_set("core")
    assert "Strange Place" not in base_names(game)


def test_1_4_each_base_once_also_when_two_copies_of_a_set_are_combined():
    same = [("aliens", "dinosaurs"), ("aliens", "dinosaurs")]
    assert base_names(Game.new(same, options=Options(duplicate_factions=True))) == bases_of_set("core")


def test_1_4_the_base_deck_is_shuffled():
    assert len({tuple(bases(Game.new(TWO, seed))) for seed in range(5)}) == 5


# 1.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_5_one_base_more_than_players_is_in_play_at_the_start(players: int):
    game = Game.new(FOUR[:players])
    assert len(game.state.bases) == players + 1
    assert len(game.state.base_deck) == len(bases_of_set("core")) - (players + 1)


def test_1_5_everybody_sees_the_bases_in_play():
    game = Game.new(TWO)
    shown = bases(game)
    for viewer in (0, 1, None):
        assert [base["name"] for base in game.view(viewer)["bases"]] == shown


# 1.6


def test_1_6_each_player_draws_five_cards():
    game = next(game for seed in range(100) if (game := Game.new(THREE, seed=seed)).turn == 1)
    assert [len(cards) for cards in game.state.hands] == [5, 5, 5]
    assert [len(cards) for cards in game.state.decks] == [35, 35, 35]


def test_1_6_a_player_with_a_minion_in_hand_keeps_it_unasked():
    for seed in range(30):
        game = Game.new(TWO, seed)
        for player in (0, 1):
            if any(is_minion(game, card) for card in game.state.hands[player]):
                assert (game.decision.player, prompt(game)) != (player, NO_MINION)


def test_1_6_a_player_with_no_minion_may_keep_the_hand():
    game = with_a_hand_without_minions()
    player = game.decision.player
    dealt = game.state.hands[player][:]
    assert not any(is_minion(game, card) for card in dealt)
    pick(game, "no")
    assert game.state.hands[player] == dealt


def test_1_6_or_may_show_it_to_all_and_draw_a_new_hand_of_five():
    game = with_a_hand_without_minions()
    player = game.decision.player
    shown = game.state.hands[player][:]
    pick(game, "yes")
    assert len(game.state.hands[player]) == 5
    seen = [event for event in game.events if event.kind == "mulligan"]
    assert [[card for card, _ in event.cards] for event in seen] == [shown]
    assert seen[0].visible_to(1 - player)


def test_1_6_the_shown_cards_are_shuffled_into_the_deck_only_after_the_new_hand_is_drawn():
    depths = set()
    for seed in range(600):
        game = Game.new(TWO, seed)
        while prompt(game) == NO_MINION:
            player = game.decision.player
            shown = game.state.hands[player][:]
            pick(game, "yes")
            deck = game.state.decks[player]
            assert not set(shown) & set(game.state.hands[player])
            assert set(shown) <= set(deck)
            assert len(deck) == 35
            depths |= {deck.index(card) for card in shown}
    assert len(depths) > 20  # they lie anywhere in the deck


def test_1_6_once_only_the_second_hand_is_kept():
    for seed in count():
        game = Game.new(THREE, seed, log=False)
        again = False
        while prompt(game) == NO_MINION and not again:
            player = game.decision.player
            pick(game, "yes")
            again = not any(is_minion(game, card) for card in game.state.hands[player])
        if again:
            assert (game.decision.player, prompt(game)) != (player, NO_MINION)
            return


# 1.7


def test_1_7_the_first_player_is_random():
    firsts = Counter(Game.new(THREE, seed, log=False).state.rules.first_player for seed in range(300))
    assert sorted(firsts) == [0, 1, 2]
    assert min(firsts.values()) > 60


def test_1_7_the_first_player_takes_the_first_turn():
    for seed in range(10):
        game = Game.new(THREE, seed)
        if prompt(game) != NO_MINION:
            assert (game.turn, game.current_player) == (1, game.state.rules.first_player)


def test_1_7_turns_go_clockwise():
    game = scenario(players=4, bases=["Tar Pits"]).turn(2).start()
    order = []
    for _ in range(6):
        order.append(game.current_player)
        pick(game, "end")
    assert order == [2, 3, 0, 1, 2, 3]


# 1.8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_8_in_a_draft_one_faction_each_clockwise_then_a_second_each_in_reverse_order(players: int):
    game = Game.new(players, seed=5, options=Options(setup="draft"))
    asked = []
    while prompt(game) == "Take a faction.":
        asked.append(game.decision.player)
        game.choose(0)
    clockwise = [(asked[0] + step) % players for step in range(players)]
    # With as many factions as players can take, the last pick is no choice.
    expected = [*clockwise, *reversed(clockwise)]
    assert asked == expected[: len(asked)]
    assert len(asked) >= 2 * players - 1


def test_1_8_the_player_who_goes_first_in_the_draft_is_random_and_takes_the_first_turn():
    firsts = set()
    for seed in range(20):
        game = Game.new(3, seed, Options(setup="draft"))
        first = game.decision.player
        while prompt(game) == "Take a faction.":
            game.choose(0)
        while prompt(game) == NO_MINION:
            pick(game, "no")
        assert game.current_player == first
        firsts.add(first)
    assert firsts == {0, 1, 2}


def test_1_8_a_faction_that_is_taken_is_no_longer_on_offer():
    game = Game.new(2, options=Options(setup="draft"))
    pick(game, "aliens")
    assert "Aliens" not in offered(game)


def test_1_8_at_least_two_factions_per_player_are_on_offer():
    assert len(offered(Game.new(2, options=Options(setup="draft")))) == len(FACTIONS)
    assert len(offered(Game.new(3, options=Options(setup="draft", on_offer=6)))) == 6
    with pytest.raises(SetupError, match=r"rule 1\.8"):
        Game.new(3, options=Options(setup="draft", on_offer=5))


def test_1_8_each_player_plays_with_the_factions_taken():
    game = Game.new(2, options=Options(setup="draft"))
    first = game.decision.player
    for key in ("ninjas", "robots", "wizards", "zombies"):
        pick(game, key)
    assert game.factions[first] == ("ninjas", "zombies")
    assert game.factions[1 - first] == ("robots", "wizards")
