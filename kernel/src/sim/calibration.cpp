#include "tock/sim/calibration.hpp"

#include <algorithm>
#include <bit>
#include <list>

#include "tock/sim/rollout.hpp"

namespace tock {
namespace {

constexpr int kTrialLength = 3000;  // in decisions
constexpr int kFittingSteps = 12;
constexpr double kDoubt = 1;               // games that speak for no calibration at all
constexpr std::size_t kCorrections = 256;  // size of the cache
constexpr int kFitted = kMaxSeats + 1;     // numbers: the slope and a lead for every team

// The values at a moment of a game, and its winner.
struct TrialMoment {
  TeamChances logs{};
  double left = 0, weight = 0;
  int winner = 0;
};

// The natural logarithm, made of sums and products alone: the library's own differs from system to system.
double log_of(double x) {
  const auto bits = std::bit_cast<std::uint64_t>(std::max(x, 0.002));
  const double whole = static_cast<int>(bits >> 52) - 1023;
  const double part = std::bit_cast<double>((bits & 0xFFFFFFFFFFFFFULL) | 0x3FF0000000000000ULL);  // 1 to 2
  const double y = (part - 1) / (part + 1);
  double sum = 0;
  for (int n = 25; n > 0; n -= 2) sum = sum * y * y + 1.0 / n;
  return whole * 0.6931471805599453 + 2 * y * sum;
}

// How much of its way the furthest team has before it.
double left_of(const Rules& r, const State& s) {
  std::array<int, kMaxSeats> home{}, all{};
  for (int seat = 0; seat < r.seats; ++seat) {
    home[r.team[seat]] += s.board.home(seat);
    all[r.team[seat]] += r.marbles;
  }
  double least = 1;
  for (int t = 0; t < r.teams; ++t) least = std::min(least, 1 - static_cast<double>(home[t]) / all[t]);
  return least;
}

TeamChances chances_of(int teams, const Calibration& c, const TeamChances& logs, double left) {
  TeamChances out{};
  double sum = 0;
  for (int t = 0; t < teams; ++t) sum += out[t] = power_of_e(c.slope * logs[t] + c.lead[t] * left);
  for (int t = 0; t < teams; ++t) out[t] /= sum;
  return out;
}

TeamChances logs_of(int teams, const TeamChances& thought) {
  TeamChances out{};
  for (int t = 0; t < teams; ++t) out[t] = log_of(thought[t]);
  return out;
}

// One game of these seats to its end: the values at the beginning of its rounds.
void play_trial(const Rollout& on, const Lineup& lineup, FastChance& chance, std::vector<TrialMoment>& rows) {
  MoveList& list = own_list<struct OfThis>();
  const Rules& r = on.rules();
  const std::size_t first = rows.size();
  State s;
  begin(r, s, chance, list);
  std::uint32_t round = s.round;
  for (int n = 0; !s.over() && n < kTrialLength; ++n) {
    if (n == 0 || (r.refill ? n % (2 * r.seats) == 0 : s.round != round)) {
      round = s.round;
      const TeamChances thought = on.from(s, chance.next(), lineup, 0).chances;
      rows.push_back({.logs = logs_of(r.teams, thought), .left = left_of(r, s)});
    }
    play(r, s, list[on.choose(s, list, chance, lineup)], chance, list);
  }
  if (!s.winners) rows.resize(first);
  for (std::size_t i = first; i < rows.size(); ++i) {
    rows[i].weight = 1.0 / static_cast<double>(rows.size() - first);
    rows[i].winner = r.team[std::countr_zero(s.winners)];
  }
}

// The best fit to the results, by Newton's method.
Calibration best_fit(int teams, std::span<const TrialMoment> rows) {
  Calibration out;
  const int n = teams + 1;
  for (int step = 0; step < kFittingSteps; ++step) {
    std::array<std::array<double, kFitted + 1>, kFitted> a{};  // the last column is what it should come to
    for (int i = 0; i < n; ++i) {
      a[i][i] = kDoubt;
      a[i][n] = kDoubt * (i == 0 ? 1 - out.slope : -out.lead[i - 1]);
    }
    for (const TrialMoment& row : rows) {
      const TeamChances p = chances_of(teams, out, row.logs, row.left);
      // The slope turns the scores of teams by their logarithms, a lead only that of its own.
      double mean = 0;
      for (int t = 0; t < teams; ++t) mean += p[t] * row.logs[t];
      for (int t = 0; t < teams; ++t) {
        const double missing = (t == row.winner) - p[t], x = row.logs[t];
        a[0][n] += row.weight * missing * x;
        a[t + 1][n] += row.weight * missing * row.left;
        a[0][0] += row.weight * p[t] * x * (x - mean);
        a[0][t + 1] += row.weight * p[t] * (x - mean) * row.left;
        a[t + 1][0] += row.weight * p[t] * (x - mean) * row.left;
        for (int u = 0; u < teams; ++u) a[t + 1][u + 1] += row.weight * p[t] * ((t == u) - p[u]) * row.left * row.left;
      }
    }
    for (int i = 0; i < n; ++i)  // no row need be exchanged: the matrix is positive
      for (int j = 0; j < n; ++j) {
        if (j == i) continue;
        const double times = a[j][i] / a[i][i];
        for (int c = i; c <= n; ++c) a[j][c] -= times * a[i][c];
      }
    for (int i = 0; i < n; ++i) (i == 0 ? out.slope : out.lead[i - 1]) += std::clamp(a[i][n] / a[i][i], -1.0, 1.0);
  }
  return out;
}

}  // namespace

TeamChances Calibration::of(const Rules& r, const State& s, const TeamChances& thought) const {
  return chances_of(r.teams, *this, logs_of(r.teams, thought), left_of(r, s));
}

Calibration calibration_for(const Rollout& on, const Lineup& lineup, int games) {
  struct Kept {
    std::shared_ptr<const Network> network;  // held, so that no other one takes its place
    std::string names;
    unsigned greedily;
    std::array<float, kMaxSeats> noise;
    int games;
    Calibration found;
  };
  static thread_local std::list<Kept> kept;  // the latest first
  for (auto it = kept.begin(); it != kept.end(); ++it) {
    if (it->network != on.network() || it->names != lineup.names || it->greedily != lineup.greedily ||
        it->noise != lineup.noise || it->games != games)
      continue;
    kept.splice(kept.begin(), kept, it);
    return it->found;
  }
  std::vector<TrialMoment> rows;
  FastChance chance(0x9E3779B97F4A7C15ULL);
  for (int game = 0; game < games; ++game) play_trial(on, lineup, chance, rows);
  const Calibration found = best_fit(on.rules().teams, rows);
  kept.push_front({on.network(), lineup.names, lineup.greedily, lineup.noise, games, found});
  if (kept.size() > kCorrections) kept.pop_back();
  return kept.front().found;
}

}  // namespace tock
