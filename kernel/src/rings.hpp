// Who stands where on the track, as bits: to see at a glance what lies ahead of a marble or behind it.
#pragma once

#include "tock/walk.hpp"

namespace tock {

inline constexpr int kFar = 13;  // steps; threats from further behind are left out

// Counts 1 … n, as bits.
inline unsigned up_to(int n) { return (2U << n) - 2; }

// Bit per track space. Most tracks fit into a machine word, which is twice as quick.
__extension__ using Long = unsigned __int128;
using Short = std::uint64_t;

// The spaces from p on come first.
template <class Ring>
Ring turned(Ring x, int p, int length) {
  return x >> p | x << 1 << (length - p - 1);
}

// The table as one seat sees it; bit per seat.
struct Sides {
  int seat = 0;
  unsigned ours = 0;        // of its team
  unsigned with_cards = 0;
};

// The track as one seat sees it. Once filled in, it is changed by what moves.
template <class Ring>
struct Rings {
  Ring hot[2]{}, cold[2]{};  // theirs, ours; of seats with cards, and without
  Ring doors[2]{};           // theirs, ours: starts on which somebody may come out
  Ring guards = 0;           // they cannot be captured
  Ring posts = 0;            // they cannot be passed, where ranks do not matter
  std::array<std::uint8_t, kMaxSeats> waiting{};  // marbles in the reserve

  [[nodiscard]] Ring all(bool ours) const { return hot[ours] | cold[ours]; }

  void lift(const Sides& sides, int seat, Place from) {
    waiting[seat] = static_cast<std::uint8_t>(waiting[seat] - (from == kReserve));
    if (on_track(from)) of(sides, seat) &= ~(Ring{1} << from);
  }
  void set(const Sides& sides, int seat, Place to) {
    waiting[seat] = static_cast<std::uint8_t>(waiting[seat] + (to == kReserve));
    if (on_track(to)) of(sides, seat) |= Ring{1} << to;
  }
  // After a seat's marbles have moved: what its start means to the others.
  void look_at_start(const Rules& r, const Board& b, const Sides& sides, int seat) {
    const Place at = r.start[seat];
    const Ring here = Ring{1} << at;
    const auto mark = [&](Ring& ring, bool is) { ring = (ring & ~here) | Ring{is} << at; };
    const int there = b.who(at);
    const bool own = there >= 0 && seat_of(there) == seat;
    mark(doors[sides.ours >> seat & 1U], waiting[seat] > 0);
    mark(guards, own && is_guard(r, b, there));
    mark(posts, own && blocks(r, b, there));
  }

 private:
  Ring& of(const Sides& sides, int seat) {
    return (sides.with_cards >> seat & 1U ? hot : cold)[sides.ours >> seat & 1U];
  }
};

}  // namespace tock
