// The laws that hold in every position of every game. A law returns its violation, or nullptr.
#pragma once

#include "check.hpp"
#include "tock/game/flow.hpp"

namespace tock::test {

// Every marble is in exactly one place, and all the ways to look it up agree.
Fault board_fault(const Rules& r, const Board& b);

// Every card of the deck is in a hand, the pile or the discards.
Fault card_fault(const Rules& r, const State& s);

// The decision is consistent: its phase, its seat, its moves.
Fault course_fault(const Rules& r, const State& s, const MoveList& moves);

// The game is over exactly if a team is complete, and that team has won.
Fault end_fault(const Rules& r, const State& s);

// Another state that may stand for this one in the eyes of a seat.
Fault resample_fault(const Rules& r, const State& s, const State& other, int seat);

bool same(const Board& a, const Board& b);
bool same(const State& a, const State& b);

// Follows the events of a game: marbles stand where the events have taken them, fresh from the reserve or not.
class Follower final : public EventSink {
 public:
  explicit Follower(const Board& before) : at_(before.at), fresh_(before.fresh) {}
  void on_event(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards, const Move* move,
                const Effects* effects) override;
  [[nodiscard]] Fault fault() const { return fault_; }

 private:
  std::array<Place, kMaxIds> at_;
  std::uint32_t fresh_;
  Fault fault_ = nullptr;
};

}  // namespace tock::test
