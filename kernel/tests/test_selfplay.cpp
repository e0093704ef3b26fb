// Games in threads at all tables at once, and decisions studied at each: rows in range, samples that add up, nothing
// read or written astray.
//
//   test_selfplay TABLES STEPS
#include "tock/train/selfplay.hpp"

#include <cstdlib>

#include "check.hpp"
#include "tables.hpp"
#include "tock/train/targets.hpp"

namespace tock::test {
namespace {

constexpr int kGames = 200, kThreads = 3, kCapacity = 4000;

struct Memory {
  std::vector<std::uint8_t> rows = std::vector<std::uint8_t>(kCapacity * kRowBytes), other = rows;
  std::vector<std::uint8_t> tables = std::vector<std::uint8_t>(kCapacity);
  std::vector<float> numbers = std::vector<float>(kCapacity), outcomes = std::vector<float>(kCapacity);
};

Parameters some_parameters(int values) {
  FastChance chance(7);
  const auto some = [&](int n) {
    std::vector<float> v(static_cast<std::size_t>(n));
    for (float& x : v) x = static_cast<float>(chance.below(2001)) * 1e-3F - 1;
    return v;
  };
  return {.first = 24,
          .second = 40,
          .third = 8,
          .table = some(values * 24),
          .bias1 = some(24),
          .weight2 = some(24 * 40),
          .bias2 = some(40),
          .weight3 = some(40 * 8),
          .bias3 = some(8),
          .weight4 = some(8),
          .bias4 = 0.5F};
}

void games_at_all_tables(const std::vector<Table>& tables, int steps, bool warm) {
  std::vector<const Rules*> rules;
  std::vector<std::unique_ptr<Network>> nets;
  for (const Table& t : tables) {
    rules.push_back(&t.rules);
    nets.push_back(std::make_unique<Network>(t.rules, some_parameters(NetworkInputs(t.rules).values())));
  }
  SelfPlaySettings settings{.epsilon = 0.2F, .greedy = 0.3F, .older = 0.3F, .warm = warm, .most = 300};
  SelfPlay play(rules, std::vector<double>(rules.size(), 1.0), kGames, kThreads, 11, settings);
  Memory learner, older, taken;
  play.use(Who::Learner,
           {{learner.rows.data(), learner.other.data()}, learner.tables.data(), learner.numbers.data(), kCapacity});
  play.use(Who::Older, {{older.rows.data(), older.other.data()}, older.tables.data(), older.numbers.data(), kCapacity});
  long samples = 0;
  for (int step = 0; step < steps; ++step) {
    play.go();
    const auto waiting = play.wait();
    for (Memory* m : {&learner, &older})
      for (int i = 0; i < waiting[m == &older]; ++i) {
        const std::uint8_t* row = (play.side() ? m->other : m->rows).data() + static_cast<std::size_t>(i) * kRowBytes;
        nets[m->tables[static_cast<std::size_t>(i)]]->logits(row, 1, &m->numbers[static_cast<std::size_t>(i)]);
      }
    const int n =
        play.take(taken.rows.data(), taken.tables.data(), taken.numbers.data(), taken.outcomes.data(), kCapacity);
    samples += n;
    for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i) {
      CHECK(taken.tables[i] < tables.size());
      CHECK(taken.numbers[i] >= 0 && taken.numbers[i] <= 1);
      CHECK(taken.outcomes[i] == 0 || taken.outcomes[i] == 1);
      if (warm) CHECK_SAME(taken.numbers[i], taken.outcomes[i]);
    }
  }
  std::uint64_t games = 0, dropped = 0, said = 0;
  for (const auto& t : play.tallies()) {
    games += t.games;
    dropped += t.dropped;
    said += t.samples;
    CHECK(t.won[0] <= t.met[0] && t.won[1] <= t.met[1]);
  }
  CHECK(games + dropped > 0);
  CHECK_SAME(said, static_cast<std::uint64_t>(samples + play.ready()));
}

void decisions_at_all_tables(const std::vector<Table>& tables) {
  constexpr int kDecisions = 4;
  for (const Table& t : tables) {
    const auto net = std::make_shared<const Network>(t.rules, some_parameters(NetworkInputs(t.rules).values()));
    const Targets found = make_targets(net, t.rules, 5, kDecisions, {.samples = 2, .every = 2});
    CHECK_SAME(found.moves.size(), static_cast<std::size_t>(kDecisions));
    std::size_t all = 0;
    for (const int n : found.moves) {
      CHECK(n > 1);
      all += static_cast<std::size_t>(n);
    }
    CHECK_SAME(found.chances.size(), all);
    CHECK_SAME(found.rows.size(), all * kRowBytes);
    for (const float chance : found.chances) CHECK(chance >= 0 && chance <= 1);
  }
}

}  // namespace
}  // namespace tock::test

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const int steps = std::atoi(argv[2]);
  using namespace tock::test;
  const auto tables = read_tables(argv[1]);
  run_test("games at all tables", [&] { games_at_all_tables(tables, steps, false); });
  run_test("games at all tables, warm", [&] { games_at_all_tables(tables, steps, true); });
  run_test("decisions at all tables", [&] { decisions_at_all_tables(tables); });
  return tock::test::report("selfplay");
}
