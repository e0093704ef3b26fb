// Positions and moves in words, so that a failure can be read and put into a position document.
#pragma once

#include <string>

#include "tables.hpp"
#include "tock/game/move.hpp"

namespace tock::test {

std::string word_of(Place p);  // 12, C, H2, R
std::string words_of(const Table& t, const State& s);
std::string words_of(const Table& t, const Move& m);

}  // namespace tock::test
