// Who could capture whom with the next card, and how far a marble's way is free: what a row says of this.
#pragma once

#include "tock/network_inputs.hpp"
#include "tock/walk.hpp"

namespace tock {

inline constexpr int kFar = 13;  // steps; threats from further behind are left out

// What threatens a marble on the track, the first that holds: an opponent who holds cards so many steps
// behind, the same with more of them behind, one from whom a card leads back to it, one without cards, a
// start on which one may come out. None: nobody can capture it where it stands.
enum Threat : std::uint8_t {
  None,
  Near,
  NearAndMore = Near + kFar,
  FromAhead = NearAndMore + kFar,
  Later,
  ComesOut,
  Nobody,
  kThreats
};

// How far a ranked marble may walk: nowhere in reserve and lane; to somebody of the other side, or of its
// own, so many steps ahead whom it may not pass; or freely.
enum Way : std::uint8_t { Nowhere, ToTheirs, ToOurs = ToTheirs + kFar, Free = ToOurs + kFar, kWays };

// Counts 1 … n, as bits.
inline unsigned up_to(int n) { return (2U << n) - 2; }

// The table as one seat sees it.
struct Sides {
  int seat = 0;
  unsigned ours = 0;        // bit per seat: of its team
  unsigned with_cards = 0;  // bit per seat
  std::array<std::uint8_t, kMaxSeats> waiting{};  // marbles in the reserve
};

// Writes a Threat for each marble, those of the seat first, then the others in turn order.
void write_threats(const Rules& r, const Board& b, const Steps& steps, const Sides& sides, std::uint8_t* out);

// The same where ranks decide who captures and passes whom; by id, with each marble's Way.
struct Ranked {
  std::array<std::uint8_t, kMaxIds> threat{}, way{};
};
void look_ranked(const Rules& r, const Board& b, const Steps& steps, const Sides& sides, Ranked& out);

}  // namespace tock
