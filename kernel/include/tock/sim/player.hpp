// Players in the kernel: random, greedy, by a network, or Monte Carlo search with rollouts of one of these.
// None of them uses a card that its seat cannot see.
//
// Rollouts: Tesauro and Galperin, On-line Policy Improvement using Monte-Carlo Search, 1996. Sampled deals:
// Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "tock/net/network.hpp"
#include "tock/sim/greedy.hpp"

namespace tock {

enum class PlayerKind : std::uint8_t { Random, Greedy, Search, Network, Rollouts };

// How long a search may think about one move; 0: no such limit. Only a number of rollouts gives the same move
// every time.
struct Limits {
  double seconds = 0;
  int rollouts = 0;
};

struct SearchSettings {
  int candidates = 20;    // number of moves that the greedy evaluation preselects
  int rounds = 1;         // a rollout ends after this many rounds,
  int decisions = 16;     // with the game, or after this many decisions
  int sure_after = 10;    // sampled deals before a move may be dropped
  float sure = 2.5F;       // dropped when this many standard errors behind the best
  float scale = 90;       // of values, to a chance of winning
};

// How much the weaker levels of bots err.
inline constexpr float kBeginner = 0.08F, kCasual = 0.035F;

// How a network is asked.
struct NetworkSettings {
  float noise = 0;        // of a weaker player, on its value of a move; the same in the same position
  int candidates = 8;     // rollouts: number of moves that the network preselects,
  float close = 0.12F;    // none of them worse than the best by more than this
  int decisions = 8;      // a rollout ends with the seat's first move after this many decisions
  bool sees_hands = false;  // rollouts know all hands, not the pile: a bound for players, see benchmarks/bound.py
};

class Player {
 public:
  Player(PlayerKind kind, const Rules& r, Limits limits = {}, SearchSettings settings = {},
         const Weights& weights = {});
  // By a network; with limits it runs rollouts.
  Player(std::shared_ptr<const Network> network, const Rules& r, Limits limits = {}, NetworkSettings asked = {});
  // The index of its move for the player to move. `choices` is all its randomness.
  int choose(const State& s, std::span<const Move> moves, FastChance& choices) const;
  // Rollouts with the network of some of the moves: their mean win chance, over the same sampled
  // deals for each of them.
  [[nodiscard]] std::vector<float> weigh(const State& s, std::span<const Move> moves, int samples,
                                         std::uint64_t seed) const;
  // The moves that are worth rollouts, the best first.
  [[nodiscard]] std::vector<int> candidates(const State& s, std::span<const Move> moves) const;
  [[nodiscard]] PlayerKind kind() const { return kind_; }
  // Always the network's best move.
  [[nodiscard]] bool is_flawless() const { return kind_ == PlayerKind::Network && asked_.noise <= 0; }

 private:
  // A full state for a rollout.
  [[nodiscard]] State possible(const State& s, FastChance& chance) const;
  int search(const State& s, std::span<const Move> moves, FastChance& choices) const;
  int ask_network(const State& s, std::span<const Move> moves) const;
  float rollout(State s, const Move& first, int seat, std::uint64_t seed) const;
  float network_rollout(State s, const Move& first, int seat, std::uint64_t seed) const;

  PlayerKind kind_;
  const Rules& r_;
  Limits limits_;
  SearchSettings settings_;
  Greedy greedy_;
  std::shared_ptr<const Network> network_;
  NetworkSettings asked_;
};

// A full state that this seat may be in, for all that it sees: unseen and unknown cards dealt at random.
State sample_hidden(const Rules& r, const State& s, int seat, FastChance& chance);

struct GameResult {
  unsigned winners = 0;  // 0: cut off
  int decisions = 0;
  std::array<double, kMaxSeats> seconds{};
  std::array<int, kMaxSeats> by_seat{};  // decisions
  std::vector<int> chosen;               // the legal move of each decision, by its index
};
// A whole game, up to a number of decisions.
GameResult play_game(const Rules& r, std::span<const Player* const> players, Chance& deals, FastChance& choices,
                     int most);

}  // namespace tock
