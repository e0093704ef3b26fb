// The move as Python sees it: what a person would write down, equal if it does the same.
#pragma once

#include <string>

#include "cards.hpp"
#include "tock/move.hpp"

namespace tock::py {

enum class Verb : std::uint8_t {
  Play, Swap, Empty, Skip, Discard, Give, Offer, Decline, Renew, Open, Hop, Stay,
};

struct LegValue {
  Place from = 0, to = 0;
  bool hops = false;
  std::uint8_t owner = kNone;  // of a lane that is not the player's own
  std::uint8_t rank = kNone;   // of a marble in the reserve, where ranks matter
  bool operator==(const LegValue&) const = default;
};

struct MoveValue {
  Verb verb = Verb::Play;
  std::uint8_t card = kNone, as = kNone, colour = kNone;  // interned names
  std::uint8_t n = 0;
  std::array<LegValue, kMaxLegs> legs{};
  bool operator==(const MoveValue&) const = default;
};

MoveValue value_of(const Book& book, const State& s, const Move& m);
std::string text_of(const MoveValue& v);
MoveValue parse(std::string_view text);  // throws std::invalid_argument that says what and where
std::size_t hash_of(const MoveValue& v);
std::string place_text(Place p);
const char* verb_name(Verb v);

}  // namespace tock::py
