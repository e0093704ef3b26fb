// Win chances after each turn of a game, and how much of them was the luck of the cards: an advantage sum (Zinkevich,
// Bowling, Bard, Kan and Billings, Optimal Unbiased Estimators for Evaluating Agent Performance, 2006, known as DIVAT),
// the idea behind AIVAT (Burch, Schmid, Moravcik, Morrill and Bowling, 2018).
//
// luck = f(what came) - mean of f over what could have come. Whatever f is, this has mean zero if what could have come
// is dealt from exactly what was undealt then, with independent random numbers, and f is fixed beforehand and uses
// nothing later. Our f: the round played out several times, with everything undealt shuffled each time. Known players
// play as themselves. Unknown ones play as the network with errors or as the greedy evaluation, by a player model of
// their moves before the deal. The network's values at the end of the round are calibrated for
// the lineup.
#pragma once

#include "tock/data/json_writer.hpp"
#include "tock/sim/rollout.hpp"
#include "tock/views/game_log.hpp"

namespace tock {

struct LuckSettings {
  int playouts = 16;  // of what came; of every card that could have come, where one was drawn;
  int dealt = 2;  // samples where more than one card came
  int others = 48;  // other deals
  int others_each = 2;  // playouts of each
  int keeping = 16;  // other deals for every seat that keeps its hand; 0: nothing is said seat by seat
  int trials = 128;  // games of just these seats, by which the chances are corrected
  Lineup lineup{.noise = all_seats(kCasual)};
  std::array<double, kMaxSeats> greedy{};  // share of rollouts in which an unknown player is greedy
};

// Shuffles everything undealt: no other function here touches the cards to come.
void shuffle_undealt(const Rules& r, State& s, Chance& chance);

// The chance of every team to win, with the cards on the table open: the mean of the playouts; see Ending.
struct WinProbability {
  TeamChances chances{}, theirs{};
};
WinProbability win_probability(const Rollout& on, const State& s, const LuckSettings& settings, std::uint64_t seed);

// Whether all that chance did in a turn was to give one card.
bool one_card(const Ply& turn);

struct Luck {
  TeamChances first_player{};  // of who leads first, by team, 0 to 1
  TeamChances cards{};  // of a deal or of cards drawn, by team
  std::array<double, kMaxSeats> by_seat{};  // the luck of each seat's cards for its team
};

// A turn in which chance had a say; `came`: the chances after it, with the same settings and seed; it is not looked at
// where one card came.
Luck luck_of(const Rollout& on, const Ply& turn, const WinProbability& came, const LuckSettings& settings,
             std::uint64_t seed);

}  // namespace tock
