// Mangled rulebooks: each is taken and can be played, or refused with words; nothing else happens.
#include <algorithm>
#include <fstream>
#include <memory>

#include "check.hpp"
#include "tock/game/flow.hpp"
#include "tock/rules/rulebook.hpp"

using namespace tock;

namespace {

constexpr std::string_view kSigns = "{}[]\",:0123456789-etf\\ \x80";

void mangle(std::string text, FastChance& chance, MoveList& list, long& taken) {
  for (int n = 1 + chance.random_below(3); n > 0; --n) {
    const auto at = static_cast<std::size_t>(chance.random_below(static_cast<int>(text.size())));
    const char sign = kSigns[static_cast<std::size_t>(chance.random_below(static_cast<int>(kSigns.size())))];
    if (chance.random_below(2)) text[at] = sign;
    else text.insert(at, 1, sign);
  }
  if (chance.random_below(8) == 0)
    text.resize(static_cast<std::size_t>(chance.random_below(static_cast<int>(text.size()))));
  const Result<NamedRules> read = compile_rulebook(text);
  if (!read) {
    CHECK(!read.problem().text().empty());
    return;
  }
  ++taken;
  State s;
  begin(read->rules, s, chance, list);
  for (int n = 0; n < 30 && !s.over() && !list.empty(); ++n)
    play(read->rules, s, list[chance.random_below(list.size())], chance, list);
}

}  // namespace

int main(int argc, char** argv) {
  std::ifstream file(argc > 1 ? argv[1] : "tables.txt");
  FastChance chance(7);
  const auto list = std::make_unique<MoveList>();
  long taken = 0, tables = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    ++tables;
    const std::string data = line.substr(std::min(line.find(' '), line.size()));
    tock::test::run_test(line.substr(0, line.find(' ')), [&] {
      CHECK(bool(compile_rulebook(data)));
      for (int n = 0; n < 60; ++n) mangle(data, chance, *list, taken);
    });
  }
  CHECK(tables > 0);
  CHECK(taken > 0);
  return tock::test::report("rulebook");
}
