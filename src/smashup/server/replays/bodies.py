"""In a worker: a replay as the bodies of REST. The replays it has shown last are kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from smashup.bots.review import Estimate, Look, Review, estimate, looks
from smashup.engine.factions import FACTIONS
from smashup.game import Game
from smashup.game.position import position_of
from smashup.game.record import DivergedError
from smashup.game.replay import ALL, Position, Replay, Viewer
from smashup.server.bot_workers import rests_on
from smashup.server.protocol import replays as models
from smashup.server.protocol.answers import Suggestion
from smashup.server.protocol.game import DecisionSeen
from smashup.server.protocol.tables import PositionText, Result
from smashup.server.replays import files
from smashup.server.replays.files import BadFile, Seat, Source
from smashup.server.table import result_at_the_end
from smashup.server.table_views import event_seen, without_decision

KEPT = 16
_kept: OrderedDict[str, Shown] = OrderedDict()

AnalysisStatus = Literal["none", "running", "done", "cancelled", "failed"]


@dataclass(frozen=True, slots=True)
class Shown:
    """A replay that has been opened."""

    source: Source
    replay: Replay
    game: Game
    """At its end."""
    breaks_off: str | None
    """Why it goes only so far."""

    @property
    def result(self) -> Result | None:
        return result_of(self.game, self.source.seats)


def opened(source: Source) -> Shown:
    shown = _kept.pop(source.id, None)
    if shown is None or shown.source.save != source.save:
        reason = source.breaks_off
        try:
            game = Game.load(source.save)
        except DivergedError as error:
            game, reason = error.game, str(error)
        shown = Shown(source, Replay(game), game, reason)
    _kept[source.id] = shown
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return shown


def result_of(game: Game, seats: Sequence[Seat]) -> Result | None:
    """Who has won: whoever the rules say, but nobody who conceded; None: it was not finished."""
    if game.over:
        return result_at_the_end(game, seats)
    remaining = [player for player, seat in enumerate(seats) if not seat.conceded]
    return Result(winners=remaining, scores=list(game.scores), reason="conceded") if len(remaining) == 1 else None


def check(text: bytes) -> str:
    """A file from outside as it will be kept; raises BadFile. All that would be shown of it is tried."""
    try:
        with files.time_limit(files.MOST_SECONDS):
            good, game = files.checked(text)
            source = files.read("", 0.0, good)
            replay = Replay(game)
            _about(Shown(source, replay, game, source.breaks_off)).model_dump_json()
            for position in replay.positions(0, replay.last, ALL, source.names):
                _position(position, ALL, source.names).model_dump_json()
            return good
    except files.TakesTooLongError:
        raise BadFile("this game takes too long to be played through; expected one that people could play") from None
    except BadFile:
        raise
    except Exception as error:
        raise BadFile(f"this save is damaged: its game cannot be shown ({type(error).__name__})") from error


def about(source: Source) -> bytes:
    return _about(opened(source)).model_dump_json(exclude_none=True).encode()


def position(source: Source, step: int) -> bytes:
    """The position after so many choices, or at the end."""
    game = opened(source).game.clone()
    game.rewind(min(step, len(game.choices)))
    return PositionText(position=position_of(game)).model_dump_json().encode()


def _about(shown: Shown) -> models.Replay:
    source, game = shown.source, shown.game
    options = game.state.rules.options
    factions = game.factions or [()] * game.players
    return models.Replay(
        replay=source.id,
        source=source.origin,
        created=source.created,
        players=[
            models.ReplayPlayer(
                name=seat.name,
                kind=seat.kind,
                level=seat.level,
                factions=[{"key": key, "name": FACTIONS[key].name} for key in keys],
                conceded=seat.conceded,
            )
            for seat, keys in zip(source.seats, factions, strict=True)
        ],
        options=models.ReplayOptions(
            all_bases=options.all_bases,
            classic_mulligan=options.classic_mulligan,
            duplicate_factions=options.duplicate_factions,
            titans=options.titans,
            target_vp=options.target_vp,
        ),
        prepared=shown.replay.prepared,
        result=shown.result,
        breaks_off=shown.breaks_off,
        steps=[
            models.ReplayStep(
                step=step.number,
                turn=step.turn,
                current_player=step.current_player,
                phase=step.phase,
                player=step.player,
                scored=list(step.scored) or None,
                scores=list(step.scores),
            )
            for step in shown.replay.steps
        ],
    )


def positions(source: Source, viewer: Viewer, first: int, last: int) -> bytes:
    found = opened(source).replay.positions(first, last, viewer, source.names)
    return (
        models.ReplayPositions(
            replay=source.id,
            viewer=None if viewer == ALL else viewer,
            positions=[_position(position, viewer, source.names) for position in found],
        )
        .model_dump_json(exclude_none=True)
        .encode()
    )


def _position(position: Position, viewer: Viewer, names: Sequence[str]) -> models.ReplayPosition:
    seat = None if viewer == ALL else viewer
    question = position.view["decision"]
    asked: DecisionSeen | None = {**question, "number": position.step} if question is not None else None
    options = question.get("options") if question is not None else None
    return models.ReplayPosition(
        step=position.step,
        events=[event_seen(event, seat, names, viewer == ALL) for event in position.events],
        game=without_decision(position.view),
        decision=asked,
        chosen=options[position.chosen]["key"] if options and position.chosen is not None else None,
    )


def looks_of(source: Source) -> list[Look]:
    """What there is to analyse."""
    return looks(opened(source).replay)


def estimate_of(source: Source, look: Look) -> Estimate:
    return estimate(opened(source).replay, look, source.names)


def analysis(
    source: Source, viewer: Viewer, since: int, status: AnalysisStatus, total: int, estimates: Sequence[Estimate]
) -> bytes:
    """What the estimates made so far say."""
    shown = opened(source)
    result = shown.result
    review = Review(shown.replay, estimates, source.names, result.winners if result is not None else ())
    found = models.Analysis(
        replay=source.id,
        viewer=None if viewer == ALL else viewer,
        status=status,
        done=len(estimates),
        total=total,
        rests_on=rests_on(),
        curve=[
            models.CurvePoint(step=one.step, turn=one.turn, player=one.player, chances=_rounded(one.chances))
            for one in (review.curve(viewer) if estimates else [])
        ],
        swings=[models.Swing(**one._asdict()) for one in review.swings(viewer)],
        decisions=[_decision(one) for one in review.decisions(viewer) if one.step >= since],
    )
    return found.model_dump_json(exclude_none=True).encode()


def _decision(one: Estimate) -> models.AnalysedDecision:
    return models.AnalysedDecision(
        step=one.step,
        player=one.player,
        chances=_rounded(one.chances),
        suggestions=[
            Suggestion(key=advice.key, label=advice.label, chance=round(advice.chance, 4), reason=advice.reason)
            for advice in one.advice
        ],
        chosen=one.chosen,
        chosen_chance=round(one.chosen_chance, 4) if one.chosen_chance is not None else None,
    )


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]
