#include "tock/game/apply.hpp"

#include "tock/game/colour.hpp"
#include "tock/game/walk.hpp"

namespace tock {
namespace {

inline void capture(Board& b, int id, Effects* log) {
  if (log) log->add(id, b.at[id], kReserve, How::Capture);
  b.put(id, kReserve);
}

inline void go(Board& b, int id, Place to, How how, Effects* log) {
  if (log) log->add(id, b.at[id], to, how);
  b.put(id, to);
}

// The partner's marble on a space where another lands goes to its entrance, and a marble in its way makes room. The
// one that lands has been lifted.
[[gnu::noinline]] void send_to_entrances(const Rules& r, Board& b, int mover, Place p, Effects* log) {
  std::array<std::pair<int, Place>, kMaxSeats + 1> gone;
  int n = 0;
  to_entrances(r, b, mover, p, [&](int id, Place to) { gone[n++] = {id, to}; });
  for (int i = 0; log && i < n; ++i) {
    const auto [id, to] = gone[i];
    log->add(id, b.at[id], to, to == kReserve ? How::Capture : How::Sent);
  }
  while (n-- > 0) b.put(gone[n].first, gone[n].second);  // the marble that makes room first
}

// A marble goes to a place; one that stands there is captured, or sent to its entrance if it is a partner's and the
// rules say so.
inline void land(const Rules& r, Board& b, int id, Place to, How how, Effects* log) {
  const int o = to <= kCentre ? b.who(to) : -1;
  if (o >= 0 && o != id) {
    if (on_track(to) && sends_to_entrance(r, b, id, to)) {
      const Place from = b.at[id];
      if (log) log->add(id, from, to, how);
      b.lift(id);
      send_to_entrances(r, b, id, to, log);
      return b.set(id, to);
    }
    capture(b, o, log);
  }
  go(b, id, to, how, log);
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
    if (sends_to_entrance(r, b, id, to)) send_to_entrances(r, b, id, to, log);
    else capture(b, other, log);
    b.set(id, to);
    return true;
  }
  b.lift(other);
  b.set(id, to);
  const Place next = next_of_colour(r, b, seat, to, colour);
  return next != kNone && set_down(r, b, other, to, next, colour, How::Push, log);
}

// As apply_leg does it.
inline void walk_leg(const Rules& r, Board& b, const Leg& leg, bool burns, Effects* log) {
  const int id = leg.id;
  const Place from = b.at[id];
  const Place walked_to = leg.hops ? r.on_track(leg.to - r.section) : leg.to;
  if (burns && on_track(from)) {
    const int passed = on_track(walked_to) ? r.ahead(from, walked_to) - 1 : steps_to_entrance(r, b, id);
    for (std::uint32_t met = met_ahead(r, b, from, passed); met; met &= met - 1) {
      const int o = b.who(r.forward(from, std::countr_zero(met)));
      if (!is_guard(r, b, o)) capture(b, o, log);
    }
  }
  land(r, b, id, walked_to, How::Walk, log);
  if (leg.hops) land(r, b, id, leg.to, How::Hop, log);
}

}  // namespace

void apply_leg(const Rules& r, Board& b, const Leg& leg, bool burns, Effects* log) { walk_leg(r, b, leg, burns, log); }

bool apply_move(const Rules& r, Board& b, const Move& m, Effects* log) {
  const Leg& leg = m.legs[0];
  switch (m.act) {
    case Act::Walk:
    case Act::Split:
      for (int i = 0; i < m.legs_n; ++i)
        if (m.back >> i & 1U) land(r, b, m.legs[i].id, m.legs[i].to, How::Back, log);
        else walk_leg(r, b, m.legs[i], m.burns, log);
      return true;
    case Act::Back: {
      const Place via = leg.hops ? r.on_track(leg.to - r.section) : leg.to;
      land(r, b, leg.id, via, How::Back, log);
      if (leg.hops) land(r, b, leg.id, leg.to, How::Hop, log);
      return true;
    }
    case Act::Push:
    case Act::Magnet: land(r, b, leg.id, leg.to, m.act == Act::Push ? How::Push : How::Walk, log); return true;
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
    case Act::Centre: land(r, b, leg.id, leg.to, How::Centre, log); return true;
    case Act::Colour: {
      const Place from = b.at[leg.id];
      b.lift(leg.id);
      return set_down(r, b, leg.id, from, leg.to, m.colour, How::Jump, log);
    }
    case Act::Jump: {
      const bool takes = on_track(leg.to) && b.who(leg.to) >= 0;
      land(r, b, leg.id, leg.to, takes ? How::Take : How::Jump, log);
      return true;
    }
    case Act::Hop: go(b, leg.id, leg.to, How::Hop, log); return true;
    default: return true;
  }
}

}  // namespace tock
