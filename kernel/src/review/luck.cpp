#include "tock/review/luck.hpp"

#include <algorithm>

#include "data/sort.hpp"

namespace tock {
namespace {

// A generator whose first draw is known.
class FixedDraw final : public Chance {
 public:
  FixedDraw(int drawn, std::uint64_t seed) : drawn_(drawn), rest_(seed) {}
  bool shuffle(std::span<std::uint8_t> cards) override { return rest_.shuffle(cards); }
  int random_below(int n) override {
    if (drawn_ < 0) return rest_.random_below(n);
    const int first = drawn_;
    drawn_ = -1;
    return first;
  }
  [[nodiscard]] Snapshot state() const override { return {}; }
  void seek(const Snapshot&) override {}

 private:
  int drawn_;
  FastChance rest_;
};

class Sum {
 public:
  explicit Sum(const Rules& r) : teams_(r.teams) {}
  void add(const TeamChances& x, double weight = 1) {
    for (int t = 0; t < teams_; ++t) sum_[t] += weight * x[t];
    weight_ += weight;
  }
  [[nodiscard]] TeamChances mean() const {
    TeamChances out{};
    for (int t = 0; t < teams_ && weight_ > 0; ++t) out[t] = sum_[t] / weight_;
    return out;
  }

 private:
  int teams_;
  TeamChances sum_{};
  double weight_ = 0;
};

TeamChances minus(const TeamChances& a, const TeamChances& b) {
  TeamChances out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = a[i] - b[i];
  return out;
}

// The same turn with other cards.
State again(const Rules& r, const Ply& turn, int leader, std::uint64_t seed) {
  MoveList& list = own_list<struct OfThis>();
  FixedDraw chance(leader, seed);
  State s = turn.before;
  if (turn.index < 0 && !turn.from_position) {
    begin(r, s, chance, list);
    return s;
  }
  shuffle_undealt(r, s, chance);
  if (turn.index < 0) advance(r, s, chance, list);
  else play(r, s, turn.move, chance, list);
  return s;
}

// Another deal in which one seat gets what it got. Where what was left of the pile was dealt out before a reshuffle,
// it is dealt out here as well.
State deal_again(const Rules& r, const Ply& turn, int seat, FastChance& chance) {
  MoveList& list = own_list<struct OfThis>();
  State s = turn.dealt;
  const bool under = r.reshuffle == Reshuffle::Under && turn.has(EventKind::Shuffled) && turn.index >= 0;
  // Cards dealt from the old pile, the first ones: what was drawn before the deal is no longer there.
  int old = under ? std::max(0, turn.before.pile_n - turn.drew) : 0;
  if (old >= r.deal_size(static_cast<int>(s.round)) * r.seats) old = 0;
  std::array<int, kMaxSeats> from_old{};
  std::array<std::uint8_t, kMaxCards> first{}, rest{};
  Hand left{};  // of the old pile, for the other seats
  int first_n = 0, rest_n = 0;
  for (int i = 0; i < old; ++i) {
    const int to = (s.leader + i) % r.seats;
    const std::uint8_t card = turn.before.pile[old - 1 - i];
    ++from_old[to];
    if (to == seat) continue;
    first[first_n++] = card;
    ++left[card];
  }
  for (int t = 0; t < r.seats; ++t)
    for (int k = 0; t != seat && k < r.kinds; ++k)
      for (int i = 0; i < s.hand[t][k]; ++i) {
        if (left[k] > 0) --left[k];
        else rest[rest_n++] = static_cast<std::uint8_t>(k);
      }
  for (int i = 0; i < s.pile_n; ++i) rest[rest_n++] = s.pile[i];
  const std::span<std::uint8_t> all_first(first.data(), static_cast<std::size_t>(first_n));
  const std::span<std::uint8_t> all_rest(rest.data(), static_cast<std::size_t>(rest_n));
  sort_cards(all_first);
  sort_cards(all_rest);
  chance.shuffle(all_first);
  chance.shuffle(all_rest);
  for (int t = 0; t < r.seats; ++t) {
    if (t == seat) continue;
    s.hand[t].fill(0);
    for (int i = 0; i < s.hand_n[t]; ++i) ++s.hand[t][i < from_old[t] ? first[--first_n] : rest[--rest_n]];
  }
  std::copy_n(rest.begin(), rest_n, s.pile.begin());
  s.pile_n = static_cast<std::uint8_t>(rest_n);
  advance(r, s, chance, list);
  return s;
}

}  // namespace

void shuffle_undealt(const Rules&, State& s, Chance& chance) {
  const std::span<std::uint8_t> pile(s.pile.data(), s.pile_n);
  sort_cards(pile);
  chance.shuffle(pile);
}

namespace {

// The players of a rollout, by its number: unknown ones are greedy in their share of them.
Lineup in_playout(const LuckSettings& k, int number) {
  Lineup out = k.lineup;
  for (int seat = 0; seat < kMaxSeats; ++seat)
    if (!out.known[seat] && (number * 7 + seat * 3) % k.playouts + 0.5 < k.greedy[seat] * k.playouts)
      out.greedily |= 1U << seat;
  return out;
}

// One playout; the same number has the same random numbers, whatever the state.
Ending playout(const Rollout& on, const State& s, const Lineup& lineup, std::uint64_t seed, int number) {
  const std::uint64_t own = seed + 2 * static_cast<std::uint64_t>(number);
  FastChance chance(own);
  State open = s;
  shuffle_undealt(on.rules(), open, chance);
  return on.from(open, own + 1, lineup, on.most());
}

// One card drawn: the exact mean over the kinds that were left. They differ as little as possible, so that little else
// is compared: the same random numbers and, except for the card in question, the same pile. Where
// all players draw all the time the rollout ends once around the table: after that other cards matter more.
TeamChances luck_of_one_card(const Rollout& on, const Ply& turn, const LuckSettings& k, std::uint64_t seed) {
  MoveList& list = own_list<struct OfThis>();
  const Rules& r = on.rules();
  const int n = turn.before.pile_n, came = turn.before.pile[n - 1];
  const int most = r.refill ? r.seats : on.most();
  State sorted = turn.before;
  sort_cards({sorted.pile.data(), static_cast<std::size_t>(n)});
  Sum with_came(r), could(r);
  for (int i = 0; i < k.playouts; ++i) {
    const std::uint64_t drawn_with = seed + 2 * static_cast<std::uint64_t>(i);
    std::array<std::uint8_t, kMaxCards> order{};  // where the cards of the sorted pile go
    for (int c = 0; c < n; ++c) order[c] = static_cast<std::uint8_t>(c);
    FastChance(drawn_with).shuffle({order.data(), static_cast<std::size_t>(n)});
    const Lineup lineup = in_playout(k, i);
    for (int c = 0, many = 0; c < n; c += many) {
      const int kind = sorted.pile[c];
      for (many = 1; c + many < n && sorted.pile[c + many] == kind;) ++many;
      State s = sorted;
      for (int from = 0; from < n; ++from) s.pile[order[from]] = sorted.pile[from];
      std::swap(s.pile[order[c]], s.pile[n - 1]);
      FastChance chance(drawn_with + 1);
      play(r, s, turn.move, chance, list);
      const TeamChances then = on.from(s, drawn_with + 1, lineup, most).theirs;
      could.add(then, many);
      if (kind == came) with_came.add(then);
    }
  }
  return minus(with_came.mean(), could.mean());
}

}  // namespace

bool one_card(const Ply& turn) {
  return turn.drew == 1 && !turn.has(EventKind::Dealt) && !turn.has(EventKind::Shuffled);
}

WinProbability win_probability(const Rollout& on, const State& s, const LuckSettings& k, std::uint64_t seed) {
  Sum chances(on.rules()), theirs(on.rules());
  for (int i = 0; i < k.playouts; ++i) {
    const Ending end = playout(on, s, in_playout(k, i), seed, i);
    chances.add(end.chances);
    theirs.add(end.theirs);
  }
  return {chances.mean(), theirs.mean()};
}

Luck luck_of(const Rollout& on, const Ply& turn, const WinProbability& came, const LuckSettings& k,
             std::uint64_t seed) {
  const Rules& r = on.rules();
  FastChance seeds(seed ^ 0x5DEECE66DULL);
  Luck out;
  const bool lots = turn.index < 0 && !turn.from_position;
  if (one_card(turn)) {
    out.cards = luck_of_one_card(on, turn, k, seed);
    out.by_seat[turn.before.turn] = out.cards[r.team[turn.before.turn]];
    return out;
  }
  // The random numbers of the playouts are those of what came, each as often as any other: they cancel out.
  const auto mean_over = [&](int deals, auto&& dealt) {
    Sum sum(r);
    for (int i = 0; i < deals; ++i) {
      const State s = dealt(i);
      for (int each = 0; each < k.others_each; ++each) {
        const int number = (i * k.others_each + each) % k.playouts;
        sum.add(playout(on, s, in_playout(k, number), seed, number).theirs);
      }
    }
    return sum.mean();
  };
  const int leader = lots ? turn.after.leader : -1;
  const TeamChances could = mean_over(k.others, [&](int) { return again(r, turn, leader, seeds.next()); });
  out.cards = minus(came.theirs, could);
  if (lots) {
    const auto led_by = [&](int who) {
      return mean_over(k.others / 2, [&](int) { return again(r, turn, who, seeds.next()); });
    };
    Sum all(r);
    for (int who = 0; who < r.seats; ++who) all.add(led_by(who));
    out.first_player = minus(led_by(leader), all.mean());
  }
  if (turn.has(EventKind::Dealt) && k.keeping > 0) {
    for (int seat = 0; seat < r.seats; ++seat) {
      const TeamChances kept = mean_over(k.keeping, [&](int) {
        FastChance chance(seeds.next());
        return deal_again(r, turn, seat, chance);
      });
      out.by_seat[seat] = minus(kept, could)[r.team[seat]];
    }
  } else if (!turn.has(EventKind::Dealt)) {
    out.by_seat[turn.before.turn] = out.cards[r.team[turn.before.turn]];
  }
  return out;
}

}  // namespace tock
