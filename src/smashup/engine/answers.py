"""The legal answers to a question as the engine holds them: small tuples, made and read here.

The first item says what an answer is (`Kind`), the second what it is about, the third where, the fourth what allows it.
They are plain tuples because a game makes dozens of them for each question and most are never looked at: a named tuple
takes six times as long to make. What people see of one is a `decisions.Option`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

from smashup.engine.state import BaseInPlay, CardInPlay, ExtraPlay, State

if TYPE_CHECKING:
    from smashup.engine.bases import Replacement
    from smashup.engine.card.card import Card
    from smashup.engine.happenings import Trigger

Answer: TypeAlias = tuple[Any, ...]
Kind: TypeAlias = Literal[
    # Plays: which card, where (a base, a minion, or None), and the ability that lets it come from a discard pile.
    "play",
    "play_action",
    "play_as_action",
    # A card that is not in play; in a search also the pile it is in.
    "card",
    "use_from_discard",
    # Something on the table.
    "minion",
    "action",
    "base",
    "player",
    # A faction by its key; one of several things in words: key, label, and the card it is about, if any.
    "faction",
    "text",
    # Abilities: of which card, the ability itself, its hook.
    "talent",
    "use",
    "trigger",
    "ability",
    "replacement",
    "extra",
    # Just a word.
    "pass",
    "done",
    "later",
    "yes",
    "no",
    "end",
    # A titan in play.
    "titan",
]
KINDS: tuple[Kind, ...] = get_args(Kind)

# Told apart by `is`, so there must be one of each. They are not Final: of such a tuple a compiled engine has one copy
# and the modules around it another.
PASS: Answer = ("pass",)
DONE: Answer = ("done",)
LATER: Answer = ("later",)
YES: Answer = ("yes",)
NO: Answer = ("no",)
END: Answer = ("end",)
"""Ends the plays: the last answer of every Play Cards question, and of no other."""


PILES = {"hand": "your hand", "deck": "your deck", "discard": "your discard pile"}
"""Where a card in a search can be, as keys have it and as people read it."""


# Making.


def minion_on(card: int, bases: Iterable[BaseInPlay]) -> list[Answer]:
    """To play a minion on one of these bases."""
    return [("play", card, base) for base in bases]


def minions_on(cards: Iterable[int], bases: Iterable[BaseInPlay]) -> list[Answer]:
    """To play one of these minions on one of these bases."""
    return [("play", card, base) for card in cards for base in bases]


def action_alone(card: int) -> Answer:
    """To play an action on nothing."""
    return ("play_action", card, None)


def action_on(card: int, targets: Iterable[CardInPlay | BaseInPlay | None]) -> list[Answer]:
    """To play an action on one of these; None: on nothing."""
    return [("play_action", card, target) for target in targets]


def as_action_on(card: int, bases: Iterable[BaseInPlay]) -> list[Answer]:
    """To play a minion on one of these bases in place of an action."""
    return [("play_as_action", card, base) for base in bases]


def by_leave_of(ability: Card, play: Answer) -> Answer:
    """The same play of a card in the discard pile, which this ability allows."""
    return (*play, ability)


def of_cards(state: State, cards: Iterable[int]) -> list[Answer]:
    """Cards that are not in play; equal cards count as one answer."""
    first: dict[tuple[type[Card], int], int] = {}
    table, owners = state.table, state.rules.owners
    for card in cards:
        first.setdefault((table[card], owners[card]), card)
    return [("card", card) for card in first.values()]


def in_pile(answers: Iterable[Answer], pile: str) -> list[Answer]:
    """The same cards, saying in which pile they are."""
    return [(*answer, pile) for answer in answers]


def of_minions(minions: Iterable[CardInPlay]) -> list[Answer]:
    return [("minion", minion) for minion in minions]


def of_actions(actions: Iterable[CardInPlay]) -> list[Answer]:
    return [("action", action) for action in actions]


def of_cards_in_play(cards: Iterable[CardInPlay]) -> list[Answer]:
    """Minions, actions and titans."""
    return [(card.definition.kind, card) for card in cards]


def of_bases(bases: Iterable[BaseInPlay]) -> list[Answer]:
    return [("base", base) for base in bases]


def of_base_cards(bases: Iterable[int]) -> list[Answer]:
    """Bases that are not in play: each is different."""
    return [("card", base) for base in bases]


def of_players(players: Iterable[int]) -> list[Answer]:
    return [("player", player) for player in players]


def of_factions(keys: Iterable[str]) -> list[Answer]:
    return [("faction", key) for key in keys]


def of_texts(labels: Mapping[str, str]) -> list[Answer]:
    """Several things in words: key and label of each."""
    return [("text", key, label) for key, label in labels.items()]


def text_about(card: int, key: str, label: str) -> Answer:
    """Something in words about a card that is not in play."""
    return ("text", key, label, card)


def talent_of(card: CardInPlay | BaseInPlay) -> Answer:
    return ("talent", card)


def use_of(card: CardInPlay | BaseInPlay, ability: Card) -> Answer:
    """To use that "on your turn" ability of a card."""
    return ("use", card, ability)


def use_from_discard(card: int) -> Answer:
    return ("use_from_discard", card)


def of_triggers(triggers: Iterable[Trigger]) -> list[Answer]:
    return [("trigger", trigger) for trigger in triggers]


def of_abilities(abilities: Iterable[tuple[str, Card]]) -> list[Answer]:
    """Abilities of cards in play, each with its hook."""
    return [("ability", ability.card, ability, hook) for hook, ability in abilities]


def of_replacements(replacements: Iterable[Replacement]) -> list[Answer]:
    return [("replacement", replacement) for replacement in replacements]


def of_extra_plays(plays: Iterable[ExtraPlay]) -> list[Answer]:
    return [("extra", play) for play in plays]


# Reading.


def kind_of(answer: Answer) -> Kind:
    return answer[0]  # type: ignore[no-any-return]


def what(answer: Answer) -> Any:
    """What the answer is about: a card's id, a card or base in play, a player, a key …"""
    return answer[1]


def where(answer: Answer) -> Any:
    """Of a play: the base or minion it goes on, or None."""
    return answer[2]


def leave_of(play: Answer) -> Card | None:
    """The ability that allows a play from the discard pile; None: it needs none."""
    return play[3] if len(play) > 3 else None


def ability_of(answer: Answer) -> Card:
    """Of "use" and "ability": the very ability."""
    return answer[2]  # type: ignore[no-any-return]


def hook_of(answer: Answer) -> str:
    """Of "ability": which of its hooks."""
    return answer[3]  # type: ignore[no-any-return]


def label_of(answer: Answer) -> str:
    """Of "text": what a person reads."""
    return answer[2]  # type: ignore[no-any-return]


def pile_of(answer: Answer) -> str | None:
    """Of "card": the pile it is in, where the question says so."""
    return answer[2] if len(answer) > 2 else None


def card_of_text(answer: Answer) -> int | None:
    """Of "text": the card that is not in play it is about, if any."""
    return answer[3] if len(answer) > 3 else None


def translated(answer: Answer, state: State) -> Answer | None:
    """The same answer in a copy of the state it belongs to; None where it holds what cannot be found there."""
    if answer is END:
        return END
    items: list[Any] = []
    for item in answer:
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
