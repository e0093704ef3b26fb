#include "tock/views/view.hpp"

#include <algorithm>

namespace tock {

Seen see(const Rules& r, const State& s, Viewer viewer) {
  Seen out;
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

State information_state(const Rules& r, const Seen& seen, int seat) {
  State s;
  s.board = seen.board;
  s.phase = seen.phase;
  s.turn = seen.turn;
  s.leader = seen.leader;
  s.round = seen.round;
  s.last_card = seen.last_card;
  s.drawn = seen.drawn;
  s.hopper = seen.hopper;
  s.asked = seen.asked;
  s.to_ask = seen.to_ask;
  s.hand_n = seen.hand_n;
  s.pile_n = seen.pile_n;
  std::fill_n(s.pile.begin(), s.pile_n, r.unknown);
  s.discards_n = seen.discards_n;
  s.discards = seen.discards;
  s.winners = seen.winners;
  s.before = seen.before;
  s.redoing = seen.redoing;
  s.announced = seen.announced;
  s.given.fill(kNone);
  for (int t = 0; t < r.seats; ++t) {
    s.hand[t][r.unknown] = seen.hand_n[t];
    if (seen.chosen >> t & 1U) s.given[t] = r.unknown;
  }
  if (seen.redoing && seen.turn != seat) {  // the card that was taken up is public
    --s.hand[seen.turn][r.unknown];
    ++s.hand[seen.turn][seen.last_card];
  }
  if (seat < 0) return s;
  const OwnCards& own = seen.own[seat];
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

unsigned still_to_ask(const Rules& r, const Seen& seen) {
  if (seen.phase != Phase::Exchange && seen.phase != Phase::Offer) return 0;
  unsigned out = 0;
  std::uint8_t seat = seen.turn;
  for (int left = seen.to_ask - seen.asked; left > 1; --left) {
    seat = seen.after_renewal() ? r.receiver[seat] : r.next_seat(seat);
    out |= 1U << seat;
  }
  return out;
}

}  // namespace tock
