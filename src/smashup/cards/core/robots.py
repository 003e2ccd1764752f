"""Robots: hardly an action, chains of cheap extra minions that make each other stronger."""

from smashup.engine import Action, Base, CardInPlay, Destroyed, Effect, Faction, Minion, Source, in_any_order

ROBOTS = Faction(
    "Robots",
    set="core",
    blurb="Play one cheap minion after another and let the Microbots strengthen the whole assembly line.",
)

MICROBOT = frozenset({"Microbot"})


class Nukebot(Minion, faction=ROBOTS, copies=1, power=5):
    """Ongoing: After this minion is destroyed, destroy each minion of the other players on the base it was on."""

    def after_destroyed(self, destroyed: Destroyed) -> Effect:
        yield from self.destroy(self.minions(destroyed.base, not_of=destroyed.controller))


class Warbot(Minion, faction=ROBOTS, copies=2, power=4):
    """Ongoing: This minion cannot be destroyed."""

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return card is self.card and how == "destroy"


class Hoverbot(Minion, faction=ROBOTS, copies=3, power=3):
    """Reveal the top card of your deck. If it is a minion, you may play it now as an extra minion. If you do not play
    it, it stays on top of your deck."""

    def on_play(self) -> Effect:
        revealed = self.top_cards(1)
        self.reveal(revealed)
        yield from self.play_minion_of("Play the revealed minion?", self.cards(revealed, minions=True))


class Zapbot(Minion, faction=ROBOTS, copies=4, power=2):
    """You may play an extra minion of power 2 or less."""

    def on_play(self) -> Effect:
        yield from self.extra_minion(power_up_to=2)


class MicrobotAlpha(Minion, faction=ROBOTS, copies=1, power=1, tags=MICROBOT):
    """Ongoing: This minion has +1 power for each other Microbot you control, on any base.

    Ongoing: All minions you control count as Microbots.
    """

    def own_power(self) -> int:
        return sum(microbot is not self.card for microbot in self.tagged("Microbot", of=self.you))

    def gives_tag(self, minion: CardInPlay, tag: str) -> bool:
        return tag == "Microbot" and minion.controller == self.you


class MicrobotArchive(Minion, faction=ROBOTS, copies=1, power=1, tags=MICROBOT):
    """Ongoing: After a Microbot you control is destroyed, this one included, draw a card."""

    @in_any_order
    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect | None:
        mine = destroyed.controller == self.you and self.is_tagged(destroyed.minion, "Microbot")
        return self._restore() if mine else None

    def _restore(self) -> Effect:
        self.draw()
        yield from ()


class MicrobotFixer(Minion, faction=ROBOTS, copies=2, power=1, tags=MICROBOT, gives_power_by_name=True):
    """If this is the first minion you played this turn, you may play an extra minion.

    Ongoing: Each Microbot you control has +1 power, this one included.
    """

    def on_play(self) -> Effect:
        if self.minions_played_this_turn(self.you) == 1:
            yield from self.extra_minion()

    def gives_power(self, minion: CardInPlay) -> int:
        return 1 if minion.controller == self.you and self.is_tagged(minion, "Microbot") else 0


class MicrobotGuard(Minion, faction=ROBOTS, copies=2, power=1, tags=MICROBOT):
    """Destroy a minion here that has less power than the number of minions you have here."""

    def on_play(self) -> Effect:
        mine = len(self.minions(self.here, of=self.you))
        target = yield from self.choose_minion(
            f"Destroy a minion here of power less than {mine}.", self.minions(self.here, power_below=mine)
        )
        yield from self.destroy(target)


class MicrobotReclaimer(Minion, faction=ROBOTS, copies=2, power=1, tags=MICROBOT):
    """If this is the first minion you played this turn, you may play an extra minion.

    Shuffle any number of Microbots from your discard pile into your deck.
    """

    def on_play(self) -> Effect:
        if self.minions_played_this_turn(self.you) == 1:
            yield from self.extra_minion()
        microbots = self.cards(self.discard_pile, tagged="Microbot")
        chosen = yield from self.choose_cards("Shuffle which Microbots into your deck?", microbots)
        if chosen:
            self.shuffle_into_deck(chosen, self.discard_pile)


class TechCenter(Action, faction=ROBOTS, copies=2):
    """Choose a base. Draw a card for each minion you have there."""

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Draw a card for each of your minions on which base?")
        if base is not None:
            self.draw(len(self.minions(base, of=self.you)))


class TheCentralBrain(Base, faction=ROBOTS, breakpoint=19, vp=(4, 2, 1)):
    """Each minion here has +1 power."""

    def gives_power(self, minion: CardInPlay) -> int:
        return 1 if minion.at == self.card.at and self.applies_to(minion.controller) else 0


class Factory(Base, faction=ROBOTS, breakpoint=25, vp=(2, 2, 1), name="Factory 436-1337"):
    """When this base scores, the winner gains 1 VP for every 5 power they have here."""

    def when_scoring(self) -> Effect:
        for player in self.winners:
            if (yield from self.follows(player)):
                self.gain_vp(self.scoring.totals[player] // 5, player=player)
