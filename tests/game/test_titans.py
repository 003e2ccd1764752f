"""Titans beyond the rules: options, saves, positions in data and in one line, copies, bots and hints."""

from pathlib import Path

import pytest

from smashup import Game, Options, SaveError
from smashup.bots import make_bot
from smashup.bots.hints import analyse
from smashup.cards.catalogue import catalogue
from smashup.engine import Titan
from smashup.engine.factions import FACTIONS, Pool
from smashup.game import notation
from smashup.game.fingerprint import table_fingerprint
from smashup.game.kept_position import keep, restore
from smashup.game.version_1 import FIRST_TITANS
from smashup.scenario import Scenario, pick, position_of, scenario, scenario_of, titan, use
from tests.game.walking import play_on, random_game

PAIRS_WITH_TITANS = [("sharks", "bear_cavalry"), ("time_travelers", "aliens")]
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


KEPT = Path(__file__).parents[1] / "kept" / "0.2.0.dev0" / "saves" / "titans.txt"


@pytest.fixture
def titan_of_the_aliens():
    """Another faction gets a titan, and one that has one gets a second."""
    before = {key: FACTIONS[key].titans[:] for key in ("aliens", "sharks")}
    try:

        class Saucer(Titan, faction=FACTIONS["aliens"]):
            """Special: You may play this titan on your turn."""

        class Leviathan(Titan, faction=FACTIONS["sharks"]):
            """Special: You may play this titan on your turn."""

        yield
    finally:
        for key, titans in before.items():
            FACTIONS[key].titans[:] = titans


def test_a_save_that_does_not_name_its_titans_has_the_first_thirteen(titan_of_the_aliens):
    text = KEPT.read_text(encoding="utf-8")
    assert "Titan pool" not in notation.read(text).tags
    game = Game.load(text)
    assert len(game.choices) == 140
    assert sorted((t.definition.name, t.at, t.counters) for t in game.state.titans) == [
        ("Helicoprion", 2, 2),
        ("Major Ursa", -1, 0),
        ("Time Box", 0, 0),
    ]


def test_a_save_names_the_titans_that_there_were_so_that_later_ones_do_not_come_to_it(request):
    game = play_on(Game.new(PAIRS_WITH_TITANS, 3, Options(titans=True)), 60)
    text = game.save()
    assert notation.read(text).tags["Titan pool"]["sharks"] == ["Helicoprion"]
    request.getfixturevalue("titan_of_the_aliens")
    assert Game.load(text).fingerprint() == game.fingerprint()
    larger = Game.new(PAIRS_WITH_TITANS, 3, Options(titans=True))
    assert {t.definition.name for t in larger.state.titans} == {
        *("Helicoprion", "Leviathan", "Major Ursa", "Time Box", "Saucer")
    }
    assert Game.load(larger.save()).fingerprint() == larger.fingerprint()


def test_the_first_titans_are_still_there():
    assert Pool.of_today().titans | FIRST_TITANS == Pool.of_today().titans


def test_a_titan_pool_that_is_none_is_refused():
    text = Game.new(PAIRS_WITH_TITANS, 3, Options(titans=True)).save()
    with pytest.raises(SaveError, match="the titan pool of a setup must have the names of the titans, by faction"):
        Game.load(text.replace('["Helicoprion"]', '"Helicoprion"'))
    with pytest.raises(SaveError, match="this game has a titan that does not exist any more: Hellicoprion"):
        Game.load(text.replace('["Helicoprion"]', '["Hellicoprion"]'))


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
