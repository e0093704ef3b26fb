// The next possibilities of the cards left in a hand for the marbles they may move.
#pragma once

#include "game/rings.hpp"
#include "tock/net/features.hpp"

namespace tock {

// The next possibilities of one of our marbles. On the track: in how many ways it can walk (up to
// three), whether it can capture, comes home (not, with one card, with two), earns a card.
enum Next : std::uint8_t { Stays, ComesIn, InLane, WalksInLane, OnTrack, kNext = OnTrack + 48 };

// The effects of cards, as bits: n for a walk of n steps, and two that are no walks.
inline constexpr std::uint32_t kBringsIn = 1, kElse = 1U << 31;

// The cards left in a hand.
struct CardsLeft {
  std::uint32_t walks, two;  // how far one of them walks, and two together; as bits
  bool starts;               // one of them brings a marble in
};

inline constexpr CardsLeft kAnyCard{.walks = up_to(kFar), .two = 0, .starts = true};

struct Prospects {
  // As bits, see above: what can be done; what leads home, onto a marble of the others, or onto an empty space.
  std::uint32_t can = 0, home = 0, hits = 0, safe = 0;
  int ways_home = 0, ways_hit = 0, ways_earn = 0;
  std::uint64_t nexts = 0;  // a byte with a Next for each marble of the first seat whose marbles may be moved
};

// The best that a card left in the hand can do for the marbles it may move.
enum BestUse : std::uint8_t { Dead, HarmsUs, Moves, Captures, GoesHome, CapturesOrGoesHome };

// Looked up, not chosen: what one card can do says nothing of the next, so no branch could be guessed.
inline BestUse best_use(std::uint32_t does, const Prospects& p) {
  static constexpr BestUse both = CapturesOrGoesHome;
  static constexpr BestUse uses[2][2][2][2] = {
      // by whether it gets home, captures, is safe, can do anything
      {{{Dead, HarmsUs}, {Moves, Moves}}, {{Captures, Captures}, {Captures, Captures}}},
      {{{GoesHome, GoesHome}, {GoesHome, GoesHome}}, {{both, both}, {both, both}}}};
  const auto some = [&](std::uint32_t of_these) { return static_cast<unsigned>((does & of_these) != 0); };
  return uses[some(p.home)][some(p.hits)][some(p.safe)][some(p.can)];
}

template <class Ring>
void look_ahead(const Rules& r, const Board& b, const Rings<Ring>& rings, const Steps& steps, int seat,
                const CardsLeft& cards, Prospects& out);

}  // namespace tock
