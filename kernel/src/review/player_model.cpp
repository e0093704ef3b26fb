#include "tock/review/player_model.hpp"

#include <algorithm>

namespace tock {
namespace {

constexpr int kLatest = 16;  // moves that are used
constexpr int kSteps = 16;   // of an error, for the mean over it
constexpr double kAtFirst = 0.25;
// The rate at which a move differs from that of the greedy evaluation, or of the network with errors. A player who is
// now and then like the one and now and then like the other is neither: only one who hardly ever differs is greedy.
constexpr double kOddForGreedy = 0.02, kOddForNetwork = 0.5;

// Errors that a seat may have; it has the middle ones until it has shown others.
constexpr std::array<float, 5> kErrors{0, kCasual / 2, kCasual, kBeginner, 2 * kBeginner};
constexpr std::size_t kMiddle = 2;
constexpr int kForErrors = 48;       // moves that are used,
constexpr double kErrorsBefore = 8;  // beside as many that were like the middle

// The probability that the network chooses this move when its errors are spread evenly. Sums and products alone, so
// that it is the same everywhere.
double chosen(std::span<const float> chances, std::size_t move, double noise) {
  double sum = 0;
  for (int step = 0; step < kSteps; ++step) {
    const double liked = static_cast<double>(chances[move]) + noise * ((2 * step + 1.0) / kSteps - 1);
    double best = 1;
    for (std::size_t i = 0; i < chances.size(); ++i)
      if (i != move) best *= std::clamp((liked - static_cast<double>(chances[i]) + noise) / (2 * noise), 0.0, 1.0);
    sum += best;
  }
  return sum / kSteps;
}

// Visits the latest meaningful decisions of a seat, with the network's values of the moves; returns their number.
template <class Look>
int latest(const Rollout& on, std::span<const Ply> turns, int seat, int most, Look&& look) {
  MoveList& list = own_list<struct OfThis>();
  static thread_local std::vector<float> chances;
  int seen = 0;
  for (std::size_t i = turns.size(); i-- > 0 && seen < most;) {
    const Ply& turn = turns[i];
    if (turn.index < 0 || turn.before.turn != seat) continue;
    list.clear();
    legal(on.rules(), turn.before, list);
    if (list.size() < 2) continue;
    ++seen;
    const std::span<const Move> moves(list.begin(), list.end());
    chances.resize(moves.size());
    on.static_eval(turn.before, moves, chances);
    look(turn, moves, std::span<float>(chances));
  }
  return seen;
}

}  // namespace

double greedy_posterior(const Rollout& on, std::span<const Ply> turns, int seat, float noise) {
  if (!on.has_network() || noise <= 0) return 0;
  double greedy = kAtFirst, network = 1 - kAtFirst;
  latest(on, turns, seat, kLatest, [&](const Ply& turn, std::span<const Move> moves, std::span<float> chances) {
    const auto many = static_cast<double>(moves.size());
    const auto move = static_cast<std::size_t>(turn.index);
    const double by_network = chosen(chances, move, static_cast<double>(noise));
    greedy *= kOddForGreedy / many + (on.greedily(turn.before, moves) == turn.index ? 1 - kOddForGreedy : 0);
    network *= kOddForNetwork / many + (1 - kOddForNetwork) * by_network;
  });
  return greedy / (greedy + network);
}

float noise_estimate(const Rollout& on, std::span<const Ply> turns, int seat) {
  std::array<double, kErrors.size()> expected{};
  double lost = 0;
  const auto count = [&](const Ply& turn, std::span<const Move>, std::span<float> chances) {
    const auto best = static_cast<double>(*std::max_element(chances.begin(), chances.end()));
    lost += best - static_cast<double>(chances[static_cast<std::size_t>(turn.index)]);
    for (std::size_t i = 0; i < chances.size(); ++i)
      for (std::size_t e = 0; e < kErrors.size(); ++e) {
        const double less = best - static_cast<double>(chances[i]), noise = static_cast<double>(kErrors[e]);
        if (less > 0 && less < 2 * noise) expected[e] += less * chosen(chances, i, noise);
      }
  };
  const int seen = on.has_network() ? latest(on, turns, seat, kForErrors, count) : 0;
  if (seen == 0) return kErrors[kMiddle];
  lost += expected[kMiddle] * kErrorsBefore / seen;
  const auto off = [&](std::size_t e) {
    const double less = expected[e] * (1 + kErrorsBefore / seen) - lost;
    return less < 0 ? -less : less;
  };
  std::size_t best = kMiddle;
  for (std::size_t e = 0; e < kErrors.size(); ++e)
    if (off(e) < off(best)) best = e;
  return kErrors[best];
}

}  // namespace tock
