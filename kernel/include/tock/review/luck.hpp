// Chances to win after each turn of a game, and how much of them was the luck of the cards.
//
// luck = f(what came) - mean of f over what could have come. Whatever f is, this has mean zero if what could have come
// is dealt anew from exactly what was undealt then, with random numbers of its own, and f is fixed beforehand and looks
// at nothing later. Our f: the round played out several times, everything not dealt yet anew each time; seats answer as
// themselves where it is known who they are, and else as the network with errors or as the greedy evaluation, whichever
// their answers before the deal were like. What the network thinks of the end of the round is corrected for
// who sits there.
#pragma once

#include "tock/review/playing_on.hpp"
#include "tock/tell/json_writer.hpp"
#include "tock/tell/teller.hpp"

namespace tock {

struct LuckSettings {
  int playouts = 16;  // of what came; of every card that could have come, where one was drawn;
  int dealt = 2;  // times so many where more than one card came
  int others = 48;  // other deals
  int others_each = 2;  // playouts of each
  int keeping = 16;  // other deals for every seat that keeps its hand; 0: nothing is said seat by seat
  int trials = 128;  // games of just these seats, by which the chances are corrected
  Company company{.noise = all_seats(kCasual)};
  std::array<double, kMaxSeats> greedy{};  // a seat that is not known answers greedily in such a share of playouts
};

// Everything not dealt yet, anew: no other function here touches the cards to come.
void shuffle_undealt(const Rules& r, State& s, Chance& chance);

// The chance of every team to win, with the cards on the table open: the mean of the playouts; see Ending.
struct Outlook {
  TeamChances chances{}, theirs{};
};
Outlook outlook(const PlayingOn& on, const State& s, const LuckSettings& settings, std::uint64_t seed);

// Whether all that chance did in a turn was to give one card.
bool one_card(const PastTurn& turn);

struct Luck {
  TeamChances lot{};  // of the first leader, by team, 0 to 1
  TeamChances cards{};  // of a deal or of cards drawn, by team
  std::array<double, kMaxSeats> by_seat{};  // what each seat's own cards are worth to its team
};

// A turn in which chance had a say; `came`: the outlook after it, with the same settings and seed; it is not looked at
// where one card came.
Luck luck_of(const PlayingOn& on, const PastTurn& turn, const Outlook& came, const LuckSettings& settings,
             std::uint64_t seed);

}  // namespace tock
