"""Section 14 of the rules: variants, off unless chosen."""

import itertools
from collections.abc import Iterator

import pytest

from smashup import Game, Options
from smashup.engine import FACTIONS, Base, Faction
from smashup.game.view_types import DraftSeen
from smashup.scenario import deck, discard_pile, hand, pick, scenario

PAIRS = [("zombies", "wizards"), ("aliens", "tricksters")]

# 14.1


@pytest.fixture
def another_set() -> Iterator[None]:
    """A faction of another set, with one base, that exists during one test."""
    before = dict(FACTIONS)
    faction = Faction("Surveyors", set="awesome_level_9000", blurb="They bring a base.")
    type("Borderland", (Base,), {}, faction=faction, breakpoint=20, vp=(3, 2, 1))
    yield
    FACTIONS.clear()
    FACTIONS.update(before)


def all_bases_of(game: Game) -> list[str]:
    """The names of the bases in play and in the base deck."""
    ids = [base.id for base in game.state.bases] + game.state.base_deck
    return sorted(game.state.table[card].name for card in ids)


@pytest.mark.usefixtures("another_set")
def test_14_1_with_all_bases_the_base_deck_is_made_of_every_base():
    game = Game.new(PAIRS, seed=1, options=Options(all_bases=True))
    assert all_bases_of(game) == sorted(base.name for faction in FACTIONS.values() for base in faction.bases)
    assert "Borderland" in all_bases_of(game)


@pytest.mark.usefixtures("another_set")
def test_14_1_without_it_only_the_sets_in_the_game_bring_their_bases():
    game = Game.new(PAIRS, seed=1)
    core = [base.name for faction in FACTIONS.values() if faction.set == "core" for base in faction.bases]
    assert sorted(all_bases_of(game)) == sorted(core)
    assert "Borderland" not in all_bases_of(game)


# 14.2


def without_a_minion(options: Options) -> tuple[Game, int]:
    """A game in which somebody's opening hand has no minion, right after that; and whose it is."""
    for seed in itertools.count():
        game = Game.new(PAIRS, seed=seed)
        if game.turn == 0 and game.decision is not None:
            return Game.new(PAIRS, seed=seed, options=options), game.decision.player
    raise AssertionError


def test_14_2_with_the_classic_mulligan_the_hand_must_be_shown_and_discarded_and_is_drawn_again():
    game, player = without_a_minion(Options(classic_mulligan=True))
    assert game.turn == 1  # Nobody was asked.
    shown = next(event for event in game.events if event.kind == "mulligan")
    assert shown.player == player
    names = [name for _, name in shown.cards]
    assert shown.to_dict(1 - player)["cards"] == names
    assert discard_pile(game, player)[:5] == names
    assert len(hand(game, player)) == 5
    assert len(deck(game, player)) == 30


def test_14_2_without_it_the_player_may_keep_the_hand():
    game, player = without_a_minion(Options())
    before = hand(game, player)
    assert game.decision is not None
    assert [option.key for option in game.decision.options] == ["yes", "no"]
    game.choose("no")
    assert hand(game, player) == before


def test_14_2_without_it_the_shown_hand_goes_back_into_the_deck():
    game, player = without_a_minion(Options())
    shown = hand(game, player)
    game.choose("yes")
    assert discard_pile(game, player) == []
    assert len(deck(game, player)) == 35
    assert not any(shown.count(name) > (deck(game, player) + hand(game, player)).count(name) for name in shown)


# 14.3


def test_14_3_with_duplicate_factions_different_players_may_take_the_same_faction():
    pairs = [("aliens", "robots"), ("robots", "aliens")]
    game = Game.new(pairs, seed=1, options=Options(duplicate_factions=True))
    assert game.factions == (("aliens", "robots"), ("robots", "aliens"))
    cards = [sorted(hand(game, player) + deck(game, player)) for player in (0, 1)]
    assert cards[0] == cards[1]
    assert len(cards[0]) == 40


def test_14_3_with_duplicate_factions_a_faction_that_was_taken_stays_on_offer_for_the_others():
    game = Game.new(2, seed=1, options=Options(setup="draft", duplicate_factions=True))
    assert game.decision is not None
    first = game.decision.player
    game.choose("robots")
    assert game.decision.player != first
    assert "robots" in [option.key for option in game.decision.options]


def test_14_3_nobody_takes_the_same_faction_twice():
    game = Game.new(2, seed=1, options=Options(setup="choose", duplicate_factions=True))
    game.choose("robots")
    assert game.decision is not None
    assert "robots" not in [option.key for option in game.decision.options]


# 14.4


@pytest.mark.parametrize(("points", "over"), [(9, False), (10, True)])
def test_14_4_another_number_of_vp_wins(points, over):
    game = scenario(bases=["Tar Pits"], options=Options(target_vp=10, ask_end=True)).vp(points, 0).start()
    pick(game, "end")
    assert game.over == over
    assert game.view(0)["target_vp"] == 10


# 14.5


def order_of_picks(game: Game) -> list[int]:
    """Who takes a faction, in order; always the first one on offer."""
    order = []
    while game.turn == 0 and game.decision is not None and game.decision.prompt == "Take a faction.":
        order.append(game.decision.player)
        game.choose(0)
    return order


def test_14_5_players_choose_freely_two_factions_each():
    order = order_of_picks(Game.new(3, seed=5, options=Options(setup="choose")))
    first = order[0]
    assert order == [player for step in range(3) for player in [(first + step) % 3] * 2]


def test_14_5_in_a_draft_the_second_factions_are_taken_in_reverse_order():
    order = order_of_picks(Game.new(3, seed=5, options=Options(setup="draft")))
    first = order[0]
    around = [(first + step) % 3 for step in range(3)]
    assert order == around + around[::-1]


def test_14_5_with_a_random_setup_nobody_is_asked_for_a_faction():
    games = [Game.new(4, seed=seed, options=Options(setup="random")) for seed in range(12)]
    for game in games:
        taken = [key for pair in game.factions for key in pair]
        assert len(taken) == len(set(taken)) == 8
        assert game.choices == ()
    assert len({game.factions for game in games}) > 6


@pytest.mark.parametrize(("on_offer", "count"), [(None, len(FACTIONS)), (6, 6), (8, 8)])
def test_14_5_every_faction_is_on_offer_in_a_draft_or_some_picked_at_random(on_offer, count):
    offers = set()
    for seed in range(10):
        game = Game.new(3, seed=seed, options=Options(setup="draft", on_offer=on_offer))
        assert game.decision is not None
        offers.add(tuple(option.key for option in game.decision.options))
    assert {len(offer) for offer in offers} == {count}
    assert (len(offers) > 1) == (count < len(FACTIONS))


# 14.7


def a_tournament(seed: int = 5, **options: object) -> Game:
    return Game.new(2, seed, Options(setup="tournament", **options))  # type: ignore[arg-type]


def drafted(game: Game, choices: int = 10) -> list[tuple[int, str, int]]:
    """Who is asked for what in a draft, and out of how many; always the first one is taken."""
    asked = []
    for _ in range(choices):
        assert game.decision is not None
        asked.append((game.decision.player, game.decision.prompt, len(game.decision)))
        game.choose(0)
    return asked


def draft_of(game: Game, viewer: int = 0) -> DraftSeen:
    draft = game.view(viewer)["draft"]
    assert draft is not None
    return draft


def test_14_7_a_pool_of_14_random_factions_is_shown_to_both():
    pools = set()
    for seed in range(8):
        game = a_tournament(seed)
        pool = draft_of(game)["pool"]
        assert len(set(pool)) == 14
        assert game.view(1)["draft"] == game.view(None)["draft"] == game.view(0)["draft"]
        assert game.decision is not None
        assert [option.key for option in game.decision.options] == list(pool)
        assert game.events[0].kind == "pool"
        pools.add(tuple(pool))
    assert len(pools) > 4


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_14_7_bans_go_first_second_first_second_and_picks_first_second_second_first(seed):
    game = a_tournament(seed)
    assert game.decision is not None
    first = game.decision.player
    second = 1 - first
    ban, take, bases = "Ban a faction.", "Take a faction.", "Take one more faction's bases."
    assert drafted(game) == [
        (first, ban, 14),
        (second, ban, 13),
        (first, ban, 12),
        (second, ban, 11),
        (first, take, 10),
        (second, take, 9),
        (second, take, 8),
        (first, take, 7),
        (first, bases, 6),
        (second, bases, 5),
    ]


def test_14_7_what_is_banned_is_nobodys_and_everybody_has_the_two_factions_taken():
    game = a_tournament()
    assert game.decision is not None
    first = game.decision.player
    pool = draft_of(game)["pool"]
    drafted(game)
    banned, taken, bases = pool[:4], pool[4:8], pool[8:10]
    found = draft_of(game, 1 - first)
    assert [one["faction"] for one in found["banned"]] == banned
    assert [one["faction"] for one in found["bases"]] == bases
    assert game.factions[first] == (taken[0], taken[3])
    assert game.factions[1 - first] == (taken[1], taken[2])


def test_14_7_the_base_deck_is_made_of_the_bases_of_the_six_drafted_factions():
    game = a_tournament()
    pool = draft_of(game)["pool"]
    drafted(game)
    assert all_bases_of(game) == sorted(base.name for key in pool[4:10] for base in FACTIONS[key].bases)


def test_14_7_who_drafted_first_takes_the_second_turn():
    starters = set()
    for seed in range(12):
        game = a_tournament(seed, classic_mulligan=True)
        assert game.decision is not None
        first = game.decision.player
        drafted(game)
        assert (game.turn, game.current_player) == (1, 1 - first)
        starters.add(first)
    assert starters == {0, 1}


def test_14_7_the_pool_comes_from_the_sets_of_the_game():
    for seed in range(6):
        pool = draft_of(a_tournament(seed, sets=("core", "its_your_fault", "culture_shock")))["pool"]
        assert {FACTIONS[key].set for key in pool} <= {"core", "its_your_fault", "culture_shock"}
