// Whether a marble can walk, and where it may end. Generator, splits and "why not?" all ask here.
#pragma once

#include "tock/game/state.hpp"

namespace tock {

enum class Reason : std::uint8_t {
  Ok,
  InReserve,        // waits in the base
  InCentre,         // only certain cards bring it out of the centre
  NotOnTrack,       // this use is for marbles on the track
  LaneTooFar,       // the count goes beyond the last home space
  LaneOccupied,     // a marble in the lane is in the way
  GuardInTheWay,    // a guard cannot be passed
  ReturnedInTheWay, // a marble back on its own start cannot be passed
  GuardOnTarget,    // a protected marble cannot be captured
  HigherRank,       // a higher rank cannot be passed
  KingOnTarget,     // only a king captures a king
  OwnInTheWay,      // an own marble cannot be passed
  PairInTheWay,     // two marbles in a row cannot be passed
  SomebodyInTheWay, // no marble can be passed
  OwnOnTarget,      // an own marble cannot be captured
  CountTooHigh,     // more than the king walks
  PastEntrance,     // no second lap, and it stands beyond its entrance
  NotInReserve,     // start: this marble is not in the base
  OwnOnStart,       // start: an own marble stands there
  WrongColour,      // start: the card does not show a colour of the start
  NotOnShortcut,    // centre: stands on no shortcut space
  NobodyAhead,      // magnet: no other marble on the track
  RightBehind,      // magnet: stands right behind already
  NoSpaceAhead,     // colour, bone: no such space left on its path
  NowhereToPush,    // the partner's marble has nowhere to go
  Exempt,           // swap: this marble cannot be swapped
  NobodyToSwap,     // swap: no marble to change places with
  NotAnOpponent,    // push: only opponents' marbles
  GuardStays,       // push: a guard cannot be pushed
  NobodyToTake,     // take: no marble stands where it could go
  NotYours,         // this marble is not the player's to move
  PipsLeft,         // split: the steps cannot all be used
  NothingToCopy,    // copy: no card played in this round yet
  NothingToUndo,    // undo: no card played in this round yet, or one that the player could not carry out
  NobodyToSkip,     // skip: the next seat holds no card
  MustLayDown,      // skip, push: a player with nothing in play and no start card cannot use it
  NotInHand,        // the card is not in the hand
  NotItsTurn,       // another seat, or another kind of decision, is asked
};
constexpr auto names(Reason) {
  return names_up_to<Reason::NotItsTurn>(
      "ok", "in_reserve", "in_centre", "not_on_track", "lane_too_far", "lane_occupied", "guard_in_the_way",
      "returned_in_the_way", "guard_on_target", "higher_rank", "king_on_target", "own_in_the_way", "pair_in_the_way",
      "somebody_in_the_way", "own_on_target", "count_too_high", "past_entrance", "not_in_reserve", "own_on_start",
      "wrong_colour", "not_on_shortcut", "nobody_ahead", "right_behind", "no_space_ahead", "nowhere_to_push", "exempt",
      "nobody_to_swap", "not_an_opponent", "guard_stays", "nobody_to_take", "not_yours", "pips_left", "nothing_to_copy",
      "nothing_to_undo", "nobody_to_skip", "must_lay_down", "not_in_hand", "not_its_turn");
}

struct Verdict {
  Reason why = Reason::Ok;
  Place where = kNone;
  [[nodiscard]] bool ok() const { return why == Reason::Ok; }
};

inline bool on_own_start(const Rules& r, const Board& b, int id) { return b.at[id] == r.start[seat_of(id)]; }

// A guard cannot be captured.
inline bool is_guard(const Rules& r, const Board& b, int id) {
  if (r.guard == Guard::None || !on_own_start(r, b, id)) return false;
  return r.guard == Guard::Start || b.is_fresh(id);
}

inline bool blocks(const Rules& r, const Board& b, int id) {
  return on_own_start(r, b, id) && (r.returned_blocks || (r.guard_blocks && is_guard(r, b, id)));
}

// The manner of a walk: past any rank, or capturing every marble it meets.
struct Stride {
  bool green = false, burns = false;
};

inline Verdict block_verdict(const Rules& r, const Board& b, Place p, int mover) {
  const int o = b.who(p);
  if (!r.hierarchy && !blocks(r, b, o)) {
    if (seat_of(o) == seat_of(mover)) return {Reason::OwnInTheWay, p};
    return {r.passing == Passing::Nobody ? Reason::SomebodyInTheWay : Reason::PairInTheWay, p};
  }
  if (r.hierarchy && rank_of(o) < rank_of(mover) && !(blocks(r, b, o) && rank_of(mover) != 1))
    return {Reason::HigherRank, p};
  return {is_guard(r, b, o) ? Reason::GuardInTheWay : Reason::ReturnedInTheWay, p};
}

// Does the option `passing`, which is not free, forbid to go past?
inline bool not_passed(const Rules& r, const Board& b, int mover, int other, int direction) {
  if (r.passing == Passing::Nobody || seat_of(other) == seat_of(mover)) return true;
  const int before = b.who(r.on_track(b.at[other] - direction));  // one step earlier on the way
  return r.passing == Passing::NotOwnNorPairs && before >= 0 && before != mover;
}

// May the marble not go past another that stands on its way?
inline bool stops(const Rules& r, const Board& b, int mover, int other, Stride how, int direction) {
  if (r.passing != Passing::Free && !how.burns && not_passed(r, b, mover, other, direction)) return true;
  if (!r.hierarchy) return blocks(r, b, other);
  const int rank = rank_of(mover);
  if (!how.green && rank_of(other) < rank) return true;
  return rank != 1 && blocks(r, b, other);  // the knight passes guards
}

// The spaces on a path that can hold a marble that stops another or may not be captured: with ranks or `passing` all
// of them, else only the starts. `first` steps to the first one, then one every `every`.
struct Checks {
  int first, every;
  Checks(const Rules& r, Place from, int direction)
      : first(r.every_space   ? 1
              : direction > 0 ? r.next_start[from]
                              : r.last_start[from]),
        every(r.every_space ? 1 : r.section) {}
};

// Bit d: a marble stands d steps ahead, up to n, which is from -1 (none can be passed) to 31.
inline std::uint32_t met_ahead(const Rules& r, const Board& b, Place from, int n) {
  if (n <= 8 && from + 8 < r.length)  // as a rule
    return not_zero(eight(&b.on[from + 1])) << 1 & ((1U << (n + 1)) - 1);
  std::uint32_t met = 0;
  for (int d = 1; d <= n; ++d) met |= static_cast<std::uint32_t>(b.on[r.forward(from, d)] != 0) << d;
  return met;
}

// Steps (1 … n) to the first marble that may not be passed; n + 1 if there is none.
inline int first_block(const Rules& r, const Board& b, int id, Place from, int n, Stride how, int direction) {
  const Checks at(r, from, direction);
  for (int d = at.first; d <= n; d += at.every) {
    const int o = b.who(r.on_track(from + direction * d));
    if (o >= 0 && o != id && stops(r, b, id, o, how, direction)) return d;
  }
  return n + 1;
}

// With `partner_to_entrance`: calls goes(id, to) for the partner's marble on a space where `mover` lands, then for
// each marble in its way in turn, the last perhaps to the base. False if one of them has nowhere to go.
template <class Goes>
bool to_entrances(const Rules& r, const Board& b, int mover, Place landed, Goes&& goes) {
  unsigned arrived = 0;  // seats with a marble on its way to their entrance, or on it
  int id = b.who(landed);
  for (;;) {
    const int seat = seat_of(id);
    const Place to = r.entry[seat];
    const int there = to == landed ? mover : b.who(to);
    if (to == landed || (arrived >> seat & 1U) || (there >= 0 && there != mover && seat_of(there) == seat))
      return false;
    goes(id, to);
    arrived |= 1U << seat;
    if (there < 0 || there == mover) return true;
    if (is_guard(r, b, there)) return false;
    if (!r.is_partner(seat, seat_of(there))) {
      goes(there, kReserve);
      return true;
    }
    id = there;
  }
}

inline bool sends_to_entrance(const Rules& r, const Board& b, int mover, Place landed) {
  return r.partner_to_entrance && r.is_partner(seat_of(mover), seat_of(b.who(landed)));
}

// Whether a marble may land on another of its side.
inline Verdict landing_on(const Rules& r, const Board& b, int id, int other, Place to, Stride how) {
  if (r.own_capture == OwnCapture::Never && !how.burns && seat_of(other) == seat_of(id))
    return {Reason::OwnOnTarget, to};
  if (sends_to_entrance(r, b, id, to) && !to_entrances(r, b, id, to, [](int, Place) {}))
    return {Reason::NowhereToPush, to};
  return {};
}

// May this marble land there? A marble there is captured.
inline Verdict landing(const Rules& r, const Board& b, int id, Place to, Stride how = {}) {
  const int o = b.who(to);
  if (o < 0 || o == id) return {};
  if (is_guard(r, b, o)) return {Reason::GuardOnTarget, to};
  if (r.hierarchy && rank_of(o) == 0 && rank_of(id) != 0 && to != r.start[seat_of(id)])
    return {Reason::KingOnTarget, to};
  return r.spares_sides ? landing_on(r, b, id, o, to, how) : Verdict{};
}

// Steps to the entrance; 0 when the marble stands on it and may turn in from there.
inline int steps_to_entrance(const Rules& r, const Board& b, int id) {
  const int e = r.ahead(b.at[id], r.entry[seat_of(id)]);
  if (e != 0) return e;
  const bool may = r.turn_in == TurnIn::Always || (r.turn_in == TurnIn::UnlessFresh && !b.is_fresh(id));
  return may ? 0 : r.length;
}

// The path ahead of one marble that walks forwards, looked up once for counts up to `most`.
class Reach {
 public:
  Reach() = default;
  Reach(const Rules& r, const Board& b, int marble, int most, Stride how)
      : id(marble), from(b.at[marble]), spare(0), track(0), lane(0), inwards(0), never(Reason::Ok) {
    if (on_track(from)) look_ahead(r, b, most, how);
    else if (in_lane(from)) look_in_lane(r, b);
    else never = from == kReserve ? Reason::InReserve : Reason::InCentre;
    if (r.hierarchy && rank_of(id) == 0 && r.king_most < most) cut(r.king_most);
  }

  // The counts with a place to end, as bits: 1 << n for n steps.
  [[nodiscard]] std::uint32_t counts() const { return track | inwards; }
  // Those that can end in the lane.
  [[nodiscard]] std::uint32_t home_counts() const { return inwards; }

  // Where n steps end on the track, and whether they may end there.
  [[nodiscard]] Place track_place(const Rules& r, int n) const { return r.forward(from, n); }
  [[nodiscard]] bool ends_on_track(int n) const { return track >> n & 1U; }

  // Calls emit(to) for every place in the lane where n steps may end, the furthest first; false if there is none.
  template <class Emit>
  bool walk_in(int n, Emit&& emit) const {
    if (!(inwards >> n & 1U)) return false;
    for (int used = n; used >= 1 && used >= n - spare; --used)
      if (lane >> used & 1U) emit(static_cast<Place>(kLane + used - entrance - 1));
    return true;
  }

  // Calls emit(to) for every place where n steps may end; false if there is none.
  template <class Emit>
  bool walk(const Rules& r, int n, Emit&& emit) const {
    const bool any = ends_on_track(n);
    if (any) emit(track_place(r, n));
    return walk_in(n, emit) || any;
  }

  // Why n steps have no place to end.
  [[nodiscard]] Verdict why_not(const Rules& r, const Board& b, int n, Stride how) const {
    if (never != Reason::Ok) return {never};
    if (r.hierarchy && rank_of(id) == 0 && n > r.king_most) return {Reason::CountTooHigh};
    if (on_track(from) && (r.second_lap || n <= entrance)) {
      if (block < n) return block_verdict(r, b, r.on_track(from + block), id);
      return landing(r, b, id, r.on_track(from + n), how);
    }
    if (on_track(from) && block <= entrance) return block_verdict(r, b, r.on_track(from + block), id);
    const int spaces = n - entrance;  // in the lane, counted from its first
    return {spaces - spare > r.lane ? Reason::LaneTooFar : Reason::LaneOccupied};
  }

 private:
  // A marble in the lane goes on to its end or to the next marble in it.
  void look_in_lane(const Rules& r, const Board& b) {
    const int h = from - kLane + 1;  // 1 … lane
    entrance = -h;
    inwards = lane = ((1U << free_in_lane(r, b, h)) - 1) << 1;
  }

  void look_ahead(const Rules& r, const Board& b, int most, Stride how) {
    entrance = steps_to_entrance(r, b, id);
    if (!r.second_lap && r.entrance < 0 && r.ahead(r.start[seat_of(id)], from) > r.length + r.entrance) {
      never = Reason::PastEntrance;
      return;
    }
    std::uint32_t open = (2U << (r.second_lap || entrance > most ? most : entrance)) - 2;
    int free = most;  // steps to the last space that it can pass
    const Checks at(r, from, 1);
    for (int d = at.first; d <= free; d += at.every) {
      const Place p = r.forward(from, d);
      const int o = b.who(p);
      if (o < 0 || o == id) continue;
      if (!landing(r, b, id, p, how).ok()) open &= ~(1U << d);
      if (stops(r, b, id, o, how, 1)) {
        free = d - 1;
        open &= (2U << d) - 1;
      }
    }
    track = open;
    block = free + 1;
    if (entrance >= most || free < entrance) return;
    if (r.hierarchy && rank_of(id) == 3) spare = r.fool_slack;
    inwards = lane = ((1U << free_in_lane(r, b, 0)) - 1) << (entrance + 1);
    for (int i = 1; i <= spare; ++i) inwards |= lane << i;
  }

  // Free spaces in the own lane before the next marble or the end, seen from its space h.
  [[nodiscard]] int free_in_lane(const Rules& r, const Board& b, int h) const {
    return std::countr_zero((b.lane[seat_of(id)] | 1U << r.lane) >> h);
  }

  void cut(int most) {
    track &= (2U << most) - 1;
    inwards = lane &= (2U << most) - 1;
  }

  // Not bytes: writing a byte makes the compiler read everything else again.
  int id;
  int from;
  int spare;           // steps it may leave unused on its way into the lane
  int entrance;        // steps to it; in the lane, negative: steps since
  int block;           // steps to the first marble that may not be passed
  std::uint32_t track, lane;  // bit n: the place n steps ahead, on the track or in the lane, is open to it
  std::uint32_t inwards;      // bit n: a count of n can end in the lane
  Reason never;        // why it cannot walk at all
};

template <class Emit>
Verdict walk(const Rules& r, const Board& b, int id, int n, Stride how, Emit&& emit) {
  const Reach reach(r, b, id, n, how);
  return reach.walk(r, n, emit) ? Verdict{} : reach.why_not(r, b, n, how);
}

template <class Emit>
Verdict walk_back(const Rules& r, const Board& b, int id, int n, Stride how, Emit&& emit) {
  const Place from = b.at[id];
  if (!on_track(from)) return {from == kReserve ? Reason::InReserve : Reason::NotOnTrack};
  if (r.hierarchy && rank_of(id) == 0 && n > r.king_most) return {Reason::CountTooHigh};
  const int block = first_block(r, b, id, from, n, how, -1);
  if (block < n) return block_verdict(r, b, r.on_track(from - block), id);
  const Place to = r.on_track(from - n);
  const Verdict v = landing(r, b, id, to);
  if (v.ok()) emit(to);
  return v;
}

// Backwards to the entrance, and on into the lane with what is left.
template <class Emit>
Verdict walk_back_home(const Rules& r, const Board& b, int id, int n, Stride how, Emit&& emit) {
  const Place from = b.at[id];
  if (!on_track(from)) return {from == kReserve ? Reason::InReserve : Reason::NotOnTrack};
  if (r.hierarchy && rank_of(id) == 0 && n > r.king_most) return {Reason::CountTooHigh};
  const int entrance = r.ahead(r.entry[seat_of(id)], from);  // steps back to it
  if (entrance >= n || (entrance == 0 && steps_to_entrance(r, b, id) != 0)) return {Reason::PastEntrance};
  const int block = first_block(r, b, id, from, entrance, how, -1);
  if (block <= entrance) return block_verdict(r, b, r.on_track(from - block), id);
  const int spaces = n - entrance;
  if (spaces > r.lane) return {Reason::LaneTooFar};
  if (b.lane[seat_of(id)] & ((1U << spaces) - 1)) return {Reason::LaneOccupied};
  emit(static_cast<Place>(kLane + spaces - 1));
  return {};
}

// Where single steps in the lane, inwards or back, may end: bits of home spaces. From its last place, with nothing
// free behind it, no marble steps away.
inline unsigned lane_steps(const Rules& r, unsigned others, int space, int steps) {
  const unsigned all = (1U << r.lane) - 1, open = all & ~others;
  const unsigned last = open ? 1U << (std::bit_width(open) - 1) : 0;
  unsigned at = 1U << space;
  for (; steps > 0; --steps) {
    const unsigned may = at & ~last;
    at = (may << 1 | may >> 1) & open;
  }
  return at;
}

}  // namespace tock
