// Samples the cards that a seat does not see, so that the position looks the same to it (determinization).
#include <algorithm>

#include "data/sort.hpp"
#include "tock/game/announced.hpp"
#include "tock/game/flow.hpp"

namespace tock {
namespace {

// As many start cards to each as what was announced leaves possible; beyond that, every deal is as likely as any other.
[[gnu::noinline]] bool deal_as_announced(const Rules& r, State& s, int seat,
                                         const std::array<std::uint8_t, kMaxSeats>& open,
                                         std::span<std::uint8_t> unseen, Chance& chance) {
  const auto middle =
      std::stable_partition(unseen.begin(), unseen.end(), [&](std::uint8_t k) { return !r.cards[k].starts; });
  std::span<std::uint8_t> others(unseen.begin(), middle), starts(middle, unseen.end());
  const StartsDealt dealt =
      deal_starts(r, s, seat, open, static_cast<int>(unseen.size()), static_cast<int>(starts.size()), chance);
  if (!dealt.any) {
    sort_cards(unseen);
    return false;
  }
  chance.shuffle(others);
  chance.shuffle(starts);
  const auto give = [&](std::span<std::uint8_t>& cards, int seat_, int n) {
    for (; n > 0; --n, cards = cards.first(cards.size() - 1)) ++s.hand[seat_][cards.back()];
  };
  for (int t = 0; t < r.seats; ++t) {
    if (t == seat) continue;
    give(starts, t, dealt.to[t]);
    give(others, t, open[t] - dealt.to[t]);
  }
  const std::span pile(s.pile.data(), s.pile_n);
  std::copy(starts.begin(), starts.end(), std::copy(others.begin(), others.end(), pile.begin()));
  sort_cards(pile);
  chance.shuffle(pile);
  return true;
}

}  // namespace

void deal_unknown(const Rules& r, State& s, Chance& chance) {
  std::array<int, kMaxKinds> seen{};
  for (int t = 0; t < r.seats; ++t)
    for (int k = 0; k <= r.unknown; ++k) seen[k] += s.hand[t][k];
  for (int i = 0; i < s.pile_n; ++i) ++seen[s.pile[i]];
  for (int i = 0; i < s.discards_n; ++i) ++seen[s.discards[i]];
  if (seen[r.unknown] == 0) return;
  std::array<std::uint8_t, kMaxCards> faces{};
  std::size_t left = 0;
  for (int k = 0; k < r.kinds; ++k)
    for (int i = seen[k]; i < r.cards[k].copies; ++i) faces[left++] = static_cast<std::uint8_t>(k);
  chance.shuffle(std::span(faces.data(), left));
  const auto next = [&] { return left ? faces[--left] : static_cast<std::uint8_t>(chance.random_below(r.kinds)); };
  for (int t = 0; t < r.seats; ++t)
    for (; s.hand[t][r.unknown]; --s.hand[t][r.unknown]) ++s.hand[t][next()];
  for (int i = 0; i < s.pile_n; ++i)
    if (s.pile[i] == r.unknown) s.pile[i] = next();
  for (int i = 0; i < s.discards_n; ++i)
    if (s.discards[i] == r.unknown) s.discards[i] = next();
  for (int t = 0; t < r.seats; ++t)  // a card chosen from an unknown hand is one of its cards
    if (s.given[t] == r.unknown) s.given[t] = static_cast<std::uint8_t>(std::countr_zero(kinds_in(r, s.hand[t])));
}

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
  if (!(s.announced.yes | s.announced.no) ||
      !deal_as_announced(r, s, seat, open, std::span(unseen.data(), n), chance)) {
    chance.shuffle(std::span(unseen.data(), static_cast<std::size_t>(n)));
    for (int t = 0; t < r.seats; ++t)
      for (; t != seat && open[t] > 0; --open[t]) ++s.hand[t][unseen[--n]];
    std::copy_n(unseen.begin(), n, s.pile.begin());
  }
  // The cards that others have chosen to give, and not yet given, are hidden too; so are those they gave away.
  for (int t = 0; t < r.seats; ++t) {
    if (t == seat) continue;
    if (r.receiver[t] != seat) s.known[t].fill(0);
    if (s.given[t] == kNone) continue;
    int pick = chance.random_below(s.hand_n[t] + (s.phase == Phase::Offer ? 1 : 0));
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
