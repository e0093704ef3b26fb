// Playing on from a state to the end of the round: what the judge, the coach and the luck of cards are made of.
#pragma once

#include <optional>
#include <string>

#include "tock/player.hpp"
#include "tock/review/correction.hpp"

namespace tock {

// What happens to marbles and cards from an answer up to the next deal; what the answer itself does is left out.
struct Happened {
  std::uint32_t captured = 0, home = 0, out = 0;     // bit per marble id
  std::array<std::uint8_t, kMaxSeats> unused{};      // cards a seat could not use and had to put away
};

struct Ending {
  TeamChances chances{};  // among players like the network,
  TeamChances theirs{};   // and among those who sit there, where that is known to differ
  Happened happened;
};

// The same for every seat.
constexpr std::array<float, kMaxSeats> all_seats(float noise) {
  std::array<float, kMaxSeats> out{};
  out.fill(noise);
  return out;
}

// Who sits there: some are known, such as the bots of a table, and answer as they would; all others err so much, or
// answer by the greedy evaluation.
struct Company {
  std::array<float, kMaxSeats> noise{};  // by seat
  unsigned greedily = 0;  // bit per seat
  std::array<std::shared_ptr<const Player>, kMaxSeats> known{};
  std::string names{};  // of those that are known
  std::optional<Correction> correction{};
};

// Every seat answers as the network likes best by what it sees; without a network, as the greedy evaluation does. The
// end of the round is valued by every seat's first answer after the next deal: that is where a network has learned to
// judge. Games that never deal again, and very long rounds, end after so many decisions.
class PlayingOn {
 public:
  // `to_end`: of the game, not of the round.
  PlayingOn(const Rules& r, std::shared_ptr<const Network> network, bool to_end = false);

  // Carries out the answer and plays on.
  [[nodiscard]] Ending after(const State& s, const Move& answer, std::uint64_t seed) const;
  // Plays on from a state at a decision, for so many decisions at most; with none, every seat's next answer says what
  // it thinks.
  [[nodiscard]] Ending from(const State& s, std::uint64_t seed, const Company& company, int most) const;
  // Seats by name, with commas between: "greedy", or a level of bots; anybody else is not known and errs a little.
  [[nodiscard]] Company company(std::string_view names) const;
  // The number of the answer that whoever sits there gives.
  int choose(const State& s, const MoveList& list, FastChance& chance, const Company& company) const;
  // Decisions at most.
  [[nodiscard]] int most() const { return most_; }
  // What the bare network thinks of each answer, 0 to 1.
  void glance(const State& s, std::span<const Move> answers, std::span<float> chances) const;
  // The number of the answer that the greedy evaluation likes best.
  [[nodiscard]] int greedily(const State& s, std::span<const Move> answers) const { return greedy_.choose(s, answers); }
  [[nodiscard]] const Rules& rules() const { return r_; }
  [[nodiscard]] bool has_network() const { return network_ != nullptr; }
  [[nodiscard]] const std::shared_ptr<const Network>& network() const { return network_; }

 private:
  Ending run(State& s, MoveList& list, FastChance& chance, std::uint32_t round, Happened happened,
             const Company& company, int most) const;
  // The number of the answer taken; its chance to win, by what its seat sees.
  int answer(const State& s, const MoveList& list, FastChance& chance, float noise, float& chance_to_win) const;
  [[nodiscard]] TeamChances together(const std::array<double, kMaxSeats>& sums,
                                     const std::array<int, kMaxSeats>& seats) const;

  const Rules& r_;
  Greedy greedy_;
  std::shared_ptr<const Network> network_;
  bool to_end_;
  int most_;  // decisions
};

}  // namespace tock
