"""Playing minions and actions (section 3): what may be played where, and what happens when it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from smashup.engine.abilities import abilities, asked, beginning, entered, listeners
from smashup.engine.decisions import PASS, Effect, RawOption, ask, of_cards
from smashup.engine.events import tell
from smashup.engine.hooks import (
    AFTER_ACTION_PLAYED,
    AFTER_AFFECTED,
    AFTER_MINION_PLAYED,
    BARS_MINIONS,
    COST_OF_MINION_HERE,
    FORBIDS_ACTION,
    FORBIDS_MINION,
    FORBIDS_SPECIAL,
    GIVES_POWER,
    IGNORES_BASE,
    KEEPS_OFF,
    LETS_PLAY_FROM_DISCARD,
    ON_PLAY,
    PLAY_CARDS_BEGINS,
    PLAYABLE_AS_ACTION,
    PLAYABLE_FROM_DISCARD,
)
from smashup.engine.knowledge import show_all
from smashup.engine.protection import Source, affect, begins_giving_power, look_again
from smashup.engine.state import ANY_MINION, NOT_IN_PLAY, PLAY_CARDS, BaseInPlay, CardInPlay, ExtraPlay, Played, State
from smashup.engine.triggers import collect, resolve
from smashup.engine.zones import discard

if TYPE_CHECKING:
    from smashup.engine.definitions import Card


class MinionPlayed:
    """The event that a minion was played."""

    __slots__ = ("base", "first_here", "minion", "player")

    def __init__(self, minion: CardInPlay, base: BaseInPlay, player: int, first_here: bool) -> None:
        self.minion = minion
        self.base = base
        self.player = player
        self.first_here = first_here
        """The first minion this player played here this turn."""


class ActionPlayed:
    """The event that an action was played (or that something counts as that)."""

    __slots__ = ("base", "card", "earlier", "player", "target")

    def __init__(
        self,
        card: CardInPlay,
        player: int,
        target: CardInPlay | BaseInPlay | None,
        base: BaseInPlay | None,
        earlier: list[Played],
    ) -> None:
        self.card = card
        self.player = player
        self.target = target
        """The base or minion it was played on, or None for a standard action."""
        self.base = base
        """The base it was played on, where it was played on a base."""
        self.earlier = earlier
        """The actions this player had already played this turn."""

    @property
    def first_standard(self) -> bool:
        """It is a standard action (10.10), and the first one this player played this turn."""
        definition = self.card.definition
        standard = not definition.is_minion and definition.plays_on == "standard"
        return standard and not any(play.plays_on == "standard" for play in self.earlier)


# What may be played where.


def ignores(state: State, player: int, base: BaseInPlay) -> bool:
    """May this player ignore the ability of that base (Infiltrate)?"""
    return bool(state.hooks & IGNORES_BASE) and any(
        ability.ignores_base(player) for action in base.actions for ability in abilities(state, action, IGNORES_BASE)
    )


def ignores_continuously(state: State, player: int, base: BaseInPlay) -> bool:
    """Does this player ignore the continuous effects of that base, as chosen when Infiltrate was played?"""
    return bool(state.hooks & IGNORES_BASE) and any(
        ability.ignores_continuously(player)
        for action in base.actions
        for ability in abilities(state, action, IGNORES_BASE)
    )


def _binds(state: State, ability: Card, player: int) -> bool:
    card = ability.card
    return not (isinstance(card, BaseInPlay) and ignores(state, player, card))


def minion_allowed(
    state: State, player: int, definition: type[Card], base: BaseInPlay, *, from_hand: bool = True
) -> bool:
    """Does nothing forbid the player to play such a minion there (3.9)?"""
    return minion_forbidden_by(state, player, definition, base, from_hand=from_hand) is None


def minion_forbidden_by(
    state: State, player: int, definition: type[Card], base: BaseInPlay, *, from_hand: bool = True
) -> type[Card] | None:
    """The card in play that forbids the player to play such a minion there, from the hand or from elsewhere."""
    if state.scoring is None and not state.hooks & (FORBIDS_MINION | COST_OF_MINION_HERE):
        return None
    return _barred(state, _bars(state, player), player, definition, base, from_hand)


def cost_of_minion(state: State, player: int, base: BaseInPlay) -> int:
    """How many other cards the player must discard in order to play a minion there (Dangerous Ground)."""
    return sum(ability.cost_of_minion_here(player, base) for ability in _charging(state, player))


def _charging(state: State, player: int) -> list[Card]:
    return [ability for ability in asked(state, COST_OF_MINION_HERE) if _binds(state, ability, player)]


def action_targets(state: State, player: int, definition: type[Card]) -> Sequence[CardInPlay | BaseInPlay | None]:
    """Where the player may play such an action: bases, minions, or [None] for a standard action."""
    plays_on = definition.plays_on
    targets: Sequence[CardInPlay | BaseInPlay | None]
    if plays_on == "standard":
        targets = (None,)
    elif plays_on == "base":
        targets = state.bases
        if state.scoring is not None and state.scoring.clearing:  # 6.13
            targets = [base for base in state.bases if base is not state.scoring.base]
    elif plays_on == "minion":
        targets = [minion for base in state.bases for minion in base.minions]
    else:
        targets = [minion for base in state.bases for minion in base.minions if minion.controller == player]
    if definition.restricted:
        card = definition(state, None, player)
        targets = [target for target in targets if card.can_be_played_on(target)]
    if state.hooks & FORBIDS_ACTION or (state.lasting and actions_limited(state)):
        targets = [target for target in targets if action_forbidden_by(state, player, definition, target) is None]
    return targets


def action_forbidden_by(
    state: State, player: int, definition: type[Card], target: CardInPlay | BaseInPlay | None
) -> type[Card] | None:
    """The card that forbids the player to play such an action there."""
    for ability in asked(state, FORBIDS_ACTION):
        if ability.forbids_action(player, definition, target) and _binds(state, ability, player):
            return type(ability)
    for effect in state.lasting:
        if effect.kind == "no_copies" and effect.subject == player and effect.amount == definition.name:
            return state.table[effect.source]
    return None


def actions_banned_by(state: State, player: int) -> type[Card] | None:
    """The card that keeps the player from playing actions in this Play Cards phase (Mark of Sleep)."""
    if state.phase == PLAY_CARDS and player == state.current:
        for effect in state.lasting:
            if effect.kind == "no_actions" and effect.subject == player and effect.turn != state.turn:
                return state.table[effect.source]
    return None


def actions_limited(state: State) -> bool:
    """Does anything that lasts keep somebody from playing some actions?"""
    return any([effect.kind in ("no_actions", "no_copies") for effect in state.lasting])


def can_play_special(state: State, player: int) -> bool:
    """Does nothing forbid the player to play Specials now (Mindraker)?"""
    if state.scoring is not None and player in state.scoring.silenced:
        return False
    return not state.hooks & FORBIDS_SPECIAL or not any(
        ability.forbids_special(player) for ability in asked(state, FORBIDS_SPECIAL)
    )


def fits(state: State, player: int, play: ExtraPlay, definition: type[Card], base: BaseInPlay) -> bool:
    """Is the minion on that base within the limits of the play (4.4)?"""
    return not (
        (play.power_up_to is not None and definition.power > play.power_up_to)
        or (play.base is not None and play.base != base.id)
        or (play.name is not None and definition.name != play.name)
        or (play.free_base and any(minion.controller == player for minion in base.minions))
    )


def minion_options(state: State, player: int, plays: Sequence[ExtraPlay]) -> list[RawOption]:
    """Every (minion, base) pair the player may play with one of these plays; equal cards of one owner count as one."""
    options: list[RawOption] = []
    if not plays:
        return options
    table, bases = state.table, state.bases
    free = ANY_MINION in plays
    forbidding = state.hooks & BARS_MINIONS or state.scoring is not None
    owners = state.rules.owners
    known: set[tuple[type[Card], int]] = set()
    for card in state.hands[player]:
        definition = table[card]
        same = (definition, owners[card])
        if not definition.is_minion or same in known:
            continue
        known.add(same)
        for base in bases:
            if free or _fits_one(state, player, plays, definition, base):
                options.append(("play", card, base))
    if forbidding and options:
        options = _unbarred(state, player, options)
    if state.hooks & LETS_PLAY_FROM_DISCARD or state.rules.discard_hooks & PLAYABLE_FROM_DISCARD:
        options += _minions_from_discard(state, player, plays)
    return options


def _fits_one(state: State, player: int, plays: Sequence[ExtraPlay], definition: type[Card], base: BaseInPlay) -> bool:
    for play in plays:
        if fits(state, player, play, definition, base):
            return True
    return False


def _unbarred(state: State, player: int, options: list[RawOption]) -> list[RawOption]:
    """Those of the plays from hand that nothing keeps the player from."""
    bars = _bars(state, player)
    table = state.table
    return [option for option in options if not _barred(state, bars, player, table[option[1]], option[2], True)]


def _bars(state: State, player: int) -> list[Card]:
    """The abilities in play that may forbid the player to play a minion somewhere."""
    return [ability for ability in asked(state, FORBIDS_MINION) if _binds(state, ability, player)]


def _barred(
    state: State, bars: list[Card], player: int, definition: type[Card], base: BaseInPlay, from_hand: bool
) -> type[Card] | None:
    """The card that keeps the player from playing such a minion there, also by a price the hand cannot pay."""
    if state.scoring is not None and state.scoring.clearing and base is state.scoring.base:
        return base.definition
    for ability in bars:
        if ability.forbids_minion(player, definition, base):
            return type(ability)
    if state.hooks & COST_OF_MINION_HERE:
        others = len(state.hands[player]) - from_hand
        for ability in _charging(state, player):
            others -= ability.cost_of_minion_here(player, base)
            if others < 0:
                return type(ability)
    return None


def _minions_from_discard(state: State, player: int, plays: Sequence[ExtraPlay]) -> list[RawOption]:
    """Minions in the discard pile that may be used for these plays (Spectre, They're Coming To Get You)."""
    options: list[RawOption] = []
    allowing = [ability for ability in asked(state, LETS_PLAY_FROM_DISCARD) if ability.you == player]
    if not allowing and not state.rules.discard_hooks & PLAYABLE_FROM_DISCARD:
        return options
    bars = _bars(state, player)
    known: set[type[Card]] = set()
    for card in state.discards[player]:
        definition = state.table[card]
        if not definition.is_minion or definition in known:
            continue
        known.add(definition)
        itself = definition(state, None, player) if definition.hooks & PLAYABLE_FROM_DISCARD else None
        if itself is not None and not (itself.playable_from_discard() and can_play_special(state, player)):
            itself = None
        if itself is None and not allowing:
            continue
        for base in state.bases:
            fitting = _fits_one(state, player, plays, definition, base)
            if not fitting or _barred(state, bars, player, definition, base, False):
                continue
            if itself is not None:
                options.append(("play", card, base, itself))
                continue
            for ability in allowing:
                if ability.lets_play_from_discard(player, definition, base):
                    options.append(("play", card, base, ability))
                    break
    return options


def action_options(state: State, player: int, cards: Sequence[int]) -> list[RawOption]:
    """Every way the player may play one of these actions; equal cards of the player's own count as one."""
    options: list[RawOption] = []
    if state.lasting and actions_banned_by(state, player) is not None:
        return options
    known: set[type[Card]] = set()
    table, owners = state.table, state.rules.owners
    forbidding = state.hooks & FORBIDS_ACTION or state.lasting
    for card in cards:
        definition = table[card]
        if definition.is_minion:
            continue
        if owners[card] == player:
            if definition in known:
                continue
            known.add(definition)
        if definition.plays_on == "standard" and not forbidding and not definition.restricted:
            options.append(("play_action", card, None))
            continue
        if definition.only_from_hand and card not in state.hands[player]:
            continue
        for target in action_targets(state, player, definition):
            options.append(("play_action", card, target))
    return options


def generic_action_options(state: State, player: int) -> list[RawOption]:
    """Every way the player may use an action play that does not say which card."""
    options = action_options(state, player, state.hands[player])
    if state.lasting and actions_banned_by(state, player) is not None:
        return options
    if state.rules.hand_hooks & PLAYABLE_AS_ACTION and can_play_special(state, player):
        known: set[type[Card]] = set()
        for card in state.hands[player]:
            definition = state.table[card]
            if definition.hooks & PLAYABLE_AS_ACTION and definition not in known:
                known.add(definition)
                options += [
                    ("play_as_action", card, base)
                    for base in state.bases
                    if minion_allowed(state, player, definition, base)
                ]
    if state.hooks & LETS_PLAY_FROM_DISCARD:
        options += _actions_from_discard(state, player)
    return options


def _actions_from_discard(state: State, player: int) -> list[RawOption]:
    """Actions in the discard pile that may be used for an action play (Cyberback)."""
    allowing = [ability for ability in asked(state, LETS_PLAY_FROM_DISCARD) if ability.you == player]
    options: list[RawOption] = []
    if allowing:
        staying = [card for card in state.discards[player] if state.table[card].plays_on != "standard"]
        for option in action_options(state, player, staying):
            definition, target = state.table[option[1]], option[2]
            for ability in allowing:
                if ability.lets_play_from_discard(player, definition, target):
                    options.append((*option, ability))
                    break
    return options


def plain_options(state: State, player: int, minions: bool, actions: bool) -> list[RawOption]:
    """What plays without limits allow where no card forbids or extends anything: the usual case, in one pass."""
    found: list[RawOption] = []
    others: list[RawOption] = []
    known: set[type[Card]] = set()
    table, bases = state.table, state.bases
    for card in state.hands[player]:
        definition = table[card]
        if definition in known:
            continue
        known.add(definition)
        if definition.is_minion:
            if minions:
                for base in bases:
                    found.append(("play", card, base))
        elif actions:
            if definition.plays_on == "standard":
                others.append(("play_action", card, None))
            else:
                for target in action_targets(state, player, definition):
                    others.append(("play_action", card, target))
    if found and state.hooks & BARS_MINIONS:
        found = _unbarred(state, player, found)
    return found + others if others else found


# Playing.


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
    if minion.hooks & GIVES_POWER and state.hooks & AFTER_AFFECTED:
        yield from begins_giving_power(state, minion)
    if minion.hooks & PLAY_CARDS_BEGINS and state.phase == PLAY_CARDS and player == state.current:
        for _, begun in beginning(state, minion):
            yield from begun
    if minion.hooks & ON_PLAY:
        ability = definition(state, minion, player)
        ability.playing = True
        effect = ability.on_play()
        if effect is not None:
            yield from effect
    return minion


def _pay_for_minion(state: State, player: int, card: int, base: BaseInPlay) -> Effect:
    """The player first discards other cards from hand, as many as playing that minion there costs."""
    hand = state.hands[player]
    prompt = f"Discard a card to play {state.table[card].name} on {base.definition.name}."
    for ability in _charging(state, player):
        for _ in range(ability.cost_of_minion_here(player, base)):
            others = of_cards(state, [other for other in hand if other != card])
            picked = yield from ask(state, player, prompt, type(ability), others)
            discard(state, player, [picked[1]], hand)


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
            tell(state, "no_effect", player, [card])
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
        if action.hooks & GIVES_POWER and state.hooks & AFTER_AFFECTED:
            yield from begins_giving_power(state, action)
    if definition.hooks & ON_PLAY and has_effect:
        ability = definition(state, action, player)
        ability.playing = True
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
    state: State, player: int, prompt: str, source: type[Card] | None, options: list[RawOption], *, must: bool = False
) -> Effect:
    """Let a player make one of these plays now, or (unless they must) not at all. Returns what was played."""
    if not options:
        return None
    picked = yield from ask(state, player, prompt, source, options if must else [*options, PASS])
    return None if picked is PASS else (yield from make_play(state, player, picked))


def make_play(state: State, player: int, picked: RawOption) -> Effect:
    """Make a chosen play; a fourth item of the option is the ability that lets the card come from the discard pile."""
    if len(picked) > 3:
        picked[3].played_from_discard()
    if picked[0] == "play_action":
        return play_action(state, player, picked[1], picked[2])
    return play_minion(state, player, picked[1], picked[2])


def using(state: State, hook: int) -> list[CardInPlay | BaseInPlay]:
    """Cards in play whose ability of that kind the current player may use: their own, and bases."""
    return [
        card
        for card in listeners(state, hook)
        if type(card) is BaseInPlay or card.controller == state.current  # type: ignore[union-attr]
    ]
