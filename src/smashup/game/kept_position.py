"""A whole position as plain data for JSON, and back: cards by name, where they lie, and numbers.

It is kept now and then beside the choices of a game. A later version that plays a card differently notices it there,
and can go on from there. It works wherever the state alone says where the game is (`Decision.is_play_cards`, the end).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from smashup.engine.abilities import refresh
from smashup.engine.draft import Draft
from smashup.engine.errors import SaveError
from smashup.engine.factions import FACTIONS, Pool
from smashup.engine.options import Options
from smashup.engine.rules import rules_for
from smashup.engine.state import BaseInPlay, CardInPlay, ExtraPlay, Lasting, Played, State

_PLAIN = (
    *("vp", "hands", "decks", "discards", "base_deck", "base_discard", "current", "turn", "phase"),
    *("minion_plays", "action_plays", "seen", "rng", "next_player"),
)


def keep(state: State) -> dict[str, Any]:
    """The position as plain data."""
    rules = state.rules
    return {
        "options": rules.options.to_dict(),
        "factions": [list(pair) for pair in rules.factions],
        "draft": None if rules.draft is None else rules.draft._asdict(),
        "first_player": rules.first_player,
        "cards": [definition.name for definition in state.table],
        "owners": list(rules.owners),
        **{name: getattr(state, name) for name in _PLAIN},
        "bases": [
            {
                "card": base.id,
                "counters": base.counters,
                "minions": [_kept(minion) for minion in base.minions],
                "actions": [_kept(action) for action in base.actions],
            }
            for base in state.bases
        ],
        "extra_plays": [play._asdict() for play in state.extra_plays],
        "played": [play._asdict() for play in state.played],
        "used": sorted([list(key) for key in state.used], key=repr),
        "lasting": [_kept_effect(effect) for effect in state.lasting],
        "memos": [[card, state.memos[card]] for card in sorted(state.memos)],
        "loaned": [[card, state.loaned[card]] for card in sorted(state.loaned)],
        "groups": [[list(group) for group in groups] for groups in state.groups],
        "extra_turns": list(state.extra_turns),
        "winners": list(state.winners),
        **({"titans": [_kept(titan) | {"at": titan.at} for titan in state.titans]} if state.titans else {}),
    }


def _kept(card: CardInPlay) -> dict[str, Any]:
    kept = {"card": card.id, "controller": card.controller, "counters": card.counters}
    return kept | {"actions": [_kept(action) for action in card.actions]} if card.actions else kept


def _kept_effect(effect: Lasting) -> dict[str, Any]:
    kept = effect._asdict()
    if effect.kind == "ability":
        kept["amount"] = effect.amount.name
    return kept


def restore(data: Any) -> State:
    """The position that `keep` wrote; SaveError with the reason if it cannot be had again."""
    try:
        return _restored(data)
    except SaveError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise SaveError(f"this position is damaged: it cannot be read ({error!r})") from error


def _restored(data: dict[str, Any]) -> State:
    options = Options(**data["options"])
    known = {card.name: card for faction in FACTIONS.values() for card in faction.everything}
    missing = sorted({name for name in data["cards"] if name not in known})
    if missing:
        raise SaveError(f"this position has cards that do not exist any more: {', '.join(missing)}")
    table = tuple([known[name] for name in data["cards"]])
    draft = data["draft"]
    rules = rules_for(
        options,
        data["factions"],
        tuple(data["owners"]),
        table,
        data["first_player"],
        Pool({}, {}),  # All has been dealt.
        None if draft is None else Draft(*(_tuples(draft[name]) for name in Draft._fields)),
    )
    players = len(data["vp"])

    def in_play(kept: dict[str, Any], at: int) -> CardInPlay:
        definition = table[kept["card"]]
        actions = tuple([in_play(action, at) for action in kept.get("actions", ())])
        return CardInPlay(kept["card"], definition, kept["controller"], at, kept["counters"], actions, definition.hooks)

    state = State(
        rules=rules,
        players=players,
        table=table,
        bases=[
            BaseInPlay(
                base["card"],
                table[base["card"]],
                at,
                [in_play(minion, at) for minion in base["minions"]],
                [in_play(action, at) for action in base["actions"]],
                base["counters"],
                table[base["card"]].hooks,
            )
            for at, base in enumerate(data["bases"])
        ],
        extra_plays=[ExtraPlay(**play) for play in data["extra_plays"]],
        played=[Played(**play) for play in data["played"]],
        used={_tuples(key) for key in data["used"]},
        lasting=[
            Lasting(**effect | {"amount": known[effect["amount"]]} if effect["kind"] == "ability" else _plain(effect))
            for effect in data["lasting"]
        ],
        memos={card: _tuples(memo) for card, memo in data["memos"]},
        loaned=dict(map(tuple, data["loaned"])),
        groups=[_tuples(groups) for groups in data["groups"]],
        hooks=0,
        extra_turns=tuple(data["extra_turns"]),
        winners=tuple(data["winners"]),
        titans=[in_play(titan, titan["at"]) for titan in data.get("titans", ())],
        log=None,
        **{name: _copied(data[name]) for name in _PLAIN},
    )
    refresh(state)
    return state


def _plain(effect: dict[str, Any]) -> dict[str, Any]:
    return effect | {"amount": _tuples(effect["amount"])}


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value


def _tuples(value: Any) -> Any:
    """JSON knows no tuples: lists in what a state holds as keys and amounts are tuples."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple([_tuples(item) for item in value])
    return value
