"""PPO in one file, in the manner of CleanRL: one network plays all seats of many games at once.

    python examples/ppo_batch.py --updates 200

Games come from the kernel by `gymnasium.make_vec`. A seat that has decided is asked again some
steps later; what its decision was worth is what its game brought it in the end.
"""

import argparse

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import tockwork.envs  # noqa: F401  (registers the environments)


class Agent(nn.Module):
    """Logits of the legal moves, and the value of the state."""

    def __init__(self, seen, actions):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen, mask):
        inside = self.body(seen)
        scores = self.policy(inside).masked_fill(~mask, -1e9)
        return Categorical(logits=scores), self.value(inside).squeeze(-1)


def tensors(seen, most):
    """Bytes as numbers between 0 and 1, and the mask."""
    mask = torch.from_numpy(seen["action_mask"].astype(bool))
    return torch.from_numpy(seen["observation"] / np.maximum(most, 1)).float(), mask


def returns(rewards, seats, done, hoped):
    """The return of each decision: the reward of its own seat at the end of its game, or `hoped`
    by that seat where the game goes on. `rewards`: steps × games × seats."""
    out, ahead = np.zeros(seats.shape, np.float32), hoped.copy()
    games = np.arange(seats.shape[1])
    for step in reversed(range(len(seats))):
        ahead[done[step]] = rewards[step][done[step]]
        out[step] = ahead[games, seats[step]]
    return out


def update(agent, optimizer, data, args):
    """A few passes over what was played."""
    seen, mask, action, logged, goal, value = data
    gain = goal - value
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(args.epochs):
        for part in torch.randperm(len(seen)).split(args.minibatch):
            odds, now = agent(seen[part], mask[part])
            ratio = (odds.log_prob(action[part]) - logged[part]).exp()
            better = torch.min(gain[part] * ratio, gain[part] * ratio.clamp(0.8, 1.2))
            loss = -better.mean() + 0.5 * (now - goal[part]).square().mean()
            loss = loss - 0.01 * odds.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="dog-kids", help="an id, or the file of a custom game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=64, help="stepped together")
    parser.add_argument("--steps", type=int, default=64, help="of all games between two updates")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--minibatch", type=int, default=512)
    parser.add_argument("--actions", type=int, default=128, help="length of the mask")
    args = parser.parse_args()
    torch.manual_seed(1)

    envs = gymnasium.make_vec(
        "tockwork/Batch-v0",
        args.games,
        rules=args.rules,
        players=args.players,
        actions=args.actions,
    )
    spaces = envs.single_observation_space
    assert isinstance(spaces, gymnasium.spaces.Dict)
    box = spaces["observation"]
    assert isinstance(box, gymnasium.spaces.Box)
    most = box.high
    agent = Agent(len(most), args.actions)
    optimizer = torch.optim.Adam(agent.parameters(), lr=1e-3, eps=1e-5)
    now, info = envs.reset(seed=1)
    for number in range(1, args.updates + 1):
        kept, played = [], []
        for _ in range(args.steps):
            seen, mask = tensors(now, most)
            with torch.no_grad():
                odds, value = agent(seen, mask)
            action = odds.sample()
            kept.append((seen, mask, action, odds.log_prob(action), value))
            asked = info["seats"]
            now, _, over, cut, info = envs.step(action.numpy())
            played.append((info["rewards"], asked, over | cut))
        rewards, seats, done = (np.stack(column) for column in zip(*played, strict=True))
        # Where a game goes on, its value is the seat's latest one.
        hoped = np.zeros(rewards.shape[1:], np.float32)
        for step, (*_, value) in enumerate(kept):
            hoped[done[step]] = 0
            if not done[step].all():
                on = np.flatnonzero(~done[step])
                hoped[on, seats[step][on]] = value.numpy()[on]
        goal = torch.from_numpy(returns(rewards, seats, done, hoped).ravel())
        seen, mask, action, logged, value = (
            torch.cat(column) for column in zip(*kept, strict=True)
        )
        update(agent, optimizer, (seen, mask, action, logged, goal, value), args)
        error = (goal - value).square().mean().item()
        print(f"update {number}: {int(done.sum())} games ended, error of hopes {error:.3f}")


if __name__ == "__main__":
    main()
