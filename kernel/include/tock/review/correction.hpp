// Chances to win of just those who sit at a table: what the network thinks at the end of a round holds for players like
// itself, and is corrected by how games of these seats end that are played to the end beforehand.
#pragma once

#include "tock/rules.hpp"
#include "tock/state.hpp"

namespace tock {

// The chance of each team to win, 0 to 1 and together 1.
using TeamChances = std::array<double, kMaxSeats>;

class PlayingOn;
struct Company;

// A team's chance is as `slope` times the logarithm of what is thought of it, and its lead, which fades as marbles come
// home.
struct Correction {
  double slope = 1;
  std::array<double, kMaxSeats> lead{};  // by team

  [[nodiscard]] TeamChances of(const Rules& r, const State& s, const TeamChances& thought) const;
};

// From so many games; the same for the same company, whatever game is looked at: it knows nothing of that. The latest
// ones are kept, as it takes about a second to find one. Only with a network.
Correction correction_for(const PlayingOn& on, const Company& company, int games);

}  // namespace tock
