#include "tock/data/half.hpp"

#include <bit>
#include <cstddef>

namespace tock {

float from_half(std::uint16_t h) {
  const std::uint32_t sign = (h & 0x8000U) << 16, rest = h & 0x7FFFU;
  std::uint32_t bits = sign;
  if (rest >= 0x400U) {
    bits |= (rest << 13) + (112U << 23);
  } else if (rest) {  // too small for a leading one
    const int up = std::countl_zero(rest) - 21;
    bits |= ((rest << (up + 13)) & 0x7FFFFFU) | static_cast<std::uint32_t>(113 - up) << 23;
  }
  return std::bit_cast<float>(bits);
}

std::vector<float> from_halves(std::span<const std::uint8_t> bytes) {
  std::vector<float> out(bytes.size() / 2);
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i] = from_half(static_cast<std::uint16_t>(bytes[2 * i] | bytes[2 * i + 1] << 8));
  return out;
}

}  // namespace tock
