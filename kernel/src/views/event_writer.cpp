#include "views/event_writer.hpp"

namespace tock {

void EventWriter::open(int number, const Moment& moment) {
  number_ = number;
  moment_ = &moment;
  before_ = moment.state;
}

void EventWriter::close() {
  after_.state = moment_->state;
  flush(true);
}

void EventWriter::on_event(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards,
                           const Move* move, const Effects* effects) {
  flush(false);
  pending_ = true;
  after_.state = after;
  event_.fill(names_, before_, what, after, seat, cards, move, effects);
}

void EventWriter::flush(bool ends_entry) {
  if (!pending_) return;
  pending_ = false;
  const int number = number_++;
  if (number < from_ || number >= to_) return;
  after_.early = moment_->early;
  write(ends_entry, number == last_);
  for (const Outlet& to : outlets_) to.ends.push_back(to.out.size());
}

void EventWriter::write(bool ends_entry, bool now) {
  if (parts_ & kRecord) {
    if (event_.kind == EventKind::Chose) return;
    for (const Outlet& to : outlets_) write_event(to.out, names_, EventView(names_.rules, event_, to.viewer));
    return;
  }
  if (parts_ & kEvent) tell_event();
  if (parts_ & kWalks) {
    alike([&](JsonWriter& out) {
      out.key("walks");
      write_walks(out, names_, EventView(names_.rules, event_, {}));
    });
  }
  if (parts_ & (kState | kViews | kHands)) tell_after(now);
  if (parts_ & kLast)
    for (const Outlet& to : outlets_) to.out.field("last", ends_entry);
}

// Writes members that are the same for all.
template <class Write>
void EventWriter::alike(Write&& write) {
  JsonWriter& first = outlets_.front().out;
  std::size_t begin = first.size();
  write(first);
  if (outlets_.size() == 1) return;
  if (first.text()[begin] == ',') ++begin;
  for (const Outlet& other : outlets_.subspan(1)) other.out.plain(first.text().substr(begin));
}

void EventWriter::tell_event() {
  const auto for_viewer = [&](JsonWriter& out, Viewer viewer) {
    out.key("event");
    write_event(out, names_, EventView(names_.rules, event_, viewer));
  };
  if (EventView::hides(event_.kind))
    for (const Outlet& to : outlets_) for_viewer(to.out, to.viewer);
  else alike([&](JsonWriter& out) { for_viewer(out, {}); });
}

void EventWriter::tell_after(bool now) {
  for (const Outlet& to : outlets_) {
    const View view = after_.view(names_.rules, to.viewer);
    if (parts_ & kState && &to == &outlets_.front()) {
      alike([&](JsonWriter& out) {
        out.key("state");
        write_state(out, names_, view);
      });
    }
    if (parts_ & kViews) {
      to.out.key("views");
      write_views(to.out, names_, view, now);
    }
    if (parts_ & kHands) {
      to.out.key("hands");
      write_hands(to.out, names_, view);
    }
  }
}

}  // namespace tock
