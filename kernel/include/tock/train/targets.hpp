// Decisions with the results of rollouts of their moves: for training, or to test a network.
#pragma once

#include <memory>
#include <vector>

#include "tock/sim/player.hpp"

namespace tock {

struct StudySettings {
  int samples = 1;     // imagined for each decision
  int every = 1;      // one decision in this many is evaluated;
  bool exchanges = false;  // or all those, and only those, in which a card is given
  float epsilon = 0;  // share of random moves, so that unusual positions occur too
  NetworkSettings asked = {.candidates = 8, .close = 0.15F, .decisions = 8};
};

struct Targets {
  std::vector<int> moves;         // of each decision: how many were weighed
  std::vector<std::uint8_t> rows;   // of these moves, kRowBytes each
  std::vector<float> chances;       // to win, by rollouts
};

// Plays games with the network in all seats until enough decisions are evaluated.
Targets make_targets(std::shared_ptr<const Network> network, const Rules& r, std::uint64_t seed, int decisions,
                     StudySettings settings);

}  // namespace tock
