// A bot in C++ that speaks the engine protocol, without a library for JSON: it plays any move.
//
//     c++ -std=c++17 -O2 -o mybot examples/engine/mybot.cpp
//     tockwork arena --bots ./mybot,random --games 100
#include <iostream>
#include <random>
#include <string>
#include <vector>

// The texts of the moves: they alone are called "text". Nothing in a move's text is escaped.
std::vector<std::string> moves_in(const std::string& line) {
  const std::string key = "\"text\":\"";
  std::vector<std::string> found;
  for (std::size_t at = line.find(key); at != std::string::npos; at = line.find(key, at + 1))
    found.push_back(line.substr(at + key.size(), line.find('"', at + key.size()) - at - key.size()));
  return found;
}

long long number(const std::string& line, const std::string& key) {
  return std::stoll(line.substr(line.find("\"" + key + "\":") + key.size() + 3));
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const auto is = [&](const char* type) { return line.find(type) < 20; };
    if (is("\"hello\"")) {
      std::cout << R"({"type":"hello","protocol":1,"name":"Forty lines of C++"})" << std::endl;
    } else if (is("\"game\"")) {
      std::cout << R"({"type":"ready"})" << std::endl;
    } else if (is("\"choose\"")) {
      const auto moves = moves_in(line);
      std::mt19937_64 rng(number(line, "seed"));
      std::cout << R"({"type":"move","id":)" << number(line, "id") << R"(,"move":")"
                << moves[rng() % moves.size()] << "\"}" << std::endl;
    } else if (is("\"bye\"")) {
      return 0;
    }
  }
}
