#include "tock/network_inputs.hpp"

#include <algorithm>
#include <cstring>

#include "threats.hpp"

namespace tock {
namespace {

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

// What a marble of ours can do with the cards left in the hand. On the track: in how many ways it can walk (up to
// three), whether it can capture, comes home (not, with one card, with two), earns a card.
enum Next : std::uint8_t { Stays, ComesIn, InLane, WalksInLane, OnTrack, kNext = OnTrack + 48 };

// The best that a card left in the hand can do for the marbles it may move.
enum BestUse : std::uint8_t { Dead, HarmsUs, Moves, Captures, GoesHome, CapturesOrGoesHome };
static_assert(CapturesOrGoesHome + 1 == kUses);

constexpr int kTwoCards = 2 * kFar;  // steps
constexpr std::uint32_t kUnknown = 1;  // no walk is of no steps

constexpr int kSeatsWithWays = 4;  // at larger tables a row has room for those of the own side only

// A marble's way as the network shares it between boards of any length: near the start counted from
// there, later by what is left.
int universal_place(const Rules& r, int code) {
  if (code < r.length) return code <= r.length / 2 ? code : 60 + (r.length - code);
  return 121 + (code - r.length);  // centre, lane, reserve, fresh
}

std::uint64_t bit(Ability a, int n = 0) { return std::uint64_t{1} << (static_cast<int>(a) + n); }

std::uint8_t held_code(int n, BestUse use) { return static_cast<std::uint8_t>(n <= 0 ? 0 : 1 + (n > 1) * kUses + use); }

std::uint64_t abilities_of(const Rules& r, int seat, const Card& c) {
  std::uint64_t all = 0;
  const int section = r.start[seat] / r.section;
  const auto turned = [&](int colour) { return (colour - section % kMaxColours + kMaxColours) % kMaxColours; };
  for (int i = 0; i < c.uses_n; ++i) {
    const Use& u = c.uses[i];
    switch (u.kind) {
      case UseKind::Walk: all |= bit(Ability::Walk, u.n - 1); break;
      case UseKind::Back: all |= bit(Ability::Back); break;
      case UseKind::UpTo: all |= bit(Ability::UpTo); break;
      case UseKind::Start:
        if (u.n == 0 || r.colours[r.start[seat]] >> (u.n - 1) & 1U) all |= bit(Ability::Start);
        break;
      case UseKind::Split: all |= bit(Ability::Split); break;
      case UseKind::Swap: all |= bit(Ability::Swap); break;
      case UseKind::Centre: all |= bit(Ability::Centre); break;
      case UseKind::Push: all |= bit(Ability::Push); break;
      case UseKind::Magnet: all |= bit(Ability::Magnet); break;
      case UseKind::Skip: all |= bit(Ability::Skip); break;
      case UseKind::Joker: all |= bit(Ability::Joker); break;
      case UseKind::Copy: all |= bit(Ability::Copy); break;
      case UseKind::Colour: all |= bit(Ability::Colour, turned(u.n)); break;
      case UseKind::ColourTwo: all |= bit(Ability::ColourTwo, turned(u.n)); break;
      case UseKind::Bone: all |= bit(Ability::Bone); break;
      case UseKind::Take:
      case UseKind::Undo: break;  // no network knows it
    }
  }
  return all;
}

std::uint16_t walks_of(const Card& c) {
  unsigned counts = 0;
  for (int i = 0; i < c.uses_n; ++i) {
    const Use& u = c.uses[i];
    if (u.kind == UseKind::Walk) counts |= 1U << u.n;
    if (u.kind == UseKind::UpTo || u.kind == UseKind::Split) counts |= up_to(u.n);
    if (u.kind == UseKind::Joker) counts |= up_to(kFar);
  }
  return static_cast<std::uint16_t>(counts);
}

// How far two of the cards walk together, as bits.
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

struct NetworkInputs::Common {
  const State& s;
  int seat;
  std::array<std::uint8_t, kAbilities> held{};  // before the answer
  mutable std::array<std::uint32_t, kMaxKinds + 1> two{};  // what two cards walk when this one (or none) is gone
  std::array<std::uint8_t, kRowBytes> row{};    // with all that no answer changes
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
  for (int t = 0; t < r.seats; ++t) {
    code_[t].fill(0);
    for (int p = 0; p < r.length; ++p)
      code_[t][p] = static_cast<std::uint8_t>(r.ahead(r.start[t], static_cast<Place>(p)));
    code_[t][kCentre] = r.length;
    for (int h = 0; h < kMaxLane; ++h) code_[t][kLane + h] = static_cast<std::uint8_t>(r.length + 1 + h);
    code_[t][kReserve] = static_cast<std::uint8_t>(r.length + 1 + kMaxLane);
    for (int k = 0; k < r.kinds; ++k) {
      abilities_[t][k] = abilities_of(r, t, r.cards[k]);
      for (int a = 0; a < kAbilities; ++a)
        if (abilities_[t][k] >> a & 1U) copies_[t][a] = static_cast<std::uint8_t>(copies_[t][a] + r.cards[k].copies);
    }
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
    for (int i = 0; i < r.cards[k].uses_n; ++i) {
      const Use& u = r.cards[k].uses[i];
      if (u.kind == UseKind::Back) steps_.back = u.n, steps_.back_is_green = u.green;
      if (u.kind == UseKind::Walk && u.green && u.n <= kFar) steps_.green |= 1U << u.n;
      copies_last_ |= u.kind == UseKind::Copy;
    }
  }
  for (int n = 1; n <= kMaxCount; ++n) walked_by_[static_cast<int>(Ability::Walk) + n - 1] = 1U << n;
  for (const Ability a : {Ability::UpTo, Ability::Split, Ability::Joker}) {
    unsigned counts = 0;
    for (int k = 0; k < r.kinds; ++k)
      if (abilities_[0][k] & bit(a)) counts |= walks_[k];
    walked_by_[static_cast<int>(a)] = static_cast<std::uint16_t>(counts);
  }
  for (int a = 0; a < kAbilities; ++a)
    if (std::any_of(copies_.begin(), copies_.begin() + r.seats, [&](const auto& c) { return c[a] > 0; }))
      used_as_[a] = static_cast<std::uint8_t>(used_.size()), used_.push_back(static_cast<std::uint8_t>(a));

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
}

std::uint8_t NetworkInputs::place_code(const Board& b, int id) const {
  const Place at = b.at[id];
  if (b.is_fresh(id) && on_own_start(r_, b, id)) return fresh_code_;
  return code_[seat_of(id)][at];
}

void NetworkInputs::encode_marbles(const Common& c, const Board& after, int held, std::uint8_t* row) const {
  std::uint8_t* out = row + marbles_at_;
  std::uint8_t* sums = row + seats_at_;
  Sides sides{.seat = c.seat, .ours = r_.partners[c.seat] | 1U << c.seat};
  for (int j = 0, t = c.seat; j < r_.seats; ++j, t = r_.next_seat(t)) {
    for (int m = 0; m < r_.marbles; ++m) {
      const int id = id_of(t, m);
      *out++ = place_code(after, id);
      sides.waiting[t] = static_cast<std::uint8_t>(sides.waiting[t] + (after.at[id] == kReserve));
    }
    const int cards = t == c.seat ? held : c.s.hand_n[t];
    sides.with_cards |= static_cast<unsigned>(cards > 0) << t;
    sums[3 * j] = after.lane[t];
    sums[3 * j + 1] = sides.waiting[t];
    sums[3 * j + 2] = static_cast<std::uint8_t>(std::min(7, cards));
  }
  if (!r_.hierarchy) return write_threats(r_, after, steps_, sides, row + threats_at_);
  Ranked seen;
  look_ranked(r_, after, steps_, sides, seen);
  std::uint8_t *threats = row + threats_at_, *ways = row + ways_at_;
  for (int j = 0, t = c.seat; j < r_.seats; ++j, t = r_.next_seat(t)) {
    threats = std::copy_n(&seen.threat[id_of(t, 0)], r_.marbles, threats);
    if (told_ways_ >> j & 1U) ways = std::copy_n(&seen.way[id_of(t, 0)], r_.marbles, ways);
  }
}

// The hand after the answer, and what it can do next.
void NetworkInputs::encode_cards(const Common& c, const Move& m, const Board& after, std::uint8_t* row) const {
  const State& s = c.s;
  const bool renews = m.act == Act::Renew;
  const int gone = m.card < r_.kinds && s.hand[c.seat][m.card] ? m.card : -1;
  const int held = renews ? 0 : s.hand_n[c.seat] - (m.card != kNone && m.act != Act::Decline);
  encode_marbles(c, after, held, row);

  unsigned reach = 0;  // counts that a marble of ours can walk
  bool waits = false, on_board = false, start_free = false;
  int ways_home = 0, ways_hit = 0, ways_earn = 0;
  unsigned walks = 0, home_with = 0, hit_with = 0, safe_with = 0;  // counts that some card walks; as bits
  bool starts = false, start_hits = false;
  const auto left = [&](int k) { return renews ? 0 : s.hand[c.seat][k] - (k == gone); };
  each_kind(r_, s.hand[c.seat], [&](int k) {
    if (left(k) <= 0) return;
    walks |= walks_[k];
    starts |= (abilities_[c.seat][k] & (bit(Ability::Start) | bit(Ability::Joker))) != 0;
  });
  const unsigned two = renews ? 0 : two_cards(c, gone);
  const unsigned moved = controls(r_, after, c.seat);  // whose marbles it moves next
  const int first = std::countr_zero(moved | 1U << kMaxSeats);
  for (unsigned rest = moved; rest; rest &= rest - 1) {
    const int t = std::countr_zero(rest);
    for (int i = 0; i < r_.marbles; ++i) {
      const int id = id_of(t, i);
      const Place at = after.at[id];
      std::uint8_t unused = 0, &next = nexts_at_ && t == first ? row[nexts_at_ + i] : unused;
      next = Stays;
      if (at == kReserve) {
        waits = true;
        const int there = after.who(r_.start[t]);
        const bool free = there < 0 || seat_of(there) != t;
        start_free |= free;
        start_hits |= free && there >= 0 && r_.team[seat_of(there)] != r_.team[c.seat];
        if (free && starts) next = ComesIn;
        continue;
      }
      on_board |= at <= kCentre;
      if (!r_.walks || at == kCentre) continue;
      const bool near_home = at < kCentre && steps_to_entrance(r_, after, id) < kTwoCards;
      const Reach ahead(r_, after, id, near_home ? kTwoCards : kFar, Stride{});
      unsigned now = ahead.counts() & up_to(kFar), inwards = ahead.home_counts();
      if (r_.hierarchy && steps_.green) {
        const Reach green(r_, after, id, kFar, Stride{.green = true});
        now |= green.counts() & steps_.green;
        inwards |= green.home_counts() & steps_.green;
      }
      reach |= now;
      if (at >= kCentre) {
        next = now & walks ? WalksInLane : InLane;
        safe_with |= now & walks;
        continue;
      }
      const unsigned home = inwards & walks;  // counts into the lane
      ways_home += std::popcount(home);
      home_with |= home;
      unsigned earns = 0;
      if (earns_at_) {
        const int far = (r_.special - at % r_.section + r_.section) % r_.section;
        earns = (now & walks) >> (far ? far : r_.section) & 1U;
        ways_earn += static_cast<int>(earns);
      }
      unsigned hits = 0, safe = home;  // counts onto somebody of the others; onto nobody
      for (unsigned n = now & walks & ~home; n; n &= n - 1) {
        const int there = after.who(r_.forward(at, std::countr_zero(n)));
        if (there < 0) safe |= n & -n;
        else if (r_.team[seat_of(there)] != r_.team[c.seat]) hits |= n & -n;
      }
      ways_hit += std::popcount(hits);
      hit_with |= hits;
      safe_with |= safe;
      next = static_cast<std::uint8_t>(OnTrack + std::min(3, std::popcount(now & walks)) + (hits ? 4 : 0) +
                                       (home            ? 8
                                        : inwards & two ? 16
                                                        : 0) +
                                       (earns ? 24 : 0));
    }
  }
  int playable = 0;
  each_kind(r_, s.hand[c.seat], [&](int k) {
    const bool in = r_.cards[k].starts && waits && start_free;
    const bool other = !walks_[k] && !r_.cards[k].starts && on_board;
    if (in || other || (walks_[k] & reach)) playable += left(k);
  });

  const auto best_use = [&](int a) {
    const unsigned counts = walked_by_[a];
    const bool comes_in =
        (a == static_cast<int>(Ability::Start) || a == static_cast<int>(Ability::Joker)) && start_free;
    const bool hits = counts & hit_with || (comes_in && start_hits), home = counts & home_with;
    if (home) return hits ? CapturesOrGoesHome : GoesHome;
    if (hits) return Captures;
    if (counts & safe_with || comes_in) return Moves;
    if (counts & reach) return HarmsUs;
    return !counts && a != static_cast<int>(Ability::Start) && on_board ? Moves : Dead;
  };
  const std::uint64_t lost = gone < 0 ? 0 : abilities_[c.seat][gone];
  for (std::size_t i = 0; i < used_.size() && !renews; ++i)
    if (const int a = used_[i], n = c.held[a] - static_cast<int>(lost >> a & 1U); n > 0)
      row[hand_at_ + static_cast<int>(i)] = held_code(n, best_use(a));

  if ((m.act == Act::Give || m.act == Act::Offer) && gone >= 0) write_passed(s, gone, row);

  std::uint8_t* misc = row + misc_at_;
  misc[0] = static_cast<std::uint8_t>(done(r_, s, m));
  misc[5] = static_cast<std::uint8_t>(std::min(7, playable));
  misc[6] = static_cast<std::uint8_t>(std::min(3, ways_home));
  misc[7] = static_cast<std::uint8_t>(std::min(3, ways_hit));
  if (earns_at_) row[earns_at_] = static_cast<std::uint8_t>(std::min(3, ways_earn));
  if (copies_last_) {
    const std::uint8_t last = !plays_card(m.act)                               ? s.last_card
                              : r_.cards[m.card].uses[0].kind == UseKind::Copy ? m.as
                                                                               : m.card;
    misc[8] = static_cast<std::uint8_t>(last < r_.kinds ? last + 1 : 0);
  }
}

// How far two of the cards in the hand walk together, as bits, when one kind has lost a card.
unsigned NetworkInputs::two_cards(const Common& c, int gone) const {
  std::uint32_t& known = c.two[static_cast<std::size_t>(gone + 1)];
  if (known != kUnknown) return known;
  unsigned all = 0, before = 0;
  each_kind(r_, c.s.hand[c.seat], [&](int k) {
    const int n = c.s.hand[c.seat][k] - (k == gone);
    if (n <= 0 || !walks_[k]) return;
    all |= sums(before, walks_[k]);
    if (n > 1) all |= sums(walks_[k], walks_[k]);
    before |= walks_[k];
  });
  return known = all;
}

// Two of the cards that the seat has passed on and the receiver must still hold; `more`: one it gives now.
void NetworkInputs::write_passed(const State& s, int more, std::uint8_t* row) const {
  int n = 0;
  for (int k = 0; k < r_.kinds; ++k)
    for (int i = s.known[s.turn][k] + (k == more); i > 0 && n < 2; --i)
      row[passed_at_ + n++] = static_cast<std::uint8_t>(k + 1);
}

void NetworkInputs::encode(const State& s, std::span<const Move> answers, std::uint8_t* rows) const {
  Common c{.s = s, .seat = s.turn};
  std::array<int, kMaxKinds> unseen{};
  int all = 0;
  for (int k = 0; k < r_.kinds; ++k) unseen[k] = r_.cards[k].copies - s.hand[c.seat][k];
  for (int i = 0; i < s.discards_n; ++i)
    if (s.discards[i] < r_.kinds) --unseen[s.discards[i]];
  std::array<int, kAbilities> hidden{};
  for (int k = 0; k < r_.kinds; ++k) {
    unseen[k] = std::max(0, unseen[k]);
    all += unseen[k];
    for (std::uint64_t rest = abilities_[c.seat][k]; rest; rest &= rest - 1) {
      const int a = std::countr_zero(rest);
      hidden[a] += unseen[k];
      c.held[a] = static_cast<std::uint8_t>(c.held[a] + s.hand[c.seat][k]);
    }
  }
  c.two.fill(kUnknown);
  std::uint8_t* out = c.row.data() + unseen_at_;
  for (const int a : used_) {
    const int usual = copies_[c.seat][a] * all;
    *out++ = static_cast<std::uint8_t>(usual ? std::min(kUnseen - 1, (16 * hidden[a] * r_.deck_n / usual + 1) / 2) : 0);
  }
  write_passed(s, -1, c.row.data());
  std::uint8_t* misc = c.row.data() + misc_at_;
  misc[1] = static_cast<std::uint8_t>((s.leader - c.seat + r_.seats) % r_.seats);
  misc[2] = looks_like_[c.seat];
  const int deal = static_cast<int>(s.round) - 1;
  misc[3] = static_cast<std::uint8_t>(
      deal < r_.deals_n ? std::max(0, deal) : r_.deals_repeat + (deal - r_.deals_n) % (r_.deals_n - r_.deals_repeat));
  misc[4] = static_cast<std::uint8_t>(8 * s.pile_n / r_.deck_n);

  for (const Move& m : answers) {
    std::memcpy(rows, c.row.data(), kRowBytes);
    Board after = s.board;
    apply_move(r_, after, m);
    encode_cards(c, m, after, rows);
    rows += kRowBytes;
  }
}

int winning_answer(const Rules& r, const State& s, std::span<const Move> answers) {
  if (s.phase != Phase::Play) return -1;
  int missing = 0;
  for (int t = 0; t < r.seats; ++t)
    if (r.team[t] == r.team[s.turn]) missing += std::max(0, r.to_win - s.board.home(t));
  if (missing > 3) return -1;  // nothing brings so many home at once
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (!plays_card(answers[i].act)) continue;
    Board after = s.board;
    apply_move(r, after, answers[i]);
    if (winners(r, after) >> s.turn & 1U) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace tock
