#include "tock/observe.hpp"

#include <algorithm>

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
Observer::Observer(const Rules& r) : r_(r) {
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

  for (int s = 0; s < n; ++s) {
    const auto set = [&](Place p, int code) {
      code_[s][p] = byte(code);
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
    }
  }
}

void Observer::look(const State& s, int seat, const Hand& discarded, std::uint8_t* out) const {
  const int n = r_.seats;
  const auto each_seat = [&](auto&& value) {
    for (int i = 0, t = seat; i < n; ++i, t = r_.next_seat(t)) *out++ = value(t);
  };
  for (int i = 0, t = seat; i < n; ++i, t = r_.next_seat(t))
    for (int id = id_of(t, 0); id < id_of(t, r_.marbles); ++id) *out++ = marble_code(s.board, id);
  out = std::copy_n(s.hand[seat].begin(), r_.kinds, out);
  out = std::copy_n(discarded.begin(), r_.kinds, out);
  out = std::copy_n(s.known[seat].begin(), r_.kinds, out);
  each_seat([&](int t) { return s.hand_n[t]; });
  each_seat([&](int t) { return byte(s.given[t] != kNone); });
  each_seat([&](int t) { return byte(s.winners >> t & 1U); });
  out = std::copy_n(starts_[seat].begin(), n, out);
  *out++ = s.pile_n;
  *out++ = static_cast<std::uint8_t>(s.phase);
  *out++ = seen_[seat][s.turn];
  *out++ = seen_[seat][s.leader];
  *out++ = byte(static_cast<int>(std::min<std::uint32_t>(s.round, 255)));
  *out++ = byte(r_.deal_size(static_cast<int>(s.round)));
  *out++ = card_code(s.last_card);
  *out++ = byte(s.drawn);
  *out++ = card_code(s.given[seat]);
  *out++ = byte(s.phase == Phase::Offer && s.to_ask == 2);
}

void Observer::write(const State& s, const Move& m, std::uint8_t* row) const {
  row[0] = static_cast<std::uint8_t>(m.act);
  row[1] = card_code(m.card);
  row[2] = card_code(m.as);
  row[3] = byte(m.colour + 1);  // kNone: 0
  row[4] = byte(m.burns);
  row[5] = byte(m.draws);
  row[6] = 0;
  row[7] = m.legs_n;
  std::uint8_t* leg = row + kAnswerHead;
  std::fill(leg, row + kAnswerWidth, std::uint8_t{0});
  for (int i = 0; i < m.legs_n; ++i, leg += kAnswerLeg) {
    const int id = m.legs[i].id, owner = seat_of(id);
    row[6] = byte(row[6] | m.legs[i].hops << i);
    leg[0] = seen_[s.turn][owner];
    leg[1] = byte(rank_of(id));
    leg[2] = marble_code(s.board, id);
    leg[3] = code_[owner][m.legs[i].to];
  }
}

Move Observer::read(const State& s, const std::uint8_t* row) const {
  Move m;
  m.act = static_cast<Act>(row[0]);
  m.card = byte(row[1] - 1);
  m.as = byte(row[2] - 1);
  m.colour = byte(row[3] - 1);
  m.burns = row[4];
  m.draws = row[5];
  m.legs_n = row[7];
  const std::uint8_t* leg = row + kAnswerHead;
  for (int i = 0; i < m.legs_n; ++i, leg += kAnswerLeg) {
    const int owner = (s.turn + leg[0]) % r_.seats;
    m.legs[i] = {byte(id_of(owner, leg[1])), place_[owner][leg[3]], (row[6] >> i & 1U) != 0};
  }
  return m;
}

}  // namespace tock
