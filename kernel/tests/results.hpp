// The results of moves. Two moves are the same if they lead to the same result.
#pragma once

#include <set>
#include <string>

#include "check.hpp"
#include "tock/game/generate.hpp"

namespace tock::test {

// Card, kind of move and all places afterwards; marbles of a seat are interchangeable
// unless they have ranks.
std::string result_of(const Rules& r, const Board& after, const Move& m);

// The results of all moves. `fault` says if one cannot be made, or if two are the same; then
// `culprit` is the one.
std::set<std::string> results_of(const Rules& r, const State& s, const MoveList& moves, Fault& fault, Move& culprit);

// All that the walking uses of a card lead to, found the slow way: every row of legs is walked, none is
// left out because another leads to the same. flows: the rest of a split may go to the partner.
std::set<std::string> walked(const Rules& r, const State& s, int kind, bool flows);

// The walks and splits in the list are those that the slow way finds.
Fault walks_fault(const Rules& r, const State& s, const MoveList& moves);

}  // namespace tock::test
