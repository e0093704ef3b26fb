#include "tables.hpp"

#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>

namespace tock::test {
namespace {

using Numbers = std::vector<int>;
template <class Of>
using Setters = std::map<std::string, std::function<void(Of&, const Numbers&)>>;

void expect(bool ok, const std::string& what) {
  if (!ok) throw std::runtime_error(what);
}

template <class Of, class T>
auto one(T Of::* field) {
  return [field](Of& of, const Numbers& v) {
    expect(v.size() == 1, "one number expected");
    of.*field = static_cast<T>(v[0]);
  };
}

template <class A>
auto row(A Rules::* field) {
  return [field](Rules& r, const Numbers& v) {
    expect(v.size() <= (r.*field).size(), "too many numbers for the kernel");
    for (std::size_t i = 0; i < v.size(); ++i) (r.*field)[i] = static_cast<typename A::value_type>(v[i]);
  };
}

void deals(Rules& r, const Numbers& v) {
  row (&Rules::deals)(r, v);
  r.deals_n = static_cast<std::uint8_t>(v.size());
}

void bones(Rules& r, const Numbers& v) {
  for (const int i : v) r.bones.at(static_cast<std::size_t>(i)) = true;
}

void lane_colours(Rules& r, const Numbers& v) {  // of one seat: the seat, then its spaces
  expect(!v.empty(), "a seat expected");
  auto& lane = r.lane_colours.at(static_cast<std::size_t>(v[0]));
  for (std::size_t i = 1; i < v.size(); ++i) lane.at(i - 1) = static_cast<std::uint8_t>(v[i]);
}

const Setters<Rules> kRules{
    {"sections", one(&Rules::sections)},
    {"section", one(&Rules::section)},
    {"lane", one(&Rules::lane)},
    {"entrance", one(&Rules::entrance)},
    {"shortcut", one(&Rules::shortcut)},
    {"hop", one(&Rules::hop)},
    {"special", one(&Rules::special)},
    {"colours", row(&Rules::colours)},
    {"bones", bones},
    {"lane_colours", lane_colours},
    {"seats", one(&Rules::seats)},
    {"marbles", one(&Rules::marbles)},
    {"to_win", one(&Rules::to_win)},
    {"set_up", one(&Rules::set_up)},
    {"start", row(&Rules::start)},
    {"team", row(&Rules::team)},
    {"receiver", row(&Rules::receiver)},
    {"guard", one(&Rules::guard)},
    {"direction", one(&Rules::direction)},
    {"guard_blocks", one(&Rules::guard_blocks)},
    {"returned_blocks", one(&Rules::returned_blocks)},
    {"swap_exempt", one(&Rules::swap_exempt)},
    {"second_lap", one(&Rules::second_lap)},
    {"turn_in", one(&Rules::turn_in)},
    {"seven_rest", one(&Rules::seven_rest)},
    {"ranks", one(&Rules::ranks)},
    {"slack", one(&Rules::slack)},
    {"top_rank_most", one(&Rules::top_rank_most)},
    {"push_on", one(&Rules::push_on)},
    {"deals", deals},
    {"deals_repeat", one(&Rules::deals_repeat)},
    {"reshuffle", one(&Rules::reshuffle)},
    {"lead", one(&Rules::lead)},
    {"exchange", one(&Rules::exchange)},
    {"no_move", one(&Rules::no_move)},
    {"lone_push", one(&Rules::lone_push)},
    {"renew", one(&Rules::renew)},
    {"refill", one(&Rules::refill)},
    {"opening", one(&Rules::opening)},
};

const Setters<Card> kCard{{"copies", one(&Card::copies)}, {"starts", one(&Card::starts)}};

const Setters<Use> kUse{
    {"kind", one(&Use::kind)},
    {"n", one(&Use::n)},
    {"burns", one(&Use::burns)},
    {"green", one(&Use::green)},
    {"opponents_only", one(&Use::opponents_only)},
    {"may_be_empty", one(&Use::may_be_empty)},
    {"most", one(&Use::most)},
};

int number(const std::string& word) { return word == "-" ? kNone : std::stoi(word); }

template <class Of>
void apply(const Setters<Of>& setters, const std::string& key, Of& of, const Numbers& numbers) {
  const auto found = setters.find(key);
  expect(found != setters.end(), "unknown key '" + key + "'");
  found->second(of, numbers);
}

class Reader {
 public:
  void line(const std::string& text) {
    std::istringstream words(text);
    std::string key;
    if (!(words >> key) || key[0] == '#') return;
    if (key == "table") return open(words);
    expect(!tables_.empty(), "a table expected");
    if (key == "card") return card(words);
    if (key == "use") return use(words);
    Numbers numbers;
    for (std::string word; words >> word;) numbers.push_back(number(word));
    apply(kRules, key, tables_.back().rules, numbers);
    seen_.insert(key);
  }

  // A number that the file does not give would silently keep the kernel's default.
  void close() {
    if (tables_.empty()) return;
    for (const auto& [key, setter] : kRules)
      expect(seen_.contains(key) || key == "lane_colours", tables_.back().name + " has no '" + key + "'");
    tables_.back().rules.derive();
  }

  std::vector<Table> tables() { return std::move(tables_); }

 private:
  void open(std::istringstream& words) {
    close();
    seen_.clear();
    words >> tables_.emplace_back().name;
  }

  void card(std::istringstream& words) {
    Rules& r = tables_.back().rules;
    expect(r.kinds < kMaxKinds, "too many kinds of card for the kernel");
    Card& c = r.cards[r.kinds++];
    for (std::string key, word; words >> key >> word;) {
      if (key == "name") tables_.back().cards.push_back(word);
      else apply(kCard, key, c, {number(word)});
    }
  }

  void use(std::istringstream& words) {
    Rules& r = tables_.back().rules;
    expect(r.kinds > 0 && r.cards[r.kinds - 1].uses_n < kMaxUses, "a card with room for a use expected");
    Card& c = r.cards[r.kinds - 1];
    for (std::string key, word; words >> key >> word;) apply(kUse, key, c.uses[c.uses_n], {number(word)});
    ++c.uses_n;
  }

  std::vector<Table> tables_;
  std::set<std::string> seen_;
};

}  // namespace

std::vector<Table> read_tables(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error(path + ": cannot be read");
  Reader reader;
  int n = 0;
  try {
    for (std::string text; std::getline(file, text);) {
      ++n;
      reader.line(text);
    }
    reader.close();
  } catch (const std::exception& bad) {
    throw std::runtime_error(path + ":" + std::to_string(n) + ": " + bad.what());
  }
  return reader.tables();
}

}  // namespace tock::test
