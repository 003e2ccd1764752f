"""A mistake in a card is refused when its class is made, in words that say what to do."""

from typing import Any

import pytest

from smashup.engine import FACTIONS, Action, Base, Card, Destroyed, Effect, Faction, Minion
from smashup.scenario import offered, pick, play, scenario


def nothing(self: Card) -> None: ...


@pytest.mark.parametrize(
    ("kind", "facts", "says"),
    [
        (Minion, {"powr": 3}, "a card has no fact 'powr'; did you mean power?"),
        (Minion, {"power": -1}, "power must be a whole number of at least 0, not -1"),
        (Minion, {"copies": 0}, "copies must be a whole number of at least 1, not 0"),
        (Minion, {"breakpoint": 20}, "breakpoint is a fact of bases, and this is a minion"),
        (Minion, {"plays_on": "base"}, "plays_on is a fact of actions, and this is a minion"),
        (Action, {"plays_on": "own minion"}, "plays_on must be one of standard, base, minion, own_minion, not 'own m"),
        (Action, {"special": "after scoring"}, "special must be one of before_scoring, after_scoring, not 'after scor"),
        (Action, {"power": 3}, "power is a fact of minions, and this is an action"),
        (Action, {"only_as_special": True}, "only_as_special needs the moment it may be played at"),
        (Action, {"places_itself": True, "plays_on": "base"}, "places_itself is for standard actions"),
        (Action, {"gives_power_to": "host"}, "tell about the hook gives_power, which is missing"),
        (Minion, {"answers_to": "after_minion_playd"}, "answers_to must be one or a tuple of after_minion_played, "),
        (Minion, {"answers_to": "after_minion_played"}, "need each other"),
        (Minion, {"tags": "Microbot"}, "tags must be a frozenset of words"),
        (Base, {"vp": (4, 2)}, "vp must be the VP of the three places"),
        (Base, {"breakpoint": 0}, "breakpoint must be a whole number of at least 1, not 0"),
        (Base, {"copies": 2}, "copies is a fact of minions and actions, and this is a base"),
    ],
)
def test_a_fact_that_cannot_be_is_refused(kind: type[Card], facts: dict[str, Any], says: str):
    with pytest.raises(TypeError, match=rf"Wrong: .*{says}".replace("(", r"\(").replace(")", r"\)")):
        type("Wrong", (kind,), {}, **facts)


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"on_ply": nothing}, "there is no hook or fact on_ply; did you mean on_play?"),
        ({"special_target": nothing}, "there is no hook or fact special_target; did you mean special_targets?"),
        ({"when_revealed": nothing}, "what a card defines for itself begins with an underscore: _when_revealed"),
        ({"powr": 3}, "there is no hook or fact powr; did you mean power?"),
        ({"destroy": nothing}, "destroy is something every card has"),
        ({"own_power": 3}, "own_power is a hook, which is a method, not 3"),
        ({"gives_power": nothing}, r"gives_power takes \(self, minion\), not \(self\)"),
    ],
)
def test_a_method_that_nobody_would_call_is_refused(body: dict[str, Any], says: str):
    with pytest.raises(TypeError, match=f"Wrong: .*{says}".replace("?", r"\?")):
        type("Wrong", (Minion,), body)


def test_what_a_card_defines_for_itself_begins_with_an_underscore():
    class Right(Minion):
        _helps = nothing
        on_play = nothing

    assert Right.name == "Right"


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> Faction:
    monkeypatch.setitem(FACTIONS, "strangers", None)  # So that the entry goes when the test is over.
    del FACTIONS["strangers"]
    return Faction("Strangers", set="core", blurb="From far away.")


@pytest.mark.parametrize(
    ("kind", "facts", "says"),
    [
        (Minion, {"copies": 4}, "a minion of a faction states its power in the header"),
        (Minion, {"power": 2}, "a minion of a faction states its copies in the header"),
        (Action, {}, "an action of a faction states its copies in the header"),
        (Base, {"vp": (4, 2, 1)}, "a base of a faction states its breakpoint in the header"),
        (Base, {}, "a base of a faction states its breakpoint and its vp in the header"),
    ],
)
def test_a_card_of_a_faction_states_what_is_printed_on_it(
    strangers: Faction, kind: type[Card], facts: dict[str, Any], says: str
):
    with pytest.raises(TypeError, match=f"Stranger: {says}"):
        type("Stranger", (kind,), {}, faction=strangers, **facts)
    assert not strangers.cards
    assert not strangers.bases


def test_cards_that_share_a_class_state_there_what_they_share(strangers: Faction):
    class _Strange(Minion, power=3):
        pass

    class Stranger(_Strange, faction=strangers, copies=2):
        pass

    assert Stranger.power == 3


def test_two_cards_of_one_name_in_a_faction_are_refused(strangers: Faction):
    type("Stranger", (Minion,), {}, faction=strangers, copies=2, power=2)
    with pytest.raises(TypeError, match="Guest: Strangers already have a card named Stranger"):
        type("Guest", (Action,), {}, faction=strangers, copies=1, name="Stranger")


def test_two_factions_of_one_name_are_refused():
    with pytest.raises(TypeError, match="there are two factions 'aliens': Aliens and Aliens"):
        Faction("Aliens", set="core", blurb="Once more.")


def test_a_faction_of_a_set_that_does_not_exist_is_refused():
    with pytest.raises(
        TypeError, match="the faction Strangers is of the set 'nowhere', but the sets are core, awesome"
    ):
        Faction("Strangers", set="nowhere", blurb="From far away.")
    assert "strangers" not in FACTIONS


def test_a_special_that_uses_the_scoring_says_whether_it_can_be_played_at_other_times():
    def on_play(self: Card) -> None:
        self.gain_vp(player=self.winners[0])

    with pytest.raises(TypeError, match=r"on_play uses self.winners.*only_as_special=True.*self.moment"):
        type("Cheer", (Action,), {"on_play": on_play}, special="after_scoring")


class Encore(Action, special="after_scoring", only_as_special=True):
    """Special: After a base scores, its winner gains 1 VP. It cannot be played at any other time."""

    def on_play(self) -> None:
        self.gain_vp(player=self.winners[0])


class Eulogy(Action):
    """Gain 1 VP if you won the base that scores."""

    def on_play(self) -> None:
        self._claim()

    def _claim(self) -> None:
        self.gain_vp(self.winners.count(self.you))


class Martyr(Minion):
    """After this minion is destroyed, gain 1 VP for each minion here."""

    name = "Martyr"
    power = 2

    def after_destroyed(self, destroyed: Destroyed) -> Effect:
        self.gain_vp(len(self.minions(self.here)))  # It should be destroyed.base.
        yield from ()


def test_only_as_special_an_action_is_offered_at_its_moment_and_at_no_other():
    game = (
        scenario(bases=["Tar Pits"], hand=["Encore"], definitions=[Encore])
        .minion("King Rex", on="Tar Pits", of=0)
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("Armor Stego", on="Tar Pits", of=0)
        .duplicate_factions()
        .start()
    )
    assert offered(game) == ["End your plays"]
    pick(game, "end")
    assert offered(game) == ["Encore", "Pass"]
    play(game, "Encore")
    assert game.scores == (5, 3)


def test_asking_for_the_scoring_when_there_is_none_says_so():
    game = scenario(hand=["Eulogy"], definitions=[Eulogy]).start()
    with pytest.raises(
        RuntimeError, match=r"Eulogy speaks of the base being scored, and none is: ask self\.moment first"
    ):
        play(game, "Eulogy")


def test_asking_where_a_card_is_once_it_has_left_play_says_so():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Natural Selection"], definitions=[Martyr])
        .minion("King Rex", on="Jungle Oasis")
        .minion("Martyr", on="Jungle Oasis", of=1)
        .start()
    )
    with pytest.raises(RuntimeError, match=r"Martyr asks for self\.here after it has left play"):
        play(game, "Natural Selection")
