// Somebody who answers for a seat: by chance, by the greedy evaluation, by a network, or by playing on in
// the head with one of these.
// None of them uses a card that its seat cannot see.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "tock/greedy.hpp"
#include "tock/network.hpp"

namespace tock {

enum class PlayerKind : std::uint8_t { Random, Greedy, Search, Network, Rollouts };

// How long a search may think about one answer; 0: no such limit. Only rollouts give the same answer
// every time.
struct Limits {
  double seconds = 0;
  int rollouts = 0;
};

struct SearchSettings {
  int candidates = 20;    // the greedy evaluation keeps so many answers
  int rounds = 1;         // a rollout ends after so many rounds,
  int decisions = 16;     // with the game, or after so many decisions
  int sure_after = 10;    // worlds before an answer may be dropped
  float sure = 2.5F;       // dropped when so many standard errors behind the best
  float scale = 90;       // of values, to a chance of winning
};

// How much the weaker levels of bots err.
inline constexpr float kBeginner = 0.08F, kCasual = 0.035F;

// How a network is asked.
struct NetworkSettings {
  float noise = 0;        // of a weaker player, on what it thinks of an answer; the same in the same position
  int candidates = 8;     // rollouts: the network keeps so many answers,
  float close = 0.12F;    // none of them worse than the best by more than this
  int decisions = 8;      // a rollout ends with the seat's first answer after so many decisions
};

class Player {
 public:
  Player(PlayerKind kind, const Rules& r, Limits limits = {}, SearchSettings settings = {},
         const Weights& weights = {});
  // By a network; with limits it plays on in its head.
  Player(std::shared_ptr<const Network> network, const Rules& r, Limits limits = {}, NetworkSettings asked = {});
  // The index of its answer for the seat in turn. `choices` is all the chance it has.
  int choose(const State& s, std::span<const Move> answers, FastChance& choices) const;
  // What so many rollouts with the network say of some of the answers: the mean chance to win, over the same imagined
  // worlds for each of them.
  [[nodiscard]] std::vector<float> weigh(const State& s, std::span<const Move> answers, int worlds,
                                         std::uint64_t seed) const;
  // The answers that rollouts are worth trying with, the best first.
  [[nodiscard]] std::vector<int> candidates(const State& s, std::span<const Move> answers) const;
  [[nodiscard]] PlayerKind kind() const { return kind_; }

 private:
  int search(const State& s, std::span<const Move> answers, FastChance& choices) const;
  int ask_network(const State& s, std::span<const Move> answers) const;
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
State imagine(const Rules& r, const State& s, int seat, FastChance& chance);

struct GameResult {
  unsigned winners = 0;  // 0: cut off
  int decisions = 0;
  std::array<double, kMaxSeats> seconds{};
  std::array<int, kMaxSeats> by_seat{};  // decisions
};
// A whole game, of so many decisions at most.
GameResult play_game(const Rules& r, std::span<const Player* const> players, Chance& deals, FastChance& choices,
                     int most);

}  // namespace tock
