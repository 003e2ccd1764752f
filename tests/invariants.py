"""What must hold in every game, whatever the cards: used by the property tests and by the soak run."""

import random
from collections import Counter
from collections.abc import Callable

from smashup import Game, IllegalChoiceError, Options
from smashup.cards.catalogue import catalogue
from smashup.engine.abilities import hooks_where_it_is
from smashup.engine.bits import LISTENING
from smashup.engine.power import power, totals
from smashup.engine.state import BaseInPlay, CardInPlay

FACTIONS = [faction["key"] for faction in catalogue()]
MOST_DECISIONS = 30_000
"""No random game comes near this many; one that reaches it does not end."""


def random_game(
    seed: int, players: int | None = None, *, log: bool = False, titans: bool | None = None, target_vp: int = 15
) -> Game:
    """A game of random factions, a player count, now and then the variants of section 14, and (unless it is said) every
    second time titans, all from the seed."""
    rng = random.Random(seed)
    number = players or rng.choice((2, 2, 3, 4))
    options = Options(
        all_bases=rng.random() < 0.2,
        classic_mulligan=rng.random() < 0.2,
        duplicate_factions=rng.random() < 0.3,
        ask_single=rng.random() < 0.1,
        titans=seed % 2 == 1 if titans is None else titans,
        target_vp=target_vp,
    )
    if options.duplicate_factions:
        factions = [rng.sample(FACTIONS, 2) for _ in range(number)]
    else:
        picked = rng.sample(FACTIONS, 2 * number)
        factions = [picked[2 * player : 2 * player + 2] for player in range(number)]
    return Game.new(factions, seed=seed, options=options, log=log)


def assert_every_card_is_in_one_place(game: Game) -> None:
    """Cards are neither lost nor doubled: each id is in exactly one zone."""
    state = game.state
    places: Counter[int] = Counter()
    for zone in (*state.hands, *state.decks, *state.discards, state.base_deck, state.base_discard, state.limbo):
        places.update(zone)
    places.update(card.id for card in state.cards_in_play())
    places.update(base.id for base in state.bases)
    places.update(titan.id for titan in state.titans)
    wrong = {card: count for card, count in places.items() if count != 1}
    assert not wrong, f"cards in more than one place: {[(state.table[card].name, n) for card, n in wrong.items()]}"
    missing = set(range(len(state.table))) - set(places)
    assert not missing, f"cards in no place: {[state.table[card].name for card in missing]}"


def assert_cards_know_where_they_are(game: Game) -> None:
    """What is derived about the table agrees with the table."""
    state = game.state
    hooks = 0
    for at, base in enumerate(state.bases):
        assert base.at == at
        hooks |= base.hooks
        for card in (*base.actions, *base.minions, *(action for m in base.minions for action in m.actions)):
            assert card.at == at, f"{card} thinks it is at {card.at}, not {at}"
            assert card.definition is state.table[card.id]
            hooks |= card.hooks
    for titan in state.titans:
        assert titan.definition is state.table[titan.id]
        assert titan.at == -1 or 0 <= titan.at < len(state.bases)
        assert titan.hooks == hooks_where_it_is(titan)
        hooks |= titan.hooks
    in_play = [titan for titan in state.titans if titan.at >= 0]
    assert len({titan.controller for titan in in_play}) == len(in_play), "somebody controls two titans"
    if game.decision is not None and game.decision.is_play_cards:
        assert len({titan.at for titan in in_play}) == len(in_play), "two titans stay on one base"
    listening = state.index.get(LISTENING)
    if listening is not None:
        there: list[BaseInPlay | CardInPlay] = [*state.bases, *state.cards_in_play(), *state.titans]
        assert {card.id for card in listening} == {card.id for card in there if card.hooks & LISTENING}
        assert all(card in there for card in listening), "what listens is not what lies there"
    assert state.hooks & ~hooks == 0, "something is said to listen that is not in play"


def assert_power_adds_up(game: Game) -> None:
    """The explanation of a power is that power."""
    state = game.state
    for base in state.bases:
        there = totals(state, base)
        for minion in base.minions:
            parts = game.explain_power(minion.id)
            assert sum(amount for _, amount in parts) == power(state, minion), f"{minion}: {parts}"
        for player in range(state.players):
            parts = game.explain_power(base.id, player)
            assert sum(amount for _, amount in parts) == there[player], f"{base}, player {player}: {parts}"


def assert_illegal_choices_change_nothing(game: Game) -> None:
    before = game.fingerprint(), len(game.choices), len(game.events)
    assert game.decision is not None
    for wrong in (-1, len(game.decision), "minion:99999", "", None, 1.5, True if len(game.decision) < 2 else "yes!"):
        try:
            game.choose(wrong)  # type: ignore[arg-type]
        except IllegalChoiceError:
            continue
        raise AssertionError(f"{wrong!r} was accepted")
    assert (game.fingerprint(), len(game.choices), len(game.events)) == before


def assert_views_keep_secrets(game: Game, seed: int) -> None:
    """Deal again everything that a player may not know: what that player sees stays the same."""
    for player in range(game.players):
        dealt = game.determinize(player, seed)
        assert dealt.view(player) == game.view(player), f"player {player} can tell a hidden card"
        assert_every_card_is_in_one_place(dealt)


def play_out(
    game: Game, seed: int, check_every: int = 1, and_then: Callable[[Game], object] = lambda game: None
) -> Game:
    """Play at random to the end, checking the table on the way, and calling that whenever it was."""
    rng = random.Random(seed)
    for number in range(MOST_DECISIONS):
        if game.decision is None:
            break
        if number % check_every == 0:
            assert_every_card_is_in_one_place(game)
            assert_cards_know_where_they_are(game)
            and_then(game)
        game.choose(rng.randrange(len(game.decision)))
    assert game.over, f"not over after {MOST_DECISIONS} decisions"
    assert_every_card_is_in_one_place(game)
    assert len(game.winners) == 1
    assert game.scores[game.winners[0]] == max(game.scores) >= game.state.rules.options.target_vp
    return game
