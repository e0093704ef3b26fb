// Positions that hardly any game reaches: crowded tracks, marbles at every stage of their way.
#pragma once

#include "tock/game/chance.hpp"
#include "tock/game/state.hpp"

namespace tock::test {

// Marbles strewn over the board, cards dealt, some seat to play. Nobody has won.
State strewn(const Rules& r, FastChance& chance);

}  // namespace tock::test
