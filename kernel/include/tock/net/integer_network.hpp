// The value network in whole numbers, for rollouts: three times as fast as in floats and nearly as exact. Sums of whole
// numbers are the same in any order and on every processor, so a row's sum may be made out of any other row's.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "tock/net/network_inputs.hpp"

namespace tock {

struct Parameters;

class IntegerNetwork {
 public:
  // The numbers must fit the inputs, see Network::refusal.
  IntegerNetwork(const NetworkInputs& inputs, const Parameters& p);

  // The logits of rows of kRowBytes. Rows of one seat are most alike: its last sum is kept in each thread.
  void logits(int seat, const std::uint8_t* rows, int n, float* out) const;

 private:
  // Begins where a line of the processor's cache does.
  struct alignas(64) Line {
    std::array<std::int16_t, 32> numbers;
  };
  // Weights of pairs of inputs: for each pair its two weights of every output, one output after the other.
  struct Layer {
    int in = 0, out = 0;  // out: with outputs that are always 0, up to a multiple of kOutputs
    std::vector<Line> weights;
    std::vector<std::int32_t> bias;
  };
  struct Scratch;
  static Scratch& own_scratch();
  [[nodiscard]] const std::int16_t* row(int number) const {
    return table_.data()->numbers.data() + static_cast<std::size_t>(number) * static_cast<std::size_t>(first_);
  }
  void sum_up(const std::uint8_t* row, std::uint16_t* sum) const;
  void exchange(const std::uint8_t* before, const std::uint8_t* row, std::uint16_t* sum) const;
  void first_sum(int seat, const std::uint8_t* row, Scratch& x) const;
  static void pass(const Layer& layer, int rows, const std::int16_t* in, std::int32_t* out);

  std::uint64_t number_;  // no other network of this program has it
  int first_, slots_;
  std::vector<std::int32_t> offsets_;
  std::vector<Line> table_;
  std::vector<std::int16_t> bias1_;
  Layer second_, third_;
  std::vector<float> weight4_;
  float bias4_;
};

}  // namespace tock
