"""What a viewer sees of a game: the very types of `Game.view`, and the decision with its number at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from smashup.server.protocol.described import described

if TYPE_CHECKING:
    from smashup.game.view_types import FactionName, GameSeen, QuestionSeen
else:
    from smashup.engine import shapes
    from smashup.game import view_types

    OptionSeen = described(shapes.OptionSeen, __name__)
    CardSeen = described(view_types.CardSeen, __name__)
    CardInPlaySeen = described(view_types.CardInPlaySeen, __name__)
    PlaceSeen = described(view_types.PlaceSeen, __name__)
    BaseSeen = described(view_types.BaseSeen, __name__)
    FactionName = described(view_types.FactionName, __name__)
    PlayerSeen = described(view_types.PlayerSeen, __name__)
    ExtraPlaySeen = described(view_types.ExtraPlaySeen, __name__)
    DraftedFaction = described(view_types.DraftedFaction, __name__)
    DraftSeen = described(view_types.DraftSeen, __name__)
    GameSeen = described(view_types.GameSeen, __name__)
    QuestionSeen = described(view_types.QuestionSeen, __name__)

__all__ = ["DecisionSeen", "FactionName", "GameSeen"]


class DecisionSeen(QuestionSeen):
    """What is asked now. Everybody sees who is asked and for what; only that player sees the options."""

    number: Annotated[
        int, Field(description="Name it in `choose`: an answer to another decision than the current one is refused.")
    ]
