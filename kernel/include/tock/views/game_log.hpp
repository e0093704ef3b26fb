// The log of a game and its messages: the events, each seat's view and its legal moves, at any moment.
//
// A log has the results of chance, the moves, and the early choices of seats. It is kept small,
// and replayed for a view of the past.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "tock/game/core.hpp"
#include "tock/views/write.hpp"

namespace tock {

// Parts of the message about an event, as bits.
enum Part : unsigned {
  kEvent = 1,   // "event": in the viewer's view
  kWalks = 2,   // "walks": what it did to marbles
  kState = 4,   // "state": the board after it
  kViews = 8,   // "views": the viewer's cards after it; after the last event, also the legal moves
  kHands = 16,  // "hands": the cards of all seats after it, where all may be seen
  kLast = 32,   // "last": nothing more follows from the same move
  kRecord = 64, // the event alone, as a line of a record; what is chosen early is none
};

// A viewer of events, and where its messages are written; after each event the size so far is added to `ends`.
struct Outlet {
  Viewer viewer;
  JsonWriter& out;
  std::vector<std::size_t>& ends;
};

// A game between two entries of its log.
struct Moment {
  State state;
  std::array<std::uint8_t, kMaxSeats> early;  // what seats have chosen to give before their turn, or kNone
  std::uint32_t dealt = 0;                    // how much of what chance gave is used up

  Moment() { early.fill(kNone); }
  [[nodiscard]] View view(const Rules& r, Viewer viewer) const;
};

// One move of a finished game, or its beginning.
struct Ply {
  State before, after;
  State dealt;                // right after a deal, before anybody has laid anything down
  Move move;
  int index = -1;           // the index of the move among the legal ones; -1: the beginning
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

class GameLog {
 public:
  explicit GameLog(NamedRulesPtr names) : names_(std::move(names)) {}

  // Begins the log: from the first shuffle, or from a position, led on to its next decision.
  Step begin(Chance& chance);
  Step begin(const State& position, Chance& chance);
  // Makes a move of the player to move, by its index in the list of legal moves. A seat that has chosen early
  // moves as soon as its turn comes.
  Step play(int move, Chance& chance);
  // In an exchange: the move of a seat that may choose early, as an index in the
  // list of its moves then.
  Step choose_early(int seat, int move);

  // The legal moves of the player to move, or those that another seat may already choose from.
  void moves(int seat, MoveList& out) const;

  [[nodiscard]] const NamedRules& names() const { return *names_; }
  [[nodiscard]] const NamedRulesPtr& names_ptr() const { return names_; }
  [[nodiscard]] const State& state() const { return now_.state; }
  // The seats that may choose early and have not, bit per seat.
  [[nodiscard]] unsigned may_choose_early() const;
  [[nodiscard]] int events() const { return events_; }
  // The number of the last event that changed the legal moves of others: not a card laid face down. -1: none.
  [[nodiscard]] int last_open() const { return last_open_; }
  [[nodiscard]] std::size_t bytes() const;  // memory of the whole log

  // Writes these parts of the events from one number up to another (not included), for one viewer or for several at
  // once: what they see alike is written once and copied.
  void write_parts(std::span<const Outlet> outlets, int from, int to, unsigned parts) const;
  void write_parts(JsonWriter& out, Viewer viewer, int from, int to, unsigned parts,
                   std::vector<std::size_t>& ends) const {
    const Outlet one{viewer, out, ends};
    write_parts({&one, 1}, from, to, parts);
  }
  // The beginning and every move, in order; early choices are placed at their turn.
  [[nodiscard]] std::vector<Ply> plies() const;
  // The statistics of the game so far: members of a message, by one run through the log.
  void write_stats(JsonWriter& out) const;
  // The game as it is now, in the viewer's view.
  [[nodiscard]] View now(Viewer viewer) const { return now_.view(names_->rules, viewer); }

 private:
  enum class What : std::uint8_t { Begun, BegunFromPosition, Moved, ChosenEarly };
  struct Entry {
    std::uint32_t first = 0;  // the number of its first event
    std::uint16_t value = 0;  // Moved: the move's index; ChosenEarly: the card given
    What what = What::Begun;
    std::uint8_t seat = kNone;  // ChosenEarly: who
  };

  Step add(Entry entry, const Moment& origin, Chance& chance);
  bool run(const Entry& entry, Moment& moment, MoveList& moves, Chance& chance, EventSink* sink) const;
  [[nodiscard]] std::uint32_t end_of(std::size_t entry) const;  // the number after its last event

  static constexpr std::size_t kEvery = 64;  // entries between two moments that are kept

  NamedRulesPtr names_;
  Moment now_, before_;              // before the last entry: who follows a game asks for no more
  std::vector<Entry> entries_;       // the first is the beginning
  std::vector<Moment> kept_;         // before entry 0, kEvery, 2 * kEvery …
  std::vector<std::uint8_t> dealt_;  // the results of chance: draws and orders, one after the other
  int events_ = 0, last_open_ = -1;
};

}  // namespace tock
