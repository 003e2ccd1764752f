"""Games over real WebSockets."""

from __future__ import annotations

import json

import pytest

from smashup import Game
from tests.server.clients import take_turns


def test_a_whole_game_against_a_bot(api):
    made = api.make("person", "random", variants={"target_vp": 5})
    with api.at(made["table"], made["token"]) as ann:
        assert ann.you == 0
        while ann.until_asked():
            ann.choose(3)
        result = ann.state["result"]
        assert result["reason"] == "points"
        assert max(result["scores"]) >= 5
        assert ann.story[-1]["events"][-1]["text"].endswith(f"with {max(result['scores'])} VP.")
        game = Game.load(api.http.get(f"/api/tables/{made['table']}/save").text)
        assert game.over
        assert list(game.winners) == result["winners"]
        assert ann.refused("choose", decision=ann.state["number"], key="end") == "not_playing"


def test_two_people_play_a_whole_game_and_see_the_same_story(api):
    made = api.make("person", "person", variants={"target_vp": 3})
    other = api.join(made["table"], "Bob", invitation=made["invitation"])
    with api.at(made["table"], made["token"]) as ann, api.at(made["table"], other["token"]) as bob:
        take_turns(ann, bob, decisions=2000)
        assert ann.state["phase"] == bob.state["phase"] == "over"
        assert ann.state["result"] == bob.state["result"]
        numbers = [entry["number"] for entry in ann.story]
        assert numbers == list(range(1, len(numbers) + 1))
        assert [(e["number"], e["kind"]) for e in bob.story] == [(e["number"], e["kind"]) for e in ann.story]
        chosen = [entry for entry in ann.story if entry["kind"] == "chosen"]
        assert {entry["by"] for entry in chosen} == {"person"}
        assert {entry["seat"] for entry in chosen} == {0, 1}


def test_four_seats_with_bots_between_people(api):
    made = api.make("person", "random", "person", "greedy")
    other = api.join(made["table"], "Bob", invitation=made["invitation"])
    assert other["seat"] == 2
    with api.at(made["table"], made["token"]) as ann, api.at(made["table"], other["token"]) as bob:
        for _ in range(4):
            newest = max(ann.state["number"], bob.state["number"])
            for client in (ann, bob):
                client.until(lambda state: state["number"] >= newest)  # noqa: B023 (called at once)
            both = (ann, bob)
            ann.until(lambda state: state["decision"]["player"] in (0, 2))
            bob.until(lambda state: state["number"] >= ann.state["number"])
            both[ann.state["decision"]["player"] // 2].choose(0)
        assert [seat["name"] for seat in ann.state["seats"]] == ["Ann", "Random bot", "Bob", "Greedy bot"]


def test_the_game_begins_when_the_last_seat_is_taken(api):
    made = api.make("person", "person", "person", open=True)
    with api.at(made["table"], made["token"]) as ann:
        assert ann.state["phase"] == "waiting"
        assert "game" not in ann.state
        api.join(made["table"], "Bob")
        ann.until(lambda state: state["seats"][1].get("name") == "Bob")
        assert ann.state["phase"] == "waiting"
        assert ann.refused("choose", decision=1, key="end") == "not_playing"
        api.join(made["table"], "Cid")
        ann.until(lambda _: len(ann.story) == 4)
        assert ann.state["phase"] == "playing"
        assert [entry["kind"] for entry in ann.story] == ["seat", "seat", "seat", "started"]
        assert len(ann.state["game"]["bases"]) == 4


def test_the_factions_that_were_given_are_played_and_the_others_drawn_from_the_sets(api):
    seats = [{"kind": "person", "factions": ["aliens", "pirates"]}, {"kind": "bot", "level": "random"}]
    settings = {"seats": seats, "setup": "given", "sets": ["awesome_level_9000"]}
    made = api.post("/api/tables", {"name": "Ann", "settings": settings}, 201)
    factions = api.get(f"/api/tables/{made['table']}")["factions"]
    assert factions[0] == ["aliens", "pirates"]
    assert set(factions[1]) < {"bear_cavalry", "ghosts", "killer_plants", "steampunks"}


def test_a_draft_offers_only_factions_of_the_sets(api):
    made = api.make("person", "random", setup="draft", sets=["core"], variants={"on_offer": 5})
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        options = ann.state["decision"]["options"]
        assert {option["kind"] for option in options} == {"faction"}
        assert 3 <= len(options) <= 5
        core = ["aliens", "dinosaurs", "ninjas", "pirates", "robots", "tricksters", "wizards", "zombies"]
        assert {option["key"] for option in options} < set(core)
        assert ann.state["game"]["turn"] == 0


def test_a_seed_gives_the_same_game_again(api):
    stories = []
    for _ in range(2):
        made = api.make("person", "greedy", seed=42)
        with api.at(made["table"], made["token"]) as ann:
            ann.play(6)
            ann.until_asked()
            stories.append([(entry["kind"], entry.get("events")) for entry in ann.story])
    assert stories[0] == stories[1]


def test_a_choice_that_comes_twice_is_made_once(api):
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        decision = ann.state["decision"]
        key = decision["options"][0]["key"]
        for request in (1, 2):
            ann.say({"type": "choose", "request": request, "decision": decision["number"], "key": key})
        while not any(message.get("request") == 2 for message in ann.heard):
            ann.hear()
        answers = [message for message in ann.heard if "request" in message]
        assert [answer["type"] for answer in answers] == ["done", "error"]
        assert answers[1]["code"] in ("stale", "not_your_turn")
        ann.until_asked()
        assert len([entry for entry in ann.story if entry["kind"] == "chosen" and entry["seat"] == 0]) == 1


def test_an_option_that_is_not_offered_is_refused_and_the_refusal_names_those_that_are(api):
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        before = json.dumps(ann.state)
        decision = ann.state["decision"]
        answer = ann.ask("choose", decision=decision["number"], key="nobody at nowhere")
        assert answer["code"] == "not_offered"
        assert decision["options"][0]["key"] in answer["message"]
        with api.at(made["table"], made["token"]) as again:
            assert json.loads(before)["decision"] == again.state["decision"]


def test_nobody_chooses_for_somebody_else(api):
    made = api.make("person", "person")
    other = api.join(made["table"], "Bob", invitation=made["invitation"])
    with api.at(made["table"], made["token"]) as ann, api.at(made["table"], other["token"]) as bob:
        asked, waits = (ann, bob) if ann.asked else (bob, ann)
        assert "options" not in waits.state["decision"]
        decision = asked.state["decision"]
        key = decision["options"][0]["key"]
        assert waits.refused("choose", decision=decision["number"], key=key) == "not_your_turn"
        with api.at(made["table"]) as watcher:
            assert watcher.refused("choose", decision=decision["number"], key=key) == "not_seated"
        asked.choose(0)


def test_why_not_and_where_power_comes_from(api):
    made = api.make("person", "random", seed=5)
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        hand = ann.state["game"]["players"][0]["hand"]
        playable = {option.get("card") for option in ann.state["decision"]["options"]}
        minion = next(card for card in hand if card["kind"] == "minion")
        assert "reason" not in ann.do("why_not", card=minion["id"])
        assert minion["id"] in playable
        base = ann.state["game"]["bases"][0]["id"]
        options = ann.state["decision"]["options"]
        key = next(one["key"] for one in options if one.get("card") == minion["id"] and one.get("base") == base)
        decision = ann.state["decision"]["number"]
        ann.do("choose", decision=decision, key=key)
        ann.until_asked()
        ids = [found["id"] for found in ann.state["game"]["bases"][0]["minions"]]
        if minion["id"] in ids:
            power = ann.do("explain_power", card=minion["id"])
            assert power["parts"][0] == {"what": minion["name"], "amount": minion["power"]}
        assert ann.refused("explain_power", card=minion["id"] + 5000) == "bad_request"
        assert ann.refused("why_not", card=5000) == "bad_request"
        assert ann.do("why_not", card=base)["reason"] == "That card is not in your hand."


def test_hints_are_for_who_is_to_decide_and_where_they_are_allowed(api):
    made = api.make("person", "random", variants={"target_vp": 2})
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        hint = ann.do("hint")
        keys = [option["key"] for option in ann.state["decision"]["options"]]
        assert hint["decision"] == ann.state["decision"]["number"]
        assert hint["suggestions"]
        assert hint["rests_on"] == "learnt"
        for suggestion in hint["suggestions"]:
            assert suggestion["key"] in keys
            assert 0 <= suggestion["chance"] <= 1
            assert suggestion["reason"]
        with api.at(made["table"]) as watcher:
            assert watcher.refused("hint") == "not_your_turn"
    without = api.make("person", "random", hints=False)
    with api.at(without["table"], without["token"]) as ann:
        assert ann.until_asked()
        assert ann.refused("hint") == "no_hints"


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "{who} & \"quotes\" 'n' ünïcode 🎲"])
def test_chat_is_text_and_everybody_reads_it_as_it_was_written(api, text):
    made = api.make("person", "random")
    with api.at(made["table"]) as watcher:
        with api.at(made["table"], made["token"]) as ann:
            ann.do("chat", text=f"  {text} ")
            assert ann.refused("chat", text=" \u202e ") == "bad_message"
            assert ann.refused("chat", text="x" * 301) == "bad_message"
        watcher.until(lambda state: any(entry["kind"] == "said" for entry in watcher.story))
        assert [entry["text"] for entry in watcher.story if entry["kind"] == "said"] == [text]
        assert watcher.refused("chat", text="me too") == "not_seated"
