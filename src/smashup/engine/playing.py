"""Playing minions and actions (section 3): what happens when a card is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from smashup.engine.abilities import asked, beginning, borrowed, entered, listeners
from smashup.engine.answers import (
    PASS,
    Answer,
    ability_of,
    hook_of,
    kind_of,
    leave_of,
    minion_on,
    of_abilities,
    of_cards,
    of_triggers,
    what,
    where,
)
from smashup.engine.bits import (
    AFTER_ACTION_PLAYED,
    AFTER_MINION_PLAYED,
    AFTER_RESOLVING,
    ANSWERS,
    BIT,
    COST_OF_MINION_HERE,
    GIVES_POWER,
    KEEPS_OFF,
    ON_PLAY,
    PLAY_CARDS_BEGINS,
    REACTS_TO_AFFECTING,
    WARDS,
)
from smashup.engine.decisions import Decision, Effect, ask
from smashup.engine.events import because_of, cause_now, tell, told_of
from smashup.engine.happenings import ActionPlayed, MinionPlayed, Source, Trigger
from smashup.engine.knowledge import could_hold, show_all
from smashup.engine.leaving import affect, begins_giving_power, check_lasting_protections
from smashup.engine.permissions import can_play_special, charging_abilities, minion_allowed
from smashup.engine.protection import look_again
from smashup.engine.reactions import card_of, collect
from smashup.engine.shapes import Naming
from smashup.engine.state import NOT_IN_PLAY, PLAY_CARDS, BaseInPlay, CardInPlay, Played, State
from smashup.engine.titans import clash
from smashup.engine.zones import discard, to_discard_pile

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


def take_from_zone(state: State, player: int, card: int) -> None:
    """Take a card out of the hand, discard pile or deck it is in, to be played."""
    owner = state.rules.owners[card]
    for zone in (state.hands[player], state.discards[owner], *state.decks, state.limbo, *state.hands):
        if card in zone:
            zone.remove(card)
            return


def play_minion(state: State, player: int, card: int, base: BaseInPlay) -> Effect:
    """The player plays a minion on a base, and it resolves (3.1). Returns it, or None if it was not played."""
    return resolve(state, _play_minion(state, player, card, base))


def _play_minion(state: State, player: int, card: int, base: BaseInPlay) -> Effect:
    definition = state.table[card]
    if state.hooks & COST_OF_MINION_HERE:
        yield from _pay_for_minion(state, player, card, base)
    hand = state.hands[player]
    if card in hand:
        hand.remove(card)
    else:
        take_from_zone(state, player, card)
    if state.hooks & KEEPS_OFF:
        look_again(state)
    show_all(state, 1 << card)
    minion = CardInPlay(card, definition, player, base.at, 0, (), definition.hooks)
    if state.log is not None:
        tell(state, "play_minion", player, [card], base=base.definition.name)
    hooks = state.hooks | state.rules.hand_hooks
    if hooks & AFTER_MINION_PLAYED:
        first_here = not any(play.is_minion and play.player == player and play.base == base.id for play in state.played)
        collect(state, "after_minion_played", MinionPlayed(minion, base, player, first_here))
    state.played.append(Played(player, card, True, False, "base", base.id, state.phase))
    base.minions.append(minion)
    entered(state, minion)
    if minion.hooks & GIVES_POWER and state.hooks & REACTS_TO_AFFECTING:
        yield from begins_giving_power(state, minion)
    if minion.hooks & PLAY_CARDS_BEGINS and state.phase == PLAY_CARDS and player == state.current:
        for begins, begun in beginning(state, minion):
            if state.log is not None:
                begun = because_of(state, type(begins), begun, told_of(state, card))
            yield from begun
    if minion.hooks & ON_PLAY:
        ability = definition(state, minion, player)
        ability.playing = True
        if state.log is not None:
            yield from because_of(state, definition, ability.on_play, told_of(state, card))
        else:
            effect = ability.on_play()
            if effect is not None:
                yield from effect
    return minion


def _pay_for_minion(state: State, player: int, card: int, base: BaseInPlay) -> Effect:
    """The player first discards other cards from hand, as many as playing that minion there costs."""
    for ability in charging_abilities(state, player):
        payment = _pay(state, player, card, base, ability)
        if state.log is not None:
            payment = because_of(state, type(ability), payment, cause_now(state))
        yield from payment


def _pay(state: State, player: int, card: int, base: BaseInPlay, ability: Card) -> Effect:
    hand = state.hands[player]
    prompt = Naming(f"Discard a card to play {{}} on {base.definition.name}.", card, state.table[card].name)
    for _ in range(ability.cost_of_minion_here(player, base)):
        others = of_cards(state, [other for other in hand if other != card])
        picked = yield from ask(state, player, "cost", prompt, type(ability), others)
        discard(state, player, [what(picked)], hand)


def play_action(
    state: State, player: int, card: int, target: CardInPlay | BaseInPlay | None, *, effect: bool = True
) -> Effect:
    """The player plays an action, on a base or minion if it says so, and it resolves (3.2); or it has no effect."""
    return resolve(state, _play_action(state, player, card, target, effect))


def _play_action(
    state: State, player: int, card: int, target: CardInPlay | BaseInPlay | None, has_effect: bool
) -> Effect:
    definition = state.table[card]
    take_from_zone(state, player, card)
    if state.hooks & KEEPS_OFF:
        look_again(state)
    show_all(state, 1 << card)
    action = CardInPlay(card, definition, player, NOT_IN_PLAY, 0, (), definition.hooks)
    if state.log is not None:
        if target is None:
            tell(state, "play", player, [card])
        elif isinstance(target, BaseInPlay):
            tell(state, "play_on_base", player, [card], base=target.definition.name)
        else:
            tell(state, "play_on_minion", player, [card], target=target.definition.name)
    count_as_action_played(state, action, player, target)
    state.limbo.append(card)
    if isinstance(target, CardInPlay):
        source = Source(card, player, "action", True)
        if target.at == NOT_IN_PLAY or not (yield from affect(state, target, "attach", source)):
            tell(state, "no_effect", player, [card], rule="10.12", because=told_of(state, card))
            state.finished.append(action)
            return action
    if target is None:
        state.finished.append(action)
    else:
        state.limbo.remove(card)
        action.at = target.at
        if isinstance(target, BaseInPlay):
            target.actions.append(action)
        else:
            target.actions = (*target.actions, action)
        entered(state, action)
        if action.hooks & GIVES_POWER and state.hooks & REACTS_TO_AFFECTING:
            yield from begins_giving_power(state, action)
    if definition.hooks & ON_PLAY and has_effect:
        ability = definition(state, action, player)
        ability.playing = True
        if state.log is not None:
            yield from because_of(state, definition, ability.on_play, told_of(state, card))
        else:
            effect = ability.on_play()
            if effect is not None:
                yield from effect
    return action


def count_as_action_played(state: State, card: CardInPlay, player: int, target: CardInPlay | BaseInPlay | None) -> None:
    """Set off what reacts to an action being played."""
    base = target if isinstance(target, BaseInPlay) else None
    if (state.hooks | state.rules.hand_hooks) & AFTER_ACTION_PLAYED:
        earlier = [play for play in state.played if play.is_action and play.player == player]
        collect(state, "after_action_played", ActionPlayed(card, player, target, base, earlier))
    plays_on = "" if card.definition.is_minion else card.definition.plays_on
    where = -1 if target is None else state.bases[target.at].id
    state.played.append(Played(player, card.id, False, True, plays_on, where, state.phase))


def offer(
    state: State,
    player: int,
    question: str,
    prompt: str,
    source: type[Card] | None,
    options: list[Answer],
    *,
    must: bool = False,
) -> Effect:
    """Let a player make one of these plays now, or (unless they must) not at all. Returns what was played."""
    if not options:
        return None
    picked = yield from ask(state, player, question, prompt, source, options if must else [*options, PASS])
    return None if picked is PASS else (yield from make_play(state, player, picked))


def make_play(state: State, player: int, picked: Answer) -> Effect:
    """Make a chosen play; the ability that let it come from the discard pile is told."""
    ability = leave_of(picked)
    if ability is not None:
        ability.played_from_discard()
    make = play_action if kind_of(picked) == "play_action" else play_minion
    play = make(state, player, what(picked), where(picked))
    if ability is not None and state.log is not None:
        return because_of(state, type(ability), play, cause_now(state))
    return play


def using(state: State, hook: int) -> list[CardInPlay | BaseInPlay]:
    """Cards in play whose ability of that kind the current player may use: their own, and bases."""
    return [
        card
        for card in listeners(state, hook)
        if type(card) is BaseInPlay or card.controller == state.current  # type: ignore[union-attr]
    ]


def resolve(state: State, effect: Effect | None) -> Effect:
    """Carry out an effect; when nothing else is in the middle of resolving, what it set off follows."""
    state.depth += 1
    result = None if effect is None else (yield from effect)
    state.depth -= 1
    if not state.depth:
        if state.hooks & KEEPS_OFF:
            look_again(state)
        if state.kept_off or (state.hooks & PROTECTIONS and (state.lasting or state.hooks & WARDS)):
            yield from check_lasting_protections(state)
        if state.pending or state.hand_events or state.kept_off:
            yield from settle(state)
        elif state.finished:
            finished, state.finished = state.finished, []
            for card in finished:
                yield from put_away(state, card)
        while state.clash:
            state.clash = False
            yield from clash(state)
            if state.pending:
                yield from settle(state)
        if state.saved:
            state.saved.clear()
    return result


PROTECTIONS: Final = KEEPS_OFF | WARDS


class _Round:
    """What was set off at one moment: abilities that wait, events that hands may answer, actions to be put away."""

    __slots__ = ("finished", "happened", "held_back", "pool")

    def __init__(self, state: State, held_back: int) -> None:
        self.pool, state.pending = state.pending, []
        self.finished, state.finished = state.finished, []
        self.happened, state.hand_events = state.hand_events, []
        self.held_back = held_back
        """How many abilities of the round before it wait for this one to end."""


def settle(state: State) -> Effect:
    """Steps 3 to 5 of rule 3.7.

    What an ability sets off comes before those that still wait, in a round of its own: rounds lie on top of each other
    here, however long a chain gets, and not in each other's generators.
    """
    rounds = [(yield from _new_round(state, 0))]
    links = 0
    known: set[object] = set()
    while rounds:
        current = rounds[-1]
        current.pool = [trigger for trigger in current.pool if trigger.survives or _still_works(state, trigger)]
        if current.pool:
            links += 1
            if links > LONG_CHAIN and _goes_round(state, rounds, known):
                tell(state, "chain_ends", rule="12.3")
                current.pool.clear()
                continue
            held_back = yield from _next_ability(state, current.pool)
            if not (current.pool or current.happened or current.finished):
                rounds.pop()  # Nothing is left to do in it: a long chain needs no more room than a short one.
                held_back += current.held_back
            rounds.append((yield from _new_round(state, held_back)))
            continue
        if current.happened:
            happened, current.happened = current.happened, []
            yield from answer_from_hands(state, happened)
        for card in current.finished:
            yield from put_away(state, card)
        rounds.pop()
        state.waiting -= current.held_back
        if state.kept_off:
            rounds.append((yield from _new_round(state, 0)))
    state.saved.clear()


def _new_round(state: State, held_back: int) -> Effect:
    """What was set off by now, once protections that came or went have had their effect."""
    if state.kept_off or state.hooks & PROTECTIONS:
        yield from check_lasting_protections(state)
    return _Round(state, held_back)


def _next_ability(state: State, pool: list[Trigger]) -> Effect:
    """One of the abilities that wait happens. Returns how many of them wait until all it sets off is done."""
    trigger = pool[0]
    if len(pool) > 1 and not all(_same(trigger, other) for other in pool):
        prompt = "Which ability happens next?"
        trigger = what((yield from ask(state, state.current, "which_ability", prompt, None, of_triggers(pool))))
    pool.remove(trigger)
    state.waiting += len(pool)
    state.depth += 1
    effect = trigger.effect
    if state.log is not None:
        effect = because_of(state, trigger.definition, effect, trigger.because)
    yield from effect
    state.depth -= 1
    return len(pool)


LONG_CHAIN: Final = 60
"""A chain of so many abilities is watched: when forced effects go round and the position repeats, it stops (12.3)."""


def _goes_round(state: State, rounds: list[_Round], known: set[object]) -> bool:
    """Has this very position, with the same abilities waiting, been there before in this chain?"""
    position = (
        tuple(
            [tuple([(m.id, m.controller, m.counters, len(m.actions)) for m in base.minions]) for base in state.bases]
        ),
        tuple([(titan.id, titan.at, titan.counters) for titan in state.titans]),
        tuple([tuple(pile) for piles in (state.hands, state.decks, state.discards) for pile in piles]),
        tuple([(trigger.definition, trigger.card.id) for waiting in rounds for trigger in waiting.pool]),
        tuple(state.vp),
        frozenset(state.saved),
        len(state.lasting),
    )
    repeats = position in known
    known.add(position)
    return repeats


def _still_works(state: State, trigger: Trigger) -> bool:
    """Is its card in play, are its abilities not cancelled (10.7), and does it still have this one?"""
    card = trigger.card
    if card.hooks == 0 or (card.at == NOT_IN_PLAY and card not in state.titans):
        return False
    return trigger.definition is card.definition or trigger.definition in borrowed(state, card)


def _same(one: Trigger, other: Trigger) -> bool:
    return one.definition is other.definition and one.you == other.you and one.about == other.about


def answer_from_hands(state: State, happened: list[tuple[int, Any]]) -> Effect:
    """Cards in hands that the events allow to be played, clockwise until all pass in sequence (3.7 step 4).

    `happened` are the events, each with the bit of its hook. A card answers an event once, even if it comes back.
    """
    passes = 0
    player = state.current
    played: list[int] = []
    while passes < state.players:
        options: list[Answer] = []
        known: set[tuple[type[Card], int]] = set()
        able = can_play_special(state, player)
        if able:
            table, owners = state.table, state.rules.owners
            for card in state.hands[player]:
                definition = table[card]
                if not definition.hooks & ANSWERS:
                    continue
                same = (definition, owners[card])
                if same not in known:
                    answered, bases = _answering(state, player, definition, happened)
                    if played.count(card) >= answered:
                        continue
                    known.add(same)
                    options += minion_on(card, bases)
        picked = PASS
        if options or (able and state.rules.options.ask_alike and _could_answer(state, player, happened)):
            picked = yield Decision(state, player, "answer", "Play a card in answer?", None, [*options, PASS])
        if picked is PASS:
            passes += 1
        else:
            passes = 0
            played.append(what(picked))
            play = play_minion(state, player, what(picked), where(picked))
            if state.log is not None:
                play = because_of(state, None, play, told_of(state, card_of(happened[-1][1])), "3.7")
            yield from play
        player = (player + 1) % state.players


def _answering(
    state: State, player: int, definition: type[Card], happened: list[tuple[int, Any]]
) -> tuple[int, list[BaseInPlay]]:
    """How many of the events a card of this kind answers, and where it may be played."""
    ability = definition(state, None, player)
    answers = [ability.answers(about) for bit, about in happened if definition.answered & bit]
    answers = [places for places in answers if places]
    bases = dict.fromkeys(base for places in answers for base in places)
    able = [base for base in bases if base.at != NOT_IN_PLAY and minion_allowed(state, player, definition, base)]
    return len(answers), able


def _could_answer(state: State, player: int, happened: list[tuple[int, Any]]) -> bool:
    """For all that is known openly, could the player hold a card that answers (`Options.ask_alike`)?"""
    return any(
        _answering(state, player, definition, happened)[1]
        for definition in could_hold(state, player, lambda one: bool(one.hooks & ANSWERS))
    )


def put_away(state: State, card: CardInPlay) -> Effect:
    """A standard action that has resolved goes to its owner's discard pile (3.7 step 5)."""
    if card.id not in state.limbo:
        return
    if card.definition.hooks & AFTER_RESOLVING:
        ability = card.definition(state, card, card.controller)
        effect: Effect | None
        if state.log is not None:
            effect = because_of(state, card.definition, ability.after_resolving, told_of(state, card.id))
        else:
            effect = ability.after_resolving()
        if effect is not None and (yield from effect):
            return
    state.limbo.remove(card.id)
    to_discard_pile(state, card.id)


def round_of_abilities(state: State, hooks: dict[str, Callable[[CardInPlay | BaseInPlay], bool]]) -> Effect:
    """Every applicable ability of the cards in play, one after the other, each carried out at once (2.2, 6.5).

    `hooks` says for each hook which cards it applies to. The current player chooses the order; what comes into play
    on the way takes part as well.
    """
    done: list[tuple[CardInPlay | BaseInPlay, type[Card]]] = []
    while True:
        waiting: list[tuple[str, Card]] = []
        for hook, applies in hooks.items():
            if state.hooks & BIT[hook]:
                for ability in asked(state, BIT[hook]):
                    card = ability.card
                    if not applies(card) or (done and (card, type(ability)) in done):
                        continue
                    if ability.happens_now():
                        waiting.append((hook, ability))
        if not waiting:
            return
        hook, ability = waiting[0]
        if len(waiting) > 1 and any(
            [type(other) is not type(ability) or other.you != ability.you for _, other in waiting]
        ):
            options = of_abilities(waiting)
            picked = yield from ask(state, state.current, "which_ability", "Which ability happens next?", None, options)
            hook, ability = hook_of(picked), ability_of(picked)
        done.append((ability.card, type(ability)))
        happens = getattr(ability, hook)
        effect = because_of(state, type(ability), happens, cause_now(state)) if state.log is not None else happens()
        yield from resolve(state, effect)
