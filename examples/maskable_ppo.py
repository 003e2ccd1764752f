"""Train a policy with sb3-contrib's MaskablePPO against a bot, save it, and let it play as a bot.

Needs `pip install 'smashup[ppo]'`. It is a recipe, not a strong player: PPO from scratch with a plain network takes
millions of steps here, and learns to beat `random` long before anything else.

    python examples/maskable_ppo.py --steps 200000 --opponent random --save ppo.zip
    cd examples && smashup arena maskable_ppo:PpoBot random --games 40
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from sb3_contrib import MaskablePPO

from smashup.engine.decisions import Decision
from smashup.env import COLUMNS, SinglePlayerEnv, encode, layout_key
from smashup.env.layout import HIGH
from smashup.game.view import GameView

SAVED = "ppo.zip"


class Scaled(gymnasium.ObservationWrapper[npt.NDArray[np.float32], int, dict[str, npt.NDArray[Any]]]):
    """Only the row of numbers, each from 0 to 1: the mask goes another way, by `action_masks`."""

    def __init__(self, env: SinglePlayerEnv) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0, 1, (COLUMNS,), np.float32)

    def observation(self, observation: dict[str, npt.NDArray[Any]]) -> npt.NDArray[np.float32]:
        return scaled(observation["observation"])

    def action_masks(self) -> npt.NDArray[np.bool_]:
        assert isinstance(self.unwrapped, SinglePlayerEnv)
        return self.unwrapped.action_masks()


def scaled(row: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    return row / HIGH


class PpoBot:
    """The saved policy, in the folder it was saved in."""

    name = "ppo"
    identity = f"{SAVED} {layout_key()}"

    def __init__(self, seed: int = 0) -> None:
        self._model = MaskablePPO.load(SAVED, device="cpu")

    def choose(self, view: GameView, decision: Decision) -> int:
        # Hidden cards never show in an observation, so any deal of them will do.
        seen, numbers = encode(view.determinize(), view.player)
        action, _ = self._model.predict(
            scaled(seen["observation"]), action_masks=seen["action_mask"].astype(bool), deterministic=True
        )
        return numbers.index(int(action))


def main(args: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=200_000, help="decisions of the learner (200000)")
    parser.add_argument("--rollout", type=int, default=2048, help="decisions before each round of learning (2048)")
    parser.add_argument("--opponent", default="random", help="a bot by its name (random)")
    parser.add_argument("--save", default=SAVED, help=f"where the policy goes ({SAVED})")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(args)
    env = Scaled(SinglePlayerEnv(opponents=[given.opponent], vp_shaping=0.5))
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=given.rollout,
        batch_size=min(256, given.rollout),
        ent_coef=0.01,
        seed=given.seed,
        device="cpu",
    )
    model.learn(given.steps)
    model.save(given.save)
    print(f"saved as {given.save}")


if __name__ == "__main__":
    main()
