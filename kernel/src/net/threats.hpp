// The captures that are possible with the next card, and how far a marble's path is free: features of a row.
#pragma once

#include "game/rings.hpp"
#include "tock/net/features.hpp"

namespace tock {

// What threatens a marble on the track, the first that holds: an opponent with cards a number of steps
// behind, the same with more of them behind, one from whom a card leads back to it, one without cards, a
// start on which a marble may come out. None: it cannot be captured where it stands.
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

// How far a ranked marble may walk: nowhere in base and lane; to a marble of the other side, or of its
// own, a number of steps ahead, which it may not pass; or freely.
enum Way : std::uint8_t { Nowhere, ToTheirs, ToOurs = ToTheirs + kFar, Free = ToOurs + kFar, kWays };

// Where something about a marble stands, by id: the own ones first, then the others' in turn order.
using Slots = std::array<std::uint8_t, kMaxIds>;

// Writes a Threat for each marble on these spaces; the others, and those that cannot be captured, have None. The row
// is apart from everything else.
template <class Ring>
void write_threats(const Rules& r, const Board& b, const Steps& steps, const Rings<Ring>& rings, Ring spaces,
                   const Slots& slots, std::uint8_t* __restrict out);

// The spaces with a marble whose Threat may have changed because others have moved.
template <class Ring>
Ring threatened_anew(const Rules& r, const Steps& steps, const Rings<Ring>& before, const Rings<Ring>& now);

// The same where ranks decide captures and passing; by id, with each marble's Way.
struct Ranked {
  std::array<std::uint8_t, kMaxIds> threat{}, way{};
};
template <class Ring>
void look_ranked(const Rules& r, const Board& b, const Steps& steps, const Sides& sides, const Rings<Ring>& rings,
                 Ranked& out);

}  // namespace tock
