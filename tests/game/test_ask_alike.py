"""With `Options.ask_alike` everybody is asked in a window who openly could hold a fitting card."""

import pytest

from smashup.bots import make_bot
from smashup.engine.options import Options
from smashup.game import Game
from smashup.game.scenario import Scenario, scenario


def about_to_score(alike: bool = True) -> Scenario:
    """Player 0 ends a turn in which Tar Pits scores; player 1 has Pirates, with one Special: Full Sail."""
    built = scenario(bases=["Tar Pits", "The Homeworld"], options=Options(ask_end=True, ask_alike=alike))
    for name in ("King Rex", "Laseratops", "Laseratops", "Armor Stego"):
        built.minion(name, on="Tar Pits", of=0)
    return built.factions(1, "pirates", "aliens")


def asked_after_the_end(built: Scenario) -> list[str] | None:
    """What the window offers to player 1; None: it is not asked."""
    game = built.start()
    game.choose("end")
    decision = game.decision
    assert decision is not None
    return list(decision.keys) if decision.is_window and decision.player == 1 else None


@pytest.mark.parametrize(("alike", "found"), [(True, ["pass"]), (False, None)])
def test_who_could_hold_a_special_is_asked_and_can_only_pass(alike, found):
    built = about_to_score(alike).hand(1, "First Mate").deck(1, "Full Sail", "Swashbuckling")
    assert asked_after_the_end(built) == found


def test_who_holds_it_is_asked_with_it():
    built = about_to_score().hand(1, "Full Sail").deck(1, "First Mate", "Swashbuckling")
    assert asked_after_the_end(built) == ["play full_sail", "pass"]


def test_nobody_is_asked_whose_special_lies_open_or_whose_hand_is_empty():
    assert asked_after_the_end(about_to_score().hand(1, "First Mate").discard_pile(1, "Full Sail")) is None
    assert asked_after_the_end(about_to_score().deck(1, "Full Sail", "First Mate")) is None


def test_off_it_is_in_no_save_and_on_it_is_kept():
    assert "ask_alike" not in Options().to_dict()
    game = Game.new(2, 3, Options(setup="random", ask_alike=True))
    assert Game.load(game.save()).state.rules.options.ask_alike


def test_a_game_of_two_has_few_windows_more():
    """Each takes a second and a half at a table: on average not more than 15 s a game."""
    more = 0
    for seed in range(2):
        game = Game.new(2, seed, Options(setup="random", ask_alike=True))
        bots = [make_bot("greedy", seed), make_bot("greedy", seed + 1)]
        while (decision := game.decision) is not None:
            more += decision.is_window and len(decision) == 1
            game.choose(bots[decision.player].choose(game.seen_by(decision.player), decision))
    assert 0 < more / 2 <= 10
