#include "tock/game/colour.hpp"

namespace tock {

Place next_of_colour(const Rules& r, const Board& b, int seat, Place from, int colour) {
  const int end = r.length + r.lane;
  for (int i = path_index(r, seat, from) + 1; i < end; ++i) {
    const Place p = path_place(r, seat, i);
    if (!has_colour(r, seat, p, colour)) continue;
    if (is_free(b, seat, p)) return p;
    if (in_lane(p)) continue;
    if (seat_of(b.who(p)) == seat || r.bones[p]) continue;
    return p;
  }
  return kNone;
}

Place second_free_of_colour(const Rules& r, const Board& b, int seat, Place from, int colour) {
  const int end = r.length + r.lane;
  int seen = 0;
  for (int i = path_index(r, seat, from) + 1; i < end; ++i) {
    const Place p = path_place(r, seat, i);
    if (has_colour(r, seat, p, colour) && is_free(b, seat, p) && ++seen == 2) return p;
  }
  return kNone;
}

Place next_free_bone(const Rules& r, const Board& b, int seat, Place from) {
  for (int i = path_index(r, seat, from) + 1; i < r.length; ++i) {
    const Place p = path_place(r, seat, i);
    if (r.bones[p] && b.on[p] == 0) return p;
  }
  return kNone;
}

}  // namespace tock
