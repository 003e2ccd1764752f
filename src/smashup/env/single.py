"""The Gymnasium environment: one learner at a table of bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from smashup.bots import Bot, make_bot
from smashup.engine.errors import IllegalChoiceError, SetupError
from smashup.engine.options import Options
from smashup.env.match import MAX_TURNS, RENDER_MODES, EnvMatch, Observation, action_space, observation_space

ILLEGAL = -1.0
"""What an illegal action costs."""

Opponent = str | Callable[[int], Bot]
"""The name of a bot, or something that makes one from a seed."""


class SinglePlayerEnv(gymnasium.Env[Observation, int]):
    """A game against bots, which answer by themselves until the learner is asked.

    `opponents`: the name of a bot, or something that makes one from a seed, for each other player, clockwise from the
    learner. `seat`: which player the learner is; None: another one at random in each game. The other settings are
    those of `raw_env`. An illegal action loses the game at once, with a reward of -1 and `illegal` in the info.

    >>> env = SinglePlayerEnv(opponents=["random"], seat=0)
    >>> seen, info = env.reset(seed=1)
    >>> done = False
    >>> while not done:
    ...     action = env.action_space.sample(info["action_mask"])
    ...     seen, reward, terminated, truncated, info = env.step(action)
    ...     done = terminated or truncated
    >>> reward in (1.0, -1.0), info["winners"] == ([0] if reward > 0 else [1])
    (True, True)
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        opponents: Sequence[Opponent] = ("greedy",),
        seat: int | None = None,
        factions: Sequence[Sequence[str]] | None = None,
        options: Options | None = None,
        reward: str = "win",
        vp_shaping: float = 0.0,
        max_turns: int = MAX_TURNS,
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str) or not 1 <= len(opponents) <= 3:
            raise SetupError(f"opponents must be a list of 1 to 3 bots, not {opponents!r}")
        self._players = len(opponents) + 1
        if seat is not None and seat not in range(self._players):
            raise SetupError(f"seat must be None or from 0 to {self._players - 1}, not {seat!r}")
        self._opponents = opponents
        self._fixed_seat = seat
        self.match = EnvMatch(self._players, factions, options, reward, vp_shaping, max_turns, render_mode)
        self.render_mode = render_mode
        self.seat = 0
        """Which player the learner is in this game."""
        self._bots: list[Bot] = self._made(0)
        self.observation_space = observation_space(titans=self.match.titans)
        self.action_space = action_space(titans=self.match.titans)

    def _made(self, seed: int) -> list[Bot]:
        return [
            make_bot(opponent, seed + number) if isinstance(opponent, str) else opponent(seed + number)
            for number, opponent in enumerate(self._opponents)
        ]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.match.deal(int(self.np_random.integers(2**63)))
        self._bots = self._made(int(self.np_random.integers(2**62)))
        drawn = int(self.np_random.integers(self._players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._let_bots_play()
        self._show()
        return self.match.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            reward = self.match.act(action)[self.seat]
        except IllegalChoiceError as error:
            return self.match.observe(self.seat), ILLEGAL, True, False, {**self._info(), "illegal": str(error)}
        reward += self._let_bots_play()
        self._show()
        return self.match.observe(self.seat), reward, self.match.game.over, self.match.truncated, self._info()

    def _let_bots_play(self) -> float:
        """The bots answer until the learner is asked or the game is over; what the learner gets meanwhile."""
        match, reward = self.match, 0.0
        while (asked := match.asked) is not None and asked != self.seat:
            decision = match.game.decision
            assert decision is not None
            bot = self._bots[(asked - self.seat) % self._players - 1]
            reward += match.choose(bot.choose(match.game.seen_by(asked), decision))[self.seat]
        return reward

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, under the name that sb3-contrib's MaskablePPO asks for."""
        return self.match.mask_of(self.seat).astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.match.mask_of(self.seat),
            "seat": self.seat,
            "scores": list(self.match.game.scores),
            "winners": list(self.match.game.winners),
        }

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the learner sees it: as text ("ansi"), or printed ("human")."""
        return self.match.render(self.seat, [f"player_{player}" for player in range(self._players)])
