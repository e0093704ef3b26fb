#include "tock/sim/observation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace tock {
namespace {

std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

}  // namespace

template <class Bound>
void Observer::add(const char* name, int length, Bound&& bound) {
  fields_.push_back({name, size(), length});
  for (int i = 0; i < length; ++i) bounds_.push_back(byte(std::min(bound(i), 255)));
}

// The fields stand in the order in which look() writes them.
Observer::Observer(const Rules& r) : r_(r), wide_(kMaxKinds - r.kinds <= 4 * r.seats + 10) {
  const int n = r.seats;
  const auto most = [](int m) { return [m](int) { return m; }; };
  const auto copies = [&](int kind) { return int{r.cards[kind].copies}; };
  add("marbles", n * r.marbles, most(r.length + r.lane + (r.shortcut == kNone ? 1 : 2)));
  add("hand", r.kinds, copies);
  add("discards", r.kinds, copies);
  add("passed", r.kinds, copies);
  add("hand_sizes", n, most(r.deck_n));
  add("chosen", n, most(1));
  add("winners", n, most(1));
  add("starts", n, most(r.length - 1));
  add("pile_size", 1, most(r.deck_n));
  add("phase", 1, most(static_cast<int>(Phase::Over)));
  add("turn", 1, most(n - 1));
  add("leader", 1, most(n - 1));
  add("round", 1, most(255));
  add("dealt", 1, most(*std::max_element(r.deals.begin(), r.deals.begin() + r.deals_n)));
  add("last_card", 1, most(r.unknown + 1));
  add("drawn", 1, most(1));
  add("given", 1, most(r.unknown + 2));
  add("after_renewal", 1, most(1));
  if (r.announce) {
    add("announced", n, most(2));
    add("starts_seen", n, most(r.deck_n));
  }

  for (int i = 1; i < 256; ++i) dealt_[static_cast<std::size_t>(i)] = byte(r.deal_size(i));
  for (int s = 0; s < n; ++s) {
    const auto set = [&](Place p, int code) {
      for (int m = 0; m < kMaxMarbles; ++m) code_[id_of(s, m)][p] = byte(code);
      place_[s][static_cast<std::size_t>(code)] = p;
    };
    set(kReserve, 0);
    place_[s][1] = r.start[s];
    for (int i = 0; i < r.length; ++i) set(r.on_track(r.start[s] + i), 2 + i);
    for (int h = 0; h < r.lane; ++h) set(static_cast<Place>(kLane + h), r.length + 2 + h);
    set(kCentre, r.length + r.lane + 2);
    for (int t = 0; t < n; ++t) {
      seen_[s][t] = byte((t + n - s) % n);
      starts_[s][seen_[s][t]] = byte(r.ahead(r.start[s], r.start[t]));
      for (int m = 0; m < kMaxMarbles; ++m) whose_[s][id_of(t, m)] = {seen_[s][t], byte(m)};
    }
  }
}

// Runs of bytes are copied in one stroke, and what goes too far is written over by what comes after it.
void Observer::look(const State& s, int seat, const Hand& discarded, std::uint8_t* __restrict out) const {
  const int n = r_.seats, marbles = r_.marbles, kinds = r_.kinds;
  for (int i = 0, t = seat; i < n; ++i, out += marbles, t = r_.next_seat(t)) {
    const std::uint8_t* code = code_[id_of(t, 0)].data();
    const Place* at = &s.board.at[id_of(t, 0)];
    const std::uint32_t fresh = s.board.fresh >> id_of(t, 0);
    for (int m = 0; m < kMaxMarbles; ++m) out[m] = byte(code[at[m]] - static_cast<int>(fresh >> m & 1U));
  }
  for (const Hand* cards : {&s.hand[seat], &discarded, &s.known[seat]}) {
    if (wide_) std::memcpy(out, cards->data(), kMaxKinds);
    else std::copy_n(cards->begin(), kinds, out);
    out += kinds;
  }
  for (int i = 0, t = seat; i < n; ++i, ++out, t = r_.next_seat(t)) {
    out[0] = s.hand_n[t];
    out[n] = byte(s.given[t] != kNone);
    out[2 * n] = byte(s.winners >> t & 1U);
    out[3 * n] = starts_[seat][i];
  }
  out += 3 * n;
  const std::uint8_t given = s.given[seat];
  const std::uint32_t round = std::min<std::uint32_t>(s.round, 255);
  out[0] = s.pile_n;
  out[1] = static_cast<std::uint8_t>(s.phase);
  out[2] = seen_[seat][s.turn];
  out[3] = seen_[seat][s.leader];
  out[4] = byte(static_cast<int>(round));
  out[5] = s.round == round ? dealt_[round] : byte(r_.deal_size(static_cast<int>(s.round)));
  out[6] = byte(s.last_card + 1);  // none is 0: bytes wrap round
  out[7] = byte(s.drawn);
  out[8] = byte(given == kDeclined ? r_.unknown + 2 : given + 1);
  out[9] = byte(s.phase == Phase::Offer && s.to_ask == 2);
  if (!r_.announce) return;
  out += 10;
  for (int i = 0, t = seat; i < n; ++i, t = r_.next_seat(t)) {
    out[i] = byte(static_cast<int>((s.announced.yes >> t & 1U) << 1 | (s.announced.no >> t & 1U)));
    out[n + i] = s.announced.seen[t];
  }
}

void Observer::write(const State& s, std::span<const Move> moves, std::uint8_t* __restrict row) const {
  // A row begins like a move, except that none is 255 there and 0 here.
  static_assert(offsetof(Move, act) == 0 && offsetof(Move, card) == 1 && offsetof(Move, as) == 2 &&
                offsetof(Move, legs_n) == 3 && offsetof(Move, colour) == 4 && offsetof(Move, burns) == 5 &&
                offsetof(Move, draws) == 6 && kMoveHead == 8);
  const auto& whose = whose_[s.turn];
  const std::uint32_t fresh = s.board.fresh;
  for (const Move& m : moves) {
    std::memcpy(row, &m, kMoveHead);
    std::memset(row + kMoveHead, 0, kMoveWidth - kMoveHead);
    row[1] = byte(m.card + 1);
    row[2] = byte(m.as + 1);
    row[4] = byte(m.colour + 1);
    row[5] = byte(static_cast<int>(m.burns) | m.back << 1);
    unsigned hops = 0;
    std::uint8_t* leg = row + kMoveHead;
    for (int i = 0; i < m.legs_n; ++i, leg += kMoveLeg) {
      const int id = m.legs[i].id;
      const std::uint8_t* code = code_[id].data();
      std::memcpy(leg, &whose[id], 2);
      leg[2] = byte(code[s.board.at[id]] - static_cast<int>(fresh >> id & 1U));
      leg[3] = code[m.legs[i].to];
      hops |= static_cast<unsigned>(m.legs[i].hops) << i;
    }
    row[7] = byte(static_cast<int>(hops));
    row += kMoveWidth;
  }
}

Move Observer::read(const State& s, const std::uint8_t* row) const {
  Move m;
  m.act = static_cast<Act>(row[0]);
  m.card = byte(row[1] - 1);
  m.as = byte(row[2] - 1);
  m.legs_n = row[3];
  m.colour = byte(row[4] - 1);
  m.burns = row[5] & 1U;
  m.back = byte(row[5] >> 1);
  m.draws = row[6];
  const std::uint8_t* leg = row + kMoveHead;
  for (int i = 0; i < m.legs_n; ++i, leg += kMoveLeg) {
    const int seat = s.turn + leg[0], owner = seat - (seat >= r_.seats ? r_.seats : 0);
    m.legs[i] = {byte(id_of(owner, leg[1])), place_[owner][leg[3]], (row[7] >> i & 1U) != 0};
  }
  return m;
}

}  // namespace tock
