#include "laws.hpp"

#include <algorithm>
#include <tuple>

#include "tock/game/announced.hpp"

namespace tock::test {
namespace {

bool exists(const Rules& r, int id) { return seat_of(id) < r.seats && rank_of(id) < r.marbles; }

bool is_place(const Rules& r, Place p) {
  if (on_track(p)) return p < r.length;
  if (p == kCentre) return r.shortcut != kNone;
  return p == kReserve || (in_lane(p) && p < kLane + r.lane);
}

bool has_phase(const Rules& r, Phase p) {
  switch (p) {
    case Phase::Exchange: return r.exchange == Exchange::Partner || r.exchange == Exchange::Left;
    case Phase::Offer: return r.exchange == Exchange::Offer;
    case Phase::Opening: return r.opening;
    case Phase::Hop: return r.hierarchy && r.special != kNone;
    case Phase::Discard: {
      for (int k = 0; k < r.kinds; ++k)
        for (int i = 0; i < r.cards[k].uses_n; ++i)
          if (r.cards[k].uses[i].kind == UseKind::Skip) return true;
      return false;
    }
    default: return true;
  }
}

bool fits_phase(const Rules& r, Act a, Phase p) {
  switch (p) {
    case Phase::Exchange: return a == Act::Give;
    case Phase::Offer: return a == Act::Offer || a == Act::Decline;
    case Phase::Opening: return a == Act::Open;
    case Phase::Hop: return a == Act::Hop || a == Act::Stay;
    case Phase::Discard: return a == Act::Discard || (a == Act::Undo && r.undoes);
    case Phase::Play:
      return plays_card(a) || (a == Act::Discard && r.no_move != NoMove::LayDown) || (a == Act::Renew && r.renew);
    default: return false;
  }
}

bool has_card(Act a) { return plays_card(a) || a == Act::Discard || a == Act::Give || a == Act::Offer; }

Fault asking_fault(const Rules& r, const State& s) {
  int chosen = 0;
  for (int t = 0; t < r.seats; ++t) {
    const std::uint8_t g = s.given[t];
    chosen += g != kNone;
    if (g < kDeclined && (g > r.unknown || !s.hand[t][g])) return "a seat gives a card that it does not hold";
    if (g == kDeclined && s.phase != Phase::Offer) return "a seat declines where nothing is offered";
  }
  const bool gives = s.phase == Phase::Exchange || s.phase == Phase::Offer;
  if (chosen != (gives ? s.asked : 0)) return "the cards chosen to give do not fit the number of seats asked";
  if (gives && s.given[s.turn] != kNone) return "a seat is asked twice for a card";
  if ((gives || s.phase == Phase::Opening) && s.asked >= s.to_ask) return "everybody has answered already";
  return nullptr;
}

// By name, so that a new field does not compile until it is compared too.
auto fields(const Board& b) {
  const auto& [at, on, lane, fresh] = b;
  return std::tie(at, on, lane, fresh);
}

auto fields(const State& s) {  // the board left out
  const auto& [board, hand, hand_n, pile, discards, pile_n, discards_n, phase, turn, leader, round, last_card, drawn,
               hopper, asked, to_ask, given, known, winners, before, redoing, announced] = s;
  return std::tie(hand, hand_n, pile, discards, pile_n, discards_n, phase, turn, leader, round, last_card, drawn,
                  hopper, asked, to_ask, given, known, winners, before.at, before.fresh, redoing, announced.yes,
                  announced.no, announced.seen);
}

}  // namespace

bool same(const Board& a, const Board& b) { return fields(a) == fields(b); }
bool same(const State& a, const State& b) { return same(a.board, b.board) && fields(a) == fields(b); }

Fault board_fault(const Rules& r, const Board& b) {
  std::array<std::uint8_t, kCentre + 1> on{};
  std::array<std::uint8_t, kMaxSeats> lane{};
  for (int id = 0; id < kMaxIds; ++id) {
    const Place p = b.at[id];
    if (!exists(r, id)) {
      if (p != kAbsent || b.is_fresh(id)) return "a marble that does not exist is on the board";
      continue;
    }
    if (!is_place(r, p)) return "a marble is nowhere";
    if (b.is_fresh(id) && p != r.start[seat_of(id)]) return "a marble is fresh away from its start";
    if (p <= kCentre) {
      if (on[p]) return "two marbles on one space";
      on[p] = static_cast<std::uint8_t>(id + 1);
    } else if (in_lane(p)) {
      std::uint8_t& spaces = lane[seat_of(id)];
      if (spaces >> (p - kLane) & 1U) return "two marbles on one home space";
      spaces = static_cast<std::uint8_t>(spaces | 1U << (p - kLane));
    }
  }
  if (on != b.on) return "the track does not hold the marbles that say they stand on it";
  if (lane != b.lane) return "a lane does not hold the marbles that say they stand in it";
  return nullptr;
}

Fault card_fault(const Rules& r, const State& s) {
  if (s.pile_n > r.deck_n || s.discards_n > r.deck_n) return "a pile higher than the deck";
  std::array<int, kMaxKinds> count{};
  for (int t = 0; t < kMaxSeats; ++t) {
    int held = 0;
    for (int k = 0; k < kMaxKinds; ++k) {
      held += s.hand[t][k];
      count[k] += s.hand[t][k];
      if (s.known[t][k] && (t >= r.seats || s.known[t][k] > s.hand[r.receiver[t]][k]))
        return "a seat knows of a card that is not there";
    }
    if (held != s.hand_n[t]) return "a hand does not hold as many cards as it says";
    if (held && t >= r.seats) return "a seat without a player holds cards";
  }
  for (int i = 0; i < s.pile_n; ++i) ++count[s.pile[i]];
  for (int i = 0; i < s.discards_n; ++i) ++count[s.discards[i]];
  for (int k = 0; k < kMaxKinds; ++k)
    if (count[k] != (k < r.kinds ? r.cards[k].copies : 0)) return "cards were lost or made";
  return nullptr;
}

Fault course_fault(const Rules& r, const State& s, const MoveList& moves) {
  if (s.turn >= r.seats || s.leader >= r.seats) return "the turn or the lead of nobody";
  if (s.round < 1) return "a decision before the first deal";
  if (!has_phase(r, s.phase)) return "a decision that these rules do not know";
  if (s.last_card != kNone && s.last_card >= r.kinds) return "the last card is none of the deck";
  const bool in_turn = s.phase == Phase::Play || s.phase == Phase::Hop || s.over();
  if (s.drawn && !(in_turn && r.no_move == NoMove::DiscardAndDraw)) return "a card drawn out of turn";
  const bool hops = s.phase == Phase::Hop;
  if (hops ? s.hopper >= kMaxIds || !on_track(s.board.at[s.hopper]) : s.hopper != kNone) return "the wrong marble hops";
  if (const Fault fault = asking_fault(r, s)) return fault;
  if (!fits_announced(r, s)) return "hands that contradict what was announced";
  if (moves.empty() != s.over()) return "a decision without a move, or moves after the end";
  if (moves.full()) return "more moves than the list can hold";
  for (const Move& m : moves) {
    if (!fits_phase(r, m.act, s.phase)) return "a move of another phase";
    if (has_card(m.act) ? m.card >= r.kinds || !s.hand[s.turn][m.card] : m.card != kNone)
      return "a move with a card that is not in the hand";
    for (int i = 0; i < m.legs_n; ++i)
      if (!exists(r, m.legs[i].id)) return "a move with a marble that does not exist";
  }
  return nullptr;
}

Fault end_fault(const Rules& r, const State& s) {
  unsigned complete = 0;
  for (int team = 0; team < r.seats; ++team) {
    unsigned seats = 0;
    bool home = true;
    for (int t = 0; t < r.seats; ++t) {
      if (r.team[t] != team) continue;
      seats |= 1U << t;
      const auto* first = &s.board.at[id_of(t, 0)];
      home &= std::count_if(first, first + r.marbles, in_lane) >= r.to_win;
    }
    if (seats && home) complete |= seats;
  }
  const bool may_be_undone = r.undoes && complete && s.phase == Phase::Play;  // and a player who can must
  if (may_be_undone && s.winners == 0) return nullptr;
  if (s.winners != complete) return "the winners are not those whose marbles are home";
  if (s.over() != (complete != 0)) return "over, or not, at the wrong moment";
  if (winners(r, s.board) != complete) return "winners() finds somebody else";
  return nullptr;
}

Fault resample_fault(const Rules& r, const State& s, const State& other, int seat) {
  if (const Fault fault = card_fault(r, other)) return fault;
  if (const Fault fault = asking_fault(r, other)) return fault;
  if (!fits_announced(r, other)) return "resampled hands that contradict what was announced";
  State expected = other;  // all that the seat sees is as it was
  expected.board = s.board;
  expected.hand_n = s.hand_n;
  expected.hand[seat] = s.hand[seat];
  expected.known[seat] = s.known[seat];
  expected.given[seat] = s.given[seat];
  expected.discards = s.discards;
  expected.pile_n = s.pile_n;
  expected.discards_n = s.discards_n;
  expected.phase = s.phase;
  expected.turn = s.turn;
  expected.leader = s.leader;
  expected.round = s.round;
  expected.last_card = s.last_card;
  expected.drawn = s.drawn;
  expected.hopper = s.hopper;
  expected.asked = s.asked;
  expected.to_ask = s.to_ask;
  expected.winners = s.winners;
  expected.before = s.before;
  expected.redoing = s.redoing;
  expected.announced = s.announced;
  for (int t = 0; t < r.seats; ++t) {
    if (r.receiver[t] == seat) expected.known[t] = s.known[t];
    if ((s.given[t] == kNone) != (other.given[t] == kNone) || (t == seat && s.given[t] != other.given[t]))
      return "resampling changed who has answered";
    for (int k = 0; k < r.kinds; ++k)
      if (r.receiver[seat] == t && other.hand[t][k] < s.known[seat][k]) return "a card that the seat passed has gone";
  }
  return same(expected, other) ? nullptr : "resampling changed what the seat sees";
}

void Follower::on_event(EventKind, const State& after, int, std::span<const std::uint8_t>, const Move*,
                        const Effects* effects) {
  for (int i = 0; effects && i < effects->n; ++i) {
    const Effect& e = effects->list[i];
    if (at_[e.id] != e.from) fault_ = "an event moves a marble from where it does not stand";
    at_[e.id] = e.to;
    fresh_ = e.how == How::Start ? fresh_ | 1U << e.id : fresh_ & ~(1U << e.id);
    if (e.how == How::Undo) fresh_ |= after.board.fresh & 1U << e.id;  // as it was then
  }
  if (at_ != after.board.at) fault_ = "the events do not add up to the position";
  if (fresh_ != after.board.fresh) fault_ = "a marble is fresh, or not, against the events";
}

}  // namespace tock::test
