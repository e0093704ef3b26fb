// The afterstate of each of a seat's moves, as that seat sees it, as a row of small numbers (features).
// A row has slots; each slot holds one value, and each value of a slot is a row of a network's first
// layer. Cards that would be drawn, dealt or passed to the seat stay unknown.
#pragma once

#include <span>

#include "tock/game/flow.hpp"

namespace tock {

inline constexpr int kRowBytes = 128;  // slots of a row at most; the rest of a row is 0

// The effects of cards, over all rulebooks; a hand is described by these and not by the faces of its cards.
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

// The effects of the cards of a deck, as far as they matter for captures.
struct Steps {
  int back = 0;  // how far some card walks backwards
  bool back_is_green = false;
  unsigned green = 0;  // counts that lift the hierarchy, as bits
};

// The position of every feature in the rows of one table, and what can be derived from its rules beforehand. Plain
// data, so that it can be copied to a GPU. The player to move comes first in a row, then the others in turn order.
struct FeatureLayout {
  template <class T>
  using BySeat = std::array<T, kMaxSeats>;
  BySeat<std::array<std::uint8_t, kReserve + 1>> code{};             // of a place
  BySeat<std::array<std::uint64_t, kMaxKinds>> abilities{};          // of a card, by who plays it
  int used_n = 0;                                                    // abilities of this deck
  std::array<std::uint8_t, kAbilities> used{}, used_as{};            // these, and the place of each among them
  BySeat<std::array<std::uint8_t, kAbilities>> copies{};             // by this place: cards of the deck
  struct KindHas {
    std::uint8_t kind, ability;  // the ability by its place, too
  };
  static constexpr int kMostHas = kMaxKinds * kMaxUses;
  BySeat<int> kind_has_n{};
  BySeat<std::array<KindHas, kMostHas>> kind_has{};
  std::array<std::uint16_t, kMaxKinds> walks{};                             // bit n: the card walks n
  std::array<std::array<std::uint32_t, kMaxKinds>, kMaxKinds> both_walk{};  // bit n: two cards walk n together
  std::array<std::uint32_t, kMaxKinds> does{};                              // the card: as bits, see Prospects
  std::array<std::uint32_t, kAbilities> done_by{};                          // the ability: the same
  struct SeenFrom {
    std::array<std::uint8_t, kMaxSeats> turn{};  // a seat's place in turn order
    std::array<std::uint8_t, kMaxIds> slots{};   // a marble's, by id
  };
  BySeat<SeenFrom> seen_from{};
  std::uint8_t fresh_code = 0;
  Steps steps;
  bool copies_last = false;
  BySeat<std::uint8_t> looks_like{};  // the first seat from which the board looks as from this one
  int marbles_at = 0, threats_at = 0, seats_at = 0, hand_at = 0, unseen_at = 0, passed_at = 0, misc_at = 0;
  int earns_at = 0, ways_at = 0, nexts_at = 0, given_at = 0;  // 0: no such feature
  unsigned ways_given = 0;                                     // bit per place in turn order
};

// Writes one row of kRowBytes for each move of the player to move.
void write_rows(const Rules& r, const FeatureLayout& plan, const State& s, std::span<const Move> moves,
                std::uint8_t* rows);

}  // namespace tock
