// A state with its rulebook's names and the legal answers of its decision.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tock/flow.hpp"
#include "tock/notation.hpp"

namespace tock {

using NamedRulesPtr = std::shared_ptr<const NamedRules>;

// Why a step was not taken; nothing has changed then.
enum class Refused : std::uint8_t {
  No,       // it was taken
  Illegal,  // the answer is none of the legal ones
  Chance,   // the chance had no shuffle or lot for it
  TooMany,  // the next decision has more answers than a list holds: no rulebook in a box has one, a made-up one may
};

struct Step {
  Refused why = Refused::No;
  std::string what = {};
  [[nodiscard]] bool taken() const { return why == Refused::No; }
};

Step too_many_answers();

class Core {
 public:
  explicit Core(NamedRulesPtr names) : names_(std::move(names)) {
    state_.board.at.fill(kAbsent);
    state_.given.fill(kNone);
  }

  // Steps of a game. What a witness saw counts only if the step was taken.
  Step begin(Chance& chance, Witness* witness = nullptr);
  Step play(const WrittenMove& m, int hint, Chance& chance, Witness* witness = nullptr);
  Step settle(Chance& chance, Witness* witness = nullptr);
  Step refresh();  // lists the legal answers anew, without folding or dealing
  Step resample(int seat, Chance& chance);

  [[nodiscard]] const Rules& rules() const { return names_->rules; }
  [[nodiscard]] const NamedRules& names() const { return *names_; }
  [[nodiscard]] const NamedRulesPtr& names_ptr() const { return names_; }
  [[nodiscard]] const State& state() const { return state_; }
  State& state() { return state_; }
  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
  [[nodiscard]] WrittenMove written(int i) const { return write(*names_, state_, moves_[static_cast<std::size_t>(i)]); }
  // The index of the legal answer that is this move; -1: there is none. `hint`: where it may stand.
  [[nodiscard]] int find(const WrittenMove& m, int hint) const;
  // The legal answers that it may mean: itself, or all that say the same in more words.
  [[nodiscard]] std::vector<int> meant(const WrittenMove& m, int hint) const;

 private:
  template <class Lead>
  Step carefully(Chance& chance, Lead&& lead);
  Step take(const MoveList& answers);
  NamedRulesPtr names_;
  State state_;
  std::vector<Move> moves_;
};

}  // namespace tock
