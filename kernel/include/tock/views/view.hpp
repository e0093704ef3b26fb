// The view of a game, as a value of its own type: every message is made from it, and hidden cards
// are not in it.
#pragma once

#include "tock/game/state.hpp"

namespace tock {

// The viewer: the holder of these seats, together; without seats a spectator. Open: everything
// is visible, as after the end of a game.
struct Viewer {
  std::uint8_t seats = 0;  // bit per seat
  bool open = false;
  [[nodiscard]] bool see(int seat) const { return open || (seats >> seat & 1U); }
};

// A seat's own cards.
struct OwnCards {
  Hand hand{};
  Hand passed{};                // cards it has passed and its receiver must still hold
  std::uint8_t given = kNone;   // the card it has chosen to give, in an unfinished exchange (or kDeclined)
};

struct View {
  Viewer viewer;
  // the public part
  Board board;
  Phase phase = Phase::Play;
  std::uint8_t turn = 0, leader = 0;
  std::uint32_t round = 0;
  std::uint8_t last_card = kNone;
  bool drawn = false;
  std::uint8_t hopper = kNone;
  std::uint8_t asked = 0, to_ask = 0;
  std::array<std::uint8_t, kMaxSeats> hand_n{};
  std::uint8_t pile_n = 0, discards_n = 0;
  std::array<std::uint8_t, kMaxCards> discards{};
  std::uint8_t chosen = 0;  // the seats that have chosen what to give, bit per seat; not what
  std::uint8_t winners = 0;
  Standing before;
  bool redoing = false;
  Announced announced;
  // the cards of the seats that look; empty for all others
  std::array<OwnCards, kMaxSeats> own{};

  [[nodiscard]] bool over() const { return phase == Phase::Over; }
  [[nodiscard]] bool after_renewal() const { return phase == Phase::Offer && to_ask == 2; }
};

View see(const Rules& r, const State& s, Viewer viewer);

// The game as far as one of the seats that look knows it, alone (-1: a spectator): every other card is the
// unknown one.
State information_state(const Rules& r, const View& view, int seat);

// Seats that will be asked after the one in turn for a choice that stays hidden until all have chosen,
// bit per seat. At a real table all choose at the same time.
unsigned still_to_ask(const Rules& r, const View& view);

}  // namespace tock
