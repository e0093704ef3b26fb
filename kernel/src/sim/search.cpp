// Monte Carlo search: the most promising moves are tried in rollouts over sampled deals until time or rollouts are
// used up, with successive elimination. Tesauro and Galperin, On-line Policy Improvement using Monte-Carlo Search,
// 1996. Sampled deals (determinizations) as in Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree
// Search, 2012, but without a tree.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

#include "tock/sim/player.hpp"

namespace tock {
namespace {

using Clock = std::chrono::steady_clock;

// The results of moves, by sampled deal; every move that is still in the race has met the same ones.
class Race {
 public:
  Race(int runners, const SearchSettings& settings)
      : settings_(settings), results_(static_cast<std::size_t>(runners)), in_(results_.size()) {
    std::iota(in_.begin(), in_.end(), 0);
  }
  [[nodiscard]] const std::vector<int>& in() const { return in_; }
  void add(const std::vector<float>& sample) {  // in the order of in()
    for (std::size_t i = 0; i < in_.size(); ++i) results_[in_[i]].push_back(sample[i]);
    ++samples_;
    if (samples_ >= settings_.sure_after) drop();
  }
  [[nodiscard]] int best() const {
    return *std::max_element(in_.begin(), in_.end(), [&](int a, int b) { return sum(a) < sum(b); });
  }

 private:
  [[nodiscard]] float sum(int i) const { return std::accumulate(results_[i].begin(), results_[i].end(), 0.0F); }
  void drop() {
    const int top = best();
    std::erase_if(in_, [&](int i) {
      if (i == top) return false;
      double mean = 0, squares = 0;
      for (int w = 0; w < samples_; ++w) {
        const double d = results_[top][w] - results_[i][w];
        mean += d;
        squares += d * d;
      }
      mean /= samples_;
      const double error = std::sqrt(std::max(0.0, squares / samples_ - mean * mean) / (samples_ - 1));
      return mean > settings_.sure * error && mean > 0;
    });
  }
  const SearchSettings& settings_;
  std::vector<std::vector<float>> results_;
  std::vector<int> in_;
  int samples_ = 0;
};

}  // namespace

State sample_hidden(const Rules& r, const State& s, int seat, FastChance& chance) {
  State sample = s;
  for (int t = 0; t < r.seats; ++t) {
    if (t == seat) continue;
    // The choice of others in an exchange, or whether they offer a card at all, is hidden as well.
    if (sample.given[t] != kNone)
      sample.given[t] = sample.phase == Phase::Offer && chance.random_below(2) ? kDeclined : r.unknown;
    if (r.receiver[t] != seat) sample.known[t].fill(0);
  }
  deal_unknown(r, sample, chance);
  resample(r, sample, seat, chance);
  return sample;
}

State Player::possible(const State& s, FastChance& chance) const {
  if (!asked_.sees_hands) return sample_hidden(r_, s, s.turn, chance);
  State seen = s;
  const std::span<std::uint8_t> pile(seen.pile.data(), seen.pile_n);
  std::sort(pile.begin(), pile.end());
  chance.shuffle(pile);
  return seen;
}

std::vector<int> Player::candidates(const State& s, std::span<const Move> moves) const {
  std::vector<int> order(moves.size());
  std::iota(order.begin(), order.end(), 0);
  std::vector<float> score(moves.size());
  if (network_) network_->evaluate(s, moves, score);
  else std::transform(moves.begin(), moves.end(), score.begin(), [&](const Move& m) { return greedy_.score(s, m); });
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return score[a] > score[b]; });
  std::size_t n = std::min(order.size(), static_cast<std::size_t>(network_ ? asked_.candidates : settings_.candidates));
  if (network_)
    while (score[order[n - 1]] < score[order[0]] - asked_.close) --n;
  order.resize(n);
  return order;
}

// Every simulated seat plays the network's best move for its view of the sampled deal. The end
// is a move of the seat that thinks: that is where the network has learned to evaluate.
float Player::network_rollout(State s, const Move& first, int seat, std::uint64_t seed) const {
  MoveList& list = own_list<struct OfThis>();
  FastChance deals(seed);
  play(r_, s, first, deals, list);
  for (int n = 1; !s.over(); ++n) {
    int best = 0;
    if (list.size() > 1) {
      float chance = 0;
      best = network_->choose_quickly(s, {list.begin(), list.end()}, chance);
      if (n >= asked_.decisions && s.turn == seat) return chance;
    }
    play(r_, s, list[best], deals, list);
  }
  return s.winners >> seat & 1U ? 1.0F : 0.0F;
}

// Every simulated seat plays greedily, by its view of the sampled deal.
float Player::rollout(State s, const Move& first, int seat, std::uint64_t seed) const {
  MoveList& list = own_list<struct OfThis>();
  FastChance deals(seed);
  const std::uint32_t last = s.round + static_cast<std::uint32_t>(settings_.rounds);
  play(r_, s, first, deals, list);
  for (int n = 1; !s.over() && s.round < last && n < settings_.decisions; ++n) {
    const int i = list.size() < 2 ? 0 : greedy_.choose(s, {list.begin(), list.end()});
    play(r_, s, list[i], deals, list);
  }
  if (s.over()) return s.winners >> seat & 1U ? 1.0F : 0.0F;
  return 1 / (1 + std::exp(-greedy_.value(s, s.board, seat) / settings_.scale));
}

std::vector<float> Player::weigh(const State& s, std::span<const Move> moves, int samples, std::uint64_t seed) const {
  std::vector<float> sum(moves.size());
  for (std::uint64_t sample = 0; sample < static_cast<std::uint64_t>(samples); ++sample) {
    FastChance chance(seed + 2 * sample);
    const State sampled = possible(s, chance);
    for (std::size_t i = 0; i < moves.size(); ++i)
      sum[i] += network_rollout(sampled, moves[i], s.turn, seed + 2 * sample + 1);
  }
  for (float& x : sum) x /= static_cast<float>(samples);
  return sum;
}

int Player::search(const State& s, std::span<const Move> moves, FastChance& choices) const {
  const auto begun = Clock::now();
  const auto late = [&] {
    return limits_.seconds > 0 && std::chrono::duration<double>(Clock::now() - begun).count() >= limits_.seconds;
  };
  const std::vector<int> runners = candidates(s, moves);
  Race race(static_cast<int>(runners.size()), settings_);
  const std::uint64_t seed = choices.next();
  std::vector<float> results;
  int left = limits_.rollouts > 0 ? limits_.rollouts : limits_.seconds > 0 ? 1'000'000 : 400;
  for (std::uint64_t sample = 0; race.in().size() > 1; ++sample) {
    left -= static_cast<int>(race.in().size());
    if (left < 0) break;
    FastChance chance(seed + 2 * sample);
    const State sampled = possible(s, chance);
    results.clear();
    for (const int i : race.in()) {
      if (late()) break;
      const Move& move = moves[runners[i]];
      const std::uint64_t deals = seed + 2 * sample + 1;
      results.push_back(network_ ? network_rollout(sampled, move, s.turn, deals)
                                 : rollout(sampled, move, s.turn, deals));
    }
    if (results.size() < race.in().size()) break;  // a sampled deal counts only if all have met it
    race.add(results);
  }
  return runners[race.best()];
}

}  // namespace tock
