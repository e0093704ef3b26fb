#include "tock/player.hpp"

#include <chrono>

namespace tock {

Player::Player(PlayerKind kind, const Rules& r, Limits limits, SearchKnobs knobs, const Weights& weights)
    : kind_(kind), r_(r), limits_(limits), knobs_(knobs), greedy_(r, weights) {}

int Player::choose(const State& s, std::span<const Move> answers, FastChance& choices) const {
  if (kind_ == PlayerKind::Random) return choices.lot(static_cast<int>(answers.size()));
  if (answers.size() < 2) return 0;
  return kind_ == PlayerKind::Greedy ? greedy_.choose(s, answers) : search(s, answers, choices);
}

Played play_game(const Rules& r, std::span<const Player* const> players, Chance& deals, FastChance& choices, int most) {
  using Clock = std::chrono::steady_clock;
  static thread_local MoveList list;
  Played out;
  State s;
  begin(r, s, deals, list);
  while (!s.over() && out.decisions < most) {
    const int seat = s.turn;
    const auto before = Clock::now();
    const int i = players[static_cast<std::size_t>(seat)]->choose(s, {list.begin(), list.end()}, choices);
    out.seconds[seat] += std::chrono::duration<double>(Clock::now() - before).count();
    ++out.by_seat[seat];
    ++out.decisions;
    play(r, s, list[i], deals, list);
  }
  out.winners = s.winners;
  return out;
}

}  // namespace tock
