#include "tock/train/selfplay.hpp"

#include <algorithm>
#include <numeric>

#include "sim/pool.hpp"

namespace tock {
namespace {

constexpr int kAtOnce = 64;          // games a thread takes at a time
constexpr std::size_t kPending = 1'000'000;  // samples of all threads; more are dropped until some are taken

}  // namespace

struct SelfPlay::Game : TrainingGame {
  using TrainingGame::TrainingGame;
  std::vector<Move> moves;  // while it waits
  std::vector<TrainingStep> steps;
  std::vector<std::uint8_t> rows;  // of the steps
};

struct SelfPlay::Worker {
  std::unique_ptr<MoveList> list = std::make_unique<MoveList>();
  std::vector<std::uint8_t> rows, tables;
  std::vector<float> targets, outcomes;
  std::vector<PlayedCounts> tallies;
};

const char* SelfPlay::refusal(std::span<const Rules* const> tables, std::span<const double> share, int games,
                              int threads) {
  if (tables.empty() || tables.size() > 255) return "tables: from 1 to 255";
  if (share.size() != tables.size()) return "share: one for each table";
  if (games < 1 || threads < 1) return "games, threads: at least 1";
  if (!(std::accumulate(share.begin(), share.end(), 0.0) > 0)) return "share: nothing to share";
  for (const Rules* r : tables)
    if (!NetworkInputs(*r).fits()) return "tables: one of them has more features than a row has room for";
  return nullptr;
}

SelfPlay::SelfPlay(std::vector<const Rules*> tables, const std::vector<double>& share, int games, int threads,
                   std::uint64_t seed, SelfPlaySettings settings)
    : rules_(std::move(tables)), settings_(settings), tallies_(rules_.size()) {
  for (const Rules* r : rules_) {
    inputs_.push_back(std::make_unique<NetworkInputs>(*r));
    greedy_.push_back(std::make_unique<Greedy>(*r));
  }
  const double all = std::accumulate(share.begin(), share.end(), 0.0);
  double sum = 0;
  std::size_t table = 0;
  for (int i = 0; i < games; ++i) {  // games of a table are adjacent
    while (table + 1 < rules_.size() && (sum + share[table]) / all * games <= i) sum += share[table++];
    games_.push_back(std::make_unique<Game>(seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(i)));
    games_.back()->table = static_cast<int>(table);
  }
  pool_ = std::make_unique<Pool>(threads);
  for (int i = 0; i < pool_->threads(); ++i) {
    workers_.push_back(std::make_unique<Worker>());
    workers_.back()->tallies.resize(rules_.size());
  }
  leader_ = std::thread([this] { run(); });
}

SelfPlay::~SelfPlay() {
  wait();
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
  }
  wake_.notify_all();
  leader_.join();
}

void SelfPlay::use(Who network, Mailbox where) {
  wait();
  nets_[static_cast<std::size_t>(network)] = where;
}

void SelfPlay::go() {
  wait();
  {
    std::lock_guard lock(mutex_);
    going_ = true;
  }
  wake_.notify_all();
}

std::array<int, 2> SelfPlay::wait() {
  std::unique_lock lock(mutex_);
  idle_.wait(lock, [&] { return !going_; });
  return waiting_rows_;
}

// All games together are larger than a processor's cache: the next ones are prefetched while one is
// played, first the game itself, then what it points to.
void SelfPlay::fetch(const Game& g) {
  const auto* bytes = reinterpret_cast<const char*>(&g);
  for (std::size_t i = 0; i < sizeof(Game); i += 64) __builtin_prefetch(bytes + i, 1);
}

void SelfPlay::fetch_more(const Game& g) const {
  if (g.is != Game::Placed) return;
  const auto* moves = reinterpret_cast<const char*>(g.moves.data());
  const auto* more = reinterpret_cast<const char*>(g.moves.data() + g.moves.size());
  for (; moves < more; moves += 64) __builtin_prefetch(moves);
  __builtin_prefetch(nets_[static_cast<std::size_t>(g.asked())].logits + g.at);
  __builtin_prefetch(g.rows.data() + g.rows.size(), 1);
  __builtin_prefetch(g.rows.data() + g.rows.size() + 64, 1);
  __builtin_prefetch(g.steps.data() + g.steps.size(), 1);
}

// Every thread takes games until there are none left; each time others come first, and find room for their rows.
template <class Work>
void SelfPlay::together(Work&& work) {
  const std::size_t chunks = (games_.size() + kAtOnce - 1) / kAtOnce;
  first_ = (first_ + 1) % chunks;
  std::atomic<std::size_t> next = 0;
  pool_->run([&](int thread) {
    for (std::size_t n; (n = next.fetch_add(1)) < chunks;) {
      const std::size_t from = (first_ + n) % chunks * kAtOnce;
      const std::size_t end = std::min(from + kAtOnce, games_.size());
      for (std::size_t i = from; i < end; ++i) {
        if (i + 2 < end) fetch(*games_[i + 2]);
        if (i + 1 < end) fetch_more(*games_[i + 1]);
        work(*workers_[static_cast<std::size_t>(thread)], *games_[i]);
      }
    }
  });
}

// Writes the rows of its moves where the network will look for them, while the game is still in the
// cache; a game that finds no room waits.
void SelfPlay::hand_out(Game& g) {
  const auto net = static_cast<std::size_t>(g.asked());
  const Mailbox& box = nets_[net];
  const int rows = static_cast<int>(g.moves.size());
  int at = filled_[net].load(std::memory_order_relaxed);
  do {
    g.is = Game::Waits;
    if (at + rows > box.capacity) return;
  } while (!filled_[net].compare_exchange_weak(at, at + rows, std::memory_order_relaxed));
  g.at = at;
  g.is = Game::Placed;
  inputs_[static_cast<std::size_t>(g.table)]->encode(g.state, g.moves,
                                                     box.rows[side_] + static_cast<std::size_t>(at) * kRowBytes);
  std::fill_n(box.tables + at, rows, static_cast<std::uint8_t>(g.table));
}

void SelfPlay::run() {
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return going_ || ending_; });
      if (ending_) return;
    }
    for (auto& filled : filled_) filled = 0;
    side_ ^= 1;
    together([this](Worker& w, Game& g) { advance(w, g); });
    for (std::size_t n = 0; n < filled_.size(); ++n) waiting_rows_[n] = filled_[n];
    for (auto& w : workers_)
      for (std::size_t t = 0; t < tallies_.size(); ++t) {
        PlayedCounts& from = w->tallies[t];
        tallies_[t].add(from);
        from = {};
      }
    {
      std::lock_guard lock(mutex_);
      going_ = false;
    }
    idle_.notify_all();
  }
}

// Takes the values of a game's moves, chooses, and stores the row of the chosen one.
void SelfPlay::take_values(Worker& w, Game& g) {
  const Mailbox& box = nets_[static_cast<std::size_t>(g.asked())];
  const bool learns = g.asked() == Who::Learner;
  const auto [chosen, step] = choose_in_training(settings_, g, {box.logits + g.at, g.moves.size()});
  if (learns) {
    g.steps.push_back(step);
    const std::uint8_t* row = box.rows[side_ ^ 1] + static_cast<std::size_t>(g.at + chosen) * kRowBytes;
    g.rows.insert(g.rows.end(), row, row + kRowBytes);
  }
  play(*rules_[static_cast<std::size_t>(g.table)], g.state, g.moves[static_cast<std::size_t>(chosen)], g.chance,
       *w.list);
}

void SelfPlay::advance(Worker& w, Game& g) {
  if (g.is == Game::Waits) return hand_out(g);
  const auto table = static_cast<std::size_t>(g.table);
  const Rules& r = *rules_[table];
  MoveList& list = *w.list;
  const auto anew = [&] {
    g.steps.clear();
    g.rows.clear();
    begin_training(r, settings_, g, list);
  };
  const auto keep = [&](const TrainingStep& step, const Move& move) {
    g.steps.push_back(step);
    g.rows.resize(g.rows.size() + kRowBytes);
    inputs_[table]->encode(g.state, {&move, 1}, &g.rows[g.rows.size() - kRowBytes]);
  };
  if (g.is == Game::Fresh) anew();
  else if (g.is == Game::Placed) take_values(w, g);
  else legal(r, g.state, list);
  for (;;) {
    const Stopped why = play_on(r, *greedy_[table], settings_, g, list, w.tallies[table], keep);
    if (why == Stopped::Ended) {
      finish(w, g);
      anew();
      continue;
    }
    g.is = Game::Plays;
    if (why != Stopped::AsksNetwork) return;
    g.moves.assign(list.begin(), list.end());
    return hand_out(g);
  }
}

void SelfPlay::finish(Worker& w, Game& g) {
  PlayedCounts& tally = w.tallies[static_cast<std::size_t>(g.table)];
  tally.add(counts_at_end(g));
  if (!g.state.over() || w.targets.size() > kPending / workers_.size()) return;
  tally.samples += g.steps.size();
  const auto step = [&](int i) -> const TrainingStep& { return g.steps[static_cast<std::size_t>(i)]; };
  each_target(*rules_[static_cast<std::size_t>(g.table)], g, settings_, static_cast<int>(g.steps.size()), step,
              [&](int i, float target, float outcome) {
                w.targets.push_back(target);
                w.outcomes.push_back(outcome);
                w.tables.push_back(static_cast<std::uint8_t>(g.table));
                const auto row = g.rows.begin() + static_cast<std::ptrdiff_t>(i) * kRowBytes;
                w.rows.insert(w.rows.end(), row, row + kRowBytes);
              });
}

int SelfPlay::ready() const {
  std::size_t n = 0;
  for (const auto& w : workers_) n += w->targets.size();
  return static_cast<int>(n);
}

int SelfPlay::take(std::uint8_t* rows, std::uint8_t* tables, float* targets, float* outcomes, int most) {
  wait();
  std::size_t at = 0;
  for (auto& w : workers_) {
    const std::size_t n = std::min(w->targets.size(), static_cast<std::size_t>(most) - at);
    const std::size_t kept = w->targets.size() - n;  // the last ones go first: nothing has to move
    std::copy(w->rows.begin() + static_cast<std::ptrdiff_t>(kept * kRowBytes), w->rows.end(), rows + at * kRowBytes);
    std::copy(w->tables.begin() + static_cast<std::ptrdiff_t>(kept), w->tables.end(), tables + at);
    std::copy(w->targets.begin() + static_cast<std::ptrdiff_t>(kept), w->targets.end(), targets + at);
    std::copy(w->outcomes.begin() + static_cast<std::ptrdiff_t>(kept), w->outcomes.end(), outcomes + at);
    w->rows.resize(kept * kRowBytes);
    w->tables.resize(kept);
    w->targets.resize(kept);
    w->outcomes.resize(kept);
    at += n;
  }
  return static_cast<int>(at);
}

}  // namespace tock
