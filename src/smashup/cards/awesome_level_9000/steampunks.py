"""Steampunks: actions on bases are the engine, and the engine is never switched off."""

from smashup.engine import (
    Action,
    ActionPlayed,
    Base,
    BaseInPlay,
    Card,
    CardInPlay,
    Effect,
    Faction,
    Minion,
    Source,
    in_any_order_by,
)

STEAMPUNKS = Faction(
    "Steampunks",
    set="awesome_level_9000",
    blurb="Bolt actions to bases to arm, move, rescue and supply your minions, and pull spent ones off the scrap heap.",
)


class SteamQueen(Minion, faction=STEAMPUNKS, copies=1, power=5):
    """Ongoing: Your actions in play are not affected by other players' cards."""

    def keeps_off(self, card: CardInPlay, source: Source) -> bool:
        return card.definition.kind == "action" and card.controller == self.you and source.is_of_another(self.you)


class Mechanic(Minion, faction=STEAMPUNKS, copies=2, power=4):
    """You may play an action that is played on a base from your discard pile as an extra action, on any base."""

    def on_play(self) -> Effect:
        actions = self.cards(self.discard_pile, plays_on=["base"])
        yield from self.play_action_of("Play an action from your discard pile?", actions)


class SteamMan(Minion, faction=STEAMPUNKS, copies=3, power=3):
    """Ongoing: This minion has +1 power while you have an action on this base."""

    def own_power(self) -> int:
        return 1 if self.has_action(self.you, self.here) else 0


class CaptainAhab(Minion, faction=STEAMPUNKS, copies=4, power=2):
    """Talent: Move this minion to another base that you have an action on."""

    def talent(self) -> Effect:
        targets = [base for base in self.destinations(self.card) if self.has_action(self.you, base)]
        base = yield from self.choose_base("Move Captain Ahab to which base?", targets)
        if base is not None:
            yield from self.move(self.card, base)


class Aggromotive(Action, faction=STEAMPUNKS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: While you have a minion here, your total power here is 5 higher.
    """

    def gives_total(self, player: int, base: BaseInPlay) -> int:
        return 5 if player == self.you and base is self.here and self.has_minion(player, base) else 0


class ChangeOfVenue(Action, faction=STEAMPUNKS, copies=1, name="Change of Venue"):
    """Return one of your actions on a base or minion to its owner's hand. If that is your hand, you may play it now as
    an extra action."""

    def on_play(self) -> Effect:
        mine = [action for action in self.actions_in_play() if action.controller == self.you]
        action = yield from self.choose_action("Return which of your actions?", mine)
        if action is not None:
            yield from self.return_to_hand(action)
            if action.id in self.hand:
                yield from self.play_action_of(f"Play {action.definition.name} again?", [action.id])


class DifferenceEngine(Action, faction=STEAMPUNKS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: At the end of your turn, if you have a minion here, draw a card.
    """

    def happens_now(self) -> bool:
        return self.has_minion(self.you, self.here)

    def end_of_your_turn(self) -> None:
        self.draw()


class EscapeHatch(Action, faction=STEAMPUNKS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: If one of your minions here would be destroyed, place it into its owner's hand instead.
    """

    def instead_of_destroyed(self, card: CardInPlay) -> Effect | None:
        mine = card.definition.is_minion and card.controller == self.you and card.at == self.card.at
        return self.place_in_hand(card) if mine else None


class OrnateDome(Action, faction=STEAMPUNKS, copies=1, plays_on="base"):
    """Play on a base. Destroy all other players' actions on this base.

    Ongoing: Other players cannot play actions on this base.
    """

    def on_play(self) -> Effect:
        yield from self.destroy([action for action in self.here.actions if action.controller != self.you])

    def forbids_action(self, player: int, definition: type[Card], target: CardInPlay | BaseInPlay | None) -> bool:
        return target is self.here and player != self.you


class RotarySlugThrower(Action, faction=STEAMPUNKS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: Your minions here have +2 power.
    """

    def gives_power(self, minion: CardInPlay) -> int:
        return 2 if minion.at == self.card.at and minion.controller == self.you else 0


class ScrapDiving(Action, faction=STEAMPUNKS, copies=2):
    """Put an action from your discard pile into your hand."""

    def on_play(self) -> Effect:
        actions = self.cards(self.discard_pile, minions=False)
        card = yield from self.choose_card("Put which action into your hand?", actions)
        if card is not None:
            self.into_hand(card, self.discard_pile)


class Zeppelin(Action, faction=STEAMPUNKS, copies=2, plays_on="base"):
    """Play on a base.

    Talent: Move one of your minions from another base to here, or from here to another base.
    """

    def talent(self) -> Effect:
        able = [minion for minion in self.minions(of=self.you) if self._routes(minion)]
        minion = yield from self.choose_minion("Move which of your minions?", able)
        if minion is not None:
            base = yield from self.choose_base(f"Move {minion.definition.name} to which base?", self._routes(minion))
            if base is not None:
                yield from self.move(minion, base)

    def _routes(self, minion: CardInPlay) -> list[BaseInPlay]:
        """Where the Zeppelin could carry that minion."""
        return [base for base in self.destinations(minion) if self.card.at in (minion.at, base.at)]


class InventorsSalon(Base, faction=STEAMPUNKS, breakpoint=22, vp=(4, 2, 1), name="Inventor's Salon"):
    """After this base scores, the winner may put an action from their discard pile into their hand."""

    def after_scoring(self) -> Effect:
        for player in self.winners:
            pile = self.state.discards[player]
            actions = self.cards(pile, minions=False)
            prompt = "Put an action from your discard pile into your hand?"
            card = yield from self.may_choose_card(prompt, actions, by=player)
            if card is not None:
                self.into_hand(card, pile, player=player)


class Workshop(Base, faction=STEAMPUNKS, breakpoint=20, vp=(4, 2, 1)):
    """After a player plays an action on this base, that player may play an extra action."""

    @in_any_order_by("player")
    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        return self.extra_action(player=played.player) if played.base is self.here else None
