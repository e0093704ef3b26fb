// Colour steps: a marble's path is the track from its start to the space before it, then its lane.
#pragma once

#include "tock/game/walk.hpp"

namespace tock {

inline int path_index(const Rules& r, int seat, Place p) {
  return in_lane(p) ? r.length + (p - kLane) : r.ahead(r.start[seat], p);
}

inline Place path_place(const Rules& r, int seat, int i) {
  return i >= r.length ? static_cast<Place>(kLane + (i - r.length)) : r.on_track(r.start[seat] + i);
}

inline bool has_colour(const Rules& r, int seat, Place p, int colour) {
  const unsigned bits = in_lane(p) ? r.lane_colours[seat][p - kLane] : r.colours[p];
  return bits >> colour & 1U;
}

inline bool is_free(const Board& b, int seat, Place p) {
  return in_lane(p) ? !(b.lane[seat] >> (p - kLane) & 1U) : b.on[p] == 0;
}

// The next space of the colour on the path of a marble of this seat, own marbles and occupied bones
// jumped; kNone if there is none left.
Place next_of_colour(const Rules& r, const Board& b, int seat, Place from, int colour);
// The second free space of the colour.
Place second_free_of_colour(const Rules& r, const Board& b, int seat, Place from, int colour);
// The next free bone space on the track.
Place next_free_bone(const Rules& r, const Board& b, int seat, Place from);

}  // namespace tock
