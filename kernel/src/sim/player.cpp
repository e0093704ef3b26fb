#include "tock/sim/player.hpp"

#include <algorithm>
#include <chrono>

namespace tock {

Player::Player(PlayerKind kind, const Rules& r, Limits limits, SearchSettings settings, const Weights& weights)
    : kind_(kind), r_(r), limits_(limits), settings_(settings), greedy_(r, weights) {}

Player::Player(std::shared_ptr<const Network> network, const Rules& r, Limits limits, NetworkSettings asked)
    : kind_(limits.seconds > 0 || limits.rollouts > 0 ? PlayerKind::Rollouts : PlayerKind::Network),
      r_(r),
      limits_(limits),
      greedy_(r),
      network_(std::move(network)),
      asked_(asked) {}

int Player::choose(const State& s, std::span<const Move> moves, FastChance& choices) const {
  if (kind_ == PlayerKind::Random) return choices.random_below(static_cast<int>(moves.size()));
  if (moves.size() < 2) return 0;
  if (kind_ == PlayerKind::Greedy) return greedy_.choose(s, moves);
  return kind_ == PlayerKind::Network ? ask_network(s, moves) : search(s, moves, choices);
}

// The noise depends on the row of a move alone: a weak player errs in the same way every time.
int Player::ask_network(const State& s, std::span<const Move> moves) const {
  if (asked_.noise <= 0) return network_->choose(s, moves);
  std::vector<float> chances(moves.size());
  std::vector<std::uint8_t> row(kRowBytes);
  network_->evaluate(s, moves, chances);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    network_->inputs().encode(s, moves.subspan(i, 1), row.data());
    std::uint64_t hash = 0;
    for (const std::uint8_t b : row) hash = (hash ^ b) * 0x9E3779B97F4A7C15ULL + (hash >> 29);
    chances[i] += asked_.noise * (static_cast<float>(FastChance(hash).below(1U << 20)) * 0x1p-19F - 1);
  }
  return static_cast<int>(std::max_element(chances.begin(), chances.end()) - chances.begin());
}

GameResult play_game(const Rules& r, std::span<const Player* const> players, Chance& deals, FastChance& choices,
                     int most) {
  using Clock = std::chrono::steady_clock;
  MoveList& list = own_list<struct OfThis>();
  GameResult out;
  State s;
  begin(r, s, deals, list);
  while (!s.over() && out.decisions < most) {
    const int seat = s.turn;
    const auto before = Clock::now();
    const int i = players[static_cast<std::size_t>(seat)]->choose(s, {list.begin(), list.end()}, choices);
    out.seconds[seat] += std::chrono::duration<double>(Clock::now() - before).count();
    ++out.by_seat[seat];
    ++out.decisions;
    out.chosen.push_back(i);
    play(r, s, list[i], deals, list);
  }
  out.winners = s.winners;
  return out;
}

}  // namespace tock
