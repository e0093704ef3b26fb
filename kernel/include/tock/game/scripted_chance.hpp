// Randomness that is written down beforehand: for tests, records and positions.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tock/data/problem.hpp"
#include "tock/game/chance.hpp"

namespace tock {

// Orders and lots from a list, cards by their names; refuses when they do not fit.
class ScriptedChance final : public Chance {
 public:
  ScriptedChance(std::vector<std::vector<std::string>> orders, std::vector<int> lots)
      : orders_(std::move(orders)), lots_(std::move(lots)) {}
  bool shuffle(std::span<std::uint8_t> cards) override;
  int random_below(int n) override;
  [[nodiscard]] Problem refusal() const override { return refusal_; }
  [[nodiscard]] Snapshot state() const override { return {next_order_, next_lot_}; }
  void seek(const Snapshot& state) override {
    next_order_ = static_cast<std::size_t>(state[0]);
    next_lot_ = static_cast<std::size_t>(state[1]);
  }
  void use(const NamedRules& names) override { names_ = &names; }

 private:
  template <Code code, class... A>
  bool refuse(const A&... arguments) {
    refusal_ = problem<code>("", arguments...);
    return false;
  }
  std::vector<std::vector<std::string>> orders_;
  std::vector<int> lots_;
  std::size_t next_order_ = 0, next_lot_ = 0;
  Problem refusal_;
  const NamedRules* names_ = nullptr;
};

}  // namespace tock
