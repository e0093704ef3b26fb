// A state with its rulebook's names and the legal answers of its decision.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "move_value.hpp"
#include "tock/flow.hpp"

namespace tock::py {

using BookPtr = std::shared_ptr<const Book>;

// Orders and lots from a list; throws std::invalid_argument when they do not fit.
class ScriptedChance final : public Chance {
 public:
  ScriptedChance(std::vector<std::vector<std::string>> orders, std::vector<int> lots)
      : orders_(std::move(orders)), lots_(std::move(lots)) {}
  void shuffle(std::span<std::uint8_t> cards) override;
  int lot(int n) override;
  [[nodiscard]] bool may_refuse() const override { return true; }
  void use(const Book* book) { book_ = book; }  // whose card names the orders are in

 private:
  friend class Core;
  std::vector<std::vector<std::string>> orders_;
  std::vector<int> lots_;
  std::size_t next_order_ = 0, next_lot_ = 0;
  const Book* book_ = nullptr;
};

struct EventRow {
  EventKind kind;
  int seat = 0, turn = 0, leader = 0;
  std::uint32_t round = 0;
  std::vector<std::uint8_t> cards;
  std::vector<std::vector<std::uint8_t>> hands;  // Dealt
  std::string text;                              // of the move
  std::uint8_t card = kNone, as = kNone;
  std::vector<Effect> effects;
  unsigned winners = 0;
};

// A decision with more answers than a list holds: no rulebook in a box has one, a made-up one may.
class TooManyAnswers final : public std::runtime_error {
 public:
  TooManyAnswers()
      : std::runtime_error("rulebook: a decision has " + std::to_string(MoveList::kCapacity) +
                           " answers or more; such splits are not supported") {}
};

class Core {
 public:
  explicit Core(BookPtr book) : book_(std::move(book)) { state_.board.at.fill(kAbsent); state_.given.fill(kNone); }

  void begin(Chance& chance, std::vector<EventRow>* events);
  // The legal move that this value means; throws std::invalid_argument if it is none.
  void play(const MoveValue& v, int hint, Chance& chance, std::vector<EventRow>* events);
  void settle(Chance& chance, std::vector<EventRow>* events);
  void refresh();  // lists the legal answers anew, without folding or dealing
  void resample(int seat, Chance& chance);

  [[nodiscard]] const Rules& rules() const { return book_->rules; }
  [[nodiscard]] const Book& book() const { return *book_; }
  [[nodiscard]] const BookPtr& book_ptr() const { return book_; }
  [[nodiscard]] const State& state() const { return state_; }
  State& state() { return state_; }
  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
  [[nodiscard]] int find(const MoveValue& v, int hint) const;  // -1: not legal

 private:
  template <class Step>
  void carefully(Chance& chance, std::vector<EventRow>* events, Step&& step);
  void take(const MoveList& answers);
  BookPtr book_;
  State state_;
  std::vector<Move> moves_;
};

}  // namespace tock::py
