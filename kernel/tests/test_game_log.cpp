// Plays random games by the numbers of every rulebook and writes their messages: every piece is JSON, the past is
// written as it was when it was now, and every view can be written without a bad address.
//
//   test_game_log TABLES STEPS
//
// STEPS: how far a game is played; every third goes on, into what happens late in a game.
#include <cstdlib>
#include <exception>
#include <memory>

#include "check.hpp"
#include "tables.hpp"
#include "tock/views/game_log.hpp"
#include "tock/views/why.hpp"

namespace tock::test {
namespace {

constexpr int kFar = 160;
constexpr unsigned kAll = kEvent | kWalks | kState | kViews | kHands | kLast;

NamedRulesPtr named_rules(const Table& table) {
  auto names = std::make_shared<NamedRules>();
  names->rules = table.rules;
  for (std::size_t k = 0; k < table.cards.size(); ++k) names->card[k] = Name(table.cards[k]);
  names->card[table.rules.unknown] = Name(kUnknownCard);
  return names;
}

// Whether a text is one JSON value and nothing else.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}
  bool whole() { return value() && rest_.empty(); }

 private:
  bool take(std::string_view what) {
    if (!rest_.starts_with(what)) return false;
    rest_.remove_prefix(what.size());
    return true;
  }
  bool text() {
    if (!take("\"")) return false;
    while (!rest_.empty() && rest_[0] != '"') {
      if (static_cast<unsigned char>(rest_[0]) < 0x20) return false;
      rest_.remove_prefix(rest_[0] == '\\' && rest_.size() > 1 ? 2 : 1);
    }
    return take("\"");
  }
  bool number() {
    const std::size_t n = std::min(rest_.find_first_not_of("-0123456789"), rest_.size());
    rest_.remove_prefix(n);
    return n > 0;
  }
  template <class Item>
  bool list(std::string_view end, Item&& item) {
    if (take(end)) return true;
    do
      if (!item()) return false;
    while (take(","));
    return take(end);
  }
  bool value() {
    if (take("{")) return list("}", [&] { return text() && take(":") && value(); });
    if (take("[")) return list("]", [&] { return value(); });
    return take("true") || take("false") || take("null") || text() || number();
  }
  std::string_view rest_;
};

bool is_object(std::string_view members) { return Reader("{" + std::string(members) + "}").whole(); }

std::vector<std::string> pieces(const GameLog& log, Viewer viewer, int from, int to, unsigned parts) {
  JsonWriter out;
  std::vector<std::size_t> ends;
  log.write_parts(out, viewer, from, to, parts, ends);
  std::vector<std::string> list;
  std::size_t begin = 0;
  for (const std::size_t end : ends) {
    list.emplace_back(out.text().substr(begin + (begin > 0), end - begin - (begin > 0)));
    begin = end;
  }
  return list;
}

class Evening {
 public:
  Evening(const Table& table, std::uint64_t seed)
      : name_(table.name), names_(named_rules(table)), log_(names_), chance_(seed), chooser_(~seed) {
    tally.where = [this] { return name_ + " event " + std::to_string(log_.events()); };
  }
  ~Evening() { tally.where = nullptr; }

  void play(int steps) {
    CHECK(log_.begin(chance_).taken());
    hear(0);
    for (int i = 0; i < steps && !log_.state().over(); ++i) {
      const int known = log_.events();
      step();
      CHECK(log_.events() > known);
      hear(known);
    }
    again();
  }

 private:
  void step() {
    const unsigned later = log_.may_choose_early();
    int seat = log_.state().turn;
    if (later && chooser_.below(3) == 0) seat = std::countr_zero(later);
    log_.moves(seat, moves_);
    const int move = static_cast<int>(chooser_.below(static_cast<std::uint32_t>(moves_.size())));
    if (seat == log_.state().turn) CHECK(log_.play(move, chance_).taken());
    else CHECK(log_.choose_early(seat, move).taken());
  }

  // The messages of the events from one on, for all viewers; kept to be compared with the past later.
  void hear(int from) {
    const int seats = names_->rules.seats;
    for (int who = -1; who <= seats; ++who)
      for (const std::string& told : pieces(log_, viewer(who), from, log_.events(), kAll)) CHECK(is_object(told));
    for (std::string& told : pieces(log_, {.open = true}, from, log_.events(), kAll)) heard_.push_back(std::move(told));
    CHECK_SAME(heard_.size(), static_cast<std::size_t>(log_.events()));
    why();
  }
  // Nobody, each seat alone, all seats in one hand.
  [[nodiscard]] Viewer viewer(int who) const {
    const int seats = names_->rules.seats;
    const unsigned all = (1U << seats) - 1;
    return {.seats = static_cast<std::uint8_t>(who < 0 ? 0 : who == seats ? all : 1U << who)};
  }

  void why() {
    const Rules& r = names_->rules;
    const int seat = log_.state().turn;
    const View view = log_.now(viewer(seat));
    JsonWriter out;
    const int marble = marble_numbered(r, view, seat, static_cast<int>(chooser_.below(r.marbles)));
    write_why(out, *names_, view, seat, static_cast<std::uint8_t>(chooser_.below(r.kinds)), marble);
    CHECK(is_object(out.text()));
  }

  void again() {
    CHECK(pieces(log_, {.open = true}, 0, log_.events(), kAll) == heard_);
    for (int i = 0; i < 20; ++i) {
      const int at = static_cast<int>(chooser_.below(static_cast<std::uint32_t>(log_.events())));
      const auto one = pieces(log_, {.open = true}, at, at + 1, kAll);
      CHECK(one.size() == 1 && one[0] == heard_[static_cast<std::size_t>(at)]);
    }
    CHECK(pieces(log_, {}, log_.events(), log_.events() + 5, kAll).empty());
  }

  const std::string name_;
  const NamedRulesPtr names_;
  GameLog log_;
  FastChance chance_, chooser_;
  MoveList moves_;
  std::vector<std::string> heard_;
};

}  // namespace
}  // namespace tock::test

int main(int argc, char** argv) {
  if (argc != 3) return EXIT_FAILURE;
  try {
    std::uint64_t seed = 0;
    for (const auto& table : tock::test::read_tables(argv[1]))
      tock::test::run_test(table.name, [&] {
        const auto evening = std::make_unique<tock::test::Evening>(table, ++seed);
        evening->play(seed % 3 == 0 ? tock::test::kFar : std::atoi(argv[2]));
      });
  } catch (const std::exception& bad) {
    std::cout << bad.what() << "\n";
    return EXIT_FAILURE;
  }
  return tock::test::report("game_log");
}
