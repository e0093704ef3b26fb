#include "tock/selfplay.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "pool.hpp"

namespace tock {
namespace {

constexpr int kAtOnce = 64;          // games a thread takes at a time
constexpr int kWithoutAsking = 16;   // decisions of one game in one step
constexpr std::size_t kPending = 1'000'000;  // samples of all threads; more are dropped until somebody takes them
constexpr float kFarBehind = 1;      // logits; what is valued so much less than the best is not taken by noise
constexpr float kNeverTaken = 16;    // temperatures behind the best: one in nine million
constexpr float kUnvalued = std::numeric_limits<float>::quiet_NaN();

// Nobody compares these bit by bit, so they may come from the library.
float quick_chance_of(float logit) { return 1 / (1 + std::exp(-logit)); }

float uniform(FastChance& chance) { return static_cast<float>((chance.next() >> 40) + 1) * 0x1p-24F; }  // above 0

}  // namespace

struct SelfPlay::Game {
  struct Step {
    float value;   // of the answer that was given
    float instead; // what a return that comes from here is worth without it; kUnvalued: nobody valued it
    std::uint8_t seat;
    bool explored;
  };
  explicit Game(std::uint64_t seed) : chance(seed) {}
  State state;
  FastChance chance;
  std::vector<Move> answers;  // while it waits
  std::vector<Step> steps;
  std::vector<std::uint8_t> rows;  // of the steps
  int table = 0, decisions = 0, at = 0;
  std::array<Who, kMaxSeats> who{};
  int met = -1;  // whole teams of the learner against those of: 0 older, 1 greedy
  enum { Fresh, Waits, Placed, Plays } is = Fresh;
};

struct SelfPlay::Worker {
  std::unique_ptr<MoveList> list = std::make_unique<MoveList>();
  std::vector<std::uint8_t> rows, tables;
  std::vector<float> targets, outcomes;
  std::vector<PlayedCounts> tallies;
  struct Weight {
    int answer;
    float up_to;  // with those before it
  };
  std::vector<Weight> weights;  // of the answers that may be taken
};

const char* SelfPlay::refusal(std::span<const Rules* const> tables, std::span<const double> share, int games,
                              int threads) {
  if (tables.empty() || tables.size() > 255) return "tables: from 1 to 255";
  if (share.size() != tables.size()) return "share: one for each table";
  if (games < 1 || threads < 1) return "games, threads: at least 1";
  if (!(std::accumulate(share.begin(), share.end(), 0.0) > 0)) return "share: nothing to share";
  for (const Rules* r : tables)
    if (!NetworkInputs(*r).fits()) return "tables: one of them has more to tell than a row has room for";
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
  for (int i = 0; i < games; ++i) {  // games of a table stand together
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

// All games together are larger than a processor's memory of its own: the next ones are on their way while one is
// played, first the game itself, then what it points to.
void SelfPlay::fetch(const Game& g) {
  const auto* bytes = reinterpret_cast<const char*>(&g);
  for (std::size_t i = 0; i < sizeof(Game); i += 64) __builtin_prefetch(bytes + i, 1);
}

void SelfPlay::fetch_more(const Game& g) const {
  if (g.is != Game::Placed) return;
  const auto* answers = reinterpret_cast<const char*>(g.answers.data());
  const auto* more = reinterpret_cast<const char*>(g.answers.data() + g.answers.size());
  for (; answers < more; answers += 64) __builtin_prefetch(answers);
  __builtin_prefetch(nets_[static_cast<std::size_t>(g.who[g.state.turn])].logits + g.at);
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

// Writes the rows of its answers where the network will look for them, while the game is still at hand in the
// processor; a game that finds no room waits.
void SelfPlay::hand_out(Game& g) {
  const auto net = static_cast<std::size_t>(g.who[g.state.turn]);
  const Mailbox& box = nets_[net];
  const int rows = static_cast<int>(g.answers.size());
  int at = filled_[net].load(std::memory_order_relaxed);
  do {
    g.is = Game::Waits;
    if (at + rows > box.capacity) return;
  } while (!filled_[net].compare_exchange_weak(at, at + rows, std::memory_order_relaxed));
  g.at = at;
  g.is = Game::Placed;
  inputs_[static_cast<std::size_t>(g.table)]->encode(g.state, g.answers,
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
        PlayedCounts &to = tallies_[t], &from = w->tallies[t];
        to.games += from.games;
        to.decisions += from.decisions;
        to.answers += from.answers;
        to.samples += from.samples;
        to.dropped += from.dropped;
        for (std::size_t k = 0; k < to.met.size(); ++k) {
          to.met[k] += from.met[k];
          to.won[k] += from.won[k];
        }
        from = {};
      }
    {
      std::lock_guard lock(mutex_);
      going_ = false;
    }
    idle_.notify_all();
  }
}

void SelfPlay::deal(Game& g) {
  const Rules& r = *rules_[static_cast<std::size_t>(g.table)];
  g.who.fill(settings_.warm ? Who::Greedy : Who::Learner);
  g.met = -1;
  g.decisions = 0;
  g.steps.clear();
  g.rows.clear();
  const float u = uniform(g.chance);
  const bool response = settings_.response;
  if (settings_.warm || (!response && u > settings_.greedy + settings_.older)) return;
  const Who other = response || u > settings_.greedy ? Who::Older : Who::Greedy;
  if (response || g.chance.lot(2)) {  // by whole teams, every other one
    g.met = other == Who::Greedy;
    const int turn = g.chance.lot(r.teams), swap = g.chance.lot(2);
    for (int t = 0; t < r.seats; ++t)
      if (((r.team[t] + turn) % r.teams % 2) ^ swap) g.who[t] = other;
  } else {  // by seats, so that partners differ too
    const int learner = g.chance.lot(r.seats);
    for (int t = 0; t < r.seats; ++t)
      if (t != learner && g.chance.lot(2)) g.who[t] = other;
  }
}

// An answer by lot, less likely by a factor of e for each temperature that it is worth less than the best: as the best
// of all would be if each had noise of its own (Gumbel's), with one lot instead of many.
int SelfPlay::by_lot(Worker& w, Game& g, std::span<const float> logits, int best) const {
  w.weights.clear();
  const float most = logits[static_cast<std::size_t>(best)], top = quick_chance_of(most);
  float sum = 0;
  for (std::size_t i = 0; i < logits.size(); ++i) {
    if (logits[i] < most - kFarBehind) continue;
    const float behind = (top - quick_chance_of(logits[i])) / settings_.temperature;
    if (behind > kNeverTaken) continue;
    sum += std::exp(-behind);
    w.weights.push_back({static_cast<int>(i), sum});
  }
  if (w.weights.size() == 1) return best;
  const float lot = uniform(g.chance) * sum;
  return std::find_if(w.weights.begin(), w.weights.end() - 1, [&](const auto& one) { return lot <= one.up_to; })
      ->answer;
}

// Takes the values of a game's answers, chooses, and remembers the row of the answer.
void SelfPlay::take_values(Worker& w, Game& g) {
  const Rules& r = *rules_[static_cast<std::size_t>(g.table)];
  const Who who = g.who[g.state.turn];
  const Mailbox& box = nets_[static_cast<std::size_t>(who)];
  const float* logits = box.logits + g.at;
  const int n = static_cast<int>(g.answers.size());
  const int best = static_cast<int>(std::max_element(logits, logits + n) - logits);
  int chosen = who == Who::Learner && settings_.temperature > 0 ? by_lot(w, g, {logits, logits + n}, best) : best;
  const bool explored = who == Who::Learner && uniform(g.chance) <= settings_.epsilon;
  if (explored) chosen = g.chance.lot(n);
  if (who == Who::Learner) {
    const float value = quick_chance_of(logits[chosen]);
    g.steps.push_back({value, explored ? quick_chance_of(logits[best]) : value, g.state.turn, explored});
    const std::uint8_t* row = box.rows[side_ ^ 1] + static_cast<std::size_t>(g.at + chosen) * kRowBytes;
    g.rows.insert(g.rows.end(), row, row + kRowBytes);
  }
  play(r, g.state, g.answers[static_cast<std::size_t>(chosen)], g.chance, *w.list);
}

void SelfPlay::advance(Worker& w, Game& g) {
  if (g.is == Game::Waits) return hand_out(g);
  const Rules& r = *rules_[static_cast<std::size_t>(g.table)];
  PlayedCounts& tally = w.tallies[static_cast<std::size_t>(g.table)];
  MoveList& list = *w.list;
  if (g.is == Game::Fresh) {
    deal(g);
    begin(r, g.state, g.chance, list);
  } else if (g.is == Game::Placed) {
    take_values(w, g);
  } else {
    legal(r, g.state, list);
  }
  for (int n = 0; n < kWithoutAsking; ++n) {
    if (g.state.over() || g.decisions >= settings_.most) {
      finish(w, g);
      deal(g);
      begin(r, g.state, g.chance, list);
      continue;
    }
    ++g.decisions;
    ++tally.decisions;
    tally.answers += static_cast<std::uint64_t>(list.size());
    const std::span<const Move> answers(list.begin(), list.end());
    int i = 0;
    if (list.size() > 1) {
      i = winning_answer(r, g.state, answers);
      if (i < 0 && g.who[g.state.turn] != Who::Greedy) {
        g.answers.assign(list.begin(), list.end());
        return hand_out(g);
      }
      if (i < 0) {
        i = greedy_[static_cast<std::size_t>(g.table)]->choose(g.state, answers);
        if (settings_.warm) {
          if (uniform(g.chance) <= settings_.epsilon) i = g.chance.lot(list.size());
          g.steps.push_back({kUnvalued, kUnvalued, g.state.turn, false});
          g.rows.resize(g.rows.size() + kRowBytes);
          inputs_[static_cast<std::size_t>(g.table)]->encode(g.state, answers.subspan(static_cast<std::size_t>(i), 1),
                                                             &g.rows[g.rows.size() - kRowBytes]);
        }
      }
    }
    play(r, g.state, list[i], g.chance, list);
  }
  g.is = Game::Plays;
}

// Each answer's target is the return along the later answers of the same seat.
void SelfPlay::finish(Worker& w, Game& g) {
  const Rules& r = *rules_[static_cast<std::size_t>(g.table)];
  PlayedCounts& tally = w.tallies[static_cast<std::size_t>(g.table)];
  if (!g.state.over()) {
    ++tally.dropped;
    return;
  }
  ++tally.games;
  if (g.met >= 0) {
    ++tally.met[static_cast<std::size_t>(g.met)];
    tally.won[static_cast<std::size_t>(g.met)] += g.who[std::countr_zero(unsigned{g.state.winners})] == Who::Learner;
  }
  if (w.targets.size() > kPending / workers_.size()) return;
  tally.samples += g.steps.size();
  std::array<float, kMaxSeats> outcome{}, later{};
  for (int t = 0; t < r.seats; ++t) later[t] = outcome[t] = static_cast<float>(g.state.winners >> t & 1U);
  for (std::size_t i = g.steps.size(); i-- > 0;) {
    const Game::Step& step = g.steps[i];
    float& g_later = later[step.seat];
    w.targets.push_back(g_later);
    w.outcomes.push_back(outcome[step.seat]);
    w.tables.push_back(static_cast<std::uint8_t>(g.table));
    const auto row = g.rows.begin() + static_cast<std::ptrdiff_t>(i * kRowBytes);
    w.rows.insert(w.rows.end(), row, row + kRowBytes);
    if (step.explored) g_later = step.instead;
    else if (!std::isnan(step.instead)) g_later = (1 - settings_.lambda) * step.instead + settings_.lambda * g_later;
  }
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
