"""A bit for each hook, and names for those that the engine asks for: see `hooks.Hooks`.

They are `Final` so that a compiled engine need not look them up.
"""

from __future__ import annotations

from typing import Final

from smashup.engine.hooks import Hooks

# The hooks that are asked about most often have the low bits: Python's small integers are faster.
_ASKED_MOST = [
    "own_power",
    "starting_power",
    "gives_power",
    "gives_total",
    "keeps_off",
    "protects",
    "wards",
    "forbids_minion",
    "forbids_action",
    "cost_of_minion_here",
    "standing_play",
    "lets_play_from_discard",
    "talent",
    "on_your_turn",
    "after_minion_played",
    "after_action_played",
    "after_affected",
    "after_minion_destroyed",
    "after_destroyed",
    "play_cards_begins",
    "start_of_your_turn",
    "start_of_turn",
    "end_of_your_turn",
    "end_of_turn",
    "cannot_score",
    "changes_breakpoint",
    "starting_breakpoint",
]
# The last bit does not fit into the small integers of a compiled engine: it is one that nothing in play listens to.
_ASKED_LAST = "after_resolving"
_NAMES = [*_ASKED_MOST, *(n for n in vars(Hooks) if not n.startswith("_") and n != _ASKED_LAST), _ASKED_LAST]

BIT: Final[dict[str, int]] = {name: 1 << (position + 3) for position, name in enumerate(dict.fromkeys(_NAMES))}


def hooks_of(definition: type[Hooks]) -> int:
    """The bits of the hooks a card class defines."""
    mask = 0
    for name, bit in BIT.items():
        if getattr(definition, name) is not getattr(Hooks, name):
            mask |= bit
    return mask


ON_PLAY: Final = BIT["on_play"]
BEFORE_SCORING: Final = BIT["before_scoring"] | BIT["before_other_scoring"]
WHEN_SCORING: Final = BIT["when_scoring"]
AFTER_SCORING: Final = BIT["after_scoring"]
AT_START_OF_TURN: Final = BIT["start_of_your_turn"] | BIT["start_of_turn"]
AT_END_OF_TURN: Final = BIT["end_of_your_turn"] | BIT["end_of_turn"]
TALENT: Final = BIT["talent"]
ON_YOUR_TURN: Final = BIT["on_your_turn"]
FROM_DISCARD: Final = BIT["on_your_turn_from_discard"]
GIVES_POWER: Final = BIT["gives_power"]
# A card that gives power also has the bit of its reach, so that a power query looks only where it may matter.
POWER_TO_HOST: Final = 1
POWER_HERE: Final = 2
POWER_EVERYWHERE: Final = 4
GIVES_TOTAL: Final = BIT["gives_total"]
OWN_POWER: Final = BIT["own_power"]
STARTING_POWER: Final = BIT["starting_power"]
CHANGES_ITSELF: Final = OWN_POWER | STARTING_POWER
STARTING_BREAKPOINT: Final = BIT["starting_breakpoint"]
CHANGES_BREAKPOINT: Final = BIT["changes_breakpoint"]
CANNOT_SCORE: Final = BIT["cannot_score"]
CHANGES_AWARD: Final = BIT["changes_award"]
KEEPS_OFF: Final = BIT["keeps_off"]
PROTECTS: Final = BIT["protects"]
WARDS: Final = BIT["wards"]
AFTER_AFFECTED: Final = BIT["after_affected"]
# What reacts to a card being directly affected.
REACTS_TO_AFFECTING: Final = AFTER_AFFECTED | BIT["after_action_affects"]
AFFECTING: Final = KEEPS_OFF | PROTECTS | WARDS | REACTS_TO_AFFECTING | BIT["ignores_base"]
FORBIDS_MINION: Final = BIT["forbids_minion"]
FORBIDS_ACTION: Final = BIT["forbids_action"]
FORBIDS_SPECIAL: Final = BIT["forbids_special"]
FORBIDS_MOVE: Final = BIT["forbids_move"]
COST_OF_MINION_HERE: Final = BIT["cost_of_minion_here"]
STANDING_PLAY: Final = BIT["standing_play"]
LETS_PLAY_FROM_DISCARD: Final = BIT["lets_play_from_discard"]
PLAYABLE_FROM_DISCARD: Final = BIT["playable_from_discard"]
PLAYABLE_AS_ACTION: Final = BIT["playable_as_action"]
AFTER_MINION_PLAYED: Final = BIT["after_minion_played"]
AFTER_ACTION_PLAYED: Final = BIT["after_action_played"]
AFTER_MINION_DESTROYED: Final = BIT["after_minion_destroyed"]
AFTER_DESTROYED: Final = BIT["after_destroyed"]
AFTER_MINION_MOVED: Final = BIT["after_minion_moved"]
AFTER_DISCARDED_FROM_PLAY: Final = BIT["after_discarded_from_play"]
AFTER_CARD_DISCARDED: Final = BIT["after_card_discarded"]
AFTER_CARD_GIVEN: Final = BIT["after_card_given"]
AFTER_CARD_DESTROYED: Final = BIT["after_card_destroyed"]
AFTER_ACTION_AFFECTS: Final = BIT["after_action_affects"]
AFTER_CARD_TO_HAND: Final = BIT["after_card_to_hand"]
AFTER_LEAVING_PLAY: Final = BIT["after_leaving_play"]
AFTER_BASE_REPLACED: Final = BIT["after_base_replaced"]
ANSWERS: Final = BIT["answers"]
INSTEAD_OF_DESTROYED: Final = BIT["instead_of_destroyed"]
INSTEAD_OF_DISCARDED: Final = BIT["instead_of_discarded"]
INSTEAD_OF_DISCARDED_WITH_HOST: Final = BIT["instead_of_discarded_with_host"]
AFTER_RESOLVING: Final = BIT["after_resolving"]
PLAY_CARDS_BEGINS: Final = BIT["play_cards_begins"]
GIVES_TAG: Final = BIT["gives_tag"]
ALSO_NAMED: Final = BIT["also_named"]
# Without any of these, and with nothing lasting, a player's total is the power of minions (7.4).
OTHER_POWER: Final = GIVES_TOTAL | ALSO_NAMED
CANCELS_HOST: Final = BIT["cancels_host"]
CANCELS_BASE: Final = BIT["cancels_base"]
IGNORES_BASE: Final = BIT["ignores_base"]
SHARES_ABILITY: Final = BIT["shares_ability"]
SHOWS_TOP_BASE: Final = BIT["shows_top_base"]
# A card that has abilities of others besides its own, even if they are of the kinds it has itself.
BORROWS: Final = 1 << (len(BIT) + 3)  # after all the others
# Hooks of a base that keep working on a player's minions: see `Queries.applies_to`.
CONTINUOUS: Final = GIVES_POWER | GIVES_TOTAL | KEEPS_OFF | PROTECTS | WARDS
# Hooks that change which abilities other cards have: entering or leaving play with one means working out again.
ABILITY_CHANGING: Final = CANCELS_HOST | CANCELS_BASE | SHARES_ABILITY | SHOWS_TOP_BASE
# Without any of these a normal play is for a card in hand, and any action there may be played.
CHANGES_PLAYS: Final = FORBIDS_ACTION | LETS_PLAY_FROM_DISCARD
BARS_MINIONS: Final = FORBIDS_MINION | COST_OF_MINION_HERE
# What a card does by itself when it is played, or from a hand or discard pile, no other card in play listens to.
LISTENING: Final = (BORROWS - 1) & ~(
    ON_PLAY | FROM_DISCARD | ANSWERS | PLAYABLE_FROM_DISCARD | PLAYABLE_AS_ACTION | AFTER_RESOLVING
)
