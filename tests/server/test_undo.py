"""Taking back: free against bots, by consent among people, with everybody's consent where something was learned."""

from __future__ import annotations

import pytest

from smashup.server import journal
from smashup.server.commands import chosen
from smashup.server.new_table import new_table
from smashup.server.protocol.journal import SeatChanged, UndoAnswered, UndoAsked
from smashup.server.protocol.tables import NewTable
from smashup.server.undo import UndoPlan, undo_plan
from tests.server.clients import take_turns


def test_against_bots_it_is_free_and_goes_back_to_ones_own_last_choice(api):
    made = api.make("person", "random", "greedy")
    with api.at(made["table"], made["token"]) as ann:
        ann.play(4)
        assert ann.until_asked()
        before = ann.state
        assert before["undo"] == {"possible": True, "free": True, "reveals": False, "waiting_for": []}
        ann.choose(0)
        assert ann.until_asked()
        ann.do("undo")
        assert ann.state["game"] == before["game"]
        assert ann.state["decision"]["options"] == before["decision"]["options"]
        assert ann.state["decision"]["number"] > before["decision"]["number"]
        taken_back = ann.story[-1]
        assert (taken_back["kind"], taken_back["seat"]) == ("taken_back", 0)
        assert taken_back["back_to"] == before["decision"]["number"]
        assert ann.refused("choose", decision=before["decision"]["number"], key="end") == "stale"
        ann.choose(1)


def test_one_can_take_back_again_and_again_down_to_the_first_choice(api):
    made = api.make("person", "random", seed=8)
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        first = ann.state["game"]
        ann.play(3)
        for _ in range(3):
            ann.do("undo")
        assert ann.state["game"] == first
        assert ann.refused("undo") == "nothing_to_undo"


@pytest.fixture
def pair(api):
    made = api.make("person", "person")
    other = api.join(made["table"], "Bob", invitation=made["invitation"])
    with api.at(made["table"], made["token"]) as ann, api.at(made["table"], other["token"]) as bob:
        take_turns(ann, bob, decisions=5)
        asker = ann if ann.state["undo"]["possible"] else bob
        yield asker, bob if asker is ann else ann


def test_among_people_the_others_have_to_agree(pair):
    asker, other = pair
    assert asker.state["undo"]["free"] is False
    chosen = len([entry for entry in asker.story if entry["kind"] == "chosen"])
    asker.do("undo")
    other.until(lambda state: state["undo"]["waiting_for"] == [other.you])
    assert other.state["undo"]["asked_by"] == asker.you
    assert asker.refused("undo") == "already_asked"
    assert asker.refused("undo_answer", agree=True) == "not_asked"
    other.do("undo_answer", agree=True)
    asker.until(lambda _: asker.story[-1]["kind"] == "taken_back")
    assert [entry["kind"] for entry in asker.story[-3:]] == ["undo_asked", "undo_answered", "taken_back"]
    assert len([entry for entry in asker.story if entry["kind"] == "chosen"]) == chosen
    assert asker.asked


def test_one_who_does_not_agree_ends_the_matter(pair):
    asker, other = pair
    before = asker.state["decision"]["number"]
    asker.do("undo")
    other.do("undo_answer", agree=False)
    assert "asked_by" not in other.state["undo"]
    assert other.state["decision"]["number"] == before
    assert other.refused("undo_answer", agree=True) == "nothing_asked"


def test_who_asked_may_withdraw_and_a_choice_ends_the_matter_too(pair):
    asker, other = pair
    asker.do("undo")
    asker.do("undo_answer", agree=False)
    assert "asked_by" not in asker.state["undo"]
    asker.do("undo")
    decider = asker if asker.asked else other
    decider.until(lambda state: state["number"] >= asker.state["number"])
    decider.choose(0)
    assert "asked_by" not in decider.state["undo"]


def test_a_seat_that_a_bot_takes_over_is_not_waited_for(pair):
    asker, other = pair
    asker.do("undo")
    other.do("replace_by_bot", seat=other.you)
    assert other.story[-1]["kind"] == "taken_back"


# Who has to agree, for positions that are hard to reach by chance.


def three(*plans):
    seats = [{"kind": "person"} if plan == "person" else {"kind": "bot", "level": plan} for plan in plans]
    body = {"name": "Ann", "settings": {"seats": seats, "open": True, "setup": "draft"}}
    table, _ = new_table(NewTable.model_validate(body))
    for number in range(1, len(plans)):
        if plans[number] == "person":
            joined = SeatChanged(seat=number, change="joined", by=None, name=f"P{number}", token_hash=str(number))
            journal.append(table, [joined])
    return table


def choose(table, choice=0):
    player = table.to_move
    journal.append(table, [chosen(table.game.decision, choice, "person", 0.0)])
    return player


def test_where_nobody_learned_anything_those_who_are_present_are_asked():
    table = three("person", "person", "person")
    player = choose(table)  # Taking a faction shows no card.
    others = [number for number in range(3) if number != player]
    here = [number != others[0] for number in range(3)]
    plan = undo_plan(table, player, here)
    assert (plan.consent, plan.reveals) == (frozenset({others[1]}), False)
    nobody = undo_plan(table, player, [number == player for number in range(3)])
    assert nobody.consent == frozenset(others)


def test_where_somebody_learned_something_everybody_is_asked_present_or_not():
    table = three("person", "person", "person")
    while table.game.turn == 0:
        player = choose(table)  # After the last faction everybody draws a hand.
    plan = undo_plan(table, player, [number == player for number in range(3)])
    assert plan.reveals
    assert plan.consent == frozenset(range(3)) - {player}


def test_what_a_bot_learned_does_not_matter():
    table = three("person", "random")
    while table.game.turn == 0:
        choose(table)
    assert undo_plan(table, 0, [True, False]) == UndoPlan(
        undo_plan(table, 0, [True, False]).back_to, frozenset(), False
    )


# Somebody is away, and a bot plays for them.


def played(*plans, until_turn):
    table = three(*plans)
    while table.game.turn < until_turn:
        choose(table)
    return table


def replace(table, seat, by):
    journal.append(table, [SeatChanged(seat=seat, change="bot", by=by, name=table.names[seat], level="normal")])


def test_choices_from_before_a_bot_took_over_stand_until_that_person_agrees():
    for by in (0, 1, None):
        table = played("person", "person", until_turn=3)
        replace(table, 1, by)
        assert undo_plan(table, 0, [True, False]).consent == {1}


def test_who_was_replaced_without_wanting_it_is_asked_about_what_others_learned_since():
    wants, does_not = (played("person", "person", until_turn=3) for _ in range(2))
    replace(wants, 1, 1)
    replace(does_not, 1, 0)
    for table in (wants, does_not):
        turn = table.game.turn
        while table.game.turn < turn + 2:
            choose(table)
        plan = undo_plan(table, 0, [True, False])
        assert (plan.consent, plan.reveals) == (({1}, True) if table is does_not else (frozenset(), False))


def test_to_replace_who_was_asked_is_no_consent():
    table = played("person", "person", until_turn=3)
    journal.append(table, [UndoAsked(seat=0, back_to=table.moves[0].position, waiting_for=(1,))])
    replace(table, 1, 0)
    assert table.wish is not None
    assert table.wish.waiting_for == {1}
    journal.append(table, [UndoAnswered(seat=1, agree=True)])
    assert table.moves == []


def test_who_conceded_is_not_asked():
    table = played("person", "person", "person", until_turn=3)
    journal.append(table, [SeatChanged(seat=1, change="conceded", by=1, name=table.names[1], level="normal")])
    assert 1 not in undo_plan(table, 0, [True, False, True]).consent
