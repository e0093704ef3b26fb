// Tells a game from its log: what happened, what each seat sees and may answer, at any moment.
//
// A log is what chance gave, the answers, and what seats chose before they were asked. It is kept small,
// and run through again when somebody asks for the past.
#pragma once

#include <memory>
#include <vector>

#include "tock/core.hpp"
#include "tock/tell/write.hpp"

namespace tock {

// Parts of what is told of an event, as bits: members of the message about it.
enum Part : unsigned {
  kEvent = 1,   // "event": as those who look see it
  kWalks = 2,   // "walks": what it did to marbles
  kState = 4,   // "state": the board after it
  kViews = 8,   // "views": the own cards after it; after the last event, also what they may answer
  kHands = 16,  // "hands": the cards of all seats after it, where all may be seen
  kLast = 32,   // "last": nothing more follows from the same answer
  kRecord = 64, // the event alone, as a line of a record; what is chosen early is none
};

// A game between two entries of its log.
struct Moment {
  State state;
  std::array<std::uint8_t, kMaxSeats> early;  // what seats have chosen to give before they are asked, or kNone
  std::uint32_t dealt = 0;                    // how much of what chance gave is used up

  Moment() { early.fill(kNone); }
  [[nodiscard]] Seen seen(const Rules& r, Eyes eyes) const;
};

// One answer of a game, or its beginning, looked back on.
struct PastTurn {
  State before, after;
  State dealt;                // right after a deal, before anybody has laid anything down
  Move move;
  int answer = -1;            // the number of the answer among the legal ones; -1: the beginning
  int first = 0, end = 0;     // its events, end not included
  bool from_position = false; // the beginning, from a position
  unsigned kinds = 0;         // bit per kind of event that came of it
  int drew = 0;               // cards drawn one by one
  [[nodiscard]] bool has(EventKind kind) const { return kinds >> static_cast<unsigned>(kind) & 1U; }
  // Whether chance had a say in it.
  [[nodiscard]] bool chance() const {
    return has(EventKind::Shuffled) || has(EventKind::Dealt) || has(EventKind::Drew);
  }
};

class Teller {
 public:
  explicit Teller(NamedRulesPtr names) : names_(std::move(names)) {}

  // Begins the log: from the first shuffle, or from a position, led on to its next decision.
  Step begin(Chance& chance);
  Step begin(const State& position, Chance& chance);
  // The answer of the seat in turn, by its number in the list of legal answers. Whoever has chosen early
  // answers as soon as it is asked.
  Step play(int answer, Chance& chance);
  // In an exchange: what a seat that may choose early will answer when it is asked, as a number in the
  // list of its answers then.
  Step choose_early(int seat, int answer);

  // The legal answers of the seat in turn, or those that another seat may already give.
  void answers(int seat, MoveList& out) const;

  [[nodiscard]] const NamedRules& names() const { return *names_; }
  [[nodiscard]] const NamedRulesPtr& names_ptr() const { return names_; }
  [[nodiscard]] const State& state() const { return now_.state; }
  // The seats that may choose early and have not, bit per seat.
  [[nodiscard]] unsigned may_choose_early() const;
  [[nodiscard]] int events() const { return events_; }
  // The number of the last event that changed what others can answer: not a card laid face down. -1: none.
  [[nodiscard]] int last_open() const { return last_open_; }
  [[nodiscard]] std::size_t bytes() const;  // memory of the whole log

  // Writes these parts of the events from one number up to another (not included), for those who look;
  // after each event the size of what is written so far is added to `ends`.
  void tell(JsonWriter& out, Eyes eyes, int from, int to, unsigned parts, std::vector<std::size_t>& ends) const;
  // The beginning and every answer, in order; what was chosen early stands where it was asked.
  [[nodiscard]] std::vector<PastTurn> past() const;
  // What the game has added up to so far: members of a message, by one run through the log.
  void tally(JsonWriter& out) const;
  // The game as it is now, as those who look see it.
  [[nodiscard]] Seen now(Eyes eyes) const { return now_.seen(names_->rules, eyes); }

 private:
  enum class What : std::uint8_t { Begun, BegunFromPosition, Answered, ChosenEarly };
  struct Entry {
    std::uint32_t first = 0;  // the number of its first event
    std::uint16_t value = 0;  // Answered: the answer's number; ChosenEarly: what is given
    What what = What::Begun;
    std::uint8_t seat = kNone;  // ChosenEarly: who
  };

  Step add(Entry entry, const Moment& origin, Chance& chance);
  bool run(const Entry& entry, Moment& moment, MoveList& answers, Chance& chance, Witness* witness) const;
  [[nodiscard]] std::uint32_t end_of(std::size_t entry) const;  // the number after its last event

  static constexpr std::size_t kEvery = 64;  // entries between two moments that are kept

  NamedRulesPtr names_;
  Moment now_, before_;              // before the last entry: who follows a game asks for no more
  std::vector<Entry> entries_;       // the first is the beginning
  std::vector<Moment> kept_;         // before entry 0, kEvery, 2 * kEvery …
  std::vector<std::uint8_t> dealt_;  // what chance gave: lots and orders, one after the other
  int events_ = 0, last_open_ = -1;
};

}  // namespace tock
