"""Setting up a game (section 1): factions, decks, bases, opening hands, the first player."""

from __future__ import annotations

from collections.abc import Sequence

from smashup.engine import randomness
from smashup.engine.answers import NO, YES, of_factions, what
from smashup.engine.bases import add_base
from smashup.engine.card.card import Card
from smashup.engine.decisions import Effect, ask
from smashup.engine.draft import tournament
from smashup.engine.errors import SetupError
from smashup.engine.events import Cause, tell
from smashup.engine.factions import FACTIONS, Pool
from smashup.engine.knowledge import bits, show_all
from smashup.engine.options import Options
from smashup.engine.rules import Rules, rules_for
from smashup.engine.state import NOT_IN_PLAY, SETUP, START_TURN, CardInPlay, State
from smashup.engine.zones import discard, draw, shuffle_deck

HAND = 5


def blank_state(
    options: Options, players: int, factions: Sequence[Sequence[str]], seed: int, pool: Pool | None = None
) -> State:
    """A game before anything has happened, to be dealt from that pool; without one from all there is."""
    pairs = tuple(tuple(pair) for pair in factions)
    rules = Rules(options, pairs, (), 0, 0, (), frozenset(), (), 0, pool or Pool.of_today())
    return State(
        rules=rules,
        players=players,
        table=(),
        hands=[[] for _ in range(players)],
        decks=[[] for _ in range(players)],
        discards=[[] for _ in range(players)],
        vp=[0] * players,
        bases=[],
        base_deck=[],
        base_discard=[],
        current=0,
        turn=0,
        phase=SETUP,
        minion_plays=0,
        action_plays=0,
        extra_plays=[],
        played=[],
        used=set(),
        lasting=[],
        memos={},
        loaned={},
        seen=[0] * (players + 1),
        groups=[()] * (players + 1),
        rng=randomness.seeded(seed),
        hooks=0,
        extra_turns=(),
        next_player=0,
        winners=(),
        titans=[],
        log=None,
    )


def check_factions(factions: Sequence[Sequence[str]], options: Options) -> None:
    """Refuse factions that no game can have, saying why (1.1 to 1.3)."""
    if not 2 <= len(factions) <= 4:
        raise SetupError(f"a game has 2 to 4 players (rule 1.1), not {len(factions)}")
    for number, pair in enumerate(factions, 1):
        if isinstance(pair, str) or not isinstance(pair, Sequence) or len(pair) != 2:
            raise SetupError(f"player {number} needs two factions (rule 1.2), not {pair!r}")
        for key in pair:
            if not isinstance(key, str) or key not in FACTIONS:
                raise SetupError(f"there is no faction {key!r}; the factions are {', '.join(sorted(FACTIONS))}")
        if pair[0] == pair[1]:
            raise SetupError(f"player {number} has {pair[0]!r} twice; a player's two factions differ (rule 1.2)")
    if not options.duplicate_factions:
        taken: dict[str, int] = {}
        for number, pair in enumerate(factions, 1):
            for key in pair:
                if key in taken:
                    raise SetupError(
                        f"players {taken[key]} and {number} both have {key!r}; "
                        "that needs the option duplicate_factions (rules 1.3, 14.3)"
                    )
                taken[key] = number


def fill_up(
    given: Sequence[Sequence[str] | None], options: Options, seed: int, avoid: Sequence[str] = (), *, pool: Pool
) -> list[list[str]]:
    """A pair for each player: the given one, or one at random out of the sets and what nobody else has.

    Factions to avoid are left out as long as there are enough others; the first ones are avoided longest.
    """
    for key in avoid:
        if key not in FACTIONS:
            raise SetupError(f"there is no faction {key!r}; the factions are {', '.join(sorted(FACTIONS))}")
    taken = [] if options.duplicate_factions else [key for pair in given if pair is not None for key in pair]
    usable = [key for key in pool.factions(options.sets) if key not in taken]
    needed = 2 * list(given).count(None)
    if needed and options.duplicate_factions:
        needed = 2
    if len(usable) < needed:
        raise SetupError("these sets have too few factions for the players without")
    avoided = [key for key in dict.fromkeys(avoid) if key in usable][: len(usable) - needed]
    left = [key for key in usable if key not in avoided]
    pairs: list[list[str]] = []
    rng = randomness.seeded(seed)
    for pair in given:
        if pair is None:
            rng = randomness.shuffle(rng, left)
            pair = left[:2]
            if not options.duplicate_factions:
                left = left[2:]
        pairs.append(list(pair))
    return pairs


def set_up(state: State) -> Effect:
    first, state.rng = randomness.below(state.rng, state.players)
    factions = [list(pair) for pair in state.rules.factions]
    if not factions:
        factions = yield from _take_factions(state, first)
        if state.rules.options.setup == "tournament":
            first = (first + 1) % 2  # Who drafted first takes the second turn (14.7).
    _deal(state, factions, first)
    state.because = Cause(None, None, "1.6")
    for player in state.clockwise(first):
        draw(state, player, HAND)
        if not any(state.table[card].is_minion for card in state.hands[player]):
            yield from _mulligan(state, player)
    state.because = None
    state.hand_events.clear()  # Nobody answers what happens before the first turn.
    state.current = first
    state.next_player = (first + 1) % state.players
    state.turn = 1
    tell(state, "first", first)
    state.phase = START_TURN


def _take_factions(state: State, first: int) -> Effect:
    """The players take their factions: freely, at random, or by a draft (1.8, 14.7)."""
    options = state.rules.options
    offered = state.rules.pool.factions(options.sets)
    if options.setup == "tournament":
        return (yield from tournament(state, first, offered))
    needed = 2 * state.players
    if len(offered) < (2 if options.duplicate_factions else needed):
        raise SetupError(f"{state.players} players need {needed} factions, and these sets have {len(offered)}")
    if options.setup == "draft" and options.on_offer is not None:
        if options.on_offer < needed:
            raise SetupError(f"a draft for {state.players} players needs {needed} factions on offer (rule 1.8)")
        state.rng = randomness.shuffle(state.rng, offered)
        chosen = set(offered[: options.on_offer])
        offered = [key for key in state.rules.pool.factions() if key in chosen]
    taken: list[list[str]] = [[] for _ in range(state.players)]
    around = state.clockwise(first)
    order = around + around[::-1] if options.setup == "draft" else [player for player in around for _ in (0, 1)]
    for player in order:
        gone = taken[player] if options.duplicate_factions else [key for pair in taken for key in pair]
        left = of_factions([key for key in offered if key not in gone])
        if options.setup == "random":
            index, state.rng = randomness.below(state.rng, len(left))
            picked = left[index]
        else:
            picked = yield from ask(state, player, "take_faction", "Take a faction.", None, left)
        taken[player].append(what(picked))
        tell(state, "take_faction", player, target=FACTIONS[what(picked)].name)
    return taken


def _bases(rules: Rules, factions: Sequence[Sequence[str]]) -> list[type[Card]]:
    """The bases of every set a chosen faction comes from, each once (1.4), or all (14.1), or those drafted (14.7)."""
    pool = rules.pool
    if rules.draft is not None:
        return pool.bases(rules.draft.in_game)
    if rules.options.all_bases:
        return pool.bases(pool.factions())
    return pool.bases(pool.with_their_sets(key for pair in factions for key in pair))


def _titans(pool: Pool, factions: Sequence[Sequence[str]], first: int) -> list[CardInPlay]:
    """The titans of the players' factions, set aside (16.2); their ids count from the first."""
    found: list[CardInPlay] = []
    for player, pair in enumerate(factions):
        for key in pair:
            for titan in pool.titans_of(key):
                card = first + len(found)
                found.append(CardInPlay(card, titan, player, NOT_IN_PLAY, 0, (), titan.hooks_set_aside))
    return found


def _deal(state: State, factions: list[list[str]], first: int) -> None:
    """Make and shuffle the decks and the base deck; put out the first bases."""
    table: list[type[Card]] = []
    owners: list[int] = []
    for player, pair in enumerate(factions):
        cards = [card for key in pair for card in FACTIONS[key].deck()]
        state.rng = randomness.shuffle(state.rng, cards)
        state.decks[player] = list(range(len(table), len(table) + len(cards)))
        table += cards
        owners += [player] * len(cards)
    draft = state.rules.draft
    bases = _bases(state.rules, factions)
    state.rng = randomness.shuffle(state.rng, bases)
    state.base_deck = list(range(len(table), len(table) + len(bases)))
    table += bases
    owners += [state.players] * len(bases)
    titans = _titans(state.rules.pool, factions, len(table)) if state.rules.options.titans else []
    table += [titan.definition for titan in titans]
    owners += [titan.controller for titan in titans]
    state.table = tuple(table)
    state.rules = rules_for(state.rules.options, factions, tuple(owners), table, first, state.rules.pool, draft)
    for player, pair in enumerate(factions):
        tell(state, "factions", player, target=" and ".join(FACTIONS[key].name for key in pair))
    if titans:
        state.titans = titans
        show_all(state, bits(titan.id for titan in titans))
        for titan in titans:
            tell(state, "set_aside", titan.controller, [titan.id], rule="16.2")
    for _ in range(state.players + 1):
        add_base(state)


def _mulligan(state: State, player: int) -> Effect:
    """An opening hand without a minion may be shown and replaced by a new one, once (1.6); or must be (14.2)."""
    hand = state.hands[player]
    if not state.rules.options.classic_mulligan:
        prompt = "No minion in hand: show it and draw a new hand?"
        if (yield from ask(state, player, "mulligan", prompt, None, [YES, NO])) is NO:
            return
    shown = hand[:]
    tell(state, "mulligan", player, shown)
    show_all(state, bits(shown))
    if state.rules.options.classic_mulligan:
        discard(state, player, shown, hand)
        draw(state, player, HAND)
    else:
        hand.clear()
        draw(state, player, HAND)
        state.decks[player].extend(shown)
        shuffle_deck(state, player)
