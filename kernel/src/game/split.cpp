// Splitting: legs one after the other, each legal in the position the earlier ones left.
#include <algorithm>
#include <memory>

#include "game/card_plays.hpp"

namespace tock {

// A leg being walked: what it changes and reads, and how to take it back.
struct CardPlays::Path {
  std::uint8_t id = 0;
  Place from = 0, to = 0;
  int reads = 0;             // spaces ahead of `from` whose marbles matter to it
  bool in_lane = false;      // touches its owner's lane
  bool hops = false;
  std::uint32_t fresh = 0;   // freshness of all marbles before it
  int captured_n = 0;  // the number of the following that are set
  std::array<std::uint8_t, kMaxLegs + kMaxSeats> captured;
  std::array<Place, kMaxLegs + kMaxSeats> captured_at, captured_to;

  [[nodiscard]] bool touches(const Rules& r, Place p) const {
    if (!on_track(p) || reads == 0) return false;
    const int d = r.ahead(from, p);
    return d >= 1 && d <= reads;
  }
};

// A split being made: the legs so far, and the board they left.
struct CardPlays::Legs {
  const Use& u;
  Board b;
  Move m;
  std::uint32_t used = 0;  // marbles, bit per id
  std::array<const Path*, kMaxLegs> path;  // of the legs so far

  Legs(const Use& use, const Board& board) : u(use), b(board) {}
};

bool CardPlays::rest_may_flow(int pips) const {
  if (r_.seven_rest == SevenRest::Never || (mine_ >> seat_ & 1U) == 0 || r_.partners[seat_] == 0) return false;
  // This many own marbles must still get home, with a step left: the nearest ones, at best.
  const int away = r_.to_win - b_.home(seat_);
  std::array<int, kMaxMarbles> way;
  int n = 0;
  for (int m = 0; m < r_.marbles; ++m) {
    const int id = id_of(seat_, m);
    if (!on_track(b_.at[id])) continue;
    int i = n++;
    const int steps = steps_to_entrance(r_, b_, id) + 1;
    for (; i > 0 && way[i - 1] > steps; --i) way[i] = way[i - 1];
    way[i] = steps;
  }
  if (n < away) return false;
  for (int i = 0; i < away; ++i) pips -= way[i];
  if (pips < 1) return false;
  if (r_.seven_rest == SevenRest::Always || away != 1) return true;
  // Only if no other card brings the last own marble home.
  const auto brings_home = [&](int as) {
    for (int i = 0; i < r_.cards[as].uses_n; ++i) {
      const Use& u = r_.cards[as].uses[i];
      bool home = false;
      const auto look = [&](Place to) { home |= in_lane(to); };
      for (int m = 0; m < r_.marbles; ++m) {
        const int id = id_of(seat_, m);
        if (!on_track(b_.at[id])) continue;
        if (u.kind == UseKind::Walk || u.kind == UseKind::Split) walk(r_, b_, id, u.n, {u.green, u.burns}, look);
        else if (u.kind == UseKind::UpTo)
          for (int count = 1; count <= u.n; ++count) walk(r_, b_, id, count, {u.green, u.burns}, look);
      }
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

void CardPlays::split(const Use& u, std::uint8_t as) {
  if (u.back) return split_back(u, as);
  flows_ = rest_may_flow(u.n);
  if (u.to_and_fro) return split_to_and_fro(u, as);
  Legs w(u, b_);
  w.m.act = Act::Split;
  w.m.card = card_;
  w.m.as = as;
  w.m.burns = u.burns;
  std::uint32_t may = 0;
  for (int j = 0; j < afoot_n_; ++j) may |= 1U << afoot_[j];
  legs(w, may, u.n, nullptr, 0, 0);
}

void CardPlays::split_to_and_fro(const Use& u, std::uint8_t as) {
  Move m;
  m.act = Act::Split;
  m.card = card_;
  m.as = as;
  m.burns = u.burns;
  std::uint32_t ids = 0;
  for (int j = 0; j < afoot_n_; ++j) ids |= 1U << afoot_[j];
  split_to_and_fro(u, m, b_, ids, 0, u.n);
}

// Marbles may step to and fro in their lane. The one in front can always go first, so one leg for each marble is
// enough; and a marble that ends where it was has used up steps and needs no leg.
void CardPlays::split_to_and_fro(const Use& u, const Move& m, const Board& b, std::uint32_t may, std::uint32_t used,
                                 int left) {
  if (left == 0) {
    out_.draft(m);
    // With no leg it changes nothing, as a swap with an own marble (CardPlays::swaps).
    return out_.keep_new(m.legs_n ? b.key(r_) - b_.key(r_) : 1);
  }
  const auto end = [&](int id, Place to, int pips) {
    Board then = b;
    Move next = m;
    if (to != b.at[id]) {
      if (m.legs_n == u.most && !takes_whole_rest(u, id)) return;
      next.legs[next.legs_n++] = {static_cast<std::uint8_t>(id), to, false};
      apply_leg(r_, then, next.legs[m.legs_n], u.burns);
    }
    const bool helps = flows_ && finished(r_, then, seat_);
    split_to_and_fro(u, next, then, helps ? may | ids_to_move(then) : may, used | 1U << id, left - pips);
  };
  for (std::uint32_t rest = may & ~used; rest; rest &= rest - 1) {
    const int id = std::countr_zero(rest);
    const Place from = b.at[id];
    const auto in_the_lane = [&](Place at, int steps, int pips) {
      const unsigned others = b.lane[seat_of(id)] & ~(in_lane(from) ? 1U << (from - kLane) : 0U);
      for (unsigned ends = lane_steps(r_, others, at - kLane, steps); ends; ends &= ends - 1)
        end(id, static_cast<Place>(kLane + std::countr_zero(ends)), pips);
    };
    for (int n = takes_whole_rest(u, id) ? left : 1; n <= left; ++n) {
      if (in_lane(from)) {
        in_the_lane(from, n, n);
        continue;
      }
      for (int way = 1; way <= n; ++way)  // the steps to where it stops or begins to step to and fro
        walk(r_, b, id, way, {u.green, u.burns}, [&](Place to) {
          if (way == n) end(id, to, n);
          else if (in_lane(to)) in_the_lane(to, n - way, n);
        });
    }
  }
}

// Two marbles share the steps, one forwards and the other backwards, in either order. Nothing is left for others.
void CardPlays::split_back(const Use& u, std::uint8_t as) {
  std::uint32_t may = 0;
  for (int j = 0; j < afoot_n_; ++j) may |= 1U << afoot_[j];
  const auto step = [&](const Board& b, int id, int n, bool back, auto&& emit) {
    if (back) walk_back(r_, b, id, n, {}, emit);
    else walk(r_, b, id, n, {}, emit);
  };
  for (const bool back_first : {false, true})
    for (std::uint32_t first = may; first; first &= first - 1)
      for (int n = 1; n < u.n; ++n) {
        const int id = std::countr_zero(first);
        step(b_, id, n, back_first, [&](Place to) {
          Board then = b_;
          Move m;
          m.act = Act::Split;
          m.card = card_;
          m.as = as;
          m.back = back_first ? 1 : 2;
          m.legs_n = 2;
          m.legs[0] = {static_cast<std::uint8_t>(id), to, false};
          apply_leg(r_, then, m.legs[0], false);
          for (std::uint32_t rest = may & ~(1U << id); rest; rest &= rest - 1) {
            const int other = std::countr_zero(rest);
            step(then, other, u.n - n, !back_first, [&](Place end) {
              Board after = then;
              m.legs[1] = {static_cast<std::uint8_t>(other), end, false};
              apply_leg(r_, after, m.legs[1], false);
              out_.draft(m);
              out_.keep_new(after.key(r_) - b_.key(r_));
            });
          }
        });
      }
}

std::uint32_t CardPlays::ids_to_move(const Board& b) const {
  std::uint32_t ids = 0;
  for (unsigned rest = controls(r_, b, seat_); rest; rest &= rest - 1)
    ids |= ((1U << r_.marbles) - 1) << id_of(std::countr_zero(rest), 0);
  return ids;
}

// The change by the captures of a leg, for a key.
inline std::uint64_t CardPlays::change(const Board& b, const Path& p) const {
  std::uint64_t key = 0;
  for (int i = 0; i < p.captured_n; ++i) {
    const int id = p.captured[i];
    key += place_key(like(id), p.captured_to[i], false) - place_key(like(id), p.captured_at[i], b.is_fresh(id));
  }
  return key;
}

inline void CardPlays::do_leg(Board& b, Path& p) {
  p.fresh = b.fresh;
  b.lift(p.id);  // another marble may be sent to where it stood
  for (int i = p.captured_n - 1; i >= 0; --i) b.put(p.captured[i], p.captured_to[i]);  // the one that makes room first
  b.set(p.id, p.to);
}

inline void CardPlays::undo_leg(Board& b, const Path& p) {
  b.lift(p.id);
  for (int i = 0; i < p.captured_n; ++i) b.put(p.captured[i], p.captured_at[i]);
  b.set(p.id, p.from);
  b.fresh = p.fresh;
}

// Fills in the captures of a leg, of the marbles that stand ahead.
inline void CardPlays::capture(const Board& b, bool burns, std::uint32_t met, Path& p) const {
  p.captured_n = 0;
  const auto goes = [&](int id, Place to) {
    p.captured[p.captured_n] = static_cast<std::uint8_t>(id);
    p.captured_to[p.captured_n] = to;
    p.captured_at[p.captured_n++] = b.at[id];
  };
  const auto take = [&](Place at) { goes(b.who(at), kReserve); };
  const std::uint32_t end = p.in_lane ? 0 : 1U << p.reads;
  for (met &= burns ? (2U << p.reads) - 1 : end; met; met &= met - 1) {
    const int d = std::countr_zero(met);
    const Place at = r_.forward(p.from, d);
    if (1U << d == end && sends_to_entrance(r_, b, p.id, at)) {
      to_entrances(r_, b, p.id, at, goes);
    } else if (1U << d == end || !is_guard(r_, b, b.who(at))) {
      take(at);  // a guard that does not block is passed
    }
  }
  if (p.hops && b.on[p.to] && b.who(p.to) != p.id) take(p.to);
}

// Neighbouring legs that do not touch each other lead to the same position in either order: one is enough.
bool CardPlays::apart(const Path& a, const Path& b) const {
  if (a.hops || b.hops || r_.partner_to_entrance) return false;
  if ((a.in_lane && b.in_lane && seat_of(a.id) == seat_of(b.id))) return false;
  if (b.touches(r_, a.from) || b.touches(r_, a.to) || a.touches(r_, b.from) || a.touches(r_, b.to)) return false;
  for (int i = 0; i < a.captured_n; ++i)
    if (b.touches(r_, a.captured_at[i])) return false;
  for (int i = 0; i < b.captured_n; ++i)
    if (a.touches(r_, b.captured_at[i])) return false;
  return true;
}

// The most steps a marble can use: those in a lane go no further than its end.
inline int CardPlays::room(const Board& b, int id, int left) const {
  const Place at = b.at[id];
  if (on_track(at)) return left;
  if (!in_lane(at)) return 0;
  const int h = at - kLane + 1;
  const int seat = seat_of(id);
  const int ahead = b.home(seat) - bits_in(b.lane[seat] & ((1U << h) - 1));  // marbles further in, never passed
  return std::min(left, r_.lane - h - ahead);
}

// Whether a marble, whatever it does with this many steps, stays apart from the leg just walked.
inline bool CardPlays::stays_apart(const Path& last, int id, Place from, int left) const {
  if (last.hops || r_.hop != kNone || r_.partner_to_entrance) return false;
  if (last.in_lane && seat_of(last.id) == seat_of(id)) return false;
  if (!on_track(from)) return true;
  const auto near = [&](Place p) { return on_track(p) && r_.ahead(from, p) <= left; };
  if (near(last.from) || near(last.to)) return false;
  for (int i = 0; i < last.captured_n; ++i)
    if (near(last.captured_at[i])) return false;
  // nor may it come onto, or stand on, what the last leg read
  return last.reads == 0 || r_.ahead(last.from, from) > last.reads;
}

// Whether what lay ahead of a marble before the split still does.
inline bool CardPlays::undisturbed(const Legs& w, int id, Place from, int left) const {
  for (int i = 0; i < w.m.legs_n; ++i)
    if (!stays_apart(*w.path[i], id, from, left)) return false;
  return true;
}

// Every way to walk the steps that are left. may: marbles, bit per id; may_before: those that could have
// walked instead of the last.
void CardPlays::legs(Legs& w, std::uint32_t may, int left, const Path* last, std::uint32_t may_before,
                     std::uint64_t key) {
  const Board& b = w.b;
  std::array<std::uint8_t, kMaxIds> most;
  int room_for = 0;
  std::uint32_t who = 0;
  for (std::uint32_t rest = may & ~w.used; rest; rest &= rest - 1) {
    const int id = std::countr_zero(rest);
    const int n = room(b, id, left);
    if (n <= 0) continue;
    most[id] = static_cast<std::uint8_t>(n);
    room_for += n;
    who |= 1U << id;
  }
  if (room_for < left && !flows_) return;
  const std::uint32_t able = who;
  Reach own;
  const int own_legs = w.u.most - w.m.legs_n;  // still possible: a partner's marble beyond them ends the split
  for (; who; who &= who - 1) {
    const int id = std::countr_zero(who);
    const bool whole_rest = takes_whole_rest(w.u, id);
    if (own_legs == 0 && !whole_rest) continue;
    Path p;
    p.id = static_cast<std::uint8_t>(id);
    p.from = b.at[id];
    const bool could_come_first = last && id < last->id && (may_before >> id & 1U);
    if (could_come_first && stays_apart(*last, id, p.from, left)) continue;
    const int others = flows_ ? left : room_for - most[id];
    const int fewest = whole_rest || (own_legs == 1 && !flows_) ? left : std::max(1, left - others);
    if (last || w.u.own_way) std::construct_at(&own, r_, b, id, left, Stride{w.u.green, w.u.burns});
    const Reach& reach = last || w.u.own_way ? own : reach_[id];
    std::uint32_t counts = reach.counts() & ((2U << most[id]) - 1) & ~((1U << fewest) - 1);
    if (!counts) continue;
    const std::uint32_t met = on_track(p.from) ? met_ahead(r_, b, p.from, left) : 0;
    const int same = like(id);
    const std::uint64_t gone = key - place_key(same, p.from, b.is_fresh(id));
    for (; counts; counts &= counts - 1) {
      const int n = std::countr_zero(counts);
      std::array<Place, 1 + kMaxLane> ends;
      int ends_n = 0;
      reach.walk(r_, n, [&](Place to) { ends[ends_n++] = to; });
      for (int i = 0; i < ends_n; ++i) {
        const Place to = ends[i];
        p.in_lane = !on_track(to);
        p.reads = on_track(p.from) ? (p.in_lane ? steps_to_entrance(r_, b, id) : n) : 0;
        const int ways = may_hop(r_, id, to) ? 2 : 1;
        for (int hops = 0; hops < ways; ++hops) {
          p.hops = hops == 1;
          p.to = hops ? r_.on_track(to + r_.section) : to;
          capture(b, w.u.burns, met, p);
          if (could_come_first && apart(*last, p)) continue;
          leg(w, may, able & ~(1U << id), left - n, p, gone + change(b, p) + place_key(same, p.to, false));
        }
      }
    }
  }
}

// The one marble that is left walks the rest of the steps. False if the legs before may have changed its way.
inline bool CardPlays::last_leg(Legs& w, std::uint32_t may, int id, int left, const Path& p, std::uint64_t key) {
  const Board& b = w.b;
  Path q;
  q.id = static_cast<std::uint8_t>(id);
  q.from = b.at[id];
  if (!stays_apart(p, id, q.from, left)) return false;
  if (!undisturbed(w, id, q.from, left)) return false;
  if ((id < p.id && (may >> id & 1U)) || !(reach_[id].counts() >> left & 1U)) return true;
  const std::uint32_t met = on_track(q.from) ? met_ahead(r_, b, q.from, left) : 0;
  const std::uint64_t gone = key - place_key(like(id), q.from, b.is_fresh(id));
  reach_[id].walk(r_, left, [&](Place to) {
    q.to = to;
    q.in_lane = !on_track(to);
    q.reads = on_track(q.from) ? (q.in_lane ? steps_to_entrance(r_, b, id) : left) : 0;
    capture(b, w.u.burns, met, q);
    Move& m = out_.draft(w.m);
    m.legs[m.legs_n++] = {p.id, p.to, p.hops};
    m.legs[m.legs_n++] = {q.id, q.to, false};
    out_.keep_new(gone + change(b, q) + place_key(like(id), to, false));
  });
  return true;
}

// One leg, and every way to go on after it. others: marbles that could walk besides.
inline void CardPlays::leg(Legs& w, std::uint32_t may, std::uint32_t others, int left, Path& p, std::uint64_t key) {
  const Leg leg{p.id, p.to, p.hops};
  if (left == 0) {
    Move& m = out_.draft(w.m);
    m.legs[m.legs_n++] = leg;
    out_.keep_new(key);
    return;
  }
  if (!flows_ && !w.u.own_way) {
    if (!others) return;
    const bool one = (others & (others - 1)) == 0;
    if (one && last_leg(w, may, std::countr_zero(others), left, p, key)) return;
  }
  w.path[w.m.legs_n] = &p;
  w.m.legs[w.m.legs_n++] = leg;
  w.used |= 1U << p.id;
  do_leg(w.b, p);
  const std::uint32_t next = flows_ && finished(r_, w.b, seat_) ? may | ids_to_move(w.b) : may;
  legs(w, next, left, &p, may, key);
  undo_leg(w.b, p);
  w.used &= ~(1U << p.id);
  w.m.legs[--w.m.legs_n] = {};
}

}  // namespace tock
