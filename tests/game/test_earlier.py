"""What a player remembers of the others' last plays."""

import gc

from smashup import Game, Options
from smashup.bots import make_bot
from smashup.bots.learned.search import NetBot
from smashup.game.earlier import Earlier
from smashup.game.kept_position import keep
from smashup.game.past import Bridge


def played(players: int, turns: int) -> Game:
    game = Game.new(players, 11, Options(setup="random"), log=False)
    bots = [make_bot("easy", seed) for seed in range(players)]
    while (decision := game.decision) is not None:
        if game.turn > turns and decision.is_play_cards:
            break
        game.choose(bots[decision.player].choose(game.seen_by(decision.player), decision))
    return game


def where(plays: list[Earlier]) -> list[tuple[int, int, tuple[str, ...]]]:
    return [(one.player, one.state.turn, tuple(map(str, one.answer))) for one in plays]


def test_the_plays_of_the_last_round_are_remembered_with_their_positions() -> None:
    game = played(3, 8)
    assert game.decision is not None
    me = game.decision.player
    found = game.earlier_plays(me)
    assert {one.player for one in found} == {0, 1, 2} - {me}
    for one in found:
        assert game.turn - 3 < one.state.turn < game.turn
        assert one.state.current == one.player
        card = one.answer[1] if one.answer[0] == "play" else None
        assert card is None or card in one.state.hands[one.player]
    assert [one.state.turn for one in found] == sorted([one.state.turn for one in found])


def test_a_deal_says_how_the_cards_lay_then() -> None:
    game = played(2, 9)
    assert game.decision is not None
    view = game.seen_by(game.decision.player)
    others = 1 - view.player
    seen = set()
    for seed in range(6):
        world = view.determinize(seed)
        plays = view.earlier_plays(world)
        assert plays
        for one in plays:
            assert one.state.table == world.state.table
            # What was played lies open by now, so every deal agrees about it.
            if len(one.answer) > 1 and isinstance(one.answer[1], int):
                assert one.state.table[one.answer[1]] is game.state.table[one.answer[1]]
        seen.add(tuple(world.state.table[card].name for card in plays[0].state.hands[others]))
        decision = world.resumed(plays[0].state).decision
        assert decision is not None
        assert decision.is_play_cards
        assert decision.player == others
    assert len(seen) > 1


def test_a_game_that_was_dealt_again_remembers_the_same() -> None:
    game = played(2, 9)
    assert game.decision is not None
    me = game.decision.player
    dealt = game.determinize(me, 5)
    assert where(dealt.earlier_plays(me)) == where(game.earlier_plays(me)) != []
    # It goes on by itself; what happened to the game it came from does not matter any more.
    dealt.choose(0)
    game.undo()
    game.choose(0)
    assert all(one.player != me for one in dealt.earlier_plays(me))


def test_after_a_shuffle_nothing_is_remembered() -> None:
    game = played(2, 9)
    assert game.decision is not None
    me = game.decision.player
    assert game.earlier_plays(me)
    game.state.rng += 1
    assert game.earlier_plays(me) == []


def test_nothing_is_remembered_from_before_a_kept_position() -> None:
    """What led there may be played differently today, and its cards may have other ids."""
    game = played(2, 9)
    assert game.decision is not None
    me = game.decision.player
    assert game.earlier_plays(me)
    game.cross(Bridge(len(game.choices), keep(game.state)))
    assert game.earlier_plays(me) == []
    assert NetBot(1, iterations=12).choose(game.seen_by(me), game.decision) in range(len(game.decision))


def games_in_memory() -> int:
    gc.collect()
    return sum([type(one) is Game for one in gc.get_objects()])


def test_a_deal_that_is_dealt_again_and_again_keeps_only_the_game_it_came_from() -> None:
    game = played(2, 9)
    assert game.decision is not None
    me = game.decision.player
    world = game
    before = games_in_memory()
    for seed in range(5):
        world = world.determinize(me, seed)
        assert where(world.earlier_plays(me)) == where(game.earlier_plays(me))
    assert games_in_memory() == before + 1
