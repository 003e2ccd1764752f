"""The bot of the standard library that plans its turn."""

from smashup.bots.evaluation import AT_END_OF_TURN, chances
from smashup.bots.planner import PlannerBot, planned
from smashup.game.names import CARDS
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
    position = scenario(bases=["Tar Pits"], hand=["Howl"]).minion("Laseratops", on="Tar Pits")
    assert "play howl" not in turn(position.fillers(5))


def test_answers_are_compared_where_the_turn_has_ended() -> None:
    """King Rex breaks Tar Pits, which pays 4 VP: the line behind it is judged with them, the others without."""
    position = scenario(bases=["Tar Pits", "The Homeworld"], hand=["King Rex", "Howl"]).vp(9, 9)
    for name in ("Laseratops", "Laseratops", "Armor Stego"):
        position.minion(name, on="Tar Pits")
    found = planned(position.fillers(5).start(), 0)
    (best,) = [key for key, chance in found.items() if chance == max(found.values())]
    assert best[:2] == ("play", CARDS["King Rex"])
    ended = position.start()
    ended.choose("end")
    assert found[("end",)] == chances(ended.state, 1, AT_END_OF_TURN)[0] < found[best]
