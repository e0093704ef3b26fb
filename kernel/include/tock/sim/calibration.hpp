// Calibrated win chances for the players of a lineup. The network's values at the end of a round hold for players like
// itself, so they are corrected by the results of games that this lineup plays to the end in advance.
#pragma once

#include "tock/game/state.hpp"
#include "tock/rules/rules.hpp"

namespace tock {

// The chance of each team to win, 0 to 1 and together 1.
using TeamChances = std::array<double, kMaxSeats>;

class Rollout;
struct Lineup;

// A team's calibrated logit is `slope` times the logit of its value, plus its lead, which fades as marbles come
// home.
struct Calibration {
  double slope = 1;
  std::array<double, kMaxSeats> lead{};  // by team

  [[nodiscard]] TeamChances of(const Rules& r, const State& s, const TeamChances& thought) const;
};

// From a number of games; it depends on the lineup alone, not on the game under review. The latest
// ones are cached, as it takes about a second to compute one. Only with a network.
Calibration calibration_for(const Rollout& on, const Lineup& lineup, int games);

}  // namespace tock
