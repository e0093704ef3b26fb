// Whether a marble can walk, and where it may end. Generator, splits and "why not?" all ask here.
#pragma once

#include "tock/state.hpp"

namespace tock {

enum class Reason : std::uint8_t {
  Ok,
  InReserve,        // waits in the reserve
  InCentre,         // only certain cards bring it out of the centre
  NotOnTrack,       // this use is for marbles on the track
  LaneTooFar,       // the count goes beyond the last home space
  LaneOccupied,     // a marble in the lane is in the way
  GuardInTheWay,    // a guard cannot be passed
  ReturnedInTheWay, // a marble back on its own start cannot be passed
  GuardOnTarget,    // a protected marble cannot be captured
  HigherRank,       // a higher rank cannot be passed
  KingOnTarget,     // only a king captures a king
  CountTooHigh,     // the king walks one to seven
  PastEntrance,     // no second lap, and it stands beyond its entrance
  NoSecondLap,      // would go beyond its entrance on the track
  NotInReserve,     // start: this marble is not in the reserve
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
  NotYours,         // this marble is not the player's to move
  PipsLeft,         // split: the pips cannot all be used
  NothingToCopy,    // copy: no card played in this round yet
  NobodyToSkip,     // skip: the next seat holds no card
  MustLayDown,      // skip, push: a player with nothing in play and no start card cannot use it
  NotInHand,        // the card is not in the hand
  NotItsTurn,       // another seat, or another kind of decision, is asked
};

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

inline Verdict block_verdict(const Rules& r, const Board& b, Place p, int mover) {
  const int o = b.who(p);
  if (r.ranks && rank_of(o) < rank_of(mover) && !(blocks(r, b, o) && rank_of(mover) != 1))
    return {Reason::HigherRank, p};
  return {is_guard(r, b, o) ? Reason::GuardInTheWay : Reason::ReturnedInTheWay, p};
}

// Steps (1 … n) to the first marble that may not be passed; n + 1 if there is none.
inline int first_block(const Rules& r, const Board& b, int id, Place from, int n, bool green, int direction) {
  if (r.ranks) {
    const int rank = rank_of(id);
    for (int d = 1; d <= n; ++d) {
      const int o = b.who(r.on_track(from + direction * d));
      if (o < 0 || o == id) continue;
      if (!green && rank_of(o) < rank) return d;
      if (rank != 1 && blocks(r, b, o)) return d;  // the knight passes guards
    }
    return n + 1;
  }
  for (int d = direction > 0 ? r.next_start[from] : r.last_start[from]; d <= n; d += r.section) {
    const int o = b.who(r.on_track(from + direction * d));
    if (o >= 0 && blocks(r, b, o)) return d;
  }
  return n + 1;
}

// May this marble land there? Whoever stands there is captured.
inline Verdict landing(const Rules& r, const Board& b, int id, Place to) {
  const int o = b.who(to);
  if (o < 0 || o == id) return {};
  if (is_guard(r, b, o)) return {Reason::GuardOnTarget, to};
  if (r.ranks && rank_of(o) == 0 && rank_of(id) != 0 && to != r.start[seat_of(id)])
    return {Reason::KingOnTarget, to};
  return {};
}

// Steps to the entrance; 0 when the marble stands on it and may turn in from there.
inline int steps_to_entrance(const Rules& r, const Board& b, int id) {
  const int seat = seat_of(id);
  const int e = r.ahead(b.at[id], r.on_track(r.start[seat] + r.entrance));
  if (e != 0) return e;
  const bool may = r.turn_in == TurnIn::Always || (r.turn_in == TurnIn::UnlessFresh && !b.is_fresh(id));
  return may ? 0 : r.length;
}

// What lies ahead of one marble that walks forwards, looked up once for counts up to `most`.
class Reach {
 public:
  Reach() = default;
  Reach(const Rules& r, const Board& b, int marble, int most, bool green)
      : rules(&r), board(&b), id(marble), never(Reason::Ok), from(b.at[marble]) {
    if (!on_track(from)) {
      if (from == kReserve) never = Reason::InReserve;
      else if (from == kCentre) never = Reason::InCentre;
      return;
    }
    const bool past = !r.second_lap && r.entrance < 0 && r.ahead(r.start[seat_of(id)], from) > r.length + r.entrance;
    if (past) never = Reason::PastEntrance;
    entrance = steps_to_entrance(r, b, id);
    block = first_block(r, b, id, from, most, green, 1);
  }

  // Calls emit(to) for every place where n steps may end. The verdict says why there was none.
  template <class Emit>
  Verdict walk(int n, Emit&& emit) const {
    const Rules& r = *rules;
    const Board& b = *board;
    if (never != Reason::Ok) return {never};
    if (r.ranks && rank_of(id) == 0 && n > r.top_rank_most) return {Reason::CountTooHigh};
    const unsigned lane = b.lane[seat_of(id)];
    if (!on_track(from)) {
      const int h = from - kLane + 1;  // 1 … lane
      if (h + n > r.lane) return {Reason::LaneTooFar};
      const unsigned way = ((1U << n) - 1) << h;
      if (lane & way) return {Reason::LaneOccupied};
      emit(static_cast<Place>(from + n));
      return {};
    }
    bool any = false;
    Verdict why;
    if (r.second_lap || n <= entrance) {
      if (block < n) {
        why = block_verdict(r, b, r.on_track(from + block), id);
      } else {
        const Place to = r.on_track(from + n);
        why = landing(r, b, id, to);
        if (why.ok()) {
          emit(to);
          any = true;
        }
      }
    } else {
      why = {Reason::NoSecondLap};
    }
    if (n > entrance) {
      const Verdict home = turn_in(n, lane, any, emit);
      if (why.ok() || why.why == Reason::NoSecondLap) why = home;
    }
    return any ? Verdict{} : why;
  }

 private:
  template <class Emit>
  Verdict turn_in(int n, unsigned lane, bool& any, Emit&& emit) const {
    const Rules& r = *rules;
    const Board& b = *board;
    if (block <= entrance) return block_verdict(r, b, r.on_track(from + block), id);
    const int spare = r.ranks && rank_of(id) == 3 ? r.slack : 0;
    Verdict why{Reason::LaneTooFar};
    for (int h = n - entrance; h >= 1 && h >= n - entrance - spare; --h) {
      if (h > r.lane) continue;
      if (lane & ((1U << h) - 1)) {
        why = {Reason::LaneOccupied};
      } else {
        emit(static_cast<Place>(kLane + h - 1));
        any = true;
      }
    }
    return why;
  }

  const Rules* rules;
  const Board* board;
  int id;
  int entrance;   // steps to it
  int block;      // steps to the first marble that may not be passed
  Reason never;  // why it cannot walk at all
  Place from;
};

template <class Emit>
Verdict walk(const Rules& r, const Board& b, int id, int n, bool green, Emit&& emit) {
  return Reach(r, b, id, n, green).walk(n, emit);
}

template <class Emit>
Verdict walk_back(const Rules& r, const Board& b, int id, int n, bool green, Emit&& emit) {
  const Place from = b.at[id];
  if (!on_track(from)) return {from == kReserve ? Reason::InReserve : Reason::NotOnTrack};
  if (r.ranks && rank_of(id) == 0 && n > r.top_rank_most) return {Reason::CountTooHigh};
  const int block = first_block(r, b, id, from, n, green, -1);
  if (block < n) return block_verdict(r, b, r.on_track(from - block), id);
  const Place to = r.on_track(from - n);
  const Verdict v = landing(r, b, id, to);
  if (v.ok()) emit(to);
  return v;
}

}  // namespace tock
