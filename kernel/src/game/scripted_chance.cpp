// Shuffles and lots as a script says.
#include "tock/game/scripted_chance.hpp"

#include <algorithm>

#include "tock/rules/named_rules.hpp"

namespace tock {

bool ScriptedChance::shuffle(std::span<std::uint8_t> cards) {
  const int number = static_cast<int>(next_order_) + 1;
  if (next_order_ >= orders_.size()) return refuse<Code::ScriptOrder>(number);
  std::vector<std::uint8_t> given;
  for (const std::string& name : orders_[next_order_]) {
    const std::uint8_t kind = names_ ? names_->kind_named(name) : kNone;
    if (kind == kNone) return refuse<Code::ScriptCard>(number, name);
    given.push_back(kind);
  }
  std::vector<std::uint8_t> want(cards.begin(), cards.end()), have = given;
  std::sort(have.begin(), have.end());
  const auto holds_unknown = [&](const std::vector<std::uint8_t>& some) {
    return std::find(some.begin(), some.end(), names_->rules.unknown) != some.end();
  };
  const bool unknown = names_ && (holds_unknown(have) || holds_unknown(want));
  if (unknown ? have.size() != want.size() : have != want)
    return refuse<Code::ScriptHolds>(number, static_cast<int>(want.size()));
  std::copy(given.begin(), given.end(), cards.begin());
  ++next_order_;
  return true;
}

int ScriptedChance::random_below(int n) {
  if (next_lot_ >= lots_.size()) return refuse<Code::ScriptLot>(), -1;
  const int drawn = lots_[next_lot_];
  if (drawn < 0 || drawn >= n) return refuse<Code::ScriptLotRange>(n - 1), -1;
  ++next_lot_;
  return drawn;
}

}  // namespace tock
