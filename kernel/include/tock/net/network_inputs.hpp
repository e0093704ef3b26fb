// The meaning of a row's features to a network.
#pragma once

#include <span>
#include <vector>

#include "tock/net/features.hpp"

namespace tock {

// The rows of one table. Every value of a slot also has an id that means the same at all tables, so that tables can
// share what they have learned.
class NetworkInputs {
 public:
  explicit NetworkInputs(const Rules& r);

  // Writes one row of kRowBytes for each move of the player to move.
  void encode(const State& s, std::span<const Move> moves, std::uint8_t* rows) const {
    write_rows(r_, plan_, s, moves, rows);
  }

  // Whether a row has room for all features of this table; if not, no rows can be written.
  [[nodiscard]] bool fits() const { return slots() <= kRowBytes; }
  [[nodiscard]] int slots() const { return static_cast<int>(offsets_.size()); }
  [[nodiscard]] int values() const { return static_cast<int>(ids_.size()); }  // of all slots together
  [[nodiscard]] std::span<const std::int32_t> offsets() const { return offsets_; }  // of each slot's first value
  [[nodiscard]] std::span<const std::uint16_t> ids() const { return ids_; }         // of each value
  [[nodiscard]] const FeatureLayout& plan() const { return plan_; }

 private:
  int add(int size, int id, bool shares = false);
  void look_at_rules();
  void lay_out();

  const Rules& r_;
  FeatureLayout plan_;
  std::vector<std::int32_t> offsets_;
  std::vector<std::uint16_t> ids_;
};

}  // namespace tock
