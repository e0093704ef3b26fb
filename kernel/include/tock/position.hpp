// A position document (docs/positions.md) becomes a state, or everything is said that is wrong with it. Nobody else
// knows which positions are possible: Python, the command line and the page all ask here.
#pragma once

#include "tock/core.hpp"
#include "tock/json.hpp"

namespace tock {

// What is wrong, each with the path of its field, such as "seats[0].marbles[2]"; nothing: `out` is the position. What
// the game is (`rules`, `players`, `teams`, `options`, `game`) has been read by whoever chose the rules.
std::vector<Problem> read_position(const NamedRules& names, const Json& document, State& out);

// All of them in one line.
std::string text_of(const std::vector<Problem>& problems);

}  // namespace tock
