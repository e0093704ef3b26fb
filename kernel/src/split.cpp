// Splitting: legs one after the other, each legal in the position the earlier ones left.
#include "plays.hpp"

namespace tock {

struct Plays::Path {
  int id;
  Place from, to;
  int steps_on_track;          // spaces read ahead of `from`
  bool in_lane;                // touches its owner's lane
  bool hops;
  unsigned may_before;         // seats that had a leg to make before this one
  int captured_n;
  std::array<Place, kMaxLegs + 2> captured;  // where captured marbles stood
};

namespace {

// Does a leg that reads so many spaces ahead of `from` read this one?
bool reads(const Rules& r, Place from, int steps, Place p) {
  if (!on_track(from) || !on_track(p)) return false;
  const int d = r.ahead(from, p);
  return d >= 1 && d <= steps;
}

}  // namespace

bool Plays::rest_may_flow() const {
  if (r_.seven_rest == SevenRest::Never || (mine_ >> seat_ & 1U) == 0) return false;
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
  flows_ = rest_may_flow();
  Move m;
  m.act = Act::Split;
  m.card = card_;
  m.as = as;
  m.burns = u.burns;
  if (!grouped_) out_.open_group();
  legs(u, b_, 0, u.n, mine_, nullptr, m, b_.key(r_));
}

void Plays::legs(const Use& u, const Board& b, unsigned used, int left, unsigned may, const Path* last, Move& m,
                 std::uint64_t key) {
  const int legs_left = u.most - m.legs_n;
  for (unsigned rest = may; rest; rest &= rest - 1) {
    const int seat = std::countr_zero(rest);
    for (int j = 0; j < r_.marbles; ++j) {
      const int id = id_of(seat, j);
      const Place from = b.at[id];
      if (from >= kReserve || from == kCentre || (used >> id & 1U)) continue;
      for (int n = legs_left == 1 ? left : 1; n <= left; ++n) {
        walk(r_, b, id, n, u.green, [&](Place walked_to) {
          for (int hops = 0; hops <= (may_hop(r_, id, walked_to) ? 1 : 0); ++hops) {
            const Place to = hops ? r_.on_track(walked_to + r_.section) : walked_to;
            Path path{id, from, to, on_track(from) ? (on_track(walked_to) ? n : std::min(n, steps_to_entrance(r_, b, id))) : 0,
                      !on_track(walked_to), hops == 1, may, 0, {}};
            Board after = b;
            const Leg leg{static_cast<std::uint8_t>(id), to, hops == 1};
            Effects done;
            carry_leg(r_, after, leg, u.burns, &done);
            std::uint64_t now = key;
            for (int i = 0; i < done.n; ++i) {
              const Effect& e = done.list[i];
              const int who = r_.ranks ? e.id : seat_of(e.id);
              const bool first = e.how != How::Hop;
              if (first) now -= place_key(who, e.from, b.is_fresh(e.id));
              else now -= place_key(who, e.from, false);
              now += place_key(who, e.to, false);
              if (e.how == How::Capture && path.captured_n < static_cast<int>(path.captured.size()))
                path.captured[path.captured_n++] = e.from;
            }
            // Two neighbouring legs that do not touch each other: keep one order of the two.
            if (last && id < last->id && (last->may_before >> seat & 1U) && !last->hops && !path.hops) {
              const bool same_lane = last->in_lane && path.in_lane && seat_of(last->id) == seat;
              bool touch = same_lane || reads(r_, from, path.steps_on_track, last->from) ||
                           reads(r_, from, path.steps_on_track, last->to) ||
                           reads(r_, last->from, last->steps_on_track, from) ||
                           reads(r_, last->from, last->steps_on_track, to) || last->to == from;
              for (int i = 0; i < last->captured_n && !touch; ++i)
                touch = reads(r_, from, path.steps_on_track, last->captured[i]);
              for (int i = 0; i < path.captured_n && !touch; ++i)
                touch = reads(r_, last->from, last->steps_on_track, path.captured[i]);
              if (!touch) continue;
            }
            m.legs[m.legs_n++] = leg;
            if (n == left) {
              out_.push_new(m, now);
            } else if (legs_left > 1) {
              const unsigned next = flows_ && finished(r_, after, seat_) ? controls(r_, after, seat_) : may;
              legs(u, after, used | 1U << id, left - n, next, &path, m, now);
            }
            m.legs[--m.legs_n] = {};
          }
        });
      }
    }
  }
}

}  // namespace tock
