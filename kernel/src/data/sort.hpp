// Cards in the order of their kinds, so that a shuffle depends on nothing but them and the generator.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "tock/rules/rules.hpp"

namespace tock {

inline void sort_cards(std::span<std::uint8_t> cards) {
  std::array<std::uint8_t, kMaxKinds> count{};
  for (const std::uint8_t k : cards) ++count[k];
  std::size_t n = 0;
  for (std::uint8_t k = 0; k < kMaxKinds; ++k)
    for (int i = 0; i < count[k]; ++i) cards[n++] = k;
}

}  // namespace tock
