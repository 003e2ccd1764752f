"""The action space: every option has an action of its own, and its number always means the same."""

import random
from typing import Any

import pytest

from smashup import Game
from smashup.engine import Action, Effect
from smashup.engine.decisions import Decision
from smashup.engine.factions import FACTIONS
from smashup.env import (
    ACTION_NAMES,
    ACTION_NAMES_WITH_TITANS,
    ACTION_NUMBER,
    ACTIONS,
    ACTIONS_WITH_TITANS,
    KINDS,
    KINDS_OF_TITANS,
    action_table,
    card_name,
    encode,
    raw_env,
)
from smashup.env.actions import TEXTS, actions_of
from smashup.env.layout import OPTION_KINDS, OPTIONS_WITH_TITANS
from smashup.env.places import Places
from smashup.scenario import play, scenario, use
from tests.invariants import random_game

SPARES = range(KINDS["spare"].start, ACTIONS)


def names_of_actions(game: Game) -> list[str]:
    """The name of each option's action."""
    assert game.decision is not None
    titans = game.state.rules.options.titans
    return [ACTION_NAMES_WITH_TITANS[number] for number in encode(game, game.decision.player, titans=titans)[1]]


@pytest.mark.parametrize("chunk", range(4))
def test_every_option_of_random_games_has_an_action_of_its_own_and_hardly_any_a_spare_one(chunk: int) -> None:
    options = spares = 0
    for seed in range(chunk * 25, chunk * 25 + 25):
        game = random_game(seed)
        titans = game.state.rules.options.titans
        rng = random.Random(seed)
        while game.decision is not None:
            assert {raw[0] for raw in game.decision.raw} <= {*OPTION_KINDS, *(OPTIONS_WITH_TITANS if titans else ())}
            seen, numbers = encode(game, game.decision.player, titans=titans)
            assert len(set(numbers)) == len(game.decision.raw)
            assert seen["action_mask"].nonzero()[0].tolist() == sorted(numbers)
            options += len(numbers)
            words = [raw[0] == "text" for raw in game.decision.raw]  # Those of newer cards take spare actions.
            spares += sum(n in SPARES and not word for n, word in zip(numbers, words, strict=True))
            game.choose(rng.randrange(len(game.decision)))
    assert spares / options < 0.005


def test_an_action_does_what_the_option_it_stands_for_does() -> None:
    env = raw_env(players=3)
    env.reset(seed=9)
    game = env.match.game.clone()
    rng = random.Random(9)
    while game.decision is not None:
        _, numbers = encode(game, game.decision.player)
        index = rng.randrange(len(numbers))
        env.step(numbers[index])
        game.choose(index)
        assert env.match.game.choices == game.choices
    assert env.match.game.fingerprint() == game.fingerprint()


def test_actions_are_named_by_what_they_point_at() -> None:
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Collector", "Augmentation", "Upgrade"])
        .minion("Microbot Guard", on="Tar Pits", of=1)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("King Rex", on="The Homeworld")
        .start()
    )
    assert game.decision is not None
    labels = [option.label for option in game.decision.options]
    assert dict(zip(labels, names_of_actions(game), strict=True)) == {
        "Collector on Tar Pits": "play Collector on base 0",
        "Collector on The Homeworld": "play Collector on base 1",
        "Augmentation": "play Augmentation",
        "Upgrade on Microbot Guard (1, Player 2, Tar Pits)": "play Upgrade on other minion 1 on base 0",
        "Upgrade on Warbot (4, Player 2, Tar Pits)": "play Upgrade on other minion 0 on base 0",
        "Upgrade on King Rex (7, Player 1, The Homeworld)": "play Upgrade on own minion 0 on base 1",
        "End your plays": "end",
    }


def test_a_number_means_the_same_in_every_game() -> None:
    for seed in range(30):
        game = random_game(seed, players=4)
        rng = random.Random(seed)
        for _ in range(60):
            assert game.decision is not None
            player = game.decision.player
            _, numbers = encode(game, player, titans=game.state.rules.options.titans)
            for raw, number in zip(game.decision.raw, numbers, strict=True):
                if number not in SPARES:
                    assert ACTION_NAMES_WITH_TITANS[number] == pointed_at(game, player, raw)
            game.choose(rng.randrange(len(game.decision)))


def pointed_at(game: Game, player: int, raw: tuple[Any, ...]) -> str:
    """What an option is about, in the words of the action names; worked out from the table alone."""
    state = game.state

    def place(card: Any) -> str | None:
        base = state.bases[card.at]
        if not card.definition.is_minion:
            there = [*base.actions, *(action for minion in base.minions for action in minion.actions)]
            return f"action {there.index(card)} on base {card.at}" if there.index(card) < 6 else None
        side = [minion for minion in base.minions if (minion.controller == player) == (card.controller == player)]
        ranked = sorted(side, key=lambda one: (-sum(n for _, n in game.explain_power(one.id)), number_of(one), one.id))
        whose, room = ("own", 6) if card.controller == player else ("other", 8)
        return f"{whose} minion {ranked.index(card)} on base {card.at}" if ranked.index(card) < room else None

    def number_of(minion: Any) -> int:
        return ACTION_NUMBER[f"card {minion.definition.name}"]

    def titan_number(titan: Any) -> int:
        return [one.name for faction in FACTIONS.values() for one in faction.titans].index(titan.definition.name)

    def thing(card: Any) -> str:
        if card in state.bases[:8]:
            return f"base {card.at}"
        if card.definition.kind == "titan":
            owner = state.rules.owners[card.id]
            own = sorted((t for t in state.titans if state.rules.owners[t.id] == owner), key=titan_number)
            return f"titan {[t.id for t in own].index(card.id)} of player {(owner - player) % state.players}"
        listed = place(card) if card.at < 8 and state.find(card.id) is card else None
        return listed or f"card {card.definition.name}"

    kind = raw[0]
    if kind in ("play", "play_action", "play_as_action"):
        where = "" if raw[2] is None else f" on {thing(raw[2])}"
        how = " as an action" if kind == "play_as_action" else ""
        return f"play {state.table[raw[1]].name}{where}{how}"
    if kind in ("card", "use_from_discard"):
        return f"card {state.table[raw[1]].name}"
    if kind in ("minion", "action", "titan", "base", "talent", "use", "ability"):
        return thing(raw[1])
    if kind == "trigger":
        return thing(raw[1].card)
    if kind == "player":
        return f"player {(raw[1] - player) % state.players}"
    if kind == "text":
        newer = "" if raw[1] in TEXTS else " of a titan"
        return f"card {state.table[raw[3]].name}" if len(raw) > 3 else f"text {raw[1]}{newer}"
    if kind == "faction":
        return f"faction {raw[1]}"
    return f"card {raw[1].source.name}" if kind == "replacement" else str(kind)


def test_options_that_point_at_the_same_thing_get_spare_actions_in_their_order() -> None:
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    assert game.decision is not None
    decision = Decision(game.state, 0, "one", "Which?", None, [("yes",), ("yes",), ("no",), ("yes",)])
    numbers = actions_of(game.state, decision, Places(game.state, 0))
    assert [ACTION_NAMES[number] for number in numbers] == ["yes", "spare 0", "no", "spare 1"]


def test_more_options_than_spare_actions_are_all_reachable() -> None:
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    raw: list[tuple[Any, ...]] = [("extra", None)] * 500 + [("end",)]
    numbers = actions_of(game.state, Decision(game.state, 0, "one", "Which?", None, raw), Places(game.state, 0))
    assert len(set(numbers)) == 501
    assert ACTION_NAMES[numbers[-1]] == "end"
    assert all(0 <= number < ACTIONS for number in numbers)


class Oracle(Action):
    """Choose: gain 1 VP, or draw a card."""

    def on_play(self) -> Effect:
        if (yield from self.choose_one("What?", glory="Gain 1 VP", draw="Draw a card", silence="Nothing")) == "glory":
            self.gain_vp()


class Meteor(Action):
    """Destroy a card in play."""

    def on_play(self) -> Effect:
        everything = self.state.cards_in_play() + self.titans_in_play()
        card = yield from self.choose_card_in_play("Destroy which card?", everything)
        if card is not None:
            yield from self.destroy(card)


def test_words_that_no_action_is_kept_for_take_spare_ones_in_their_order() -> None:
    game = scenario(bases=["Tar Pits"], hand=["Oracle"], definitions=[Oracle]).start()
    play(game, "Oracle")
    assert "draw" in TEXTS
    assert names_of_actions(game) == ["spare 0", "text draw", "spare 1"]


def test_each_action_has_one_name_and_the_table_agrees_with_it() -> None:
    table = action_table()
    assert len(set(ACTION_NAMES)) == len(ACTION_NAMES) == ACTIONS
    number = ACTION_NUMBER["play Upgrade on other minion 7 on base 3"]
    assert card_name(int(table.card[number])) == "Upgrade"
    assert (int(table.base[number]), int(table.place[number])) == (4, 14)
    number = ACTION_NUMBER["action 5 on base 0"]
    assert (int(table.card[number]), int(table.base[number]), int(table.place[number])) == (0, 1, 6)
    number = ACTION_NUMBER["card Tar Pits"]
    assert (card_name(int(table.card[number])), int(table.base[number])) == ("Tar Pits", 0)
    kinds = [kind.name for kind in KINDS.values()]
    assert [kinds[int(table.kind[ACTION_NUMBER[name]]) - 1] for name in ("end", "faction aliens", "spare 0")] == [
        "word",
        "faction",
        "spare",
    ]


def test_titans_have_actions_of_their_own_wherever_they_are() -> None:
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Collector"])
        .minion("Cub Scout", on="Tar Pits")
        .titan("Major Ursa", on="Tar Pits")
        .titan("Big Funny Giant", of=1)
        .start()
    )
    assert names_of_actions(game)[-2:] == ["titan 0 of player 0", "end"]
    use(game, "Major Ursa")
    assert names_of_actions(game) == ["text counter of a titan", "text move"]
    play_on = scenario(bases=["Tar Pits", "The Homeworld"]).titan("Big Funny Giant").titan("Time Box").start()
    assert "titan 0 of player 0" in names_of_actions(play_on)
    use(play_on, "Big Funny Giant")
    assert names_of_actions(play_on)[:2] == ["base 0", "base 1"]


def test_an_effect_that_names_cards_points_at_a_titan_by_its_place() -> None:
    game = (
        scenario(bases=["Tar Pits"], hand=["Meteor"], definitions=[Meteor])
        .titan("Major Ursa", on="Tar Pits", of=1)
        .minion("King Rex", on="Tar Pits")
        .start()
    )
    play(game, "Meteor")
    assert sorted(names_of_actions(game)) == ["own minion 0 on base 0", "titan 0 of player 1"]
    assert len(encode(game, 0)[1]) == 2  # Without actions for titans it takes a spare one.


def test_the_table_of_actions_with_titans_goes_on_where_the_other_ends() -> None:
    plain, full = action_table(), action_table(titans=True)
    assert len(ACTION_NAMES_WITH_TITANS) == len(set(ACTION_NAMES_WITH_TITANS)) == ACTIONS_WITH_TITANS
    for one, other in zip(plain, full, strict=True):
        assert (one == other[:ACTIONS]).all()
        assert len(other) == ACTIONS_WITH_TITANS
    number = ACTION_NUMBER["titan 1 of player 2"]
    assert number in range(ACTIONS, ACTIONS + KINDS_OF_TITANS["titan"].size)
    assert (int(full.kind[number]), int(full.place[number])) == (len(KINDS) + 1, 6)


def test_minions_without_a_place_on_a_crowded_base_are_chosen_by_their_names() -> None:
    microbots = ["Microbot Guard", "Microbot Guard", "Microbot Fixer", "Microbot Fixer", "Microbot Archive"]
    crowd = [*microbots, "Microbot Reclaimer", "Zapbot", "Zapbot", "Zapbot", "Zapbot"]
    table = scenario(bases=["Tar Pits"], hand=["Disintegrator"])
    for name in crowd:
        table = table.minion(name, on="Tar Pits", of=1)
    game = table.start()
    play(game, "Disintegrator")
    assert sorted(names_of_actions(game)) == [
        "card Zapbot",
        "other minion 0 on base 0",
        "other minion 1 on base 0",
        "other minion 2 on base 0",
        "other minion 3 on base 0",
        "other minion 4 on base 0",
        "other minion 5 on base 0",
        "other minion 6 on base 0",
        "other minion 7 on base 0",
        "spare 0",
    ]
