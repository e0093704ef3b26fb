// Why a card cannot be used on a marble, as codes, clauses and places that can be put into words.
#pragma once

#include <string_view>

#include "tock/views/write.hpp"

namespace tock {

// The option or topic whose clause a reason names; "card": the clause of the card itself.
constexpr std::string_view topic_of(Reason why) {
  constexpr auto topics = names_up_to<Reason::NotItsTurn>(
      "", "start", "centre", "card", "home", "home", "guard_blocks", "returned_blocks", "guard", "hierarchy", "king",
      "own_passing", "passing", "passing", "own_capture", "king_most", "second_lap", "start", "start", "start",
      "centre", "magnet", "magnet", "card", "push", "swap_exempt", "card", "push", "push", "card", "help", "card",
      "copy", "card", "card", "no_move", "play", "play");
  return topics[static_cast<std::size_t>(why)];
}

// The marble that a number of the own marbles means to a seat, or a place as in a position document
// ("14", "H2", "H2@1", "R", a rank); -1 if there is none.
int marble_numbered(const Rules& r, const View& view, int seat, int number);
int marble_on(const Rules& r, const View& view, int seat, std::string_view place);

// Members of the message: "seat", "card", "marble", "playable" and "reasons".
void write_why(JsonWriter& out, const NamedRules& names, const View& view, int seat, std::uint8_t card, int marble);

}  // namespace tock
