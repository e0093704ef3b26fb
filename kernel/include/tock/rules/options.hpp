// Options: what can be set in a game, within which bounds, and which settings mean something beside the others. The one
// place for it: rulebooks are read by it, nonsense is refused by it, documentation and pages ask for it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tock/data/json.hpp"
#include "tock/rules/rules.hpp"

namespace tock {

// Calls knob(name, value, least, most) for every option that is a number, choice(name, value) for the others. Two are
// lists: `deals`, and `advanced`, which chooses cards.
template <class Number, class Choice>
void each_option(Rules& r, Number&& number, Choice&& choice) {
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

// The conditions under which an option has an effect, in words; empty if it always has one.
std::string_view needs_of(std::string_view option);

// Every value that an option can have, as JSON; none for the two that are lists.
std::vector<Json> values_of(std::string_view option);

// The same rules with every setting that means nothing beside the others set to rest: rules that differ in such
// settings only become the same. (How cards are dealt is compared apart, see plays_alike.)
Rules at_rest(Rules r);

// Whether two rules play the same in every game.
bool plays_alike(const Rules& a, const Rules& b);

// Settings of a rulebook's data that change nothing in its form, each with what it would need: chosen `options`, and
// `knobs` of the book or form that are set otherwise than usual. What does not compile has none.
std::vector<Problem> unused_settings(const Json& rulebook);

// What goes with a choice: the options after one of them was `changed`, those left out that mean nothing any more and
// others made to fit; and what can be chosen next, each value tried. Both as JSON:
//
//   {"options": {"marbles": 3, "to_win": 3}, "offered": {"guard": ["none", "fresh", "start"], …}}
Result<std::string> settled_options(const Json& rulebook, std::string_view changed);

}  // namespace tock
