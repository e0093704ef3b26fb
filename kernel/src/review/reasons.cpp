// Reasons why one move is better than another: counted in the rollouts first, seen on the board second, else none.
// Only facts that predict the loss better than chance (benchmarks/reasons.py): that a guard leaves its start, or
// that a gift is a start card, does not.
#include <algorithm>
#include <cmath>

#include "tock/review/evaluate.hpp"

namespace tock {
namespace {

constexpr double kDifference = 0.1;  // of the sampled deals, at least
constexpr double kSure = 2.33;  // standard errors of that difference
constexpr double kShare = 0.2;  // of the loss that a reason must account for
constexpr int kFew = 8;  // sampled deals with and without it, to measure its effect

// An event that occurs or not in a sampled deal, and whether it is good for the seat's team.
struct Fact {
  WhyBetter why;
  bool good = false;
  double better = 0, worse = 0;  // share of the sampled deals after either move
  double sure = 0;  // standard errors between them
  double points = 0;  // of the loss that it accounts for
};

template <class Happens>
Fact count(const Candidate& better, const Candidate& worse, WhyBetter why, bool good, Happens&& happens) {
  const std::size_t n = std::min(better.happened.size(), worse.happened.size());
  Fact fact{.why = why, .good = good};
  double with = 0, without = 0, difference = 0, squares = 0;
  int times = 0;
  const auto take = [&](const Candidate& c, std::size_t i, bool there) {
    (there ? with : without) += 100 * c.results[i];
    times += there;
  };
  for (std::size_t i = 0; i < n; ++i) {
    const bool here = happens(better.happened[i]), there = happens(worse.happened[i]);
    take(better, i, here);
    take(worse, i, there);
    fact.better += here;
    fact.worse += there;
    const double d = static_cast<double>(here) - static_cast<double>(there);
    difference += d;
    squares += d * d;
  }
  if (n < 2) return fact;
  const auto samples = static_cast<double>(n);
  fact.better /= samples;
  fact.worse /= samples;
  difference /= samples;
  const double error = std::sqrt(std::max(1e-9, squares / samples - difference * difference) / (samples - 1));
  fact.sure = std::abs(difference) / error;
  const int never = static_cast<int>(2 * n) - times;
  if (times >= kFew && never >= kFew) fact.points = difference * (with / times - without / never);
  fact.why.better = static_cast<int>(std::lround(100 * fact.better));
  fact.why.worse = static_cast<int>(std::lround(100 * fact.worse));
  return fact;
}

bool is_large(const Fact& f) { return std::abs(f.better - f.worse) >= kDifference && f.sure >= kSure; }

// The immediate effects of a move.
struct AtOnce {
  Board board;
  Effects effects;
  Hand hand{};
};

AtOnce at_once(const Rules& r, const State& s, const Move& m) {
  AtOnce out{.board = s.board, .effects = {}, .hand = s.hand[s.turn]};
  if (plays_card(m.act) || m.act == Act::Open || m.act == Act::Hop) apply_move(r, out.board, m, &out.effects);
  if (m.card != kNone && m.act != Act::Decline && out.hand[m.card] > 0) --out.hand[m.card];
  return out;
}

template <class Found>
const Effect* find_effect(const AtOnce& a, Found&& found) {
  for (int i = 0; i < a.effects.n; ++i)
    if (found(a.effects.list[i])) return &a.effects.list[i];
  return nullptr;
}

bool has_start(const Rules& r, const Hand& hand) {
  for (int k = 0; k < r.kinds; ++k)
    if (hand[k] && r.cards[k].starts) return true;
  return false;
}

bool waits(const Rules& r, const Board& b, int seat) {  // has a marble in the base
  for (int m = 0; m < r.marbles; ++m)
    if (b.at[id_of(seat, m)] == kReserve) return true;
  return false;
}

WhyBetter about(const Board& b, Cause code, int id) {
  return {.code = code,
          .seat = static_cast<std::uint8_t>(seat_of(id)),
          .marble = static_cast<std::uint8_t>(rank_of(id)),
          .place = b.at[id]};
}

// An effect of one move and not of the other, right on the board or in the hand. The first that fits.
bool seen_at_once(const Rules& r, const State& s, const Move& best, const Move& other, WhyBetter& out) {
  const AtOnce a = at_once(r, s, best), b = at_once(r, s, other);
  const int team = r.team[s.turn];
  const auto ours = [&](const Effect& e) { return r.team[seat_of(e.id)] == team; };
  const auto takes = [&](const Effect& e) { return e.how == How::Capture && !ours(e); };
  const auto takes_own = [&](const Effect& e) { return e.how == How::Capture && ours(e); };
  const auto comes_home = [&](const Effect& e) { return ours(e) && in_lane(e.to) && !in_lane(e.from); };
  const auto comes_out = [&](const Effect& e) { return ours(e) && e.how == How::Start; };
  if (const Effect* e = find_effect(b, takes_own); e && !find_effect(a, takes_own)) {
    out = about(s.board, Cause::TakesOwn, e->id);
    return true;
  }
  if (const Effect* e = find_effect(a, takes); e && !find_effect(b, takes)) {
    out = about(s.board, Cause::Takes, e->id);
    return true;
  }
  if (const Effect* e = find_effect(a, comes_home); e && !find_effect(b, comes_home)) {
    out = about(s.board, Cause::ComesHome, e->id);
    return true;
  }
  if (const Effect* e = find_effect(a, comes_out); e && !find_effect(b, comes_out)) {
    out = about(s.board, Cause::ComesOut, e->id);
    return true;
  }
  // A player who brings a marble out with it has used it for its purpose.
  const bool last = !has_start(r, b.hand) && has_start(r, a.hand) && !find_effect(b, comes_out);
  if (last && waits(r, b.board, s.turn) && waits(r, a.board, s.turn)) {
    out = {.code = Cause::LastStart, .seat = s.turn, .card = other.card};
    return true;
  }
  return false;
}

}  // namespace

std::vector<WhyBetter> why_better(const Rules& r, const State& s, std::span<const Move> moves, const Candidate& better,
                                  const Candidate& worse, double loss) {
  const Move& best = moves[static_cast<std::size_t>(better.move)];
  const Move& other = moves[static_cast<std::size_t>(worse.move)];
  const AtOnce a = at_once(r, s, best), b = at_once(r, s, other);
  const int team = r.team[s.turn];
  std::uint32_t taken = 0;  // at once: a separate reason
  for (const AtOnce* now : {&a, &b})
    for (int i = 0; i < now->effects.n; ++i)
      if (now->effects.list[i].how == How::Capture) taken |= 1U << now->effects.list[i].id;
  std::vector<Fact> facts;
  for (int t = 0; t < r.seats; ++t) {
    const bool ours = r.team[t] == team;
    for (int m = 0; m < r.marbles; ++m) {
      const int id = id_of(t, m);
      const std::uint32_t bit = 1U << id;
      if (taken & bit || !on_track(b.board.at[id]) || !on_track(a.board.at[id])) continue;
      WhyBetter why = about(s.board, ours ? Cause::Captured : Cause::Captures, id);
      if (why.place == kReserve) why.place = b.board.at[id];
      facts.push_back(count(better, worse, why, !ours, [=](const Happened& h) { return (h.captured & bit) != 0; }));
    }
    if (!ours) continue;
    const auto seat = static_cast<std::uint8_t>(t);
    const std::uint32_t all = ids_of(t);
    // An immediate effect need not occur later.
    const auto at_once_does = [&](auto&& does) { return find_effect(a, does) || find_effect(b, does); };
    if (!at_once_does([&](const Effect& e) { return seat_of(e.id) == t && in_lane(e.to) && !in_lane(e.from); }))
      facts.push_back(count(better, worse, {.code = Cause::Home, .seat = seat}, true,
                            [=](const Happened& h) { return (h.home & all) != 0; }));
    if (!at_once_does([&](const Effect& e) { return seat_of(e.id) == t && e.how == How::Start; }))
      facts.push_back(count(better, worse, {.code = Cause::Out, .seat = seat}, true,
                            [=](const Happened& h) { return (h.out & all) != 0; }));
    facts.push_back(count(better, worse, {.code = Cause::Unused, .seat = seat}, false,
                          [=](const Happened& h) { return h.unused[seat] != 0; }));
  }
  std::vector<WhyBetter> out;
  const Fact* first = nullptr;
  const Fact* risk = nullptr;
  for (const Fact& f : facts) {
    if (!is_large(f)) continue;
    const bool speaks_for = (f.better > f.worse) == f.good;
    if (!speaks_for && f.why.code == Cause::Captured && (!risk || f.better - f.worse > risk->better - risk->worse))
      risk = &f;
    if (speaks_for && f.points >= std::max(0.5, kShare * loss) && (!first || f.points > first->points)) first = &f;
  }
  if (first) out.push_back(first->why);
  WhyBetter why;
  if (seen_at_once(r, s, best, other, why)) {
    out.push_back(why);
  } else if (risk && !first) {
    out.push_back(risk->why);
    out.back().code = Cause::RiskPays;
  }
  return out;
}

}  // namespace tock
