#include "tock/sim/rollout.hpp"

#include <algorithm>

namespace tock {
namespace {

constexpr float kScale = 90;     // of greedy values, to a logit
constexpr int kWholeGame = 4000;  // decisions

// Counts what happens until the round is over.
class Count final : public EventSink {
 public:
  Count(std::uint32_t round, Happened& into) : round_(round), into_(into) {}
  void on_event(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards, const Move*,
                const Effects* effects) override {
    if (after.round != round_) return;
    if (what == EventKind::LaidDown || what == EventKind::Discarded)
      into_.unused[seat] = static_cast<std::uint8_t>(into_.unused[seat] + cards.size());
    if (!effects) return;
    for (int i = 0; i < effects->n; ++i) {
      const Effect& e = effects->list[i];
      const std::uint32_t bit = 1U << e.id;
      if (e.how == How::Capture) into_.captured |= bit;
      else if (e.how == How::Start) into_.out |= bit;
      if (in_lane(e.to) && !in_lane(e.from)) into_.home |= bit;
    }
  }

 private:
  std::uint32_t round_;
  Happened& into_;
};

}  // namespace

Rollout::Rollout(const Rules& r, std::shared_ptr<const Network> network, bool to_end)
    : r_(r),
      greedy_(r),
      network_(std::move(network)),
      to_end_(to_end),
      most_(to_end     ? kWholeGame
            : r.refill ? 4 * r.seats
                       : 64) {}

void Rollout::static_eval(const State& s, std::span<const Move> moves, std::span<float> chances) const {
  if (network_) return network_->evaluate(s, moves, chances);
  const float now = greedy_.value(s, s.board, s.turn);
  for (std::size_t i = 0; i < moves.size(); ++i) chances[i] = chance_of((now + greedy_.score(s, moves[i])) / kScale);
}

int Rollout::move(const State& s, const MoveList& list, FastChance& chance, float noise, float& chance_to_win) const {
  static thread_local std::vector<float> chances;
  const std::span<const Move> moves(list.begin(), list.end());
  if (noise <= 0) return network_ ? network_->choose_quickly(s, moves, chance_to_win) : greedy_.choose(s, moves);
  chances.resize(moves.size());
  if (network_) network_->evaluate_quickly(s, moves, chances);
  else static_eval(s, moves, chances);
  std::size_t best = 0;
  float liked = -1;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const float err = noise * (static_cast<float>(chance.below(1U << 20)) * 0x1p-19F - 1);
    if (chances[i] + err <= liked) continue;
    liked = chances[i] + err;
    best = i;
  }
  chance_to_win = chances[best];
  return static_cast<int>(best);
}

TeamChances Rollout::together(const std::array<double, kMaxSeats>& sums,
                              const std::array<int, kMaxSeats>& seats) const {
  TeamChances out{};
  double all = 0;
  int silent = 0;
  for (int t = 0; t < r_.teams; ++t) {
    if (seats[t] == 0) ++silent;
    else all += out[t] = sums[t] / seats[t];
  }
  for (int t = 0; t < r_.teams && silent > 0; ++t)  // a team without a decision gets the rest
    if (seats[t] == 0) out[t] = std::max(0.0, 1 - all) / silent;
  if (silent) all = std::max(all, 1.0);
  for (int t = 0; t < r_.teams; ++t) out[t] = all > 0 ? out[t] / all : 1.0 / r_.teams;
  return out;
}

Lineup Rollout::lineup(std::string_view names) const {
  Lineup out{.noise = all_seats(kCasual), .names = std::string(names)};
  const auto known = [&](std::string_view name) -> std::shared_ptr<const Player> {
    const auto by_network = [&](float errs) {
      return network_ ? std::make_shared<const Player>(network_, r_, Limits{}, NetworkSettings{.noise = errs})
                      : nullptr;
    };
    if (name == "greedy") return std::make_shared<const Player>(PlayerKind::Greedy, r_);
    if (name == "beginner") return by_network(kBeginner);
    if (name == "casual") return by_network(kCasual);
    // What `master` thinks of beside the network is too long to be thought again.
    return name == "club" || name == "master" ? by_network(0) : nullptr;
  };
  for (int seat = 0; seat < r_.seats; ++seat) {
    const std::size_t end = names.find(',');
    out.known[seat] = known(names.substr(0, end));
    if (end == std::string_view::npos) break;
    names.remove_prefix(end + 1);
  }
  return out;
}

int Rollout::choose(const State& s, const MoveList& list, FastChance& chance, const Lineup& lineup) const {
  const std::span<const Move> moves(list.begin(), list.end());
  if (moves.size() < 2) return 0;
  const Player* const known = lineup.known[s.turn].get();
  if (known && !known->is_flawless()) return known->choose(s, moves, chance);
  if (!known && lineup.greedily >> s.turn & 1U) return greedily(s, moves);
  float unused = 0;
  return move(s, list, chance, known ? 0 : lineup.noise[s.turn], unused);
}

Ending Rollout::run(State& s, MoveList& list, FastChance& chance, std::uint32_t round, Happened happened,
                    const Lineup& lineup, int most) const {
  Ending out;
  out.happened = happened;
  Count count(round, out.happened);
  for (int n = 0; !s.over() && (to_end_ || s.round == round) && n < most; ++n)
    play(r_, s, list[choose(s, list, chance, lineup)], chance, list, &count);
  // Then every seat's next move gives its value of the game.
  std::array<double, kMaxSeats> sums{};
  std::array<int, kMaxSeats> seats{};
  const std::uint32_t here = s.round;
  unsigned asked = 0;
  if (!network_ && !s.over()) {
    for (int t = 0; t < r_.seats; ++t) {
      sums[r_.team[t]] += chance_of(greedy_.value(s, s.board, t) / kScale);
      ++seats[r_.team[t]];
    }
    out.theirs = out.chances = together(sums, seats);
    return out;
  }
  for (int more = 0; !s.over() && s.round == here && asked + 1 != 1U << r_.seats && more < 3 * r_.seats; ++more) {
    const int seat = s.turn;
    float thinks = 0;
    const bool errs = !lineup.known[seat] && !(lineup.greedily >> seat & 1U);
    const int i = move(s, list, chance, errs ? lineup.noise[seat] : 0, thinks);
    if (!(asked >> seat & 1U)) {
      asked |= 1U << seat;
      sums[r_.team[seat]] += static_cast<double>(thinks);
      ++seats[r_.team[seat]];
    }
    play(r_, s, list[i], chance, list);
  }
  if (s.over()) {
    for (int t = 0; t < r_.seats; ++t)
      if (s.winners >> t & 1U) out.chances[r_.team[t]] = 1;
    out.theirs = out.chances;
  } else {
    out.chances = together(sums, seats);
    out.theirs = lineup.calibration ? lineup.calibration->of(r_, s, out.chances) : out.chances;
  }
  return out;
}

Ending Rollout::after(const State& s, const Move& move, std::uint64_t seed) const {
  MoveList& list = own_list<struct OfThis>();
  State now = s;
  FastChance chance(seed);
  const std::uint32_t round = s.round;
  // The effects of the move itself are known, but not what follows before the next decision.
  Happened happened;
  Board then = s.board;
  Effects effects;
  if (plays_card(move.act) || move.act == Act::Open || move.act == Act::Hop) apply_move(r_, then, move, &effects);
  Count count(round, happened);
  play(r_, now, move, chance, list, &count);
  for (int i = 0; i < effects.n; ++i) {
    const std::uint32_t bit = ~(1U << effects.list[i].id);
    happened.captured &= bit;
    happened.out &= bit;
    happened.home &= bit;
  }
  if (move.act == Act::Discard && happened.unused[s.turn] > 0) --happened.unused[s.turn];
  return run(now, list, chance, round, happened, {}, most_);
}

Ending Rollout::from(const State& s, std::uint64_t seed, const Lineup& lineup, int most) const {
  MoveList& list = own_list<struct OfThis>();
  State now = s;
  FastChance chance(seed);
  list.clear();
  if (!now.over()) legal(r_, now, list);
  return run(now, list, chance, s.round, {}, lineup, most);
}

}  // namespace tock
