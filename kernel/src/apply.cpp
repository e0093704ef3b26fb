#include "tock/apply.hpp"

#include "tock/colour.hpp"

namespace tock {
namespace {

void capture(Board& b, int id, Effects* log) {
  if (log) log->add(id, b.at[id], kReserve, How::Capture);
  b.put(id, kReserve);
}

void capture_on(Board& b, Place p, int mover, Effects* log) {
  const int o = b.who(p);
  if (o >= 0 && o != mover) capture(b, o, log);
}

void go(Board& b, int id, Place to, How how, Effects* log) {
  if (log) log->add(id, b.at[id], to, how);
  b.put(id, to);
}

void hop_on(Board& b, const Leg& leg, Effects* log) {
  capture_on(b, leg.to, leg.id, log);
  go(b, leg.id, leg.to, How::Hop, log);
}

// Sets a marble, already lifted, on a space; a partner's marble there is pushed on by the colour.
bool set_down(const Rules& r, Board& b, int id, Place from, Place to, int colour, How how, Effects* log) {
  const int other = on_track(to) ? b.who(to) : -1;
  if (log) log->add(id, from, to, how);
  if (other < 0) {
    b.set(id, to);
    return true;
  }
  const int seat = seat_of(other);
  if (!r.partners_push || !r.is_partner(seat_of(id), seat)) {
    capture(b, other, log);
    b.set(id, to);
    return true;
  }
  b.lift(other);
  b.set(id, to);
  const Place next = next_of_colour(r, b, seat, to, colour);
  return next != kNone && set_down(r, b, other, to, next, colour, How::Push, log);
}

}  // namespace

void apply_leg(const Rules& r, Board& b, const Leg& leg, bool burns, Effects* log) {
  const int id = leg.id;
  const Place from = b.at[id];
  const Place walked_to = leg.hops ? r.on_track(leg.to - r.section) : leg.to;
  if (burns && on_track(from)) {
    const int passed = on_track(walked_to) ? r.ahead(from, walked_to) - 1 : steps_to_entrance(r, b, id);
    for (int d = 1; d <= passed; ++d) {
      const Place p = r.on_track(from + d);
      const int o = b.who(p);
      if (o >= 0 && !is_guard(r, b, o)) capture(b, o, log);
    }
  }
  if (on_track(walked_to)) capture_on(b, walked_to, id, log);
  go(b, id, walked_to, How::Walk, log);
  if (leg.hops) hop_on(b, leg, log);
}

bool apply_move(const Rules& r, Board& b, const Move& m, Effects* log) {
  const Leg& leg = m.legs[0];
  switch (m.act) {
    case Act::Walk:
    case Act::Split:
      for (int i = 0; i < m.legs_n; ++i) apply_leg(r, b, m.legs[i], m.burns, log);
      return true;
    case Act::Back: {
      const Place via = leg.hops ? r.on_track(leg.to - r.section) : leg.to;
      capture_on(b, via, leg.id, log);
      go(b, leg.id, via, How::Back, log);
      if (leg.hops) hop_on(b, leg, log);
      return true;
    }
    case Act::Push:
    case Act::Magnet:
      capture_on(b, leg.to, leg.id, log);
      go(b, leg.id, leg.to, m.act == Act::Push ? How::Push : How::Walk, log);
      return true;
    case Act::Start: {
      const bool ok = set_down(r, b, leg.id, kReserve, leg.to, m.colour, How::Start, log);
      b.fresh |= 1U << leg.id;
      return ok;
    }
    case Act::Open:
      go(b, leg.id, leg.to, How::Start, log);
      b.fresh |= 1U << leg.id;
      return true;
    case Act::Swap: {
      const int other = m.legs[1].id;
      const Place here = b.at[leg.id], there = b.at[other];
      if (log) {
        log->add(leg.id, here, there, How::Swap);
        log->add(other, there, here, How::Swap);
      }
      b.lift(leg.id);
      b.lift(other);
      b.set(leg.id, there);
      b.set(other, here);
      return true;
    }
    case Act::Centre:
      capture_on(b, leg.to, leg.id, log);
      go(b, leg.id, leg.to, How::Centre, log);
      return true;
    case Act::Colour: {
      const Place from = b.at[leg.id];
      b.lift(leg.id);
      return set_down(r, b, leg.id, from, leg.to, m.colour, How::Jump, log);
    }
    case Act::Jump: go(b, leg.id, leg.to, How::Jump, log); return true;
    case Act::Hop: go(b, leg.id, leg.to, How::Hop, log); return true;
    default: return true;
  }
}

}  // namespace tock
