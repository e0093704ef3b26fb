// The one way in for a rulebook: its data in words, as JSON, becomes rules.
//
//   {"deck": {"A": 4, …}, "cards": {"A": [{"kind": "start"}, {"kind": "walk", "steps": 1}], …},
//    "advanced_cards": {"skip": {"8": […]}}, "geometry": {"section_length": 18, "lane": 4, …},
//    "form": {"players": 4, "teams": "pairs", "board": 4, "knobs": {…}}, "knobs": {…}, "options": {…},
//    "clauses": {"guard": "DOG-9", …}, "card_clauses": {"7": "DOG-15", "*": "DOG-13"}}
//
// Knobs of the form win over those of the book, options over both; what nobody sets is as in Rules.
#pragma once

#include "tock/named_rules.hpp"
#include "tock/result.hpp"

namespace tock {

// The problem has the path of the field, such as knobs.to_win or cards.7.0.pips.
Result<NamedRules> compile_rulebook(std::string_view json);

// Calls knob(name, value, least, most) for every knob that is a number, choice(name, value) for the others.
template <class Number, class Choice>
void each_knob(Rules& r, Number&& number, Choice&& choice) {
  choice("guard", r.guard);
  choice("guard_blocks", r.guard_blocks);
  choice("returned_blocks", r.returned_blocks);
  choice("passing", r.passing);
  choice("own_capture", r.own_capture);
  choice("partner_to_entrance", r.partner_to_entrance);
  choice("swap_exempt", r.swap_exempt);
  choice("direction", r.direction);
  choice("second_lap", r.second_lap);
  choice("turn_in", r.turn_in);
  choice("seven_rest", r.seven_rest);
  choice("hierarchy", r.hierarchy);
  number("fool_slack", r.fool_slack, 0, 4);
  number("king_most", r.king_most, 1, kMaxCount);
  choice("partners_push", r.partners_push);
  number("marbles", r.marbles, 1, kMaxMarbles);
  number("to_win", r.to_win, 1, kMaxLane);
  number("set_up", r.set_up, 0, 1);
  choice("opening", r.opening);
  number("deals_repeat", r.deals_repeat, 0, kMaxDeals - 1);
  choice("reshuffle", r.reshuffle);
  choice("lead", r.lead);
  choice("announce", r.announce);
  choice("exchange", r.exchange);
  choice("no_move", r.no_move);
  choice("lone_push", r.lone_push);
  choice("skip_needs", r.skip_needs);
  choice("renew", r.renew);
  number("refill", r.refill, 0, 6);
  choice("refill_discards", r.refill_discards);
}

}  // namespace tock
