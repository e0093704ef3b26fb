#include "tock/network_inputs.hpp"

#include <algorithm>
#include <cstring>

#include "abilities.hpp"
#include "prospects.hpp"
#include "threats.hpp"

namespace tock {
namespace {

// Whether two partners move the same marbles: each its own, or both those of one, because the other has finished.
enum MovedBoth { EachItsOwn, TheGivers, TheReceivers, kMovedBoth };

// Ids that mean the same at all tables. Blocks of a seat: by its place in turn order, and whether it is a partner.
constexpr int kPlaces = 132;    // of a marble, see universal_place
constexpr int kUses = 6;        // what cards in the hand can do next, see Use
constexpr int kHeld = 1 + 2 * kUses;  // none; one card, more of them, by use
constexpr int kUnseen = 16;     // 8: as common as in the whole deck
constexpr int kBlocks = 2 * kMaxSeats;
constexpr int kMarbleIds = 0;
constexpr int kThreatIds = kMarbleIds + kBlocks * (kMaxMarbles + 1) * kPlaces;
constexpr int kLaneIds = kThreatIds + kBlocks * kThreats;
constexpr int kReserveIds = kLaneIds + kBlocks * 32;
constexpr int kCountIds = kReserveIds + kBlocks * 6;
constexpr int kHandIds = kCountIds + kBlocks * 8;
constexpr int kUnseenIds = kHandIds + kAbilities * kHeld;
constexpr int kPassedIds = kUnseenIds + kAbilities * kUnseen;
constexpr int kMiscIds = kPassedIds + 2 * kMaxKinds;
constexpr int kWayIds = kMiscIds + 128;
constexpr int kEarnIds = kWayIds + kBlocks * kMaxMarbles * kWays;
constexpr int kNextIds = kEarnIds + 4;
constexpr int kGivenUseIds = kNextIds + (kMaxMarbles + 1) * kNext;
constexpr int kGivenUses = 1 + (kUses + 1) * kMovedBoth * 4;  // no card given; what it could do, by who leads
constexpr int kGivenKindIds = kGivenUseIds + kGivenUses;

// Kinds of answer, by what they leave open.
enum Done {
  Plays,
  PlaysAndDraws,
  Skips,
  DiscardsAndDraws,
  Discards,
  Gives,
  Offers,
  Declines,
  Renews,
  Opens,
  Hops,
  kDone
};

static_assert(CapturesOrGoesHome + 1 == kUses);

constexpr int kSeatsWithWays = 4;  // at larger tables a row has room for those of the own side only

// A marble's way as the network shares it between boards of any length: near the start counted from
// there, later by what is left.
int universal_place(const Rules& r, int code) {
  if (code < r.length) return code <= r.length / 2 ? code : 60 + (r.length - code);
  return 121 + (code - r.length);  // centre, lane, reserve, fresh
}

// The code of so many cards that can do nothing next; the others follow.
std::uint8_t held_code(int n) { return static_cast<std::uint8_t>(1 + (n > 1) * kUses); }

// How far two cards walk together, as bits.
unsigned sums(unsigned one, unsigned other) {
  unsigned all = 0;
  for (; one; one &= one - 1) all |= other << std::countr_zero(one);
  return all;
}

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

}  // namespace

// A hand from which one kind of card may have lost one. Nothing is set until it is looked at: few of them ever are.
struct NetworkInputs::HandLeft {
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

// What is the same for all answers of a decision.
struct NetworkInputs::Common {
  explicit Common(const State& state) : s(state), seat(state.turn) {}
  const State& s;
  int seat;
  std::uint64_t abilities = 0;                  // in the hand before the answer, as bits
  std::array<std::uint8_t, kAbilities> held{};  // how many cards have each
  std::uint32_t known = 0;                      // bit per kind, and for none: what is left without it is known
  std::array<HandLeft, kMaxKinds + 1> left;
  Prospects receiver;                           // of a card that is given: what could be done with any card
  std::array<std::uint8_t, kRowBytes> row{};    // with all that no answer changes
};

// The board before the answer, for a seat that holds cards after it or not.
template <class Ring>
struct NetworkInputs::Before {
  Sides sides;
  Rings<Ring> rings;
  std::array<std::uint8_t, kRowBytes> row;  // of an answer that moves nothing
};

int NetworkInputs::add(int size, int id, bool shares) {
  const int at = static_cast<int>(offsets_.size());
  if (shares) {
    offsets_.push_back(offsets_.back());
    return at;
  }
  offsets_.push_back(static_cast<std::int32_t>(ids_.size()));
  for (int v = 0; v < size; ++v) ids_.push_back(static_cast<std::uint16_t>(id + v));
  return at;
}

NetworkInputs::NetworkInputs(const Rules& r) : r_(r) {
  std::uint64_t of_the_deck = 0;
  for (int t = 0; t < r.seats; ++t) {
    code_[t].fill(0);
    for (int p = 0; p < r.length; ++p)
      code_[t][p] = static_cast<std::uint8_t>(r.ahead(r.start[t], static_cast<Place>(p)));
    code_[t][kCentre] = r.length;
    for (int h = 0; h < kMaxLane; ++h) code_[t][kLane + h] = static_cast<std::uint8_t>(r.length + 1 + h);
    code_[t][kReserve] = static_cast<std::uint8_t>(r.length + 1 + kMaxLane);
    for (int k = 0; k < r.kinds; ++k) {
      abilities_[t][k] = abilities_of(r, t, r.cards[k]);
      of_the_deck |= abilities_[t][k];
    }
  }
  for (; of_the_deck; of_the_deck &= of_the_deck - 1) {
    const int a = std::countr_zero(of_the_deck);
    used_as_[a] = static_cast<std::uint8_t>(used_.size());
    used_.push_back(static_cast<std::uint8_t>(a));
  }
  for (int t = 0; t < r.seats; ++t)
    for (int k = 0; k < r.kinds; ++k)
      for (std::uint64_t rest = abilities_[t][k]; rest; rest &= rest - 1) {
        const std::uint8_t a = used_as_[std::countr_zero(rest)];
        copies_[t][a] = static_cast<std::uint8_t>(copies_[t][a] + r.cards[k].copies);
        kind_has_[t].push_back({static_cast<std::uint8_t>(k), a});
      }
  for (int seat = 0; seat < r.seats; ++seat)
    for (int j = 0, t = seat; j < r.seats; ++j, t = r.next_seat(t)) {
      seen_from_[seat].turn[t] = static_cast<std::uint8_t>(j);
      for (int m = 0; m < r.marbles; ++m)
        seen_from_[seat].slots[id_of(t, m)] = static_cast<std::uint8_t>(j * r.marbles + m);
    }
  fresh_code_ = static_cast<std::uint8_t>(r.length + 2 + kMaxLane);
  for (int t = 0; t < r.seats; ++t)
    for (int u = t; u >= 0; --u) {
      bool alike = true;
      for (int j = 1; j < r.seats; ++j)
        alike &= r.ahead(r.start[t], r.start[(t + j) % r.seats]) == r.ahead(r.start[u], r.start[(u + j) % r.seats]);
      if (alike) looks_like_[t] = static_cast<std::uint8_t>(u);
    }
  for (int k = 0; k < r.kinds; ++k) {
    walks_[k] = walks_of(r.cards[k]);
    does_[k] = walks_[k] | (r.cards[k].starts ? kBringsIn : 0);
    if (!does_[k]) does_[k] = kElse;
    for (int i = 0; i < r.cards[k].uses_n; ++i) {
      const Use& u = r.cards[k].uses[i];
      if (u.kind == UseKind::Back) steps_.back = u.n, steps_.back_is_green = u.green;
      if (u.kind == UseKind::Walk && u.green && u.n <= kFar) steps_.green |= 1U << u.n;
      copies_last_ |= u.kind == UseKind::Copy;
    }
  }
  for (int k = 0; k < r.kinds; ++k)
    for (int other = 0; other < r.kinds; ++other) both_walk_[k][other] = sums(walks_[k], walks_[other]);
  done_by_.fill(kElse);
  for (int n = 1; n <= kMaxCount; ++n) done_by_[static_cast<int>(Ability::Walk) + n - 1] = 1U << n;
  for (const Ability a : {Ability::UpTo, Ability::Split, Ability::Joker}) {
    std::uint32_t& counts = done_by_[static_cast<int>(a)] = 0;
    for (int k = 0; k < r.kinds; ++k)
      if (abilities_[0][k] & ability_bit(a)) counts |= walks_[k];
  }
  done_by_[static_cast<int>(Ability::Start)] = kBringsIn;
  done_by_[static_cast<int>(Ability::Joker)] |= kBringsIn;

  const int places = r.length + 3 + kMaxLane;
  const auto block = [&](int j) { return 2 * j + (j > 0 && r.is_partner(0, j)); };
  marbles_at_ = slots();
  for (int j = 0; j < r.seats; ++j)
    for (int m = 0; m < r.marbles; ++m) {
      if (m > 0 && !r.hierarchy) {
        add(places, 0, true);
        continue;
      }
      const int base = kMarbleIds + (block(j) * (kMaxMarbles + 1) + (r.hierarchy ? m + 1 : 0)) * kPlaces;
      add(places, base);
      for (int v = 0; v < places; ++v)
        ids_[ids_.size() - places + v] = static_cast<std::uint16_t>(base + universal_place(r, v));
    }
  threats_at_ = slots();
  for (int j = 0; j < r.seats; ++j)
    for (int m = 0; m < r.marbles; ++m) add(kThreats, kThreatIds + block(j) * kThreats, m > 0 && !r.hierarchy);
  seats_at_ = slots();
  for (int j = 0; j < r.seats; ++j) {
    add(1 << r.lane, kLaneIds + block(j) * 32);
    add(r.marbles + 1, kReserveIds + block(j) * 6);
    add(8, kCountIds + block(j) * 8);
  }
  hand_at_ = slots();
  for (const int a : used_) add(kHeld, kHandIds + a * kHeld);
  unseen_at_ = slots();
  for (const int a : used_) add(kUnseen, kUnseenIds + a * kUnseen);
  passed_at_ = slots();
  for (int i = 0; i < 2; ++i) add(r.kinds + 1, kPassedIds + i * kMaxKinds);
  misc_at_ = slots();
  int id = kMiscIds;
  for (const int size : {int{kDone}, kMaxSeats, kMaxSeats, kMaxDeals, 9, 8, 4, 4}) {
    add(size, id);
    id += size;
  }
  if (copies_last_) add(r.kinds + 1, id);
  if (r.special != kNone) earns_at_ = add(4, kEarnIds);
  if (r.hierarchy) {
    ways_at_ = slots();
    for (int j = 0; j < r.seats; ++j) {
      if (r.seats > kSeatsWithWays && j > 0 && !r.is_partner(0, j)) continue;
      told_ways_ |= 1U << j;
      for (int m = 0; m < r.marbles; ++m) add(kWays, kWayIds + (block(j) * kMaxMarbles + m) * kWays);
    }
  }
  if (!r.walks || slots() + r.marbles > kRowBytes) return;
  nexts_at_ = slots();
  for (int m = 0; m < r.marbles; ++m) add(kNext, kNextIds + (r.hierarchy ? m + 1 : 0) * kNext, m > 0 && !r.hierarchy);
  if (r.exchange != Exchange::Partner || !r.is_partner(0, r.receiver[0]) || slots() + 2 > kRowBytes) return;
  given_at_ = add(kGivenUses, kGivenUseIds);
  add(1 + r.kinds * kMovedBoth * 2, kGivenKindIds);
}

std::uint8_t NetworkInputs::place_code(const Board& b, int id) const {
  const Place at = b.at[id];
  if (b.is_fresh(id) && on_own_start(r_, b, id)) return fresh_code_;
  return code_[seat_of(id)][at];
}

template <class Ring>
void NetworkInputs::encode_seat(const Before<Ring>& before, const Board& after, int seat, Rings<Ring>& rings,
                                std::uint8_t* __restrict row) const {
  std::uint8_t* const sums = row + seats_at_ + 3 * seen_from_[before.sides.seat].turn[seat];
  sums[0] = after.lane[seat];
  sums[1] = rings.waiting[seat];
}

template <class Ring>
void NetworkInputs::look_before(const Common& c, bool with_cards, Before<Ring>& out) const {
  const SeenFrom& seen = seen_from_[c.seat];
  out.row = c.row;
  out.rings = {};
  out.sides = {.seat = c.seat, .ours = r_.partners[c.seat] | 1U << c.seat, .with_cards = 0};
  for (int t = 0; t < r_.seats; ++t) {
    const bool cards = t == c.seat ? with_cards : c.s.hand_n[t] > 0;
    out.sides.with_cards |= static_cast<unsigned>(cards) << t;
    out.row[seats_at_ + 3 * seen.turn[t] + 2] = static_cast<std::uint8_t>(std::min<int>(7, c.s.hand_n[t]));
    for (int id = id_of(t, 0); id < id_of(t, r_.marbles); ++id) {
      out.row[marbles_at_ + seen.slots[id]] = place_code(c.s.board, id);
      out.rings.move(out.sides, t, kAbsent, c.s.board.at[id]);
    }
    encode_seat(out, c.s.board, t, out.rings, out.row.data());
    out.rings.look_at_start(r_, c.s.board, out.sides, t);
  }
  if (!r_.hierarchy)
    write_threats(r_, c.s.board, steps_, out.rings, ~Ring{0}, seen.slots, out.row.data() + threats_at_);
}

// Takes over a row of the board before the answer, with what has changed for marbles. Returns the track after it.
template <class Ring>
Rings<Ring> NetworkInputs::encode_marbles(const Common& c, const Before<Ring>& before, const Board& after,
                                          const Effects& effects, std::uint8_t* __restrict row) const {
  const SeenFrom& seen = seen_from_[c.seat];
  std::memcpy(row, before.row.data(), kRowBytes);
  Rings<Ring> rings = before.rings;
  Ring moved = 0;  // to these spaces
  for (int i = 0; i < effects.n; ++i) {
    const auto [id, from, to, how] = effects.list[i];
    row[marbles_at_ + seen.slots[id]] = place_code(after, id);
    row[threats_at_ + seen.slots[id]] = None;
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
      write_threats(r_, after, steps_, rings, Ring(moved | threatened_anew(r_, steps_, before.rings, rings)),
                    seen.slots, row + threats_at_);
    return rings;
  }
  Ranked ranked;
  look_ranked(r_, after, steps_, before.sides, rings, ranked);
  std::uint8_t *threats = row + threats_at_, *ways = row + ways_at_;
  for (int j = 0, t = c.seat; j < r_.seats; ++j, t = r_.next_seat(t)) {
    threats = std::copy_n(&ranked.threat[id_of(t, 0)], r_.marbles, threats);
    if (told_ways_ >> j & 1U) ways = std::copy_n(&ranked.way[id_of(t, 0)], r_.marbles, ways);
  }
  return rings;
}

// The hand after the answer, and what it can do next.
template <class Ring>
void NetworkInputs::encode_cards(Common& c, const Move& m, const Board& after, const Rings<Ring>& rings,
                                 std::uint8_t* __restrict row) const {
  const State& s = c.s;
  const bool renews = m.act == Act::Renew;
  const int gone = m.card < r_.kinds && s.hand[c.seat][m.card] ? m.card : -1;
  const HandLeft& left = hand_left(c, renews ? -1 : gone);
  Prospects p;
  look_ahead(r_, after, rings, steps_, c.seat, renews ? CardsLeft{} : left.cards, p);
  const int told = nexts_at_ ? r_.marbles : 0;
  for (int i = 0; i < told; ++i, p.nexts >>= 8) row[nexts_at_ + i] = static_cast<std::uint8_t>(p.nexts);

  int playable = 0;
  if (!renews) {
    for (int i = 0; i < left.kinds_n; ++i) playable += ((left.kinds[i].does & p.can) != 0) * left.kinds[i].n;
    for (int i = 0; i < left.abilities_n; ++i) {
      const auto [does, code, at] = left.abilities[i];
      row[at] = static_cast<std::uint8_t>(code + best_use(does, p));
    }
  }

  if ((m.act == Act::Give || m.act == Act::Offer) && gone >= 0) write_passed(s, gone, row);
  if (given_at_ && m.act == Act::Give && gone >= 0) write_given(c, gone, row);

  std::uint8_t* misc = row + misc_at_;
  misc[0] = static_cast<std::uint8_t>(done(r_, s, m));
  misc[5] = static_cast<std::uint8_t>(std::min(7, playable));
  misc[6] = static_cast<std::uint8_t>(std::min(3, p.ways_home));
  misc[7] = static_cast<std::uint8_t>(std::min(3, p.ways_hit));
  if (earns_at_) row[earns_at_] = static_cast<std::uint8_t>(std::min(3, p.ways_earn));
  if (copies_last_) {
    const std::uint8_t last = !plays_card(m.act)                               ? s.last_card
                              : r_.cards[m.card].uses[0].kind == UseKind::Copy ? m.as
                                                                               : m.card;
    misc[8] = static_cast<std::uint8_t>(last < r_.kinds ? last + 1 : 0);
  }
}

// The hand when one kind has lost a card, or none has.
const NetworkInputs::HandLeft& NetworkInputs::hand_left(Common& c, int gone) const {
  HandLeft& left = c.left[static_cast<std::size_t>(gone + 1)];
  if (c.known >> (gone + 1) & 1U) return left;
  c.known |= 1U << (gone + 1);
  left.cards = {};
  left.kinds_n = left.abilities_n = 0;
  each_kind(r_, c.s.hand[c.seat], [&](int k) {
    const int n = c.s.hand[c.seat][k] - (k == gone);
    if (n <= 0) return;
    for (int i = 0; i < left.kinds_n; ++i) left.cards.two |= both_walk_[k][left.kinds[i].kind];
    left.cards.two |= n > 1 ? both_walk_[k][k] : 0;
    left.cards.walks |= walks_[k];
    left.cards.starts |= (abilities_[c.seat][k] & (ability_bit(Ability::Start) | ability_bit(Ability::Joker))) != 0;
    left.kinds[left.kinds_n++] = {does_[k], static_cast<std::uint8_t>(n), static_cast<std::uint8_t>(k)};
  });
  const std::uint64_t lost = gone < 0 ? 0 : abilities_[c.seat][gone];
  for (std::uint64_t rest = c.abilities; rest; rest &= rest - 1) {
    const int a = std::countr_zero(rest), n = c.held[a] - static_cast<int>(lost >> a & 1U);
    left.abilities[left.abilities_n] = {done_by_[a], held_code(n), static_cast<std::uint8_t>(hand_at_ + used_as_[a])};
    left.abilities_n += n > 0;
  }
  return left;
}

// Two of the cards that the seat has passed on and the receiver must still hold; `more`: one it gives now.
void NetworkInputs::write_passed(const State& s, int more, std::uint8_t* row) const {
  Hand passed = s.known[s.turn];
  if (more >= 0) ++passed[more];
  int n = 0;
  each_kind(r_, passed, [&](int k) {
    for (int i = passed[k]; i > 0 && n < 2; --i) row[passed_at_ + n++] = static_cast<std::uint8_t>(k + 1);
  });
}

// What a partner could do with a card at once, and which one it is; both by whose marbles it may move and by who
// leads, as a card for the same marbles may be needed before the own turn comes or after it.
void NetworkInputs::write_given(const Common& c, int kind, std::uint8_t* row) const {
  const State& s = c.s;
  const int receiver = r_.receiver[c.seat];
  const MovedBoth both = finished(r_, s.board, receiver) ? TheGivers
                         : finished(r_, s.board, c.seat) ? TheReceivers
                                                         : EachItsOwn;
  const auto place = [&](int seat) { return (seat - s.leader + r_.seats) % r_.seats; };  // 0: leads
  const bool receiver_first = place(receiver) < place(c.seat);
  int use = best_use(does_[kind], c.receiver);
  if (use == Moves && does_[kind] & c.receiver.can & kBringsIn) use = kUses;
  row[given_at_] = static_cast<std::uint8_t>(1 + (use * kMovedBoth + both) * 4 + std::min(3, place(c.seat)));
  row[given_at_ + 1] = static_cast<std::uint8_t>(1 + (kind * kMovedBoth + both) * 2 + receiver_first);
}

void NetworkInputs::encode(const State& s, std::span<const Move> answers, std::uint8_t* rows) const {
  Common c(s);
  look_at_cards(c);
  r_.length <= 64 ? encode_all<Short>(c, answers, rows) : encode_all<Long>(c, answers, rows);
}

// What the seat knows of all cards, and of the deal.
void NetworkInputs::look_at_cards(Common& c) const {
  const State& s = c.s;
  const Hand& hand = s.hand[c.seat];
  std::array<int, kMaxKinds + 1> unseen{};  // the last for cards that are none
  for (int k = 0; k < r_.kinds; ++k) unseen[k] = r_.cards[k].copies - hand[k];
  for (int i = 0; i < s.discards_n; ++i) --unseen[std::min<int>(s.discards[i], kMaxKinds)];
  int all = 0;
  for (int k = 0; k < r_.kinds; ++k) all += unseen[k] = std::max(0, unseen[k]);
  std::array<int, kAbilities> hidden{};  // of the deck's abilities, one after the other
  for (const auto [k, a] : kind_has_[c.seat]) hidden[a] += unseen[k];
  each_kind(r_, hand, [&](int k) {
    c.abilities |= abilities_[c.seat][k];
    for (std::uint64_t rest = abilities_[c.seat][k]; rest; rest &= rest - 1) {
      std::uint8_t& held = c.held[std::countr_zero(rest)];
      held = static_cast<std::uint8_t>(held + hand[k]);
    }
  });
  // All at once, and so small that a quotient of floats is rounded down as one of whole numbers is.
  std::uint8_t* const __restrict out = c.row.data() + unseen_at_;
  const auto& copies = copies_[c.seat];
  const int used = static_cast<int>(used_.size()), deck = 16 * r_.deck_n;
  for (int i = 0; i < used; ++i) {
    const float usual = static_cast<float>(std::max(1, copies[i] * all));  // where it is 0, none are hidden
    const int share = static_cast<int>(static_cast<float>(hidden[i] * deck) / usual);
    out[i] = static_cast<std::uint8_t>(std::min(kUnseen - 1, (share + 1) / 2));
  }
  write_passed(s, -1, c.row.data());
  std::uint8_t* misc = c.row.data() + misc_at_;
  misc[1] = static_cast<std::uint8_t>((s.leader - c.seat + r_.seats) % r_.seats);
  misc[2] = looks_like_[c.seat];
  const int deal = static_cast<int>(s.round) - 1;
  misc[3] = static_cast<std::uint8_t>(
      deal < r_.deals_n ? std::max(0, deal) : r_.deals_repeat + (deal - r_.deals_n) % (r_.deals_n - r_.deals_repeat));
  misc[4] = static_cast<std::uint8_t>(8 * s.pile_n / r_.deck_n);
}

template <class Ring>
void NetworkInputs::encode_all(Common& c, std::span<const Move> answers, std::uint8_t* rows) const {
  Before<Ring> before;
  int with_cards = -1;  // nothing is known of the board yet
  for (const Move& m : answers) {
    Board after = c.s.board;
    Effects effects;
    apply_move(r_, after, m, &effects);
    const bool gives_card = m.card != kNone && m.act != Act::Decline;
    const int held = m.act == Act::Renew ? 0 : c.s.hand_n[c.seat] - gives_card;
    if (with_cards != (held > 0)) {
      with_cards = held > 0;
      look_before(c, held > 0, before);
      if (given_at_ && m.act == Act::Give)
        look_ahead(r_, c.s.board, before.rings, steps_, r_.receiver[c.seat], kAnyCard, c.receiver);
    }
    const Rings<Ring> rings = encode_marbles(c, before, after, effects, rows);
    rows[seats_at_ + 2] = static_cast<std::uint8_t>(std::min(7, held));
    encode_cards(c, m, after, rings, rows);
    rows += kRowBytes;
  }
}

}  // namespace tock
