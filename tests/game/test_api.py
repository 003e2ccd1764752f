"""The public way in: decisions, choices, what a game tells of itself, the catalogue."""

import json

import pytest

import smashup
from smashup import Event, Game, Option, Options, catalogue
from smashup.scenario import pick, play, scenario
from tests.game.walking import everything, play_on, random_game, walk

PAIRS = [("aliens", "pirates"), ("robots", "zombies")]


def test_everything_a_caller_needs_is_in_the_package_itself():
    assert {"Game", "Options", "catalogue", "Decision", "Option", "Event", "SmashUpError"} <= set(smashup.__all__)


def test_a_game_is_played_by_choosing_until_there_is_no_decision():
    game = Game.new(PAIRS, seed=7, options=Options())
    while (decision := game.decision) is not None:
        assert decision.player in (0, 1)
        assert decision.prompt
        assert decision.options
        game.choose(0)
    assert game.over
    assert len(game.winners) == 1
    assert game.scores[game.winners[0]] == max(game.scores) >= 15


def test_a_new_game_tells_where_it_is():
    game = Game.new(PAIRS, seed=7)
    assert (game.over, game.winners, game.scores, game.turn, game.players) == (False, (), (0, 0), 1, 2)
    assert game.factions == (("aliens", "pirates"), ("robots", "zombies"))
    assert game.decision is not None
    assert game.decision.player == game.current_player
    assert game.choices == ()


def test_the_turn_counts_up_and_passes_to_the_next_player():
    game = scenario(bases=["Tar Pits"]).start()
    assert (game.turn, game.current_player) == (1, 0)
    pick(game, "end")
    assert (game.turn, game.current_player) == (2, 1)


def test_the_same_setup_seed_and_choices_give_the_same_game():
    one, other = play_on(random_game(3), 60), play_on(random_game(3), 60)
    assert everything(one) == everything(other)


def test_another_seed_gives_another_game():
    assert Game.new(PAIRS, seed=1).fingerprint() != Game.new(PAIRS, seed=2).fingerprint()


def test_a_choice_is_an_index_an_option_or_a_key():
    games = [random_game(5) for _ in range(3)]
    for _ in range(40):
        decision = games[0].decision
        assert decision is not None
        index = len(decision) // 2
        option = decision.options[index]
        games[0].choose(index)
        games[1].choose(option)
        games[2].choose(option.key)
    assert everything(games[0]) == everything(games[1]) == everything(games[2])
    assert games[0].choices == games[2].choices


def test_options_say_what_they_refer_to():
    game = (
        scenario(bases=["Tar Pits"], hand=["Collector", "Upgrade", "Beam Up"])
        .minion("Scout", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    assert game.decision is not None
    found = {option.label: option for option in game.decision.options}
    base = game.state.bases[0]
    collector, upgrade, beam_up = game.state.hands[0]
    assert found["Collector on Tar Pits"].to_dict() == {
        "key": "play collector on tar_pits",
        "label": "Collector on Tar Pits",
        "kind": "play",
        "card": collector,
        "base": base.id,
    }
    on_minion = found["Upgrade on Scout (3, Player 2, Tar Pits)"]
    assert (on_minion.card, on_minion.base, on_minion.target) == (upgrade, base.id, base.minions[0].id)
    assert (found["Beam Up"].card, found["Beam Up"].base) == (beam_up, None)
    assert found["End your plays"].kind == "end"


def test_an_option_of_a_player_names_the_player():
    game = scenario(players=3, bases=["Tar Pits"], hand=["Probe"]).hand(1, "Scout").duplicate_factions().start()
    play(game, "Probe")
    assert game.decision is not None
    assert [(option.key, option.player) for option in game.decision.options] == [("p2", 1), ("p3", 2)]


def test_the_keys_of_a_decision_differ_from_each_other():
    for seed in range(6):
        for game in walk(random_game(seed, 2 + seed % 3), seed):
            assert game.decision is not None
            keys = [option.key for option in game.decision.options]
            assert len(keys) == len(set(keys)), keys


def test_options_are_equal_by_their_keys():
    assert Option("pass", "Pass", "pass") == Option("pass", "Do nothing", "pass")
    assert len({Option("pass", "Pass", "pass"), Option("pass", "Pass", "pass"), Option("no", "No", "no")}) == 2


def test_a_decision_names_the_card_that_asks_or_none_for_the_rules():
    game = (
        scenario(bases=["Tar Pits"], hand=["Collector"])
        .minion("Scout", on="Tar Pits", of=1)
        .duplicate_factions()
        .start()
    )
    assert game.decision is not None
    assert game.decision.source is None
    play(game, "Collector")
    assert game.decision.source is not None
    assert game.decision.source.name == "Collector"
    assert game.decision.player == 0


def test_equal_cards_in_hand_are_one_option():
    game = scenario(bases=["Tar Pits"], hand=["Collector", "Collector", "Collector"]).start()
    assert game.decision is not None
    assert [option.label for option in game.decision.options] == ["Collector on Tar Pits", "End your plays"]


def test_a_decision_with_one_answer_is_taken_by_the_engine_or_kept_for_teaching():
    def position(options: Options) -> Game:
        game = scenario(bases=["Tar Pits"], hand=["Beam Up"], options=options).minion("Scout", on="Tar Pits").start()
        play(game, "Beam Up")
        return game

    assert position(Options(ask_end=True)).state.bases[0].minions == []
    kept = position(Options(ask_single=True)).decision
    assert kept is not None
    assert [option.label for option in kept.options] == ["Scout (3, Player 1, Tar Pits)"]


def test_a_game_without_a_log_plays_the_same_but_tells_nothing():
    logged = Game.new(PAIRS, seed=4)
    silent = Game.new(PAIRS, seed=4, log=False)
    play_on(logged, 50)
    play_on(silent, 50)
    assert silent.fingerprint() == logged.fingerprint()
    assert len(logged.events) > 50
    assert list(silent.events) == []


def test_the_repr_says_where_the_game_is():
    game = Game.new(PAIRS, seed=7)
    game.choose("play collector on mushroom_kingdom")
    assert repr(game) == (
        "<Game turn 1 p1: p1 play_cards, VP 0-0, school_of_wizardry 0-0/20, factory_436_1337 0-0/25, "
        "mushroom_kingdom 2-0/20>"
    )


# Events.


def events_of(game: Game, kind: str) -> list[Event]:
    return [event for event in game.events if event.kind == kind]


def test_events_tell_the_story_in_order():
    game = scenario(bases=["Tar Pits"], hand=["Laseratops"]).minion("Collector", on="Tar Pits", of=1).start()
    play(game, "Laseratops")
    assert [event.describe() for event in game.events][:2] == [
        "Player 1 plays Laseratops on Tar Pits.",
        "Collector is destroyed on Tar Pits.",
    ]


def test_everybody_learns_how_many_cards_are_drawn_but_only_the_player_which():
    game = scenario(bases=["Tar Pits"]).deck(0, "Scout", "Invader").turn(0, "draw").start()
    drawn = events_of(game, "draw")[0]
    assert drawn.to_dict(0)["cards"] == ["Scout", "Invader"]
    for other in (1, None):
        told = {"kind": "draw", "turn": 1, "number": 0, "rule": "2.5", "player": 0, "count": 2}
        assert drawn.to_dict(other) == told
        assert drawn.describe(other) == "Player 1 draws 2 cards."
    assert (drawn.visible_to(0), drawn.visible_to(1), drawn.visible_to(None)) == (True, False, False)


def test_a_look_at_a_hand_shows_the_cards_only_to_the_player_who_looks():
    game = (
        scenario(players=3, bases=["Tar Pits"], hand=["Probe"]).hand(1, "Scout", "Invader").duplicate_factions().start()
    )
    play(game, "Probe")
    pick(game, 1)
    look = events_of(game, "look")[0]
    assert look.to_dict(0)["cards"] == ["Scout", "Invader"]
    why = {"number": 1, "because": 0, "depth": 1, "source": "Probe"}
    assert look.to_dict(2) == {"kind": "look", "turn": 1, "player": 0, "count": 2} | why
    pick(game, "Scout")
    assert events_of(game, "discard")[0].to_dict(2)["cards"] == ["Scout"]


def test_every_event_is_a_sentence_for_everybody_and_plain_data():
    for seed in range(4):
        game = play_on(random_game(seed, 2 + seed % 3), 150, seed)
        for event in game.events:
            for viewer in (None, *range(game.players)):
                sentence = event.describe(viewer)
                assert sentence.endswith((".", "!", "?", ")"))
                assert not sentence.endswith(("..", "!.", "?."))
                assert json.loads(json.dumps(event.to_dict(viewer))) == event.to_dict(viewer)


def test_events_call_the_players_by_name_where_names_are_given():
    game = scenario(bases=["Tar Pits"], hand=["Invader"]).start()
    play(game, "Invader")
    assert [event.describe(names=["Ann", "Bob"]) for event in events_of(game, "vp")] == ["Ann gains 1 VP."]


# Fingerprints.


def test_equal_positions_have_equal_fingerprints():
    def position() -> Game:
        return scenario(bases=["Tar Pits"], hand=["Scout"]).minion("King Rex", on="Tar Pits", of=1).start()

    assert position().fingerprint() == position().fingerprint()


@pytest.mark.parametrize(
    "other",
    [
        scenario(bases=["Tar Pits"], hand=["Invader"]).minion("King Rex", on="Tar Pits", of=1),
        scenario(bases=["Jungle Oasis"], hand=["Scout"]).minion("King Rex", on="Jungle Oasis", of=1),
        scenario(bases=["Tar Pits"], hand=["Scout"]).minion("King Rex", on="Tar Pits", of=0),
        scenario(bases=["Tar Pits"], hand=["Scout"]).minion("King Rex", on="Tar Pits", of=1, owner=0),
        scenario(bases=["Tar Pits"], hand=["Scout"]).minion("King Rex", on="Tar Pits", of=1, counters=1),
        scenario(bases=["Tar Pits"], hand=["Scout"]).minion("King Rex", on="Tar Pits", of=1).vp(0, 1),
        scenario(bases=["Tar Pits"], hand=["Scout"]).minion("King Rex", on="Tar Pits", of=1).plays(1, 0),
        scenario(bases=["Tar Pits"], hand=["Scout"]).minion("King Rex", on="Tar Pits", of=1).seed(1),
        scenario(bases=["Tar Pits"], hand=["Scout"], options=Options(target_vp=10)).minion(
            "King Rex", on="Tar Pits", of=1
        ),
    ],
    ids=["hand", "base", "controller", "owner", "counters", "vp", "plays", "randomness", "options"],
)
def test_positions_that_differ_have_different_fingerprints(other):
    game = scenario(bases=["Tar Pits"], hand=["Scout"]).minion("King Rex", on="Tar Pits", of=1).start()
    assert other.start().fingerprint() != game.fingerprint()


def test_every_position_of_a_game_has_its_own_fingerprint():
    seen = [game.fingerprint() for game in walk(random_game(2), 2)]
    assert len(seen) == len(set(seen)) > 50


# The catalogue.

CORE = ["Aliens", "Dinosaurs", "Ninjas", "Pirates", "Robots", "Tricksters", "Wizards", "Zombies"]


def test_the_catalogue_has_every_faction_of_the_core_set():
    assert [faction["name"] for faction in catalogue() if faction["name"] in CORE] == CORE
    assert all(faction["set_name"] == "Core Set" for faction in catalogue() if faction["set"] == "core")


def test_every_card_and_base_of_the_catalogue_has_its_facts():
    for faction in catalogue():
        assert faction["key"]
        for card in faction["cards"]:
            assert set(card) == {"name", "kind", "copies", "power", "text", "plays_on", "abilities"}
            assert card["name"]
            if card["kind"] == "minion":
                assert card["power"] is not None
                assert card["power"] >= 0
                assert card["plays_on"] is None
            else:
                assert card["kind"] == "action"
                assert card["power"] is None
                assert card["plays_on"] in ("standard", "base", "minion", "own_minion")
        for base in faction["bases"]:
            assert set(base) == {"name", "breakpoint", "vp", "text", "abilities"}
            assert base["breakpoint"] > 0
            assert len(base["vp"]) == 3


def test_the_catalogue_is_plain_data():
    assert json.loads(json.dumps(catalogue())) == catalogue()
