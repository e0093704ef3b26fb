// One round from a given position with given cards, the same for everyone who plays it: made from a text, played by
// bots, and valued at its end. Limits are numbers of rollouts and never time, and every random number follows from
// the text.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tock/data/json_writer.hpp"
#include "tock/data/result.hpp"
#include "tock/rules/named_rules.hpp"
#include "tock/sim/rollout.hpp"
#include "tock/views/game_log.hpp"

namespace tock {

struct ChallengeRound {
  State start;       // at a decision, right after a deal where there are deals
  std::string seed;  // of all later shuffles
};

// The seat of the player of a given round.
inline constexpr int kGivenSeat = 0;

// The round that follows from a text: out of games of seats that err a little, neither won nor lost, and of several the
// one in which good players lead weak ones most clearly.
ChallengeRound make_challenge_round(const Rollout& on, std::string_view text);

// As a position of tock/position.hpp with its seed, and back.
void write_round(JsonWriter& out, const NamedRules& names, const ChallengeRound& round);
Result<ChallengeRound> read_round(const NamedRules& names, std::string_view json);

// The score of a finished round: the win chance of the seat's team, over other deals of the next round, so that luck
// in the next deal does not count. Below zero: it is not over.
double value_of_round(const Rollout& on, const std::vector<Ply>& turns);
// The same before it is valued.
bool is_round_over(const Rules& r, const State& start, const State& now, int decisions);

// The bots for comparison in that seat.
struct FieldPlayer {
  const char* name;
  bool greedy;
  float noise;
  std::uint64_t key;  // of what it errs by
};
const std::vector<FieldPlayer>& field_players();

using SeatNoise = std::array<float, kMaxSeats>;

// The score, if each seat errs by this much, in a way that follows from the key; a seat that does not err plays the
// network's best move.
double played_by(const Rollout& on, const ChallengeRound& round, const SeatNoise& noise, std::uint64_t key);

// {"par": …, "field": [{"who": …, "chance": …}, …]}: results of bots in that seat. Par is the mean of the network
// itself and of some that err slightly, so that it does not depend on a tie between two equal moves.
void write_field(JsonWriter& out, const Rollout& on, const ChallengeRound& round);

// The score with these moves of the seat, one after the other; all other seats play the network's
// best move.
Result<double> play_round(const NamedRules& names, const Rollout& on, const ChallengeRound& round,
                          const std::vector<std::string>& moves);

}  // namespace tock
