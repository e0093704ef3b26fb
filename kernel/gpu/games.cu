// Games of training on a GPU: a thread plays a game, a thread writes a row. All of the kernel that a game needs is
// compiled with it while the program runs (src/tockwork/learn/gpu_source.py), every function for the GPU.
#include "tock/train/training_game.hpp"
#ifdef __CUDACC__  // a test without a GPU links these
#include "../src/game/apply.cpp"
#include "../src/game/card_plays.cpp"
#include "../src/game/chance.cpp"
#include "../src/game/colour.cpp"
#include "../src/game/flow.cpp"
#include "../src/game/generate.cpp"
#include "../src/game/split.cpp"
#include "../src/game/winning_move.cpp"
#include "../src/net/abilities.cpp"
#include "../src/net/features.cpp"
#include "../src/net/prospects.cpp"
#include "../src/net/threats.cpp"
#include "../src/sim/greedy.cpp"
#include "../src/train/training_game.cpp"
#endif

namespace tock::gpu {

struct alignas(16) Row {
  std::uint64_t words[kRowBytes / 8];
};

// Where the rows of one network are, and what it says of them.
struct Asked {
  Row* rows;
  std::uint8_t* tables;
  std::int32_t* games;  // the game of each row; -1: none
  const float* logits;
};

enum Count { kRowsOfLearner, kRowsOfOlder, kSamples, kLeftEmpty };  // at the end of the samples: no room for more

// Everything there is, in the GPU's memory. learn/gpu_games.py fills it in and has the same in the same order.
struct Games {
  const Rules* rules;
  const FeatureLayout* plans;
  Greedy* greedy;
  const std::uint64_t* seeds;
  const std::int32_t* tables;
  std::int32_t* weights;      // how much there will be to list for a game, roughly
  const std::int64_t* order;  // the games by work: neighbouring threads wait for each other, so they get equal shares
  TrainingGame* games;
  MoveList* lists;
  TrainingStep* steps;  // a fixed number for each game
  Row* step_rows;
  std::int32_t* steps_n;
  PlayedCounts* own_counts;  // of each game, until it ends
  PlayedCounts* counts;  // of each table
  Asked asked[2];
  Row* sample_rows;
  std::uint8_t* sample_tables;
  float *targets, *outcomes;
  std::int32_t* filled;  // by Count
  std::int32_t tables_n, games_n, most_steps, most_rows, most_samples;
  float lambda, epsilon, temperature, greedy_share, older_share;
  std::int32_t response, warm;

  [[nodiscard]] SelfPlaySettings settings() const {
    return {.lambda = lambda,
            .epsilon = epsilon,
            .temperature = temperature,
            .greedy = greedy_share,
            .older = older_share,
            .response = response != 0,
            .warm = warm != 0,
            .most = most_steps};
  }
};

int this_thread() { return static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x); }

Row& row_of(const Games& all, int game, int step) {
  return all.step_rows[static_cast<std::int64_t>(game) * all.most_steps + step];
}

// Room for the rows of its moves; a game that finds none waits.
void hand_out(const Games& all, TrainingGame& g, int i) {
  const auto net = static_cast<int>(g.asked());
  const int rows = all.lists[i].size();
  const int at = atomicAdd(&all.filled[net], rows);
  const bool room = at + rows <= all.most_rows;
  g.at = at;
  g.is = room ? TrainingGame::Placed : TrainingGame::Waits;
  for (int row = at; row < at + rows && row < all.most_rows; ++row) {
    all.asked[net].games[row] = room ? i : -1;
    all.asked[net].tables[row] = static_cast<std::uint8_t>(g.table);
  }
}

TrainingStep& next_step(const Games& all, int i) {
  return all.steps[static_cast<std::int64_t>(i) * all.most_steps + all.steps_n[i]];
}

// Takes the values of a game's moves, chooses, and stores the row of the chosen one.
void take_values(const Games& all, TrainingGame& g, int i, const SelfPlaySettings& k) {
  const Asked& asked = all.asked[static_cast<int>(g.asked())];
  MoveList& list = all.lists[i];
  const bool learns = g.asked() == Who::Learner;
  const auto [chosen, step] = choose_in_training(k, g, {asked.logits + g.at, static_cast<std::size_t>(list.size())});
  if (learns) {
    next_step(all, i) = step;
    row_of(all, i, all.steps_n[i]++) = asked.rows[g.at + chosen];
  }
  play(all.rules[g.table], g.state, list[chosen], g.chance, list);
}

// A game while its thread plays it. The private data of neighbouring threads is interleaved, so that threads which read
// the same part of theirs are served together.
class AtHand {
 public:
  explicit AtHand(TrainingGame& kept) : kept_(kept) { copy(own_, reinterpret_cast<const uint4*>(&kept)); }
  ~AtHand() { copy(reinterpret_cast<uint4*>(&kept_), own_); }
  TrainingGame& operator*() { return *reinterpret_cast<TrainingGame*>(own_); }

 private:
  static constexpr int kWords = sizeof(TrainingGame) / sizeof(uint4);
  static void copy(uint4* to, const uint4* from) {
    for (int i = 0; i < kWords; ++i) to[i] = from[i];
  }
  TrainingGame& kept_;
  uint4 own_[kWords];
};

void add_to(std::uint64_t& sum, std::uint64_t more) {
  if (more) atomicAdd(reinterpret_cast<unsigned long long*>(&sum), static_cast<unsigned long long>(more));
}

void add_to(PlayedCounts& sum, const PlayedCounts& more) {
  add_to(sum.games, more.games);
  add_to(sum.decisions, more.decisions);
  add_to(sum.moves, more.moves);
  add_to(sum.samples, more.samples);
  add_to(sum.dropped, more.dropped);
  for (std::size_t n = 0; n < sum.met.size(); ++n) {
    add_to(sum.met[n], more.met[n]);
    add_to(sum.won[n], more.won[n]);
  }
}

}  // namespace tock::gpu

// How large everything is here: the host makes room for it.
extern "C" __global__ void sizes(std::int64_t* out) {
  using namespace tock;
  const std::int64_t all[] = {sizeof(Rules),        sizeof(FeatureLayout), sizeof(Greedy),
                              sizeof(TrainingGame), sizeof(MoveList),      sizeof(TrainingStep),
                              sizeof(gpu::Row),     sizeof(PlayedCounts),  sizeof(gpu::Games)};
  for (const std::int64_t one : all) *out++ = one;
}

extern "C" __global__ void set_up(const tock::gpu::Games* all) {
  using namespace tock;
  const int i = gpu::this_thread();
  if (i < all->tables_n) new (&all->greedy[i]) Greedy(all->rules[i]);
  if (i >= all->games_n) return;
  new (&all->lists[i]) MoveList;
  new (&all->games[i]) TrainingGame(all->seeds[i]);
  all->games[i].table = all->tables[i];
}

// Estimates the work of listing the next moves: cards that split steps among marbles take by far the most.
extern "C" __global__ void weigh(const tock::gpu::Games* all) {
  using namespace tock;
  const int i = gpu::this_thread();
  if (i >= all->games_n) return;
  const TrainingGame& g = all->games[i];
  const Rules& r = all->rules[g.table];
  const int next = g.state.phase == Phase::Play ? r.next_seat(g.state.turn) : g.state.turn;
  int splits = 0, afoot = 0;
  for (int k = 0; k < r.kinds; ++k)
    for (int use = 0; use < r.cards[k].uses_n; ++use) {
      const UseKind kind = r.cards[k].uses[use].kind;
      if (g.state.hand[next][k] && (kind == UseKind::Split || kind == UseKind::Joker)) ++splits;
    }
  for (int m = 0; m < r.marbles; ++m) afoot += g.state.board.at[id_of(next, m)] < kReserve;
  all->weights[i] = (g.table * 4 + std::min(splits, 3)) * 64 + (g.is != TrainingGame::Placed) * 63 + afoot * 8 +
                    std::min<int>(g.state.hand_n[next], 6);
}

// Every game takes the values of its moves and plays on until a network must choose again.
extern "C" __global__ void advance(const tock::gpu::Games* all) {
  using namespace tock;
  if (gpu::this_thread() >= all->games_n) return;
  const int i = static_cast<int>(all->order[gpu::this_thread()]);
  gpu::AtHand at_hand(all->games[i]);
  TrainingGame& g = *at_hand;
  if (g.is == TrainingGame::Waits) return gpu::hand_out(*all, g, i);
  const Rules& r = all->rules[g.table];
  MoveList& list = all->lists[i];
  const SelfPlaySettings k = all->settings();
  if (g.is == TrainingGame::Fresh || g.is == TrainingGame::Ended) {
    all->steps_n[i] = 0;
    begin_training(r, k, g, list);
  } else if (g.is == TrainingGame::Placed) {
    gpu::take_values(*all, g, i, k);
  }
  const auto keep = [&](const TrainingStep& step, const Move& move) {
    gpu::next_step(*all, i) = step;
    gpu::Row& row = gpu::row_of(*all, i, all->steps_n[i]++);
    write_rows(r, all->plans[g.table], g.state, {&move, 1}, reinterpret_cast<std::uint8_t*>(&row));
  };
  PlayedCounts counts = all->own_counts[i];
  const Stopped why = play_on(r, all->greedy[g.table], k, g, list, counts, keep);
  all->own_counts[i] = counts;
  g.is = why == Stopped::Ended ? TrainingGame::Ended : TrainingGame::Plays;
  if (why == Stopped::AsksNetwork) gpu::hand_out(*all, g, i);
}

// A thread writes one row; blockIdx.y: of which network.
extern "C" __global__ void write_all_rows(const tock::gpu::Games* all) {
  using namespace tock;
  const gpu::Asked& asked = all->asked[blockIdx.y];
  const int row = gpu::this_thread();
  if (row >= all->most_rows || row >= all->filled[blockIdx.y] || asked.games[row] < 0) return;
  const int i = asked.games[row];
  const TrainingGame& g = all->games[i];
  write_rows(all->rules[g.table], all->plans[g.table], g.state, {&all->lists[i][row - g.at], 1},
             reinterpret_cast<std::uint8_t*>(&asked.rows[row]));
}

// A block collects the samples of a game that has ended.
extern "C" __global__ void collect(const tock::gpu::Games* all) {
  using namespace tock;
  const int i = static_cast<int>(blockIdx.x);
  const TrainingGame& g = all->games[i];
  if (g.is != TrainingGame::Ended) return;
  const int n = g.state.over() ? all->steps_n[i] : 0;
  __shared__ int at;
  if (threadIdx.x == 0) {
    at = atomicAdd(&all->filled[gpu::kSamples], n);
    PlayedCounts& own = all->own_counts[i];
    own.add(counts_at_end(g));
    if (at + n > all->most_samples) {  // dropped until the others are taken
      atomicMax(&all->filled[gpu::kLeftEmpty], all->most_samples - at);
    } else {
      own.samples += static_cast<std::uint64_t>(n);
      const auto* steps = &all->steps[static_cast<std::int64_t>(i) * all->most_steps];
      const SelfPlaySettings k = all->settings();
      each_target(
          all->rules[g.table], g, k, n, [&](int step) -> const TrainingStep& { return steps[step]; },
          [&](int step, float target, float outcome) {
            all->targets[at + step] = target;
            all->outcomes[at + step] = outcome;
            all->sample_tables[at + step] = static_cast<std::uint8_t>(g.table);
          });
    }
    gpu::add_to(all->counts[g.table], own);
    own = {};
  }
  __syncthreads();
  if (at + n > all->most_samples) return;
  for (int step = static_cast<int>(threadIdx.x); step < n; step += static_cast<int>(blockDim.x))
    all->sample_rows[at + step] = gpu::row_of(*all, i, step);
}
