// Which places a marble walks on, for drawing: read off the board, no rule is decided here.
#include "tock/views/write.hpp"

namespace tock {
namespace {

template <class Emit>
void each_place(const Rules& r, const Effect& step, Emit&& emit) {
  const auto round = [&](Place from, int steps, int direction) {
    for (int d = 1; d <= steps; ++d) emit(r.on_track(from + direction * d));
  };
  if (step.how == How::Back) {
    if (on_track(step.to)) return round(step.from, r.ahead(step.to, step.from), -1);
    round(step.from, r.ahead(r.entry[seat_of(step.id)], step.from), -1);
    for (Place home = kLane; home <= step.to; ++home) emit(home);
    return;
  }
  const bool walks = step.how == How::Walk || step.how == How::Push || step.how == How::Jump;
  if (!walks || !(on_track(step.from) || in_lane(step.from))) return emit(step.to);
  if (on_track(step.to)) return round(step.from, r.ahead(step.from, step.to), 1);
  Place home = kLane;
  if (on_track(step.from)) round(step.from, r.ahead(step.from, r.entry[seat_of(step.id)]), 1);
  else home = static_cast<Place>(step.from + 1);
  for (; home <= step.to; ++home) emit(home);
  if (in_lane(step.from))  // steps back in the lane
    for (home = step.from; home > step.to; --home) emit(static_cast<Place>(home - 1));
}

}  // namespace

void write_walk(JsonWriter& out, const Rules& r, const Effect& step) {
  out.open_object();
  out.field("seat", seat_of(step.id));
  out.field("marble", rank_of(step.id));
  out.key("from");
  write_place(out, step.from);
  out.key("to");
  write_place(out, step.to);
  out.field("how", name_of(step.how));
  out.key("path");
  out.open_array();
  int n = 0;
  each_place(r, step, [&](Place p) {
    write_place(out, p);
    ++n;
  });
  out.close_array();
  // steps of a card
  if (step.how == How::Walk || step.how == How::Back || step.how == How::Push) out.field("pips", n);
  out.close_object();
}

}  // namespace tock
