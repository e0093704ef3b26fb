// A hand-made evaluation of afterstates: one for all rulebooks, which differ only in their numbers.
// It uses nothing but what the player to move may see.
#pragma once

#include <span>

#include "tock/game/flow.hpp"

namespace tock {

struct Weights {
  float out = 14;          // a marble on the board instead of in the base
  float progress = 28;     // from the start round to the entrance
  float home = 16;         // in the lane
  float depth = 4;         // per home space further in
  float done = 30;         // all marbles of a seat home
  float guard = 2;         // a guard on its start
  float jam = 6;           // own guard in front of an own marble that comes home
  float danger = 0.8F;     // share of a marble's worth at stake when it may be captured
  float partner = 0.9F;    // a partner's marbles beside the own ones
  float rivals = 0.8F;     // all other teams together
  float keep = 1;          // weight of the cards left in the hand
  float draw = 3;          // a card earned
  float hole = 4;          // a home space that is empty behind an occupied one
  float centre = 0.5F;     // the share of the way that a marble in the centre has behind it
};

class Greedy {
 public:
  explicit Greedy(const Rules& r, const Weights& w = {});
  // The index of the best move.
  int choose(const State& s, std::span<const Move> moves) const;
  // The score of a move of the player to move, relative to the others of the same decision.
  float score(const State& s, const Move& m) const;
  // The value of a board to a seat, given the number of cards of each seat.
  float value(const State& s, const Board& b, int seat) const;

 private:
  static constexpr int kMostHeld = 8;  // more cards in a hand make no difference
  using Held = std::array<float, kMostHeld + 1>;  // by the cards in a hand: that none of them does it

  [[nodiscard]] float worth(int seat, Place at) const;
  float safety(const State& s, const Board& b, int id) const;
  [[nodiscard]] float undo_score(const State& s, const Move& m) const;
  float play_score(const State& s, const Move& m) const;
  float keep(const State& s, int seat, int kind) const;
  float gift(const State& s, int kind) const;
  float exact_home(const Board& b, int seat, int kind) const;
  [[nodiscard]] bool waiting(const Board& b, int seat) const;
  [[nodiscard]] bool running(const Board& b, int seat) const;

  const Rules& r_;
  Weights w_;
  std::array<std::array<float, kReserve + 1>, kMaxSeats> worth_{};  // of a marble, by seat and place
  std::array<Held, kMaxCount + 1> ahead_{};  // no card walks exactly so far
  std::array<Held, kMaxCount + 1> back_{};   // none walks exactly so far backwards
  Held start_{};                             // none starts a marble
};

}  // namespace tock
