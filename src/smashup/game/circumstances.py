"""What is in force in a position besides the cards on the table: effects that last, what happened earlier this turn,
what cards remember, extra plays. From the data of a scenario into a state, and back.
"""

from __future__ import annotations

from typing import Any, get_args

from smashup.engine.bits import ON_YOUR_TURN, TALENT
from smashup.engine.errors import SetupError
from smashup.engine.state import (
    ABOUT_PLAYERS,
    PLAY_CARDS,
    ExtraPlay,
    Lasting,
    LastingKind,
    Played,
    State,
    Until,
)
from smashup.game.names import CARDS, meant
from smashup.game.references import find, reference_to

Data = dict[str, Any]

_ABOUT_NOTHING = frozenset(("top_base_down",))


# From data into a state.


def put_in_force(data: Data, state: State) -> None:
    """Everything of this kind that a scenario's data says; the cards are where they belong."""
    for card, value in data.get("memos", ()):
        state.memos[find(state, card)] = value
    state.used |= {key for entry in data.get("used", ()) for key in _read_used(state, entry)}
    state.played += [_read_played(state, entry) for entry in data.get("played", ())]
    state.extra_plays += [_read_play(state, entry) for entry in data.get("extra_plays", ())]
    state.lasting += [_read_lasting(state, entry) for entry in data.get("lasting", ())]


def _player(state: State, player: Any) -> int:
    if type(player) is not int or not 0 <= player < state.players:
        raise SetupError(f"there is no player {player!r}; players are 0 to {state.players - 1}")
    return player


def _read_used(state: State, entry: list[Any]) -> list[tuple[Any, ...]]:
    kind, *rest = entry
    if kind == "once":
        return [(kind, *rest)]
    card = find(state, rest[0])
    if kind != "any":
        return [(kind, card, *rest[1:])]
    definition = state.table[card]
    keys: list[tuple[Any, ...]] = [("talent", card)] if definition.hooks & TALENT else []
    keys += [("use", card, definition.name)] if definition.hooks & ON_YOUR_TURN else []
    if not keys:
        raise SetupError(f"{definition.name} has no talent and nothing to use on your turn")
    return keys


def _read_played(state: State, entry: Data) -> Played:
    card = find(state, entry["card"])
    definition = state.table[card]
    if definition.kind == "base":
        raise SetupError(f"{definition.name} is a base, which nobody plays")
    as_action = entry.get("as_action", not definition.is_minion)
    base = -1
    if entry.get("on") is not None:
        base = find(state, entry["on"])
        if state.table[base].kind != "base":
            raise SetupError(f"{state.table[base].name} is not a base: say on which base {definition.name} was played")
    elif not as_action:
        found = state.find(card)
        if found is None:
            raise SetupError(f"say on which base {definition.name} was played: it is not in play any more")
        base = state.bases[found.at].id
    plays_on = definition.plays_on if not definition.is_minion else "" if as_action else "base"
    by = _player(state, entry.get("by", state.current))
    return Played(by, card, not as_action, as_action, plays_on, base, entry.get("phase", PLAY_CARDS))


def _read_play(state: State, entry: Data) -> ExtraPlay:
    limits = dict(entry)
    if limits.get("base") is not None:
        limits["base"] = find(state, limits["base"])
    return ExtraPlay(**limits)


def _read_lasting(state: State, entry: Data) -> Lasting:
    kind, until = entry["kind"], entry.get("until", "end")
    if kind not in get_args(LastingKind):
        raise SetupError(f"there is no lasting effect {kind!r}{meant(kind, get_args(LastingKind))}")
    if until not in get_args(Until):
        raise SetupError(f"nothing lasts until {until!r}; expected one of {', '.join(get_args(Until))}")
    source = find(state, entry["source"])
    definition = state.table[source]
    in_play = state.find(source)
    controller = -1 if definition.kind == "base" else state.rules.owners[source]
    return Lasting(
        kind,
        _read_subject(state, kind, entry.get("subject")),
        _read_amount(state, kind, entry.get("amount")),
        until,
        _player(state, entry.get("player", state.current)),
        entry.get("turn", state.turn - entry.get("turns_ago", 0)),
        source,
        entry.get("controller", controller if in_play is None else in_play.controller),
        entry.get("from_action", definition.kind == "action"),
    )


def _read_subject(state: State, kind: LastingKind, subject: Any) -> int:
    if kind in ABOUT_PLAYERS:
        return _player(state, subject)
    if kind in _ABOUT_NOTHING:
        return -1
    card = find(state, subject)
    if state.find(card) is None and state.base_with(card) is None:
        raise SetupError(f"{state.table[card].name} is not in play, so that no {kind!r} lasts for it")
    if (kind in _OF_BASES) != (state.table[card].kind == "base") and kind != "ability":
        raise SetupError(f"{kind!r} is not about {state.table[card].name}")
    return card


_OF_BASES = frozenset(("base_power", "total", "breakpoint", "breakpoint_is"))


def _read_amount(state: State, kind: LastingKind, amount: Any) -> Any:
    if kind == "ability":
        known = {**CARDS, **{definition.name: definition for definition in state.table}}
        if amount not in known:
            raise SetupError(f"the card {amount!r} does not exist{meant(amount, known)}")
        return known[amount]
    if kind == "unaffected":
        return find(state, amount)
    if kind == "control":
        return _player(state, amount)
    if kind in ("base_power", "total"):
        player, number = amount
        return _player(state, player), number
    if kind in ("power", "breakpoint", "breakpoint_is") and type(amount) is not int:
        raise SetupError(f"{kind!r} needs a whole number, not {amount!r}")
    return amount


# From a state into data.


def in_force(state: State) -> Data:
    """Everything of this kind that there is, under the keys of a scenario's data; nothing for what there is not.

    What an action on a base remembers is told with the action.
    """
    told_elsewhere = {action.id for base in state.bases for action in base.actions}
    memos = {card: value for card, value in state.memos.items() if card not in told_elsewhere}
    found: Data = {
        "memos": [[reference_to(state, card), value] for card, value in memos.items()],
        "used": sorted((_written_used(state, key) for key in state.used), key=repr),
        "played": [_written_played(state, play) for play in state.played],
        "extra_plays": [_written_play(state, play) for play in state.extra_plays],
        "lasting": [_written_lasting(state, effect) for effect in state.lasting],
    }
    return {key: entries for key, entries in found.items() if entries}


def _written_used(state: State, key: tuple[Any, ...]) -> list[Any]:
    kind, *rest = key
    return [kind, *rest] if kind == "once" else [kind, reference_to(state, rest[0]), *rest[1:]]


def _written_played(state: State, play: Played) -> Data:
    return {
        "card": reference_to(state, play.card),
        "by": play.player,
        "as_action": play.is_action,
        "on": None if play.base < 0 else reference_to(state, play.base),
        "phase": play.phase,
    }


def _written_play(state: State, play: ExtraPlay) -> Data:
    usual = ExtraPlay._field_defaults
    found = {name: value for name, value in play._asdict().items() if name not in usual or value != usual[name]}
    if play.base is not None:
        found["base"] = reference_to(state, play.base)
    return found


def _written_lasting(state: State, effect: Lasting) -> Data:
    subject: Any = effect.subject
    if effect.kind in _ABOUT_NOTHING:
        subject = None
    elif effect.kind not in ABOUT_PLAYERS:
        subject = reference_to(state, effect.subject)
    amount = effect.amount
    if effect.kind == "ability":
        amount = amount.name
    elif effect.kind == "unaffected":
        amount = reference_to(state, amount)
    elif isinstance(amount, tuple):
        amount = list(amount)
    return {**effect._asdict(), "subject": subject, "amount": amount, "source": reference_to(state, effect.source)}
