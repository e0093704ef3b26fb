// SHA-256 (FIPS 180-4): seeds become keys, commitments and chains of events by it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace tock {

using Digest = std::array<std::uint8_t, 32>;
Digest sha256(std::string_view bytes);
std::string hex(const Digest& digest);

}  // namespace tock
