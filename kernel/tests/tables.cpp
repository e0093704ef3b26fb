#include "tables.hpp"

#include <fstream>
#include <stdexcept>

#include "tock/rules/rulebook.hpp"

namespace tock::test {

std::vector<Table> read_tables(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error(path + ": cannot be read");
  std::vector<Table> tables;
  int n = 0;
  for (std::string line; std::getline(file, line);) {
    ++n;
    if (line.empty() || line[0] == '#') continue;
    const std::size_t space = line.find(' ');
    const Result<NamedRules> read = compile_rulebook(std::string_view(line).substr(std::min(space, line.size())));
    if (!read) throw std::runtime_error(path + ":" + std::to_string(n) + ": " + read.problem().text());
    Table& table = tables.emplace_back();
    table.name = line.substr(0, space);
    table.rules = read->rules;
    for (int k = 0; k < read->rules.kinds; ++k) table.cards.emplace_back(read->card_name(k));
  }
  return tables;
}

}  // namespace tock::test
