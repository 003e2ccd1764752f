"""Each kind of bad input has its own clear message (what was given, what was expected) and changes nothing."""

import re

import pytest

from smashup import Game, GameOverError, IllegalChoiceError, Option, Options, SetupError, SmashUpError
from smashup.scenario import play, scenario
from tests.game.walking import everything, play_on, random_game

GOOD = ("robots", "zombies")


def refused(reason: str):
    return pytest.raises(SetupError, match=re.escape(reason))


# Setting up.


@pytest.mark.parametrize("key", ["elves", "Aliens", "", None, 3, ["aliens"]])
def test_an_unknown_faction_is_named_and_the_known_ones_are_listed(key):
    with refused(f"there is no faction {key!r}; the factions are ") as error:
        Game.new([("aliens", key), GOOD])
    assert {"aliens", "ninjas", "zombies"} <= set(str(error.value).partition("factions are ")[2].split(", "))


def test_the_same_faction_twice_for_one_player_is_refused():
    with refused("player 1 has 'aliens' twice; a player's two factions differ (rule 1.2)"):
        Game.new([("aliens", "aliens"), GOOD])


def test_the_same_faction_twice_for_one_player_is_refused_with_duplicate_factions_too():
    with refused("player 2 has 'robots' twice"):
        Game.new([("aliens", "robots"), ("robots", "robots")], options=Options(duplicate_factions=True))


def test_the_same_faction_for_two_players_needs_an_option():
    with refused("players 1 and 2 both have 'robots'; that needs the option duplicate_factions"):
        Game.new([("aliens", "robots"), GOOD])


@pytest.mark.parametrize("pair", [(), ("aliens",), ("aliens", "pirates", "wizards"), "aliens", None, 2])
def test_a_player_needs_exactly_two_factions(pair):
    with refused(f"player 1 needs two factions (rule 1.2), not {pair!r}"):
        Game.new([pair, GOOD])


@pytest.mark.parametrize("number", [-1, 0, 1, 5, True])
def test_a_wrong_number_of_players_is_refused(number):
    with refused(f"a game has 2 to 4 players (rule 1.1), not {number}"):
        Game.new(number)


def test_a_wrong_number_of_pairs_is_refused():
    with refused("a game has 2 to 4 players (rule 1.1), not 1"):
        Game.new([("aliens", "pirates")])
    with refused("a game has 2 to 4 players (rule 1.1), not 5"):
        Game.new([("aliens", "pirates")] * 5)


@pytest.mark.parametrize("players", ["aliens", None, 2.0, {"aliens": "pirates"}, {"aliens", "pirates"}])
def test_players_must_be_a_number_or_pairs(players):
    with refused("expected the number of players or a pair of factions for each"):
        Game.new(players)


@pytest.mark.parametrize("seed", ["7", 1.5, None, True])
def test_the_seed_must_be_a_whole_number(seed):
    with refused(f"the seed must be a whole number, not {seed!r}"):
        Game.new([("aliens", "pirates"), GOOD], seed=seed)


def test_the_options_must_be_options():
    with refused("options must be Options(...), not {'target_vp': 10}"):
        Game.new([("aliens", "pirates"), GOOD], options={"target_vp": 10})  # type: ignore[arg-type] # on purpose


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"target_vp": 0}, "target_vp must be a whole number of at least 1, not 0"),
        ({"target_vp": "15"}, "target_vp must be a whole number of at least 1, not '15'"),
        ({"setup": "auction"}, "setup must be one of choose, random, draft, tournament, not 'auction'"),
        (
            {"setup": "tournament", "all_bases": True},
            "the tournament draft decides what is in the game (rule 14.7): leave out all_bases",
        ),
        (
            {"setup": "tournament", "duplicate_factions": True},
            "the tournament draft decides what is in the game (rule 14.7): leave out duplicate_factions",
        ),
        ({"on_offer": 3}, "on_offer must be None or a whole number of at least 4, not 3"),
        ({"all_bases": "yes"}, "all_bases must be True or False, not 'yes'"),
        ({"duplicate_factions": 1}, "duplicate_factions must be True or False, not 1"),
    ],
)
def test_options_that_cannot_be_are_refused(given, reason):
    with refused(reason):
        Options(**given)


def test_a_draft_needs_two_factions_for_each_player():
    with refused("a draft for 3 players needs 6 factions on offer (rule 1.8)"):
        Game.new(3, options=Options(setup="draft", on_offer=5))


@pytest.mark.parametrize("players", [3, 4])
def test_the_tournament_draft_is_for_two_players(players):
    with refused(f"the tournament draft is for two players (rule 14.7), not {players}"):
        Game.new(players, options=Options(setup="tournament"))


@pytest.mark.usefixtures("first_factions")
def test_the_tournament_draft_needs_fourteen_factions():
    with refused("the tournament draft needs 14 factions (rule 14.7), and these sets have 12"):
        Game.new(2, options=Options(setup="tournament", sets=("core", "awesome_level_9000")))


# Choosing.


def test_choosing_when_the_game_is_over_is_refused():
    game = play_on(random_game(1), 10_000)
    before = everything(game)
    with pytest.raises(GameOverError, match="the game is over; there is nothing to choose"):
        game.choose(0)
    assert everything(game) == before


@pytest.mark.parametrize(
    "choice",
    [-1, 3, 99, "play:999@1", "", None, True, 1.0, (), Option("minion:5", "Somebody", "minion"), ("end",)],
)
def test_an_option_that_is_not_offered_is_refused_and_what_is_offered_is_said(choice):
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Scout"]).start()
    assert game.decision is not None
    keys = [option.key for option in game.decision.options]
    before = everything(game)
    with pytest.raises(IllegalChoiceError) as error:
        game.choose(choice)
    assert str(error.value) == (
        f"{choice!r} is not one of the 3 options of player 0 "
        "('Play a card, use an ability, or end your plays.'); "
        f"expected an index from 0 to 2 or one of the keys {', '.join(keys)}"
    )
    assert everything(game) == before


class Two:
    """A whole number that is no int, as NumPy's are."""

    def __index__(self):
        return 2


def test_any_whole_number_is_an_index_and_kept_as_a_plain_one():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Scout"]).start()
    game.choose(Two())
    assert game.choices == (2,)
    assert type(game.choices[0]) is int
    assert Game.load(game.save()).choices == (2,)


def test_a_numpy_number_is_an_index_but_an_array_is_not():
    numpy = pytest.importorskip("numpy")
    game = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Scout"]).start()
    for choice in (numpy.int64(-1), numpy.int64(3), numpy.bool_(True), numpy.float64(1.0)):
        with pytest.raises(IllegalChoiceError):
            game.choose(choice)
    game.choose(numpy.argmax([0.1, 0.2, 0.7]))
    assert game.choices == (2,)


def test_a_bad_choice_in_the_middle_of_an_effect_changes_nothing():
    game = (
        scenario(bases=["Tar Pits"], hand=["Collector", "Scout"])
        .minion("Invader", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    play(game, "Collector")
    before = everything(game)
    with pytest.raises(IllegalChoiceError, match="'end' is not one of the 2 options of player 0"):
        game.choose("end")
    assert everything(game) == before
    game.choose("pass")
    assert game.state.bases[0].minions[0].definition.name == "Invader"


def test_bad_choices_change_nothing_anywhere_in_a_game():
    game = random_game(8, 3)
    while game.decision is not None:
        before = game.fingerprint()
        for choice in (len(game.decision), -1, "nothing", None):
            with pytest.raises(IllegalChoiceError):
                game.choose(choice)  # type: ignore[arg-type] # None is one of the mistakes
        assert game.fingerprint() == before
        play_on(game, 1, len(game.choices))


# Looking.


@pytest.mark.parametrize("player", [-1, 2, "0", 0.0, True])
def test_a_player_there_is_not_has_no_view_and_knows_nothing(player):
    game = random_game(1)
    reason = re.escape(f"there is no player {player!r}; players are 0 to 1")
    for look in (game.view, game.determinize, lambda player: game.why_not(player, 0)):
        with pytest.raises(IllegalChoiceError, match=reason):
            look(player)


@pytest.mark.parametrize("card", [-1, 10_000, "Scout", None])
def test_why_not_refuses_a_card_there_is_not(card):
    with pytest.raises(IllegalChoiceError, match=re.escape(f"there is no card {card!r}; cards are 0 to")):
        random_game(1).why_not(0, card)


@pytest.mark.parametrize("card", [-1, 10_000, "Scout", None])
def test_explain_power_refuses_what_is_no_minion_or_base_in_play(card):
    with pytest.raises(IllegalChoiceError, match=re.escape(f"card {card!r} is neither a minion nor a base in play")):
        random_game(1).explain_power(card)


@pytest.mark.parametrize("player", [None, -1, 2, "0"])
def test_explain_power_of_a_base_needs_a_player(player):
    game = random_game(1)
    with pytest.raises(IllegalChoiceError, match="expected a player from 0 to 1"):
        game.explain_power(game.state.bases[0].id, player)


def test_every_error_is_a_smash_up_error():
    assert all(issubclass(error, SmashUpError) for error in (SetupError, IllegalChoiceError, GameOverError))
