"""Killer Plants: they grow at the start of the turn, out of the deck, and hold everybody where they stand."""

from smashup.engine import (
    Action,
    Base,
    BaseInPlay,
    CardInPlay,
    Effect,
    ExtraPlay,
    Faction,
    Minion,
    Source,
    Titan,
    while_set_aside,
)

KILLER_PLANTS = Faction(
    "Killer Plants",
    set="awesome_level_9000",
    blurb="Start each turn by growing minions out of your deck, root everybody to the spot, and ripen a whole base.",
)


class VenusManTrap(Minion, faction=KILLER_PLANTS, copies=1, power=5):
    """Talent: Search your deck for a minion of power 2 or less; you may play it here as an extra minion. Shuffle your
    deck."""

    def talent(self) -> Effect:
        yield from self.search_and_play_minion("Play a minion of power 2 or less here?", [self.here], power_up_to=2)


class WeedEater(Minion, faction=KILLER_PLANTS, copies=2, power=5):
    """This minion has -2 power until the end of the turn."""

    def on_play(self) -> Effect:
        yield from self.give_power(self.card, -2)


class WaterLily(Minion, faction=KILLER_PLANTS, copies=3, power=3):
    """Ongoing: At the start of your turn, draw a card. Only one of your Water Lilies does this each turn."""

    def happens_now(self) -> bool:
        return not self.was_used(self.you)

    def start_of_your_turn(self) -> None:
        self.note_used(self.you)
        self.draw()


class Sprout(Minion, faction=KILLER_PLANTS, copies=4, power=2):
    """Ongoing: At the start of your turn, but not in the turn this minion was played, destroy it. You may then search
    your deck for a minion of power 3 or less; you may play it here as an extra minion. If you search, shuffle your
    deck."""

    def happens_now(self) -> bool:
        return not self.played_this_turn

    def start_of_your_turn(self) -> Effect:
        base = self.here
        yield from self.destroy(self.card)
        if (yield from self.may("Search your deck for a minion of power 3 or less?")):
            prompt = f"Play a minion of power 3 or less on {base.definition.name}?"
            yield from self.search_and_play_minion(prompt, [base], power_up_to=3)


class Blossom(Action, faction=KILLER_PLANTS, copies=1):
    """You may play up to three extra minions that all have the same name. The first one you play fixes the name."""

    def on_play(self) -> Effect:
        yield from self.extra_minions_of_one_name(3)


class Budding(Action, faction=KILLER_PLANTS, copies=1):
    """Choose a minion in play. Search your deck for a card of the same name, reveal it and place it into your hand.
    Shuffle your deck."""

    def on_play(self) -> Effect:
        minion = yield from self.choose_minion("Search your deck for a copy of which minion?", self.minions())
        if minion is not None:
            self.refill_deck()
            copies = self.cards(self.deck, named=minion.definition.name)
            found = yield from self.search_deck("Take which card?", copies)
            if found is not None:
                self.into_hand(found, self.deck)
        self.shuffle_deck()


class ChokingVines(Action, faction=KILLER_PLANTS, copies=1, plays_on="minion"):
    """Play on a minion.

    Ongoing: At the start of your turn, destroy this minion.
    """

    def start_of_your_turn(self) -> Effect:
        yield from self.destroy(self.host)


class DeepRoots(Action, faction=KILLER_PLANTS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: Your minions here cannot be moved or returned to hand by other players' cards.
    """

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return (
            how in ("move", "return")
            and source.is_of_another(self.you)
            and card.definition.is_minion
            and card.controller == self.you
            and card.at == self.card.at
        )


class Entangled(Action, faction=KILLER_PLANTS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: Wherever you have a minion, on any base, no minion can be moved away or returned to hand, whoever's it is
    and whatever would do it.

    Ongoing: At the start of your turn, destroy this card.
    """

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how in ("move", "return") and card.definition.is_minion and self.has_minion(self.you, self.base_of(card))

    def start_of_your_turn(self) -> Effect:
        yield from self.destroy(self.card)


class InstaGrow(Action, faction=KILLER_PLANTS, copies=2, name="Insta-Grow"):
    """You may play an extra minion."""

    def on_play(self) -> Effect:
        yield from self.extra_minion()


class Overgrowth(Action, faction=KILLER_PLANTS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: At the start of your turn, this base's breakpoint becomes 0 until the end of the turn.
    """

    def start_of_your_turn(self) -> None:
        self.set_breakpoint(self.here, 0)


class SleepSpores(Action, faction=KILLER_PLANTS, copies=2, plays_on="base"):
    """Play on a base.

    Ongoing: Other players' minions here have -1 power.
    """

    def gives_power(self, minion: CardInPlay) -> int:
        return -1 if minion.at == self.card.at and minion.controller != self.you else 0


class SecretGrove(Base, faction=KILLER_PLANTS, breakpoint=21, vp=(3, 2, 1)):
    """On your turn you may play an extra minion of power 2 or less here."""

    def standing_play(self, player: int) -> ExtraPlay | None:
        return ExtraPlay(True, power_up_to=2, base=self.here.id, standing=self.here.id)


class TheGreenhouse(Base, faction=KILLER_PLANTS, breakpoint=24, vp=(4, 2, 1)):
    """After this base scores and is replaced, the winner may search their deck for a minion and play it on the new base
    as an extra minion. If they search, they shuffle their deck."""

    def after_replacement(self) -> Effect:
        new = self.scoring.new_base
        assert new is not None
        for player in self.winners:
            place = new.definition.name
            if (yield from self.may(f"Search your deck for a minion to play on {place}?", by=player)):
                yield from self.search_and_play_minion(f"Play a minion on {place}?", [new], player=player)


class KillerKudzu(Titan, faction=KILLER_PLANTS):
    """Special: At the start of your turn, if this titan is not in play, place a +1 power counter on it.

    Special: On your turn, if it has three or more counters, you may play this titan instead of your regular minion
    play. It keeps up to six of its counters.

    Ongoing: After this titan leaves play, choose one: shuffle up to two minions from your discard pile into your deck;
    or draw two cards.

    Talent: Destroy this titan to play an extra minion from your discard pile at once, of at most as much power as the
    titan had +1 power counters.
    """

    @while_set_aside
    def start_of_your_turn(self) -> None:
        self.gather()

    def can_use_on_your_turn(self) -> bool:
        return self.card.counters >= 3 and self.has_regular_minion_play and bool(self.open_bases())

    @while_set_aside
    def on_your_turn(self) -> Effect:
        yield from self.play_instead_of_minion(counters=min(6, self.card.counters))

    def after_leaving_play(self, base: BaseInPlay) -> Effect:
        way = yield from self.choose_one(
            "Killer Kudzu has left play.", shuffle="Shuffle up to two minions into your deck", draw="Draw two cards"
        )
        if way == "draw":
            self.draw(2)
        else:
            minions = self.cards(self.discard_pile, minions=True)
            chosen = yield from self.choose_cards("Shuffle which minions into your deck?", minions, 2)
            self.shuffle_into_deck(chosen, self.discard_pile)

    def talent(self) -> Effect:
        minions = self.cards(self.discard_pile, minions=True, power_up_to=self.card.counters)
        able = [card for card in minions if any(self.may_play_minion(card, base) for base in self.bases())]
        if able and (yield from self.destroy(self.card)):
            yield from self.play_minion_of("Play which minion from your discard pile?", able)
