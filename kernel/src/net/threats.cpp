#include "net/threats.hpp"

#include <algorithm>

namespace tock {
namespace {

// The threats of these others to a marble on the track that may be captured. The other spaces that matter are in
// `feared_anew`. All is read before one thing is chosen: no two marbles are alike, and no branch could be predicted.
template <class Ring>
std::uint8_t threat(const Rules& r, const Steps& steps, const Rings<Ring>& rings, bool others, int at) {
  // Bit 0 is the space kFar behind, bit kFar - 1 the space right behind, then the marble's own, then ahead.
  const auto window = [&](Ring x) {
    return static_cast<unsigned>(turned(x, at - kFar + r.length * (at < kFar), r.length));
  };
  constexpr unsigned all_behind = (1U << kFar) - 1;
  const unsigned near = window(rings.hot(others)), behind = near & all_behind;
  const int steps_behind = kFar + 1 - std::bit_width(behind);
  const int close = (behind & (behind - 1) ? NearAndMore : Near) + steps_behind - 1;
  int quiet = window(rings.cold(others)) & all_behind ? Later : Nobody;
  quiet = steps.back && near >> (kFar + steps.back) & 1U ? FromAhead : quiet;
  quiet = rings.doors[others] >> at & 1U ? ComesOut : quiet;
  return static_cast<std::uint8_t>(behind ? close : quiet);
}

// The spaces on which a threat by these others may have changed, because some of them have moved.
template <class Ring>
Ring feared_anew(const Rules& r, const Steps& steps, const Rings<Ring>& before, const Rings<Ring>& now, bool others) {
  const Ring doors = before.doors[others] ^ now.doors[others];
  const Ring hot = before.hot(others) ^ now.hot(others), any = hot | (before.cold(others) ^ now.cold(others));
  if (!any) return doors;
  const Ring track = (Ring{2} << (r.length - 1)) - 1;
  const auto ahead = [&](Ring x, int n) { return turned(x, r.length - n, r.length) & track; };
  Ring near = ahead(any, 1);
  for (int n = 1; n < kFar; n *= 2) near |= ahead(near, std::min(n, kFar - n));  // twice as many each time
  return near | doors | (steps.back ? turned(hot, steps.back, r.length) : 0);
}

template <class Ring>
int first_space(Ring x) {
  if constexpr (sizeof(Ring) == sizeof(Short)) return std::countr_zero(x);
  else return static_cast<Short>(x) ? std::countr_zero(static_cast<Short>(x)) : 64 + std::countr_zero(Short(x >> 64));
}

}  // namespace

template <class Ring>
void write_threats(const Rules& r, const Board& b, const Steps& steps, const Rings<Ring>& rings, Ring spaces,
                   const Slots& slots, std::uint8_t* __restrict out) {
  spaces &= ~rings.guards;
  for (const bool others : {false, true})  // our marbles fear theirs, and the other way round
    for (Ring rest = spaces & rings.all(!others); rest; rest &= rest - 1) {
      const int at = first_space(rest);
      if (!r.bones[at]) out[slots[b.who(static_cast<Place>(at))]] = threat(r, steps, rings, others, at);
    }
}

template <class Ring>
Ring threatened_anew(const Rules& r, const Steps& steps, const Rings<Ring>& before, const Rings<Ring>& now) {
  return (feared_anew(r, steps, before, now, false) & now.all(true)) |
         (feared_anew(r, steps, before, now, true) & now.all(false));
}

template <class Ring>
void look_ranked(const Rules& r, const Board& b, const Steps& steps, const Sides& sides, const Rings<Ring>& rings,
                 Ranked& out) {
  std::array<Ring, kMaxMarbles> of_rank{};
  Ring guards = 0, kings[2]{}, prey[2]{};  // theirs, ours: kings, and others, who may be captured
  const std::uint32_t there = b.ids_on_track() & r.ids;
  for (std::uint32_t rest = there; rest; rest &= rest - 1) {
    const int id = std::countr_zero(rest);
    const Ring here = Ring{1} << b.at[id];
    of_rank[rank_of(id)] |= here;
    if (blocks(r, b, id)) guards |= here;
    Ring* const fair_game = rank_of(id) == 0 ? kings : prey;
    if (!is_guard(r, b, id)) fair_game[sides.ours >> seat_of(id) & 1U] |= here;
  }
  std::array<Ring, kMaxMarbles> higher{};
  for (int m = 1; m < r.marbles; ++m) higher[m] = higher[m - 1] | of_rank[m - 1];
  const auto ahead = [&](Ring x, int p) {  // bit n: the space n steps ahead
    return static_cast<unsigned>(turned(x, p, r.length)) & up_to(kFar);
  };

  std::array<std::uint32_t, kMaxIds> hot{};  // from how many steps behind it can be captured, as bits
  std::uint32_t cold = 0, from_ahead = 0;    // bit per id
  for (std::uint32_t rest = there; rest; rest &= rest - 1) {
    const int id = std::countr_zero(rest), t = seat_of(id), rank = rank_of(id), at = b.at[id];
    const bool ours = sides.ours >> t & 1U;
    const Ring posts = rank == 1 ? 0 : guards;  // the knight passes guards
    const unsigned stops = ahead(higher[rank] | posts, at);
    const int free = stops ? std::countr_zero(stops) : kFar + 1;  // it may land there, but not go on
    out.way[id] = Free;
    if (stops) {
      const int who = b.who(r.forward(at, free));
      const bool same = (sides.ours >> seat_of(who) & 1U) == static_cast<unsigned>(ours);
      out.way[id] = static_cast<std::uint8_t>((same ? ToOurs : ToTheirs) + free - 1);
    }
    unsigned counts = up_to(std::min(free, kFar));
    if (const unsigned guard = ahead(posts, at); steps.green && free <= kFar)
      counts |= steps.green & up_to(guard ? std::countr_zero(guard) : kFar);
    if (rank == 0) counts &= up_to(std::min<int>(r.king_most, kFar));
    const Ring fair = prey[!ours] | (kings[!ours] & (rank == 0 ? ~Ring{0} : Ring{1} << r.start[t]));
    const bool cards = sides.with_cards >> t & 1U;
    for (unsigned hits = ahead(fair, at) & counts; hits; hits &= hits - 1) {
      const int n = std::countr_zero(hits);
      const int victim = b.who(r.forward(at, n));
      if (cards) hot[victim] |= 1U << n;
      else cold |= 1U << victim;
    }
    if (!steps.back || !cards) continue;
    const Place behind = r.on_track(at - steps.back);
    if ((fair >> behind & 1U) && walk_back(r, b, id, steps.back, {steps.back_is_green, false}, [](Place) {}).ok())
      from_ahead |= 1U << b.who(behind);
  }
  for (std::uint32_t rest = there; rest; rest &= rest - 1) {
    const int id = std::countr_zero(rest);
    std::uint8_t& what = out.threat[id];
    if (is_guard(r, b, id)) continue;
    if (hot[id]) {
      const int several = (hot[id] & (hot[id] - 1)) != 0;
      what = static_cast<std::uint8_t>((several ? NearAndMore : Near) + std::countr_zero(hot[id]) - 1);
    } else {
      what = from_ahead >> id & 1U ? FromAhead : cold >> id & 1U ? Later : Nobody;
      if (rings.doors[!(sides.ours >> seat_of(id) & 1U)] >> b.at[id] & 1U) what = ComesOut;
    }
  }
}

#define TOCK_FOR(Ring)                                                                                          \
  template void write_threats(const Rules&, const Board&, const Steps&, const Rings<Ring>&, Ring, const Slots&, \
                              std::uint8_t* __restrict);                                                        \
  template Ring threatened_anew(const Rules&, const Steps&, const Rings<Ring>&, const Rings<Ring>&);            \
  template void look_ranked(const Rules&, const Board&, const Steps&, const Sides&, const Rings<Ring>&, Ranked&);
TOCK_FOR(Short)
TOCK_FOR(Long)
#undef TOCK_FOR

}  // namespace tock
