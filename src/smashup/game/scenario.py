"""Build any legal position in a few lines, and play it: for tests, puzzles and bug reports.

>>> from smashup.scenario import play, scenario
>>> game = (
...     scenario(bases=["Tar Pits", "The Homeworld"], hand=["Collector"])
...     .minion("Microbot Guard", on="Tar Pits", of=1)
...     .start()
... )
>>> play(game, "Collector", on="Tar Pits")
>>> [option.label for option in game.decision.options]
['Microbot Guard (1, Player 2, Tar Pits)', 'Pass']

The position becomes a normal `Game`: everything a game can do, it can do. A position that no game could reach is
refused with the reason.

Players are numbers from 0, as everywhere in the API; labels call them Player 1, Player 2 and so on. A decision with
one legal answer is made without asking; `Options(ask_single=True, ask_end=True)` has all of them asked.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Literal

import smashup.cards  # noqa: F401  (registers every faction)
from smashup.engine.card.card import Card
from smashup.engine.errors import SetupError
from smashup.engine.factions import Pool
from smashup.engine.options import Options
from smashup.engine.state import LastingKind, State, Until
from smashup.game import plain, position_line
from smashup.game.builder import STRICT, build
from smashup.game.game import Game
from smashup.game.references import Reference
from smashup.game.version_1 import note_pool


def scenario(
    players: int = 2,
    bases: Sequence[str] = ("Jungle Oasis", "The Central Brain", "Cave of Shinies"),
    hand: Sequence[str] = (),
    options: Options | None = None,
    definitions: Sequence[type[Card]] = (),
) -> Scenario:
    """A new position: nothing but these bases in play, player 0 to move with this hand.

    Unless other options are given, the end of the plays is always asked for (`Options.ask_end`): the position stays
    to be looked at. Any other decision with one legal answer is made without asking, unless `Options.ask_single`.
    `definitions` are cards and bases of no faction that exist in this position only, to try a mechanism; they belong
    to anybody. A game with such cards cannot be saved, unless they are plain ones: see `plain_minion`, `plain_base`.
    """
    for given in (bases, hand):
        if isinstance(given, str):
            raise SetupError(f"expected a list of names, not {given!r}")
    data: dict[str, Any] = {
        "version": STRICT,
        "players": players,
        "bases": list(bases),
        "options": (options or Options(ask_end=True)).to_dict(),
        "hands": {"0": list(hand)} if hand else {},
    }
    data |= note_pool(Pool.of_today(), titans=False)
    own = [definition for definition in definitions if not plain.is_plain(definition)]
    if own:
        data["definitions"] = own
    return Scenario(data).plain(*(definition for definition in definitions if plain.is_plain(definition)))


class Scenario:
    """A position under construction. Every method returns the scenario, so that calls can be chained."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Scenario:
        """The position that `to_dict` wrote down."""
        return cls(data)

    @classmethod
    def from_line(cls, line: str) -> Scenario:
        """The position that a line of text says, as `line` writes it; SetupError with what cannot be read.

        >>> game = Scenario.from_line("at tar_pits: scout of p2 | p1: collector, invader | p2:").start()
        >>> [option.key for option in game.decision.options]
        ['play collector on tar_pits', 'play invader on tar_pits', 'end']
        """
        data = {"options": {"ask_end": True}, **position_line.read(line)}
        return cls(note_pool(Pool.of_today(), titans=False) | data)

    @property
    def line(self) -> str:
        """The position in one line of text (see `smashup.game.position_line`)."""
        return position_line.write(self._data)

    def to_dict(self) -> dict[str, Any]:
        """The position as plain data for JSON."""
        return copy.deepcopy(self._data)

    def _add(self, zone: str, player: int, cards: Sequence[str], owner: int | None = None) -> Scenario:
        if type(player) is not int:
            raise SetupError(f"expected the number of a player (0 is the first), not {player!r}")
        for card in cards:
            if not isinstance(card, str):
                raise SetupError(f"expected names as separate arguments, such as (0, 'Scout', 'Howl'), not {card!r}")
        given = list(cards) if owner is None else [[card, owner] for card in cards]
        self._data.setdefault(zone, {}).setdefault(str(player), []).extend(given)
        return self

    def hand(self, player: int, *cards: str, owner: int | None = None) -> Scenario:
        """Cards in a hand; those of another `owner` were given to the player."""
        return self._add("hands", player, cards, owner)

    def deck(self, player: int, *cards: str, owner: int | None = None) -> Scenario:
        """The cards of a deck, the top card first; those of another `owner` came there from the player's hand."""
        return self._add("decks", player, cards, owner)

    def discard_pile(self, player: int, *cards: str) -> Scenario:
        return self._add("discards", player, cards)

    def factions(self, player: int, *keys: str) -> Scenario:
        """The player's factions, where the cards of the position alone do not tell."""
        return self._add("factions", player, keys)

    def duplicate_factions(self) -> Scenario:
        """Players may have the same faction (rule 14.3)."""
        self._data["options"]["duplicate_factions"] = True
        return self

    def base_deck(self, *bases: str) -> Scenario:
        """The base deck, the top card first. Without this it holds every base that is not elsewhere."""
        self._data["base_deck"] = list(bases)
        return self

    def base_discard(self, *bases: str) -> Scenario:
        self._data["base_discard"] = list(bases)
        return self

    def minion(
        self,
        name: str,
        *,
        on: str,
        of: int = 0,
        owner: int | None = None,
        counters: int = 0,
        actions: Sequence[str | tuple[str, int]] = (),
    ) -> Scenario:
        """A minion in play, controlled by `of`. Actions on it are of the same player, or (name, player)."""
        attached = [[action, of] if isinstance(action, str) else list(action) for action in actions]
        if isinstance(actions, str) or any(len(action) != 2 for action in attached):
            raise SetupError(f"expected a list of actions or of (action, player), not {actions!r}")
        self._data.setdefault("minions", []).append([name, on, of, of if owner is None else owner, counters, attached])
        return self

    def action(
        self, name: str, *, on: str | Reference, of: int = 0, owner: int | None = None, memo: Any = None
    ) -> Scenario:
        """An action on a base, or on a minion that the scenario puts into play: by name, or as `the` says which.

        `memo` is what it remembers, such as the key of a named faction.
        """
        self._data.setdefault("actions", []).append([name, on, of, of if owner is None else owner, memo])
        return self

    def titan(
        self, name: str, *, on: str | None = None, of: int = 0, owner: int | None = None, counters: int = 0
    ) -> Scenario:
        """A titan (section 16): on a base, controlled by `of`, or without `on` set aside. The game is one with titans.

        >>> from smashup.scenario import scenario, total
        >>> total(scenario(bases=["Tar Pits"]).titan("Major Ursa", on="Tar Pits", counters=3).start(), "Tar Pits", 0)
        3
        """
        self._data["options"]["titans"] = True
        self._data.setdefault("titans", []).append([name, on, of, of if owner is None else owner, counters])
        return self

    def plain(self, *definitions: type[Card]) -> Scenario:
        """Plain minions and bases that can be named in this position: see `plain_minion` and `plain_base`."""
        for definition in definitions:
            entry = plain.written(definition)
            if entry not in self._data.get("plain", []):
                self._data.setdefault("plain", []).append(entry)
        return self

    def fillers(self, number: int = 10) -> Scenario:
        """So many plain minions at the bottom of each deck: what is drawn does not matter, and nothing is shuffled.

        >>> from smashup.scenario import deck, scenario
        >>> deck(scenario().deck(0, "Howl").fillers(2).start(), 0)
        ['Howl', 'Filler', 'Filler']
        """
        self.plain(plain.plain_minion(1, plain.FILLER))
        for player in range(self._data["players"]):
            self.deck(player, *[plain.FILLER] * number)
        return self

    # What is in force besides the cards on the table.

    def counters(self, base: str, number: int) -> Scenario:
        """Counters on a base (those on minions are said with the minion)."""
        self._data.setdefault("counters", {})[base] = number
        return self

    def memo(self, card: str | Reference, value: Any) -> Scenario:
        """What a card or base in play remembers."""
        self._data.setdefault("memos", []).append([card, value])
        return self

    def lasting(
        self,
        kind: LastingKind,
        subject: str | Reference | int | None,
        amount: Any = None,
        *,
        because_of: str | Reference | None = None,
        until: Until = "end",
        player: int | None = None,
        turns_ago: int = 0,
    ) -> Scenario:
        """An effect that lasts for a time (rule 7.5), such as +2 power until the end of the turn.

        >>> from smashup.scenario import power_of, scenario
        >>> position = scenario(bases=["Tar Pits"]).minion("War Raptor", on="Tar Pits").discard_pile(0, "Howl")
        >>> power_of(position.lasting("power", "War Raptor", 1, because_of="Howl").start(), "War Raptor")
        4

        The kinds and what they are about are listed at `smashup.engine.state.LastingKind`; `amount` is a number, for
        "ability" the name of a card, for "control" a player, for "base_power" and "total" a player and a number.
        `because_of` is the card that caused it, wherever it is now (by default the subject itself). `until` speaks of
        the turns of `player`, by default of the current one. It began `turns_ago`.
        """
        source = subject if because_of is None else because_of
        if not isinstance(source, str | dict):
            raise SetupError(f"say which card caused the lasting {kind!r} with because_of=")
        entry: dict[str, Any] = {"kind": kind, "subject": subject, "amount": amount, "until": until, "source": source}
        if player is not None:
            entry["player"] = player
        if turns_ago:
            entry["turns_ago"] = turns_ago
        self._data.setdefault("lasting", []).append(entry)
        return self

    def played(
        self, card: str | Reference, *, by: int | None = None, on: str | None = None, as_action: bool | None = None
    ) -> Scenario:
        """A card that was played earlier this turn, wherever it is now; by the current player unless `by` says else.

        `on` is the base it was played on; a minion that is still in play was played where it is. A minion that counted
        as an action is told twice, the second time with `as_action=True`.
        """
        entry: dict[str, Any] = {"card": card}
        for key, value in (("by", by), ("on", on), ("as_action", as_action)):
            if value is not None:
                entry[key] = value
        self._data.setdefault("played", []).append(entry)
        return self

    def used(self, card: str | Reference) -> Scenario:
        """A card or base in play whose talent or "on your turn" ability was used this turn."""
        self._data.setdefault("used", []).append(["any", card])
        return self

    def extra_play(
        self,
        kind: Literal["minion", "action"],
        *,
        power_up_to: int | None = None,
        on: str | None = None,
        free_base: bool = False,
        named: str | None = None,
    ) -> Scenario:
        """An extra play besides those of `plays`, with limits if it is a minion (section 4): its printed power, the
        base, only a base without a minion of the player's, the name of the card."""
        limits = {"power_up_to": power_up_to, "base": on, "free_base": free_base or None, "name": named}
        given = {limit: value for limit, value in limits.items() if value is not None}
        if kind not in ("minion", "action") or (kind == "action" and given):
            raise SetupError(f"expected an extra 'minion', perhaps with limits, or an 'action', not {kind!r}")
        self._data.setdefault("extra_plays", []).append({"minion": kind == "minion", **given})
        return self

    def extra_turn(self, player: int) -> Scenario:
        """That player takes an extra turn after this one (and after those already said)."""
        self._data.setdefault("extra_turns", []).append(player)
        return self

    def vp(self, *points: int) -> Scenario:
        """Each player's victory points."""
        self._data["vp"] = list(points)
        return self

    def turn(
        self, player: int, phase: str = "play_cards", *, number: int | None = None, next_player: int | None = None
    ) -> Scenario:
        """Whose turn it is, and its phase: start_turn, play_cards, score_bases, draw or end_turn.

        `number` counts the turns from 1; `next_player` takes the next regular turn, by default the one to the left.
        """
        self._data["current"] = player
        self._data["phase"] = phase
        for key, value in (("turn_number", number), ("next_player", next_player)):
            if value is not None:
                self._data[key] = value
        return self

    def scoring(
        self, base: str, moment: Literal["before_scoring", "when_scoring", "after_scoring"] = "before_scoring"
    ) -> Scenario:
        """The current player's Score Bases phase, with that base scoring.

        "before_scoring": it was just chosen; what happens before it scores comes next. Then VP are awarded.
        "when_scoring": VP have been awarded (`vp` says how many there are now); what happens when it scores comes next.
        "after_scoring": that is done, too; what happens after it has scored comes next.

        >>> from smashup.scenario import minions, offered, scenario
        >>> position = scenario(bases=["Tar Pits", "Jungle Oasis"]).minion("Scout", on="Tar Pits")
        >>> offered(position.scoring("Tar Pits", "after_scoring").start())
        ['Yes', 'No']
        """
        self._data["phase"] = "score_bases"
        self._data["scoring"] = [base, moment]
        return self

    def stop_after(self, phase: str) -> Scenario:
        """The game goes no further than that phase (see `turn`): it then asks nothing more, and is not over.

        >>> from smashup.scenario import scenario
        >>> position = scenario(bases=["Tar Pits"]).minion("King Rex", on="Tar Pits", counters=9)
        >>> game = position.turn(0, "score_bases").stop_after("score_bases").start()
        >>> game.scores, game.decision, game.over
        ((4, 0), None, False)
        """
        self._data["stop_after"] = phase
        return self

    def plays(self, minions: int = 1, actions: int = 1) -> Scenario:
        """How many minions and actions may still be played this turn; more than one of a kind are extra plays. Only
        where the position begins in the phase play_cards."""
        self._data["plays"] = [minions, actions]
        return self

    def seed(self, seed: int) -> Scenario:
        self._data["seed"] = seed
        return self

    def start(self, *, log: bool = True) -> Game:
        """The position as a game."""
        setup = {"scenario": self.to_dict()}  # The scenario may be built on; the game keeps what it began with.
        return Game(setup, self.state(), [], [] if log else None)

    def state(self) -> State:
        """The position itself."""
        return build(self._data)
