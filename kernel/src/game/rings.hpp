// The marbles on the track as bits: to see at a glance what lies ahead of a marble or behind it.
#pragma once

#include "tock/game/walk.hpp"

namespace tock {

inline constexpr int kFar = 13;  // steps; threats from further behind are left out

// Counts 1 … n, as bits.
constexpr unsigned up_to(int n) { return (2U << n) - 2; }

// Bit per track space. Most tracks fit into a machine word, which is twice as quick.
__extension__ using Long = unsigned __int128;
using Short = std::uint64_t;

// The spaces from p on come first.
template <class Ring>
Ring turned(Ring x, int p, int length) {
  return x >> p | x << 1 << (length - p - 1);
}

// The bit of a place; none if it is not on the track. Without a branch, which could not be predicted.
template <class Ring>
Ring bit_of(Place p) {
  return Ring{on_track(p)} << p % (8 * sizeof(Ring));
}

// The table as one seat sees it; bit per seat.
struct Sides {
  int seat = 0;
  unsigned ours = 0;  // of its team
  unsigned with_cards = 0;
};

// The track as one seat sees it. Once filled in, it is changed by what moves.
template <class Ring>
struct Rings {
  Ring standing[2][2]{};  // of seats without cards, and with; theirs, ours
  Ring doors[2]{};        // theirs, ours: starts on which a marble may come out
  Ring guards = 0;        // they cannot be captured
  Ring posts = 0;         // they cannot be passed, where ranks do not matter
  std::array<std::uint8_t, kMaxSeats> waiting{};  // marbles in the base

  [[nodiscard]] Ring cold(bool ours) const { return standing[0][ours]; }
  [[nodiscard]] Ring hot(bool ours) const { return standing[1][ours]; }
  [[nodiscard]] Ring all(bool ours) const { return cold(ours) | hot(ours); }

  // In any order: bits that are turned round twice, because one leaves and another arrives, are as they were.
  void move(const Sides& sides, int seat, Place from, Place to) {
    standing[sides.with_cards >> seat & 1U][sides.ours >> seat & 1U] ^= bit_of<Ring>(from) ^ bit_of<Ring>(to);
    waiting[seat] = static_cast<std::uint8_t>(waiting[seat] + (to == kReserve) - (from == kReserve));
  }
  // After a marble has come to its start or to the base, or has left them: what the start means to the others.
  void look_at_start(const Rules& r, const Board& b, const Sides& sides, int seat) {
    const Place at = r.start[seat];
    const int there = b.who(at);
    const bool own = there >= 0 && seat_of(there) == seat;
    const auto mark = [&](Ring& ring, bool is) { ring = (ring & ~(Ring{1} << at)) | Ring{is} << at; };
    mark(doors[sides.ours >> seat & 1U], waiting[seat] > 0);
    mark(guards, own && is_guard(r, b, there));
    mark(posts, own && blocks(r, b, there));
  }
};

}  // namespace tock
