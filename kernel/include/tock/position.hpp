// A position spelled out in full, as JSON, becomes a state: for a page, which has no Python to read documents.
#pragma once

#include "tock/core.hpp"
#include "tock/json.hpp"

namespace tock {

// The members of a position document (docs/positions.md) with every hand, the pile and the discards known; and, where
// a phase needs them, "asked" and "to_ask" (how many have answered, of how many) and "hopper" ([seat, marble]).
// A card nobody knows is "?", and "passed" are the cards that each seat passed on and knows to be still held.
// Whether it is possible has been checked where it was written; here only what would break.
Result<State> read_position(const NamedRules& names, const Json& document);

}  // namespace tock
