"""What stands where in an observation: sections of equal records, each a row of fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from smashup.engine.state import PHASE_NAMES
from smashup.env.numbering import (
    ACTIONS,
    BASE_CARDS,
    BASES,
    CARDS,
    EXTRA_PLAYS,
    FACTION_KEYS,
    MINIONS,
    NAMED,
    OTHER_MINIONS,
    OWN_MINIONS,
    SEATS,
    TITANS,
    TITANS_EACH,
)

MOST = 10.0
"""The bound of a scaled number: what is larger is cut off."""

QUESTIONS = (
    *(
        "play_cards",
        "which_ability",
        "which_base_scores",
        "which_play",
        "which_replacement",
        "which_ward",
        "hand_limit",
    ),
    *("special_before_scoring", "special_after_scoring", "answer", "mulligan", "take_faction", "ban_faction"),
    *("take_bases", "minion", "minions", "action", "actions", "card_in_play", "base", "player", "card", "cards", "may"),
    *("one", "faction", "discard", "search", "search_where", "search_bases", "take_card", "play_or_take", "give_to"),
    *("move", "move_to", "play_minion", "play_action", "play_card", "play_revealed", "play_or", "off_the_top"),
    *("extra_minion", "extra_action", "extra_card", "instead", "ignore", "cost"),
)
"""What can be asked (`Decision.asks`); all else shares one column."""
OPTION_KINDS = (
    *("play", "play_action", "play_as_action", "card", "use_from_discard", "minion", "action", "base", "player"),
    *("faction", "text", "talent", "use", "trigger", "ability", "replacement", "extra"),
    *("pass", "done", "later", "yes", "no", "end"),
)
"""The kinds of options a question can have."""
QUESTIONS_ABOUT_TITANS = ("play_titan",)
OPTIONS_WITH_TITANS = ("titan",)
"""What only games with titans ask and offer: it has columns of its own behind all others."""


class Field(NamedTuple):
    """Some neighbouring columns of a record."""

    name: str
    says: str
    width: int = 1
    high: float = 1.0
    is_card: bool = False
    """It holds the number of a card (0: none), to be looked up rather than fed to a network as it is."""
    start: int = 0
    """Its first column in the record."""


class Section(NamedTuple):
    """Records of equal fields, one behind the other."""

    name: str
    says: str
    start: int
    """Its first column in the observation."""
    records: int
    width: int
    """Columns of one record."""
    fields: tuple[Field, ...]

    def column(self, field: str, record: int = 0) -> int:
        """The first column of a field of a record.

        >>> bases = SECTION["bases"]
        >>> bases.column("breakpoint", record=2) == bases.start + 2 * bases.width + 2
        True
        """
        for found in self.fields:
            if found.name == field:
                return self.start + record * self.width + found.start
        raise KeyError(f"{self.name} has no field {field!r}; it has {', '.join(f.name for f in self.fields)}")


def _card(name: str, says: str) -> Field:
    return Field(name, says, 1, float(len(NAMED)), True)


_PLAN: tuple[tuple[str, str, int, tuple[Field, ...]], ...] = (
    (
        "game",
        "what is going on",
        1,
        (
            Field("players", "2, 3 or 4 players: one of the three is 1", 3),
            Field("turn", "number of the turn ÷ 50", high=MOST),
            Field("phase", "one of " + ", ".join(PHASE_NAMES), len(PHASE_NAMES)),
            Field("current", "whose turn it is, by seat", SEATS),
            Field("asked", "who is asked now, by seat", SEATS),
            Field("target_vp", "VP that end the game ÷ 15", high=MOST),
            Field("minion_plays", "normal minion plays left", high=MOST),
            Field("action_plays", "normal action plays left", high=MOST),
            Field("extra_minions", "extra minions that may be played", high=MOST),
            Field("extra_actions", "extra actions that may be played", high=MOST),
            Field("base_deck", "cards in the base deck ÷ 50", high=MOST),
            _card("next_base", "the top of the base deck, if you know it"),
        ),
    ),
    (
        "question",
        "what is asked; the kinds of options only if you are asked",
        1,
        (
            _card("source", "the card or base that asks; 0: the rules"),
            Field("asks", "what is asked: " + ", ".join(QUESTIONS) + ", anything else", len(QUESTIONS) + 1),
            Field("kinds", "kinds of options there are: " + ", ".join(OPTION_KINDS), len(OPTION_KINDS)),
            Field("options", "number of options ÷ 20", high=MOST),
        ),
    ),
    (
        "players",
        "a record for each seat: you, then the others clockwise",
        SEATS,
        (
            Field("vp", "VP ÷ 15", high=MOST),
            Field("hand", "cards in hand ÷ 10", high=MOST),
            Field("deck", "cards in the deck ÷ 40", high=MOST),
            Field("discard_pile", "cards in the discard pile ÷ 40", high=MOST),
            Field("factions", "1 for each of the player's factions", len(FACTION_KEYS)),
            _card("next_card", "the top of the deck, if you know it"),
        ),
    ),
    (
        "cards",
        "how many of each minion and action lie somewhere, by card number from 1",
        1,
        (
            Field("own_hand", "in your hand", len(CARDS), 2 * MOST),
            Field("own_discard_pile", "in your discard pile", len(CARDS), 2 * MOST),
            Field(
                "other_discard_piles",
                "in the discard piles of the seats 1, 2 and 3, one pile behind the other",
                (SEATS - 1) * len(CARDS),
                2 * MOST,
            ),
            Field("other_hands", "known to you in the other players' hands", len(CARDS), 2 * MOST),
        ),
    ),
    (
        "bases",
        "a record for each base in play",
        BASES,
        (
            Field("present", "1 if there is such a base"),
            _card("card", "which base"),
            Field("breakpoint", "breakpoint ÷ 25", high=MOST),
            Field("missing", "power that is missing to the breakpoint ÷ 25", high=MOST),
            Field("vp", "printed VP of the three places ÷ 5", 3, MOST),
            Field("power", "each seat's total power there ÷ 25", SEATS, MOST),
            Field("award", "what each seat would be awarded if it scored now ÷ 5", SEATS, MOST),
            Field("minions", "each seat's minions there ÷ 5", SEATS, MOST),
            Field("counters", "counters of its own kind ÷ 5", high=MOST),
            Field("cancelled", "its ability is cancelled"),
            Field("scoring", "it is scoring now"),
            Field("used", "what can be used on it once in a turn has been used"),
        ),
    ),
    (
        "minions",
        f"{MINIONS} records for each base: {OWN_MINIONS} minions of yours, then {OTHER_MINIONS} of the others, "
        "each group the strongest first",
        BASES * MINIONS,
        (
            _card("card", "which minion; 0: the place is empty"),
            Field("present", "1 if the place is taken"),
            Field("power", "power ÷ 5", high=MOST),
            Field("printed_power", "printed power ÷ 5", high=MOST),
            Field("counters", "+1 power counters ÷ 5", high=MOST),
            Field("controller", "seat 1, 2 or 3: one of the three is 1 if it is not yours", SEATS - 1),
            Field("own_actions", "your actions on it", high=MOST),
            Field("other_actions", "other players' actions on it", high=MOST),
            Field("borrowed", "its controller is not its owner"),
            Field("cancelled", "its abilities are cancelled"),
            Field("used", "its talent, or what else it can do once in a turn, has been used"),
        ),
    ),
    (
        "actions",
        f"{ACTIONS} records for each base: first the actions on the base, then those on its minions",
        BASES * ACTIONS,
        (
            _card("card", "which action; 0: the place is empty"),
            Field("present", "1 if the place is taken"),
            Field("controller", "whose, by seat", SEATS),
            Field("on_minion", "it is on a minion"),
            Field("cancelled", "its abilities are cancelled"),
            Field("used", "its talent, or what else it can do once in a turn, has been used"),
        ),
    ),
    (
        "extra_plays",
        "the extra plays that whoever has the turn has left, with their limits",
        EXTRA_PLAYS,
        (
            Field("minion", "1 if it is of a minion"),
            Field("action", "1 if it is of an action"),
            Field("limited", "1 if it has a limit of printed power"),
            Field("power_up_to", "that limit ÷ 5", high=MOST),
            Field("base", "only on that base, by its place on the table", BASES),
            Field("free_base", "only on a base where the player has no minion"),
            _card("card", "only a card of this name; 0: any"),
            Field("same_name", "it is one of several that must share a name"),
            Field("each_turn", "a card in play gives it in each turn"),
        ),
    ),
    (
        "scored_bases",
        "the base discard pile",
        1,
        (Field("bases", "1 for each base that lies there, in the order of their numbers", len(BASE_CARDS)),),
    ),
)

_PLAN_OF_TITANS: tuple[tuple[str, str, int, tuple[Field, ...]], ...] = (
    (
        "titan_question",
        "what is asked, where it has to do with titans",
        1,
        (
            Field("source", "the titan that asks, in the order of the catalogue", len(TITANS)),
            Field("asks", "what is asked: " + ", ".join(QUESTIONS_ABOUT_TITANS), len(QUESTIONS_ABOUT_TITANS)),
            Field("kinds", "kinds of options there are: " + ", ".join(OPTIONS_WITH_TITANS), len(OPTIONS_WITH_TITANS)),
        ),
    ),
    (
        "titans",
        f"{TITANS_EACH} records for each seat, you first: the titans that player owns, in play or set aside",
        SEATS * TITANS_EACH,
        (
            Field("present", "1 if there is such a titan"),
            Field("titan", "which titan, in the order of the catalogue", len(TITANS)),
            Field("in_play", "it is in play; 0: set aside"),
            Field("base", "on which base, by its place on the table", BASES),
            Field("controller", "whose, by seat", SEATS),
            Field("counters", "counters on it ÷ 5, also those it gathers while it is set aside", high=MOST),
            Field("power", "what it adds to its controller's total on its base ÷ 5", high=MOST),
            Field("cancelled", "its abilities are cancelled"),
            Field("talent_used", "its talent has been used in this turn"),
            Field("used", "what else it can do once in a turn has been used"),
        ),
    ),
)


def _laid_out(plan: tuple[tuple[str, str, int, tuple[Field, ...]], ...], start: int) -> tuple[Section, ...]:
    sections = []
    for name, says, records, planned in plan:
        fields = []
        width = 0
        for field in planned:
            fields.append(field._replace(start=width))
            width += field.width
        sections.append(Section(name, says, start, records, width, tuple(fields)))
        start += records * width
    return tuple(sections)


def _end(sections: tuple[Section, ...]) -> int:
    return sections[-1].start + sections[-1].records * sections[-1].width


SECTIONS: tuple[Section, ...] = _laid_out(_PLAN, 0)
SIZE: int = _end(SECTIONS)
"""Columns of an observation."""
SECTIONS_OF_TITANS: tuple[Section, ...] = _laid_out(_PLAN_OF_TITANS, SIZE)
SIZE_WITH_TITANS: int = _end(SECTIONS_OF_TITANS)
"""Columns of an observation with titans: those of any game, and behind them those of titans."""
SECTION: dict[str, Section] = {section.name: section for section in SECTIONS + SECTIONS_OF_TITANS}


def _of_columns(sections: tuple[Section, ...], values: Sequence[Sequence[float]]) -> npt.NDArray[np.float32]:
    """One value for each column, from one for each field of each section."""
    rows = [
        np.tile(np.repeat(np.array(row, np.float32), [field.width for field in section.fields]), section.records)
        for section, row in zip(sections, values, strict=True)
    ]
    return np.concatenate(rows)


def _high(sections: tuple[Section, ...]) -> npt.NDArray[np.float32]:
    return _of_columns(sections, [[field.high for field in section.fields] for section in sections])


HIGH = _high(SECTIONS)
"""The upper bound of each column; the lower one is 0."""
HIGH_WITH_TITANS = _high(SECTIONS + SECTIONS_OF_TITANS)
CARD_COLUMNS = np.flatnonzero(
    _of_columns(SECTIONS, [[field.is_card for field in section.fields] for section in SECTIONS])
)
"""The columns that hold numbers of cards; those of titans hold none."""


def layout_table(sections: tuple[Section, ...] = SECTIONS) -> str:
    """The layout as a table in Markdown: what the documentation shows."""
    lines = ["| columns | field | what it is |", "|---|---|---|"]
    for section in sections:
        end = section.start + section.records * section.width - 1
        many = f", {section.records} records of {section.width}" if section.records > 1 else ""
        lines.append(f"| **{section.start} to {end}** | **{section.name}**{many} | {section.says} |")
        for field in section.fields:
            first = section.start + field.start if section.records == 1 else field.start
            sign = "" if section.records == 1 else "+"
            last = f" to {sign}{first + field.width - 1}" if field.width > 1 else ""
            card = " (a card number)" if field.is_card else ""
            lines.append(f"| {sign}{first}{last} | {field.name} | {field.says}{card} |")
    return "\n".join(lines)
