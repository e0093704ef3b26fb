// The events of a game, kept just long enough for their messages.
#pragma once

#include <string>
#include <vector>

#include "tock/game/flow.hpp"
#include "tock/game/notation.hpp"
#include "tock/views/view.hpp"

namespace tock {

struct Event {
  EventKind kind{};
  std::uint8_t seat = 0, leader = 0;
  std::uint32_t round = 0;
  std::uint8_t winners = 0;
  std::uint8_t card = kNone, as = kNone;  // Played
  std::string text;                       // Played: the move, as it is written down
  std::uint8_t cards_n = 0;
  std::array<std::uint8_t, kMaxCards> cards{};  // kNone: no card
  std::array<Hand, kMaxSeats> hands{};          // Dealt
  Announced announced;                          // Dealt
  Effects effects;

  // As an event sink gets it; a move's text refers to the places before it.
  void fill(const NamedRules& names, const State& before, EventKind what, const State& after, int by,
            std::span<const std::uint8_t> shown, const Move* move, const Effects* did);
};

// Keeps all that happens from a state on.
class Events final : public EventSink {
 public:
  Events(const NamedRules& names, const State& before) : names_(names), before_(before) {}
  void on_event(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards, const Move* move,
                const Effects* effects) override {
    all.emplace_back().fill(names_, before_, what, after, seat, cards, move, effects);
  }
  std::vector<Event> all;

 private:
  const NamedRules& names_;
  const State before_;
};

// An event in a view: hidden cards are the unknown one.
class EventView {
 public:
  EventView(const Rules& r, const Event& truth, Viewer viewer);
  const Event* operator->() const { return &event_; }
  // Whether events of a kind have cards that not everyone sees.
  static bool hides(EventKind kind);

 private:
  Event event_;
};

}  // namespace tock
