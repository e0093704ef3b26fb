// The value network: the win chance of a seat's team in the afterstate of each of its moves.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "tock/net/integer_network.hpp"

namespace tock {

// Plain numbers, row by row. The first layer has a row for every value of every slot; the row's values
// are added up, so it costs little, and least for rows that are alike.
struct Parameters {
  int first = 0, second = 0, third = 0;  // widths, multiples of 8
  std::vector<float> table;              // values × first
  std::vector<float> bias1;              // first
  std::vector<float> weight2, bias2;     // first × second, second
  std::vector<float> weight3, bias3;     // second × third, third
  std::vector<float> weight4;            // third
  float bias4 = 0;
};

// e to the x, made of sums and products alone: the library's own differs from system to system in the last bit.
double power_of_e(double x);
// The win chance of a logit; the same to the last bit on every machine.
float chance_of(float logit);

class Network {
 public:
  // Which of these numbers do not fit the table; nothing: they do.
  static std::string refusal(const Rules& r, const Parameters& p);
  Network(const Rules& r, Parameters p);

  // The win chance after each move of the player to move, by that player's view; 1 for a winning one.
  void evaluate(const State& s, std::span<const Move> moves, std::span<float> chances) const;
  // The same for rows of kRowBytes, as logits.
  void logits(const std::uint8_t* rows, int n, float* out) const;
  // The index of the best move.
  int choose(const State& s, std::span<const Move> moves) const;
  // Both in whole numbers, for rollouts: a fiftieth of a point off. The best move comes with its win chance.
  void evaluate_quickly(const State& s, std::span<const Move> moves, std::span<float> chances) const;
  int choose_quickly(const State& s, std::span<const Move> moves, float& chance) const;

  [[nodiscard]] const NetworkInputs& inputs() const { return inputs_; }

 private:
  // Begins where a line of the processor's cache does: no vector lies across two, which takes twice as long.
  struct alignas(64) Line {
    std::array<float, 16> numbers;
  };
  using Lines = std::vector<Line>;
  static Lines in_lines(std::vector<float> plain);
  static const float* numbers(const Lines& lines) { return lines.data()->numbers.data(); }
  std::span<float> in_integers(const State& s, std::span<const Move> moves) const;  // logits, until the next call

  NetworkInputs inputs_;
  const Rules& r_;
  IntegerNetwork integers_;
  Parameters p_;
  Lines table_, weight2_, weight3_;  // taken out of p_
};

}  // namespace tock
