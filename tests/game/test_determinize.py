"""A determinized game agrees with everything its player knows; what that player cannot know is dealt again."""

import itertools
import random
from collections import Counter

import pytest

from smashup import Game, IllegalChoiceError, Options
from smashup.engine.knowledge import after_deal, bits, redistribute
from smashup.scenario import Scenario, deck, discard_pile, hand, pick, play, scenario
from tests.game.walking import play_on, random_game, walk

TRIES = range(40)


def worlds(game: Game, player: int) -> list[Game]:
    """Many games the player could be in."""
    return [game.determinize(player, seed) for seed in TRIES]


def kinds(cards: list[list[str]]) -> int:
    """How many different ones there are among these hands or decks."""
    return len({tuple(sorted(one)) for one in cards})


def unknown_cards() -> Scenario:
    """Player 1 has two cards in hand and four in the deck, all different, and player 0 knows none of them."""
    return (
        scenario(players=3, bases=["Tar Pits", "Jungle Oasis"])
        .hand(1, "King Rex", "Howl")
        .deck(1, "Laseratops", "Upgrade", "Rampage", "War Raptor")
        .hand(2, "Scout", "Invader")
    )


# Everywhere in a game.


@pytest.mark.parametrize("seed", range(3))
def test_at_every_decision_the_view_of_the_player_and_all_that_player_knows_stay(seed):
    for number, game in enumerate(walk(random_game(seed, 2 + seed % 3), seed)):
        for player in range(game.players):
            world = game.determinize(player, seed=number)
            assert world.view(player) == game.view(player)
            for card, definition in enumerate(game.state.table):
                if game.state.seen[player] >> card & 1:
                    assert world.state.table[card] is definition


@pytest.mark.parametrize("seed", range(2))
def test_every_owner_has_the_same_cards_as_before(seed):
    for game in walk(random_game(seed, 3), seed):
        world = game.determinize(0, seed=5)
        owners = game.state.rules.owners
        assert Counter(zip(owners, world.state.table, strict=True)) == Counter(
            zip(owners, game.state.table, strict=True)
        )


@pytest.mark.parametrize("seed", range(3))
def test_at_every_decision_something_unknown_is_dealt_again(seed):
    for number, game in enumerate(walk(random_game(seed, 2 + seed % 3), seed)):
        for player in range(game.players):
            assert game.determinize(player, seed=number).state.table != game.state.table


@pytest.mark.parametrize("seed", range(3))
def test_a_determinized_game_can_be_played_to_its_end(seed):
    for number, game in enumerate(walk(random_game(seed, 2 + seed % 3), seed)):
        if number % 12 == 0:
            assert play_on(game.determinize(number % game.players, seed=number), 10_000, number).over


@pytest.mark.parametrize("seed", range(2))
def test_a_determinized_game_is_a_game_with_clones_and_undo(seed):
    for number, game in enumerate(walk(random_game(seed, 2 + seed % 3), seed)):
        world = game.determinize(number % game.players, seed=number)
        assert world.clone().fingerprint() == world.fingerprint()
        before = world.fingerprint()
        steps = len(play_on(world.clone(), 7, 1).choices) - len(world.choices)
        play_on(world, steps, 1)
        assert play_on(world.clone(), 3, 2).fingerprint() == play_on(world.clone(), 3, 2).fingerprint()
        for _ in range(steps):
            world.undo()
        assert world.fingerprint() == before
        with pytest.raises(IllegalChoiceError, match="there is no choice to take back"):
            world.undo()


def test_the_same_seed_deals_the_same_and_another_seed_another():
    game = play_on(random_game(3), 40)
    assert game.determinize(0, 1).fingerprint() == game.determinize(0, 1).fingerprint()
    assert len({game.determinize(0, seed).fingerprint() for seed in TRIES}) == len(TRIES)


def test_the_real_game_is_left_alone():
    game = play_on(random_game(3), 41)
    before = game.fingerprint()
    play_on(game.determinize(0, 1), 30)
    assert game.fingerprint() == before


def test_the_future_is_unknown_too():
    game = scenario(bases=["Tar Pits"], hand=["Scry"]).deck(0, "Summon", "Time Loop", "Enchantress").start()
    orders = set()
    for world in worlds(game, 0):
        play(world, "Scry")
        pick(world, "Summon")
        orders.add(tuple(deck(world, 0)))
    assert orders == {("Time Loop", "Enchantress"), ("Enchantress", "Time Loop")}


def test_a_finished_game_has_nothing_unknown():
    game = play_on(random_game(3), 10_000)
    assert game.determinize(0, 1).view(0) == game.view(0)
    assert game.determinize(0, 1).state.table == game.state.table


def test_a_determinized_game_can_be_determinized_for_somebody_else():
    game = play_on(random_game(3, 3), 40)
    world = game.determinize(0, 1)
    assert world.determinize(1, 2).view(1) == world.view(1)
    for number, now in enumerate(walk(random_game(2, 2), 2)):
        world = now.determinize(0, number)
        assert world.determinize(0, 7).view(0) == now.view(0)
        assert world.determinize(1, 7).view(1) == world.view(1)
        inner = world.determinize(1, 7)
        assert inner.clone().fingerprint() == inner.fingerprint()


# What a player knows, and what not.


def test_an_unknown_hand_is_dealt_from_all_that_is_unknown():
    game = unknown_cards().start()
    hands = [hand(world, 1) for world in worlds(game, 0)]
    assert kinds(hands) > 5
    assert {card for one in hands for card in one} == {
        "King Rex", "Howl", "Laseratops", "Upgrade", "Rampage", "War Raptor",
    }  # fmt: skip


def test_a_player_knows_the_own_hand_but_not_the_order_of_the_own_deck():
    game = unknown_cards().start()
    assert {tuple(hand(world, 1)) for world in worlds(game, 1)} == {("King Rex", "Howl")}
    assert len({tuple(deck(world, 1)) for world in worlds(game, 1)}) > 5


def test_a_hand_that_was_looked_at_stays_for_the_one_who_looked_only():
    game = unknown_cards().hand(0, "Probe").duplicate_factions().start()
    play(game, "Probe")
    pick(game, 1)
    assert discard_pile(game, 1) == ["King Rex"]
    assert [hand(world, 1) for world in worlds(game, 0)] == [["Howl"]] * len(TRIES)
    assert {hand(world, 1)[0] for world in worlds(game, 2)} == {
        "Howl",
        "Laseratops",
        "Upgrade",
        "Rampage",
        "War Raptor",
    }


def test_a_hand_is_known_while_it_is_looked_at():
    game = unknown_cards().hand(0, "Probe").hand(1, "Laseratops").duplicate_factions().start()
    play(game, "Probe")
    pick(game, 1)
    assert game.decision is not None
    assert game.decision.prompt == "Choose a minion to be discarded."
    for world in worlds(game, 0):
        assert sorted(hand(world, 1)) == ["Howl", "King Rex", "Laseratops"]
        assert world.decision is not None
        assert [o.key for o in world.decision.options] == [o.key for o in game.decision.options]
    assert kinds([deck(world, 1) for world in worlds(game, 0)]) == 1
    assert len({tuple(deck(world, 1)) for world in worlds(game, 0)}) > 5


def test_a_card_that_returned_to_a_hand_stays_there_for_all():
    game = unknown_cards().hand(0, "Beam Up").minion("Armor Stego", on="Tar Pits", of=1).duplicate_factions().start()
    play(game, "Beam Up")
    for player in (0, 2):
        hands = [hand(world, 1) for world in worlds(game, player)]
        assert all("Armor Stego" in one and len(one) == 3 for one in hands)
        assert kinds(hands) > 5


def test_a_revealed_card_stays_on_top_for_all():
    game = (
        scenario(players=3, bases=["Tar Pits"], hand=["Hoverbot"])
        .deck(0, "Tech Center", "Zapbot", "Warbot", "Nukebot", "Summon")
        .start()
    )
    play(game, "Hoverbot")
    for player in (0, 1, 2):
        decks = [deck(world, 0) for world in worlds(game, player)]
        assert {one[0] for one in decks} == {"Tech Center"}
        assert len({tuple(one) for one in decks}) > 5


def test_a_card_only_one_player_looked_at_stays_for_that_player_only():
    game = scenario(bases=["Tar Pits"], hand=["Walker"]).deck(0, "Outbreak", "Walker", "Summon", "Scry").start()
    play(game, "Walker")
    pick(game, "pass")
    assert {deck(world, 0)[0] for world in worlds(game, 0)} == {"Outbreak"}
    assert len({deck(world, 0)[0] for world in worlds(game, 1)}) > 1


def test_a_card_placed_under_a_deck_stays_there():
    game = (
        unknown_cards().hand(0, "Disintegrator").minion("Collector", on="Tar Pits", of=1).duplicate_factions().start()
    )
    play(game, "Disintegrator")
    for player in (0, 1, 2):
        assert {deck(world, 1)[-1] for world in worlds(game, player)} == {"Collector"}


def lent_a_hand() -> Game:
    """Player 1 has an unknown hand and has just shuffled two known cards into the deck."""
    game = (
        scenario(bases=["Tar Pits"])
        .hand(1, "Lend a Hand", "Walker", "Outbreak")
        .deck(1, "Grave Robbing", "Overrun", "Mall Crawl")
        .discard_pile(1, "Zombie Lord", "Tenacious Z")
        .turn(1)
        .start()
    )
    play(game, "Lend a Hand")
    pick(game, "Zombie Lord", "Tenacious Z")
    return game


def test_cards_shuffled_into_a_deck_are_somewhere_in_it():
    game = lent_a_hand()
    for player in (0, 1):
        decks = [deck(world, 1) for world in worlds(game, player)]
        assert all({"Zombie Lord", "Tenacious Z"} <= set(one) for one in decks)
        assert len({one.index("Zombie Lord") for one in decks}) == 5
    assert kinds([hand(world, 1) for world in worlds(game, 0)]) > 3


def test_cards_shuffled_into_a_deck_may_be_among_those_drawn_from_it():
    game = lent_a_hand()
    pick(game, "end")
    hands = [hand(world, 1) for world in worlds(game, 0)]
    with_lord = [one for one in hands if "Zombie Lord" in one]
    assert 0 < len(with_lord) < len(hands)
    assert {tuple(hand(world, 1)) for world in worlds(game, 1)} == {tuple(hand(game, 1))}


def test_a_discard_pile_made_into_a_new_deck_is_known_as_a_whole():
    game = (
        scenario(bases=["Tar Pits"])
        .hand(1, "King Rex", "Howl")
        .discard_pile(1, "Laseratops", "Upgrade", "Rampage", "War Raptor")
        .turn(1, "draw")
        .start()
    )
    assert discard_pile(game, 1) == []
    for world in worlds(game, 0):
        assert {"King Rex", "Howl"} <= set(hand(world, 1))
    assert kinds([hand(world, 1) for world in worlds(game, 0)]) > 3


def test_what_another_player_searches_and_takes_is_known_the_rest_is_not():
    game = (
        scenario(bases=["Tar Pits"])
        .hand(1, "Scry", "Enchantress")
        .deck(1, "Summon", "Time Loop", "Archmage", "Neophyte", "Portal")
        .turn(1)
        .start()
    )
    play(game, "Scry")
    for world in worlds(game, 0):  # In the middle of the search the hand of the other is still unknown.
        assert world.decision is not None
        assert world.decision.player == 1
    assert kinds([hand(world, 1) for world in worlds(game, 0)]) > 2
    pick(game, "Time Loop")
    hands = [hand(world, 1) for world in worlds(game, 0)]
    assert all("Time Loop" in one for one in hands)
    assert kinds(hands) > 2


def test_what_others_are_offered_from_a_hidden_hand_fits_the_new_deal():
    """Before a base scores player 1 is asked for a Special: in every world player 1 has one."""
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"])
        .minion("King Rex", on="Tar Pits", counters=9)
        .hand(1, "Shinobi", "Ninja Master", "Poison", "Disguise")
        .deck(1, "Shinobi", "Hidden Ninja", "Seeing Stars", "Infiltrate", "Tiger Assassin")
        .start()
    )
    pick(game, "end")
    assert game.decision is not None
    assert game.decision.player == 1
    for world in worlds(game, 0):
        assert world.decision is not None
        assert world.decision.prompt == game.decision.prompt
        held = {world.state.table[o.card].name for o in world.decision.options if o.card is not None}
        assert held
        assert held <= {"Shinobi", "Hidden Ninja"}
        assert held <= set(hand(world, 1))
    assert kinds([hand(world, 1) for world in worlds(game, 0)]) > 5


def test_of_equal_cards_the_one_that_was_chosen_is_known_where_it_was_known():
    """Player 0 knows one Mboro Hornet in the hand of player 1, and sees that it is given away; others may be there."""
    game = (
        scenario(players=3, bases=["Tar Pits", "Jungle Oasis"], hand=["Beam Up"])
        .minion("Mboro Hornet", on="Tar Pits", of=1)
        .hand(1, "Akye the Turtle", "Shady Deal")
        .deck(1, "Mboro Hornet", "Mboro Hornet", "Mboro Hornet", "Pot of Beans", "The Perfect Gift")
        .start()
    )
    play(game, "Beam Up")
    pick(game, "end")
    play(game, "Akye the Turtle", on="Tar Pits")
    pick(game, "Mboro Hornet")
    assert game.decision is not None
    assert game.decision.prompt_for(0) == "Place Mboro Hornet into whose hand?"
    found = worlds(game, 0)
    assert all(world.view(0) == game.view(0) for world in found)
    assert kinds([hand(world, 1) for world in found]) > 1


# The setup.


def test_who_is_asked_for_a_new_opening_hand_has_no_minion_in_any_world():
    factions = [("zombies", "wizards"), ("aliens", "tricksters"), ("dinosaurs", "pirates")]
    games = (Game.new(factions, seed=seed) for seed in itertools.count())
    game = next(game for game in games if game.turn == 0 and game.decision is not None and game.decision.player == 2)
    assert game.decision is not None
    assert game.decision.prompt == "No minion in hand: show it and draw a new hand?"
    for world in worlds(game, 0):
        assert world.view(0) == game.view(0)
        assert not any(world.state.table[card].is_minion for card in world.state.hands[2])
        before = world.fingerprint()
        assert world.clone().fingerprint() == before
        world.choose("no")
        world.undo()
        assert world.fingerprint() == before
    assert kinds([hand(world, 2) for world in worlds(game, 0)]) > 5
    assert {tuple(hand(world, 2)) for world in worlds(game, 2)} == {tuple(hand(game, 2))}


def test_in_a_draft_only_the_future_is_unknown():
    game = Game.new(2, seed=3, options=Options(setup="draft"))
    game.choose("robots")
    first_decks = set()
    for world in worlds(game, 0):
        assert world.view(0) == game.view(0)
        for key in ("ninjas", "aliens", "zombies"):
            world.choose(key)
        first_decks.add(tuple(deck(world, 0)))
    assert len(first_decks) == len(TRIES)


# The deal itself.


def check_deal(owners: list[int], known: int, groups: list[tuple[int, int]], seed: int) -> list[int]:
    deal, _ = redistribute(owners, sorted(range(len(owners)), key=str), known, groups, seed)
    assert sorted(deal) == list(range(len(owners)))
    for place, card in enumerate(deal):
        assert owners[place] == owners[card]
        if known >> place & 1:
            assert card == place
        for cards, places in groups:
            if cards >> card & 1:
                assert places >> place & 1
    return deal


def test_a_deal_moves_the_unknown_cards_of_an_owner_among_themselves():
    owners = [0] * 6 + [1] * 6 + [2] * 3
    seen = {tuple(check_deal(owners, bits([0, 7]), [], seed)) for seed in range(200)}
    assert len(seen) > 150


def test_a_deal_keeps_groups_in_their_places():
    owners = [0] * 10
    groups = [(bits([1, 2]), bits([1, 2, 3, 4])), (bits([5]), bits(range(10)) & ~1)]
    places = {check_deal(owners, 1, groups, seed).index(1) for seed in range(100)}
    assert places == {1, 2, 3, 4}


def test_a_deal_is_found_also_where_one_group_can_block_another():
    """Two known cards in {a, c} or the deck, and a deck known completely: most random fillings do not work."""
    owners = [0] * 8
    groups = [(bits([0, 1]), bits([0, 1, 2, 3, 4])), (bits([3, 4, 5]), bits([2, 3, 4, 5]))]
    seen = {tuple(check_deal(owners, 0, groups, seed)) for seed in range(100)}
    assert len(seen) > 5


def test_any_knowledge_that_can_come_about_can_be_dealt():
    chance = random.Random(2)
    for seed in range(300):
        owners = [0] * 8 + [1] * 8
        known = bits(card for card in range(16) if chance.random() < 0.2)
        groups = []
        left = [card for card in range(16) if not known >> card & 1]
        for _ in range(chance.randrange(4)):
            cards = [card for card in left if chance.random() < 0.3]
            left = [card for card in left if card not in cards]
            if cards:
                places = bits(cards) | bits(card for card in range(16) if chance.random() < 0.4) & ~known
                groups.append((bits(cards), places))
        deal = check_deal(owners, known, groups, seed)
        for (dealt, places), (now, where) in zip(groups, after_deal(groups, deal), strict=True):
            assert where == places
            assert {deal[place] for place in range(16) if now >> place & 1} == {
                card for card in range(16) if dealt >> card & 1
            }
