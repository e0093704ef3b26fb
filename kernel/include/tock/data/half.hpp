// Numbers in half precision (IEEE 754 binary16), as weights are kept.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tock {

float from_half(std::uint16_t h);
// Two bytes each, the low one first.
std::vector<float> from_halves(std::span<const std::uint8_t> bytes);

}  // namespace tock
