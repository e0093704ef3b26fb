// Rollouts from a state to the end of the round (Tesauro and Galperin, On-line Policy Improvement using Monte-Carlo
// Search, 1996): the evaluator, the coach and the luck of the cards use them.
#pragma once

#include <optional>
#include <string>

#include "tock/sim/calibration.hpp"
#include "tock/sim/player.hpp"

namespace tock {

// Events of marbles and cards from a move up to the next deal, without those of the move itself.
struct Happened {
  std::uint32_t captured = 0, home = 0, out = 0;     // bit per marble id
  std::array<std::uint8_t, kMaxSeats> unused{};      // cards a seat could not use and had to discard
};

struct Ending {
  TeamChances chances{};  // among players like the network,
  TeamChances theirs{};   // and calibrated for the lineup, where that is known to differ
  Happened happened;
};

// The same for every seat.
constexpr std::array<float, kMaxSeats> all_seats(float noise) {
  std::array<float, kMaxSeats> out{};
  out.fill(noise);
  return out;
}

// The players of a rollout: known ones, such as the bots of a table, play as themselves; all others err by this much,
// or play by the greedy evaluation.
struct Lineup {
  std::array<float, kMaxSeats> noise{};  // by seat
  unsigned greedily = 0;  // bit per seat
  std::array<std::shared_ptr<const Player>, kMaxSeats> known{};
  std::string names{};  // of those that are known
  std::optional<Calibration> calibration{};
};

// Every seat plays the network's best move for its view; without a network, the greedy evaluation's. The
// end of the round is valued by every seat's first move after the next deal: that is where a network has learned to
// evaluate. Games that never deal again, and very long rounds, end after a number of decisions.
class Rollout {
 public:
  // `to_end`: of the game, not of the round.
  Rollout(const Rules& r, std::shared_ptr<const Network> network, bool to_end = false);

  // Makes the move and plays on.
  [[nodiscard]] Ending after(const State& s, const Move& move, std::uint64_t seed) const;
  // Plays on from a state at a decision, for a number of decisions at most; with none, every seat's next move gives
  // its value.
  [[nodiscard]] Ending from(const State& s, std::uint64_t seed, const Lineup& lineup, int most) const;
  // Seats by name, with commas between: "greedy", or a level of bots; anybody else is not known and errs a little.
  [[nodiscard]] Lineup lineup(std::string_view names) const;
  // The index of the move of the player there.
  int choose(const State& s, const MoveList& list, FastChance& chance, const Lineup& lineup) const;
  // Decisions at most.
  [[nodiscard]] int most() const { return most_; }
  // The network's value of each move, 0 to 1.
  void static_eval(const State& s, std::span<const Move> moves, std::span<float> chances) const;
  // The index of the greedy evaluation's best move.
  [[nodiscard]] int greedily(const State& s, std::span<const Move> moves) const { return greedy_.choose(s, moves); }
  [[nodiscard]] const Rules& rules() const { return r_; }
  [[nodiscard]] bool has_network() const { return network_ != nullptr; }
  [[nodiscard]] const std::shared_ptr<const Network>& network() const { return network_; }

 private:
  Ending run(State& s, MoveList& list, FastChance& chance, std::uint32_t round, Happened happened, const Lineup& lineup,
             int most) const;
  // The index of the move taken; its win chance, by its player's view.
  int move(const State& s, const MoveList& list, FastChance& chance, float noise, float& chance_to_win) const;
  [[nodiscard]] TeamChances together(const std::array<double, kMaxSeats>& sums,
                                     const std::array<int, kMaxSeats>& seats) const;

  const Rules& r_;
  Greedy greedy_;
  std::shared_ptr<const Network> network_;
  bool to_end_;
  int most_;  // decisions
};

}  // namespace tock
