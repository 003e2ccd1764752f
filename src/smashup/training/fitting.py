"""Fit the net: its value to who won, its policy to what was answered by bots that read ahead."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import cos, pi
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from smashup.training.curve import Progress
from smashup.training.model import Model
from smashup.training.positions import Arrays

Targets: TypeAlias = "np.ndarray[Any, np.dtype[np.float32]]"

BATCH = 4096
RATE = 2e-3
LEARNING_ON = 0.3
"""How much smaller the steps are where a trained net learns on."""
DECAY = 0.1
DROPOUT = 0.2
MOST_TESTED = 60_000
HELD_BACK = 0.06
"""Of all games, how many are only used to see how well the net foretells new ones."""
POLICY_WEIGHT = 0.5
PLANNED_TRUST = 0.7
"""How much of what a position is thought to be worth is what planning says, where it was planned."""
TRUST = 0.96
"""How much of what a position is thought to be worth depends on what comes after the next one: see `smoothed`."""


def fit(
    positions: Arrays,
    questions: Arrays,
    epochs: float,
    seed: int,
    checkpoint: Path,
    identity: str,
    targets: Targets | None = None,
    on_progress: Callable[[Progress], None] = lambda progress: None,
    start: dict[str, Any] | None = None,
) -> tuple[Model, list[Progress]]:
    """Train a net; goes on from the checkpoint if there is one of the same training.

    `start`: weights of a trained net that learns on, in smaller steps.
    `targets`: what each player's chances are taken to be in each position; who won, unless others are given.
    The net that foretells new games best is taken; then its policy alone is trained further, which learns more slowly.
    """
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = {name: torch.from_numpy(array).to(device) for name, array in positions.items()}
    asked = {name: torch.from_numpy(array).to(device) for name, array in questions.items()}
    aims = None if targets is None else torch.from_numpy(targets).to(device)
    held = torch.from_numpy(np.random.default_rng(0).random(2**20) < HELD_BACK).to(device)[data["game"].long() % 2**20]
    held_questions = held[asked["of"].long()]
    split = _Split(
        (~held).nonzero()[:, 0],
        held.nonzero()[:, 0],
        (~held_questions).nonzero()[:, 0],
        held_questions.nonzero()[:, 0],
    )
    model = Model(dropout=DROPOUT)
    if start is not None:
        model.begin_with(start)
    model.to(device)
    rate = RATE if start is None else RATE * LEARNING_ON
    batch = min(BATCH, len(split.training))
    steps = max(1, int(epochs * len(split.training) / batch))
    further = steps // 3  # See `curve.value_steps`.
    every = max(1, steps // 20)
    kept = _Kept(checkpoint, identity)
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=DECAY)
    step, best, curve = kept.restore(model, optimiser)
    if start is not None and step == 0:
        curve.append(Progress(0, steps + further, *_tested(model, data, asked, split)))
        on_progress(curve[-1])
        best = _copied(model)
    generator = torch.Generator(device="cpu")
    while step < steps + further:
        alone = step >= steps
        if step == steps and best is not None:
            model.load_state_dict(best)
        if alone:
            for name, weights in model.named_parameters():
                weights.requires_grad = ".policy" in name or name.startswith("asks")
        share = (step - steps) / further if alone else step / steps
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1.0, (step + 1) / 100) * (0.02 + 0.98 * (1 + cos(pi * share)) / 2)
        # Chance depends on the step alone, so that an interrupted training ends like any other.
        generator.manual_seed(seed * 1_000_003 + step)
        torch.manual_seed(seed * 1_000_003 + step)
        loss = torch.zeros((), device=device)
        if not alone:
            chosen = split.training[torch.randint(len(split.training), (batch,), generator=generator).to(device)]
            strength, _, _ = model({name: column[chosen] for name, column in data.items()})
            wanted = data["winner"][chosen].long() if aims is None else aims[chosen]
            loss = loss + functional.cross_entropy(strength, wanted)
        number = torch.randint(len(split.questions), (batch // 2,), generator=generator)
        policy, answers = _answered(model, data, asked, split.questions[number.to(device)])
        loss = loss + POLICY_WEIGHT * functional.cross_entropy(policy, answers)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        step += 1
        if step % every == 0 or step in (steps, steps + further):
            curve.append(Progress(step, steps + further, *_tested(model, data, asked, split)))
            on_progress(curve[-1])
            if not alone and curve[-1].value_loss <= min([one.value_loss for one in curve]):
                best = _copied(model)
            kept.keep(model, optimiser, step, best, curve)
    return model, curve


def _copied(model: Model) -> dict[str, Tensor]:
    return {name: weights.detach().clone() for name, weights in model.state_dict().items()}


@torch.no_grad()
def smoothed(model: Model, positions: Arrays) -> Targets:
    """What a position is worth by what the net thinks of those that came after it in its game, and who won in the end.

    A game has one winner, and much in it is luck: a position a few turns later says more about this one than the end,
    and planning the turn says more than both.
    """
    device = next(model.parameters()).device
    model.eval()
    parts = []
    for first in range(0, len(positions["winner"]), MOST_TESTED):
        batch = {
            name: torch.from_numpy(column[first : first + MOST_TESTED]).to(device) for name, column in positions.items()
        }
        parts.append(functional.softmax(model(batch)[0], dim=1).cpu().numpy())
    model.train()
    thought = np.concatenate(parts)
    found = np.zeros_like(thought)
    found[np.arange(len(found)), positions["winner"]] = 1.0
    planned = positions["planned"].astype(np.float32)
    is_planned = (planned.sum(axis=1) > 0).tolist()
    after: dict[int, int] = {}
    games, viewers, moments = positions["game"].tolist(), positions["viewer"].tolist(), positions["at"].tolist()
    for index in range(len(found) - 1, -1, -1):
        if index + 1 < len(found) and (games[index] != games[index + 1] or moments[index] > moments[index + 1]):
            after.clear()  # A game ends here. Another one, of another run, may have the same number.
        later = after.get(viewers[index])
        if later is not None:
            trust = TRUST ** (moments[later] - moments[index])
            found[index] = trust * found[later] + (1 - trust) * thought[later]
        if is_planned[index]:
            found[index] += PLANNED_TRUST * (planned[index] - found[index])
        after[viewers[index]] = index
    return found


class _Split(NamedTuple):
    """What is learnt from, and what only tells how well it was learnt: whole games are on one side."""

    training: Tensor
    testing: Tensor
    questions: Tensor
    test_questions: Tensor


def _answered(model: Model, data: dict[str, Tensor], asked: dict[str, Tensor], chosen: Tensor) -> tuple[Tensor, Tensor]:
    """How good the answers to some questions look, and which were given."""
    of = asked["of"][chosen].long()
    _, trunk, seen = model({name: column[of] for name, column in data.items()})
    policy = model.policy(trunk, seen, {name: column[chosen] for name, column in asked.items()})
    return policy, asked["answer"][chosen].long()


@torch.no_grad()
def _tested(
    model: Model, data: dict[str, Tensor], asked: dict[str, Tensor], split: _Split
) -> tuple[float, float, float]:
    model.eval()
    value: list[Tensor] = []
    for chosen in split.testing[:MOST_TESTED].split(BATCH):
        strength, _, _ = model({name: column[chosen] for name, column in data.items()})
        value.append(functional.cross_entropy(strength, data["winner"][chosen].long(), reduction="none"))
    losses: list[Tensor] = []
    agreeing: list[Tensor] = []
    for chosen in split.test_questions[:MOST_TESTED].split(BATCH):
        policy, answers = _answered(model, data, asked, chosen)
        losses.append(functional.cross_entropy(policy, answers, reduction="none"))
        agreeing.append((policy.argmax(1) == answers).float())
    model.train()
    found = [float(torch.cat(one).mean()) if one else 0.0 for one in (value, losses, agreeing)]
    return found[0], found[1], found[2]


class _Kept:
    """The checkpoint of one training: it is there whole or not at all."""

    def __init__(self, path: Path, identity: str) -> None:
        self._path = path
        self._identity = identity

    def keep(
        self,
        model: Model,
        optimiser: torch.optim.AdamW,
        step: int,
        best: dict[str, Tensor] | None,
        curve: list[Progress],
    ) -> None:
        unfinished = self._path.with_name(self._path.name + ".unfinished")
        torch.save(
            {
                "identity": self._identity,
                "model": model.state_dict(),
                "optimiser": optimiser.state_dict(),
                "step": step,
                "best": best,
                "curve": [list(one) for one in curve],
            },
            unfinished,
        )
        unfinished.replace(self._path)

    def restore(
        self, model: Model, optimiser: torch.optim.AdamW
    ) -> tuple[int, dict[str, Tensor] | None, list[Progress]]:
        """Where to go on; from the beginning if what is kept belongs to another training."""
        if not self._path.exists():
            return 0, None, []
        kept: dict[str, Any] = torch.load(self._path, weights_only=True, map_location="cpu")
        if kept["identity"] != self._identity:
            return 0, None, []
        model.load_state_dict(kept["model"])
        optimiser.load_state_dict(kept["optimiser"])
        return kept["step"], kept["best"], [Progress(*one) for one in kept["curve"]]


def write(model: Model, path: Path, identity: str) -> None:
    """Write the weights, whole or not at all."""
    unfinished = path.with_name(path.name + ".unfinished.npz")
    np.savez_compressed(unfinished, **model.weights(identity))
    unfinished.replace(path)


def write_curve(curve: list[Progress], path: Path) -> None:
    path.write_text(json.dumps([one._asdict() for one in curve], indent=1))
