// Plays random games by the numbers of every rulebook, and checks the laws at every decision.
//
//   test_laws TABLES [--games N] [--positions N] [--seed S] [--table NAME] [--part I/N]
//
// TABLES: the file tables.txt. --table: only tables whose name begins so. --part: every Nth table.
// A failure names its table and seed: `--table NAME --seed S --games 1 --positions 0` plays that game again.
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <sstream>

#include "laws.hpp"
#include "results.hpp"
#include "strewn.hpp"
#include "words.hpp"

namespace tock::test {
namespace {

constexpr int kMostDecisions = 20'000;

class Player {
 public:
  Player(const Table& table, std::uint64_t seed)
      : table_(table), r_(table.rules), seed_(seed), chance_(mixed(table.name, seed)), chooser_(~seed) {
    tally.where = [this] { return where(); };
  }
  ~Player() { tally.where = nullptr; }

  void game() {
    what_ = "game";
    begin(r_, state_, chance_, moves_);
    while (look() && !state_.over() && decision_ < kMostDecisions) step();
    CHECK(decision_ < kMostDecisions);
  }

  // A made-up position, and one move from it.
  void position() {
    what_ = "position";
    state_ = strewn(r_, chance_);
    advance(r_, state_, chance_, moves_);
    if (look() && !state_.over()) {
      step();
      look();
    }
  }

 private:
  // Each table has games of its own.
  static std::uint64_t mixed(const std::string& name, std::uint64_t seed) {
    for (const char c : name) seed = (seed ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return seed;
  }

  // The laws at this decision; false if one is broken.
  bool look() {
    const long failed = tally.failed;
    CHECK_LAW(board_fault(r_, state_.board));
    CHECK_LAW(card_fault(r_, state_));
    CHECK_LAW(end_fault(r_, state_));
    CHECK_LAW(course_fault(r_, state_, moves_));
    if (tally.failed != failed) return false;
    Fault fault = nullptr;
    results_of(r_, state_, moves_, fault, move_);
    CHECK_LAW(fault);
    if (state_.phase == Phase::Play) CHECK_LAW(walks_fault(r_, state_, moves_));
    // A list that has held other moves before lists the same as a new one.
    if (now_and_then(64)) {
      const auto fresh = std::make_unique<MoveList>();
      legal(r_, state_, *fresh);
      CHECK(lists(*fresh));
    }
    if (!state_.over()) look_through_the_eyes_of((decision_ / r_.seats) % r_.seats);
    const bool holds = tally.failed == failed;
    if (!state_.over() && now_and_then(8)) ask_why_not();  // a wrong explanation spoils no game
    return holds;
  }

  // For laws that need a new list, which is large: at the same decisions whenever a seed is played again.
  [[nodiscard]] bool now_and_then(unsigned n) const { return (seed_ + static_cast<unsigned>(decision_)) % n == 0; }

  [[nodiscard]] bool lists(const MoveList& other) const {
    return std::equal(other.begin(), other.end(), moves_.begin(), moves_.end());
  }

  void look_through_the_eyes_of(int seat) {
    const std::uint64_t seed = chooser_.next();
    State other = state_, again = state_;
    FastChance one(seed), two(~seed), three(seed);
    resample(r_, other, seat, one);
    CHECK_LAW(resample_fault(r_, state_, other, seat));
    // What cannot be seen leaves no trace: from anything that looks the same comes the same.
    resample(r_, again, seat, two);
    resample(r_, again, seat, three);
    CHECK(other.hand == again.hand && other.pile == again.pile && other.given == again.given);
    if (seat != state_.turn) return;
    legal(r_, other, others_);
    CHECK(lists(others_));
  }

  // A marble that a listed move touches, or one just like it, is playable, and no other. Who is not gets a reason.
  void ask_why_not() {
    if (state_.phase != Phase::Play) return;
    const Move& some = moves_[chooser_.random_below(moves_.size())];
    const int kind = plays_card(some.act) ? some.card : chooser_.random_below(r_.kinds);
    const int id = id_of(chooser_.random_below(r_.seats), chooser_.random_below(r_.marbles));
    const auto alike = [&](int other) {
      return other == id ||
             (!r_.hierarchy && seat_of(other) == seat_of(id) && state_.board.at[other] == state_.board.at[id]);
    };
    bool touched = false;
    for (const Move& m : moves_)
      for (int i = 0; i < m.legs_n; ++i) touched |= m.card == kind && alike(m.legs[i].id);
    for (const Move& m : moves_) touched |= m.card == kind && m.act == Act::Undo;  // no marble to say
    const WhyNots why = why_not(r_, state_, state_.turn, kind, id);
    asked_ = {kind, id};
    CHECK(why.playable == touched);
    CHECK(why.playable || why.n > 0);
    for (int i = 0; i < why.n; ++i) CHECK(!why.list[i].verdict.ok());
    asked_ = {};
  }

  // One move, made twice: the same chance leads to the same state, with and without an event sink.
  void step() {
    move_ = moves_[chooser_.random_below(moves_.size())];
    const State before = state_;
    State watched = state_;
    FastChance same_chance = chance_;
    Follower follower(state_.board);
    play(r_, watched, move_, same_chance, others_, &follower);
    CHECK_LAW(follower.fault());
    play(r_, state_, move_, chance_, moves_);
    ++decision_;
    CHECK(same(watched, state_));
    CHECK(lists(others_));
    // Who has drawn has discarded before, in the same turn.
    CHECK(!state_.drawn || (state_.turn == before.turn && (before.drawn || move_.act == Act::Discard)));
  }

  [[nodiscard]] std::string where() const {
    std::ostringstream out;
    out << "  table " << table_.name << ", " << what_ << " with seed " << seed_ << ", decision " << decision_ << "\n  ";
    if (asked_.kind != kNone)
      out << "asked: why not card " << table_.cards[static_cast<std::size_t>(asked_.kind)] << " on seat "
          << seat_of(asked_.id) << "'s marble " << rank_of(asked_.id);
    else out << "move: " << words_of(table_, move_);
    out << "\n  " << words_of(table_, state_);
    return out.str();
  }

  const Table& table_;
  const Rules& r_;
  const std::uint64_t seed_;
  FastChance chance_, chooser_;
  State state_;
  Move move_;
  int decision_ = 0;
  const char* what_ = "";
  struct {
    int kind = kNone, id = 0;
  } asked_;
  static inline MoveList moves_, others_;  // used again and again, as in a program that plays many games
};

struct Options {
  std::string tables, table;
  std::uint64_t seed = 1;
  int games = 1, positions = 100, part = 0, parts = 1;
};

Options read_options(int argc, char** argv) {
  Options o;
  if (argc < 2 || argc % 2) throw std::runtime_error("test_laws TABLES [--option value] …");
  o.tables = argv[1];
  for (int i = 2; i + 1 < argc; i += 2) {
    const std::string key = argv[i], value = argv[i + 1];
    if (key == "--games") o.games = std::stoi(value);
    else if (key == "--positions") o.positions = std::stoi(value);
    else if (key == "--seed") o.seed = std::stoull(value);
    else if (key == "--table") o.table = value;
    else if (key == "--part" && std::sscanf(value.c_str(), "%d/%d", &o.part, &o.parts) == 2) continue;
    else throw std::runtime_error("unknown option " + key + " " + value);
  }
  return o;
}

// The fast loop without event sinks plays whole games too, and the same ones for the same seed.
void playouts_add_up(const Table& t, std::uint64_t seed) {
  const Playout one = playouts(t.rules, seed, 2'000, 1, kMostDecisions),
                two = playouts(t.rules, seed, 2'000, 1, kMostDecisions);
  CHECK(one.decisions == two.decisions && one.moves == two.moves && one.games == two.games);
  CHECK(one.games == 1 || one.decisions == 2'000);
  CHECK_SAME(one.unfinished, 0U);
  CHECK(one.moves >= one.decisions);
  CHECK(one.most_moves < MoveList::kUsual);
}

void run(const Options& o) {
  const auto tables = read_tables(o.tables);
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (static_cast<int>(i) % o.parts != o.part || !tables[i].name.starts_with(o.table)) continue;
    run_test(tables[i].name, [&] {
      for (int n = 0; n < o.games; ++n) Player(tables[i], o.seed + static_cast<std::uint64_t>(n)).game();
      for (int n = 0; n < o.positions; ++n) Player(tables[i], o.seed + static_cast<std::uint64_t>(n)).position();
      playouts_add_up(tables[i], o.seed);
    });
  }
  CHECK(tally.passed > 0);  // a name that no table begins with checks nothing
}

}  // namespace
}  // namespace tock::test

int main(int argc, char** argv) try {
  tock::test::run(tock::test::read_options(argc, argv));
  return tock::test::report("laws");
} catch (const std::exception& bad) {
  std::cout << bad.what() << std::endl;
  return 2;
}
