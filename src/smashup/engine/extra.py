"""Extra minions and actions (section 4), and which play is used up by what is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from smashup.engine.abilities import asked
from smashup.engine.answers import LATER, PASS, kind_of, minion_on, of_extra_plays, what
from smashup.engine.bits import STANDING_PLAY
from smashup.engine.decisions import Effect, ask
from smashup.engine.permissions import action_options, fits, generic_action_options, minion_allowed, minion_options
from smashup.engine.playing import make_play, offer
from smashup.engine.state import ANY_ACTION, ANY_MINION, PLAY_CARDS, BaseInPlay, ExtraPlay, State
from smashup.engine.zones import discard, reveal_until, shuffle_into_deck

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


def _kind(play: ExtraPlay) -> str:
    return "minion" if play.minion else "action"


def gain_extra(
    state: State, source: type[Card], player: int, play: ExtraPlay, *, now: bool = False, must: bool = False
) -> Effect:
    """A player gains an extra play. In their Play Cards phase it may wait (4.2); else it is now or never (4.3).

    When abilities wait to resolve, using the play at once (before them) is not the same as using it later, so the
    player is asked.
    """
    kind = _kind(play)
    if now or must or state.phase != PLAY_CARDS or player != state.current:
        options = minion_options(state, player, [play]) if play.minion else generic_action_options(state, player)
        prompt = f"Play an extra {kind}." if must else f"Play an extra {kind} now?"
        return (yield from offer(state, player, f"extra_{kind}", prompt, source, options, must=must))
    state.extra_plays.append(play)
    return (yield from _offer_before_what_waits(state, source, player, play))


def gain_extra_actions(state: State, source: type[Card], player: int, number: int) -> Effect:
    """A player gains several extra actions, as `gain_extra` says. Whoever leaves the first one for later, or passes, is
    not asked about the others."""
    waits = state.phase == PLAY_CARDS and player == state.current
    if waits:
        state.extra_plays += [ANY_ACTION] * number
    for _ in range(number):
        if waits:
            action = yield from _offer_before_what_waits(state, source, player, ANY_ACTION)
        else:
            action = yield from gain_extra(state, source, player, ANY_ACTION)
        if action is None:
            return


def gain_extra_minion_and_action(state: State, source: type[Card], player: int) -> Effect:
    """A player gains an extra minion and an extra action, as `gain_extra` says, to be used in any order."""
    left = [ANY_MINION, ANY_ACTION]
    waits = state.phase == PLAY_CARDS and player == state.current
    if waits:
        state.extra_plays += left
        if not state.pending and not state.waiting:
            return
    otherwise, prompt = PASS, "Play an extra card now?"
    if waits:
        otherwise, prompt = LATER, "Play an extra card now, before the abilities that wait?"
    while left:
        options = minion_options(state, player, [ANY_MINION]) if ANY_MINION in left else []
        if ANY_ACTION in left:
            options += generic_action_options(state, player)
        if not options:
            return
        picked = yield from ask(state, player, "extra_card", prompt, source, [*options, otherwise])
        if picked is otherwise:
            return
        play = ANY_MINION if kind_of(picked) == "play" else ANY_ACTION
        left.remove(play)
        if waits:
            use_up(state, play, state.table[what(picked)])
        yield from make_play(state, player, picked)


def _offer_before_what_waits(state: State, source: type[Card], player: int, play: ExtraPlay) -> Effect:
    """Let the player use a play just gained before the abilities that wait, if any do. Returns what was played."""
    if not state.pending and not state.waiting:
        return None
    options = minion_options(state, player, [play]) if play.minion else generic_action_options(state, player)
    if not options:
        return None
    prompt = f"Play the extra {_kind(play)} now, before the abilities that wait?"
    picked = yield from ask(state, player, f"extra_{_kind(play)}", prompt, source, [*options, LATER])
    if picked is LATER:
        return None
    use_up(state, play, state.table[what(picked)])
    return (yield from make_play(state, player, picked))


def gain_extra_of_one_name(state: State, source: type[Card], player: int, number: int) -> Effect:
    """A player gains extra minions that must all have one name, as `gain_extra` says: the first one fixes it."""
    play = ExtraPlay(True, batch=1 + max((other.batch for other in state.extra_plays), default=0))
    waits = state.phase == PLAY_CARDS and player == state.current
    if waits:
        state.extra_plays += [play] * number
    for _ in range(number):
        if waits:
            minion = yield from _offer_before_what_waits(state, source, player, play)
        else:
            minion = yield from gain_extra(state, source, player, play)
        if minion is None:
            return
        play = play._replace(name=minion.definition.name)


def play_off_the_top(
    state: State,
    source: type[Card],
    player: int,
    wanted: Callable[[type[Card]], bool],
    bases: Sequence[BaseInPlay],
    number: int,
    shuffle: bool,
) -> Effect:
    """A player plays wanted cards off the top of their deck, now or not at all (3.8). Returns what was played.

    What was revealed and not played is shuffled into the deck when the played cards have resolved; with nothing of
    that kind the deck is not shuffled, unless the card says so (`shuffle`).
    """
    played = []
    unused: list[int] = []
    for _ in range(number):
        others, found = reveal_until(state, player, wanted)
        unused += others
        if found is None:
            break
        definition = state.table[found]
        if definition.is_minion:
            allowed = [base for base in bases if minion_allowed(state, player, definition, base, from_hand=False)]
            options = minion_on(found, allowed)
        else:
            options = action_options(state, player, [found])
        if not options:
            discard(state, player, [found], state.limbo)
            continue
        card = yield from offer(
            state, player, "off_the_top", f"Play {definition.name} off the top of the deck?", source, options
        )
        if card is None:
            unused.append(found)
        else:
            played.append(card)
    if unused or shuffle:
        shuffle_into_deck(state, player, unused, state.limbo)
    return played


def minion_plays(state: State, player: int) -> list[ExtraPlay]:
    """The minion plays the current player has left: the normal one, extra ones, and standing ones (5.5)."""
    plays = [ANY_MINION] if state.minion_plays else []
    if state.extra_plays:
        plays = list(dict.fromkeys([*plays, *(play for play in state.extra_plays if play.minion)]))
    if state.hooks & STANDING_PLAY:
        for ability in asked(state, STANDING_PLAY):
            play = ability.standing_play(player)
            if play is not None and ("standing", play.standing) not in state.used:
                plays.append(play)
    return plays


def has_extra_action(state: State) -> bool:
    return bool(state.extra_plays) and any(not play.minion for play in state.extra_plays)


def spend_minion_play(state: State, player: int, definition: type[Card], base: BaseInPlay) -> Effect:
    """Use up the play that fits most tightly; where none is clearly the tightest, the player chooses."""
    plays = minion_plays(state, player)
    if len(plays) == 1:
        use_up(state, plays[0], definition)
        return
    able = [play for play in plays if fits(state, player, play, definition, base)]
    tightest = [play for play in able if all(_within(play, other) for other in able)]
    if tightest:
        play = tightest[0]
    else:
        play = what((yield from ask(state, player, "which_play", "Which play do you use?", None, of_extra_plays(able))))
    use_up(state, play, definition)


def _within(play: ExtraPlay, other: ExtraPlay) -> bool:
    """Is everything that this play allows also allowed by the other one, and may it as well be used first?"""
    if play.batch and play.name is None and play.batch != other.batch:
        return False  # Using it fixes the name for the rest of its batch.
    return (
        (other.power_up_to is None or (play.power_up_to is not None and play.power_up_to <= other.power_up_to))
        and (other.base is None or play.base == other.base)
        and (not other.free_base or play.free_base)
        and (other.name is None or play.name == other.name)
        and (not other.batch or play.batch == other.batch)
    )


def use_up(state: State, play: ExtraPlay, definition: type[Card]) -> None:
    """One play is used; the others of a batch that must share a name are now bound to it."""
    if play.standing >= 0:
        state.used.add(("standing", play.standing))
    elif play == ANY_MINION and state.minion_plays:
        state.minion_plays -= 1
    elif play == ANY_ACTION and state.action_plays:
        state.action_plays -= 1
    else:
        state.extra_plays.remove(play)
        if play.batch and play.name is None:
            state.extra_plays = [
                other._replace(name=definition.name) if other.batch == play.batch else other
                for other in state.extra_plays
            ]
