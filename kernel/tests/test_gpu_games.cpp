// The games of a GPU without one: their threads run one after the other, and play the very games that SelfPlay plays.
//
//   test_gpu_games TABLES STEPS
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <utility>

#include "check.hpp"
#include "tables.hpp"
#include "tock/train/selfplay.hpp"

// Built-ins of a GPU's compiler. A block has one thread here, so there is nothing to wait for.
#define __global__
#define __shared__ static
struct Number {
  unsigned x = 0, y = 0;
};
static Number blockIdx, threadIdx;
static const Number blockDim{1, 1};
struct alignas(16) [[gnu::may_alias]] uint4 {
  unsigned x, y, z, w;
};
static void __syncthreads() {}
template <class T>
static T atomicAdd(T* sum, T more) {
  return std::exchange(*sum, *sum + more);
}
static void atomicMax(int* most, int other) { *most = std::max(*most, other); }
#include "../gpu/games.cu"

namespace tock::test {
namespace {

// Says the same of the same row, wherever it lies.
float says(const std::uint8_t* row, bool older) {
  std::uint64_t h = older;
  for (int i = 0; i < kRowBytes; ++i) h = (h ^ row[i] ^ h >> 29) * 0x9E3779B97F4A7C15ULL;
  return static_cast<float>(h >> 40) * 0x1p-23F - 1;
}

struct Sample {
  std::array<std::uint8_t, kRowBytes> row;
  int table;
  float target, outcome;
  bool operator==(const Sample&) const = default;
};

// The memory of a GPU.
class Device {
 public:
  Device(const std::vector<const Rules*>& tables, int games, int most_rows, int most_samples, std::uint64_t seed,
         const SelfPlaySettings& k)
      : games_(games), most_rows_(most_rows) {
    for (const Rules* r : tables) {
      rules_.push_back(*r);
      plans_.push_back(NetworkInputs(*r).plan());
    }
    for (int i = 0; i < games; ++i) {
      seeds_.push_back(seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(i));
      whose_.push_back(i % static_cast<int>(tables.size()));
      order_.push_back(i);
    }
    const auto steps = static_cast<std::size_t>(games * k.most);
    all_ = {.rules = rules_.data(),
            .plans = plans_.data(),
            .greedy = room<Greedy>(tables.size()),
            .seeds = seeds_.data(),
            .tables = whose_.data(),
            .weights = room<std::int32_t>(games),
            .order = order_.data(),
            .games = room<TrainingGame>(games),
            .lists = room<MoveList>(games),
            .steps = room<TrainingStep>(steps),
            .step_rows = room<gpu::Row>(steps),
            .steps_n = room<std::int32_t>(games),
            .own_counts = room<PlayedCounts>(games),
            .counts = room<PlayedCounts>(tables.size()),
            .asked = {},
            .sample_rows = room<gpu::Row>(most_samples),
            .sample_tables = room<std::uint8_t>(most_samples),
            .targets = room<float>(most_samples),
            .outcomes = room<float>(most_samples),
            .filled = room<std::int32_t>(4),
            .tables_n = static_cast<int>(tables.size()),
            .games_n = games,
            .most_steps = k.most,
            .most_rows = most_rows,
            .most_samples = most_samples,
            .lambda = k.lambda,
            .epsilon = k.epsilon,
            .temperature = k.temperature,
            .greedy_share = k.greedy,
            .older_share = k.older,
            .response = k.response,
            .warm = k.warm};
    for (int net = 0; net < 2; ++net) {
      logits_[net] = room<float>(most_rows);
      all_.asked[net] = {room<gpu::Row>(most_rows), room<std::uint8_t>(most_rows), room<std::int32_t>(most_rows),
                         logits_[net]};
    }
    run(set_up, std::max(games, static_cast<int>(tables.size())));
  }

  // One turn of all games; the samples of those that have ended.
  std::vector<Sample> turn() {
    std::fill_n(all_.filled, 4, 0);
    run(weigh, games_);
    std::iota(order_.begin(), order_.end(), 0);
    std::stable_sort(order_.begin(), order_.end(), [&](auto a, auto b) { return all_.weights[a] > all_.weights[b]; });
    run(::advance, games_);
    run(collect, games_);
    for (blockIdx.y = 0; blockIdx.y < 2; ++blockIdx.y) run(write_all_rows, most_rows_);
    blockIdx.y = 0;
    for (int net = 0; net < 2; ++net)
      for (int row = 0; row < std::min(all_.filled[net], most_rows_); ++row) {
        CHECK(all_.asked[net].games[row] < games_);
        logits_[net][row] = says(reinterpret_cast<const std::uint8_t*>(&all_.asked[net].rows[row]), net == 1);
      }
    std::vector<Sample> out;
    const int n = std::min(all_.filled[gpu::kSamples], all_.most_samples - all_.filled[gpu::kLeftEmpty]);
    for (int i = 0; i < n; ++i) {
      out.push_back({{}, all_.sample_tables[i], all_.targets[i], all_.outcomes[i]});
      std::memcpy(out.back().row.data(), &all_.sample_rows[i], kRowBytes);
    }
    return out;
  }

  [[nodiscard]] PlayedCounts counts() const {
    PlayedCounts sum;
    for (int t = 0; t < all_.tables_n; ++t) sum.add(all_.counts[t]);
    return sum;
  }
  [[nodiscard]] bool somebody_waits() const {
    return std::any_of(all_.games, all_.games + games_, [](const auto& g) { return g.is == TrainingGame::Waits; });
  }
  [[nodiscard]] bool something_left_empty() const { return all_.filled[gpu::kLeftEmpty] > 0; }

 private:
  template <class T, class N>
  T* room(N n) {
    const std::size_t bytes = sizeof(T) * static_cast<std::size_t>(n);
    memory_.push_back(std::make_unique<std::uint64_t[]>(bytes / 8 + 1));
    return reinterpret_cast<T*>(memory_.back().get());
  }
  template <class Kernel>
  void run(Kernel&& kernel, int blocks) {
    for (blockIdx.x = 0; blockIdx.x < static_cast<unsigned>(blocks); ++blockIdx.x) kernel(&all_);
  }

  int games_, most_rows_;
  std::vector<Rules> rules_;
  std::vector<FeatureLayout> plans_;
  std::vector<std::uint64_t> seeds_;
  std::vector<std::int32_t> whose_;
  std::vector<std::int64_t> order_;
  std::vector<std::unique_ptr<std::uint64_t[]>> memory_;
  std::array<float*, 2> logits_{};
  gpu::Games all_{};
};

// The same game in a thread.
class Thread {
 public:
  Thread(const Rules& r, std::uint64_t seed, const SelfPlaySettings& k) : play_({&r}, {1.0}, 1, 1, seed, k) {
    for (std::size_t net = 0; net < 2; ++net)
      play_.use(static_cast<Who>(net),
                {{rows_[net][0].data(), rows_[net][1].data()}, tables_.data(), logits_[net].data(), MoveList::kUsual});
  }
  std::vector<Sample> turn() {
    play_.go();
    const auto waiting = play_.wait();
    for (std::size_t net = 0; net < 2; ++net)
      for (std::size_t row = 0; row < static_cast<std::size_t>(waiting[net]); ++row)
        logits_[net][row] = says(&rows_[net][static_cast<std::size_t>(play_.side())][row * kRowBytes], net == 1);
    std::vector<Sample> out(static_cast<std::size_t>(play_.ready()));
    std::vector<std::uint8_t> rows(out.size() * kRowBytes), tables(out.size());
    std::vector<float> targets(out.size()), outcomes(out.size());
    play_.take(rows.data(), tables.data(), targets.data(), outcomes.data(), static_cast<int>(out.size()));
    for (std::size_t i = 0; i < out.size(); ++i) {  // the last move comes first here
      Sample& sample = out[out.size() - 1 - i];
      sample = {{}, tables[i], targets[i], outcomes[i]};
      std::memcpy(sample.row.data(), &rows[i * kRowBytes], kRowBytes);
    }
    return out;
  }
  [[nodiscard]] const PlayedCounts& counts() const { return play_.tallies()[0]; }

 private:
  using Rows = std::vector<std::uint8_t>;
  std::array<std::array<Rows, 2>, 2> rows_ = [] {
    const Rows room(static_cast<std::size_t>(MoveList::kUsual) * kRowBytes);
    return std::array<std::array<Rows, 2>, 2>{{{room, room}, {room, room}}};
  }();
  Rows tables_ = Rows(MoveList::kUsual);
  std::array<std::vector<float>, 2> logits_{std::vector<float>(MoveList::kUsual), std::vector<float>(MoveList::kUsual)};
  SelfPlay play_;
};

// Turns until a game has ended.
template <class Player>
std::vector<Sample> first_game(Player& player) {
  std::vector<Sample> all;
  while (player.counts().games + player.counts().dropped == 0) all = player.turn();
  return all;
}

void the_same_games(const std::vector<const Rules*>& tables, int most, bool warm) {
  std::size_t samples = 0;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const SelfPlaySettings k{.epsilon = 0.2F, .greedy = 0.3F, .older = 0.3F, .warm = warm, .most = most};
    Device device({tables[i]}, 1, MoveList::kUsual, most, 5 + i, k);
    Thread thread(*tables[i], 5 + i, k);
    const auto there = first_game(device), here = first_game(thread);
    samples += here.size();
    CHECK(there == here);
    CHECK_SAME(device.counts().games, thread.counts().games);
    CHECK_SAME(device.counts().dropped, thread.counts().dropped);
    CHECK_SAME(device.counts().samples, thread.counts().samples);
    CHECK(device.counts().met == thread.counts().met && device.counts().won == thread.counts().won);
  }
  CHECK(samples > 10 * tables.size());  // most games end before they are too long
}

// More rows, and more samples, than there is room for: games take turns at waiting, all of them end, and what does not
// fit is not known.
void too_little_room(const std::vector<const Rules*>& tables, int steps) {
  const int games = static_cast<int>(tables.size());
  bool waited = false, dropped = false;
  for (const bool warm : {false, true}) {
    const SelfPlaySettings k{.epsilon = 0.3F, .warm = warm, .most = warm ? 2000 : 60};
    Device device(tables, games, 2 * games, 600, 3, k);
    std::uint64_t drawn = 0;
    for (int step = 0; step < 2 * steps; ++step) {
      const auto samples = device.turn();
      drawn += samples.size();
      CHECK_SAME(drawn, device.counts().samples);
      for (const Sample& one : samples) CHECK(one.target >= 0 && one.target <= 1 && one.table < games);
      waited |= device.somebody_waits();
      dropped |= device.something_left_empty();
    }
    CHECK(device.counts().games + device.counts().dropped > 0);
  }
  CHECK(waited && dropped);
}

}  // namespace
}  // namespace tock::test

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const int steps = std::atoi(argv[2]);
  const auto tables = tock::test::read_tables(argv[1]);
  std::vector<const tock::Rules*> played;
  for (const auto& t : tables)
    if (!t.rules.undoes && tock::NetworkInputs(t.rules).fits()) played.push_back(&t.rules);
  using namespace tock::test;
  run_test("the same games", [&] { the_same_games(played, 20 * steps, false); });
  run_test("the same games, warm", [&] { the_same_games(played, 20 * steps, true); });
  run_test("too little room", [&] { too_little_room(played, steps); });
  return tock::test::report("gpu_games");
}
