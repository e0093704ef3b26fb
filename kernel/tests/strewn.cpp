#include "strewn.hpp"

#include "tock/game/flow.hpp"

namespace tock::test {
namespace {

constexpr int kMostCards = 6;

// Where a marble may be put; a space that is taken is tried again.
Place somewhere(const Rules& r, int seat, int from, int span, FastChance& chance) {
  switch (chance.random_below(8)) {
    case 0: return kReserve;
    case 1: return static_cast<Place>(kLane + chance.random_below(r.lane));
    case 2: return r.start[seat];
    case 3: return r.shortcut == kNone ? kReserve : kCentre;
    default: return static_cast<Place>((from + chance.random_below(span)) % r.length);
  }
}

bool is_free(const Board& b, int seat, Place p) {
  if (p == kReserve) return true;
  return in_lane(p) ? !(b.lane[seat] >> (p - kLane) & 1U) : b.on[p] == 0;
}

void put_marbles(const Rules& r, Board& b, FastChance& chance) {
  b = {};
  b.at.fill(kAbsent);
  // Marbles meet in a short stretch of the track; a long one has room to pass.
  const int span = chance.random_below(2) ? r.length : 3 * r.section / 2;
  const int from = chance.random_below(r.length);
  for (int t = 0; t < r.seats; ++t) {
    const bool nearly_home = chance.random_below(3) == 0;  // helping partners, last marbles
    for (int j = 0; j < r.marbles; ++j) {
      const int id = id_of(t, j);
      Place p = nearly_home && j < r.lane ? static_cast<Place>(kLane + r.lane - 1 - j) : kReserve;
      if (p == kReserve || chance.random_below(8) == 0) p = somewhere(r, t, from, span, chance);
      while (!is_free(b, t, p)) p = somewhere(r, t, from, span, chance);
      b.set(id, p);
      if (p == r.start[t] && chance.random_below(2)) b.fresh |= 1U << id;
    }
  }
}

void deal_cards(const Rules& r, State& s, FastChance& chance) {
  for (int k = 0; k < r.kinds; ++k)
    for (int i = 0; i < r.cards[k].copies; ++i) s.pile[s.pile_n++] = static_cast<std::uint8_t>(k);
  chance.shuffle(std::span(s.pile.data(), s.pile_n));
  for (int t = 0; t < r.seats; ++t)
    for (int n = 1 + chance.random_below(kMostCards); n > 0 && s.pile_n > 0; --n) {
      ++s.hand[t][s.pile[--s.pile_n]];
      ++s.hand_n[t];
    }
  for (int n = chance.random_below(s.pile_n + 1); n > 0; --n) s.discards[s.discards_n++] = s.pile[--s.pile_n];
}

// A card that the copy card may stand for: never itself.
std::uint8_t last_card(const Rules& r, FastChance& chance) {
  const auto kind = static_cast<std::uint8_t>(chance.random_below(r.kinds));
  return r.cards[kind].uses[0].kind == UseKind::Copy ? kNone : kind;
}

}  // namespace

State strewn(const Rules& r, FastChance& chance) {
  State s;
  s.given.fill(kNone);
  do put_marbles(r, s.board, chance);
  while (winners(r, s.board));
  deal_cards(r, s, chance);
  s.round = 1 + static_cast<std::uint32_t>(chance.random_below(9));
  s.leader = static_cast<std::uint8_t>(chance.random_below(r.seats));
  s.turn = static_cast<std::uint8_t>(chance.random_below(r.seats));
  s.last_card = last_card(r, chance);
  if (r.undoes) {  // a play that could be taken back: from anywhere, with the card on the discards
    Board before;
    put_marbles(r, before, chance);
    // No play leaves a marble where it is and makes it fresh, or no longer fresh.
    for (int id = 0; id < kMaxIds; ++id)
      if (before.at[id] == s.board.at[id]) before.fresh = (before.fresh & ~(1U << id)) | (s.board.fresh & 1U << id);
    s.before = {before.at, before.fresh};
    s.last_card = s.discards_n ? s.discards[s.discards_n - 1] : kNone;
    if (s.last_card != kNone && r.cards[s.last_card].uses[0].kind == UseKind::Undo) s.last_card = kNone;
  }
  return s;
}

}  // namespace tock::test
