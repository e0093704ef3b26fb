// Many games of one rulebook, stepped together by several threads.
#pragma once

#include <memory>

#include "tock/sim/observation.hpp"

namespace tock {

class Pool;

// Shuffles and lots of one game, counted: between two shuffles discards are only ever added to.
class Deals final : public Chance {
 public:
  explicit Deals(std::uint64_t seed) : chance_(seed) {}
  bool shuffle(std::span<std::uint8_t> cards) override {
    ++shuffles_;
    return chance_.shuffle(cards);
  }
  int random_below(int n) override { return chance_.random_below(n); }
  [[nodiscard]] Snapshot state() const override { return chance_.state(); }
  void seek(const Snapshot& state) override { chance_.seek(state); }
  [[nodiscard]] std::uint32_t shuffles() const { return shuffles_; }
  void set_shuffles(std::uint32_t n) { shuffles_ = n; }

 private:
  FastChance chance_;
  std::uint32_t shuffles_ = 0;
};

// The output of the games after a step. The arrays stay in place as long as the batch does, except the moves:
// they go to a larger array when there are more than ever before.
struct Shown {
  std::vector<std::uint8_t> observations;  // of the seat in turn, games × observation
  std::vector<std::uint8_t> seats;         // in turn
  std::vector<float> rewards;              // games × seats; of the game that ended with this step
  std::vector<std::uint8_t> done;          // a game ended with this step, and the next one has begun
  std::vector<std::uint8_t> truncated;     // … because it took too many decisions
  std::vector<std::uint64_t> seeds;        // of the games under way
  std::vector<std::int64_t> offsets;       // the moves of game g are rows offsets[g] … offsets[g + 1] - 1
  std::shared_ptr<std::uint8_t[]> moves;
  std::size_t room = 0;  // in rows
};

// The result does not depend on the number of threads.
class Batch {
 public:
  // most_decisions: a game is truncated after this many; 0: never. The batch refers to the rules.
  Batch(const Rules& r, int size, std::uint64_t seed, int threads, std::uint32_t most_decisions = 0);
  ~Batch();
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;

  // The first game of every line of games that this seed means.
  void reset(std::uint64_t seed);
  // The first game whose action is not one of its moves, and nothing has changed; or -1, and every game has
  // made its move. A game that ends is followed by the next of its line.
  int step(std::span<const std::int64_t> actions);
  // A random move for each game.
  void sample(std::span<std::int64_t> actions);

  // All that what follows depends on, and what was shown last: bytes for another batch of the same rules, size and
  // program. False, and nothing has happened: they are not of such a batch.
  [[nodiscard]] std::vector<std::uint8_t> save() const;
  bool load(std::span<const std::uint8_t> bytes);

  [[nodiscard]] int size() const { return static_cast<int>(games_.size()); }
  [[nodiscard]] int threads() const;
  [[nodiscard]] int moves_of(int game) const { return games_[static_cast<std::size_t>(game)].moves; }
  [[nodiscard]] const Observer& observer() const { return observer_; }
  [[nodiscard]] Shown& shown() { return shown_; }
  [[nodiscard]] const State& state(int game) const { return games_[static_cast<std::size_t>(game)].state; }

 private:
  struct alignas(64) Game {
    State state;
    Deals deals{0};
    Hand discarded{};                     // the first `counted` discards by kind,
    std::uint32_t shuffles = 0;           // since this shuffle
    std::uint8_t counted = 0;
    std::uint32_t number = 0;             // of the game in its line
    std::uint32_t decisions = 0;
    int moves = 0, first = 0;           // its rows in its block
  };
  struct Saved;  // a game, and what was shown of its last step
  struct Block;  // games that one thread steps one after the other

  template <class Each>
  void work(Each&& each);
  void begin_block(Block& block, MoveList& list);
  void step_block(Block& block, const std::int64_t* actions, MoveList& list);
  void begin_game(std::size_t g, MoveList& list);
  void reward(std::size_t g);
  void show(Block& block, std::size_t g, const MoveList& list);
  void lay_out();
  void copy_rows(const Block& block);

  const Rules& r_;
  const Observer observer_;
  const std::uint32_t most_decisions_;
  std::uint64_t seed_ = 0;
  std::vector<Game> games_;
  std::vector<Block> blocks_;
  Shown shown_;
  FastChance choices_{0};
  std::vector<MoveList> lists_;  // one for each thread
  std::unique_ptr<Pool> pool_;
};

}  // namespace tock
