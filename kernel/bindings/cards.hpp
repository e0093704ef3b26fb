// Card names, shared by all rulebooks, so that a move prints and parses without its rulebook.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tock/rules.hpp"

namespace tock::py {

std::uint8_t intern_card(std::string_view name);  // throws std::length_error past 250 names
const std::string& card_name(std::uint8_t id);
// kNone if no rulebook has such a card
std::uint8_t find_card(std::string_view name);

inline constexpr const char* kRankNames[] = {"king", "knight", "citizen", "fool"};

// Rules with names.
struct Book {
  Rules rules;
  std::array<std::uint8_t, kMaxKinds> name{};  // interned card name of each kind
  std::array<std::uint8_t, kMaxColours> colour{};
  [[nodiscard]] std::uint8_t kind_of(std::uint8_t interned) const {
    for (int k = 0; k <= rules.kinds; ++k)  // the unknown card '?' comes last
      if (name[k] == interned) return static_cast<std::uint8_t>(k);
    return kNone;
  }
};

}  // namespace tock::py
