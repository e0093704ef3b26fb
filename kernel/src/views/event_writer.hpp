// An event sink that writes the events of a game, for one viewer or several.
#pragma once

#include "tock/views/game_log.hpp"

namespace tock {

// Each event is written when the next one comes or its entry ends: the board after the last one is that
// of the next decision.
class EventWriter final : public EventSink {
 public:
  EventWriter(const NamedRules& names, std::span<const Outlet> outlets, unsigned parts)
      : names_(names), outlets_(outlets), parts_(parts) {}
  // Only events of these numbers are written; with the last one of all, the legal moves.
  void limit(int from, int to, int last) {
    from_ = from;
    to_ = to;
    last_ = last;
  }
  // Begins an entry whose first event has this number, and ends it. The moment is watched in between.
  void open(int number, const Moment& moment);
  void close();
  void on_event(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards, const Move* move,
                const Effects* effects) override;

 private:
  void flush(bool ends_entry);
  void write(bool ends_entry, bool now);
  void tell_event();
  void tell_after(bool now);
  template <class Write>
  void alike(Write&& write);

  const NamedRules& names_;
  const std::span<const Outlet> outlets_;
  const unsigned parts_;
  int from_ = 0, to_ = 0, last_ = 0, number_ = 0;
  bool pending_ = false;
  const Moment* moment_ = nullptr;
  State before_;
  Event event_;
  Moment after_;
};

}  // namespace tock
