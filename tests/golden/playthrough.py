"""Write the playthroughs from scratch: `python -m tests.golden.playthrough`. Read the difference before you commit it.

They are games of the first factions: what is added later is tested by itself, and changes none of these files.
"""

from pathlib import Path

from smashup import Game
from smashup.engine.factions import FACTIONS
from smashup.engine.randomness import below, seeded
from tests.first_factions import FIRST, only_first_factions

HERE = Path(__file__).parent
SETS = list(dict.fromkeys(FACTIONS[key].set for key in FIRST))


def playthrough(set_key: str) -> str:
    """A seeded game between the first four factions of a set: every decision, choice, event and score."""
    with only_first_factions():
        return _played([key for key in FIRST if FACTIONS[key].set == set_key], set_key)


def _played(factions: list[str], set_key: str) -> str:
    game = Game.new([(factions[0], factions[1]), (factions[2], factions[3])], seed=9000)
    rng = seeded(len(set_key))
    lines = [f"{set_key}: {factions[0]} and {factions[1]} against {factions[2]} and {factions[3]}", ""]
    told = 0
    while game.decision is not None:
        lines += [f"    {event.describe()}" for event in game.events[told:]]
        told = len(game.events)
        decision = game.decision
        index, rng = below(rng, len(decision))
        source = f" [{decision.source.name}]" if decision.source is not None else ""
        lines.append(f"{game.scores} Player {decision.player + 1}: {decision.prompt}{source}")
        lines.append(f"  > {decision.options[index].label}  ({index + 1} of {len(decision)})")
        game.choose(index)
    lines += [f"    {event.describe()}" for event in game.events[told:]]
    lines += [
        "",
        f"{game.turn} turns, {len(game.choices)} choices, VP {game.scores}, winner: player {game.winners[0] + 1}",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    for set_key in SETS:
        (HERE / f"{set_key}.txt").write_text(playthrough(set_key), encoding="utf-8")


if __name__ == "__main__":
    main()
