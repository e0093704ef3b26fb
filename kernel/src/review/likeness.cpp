#include "tock/review/likeness.hpp"

#include <algorithm>

namespace tock {
namespace {

constexpr int kLatest = 16;  // answers that are looked at
constexpr int kSteps = 16;   // of an error, for the mean over it
constexpr double kAtFirst = 0.25;
// So often an answer is any other than that of the greedy evaluation, or than those of the network with errors. Whoever
// is now and then like the one and now and then like the other is neither: only who hardly ever differs is greedy.
constexpr double kOddForGreedy = 0.02, kOddForNetwork = 0.5;

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
  double greedy = kAtFirst, network = 1 - kAtFirst;
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
    const auto many = static_cast<double>(answers.size());
    const auto answer = static_cast<std::size_t>(turn.answer);
    const double by_network = chosen(chances, answer, static_cast<double>(noise));
    greedy *= kOddForGreedy / many + (on.greedily(turn.before, answers) == turn.answer ? 1 - kOddForGreedy : 0);
    network *= kOddForNetwork / many + (1 - kOddForNetwork) * by_network;
  }
  return greedy / (greedy + network);
}

}  // namespace tock
