"""How a table's players get their factions: the tournament draft, and not the ones played lately."""

from __future__ import annotations

import pytest

from smashup.engine.factions import FACTIONS

CORE = ["aliens", "dinosaurs", "ninjas", "pirates", "robots", "tricksters", "wizards", "zombies"]


def factions_at(api, table: str) -> list[str]:
    return [key for pair in api.get(f"/api/tables/{table}")["factions"] for key in pair]


# Titans.


def test_a_table_with_titans_shows_them_set_aside(api):
    seats = [
        {"kind": "person", "factions": ["bear_cavalry", "sharks"]},
        {"kind": "bot", "level": "random", "factions": ["aliens", "robots"]},
    ]
    made = api.make(setup="given", variants={"titans": True}, seats=seats)
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        aside = [[one["name"] for one in player["set_aside"]] for player in ann.state["game"]["players"]]
        assert aside == [["Major Ursa", "Helicoprion"], []]


# The tournament draft.


@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "normal"])
def test_a_person_and_a_bot_draft_as_in_a_tournament(api, bot):
    made = api.make("person", bot, setup="tournament", variants={"classic_mulligan": True})
    with api.at(made["table"], made["token"]) as ann, api.at(made["table"]) as watching:
        assert ann.until_asked()
        prompts = []
        while ann.until_asked() and ann.state["game"]["turn"] == 0:
            prompts.append(ann.state["decision"]["prompt"])
            ann.choose(len(prompts))
        take = ["Take a faction."] * 2
        assert prompts == ["Ban a faction."] * 2 + take + ["Take one more faction's bases."]
        draft = ann.state["game"]["draft"]
        assert [len(draft[step]) for step in ("pool", "banned", "taken", "bases")] == [14, 4, 4, 2]
        mine = [one["faction"] for one in draft["taken"] if one["player"] == 0]
        assert [faction["key"] for faction in ann.state["game"]["players"][0]["factions"]] == mine
        watching.until(lambda state: state["game"]["turn"] > 0)
        assert watching.state["game"]["draft"] == draft


def test_two_people_see_the_same_draft(api):
    made = api.make("person", "person", setup="tournament")
    joined = api.join(made["table"], "Bob", invitation=made["invitation"])
    with api.at(made["table"], made["token"]) as ann, api.at(made["table"], joined["token"]) as bob:
        first = ann if ann.asked else bob
        second = bob if first is ann else ann
        first.choose(3)
        second.until(lambda state: second.asked)
        assert "options" not in first.state["decision"]
        assert ann.state["game"]["draft"] == bob.state["game"]["draft"]
        assert len(second.state["decision"]["options"]) == 13
        second.choose(0)
        first.until(lambda state: first.asked)
        first.do("undo")
        second.until(lambda state: "asked_by" in state["undo"])
        second.do("undo_answer", agree=True)
        first.until(lambda state: state["game"]["draft"]["banned"] == [])


@pytest.mark.usefixtures("first_factions")
@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seats": [{"kind": "bot"}] * 3}, "the tournament draft is for two players (rule 14.7), not 3"),
        ({"sets": ["core"]}, "the tournament draft needs 14 factions (rule 14.7), and these sets have 8"),
        ({"variants": {"all_bases": True}}, "leave out all_bases"),
        ({"variants": {"duplicate_factions": True}}, "leave out duplicate_factions"),
    ],
)
def test_a_tournament_draft_that_cannot_be_is_refused(api, changes, words):
    settings = {"seats": [{"kind": "bot"}] * 2, "setup": "tournament", "open": True} | changes
    assert words in api.post("/api/tables", {"settings": settings}, 422)["message"]


# Not the ones played lately.


def test_factions_to_avoid_are_nobodys(api):
    lately = list(FACTIONS)[:18]
    for _ in range(5):
        made = api.make("random", "random", "random", name=None, open=True, avoid=lately)
        assert set(factions_at(api, made["table"])).isdisjoint(lately)


def test_a_given_faction_may_be_one_to_avoid_and_the_others_get_none_of_them(api):
    lately = list(FACTIONS)[:20]
    seats = [{"kind": "person", "factions": ["aliens", "pirates"]}, {"kind": "bot"}]
    body = {"name": "Ann", "settings": {"seats": seats, "setup": "given", "avoid": lately}}
    found = factions_at(api, api.post("/api/tables", body, 201)["table"])
    assert found[:2] == ["aliens", "pirates"]
    assert set(found[2:]).isdisjoint(lately)


@pytest.mark.usefixtures("first_factions")
def test_where_too_few_are_left_the_last_ones_of_the_list_are_not_avoided(api):
    lately = [*CORE[4:], *CORE[:4]]
    found = set()
    for _ in range(4):
        made = api.make("random", "random", name=None, open=True, avoid=lately, sets=["core"])
        found.update(factions_at(api, made["table"]))
    assert found == set(CORE[:4])


def test_the_same_seed_and_factions_to_avoid_give_the_same_game(api):
    made = [api.make("person", "random", seed=9, avoid=CORE) for _ in range(2)]
    one, other = (factions_at(api, table["table"]) for table in made)
    assert one == other


def test_a_faction_to_avoid_that_does_not_exist_is_refused(api):
    assert "there is no faction 'cats'" in api.make("person", "random", avoid=["cats"], status=422)["message"]


def test_a_rematch_also_avoids_what_was_just_played(api):
    made = api.make("person", "random", avoid=["aliens"])
    played = factions_at(api, made["table"])
    with api.at(made["table"], made["token"]) as ann:
        ann.do("concede")
        ann.do("rematch")
        following = ann.state["next_table"]
    assert api.get(f"/api/tables/{following}")["settings"]["avoid"] == [*played, "aliens"]
    assert set(factions_at(api, following)).isdisjoint([*played, "aliens"])


def test_a_rematch_avoids_nothing_where_nothing_was_avoided(api):
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as ann:
        ann.do("concede")
        ann.do("rematch")
        assert "avoid" not in api.get(f"/api/tables/{ann.state['next_table']}")["settings"]
