#include "tock/net/network_inputs.hpp"

#include "net/abilities.hpp"
#include "net/feature_values.hpp"
#include "net/threats.hpp"

namespace tock {
namespace {

// Ids that mean the same at all tables. Blocks of a seat: by its place in turn order, and whether it is a partner.
constexpr int kPlaces = 132;    // of a marble, see universal_place
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

constexpr int kSeatsWithWays = 4;  // at larger tables a row has room for those of the own side only

// A marble's path as the network shares it between boards of any length: near the start counted from
// there, later by what is left.
int universal_place(const Rules& r, int code) {
  if (code < r.length) return code <= r.length / 2 ? code : 60 + (r.length - code);
  return 121 + (code - r.length);  // centre, lane, base, fresh
}

// How far two cards walk together, as bits.
unsigned sums(unsigned one, unsigned other) {
  unsigned all = 0;
  for (; one; one &= one - 1) all |= other << std::countr_zero(one);
  return all;
}

}  // namespace

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
  look_at_rules();
  lay_out();
}

// The part of rows that does not change in a game.
void NetworkInputs::look_at_rules() {
  const Rules& r = r_;
  FeatureLayout& p = plan_;
  std::uint64_t of_the_deck = 0;
  for (int t = 0; t < r.seats; ++t) {
    p.code[t].fill(0);
    for (int i = 0; i < r.length; ++i)
      p.code[t][i] = static_cast<std::uint8_t>(r.ahead(r.start[t], static_cast<Place>(i)));
    p.code[t][kCentre] = r.length;
    for (int h = 0; h < kMaxLane; ++h) p.code[t][kLane + h] = static_cast<std::uint8_t>(r.length + 1 + h);
    p.code[t][kReserve] = static_cast<std::uint8_t>(r.length + 1 + kMaxLane);
    for (int k = 0; k < r.kinds; ++k) {
      p.abilities[t][k] = abilities_of(r, t, r.cards[k]);
      of_the_deck |= p.abilities[t][k];
    }
  }
  for (; of_the_deck; of_the_deck &= of_the_deck - 1) {
    const int a = std::countr_zero(of_the_deck);
    p.used_as[a] = static_cast<std::uint8_t>(p.used_n);
    p.used[p.used_n++] = static_cast<std::uint8_t>(a);
  }
  for (int t = 0; t < r.seats; ++t)
    for (int k = 0; k < r.kinds; ++k)
      for (std::uint64_t rest = p.abilities[t][k]; rest; rest &= rest - 1) {
        const std::uint8_t a = p.used_as[std::countr_zero(rest)];
        p.copies[t][a] = static_cast<std::uint8_t>(p.copies[t][a] + r.cards[k].copies);
        p.kind_has[t][p.kind_has_n[t]++] = {static_cast<std::uint8_t>(k), a};
      }
  for (int seat = 0; seat < r.seats; ++seat)
    for (int j = 0, t = seat; j < r.seats; ++j, t = r.next_seat(t)) {
      p.seen_from[seat].turn[t] = static_cast<std::uint8_t>(j);
      for (int m = 0; m < r.marbles; ++m)
        p.seen_from[seat].slots[id_of(t, m)] = static_cast<std::uint8_t>(j * r.marbles + m);
    }
  p.fresh_code = static_cast<std::uint8_t>(r.length + 2 + kMaxLane);
  for (int t = 0; t < r.seats; ++t)
    for (int u = t; u >= 0; --u) {
      bool alike = true;
      for (int j = 1; j < r.seats; ++j)
        alike &= r.ahead(r.start[t], r.start[(t + j) % r.seats]) == r.ahead(r.start[u], r.start[(u + j) % r.seats]);
      if (alike) p.looks_like[t] = static_cast<std::uint8_t>(u);
    }
  for (int k = 0; k < r.kinds; ++k) {
    p.walks[k] = walks_of(r.cards[k]);
    p.does[k] = p.walks[k] | (r.cards[k].starts ? kBringsIn : 0);
    if (!p.does[k]) p.does[k] = kElse;
    for (int i = 0; i < r.cards[k].uses_n; ++i) {
      const Use& u = r.cards[k].uses[i];
      if (u.kind == UseKind::Back) p.steps.back = u.n, p.steps.back_is_green = u.green;
      if (u.kind == UseKind::Walk && u.green && u.n <= kFar) p.steps.green |= 1U << u.n;
      p.copies_last |= u.kind == UseKind::Copy;
    }
  }
  for (int k = 0; k < r.kinds; ++k)
    for (int other = 0; other < r.kinds; ++other) p.both_walk[k][other] = sums(p.walks[k], p.walks[other]);
  p.done_by.fill(kElse);
  for (int n = 1; n <= kMaxCount; ++n) p.done_by[static_cast<int>(Ability::Walk) + n - 1] = 1U << n;
  for (const Ability a : {Ability::UpTo, Ability::Split, Ability::Joker}) {
    std::uint32_t& counts = p.done_by[static_cast<int>(a)] = 0;
    for (int k = 0; k < r.kinds; ++k)
      if (p.abilities[0][k] & ability_bit(a)) counts |= p.walks[k];
  }
  p.done_by[static_cast<int>(Ability::Start)] = kBringsIn;
  p.done_by[static_cast<int>(Ability::Joker)] |= kBringsIn;
}

// The slots, one after the other.
void NetworkInputs::lay_out() {
  const Rules& r = r_;
  FeatureLayout& p = plan_;
  const int places = r.length + 3 + kMaxLane;
  const auto block = [&](int j) { return 2 * j + (j > 0 && r.is_partner(0, j)); };
  p.marbles_at = slots();
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
  p.threats_at = slots();
  for (int j = 0; j < r.seats; ++j)
    for (int m = 0; m < r.marbles; ++m) add(kThreats, kThreatIds + block(j) * kThreats, m > 0 && !r.hierarchy);
  p.seats_at = slots();
  for (int j = 0; j < r.seats; ++j) {
    add(1 << r.lane, kLaneIds + block(j) * 32);
    add(r.marbles + 1, kReserveIds + block(j) * 6);
    add(8, kCountIds + block(j) * 8);
  }
  p.hand_at = slots();
  for (int i = 0; i < p.used_n; ++i) add(kHeld, kHandIds + p.used[i] * kHeld);
  p.unseen_at = slots();
  for (int i = 0; i < p.used_n; ++i) add(kUnseen, kUnseenIds + p.used[i] * kUnseen);
  p.passed_at = slots();
  for (int i = 0; i < 2; ++i) add(r.kinds + 1, kPassedIds + i * kMaxKinds);
  p.misc_at = slots();
  int id = kMiscIds;
  for (const int size : {int{kDone}, kMaxSeats, kMaxSeats, kMaxDeals, 9, 8, 4, 4}) {
    add(size, id);
    id += size;
  }
  if (p.copies_last) add(r.kinds + 1, id);
  if (r.special != kNone) p.earns_at = add(4, kEarnIds);
  if (r.hierarchy) {
    p.ways_at = slots();
    for (int j = 0; j < r.seats; ++j) {
      if (r.seats > kSeatsWithWays && j > 0 && !r.is_partner(0, j)) continue;
      p.ways_given |= 1U << j;
      for (int m = 0; m < r.marbles; ++m) add(kWays, kWayIds + (block(j) * kMaxMarbles + m) * kWays);
    }
  }
  if (!r.walks || slots() + r.marbles > kRowBytes) return;
  p.nexts_at = slots();
  for (int m = 0; m < r.marbles; ++m) add(kNext, kNextIds + (r.hierarchy ? m + 1 : 0) * kNext, m > 0 && !r.hierarchy);
  if (r.exchange != Exchange::Partner || !r.is_partner(0, r.receiver[0]) || slots() + 2 > kRowBytes) return;
  p.given_at = add(kGivenUses, kGivenUseIds);
  add(1 + r.kinds * kMovedBoth * 2, kGivenKindIds);
}

}  // namespace tock
