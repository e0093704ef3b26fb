// A state with its rulebook's names and the legal moves of its decision.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tock/game/flow.hpp"
#include "tock/game/notation.hpp"

namespace tock {

using NamedRulesPtr = std::shared_ptr<const NamedRules>;

// Why a step was not taken; nothing has changed then.
enum class Refused : std::uint8_t {
  No,       // it was taken
  Illegal,  // the move is none of the legal ones
  Chance,   // the chance had no shuffle or number for it
  TooMany,  // the next decision has more moves than a list holds: no rulebook in a box has one, a custom one may
  Stuck,    // there would never be another decision, and nobody has won
};

struct Step {
  Refused why = Refused::No;
  Problem problem = {};
  [[nodiscard]] bool taken() const { return why == Refused::No; }
};

// Whether a game can continue in a state that its course has led to, with these moves.
Step taken_to(const State& s, const MoveList& moves);

class Core {
 public:
  explicit Core(NamedRulesPtr names) : names_(std::move(names)) {
    state_.board.at.fill(kAbsent);
    state_.given.fill(kNone);
  }

  // Steps of a game. Events that a sink received count only if the step was taken.
  Step begin(Chance& chance, EventSink* sink = nullptr);
  Step play(const WrittenMove& m, int hint, Chance& chance, EventSink* sink = nullptr);
  Step play(int index, Chance& chance, EventSink* sink = nullptr);  // of a legal move
  Step advance(Chance& chance, EventSink* sink = nullptr);
  Step refresh();  // lists the legal moves again, without folding or dealing
  // `unknown` deals the cards that the position itself does not know.
  Step resample(int seat, Chance& chance, Chance& unknown);

  [[nodiscard]] const Rules& rules() const { return names_->rules; }
  [[nodiscard]] const NamedRules& names() const { return *names_; }
  [[nodiscard]] const NamedRulesPtr& names_ptr() const { return names_; }
  [[nodiscard]] const State& state() const { return state_; }
  State& state() { return state_; }
  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
  [[nodiscard]] WrittenMove written(int i) const { return write(*names_, state_, moves_[static_cast<std::size_t>(i)]); }
  // The index of the legal move that is this move; -1: there is none. `hint`: its likely index.
  [[nodiscard]] int find(const WrittenMove& m, int hint) const;
  // The legal moves that it may mean: itself, or all that say the same in more words.
  [[nodiscard]] std::vector<int> meant(const WrittenMove& m, int hint) const;

 private:
  template <class Lead>
  Step carefully(Chance& chance, Lead&& lead);
  Step take(const State& s, const MoveList& moves);
  NamedRulesPtr names_;
  State state_;
  std::vector<Move> moves_;
};

}  // namespace tock
