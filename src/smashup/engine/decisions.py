"""Decisions: who is asked, why, and what the legal answers are.

Inside the engine an answer is a small tuple (see `answers`); what a person sees of it (`Option`) is made only when
somebody looks, because most decisions in a simulation are never looked at.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, NotRequired, TypeAlias, TypedDict

from smashup.engine.answers import END, Answer, ability_of, kind_of, label_of, leave_of, pile_of, what, where
from smashup.engine.factions import FACTIONS
from smashup.engine.power import power
from smashup.engine.state import BaseInPlay, CardInPlay, ExtraPlay, State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


Effect: TypeAlias = Generator["Decision", Answer, Any]
"""What an ability is: a generator that asks by yielding decisions and gets the chosen options back."""


class OptionSeen(TypedDict):
    """One legal answer to a decision."""

    key: str
    """What to send in `choose`."""
    label: str
    kind: str
    """play, minion, action, card, base, player, faction, talent, use, ability, extra, text, yes, no, pass, done, end,
    later."""
    card: NotRequired[int]
    base: NotRequired[int]
    player: NotRequired[int]
    target: NotRequired[int]
    """The minion an action would be played on."""


class Option:
    """One legal answer to a decision.

    `key` is stable text (`minion:17`), `label` is for people, and `kind`, `card`, `base`, `player` say what it
    refers to: ids of cards and bases, indexes of players, None where it does not apply.
    """

    __slots__ = ("base", "card", "key", "kind", "label", "player", "target")

    def __init__(
        self,
        key: str,
        label: str,
        kind: str,
        card: int | None = None,
        base: int | None = None,
        player: int | None = None,
        target: int | None = None,
    ) -> None:
        self.key = key
        self.label = label
        self.kind = kind
        self.card = card
        self.base = base
        self.player = player
        self.target = target

    def __repr__(self) -> str:
        return f"Option({self.key!r}, {self.label!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def to_dict(self) -> OptionSeen:
        found: OptionSeen = {"key": self.key, "label": self.label, "kind": self.kind}
        if self.card is not None:
            found["card"] = self.card
        if self.base is not None:
            found["base"] = self.base
        if self.player is not None:
            found["player"] = self.player
        if self.target is not None:
            found["target"] = self.target
        return found


class Decision:
    """A question to one player.

    `player` is asked; `prompt` says what for; `source` is the card (or base) whose text asks, or None for the
    rules; `options` are the legal answers in a fixed order.
    """

    __slots__ = ("_options", "_state", "player", "prompt", "raw", "source")

    def __init__(self, state: State, player: int, prompt: str, source: type[Card] | None, raw: list[Answer]) -> None:
        self.player = player
        self.prompt = prompt
        self.source = source
        self.raw = raw
        self._state = state
        self._options: tuple[Option, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            self._options = describe(self._state, self.raw)
        return self._options

    def options_with(self, names: Sequence[str]) -> tuple[Option, ...]:
        """The options, their labels calling the players by these names."""
        return describe(self._state, self.raw, names)

    @property
    def is_play_cards(self) -> bool:
        """Is it the question of the Play Cards phase (2.3)? There the state alone says where the game is."""
        return self.raw[-1] is END

    def __len__(self) -> int:
        return len(self.raw)

    def __repr__(self) -> str:
        return f"<Decision of player {self.player}: {self.prompt} ({len(self.raw)} options)>"


def ask(
    state: State,
    player: int,
    prompt: str,
    source: type[Card] | None,
    raw: list[Answer],
) -> Generator[Decision, Answer, Answer]:
    """Ask a player to pick one of the options. With just one there is nothing to ask."""
    if len(raw) == 1 and not state.rules.options.ask_single:
        return raw[0]
    return (yield Decision(state, player, prompt, source, raw))


def describe(state: State, raw: list[Answer], names: Sequence[str] | None = None) -> tuple[Option, ...]:
    """Options for people and programs; equal keys (two abilities of one card) are told apart by a number.

    `names` are what the players are called; without them they are Player 1, Player 2 and so on.
    """
    options: list[Option] = []
    taken: dict[str, int] = {}
    labels: set[str] = set()
    called = names or [f"Player {player + 1}" for player in range(state.players)]
    for one in raw:
        option = _option(state, one, called)
        count = taken[option.key] = taken.get(option.key, 0) + 1
        if count > 1:
            option.key = f"{option.key}/{count}"
        options.append(option)
        labels.add(option.label)
    if len(labels) < len(options):
        _tell_owners(state, options, called)
    return tuple(options)


def _tell_owners(state: State, options: list[Option], names: Sequence[str]) -> None:
    """Equal cards outside play that belong to different players say to whom."""
    owners: dict[str, set[int]] = {}
    cards = [option for option in options if option.kind in ("play", "card") and option.card is not None]
    for option in cards:
        owners.setdefault(option.label, set()).add(state.rules.owners[option.card or 0])
    for option in cards:
        if len(owners[option.label]) > 1:
            option.label = f"{option.label} (card of {names[state.rules.owners[option.card or 0]]})"


def _minion(state: State, minion: CardInPlay, names: Sequence[str]) -> str:
    where = state.bases[minion.at].definition.name if minion.at >= 0 else "gone"
    strength = power(state, minion) if minion.at >= 0 else minion.definition.power
    return f"{minion.definition.name} ({strength}, {names[minion.controller]}, {where})"


def _place(state: State, card: CardInPlay | BaseInPlay, names: Sequence[str]) -> str:
    if isinstance(card, BaseInPlay) or card.at < 0:
        return card.definition.name
    return _minion(state, card, names) if card.definition.is_minion else _action(state, card, names)


def _action(state: State, action: CardInPlay, names: Sequence[str]) -> str:
    host = state.host_of(action)
    if action.at < 0:
        return action.definition.name
    where = host.definition.name if host is not None else state.bases[action.at].definition.name
    return f"{action.definition.name} ({names[action.controller]}, on {where})"


def _limits(state: State, play: ExtraPlay) -> str:
    words = "extra minion" if play != ExtraPlay(True) else "minion without limits"
    if play.power_up_to is not None:
        words += f" of power {play.power_up_to} or less"
    if play.name is not None:
        words += f" named {play.name}"
    elif play.batch:
        words += ", fixing the name for the others"
    if play.base is not None:
        base = state.base_with(play.base)
        words += f" on {base.definition.name}" if base is not None else ""
    if play.free_base:
        words += " where you have no minion"
    return words


def _from(play: Answer) -> str:
    """A play of a card in the discard pile says so."""
    return " from your discard pile" if leave_of(play) is not None else ""


def _option(state: State, raw: Answer, names: Sequence[str]) -> Option:
    kind = kind_of(raw)
    if kind in _WORDS:
        return Option(kind, _WORDS[kind], kind)
    it = what(raw)
    name = state.table[it].name if kind in _OF_CARDS else ""
    if kind == "play" or kind == "play_as_action":
        base: BaseInPlay = where(raw)
        how = "play" if kind == "play" else "as_action"
        label = f"{name} on {base.definition.name}" + (" as your action" if kind != "play" else "") + _from(raw)
        return Option(f"{how}:{it}@{base.id}", label, "play", card=it, base=base.id)
    if kind == "play_action":
        target = where(raw)
        if target is None:
            return Option(f"play:{it}", name, "play", card=it)
        if isinstance(target, BaseInPlay):
            label = f"{name} on {target.definition.name}{_from(raw)}"
            return Option(f"play:{it}@{target.id}", label, "play", card=it, base=target.id)
        label = f"{name} on {_minion(state, target, names)}{_from(raw)}"
        return Option(
            f"play:{it}@{target.id}",
            label,
            "play",
            card=it,
            base=state.bases[target.at].id,
            target=target.id,
        )
    if kind == "card":
        pile = pile_of(raw)
        label = name if pile is None else f"{name} from {pile}"
        return Option(f"card:{it}", label, "card", card=it)
    if kind == "use_from_discard":
        return Option(f"use:{it}", f"Use {name} in your discard pile", "use", card=it)
    if kind == "minion":
        minion: CardInPlay = it
        at = state.bases[minion.at].id if minion.at >= 0 else None
        return Option(f"minion:{minion.id}", _minion(state, minion, names), "minion", card=minion.id, base=at)
    if kind == "action":
        return Option(f"action:{it.id}", _action(state, it, names), "action", card=it.id)
    if kind == "base":
        return Option(f"base:{it.id}", it.definition.name, "base", base=it.id)
    if kind == "player":
        return Option(f"player:{it}", names[it], "player", player=it)
    if kind == "faction":
        return Option(f"faction:{it}", FACTIONS[it].name, "faction")
    if kind == "text":
        return Option(f"text:{it}", label_of(raw), "text")
    if kind == "talent":
        return Option(f"talent:{it.id}", f"Talent of {_place(state, it, names)}", "talent", card=it.id)
    if kind == "use":
        borrowed = "" if type(ability_of(raw)) is it.definition else f": {type(ability_of(raw)).name}"
        return Option(f"use:{it.id}", f"Use {_place(state, it, names)}{borrowed}", "use", card=it.id)
    if kind == "trigger":
        trigger = it
        about = getattr(trigger.about, "minion", None) or getattr(trigger.about, "card", None)
        because = f" because of {about.definition.name}" if isinstance(about, CardInPlay) else ""
        label = f"{trigger.definition.name}{because}"
        return Option(f"trigger:{trigger.card.id}", label, "ability", card=trigger.card.id)
    if kind == "ability":
        return Option(f"ability:{it.id}", _place(state, it, names), "ability", card=it.id)
    if kind == "replacement":
        # The chosen base is not named: only whoever chose it may have seen it.
        return Option(f"replacement:{it.source.name}", it.source.name, "ability")
    return Option(f"extra:{_limits(state, it)}", _limits(state, it), "extra")


_OF_CARDS = ("play", "play_as_action", "play_action", "card", "use_from_discard")
_WORDS = {
    "pass": "Pass",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "end": "End your plays",
    "later": "Later",
}
