#include "tock/train/training_game.hpp"

#include <algorithm>
#include <cmath>

namespace tock {
namespace {

constexpr float kFarBehind = 1;    // logits; a move valued this much less than the best is not taken by noise
constexpr float kNeverTaken = 16;  // temperatures behind the best: one in nine million

// These are never compared bit by bit, so they may come from the library.
float quick_chance_of(float logit) { return 1 / (1 + std::exp(-logit)); }

void seat_players(const Rules& r, const SelfPlaySettings& k, TrainingGame& g) {
  g.who.fill(k.warm ? Who::Greedy : Who::Learner);
  g.met = -1;
  const float u = g.chance.share();
  if (k.warm || (!k.response && u > k.greedy + k.older)) return;
  const Who other = k.response || u > k.greedy ? Who::Older : Who::Greedy;
  if (k.response || g.chance.random_below(2)) {  // by whole teams, every other one
    g.met = other == Who::Greedy;
    const int turn = g.chance.random_below(r.teams), swap = g.chance.random_below(2);
    for (int t = 0; t < r.seats; ++t)
      if (((r.team[t] + turn) % r.teams % 2) ^ swap) g.who[t] = other;
  } else {  // by seats, so that partners differ too
    const int learner = g.chance.random_below(r.seats);
    for (int t = 0; t < r.seats; ++t)
      if (t != learner && g.chance.random_below(2)) g.who[t] = other;
  }
}

// A random move, less likely by a factor of e for each temperature that it is worth less than the best: as the best
// of all would be if each had noise of its own (Gumbel's), with one draw instead of many.
int sampled_move(const SelfPlaySettings& k, TrainingGame& g, std::span<const float> logits, int best) {
  const int n = static_cast<int>(logits.size());
  const float most = logits[static_cast<std::size_t>(best)], top = quick_chance_of(most);
  const auto weight = [&](int i) {
    const float logit = logits[static_cast<std::size_t>(i)];
    if (logit < most - kFarBehind) return 0.0F;
    const float behind = (top - quick_chance_of(logit)) / k.temperature;
    return behind > kNeverTaken ? 0.0F : std::exp(-behind);
  };
  float sum = 0;
  for (int i = 0; i < n; ++i) sum += weight(i);
  if (sum == 1) return best;  // no other is near
  float left = g.chance.share() * sum;
  for (int i = 0; i < n; ++i) {
    const float one = weight(i);
    if (one > 0 && left <= one) return i;
    left -= one;
  }
  return best;  // rounding may leave a trace beyond the last
}

}  // namespace

void begin_training(const Rules& r, const SelfPlaySettings& k, TrainingGame& g, MoveList& list) {
  g.decisions = 0;
  seat_players(r, k, g);
  begin(r, g.state, g.chance, list);
}

TrainingChoice choose_in_training(const SelfPlaySettings& k, TrainingGame& g, std::span<const float> logits) {
  const int best = static_cast<int>(std::max_element(logits.begin(), logits.end()) - logits.begin());
  const auto seat = g.state.turn;
  if (g.asked() != Who::Learner) return {best, {-1, -1, seat, false}};
  int chosen = k.temperature > 0 ? sampled_move(k, g, logits, best) : best;
  const bool explored = g.chance.share() <= k.epsilon;
  if (explored) chosen = g.chance.random_below(static_cast<int>(logits.size()));
  const auto value = [&](int i) { return quick_chance_of(logits[static_cast<std::size_t>(i)]); };
  return {chosen, {value(chosen), value(explored ? best : chosen), seat, explored}};
}

PlayedCounts counts_at_end(const TrainingGame& g) {
  PlayedCounts out;
  if (!g.state.over()) {
    out.dropped = 1;
    return out;
  }
  out.games = 1;
  if (g.met >= 0) {
    const auto against = static_cast<std::size_t>(g.met);
    out.met[against] = 1;
    out.won[against] = g.who[std::countr_zero(unsigned{g.state.winners})] == Who::Learner;
  }
  return out;
}

}  // namespace tock
