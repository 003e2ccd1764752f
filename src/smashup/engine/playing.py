"""Playing minions and actions (section 3): what happens when a card is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smashup.engine.abilities import beginning, entered, listeners
from smashup.engine.decisions import PASS, Effect, RawOption, ask, of_cards
from smashup.engine.events import tell
from smashup.engine.hooks import (
    AFTER_ACTION_PLAYED,
    AFTER_AFFECTED,
    AFTER_MINION_PLAYED,
    COST_OF_MINION_HERE,
    GIVES_POWER,
    KEEPS_OFF,
    ON_PLAY,
    PLAY_CARDS_BEGINS,
)
from smashup.engine.knowledge import show_all
from smashup.engine.permitting import _charging
from smashup.engine.protection import Source, affect, begins_giving_power, look_again
from smashup.engine.state import NOT_IN_PLAY, PLAY_CARDS, BaseInPlay, CardInPlay, Played, State
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
