#include "tock/game/chance.hpp"

#include <utility>

#include "tock/data/problem.hpp"

namespace tock {

Problem Chance::refusal() const { return {}; }

FastChance::FastChance(std::uint64_t seed) {
  for (auto& s : s_) {  // splitmix64
    seed += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = seed;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    s = z ^ (z >> 31);
  }
}

bool FastChance::shuffle(std::span<std::uint8_t> cards) {
  for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[below(static_cast<std::uint32_t>(i))]);
  return true;
}

KeyedChance::KeyedChance(std::span<const std::uint8_t, 32> key, std::uint32_t draws) : draws_(draws) {
  for (std::size_t i = 0; i < 8; ++i)
    key_[i] = static_cast<std::uint32_t>(key[4 * i]) | static_cast<std::uint32_t>(key[4 * i + 1]) << 8 |
              static_cast<std::uint32_t>(key[4 * i + 2]) << 16 | static_cast<std::uint32_t>(key[4 * i + 3]) << 24;
}

void KeyedChance::open() {
  ++draws_;
  counter_ = 0;
  used_ = 16;
}

namespace {
void quarter(std::array<std::uint32_t, 16>& x, int a, int b, int c, int d) {
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 7);
}
}  // namespace

std::uint32_t KeyedChance::word() {
  if (used_ == 16) {  // RFC 8439, section 2.3; the nonce is the number of the draw
    const std::array<std::uint32_t, 16> in{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, key_[0], key_[1],
                                           key_[2],    key_[3],    key_[4],    key_[5],    key_[6], key_[7],
                                           counter_++, draws_ - 1, 0,          0};
    block_ = in;
    for (int i = 0; i < 10; ++i) {
      quarter(block_, 0, 4, 8, 12);
      quarter(block_, 1, 5, 9, 13);
      quarter(block_, 2, 6, 10, 14);
      quarter(block_, 3, 7, 11, 15);
      quarter(block_, 0, 5, 10, 15);
      quarter(block_, 1, 6, 11, 12);
      quarter(block_, 2, 7, 8, 13);
      quarter(block_, 3, 4, 9, 14);
    }
    for (std::size_t i = 0; i < 16; ++i) block_[i] += in[i];
    used_ = 0;
  }
  return block_[static_cast<std::size_t>(used_++)];
}

std::uint32_t KeyedChance::below(std::uint32_t n) {
  const std::uint32_t rest = static_cast<std::uint32_t>((std::uint64_t{1} << 32) % n);
  for (;;) {
    const std::uint32_t w = word();
    if (rest == 0 || w < 0U - rest) return w % n;
  }
}

bool KeyedChance::shuffle(std::span<std::uint8_t> cards) {
  open();
  for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[below(static_cast<std::uint32_t>(i))]);
  return true;
}

int KeyedChance::random_below(int n) {
  open();
  return static_cast<int>(below(static_cast<std::uint32_t>(n)));
}

}  // namespace tock
