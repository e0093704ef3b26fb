#include "tock/views/stats.hpp"

namespace tock {
namespace {

bool has_marble_on_track(const Rules& r, const Board& b, int seat) {
  for (int k = 0; k < r.marbles; ++k)
    if (b.at[seat * kMaxMarbles + k] <= kCentre) return true;
  return false;
}

}  // namespace

void Stats::on_event(EventKind what, const State& after, int seat, std::span<const std::uint8_t>, const Move*,
                     const Effects* effects) {
  winners_ = after.winners;
  if (what == EventKind::Dealt) {
    ++rounds_;
    if (leader_ < 0) leader_ = after.leader;
  }
  if (what == EventKind::Played) ++seats_[seat].played;
  if (what == EventKind::Discarded || what == EventKind::LaidDown) {
    ++seats_[seat].unused;
    if (!has_marble_on_track(rules_, after.board, seat)) ++seats_[seat].waited;
  }
  if (!effects) return;
  for (int i = 0; i < effects->n; ++i) {
    const Effect& e = effects->list[i];
    const int owner = seat_of(e.id);
    if (e.how == How::Capture) {
      ++seats_[owner].lost;
      if (owner != seat) ++seats_[seat].captured;
    }
    if (e.how == How::Start) ++seats_[owner].out;
    if (in_lane(e.to) && !in_lane(e.from)) ++seats_[owner].home;
  }
}

void Stats::write(JsonWriter& out) const {
  out.field("leader", leader_);
  out.field("rounds", rounds_);
  out.key("winners");
  out.open_array();
  for (int s = 0; s < rules_.seats; ++s)
    if (winners_ >> s & 1U) out.write(s);
  out.close_array();
  out.key("seats");
  out.open_array();
  for (int s = 0; s < rules_.seats; ++s) {
    const SeatStats& t = seats_[s];
    out.open_object();
    out.field("played", t.played);
    out.field("captured", t.captured);
    out.field("lost", t.lost);
    out.field("out", t.out);
    out.field("home", t.home);
    out.field("unused", t.unused);
    out.field("waited", t.waited);
    out.close_object();
  }
  out.close_array();
}

}  // namespace tock
