"""The PettingZoo environment: 2 to 4 agents who are asked one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from smashup.engine.errors import IllegalChoiceError
from smashup.engine.options import Options
from smashup.env.match import MAX_TURNS, RENDER_MODES, EnvMatch, Observation, action_space, observation_space

ILLEGAL = -1.0
"""What an illegal action costs."""


def aec_env(**settings: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual guards; takes what `raw_env` takes.

    An illegal action ends the game: its agent gets -1 and the others nothing.

    >>> env = aec_env(players=3)
    >>> env.reset(seed=4)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> env.agent_selection, observation["action_mask"].shape == (env.action_space("player_0").n,)
    ('player_0', True)
    """
    env: AECEnv[str, Observation, int] = raw_env(**settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class raw_env(AECEnv[str, Observation, int], EzPickle):  # noqa: N801 (the name PettingZoo's own environments have)
    """The environment itself: an illegal action raises IllegalChoiceError and changes nothing.

    `players`: 2, 3 or 4. `factions`: a pair for each player; without them they are drawn at each reset, as
    `options.setup` says (random, or with "choose" and "draft" the agents take them themselves). `options`: the rules
    of the game; with titans, observations and actions are longer. `reward`: "win" or "place". `vp_shaping`: additional
    reward for each step, this many times the change of the lead in VP over the best of the others, as a part of the VP
    that end the game. `max_turns`: the game is cut short (truncated) after this many turns. `render_mode`: "human"
    prints, "ansi" returns text.
    """

    metadata = {
        "name": "smashup_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        factions: Sequence[Sequence[str]] | None = None,
        options: Options | None = None,
        reward: str = "win",
        vp_shaping: float = 0.0,
        max_turns: int = MAX_TURNS,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, factions, options, reward, vp_shaping, max_turns, render_mode)
        super().__init__()  # type: ignore[no-untyped-call]
        self.match = EnvMatch(players, factions, options, reward, vp_shaping, max_turns, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{player}" for player in range(self.match.game.players)]
        self._player = {agent: player for player, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._observation_spaces = {
            agent: observation_space(titans=self.match.titans) for agent in self.possible_agents
        }
        self._action_spaces = {agent: action_space(titans=self.match.titans) for agent in self.possible_agents}
        self._chance = seeding.np_random()[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The seed decides the whole series of games until the next seed."""
        if seed is not None:
            self._chance = seeding.np_random(seed)[0]
        self.match.deal(int(self._chance.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None  # type: ignore[assignment]
        self._go_on()

    def _go_on(self) -> None:
        """Turn to the agent that is asked next."""
        self.infos = {agent: {"action_mask": self.match.mask_of(self._player[agent])} for agent in self.agents}
        asked = self.match.asked
        if asked is not None:
            self.agent_selection = self.possible_agents[asked]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        return self.match.observe(self._player[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        if action is None:
            raise IllegalChoiceError(f"{agent} is asked and must act: None is only for agents that are done")
        paid = self.match.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {one: paid[self._player[one]] for one in self.agents}
        self.terminations = dict.fromkeys(self.agents, self.match.game.over)
        self.truncations = dict.fromkeys(self.agents, self.match.truncated)
        self._accumulate_rewards()
        self._go_on()

    def render(self) -> str | None:
        """The table as the agent who acts sees it: as text ("ansi"), or printed ("human")."""
        return self.match.render(self.match.asked, self.possible_agents)

    def close(self) -> None:
        """There is nothing to close."""
