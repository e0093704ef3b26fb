// Many games at once, in threads, for training: they stop wherever a network must choose, hand out the
// rows of all moves, take the values back and continue. Finished games leave samples to learn from.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

#include "tock/net/network_inputs.hpp"
#include "tock/train/training_game.hpp"

namespace tock {

class Pool;
// Where the rows of one network go and its values come from; the caller owns the memory. Rows go to two places by
// turns: while new ones are written, the last ones can still be read.
struct Mailbox {
  std::array<std::uint8_t*, 2> rows{};  // capacity × kRowBytes each
  std::uint8_t* tables = nullptr;  // which table a row is of
  const float* logits = nullptr;
  int capacity = 0;
};

class SelfPlay {
 public:
  // The error in its settings; nullptr: none.
  static const char* refusal(std::span<const Rules* const> tables, std::span<const double> share, int games,
                             int threads);
  // `share` says how the games are shared out among the tables.
  SelfPlay(std::vector<const Rules*> tables, const std::vector<double>& share, int games, int threads,
           std::uint64_t seed, SelfPlaySettings settings);
  ~SelfPlay();
  SelfPlay(const SelfPlay&) = delete;
  SelfPlay& operator=(const SelfPlay&) = delete;

  void use(Who network, Mailbox where);
  void set(const SelfPlaySettings& settings) { settings_ = settings; }
  [[nodiscard]] const SelfPlaySettings& settings() const { return settings_; }

  void go();                      // takes the values and plays on in the background
  std::array<int, 2> wait();      // until all games wait; how many rows each network has to value
  [[nodiscard]] int side() const { return side_; }  // which of the two places they are in

  // Moves finished samples out, up to a maximum; returns how many. Only while waiting.
  int take(std::uint8_t* rows, std::uint8_t* tables, float* targets, float* outcomes, int most);
  [[nodiscard]] int ready() const;
  [[nodiscard]] const std::vector<PlayedCounts>& tallies() const { return tallies_; }  // by table, since the beginning

 private:
  struct Game;
  struct Worker;
  void run();  // the thread that leads a step
  template <class Work>
  void together(Work&& work);  // over all games
  void advance(Worker& w, Game& g);
  static void fetch(const Game& g);
  void fetch_more(const Game& g) const;
  void hand_out(Game& g);
  void take_values(Worker& w, Game& g);
  void finish(Worker& w, Game& g);

  std::vector<const Rules*> rules_;
  std::vector<std::unique_ptr<NetworkInputs>> inputs_;
  std::vector<std::unique_ptr<Greedy>> greedy_;
  SelfPlaySettings settings_;
  std::array<Mailbox, 2> nets_{};
  std::array<int, 2> waiting_rows_{};
  std::vector<std::unique_ptr<Game>> games_;
  std::vector<std::unique_ptr<Worker>> workers_;
  std::vector<PlayedCounts> tallies_;
  std::array<std::atomic<int>, 2> filled_{};  // rows of each network so far
  std::size_t first_ = 0;  // which games come first
  int side_ = 0;  // where rows are written now

  std::unique_ptr<Pool> pool_;
  std::mutex mutex_;
  std::condition_variable wake_, idle_;
  bool going_ = false, ending_ = false;
  std::thread leader_;
};

}  // namespace tock
