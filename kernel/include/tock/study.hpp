// Decisions with what rollouts say of their answers: to learn from, or to hold a network against.
#pragma once

#include <memory>
#include <vector>

#include "tock/player.hpp"

namespace tock {

struct StudySettings {
  int worlds = 1;     // imagined for each decision
  int every = 1;      // one decision in so many is studied;
  bool exchanges = false;  // or all those, and only those, in which a card is given
  float epsilon = 0;  // share of answers that are given at random, so that odd positions are met too
  NetworkSettings asked = {.candidates = 8, .close = 0.15F, .decisions = 8};
};

struct Studied {
  std::vector<int> answers;         // of each decision: how many were weighed
  std::vector<std::uint8_t> rows;   // of these answers, kRowBytes each
  std::vector<float> chances;       // to win, by rollouts
};

// Plays games with the network in all seats until so many decisions are studied.
Studied study(std::shared_ptr<const Network> network, const Rules& r, std::uint64_t seed, int decisions,
              StudySettings settings);

}  // namespace tock
