"""One game after the other as the environments see them: dealt from a seed, answered in actions, paid in rewards."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from functools import cache
from typing import Any, SupportsIndex
from zlib import crc32

import numpy as np
import numpy.typing as npt
from gymnasium import logger, spaces

from smashup.engine.decisions import Option
from smashup.engine.errors import IllegalChoiceError, SetupError
from smashup.engine.options import Options
from smashup.env import actions, layout
from smashup.env.numbering import FACTION_KEYS, NAMED, TITANS
from smashup.env.observation import observation
from smashup.env.places import Places
from smashup.env.render import draw
from smashup.env.rewards import REWARDS, final_rewards, lead
from smashup.game import Game

Observation = dict[str, npt.NDArray[Any]]

MAX_TURNS = 300
"""After this many turns a game is cut short: players who only ever pass would never end it."""
SHOWN = 12
"""How many legal actions an error names."""
RENDER_MODES = ["human", "ansi"]


def encode(game: Game, player: int, *, titans: bool = False) -> tuple[Observation, list[int]]:
    """What a player sees, and the action of each option if that player is the one asked (else none).

    `titans`: with the columns and actions of titans, as an environment whose options have them. Without, a game with
    titans can be encoded as well: they are not seen then, and what is about them takes spare actions.

    >>> game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    >>> seen, numbers = encode(game, 0)
    >>> seen["observation"].shape == (layout.SIZE,), seen["action_mask"].sum() == len(numbers) == len(game.decision)
    (True, True)
    >>> actions.ACTION_NAMES[numbers[0]]
    'play Collector on base 0'
    """
    state, decision = game.state, game.decision
    places = Places(state, player)
    numbers: list[int] = []
    if decision is not None and decision.player == player:
        numbers = actions.actions_of(state, decision, places, titans=titans)
    seen = observation(state, decision, player, places, titans=titans)
    return {"observation": seen, "action_mask": actions.mask_of(numbers, titans=titans)}, numbers


def _actions(titans: bool) -> int:
    """How many actions there are."""
    return actions.SIZE_WITH_TITANS if titans else actions.SIZE


def observation_space(*, titans: bool = False) -> spaces.Space[Any]:
    high = layout.HIGH_WITH_TITANS if titans else layout.HIGH
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (_actions(titans),), np.int8),
        }
    )


def action_space(*, titans: bool = False) -> spaces.Space[Any]:
    return spaces.Discrete(_actions(titans))


@cache
def layout_key(*, titans: bool = False) -> str:
    """Changes when the meaning of an observation or an action changes: a policy trained before that cannot play."""
    sections: tuple[layout.Section, ...] = layout.SECTIONS
    words: tuple[Sequence[str], ...] = (
        *(layout.QUESTIONS, layout.OPTION_KINDS, FACTION_KEYS, [card.name for card in NAMED], actions.ACTION_NAMES),
    )
    if titans:
        sections += layout.SECTIONS_OF_TITANS
        words += (
            *(layout.QUESTIONS_ABOUT_TITANS, layout.OPTIONS_WITH_TITANS, [titan.name for titan in TITANS]),
            actions.ACTION_NAMES_WITH_TITANS,
        )
    columns = [
        (section.name, section.records, field.name, field.width) for section in sections for field in section.fields
    ]
    return f"{crc32(repr((columns, words)).encode()):08x}"


class EnvMatch:
    """The game that an environment plays, and the settings that the next one is dealt by."""

    def __init__(
        self,
        players: int,
        factions: Sequence[Sequence[str]] | None,
        options: Options | None,
        reward: str,
        vp_shaping: float,
        max_turns: int,
        render_mode: str | None,
    ) -> None:
        if factions is None and options is None:
            options = Options(setup="random")
        if reward not in REWARDS:
            raise SetupError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        if type(max_turns) is not int or max_turns < 1:
            raise SetupError(f"max_turns must be a whole number of at least 1, not {max_turns!r}")
        if not isinstance(vp_shaping, (int, float)):
            raise SetupError(f"vp_shaping must be a number, not {vp_shaping!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError(f"render_mode must be None, {' or '.join(RENDER_MODES)}, not {render_mode!r}")
        if factions is not None and len(factions) != players:
            raise SetupError(f"{len(factions)} pairs of factions were given for {players} players")
        self.titans = options is not None and options.titans
        """Observations and actions are those with titans."""
        self._setup = (players if factions is None else factions, options)
        self._reward, self._vp_shaping, self._max_turns = reward, float(vp_shaping), max_turns
        self.render_mode = render_mode
        self.deal(0)  # Refuses what cannot be played.

    def deal(self, seed: int) -> None:
        """Begin a new game."""
        players, options = self._setup
        self.game = Game.new(players, seed, options, log=False)
        self._scores = self.game.scores
        self._asked_now: tuple[Places, list[int]] | None = None

    def _legal(self) -> tuple[Places, list[int]]:
        """Which place each card has for the player asked, and the action of each option; worked out when needed."""
        if self._asked_now is None:
            state, decision = self.game.state, self.game.decision
            assert decision is not None
            places = Places(state, decision.player)
            self._asked_now = places, actions.actions_of(state, decision, places, titans=self.titans)
        return self._asked_now

    @property
    def asked(self) -> int | None:
        """Who is to act; None when the game is over or was cut short."""
        decision = self.game.decision
        return None if decision is None or self.truncated else decision.player

    @property
    def truncated(self) -> bool:
        """Was the game cut short?"""
        return self.game.turn > self._max_turns and not self.game.over

    def observe(self, player: int) -> Observation:
        """What a player sees. The mask is empty for everybody but the player asked."""
        places = self._legal()[0] if player == self.asked else Places(self.game.state, player)
        seen = observation(self.game.state, self.game.decision, player, places, titans=self.titans)
        return {"observation": seen, "action_mask": self.mask_of(player)}

    def mask_of(self, player: int) -> npt.NDArray[np.int8]:
        """Which actions are legal for a player: none for those who are not asked."""
        return actions.mask_of(self._legal()[1] if player == self.asked else [], titans=self.titans)

    def act(self, action: int) -> list[float]:
        """Do what an action points at; what each player gets for it.

        One that is not legal raises IllegalChoiceError and changes nothing.
        """
        if self.asked is None:
            raise IllegalChoiceError(f"{action!r} is not legal: the game is over")
        numbers = self._legal()[1]
        try:
            index = numbers.index(operator.index(action))
        except (ValueError, TypeError):
            raise IllegalChoiceError(self._complaint(action, numbers)) from None
        return self.choose(index)

    def _complaint(self, action: int, numbers: list[int]) -> str:
        assert self.game.decision is not None
        known = isinstance(action, (int, np.integer)) and 0 <= action < _actions(self.titans)
        name = f" ({actions.ACTION_NAMES_WITH_TITANS[action]})" if known else ""
        legal = [f"{number} ({actions.ACTION_NAMES_WITH_TITANS[number]})" for number in numbers[:SHOWN]]
        more = ", …" if len(numbers) > SHOWN else ""
        return (
            f"the action {action!r}{name} is not legal for player {self.asked}, who is asked "
            f"{self.game.decision.prompt!r}; legal are {', '.join(legal)}{more}"
        )

    def choose(self, choice: SupportsIndex | str | Option) -> list[float]:
        """Answer with an option, as bots do; what each player gets for it."""
        self.game.choose(choice)
        self._asked_now = None
        return self._payments()

    def _payments(self) -> list[float]:
        before, after = self._scores, self.game.scores
        self._scores = after
        paid = [0.0] * len(after)
        if self.game.over:
            paid = final_rewards(self._reward, self.game.winners, after)
        if self._vp_shaping and after != before:
            target = self.game.state.rules.options.target_vp
            for player in range(len(after)):
                paid[player] += self._vp_shaping * (lead(after, player) - lead(before, player)) / target
        return paid

    def render(self, player: int | None, names: Sequence[str]) -> str | None:
        """The table as that player sees it (None: as spectators do): as text ("ansi"), or printed ("human")."""
        if self.render_mode is None:
            logger.warn("there is nothing to render: make the environment with a render_mode, human or ansi")
            return None
        decision = self.game.decision
        legal: list[tuple[int, str]] = []
        if decision is not None and self.asked == player:
            labels = [option.label for option in decision.options_with(names)]
            legal = list(zip(self._legal()[1], labels, strict=True))
        text = draw(self.game.view(player), names, legal)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None
