// The rulebooks, read from the file that tests/kernel/dump_tables.py writes.
#pragma once

#include <string>
#include <vector>

#include "tock/rules/rules.hpp"

namespace tock::test {

struct Table {
  std::string name;
  Rules rules;
  std::vector<std::string> cards;  // a name for each kind, for messages
};

// Throws std::runtime_error with the number of the line that makes no sense.
std::vector<Table> read_tables(const std::string& path);

}  // namespace tock::test
