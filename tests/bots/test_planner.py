"""The bot of the standard library that plans its turn."""

from smashup.bots.planner import PlannerBot, planned
from smashup.scenario import Scenario, scenario


def turn(position: Scenario) -> list[str]:
    """What the bot chooses in its turn."""
    game = position.start()
    found = []
    while (decision := game.decision) is not None and game.turn == 1 and decision.player == 0:
        option = decision.options[PlannerBot().choose(game.seen_by(0), decision)]
        found.append(option.key)
        game.choose(option)
    return found


def test_power_until_the_end_of_the_turn_is_kept_where_it_scores_nothing() -> None:
    assert "play howl" not in turn(scenario(bases=["Tar Pits"], hand=["Howl"]).minion("Laseratops", on="Tar Pits"))


def test_answers_are_compared_where_the_turn_has_ended() -> None:
    """The best line behind ending the plays is the position as it is; with cards to play it gets better."""
    position = scenario(bases=["Tar Pits", "The Homeworld"], hand=["King Rex", "Howl"])
    found = planned(position.minion("Laseratops", on="Tar Pits").start(), 0)
    kinds = {key[0]: chance for key, chance in sorted(found.items(), key=lambda one: one[1])}
    assert kinds["play"] > kinds["end"]
    assert all(0 < chance < 1 for chance in found.values())
