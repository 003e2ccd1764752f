"""Train a small policy on the CPU: it imitates the greedy bot, and then may play against itself.

    python examples/train_policy.py                                          imitate greedy: a few minutes
    python examples/train_policy.py --load policy.pt --games 0 --rounds 40   go on against itself: some more
    python examples/train_policy.py --load policy.pt --games 0               measure it again
    PYTHONPATH=examples smashup arena train_policy:PolicyBot random          the policy as a bot, from ./policy.pt

Needs the extra `train` (pip install 'smashup[train]').
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from smashup import Game, Options
from smashup.bots import make_bot
from smashup.engine.decisions import Decision
from smashup.env import (
    ACTIONS,
    CARD_COLUMNS,
    CARD_NUMBERS,
    COLUMNS,
    KINDS,
    SECTION,
    SinglePlayerEnv,
    action_table,
    encode,
    layout_key,
    raw_env,
)
from smashup.game.view import GameView
from smashup.matches.rating import wilson

torch.set_num_threads(1)  # More threads are slower for so small a network.

POLICY_FILE = "policy.pt"
VP_SHAPING = 1.0
"""VP on the way are a reward, too: the end alone is too rare to learn from in a few minutes."""
DISCOUNT = 0.995
SMOOTHING = 0.95
FIRST_JUDGE = 2
"""In the first rounds against itself it only learns to judge positions."""
RANDOM_TEACHING = 0.25
"""How often the teacher's opponent plays at random, so that the teacher is seen in more kinds of positions."""


class Policy(nn.Module):
    """Scores each legal action by what it points at: its kind, card, base and place, and what is seen there.

    So what is learned about a card on one base holds for the other bases too, and an action that was never seen in
    training is judged by what it is about.
    """

    kind: Tensor
    card: Tensor
    base: Tensor
    place: Tensor
    minion: Tensor
    numbers: Tensor
    asking: Tensor
    of_bases: Tensor
    of_minions: Tensor

    def __init__(self, width: int = 192, vector: int = 32) -> None:
        super().__init__()
        self.settings = {"width": width, "vector": vector}
        table = action_table()
        at_minion = np.isin(table.kind, [list(KINDS).index(kind) + 1 for kind in ("minion", "play on a minion")])
        per_base = SECTION["minions"].records // SECTION["bases"].records
        self.index("kind", table.kind)
        self.index("card", table.card)
        self.index("base", table.base)
        self.index("place", table.place)
        self.index("minion", np.where(at_minion, (table.base - 1) * per_base + table.place, 0))
        self.index("numbers", np.setdiff1d(np.arange(COLUMNS), CARD_COLUMNS))
        self.index("asking", [SECTION["question"].column("source"), *columns("bases", cards=True).ravel()])
        self.index("of_bases", columns("bases"))
        self.index("of_minions", columns("minions"))
        self.cards = nn.Embedding(CARD_NUMBERS, vector)
        self.kinds = nn.Embedding(len(KINDS) + 1, vector)
        self.bases = nn.Embedding(int(table.base.max()) + 1, vector)
        self.places = nn.Embedding(int(table.place.max()) + 1, vector)
        self.look = nn.Linear(len(self.numbers) + vector * len(self.asking), width)
        self.think = nn.Linear(width, width)
        self.consider = nn.Linear(4 * vector + self.of_bases.shape[1] + self.of_minions.shape[1], width)
        self.score = nn.Linear(width, 1)
        self.value = nn.Linear(width, 1)

    def index(self, name: str, values: Any) -> None:
        self.register_buffer(name, torch.as_tensor(np.asarray(values)), persistent=False)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each action's chance (illegal ones have none), and how good the position seems."""
        asking = self.cards(observation[:, self.asking].long()).flatten(1)
        state = torch.relu(self.look(torch.cat([observation[:, self.numbers], asking], 1)))
        state = torch.relu(self.think(state))
        row, action = mask.nonzero(as_tuple=True)
        # What is seen of the base and the minion an action points at; record 0 is nothing.
        bases = functional.pad(observation[:, self.of_bases], (0, 0, 1, 0))[row, self.base[action]]
        minions = functional.pad(observation[:, self.of_minions], (0, 0, 1, 0))[row, self.minion[action]]
        kind, card = self.kinds(self.kind[action]), self.cards(self.card[action])
        base, place = self.bases(self.base[action]), self.places(self.place[action])
        thing = self.consider(torch.cat([kind, card, base, place, bases, minions], 1))
        scores = torch.full(mask.shape, -1e9)
        scores[row, action] = self.score(torch.relu(state[row] + thing)).squeeze(1)
        return functional.log_softmax(scores, 1), self.value(state).squeeze(1)

    def best(self, seen: dict[str, np.ndarray]) -> int:
        """The likeliest action of one observation."""
        with torch.no_grad():
            chances, _ = self(torch.from_numpy(seen["observation"][None]), torch.from_numpy(seen["action_mask"][None]))
        return int(chances.argmax())

    def save(self, path: str | Path) -> None:
        torch.save({"layout": layout_key(), "settings": self.settings, "weights": self.state_dict()}, path)

    @classmethod
    def load(cls, path: str | Path) -> Policy:
        saved = torch.load(path, weights_only=True)
        if saved["layout"] != layout_key():
            raise SystemExit(f"{path} was trained with other cards or another layout: train it again")
        policy = cls(**saved["settings"])
        policy.load_state_dict(saved["weights"])
        return policy


def columns(name: str, cards: bool = False) -> np.ndarray:
    """The columns of a section, a row for each record: those with numbers, or those with cards."""
    section = SECTION[name]
    found = section.start + np.arange(section.records * section.width).reshape(section.records, section.width)
    wanted = np.isin(found[0], CARD_COLUMNS)
    return found[:, wanted if cards else ~wanted]


class PolicyBot:
    """The saved policy as a bot for the arena, the laboratory or a game in the terminal."""

    name = "policy"

    def __init__(self, seed: int = 0) -> None:
        self._policy = Policy.load(POLICY_FILE)

    def choose(self, view: GameView, decision: Decision) -> int:
        # Any deal of the hidden cards will do: the policy sees none of them.
        seen, numbers = encode(view.determinize(), view.player)
        return numbers.index(self._policy.best(seen))


# Learning from a teacher.


class Lessons(NamedTuple):
    """What the teacher saw and did."""

    observations: np.ndarray
    """Half precision: the numbers are small."""
    masks: np.ndarray
    """Eight actions to a byte."""
    actions: np.ndarray


def watch_teacher(seed: int) -> Lessons:
    """One game of the greedy bot, against itself or a random player."""
    chance = np.random.default_rng(seed)
    game = Game.new(2, seed, Options(setup="random"), log=False)
    bots = [make_bot("greedy", seed), make_bot("random" if chance.random() < RANDOM_TEACHING else "greedy", seed + 1)]
    observations, masks, actions = [], [], []
    while (decision := game.decision) is not None:
        choice = bots[decision.player].choose(game.seen_by(decision.player), decision)
        if bots[decision.player].name == "greedy":
            seen, numbers = encode(game, decision.player)
            observations.append(seen["observation"].astype(np.float16))
            masks.append(np.packbits(seen["action_mask"]))
            assert isinstance(choice, int)  # A bot may also name its option; this one does not.
            actions.append(numbers[choice])
        game.choose(choice)
    return Lessons(np.stack(observations), np.stack(masks), np.array(actions))


def collect(games: int, seed: int, workers: int) -> Lessons:
    """Many games of the teacher, played on all cores."""
    began = time.perf_counter()
    found = []
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        watched = (pool.map if workers > 1 else map)(watch_teacher, range(seed, seed + games))
        for number, lessons in enumerate(watched, 1):
            found.append(lessons)
            report(f"watching greedy: {number} of {games} games", last=number == games)
    lessons = Lessons(*(np.concatenate(parts) for parts in zip(*found, strict=True)))
    print(f"  {len(lessons.actions)} decisions in {time.perf_counter() - began:.0f} s")
    return lessons


def imitate(policy: Policy, lessons: Lessons, epochs: int, seed: int) -> float:
    """Learn to do as the teacher did; returns how often it does in games it has not learned from."""
    optimizer = torch.optim.AdamW(policy.parameters(), lr=1e-3, weight_decay=1e-2)
    number = len(lessons.actions)
    batch = 256
    kept = number // 10  # The last games are for checking only.
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, total_steps=epochs * -(-(number - kept) // batch))
    chance = np.random.default_rng(seed)
    share = 0.0
    for epoch in range(1, epochs + 1):
        order = chance.permutation(number - kept)
        for start in range(0, len(order), batch):
            rows = order[start : start + batch]
            chances, _ = policy(*tensors(lessons, rows))
            loss = functional.nll_loss(chances, torch.from_numpy(lessons.actions[rows]))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        share = agreement(policy, lessons, np.arange(number - kept, number))
        report(f"imitating: round {epoch} of {epochs}, does as greedy in {share:.1%} of new positions", epoch == epochs)
    return share


def tensors(lessons: Lessons, rows: np.ndarray) -> tuple[Tensor, Tensor]:
    masks = np.unpackbits(lessons.masks[rows], axis=1, count=ACTIONS)
    return torch.from_numpy(lessons.observations[rows].astype(np.float32)), torch.from_numpy(masks)


def agreement(policy: Policy, lessons: Lessons, rows: np.ndarray) -> float:
    same = 0
    with torch.no_grad():
        for part in np.array_split(rows, max(1, len(rows) // 512)):
            chances, _ = policy(*tensors(lessons, part))
            same += int((chances.argmax(1).numpy() == lessons.actions[part]).sum())
    return same / max(1, len(rows))


# Learning from its own games.


class Steps(NamedTuple):
    """What was seen and done in some games, and what came of it."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    """the logarithm of the chance the action had"""
    advantages: Tensor
    """how much better it went on than the policy had thought"""
    returns: Tensor
    """what the position turned out to be worth"""


def play_itself(policy: Policy, tables: int, seed: int) -> Steps:
    """Let the policy play a game at each table, all tables side by side, so that it thinks about many at once."""
    torch.manual_seed(seed)
    envs = [raw_env(vp_shaping=VP_SHAPING) for _ in range(tables)]
    for table, env in enumerate(envs):
        env.reset(seed=seed + table)
    columns: list[tuple[Tensor, ...]] = []
    rewards: list[float] = []
    paths: dict[tuple[int, str], list[int]] = {}  # the numbers of each player's steps
    while going := [table for table, env in enumerate(envs) if env.agents]:
        seen = []
        for table in going:
            env = envs[table]
            observation, reward, *_ = env.last()
            assert observation is not None
            path = paths.setdefault((table, env.agent_selection), [])
            if path:
                rewards[path[-1]] = reward  # A step is paid when its player is asked again.
            path.append(len(rewards))
            rewards.append(0.0)
            seen.append(observation)
        observations = torch.from_numpy(np.stack([one["observation"] for one in seen]))
        masks = torch.from_numpy(np.stack([one["action_mask"] for one in seen]))
        with torch.no_grad():
            chances, values = policy(observations, masks)
            actions = torch.multinomial(chances.exp(), 1)
        columns.append((observations.half(), masks, actions[:, 0], chances.gather(1, actions)[:, 0], values))
        for table, action in zip(going, actions[:, 0].tolist(), strict=True):
            envs[table].step(action)
            while envs[table].agents and any(envs[table].last(observe=False)[2:4]):  # The game is over.
                rewards[paths[table, envs[table].agent_selection][-1]] = envs[table].last(observe=False)[1]
                envs[table].step(None)
    observations, masks, actions, chances, values = (torch.cat(column) for column in zip(*columns, strict=True))
    advantages = judge(paths.values(), rewards, values.tolist())
    return Steps(observations, masks, actions, chances, advantages, advantages + values)


def judge(paths: Iterable[list[int]], rewards: list[float], values: list[float]) -> Tensor:
    """How much better each step went on than expected (generalised advantage estimation)."""
    found = torch.zeros(len(rewards))
    for path in paths:
        value = gained = 0.0
        for step in reversed(path):
            gained = rewards[step] + DISCOUNT * value - values[step] + DISCOUNT * SMOOTHING * gained
            value = values[step]
            found[step] = gained
    return found


def improve(policy: Policy, rounds: int, tables: int, seed: int) -> None:
    """Proximal policy optimisation: do more of what went well, but never move far in one round."""
    optimizer = torch.optim.AdamW(policy.parameters(), lr=3e-4)
    for number in range(1, rounds + 1):
        steps = play_itself(policy, tables, seed + number * tables)
        advantages = (steps.advantages - steps.advantages.mean()) / (steps.advantages.std() + 1e-6)
        for rows in [rows for _ in range(2) for rows in torch.randperm(len(steps.actions)).split(512)]:
            chances, values = policy(steps.observations[rows].float(), steps.masks[rows])
            ratio = (chances.gather(1, steps.actions[rows, None])[:, 0] - steps.chances[rows]).exp()
            gain = torch.minimum(ratio * advantages[rows], ratio.clamp(0.8, 1.2) * advantages[rows]).mean()
            variety = -(chances.exp() * chances).sum(1).mean()
            loss = functional.mse_loss(values, steps.returns[rows]) / 2
            if number > FIRST_JUDGE:
                loss = loss - gain - 0.003 * variety
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimizer.step()
        report(f"playing against itself: round {number} of {rounds}, {tables} games each", number == rounds)


# What it is worth.


def evaluate(policy: Policy, opponent: str, games: int, seed: int) -> tuple[float, float, float]:
    """The share of games the policy wins against a bot, and the 95 % interval of that share."""
    won = 0
    for number in range(games):
        env = SinglePlayerEnv(opponents=[opponent], seat=number % 2)
        seen, _ = env.reset(seed=seed + number // 2)
        done, reward = False, 0.0
        while not done:
            seen, reward, terminated, truncated, _ = env.step(policy.best(seen))
            done = terminated or truncated
        won += reward > 0
        report(f"against {opponent}: won {won} of {number + 1}", last=number + 1 == games)
    return won / games, *wilson(won, games)


def report(line: str, last: bool) -> None:
    """A line that moves along on a terminal; elsewhere only its end."""
    if sys.stdout.isatty():
        print(f"\r{line}\033[K", end="\n" if last else "", flush=True)
    elif last:
        print(line, flush=True)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games of greedy to learn from (400)")
    parser.add_argument("--epochs", type=int, default=5, help="how often each of their decisions is learned (5)")
    parser.add_argument("--rounds", type=int, default=0, help="rounds of playing against itself (0)")
    parser.add_argument("--tables", type=int, default=48, help="games in each of these rounds (48)")
    parser.add_argument("--evaluate", type=int, default=400, help="games against each opponent in the end (400)")
    parser.add_argument("--opponents", nargs="+", default=["random"], help="whom to play in the end (random)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play greedy's games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--load", help="go on with this policy")
    parser.add_argument("--out", default=POLICY_FILE, help=f"where the policy is saved ({POLICY_FILE})")
    args = parser.parse_args(argv)
    torch.manual_seed(args.seed)
    policy = Policy.load(args.load) if args.load else Policy()
    if args.games:
        imitate(policy, collect(args.games, args.seed, args.workers), args.epochs, args.seed)
    if args.rounds:
        improve(policy, args.rounds, args.tables, args.seed)
    if args.games or args.rounds:
        policy.save(args.out)
        print(f"saved as {args.out}")
    for opponent in args.opponents if args.evaluate else ():
        share, low, high = evaluate(policy, opponent, args.evaluate, args.seed + 1_000_000)
        print(f"wins {share:.1%} of {args.evaluate} games against {opponent} (95 % interval {low:.1%} to {high:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
