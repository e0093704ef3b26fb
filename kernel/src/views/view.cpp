#include "tock/views/view.hpp"

#include <algorithm>

namespace tock {

View see(const Rules& r, const State& s, Viewer viewer) {
  View out;
  out.viewer = viewer;
  out.board = s.board;
  out.phase = s.phase;
  out.turn = s.turn;
  out.leader = s.leader;
  out.round = s.round;
  out.last_card = s.last_card;
  out.drawn = s.drawn;
  out.hopper = s.hopper;
  out.asked = s.asked;
  out.to_ask = s.to_ask;
  out.hand_n = s.hand_n;
  out.pile_n = s.pile_n;
  out.discards_n = s.discards_n;
  std::copy_n(s.discards.begin(), s.discards_n, out.discards.begin());
  out.winners = s.winners;
  out.before = s.before;
  out.redoing = s.redoing;
  out.announced = s.announced;
  for (int t = 0; t < r.seats; ++t) {
    if (s.given[t] != kNone) out.chosen = static_cast<std::uint8_t>(out.chosen | 1U << t);
    if (viewer.see(t)) out.own[t] = {s.hand[t], s.known[t], s.given[t]};
  }
  return out;
}

State information_state(const Rules& r, const View& view, int seat) {
  State s;
  s.board = view.board;
  s.phase = view.phase;
  s.turn = view.turn;
  s.leader = view.leader;
  s.round = view.round;
  s.last_card = view.last_card;
  s.drawn = view.drawn;
  s.hopper = view.hopper;
  s.asked = view.asked;
  s.to_ask = view.to_ask;
  s.hand_n = view.hand_n;
  s.pile_n = view.pile_n;
  std::fill_n(s.pile.begin(), s.pile_n, r.unknown);
  s.discards_n = view.discards_n;
  s.discards = view.discards;
  s.winners = view.winners;
  s.before = view.before;
  s.redoing = view.redoing;
  s.announced = view.announced;
  s.given.fill(kNone);
  for (int t = 0; t < r.seats; ++t) {
    s.hand[t][r.unknown] = view.hand_n[t];
    if (view.chosen >> t & 1U) s.given[t] = r.unknown;
  }
  if (view.redoing && view.turn != seat) {  // the card that was taken up is public
    --s.hand[view.turn][r.unknown];
    ++s.hand[view.turn][view.last_card];
  }
  if (seat < 0) return s;
  const OwnCards& own = view.own[seat];
  s.hand[seat] = own.hand;
  s.given[seat] = own.given;
  s.known[seat] = own.passed;
  Hand& receiver = s.hand[r.receiver[seat]];
  for (int k = 0; k < r.kinds && r.receiver[seat] != seat; ++k) {
    receiver[k] = static_cast<std::uint8_t>(receiver[k] + own.passed[k]);
    receiver[r.unknown] = static_cast<std::uint8_t>(receiver[r.unknown] - own.passed[k]);
  }
  return s;
}

unsigned still_to_ask(const Rules& r, const View& view) {
  if (view.phase != Phase::Exchange && view.phase != Phase::Offer) return 0;
  unsigned out = 0;
  std::uint8_t seat = view.turn;
  for (int left = view.to_ask - view.asked; left > 1; --left) {
    seat = view.after_renewal() ? r.receiver[seat] : r.next_seat(seat);
    out |= 1U << seat;
  }
  return out;
}

}  // namespace tock
