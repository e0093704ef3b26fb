#include "threats.hpp"

namespace tock {
namespace {

// Bit per track space. Most tracks fit into a machine word, which is twice as quick.
__extension__ using Long = unsigned __int128;
using Short = std::uint64_t;

// The spaces from p on come first.
template <class Ring>
Ring turned(Ring x, int p, int length) {
  return x >> p | x << 1 << (length - p - 1);
}

// A start on which somebody of the other side may come out captures whoever stands there.
bool somebody_comes_out(const Rules& r, const Sides& sides, Place at, bool to_ours) {
  if (at % r.section != 0) return false;
  for (int o = 0; o < r.seats; ++o)
    if (r.start[o] == at && (sides.ours >> o & 1U) != static_cast<unsigned>(to_ours) && sides.waiting[o]) return true;
  return false;
}

template <class Ring>
void plain(const Rules& r, const Board& b, const Steps& steps, const Sides& sides, std::uint8_t* out) {
  Ring hot[2]{}, cold[2]{};  // theirs, ours; with cards, and without
  for (int t = 0; t < r.seats; ++t) {
    Ring ring = 0;
    for (int m = 0; m < r.marbles; ++m)
      if (const Place at = b.at[id_of(t, m)]; on_track(at)) ring |= Ring{1} << at;
    Ring* const rings = sides.with_cards >> t & 1U ? hot : cold;
    rings[sides.ours >> t & 1U] |= ring;
  }
  // Bit 0 is the space kFar behind, bit kFar - 1 the space right behind, then the marble's own, then ahead.
  const auto window = [&](Ring x, int p) {
    return static_cast<unsigned>(turned(x, p >= kFar ? p - kFar : p - kFar + r.length, r.length));
  };
  for (int j = 0, t = sides.seat; j < r.seats; ++j, t = r.next_seat(t)) {
    const bool ours = sides.ours >> t & 1U;  // our marbles fear theirs, and the other way round
    for (int m = 0; m < r.marbles; ++m, ++out) {
      const int id = id_of(t, m);
      const Place at = b.at[id];
      *out = None;
      if (!on_track(at) || is_guard(r, b, id) || r.bones[at]) continue;
      const unsigned near = window(hot[!ours], at);
      const unsigned behind = near & ((1U << kFar) - 1);
      if (behind) {
        const int d = kFar - (std::bit_width(behind) - 1);
        *out = static_cast<std::uint8_t>(((behind & (behind - 1)) ? NearAndMore : Near) + d - 1);
        continue;
      }
      *out = Nobody;
      if (steps.back && near >> (kFar + steps.back) & 1U) *out = FromAhead;
      else if (window(cold[!ours], at) & ((1U << kFar) - 1)) *out = Later;
      if (somebody_comes_out(r, sides, at, ours)) *out = ComesOut;
    }
  }
}

template <class Ring>
void ranked(const Rules& r, const Board& b, const Steps& steps, const Sides& sides, Ranked& out) {
  std::array<Ring, kMaxMarbles> of_rank{};
  Ring guards = 0, kings[2]{}, prey[2]{};  // theirs, ours: kings, and others, who may be captured
  const std::uint32_t there = b.ids_on_track() & r.ids;
  for (std::uint32_t rest = there; rest; rest &= rest - 1) {
    const int id = std::countr_zero(rest);
    const Ring here = Ring{1} << b.at[id];
    of_rank[rank_of(id)] |= here;
    if (blocks(r, b, id)) guards |= here;
    Ring* const rings = rank_of(id) == 0 ? kings : prey;
    if (!is_guard(r, b, id)) rings[sides.ours >> seat_of(id) & 1U] |= here;
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
    std::uint8_t& threat = out.threat[id];
    if (is_guard(r, b, id)) continue;
    if (hot[id]) {
      const int several = (hot[id] & (hot[id] - 1)) != 0;
      threat = static_cast<std::uint8_t>((several ? NearAndMore : Near) + std::countr_zero(hot[id]) - 1);
    } else {
      threat = from_ahead >> id & 1U ? FromAhead : cold >> id & 1U ? Later : Nobody;
      if (somebody_comes_out(r, sides, b.at[id], sides.ours >> seat_of(id) & 1U)) threat = ComesOut;
    }
  }
}

}  // namespace

void write_threats(const Rules& r, const Board& b, const Steps& steps, const Sides& sides, std::uint8_t* out) {
  r.length <= 64 ? plain<Short>(r, b, steps, sides, out) : plain<Long>(r, b, steps, sides, out);
}

void look_ranked(const Rules& r, const Board& b, const Steps& steps, const Sides& sides, Ranked& out) {
  r.length <= 64 ? ranked<Short>(r, b, steps, sides, out) : ranked<Long>(r, b, steps, sides, out);
}

}  // namespace tock
