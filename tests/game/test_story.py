"""The story of a game: its events alone tell where every card went, each with its cause, and no secret in it."""

import random
from collections import defaultdict
from pathlib import Path

import pytest

from smashup import Event, Game
from smashup.engine.decisions import Option
from smashup.engine.state import OVER
from smashup.scenario import pick, play, scenario
from tests.invariants import random_game

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")


class Teller:
    """A table laid out by somebody who only hears the story, every event of it with nothing hidden."""

    def __init__(self, game: Game) -> None:
        self.owners = game.state.rules.owners
        self.zone: dict[int, str] = {}
        self.resolving: dict[int, set[str]] = {}
        """Played, not said to stay in play: an action that goes to its discard pile without another word (3.2); with
        where it may be by now."""
        self.shown: set[int] = set()
        """Revealed: it may lie in no zone until the story goes on (3.8)."""
        self.controller: dict[int, int] = {}
        self.counters = 0
        self.vp: defaultdict[int, int] = defaultdict(int)

    def hear(self, event: Event) -> None:
        cards = [card for card, _ in event.cards]
        for card in cards:
            zone = self._goes_to(event, card)
            if zone is not None:
                self.zone[card] = zone
                self.resolving.pop(card, None)
                self.shown.discard(card)
        player, amount = event.player, event.amount
        match event.kind:
            case "play" | "no_effect":
                self.resolving |= {card: {"no zone", f"discard of {self.owners[card]}"} for card in cards}
            case "reveal":
                self.shown.update(cards)
            case "play_minion" | "play_on_base" | "play_on_minion" | "play_titan":
                assert player is not None
                self.controller[cards[0]] = player
            case "control" | "control_returns":
                assert amount is not None
                self.controller[cards[0]] = amount
            case "counter":
                self.counters += amount or 0
            case "lose_counters":
                self.counters -= amount or 0
            case "award" | "vp":
                self.vp[player or 0] += amount or 0
            case "lose_vp":
                self.vp[player or 0] -= amount or 0
            case "reshuffle":
                pile, deck = f"discard of {player}", f"deck of {player}"
                self._shuffle(pile, deck)
                for places in self.resolving.values():
                    if pile in places:
                        places.add(deck)
            case "reshuffle_bases":
                self._shuffle("base discard", "base deck")
            case "replace":
                old, new = cards
                if self.zone[old] == "base":
                    self.zone[old] = "base discard"
                self.zone[new] = "base"

    def _shuffle(self, pile: str, deck: str) -> None:
        for card, zone in self.zone.items():
            if zone == pile:
                self.zone[card] = deck

    def _goes_to(self, event: Event, card: int) -> str | None:
        owner, player = self.owners[card], event.player
        match event.kind:
            case "play_minion" | "play_on_base" | "play_on_minion" | "play_titan":
                return "play"
            case "set_aside":
                return "set aside"
            case "draw" | "to_hand":
                return f"hand of {player}"
            case "give":
                return f"hand of {event.amount}"
            case "return":
                return f"hand of {owner}"
            case "discard" | "discard_from_play" | "destroy":
                return f"discard of {owner}"
            case "to_deck_top" | "to_deck_bottom":
                return self.zone[card] if self.zone[card].startswith("deck") else f"deck of {player}"
            case "shuffle_in" | "mulligan":
                public = event.seen_by is None
                return f"deck of {owner if public or player is None else player}"
            case "new_base":
                return "base"
            case "destroy_base" | "no_base":
                return "base discard"
            case "shuffle_bases" | "base_to_bottom":
                return "base deck"
        return None


def zones(game: Game) -> dict[int, str]:
    """Where each card really is."""
    state = game.state
    found = dict.fromkeys(state.base_deck, "base deck") | dict.fromkeys(state.base_discard, "base discard")
    found |= {card.id: "play" for card in state.cards_in_play()} | {base.id: "base" for base in state.bases}
    found |= {titan.id: "play" if titan.at >= 0 else "set aside" for titan in state.titans}
    for player in range(state.players):
        found |= dict.fromkeys(state.hands[player], f"hand of {player}")
        found |= dict.fromkeys(state.decks[player], f"deck of {player}")
        found |= dict.fromkeys(state.discards[player], f"discard of {player}")
    return found | dict.fromkeys(state.limbo, "no zone")


def first_zones(game: Game) -> dict[int, str]:
    """Where each card is before the first one is drawn."""
    owners = game.state.rules.owners
    bases = game.state.players
    return {card: "base deck" if owner == bases else f"deck of {owner}" for card, owner in enumerate(owners)}


def assert_told(game: Game, teller: Teller) -> None:
    """Is everything where the story says?"""
    actual = zones(game)
    resolves = game.decision is not None and not game.decision.is_play_cards
    for card, zone in list(teller.zone.items()):
        if actual[card] == "no zone" and card in teller.shown:
            continue
        if actual[card] in teller.resolving.get(card, ()):
            if actual[card] != "no zone":
                del teller.resolving[card]
                teller.zone[card] = actual[card]
            continue
        if resolves and actual[card] == "play" and zone.startswith("discard"):
            continue  # It is told that it goes, and somebody is asked before it does (Clyde 2.0).
        assert actual[card] == zone, f"{game.state.table[card].name} ({card}): {game.events[-12:]}"
    state = game.state
    titans = [titan for titan in state.titans if titan.at >= 0]
    for card_in_play in (*state.cards_in_play(), *titans):
        assert teller.controller[card_in_play.id] == card_in_play.controller, game.events[-12:]
    assert teller.counters == sum(card.counters for card in (*state.minions(), *titans)), game.events[-12:]
    assert state.vp == [teller.vp[player] for player in range(state.players)]


def assert_says_why(event: Event, game: Game) -> None:
    names = {definition.name for definition in game.state.table}
    assert event.source is not None or event.rule is not None, event
    assert event.source is None or event.source in names, event
    assert event.rule is None or f"- **{event.rule}** " in RULES, event
    if event.because is None:
        assert event.depth == 0
    else:
        assert event.because < event.number, event
        assert event.depth == game.events[event.because].depth + 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(48))
def test_the_story_of_a_game_tells_where_every_card_went_and_why(seed: int):
    game = random_game(seed, log=True)
    rng = random.Random(seed)
    teller = Teller(game)
    teller.zone = first_zones(game)
    heard = 0
    while True:
        for event in game.events[heard:]:
            assert event.number == heard
            teller.hear(event)
            assert_says_why(event, game)
            heard += 1
        assert_told(game, teller)
        if game.decision is None:
            break
        game.choose(rng.randrange(len(game.decision)))
    assert game.state.phase == OVER


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_a_cause_never_names_a_card_that_somebody_does_not_know(seed: int):
    game = random_game(seed, log=True)
    rng = random.Random(seed)
    while game.decision is not None:
        game.choose(rng.randrange(len(game.decision)))
    shown: set[str | None] = set()
    for event in game.events:
        if event.seen_by is None:
            shown |= {name for _, name in event.cards}
        shown |= {event.base, event.target}
        assert event.source is None or event.source in shown, f"{event} because of {event.source}"
        if event.because is not None and game.events[event.because].seen_by is not None:
            # A gift that only two players see is public as a gift; where that card came from is not.
            assert game.events[event.because].kind == "give", event


def lines(game: Game) -> list[str]:
    """The log, indented."""
    return [f"{'  ' * event.depth}{event.describe()}" for event in game.events]


def test_what_a_card_sets_off_is_indented_under_it_and_names_the_card_that_did_it():
    game = scenario(bases=["Tar Pits"], hand=["Zapbot"]).action("Flame Trap", on="Tar Pits", of=1).start()
    play(game, "Zapbot", on="Tar Pits")
    assert lines(game)[:3] == [
        "Player 1 plays Zapbot on Tar Pits.",
        "  Zapbot is destroyed on Tar Pits. (Flame Trap)",
        "  Flame Trap is destroyed on Tar Pits.",
    ]


def test_what_is_on_a_minion_goes_because_the_minion_goes():
    position = scenario(bases=["Tar Pits"], hand=["Beam Up"]).duplicate_factions()
    game = position.minion("Scout", on="Tar Pits", of=1, counters=2, actions=["Upgrade"]).start()
    play(game, "Beam Up")
    returned, upgrade, counters = game.events[1:4]
    assert [event.describe() for event in (returned, upgrade, counters)] == [
        "Scout returns to its owner's hand.",
        "Upgrade goes to the discard pile.",
        "Scout loses 2 +1 power counters.",
    ]
    assert (returned.because, returned.source, returned.rule) == (0, "Beam Up", None)
    assert [(event.because, event.rule, event.depth) for event in (upgrade, counters)] == [(1, "9.4", 2)] * 2


def test_a_destroyed_base_takes_its_actions_along():
    position = scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Volcanic Uprising"])
    game = position.base_deck("The Nexus", "The Vats").action("Flame Trap", on="Tar Pits", of=1).start()
    play(game, "Volcanic Uprising")
    pick(game, "destroy", "Tar Pits")
    assert lines(game) == [
        "Player 1 plays Volcanic Uprising.",
        "  Tar Pits is destroyed.",
        "    Flame Trap goes to the discard pile.",
        "  The Nexus replaces Tar Pits.",
        "  The Vats comes into play.",
    ]


def test_everything_on_a_scored_base_is_told_to_be_discarded_by_rule_6_3():
    position = scenario(bases=["Tar Pits", "Jungle Oasis"]).base_deck("The Nexus")
    position = position.minion("King Rex", on="Tar Pits", counters=9).minion("Warbot", on="Tar Pits", of=1)
    game = position.turn(0, "score_bases").start()
    scoring = next(event for event in game.events if event.kind == "scoring")
    told = [event for event in game.events if event.because == scoring.number]
    assert [(event.describe(), event.rule) for event in told] == [
        ("Player 1 gains 4 VP for first place on Tar Pits.", "6.6"),
        ("Player 2 gains 3 VP for second place on Tar Pits.", "6.6"),
        ("King Rex, Warbot go to the discard pile.", "6.3"),
        ("The Nexus replaces Tar Pits.", "6.11"),
    ]


@pytest.mark.parametrize("name", ["G.E.L.F.", "Do Over!", "...Really?"])
def test_a_name_that_ends_a_sentence_brings_its_own_full_stop(name: str):
    event = Event("reveal", 1, 0, ((1, name),), None, None, None, None, None)
    assert event.describe() == f"Player 1 reveals {name}"
    assert Event("play_minion", 1, 0, ((1, name),), "Tar Pits", None, None, None, None).describe().endswith("Tar Pits.")


def test_control_that_ends_is_told():
    position = scenario(bases=["Tar Pits"], hand=["Make Contact"]).hand(1, "Disenchant")
    game = position.minion("Gnome", on="Tar Pits", of=1).start()
    play(game, "Make Contact", on="Gnome")
    assert game.events[1].describe() == "Player 1 takes control of Gnome."
    pick(game, "end")
    play(game, "Disenchant")
    returned = next(event for event in game.events if event.kind == "control_returns")
    assert returned.describe() == "Player 2 controls Gnome again."
    assert (returned.source, returned.rule) == ("Disenchant", "7.5")


def test_what_ends_with_a_turn_is_told():
    game = scenario(bases=["Tar Pits"], hand=["Augmentation"]).minion("King Rex", on="Tar Pits").start()
    play(game, "Augmentation")
    pick(game, "end")
    [ended] = [event for event in game.events if event.kind == "expire"]
    assert (ended.describe(), ended.rule) == ("What King Rex had for a time ends.", "2.6")


def talents(game: Game) -> list[Option]:
    assert game.decision is not None
    return [option for option in game.decision.options if option.kind == "talent"]


def test_a_talent_that_would_change_nothing_says_so_and_may_be_used():
    game = scenario(bases=["Tar Pits", "Jungle Oasis"]).minion("Captain Ahab", on="Tar Pits").start()
    [talent] = talents(game)
    assert talent.no_effect
    assert talent.to_dict()["no_effect"] is True
    game.choose(talent.key)
    assert lines(game) == ["Player 1 uses Captain Ahab."]


def test_a_zeppelin_needs_a_minion_to_carry():
    position = scenario(bases=["Tar Pits", "Jungle Oasis"]).action("Zeppelin", on="Jungle Oasis")
    assert [talent.no_effect for talent in talents(position.start())] == [True]
    game = position.minion("Captain Ahab", on="Tar Pits").start()
    before = game.fingerprint(), len(game.events)
    assert [talent.no_effect for talent in talents(game)] == [False, False]
    assert (game.fingerprint(), len(game.events)) == before
