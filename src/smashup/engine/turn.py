"""The flow of a game: setup, the phases of each turn (section 2), the end (section 8).

`run` continues from whatever phase the state is in, so a copied state needs nothing else to go on. That holds at
the start of a turn and at each Play Cards decision, where nothing is in the middle of resolving.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from smashup.engine.abilities import abilities, beginning
from smashup.engine.answers import (
    END,
    Answer,
    ability_of,
    kind_of,
    of_cards,
    talent_of,
    use_from_discard,
    use_of,
    what,
    where,
)
from smashup.engine.bits import (
    AT_END_OF_TURN,
    AT_START_OF_TURN,
    CHANGES_PLAYS,
    FROM_DISCARD,
    KEEPS_OFF,
    ON_YOUR_TURN,
    PLAY_CARDS_BEGINS,
    STANDING_PLAY,
    TALENT,
    WARDS,
)
from smashup.engine.decisions import Decision, Effect, ask
from smashup.engine.events import because_of, tell, told_of
from smashup.engine.extra import has_extra_action, minion_plays, spend_minion_play, use_up
from smashup.engine.lasting import expire
from smashup.engine.permissions import (
    actions_banned_by,
    actions_limited,
    generic_action_options,
    minion_options,
    plain_options,
)
from smashup.engine.playing import make_play, resolve, round_of_abilities, using
from smashup.engine.scoring import score_bases
from smashup.engine.setup import set_up
from smashup.engine.state import (
    ANY_ACTION,
    ANY_MINION,
    DRAW,
    END_TURN,
    NOT_IN_PLAY,
    OVER,
    PLAY_CARDS,
    SCORE_BASES,
    SETUP,
    START_TURN,
    BaseInPlay,
    CardInPlay,
    State,
)
from smashup.engine.zones import discard, draw

if TYPE_CHECKING:
    from smashup.engine.card.card import Card

HAND_LIMIT: Final = 10
MOST_QUIET_TURNS: Final = 20
"""After this many turns in which nobody could do anything, players are asked again: a built position may be stuck."""


def run(state: State, picked: Answer | None = None) -> Effect:
    """Play on from where the state is until the game is over.

    `picked` answers the question of a state in the Play Cards phase, which then need not be asked.
    """
    if state.phase == SETUP:
        yield from set_up(state)
    # A state in the Play Cards phase was copied at its question: that is asked again, whatever can be done.
    quiet = MOST_QUIET_TURNS if state.phase == PLAY_CARDS else 0
    stops_after = state.rules.stops_after
    while state.phase != OVER:
        phase = state.phase
        if phase == START_TURN:
            yield from start_turn(state)
        elif phase == PLAY_CARDS:
            asked_something = yield from play_cards(state, quiet >= MOST_QUIET_TURNS, picked)
            picked = None
            quiet = 0 if asked_something else quiet + 1
        elif phase == SCORE_BASES:
            yield from score_bases(state)
            state.phase = DRAW
        elif phase == DRAW:
            yield from draw_cards(state)
            state.phase = END_TURN
        else:
            yield from end_turn(state)
        if phase == stops_after:
            return


def start_turn(state: State) -> Effect:
    if state.log is not None:
        tell(state, "turn", state.current, amount=state.turn)
    expire(state, "start")
    if state.hooks & (KEEPS_OFF | WARDS):
        yield from resolve(state, None)
    if state.hooks & AT_START_OF_TURN:
        yield from round_of_abilities(
            state, {"start_of_your_turn": _of_current(state), "start_of_turn": lambda card: True}
        )
    state.phase = PLAY_CARDS
    state.minion_plays = 1
    state.action_plays = 1
    if state.hooks & PLAY_CARDS_BEGINS:
        for card in using(state, PLAY_CARDS_BEGINS):
            for ability, effect in beginning(state, card):
                if state.log is not None:
                    effect = because_of(state, type(ability), effect, None)
                yield from resolve(state, effect)


def _of_current(state: State) -> Callable[[CardInPlay | BaseInPlay], bool]:
    return lambda card: not isinstance(card, CardInPlay) or card.controller == state.current


def play_options(state: State) -> list[Answer]:
    """Everything the current player may do next in the Play Cards phase (2.3)."""
    player, hooks = state.current, state.hooks
    options: list[Answer] = []
    if state.rules.plain_plays[player] and not hooks & CHANGES_PLAYS and not (state.lasting and actions_limited(state)):
        minions = state.minion_plays > 0 or ANY_MINION in state.extra_plays
        actions = state.action_plays > 0 or ANY_ACTION in state.extra_plays
        if minions or actions:
            options = plain_options(state, player, minions, actions)
        if not minions and (state.extra_plays or hooks & STANDING_PLAY):
            options = minion_options(state, player, minion_plays(state, player)) + options
    else:
        if state.minion_plays or state.extra_plays or hooks & STANDING_PLAY:
            options = minion_options(state, player, minion_plays(state, player))
        if (state.action_plays or has_extra_action(state)) and not (state.lasting and actions_banned_by(state, player)):
            options += generic_action_options(state, player)
    if hooks & (TALENT | ON_YOUR_TURN):
        options += _usable(state)
    if state.rules.discard_hooks & FROM_DISCARD:
        options += _usable_from_discard(state, player)
    options.append(END)
    return options


def _usable(state: State) -> list[Answer]:
    """Talents and "on your turn" abilities of cards in play that can still be used (5.4, 5.5)."""
    options: list[Answer] = []
    if state.hooks & TALENT:
        options += [talent_of(card) for card in using(state, TALENT) if ("talent", card.id) not in state.used]
    if state.hooks & ON_YOUR_TURN:
        for card in using(state, ON_YOUR_TURN):
            for ability in abilities(state, card, ON_YOUR_TURN):
                if _use_key(card, ability) not in state.used and ability.can_use_on_your_turn():
                    options.append(use_of(card, ability))
    return options


def _use_key(card: CardInPlay | BaseInPlay, ability: Card) -> tuple[object, ...]:
    """What is noted when an "on your turn" ability is used. That of a titan set aside is used once in a turn, even if
    the titan leaves play again (16.7); a card that comes back into play is a new one (5.7)."""
    if card.at == NOT_IN_PLAY:
        return ("once", type(ability).name, "used", ability.you)
    return ("use", card.id, type(ability).name)


def _usable_from_discard(state: State, player: int) -> list[Answer]:
    """Cards in the player's discard pile that can be used there (5.3)."""
    options: list[Answer] = []
    table, pile = state.table, state.discards[player]
    for definition in state.rules.used_from_discard[player]:
        if definition(state, None, player).can_use_from_discard():
            for card in pile:
                if table[card] is definition:
                    options.append(use_from_discard(card))
                    break
    return options


# Everybody reads the prompt: it speaks of plays that are left, not of the hand.
PLAYS_LEFT: Final = "Play a card, use an ability, or end your plays."
NO_PLAYS_LEFT: Final = "Use an ability, or end your plays."


def play_cards(state: State, ask_anyway: bool, picked: Answer | None = None) -> Effect:
    """Plays, talents and "on your turn" abilities in any order, until the player ends the phase.

    `ask_anyway`: the first question is asked even if all there is to do is to end. `picked` is its answer, if known.
    """
    player = state.current
    asked_something = picked is not None
    ask_anyway = ask_anyway and not asked_something
    ask_end = state.rules.options.ask_end or state.rules.options.ask_single
    while True:
        if picked is None:
            options = play_options(state)
            if len(options) == 1 and not ask_end and not ask_anyway:
                picked = END
            else:
                asked_something, ask_anyway = True, False
                left = state.minion_plays or state.action_plays or state.extra_plays
                if not left and state.hooks & STANDING_PLAY:
                    left = minion_plays(state, player)
                prompt = PLAYS_LEFT if left else NO_PLAYS_LEFT
                picked = yield Decision(state, player, "play_cards", prompt, None, options)
        if picked is END:
            break
        kind = kind_of(picked)
        if kind == "play":
            if state.minion_plays and not state.extra_plays and not state.hooks & STANDING_PLAY:
                state.minion_plays = 0
            else:
                yield from spend_minion_play(state, player, state.table[what(picked)], where(picked))
            yield from make_play(state, player, picked)
        elif kind == "play_action" or kind == "play_as_action":
            use_up(state, ANY_ACTION, state.table[what(picked)])
            yield from make_play(state, player, picked)
        else:
            yield from _use(state, player, picked)
        picked = None
    state.minion_plays = 0
    state.action_plays = 0
    state.extra_plays.clear()
    state.phase = SCORE_BASES
    return asked_something


def _use(state: State, player: int, picked: Answer) -> Effect:
    """Use a talent or an "on your turn" ability."""
    kind, card = kind_of(picked), what(picked)
    if kind == "use_from_discard":
        definition = state.table[card]
        tell(state, "use", player, [card], rule="5.3")
        effect = definition(state, None, player).on_your_turn_from_discard(card)
        if effect is not None and state.log is not None:
            effect = because_of(state, definition, effect, told_of(state, card))
        yield from resolve(state, effect)
        return
    if kind == "talent":
        tell(state, "use", player, [card.id], rule="5.4")
        told = told_of(state, card.id)
        state.used.add((kind, card.id))
        for ability in abilities(state, card, TALENT):
            if card.at != NOT_IN_PLAY:  # One of its talents may have taken it away.
                yield from resolve(state, _carried_out(state, ability, ability.talent, told))
    else:
        tell(state, "use", player, [card.id], rule="5.5")
        ability = ability_of(picked)
        state.used.add(_use_key(card, ability))
        yield from resolve(state, _carried_out(state, ability, ability.on_your_turn, told_of(state, card.id)))


def _carried_out(state: State, ability: Card, hook: Callable[[], Effect | None], told: int | None) -> Effect | None:
    return hook() if state.log is None else because_of(state, type(ability), hook, told)


def draw_cards(state: State) -> Effect:
    """Draw two cards, then discard down to ten (2.5)."""
    player = state.current
    draw(state, player, 2)
    hand = state.hands[player]
    while (over := len(hand) - HAND_LIMIT) > 0:
        prompt = f"Discard down to {HAND_LIMIT} cards."
        options = of_cards(state, hand)
        picked = yield from ask(state, player, "hand_limit", prompt, None, options, takes=(over, over))
        discard(state, player, [what(picked)], hand)
    if state.pending or state.hand_events or state.kept_off:
        yield from resolve(state, None)


def end_turn(state: State) -> Effect:
    """What happens at the end, then what expires, then the game-end check, then the next player (2.6, 8.1)."""
    if state.hooks & AT_END_OF_TURN:
        yield from round_of_abilities(state, {"end_of_your_turn": _of_current(state), "end_of_turn": lambda card: True})
    expire(state, "end")
    if state.hooks & (KEEPS_OFF | WARDS):
        yield from resolve(state, None)
    best = max(state.vp)
    if best >= state.rules.options.target_vp:
        leaders = [player for player, vp in enumerate(state.vp) if vp == best]
        if len(leaders) == 1:  # 8.2: a tie for the most plays on.
            state.winners = tuple(leaders)
            state.phase = OVER
            tell(state, "over", leaders[0], amount=best)
            return
    state.played.clear()
    state.used.clear()
    if state.extra_turns:
        state.current = state.extra_turns[0]
        state.extra_turns = state.extra_turns[1:]
    else:
        state.current = state.next_player
        state.next_player = (state.next_player + 1) % state.players
    state.turn += 1
    state.phase = START_TURN
