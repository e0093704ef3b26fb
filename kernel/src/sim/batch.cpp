#include "tock/sim/batch.hpp"

#include <algorithm>
#include <cstring>

#include "sim/pool.hpp"

namespace tock {
namespace {

constexpr std::size_t kGamesABlock = 32; // games
constexpr std::size_t kBlocksAThread = 4;  // fewer are done before a thread is awake
constexpr std::size_t kFewMoves = 16;  // of a game, on average: rows that a block has room for at first

std::uint64_t mixed(std::uint64_t x) {  // splitmix64
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

std::uint64_t seed_of(std::uint64_t seed, std::size_t line, std::uint32_t number) {
  return mixed(mixed(mixed(seed) + line) + number);
}

// Has the memory brought nearer, while something else is done.
template <class T>
void fetch(const T& what) {
  const auto* bytes = reinterpret_cast<const char*>(&what);
  for (std::size_t i = 0; i < sizeof(T); i += 64) __builtin_prefetch(bytes + i);
}

}  // namespace

struct alignas(64) Batch::Block {  // separate cache lines for the writes of each thread
  std::size_t first = 0, end = 0;   // games
  std::vector<std::uint8_t> rows;   // the moves of its games, one after the other
  std::size_t used = 0, base = 0;   // rows: in here, and before these in all blocks
};

struct Batch::Saved {
  State state;
  Chance::Snapshot drawn;
  Hand discarded;
  std::uint64_t seed;
  std::uint32_t deals, shuffles, number, decisions;
  std::array<float, kMaxSeats> rewards;
  std::uint8_t counted, done, truncated;
};

Batch::Batch(const Rules& r, int size, std::uint64_t seed, int threads, std::uint32_t most_decisions)
    : r_(r), observer_(r), most_decisions_(most_decisions), games_(static_cast<std::size_t>(size)) {
  const auto n = static_cast<std::size_t>(size);
  for (std::size_t first = 0; first < n; first += kGamesABlock) {
    Block& block = blocks_.emplace_back();
    block.first = first;
    block.end = std::min(first + kGamesABlock, n);
    block.rows.resize(kGamesABlock * kFewMoves * kMoveWidth);
  }
  shown_.observations.resize(n * static_cast<std::size_t>(observer_.size()));
  shown_.seats.resize(n);
  shown_.rewards.resize(n * r.seats);
  shown_.done.resize(n);
  shown_.truncated.resize(n);
  shown_.seeds.resize(n);
  shown_.offsets.resize(n + 1);
  const int workers = std::clamp(threads, 1, std::max(1, static_cast<int>(blocks_.size() / kBlocksAThread)));
  lists_ = std::vector<MoveList>(static_cast<std::size_t>(workers));
  pool_ = std::make_unique<Pool>(workers);
  reset(seed);
}

Batch::~Batch() {
  if (pool_->lost_in_a_fork()) pool_.release();  // there is no thread to wait for
}

int Batch::threads() const { return pool_->threads(); }

// Calls each(block, list) for every block on some thread; then the rows of all blocks are put in one array.
template <class Each>
void Batch::work(Each&& each) {
  if (pool_->lost_in_a_fork()) {
    pool_.release();
    pool_ = std::make_unique<Pool>(static_cast<int>(lists_.size()));
  }
  std::atomic<std::size_t> next = 0, left = blocks_.size(), next_copy = 0;
  std::atomic<int> laid_out = 0;
  pool_->run([&](int thread) {
    MoveList& list = lists_[static_cast<std::size_t>(thread)];
    for (std::size_t i; (i = next.fetch_add(1, std::memory_order_relaxed)) < blocks_.size();) {
      each(blocks_[i], list);
      if (left.fetch_sub(1, std::memory_order_acq_rel) == 1) {
        lay_out();
        laid_out.store(1, std::memory_order_release);
        laid_out.notify_all();
      }
    }
    wait_while(laid_out, 0);
    for (std::size_t i; (i = next_copy.fetch_add(1, std::memory_order_relaxed)) < blocks_.size();)
      copy_rows(blocks_[i]);
  });
}

void Batch::reset(std::uint64_t seed) {
  seed_ = seed;
  choices_ = FastChance(mixed(~seed));
  work([&](Block& block, MoveList& list) { begin_block(block, list); });
}

int Batch::step(std::span<const std::int64_t> actions) {
  for (std::size_t g = 0; g < games_.size(); ++g)
    if (actions[g] < 0 || actions[g] >= games_[g].moves) return static_cast<int>(g);
  work([&](Block& block, MoveList& list) { step_block(block, actions.data(), list); });
  return -1;
}

std::vector<std::uint8_t> Batch::save() const {
  const Chance::Snapshot choices = choices_.state();
  std::vector<std::uint8_t> out(sizeof(seed_) + sizeof(choices) + games_.size() * sizeof(Saved));
  std::memcpy(out.data(), &seed_, sizeof(seed_));
  std::memcpy(out.data() + sizeof(seed_), &choices, sizeof(choices));
  std::uint8_t* at = out.data() + sizeof(seed_) + sizeof(choices);
  for (std::size_t g = 0; g < games_.size(); ++g, at += sizeof(Saved)) {
    const Game& game = games_[g];
    Saved saved{};
    saved.state = game.state;
    saved.drawn = game.deals.state();
    saved.discarded = game.discarded;
    saved.seed = shown_.seeds[g];
    saved.deals = game.deals.shuffles();
    saved.shuffles = game.shuffles;
    saved.number = game.number;
    saved.decisions = game.decisions;
    std::copy_n(&shown_.rewards[g * r_.seats], r_.seats, saved.rewards.begin());
    saved.counted = game.counted;
    saved.done = shown_.done[g];
    saved.truncated = shown_.truncated[g];
    std::memcpy(at, &saved, sizeof(Saved));
  }
  return out;
}

bool Batch::load(std::span<const std::uint8_t> bytes) {
  Chance::Snapshot choices;
  if (bytes.size() != sizeof(seed_) + sizeof(choices) + games_.size() * sizeof(Saved)) return false;
  std::memcpy(&seed_, bytes.data(), sizeof(seed_));
  std::memcpy(&choices, bytes.data() + sizeof(seed_), sizeof(choices));
  choices_.seek(choices);
  const std::uint8_t* first = bytes.data() + sizeof(seed_) + sizeof(choices);
  work([&](Block& block, MoveList& list) {
    block.used = 0;
    for (std::size_t g = block.first; g < block.end; ++g) {
      Saved saved;
      std::memcpy(static_cast<void*>(&saved), first + g * sizeof(Saved), sizeof(Saved));
      Game& game = games_[g];
      game.state = saved.state;
      game.deals.seek(saved.drawn);
      game.deals.set_shuffles(saved.deals);
      game.discarded = saved.discarded;
      game.shuffles = saved.shuffles;
      game.counted = saved.counted;
      game.number = saved.number;
      game.decisions = saved.decisions;
      shown_.seeds[g] = saved.seed;
      std::copy_n(saved.rewards.begin(), r_.seats, &shown_.rewards[g * r_.seats]);
      shown_.done[g] = saved.done;
      shown_.truncated[g] = saved.truncated;
      legal(r_, game.state, list);
      show(block, g, list);
    }
  });
  return true;
}

void Batch::sample(std::span<std::int64_t> actions) {
  for (std::size_t g = 0; g < games_.size(); ++g)
    actions[g] = choices_.below(static_cast<std::uint32_t>(games_[g].moves));
}

void Batch::begin_block(Block& block, MoveList& list) {
  block.used = 0;
  for (std::size_t g = block.first; g < block.end; ++g) {
    games_[g].number = 0;
    shown_.done[g] = shown_.truncated[g] = 0;
    begin_game(g, list);
    reward(g);
    show(block, g, list);
  }
}

void Batch::step_block(Block& block, const std::int64_t* actions, MoveList& list) {
  std::array<Move, kGamesABlock> chosen;  // read first: the rows are overwritten
  for (std::size_t g = block.first; g < block.end; ++g) {
    const auto row = static_cast<std::size_t>(games_[g].first + actions[g]);
    chosen[g - block.first] = observer_.read(games_[g].state, &block.rows[row * kMoveWidth]);
  }
  block.used = 0;
  for (std::size_t g = block.first; g < block.end; ++g) {
    Game& game = games_[g];
    if (g + 1 < block.end) fetch(games_[g + 1]);
    play(r_, game.state, chosen[g - block.first], game.deals, list);
    const bool over = game.state.over(), cut = !over && ++game.decisions == most_decisions_;
    reward(g);
    shown_.done[g] = over || cut;
    shown_.truncated[g] = cut;
    if (over || cut) {
      ++game.number;
      begin_game(g, list);
    }
    show(block, g, list);
  }
}

void Batch::begin_game(std::size_t g, MoveList& list) {
  Game& game = games_[g];
  shown_.seeds[g] = seed_of(seed_, g, game.number);
  game.deals = Deals(shown_.seeds[g]);
  game.decisions = 0;
  game.counted = 0;
  game.shuffles = 0;
  game.discarded = {};
  begin(r_, game.state, game.deals, list);
}

// 1 for winners; the others share the loss. Nothing as long as the game goes on.
void Batch::reward(std::size_t g) {
  const unsigned winners = games_[g].state.winners;
  const int won = std::popcount(winners);
  const float loss = won ? -static_cast<float>(won) / static_cast<float>(r_.seats - won) : 0;
  for (int s = 0; s < r_.seats; ++s)
    shown_.rewards[g * r_.seats + static_cast<std::size_t>(s)] = winners >> s & 1U ? 1 : loss;
}

void Batch::show(Block& block, std::size_t g, const MoveList& list) {
  Game& game = games_[g];
  const State& s = game.state;
  if (game.shuffles != game.deals.shuffles()) {
    game.shuffles = game.deals.shuffles();
    game.discarded = {};
    game.counted = 0;
  }
  if (s.redoing) {  // a card was taken up again, another lies in its place
    game.discarded = {};
    game.counted = 0;
  }
  game.discarded = Observer::tally(s, game.discarded, game.counted);
  game.counted = s.discards_n;
  observer_.look(s, s.turn, game.discarded, &shown_.observations[g * static_cast<std::size_t>(observer_.size())]);
  shown_.seats[g] = s.turn;
  game.moves = list.size();
  game.first = static_cast<int>(block.used);
  block.used += static_cast<std::size_t>(list.size());
  if (block.rows.size() < block.used * kMoveWidth) block.rows.resize(2 * block.used * kMoveWidth);
  observer_.write(s, std::span(list.begin(), list.end()),
                  &block.rows[static_cast<std::size_t>(game.first) * kMoveWidth]);
}

void Batch::lay_out() {
  std::size_t rows = 0;
  for (Block& block : blocks_) {
    block.base = rows;
    rows += block.used;
  }
  shown_.offsets.back() = static_cast<std::int64_t>(rows);
  if (rows > shown_.room) {
    shown_.room = 2 * rows;
    shown_.moves = std::make_shared_for_overwrite<std::uint8_t[]>(shown_.room * kMoveWidth);
  }
}

void Batch::copy_rows(const Block& block) {
  for (std::size_t g = block.first; g < block.end; ++g)
    shown_.offsets[g] = static_cast<std::int64_t>(block.base) + games_[g].first;
  std::memcpy(&shown_.moves[block.base * kMoveWidth], block.rows.data(), block.used * kMoveWidth);
}

}  // namespace tock
