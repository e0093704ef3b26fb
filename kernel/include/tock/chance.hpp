// Randomness comes from outside: a generator or a script.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tock {

struct NamedRules;

class Chance {
 public:
  virtual ~Chance() = default;
  // The cards arrive sorted by kind, so that an order depends on nothing but them and the generator.
  // False: it refuses, and says why.
  virtual bool shuffle(std::span<std::uint8_t> cards) = 0;
  virtual int lot(int n) = 0;  // 0 … n-1; -1: it refuses
  [[nodiscard]] virtual std::string refusal() const { return {}; }
  // Remembers where it is, and goes back there: after a step of the game that came to nothing.
  virtual void mark() = 0;
  virtual void rewind() = 0;
  // Whose cards it will be asked to shuffle; only a script must know their names.
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
  bool shuffle(std::span<std::uint8_t> cards) override;
  int lot(int n) override { return static_cast<int>(below(static_cast<std::uint32_t>(n))); }
  void mark() override { marked_ = s_; }
  void rewind() override { s_ = marked_; }

 private:
  std::array<std::uint64_t, 4> s_{}, marked_{};
};

// The published derivation of a game's shuffles: ChaCha20 with the game's key; draw number d of the
// game (lots and shuffles, counted from 0) reads the stream with nonce d. Fisher-Yates from the end;
// a number below n is a little-endian 32-bit word w, skipped while w >= 2^32 - 2^32 mod n, taken mod n.
class KeyedChance final : public Chance {
 public:
  explicit KeyedChance(std::span<const std::uint8_t, 32> key, std::uint32_t draws = 0);
  bool shuffle(std::span<std::uint8_t> cards) override;
  int lot(int n) override;
  void mark() override { marked_ = draws_; }
  void rewind() override { draws_ = marked_; }
  [[nodiscard]] std::uint32_t draws() const { return draws_; }

 private:
  void open();
  std::uint32_t word();
  std::uint32_t below(std::uint32_t n);
  std::array<std::uint32_t, 8> key_{};
  std::array<std::uint32_t, 16> block_{};
  std::uint32_t draws_ = 0, counter_ = 0, marked_ = 0;
  int used_ = 16;
};

// Orders and lots from a list, cards by their names; refuses when they do not fit.
class ScriptedChance final : public Chance {
 public:
  ScriptedChance(std::vector<std::vector<std::string>> orders, std::vector<int> lots)
      : orders_(std::move(orders)), lots_(std::move(lots)) {}
  bool shuffle(std::span<std::uint8_t> cards) override;
  int lot(int n) override;
  [[nodiscard]] std::string refusal() const override { return refusal_; }
  void mark() override { marked_ = next_; }
  void rewind() override { next_ = marked_; }
  void use(const NamedRules& names) override { names_ = &names; }

 private:
  bool refuse(std::string why) {
    refusal_ = std::move(why);
    return false;
  }
  struct Next {
    std::size_t order = 0, lot = 0;
  };
  std::vector<std::vector<std::string>> orders_;
  std::vector<int> lots_;
  Next next_, marked_;
  std::string refusal_;
  const NamedRules* names_ = nullptr;
};

}  // namespace tock
