"""MaskablePPO of sb3-contrib learns one seat: pip install sb3-contrib 'tockwork[envs]'

    python examples/maskable_ppo.py --steps 20000
    python examples/maskable_ppo.py --steps 8192 --rounds 5 --games 100 --out run

The environment has the legal actions in `action_masks()`. Observations are the seat's view
as numbers between 0 and 1, without the mask, which the algorithm requests itself. It is measured
after each round; in `run` it leaves `curve.json` and `curve.svg`. The clock counts the processor's
minutes of learning.
"""

import argparse
import json
import time
from dataclasses import asdict
from pathlib import Path

import beat_greedy  # type: ignore[import-not-found]  # it draws the curve
import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import tockwork.envs  # noqa: F401  (registers the environments)
from tockwork.arena.statistics import score_interval


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
    parser.add_argument("--steps", type=int, default=20_000, help="decisions of a round")
    parser.add_argument("--rounds", type=int, default=1, help="of learning and measuring")
    parser.add_argument("--batch", type=int, default=512, help="decisions between two updates")
    parser.add_argument("--games", type=int, default=50, help="games to measure with")
    parser.add_argument("--out", type=Path, help="a folder for the curve")
    args = parser.parse_args()

    env = seat(args.rules, args.players, args.bots)
    model = MaskablePPO("MlpPolicy", env, n_steps=args.batch, batch_size=64, seed=1, device="cpu")
    points, spent = [], 0.0
    for _ in range(args.rounds):
        begun = time.process_time()
        model.learn(args.steps, reset_num_timesteps=False)
        spent += time.process_time() - begun
        worth, _ = evaluate_policy(model, env, args.games, warn=False, return_episode_rewards=True)
        assert isinstance(worth, list)
        score = score_interval([float(reward > 0) for reward in worth])
        points.append({"minutes": spent / 60, "steps": model.num_timesteps, "score": asdict(score)})
        print(
            f"after {model.num_timesteps} decisions: {score.value:.1%} against {args.bots}"
            f" ({score.low:.1%} to {score.high:.1%})",
            flush=True,
        )
    if args.out:
        args.out.mkdir(parents=True, exist_ok=True)
        (args.out / "curve.json").write_text(json.dumps(points, indent=1) + "\n", encoding="utf-8")
        title = f"Games won against {args.bots}: {args.rules}, {args.players} players"
        drawn = beat_greedy.svg(points, title, points[-1]["minutes"])
        (args.out / "curve.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
