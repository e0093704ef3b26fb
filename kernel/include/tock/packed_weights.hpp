// Numbers of a network as they stand in files: in half precision, or in a few bits with a factor for each row.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tock {

float from_half(std::uint16_t h);
std::vector<float> from_halves(std::span<const std::uint8_t> bytes);  // two bytes each, the lower one first

// Rows of `width` whole numbers, 8 or 4 bits each (the first in the lower half of a byte), counted from 128 or 8;
// each row has a factor. Empty: the sizes do not fit.
std::vector<float> unpacked(std::span<const std::uint8_t> codes, std::span<const float> factors, int width, int bits);

}  // namespace tock
