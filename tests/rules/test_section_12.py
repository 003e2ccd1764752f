"""Section 12 of the rules: conflicts."""

from smashup import Game
from smashup.engine import Base, CardInPlay, Effect, Moved
from smashup.scenario import actions_on, discard_pile, hand, minions, offered, pick, play, prompt, scenario
from tests.rules.cards_for_tests import ALL

# 12.1


def test_12_1_the_current_player_chooses_the_order_of_what_happens_at_the_same_time():
    """Two abilities of player 1 are set off by one minion of player 0: player 0 says which is first."""
    game = (
        scenario(bases=["Tar Pits"], hand=["Scout", "Howl"])
        .minion("Leprechaun", on="Tar Pits", of=1)
        .action("Flame Trap", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Scout")
    assert prompt(game) == "Which ability happens next?"
    assert game.decision is not None
    assert game.decision.player == 0
    assert sorted(offered(game)) == ["Flame Trap because of Scout", "Leprechaun because of Scout"]
    pick(game, "Leprechaun")
    assert minions(game, "Tar Pits") == ["Leprechaun"]


def test_12_1_abilities_of_different_players_are_ordered_by_the_current_player_too():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], definitions=ALL)
        .minion("Drummer", on="Jungle Oasis", of=0, counters=6)
        .minion("Jester", on="Jungle Oasis", of=1, counters=3)
        .turn(1, "score_bases")
        .start()
    )
    assert game.decision is not None
    assert (game.decision.player, game.decision.prompt) == (1, "Which ability happens next?")
    assert sorted(offered(game)) == ["Drummer (8, Player 1, Jungle Oasis)", "Jester (8, Player 2, Jungle Oasis)"]


def test_12_1_the_order_matters():
    """At the start of the turn Overrun is destroyed and Mushroom Kingdom moves a minion, in either order."""
    game = (
        scenario(bases=["Mushroom Kingdom", "Tar Pits"])
        .action("Overrun", on="Tar Pits")
        .minion("Scout", on="Tar Pits", of=1)
        .turn(0, "start_turn")
        .start()
    )
    assert prompt(game) == "Which ability happens next?"
    pick(game, "Mushroom Kingdom")
    assert actions_on(game, "Tar Pits") == ["Overrun"]
    pick(game, "Scout")
    assert actions_on(game, "Tar Pits") == []
    assert minions(game, "Mushroom Kingdom") == ["Scout"]


# 12.2


def test_12_2_cannot_beats_can_an_extra_minion_cannot_be_played_where_minions_are_forbidden():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Scout"])
        .action("Enshrouding Mist", on="Tar Pits")
        .action("Overrun", on="Tar Pits", of=1)
        .plays(0, 0)
        .start()
    )
    assert offered(game) == ["End your plays"]
    assert game.why_not(0, game.state.hands[0][0], game.state.bases[0].id) == (
        "Overrun forbids playing Scout on Tar Pits."
    )


def test_12_2_a_special_cannot_be_played_where_minions_are_forbidden():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .minion("King Rex", on="Jungle Oasis", counters=5)
        .action("Overrun", on="Jungle Oasis")
        .hand(1, "Shinobi")
        .deck(0, "Howl", "Howl")
        .turn(0, "score_bases")
        .start()
    )
    assert game.scores == (2, 0)
    assert hand(game, 1) == ["Shinobi"]


def test_12_2_what_cannot_be_destroyed_is_not_destroyed_although_a_card_says_so():
    game = (
        scenario(bases=["Tar Pits"], hand=["Massacre"], definitions=ALL)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Scout", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Massacre")
    assert minions(game, "Tar Pits") == ["Warbot"]
    assert "Warbot" not in discard_pile(game, 1)


# 12.3


def guarded() -> Game:
    """A Buccaneer, and a Cub Scout at every base that destroys it when it comes there."""
    game = (
        scenario(bases=["Jungle Oasis", "The Central Brain", "Cave of Shinies"], hand=["Bear Hug"])
        .minion("Buccaneer", on="Jungle Oasis", of=1)
        .minion("Cub Scout", on="Jungle Oasis", counters=3)
        .minion("Cub Scout", on="The Central Brain", counters=3)
        .minion("Cub Scout", on="Cave of Shinies", counters=3)
        .start()
    )
    play(game, "Bear Hug")
    return game


def test_12_3_the_same_replacement_saves_a_card_once_at_each_base():
    game = guarded()
    pick(game, "The Central Brain")
    pick(game, "Cave of Shinies")
    assert game.decision is not None
    assert game.decision.question == "buccaneer/base"  # It has not been saved there yet.
    pick(game, "Jungle Oasis")
    assert discard_pile(game, 1) == ["Buccaneer"]


def test_12_3_what_saved_a_card_counts_only_until_all_of_it_has_resolved():
    game = guarded()
    pick(game, "The Central Brain", "Cave of Shinies", "Jungle Oasis")
    assert not game.state.saved


class SeeSaw(Base, breakpoint=30, vp=(3, 2, 1)):
    """After a minion moves here, move it to another base."""

    def after_minion_moved(self, moved: Moved) -> Effect | None:
        return self._send_on(moved.minion) if moved.base is self.here else None

    def _send_on(self, minion: CardInPlay) -> Effect:
        yield from self.move(minion, self.bases(besides=self.here)[0])


class Swing(SeeSaw, breakpoint=30, vp=(3, 2, 1)):
    """After a minion moves here, move it to another base."""


def test_12_3_when_forced_effects_go_round_and_the_position_repeats_the_chain_stops():
    game = (
        scenario(bases=["See Saw", "Swing"], hand=["Dinghy"], definitions=[SeeSaw, Swing])
        .minion("First Mate", on="See Saw")
        .start()
    )
    play(game, "Dinghy")
    pick(game, "First Mate")
    while game.decision is not None and not game.decision.is_play_cards:
        game.choose(len(game.decision) - 1)
    assert [event.kind for event in game.events].count("chain_ends") == 1
    assert len(minions(game, "See Saw")) + len(minions(game, "Swing")) == 1
    assert game.clone().fingerprint() == game.fingerprint()
