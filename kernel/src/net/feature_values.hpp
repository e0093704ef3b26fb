// The meanings of the values of some features.
#pragma once

#include "net/prospects.hpp"

namespace tock {

// Whether two partners move the same marbles: each its own, or both those of one, because the other has finished.
enum MovedBoth { EachItsOwn, TheGivers, TheReceivers, kMovedBoth };

inline constexpr int kUses = 6;        // the next effects of cards in the hand, see Use
inline constexpr int kHeld = 1 + 2 * kUses;  // none; one card, more of them, by use
inline constexpr int kUnseen = 16;     // 8: as common as in the whole deck
static_assert(CapturesOrGoesHome + 1 == kUses);

// Kinds of move, by what they leave open.
enum Done {
  Plays,
  PlaysAndDraws,
  Skips,
  DiscardsAndDraws,
  Discards,
  Gives,
  Offers,
  Declines,
  Renews,
  Opens,
  Hops,
  kDone
};

}  // namespace tock
