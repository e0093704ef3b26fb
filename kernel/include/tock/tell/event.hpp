// What happens in a game, kept just long enough to be told.
#pragma once

#include <string>
#include <vector>

#include "tock/flow.hpp"
#include "tock/notation.hpp"
#include "tock/tell/seen.hpp"

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

  // As a witness is told of it; a move's text speaks of the places before it.
  void fill(const NamedRules& names, const State& before, EventKind what, const State& after, int by,
            std::span<const std::uint8_t> shown, const Move* move, const Effects* did);
};

// Keeps all that happens from a state on.
class Events final : public Witness {
 public:
  Events(const NamedRules& names, const State& before) : names_(names), before_(before) {}
  void saw(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards, const Move* move,
           const Effects* effects) override {
    all.emplace_back().fill(names_, before_, what, after, seat, cards, move, effects);
  }
  std::vector<Event> all;

 private:
  const NamedRules& names_;
  const State before_;
};

// An event as somebody sees it: cards that must not be seen are the unknown one.
class SeenEvent {
 public:
  SeenEvent(const Rules& r, const Event& truth, Eyes eyes);
  const Event* operator->() const { return &event_; }

 private:
  Event event_;
};

}  // namespace tock
