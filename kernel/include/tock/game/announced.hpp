// Start cards that are announced after a deal: the announcements, and the hands that fit them.
#pragma once

#include <span>

#include "tock/game/chance.hpp"
#include "tock/game/state.hpp"

namespace tock {

// Start cards that are known to be in a hand. One that was taken back was never dealt to who holds it.
inline int starts_in(const Rules& r, const State& s, int seat) {
  int n = 0;
  for (int k = 0; k < r.kinds; ++k)
    if (r.cards[k].starts) n += s.hand[seat][k] - (s.redoing && s.turn == seat && s.last_card == k);
  return n;
}

// All players say truthfully whether their new hand has a start card. An unknown hand says nothing.
inline void announce(const Rules& r, State& s) {
  s.announced = {};
  for (int t = 0; t < r.seats; ++t) {
    const auto bit = static_cast<std::uint8_t>(1U << t);
    if (starts_in(r, s, t)) s.announced.yes |= bit;
    else if (!s.hand[t][r.unknown]) s.announced.no |= bit;
  }
}

// A card leaves a hand in view of all players.
inline void note_leaving(const Rules& r, State& s, int seat, int kind) {
  const bool said = (s.announced.yes | s.announced.no) >> seat & 1U;
  s.announced.seen[seat] = static_cast<std::uint8_t>(s.announced.seen[seat] + (said && r.cards[kind].starts));
}

// New cards have come into a hand, so its announcement is void.
inline void forget_announcement(State& s, int seat) {
  const auto others = static_cast<std::uint8_t>(~(1U << seat));
  s.announced.yes &= others;
  s.announced.no &= others;
  s.announced.seen[seat] = 0;
}

// Whether hands can have become what they are from hands as they were announced: start cards may have been passed on
// since, and played. Unknown cards may be anything.
bool fits_announced(const Rules& r, const State& s);

// How many start cards of those not seen each other seat gets, as chance deals them where only what was announced is
// possible. `open`: cards that each hand still needs; `unseen`, `starts`: cards that are dealt out to them and the
// pile, and how many of these are start cards. Nothing if no deal fits.
struct StartsDealt {
  bool any = false;
  std::array<std::uint8_t, kMaxSeats> to{};
};
StartsDealt deal_starts(const Rules& r, const State& s, int seat, const std::array<std::uint8_t, kMaxSeats>& open,
                        int unseen, int starts, Chance& chance);

}  // namespace tock
