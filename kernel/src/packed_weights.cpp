#include "tock/packed_weights.hpp"

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

std::vector<float> unpacked(std::span<const std::uint8_t> codes, std::span<const float> factors, int width, int bits) {
  if ((bits != 4 && bits != 8) || width < 2 || width % 2) return {};
  const auto row = static_cast<std::size_t>(width * bits / 8);
  if (codes.size() != row * factors.size()) return {};
  std::vector<float> out;
  out.reserve(factors.size() * static_cast<std::size_t>(width));
  for (std::size_t r = 0; r < factors.size(); ++r)
    for (const std::uint8_t code : codes.subspan(r * row, row)) {
      if (bits == 8) {
        out.push_back(static_cast<float>(code - 128) * factors[r]);
      } else {
        out.push_back(static_cast<float>((code & 15) - 8) * factors[r]);
        out.push_back(static_cast<float>((code >> 4) - 8) * factors[r]);
      }
    }
  return out;
}

}  // namespace tock
