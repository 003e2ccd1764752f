"""Fit the net to positions: first to who won, then to a mixture of that and of what the net thinks a little later."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import cos, pi
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from smashup.training.model import Model
from smashup.training.positions import Arrays

BATCH = 4096
RATE = 2e-3
DECAY = 0.05
HELD_BACK = 0.06
"""Of all games, how many are only used to see how well the net foretells new ones."""
POLICY_WEIGHT = 0.5


class Progress(NamedTuple):
    """How far the training is, and how well the net foretells games it has not seen."""

    step: int
    steps: int
    value_loss: float
    policy_loss: float
    agreement: float
    """How often the answer that was given looks best to the net."""


def fit(
    positions: Arrays,
    epochs: float,
    seed: int,
    checkpoint: Path,
    identity: str,
    on_progress: Callable[[Progress], None] = lambda progress: None,
) -> tuple[Model, list[Progress]]:
    """Train a net; goes on from the checkpoint if there is one of the same training."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = {name: torch.from_numpy(array).to(device) for name, array in positions.items()}
    held = torch.from_numpy(np.random.default_rng(seed).random(2**20) < HELD_BACK).to(device)[
        data["game"].long() % 2**20
    ]
    training, testing = (~held).nonzero()[:, 0], held.nonzero()[:, 0]
    model = Model(dropout=0.1).to(device)
    own = list(model.own.parameters())
    known = {id(one) for one in own}
    optimiser = torch.optim.AdamW(
        [
            {"params": [one for one in model.parameters() if id(one) not in known], "weight_decay": DECAY},
            {"params": own, "weight_decay": 1.0},
        ],
        lr=RATE,
    )
    steps = max(1, int(epochs * len(training) / BATCH))
    every = max(1, steps // 20)
    step, curve = _restore(checkpoint, model, optimiser, identity)
    generator = torch.Generator(device="cpu")
    while step < steps:
        share = step / steps
        for group in optimiser.param_groups:
            group["lr"] = RATE * min(1.0, (step + 1) / 100) * (0.02 + 0.98 * (1 + cos(pi * share)) / 2)
        generator.manual_seed(seed * 1_000_003 + step)
        chosen = training[torch.randint(len(training), (BATCH,), generator=generator).to(device)]
        batch = {name: column[chosen] for name, column in data.items()}
        value_loss, policy_loss, _ = _losses(model, batch)
        optimiser.zero_grad()
        (value_loss + POLICY_WEIGHT * policy_loss).backward()
        optimiser.step()
        step += 1
        if step % every == 0 or step == steps:
            curve.append(Progress(step, steps, *_tested(model, data, testing)))
            on_progress(curve[-1])
            _keep(checkpoint, model, optimiser, identity, step, curve)
    return model, curve


def _losses(model: Model, batch: dict[str, Tensor]) -> tuple[Tensor, Tensor, Tensor]:
    strength, policy = model(batch)
    value_loss = functional.cross_entropy(strength, batch["winner"].long())
    asked = batch["number"] > 1
    answers = batch["answer"].long()[asked]
    if not len(answers):
        return value_loss, value_loss * 0, value_loss * 0
    return (
        value_loss,
        functional.cross_entropy(policy[asked], answers),
        (policy[asked].argmax(1) == answers).float().mean(),
    )


@torch.no_grad()
def _tested(model: Model, data: dict[str, Tensor], testing: Tensor) -> tuple[float, float, float]:
    model.eval()
    sums = np.zeros(3)
    number = 0
    for start in range(0, min(len(testing), 16 * BATCH), BATCH):
        chosen = testing[start : start + BATCH]
        losses = _losses(model, {name: column[chosen] for name, column in data.items()})
        sums += np.array([float(one) for one in losses]) * len(chosen)
        number += len(chosen)
    model.train()
    value, policy, agreement = sums / max(1, number)
    return float(value), float(policy), float(agreement)


def _keep(path: Path, model: Model, optimiser: Any, identity: str, step: int, curve: list[Progress]) -> None:
    unfinished = path.with_name(path.name + ".unfinished")
    torch.save(
        {
            "identity": identity,
            "model": model.state_dict(),
            "optimiser": optimiser.state_dict(),
            "step": step,
            "curve": [list(one) for one in curve],
        },
        unfinished,
    )
    unfinished.replace(path)


def _restore(path: Path, model: Model, optimiser: Any, identity: str) -> tuple[int, list[Progress]]:
    if not path.exists():
        return 0, []
    kept = torch.load(path, weights_only=True, map_location="cpu")
    if kept["identity"] != identity:
        return 0, []
    model.load_state_dict(kept["model"])
    optimiser.load_state_dict(kept["optimiser"])
    return kept["step"], [Progress(*one) for one in kept["curve"]]


def write(model: Model, path: Path, identity: str) -> None:
    """Write the weights, whole or not at all."""
    unfinished = path.with_name(path.name + ".unfinished.npz")
    np.savez_compressed(unfinished, **model.weights(identity))
    unfinished.replace(path)


def write_curve(curve: list[Progress], path: Path) -> None:
    path.write_text(json.dumps([one._asdict() for one in curve], indent=1))
