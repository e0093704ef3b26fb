// A position document (docs/positions.md) becomes a state, or a list of all its errors. Only this file knows which
// positions are possible: Python, the command line and the page all ask here.
#pragma once

#include "tock/data/json.hpp"
#include "tock/game/core.hpp"

namespace tock {

// All errors, each with the path of its field, such as "seats[0].marbles[2]"; none: `out` is the position. The caller
// has read the game (`rules`, `players`, `teams`, `options`, `game`) to choose the rules.
std::vector<Problem> read_position(const NamedRules& names, const Json& document, State& out);

}  // namespace tock
