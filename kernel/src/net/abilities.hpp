// The effects of a card, for rows: by its uses, not by its face.
#pragma once

#include "tock/net/features.hpp"

namespace tock {

inline std::uint64_t ability_bit(Ability a, int n = 0) { return std::uint64_t{1} << (static_cast<int>(a) + n); }

// A bit per Ability, for the seat that plays the card: colours are counted from its own section.
std::uint64_t abilities_of(const Rules& r, int seat, const Card& c);
// Bit n: it can walk n steps forwards.
std::uint16_t walks_of(const Card& c);

}  // namespace tock
