"""Fit the weights of `smashup.bots.evaluation` to the results of games: `python tools/tune_evaluation.py --games 2000`.

Greedy bots play each other with some choices at random, so that all kinds of positions come up. At some decisions the
features of the position are noted; who won in the end says what they were worth. The fit is a multinomial logistic
regression (each player's chance is the softmax of the strengths) by Newton's method, with a little shrinkage.
Weights that cannot be negative for a sensible player are kept at zero or above.
"""

from __future__ import annotations

import argparse
import multiprocessing

import numpy as np

from smashup.bots import make_bot
from smashup.bots.evaluation import FEATURES, features
from smashup.engine import randomness
from smashup.engine.options import Options
from smashup.game import Game

AT_RANDOM = 8
"""One choice in this many is made at random."""
NOTED = 3
"""One decision in this many is noted."""
SHRINKAGE = 20.0
ANY_SIGN = {"minions", "at_risk", "current"}

Position = tuple[list[list[float]], list[float]]


def positions(seed: int) -> list[Position]:
    """Positions of one game, each with the shares of the win."""
    players = (2, 2, 3, 4)[seed % 4]
    rng = randomness.seeded(seed)
    game = Game.new(players, seed, Options(setup="random"), log=False)
    bots = [make_bot("greedy", seed + player) for player in range(players)]
    noted = []
    while (decision := game.decision) is not None:
        lot, rng = randomness.below(rng, NOTED)
        if lot == 0 and game.turn:
            noted.append(features(game.state))
        lot, rng = randomness.below(rng, AT_RANDOM)
        if lot == 0:
            choice, rng = randomness.below(rng, len(decision))
            game.choose(choice)
        else:
            player = decision.player
            game.choose(bots[player].choose(game.seen_by(player), decision))
    shares = [1 / len(game.winners) if player in game.winners else 0.0 for player in range(players)]
    return [(numbers, shares) for numbers in noted]


def fitted(noted: list[Position]) -> tuple[np.ndarray, float]:
    """The weights and the mean surprise (negative log likelihood) they leave."""
    size = len(FEATURES)
    weights = np.zeros(size)
    free = np.ones(size, dtype=bool)
    groups = []
    for players in (2, 3, 4):
        those = [position for position in noted if len(position[1]) == players]
        if those:
            groups.append((np.array([n for n, _ in those], dtype=float), np.array([s for _, s in those])))
    while True:
        for _ in range(30):
            gradient, hessian, surprise = -SHRINKAGE * weights, SHRINKAGE * np.eye(size), 0.0
            for numbers, shares in groups:
                strength = numbers @ weights
                strength -= strength.max(axis=1, keepdims=True)
                chance = np.exp(strength)
                chance /= chance.sum(axis=1, keepdims=True)
                surprise -= float((shares * np.log(chance)).sum())
                gradient += np.einsum("npf,np->f", numbers, shares - chance)
                mean = np.einsum("npf,np->nf", numbers, chance)
                hessian += np.einsum("npf,np,npg->fg", numbers, chance, numbers) - mean.T @ mean
            step = np.zeros(size)
            step[free] = np.linalg.solve(hessian[np.ix_(free, free)], gradient[free])
            weights += step
            if np.abs(step).max() < 1e-7:
                break
        wrong = [i for i, name in enumerate(FEATURES) if name not in ANY_SIGN and weights[i] < 0 and free[i]]
        if not wrong:
            return weights, surprise / len(noted)
        worst = min(wrong, key=lambda i: weights[i])
        free[worst], weights[worst] = False, 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of the bots' evaluation to the results of games.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    noted: list[Position] = []
    seeds = range(args.seed, args.seed + args.games)
    with multiprocessing.Pool() as pool:
        for number, found in enumerate(pool.imap_unordered(positions, seeds), 1):
            noted += found
            print(f"\r{number} of {args.games} games", end="", flush=True)
    weights, surprise = fitted(noted)
    print(f"\r{len(noted)} positions of {args.games} games, mean surprise {surprise:.4f}")
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"    {name:12} {weight:8.4f}")


if __name__ == "__main__":
    main()
