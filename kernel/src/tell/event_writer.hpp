// Watches a game go on and writes what happens, for those who look.
#pragma once

#include "tock/tell/teller.hpp"

namespace tock {

// Each event is written when the next one comes or its entry ends: the board after the last one is that
// of the next decision.
class EventWriter final : public Witness {
 public:
  EventWriter(const NamedRules& names, JsonWriter& out, Eyes eyes, unsigned parts, std::vector<std::size_t>& ends)
      : names_(names), out_(out), eyes_(eyes), parts_(parts), ends_(ends) {}
  // Only events of these numbers are written; with the one that is the last of all, what may be answered.
  void limit(int from, int to, int last) {
    from_ = from;
    to_ = to;
    last_ = last;
  }
  // Begins an entry whose first event has this number, and ends it. The moment is watched in between.
  void open(int number, const Moment& moment);
  void close();
  void saw(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards, const Move* move,
           const Effects* effects) override;

 private:
  void flush(bool ends_entry);
  void tell(bool ends_entry, bool now);
  void tell_after(const Seen& seen, bool now);

  const NamedRules& names_;
  JsonWriter& out_;
  const Eyes eyes_;
  const unsigned parts_;
  std::vector<std::size_t>& ends_;
  int from_ = 0, to_ = 0, last_ = 0, number_ = 0;
  bool pending_ = false;
  const Moment* moment_ = nullptr;
  State before_;
  Event event_;
  Moment after_;
};

}  // namespace tock
