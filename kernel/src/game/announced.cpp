#include "tock/game/announced.hpp"

#include <algorithm>
#include <vector>

namespace tock {
namespace {

constexpr int kAny = 255;
constexpr int kFine = 1 << 30;  // the resolution of weights in a random draw

using Counts = std::array<int, kMaxSeats>;

// How many start cards each seat may hold, if certain gifts were start cards and the others were not.
struct Bounds {
  Counts least{}, most{};
  [[nodiscard]] bool hold(int seats, const Counts& low, const Counts& high) const {
    for (int t = 0; t < seats; ++t)
      if (high[t] < least[t] || low[t] > most[t]) return false;
    return true;
  }
};

bool gifts_were_made(const Rules& r, const State& s) {
  return r.exchange != Exchange::None && s.phase != Phase::Exchange && s.phase != Phase::Offer;
}

// The gifts that may have been start cards, as far as the seat that gave one knows; with seat -1 nobody knows.
bool may_have_given(const Rules& r, const State& s, int seat, unsigned gifts) {
  if (seat < 0) return true;
  const bool start = gifts >> seat & 1U;
  for (int k = 0; k < r.kinds; ++k)
    if (s.known[seat][k]) return r.cards[k].starts == start;
  const int to = r.receiver[seat];
  const bool counted = (s.announced.yes | s.announced.no) >> to & 1U;
  return !start || !counted || s.announced.seen[to] > 0;  // it has been played since
}

std::vector<Bounds> all_bounds(const Rules& r, const State& s, int seat) {
  std::vector<Bounds> out;
  const unsigned all = gifts_were_made(r, s) ? 1U << r.seats : 1U;
  for (unsigned gifts = 0; gifts < all; ++gifts) {
    if (!may_have_given(r, s, seat, gifts)) continue;
    Bounds b;
    bool possible = true;
    for (int t = 0; t < r.seats; ++t) {
      const int gave = static_cast<int>(gifts >> t & 1U), got = static_cast<int>(gifts >> r.giver[t] & 1U);
      const int left = got - s.announced.seen[t];  // of the one it was given
      b.most[t] = kAny;
      if (s.announced.no >> t & 1U) {
        possible &= gave == 0 && left >= 0;
        b.least[t] = b.most[t] = left;
      } else if (s.announced.yes >> t & 1U) {
        b.least[t] = std::max(0, left + 1 - gave);
      }
    }
    if (possible) out.push_back(b);
  }
  return out;
}

double ways(int n, int k) {  // to choose k of n
  double out = 1;
  for (int i = 0; i < k; ++i) out = out * (n - i) / (i + 1);
  return out;
}

}  // namespace

bool fits_announced(const Rules& r, const State& s) {
  Counts low{}, high{};
  for (int t = 0; t < r.seats; ++t) {
    low[t] = starts_in(r, s, t);
    high[t] = low[t] + s.hand[t][r.unknown];
  }
  const auto all = all_bounds(r, s, -1);
  return std::any_of(all.begin(), all.end(), [&](const Bounds& b) { return b.hold(r.seats, low, high); });
}

StartsDealt deal_starts(const Rules& r, const State& s, int seat, const std::array<std::uint8_t, kMaxSeats>& open,
                        int unseen, int starts, Chance& chance) {
  const auto bounds = all_bounds(r, s, seat);
  Counts held{};
  int pile = unseen;
  for (int t = 0; t < r.seats; ++t) {
    held[t] = starts_in(r, s, t);
    if (t != seat) pile -= open[t];
  }
  // Every way to share the start cards out, with its weight.
  const auto each = [&](auto&& f) {
    StartsDealt dealt{true, {}};
    while (true) {
      int rest = starts;
      double weight = 1;
      Counts now = held;
      for (int t = 0; t < r.seats; ++t) {
        rest -= dealt.to[t];
        now[t] += dealt.to[t];
        weight *= ways(open[t], dealt.to[t]);
      }
      if (rest >= 0 && rest <= pile &&
          std::any_of(bounds.begin(), bounds.end(), [&](const Bounds& b) { return b.hold(r.seats, now, now); }) &&
          f(dealt, weight * ways(pile, rest)))
        return dealt;
      int t = 0;
      while (t < r.seats && (t == seat || dealt.to[t] == open[t])) dealt.to[t++] = 0;
      if (t == r.seats) return StartsDealt{};
      ++dealt.to[t];
    }
  };
  double all = 0;
  StartsDealt last;
  each([&](const StartsDealt& dealt, double weight) {
    all += weight;
    last = dealt;
    return false;
  });
  if (!last.any) return last;
  double left = all * chance.random_below(kFine) / kFine;
  const StartsDealt found = each([&](const StartsDealt&, double weight) { return (left -= weight) < 0; });
  return found.any ? found : last;  // rounding may leave a trace beyond the last
}

}  // namespace tock
