// The only way to load a rulebook: its data in words, as JSON, becomes rules.
//
//   {"deck": {"A": 4, …}, "cards": {"A": [{"kind": "start"}, {"kind": "walk", "steps": 1}], …},
//    "advanced_cards": {"skip": {"8": […]}}, "geometry": {"section_length": 18, "lane": 4, …},
//    "form": {"players": 4, "teams": "pairs", "board": 4, "knobs": {…}}, "knobs": {…}, "options": {…},
//    "clauses": {"guard": "DOG-9", …}, "card_clauses": {"7": "DOG-15", "*": "DOG-13"}}
//
// Settings of the form win over those of the book, options over both; all others are as in Rules.
#pragma once

#include "tock/data/json.hpp"
#include "tock/data/result.hpp"
#include "tock/rules/named_rules.hpp"

namespace tock {

// The problem has the path of the field, such as knobs.to_win or cards.7.0.pips.
Result<NamedRules> compile_rulebook(std::string_view json);
Result<NamedRules> compile_rulebook(const Json& json);

}  // namespace tock
