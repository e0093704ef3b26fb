// Random games, one after the other.
#include <algorithm>

#include "tock/game/flow.hpp"

namespace tock {

Playout playouts(const Rules& r, std::uint64_t seed, std::uint64_t decisions, std::uint64_t games,
                 std::uint64_t most_decisions_a_game) {
  Playout out;
  FastChance chance(seed);
  MoveList& list = own_list<struct OfThis>();
  State s;
  while (out.decisions < decisions && out.games < games) {
    begin(r, s, chance, list);
    std::uint64_t n = 0;
    while (!s.over() && n < most_decisions_a_game && out.decisions < decisions) {
      const int moves = list.size();
      out.moves += static_cast<std::uint64_t>(moves);
      out.most_moves = std::max(out.most_moves, static_cast<std::uint32_t>(moves));
      play(r, s, list[static_cast<int>(chance.below(static_cast<std::uint32_t>(moves)))], chance, list);
      ++n;
      ++out.decisions;
    }
    if (s.over() || n >= most_decisions_a_game) ++out.games, out.unfinished += s.winners == 0;
    if (n == 0) break;  // no game can begin
  }
  return out;
}

}  // namespace tock
