"""Titans beyond the rules: options, saves, positions in data and in one line, copies, bots and hints."""

import pytest

from smashup import Game, Options
from smashup.bots import make_bot
from smashup.bots.hints import analyse
from smashup.cards.catalogue import catalogue
from smashup.game.fingerprint import table_fingerprint
from smashup.game.kept_position import keep, restore
from smashup.scenario import Scenario, pick, position_of, scenario, scenario_of, titan, use
from tests.game.walking import play_on, random_game

PAIRS = [("bear_cavalry", "ghosts"), ("sharks", "killer_plants")]


def position() -> Scenario:
    return (
        scenario(bases=["Tar Pits", "Tortuga"], hand=["Cub Scout"])
        .titan("Major Ursa", on="Tar Pits", counters=2)
        .titan("Killer Kudzu", of=1, counters=4)
        .minion("Cub Scout", on="Tar Pits")
    )


def test_options_say_so_only_where_there_are_titans():
    assert "titans" not in Options().to_dict()
    assert Options(**Options(titans=True).to_dict()) == Options(titans=True)


def test_a_save_of_a_game_without_titans_does_not_speak_of_them():
    assert "titans" not in Game.new(PAIRS, seed=1).save()


def test_a_game_with_titans_is_saved_and_goes_on_the_same():
    game = play_on(random_game(1, titans=True), 80)
    again = Game.load(game.save())
    assert again.fingerprint() == game.fingerprint()
    assert again.view(None) == game.view(None)


def test_a_built_position_is_written_down_and_built_again():
    game = position().start()
    for copy in (scenario_of(game).start(), Scenario.from_line(position_of(game)).start()):
        assert copy.view(0) == game.view(0)
        assert (titan(copy, "Killer Kudzu").counters, titan(copy, "Major Ursa").at) == (4, 0)


def test_a_kept_position_has_its_titans():
    state = position().start().state
    assert table_fingerprint(restore(keep(state))) == table_fingerprint(state)


def test_positions_with_other_counters_on_a_titan_differ():
    one, other = (scenario().titan("Time Box", counters=number).start() for number in (1, 2))
    assert one.fingerprint() != other.fingerprint()


def test_a_copy_in_the_middle_of_playing_a_titan_goes_on_alike():
    game = scenario(bases=["Tar Pits", "Tortuga"]).titan("Major Ursa").start()
    use(game, "Major Ursa")
    copy = game.clone()
    for each in (game, copy):
        pick(each, "Tortuga")
    assert copy.fingerprint() == game.fingerprint()
    game.undo()
    game.undo()
    assert titan(game, "Major Ursa").at == -1


@pytest.mark.parametrize("name", ["random", "greedy", "mcts@5", "net@2"])
def test_bots_play_with_titans(name: str):
    game = Game.new(PAIRS, seed=3, options=Options(titans=True), log=False)
    bots = [make_bot(name, seed) for seed in (1, 2)]
    for _ in range(12):
        assert game.decision is not None
        player = game.decision.player
        game.choose(bots[player].choose(game.seen_by(player), game.decision))


def test_a_hint_tells_that_a_titan_comes():
    game = scenario(bases=["Tar Pits", "Tortuga"]).titan("Major Ursa").fillers().start()
    reasons = {suggestion.option.label: suggestion.reason for suggestion in analyse(game, 0, iterations=20)}
    assert reasons["Use Major Ursa"].startswith("brings Major Ursa to ")


def test_the_catalogue_has_the_titan_of_each_faction_that_has_one():
    titans = {faction["key"]: [one["name"] for one in faction["titans"]] for faction in catalogue()}
    assert titans["sharks"] == ["Helicoprion"]
    assert titans["aliens"] == []
    assert sum(map(len, titans.values())) == 13
