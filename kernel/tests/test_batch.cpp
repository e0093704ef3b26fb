// Observations, moves as rows, and many games stepped together.
//
//   test_batch TABLES STEPS some|all
//
// Which of the short games are played to their end: one of each rulebook's tables, or all.
#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>
#include <string_view>

#include "check.hpp"
#include "strewn.hpp"
#include "tables.hpp"
#include "tock/sim/batch.hpp"

namespace {
std::atomic<long> allocations = 0;
}

void* operator new(std::size_t n) {
  ++allocations;
  if (void* p = std::malloc(n)) return p;
  throw std::bad_alloc();
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }

namespace tock::test {
namespace {

constexpr int kGames = 270;  // several blocks for each of two threads, the last block not full
using Actions = std::vector<std::int64_t>;
using Bytes = std::vector<std::uint8_t>;

MoveList& list() {
  static MoveList one;
  return one;
}

Bytes seen(const Observer& o, const State& s, int seat) {
  Bytes out(static_cast<std::size_t>(o.size()) + 1, 0xEE);
  o.look(s, seat, out.data());
  CHECK_SAME(int{out.back()}, 0xEE);  // nothing is written beyond the end
  out.pop_back();
  return out;
}

Bytes rows_of(const Observer& o, const State& s, const MoveList& moves) {
  Bytes out(static_cast<std::size_t>(moves.size()) * kMoveWidth);
  o.write(s, std::span(moves.begin(), moves.end()), out.data());
  return out;
}

// Strewn positions: moves survive being written and read; hidden cards leave no trace; bounds hold.
void an_observation_keeps_secrets(const Table& t, int positions) {
  const Rules& r = t.rules;
  const Observer o(r);
  FastChance chance(11);
  for (int i = 0; i < positions; ++i) {
    State s = strewn(r, chance);
    advance(r, s, chance, list());
    const Bytes rows = rows_of(o, s, list());
    for (int m = 0; m < list().size(); ++m)
      CHECK(o.read(s, &rows[static_cast<std::size_t>(m) * kMoveWidth]) == list()[m]);
    for (int seat = 0; seat < r.seats; ++seat) {
      State other = s;
      if (!s.over()) resample(r, other, seat, chance);
      const Bytes one = seen(o, s, seat);
      CHECK(one == seen(o, other, seat));
      bool bounded = true;
      for (std::size_t k = 0; k < one.size(); ++k) bounded &= one[k] <= o.bounds()[k];
      CHECK(bounded);
    }
  }
}

bool shows_same(Shown& a, Shown& b) {
  const auto used = static_cast<std::size_t>(a.offsets.back()) * kMoveWidth;
  return a.observations == b.observations && a.seats == b.seats && a.rewards == b.rewards && a.done == b.done &&
         a.truncated == b.truncated && a.seeds == b.seeds && a.offsets == b.offsets &&
         std::equal(a.moves.get(), a.moves.get() + used, b.moves.get());
}

// A separate game beside each game of the batch: the same shuffles, the same moves.
struct Beside {
  State state;
  FastChance chance{0};
  void begin(const Rules& r, std::uint64_t seed) {
    chance = FastChance(seed);
    tock::begin(r, state, chance, list());
  }
};

// How many of them ended.
int games_are_those_of_the_kernel(const Table& t, int steps) {
  int ended = 0;
  const Rules& r = t.rules;
  Batch one(r, kGames, 5, 1), more(r, kGames, 5, 3);
  Shown& s = one.shown();
  std::vector<Beside> games(kGames);
  Actions actions(kGames);
  for (std::size_t g = 0; g < kGames; ++g) games[g].begin(r, s.seeds[g]);
  for (int n = 0; n < steps; ++n) {
    CHECK(shows_same(s, more.shown()));
    one.sample(actions);
    for (std::size_t g = 0; g < kGames; ++g) {
      legal(r, games[g].state, list());
      const Bytes rows = rows_of(one.observer(), games[g].state, list());
      CHECK(std::equal(rows.begin(), rows.end(), &s.moves[static_cast<std::size_t>(s.offsets[g]) * kMoveWidth]));
      CHECK_SAME(s.offsets[g + 1] - s.offsets[g], list().size());
      const Bytes now = seen(one.observer(), games[g].state, games[g].state.turn);
      CHECK(std::equal(now.begin(), now.end(), &s.observations[g * now.size()]));
      const Move m = list()[static_cast<int>(actions[g])];
      play(r, games[g].state, m, games[g].chance, list());
    }
    CHECK_SAME(one.step(actions), -1);
    CHECK_SAME(more.step(actions), -1);
    for (std::size_t g = 0; g < kGames; ++g) {
      CHECK_SAME(s.done[g] != 0, games[g].state.over());
      if (!s.done[g]) continue;
      ++ended;
      for (int seat = 0; seat < r.seats; ++seat)
        CHECK_SAME(s.rewards[g * r.seats + static_cast<std::size_t>(seat)] == 1,
                   (games[g].state.winners >> seat & 1U) != 0);
      games[g].begin(r, s.seeds[g]);
    }
  }
  return ended;
}

void a_wrong_action_changes_nothing(const Table& t) {
  Batch a(t.rules, kGames, 6, 2), b(t.rules, kGames, 6, 2);
  Actions actions(kGames, 0);
  actions[41] = a.moves_of(41);
  actions[60] = -1;
  CHECK_SAME(a.step(actions), 41);
  actions[41] = 0;
  CHECK_SAME(a.step(actions), 60);
  CHECK(shows_same(a.shown(), b.shown()));
  actions[60] = 0;
  CHECK_SAME(a.step(actions), -1);
  CHECK_SAME(b.step(actions), -1);
  CHECK(shows_same(a.shown(), b.shown()));
}

// Once the arrays have room for what comes, stepping takes no memory.
void stepping_allocates_nothing(const Table& t, int steps) {
  Batch batch(t.rules, kGames, 7, 1);
  std::vector<Actions> played(static_cast<std::size_t>(steps), Actions(kGames));
  for (Actions& actions : played) {
    batch.sample(actions);
    batch.step(actions);
  }
  batch.reset(7);
  const long before = allocations;
  for (const Actions& actions : played) batch.step(actions);
  CHECK_SAME(allocations - before, 0);
}

void long_games_are_cut_off(const Table& t) {
  Batch batch(t.rules, kGames, 8, 2, 9);
  Actions actions(kGames);
  for (int n = 1; n <= 27; ++n) {
    batch.sample(actions);
    batch.step(actions);
    for (std::size_t g = 0; g < kGames; ++g) {
      CHECK_SAME(int{batch.shown().truncated[g]}, n % 9 == 0 ? 1 : 0);
      CHECK_SAME(int{batch.shown().done[g]}, n % 9 == 0 ? 1 : 0);
      CHECK_SAME(batch.shown().rewards[g], 0.0F);
    }
  }
}

// So few kinds that a hand cannot be copied whole without going beyond the end.
void few_kinds_of_card_fit(Rules r) {
  r.kinds = 3;
  r.derive();
  const Observer o(r);
  FastChance chance(9);
  State s;
  begin(r, s, chance, list());
  for (int n = 0; n < 20 && !s.over(); ++n) {
    const Bytes one = seen(o, s, s.turn);
    for (const ObservationField& f : o.fields())
      if (std::string_view(f.name) == "hand")
        CHECK(std::equal(s.hand[s.turn].begin(), s.hand[s.turn].begin() + r.kinds, one.begin() + f.offset));
    play(r, s, list()[0], chance, list());
  }
}

void run(const std::string& path, int steps, bool all) {
  const std::vector<Table> tables = read_tables(path);
  for (const Table& t : tables) {
    tally.where = [&] { return "  table " + t.name; };
    run_test(t.name, [&] {
      an_observation_keeps_secrets(t, 2 * steps);
      const bool is_short = t.name.starts_with("super-tock/2/") || t.name.starts_with("dog-kids/2/");
      const bool whole = is_short && (all || t.name.ends_with("/none/board=4"));
      const int ended = games_are_those_of_the_kernel(t, whole ? 400 : steps);
      CHECK(!whole || ended > kGames / 2);
      a_wrong_action_changes_nothing(t);
      stepping_allocates_nothing(t, steps);
      if (t.name.starts_with("super-tock/2/")) few_kinds_of_card_fit(t.rules);
    });
  }
  run_test("long games are cut off", [&] { long_games_are_cut_off(tables.front()); });  // whatever the rules are
  CHECK(tally.passed > 0);
}

}  // namespace
}  // namespace tock::test

int main(int argc, char** argv) try {
  const std::string_view which = argc == 4 ? argv[3] : "";
  if (which != "some" && which != "all") throw std::runtime_error("test_batch TABLES STEPS some|all");
  tock::test::run(argv[1], std::atoi(argv[2]), which == "all");
  return tock::test::report("batch");
} catch (const std::exception& bad) {
  std::cout << bad.what() << std::endl;
  return 2;
}
