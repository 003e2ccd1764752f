"""Polynesian Voyagers: be on as many bases as possible, find new ones, and tattoo the minions that stand alone."""

from collections.abc import Sequence

from smashup.engine import Action, Base, BaseInPlay, Card, CardInPlay, Effect, Faction, Minion

POLYNESIAN_VOYAGERS = Faction(
    "Polynesian Voyagers",
    set="culture_shock",
    blurb="Sail to bases where you have nobody, discover new ones, and make lone minions grow.",
)


class Voyaging(Card):
    """Where you have minions, and where you have none."""

    def _settled(self) -> list[BaseInPlay]:
        """The bases where you have at least one minion."""
        return [base for base in self.bases() if self.has_minion(self.you, base)]

    def _unsettled(self) -> list[BaseInPlay]:
        """The bases where you have no minion."""
        return [base for base in self.bases() if not self.has_minion(self.you, base)]


class Maui(Voyaging, Minion, faction=POLYNESIAN_VOYAGERS, copies=1, power=5):
    """Play up to two further bases off the top of the base deck.

    Talent: Move one of your minions to a base where you have none.
    """

    def on_play(self) -> Effect:
        for number in ("first", "second"):
            there_is_one = self.state.base_deck or self.state.base_discard
            if not there_is_one or not (yield from self.may(f"Play a {number} base off the top of the base deck?")):
                return
            self.add_base()

    def talent(self) -> Effect:
        yield from self.choose_and_move("Move which of your minions?", self.minions(of=self.you), self._unsettled())


class Wayfinder(Voyaging, Minion, faction=POLYNESIAN_VOYAGERS, copies=2, power=4):
    """Talent: Move this minion to a base where you have no minions, to place a +1 power counter on it."""

    def talent(self) -> Effect:
        if (yield from self.choose_and_move("Move Wayfinder.", [self.card], self._unsettled())):
            yield from self.place_counters(self.card)


class Tiki(Minion, faction=POLYNESIAN_VOYAGERS, copies=3, power=3):
    """Ongoing: While any action is on this minion, it has +2 power."""

    def own_power(self) -> int:
        return 2 if self.card.actions else 0


class Moai(Minion, faction=POLYNESIAN_VOYAGERS, copies=4, power=3, name="Mo'ai"):
    """Ongoing: Other players can neither move their own minions here nor move this minion away."""

    def forbids_move(self, minion: CardInPlay, base: BaseInPlay, actor: int) -> bool:
        if actor == self.you:
            return False
        return minion is self.card or (base is self.here and minion.controller == actor)


class GrowthOfTheTribes(Voyaging, Action, faction=POLYNESIAN_VOYAGERS, copies=1, name="Growth of the Tribes"):
    """Choose a base where you have no minions. Play an extra minion there at once, or move one of your minions
    there."""

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Grow to which base?", self._unsettled())
        if base is None:
            return
        way = yield from self.choose_one(
            f"How do you get to {base.definition.name}?", play="Play an extra minion", move="Move one of your minions"
        )
        if way == "play":
            yield from self.extra_minion(base=base, now=True)
        else:
            yield from self.choose_and_move("Move which of your minions?", self.minions(of=self.you), [base])


class KnowledgeOfTheTribes(Voyaging, Action, faction=POLYNESIAN_VOYAGERS, copies=1, name="Knowledge of the Tribes"):
    """Draw a card for each base where you have a minion."""

    def on_play(self) -> None:
        self.draw(len(self._settled()))


class OceanTattoo(Action, faction=POLYNESIAN_VOYAGERS, copies=1, plays_on="own_minion"):
    """Play on one of your minions, on a base where no other player has a minion.

    Talent: Move this minion to another base to place a +1 power counter on it.
    """

    def can_be_played_on(self, target: CardInPlay | BaseInPlay | None) -> bool:
        return isinstance(target, CardInPlay) and not self.minions(self.base_of(target), not_of=self.you)

    def talent(self) -> Effect:
        host = self.host
        if (yield from self.choose_and_move(f"Move {host.definition.name} to another base.", [host])):
            yield from self.place_counters(host)


class SharkTattoo(Action, faction=POLYNESIAN_VOYAGERS, copies=2, plays_on="own_minion"):
    """Play on one of your minions. Place a +1 power counter on it.

    Ongoing: At the start of your turn, if this minion is the only one you have on its base, place a +1 power counter on
    it.
    """

    def on_play(self) -> Effect:
        yield from self.place_counters(self.host)

    def happens_now(self) -> bool:
        return self.minions(self.here, of=self.you) == [self.host]

    def start_of_your_turn(self) -> Effect:
        yield from self.place_counters(self.host)


class SunTattoo(Action, faction=POLYNESIAN_VOYAGERS, copies=2, plays_on="own_minion", special="after_scoring"):
    """Play on one of your minions.

    Ongoing: This minion has +2 power.

    Special: After a base scores, you may play this card from your hand on one of your minions there that has no action
    on it, to move that minion to another base instead of the discard pile.
    """

    def on_play(self) -> Effect | None:
        return self.choose_and_move("Move the minion.", [self.host]) if self.played_as_special else None

    def gives_power(self, minion: CardInPlay) -> int:
        return 2 if self.card in minion.actions else 0

    def special_targets(self) -> Sequence[CardInPlay]:
        mine = self.minions(self.scoring.base, of=self.you)
        return [m for m in mine if not m.actions and self.destinations(m) and not self.is_protected(m, "move")]


class TattooArtist(Action, faction=POLYNESIAN_VOYAGERS, copies=1):
    """Search your deck, your discard pile, or both for an action that is played on a minion. Place it into your hand,
    or play it at once as an extra action. If you searched your deck, shuffle it."""

    def on_play(self) -> Effect:
        yield from self.fetch(("deck", "discard"), lambda card: card.plays_on in ("minion", "own_minion"))


class UnityOfTheTribes(Voyaging, Action, faction=POLYNESIAN_VOYAGERS, copies=1, name="Unity of the Tribes"):
    """Choose a base where you have a minion. Until the end of the turn you have +2 power there for each base where you
    have a minion now."""

    def on_play(self) -> Effect:
        settled = self._settled()
        base = yield from self.choose_base("Unite on which base?", settled)
        if base is not None:
            self.give_total(base, 2 * len(settled))


class VolcanicUprising(Action, faction=POLYNESIAN_VOYAGERS, copies=1):
    """Choose one: play the top card of the base deck as a further base, and you may move one of your minions there; or
    destroy a base where no player has a minion, and the top two cards of the base deck replace it."""

    def on_play(self) -> Effect:
        way = yield from self.choose_one(
            "What does the volcano do?", rise="A further base rises", destroy="Two bases replace one without minions"
        )
        if way == "rise":
            new = self.add_base()
            if new is not None:
                prompt = f"Move one of your minions to {new.definition.name}?"
                yield from self.choose_and_move(prompt, self.minions(of=self.you), [new], may=True)
            return
        base = yield from self.choose_base("Destroy which base?", [base for base in self.bases() if not base.minions])
        if base is not None:
            yield from self.destroy_base(base)
            self.replace_destroyed_base(base, None)
            self.add_base()


class IslandChain(Base, faction=POLYNESIAN_VOYAGERS, breakpoint=17, vp=(3, 1, 1)):
    """After this base scores, the top card of the base deck comes into play as a further base. Where another card
    chooses the next base as well, the current player decides which of the two counts."""

    def after_scoring(self) -> None:
        self.offer_further_base()


class IslandPeak(Base, faction=POLYNESIAN_VOYAGERS, breakpoint=23, vp=(4, 2, 1)):
    """At the start of each player's turn, if that player has exactly one minion here, place a +1 power counter on
    it."""

    def happens_now(self) -> bool:
        return len(self.minions(self.here, of=self.you)) == 1

    def start_of_turn(self) -> Effect:
        if (yield from self.follows(self.you)):
            yield from self.place_counters(self.minions(self.here, of=self.you)[0])


class TropicalParadise(Base, faction=POLYNESIAN_VOYAGERS, breakpoint=20, vp=(3, 2, 1)):
    """While every player has a minion here, the starting breakpoint of this base is 0."""

    def starting_breakpoint(self) -> int | None:
        return 0 if all(self.has_minion(player, self.here) for player in self.players) else None
