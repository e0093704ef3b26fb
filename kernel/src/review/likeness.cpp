#include "tock/review/likeness.hpp"

#include <algorithm>

namespace tock {
namespace {

constexpr int kLatest = 16;     // answers that are looked at
constexpr double kOdd = 0.1;    // so often somebody answers like neither: any answer then
constexpr int kSteps = 16;      // of an error, for the mean over it

// The probability that the network chooses this answer when its errors are spread evenly. Sums and products alone, so
// that it is the same everywhere.
double chosen(std::span<const float> chances, std::size_t answer, double noise) {
  double sum = 0;
  for (int step = 0; step < kSteps; ++step) {
    const double liked = static_cast<double>(chances[answer]) + noise * ((2 * step + 1.0) / kSteps - 1);
    double best = 1;
    for (std::size_t i = 0; i < chances.size(); ++i)
      if (i != answer) best *= std::clamp((liked - static_cast<double>(chances[i]) + noise) / (2 * noise), 0.0, 1.0);
    sum += best;
  }
  return sum / kSteps;
}

}  // namespace

double like_greedy(const PlayingOn& on, std::span<const PastTurn> turns, int seat, float noise) {
  static thread_local MoveList list;
  if (!on.has_network() || noise <= 0) return 0;
  std::vector<float> chances;
  double greedy = 1, network = 1;
  int seen = 0;
  for (std::size_t i = turns.size(); i-- > 0 && seen < kLatest;) {
    const PastTurn& turn = turns[i];
    if (turn.answer < 0 || turn.before.turn != seat) continue;
    list.clear();
    legal(on.rules(), turn.before, list);
    const std::span<const Move> answers(list.begin(), list.end());
    if (answers.size() < 2) continue;
    ++seen;
    chances.resize(answers.size());
    on.glance(turn.before, answers, chances);
    const double odd = kOdd / static_cast<double>(answers.size());
    const auto answer = static_cast<std::size_t>(turn.answer);
    greedy *= odd + (on.greedily(turn.before, answers) == turn.answer ? 1 - kOdd : 0);
    network *= odd + (1 - kOdd) * chosen(chances, answer, static_cast<double>(noise));
  }
  return greedy / (greedy + network);
}

}  // namespace tock
