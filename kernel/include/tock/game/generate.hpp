// The one generator of legal moves.
#pragma once

#include "tock/game/apply.hpp"
#include "tock/game/walk.hpp"

namespace tock {

// Undoes the last play with a card that can: the marbles are where they were, the undone card is in the hand of the
// player to move, who plays it next, and the card that undoes lies in its place.
void take_back(const Rules& r, State& s, int kind, Effects* log = nullptr);

// Every legal move of the player to move, one per distinct result. Empty when the player must sit out, or when only
// unknown cards could be played.
void legal(const Rules& r, const State& s, MoveList& out);

// Why a card cannot be used on a marble, use by use.
struct WhyNot {
  UseKind use{};
  std::uint8_t n = 0;
  Verdict verdict;
};
struct WhyNots {
  int n = 0;
  bool playable = false;
  std::array<WhyNot, 64> list{};
};
// seat: who asks; kind: the card; id: the marble.
WhyNots why_not(const Rules& r, const State& s, int seat, int kind, int id);

// Does the seat hold a card that starts a marble?
bool holds_start_card(const Rules& r, const State& s, int seat);
// Has the seat a marble to move on the track or in the centre?
bool in_play(const Rules& r, const Board& b, int seat);

}  // namespace tock
