#include "tock/views/event.hpp"

#include <algorithm>

namespace tock {

void Event::fill(const NamedRules& names, const State& before, EventKind what, const State& after, int by,
                 std::span<const std::uint8_t> shown, const Move* move, const Effects* did) {
  kind = what;
  seat = static_cast<std::uint8_t>(by);
  leader = after.leader;
  round = after.round;
  winners = after.winners;
  cards_n = static_cast<std::uint8_t>(shown.size());
  std::copy(shown.begin(), shown.end(), cards.begin());
  effects.n = 0;
  if (did) effects = *did;
  if (what == EventKind::Dealt) {
    hands = after.hand;
    announced = after.announced;
  }
  if (what != EventKind::Played) return;
  card = move->card;
  as = move->as;
  text = text_of(write(names, before, *move));
}

bool EventView::hides(EventKind kind) {
  switch (kind) {
    case EventKind::Shuffled:
    case EventKind::Dealt:
    case EventKind::Gave:
    case EventKind::Drew:
    case EventKind::Offered:
    case EventKind::Exchanged: return true;
    default: return false;
  }
}

EventView::EventView(const Rules& r, const Event& truth, Viewer viewer) : event_(truth) {
  Event& e = event_;
  if (viewer.open || !hides(e.kind)) return;
  const auto hide_all = [&] { std::fill_n(e.cards.begin(), e.cards_n, r.unknown); };
  switch (e.kind) {
    case EventKind::Shuffled: hide_all(); break;
    case EventKind::Dealt:
      for (int t = 0; t < r.seats; ++t) {
        if (viewer.see(t)) continue;
        int n = 0;
        for (const std::uint8_t count : e.hands[t]) n += count;
        e.hands[t].fill(0);
        e.hands[t][r.unknown] = static_cast<std::uint8_t>(n);
      }
      break;
    case EventKind::Gave:
    case EventKind::Drew:
    case EventKind::Offered:  // a declined offer is hidden as well
      if (viewer.see(e.seat)) break;
      e.cards_n = 1;
      hide_all();
      break;
    case EventKind::Exchanged:
      for (int t = 0; t < r.seats; ++t)
        if (e.cards[t] != kNone && !viewer.see(t) && !viewer.see(r.receiver[t])) e.cards[t] = r.unknown;
      break;
    default: break;  // visible to all
  }
}

}  // namespace tock
