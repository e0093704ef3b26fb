// The player model of an unknown player, from the seat's moves so far.
#pragma once

#include "tock/sim/rollout.hpp"
#include "tock/views/game_log.hpp"

namespace tock {

// The posterior probability that a seat plays by the greedy evaluation, and not as the network with errors of this
// size: from its last moves in these turns. Without a network there is only the greedy evaluation with errors, and
// this is 0.
double greedy_posterior(const Rollout& on, std::span<const Ply> turns, int seat, float noise);

// The size of the network's errors with which it would lose as much as this seat has in its last moves.
float noise_estimate(const Rollout& on, std::span<const Ply> turns, int seat);

}  // namespace tock
