// One training game: its players, the choice of each move, and the targets of the moves afterwards. The
// same in the threads of a processor and in those of a GPU; each decides where rows, values and steps are kept.
#pragma once

#include "tock/net/features.hpp"
#include "tock/sim/greedy.hpp"

namespace tock {

enum class Who : std::uint8_t { Learner, Older, Greedy };

struct SelfPlaySettings {
  float lambda = 0.9F;       // how much of a return is what really came of it
  float epsilon = 0.02F;     // share of random moves
  float temperature = 0.005F; // of the noise on values, in chances to win
  float greedy = 0.1F;       // games with greedy players in some seats
  float older = 0.1F;        // games with the older network in some seats
  bool response = false;     // the older network has every other team in all games
  bool warm = false;         // all players are greedy, and the samples are theirs
  int most = 4000;           // decisions; a longer game is dropped
};

struct PlayedCounts {
  std::uint64_t games = 0, decisions = 0, moves = 0, samples = 0, dropped = 0;
  // games of whole teams: [0] learner against older, [1] learner against greedy
  std::array<std::uint64_t, 2> met{}, won{};

  void add(const PlayedCounts& more) {
    games += more.games;
    decisions += more.decisions;
    moves += more.moves;
    samples += more.samples;
    dropped += more.dropped;
    for (std::size_t i = 0; i < met.size(); ++i) {
      met[i] += more.met[i];
      won[i] += more.won[i];
    }
  }
};

struct TrainingStep {
  float value;    // of the move that was made; below 0: it was not valued
  float instead;  // the value of a return from here without it
  std::uint8_t seat;
  bool explored;
};

struct alignas(16) TrainingGame {  // a GPU fetches it in large strokes
  explicit TrainingGame(std::uint64_t seed) : chance(seed) {}
  State state;
  FastChance chance;
  int table = 0, decisions = 0;
  int at = 0;  // the index of its first row, once the rows have been handed out
  std::array<Who, kMaxSeats> who{};
  int met = -1;  // whole teams of the learner against those of: 0 older, 1 greedy
  enum { Fresh, Waits, Placed, Plays, Ended } is = Fresh;

  [[nodiscard]] Who asked() const { return who[state.turn]; }
};

// Seats the players of another game and deals; `list` gets the first moves.
void begin_training(const Rules& r, const SelfPlaySettings& k, TrainingGame& g, MoveList& list);

// The move taken, by a network's values; the step is of use only if the learner was to move.
struct TrainingChoice {
  int move;
  TrainingStep step;
};
TrainingChoice choose_in_training(const SelfPlaySettings& k, TrainingGame& g, std::span<const float> logits);

// The counts at the end of a game, without its steps.
PlayedCounts counts_at_end(const TrainingGame& g);

enum class Stopped : std::uint8_t { AsksNetwork, Ended, HasPlayedEnough };
inline constexpr int kWithoutAsking = 16;  // decisions in one turn of a game

// Plays on from the moves in `list` until a network must choose, and these are its moves then. Where all players are
// greedy, `keep(step, move)` receives each of their choices before it is made.
template <class Keep>
Stopped play_on(const Rules& r, const Greedy& greedy, const SelfPlaySettings& k, TrainingGame& g, MoveList& list,
                PlayedCounts& tally, Keep&& keep) {
  for (int n = 0; n < kWithoutAsking; ++n) {
    if (g.state.over() || g.decisions >= k.most) return Stopped::Ended;
    ++g.decisions;
    ++tally.decisions;
    tally.moves += static_cast<std::uint64_t>(list.size());
    int i = 0;
    if (list.size() > 1) {
      const std::span<const Move> moves(list.begin(), static_cast<std::size_t>(list.size()));
      i = winning_move(r, g.state, moves);
      if (i < 0 && g.asked() != Who::Greedy) return Stopped::AsksNetwork;
      if (i < 0) {
        i = greedy.choose(g.state, moves);
        if (k.warm) {
          if (g.chance.share() <= k.epsilon) i = g.chance.random_below(list.size());
          keep(TrainingStep{-1, -1, g.state.turn, false}, list[i]);
        }
      }
    }
    play(r, g.state, list[i], g.chance, list);
  }
  return Stopped::HasPlayedEnough;
}

// Calls each(step, target, outcome) for all steps of a game that has ended, the last first: a target is the return
// along the later moves of the same seat: a λ-return, TD(λ).
template <class Step, class Each>
void each_target(const Rules& r, const TrainingGame& g, const SelfPlaySettings& k, int steps, Step&& step_of,
                 Each&& each) {
  std::array<float, kMaxSeats> outcome{}, later{};
  for (int t = 0; t < r.seats; ++t) later[t] = outcome[t] = static_cast<float>(g.state.winners >> t & 1U);
  for (int i = steps; i-- > 0;) {
    const TrainingStep& step = step_of(i);
    float& after = later[step.seat];
    each(i, after, outcome[step.seat]);
    if (step.explored) after = step.instead;
    else if (step.value >= 0) after = (1 - k.lambda) * step.instead + k.lambda * after;
  }
}

}  // namespace tock
