"""A seat that learns against bots: policy gradient on a line of weights, in a few seconds.

    python examples/train_seat.py --rules Toc --episodes 400

Each legal move is described by a row of numbers (docs/envs/observation.md). From these come a
few features; their weighted sum is the policy's logit. After every twenty
games the weights move towards the moves of the won games, and away from the others.
"""

import argparse

import gymnasium
import numpy as np

import tockwork.envs  # noqa: F401  (registers the environments)
from tockwork.envs.observation import ACTION_COLUMNS, ACTS, MOST_LEGS

COLUMN = {name: i for i, name in enumerate(ACTION_COLUMNS)}
FROM = [COLUMN[f"from{leg}"] for leg in range(MOST_LEGS)]
TO = [COLUMN[f"to{leg}"] for leg in range(MOST_LEGS)]
FEATURES, TOGETHER = len(ACTS) + 3, 20


def features(answers, table):
    """One row for each move: what it does, how far, how many start, how many get home."""
    answers = np.asarray(answers)
    rows = answers.astype(np.float64)
    origin, target = rows[:, FROM], rows[:, TO]
    out = np.zeros((len(rows), FEATURES))
    out[np.arange(len(rows)), answers[:, COLUMN["act"]]] = 1
    first_home = table.board.length + 2
    out[:, -3] = (target - origin).sum(axis=1) / table.board.length
    out[:, -2] = ((origin == 0) & (target > 0)).sum(axis=1)
    out[:, -1] = ((origin < first_home) & (target >= first_home)).sum(axis=1)
    return out


def play(env, weights, rng, seed=None):
    """One game: what it brought, and in which direction the weights made it likelier."""
    _, info = env.reset(seed=seed)
    slope, over = np.zeros(FEATURES), False
    while not over:
        liked = features(info["answers"], env.unwrapped.table)
        score = liked @ weights
        odds = np.exp(score - score.max())
        odds /= odds.sum()
        action = rng.choice(len(odds), p=odds)
        slope += liked[action] - odds @ liked
        _, reward, over, cut, info = env.step(action)
        over = over or cut
    return reward, slope


def won(env, weights, rng, games):
    """The share of games won, always on the same deals."""
    return np.mean([play(env, weights, rng, seed=10_000 + i)[0] > 0 for i in range(games)])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="Toc", help="which game, as in tockwork/Toc-v0")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="random", help="who holds the other seats")
    parser.add_argument("--episodes", type=int, default=400)
    parser.add_argument("--games", type=int, default=100, help="games to measure with")
    parser.add_argument("--stride", type=float, default=0.5, help="how far the weights move")
    args = parser.parse_args()

    env = gymnasium.make(f"tockwork/{args.rules}-v0", players=args.players, bots=args.bots)
    rng, weights = np.random.default_rng(1), np.zeros(FEATURES)
    before = won(env, weights, rng, args.games)
    print(f"before: {before:.0%} of {args.games} games won against {args.bots}")
    for first in range(0, args.episodes, TOGETHER):
        games = [play(env, weights, rng, seed=first + i) for i in range(TOGETHER)]
        slope = sum(reward * direction for reward, direction in games)
        weights += args.stride * slope / (np.linalg.norm(slope) + 1e-9)
    after = won(env, weights, rng, args.games)
    print(f"after {args.episodes} games: {after:.0%}")
    for i in np.argsort(-np.abs(weights))[:5]:
        name = [*ACTS, "progress", "starts", "gets home"][i]
        print(f"  {name:10} {weights[i]:+.2f}")


if __name__ == "__main__":
    main()
