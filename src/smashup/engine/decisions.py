"""Decisions: who is asked, why, and what the legal answers are.

Inside the engine an answer is a small tuple (see `answers`); what a person sees of it (`Option`) is made only when
somebody looks, because most decisions in a simulation are never looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Hashable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from smashup.engine.answers import (
    END,
    PILES,
    Answer,
    Kind,
    ability_of,
    kind_of,
    label_of,
    leave_of,
    pile_of,
    what,
    where,
)
from smashup.engine.factions import FACTIONS
from smashup.engine.happenings import Trigger
from smashup.engine.hooks import Hooks
from smashup.engine.power import power
from smashup.engine.shapes import Naming, OptionSeen
from smashup.engine.state import BaseInPlay, CardInPlay, ExtraPlay, State
from smashup.engine.trial import has_no_effect

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


WINDOWS = frozenset(("special_before_scoring", "special_after_scoring", "answer"))
"""Questions to everybody in turn whether they play a card from hand that fits the moment (3.7, 6.5)."""

Effect: TypeAlias = Generator["Decision", Answer, Any]
"""What an ability is: a generator that asks by yielding decisions and gets the chosen options back."""


class Option:
    """One legal answer to a decision.

    `key` is stable text made of words (`play collector on tar_pits`), `label` is for people, and `kind`, `card`,
    `base`, `player` say what it refers to: ids of cards and bases, indexes of players, None where it does not apply.
    `no_effect`: using this ability now would change nothing.
    """

    __slots__ = ("base", "card", "key", "kind", "label", "no_effect", "player", "target")

    def __init__(
        self,
        key: str,
        label: str,
        kind: str,
        card: int | None = None,
        base: int | None = None,
        player: int | None = None,
        target: int | None = None,
        no_effect: bool = False,
    ) -> None:
        self.key = key
        self.label = label
        self.kind = kind
        self.card = card
        self.base = base
        self.player = player
        self.target = target
        self.no_effect = no_effect

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
        if self.no_effect:
            found["no_effect"] = True
        return found


class Decision:
    """A question to one player.

    `player` is asked; `question` says what for, as a stable id, and `prompt` in words; `source` is the card (or base)
    whose text asks, or None for the rules; `options` are the legal answers in a fixed order.
    """

    __slots__ = ("_keys", "_options", "_state", "asks", "orders", "player", "prompt", "raw", "source", "takes")

    def __init__(
        self,
        state: State,
        player: int,
        asks: str,
        prompt: str,
        source: type[Card] | None,
        raw: list[Answer],
        orders: bool = False,
        takes: tuple[int, int] = (1, 1),
    ) -> None:
        self.player = player
        self.asks = asks
        self.prompt = prompt
        self.source = source
        self.raw = raw
        self.orders = orders
        """Each of the options is taken in the end; only which one comes next is asked."""
        self.takes = takes
        """At least and at most so many of the options are taken, one after another, counting this one. To say that it
        is enough is an option of its own."""
        self._state = state
        self._options: tuple[Option, ...] | None = None
        self._keys: tuple[str, ...] | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the options, in their order: quicker than the options where nothing else is wanted."""
        if self._keys is None:
            known = self._options or _numbered(_options(self._state, self.player, self.raw))
            self._keys = tuple([option.key for option in known])
        return self._keys

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            self._options = describe(self._state, self.player, self.raw)
        return self._options

    def options_with(self, names: Sequence[str]) -> tuple[Option, ...]:
        """The options, their labels calling the players by these names."""
        found = describe(self._state, self.player, self.raw, names)
        if self._keys is None:  # They are the same whatever the players are called.
            self._keys = tuple([option.key for option in found])
        return found

    @property
    def question(self) -> str:
        """What is asked, as an id that no wording changes: `play_cards`, `which_ability`, `collector/minion`."""
        return self.asks if self.source is None else f"{self.source.key}/{self.asks}"

    def prompt_for(self, viewer: int | None) -> str:
        """What is asked, as this viewer (None: a spectator) may hear it: it names no card that they do not know."""
        prompt = self.prompt
        if isinstance(prompt, Naming) and viewer != self.player:
            knows = self._state.seen[-1 if viewer is None else viewer] >> prompt.card & 1
            return prompt if knows else prompt.hidden
        return prompt

    @property
    def is_play_cards(self) -> bool:
        """Is it the question of the Play Cards phase (2.3)? There the state alone says where the game is."""
        return self.raw[-1] is END

    @property
    def is_window(self) -> bool:
        """Is it one of the `WINDOWS`?"""
        return self.source is None and self.asks in WINDOWS

    def __len__(self) -> int:
        return len(self.raw)

    def __repr__(self) -> str:
        return f"<Decision of player {self.player}: {self.prompt} ({len(self.raw)} options)>"


def ask(
    state: State,
    player: int,
    asks: str,
    prompt: str,
    source: type[Card] | None,
    raw: list[Answer],
    orders: bool = False,
    takes: tuple[int, int] = (1, 1),
) -> Generator[Decision, Answer, Answer]:
    """Ask a player to pick one of the options. With just one there is nothing to ask."""
    if len(raw) == 1 and not state.rules.options.ask_single:
        return raw[0]
    return (yield Decision(state, player, asks, prompt, source, raw, orders, takes))


def describe(state: State, player: int, raw: list[Answer], names: Sequence[str] | None = None) -> tuple[Option, ...]:
    """Options for people and programs; `player` is asked.

    `names` are what the players are called; without them they are Player 1, Player 2 and so on. Options that would read
    alike say more about what they are, and where that does not help they are numbered in their order.
    """
    called = names or _PLAYERS
    options = _numbered(_options(state, player, raw, called))
    if len({option.label for option in options}) < len(options):
        for alike in _groups(state, options, raw):
            owners = {state.rules.owners[what(raw[index])] for index in alike if kind_of(raw[index]) in _OF_CARDS}
            for index in alike:
                full = _full_label(state, raw[index], options[index].label, called, len(owners) > 1)
                options[index].label = full
        for alike in _groups(state, options, raw):
            for number, index in enumerate(alike, 1):
                options[index].label += f", number {number}"
    if raw[-1] is END:
        for option, answer in zip(options, raw, strict=True):
            if option.kind in ("talent", "use"):
                option.no_effect = has_no_effect(state, player, answer)
    return tuple(options)


def _full_label(state: State, raw: Answer, label: str, names: Sequence[str], owners_differ: bool) -> str:
    """What tells options apart that would read alike: whose card it is, what is on a minion, where exactly it is."""
    kind, it = kind_of(raw), what(raw)
    if kind in _OF_CARDS and owners_differ:
        return f"{label} (card of {names[state.rules.owners[it]]})"
    if kind == "trigger":
        about = _about(it)
        because = f" because of {_place(state, about, names)}" if about is not None else ""
        return f"{_place(state, it.card, names)}{because}"
    if kind == "action" and it.at >= 0 and state.host_of(it) is not None:
        return f"{label} at {state.bases[it.at].definition.name}"
    minion = where(raw) if kind == "play_action" else it
    if isinstance(minion, CardInPlay) and minion.actions:
        return f"{label} with {' and '.join(action.definition.name for action in minion.actions)}"
    return label


_PLAYERS = tuple([f"Player {number}" for number in range(1, 5)])
"""What players are called who have no names."""


def _options(state: State, player: int, raw: list[Answer], names: Sequence[str] = _PLAYERS) -> list[Option]:
    return [_option(state, player, one, names) for one in raw]


def _numbered(options: list[Option]) -> list[Option]:
    """Keys that are equal are numbered; the first stays as it is."""
    if len({option.key for option in options}) < len(options):
        met: Counter[str] = Counter()
        for option in options:
            met[option.key] += 1
            if met[option.key] > 1:
                option.key = f"{option.key} {met[option.key]}"
    return options


def _groups(state: State, options: list[Option], raw: list[Answer]) -> list[list[int]]:
    """The indexes of options that read alike and are not alike."""
    groups: dict[str, list[int]] = {}
    for index, option in enumerate(options):
        groups.setdefault(option.label, []).append(index)
    return [
        indexes
        for indexes in groups.values()
        if len(indexes) > 1 and len({_looks(state, raw[index]) for index in indexes}) > 1
    ]


def _looks(state: State, item: Any) -> Any:
    """Equal for answers between which there is no difference: of two equal minions one is as good as the other."""
    if isinstance(item, CardInPlay):
        return _appearance(state, item)
    if isinstance(item, Trigger):
        about = _about(item)
        return (item.definition, item.you, _looks(state, item.card), about and _looks(state, about))
    if isinstance(item, tuple) and not hasattr(item, "_fields"):
        card = item[1] if item[0] in _OF_CARDS else None
        same = item if card is None else (item[0], state.table[card], state.rules.owners[card], *item[2:])
        return tuple([_looks(state, part) for part in same])
    return item if isinstance(item, Hashable) and not isinstance(item, Hooks) else type(item)


def _appearance(state: State, card: CardInPlay) -> Any:
    return (
        (card.definition, card.controller, state.rules.owners[card.id], card.at, card.counters, card.hooks),
        tuple([_appearance(state, action) for action in card.actions]),
        ("talent", card.id) in state.used,
        state.memos.get(card.id),
        tuple([effect._replace(subject=-1) for effect in state.lasting if effect.is_about(card.id)]),
        any([effect.source == card.id for effect in state.lasting]),
    )


# What a card is called in a key: words alone, the same whatever the numbers inside the engine are.


def reference(state: State, card: CardInPlay | BaseInPlay) -> str:
    """A card in play in a key: `collector of p2 at tar_pits`, a second one like it `collector of p2 at tar_pits 2`."""
    key: str = card.definition.key
    if isinstance(card, BaseInPlay):
        return key
    whose = f"{key} of p{card.controller + 1}"
    if card.at < 0:
        return whose
    base = state.bases[card.at]
    if card.definition.is_minion:
        return f"{whose} at {base.definition.key}{_which(card, base.minions)}"
    if card.definition.kind == "titan":
        return f"{whose} at {base.definition.key}"
    host = state.host_of(card)
    if host is not None:
        return f"{whose} on {reference(state, host)}{_which(card, host.actions)}"
    return f"{whose} on {base.definition.key}{_which(card, base.actions)}"


def _which(card: CardInPlay, there: Sequence[CardInPlay]) -> str:
    """Which of those there that are called the same: nothing for the first."""
    same = [other for other in there if other.definition is card.definition and other.controller == card.controller]
    number = same.index(card) + 1
    return f" {number}" if number > 1 else ""


def _out_of_play(state: State, player: int, card: int) -> str:
    """A card in a pile in a key; one that belongs to somebody else than who is asked says to whom."""
    key: str = state.table[card].key
    owner = state.rules.owners[card]
    return key if owner in (player, state.players) else f"{key} of p{owner + 1}"


# What a card is called in a label.


def _minion(state: State, minion: CardInPlay, names: Sequence[str]) -> str:
    if minion.at < 0:
        return f"{minion.definition.name} ({names[minion.controller]}, gone)"
    there = state.bases[minion.at].definition.name
    return f"{minion.definition.name} ({power(state, minion)}, {names[minion.controller]}, {there})"


def _place(state: State, card: CardInPlay | BaseInPlay, names: Sequence[str]) -> str:
    if isinstance(card, BaseInPlay) or card.at < 0:
        return card.definition.name
    if card.definition.kind == "titan":
        return _titan(state, card, names)
    return _minion(state, card, names) if card.definition.is_minion else _action(state, card, names)


def _action(state: State, action: CardInPlay, names: Sequence[str]) -> str:
    host = state.host_of(action)
    if action.at < 0:
        return action.definition.name
    there = (host or state.bases[action.at]).definition.name
    return f"{action.definition.name} ({names[action.controller]}, on {there})"


def _titan(state: State, titan: CardInPlay, names: Sequence[str]) -> str:
    return f"{titan.definition.name} ({names[titan.controller]}, {state.bases[titan.at].definition.name})"


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


def _option(state: State, player: int, raw: Answer, names: Sequence[str]) -> Option:
    kind = kind_of(raw)
    if kind in _WORDS:
        return Option(kind, _WORDS[kind], kind)
    it = what(raw)
    if kind in _OF_CARDS:
        return _option_of_card(state, player, raw, kind, it, names)
    if kind == "minion":
        minion: CardInPlay = it
        at = state.bases[minion.at].id if minion.at >= 0 else None
        return Option(reference(state, minion), _minion(state, minion, names), kind, card=minion.id, base=at)
    if kind == "action":
        at = state.bases[it.at].id if it.at >= 0 else None
        return Option(reference(state, it), _action(state, it, names), kind, card=it.id, base=at)
    if kind == "titan":
        at = state.bases[it.at].id if it.at >= 0 else None
        return Option(reference(state, it), _place(state, it, names), kind, card=it.id, base=at)
    if kind == "base":
        return Option(it.definition.key, it.definition.name, kind, base=it.id)
    if kind == "player":
        return Option(f"p{it + 1}", names[it], kind, player=it)
    if kind == "faction":
        return Option(it, FACTIONS[it].name, kind)
    if kind == "text":
        return Option(it, label_of(raw), kind)
    if kind == "replacement":
        # The chosen base is not named: only whoever chose it may have seen it.
        return Option(f"choice of {it.source.key}", it.source.name, "ability")
    if kind == "extra":
        limits = _limits(state, it)
        return Option(limits.replace(",", ""), limits, kind)
    return _option_of_ability(state, raw, kind, it, names)


def _option_of_card(state: State, player: int, raw: Answer, kind: Kind, card: int, names: Sequence[str]) -> Option:
    """An option about a card that is not in play."""
    key, name = _out_of_play(state, player, card), state.table[card].name
    if kind == "card":
        pile = pile_of(raw)
        if pile is None:
            return Option(key, name, kind, card=card)
        return Option(f"{key} from {pile}", f"{name} from {PILES[pile]}", kind, card=card)
    if kind == "use_from_discard":
        return Option(f"use {key} in discard_pile", f"Use {name} in your discard pile", "use", card=card)
    target = where(raw)
    if target is None:
        return Option(f"play {key}", name, "play", card=card)
    key_end = label_end = ""
    if kind == "play_as_action":
        key_end, label_end = " as action", " as your action"
    if leave_of(raw) is not None:
        key_end, label_end = f"{key_end} from discard_pile", f"{label_end} from your discard pile"
    key = f"play {key} on {reference(state, target)}{key_end}"
    label = f"{name} on {_place(state, target, names)}{label_end}"
    if isinstance(target, BaseInPlay):
        return Option(key, label, "play", card=card, base=target.id)
    return Option(key, label, "play", card=card, base=state.bases[target.at].id, target=target.id)


def _option_of_ability(state: State, raw: Answer, kind: Kind, it: Any, names: Sequence[str]) -> Option:
    """An option about an ability of a card in play."""
    card: CardInPlay | BaseInPlay = it.card if kind == "trigger" else it
    key, label = reference(state, card), _place(state, card, names)
    at = state.bases[card.at].id if card.at >= 0 else None
    if kind == "talent":
        return Option(f"talent of {key}", f"Talent of {label}", kind, card=card.id, base=at)
    definition = it.definition if kind == "trigger" else type(ability_of(raw))
    if definition is not card.definition:
        key, label = f"{key}: {definition.key}", f"{label}: {definition.name}"
    if kind == "use":
        return Option(f"use {key}", f"Use {label}", kind, card=card.id, base=at)
    if kind == "trigger":
        label = definition.name
        about = _about(it)
        if about is not None:
            key, label = f"{key} for {reference(state, about)}", f"{label} because of {about.definition.name}"
    return Option(key, label, "ability", card=card.id, base=at)


def _about(trigger: Trigger) -> CardInPlay | None:
    """The card that set an ability off."""
    about = getattr(trigger.about, "minion", None) or getattr(trigger.about, "card", None)
    return about if isinstance(about, CardInPlay) else None


_OF_CARDS = ("play", "play_as_action", "play_action", "card", "use_from_discard")
_WORDS = {
    "pass": "Pass",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "end": "End your plays",
    "later": "Later",
}
