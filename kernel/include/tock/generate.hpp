// The one generator of legal answers.
#pragma once

#include "tock/apply.hpp"
#include "tock/walk.hpp"

namespace tock {

// Takes the last play back with a card that can: the marbles stand where they stood, the card undone is in the hand of
// the seat in turn, who carries it out next, and the card that undoes lies in its place.
void take_back(const Rules& r, State& s, int kind, Effects* log = nullptr);

// Every legal answer of the seat in turn, one per distinct result. Empty when the seat must lay its
// hand down, or when only cards that are not known could be played.
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
