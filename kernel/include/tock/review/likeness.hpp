// Whom a seat has answered like so far, where nobody says who sits there.
#pragma once

#include "tock/review/playing_on.hpp"
#include "tock/tell/teller.hpp"

namespace tock {

// How likely it is that a seat answers by the greedy evaluation, and not as the network with errors of so much: from
// its last answers in these turns. Without a network there is nothing else than the greedy evaluation with errors, and
// this is 0.
double like_greedy(const PlayingOn& on, std::span<const PastTurn> turns, int seat, float noise);

// How much the network would have to err to give away as much as this seat has in its last answers.
float errs_by(const PlayingOn& on, std::span<const PastTurn> turns, int seat);

}  // namespace tock
