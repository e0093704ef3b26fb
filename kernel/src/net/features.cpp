#include "tock/net/features.hpp"

#include <algorithm>
#include <cstring>

#include "net/abilities.hpp"
#include "net/feature_values.hpp"
#include "net/threats.hpp"

namespace tock {
namespace {

// The value for a number of cards without a next effect; the others follow.
std::uint8_t held_code(int n) { return static_cast<std::uint8_t>(1 + (n > 1) * kUses); }

Done done(const Rules& r, const State& s, const Move& m) {
  switch (m.act) {
    case Act::Skip: return Skips;
    case Act::Give: return Gives;
    case Act::Offer: return Offers;
    case Act::Decline: return Declines;
    case Act::Renew: return Renews;
    case Act::Open: return Opens;
    case Act::Hop:
    case Act::Stay: return Hops;
    case Act::Discard:
      return s.phase != Phase::Discard && r.no_move == NoMove::DiscardAndDraw && !s.drawn ? DiscardsAndDraws : Discards;
    default: return m.draws ? PlaysAndDraws : Plays;
  }
}

// A hand from which one kind of card may have lost one. Nothing is set until it is looked at: few of them ever are.
struct HandLeft {
  struct Kind {
    std::uint32_t does;  // as bits, see Prospects
    std::uint8_t n, kind;
  };
  struct Held {
    std::uint32_t does;
    std::uint8_t code, at;  // see held_code; the place in the row
  };
  CardsLeft cards;
  int kinds_n, abilities_n;
  std::array<Kind, kMaxKinds> kinds;
  std::array<Held, kAbilities> abilities;
};

// The part that is the same for all moves of a decision.
struct Common {
  explicit Common(const State& state) : s(state), seat(state.turn) {}
  const State& s;
  int seat;
  std::uint64_t abilities = 0;                  // in the hand before the move, as bits
  std::array<std::uint8_t, kAbilities> held{};  // how many cards have each
  std::uint32_t known = 0;                      // bit per kind, and for none: the rest without it is known
  std::array<HandLeft, kMaxKinds + 1> left;
  Prospects receiver;                           // of a card that is given: what could be done with any card
  std::array<std::uint8_t, kRowBytes> row{};    // with all that no move changes
};

// The board before the move, for a seat that holds cards after it or not.
template <class Ring>
struct Before {
  Sides sides;
  Rings<Ring> rings;
  std::array<std::uint8_t, kRowBytes> row;  // of a move that moves no marble
};

class RowWriter {
 public:
  RowWriter(const Rules& r, const FeatureLayout& p) : r_(r), p_(p) {}
  void write(const State& s, std::span<const Move> moves, std::uint8_t* rows) const;

 private:
  [[nodiscard]] std::uint8_t place_code(const Board& b, int id) const;
  void look_at_cards(Common& c) const;
  [[nodiscard]] const HandLeft& hand_left(Common& c, int gone) const;
  void write_passed(const State& s, int more, std::uint8_t* row) const;
  void write_given(const Common& c, int kind, std::uint8_t* row) const;
  template <class Ring>
  void encode_all(Common& c, std::span<const Move> moves, std::uint8_t* rows) const;
  template <class Ring>
  void look_before(const Common& c, bool with_cards, Before<Ring>& out) const;
  template <class Ring>
  void encode_seat(const Before<Ring>& before, const Board& after, int seat, Rings<Ring>& rings,
                   std::uint8_t* __restrict row) const;
  template <class Ring>
  Rings<Ring> encode_marbles(const Common& c, const Before<Ring>& before, const Board& after, const Effects& effects,
                             std::uint8_t* __restrict row) const;
  template <class Ring>
  void encode_cards(Common& c, const Move& m, const Board& after, const Rings<Ring>& rings,
                    std::uint8_t* __restrict row) const;

  const Rules& r_;
  const FeatureLayout& p_;
};

std::uint8_t RowWriter::place_code(const Board& b, int id) const {
  const Place at = b.at[id];
  if (b.is_fresh(id) && on_own_start(r_, b, id)) return p_.fresh_code;
  return p_.code[seat_of(id)][at];
}

template <class Ring>
void RowWriter::encode_seat(const Before<Ring>& before, const Board& after, int seat, Rings<Ring>& rings,
                            std::uint8_t* __restrict row) const {
  std::uint8_t* const sums = row + p_.seats_at + 3 * p_.seen_from[before.sides.seat].turn[seat];
  sums[0] = after.lane[seat];
  sums[1] = rings.waiting[seat];
}

template <class Ring>
void RowWriter::look_before(const Common& c, bool with_cards, Before<Ring>& out) const {
  const FeatureLayout::SeenFrom& seen = p_.seen_from[c.seat];
  out.row = c.row;
  out.rings = {};
  out.sides = {.seat = c.seat, .ours = r_.partners[c.seat] | 1U << c.seat, .with_cards = 0};
  for (int t = 0; t < r_.seats; ++t) {
    const bool cards = t == c.seat ? with_cards : c.s.hand_n[t] > 0;
    out.sides.with_cards |= static_cast<unsigned>(cards) << t;
    out.row[p_.seats_at + 3 * seen.turn[t] + 2] = static_cast<std::uint8_t>(std::min<int>(7, c.s.hand_n[t]));
    for (int id = id_of(t, 0); id < id_of(t, r_.marbles); ++id) {
      out.row[p_.marbles_at + seen.slots[id]] = place_code(c.s.board, id);
      out.rings.move(out.sides, t, kAbsent, c.s.board.at[id]);
    }
    encode_seat(out, c.s.board, t, out.rings, out.row.data());
    out.rings.look_at_start(r_, c.s.board, out.sides, t);
  }
  if (!r_.hierarchy)
    write_threats(r_, c.s.board, p_.steps, out.rings, ~Ring{0}, seen.slots, out.row.data() + p_.threats_at);
}

// Copies a row of the board before the move, with the changes for marbles. Returns the track after it.
template <class Ring>
Rings<Ring> RowWriter::encode_marbles(const Common& c, const Before<Ring>& before, const Board& after,
                                      const Effects& effects, std::uint8_t* __restrict row) const {
  const FeatureLayout::SeenFrom& seen = p_.seen_from[c.seat];
  std::memcpy(row, before.row.data(), kRowBytes);
  Rings<Ring> rings = before.rings;
  Ring moved = 0;  // to these spaces
  for (int i = 0; i < effects.n; ++i) {
    const auto [id, from, to, how] = effects.list[i];
    row[p_.marbles_at + seen.slots[id]] = place_code(after, id);
    row[p_.threats_at + seen.slots[id]] = None;
    rings.move(before.sides, seat_of(id), from, to);
    moved |= bit_of<Ring>(to);
    const int seat = seat_of(id);
    encode_seat(before, after, seat, rings, row);
    const Place start = r_.start[seat];
    if (from == start || to == start || from == kReserve || to == kReserve)
      rings.look_at_start(r_, after, before.sides, seat);
  }
  if (!r_.hierarchy) {
    if (effects.n)
      write_threats(r_, after, p_.steps, rings, Ring(moved | threatened_anew(r_, p_.steps, before.rings, rings)),
                    seen.slots, row + p_.threats_at);
    return rings;
  }
  Ranked ranked;
  look_ranked(r_, after, p_.steps, before.sides, rings, ranked);
  std::uint8_t *threats = row + p_.threats_at, *ways = row + p_.ways_at;
  for (int j = 0, t = c.seat; j < r_.seats; ++j, t = r_.next_seat(t)) {
    threats = std::copy_n(&ranked.threat[id_of(t, 0)], r_.marbles, threats);
    if (p_.ways_given >> j & 1U) ways = std::copy_n(&ranked.way[id_of(t, 0)], r_.marbles, ways);
  }
  return rings;
}

// The hand after the move, and its next possibilities.
template <class Ring>
void RowWriter::encode_cards(Common& c, const Move& m, const Board& after, const Rings<Ring>& rings,
                             std::uint8_t* __restrict row) const {
  const State& s = c.s;
  const bool renews = m.act == Act::Renew;
  const int gone = m.card < r_.kinds && s.hand[c.seat][m.card] ? m.card : -1;
  const HandLeft& left = hand_left(c, renews ? -1 : gone);
  Prospects p;
  look_ahead(r_, after, rings, p_.steps, c.seat, renews ? CardsLeft{} : left.cards, p);
  const int nexts = p_.nexts_at ? r_.marbles : 0;
  for (int i = 0; i < nexts; ++i, p.nexts >>= 8) row[p_.nexts_at + i] = static_cast<std::uint8_t>(p.nexts);

  int playable = 0;
  if (!renews) {
    for (int i = 0; i < left.kinds_n; ++i) playable += ((left.kinds[i].does & p.can) != 0) * left.kinds[i].n;
    for (int i = 0; i < left.abilities_n; ++i) {
      const auto [does, code, at] = left.abilities[i];
      row[at] = static_cast<std::uint8_t>(code + best_use(does, p));
    }
  }

  if ((m.act == Act::Give || m.act == Act::Offer) && gone >= 0) write_passed(s, gone, row);
  if (p_.given_at && m.act == Act::Give && gone >= 0) write_given(c, gone, row);

  std::uint8_t* misc = row + p_.misc_at;
  misc[0] = static_cast<std::uint8_t>(done(r_, s, m));
  misc[5] = static_cast<std::uint8_t>(std::min(7, playable));
  misc[6] = static_cast<std::uint8_t>(std::min(3, p.ways_home));
  misc[7] = static_cast<std::uint8_t>(std::min(3, p.ways_hit));
  if (p_.earns_at) row[p_.earns_at] = static_cast<std::uint8_t>(std::min(3, p.ways_earn));
  if (p_.copies_last) {
    const std::uint8_t last = !plays_card(m.act)                               ? s.last_card
                              : r_.cards[m.card].uses[0].kind == UseKind::Copy ? m.as
                                                                               : m.card;
    misc[8] = static_cast<std::uint8_t>(last < r_.kinds ? last + 1 : 0);
  }
}

// The hand when one kind has lost a card, or none has.
const HandLeft& RowWriter::hand_left(Common& c, int gone) const {
  HandLeft& left = c.left[static_cast<std::size_t>(gone + 1)];
  if (c.known >> (gone + 1) & 1U) return left;
  c.known |= 1U << (gone + 1);
  left.cards = {};
  left.kinds_n = left.abilities_n = 0;
  each_kind(r_, c.s.hand[c.seat], [&](int k) {
    const int n = c.s.hand[c.seat][k] - (k == gone);
    if (n <= 0) return;
    for (int i = 0; i < left.kinds_n; ++i) left.cards.two |= p_.both_walk[k][left.kinds[i].kind];
    left.cards.two |= n > 1 ? p_.both_walk[k][k] : 0;
    left.cards.walks |= p_.walks[k];
    left.cards.starts |= (p_.abilities[c.seat][k] & (ability_bit(Ability::Start) | ability_bit(Ability::Joker))) != 0;
    left.kinds[left.kinds_n++] = {p_.does[k], static_cast<std::uint8_t>(n), static_cast<std::uint8_t>(k)};
  });
  const std::uint64_t lost = gone < 0 ? 0 : p_.abilities[c.seat][gone];
  for (std::uint64_t rest = c.abilities; rest; rest &= rest - 1) {
    const int a = std::countr_zero(rest), n = c.held[a] - static_cast<int>(lost >> a & 1U);
    left.abilities[left.abilities_n] = {p_.done_by[a], held_code(n),
                                        static_cast<std::uint8_t>(p_.hand_at + p_.used_as[a])};
    left.abilities_n += n > 0;
  }
  return left;
}

// Two of the cards that the seat has passed on and the receiver must still hold; `more`: one it gives now.
void RowWriter::write_passed(const State& s, int more, std::uint8_t* row) const {
  Hand passed = s.known[s.turn];
  if (more >= 0) ++passed[more];
  int n = 0;
  each_kind(r_, passed, [&](int k) {
    for (int i = passed[k]; i > 0 && n < 2; --i) row[p_.passed_at + n++] = static_cast<std::uint8_t>(k + 1);
  });
}

// What a partner could do with a card at once, and which one it is; both by the marbles it may move and by the
// first player, as a card for the same marbles may be needed before the own turn comes or after it.
void RowWriter::write_given(const Common& c, int kind, std::uint8_t* row) const {
  const State& s = c.s;
  const int receiver = r_.receiver[c.seat];
  const MovedBoth both = finished(r_, s.board, receiver) ? TheGivers
                         : finished(r_, s.board, c.seat) ? TheReceivers
                                                         : EachItsOwn;
  const auto place = [&](int seat) { return (seat - s.leader + r_.seats) % r_.seats; };  // 0: leads
  const bool receiver_first = place(receiver) < place(c.seat);
  int use = best_use(p_.does[kind], c.receiver);
  if (use == Moves && p_.does[kind] & c.receiver.can & kBringsIn) use = kUses;
  row[p_.given_at] = static_cast<std::uint8_t>(1 + (use * kMovedBoth + both) * 4 + std::min(3, place(c.seat)));
  row[p_.given_at + 1] = static_cast<std::uint8_t>(1 + (kind * kMovedBoth + both) * 2 + receiver_first);
}

void RowWriter::write(const State& s, std::span<const Move> moves, std::uint8_t* rows) const {
  Common c(s);
  look_at_cards(c);
  r_.length <= 64 ? encode_all<Short>(c, moves, rows) : encode_all<Long>(c, moves, rows);
}

// The seat's knowledge of all cards, and of the deal.
void RowWriter::look_at_cards(Common& c) const {
  const State& s = c.s;
  const Hand& hand = s.hand[c.seat];
  std::array<int, kMaxKinds + 1> unseen{};  // the last for cards that are none
  for (int k = 0; k < r_.kinds; ++k) unseen[k] = r_.cards[k].copies - hand[k];
  for (int i = 0; i < s.discards_n; ++i) --unseen[std::min<int>(s.discards[i], kMaxKinds)];
  int all = 0;
  for (int k = 0; k < r_.kinds; ++k) all += unseen[k] = std::max(0, unseen[k]);
  std::array<int, kAbilities> hidden{};  // of the deck's abilities, one after the other
  for (int i = 0; i < p_.kind_has_n[c.seat]; ++i) {
    const auto [k, a] = p_.kind_has[c.seat][i];
    hidden[a] += unseen[k];
  }
  each_kind(r_, hand, [&](int k) {
    c.abilities |= p_.abilities[c.seat][k];
    for (std::uint64_t rest = p_.abilities[c.seat][k]; rest; rest &= rest - 1) {
      std::uint8_t& held = c.held[std::countr_zero(rest)];
      held = static_cast<std::uint8_t>(held + hand[k]);
    }
  });
  // All at once, and so small that a quotient of floats is rounded down as one of whole numbers is.
  std::uint8_t* const __restrict out = c.row.data() + p_.unseen_at;
  const auto& copies = p_.copies[c.seat];
  const int used = p_.used_n, deck = 16 * r_.deck_n;
  for (int i = 0; i < used; ++i) {
    const float usual = static_cast<float>(std::max(1, copies[i] * all));  // where it is 0, none are hidden
    const int share = static_cast<int>(static_cast<float>(hidden[i] * deck) / usual);
    out[i] = static_cast<std::uint8_t>(std::min(kUnseen - 1, (share + 1) / 2));
  }
  write_passed(s, -1, c.row.data());
  std::uint8_t* misc = c.row.data() + p_.misc_at;
  misc[1] = static_cast<std::uint8_t>((s.leader - c.seat + r_.seats) % r_.seats);
  misc[2] = p_.looks_like[c.seat];
  const int deal = static_cast<int>(s.round) - 1;
  misc[3] = static_cast<std::uint8_t>(
      deal < r_.deals_n ? std::max(0, deal) : r_.deals_repeat + (deal - r_.deals_n) % (r_.deals_n - r_.deals_repeat));
  misc[4] = static_cast<std::uint8_t>(8 * s.pile_n / r_.deck_n);
}

template <class Ring>
void RowWriter::encode_all(Common& c, std::span<const Move> moves, std::uint8_t* rows) const {
  Before<Ring> before;
  int with_cards = -1;  // nothing is known of the board yet
  for (const Move& m : moves) {
    Board after = c.s.board;
    Effects effects;
    apply_move(r_, after, m, &effects);
    const bool gives_card = m.card != kNone && m.act != Act::Decline;
    const int held = m.act == Act::Renew ? 0 : c.s.hand_n[c.seat] - gives_card;
    if (with_cards != (held > 0)) {
      with_cards = held > 0;
      look_before(c, held > 0, before);
      if (p_.given_at && m.act == Act::Give)
        look_ahead(r_, c.s.board, before.rings, p_.steps, r_.receiver[c.seat], kAnyCard, c.receiver);
    }
    const Rings<Ring> rings = encode_marbles(c, before, after, effects, rows);
    rows[p_.seats_at + 2] = static_cast<std::uint8_t>(std::min(7, held));
    encode_cards(c, m, after, rings, rows);
    rows += kRowBytes;
  }
}

}  // namespace

void write_rows(const Rules& r, const FeatureLayout& plan, const State& s, std::span<const Move> moves,
                std::uint8_t* rows) {
  RowWriter(r, plan).write(s, moves, rows);
}

}  // namespace tock
