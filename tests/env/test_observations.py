"""Observations: what stands where, that it agrees with the view, and that it shows nothing hidden."""

import random

import numpy as np
import pytest

from smashup import Game
from smashup.env import (
    ACTIONS,
    CARD_COLUMNS,
    CARD_NUMBERS,
    COLUMNS,
    COLUMNS_WITH_TITANS,
    SECTION,
    card_name,
    encode,
    layout_key,
)
from smashup.env.layout import HIGH, HIGH_WITH_TITANS, SECTIONS, SECTIONS_OF_TITANS
from smashup.env.numbering import CARDS, TITANS
from smashup.env.render import draw
from smashup.game.view_types import View
from smashup.scenario import pick, play, scenario, use
from tests.invariants import random_game


class Seen:
    """An observation, read by the names of its fields."""

    def __init__(self, game: Game, player: int) -> None:
        titans = game.state.rules.options.titans
        self.row = encode(game, player, titans=titans)[0]["observation"]

    def __call__(self, section: str, field: str, record: int = 0) -> list[float]:
        found = SECTION[section]
        width = next(one.width for one in found.fields if one.name == field)
        start = found.column(field, record)
        return [round(float(value), 4) for value in self.row[start : start + width]]

    def card(self, section: str, field: str, record: int = 0) -> str | None:
        (number,) = self(section, field, record)
        return card_name(int(number)) if number else None

    def counts(self, field: str) -> dict[str, int]:
        return self.of_seat(field, 0)

    def of_seat(self, field: str, pile: int) -> dict[str, int]:
        """Of several piles that stand one behind the other, one."""
        cards = self("cards", "own_hand")
        counts = self("cards", field)[pile * len(cards) : (pile + 1) * len(cards)]
        return {card_name(number): int(count) for number, count in enumerate(counts, 1) if count}


def table() -> Game:
    return (
        scenario(players=3, bases=["Tar Pits", "The Homeworld"], hand=["Collector", "Collector", "Augmentation"])
        .hand(1, "Zapbot", "Zapbot")
        .discard_pile(0, "Invader")
        .discard_pile(2, "Swashbuckling", "Buccaneer")
        .minion("War Raptor", on="Tar Pits", counters=2)
        .minion("King Rex", on="Tar Pits")
        .minion("Tiger Assassin", on="Tar Pits", of=2, actions=["Smoke Bomb"])
        .vp(4, 0, 9)
        .start()
    )


def test_the_game_is_seen_from_ones_own_seat() -> None:
    game = table()
    mine, theirs = Seen(game, 0), Seen(game, 2)
    assert mine("game", "players") == [0, 1, 0]
    assert mine("game", "current") == mine("game", "asked") == [1, 0, 0, 0]
    assert theirs("game", "current") == theirs("game", "asked") == [0, 1, 0, 0]
    assert [mine("players", "vp", seat) for seat in range(4)] == [[0.2667], [0], [0.6], [0]]
    assert [theirs("players", "vp", seat) for seat in range(4)] == [[0.6], [0.2667], [0], [0]]
    assert [mine("players", "hand", seat) for seat in range(4)] == [[0.3], [0.2], [0], [0]]
    assert mine("game", "minion_plays") == mine("game", "action_plays") == [1]


def test_a_base_shows_its_numbers_and_what_everybody_has_there() -> None:
    mine, theirs = Seen(table(), 0), Seen(table(), 2)
    assert mine.card("bases", "card", 0) == "Tar Pits"
    assert mine("bases", "breakpoint", 0) == [0.64]  # 16
    assert mine("bases", "vp", 0) == [0.8, 0.6, 0.4]
    assert mine("bases", "power", 0) == [0.48, 0, 0.16, 0]  # 12 and 4
    assert theirs("bases", "power", 0) == [0.16, 0.48, 0, 0]
    assert mine("bases", "missing", 0) == [0]
    assert mine("bases", "award", 0) == [0.8, 0, 0.6, 0]
    assert mine("bases", "minions", 0) == [0.4, 0, 0.2, 0]
    assert mine("bases", "present", 1) == [1]
    assert mine("bases", "present", 2) == [0]


def test_minions_stand_in_their_places_own_ones_first_the_strongest_first() -> None:
    mine, theirs = Seen(table(), 0), Seen(table(), 2)
    assert [mine.card("minions", "card", place) for place in (0, 1, 2, 6, 7)] == [
        "King Rex",
        "War Raptor",
        None,
        "Tiger Assassin",
        None,
    ]
    assert [theirs.card("minions", "card", place) for place in (0, 1, 6, 7)] == [
        "Tiger Assassin",
        None,
        "King Rex",
        "War Raptor",
    ]
    assert mine("minions", "power", 1) == [1.0]
    assert mine("minions", "printed_power", 1) == [0.4]
    assert mine("minions", "counters", 1) == [0.4]
    assert mine("minions", "controller", 6) == [0, 1, 0]
    assert mine("minions", "other_actions", 6) == [1]
    assert theirs("minions", "own_actions", 0) == [1]
    assert mine.card("actions", "card", 0) == "Smoke Bomb"
    assert mine("actions", "controller", 0) == [0, 0, 1, 0]
    assert mine("actions", "on_minion", 0) == [1]


def test_cards_are_counted_by_where_they_lie() -> None:
    mine, theirs = Seen(table(), 0), Seen(table(), 1)
    assert mine.counts("own_hand") == {"Collector": 2, "Augmentation": 1}
    assert mine.counts("own_discard_pile") == {"Invader": 1}
    assert [mine.of_seat("other_discard_piles", pile) for pile in range(3)] == [
        {},
        {"Swashbuckling": 1, "Buccaneer": 1},
        {},
    ]
    assert mine.counts("other_hands") == {}
    assert theirs.counts("own_hand") == {"Zapbot": 2}
    assert [theirs.of_seat("other_discard_piles", pile) for pile in range(3)] == [
        {"Swashbuckling": 1, "Buccaneer": 1},
        {"Invader": 1},
        {},
    ]


def test_a_talent_that_was_used_shows_until_the_turn_ends() -> None:
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Collector"])
        .discard_pile(0, "Invader")
        .minion("Time Raider", on="Tar Pits")
        .start()
    )
    assert Seen(game, 0)("minions", "used", 0) == [0]
    use(game, "Time Raider")
    while not game.decision.is_play_cards:
        game.choose(0)
    assert Seen(game, 0)("minions", "used", 0) == [1]
    assert Seen(game, 1)("minions", "used", 6) == [1]


def test_an_extra_play_shows_with_its_limits() -> None:
    game = scenario(bases=["Tar Pits", "The Homeworld"], hand=["Zapbot", "Microbot Guard", "Augmentation"]).start()
    assert Seen(game, 0)("extra_plays", "minion") == [0]
    play(game, "Zapbot", on="Tar Pits")
    for seen in (Seen(game, 0), Seen(game, 1)):
        assert [seen("extra_plays", field) for field in ("minion", "action", "limited", "power_up_to")] == [
            *([1], [0], [1], [0.4])
        ]
        assert seen("extra_plays", "minion", 1) == [0]


def test_bases_in_the_base_discard_pile_show() -> None:
    game = random_game(6, players=2, titans=False)
    rng = random.Random(6)
    while game.decision is not None and not game.state.base_discard:
        game.choose(rng.randrange(len(game.decision)))
    shown = Seen(game, 0)("scored_bases", "bases")
    names = [card_name(len(CARDS) + 1 + index) for index, value in enumerate(shown) if value]
    assert names == [game.state.table[card].name for card in game.state.base_discard]


def test_who_is_asked_sees_the_kinds_of_options_and_the_others_only_the_question() -> None:
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Collector"])
        .minion("Microbot Guard", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Collector", on="Tar Pits")
    mine, theirs = Seen(game, 0), Seen(game, 1)
    assert mine.card("question", "source") == theirs.card("question", "source") == "Collector"
    assert mine("question", "asks") == theirs("question", "asks")
    assert sum(mine("question", "kinds")) == 2  # a minion, or pass
    assert mine("question", "options") == [0.1]
    assert sum(theirs("question", "kinds")) == 0
    assert theirs("question", "options") == [0]


def test_a_card_that_was_shown_is_known_in_another_players_hand() -> None:
    game = random_game(6, players=2, titans=False)
    rng = random.Random(6)
    known: dict[str, int] = {}
    while game.decision is not None and not known:
        game.choose(rng.randrange(len(game.decision)))
        known = Seen(game, 0).counts("other_hands")
    expected = [card["name"] for card in game.view(0)["players"][1]["hand"]]
    assert known == {name: expected.count(name) for name in expected}
    assert known


@pytest.mark.parametrize("chunk", range(4))
def test_dealing_the_hidden_cards_again_changes_no_observation_and_no_action(chunk: int) -> None:
    for seed in range(chunk * 6, chunk * 6 + 6):
        game = random_game(seed)
        titans = game.state.rules.options.titans
        rng = random.Random(seed)
        number = 0
        while game.decision is not None:
            number += 1
            if number % 5 == 0:
                for player in range(game.players):
                    seen, numbers = encode(game, player, titans=titans)
                    guessed, again = encode(game.determinize(player, seed + number), player, titans=titans)
                    assert numbers == again
                    differing = np.flatnonzero(seen["observation"] != guessed["observation"])
                    assert differing.size == 0, f"seed {seed}, player {player}: columns {differing} tell a secret"
                    assert (seen["action_mask"] == guessed["action_mask"]).all()
            game.choose(rng.randrange(len(game.decision)))


@pytest.mark.parametrize("chunk", range(3))
def test_observations_of_random_games_agree_with_the_view_and_keep_their_bounds(chunk: int) -> None:
    for seed in range(chunk * 8, chunk * 8 + 8):
        game = random_game(seed)
        high = HIGH_WITH_TITANS if game.state.rules.options.titans else HIGH
        rng = random.Random(seed)
        number = 0
        while game.decision is not None:
            number += 1
            if number % 7 == 0:
                player = rng.randrange(game.players)
                seen = Seen(game, player)
                assert (seen.row >= 0).all()
                assert (seen.row <= high).all()
                assert_agrees(seen, game.view(player), player)
            game.choose(rng.randrange(len(game.decision)))


def assert_agrees(seen: Seen, view: View, you: int) -> None:
    players = view["players"]
    for who, player in enumerate(players):
        seat = (who - you) % len(players)
        assert seen("players", "vp", seat) == pytest.approx([player["vp"] / 15], abs=1e-3)
        assert seen("players", "deck", seat) == [player["deck_size"] / 40]
        top = player["deck_top"][0]["name"] if player["deck_top"] else None
        assert seen.card("players", "next_card", seat) == top
    for at, base in enumerate(view["bases"][:8]):
        assert seen.card("bases", "card", at) == base["name"]
        assert seen("bases", "breakpoint", at) == pytest.approx([base["breakpoint"] / 25])
        power, award = seen("bases", "power", at), seen("bases", "award", at)
        for who, total in enumerate(base["totals"]):
            assert power[(who - you) % len(players)] == pytest.approx(total / 25)
        awarded = {entry["player"]: entry["vp"] for entry in base["if_scored_now"]}
        for who in range(len(players)):
            assert award[(who - you) % len(players)] == pytest.approx(awarded.get(who, 0) / 5)
        own = sorted((m["power"] for m in base["minions"] if m["controller"] == you), reverse=True)[:6]
        listed = [seen("minions", "power", at * 14 + place)[0] * 5 for place in range(len(own))]
        assert listed == pytest.approx([min(power, 50) for power in own])
    if "set_aside" in players[0]:
        in_play = [(titan, at) for at, base in enumerate(view["bases"]) for titan in base["titans"]]
        aside = [(titan, -1) for player in players for titan in player["set_aside"]]
        assert sorted(titans_shown(seen, len(players))) == sorted(
            (
                titan["name"],
                at,
                (titan["owner"] - you) % len(players),
                (titan["controller"] - you) % len(players),
                min(titan["counters"], 50),
            )
            for titan, at in in_play + aside
        )


def titans_shown(seen: Seen, players: int) -> list[tuple[str, int, int, int, int]]:
    """Name, base, owner, controller and counters of each titan in an observation."""
    found = []
    for record in range(2 * players):
        if seen("titans", "present", record) == [1]:
            base = seen("titans", "base", record)
            at = base.index(1) if seen("titans", "in_play", record) == [1] else -1
            name = TITANS[seen("titans", "titan", record).index(1)].name
            whose = seen("titans", "controller", record).index(1)
            found.append((name, at, record // 2, whose, round(5 * seen("titans", "counters", record)[0])))
    return found


def with_titans() -> Game:
    return (
        scenario(players=3, bases=["Tar Pits", "The Homeworld", "Secret Grove"], hand=["Cub Scout"])
        .titan("Major Ursa", on="The Homeworld", counters=2)
        .titan("Time Box", counters=3)
        .titan("Arcane Protector", on="Tar Pits", of=2)
        .hand(2, "Zapbot", "Zapbot", "Zapbot", "Zapbot")
        .start()
    )


def test_titans_show_by_their_owners_in_play_and_set_aside() -> None:
    mine, theirs = Seen(with_titans(), 0), Seen(with_titans(), 2)
    assert titans_shown(mine, 3) == [
        ("Major Ursa", 1, 0, 0, 2),
        ("Time Box", -1, 0, 0, 3),
        ("Arcane Protector", 0, 2, 2, 0),
    ]
    assert titans_shown(theirs, 3) == [
        ("Arcane Protector", 0, 0, 0, 0),
        ("Major Ursa", 1, 1, 1, 2),
        ("Time Box", -1, 1, 1, 3),
    ]
    assert [mine("titans", "power", record) for record in (0, 1, 4)] == [[0.4], [0], [0.4]]
    assert mine("bases", "power", 0) == [0, 0, 0.08, 0]
    assert mine("bases", "power", 1) == [0.08, 0, 0, 0]


def test_a_titans_talent_that_was_used_shows() -> None:
    game = with_titans()
    assert Seen(game, 0)("titans", "talent_used", 0) == [0]
    use(game, "Major Ursa")
    assert Seen(game, 0)("titan_question", "source").index(1) == [titan.name for titan in TITANS].index("Major Ursa")
    pick(game, "Move Major Ursa to another base")
    pick(game, "Secret Grove")
    assert Seen(game, 0)("titans", "talent_used", 0) == [1]
    assert Seen(game, 1)("titans", "talent_used", 4) == [1]


def test_a_titan_that_may_come_is_asked_about_as_such() -> None:
    game = scenario(bases=["Tar Pits", "The Homeworld"], hand=["Collector"]).titan("Major Ursa").start()
    assert Seen(game, 0)("titan_question", "asks") == [0]
    use(game, "Major Ursa")
    assert Seen(game, 0)("titan_question", "asks") == Seen(game, 1)("titan_question", "asks") == [1]
    pick(game, "Tar Pits")
    assert titans_shown(Seen(game, 0), 2) == [("Major Ursa", 0, 0, 0, 0)]


def test_without_their_columns_a_game_with_titans_looks_like_any_other() -> None:
    game = with_titans()
    plain, full = encode(game, 0)[0], encode(game, 0, titans=True)[0]
    assert plain["observation"].shape == (COLUMNS,)
    assert plain["action_mask"].shape == (ACTIONS,)
    assert (full["observation"][:COLUMNS] == plain["observation"]).all()
    assert int(full["action_mask"].sum()) == int(plain["action_mask"].sum())


def test_the_numbers_of_games_without_titans_are_those_of_the_version_before_them() -> None:
    """People have policies for them."""
    assert layout_key() == "34f6abbc"
    assert (COLUMNS, ACTIONS, CARD_NUMBERS) == (4394, 4923, 379)
    assert layout_key(titans=True) != layout_key()


def test_the_text_shows_titans_in_play_and_set_aside() -> None:
    lines = draw(with_titans().view(0), ["ann", "ben", "cid"], []).splitlines()
    assert "      set aside: Time Box with 3 counters" in lines
    assert lines[lines.index("      titan: Major Ursa with 2 counters (ann)") - 2].startswith("[1] The Homeworld")
    assert "      titan: Arcane Protector (cid)" in lines


def test_the_layout_has_no_gaps() -> None:
    end = 0
    for section in (*SECTIONS, *SECTIONS_OF_TITANS):
        assert section.start == end
        end += section.records * section.width
        assert sum(field.width for field in section.fields) == section.width
    assert SECTIONS_OF_TITANS[0].start == COLUMNS
    assert end == COLUMNS_WITH_TITANS
    assert len(CARD_COLUMNS) == 2 + 4 + 8 + 8 * 14 + 8 * 6 + 6
