// An upper bound on the legal moves of a decision. Only splits can make many; everything else is counted crudely.
//
// Legal moves are distinct results, so results are counted. After a split each marble that moved stands where its steps
// have brought it, in its lane, or was captured by one that moved later; and which others were captured follows from
// where those went. So the results are no more than the ways to hand out the steps, times what each marble can come to.
#include "tock/rules/most_moves.hpp"

#include <algorithm>
#include <bit>
#include <vector>

namespace tock {
namespace {

double choose(int n, int k) {
  if (k < 0 || k > n) return 0;
  double out = 1;
  for (int i = 1; i <= k; ++i) out = out * (n - k + i) / i;
  return out;
}

class Counting {
 public:
  explicit Counting(const Rules& r) : r_(r) {
    for (int s = 0; s < r.seats; ++s) partners_ = std::max(partners_, std::popcount(unsigned{r.partners[s]}));
    movable_ = r.marbles * std::max(1, partners_);
    foreign_ = r.seats * r.marbles;
  }

  [[nodiscard]] double decision() const {
    std::vector<double> each;
    double copied = 0;
    for (int k = 0; k < r_.kinds; ++k)
      if (first(k) != UseKind::Copy && first(k) != UseKind::Joker) copied = std::max(copied, card(k));
    for (int k = 0; k < r_.kinds; ++k) each.push_back(first(k) == UseKind::Copy ? copied : card(k));
    std::sort(each.rbegin(), each.rend());
    int hand = r_.refill;
    for (int i = 0; i < r_.deals_n; ++i) hand = std::max<int>(hand, r_.deals[i]);
    double sum = kBesides;
    for (int k = 0; k < r_.kinds && k <= hand; ++k) sum += each[static_cast<std::size_t>(k)];  // and one more drawn
    return sum;
  }

 private:
  static constexpr double kBesides = 2 * kMaxKinds * kMaxUses;  // skips, undoing, discards and the like

  [[nodiscard]] UseKind first(int kind) const { return r_.cards[kind].uses[0].kind; }

  // Of a joker each use of any card once: what leads to the same result is listed once.
  [[nodiscard]] double card(int kind) const {
    std::vector<Use> all;
    const auto add = [&](const Card& c) {
      for (int i = 0; i < c.uses_n; ++i)
        if (std::find(all.begin(), all.end(), c.uses[i]) == all.end()) all.push_back(c.uses[i]);
    };
    if (first(kind) != UseKind::Joker) add(r_.cards[kind]);
    else
      for (int k = 0; k < r_.kinds; ++k) add(r_.cards[k]);
    double sum = 0;
    for (const Use& u : all) sum += use(u);
    return sum;
  }

  [[nodiscard]] double use(const Use& u) const {
    const int ends = 2 * (1 + r_.lane);  // of one walk: on the track or in the lane, perhaps after a hop
    switch (u.kind) {
      case UseKind::Split: return u.back ? split_back(u) : split(u);
      case UseKind::UpTo: return movable_ * ends * u.n;
      case UseKind::Swap: return 1 + choose(foreign_, 2);
      case UseKind::Take: return movable_ * foreign_;
      case UseKind::Push: return foreign_ * ends;
      case UseKind::Centre: return movable_ * r_.sections;
      default: return movable_ * ends;
    }
  }

  // The targets of one marble with this many steps: round the track, or in. Without a second lap a marble that passes
  // the entrance must go in.
  [[nodiscard]] int ends() const { return (r_.second_lap ? 2 : 1) + std::min<int>(r_.fool_slack, r_.lane); }

  // Two marbles, either direction first; backwards there is one way.
  [[nodiscard]] double split_back(const Use& u) const {
    const int marbles = r_.marbles * (1 + partners_);
    return 2.0 * marbles * (marbles - 1) * (u.n - 1) * ends();
  }

  // A hop, or a partner who is sent to the entrance and may move on there: what a leg does depends on those before
  // it, so here legs are counted in every order.
  [[nodiscard]] bool in_order() const { return r_.hop != kNone || r_.partner_to_entrance; }

  [[nodiscard]] double split(const Use& u) const {
    const bool flows = r_.seven_rest != SevenRest::Never && partners_ > 0;
    double own = share(u, r_.marbles, u.n, u.most, 1);
    for (int pips = 1; flows && pips < u.n; ++pips)
      own += at_home(u, pips) * share(u, r_.marbles * partners_, u.n - pips, u.most, partners_ + (spare() ? 1 : 0));
    if (flows && in_order()) own = share(u, r_.marbles * (1 + partners_), u.n, u.most, 1 + partners_);
    // A player who has finished moves the marbles of partners, and nothing else.
    return std::max(own, partners_ ? share(u, r_.marbles * partners_, u.n, u.most, partners_) : 0);
  }

  [[nodiscard]] bool spare() const { return r_.marbles > r_.to_win; }

  // The arrangements of the own marbles once they are home with this many steps: one, if they fill their lane.
  [[nodiscard]] double at_home(const Use& u, int pips) const {
    if (r_.marbles == r_.lane && !spare() && !r_.hierarchy) return 1;
    return share(u, r_.marbles, pips, u.most, 1);
  }

  // This many steps split among these marbles, of this many seats.
  [[nodiscard]] double share(const Use& u, int marbles, int pips, int most, int seats) const {
    int comes_to = u.to_and_fro ? 1 + r_.lane : ends();
    if (in_order()) comes_to *= 2;
    else if (may_be_captured(u, seats)) ++comes_to;
    double sum = 0, power = 1, orders = 1;
    // Marbles that step to and fro and end where they were use steps and are no leg.
    const int legs = std::min({marbles, pips, u.to_and_fro ? marbles : most});
    for (int n = 1; n <= legs; ++n) {
      power *= comes_to;
      orders *= n;
      sum += choose(marbles, n) * choose(pips - 1, n - 1) * power * (in_order() ? orders : 1);
    }
    return u.to_and_fro && seats == 1 && !r_.hierarchy && !in_order() ? std::min(sum, to_and_fro(u, marbles, pips))
                                                                      : sum;
  }

  // May one that has moved be captured by one that moves later, or not, as the player likes? The one behind passes
  // the other, so where all is captured on the way (but guards, which cannot be passed) the one in front goes first.
  // Else it matters only to whom it happens: marbles of one seat are alike.
  [[nodiscard]] bool may_be_captured(const Use& u, int seats) const {
    if (r_.hierarchy) return true;
    if (u.burns) return r_.guard != Guard::None && !r_.guard_blocks;
    return seats > 1;
  }

  // Marbles of one seat that may end anywhere in their lane: which of its spaces are taken is all that counts.
  [[nodiscard]] double to_and_fro(const Use& u, int marbles, int pips) const {
    const double ends = may_be_captured(u, 1) ? 2 : 1;
    double sum = 0, power = 1, go_in = 1 << marbles;
    for (int n = 0; n <= std::min(marbles, pips); ++n, power *= ends, go_in /= 2)
      sum += choose(marbles, n) * choose(pips, n) * power * go_in;  // n on the track; of the others any may go in
    return sum * choose(r_.lane, r_.lane / 2);
  }

  const Rules& r_;
  int partners_ = 0;  // of one seat
  int movable_, foreign_;
};

}  // namespace

double most_moves(const Rules& r) { return Counting(r).decision(); }

}  // namespace tock
