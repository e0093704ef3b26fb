// Randomness comes from outside: a generator or a script.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace tock {

class Chance {
 public:
  virtual ~Chance() = default;
  // The cards arrive sorted by kind, so that an order depends on nothing but them and the generator.
  virtual void shuffle(std::span<std::uint8_t> cards) = 0;
  virtual int lot(int n) = 0;  // 0 … n-1
  [[nodiscard]] virtual bool may_refuse() const { return false; }  // may it throw?
};

// Fast and good enough for playouts (xoshiro256**).
class FastChance final : public Chance {
 public:
  explicit FastChance(std::uint64_t seed);
  std::uint64_t next() {
    const std::uint64_t out = std::rotl(s_[1] * 5, 7) * 9;
    const std::uint64_t t = s_[1] << 17;
    s_[2] ^= s_[0];
    s_[3] ^= s_[1];
    s_[1] ^= s_[2];
    s_[0] ^= s_[3];
    s_[2] ^= t;
    s_[3] = std::rotl(s_[3], 45);
    return out;
  }
  std::uint32_t below(std::uint32_t n) {  // Lemire; the bias of n/2^32 is nothing here
    return static_cast<std::uint32_t>((next() >> 32) * n >> 32);
  }
  void shuffle(std::span<std::uint8_t> cards) override;
  int lot(int n) override { return static_cast<int>(below(static_cast<std::uint32_t>(n))); }

 private:
  std::array<std::uint64_t, 4> s_{};
};

// The published derivation of a game's shuffles: ChaCha20 with the game's key; draw number d of the
// game (lots and shuffles, counted from 0) reads the stream with nonce d. Fisher-Yates from the end;
// a number below n is a little-endian 32-bit word w, skipped while w >= 2^32 - 2^32 mod n, taken mod n.
class KeyedChance final : public Chance {
 public:
  explicit KeyedChance(std::span<const std::uint8_t, 32> key, std::uint32_t draws = 0);
  void shuffle(std::span<std::uint8_t> cards) override;
  int lot(int n) override;
  [[nodiscard]] std::uint32_t draws() const { return draws_; }

 private:
  void open();
  std::uint32_t word();
  std::uint32_t below(std::uint32_t n);
  std::array<std::uint32_t, 8> key_{};
  std::array<std::uint32_t, 16> block_{};
  std::uint32_t draws_ = 0, counter_ = 0;
  int used_ = 16;
};

}  // namespace tock
