// The effects of a move on a board.
#pragma once

#include "tock/game/move.hpp"

namespace tock {

enum class How : std::uint8_t { Walk, Back, Start, Swap, Capture, Hop, Push, Centre, Jump, Take, Sent, Undo };
constexpr auto names(How) {
  return names_up_to<How::Undo>("walk", "back", "start", "swap", "capture", "hop", "push", "centre", "jump", "take",
                                "sent", "undo");
}

struct Effect {
  std::uint8_t id;
  Place from, to;
  How how;
};

// The movements of marbles, in order: for logs and animation.
struct Effects {
  int n = 0;
  std::array<Effect, 48> list;  // only the first n are set
  void add(int id, Place from, Place to, How how) {
    if (n < static_cast<int>(list.size())) list[n++] = {static_cast<std::uint8_t>(id), from, to, how};
  }
};

// False, with the board in an unusable state, only if a pushed marble has nowhere to go.
bool apply_move(const Rules& r, Board& b, const Move& m, Effects* log = nullptr);

// One marble walking to a place, capturing where it lands and, if it burns, what it passes.
void apply_leg(const Rules& r, Board& b, const Leg& leg, bool burns, Effects* log = nullptr);

}  // namespace tock
