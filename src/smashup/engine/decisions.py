"""Decisions: who is asked, why, and what the legal answers are.

Inside the engine an option is a small tuple whose first item says what it is; the text a person sees (`Option`) is
made only when somebody looks, because most decisions in a simulation are never looked at.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from smashup.engine.state import BaseInPlay, CardInPlay, State

if TYPE_CHECKING:
    from smashup.engine.definitions import Card

RawOption: TypeAlias = tuple[Any, ...]
Effect: TypeAlias = Generator["Decision", RawOption, Any]
"""What an ability is: a generator that asks by yielding decisions and gets the chosen options back."""

PASS: RawOption = ("pass",)
DONE: RawOption = ("done",)
YES: RawOption = ("yes",)
NO: RawOption = ("no",)
END: RawOption = ("end",)


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

    def to_dict(self) -> dict[str, Any]:
        return {name: value for name in self.__slots__ if (value := getattr(self, name)) is not None}


class Decision:
    """A question to one player.

    `player` is asked; `prompt` says what for; `source` is the card (or base) whose text asks, or None for the
    rules; `options` are the legal answers in a fixed order.
    """

    __slots__ = ("_options", "_state", "player", "prompt", "raw", "source")

    def __init__(self, state: State, player: int, prompt: str, source: type[Card] | None, raw: list[RawOption]) -> None:
        self.player = player
        self.prompt = prompt
        self.source = source
        self.raw = raw
        self._state = state
        self._options: tuple[Option, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            from smashup.engine.labels import describe

            self._options = describe(self._state, self.raw)
        return self._options

    def options_with(self, names: Sequence[str]) -> tuple[Option, ...]:
        """The options, their labels calling the players by these names."""
        from smashup.engine.labels import describe

        return describe(self._state, self.raw, names)

    def __len__(self) -> int:
        return len(self.raw)

    def __repr__(self) -> str:
        return f"<Decision of player {self.player}: {self.prompt} ({len(self.raw)} options)>"


def ask(
    state: State,
    player: int,
    prompt: str,
    source: type[Card] | None,
    raw: list[RawOption],
) -> Generator[Decision, RawOption, RawOption]:
    """Ask a player to pick one of the options. With just one there is nothing to ask."""
    if len(raw) == 1 and not state.rules.options.ask_single:
        return raw[0]
    return (yield Decision(state, player, prompt, source, raw))


def translated(option: RawOption, state: State) -> RawOption | None:
    """The same option in a copy of the state it belongs to; None where it holds what cannot be found there."""
    if option is END:
        return END
    items: list[Any] = []
    for item in option:
        found: Any = item
        if type(item) is CardInPlay:
            found = state.find(item.id)
        elif type(item) is BaseInPlay:
            found = state.base_with(item.id)
        elif item is not None and type(item) not in (str, int):
            return None
        if found is None and item is not None:
            return None
        items.append(found)
    return tuple(items)


def of_minions(minions: Sequence[CardInPlay]) -> list[RawOption]:
    return [("minion", minion) for minion in minions]


def of_actions(actions: Sequence[CardInPlay]) -> list[RawOption]:
    return [("action", action) for action in actions]


def of_bases(bases: Sequence[BaseInPlay]) -> list[RawOption]:
    return [("base", base) for base in bases]


def of_players(players: Sequence[int]) -> list[RawOption]:
    return [("player", player) for player in players]


def of_cards(state: State, cards: Sequence[int]) -> list[RawOption]:
    """Cards that are not in play; equal cards count as one option."""
    options: list[RawOption] = []
    known = set()
    owners = state.rules.owners
    for card in cards:
        same = (state.table[card], owners[card])
        if same not in known:
            known.add(same)
            options.append(("card", card))
    return options
