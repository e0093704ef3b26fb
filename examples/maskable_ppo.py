"""MaskablePPO of sb3-contrib learns one seat: pip install sb3-contrib 'tockwork[envs]'

    python examples/maskable_ppo.py --steps 20000

The environment has the legal actions in `action_masks()`. Observations are the seat's view
as numbers between 0 and 1, without the mask, which the algorithm requests itself.
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import tockwork.envs  # noqa: F401  (registers the environments)


def seat(rules, players, bots):
    """One seat of a game; actions are fixed ids, so that a number always means the same."""
    env = gymnasium.make(f"tockwork/{rules}-v0", players=players, bots=bots, ids=True, scale=True)
    assert isinstance(env.observation_space, gymnasium.spaces.Dict)
    return gymnasium.wrappers.TransformObservation(
        env, lambda seen: seen["observation"], env.observation_space["observation"]
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="DogKids", help="which game, as in tockwork/DogKids-v0")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="random", help="who holds the other seats")
    parser.add_argument("--steps", type=int, default=20_000, help="decisions to learn from")
    parser.add_argument("--batch", type=int, default=512, help="decisions between two updates")
    parser.add_argument("--games", type=int, default=50, help="games to measure with")
    args = parser.parse_args()

    env = seat(args.rules, args.players, args.bots)
    model = MaskablePPO("MlpPolicy", env, n_steps=args.batch, batch_size=64, seed=1, device="cpu")
    model.learn(args.steps)
    worth, spread = evaluate_policy(model, env, args.games, warn=False)
    print(f"after {model.num_timesteps} decisions: {worth:+.2f} ± {spread:.2f} a game")


if __name__ == "__main__":
    main()
