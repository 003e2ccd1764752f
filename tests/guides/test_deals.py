"""What rivals may hold: all choices of Specials are dealt, and a solution has to work against each."""

from smashup.guides.puzzles.deals import are_hidden, deals, number_of_deals, own_choices, unbeaten, worst_deal
from smashup.guides.puzzles.finder import without
from smashup.guides.puzzles.goals import Goal
from smashup.scenario import Scenario, scenario

WIN = Goal("win")


def position(*hidden: str, vp: int = 11) -> Scenario:
    """King Rex breaks Tar Pits with 15 against 10: first place wins with 11 VP, second place does not."""
    return (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["King Rex"])
        .minion("Laseratops", on="Tar Pits", of=0)
        .minion("Laseratops", on="Tar Pits", of=0)
        .minion("Warbot", on="Tar Pits", of=1)
        .hand(1, "Zapbot", "Hoverbot")
        .deck(1, *hidden)
        .vp(vp, 0)
    )


def test_every_choice_of_specials_that_fits_into_the_hand_is_dealt() -> None:
    data = position("Shinobi", "Shinobi", "Hidden Ninja", "Nukebot").to_dict()
    held = [sorted(deal["hands"]["1"]) for deal in deals(data)]
    specials = [tuple(card for card in hand if card in ("Shinobi", "Hidden Ninja")) for hand in held]
    assert specials == [
        ("Hidden Ninja", "Shinobi"),
        ("Shinobi", "Shinobi"),
        ("Hidden Ninja",),
        ("Shinobi",),
        (),
    ]
    assert number_of_deals(data) == 5
    assert {len(hand) for hand in held} == {2}
    assert all(len(deal["hands"]["1"] + deal["decks"]["1"]) == 6 for deal in deals(data))
    assert sorted(worst_deal(data)["hands"]["1"]) == ["Hidden Ninja", "Shinobi"]


def test_a_way_that_one_special_can_stop_is_not_a_solution() -> None:
    """Shinobi, 3, and Hidden Ninja with another one bring the rival from 4 to 10 against 15 and no further."""
    own = ["play king_rex on tar_pits", "end"]
    safe = position("Shinobi", "Hidden Ninja").to_dict()
    assert unbeaten(safe, WIN, own)
    assert not unbeaten({**safe, "minions": [*safe["minions"], ["Nukebot", "Tar Pits", 1, 1, 4, []]]}, WIN, own)


def test_rivals_without_cards_hide_nothing() -> None:
    assert are_hidden(position().to_dict())
    assert not are_hidden(scenario(bases=["Tar Pits"], hand=["King Rex"]).to_dict())


def test_what_is_left_out_goes_to_its_owners_deck() -> None:
    data = position("Nukebot").minion("Warbot", on="The Homeworld", of=1, owner=0).to_dict()
    fewer = without(data, "minions", 3)
    assert fewer["decks"] == {"0": ["Warbot"], "1": ["Nukebot"]}
    assert len(fewer["minions"]) == 3


def test_the_others_answers_are_no_choices_of_the_solver() -> None:
    data = worst_deal(position("Shinobi").to_dict())
    line = ["play king_rex on tar_pits", "end", "pass"]
    assert own_choices(data, line) == line[:2]
