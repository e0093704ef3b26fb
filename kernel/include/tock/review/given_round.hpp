// One round from a given position with given cards, the same for everybody who plays it: made from a text, played by
// bots, and valued at its end. Limits are playouts and never time, and every random number follows from the text.
#pragma once

#include <string>
#include <vector>

#include "tock/named_rules.hpp"
#include "tock/result.hpp"
#include "tock/review/playing_on.hpp"
#include "tock/tell/json_writer.hpp"
#include "tock/tell/teller.hpp"

namespace tock {

struct GivenRound {
  State start;       // somebody is asked, right after a deal where there are deals
  std::string seed;  // of what is shuffled later
};

// Whoever plays a given round sits here.
inline constexpr int kGivenSeat = 0;

// The round that follows from a text: out of games of seats that err a little, neither won nor lost, and of several the
// one in which good players lead weak ones most clearly.
GivenRound give_round(const PlayingOn& on, std::string_view text);

// As a position of tock/position.hpp with its seed, and back.
void write_round(JsonWriter& out, const NamedRules& names, const GivenRound& round);
Result<GivenRound> read_round(const NamedRules& names, std::string_view json);

// How a given round ended: the chance of the seat's team, over other deals of what comes next; nobody's luck in the
// next deal counts. Below zero: it is not over.
double value_of_round(const PlayingOn& on, const std::vector<PastTurn>& turns);
// The same before it is valued.
bool is_round_over(const Rules& r, const State& start, const State& now, int decisions);

// Who else might have sat there.
struct FieldPlayer {
  const char* name;
  bool greedy;
  float noise;
  std::uint64_t key;  // of what it errs by
};
const std::vector<FieldPlayer>& field_players();

// The chance at the end, if somebody sits there who errs so much, in a way that follows from the key; all other seats
// as the network likes best.
double played_by(const PlayingOn& on, const GivenRound& round, float noise, std::uint64_t key);

// {"par": …, "field": [{"who": …, "chance": …}, …]}: how others do in that seat. Par is the mean of the network itself
// and of some who err by a hair: where two answers are as good, it does not hang on which is taken.
void write_field(JsonWriter& out, const PlayingOn& on, const GivenRound& round);

// The chance at the end, with these answers of the seat, one after the other; all other seats as the network likes
// best.
Result<double> play_round(const NamedRules& names, const PlayingOn& on, const GivenRound& round,
                          const std::vector<std::string>& answers);

}  // namespace tock
