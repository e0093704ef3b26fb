#include "net/prospects.hpp"

namespace tock {
namespace {

constexpr int kTwoCards = 2 * kFar;  // steps

// Counts that one marble can walk, as bits: with one card anywhere, and with one or two into its lane.
struct Ahead {
  unsigned now = 0, inwards = 0;
};

// As Reach finds it.
Ahead step_by_step(const Rules& r, const Board& b, const Steps& steps, int id) {
  const bool near_home = on_track(b.at[id]) && steps_to_entrance(r, b, id) < kTwoCards;
  const Reach ahead(r, b, id, near_home ? kTwoCards : kFar, Stride{});
  Ahead out{ahead.counts() & up_to(kFar), ahead.home_counts()};
  if (r.hierarchy && steps.green) {
    const Reach green(r, b, id, kFar, Stride{.green = true});
    out.now |= green.counts() & steps.green;
    out.inwards |= green.home_counts() & steps.green;
  }
  return out;
}

template <class Ring>
class Looking {
 public:
  Looking(const Rules& r, const Board& b, const Rings<Ring>& rings, const Steps& steps, const CardsLeft& cards)
      : r_(r),
        b_(b),
        rings_(rings),
        steps_(steps),
        cards_(cards),
        at_a_glance_(!r.every_space && r.length > kTwoCards) {}

  Prospects found;

  // The next possibilities of a seat's marbles, a byte each; their sum is noted too.
  std::uint64_t look(int seat) {
    const Next reserve = in_reserve(seat);
    std::uint64_t nexts = 0;
    for (int i = 0; i < r_.marbles; ++i) {
      const int id = id_of(seat, i);
      const Place at = b_.at[id];
      const Next next = !on_track(at) ? off_the_track(id, at, reserve) : r_.walks ? on_the_track(id) : Stays;
      const std::uint32_t on_board = at <= kCentre ? kElse : 0;
      found.can |= on_board;
      found.safe |= on_board;
      nexts |= std::uint64_t{next} << 8 * i;
    }
    return nexts;
  }

 private:
  Next in_reserve(int seat) {
    const Place start = r_.start[seat];
    const int there = b_.who(start);
    if (!rings_.waiting[seat] || (there >= 0 && seat_of(there) == seat)) return Stays;
    found.can |= kBringsIn;
    found.safe |= kBringsIn;
    if (rings_.all(false) >> start & 1U) found.hits |= kBringsIn;
    return cards_.starts ? ComesIn : Stays;
  }

  Next off_the_track(int id, Place at, Next reserve) {
    if (at == kReserve) return reserve;
    if (at == kCentre || !r_.walks) return Stays;
    const unsigned now =
        at_a_glance_ ? free_in_lane(id, at - kLane + 1) << 1 & up_to(kFar) : step_by_step(r_, b_, steps_, id).now;
    found.can |= now;
    found.safe |= now & cards_.walks;
    return now & cards_.walks ? WalksInLane : InLane;
  }

  Next on_the_track(int id) {
    const Place at = b_.at[id];
    const auto [now, inwards] = at_a_glance_ ? at_a_glance(id) : step_by_step(r_, b_, steps_, id);
    const unsigned walks = now & cards_.walks, home = inwards & cards_.walks;
    const unsigned theirs = ahead(rings_.all(false), at), ours = ahead(rings_.all(true), at);
    const unsigned hits = walks & ~home & theirs;
    const bool earns = earns_card(at, walks);
    found.can |= now;
    found.home |= home;
    found.hits |= hits;
    found.safe |= home | (walks & ~(theirs | ours));
    found.ways_home += std::popcount(home);
    found.ways_hit += std::popcount(hits);
    found.ways_earn += earns;
    const int comes_home = home ? 8 : inwards & cards_.two ? 16 : 0;
    return static_cast<Next>(OnTrack + std::min(3, std::popcount(walks)) + (hits ? 4 : 0) + comes_home +
                             (earns ? 24 : 0));
  }

  [[nodiscard]] bool earns_card(Place at, unsigned walks) const {
    if (r_.special == kNone) return false;
    const int far = (r_.special - at % r_.section + r_.section) % r_.section;
    return walks >> (far ? far : r_.section) & 1U;
  }

  // The same as step by step, where only a marble on a start can be in the way.
  [[nodiscard]] Ahead at_a_glance(int id) const {
    const Place at = b_.at[id];
    if (!r_.second_lap && r_.entrance < 0 && r_.ahead(r_.start[seat_of(id)], at) > r_.length + r_.entrance) return {};
    const int entrance = steps_to_entrance(r_, b_, id);
    const unsigned posts = ahead(rings_.posts, at) & up_to(kTwoCards);
    const int last = posts ? std::countr_zero(posts) : kTwoCards;  // it may land there, but not go on
    const unsigned track = up_to(r_.second_lap ? last : std::min(last, entrance)) & ~ahead(rings_.guards, at);
    const unsigned inwards = entrance < last ? free_in_lane(id, 0) << (entrance + 1) : 0;
    return {(track | inwards) & up_to(kFar), inwards};
  }

  // Bit n: the space n steps ahead on the track.
  [[nodiscard]] unsigned ahead(Ring x, Place at) const { return static_cast<unsigned>(turned(x, at, r_.length)); }

  // Spaces of the own lane up to the next marble or the end, from its space h on; as bits.
  [[nodiscard]] unsigned free_in_lane(int id, int h) const {
    return (1U << std::countr_zero((b_.lane[seat_of(id)] | 1U << r_.lane) >> h)) - 1;
  }

  const Rules& r_;
  const Board& b_;
  const Rings<Ring>& rings_;
  const Steps& steps_;
  const CardsLeft& cards_;
  const bool at_a_glance_;
};

}  // namespace

template <class Ring>
void look_ahead(const Rules& r, const Board& b, const Rings<Ring>& rings, const Steps& steps, int seat,
                const CardsLeft& cards, Prospects& out) {
  Looking<Ring> looking(r, b, rings, steps, cards);
  const unsigned moved = controls(r, b, seat);
  for (unsigned rest = moved; rest; rest &= rest - 1) {
    const std::uint64_t nexts = looking.look(std::countr_zero(rest));
    if (rest == moved) looking.found.nexts = nexts;
  }
  out = looking.found;
}

template void look_ahead(const Rules&, const Board&, const Rings<Short>&, const Steps&, int, const CardsLeft&,
                         Prospects&);
template void look_ahead(const Rules&, const Board&, const Rings<Long>&, const Steps&, int, const CardsLeft&,
                         Prospects&);

}  // namespace tock
