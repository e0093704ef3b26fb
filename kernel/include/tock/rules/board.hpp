// The board and who sits at it.
#pragma once

#include <array>
#include <cstdint>

#include "tock/data/names.hpp"

namespace tock {

inline constexpr int kMaxSeats = 6;
inline constexpr int kMaxMarbles = 5;  // of one seat
inline constexpr int kMaxIds = kMaxSeats * kMaxMarbles;
inline constexpr int kMaxTrack = 120;
inline constexpr int kMaxLane = 5;
inline constexpr int kMaxEntrance = 8;  // steps from the entrance to the start
inline constexpr int kMaxKinds = 24;  // kinds of card, the unknown card included
inline constexpr int kMaxCards = 120;
inline constexpr int kMaxUses = 6;
inline constexpr int kMaxDeals = 8;
inline constexpr int kMaxLegs = 7;
inline constexpr int kMaxCount = 15;  // the longest walk of a card
inline constexpr int kMaxColours = 4;

// Places: 0 … length-1 is the track; the rest is the same for every seat.
using Place = std::uint8_t;
inline constexpr Place kCentre = 120;
inline constexpr Place kLane = 121;  // H1; H2 is kLane + 1 …
inline constexpr Place kReserve = 127;
inline constexpr Place kAbsent = 255;  // a seat with four marbles has no fifth

inline constexpr std::uint8_t kNone = 255;

enum class Teams : std::uint8_t { None, Pairs, Triples };
constexpr auto names(Teams) { return names_up_to<Teams::Triples>("none", "pairs", "triples"); }

enum class Direction : std::uint8_t { Clockwise, CounterClockwise };
constexpr auto names(Direction) { return names_up_to<Direction::CounterClockwise>("clockwise", "counter-clockwise"); }

enum class Rank : std::uint8_t { King, Knight, Citizen, Fool };  // of a seat's marbles in order, where ranks matter
constexpr auto names(Rank) { return names_up_to<Rank::Fool>("king", "knight", "citizen", "fool"); }

enum class Colour : std::uint8_t { Blue, Green, Red, Yellow };  // of spaces; each section turns them on by one
constexpr auto names(Colour) { return names_up_to<Colour::Yellow>("blue", "green", "red", "yellow"); }

struct BoardRules {
  bool operator==(const BoardRules&) const = default;

  std::uint8_t sections = 4, section = 16, lane = 4;
  std::int8_t entrance = 0;               // offset of the entrance from the start
  std::uint8_t shortcut = kNone;          // i mod section of the spaces joined to the centre
  std::uint8_t hop = kNone;               // i mod section of the spaces a marble may hop on from
  std::uint8_t special = kNone;           // i mod section of the spaces that earn a card
  std::array<std::uint8_t, kMaxTrack> colours{};  // bit per colour
  std::array<bool, kMaxTrack> bones{};
  std::array<std::array<std::uint8_t, kMaxLane>, kMaxSeats> lane_colours{};  // bit per colour
  Direction direction = Direction::Clockwise;  // for drawings; here all go up

  std::uint8_t seats = 4, marbles = 4, to_win = 4, set_up = 0;
  std::array<std::uint8_t, kMaxSeats> start{}, team{};
  std::array<std::uint8_t, kMaxSeats> receiver{};  // in an exchange: of a seat's card
};

}  // namespace tock
