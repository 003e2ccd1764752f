"""Ghosts: every ability and every ruling that changes behaviour, in the order of the faction's file."""

import pytest

from smashup import Options
from smashup.engine import Action, CardInPlay, Effect, Minion, Source
from smashup.scenario import (
    Scenario,
    actions_on,
    asked_by,
    deck,
    discard_pile,
    events,
    hand,
    minion,
    minions,
    offered,
    pick,
    play,
    plays_left,
    power_of,
    prompt,
    scenario,
    titans,
    total,
    use,
)

PLAYS = "Play a card, use an ability, or end your plays."


class Mutiny(Action):
    """Take control of a minion."""

    name = "Mutiny"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Take which minion?", self.minions())
        if target is not None:
            yield from self.take_control(target)


class Charm(Action):
    """Take control of a minion until the end of the turn."""

    name = "Charm"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Take which minion?", self.minions())
        if target is not None:
            yield from self.take_control(target, until="end")


class Blessing(Action):
    """Place a +1 power counter on a minion."""

    name = "Blessing"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        if target is not None:
            yield from self.place_counters(target)


class Smite(Action):
    """Destroy a minion."""

    name = "Smite"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        yield from self.destroy(target)


class Sink(Action):
    """Place a minion on the bottom of its owner's deck."""

    name = "Sink"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        yield from self.place_on_deck(target)


class Washout(Action):
    """Shuffle a minion into its owner's deck."""

    name = "Washout"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        yield from self.shuffle_from_play(target)


class Weaken(Action):
    """A minion has -2 power until the end of your turn."""

    name = "Weaken"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        yield from self.give_power(target, -2, until_end_of_your_turn=True)


class Hush(Action):
    """Cancel a minion's abilities until the end of the turn."""

    name = "Hush"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        if target is not None:
            yield from self.cancel(target)


class Lull(Action):
    """Cancel a minion's abilities until the start of your next turn."""

    name = "Lull"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        if target is not None:
            yield from self.cancel(target, until="start", player=self.you)


class Leech(Action):
    """Play on a minion. Ongoing: At the end of each turn, gain 1 VP."""

    name = "Leech"
    plays_on = "minion"

    def end_of_turn(self) -> None:
        self.gain_vp()


class Ambush(Action):
    """Special: Before a base scores, you may play an extra action."""

    name = "Ambush"
    special = "before_scoring"

    def on_play(self) -> Effect:
        yield from self.extra_action()


class Pull(Action):
    """Transfer an action in play to another minion or base."""

    name = "Pull"

    def on_play(self) -> Effect:
        action = yield from self.choose_action("Transfer which action?", self.actions_in_play())
        if action is None:
            return
        if action.definition.plays_on == "base":
            base = yield from self.choose_base("To where?", self.bases(besides=self.base_of(action)))
            if base is not None:
                yield from self.transfer(action, base)
        else:
            others = [m for m in self.minions() if action not in m.actions]
            target = yield from self.choose_minion("To whom?", others)
            if target is not None:
                yield from self.transfer(action, target)


class Adept(Minion):
    """Talent: Gain 1 VP."""

    name = "Adept"
    power = 2

    def talent(self) -> None:
        self.gain_vp()


class Zero(Minion):
    """(No ability and no power.)"""

    name = "Zero"
    power = 0


class Hoarder(Minion):
    """Ongoing: While you have two cards or more in hand, this minion is not affected by other players' cards."""

    name = "Hoarder"
    power = 2

    def keeps_off(self, card: CardInPlay, source: Source) -> bool:
        return card is self.card and source.is_of_another(self.you) and len(self.hand) >= 2


CARDS = [Mutiny, Charm, Blessing, Smite, Sink, Washout, Weaken, Hush, Lull, Leech, Ambush, Pull, Adept, Zero, Hoarder]
AFFECTING = ["Smite", "Shanghai", "Beam Up", "Sink", "Washout", "Weaken", "Blessing", "Mutiny", "Hush"]


# Spectre


def test_spectre_may_be_played_from_the_discard_pile_with_two_cards_or_fewer_in_hand():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ghost", "Ghost"])
        .minion("Haunting", on="Tar Pits")
        .discard_pile(0, "Spectre")
        .start()
    )
    assert offered(game) == [
        "Ghost on Jungle Oasis",
        "Ghost on Tar Pits",
        "Spectre on Jungle Oasis from your discard pile",
        "Spectre on Tar Pits from your discard pile",
        "End your plays",
    ]
    play(game, "Spectre", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Spectre"]
    assert discard_pile(game, 0) == []
    assert plays_left(game) == (0, 1)  # It used up the normal minion play.


def test_spectre_stays_in_the_discard_pile_with_three_cards_in_hand():
    game = scenario(bases=["Jungle Oasis"], hand=["Ghost", "Ghost", "Spirit"]).discard_pile(0, "Spectre").start()
    assert offered(game) == ["Ghost on Jungle Oasis", "Spirit on Jungle Oasis", "End your plays"]


def test_spectre_is_offered_as_soon_as_the_hand_is_small_enough():
    game = scenario(bases=["Jungle Oasis"], hand=["Ghost", "Ghost", "Shady Deal"]).discard_pile(0, "Spectre").start()
    assert "Spectre on Jungle Oasis from your discard pile" not in offered(game)
    play(game, "Shady Deal")
    play(game, "Spectre", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Spectre"]


def test_spectre_is_played_from_the_hand_whatever_its_size():
    game = scenario(bases=["Jungle Oasis"], hand=["Spectre", "Ghost", "Ghost", "Ghost"]).start()
    play(game, "Spectre", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Spectre"]


def test_spectre_is_not_played_without_a_minion_play():
    game = scenario(bases=["Jungle Oasis"]).plays(minions=0).discard_pile(0, "Spectre").start()
    assert offered(game) == ["End your plays"]


def test_spectre_in_anothers_discard_pile_is_none_of_your_business():
    game = scenario(bases=["Jungle Oasis"]).discard_pile(1, "Spectre").start()
    assert offered(game) == ["End your plays"]


def test_spectre_may_use_a_generic_extra_minion():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Summon"])
        .plays(minions=0)
        .discard_pile(0, "Spectre")
        .start()
    )
    play(game, "Summon")
    play(game, "Spectre", on="Tar Pits")
    assert minions(game, "Tar Pits") == ["Spectre"]


def test_spectre_may_be_the_minion_of_hidden_ninja():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Hidden Ninja"])
        .turn(0, "score_bases")
        .discard_pile(0, "Spectre")
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .start()
    )
    play(game, "Hidden Ninja")
    play(game, "Spectre", on="Jungle Oasis")
    assert game.scores == (0, 2)
    assert hand(game, 0) == ["Spectre", "Hidden Ninja"]  # Both discarded after scoring, reshuffled and drawn.


def test_spectre_cannot_stand_in_for_one_particular_extra_minion():
    game = scenario(bases=["Jungle Oasis"], hand=["Hoverbot"]).deck(0, "Nukebot").discard_pile(0, "Spectre").start()
    play(game, "Hoverbot", on="Jungle Oasis")
    assert offered(game) == ["Nukebot on Jungle Oasis", "Pass"]


def test_spectre_must_satisfy_the_conditions_of_the_play():
    game = scenario(bases=["The Homeworld"], hand=["Ghost"]).discard_pile(0, "Spectre").start()
    play(game, "Ghost", on="The Homeworld")
    assert plays_left(game) == (1, 1)
    assert offered(game) == ["End your plays"]


def test_spectre_may_come_back_any_number_of_times():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ninja Master", "Shinobi"])
        .plays(minions=3)
        .discard_pile(0, "Spectre")
        .start()
    )
    play(game, "Spectre", on="Jungle Oasis")
    play(game, "Ninja Master", on="Jungle Oasis")
    pick(game, "Spectre")
    play(game, "Spectre", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Ninja Master", "Spectre"]


def test_spectre_counts_as_a_minion_played():
    game = scenario(bases=["Haunted House"], hand=["Shady Deal"]).discard_pile(0, "Spectre").start()
    play(game, "Spectre", on="Haunted House")
    assert discard_pile(game, 0) == ["Shady Deal"]


# Haunting


def test_haunting_has_3_more_power_with_two_cards_or_fewer_in_hand():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ghost", "Ghost", "Shady Deal"])
        .minion("Haunting", on="Jungle Oasis")
        .start()
    )
    assert power_of(game, "Haunting") == 3
    play(game, "Shady Deal")
    assert power_of(game, "Haunting") == 6


def test_haunting_switches_off_when_its_controller_draws_at_the_end_of_the_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ghost", "Ghost"])
        .deck(0, "Spirit", "Spirit")
        .minion("Haunting", on="Jungle Oasis")
        .start()
    )
    assert power_of(game, "Haunting") == 6
    pick(game, "end")
    assert game.current_player == 1
    assert power_of(game, "Haunting") == 3


def test_haunting_switches_on_in_another_players_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ghost", "Ghost", "Ghost"])
        .turn(1)
        .hand(1, "Take the Shinies")
        .minion("Haunting", on="Jungle Oasis")
        .start()
    )
    play(game, "Take the Shinies")
    assert power_of(game, "Haunting") == 6


def test_haunting_looks_at_the_hand_of_its_controller():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ghost", "Ghost", "Ghost"])
        .minion("Haunting", on="Jungle Oasis", of=1, owner=0)
        .start()
    )
    assert power_of(game, "Haunting") == 6


@pytest.mark.parametrize("card", AFFECTING)
def test_haunting_with_few_cards_in_hand_is_not_affected_by_other_players_cards(card: str):
    """10.8: destroyed, moved, returned, placed, shuffled, changed in power or controller, ability cancelled."""
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ghost", "Ghost"], definitions=CARDS)
        .turn(1)
        .hand(1, card)
        .minion("Haunting", on="Jungle Oasis")
        .start()
    )
    play(game, card)
    assert minions(game, "Jungle Oasis", of=0) == ["Haunting"]
    assert power_of(game, "Haunting") == 6


def test_haunting_may_be_chosen_all_the_same():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ghost", "Ghost"])
        .turn(1)
        .hand(1, "Beam Up")
        .minion("Haunting", on="Jungle Oasis")
        .minion("Scout", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Beam Up")
    assert offered(game) == ["Haunting (6, Player 1, Jungle Oasis)", "Scout (3, Player 2, Jungle Oasis)"]


def test_haunting_with_three_cards_in_hand_is_affected():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ghost", "Ghost", "Ghost"])
        .turn(1)
        .hand(1, "Seeing Stars")
        .minion("Haunting", on="Jungle Oasis")
        .start()
    )
    play(game, "Seeing Stars")
    assert minions(game, "Jungle Oasis") == []


def test_haunting_is_not_lowered_by_other_players_ongoing_power_changes_while_protected():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ghost", "Ghost", "Shady Deal"])
        .minion("Haunting", on="Jungle Oasis")
        .action("Sleep Spores", on="Jungle Oasis", of=1)
        .start()
    )
    assert power_of(game, "Haunting") == 2
    play(game, "Shady Deal")
    assert power_of(game, "Haunting") == 6


def test_haunting_other_players_changes_for_a_time_do_not_count_while_it_is_protected():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ghost", "Ghost", "Ghost"], definitions=CARDS)
        .turn(1)
        .hand(1, "Weaken", "Take the Shinies")
        .plays(actions=2)
        .minion("Haunting", on="Jungle Oasis")
        .start()
    )
    play(game, "Weaken")
    assert power_of(game, "Haunting") == 1
    play(game, "Take the Shinies")
    assert power_of(game, "Haunting") == 6


def test_haunting_is_still_affected_by_your_own_cards_and_by_bases():
    game = (
        scenario(bases=["The Central Brain", "Mushroom Kingdom"], hand=["Weaken"], definitions=CARDS)
        .minion("Haunting", on="The Central Brain")
        .start()
    )
    assert power_of(game, "Haunting") == 7
    play(game, "Weaken")
    assert power_of(game, "Haunting") == 5
    pick(game, "end")
    assert asked_by(game) == "Mushroom Kingdom"
    pick(game, "Haunting")
    assert minions(game, "Mushroom Kingdom") == ["Haunting"]


def test_haunting_is_discarded_after_its_base_scores():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .turn(1, "score_bases")
        .minion("Haunting", on="Jungle Oasis", counters=6)
        .start()
    )
    assert discard_pile(game, 0) == ["Haunting"]


def test_haunting_another_players_action_played_on_it_is_discarded_without_effect():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ghost"])
        .turn(1)
        .hand(1, "Poison")
        .minion("Haunting", on="Jungle Oasis")
        .start()
    )
    play(game, "Poison", on="Haunting")
    assert actions_on(game, "Haunting") == []
    assert discard_pile(game, 1) == ["Poison"]


def _with_poison(*cards: str, other: str = "Tar Pits") -> Scenario:
    """Player 0 holds these cards; player 1's Poison is on player 0's Haunting, with an action of player 0."""
    return scenario(bases=["Jungle Oasis", other], hand=list(cards), definitions=CARDS).minion(
        "Haunting", on="Jungle Oasis", actions=[("Poison", 1), ("Upgrade", 0)]
    )


def test_haunting_other_players_actions_on_it_are_destroyed_when_the_protection_switches_on():
    """10.12"""
    game = _with_poison("Ghost", "Ghost", "Ghost").start()
    assert power_of(game, "Haunting") == 1
    play(game, "Ghost", on="Tar Pits")
    pick(game, "pass")
    assert actions_on(game, "Haunting") == ["Upgrade"]
    assert discard_pile(game, 1) == ["Poison"]
    assert power_of(game, "Haunting") == 8


def test_haunting_the_protection_switches_on_by_a_discard_in_another_players_turn():
    game = _with_poison("Ghost", "Ghost", "Ghost").turn(1).hand(1, "Take the Shinies").start()
    play(game, "Take the Shinies")
    assert actions_on(game, "Haunting") == ["Upgrade"]


def test_haunting_the_protection_switches_on_even_for_the_moment_in_which_a_card_resolves():
    """Séance leaves the hand, which then has two cards, and fills it up to five."""
    game = _with_poison("Ghost", "Ghost", "Séance").deck(0, "Spirit", "Spirit", "Spirit").start()
    play(game, "Séance")
    assert len(hand(game, 0)) == 5
    assert actions_on(game, "Haunting") == ["Upgrade"]
    assert discard_pile(game, 1) == ["Poison"]


def test_haunting_the_protection_switches_on_for_the_moment_in_which_the_hand_is_discarded():
    """Evans City Cemetery: the winner discards the hand and draws five cards."""
    game = (
        _with_poison("Ghost", "Ghost", "Ghost", other="Evans City Cemetery")
        .turn(0, "score_bases")
        .deck(0, "Spirit", "Spirit", "Spirit", "Ghost", "Séance", "Shady Deal", "Haunting")
        .minion("King Rex", on="Evans City Cemetery", counters=13)
        .start()
    )
    assert len(hand(game, 0)) == 7
    assert actions_on(game, "Haunting") == ["Upgrade"]


def test_haunting_a_protection_that_comes_back_at_the_end_of_the_turn_destroys_other_players_actions_then():
    game = _with_poison("Hush", "Spirit", "Ghost", "Ghost").plays(minions=2).start()
    play(game, "Hush")
    play(game, "Ghost", on="Tar Pits")
    pick(game, "pass")
    play(game, "Ghost", on="Tar Pits")
    pick(game, "pass")
    assert hand(game, 0) == ["Spirit"]
    assert actions_on(game, "Haunting") == ["Poison", "Upgrade"]  # Its ability is cancelled.
    pick(game, "end")
    assert hand(game, 0) == ["Spirit", "Hush"]
    assert actions_on(game, "Haunting") == ["Upgrade"]
    assert [kind for kind in events(game) if kind in ("destroy", "turn")] == ["destroy", "turn"]


def test_haunting_a_protection_that_comes_back_at_the_start_of_a_turn_destroys_other_players_actions_then():
    game = _with_poison("Lull", "Spirit", "Ghost", "Ghost").plays(minions=2).start()
    play(game, "Lull")
    play(game, "Ghost", on="Tar Pits")
    pick(game, "pass")
    play(game, "Ghost", on="Tar Pits")
    pick(game, "pass", "end")
    assert hand(game, 0) == ["Spirit", "Lull"]
    assert actions_on(game, "Haunting") == ["Poison", "Upgrade"]
    pick(game, "end")
    assert game.current_player == 0
    assert actions_on(game, "Haunting") == ["Upgrade"]


def test_a_protection_that_switches_on_in_the_draw_phase_destroys_other_players_actions_before_the_turn_ends():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], definitions=CARDS)
        .deck(0, "Ghost", "Ghost")
        .minion("Hoarder", on="Jungle Oasis", actions=[("Leech", 1)])
        .start()
    )
    assert actions_on(game, "Hoarder") == ["Leech"]
    pick(game, "end")
    assert actions_on(game, "Hoarder") == []
    assert game.scores == (0, 0)


def test_haunting_does_nothing_from_the_hand():
    game = scenario(bases=["Jungle Oasis"], hand=["Haunting"]).turn(1).hand(1, "Probe").start()
    play(game, "Probe")
    assert discard_pile(game, 0) == ["Haunting"]


# Spirit


def test_spirit_destroys_a_minion_for_as_many_cards_as_its_power():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Spirit", "Ghost", "Ghost", "Shady Deal", "Séance"])
        .minion("Tiger Assassin", on="Tar Pits", of=1)
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Spirit", on="Jungle Oasis")
    assert offered(game) == [
        "Ninja Acolyte (2, Player 2, Jungle Oasis)",
        "Spirit (3, Player 1, Jungle Oasis)",
        "Tiger Assassin (4, Player 2, Tar Pits)",
        "Pass",
    ]
    pick(game, "Ninja Acolyte")
    pick(game, "Ghost", "Séance")
    assert hand(game, 0) == ["Ghost", "Shady Deal"]
    assert discard_pile(game, 0) == ["Ghost", "Séance"]
    assert discard_pile(game, 1) == ["Ninja Acolyte"]


def test_spirit_is_optional():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Spirit", "Ghost", "Ghost"])
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Spirit", on="Jungle Oasis")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == ["Ninja Acolyte", "Spirit"]
    assert hand(game, 0) == ["Ghost", "Ghost"]


def test_spirit_with_too_few_cards_discards_none_and_destroys_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Spirit", "Ghost"])
        .minion("Ninja Acolyte", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Spirit", on="Jungle Oasis")
    assert asked_by(game) is None
    assert hand(game, 0) == ["Ghost"]


def test_spirit_looks_at_current_power():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Spirit", "Ghost", "Ghost", "Ghost"])
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Poison"])
        .minion("War Raptor", on="Jungle Oasis", of=1, counters=1)
        .start()
    )
    play(game, "Spirit", on="Jungle Oasis")
    pick(game, "King Rex")
    assert hand(game, 0) == []  # King Rex has 3 power: the whole hand, nothing to choose.
    assert minions(game, "Jungle Oasis") == ["War Raptor", "Spirit"]


def test_spirit_destroys_a_minion_with_power_0_for_nothing():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Spirit"], definitions=CARDS)
        .minion("Zero", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Spirit", on="Jungle Oasis")
    pick(game, "Zero")
    assert minions(game, "Jungle Oasis") == ["Spirit"]


def test_spirit_may_be_used_on_a_protected_minion_which_survives():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Spirit", "Ghost", "Ghost", "Ghost", "Ghost"])
        .minion("Warbot", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Spirit", on="Jungle Oasis")
    pick(game, "Warbot")
    assert hand(game, 0) == []
    assert minions(game, "Jungle Oasis") == ["Warbot", "Spirit"]


def test_spirit_the_price_is_the_power_before_the_discard():
    """Your own Haunting has 3 power with three cards in hand, and 6 once they are discarded."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Spirit", "Ghost", "Ghost", "Ghost"])
        .minion("Haunting", on="Jungle Oasis")
        .start()
    )
    play(game, "Spirit", on="Jungle Oasis")
    pick(game, "Haunting")
    assert minions(game, "Jungle Oasis") == ["Spirit"]
    assert len(discard_pile(game, 0)) == 4


# Ghost


def test_ghost_may_discard_a_card_of_your_choice():
    game = scenario(bases=["Jungle Oasis"], hand=["Ghost", "Séance", "Shady Deal"]).start()
    play(game, "Ghost", on="Jungle Oasis")
    assert offered(game) == ["Séance", "Shady Deal", "Pass"]
    pick(game, "Séance")
    assert hand(game, 0) == ["Shady Deal"]
    assert discard_pile(game, 0) == ["Séance"]


def test_ghost_need_not_discard():
    game = scenario(bases=["Jungle Oasis"], hand=["Ghost", "Séance"]).start()
    play(game, "Ghost", on="Jungle Oasis")
    pick(game, "pass")
    assert hand(game, 0) == ["Séance"]


def test_ghost_with_an_empty_hand_does_nothing():
    game = scenario(bases=["Jungle Oasis"], hand=["Ghost"]).start()
    play(game, "Ghost", on="Jungle Oasis")
    assert asked_by(game) is None


# Across the Divide


def test_across_the_divide_takes_any_number_of_minions_of_one_name():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Across the Divide"])
        .discard_pile(0, "Ghost", "Spirit", "Ghost", "Séance", "Ghost")
        .discard_pile(1, "Ghost")
        .duplicate_factions()
        .start()
    )
    play(game, "Across the Divide")
    assert offered(game) == ["Ghost", "Spirit", "Done"]
    pick(game, "Ghost", "Ghost")
    assert offered(game) == ["Ghost", "Done"]
    pick(game, "done")
    assert hand(game, 0) == ["Ghost", "Ghost"]
    assert discard_pile(game, 0) == ["Spirit", "Séance", "Ghost", "Across the Divide"]


def test_across_the_divide_may_take_none():
    game = scenario(bases=["Jungle Oasis"], hand=["Across the Divide"]).discard_pile(0, "Ghost").start()
    play(game, "Across the Divide")
    pick(game, "done")
    assert hand(game, 0) == []


# Door to the Beyond


def test_door_to_the_beyond_gives_your_minions_here_2_power_with_two_cards_or_fewer_in_hand():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Door to the Beyond", "Shady Deal", "Séance", "Ghost"])
        .plays(actions=2)
        .minion("Spirit", on="Jungle Oasis")
        .minion("Ghost", on="Tar Pits")
        .minion("Walker", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Door to the Beyond", on="Jungle Oasis")
    assert power_of(game, "Spirit") == 3
    play(game, "Shady Deal")
    assert power_of(game, "Spirit") == 5
    assert (power_of(game, "Ghost"), power_of(game, "Walker")) == (2, 2)


def test_door_to_the_beyond_looks_at_its_controllers_hand_on_every_turn():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ghost", "Ghost"])
        .deck(0, "Ghost")
        .hand(1, "Take the Shinies", "Gnome", "Gnome", "Gnome")
        .minion("Spirit", on="Jungle Oasis")
        .action("Door to the Beyond", on="Jungle Oasis")
        .start()
    )
    assert power_of(game, "Spirit") == 5
    pick(game, "end")
    assert power_of(game, "Spirit") == 3
    play(game, "Take the Shinies")
    assert power_of(game, "Spirit") == 5


# Ghostly Arrival


def test_ghostly_arrival_gives_an_extra_minion_and_an_extra_action_in_either_order_now_or_later():
    game = scenario(bases=["Jungle Oasis"], hand=["Ghostly Arrival", "Spirit", "Haunting", "Shady Deal"]).start()
    play(game, "Ghostly Arrival")
    assert plays_left(game) == (2, 1)
    play(game, "Spirit", on="Jungle Oasis")
    play(game, "Shady Deal")
    play(game, "Haunting", on="Jungle Oasis")
    assert plays_left(game) == (0, 0)
    assert game.scores == (1, 0)


def test_ghostly_arrival_may_be_used_for_one_of_the_two_or_neither():
    game = scenario(bases=["Jungle Oasis"], hand=["Ghostly Arrival", "Shady Deal", "Haunting"]).start()
    play(game, "Ghostly Arrival")
    play(game, "Shady Deal")
    pick(game, "end")
    assert minions(game, "Jungle Oasis") == []
    assert game.scores == (1, 0)


def test_ghostly_arrival_may_play_spectre():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Ghostly Arrival"]).plays(minions=0).discard_pile(0, "Spectre").start()
    )
    play(game, "Ghostly Arrival")
    play(game, "Spectre", on="Jungle Oasis")
    assert minions(game, "Jungle Oasis") == ["Spectre"]


def test_ghostly_arrival_outside_play_cards_is_now_or_never_in_either_order():
    """4.3"""
    game = (
        scenario(
            bases=["Jungle Oasis", "Tar Pits"],
            hand=["Ambush", "Ghostly Arrival", "Shady Deal", "Haunting"],
            definitions=CARDS,
        )
        .turn(1, "score_bases")
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .start()
    )
    play(game, "Ambush")
    play(game, "Ghostly Arrival")
    assert offered(game) == ["Haunting on Jungle Oasis", "Haunting on Tar Pits", "Shady Deal", "Pass"]
    play(game, "Shady Deal")
    assert game.scores == (1, 0)
    assert offered(game) == ["Haunting on Jungle Oasis", "Haunting on Tar Pits", "Pass"]
    play(game, "Haunting", on="Tar Pits")
    assert game.scores == (1, 2)
    assert minions(game, "Tar Pits") == ["Haunting"]


def test_ghostly_arrival_outside_play_cards_may_be_passed():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Ambush", "Ghostly Arrival", "Haunting"], definitions=CARDS)
        .turn(1, "score_bases")
        .minion("King Rex", on="Jungle Oasis", of=1, counters=5)
        .start()
    )
    play(game, "Ambush")
    play(game, "Ghostly Arrival")
    pick(game, "pass")
    assert game.current_player == 0
    assert plays_left(game) == (1, 1)


# Incorporeal


def test_incorporeal_is_played_on_a_minion_you_control():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Incorporeal"])
        .minion("Spirit", on="Jungle Oasis")
        .minion("Ghost", on="Jungle Oasis", of=1, owner=0)
        .minion("Walker", on="Jungle Oasis", of=1)
        .start()
    )
    assert offered(game) == ["Incorporeal on Spirit (3, Player 1, Jungle Oasis)", "End your plays"]


@pytest.mark.parametrize("card", AFFECTING)
def test_incorporeal_other_players_cards_do_not_affect_the_minion(card: str):
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], definitions=CARDS)
        .turn(1)
        .hand(1, card)
        .minion("Spirit", on="Jungle Oasis", actions=["Incorporeal"])
        .start()
    )
    play(game, card)
    assert minions(game, "Jungle Oasis", of=0) == ["Spirit"]
    assert power_of(game, "Spirit") == 3


def test_incorporeal_other_players_actions_on_the_minion_are_destroyed_when_it_is_attached():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Incorporeal"])
        .minion("King Rex", on="Jungle Oasis", actions=[("Poison", 1), ("Upgrade", 0)])
        .start()
    )
    play(game, "Incorporeal", on="King Rex")
    assert actions_on(game, "King Rex") == ["Upgrade", "Incorporeal"]
    assert discard_pile(game, 1) == ["Poison"]


def test_incorporeal_a_later_action_of_another_player_is_discarded_without_effect():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Assassination")
        .minion("Spirit", on="Jungle Oasis", actions=["Incorporeal"])
        .start()
    )
    play(game, "Assassination", on="Spirit")
    assert actions_on(game, "Spirit") == ["Incorporeal"]
    assert discard_pile(game, 1) == ["Assassination"]


def test_incorporeal_your_own_cards_and_bases_still_affect_the_minion():
    game = (
        scenario(bases=["The Central Brain", "Jungle Oasis"], hand=["Upgrade", "Augmentation"])
        .plays(actions=2)
        .minion("Spirit", on="The Central Brain", actions=["Incorporeal"])
        .start()
    )
    play(game, "Upgrade", on="Spirit")
    play(game, "Augmentation")
    assert power_of(game, "Spirit") == 3 + 1 + 2 + 4


def test_incorporeal_itself_may_be_destroyed():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Disenchant")
        .minion("Spirit", on="Jungle Oasis", actions=["Incorporeal"])
        .start()
    )
    play(game, "Disenchant")
    assert actions_on(game, "Spirit") == []


def test_two_incorporeals_do_not_protect_each_other():
    game = (
        scenario(bases=["Jungle Oasis"])
        .turn(1)
        .hand(1, "Disenchant")
        .minion("Spirit", on="Jungle Oasis", actions=["Incorporeal", "Incorporeal"])
        .start()
    )
    play(game, "Disenchant")
    game.choose(0)
    assert actions_on(game, "Spirit") == ["Incorporeal"]


def test_incorporeal_goes_on_protecting_from_the_player_who_no_longer_controls_the_minion():
    """9.5: "other players" are those other than the action's controller."""
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"])
        .turn(1)
        .hand(1, "Way of Deception")
        .minion("Spirit", on="Jungle Oasis", of=1, owner=0, actions=[("Incorporeal", 0)])
        .start()
    )
    play(game, "Way of Deception")
    assert minions(game, "Jungle Oasis") == ["Spirit"]


# Make Contact


def test_make_contact_can_only_be_played_as_the_last_card_in_hand():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Make Contact", "Shady Deal"])
        .plays(actions=2)
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    assert offered(game) == ["Shady Deal", "End your plays"]
    play(game, "Shady Deal")
    assert offered(game) == ["Make Contact on King Rex (7, Player 2, Jungle Oasis)", "End your plays"]


def test_make_contact_gives_control_of_any_minion_anywhere():
    game = (
        scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["Make Contact"])
        .minion("King Rex", on="Tar Pits", of=1)
        .minion("War Raptor", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Make Contact", on="King Rex")
    assert (total(game, "Tar Pits", 0), total(game, "Tar Pits", 1)) == (7, 0)
    assert minions(game, "Tar Pits") == ["King Rex"]


def test_make_contact_control_lasts_when_cards_are_drawn_and_turns_go_by():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Make Contact"])
        .deck(0, "Ghost", "Ghost", "Ghost", "Ghost")
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Make Contact", on="King Rex")
    pick(game, "end")
    pick(game, "end")
    assert hand(game, 0) == ["Ghost", "Ghost"]
    assert minion(game, "King Rex").controller == 0


def test_make_contact_the_talent_of_the_minion_is_yours():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Make Contact"], definitions=CARDS)
        .minion("Adept", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Make Contact", on="Adept")
    use(game, "Adept")
    assert game.scores == (1, 0)


def test_make_contact_does_not_set_off_the_minions_own_play():
    game = scenario(bases=["Jungle Oasis"], hand=["Make Contact"]).minion("Invader", on="Jungle Oasis", of=1).start()
    play(game, "Make Contact", on="Invader")
    assert game.scores == (0, 0)
    assert total(game, "Jungle Oasis", 0) == 3


def test_make_contact_actions_on_the_minion_stay_with_whoever_played_them():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Make Contact"])
        .minion("King Rex", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .start()
    )
    play(game, "Make Contact", on="King Rex")
    assert [action.controller for action in minion(game, "King Rex").actions] == [1, 0]
    assert total(game, "Jungle Oasis", 0) == 9


def test_make_contact_the_minion_leaves_play_to_its_owner_and_make_contact_to_its_own():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Make Contact"])
        .hand(1, "Beam Up")
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Make Contact", on="King Rex")
    pick(game, "end")
    play(game, "Beam Up")
    assert hand(game, 1) == ["King Rex"]
    assert discard_pile(game, 0) == ["Make Contact"]
    play(game, "King Rex", on="Jungle Oasis")
    assert minion(game, "King Rex").controller == 1


def test_make_contact_when_it_leaves_play_the_minion_goes_back_to_its_owner():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Make Contact"])
        .hand(1, "Disenchant")
        .minion("Gnome", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Make Contact", on="Gnome")
    assert minion(game, "Gnome").controller == 0
    pick(game, "end")
    play(game, "Disenchant")
    assert minion(game, "Gnome").controller == 1


def test_make_contact_when_it_leaves_play_another_control_effect_still_in_force_decides():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Make Contact"], definitions=CARDS)
        .hand(1, "Mutiny", "Disenchant")
        .minion("Walker", on="Jungle Oasis", of=2)
        .start()
    )
    play(game, "Make Contact", on="Walker")
    pick(game, "end")
    play(game, "Mutiny")
    assert minion(game, "Walker").controller == 1
    pick(game, "end")
    pick(game, "end")
    pick(game, "end")
    play(game, "Disenchant")
    assert minion(game, "Walker").controller == 1


def test_make_contact_is_still_in_force_when_a_control_for_a_turn_ends():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Make Contact"], definitions=CARDS)
        .hand(1, "Charm")
        .minion("Walker", on="Jungle Oasis", of=2)
        .start()
    )
    play(game, "Make Contact", on="Walker")
    pick(game, "end")
    play(game, "Charm")
    assert minion(game, "Walker").controller == 1
    pick(game, "end")
    assert minion(game, "Walker").controller == 0


def test_make_contact_when_it_leaves_the_owner_gets_the_minion_not_who_controlled_it_before():
    game = (
        scenario(players=3, bases=["Jungle Oasis"], hand=["Make Contact"])
        .hand(1, "Disenchant")
        .minion("Walker", on="Jungle Oasis", of=1, owner=2)
        .start()
    )
    play(game, "Make Contact", on="Walker")
    pick(game, "end")
    play(game, "Disenchant")
    assert minion(game, "Walker").controller == 2


def test_make_contact_on_a_minion_you_already_control_does_not_end_what_gave_you_control():
    """7.5: control with no stated end holds until the next change of control."""
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mutiny", "Make Contact"], definitions=CARDS)
        .plays(actions=2)
        .hand(1, "Disenchant")
        .minion("Gnome", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Mutiny")
    play(game, "Make Contact", on="Gnome")
    pick(game, "end")
    play(game, "Disenchant")
    assert minion(game, "Gnome").controller == 0


def test_make_contact_cannot_take_a_minion_that_your_cards_do_not_affect():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Make Contact"])
        .minion("Spirit", on="Jungle Oasis", of=1, actions=["Incorporeal"])
        .duplicate_factions()
        .start()
    )
    play(game, "Make Contact", on="Spirit")
    assert minion(game, "Spirit").controller == 1
    assert discard_pile(game, 0) == ["Make Contact"]


def test_make_contact_on_haunting_makes_your_hand_count():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Make Contact"])
        .hand(1, "Ghost", "Ghost", "Ghost")
        .minion("Haunting", on="Jungle Oasis", of=1, actions=["Incorporeal"])
        .minion("Haunting", on="Jungle Oasis", of=1, counters=1)
        .duplicate_factions()
        .start()
    )
    game.choose(1)
    assert total(game, "Jungle Oasis", 0) == 7
    assert total(game, "Jungle Oasis", 1) == 3


def test_make_contact_takes_other_players_actions_off_a_haunting_that_your_small_hand_protects():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Make Contact"])
        .hand(1, "Ghost", "Ghost", "Ghost")
        .minion("Haunting", on="Jungle Oasis", of=1, actions=["Upgrade"])
        .duplicate_factions()
        .start()
    )
    play(game, "Make Contact", on="Haunting")
    assert actions_on(game, "Haunting") == ["Make Contact"]


def test_make_contact_that_is_transferred_gives_control_of_the_new_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Make Contact"], definitions=CARDS)
        .hand(1, "Pull")
        .minion("Gnome", on="Jungle Oasis", of=1)
        .minion("Leprechaun", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Make Contact", on="Leprechaun")
    pick(game, "end")
    play(game, "Pull")
    assert minion(game, "Leprechaun").controller == 1
    assert minion(game, "Gnome").controller == 0


def test_make_contact_revealed_by_mass_enchantment_cannot_be_played_and_is_discarded_if_chosen():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["Mass Enchantment"])
        .deck(1, "Make Contact")
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Mass Enchantment")
    assert offered(game) == ["Make Contact, which cannot be played and is discarded", "Pass"]
    game.choose(0)
    assert minion(game, "King Rex").controller == 1
    assert discard_pile(game, 1) == ["Make Contact"]


def test_make_contact_in_anothers_deck_is_no_card_of_your_hand_even_if_you_hold_just_another_one():
    game = (
        scenario(
            bases=["Jungle Oasis"],
            hand=["Mass Enchantment", "Make Contact"],
            options=Options(ask_end=True, duplicate_factions=True),
        )
        .deck(1, "Make Contact")
        .minion("King Rex", on="Jungle Oasis", of=1)
        .start()
    )
    play(game, "Mass Enchantment")
    assert offered(game) == ["Make Contact, which cannot be played and is discarded", "Pass"]


# Séance


@pytest.mark.parametrize("others", [[], ["Ghost"], ["Ghost", "Spirit"]])
def test_seance_with_two_other_cards_or_fewer_fills_the_hand_up_to_five(others: list[str]):
    game = scenario(bases=["Jungle Oasis"], hand=["Séance", *others]).deck(0, *["Haunting"] * 2, *["Ghost"] * 3).start()
    play(game, "Séance")
    assert len(hand(game, 0)) == 5


def test_seance_with_three_other_cards_has_no_effect():
    game = scenario(bases=["Jungle Oasis"], hand=["Séance", "Ghost", "Ghost", "Ghost"]).deck(0, "Spirit").start()
    play(game, "Séance")
    assert hand(game, 0) == ["Ghost", "Ghost", "Ghost"]
    assert discard_pile(game, 0) == ["Séance"]


# Shady Deal


def test_shady_deal_gives_1_vp_with_two_other_cards_or_fewer():
    game = scenario(bases=["Jungle Oasis"], hand=["Shady Deal", "Ghost", "Ghost"]).start()
    play(game, "Shady Deal")
    assert game.scores == (1, 0)


def test_shady_deal_gives_nothing_with_three_other_cards():
    game = scenario(bases=["Jungle Oasis"], hand=["Shady Deal", "Ghost", "Ghost", "Ghost"]).start()
    play(game, "Shady Deal")
    assert game.scores == (0, 0)


# The Dead Rise


def test_the_dead_rise_plays_a_minion_of_less_power_than_the_number_of_cards_discarded():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["The Dead Rise", "Ghost", "Séance", "Spirit", "Shady Deal"])
        .discard_pile(0, "Haunting", "King Rex")
        .start()
    )
    play(game, "The Dead Rise")
    pick(game, "Ghost", "Séance", "Spirit", "done")
    assert offered(game) == ["Ghost on Jungle Oasis", "Pass"]  # Power below 3, printed.
    play(game, "Ghost", on="Jungle Oasis")
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == ["Ghost"]
    assert discard_pile(game, 0) == ["Haunting", "King Rex", "Séance", "Spirit", "The Dead Rise"]
    assert plays_left(game) == (1, 0)


def test_the_dead_rise_with_four_cards_reaches_power_3():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["The Dead Rise", "Ghost", "Séance", "Spirit", "Shady Deal"])
        .discard_pile(0, "Haunting", "King Rex", "Laseratops")
        .start()
    )
    play(game, "The Dead Rise")
    pick(game, "Ghost", "Séance", "Spirit", "Shady Deal")
    assert offered(game) == ["Haunting on Jungle Oasis", "Ghost on Jungle Oasis", "Spirit on Jungle Oasis", "Pass"]
    pick(game, "pass")
    assert minions(game, "Jungle Oasis") == []
    assert plays_left(game) == (1, 0)


def test_the_dead_rise_discarding_none_allows_no_minion():
    game = (
        scenario(bases=["Jungle Oasis"], hand=["The Dead Rise", "Ghost"], definitions=CARDS)
        .discard_pile(0, "Zero")
        .start()
    )
    play(game, "The Dead Rise")
    pick(game, "done")
    assert prompt(game) == PLAYS
    assert hand(game, 0) == ["Ghost"]


# Haunted House


def test_haunted_house_who_plays_a_minion_here_must_discard_a_card_of_their_choice():
    game = scenario(bases=["Haunted House"]).turn(1).hand(1, "Zapbot", "Hoverbot", "Tech Center").start()
    play(game, "Zapbot", on="Haunted House")
    assert asked_by(game) == "Haunted House"
    assert offered(game) == ["Hoverbot", "Tech Center"]
    pick(game, "Tech Center")
    assert hand(game, 1) == ["Hoverbot"]


def test_haunted_house_comes_after_the_minions_own_ability():
    game = scenario(bases=["Haunted House"], hand=["Ghost", "Séance", "Shady Deal"]).start()
    play(game, "Ghost", on="Haunted House")
    assert asked_by(game) == "Ghost"
    pick(game, "Séance")
    assert hand(game, 0) == []


def test_haunted_house_with_an_empty_hand_nothing_happens():
    game = scenario(bases=["Haunted House"], hand=["Spirit"]).start()
    play(game, "Spirit", on="Haunted House")
    assert prompt(game) == PLAYS


def test_haunted_house_also_for_minions_from_the_discard_pile():
    game = scenario(bases=["Haunted House"], hand=["They Keep Coming", "Ghost"]).discard_pile(0, "Grave Digger").start()
    play(game, "They Keep Coming")
    play(game, "Grave Digger", on="Haunted House")
    assert hand(game, 0) == []


def test_haunted_house_not_for_minions_that_move_here():
    game = (
        scenario(bases=["Haunted House", "Jungle Oasis"], hand=["Invasion", "Ghost"])
        .minion("Spirit", on="Jungle Oasis")
        .start()
    )
    play(game, "Invasion")
    assert minions(game, "Haunted House") == ["Spirit"]
    assert hand(game, 0) == ["Ghost"]


def test_haunted_house_may_be_ignored_with_infiltrate():
    game = scenario(bases=["Haunted House"], hand=["Shinobi", "Ghost"]).action("Infiltrate", on="Haunted House").start()
    play(game, "Shinobi", on="Haunted House")
    assert prompt(game) == "Ignore the ability of Haunted House?"
    pick(game, "yes")
    assert hand(game, 0) == ["Ghost"]


# The Dread Gazebo


def test_the_dread_gazebo_no_action_can_be_played_on_it():
    game = scenario(bases=["The Dread Gazebo", "Jungle Oasis"], hand=["Door to the Beyond"]).start()
    assert offered(game) == ["Door to the Beyond on Jungle Oasis", "End your plays"]


def test_the_dread_gazebo_allows_actions_on_minions_here_and_standard_actions():
    game = (
        scenario(bases=["The Dread Gazebo", "Jungle Oasis"], hand=["Incorporeal", "Crop Circles"])
        .plays(actions=2)
        .minion("Spirit", on="The Dread Gazebo")
        .start()
    )
    play(game, "Incorporeal", on="Spirit")
    assert actions_on(game, "Spirit") == ["Incorporeal"]
    play(game, "Crop Circles")
    pick(game, "The Dread Gazebo")
    assert minions(game, "The Dread Gazebo") == []


def test_the_dread_gazebo_does_not_bar_an_action_that_is_transferred_here():
    game = (
        scenario(bases=["The Dread Gazebo", "Jungle Oasis"], hand=["Pull"], definitions=CARDS)
        .action("Door to the Beyond", on="Jungle Oasis")
        .start()
    )
    play(game, "Pull")
    assert actions_on(game, "The Dread Gazebo") == ["Door to the Beyond"]


# Creampuff Man


def creampuff(*cards: str) -> Scenario:
    return scenario(bases=["Jungle Oasis", "Tar Pits"], hand=list(cards)).titan("Creampuff Man", on="Tar Pits")


def test_creampuff_man_is_played_while_your_hand_is_empty():
    game = scenario(bases=["Jungle Oasis", "Tar Pits"]).titan("Creampuff Man").start()
    use(game, "Creampuff Man")
    pick(game, "Tar Pits")
    assert titans(game, "Tar Pits") == ["Creampuff Man"]
    assert "Use Creampuff Man" not in offered(scenario(hand=["Ghost"]).titan("Creampuff Man").start())


@pytest.mark.parametrize(("cards", "power"), [(0, 5), (2, 3), (5, 0), (7, 0)])
def test_creampuff_man_adds_5_less_the_cards_in_your_hand(cards: int, power: int):
    game = scenario(bases=["Tar Pits"]).titan("Creampuff Man", on="Tar Pits").fillers().hand(0, *["Filler"] * cards)
    assert total(game.start(), "Tar Pits", 0) == power


def test_creampuff_man_plays_an_action_from_the_discard_pile_for_a_card_and_puts_it_under_the_deck():
    position = creampuff("Ghost").discard_pile(0, "Seeing Stars", "Ghost").deck(0, "Spectre").plays(0, 0)
    game = position.minion("Scout", on="Tar Pits", of=1).start()
    use(game, "Creampuff Man")  # One action to choose, one card to discard.
    assert minions(game, "Tar Pits") == []
    assert discard_pile(game, 0) == ["Ghost", "Ghost"]
    assert deck(game, 0) == ["Spectre", "Seeing Stars"]


def test_creampuff_man_chooses_the_action_before_the_discard_and_only_standard_ones():
    game = creampuff("Seeing Stars").discard_pile(0, "Incorporeal").minion("Ghost", on="Tar Pits").start()
    use(game, "Creampuff Man")
    assert hand(game, 0) == ["Seeing Stars"]  # The card to be discarded could not be the action.


def test_creampuff_man_does_nothing_without_a_card_to_discard():
    game = creampuff().discard_pile(0, "Seeing Stars").minion("Scout", on="Tar Pits", of=1).start()
    use(game, "Creampuff Man")
    assert minions(game, "Tar Pits") == ["Scout"]
    assert discard_pile(game, 0) == ["Seeing Stars"]
