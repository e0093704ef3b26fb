// The cards, and what each of them can do.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "tock/rules/board.hpp"

namespace tock {

enum class UseKind : std::uint8_t {
  Walk,       // n forwards
  Back,       // n backwards
  UpTo,       // 1 … n forwards
  Start,      // base to start
  Split,      // n steps among several marbles
  Swap,       // change places with another player's marble
  Centre,     // from a shortcut space into the centre, and out to any of them
  Push,       // another player's marble n forwards
  Magnet,     // forwards to right behind the next marble
  Skip,       // the next seat discards a card and loses the turn
  Joker,      // any other card of the deck
  Copy,       // the last card played
  Colour,     // to the next space of a colour
  ColourTwo,  // to the second free space of a colour
  Bone,       // to the next free bone space
  Take,       // from base or track onto another player's place
  Undo,       // takes the last play back and carries its card out instead
};
constexpr auto names(UseKind) {
  return names_up_to<UseKind::Undo>("walk", "back", "up_to", "start", "split", "swap", "centre", "push", "magnet",
                                    "skip", "joker", "copy", "colour", "colour_two", "bone", "take", "undo");
}

struct Use {
  UseKind kind{};
  std::uint8_t n = 0;           // steps or colour
  bool burns = false;           // captures what it passes
  bool green = false;           // lifts the hierarchy
  bool opponents_only = false;  // Swap: not with a partner's marble
  bool may_be_empty = false;    // Swap: may be put down without effect
  bool partners = false;        // Push: a partner's marble too, as that player would walk
  bool spares_guards = false;   // Push: not a guard
  bool back = false;            // Split: two share it, one forwards and the other backwards
  bool may_be_kept = false;     // Take: need not be played
  bool any_two = false;         // Swap: any two marbles on the track, of any owner
  bool home = false;            // Back: from the entrance on into the lane
  bool to_and_fro = false;      // Split: in the lane, single steps back too
  bool own_way = false;         // may be stopped where a plain walk is not, or the other way round
  std::uint8_t most = kMaxLegs; // Split: how many marbles may share it
  bool operator==(const Use&) const = default;
};

struct Card {
  std::uint8_t copies = 0;
  std::uint8_t uses_n = 0;
  bool starts = false;     // has a Start use (a joker counts)
  bool distinct = false;   // two of its plays never lead to the same position
  bool overlaps = false;   // two of its uses may take a marble to the same place
  bool just_walks = false; // a number of steps, and nothing else
  std::array<Use, kMaxUses> uses{};
  bool operator==(const Card&) const = default;
};

// How many colours a card lets one choose from.
inline int colours_shown(const Card& c) {
  unsigned shown = 0;
  for (int i = 0; i < c.uses_n; ++i)
    if (c.uses[i].kind == UseKind::Colour) shown |= 1U << c.uses[i].n;
  return std::popcount(shown);
}

struct DeckRules {
  bool operator==(const DeckRules&) const = default;

  std::uint8_t kinds = 0;
  std::array<Card, kMaxKinds> cards{};
};

}  // namespace tock
