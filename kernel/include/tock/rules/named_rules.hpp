// Rules with the names of their cards and colours.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tock/rules/rules.hpp"

namespace tock {

// The name of a card or colour: a short text inside the value, so that a move prints and parses without its rulebook.
class Name {
 public:
  static constexpr std::size_t kMost = 23;  // bytes

  constexpr Name() = default;
  // Cut off if it is too long.
  constexpr explicit Name(std::string_view text) : n_(static_cast<std::uint8_t>(std::min(text.size(), kMost))) {
    std::copy_n(text.begin(), n_, text_.begin());
  }
  // Can it be a name: not too long, and without signs that mean something in a move's text? There "joker=7" is a joker
  // played as a seven.
  [[nodiscard]] static constexpr bool fits(std::string_view text) {
    return !text.empty() && text.size() <= kMost && text.find_first_of("[]:,<> \n\t") == std::string_view::npos &&
           text.find('=', 1) == std::string_view::npos;
  }
  [[nodiscard]] constexpr std::string_view text() const { return {text_.data(), n_}; }
  [[nodiscard]] constexpr bool empty() const { return n_ == 0; }
  bool operator==(const Name&) const = default;

 private:
  std::array<char, kMost> text_{};
  std::uint8_t n_ = 0;
};

inline constexpr std::string_view kUnknownCard = "?";

struct NamedRules {
  Rules rules;
  std::array<Name, kMaxKinds> card{};  // by kind; the unknown card comes last
  std::array<Name, kMaxColours> colour{};
  std::array<std::array<std::uint8_t, kMaxLane>, kMaxSeats> home_colours{};  // by section, bit per colour
  std::vector<std::pair<std::string, std::string>> clauses;  // by option or topic
  std::array<std::string, kMaxKinds> card_clauses;           // by kind

  [[nodiscard]] std::string_view card_name(int kind) const { return card[std::min<int>(kind, rules.unknown)].text(); }
  [[nodiscard]] int section_of(int seat) const { return rules.start[seat] / rules.section; }
  // The colours of a track space as they are printed: the same order in every section, turned on by one from each to
  // the next.
  [[nodiscard]] std::vector<int> colours_on(int space) const {
    std::vector<int> out;
    for (int i = 0; i < kMaxColours; ++i)
      if (const int c = (i + space / rules.section) % kMaxColours; rules.colours[space] >> c & 1U) out.push_back(c);
    return out;
  }
  [[nodiscard]] bool has_colours() const {
    return std::any_of(rules.colours.begin(), rules.colours.end(), [](std::uint8_t bits) { return bits != 0; });
  }
  [[nodiscard]] bool has_home_colours() const { return home_colours[0][0] != 0; }
  // kNone if the deck has no such card; the unknown card is one.
  [[nodiscard]] std::uint8_t kind_named(std::string_view name) const {
    for (int k = 0; k <= rules.unknown; ++k)
      if (card[k].text() == name) return static_cast<std::uint8_t>(k);
    return kNone;
  }
  // The clause of an option or topic; for "card", or without a clause: the card's own.
  [[nodiscard]] std::string_view clause(std::string_view topic, int kind) const {
    for (const auto& [about, text] : clauses)
      if (about == topic) return text;
    return card_clauses[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] bool has_colour(std::string_view name) const {
    return std::any_of(colour.begin(), colour.end(), [&](const Name& n) { return n.text() == name; });
  }
};

}  // namespace tock
