// The statistics of a game, seat by seat. All of it was visible to all players.
#pragma once

#include "tock/data/json_writer.hpp"
#include "tock/game/flow.hpp"
#include "tock/rules/named_rules.hpp"

namespace tock {

struct SeatStats {
  int played = 0;    // moves that moved a marble
  int captured = 0;  // marbles of others that its moves sent back to base
  int lost = 0;      // own marbles that did, by whomever
  int out = 0;       // marbles brought to a start
  int home = 0;      // marbles that reached the lane
  int unused = 0;    // times it could play nothing and put cards away
  int waited = 0;    // of these: with no marble on the track
};

// Counts the events of a game.
class Stats final : public EventSink {
 public:
  explicit Stats(const Rules& r) : rules_(r) {}
  void on_event(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards, const Move* move,
                const Effects* effects) override;
  // "leader", "rounds", "winners", "seats": members of a message.
  void write(JsonWriter& out) const;

 private:
  const Rules& rules_;
  int leader_ = -1, rounds_ = 0;
  unsigned winners_ = 0;
  std::array<SeatStats, kMaxSeats> seats_{};
};

}  // namespace tock
