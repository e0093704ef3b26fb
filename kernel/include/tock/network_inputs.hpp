// What a seat sees of the position after one of its answers, as a row of small numbers.
// A row has slots; each slot holds one value, and each value of a slot is a row of a network's first
// layer. Cards that would be drawn, dealt or passed to the seat stay unknown.
#pragma once

#include <span>
#include <vector>

#include "tock/flow.hpp"

namespace tock {

inline constexpr int kRowBytes = 128;  // slots of a row at most; the rest of a row is 0

// What cards can do, over all rulebooks; a hand is told by this and not by the faces of its cards.
enum class Ability : std::uint8_t {
  Walk,  // Walk + n - 1: n steps, up to kMaxCount
  Start = kMaxCount,
  Back,
  Split,
  Swap,
  Centre,
  Push,
  Magnet,
  Skip,
  Joker,
  Copy,
  UpTo,
  Colour,
  ColourTwo = Colour + kMaxColours,
  Bone = ColourTwo + kMaxColours,
  End,
};
inline constexpr int kAbilities = static_cast<int>(Ability::End);

template <class Ring>
struct Rings;

// What the cards of a deck do, as far as it matters for who could capture whom.
struct Steps {
  int back = 0;  // how far some card walks backwards
  bool back_is_green = false;
  unsigned green = 0;  // counts that lift the hierarchy, as bits
};

// Where everything stands in a row, for one table. The seat in turn comes first, then the others in
// turn order. Every value also has an id that means the same at all tables, so that tables can share
// what they have learned.
class NetworkInputs {
 public:
  explicit NetworkInputs(const Rules& r);

  // Writes one row of kRowBytes for each answer of the seat in turn.
  void encode(const State& s, std::span<const Move> answers, std::uint8_t* rows) const;

  // Whether a row has room for all there is to tell of this table; if not, no rows can be written.
  [[nodiscard]] bool fits() const { return slots() <= kRowBytes; }
  [[nodiscard]] int slots() const { return static_cast<int>(offsets_.size()); }
  [[nodiscard]] int values() const { return static_cast<int>(ids_.size()); }  // of all slots together
  [[nodiscard]] std::span<const std::int32_t> offsets() const { return offsets_; }  // of each slot's first value
  [[nodiscard]] std::span<const std::uint16_t> ids() const { return ids_; }         // of each value

 private:
  struct HandLeft;
  struct Common;  // what is the same for all answers of a decision
  template <class Ring>
  struct Before;
  int add(int size, int id, bool shares = false);
  [[nodiscard]] std::uint8_t place_code(const Board& b, int id) const;
  void look_at_cards(Common& c) const;
  [[nodiscard]] const HandLeft& hand_left(Common& c, int gone) const;
  void write_passed(const State& s, int more, std::uint8_t* row) const;
  void write_given(const Common& c, int kind, std::uint8_t* row) const;
  template <class Ring>
  void encode_all(Common& c, std::span<const Move> answers, std::uint8_t* rows) const;
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
  std::vector<std::int32_t> offsets_;
  std::vector<std::uint16_t> ids_;
  std::array<std::array<std::uint8_t, kReserve + 1>, kMaxSeats> code_{};         // of a place, by seat
  std::array<std::array<std::uint64_t, kMaxKinds>, kMaxSeats> abilities_{};      // of a card, by who plays it
  std::vector<std::uint8_t> used_;                                               // abilities of this deck
  std::array<std::uint8_t, kAbilities> used_as_{};                               // the place of each of them there
  std::array<std::array<std::uint8_t, kAbilities>, kMaxSeats> copies_{};         // by this place: cards of the deck
  struct KindHas {
    std::uint8_t kind, ability;  // the ability by its place, too
  };
  std::array<std::vector<KindHas>, kMaxSeats> kind_has_;
  std::array<std::uint16_t, kMaxKinds> walks_{};                                 // bit n: the card walks n
  std::array<std::array<std::uint32_t, kMaxKinds>, kMaxKinds> both_walk_{};      // bit n: two cards walk n together
  std::array<std::uint32_t, kMaxKinds> does_{};                                  // the card: as bits, see Prospects
  std::array<std::uint32_t, kAbilities> done_by_{};                              // the ability: the same
  struct SeenFrom {
    std::array<std::uint8_t, kMaxSeats> turn{};  // a seat's place in turn order
    std::array<std::uint8_t, kMaxIds> slots{};   // a marble's, by id
  };
  std::array<SeenFrom, kMaxSeats> seen_from_{};
  std::uint8_t fresh_code_ = 0;
  Steps steps_;
  bool copies_last_ = false;
  std::array<std::uint8_t, kMaxSeats> looks_like_{};  // the first seat from which the board looks as from this one
  int marbles_at_ = 0, threats_at_ = 0, seats_at_ = 0, hand_at_ = 0, unseen_at_ = 0, passed_at_ = 0, misc_at_ = 0;
  int earns_at_ = 0, ways_at_ = 0, nexts_at_ = 0, given_at_ = 0;  // 0: nothing to tell
  unsigned told_ways_ = 0;          // bit per place in turn order
};

// The answer that wins at once, or -1.
int winning_answer(const Rules& r, const State& s, std::span<const Move> answers);

}  // namespace tock
