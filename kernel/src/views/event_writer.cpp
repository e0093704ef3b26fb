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
  tell(ends_entry, number == last_);
  ends_.push_back(out_.size());
}

void EventWriter::tell(bool ends_entry, bool now) {
  const SeenEvent event(names_.rules, event_, viewer_);
  if (parts_ & kRecord) {
    if (event->kind != EventKind::Chose) write_event(out_, names_, event);
    return;
  }
  if (parts_ & kEvent) {
    out_.key("event");
    write_event(out_, names_, event);
  }
  if (parts_ & kWalks) {
    out_.key("walks");
    write_walks(out_, names_, event);
  }
  if (parts_ & (kState | kViews | kHands)) tell_after(after_.seen(names_.rules, viewer_), now);
  if (parts_ & kLast) out_.field("last", ends_entry);
}

void EventWriter::tell_after(const Seen& seen, bool now) {
  if (parts_ & kState) {
    out_.key("state");
    write_state(out_, names_, seen);
  }
  if (parts_ & kViews) {
    out_.key("views");
    write_views(out_, names_, seen, now);
  }
  if (parts_ & kHands) {
    out_.key("hands");
    write_hands(out_, names_, seen);
  }
}

}  // namespace tock
