// The numbers a rulebook compiles to. The kernel knows mechanics, never a game's name.
#pragma once

#include "tock/rules/deck.hpp"
#include "tock/rules/option_values.hpp"

namespace tock {

// What follows from the rest: `Rules::derive` works it out.
struct DerivedRules {
  bool operator==(const DerivedRules&) const = default;

  std::uint8_t length = 64;               // of the track
  std::array<std::uint8_t, kMaxSeats> giver{};     // in an exchange: of a seat's new card
  std::array<std::uint8_t, kMaxSeats> partners{};  // bit per seat, the seat itself left out
  std::uint8_t teams = 0;
  std::uint32_t ids = 0;                           // the marbles there are, bit per id
  std::uint8_t unknown = 0, deck_n = 0;            // the kind of a card that is not known; cards in all
  std::array<std::uint8_t, kMaxTrack> next_start{}, last_start{};  // steps to the next start ahead, behind
  std::uint32_t off_board = 0;  // kinds that may do something without an own marble on the board, as bits
  std::uint32_t may_be_kept = 0;  // kinds that need not be played, as bits
  bool spares_sides = false;  // landing on the own side is forbidden or does something else
  bool every_space = false;  // a marble on any space, not on starts only, may stop another or be out of its reach
  bool walks = false;  // some card walks or splits
  bool skips = false;  // some card makes the next seat skip
  bool undoes = false;  // some card takes the last play back
  std::array<std::uint8_t, kMaxSeats> entry{};  // the track space where a seat's lane begins
  bool bare = true;    // no spaces to hop on from, or that earn a card
  bool plain = true;   // a walk to a free space is listed once only: no two cards share a count
  bool mixed = false;  // a joker may get to the same by a walk and by a split: compare what they change
};

struct Rules : BoardRules, DeckRules, OptionValues, DerivedRules {
  bool operator==(const Rules&) const = default;

  // Call once, after the rest is filled in.
  void derive();

  // Round the track. Multiplied, not chosen: whether a walk crosses space 0 cannot be guessed.
  [[nodiscard]] Place on_track(int i) const { return static_cast<Place>(i + length * ((i < 0) - (i >= length))); }
  [[nodiscard]] Place forward(int from, int n) const {
    return static_cast<Place>(from + n - length * (from + n >= length));
  }
  [[nodiscard]] int ahead(Place from, Place to) const {  // steps from one track space on to another
    return to - from + length * (to < from);
  }
  [[nodiscard]] std::uint8_t next_seat(int seat) const {
    return static_cast<std::uint8_t>(seat + 1 == seats ? 0 : seat + 1);
  }
  [[nodiscard]] bool is_partner(int a, int b) const { return team[a] == team[b] && a != b; }
  [[nodiscard]] int deal_size(int round) const {  // rounds count from 1
    const int i = round - 1;
    return i < deals_n ? deals[i] : deals[deals_repeat + (i - deals_n) % (deals_n - deals_repeat)];
  }
};

}  // namespace tock
