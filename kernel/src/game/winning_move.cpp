// The move that wins at once, if there is one.
#include <algorithm>

#include "tock/game/flow.hpp"

namespace tock {

int winning_move(const Rules& r, const State& s, std::span<const Move> moves) {
  if (s.phase != Phase::Play) return -1;
  int missing = 0;
  for (int t = 0; t < r.seats; ++t)
    if (r.team[t] == r.team[s.turn]) missing += std::max(0, r.to_win - s.board.home(t));
  if (missing > 3) return -1;  // no move brings that many home at once
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (!plays_card(moves[i].act)) continue;
    Board after = s.board;
    apply_move(r, after, moves[i]);
    if (winners(r, after) >> s.turn & 1U) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace tock
