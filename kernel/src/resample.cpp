// Another world that looks the same to one seat.
#include <algorithm>

#include "sort.hpp"
#include "tock/flow.hpp"

namespace tock {

void resample(const Rules& r, State& s, int seat, Chance& chance) {
  std::array<std::uint8_t, kMaxCards> unseen{};
  int n = 0;
  std::array<std::uint8_t, kMaxSeats> open{};  // cards each hand still needs
  for (int t = 0; t < r.seats; ++t) {
    if (t == seat) continue;
    open[t] = s.hand_n[t];
    for (int k = 0; k <= r.unknown; ++k) {
      int loose = s.hand[t][k];
      if (s.redoing && t == s.turn && k == s.last_card) {  // all have seen it
        --loose;
        --open[t];
      }
      if (r.receiver[seat] == t) {
        const int known = std::min<int>(loose, s.known[seat][k]);
        loose -= known;
        open[t] = static_cast<std::uint8_t>(open[t] - known);
      }
      s.hand[t][k] = static_cast<std::uint8_t>(s.hand[t][k] - loose);
      for (; loose > 0; --loose) unseen[n++] = static_cast<std::uint8_t>(k);
    }
  }
  for (int i = 0; i < s.pile_n; ++i) unseen[n++] = s.pile[i];
  sort_cards(std::span(unseen.data(), static_cast<std::size_t>(n)));
  chance.shuffle(std::span(unseen.data(), static_cast<std::size_t>(n)));
  for (int t = 0; t < r.seats; ++t)
    for (; t != seat && open[t] > 0; --open[t]) ++s.hand[t][unseen[--n]];
  std::copy_n(unseen.begin(), n, s.pile.begin());
  // What the others have chosen to give, and not yet given, is hidden too; so is what they passed on.
  for (int t = 0; t < r.seats; ++t) {
    if (t == seat) continue;
    if (r.receiver[t] != seat) s.known[t].fill(0);
    if (s.given[t] == kNone) continue;
    int pick = chance.lot(s.hand_n[t] + (s.phase == Phase::Offer ? 1 : 0));
    s.given[t] = kDeclined;  // unless one of the cards is picked
    for (int k = 0; k <= r.unknown; ++k) {
      pick -= s.hand[t][k];
      if (pick < 0) {
        s.given[t] = static_cast<std::uint8_t>(k);
        break;
      }
    }
  }
}

}  // namespace tock
