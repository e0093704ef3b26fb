// Randomness comes from outside: a generator or a script.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace tock {

struct NamedRules;
struct Problem;

class Chance {
 public:
  virtual ~Chance() = default;
  // The cards arrive sorted by kind, so that an order depends on nothing but them and the generator.
  // False: it refuses, and says why.
  virtual bool shuffle(std::span<std::uint8_t> cards) = 0;
  virtual int random_below(int n) = 0;  // 0 … n-1; -1: it refuses
  [[nodiscard]] virtual Problem refusal() const;  // after it has refused
  // How far it has come. Back there it gives the same again: after a step of the game that came to nothing, or one that
  // is taken back.
  using Snapshot = std::array<std::uint64_t, 4>;
  [[nodiscard]] virtual Snapshot state() const = 0;
  virtual void seek(const Snapshot& state) = 0;
  // The rules of the cards to be shuffled; only a script needs their names.
  virtual void use(const NamedRules&) {}
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
  float share() { return static_cast<float>((next() >> 40) + 1) * 0x1p-24F; }  // above 0, up to 1
  bool shuffle(std::span<std::uint8_t> cards) override;
  int random_below(int n) override { return static_cast<int>(below(static_cast<std::uint32_t>(n))); }
  [[nodiscard]] Snapshot state() const override { return s_; }
  void seek(const Snapshot& state) override { s_ = state; }

 private:
  Snapshot s_{};
};

// The published derivation of a game's shuffles: ChaCha20 with the game's key; draw number d of the
// game (lots and shuffles, counted from 0) reads the stream with nonce d. Fisher-Yates from the end;
// a number below n is a little-endian 32-bit word w, skipped while w >= 2^32 - 2^32 mod n, taken mod n.
class KeyedChance final : public Chance {
 public:
  explicit KeyedChance(std::span<const std::uint8_t, 32> key, std::uint32_t draws = 0);
  bool shuffle(std::span<std::uint8_t> cards) override;
  int random_below(int n) override;
  [[nodiscard]] Snapshot state() const override { return {draws_}; }
  void seek(const Snapshot& state) override { draws_ = static_cast<std::uint32_t>(state[0]); }
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
