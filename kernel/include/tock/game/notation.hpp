// A move as one writes it down: equal if it does the same, without a board and without a rulebook.
#pragma once

#include <string>

#include "tock/data/result.hpp"
#include "tock/game/move.hpp"
#include "tock/rules/named_rules.hpp"

namespace tock {

enum class Verb : std::uint8_t { Play, Swap, Empty, Skip, Discard, Give, Offer, Decline, Renew, Open, Hop, Stay, Undo };
constexpr auto names(Verb) {
  return names_up_to<Verb::Undo>("play", "swap", "empty", "skip", "discard", "give", "offer", "decline", "renew",
                                 "open", "hop", "stay", "undo");
}

struct WrittenLeg {
  Place from = 0, to = 0;      // to is kNone for the own start, whichever that is
  bool hops = false;
  std::uint8_t owner = kNone;  // of a lane that is not the player's own
  std::uint8_t rank = kNone;   // of a marble in the base, where ranks matter
  bool operator==(const WrittenLeg&) const = default;
};

struct WrittenMove {
  Verb verb = Verb::Play;
  Name card, as, colour;
  std::uint8_t legs_n = 0;
  std::array<WrittenLeg, kMaxLegs> legs{};
  bool operator==(const WrittenMove&) const = default;
};

// A legal move of the player to move, as text.
WrittenMove write(const NamedRules& names, const State& s, const Move& m);
std::string text_of(const WrittenMove& m);
// The problem names the error, and quotes the text there.
Result<WrittenMove> parse_move(std::string_view text);
std::size_t hash_of(const WrittenMove& m);
// Whether a text means a listed move, perhaps in fewer words. Legs may come in any order and a swap either
// way round. The colour of a card, the owner of a lane, the rank of a marble in the base and the mark of a hop may
// be left out; what is written must be right. `turn`: the owner of a lane written without one.
bool may_mean(const WrittenMove& said, const WrittenMove& listed, int turn);

std::string text_of(const WrittenLeg& leg);  // "12>14"
std::string text_of(Place p);  // "R", "C", "H2", "12"
// The inverse of text_of; kNone for any other text.
Place parse_place(std::string_view text);

}  // namespace tock
