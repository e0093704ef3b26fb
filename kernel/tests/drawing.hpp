// Boards drawn in a test: one character for each space of the track, and for each home space.
#pragma once

#include <string>

#include "check.hpp"
#include "tock/game/state.hpp"

namespace tock::test {

// Two seats on a ring of twenty spaces: seat 0 starts on 0, seat 1 on 10; lanes of four.
//
//     0         10
//     a.........b.........
//
// Nothing is guarded, nothing is special: a test changes what it needs.
template <class Change>
Rules small_rules(Change&& change) {
  Rules r;
  r.sections = 2;
  r.section = 10;
  r.lane = 4;
  r.seats = 2;
  r.marbles = 4;
  r.start = {0, 10};
  r.team = {0, 1};
  r.receiver = {1, 0};
  r.guard = Guard::None;
  r.guard_blocks = false;
  change(r);
  r.derive();
  return r;
}
inline Rules small_rules() {
  return small_rules([](Rules&) {});
}

// a, b: a marble of seat 0, of seat 1; A, B: a fresh one; '.': nobody.
// With ranks: K N C F of seat 0 and k n c f of seat 1, never fresh.
class Drawing {
 public:
  Drawing(const Rules& r, const std::string& track, const std::string& lane_0 = "....",
          const std::string& lane_1 = "....")
      : rules_(r) {
    board.at.fill(kAbsent);
    for (int seat = 0; seat < r.seats; ++seat)
      for (int m = 0; m < r.marbles; ++m) board.at[id_of(seat, m)] = kReserve;
    CHECK_SAME(static_cast<int>(track.size()), static_cast<int>(r.length));
    for (std::size_t i = 0; i < track.size(); ++i) put(track[i], static_cast<Place>(i));
    for (std::size_t i = 0; i < lane_0.size(); ++i) put(lane_0[i], static_cast<Place>(kLane + i));
    for (std::size_t i = 0; i < lane_1.size(); ++i) put(lane_1[i], static_cast<Place>(kLane + i));
  }

  Board board;

 private:
  void put(char c, Place p) {
    if (c == '.') return;
    const std::string ranks = "KNCFkncf";
    if (rules_.hierarchy) {
      const auto i = static_cast<int>(ranks.find(c));
      board.set(id_of(i / 4, i % 4), p);
      return;
    }
    const int seat = c == 'b' || c == 'B';
    int id = id_of(seat, 0);
    while (board.at[id] != kReserve) ++id;
    board.set(id, p);
    if (c == 'A' || c == 'B') board.fresh |= 1U << id;
  }

  const Rules& rules_;
};

}  // namespace tock::test
