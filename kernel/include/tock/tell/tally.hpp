// What a game adds up to, seat by seat: for memory and statistics. Everybody at the table saw all of it.
#pragma once

#include "tock/flow.hpp"
#include "tock/named_rules.hpp"
#include "tock/tell/json_writer.hpp"

namespace tock {

struct SeatTally {
  int played = 0;    // answers that moved a marble
  int captured = 0;  // marbles of others that went back to their reserve by its answers
  int lost = 0;      // own marbles that did, by whomever
  int out = 0;       // marbles brought to a start
  int home = 0;      // marbles that reached the lane
  int unused = 0;    // times it could play nothing and put cards away
  int waited = 0;    // of these: with no marble on the track
};

// Counts while it watches a game go on.
class Tally final : public Witness {
 public:
  explicit Tally(const Rules& r) : rules_(r) {}
  void saw(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards, const Move* move,
           const Effects* effects) override;
  // "leader", "rounds", "winners", "seats": members of a message.
  void write(JsonWriter& out) const;

 private:
  const Rules& rules_;
  int leader_ = -1, rounds_ = 0;
  unsigned winners_ = 0;
  std::array<SeatTally, kMaxSeats> seats_{};
};

}  // namespace tock
