// Splitting: legs one after the other, each legal in the position the earlier ones left.
#include <algorithm>

#include "plays.hpp"

namespace tock {

// A leg being walked: what it changes and reads, and how to take it back.
struct Plays::Path {
  std::uint8_t id = 0;
  Place from = 0, to = 0;
  int reads = 0;             // spaces ahead of `from` whose marbles matter to it
  bool in_lane = false;      // touches its owner's lane
  bool hops = false;
  std::uint32_t fresh = 0;   // freshness of all marbles before it
  int captured_n = 0;
  std::array<std::uint8_t, kMaxLegs + 2> captured;
  std::array<Place, kMaxLegs + 2> captured_at;

  [[nodiscard]] bool touches(const Rules& r, Place p) const {
    if (!on_track(p) || reads == 0) return false;
    const int d = r.ahead(from, p);
    return d >= 1 && d <= reads;
  }
};

bool Plays::rest_may_flow(int pips) const {
  if (r_.seven_rest == SevenRest::Never || (mine_ >> seat_ & 1U) == 0 || r_.partners[seat_] == 0) return false;
  for (int m = 0; m < r_.marbles; ++m) {  // all own marbles must get home, with a pip left
    const int id = id_of(seat_, m);
    if (in_lane(b_.at[id])) continue;
    if (!on_track(b_.at[id])) return false;
    pips -= steps_to_entrance(r_, b_, id) + 1;
  }
  if (pips < 1) return false;
  if (r_.seven_rest == SevenRest::Always) return true;
  // Only if no other card brings the last own marble home.
  int last = -1, away = 0;
  for (int m = 0; m < r_.marbles; ++m) {
    const int id = id_of(seat_, m);
    if (!in_lane(b_.at[id])) {
      last = id;
      ++away;
    }
  }
  if (away != 1) return true;
  const auto brings_home = [&](int as) {
    for (int i = 0; i < r_.cards[as].uses_n; ++i) {
      const Use& u = r_.cards[as].uses[i];
      bool home = false;
      const auto look = [&](Place to) { home |= in_lane(to); };
      if (u.kind == UseKind::Walk || u.kind == UseKind::Split) walk(r_, b_, last, u.n, u.green, look);
      else if (u.kind == UseKind::UpTo)
        for (int n = 1; n <= u.n; ++n) walk(r_, b_, last, n, u.green, look);
      if (home) return true;
    }
    return false;
  };
  for (int k = 0; k < r_.kinds; ++k) {
    if (s_.hand[seat_][k] - (k == card_ ? 1 : 0) <= 0) continue;
    if (r_.cards[k].uses[0].kind == UseKind::Joker) {
      for (int as = 0; as < r_.kinds; ++as)
        if (as != k && brings_home(as)) return false;
    } else if (brings_home(k)) {
      return false;
    }
  }
  return true;
}

void Plays::split(const Use& u, std::uint8_t as) {
  flows_ = rest_may_flow(u.n);
  Move m;
  m.act = Act::Split;
  m.card = card_;
  m.as = as;
  m.burns = u.burns;
  Board b = b_;
  legs(u, b, 0, u.n, mine_, nullptr, 0, m, 0);
}

// What a leg changes, added to a key.
void Plays::change(const Board& b, const Path& p, std::uint64_t& key) const {
  const auto who = [&](int id) { return r_.ranks ? id : seat_of(id); };
  for (int i = 0; i < p.captured_n; ++i) {
    const int id = p.captured[i];
    key += place_key(who(id), kReserve, false) - place_key(who(id), p.captured_at[i], b.is_fresh(id));
  }
  key += place_key(who(p.id), p.to, false) - place_key(who(p.id), p.from, b.is_fresh(p.id));
}

void Plays::do_leg(Board& b, Path& p) {
  p.fresh = b.fresh;
  for (int i = 0; i < p.captured_n; ++i) b.put(p.captured[i], kReserve);
  b.put(p.id, p.to);
}

void Plays::undo_leg(Board& b, const Path& p) {
  b.put(p.id, p.from);
  for (int i = 0; i < p.captured_n; ++i) b.put(p.captured[i], p.captured_at[i]);
  b.fresh = p.fresh;
}

// Fills in what a leg would capture.
void Plays::look_ahead(const Board& b, const Use& u, Path& p, Place walked_to, int steps) const {
  const auto take = [&](Place at) {
    const int o = b.who(at);
    if (o < 0 || o == p.id) return;
    p.captured[p.captured_n] = static_cast<std::uint8_t>(o);
    p.captured_at[p.captured_n++] = at;
  };
  p.in_lane = !on_track(walked_to);
  p.reads = on_track(p.from) ? (p.in_lane ? steps - (walked_to - kLane + 1) : steps) : 0;
  if (u.burns)
    for (int d = 1; d <= p.reads - (p.in_lane ? 0 : 1); ++d) {
      const Place at = r_.on_track(p.from + d);
      if (const int o = b.who(at); o >= 0 && !is_guard(r_, b, o)) take(at);
    }
  if (!p.in_lane) take(walked_to);
  if (p.hops) take(p.to);
}

// Neighbouring legs that do not touch each other lead to the same position in either order: one is enough.
bool Plays::apart(const Path& a, const Path& b) const {
  if (a.hops || b.hops || (a.in_lane && b.in_lane && seat_of(a.id) == seat_of(b.id))) return false;
  if (b.touches(r_, a.from) || b.touches(r_, a.to) || a.touches(r_, b.from) || a.touches(r_, b.to)) return false;
  for (int i = 0; i < a.captured_n; ++i)
    if (b.touches(r_, a.captured_at[i])) return false;
  for (int i = 0; i < b.captured_n; ++i)
    if (a.touches(r_, b.captured_at[i])) return false;
  return true;
}

// How many pips a marble can use at most: those in a lane go no further than its end.
int Plays::room(const Board& b, int id, int left) const {
  const Place at = b.at[id];
  if (on_track(at)) return left;
  if (!in_lane(at)) return 0;
  const int h = at - kLane + 1;
  const unsigned ahead = b.lane[seat_of(id)] >> h;  // marbles further in, never passed
  return std::min(left, r_.lane - h - std::popcount(ahead));
}

// Whether a marble, whatever it does with so many pips, stays apart from the leg just walked.
bool Plays::stays_apart(const Path& last, int id, Place from, int left) const {
  if (last.hops || r_.hop != kNone) return false;
  if (last.in_lane && seat_of(last.id) == seat_of(id)) return false;
  if (!on_track(from)) return true;
  const auto near = [&](Place p) { return on_track(p) && r_.ahead(from, p) <= left; };
  if (near(last.from) || near(last.to)) return false;
  for (int i = 0; i < last.captured_n; ++i)
    if (near(last.captured_at[i])) return false;
  // nor may it come onto, or stand on, what the last leg read
  return last.reads == 0 || r_.ahead(last.from, from) > last.reads;
}

void Plays::legs(const Use& u, Board& b, unsigned used, int left, unsigned may, const Path* last, unsigned may_before,
                 Move& m, std::uint64_t key) {
  std::array<std::uint8_t, kMaxIds> who, most;
  int n_who = 0, room_for = 0;
  for (unsigned rest = may; rest; rest &= rest - 1) {
    const int seat = std::countr_zero(rest);
    for (int j = 0; j < r_.marbles; ++j) {
      const int id = id_of(seat, j);
      if (used >> id & 1U) continue;
      const int n = room(b, id, left);
      if (n <= 0) continue;
      who[n_who] = static_cast<std::uint8_t>(id);
      most[n_who++] = static_cast<std::uint8_t>(n);
      room_for += n;
    }
  }
  if (room_for < left && !flows_) return;
  const int legs_left = u.most - m.legs_n;
  for (int i = 0; i < n_who; ++i) {
    const int id = who[i];
    const Place from = b.at[id];
    const bool could_come_first = last && id < last->id && (may_before >> seat_of(id) & 1U);
    if (could_come_first && stays_apart(*last, id, from, left)) continue;
    const int others = flows_ ? left : room_for - most[i];
    const Reach reach(r_, b, id, left, u.green);
    for (int n = legs_left == 1 ? left : std::max(1, left - others); n <= most[i]; ++n) {
      std::array<Place, 4> targets;
      int n_targets = 0;
      reach.walk(n, [&](Place to) { targets[n_targets++] = to; });
      for (int t = 0; t < n_targets; ++t) {
        const Place walked_to = targets[t];
        const int ways = may_hop(r_, id, walked_to) ? 2 : 1;
        for (int hops = 0; hops < ways; ++hops) {
          Path p;
          p.id = static_cast<std::uint8_t>(id);
          p.from = from;
          p.to = hops ? r_.on_track(walked_to + r_.section) : walked_to;
          p.hops = hops == 1;
          look_ahead(b, u, p, walked_to, n);
          if (could_come_first && apart(*last, p)) continue;
          m.legs[m.legs_n++] = {p.id, p.to, p.hops};
          std::uint64_t now = key;
          change(b, p, now);
          if (n == left) {
            out_.push_new(m, now);
          } else {
            do_leg(b, p);
            const unsigned next = flows_ && finished(r_, b, seat_) ? may | controls(r_, b, seat_) : may;
            legs(u, b, used | 1U << id, left - n, next, &p, may, m, now);
            undo_leg(b, p);
          }
          m.legs[--m.legs_n] = {};
        }
      }
    }
  }
}

}  // namespace tock
