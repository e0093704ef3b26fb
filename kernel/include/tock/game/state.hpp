// A game at one moment: plain data, copied by assignment, no pointers.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "tock/rules/rules.hpp"

namespace tock {

inline int seat_of(int id) { return id / kMaxMarbles; }
inline int rank_of(int id) { return id % kMaxMarbles; }
inline int id_of(int seat, int marble) { return seat * kMaxMarbles + marble; }
inline std::uint32_t ids_of(int seat) { return ((1U << kMaxMarbles) - 1) << (seat * kMaxMarbles); }  // bit per id
inline bool in_lane(Place p) { return p >= kLane && p < kLane + kMaxLane; }
inline bool on_track(Place p) { return p < kCentre; }

inline std::uint64_t place_key(int who, Place at, bool fresh) {
  std::uint64_t x = static_cast<std::uint64_t>(who * 256 + at + (fresh ? 128 : 0) + 1) * 0x9E3779B97F4A7C15ULL;
  x ^= x >> 29;
  x *= 0xBF58476D1CE4E5B9ULL;
  return x ^ (x >> 32);
}

// Bits of a lane; a table beats a call without popcnt.
inline int bits_in(unsigned lane) {
  static constexpr std::array<std::uint8_t, 32> bits{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
                                                     1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5};
  return bits[lane];
}

// Eight bytes at a glance, the first one lowest.
inline std::uint64_t eight(const std::uint8_t* bytes) {
  std::uint64_t out;
  std::memcpy(&out, bytes, 8);
  if constexpr (std::endian::native == std::endian::little) return out;
  out = 0;
  for (int i = 0; i < 8; ++i) out |= std::uint64_t{bytes[i]} << (8 * i);
  return out;
}

// The top bits of eight bytes, gathered.
inline std::uint32_t top_bits(std::uint64_t bytes) {
  return static_cast<std::uint32_t>(((bytes & 0x8080808080808080ULL) >> 7) * 0x0102040810204080ULL >> 56);
}

// Which of eight bytes, all below 129, are not 0; bit per byte.
inline std::uint32_t not_zero(std::uint64_t bytes) { return top_bits(bytes + 0x7F7F7F7F7F7F7F7FULL); }

struct Board {
  std::array<Place, kMaxIds> at{};
  std::array<std::uint8_t, kCentre + 1> on{};   // marble id + 1 on a track space or the centre
  std::array<std::uint8_t, kMaxSeats> lane{};   // bit per home space
  std::uint32_t fresh = 0;                      // bit per marble id

  [[nodiscard]] int who(Place p) const { return on[p] - 1; }  // -1: empty
  [[nodiscard]] bool is_fresh(int id) const { return fresh >> id & 1U; }
  // Marbles on the track, bit per id; those of empty seats are not to be looked at.
  [[nodiscard]] std::uint32_t ids_on_track() const {
    static_assert(kMaxIds == 30 && kReserve == 127);
    const auto off = [](std::uint64_t places) { return top_bits(places + (128 - kCentre) * 0x0101010101010101ULL); };
    const std::uint32_t all =
        off(eight(&at[0])) | off(eight(&at[8])) << 8 | off(eight(&at[16])) << 16 | off(eight(&at[22])) << 22;
    return ~all & ((1U << kMaxIds) - 1);
  }
  [[nodiscard]] int home(int seat) const { return bits_in(lane[seat]); }  // marbles in the lane

  void lift(int id) {
    const Place p = at[id];
    if (p <= kCentre) on[p] = 0;
    else if (p != kReserve) lane[seat_of(id)] &= static_cast<std::uint8_t>(~(1U << (p - kLane)));
    fresh &= ~(1U << id);
  }
  void set(int id, Place p) {
    at[id] = p;
    if (p <= kCentre) on[p] = static_cast<std::uint8_t>(id + 1);
    else if (p != kReserve) lane[seat_of(id)] |= static_cast<std::uint8_t>(1U << (p - kLane));
  }
  // Moves a marble; one that stood there must have been lifted before.
  void put(int id, Place p) {
    lift(id);
    set(id, p);
  }

  // Equal for boards that differ only in which of two interchangeable marbles stands where.
  [[nodiscard]] std::uint64_t key(const Rules& r) const {
    std::uint64_t k = 0;
    for (int s = 0; s < r.seats; ++s)
      for (int m = 0; m < r.marbles; ++m) {
        const int id = id_of(s, m);
        k += place_key(r.hierarchy ? id : s, at[id], is_fresh(id));
      }
    return k;
  }
};

using Hand = std::array<std::uint8_t, kMaxKinds>;  // how many of each kind

// The kinds in a hand, bit per kind; the unknown card is left out. Hands differ from turn to turn: no branch could be
// guessed here.
inline std::uint32_t kinds_in(const Rules& r, const Hand& hand) {
  static_assert(kMaxKinds == 24 && kMaxCards < 128);
  const std::uint32_t all =
      not_zero(eight(&hand[0])) | not_zero(eight(&hand[8])) << 8 | not_zero(eight(&hand[16])) << 16;
  return all & ((1U << r.kinds) - 1);
}

// Calls f(kind) for every kind in a hand, in the order of the deck.
template <class F>
void each_kind(const Rules& r, const Hand& hand, F&& f) {
  for (std::uint32_t kinds = kinds_in(r, hand); kinds; kinds &= kinds - 1) f(std::countr_zero(kinds));
}

enum class Phase : std::uint8_t { Exchange, Opening, Play, Discard, Hop, Offer, Over };
constexpr auto names(Phase) {
  return names_up_to<Phase::Over>("exchange", "opening", "play", "discard", "hop", "offer", "over");
}

inline constexpr std::uint8_t kDeclined = 254;

// Where all marbles stand, without what follows from it.
struct Standing {
  std::array<Place, kMaxIds> at = [] {
    std::array<Place, kMaxIds> nowhere{};
    nowhere.fill(kAbsent);
    return nowhere;
  }();
  std::uint32_t fresh = 0;
  bool operator==(const Standing&) const = default;
};

// The announcements after the last deal, where start cards are announced; bit per seat.
struct Announced {
  std::uint8_t yes = 0, no = 0;                 // neither: nothing is known of this hand
  std::array<std::uint8_t, kMaxSeats> seen{};   // start cards that have left the hands openly since
  bool operator==(const Announced&) const = default;
};

struct State {
  Board board;
  std::array<Hand, kMaxSeats> hand{};
  std::array<std::uint8_t, kMaxSeats> hand_n{};
  std::array<std::uint8_t, kMaxCards> pile{}, discards{};  // top last
  std::uint8_t pile_n = 0, discards_n = 0;
  Phase phase = Phase::Play;
  std::uint8_t turn = 0, leader = 0;
  std::uint32_t round = 0;
  std::uint8_t last_card = kNone;
  bool drawn = false;                 // the seat in turn has discarded and drawn already
  std::uint8_t hopper = kNone;        // marble id that may hop
  std::uint8_t asked = 0, to_ask = 0; // exchange, opening, offer: how many have chosen, of how many
  std::array<std::uint8_t, kMaxSeats> given{};  // the card a seat has chosen to give (kNone, kDeclined)
  // known[s][k]: the number of cards of kind k, given by seat s, that its receiver must still hold
  std::array<Hand, kMaxSeats> known{};
  std::uint8_t winners = 0;           // bit per seat
  Standing before;                    // the last play; kept only where a card can take it back
  bool redoing = false;               // it has been taken back, and the seat in turn carries out its card
  Announced announced;

  [[nodiscard]] bool over() const { return phase == Phase::Over; }
};

// Do two games of the same rules stand alike, to play on in the same way?
inline bool operator==(const State& a, const State& b) {
  // How many have chosen matters only during these phases.
  const bool asking = a.phase == Phase::Exchange || a.phase == Phase::Opening || a.phase == Phase::Offer;
  return a.board.at == b.board.at && a.board.fresh == b.board.fresh && a.hand == b.hand && a.pile_n == b.pile_n &&
         a.discards_n == b.discards_n && std::equal(a.pile.begin(), a.pile.begin() + a.pile_n, b.pile.begin()) &&
         std::equal(a.discards.begin(), a.discards.begin() + a.discards_n, b.discards.begin()) && a.phase == b.phase &&
         a.turn == b.turn && a.leader == b.leader && a.round == b.round && a.last_card == b.last_card &&
         a.drawn == b.drawn && a.hopper == b.hopper && a.given == b.given && a.known == b.known &&
         a.winners == b.winners && (a.last_card == kNone || a.before == b.before) && a.redoing == b.redoing &&
         a.announced == b.announced && (!asking || (a.asked == b.asked && a.to_ask == b.to_ask));
}

// The same for states that are equal.
inline std::size_t hash_of(const State& s) {
  std::uint64_t h = static_cast<std::uint64_t>(s.phase) << 40 | std::uint64_t{s.turn} << 32 | s.round;
  const auto add = [&](std::uint64_t x) { h = (h ^ x ^ h >> 31) * 0x9E3779B97F4A7C15ULL; };
  for (const Place p : s.board.at) add(p);
  add(s.board.fresh);
  for (const Hand& hand : s.hand)
    for (const std::uint8_t n : hand) add(n);
  add(s.pile_n);
  add(s.discards_n);
  add(s.last_card);
  for (const std::uint8_t given : s.given) add(given);
  return static_cast<std::size_t>(h ^ h >> 29);
}

static_assert(sizeof(State) < 2048, "a game in the kernel stays under 2 KB");

inline bool finished(const Rules& r, const Board& b, int seat) { return b.home(seat) >= r.to_win; }

// The seats whose marbles a seat moves: its own, or once finished its unfinished partners'.
inline unsigned controls(const Rules& r, const Board& b, int seat) {
  if (!finished(r, b, seat)) return 1U << seat;
  unsigned mask = 0;
  for (int s = 0; s < r.seats; ++s)
    if ((r.partners[seat] >> s & 1U) && !finished(r, b, s)) mask |= 1U << s;
  return mask;
}

}  // namespace tock
