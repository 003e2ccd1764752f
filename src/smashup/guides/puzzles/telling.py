"""A solution in words: one sentence for each choice, spoken to the solver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from smashup.engine.decisions import Decision, Option
from smashup.engine.errors import IllegalChoiceError
from smashup.game import Game
from smashup.guides.puzzles.goals import SOLVER

_BARE = {"pass": "pass", "done": "that is enough", "yes": "yes", "no": "no", "later": "later"}


class SolutionStep(NamedTuple):
    """A choice of a solution."""

    words: str
    player: int
    kind: str
    """The kind of the option."""


def told(game: Game, line: Sequence[str]) -> list[SolutionStep]:
    """The choices of a line from that position, which is used up. IllegalChoiceError: one of them is not offered."""
    steps = []
    for key in line:
        decision = game.decision
        if decision is None:
            raise IllegalChoiceError(f"the game is over before {key!r}")
        option = next((option for option in decision.options if option.key == key), None)
        if option is None:
            raise IllegalChoiceError(
                f"{key!r} is not offered where player {decision.player} is asked {decision.prompt!r}"
            )
        steps.append(SolutionStep(_words(game, decision, option), decision.player, option.kind))
        game.choose(option)
    return steps


def _words(game: Game, decision: Decision, option: Option) -> str:
    if option.kind == "end":
        return "End your plays."
    if option.kind == "play":
        doing = f"Play {_played(game, option)}"
    elif option.kind in ("talent", "use") and option.card is not None:
        doing = f"Use {_card(game, option.card)}"
    elif option.kind in _BARE:
        doing = f"{decision.prompt} Answer: {_BARE[option.kind]}"
    elif option.kind == "ability":
        in_play = option.card is not None and game.state.find(option.card) is not None
        doing = f"{_card(game, option.card or 0) if in_play else option.label} happens next"
    elif option.kind == "base" and decision.source is None:
        doing = f"{option.label} scores first"
    elif option.kind == "minion" and option.card is not None:
        doing = f"choose {_card(game, option.card)}"
    elif option.kind == "player":
        doing = "choose yourself" if option.player == SOLVER else f"choose player {(option.player or 0) + 1}"
    else:
        doing = f"choose {option.label}"
    if decision.player != SOLVER:
        return f"Player {decision.player + 1}, {decision.prompt} {option.label}."
    return f"{decision.source.name}: {doing}." if decision.source is not None else f"{doing[:1].upper()}{doing[1:]}."


def _played(game: Game, option: Option) -> str:
    state = game.state
    assert option.card is not None
    name = state.table[option.card].name
    from_discard = " from your discard pile" if option.card in state.discards[SOLVER] else ""
    as_action = " as your action" if option.key.startswith("as_action") else ""
    if option.target is not None:
        return f"{name}{from_discard} on {_card(game, option.target)}"
    base = state.base_with(option.base) if option.base is not None else None
    where = f" on {base.definition.name}" if base is not None else ""
    return f"{name}{from_discard}{where}{as_action}"


def _card(game: Game, card: int) -> str:
    """A card in play with whose it is and where; or one that is not in play by its name."""
    state = game.state
    found = state.find(card)
    if found is None:
        return state.table[card].name
    rival = "the rival's" if state.players == 2 else "a rival's"
    whose = "your" if found.controller == SOLVER else rival
    where = f" on {state.bases[found.at].definition.name}" if found.at >= 0 else ""
    return f"{whose} {found.definition.name}{where}"
