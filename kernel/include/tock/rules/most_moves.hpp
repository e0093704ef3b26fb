// How many legal moves a decision can have at most, whatever the position.
#pragma once

#include "tock/rules/rules.hpp"

namespace tock {

// Never less than what `legal` lists for a hand that these rules deal. Often far more: it is counted by what each
// marble could come to, as if no marble were ever in the way of another.
double most_moves(const Rules& r);

}  // namespace tock
