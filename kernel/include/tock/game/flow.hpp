// The course of a game: deals, exchanges, turns, the end.
#pragma once

#include "tock/game/chance.hpp"
#include "tock/game/generate.hpp"

namespace tock {

enum class EventKind : std::uint8_t {
  Shuffled,
  Dealt,
  Gave,
  Exchanged,
  Opened,
  Played,
  Drew,
  Hopped,
  Discarded,
  LaidDown,
  Renewed,
  Offered,
  Won,
  Chose,  // before it was asked, in an exchange; only a log has these
};
constexpr auto names(EventKind) {
  return names_up_to<EventKind::Chose>("shuffled", "dealt", "gave", "exchanged", "opened", "played", "drew", "hopped",
                                       "discarded", "laid_down", "renewed", "offered", "won", "chose");
}

// Receives events, with the state right after each. Only games with a log have one.
class EventSink {
 public:
  virtual ~EventSink() = default;
  // cards: the shuffled order, the hand laid down or renewed, the card drawn, given or discarded
  virtual void on_event(EventKind what, const State& after, int seat, std::span<const std::uint8_t> cards,
                        const Move* move, const Effects* effects) = 0;
};

// These three say false, and leave a state that is good for nothing, if the chance refuses; generators never do. Where
// nobody could ever play a card again, as a custom game may lead to, the game is over and has no winners.

// Sets up a game and advances it to its first decision; `out` gets that decision's legal moves.
bool begin(const Rules& r, State& s, Chance& chance, MoveList& out, EventSink* sink = nullptr);

// Makes a legal move and advances the game to its next decision; `out` gets its legal moves.
// The move may be one that `out` holds.
bool play(const Rules& r, State& s, const Move& m, Chance& chance, MoveList& out, EventSink* sink = nullptr);

// Advances a position whose player to move may have nothing to play to its next decision.
bool advance(const Rules& r, State& s, Chance& chance, MoveList& out, EventSink* sink = nullptr);

// A sampled deal (determinization; Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012):
// another full state that looks the same to this seat. Unseen cards are dealt at random, except those that the seat
// has given away and knows to be held.
void resample(const Rules& r, State& s, int seat, Chance& chance);

// Gives every unknown card a face that is left in the deck.
void deal_unknown(const Rules& r, State& s, Chance& chance);

// Seats of a team whose marbles are all home, as bits; 0 while the game goes on.
unsigned winners(const Rules& r, const Board& b);

// The index of the move that wins at once, or -1.
int winning_move(const Rules& r, const State& s, std::span<const Move> moves);

struct Playout {
  std::uint64_t decisions = 0, moves = 0, games = 0, unfinished = 0;
  std::uint32_t most_moves = 0;
};
// Random games one after the other, until the number of decisions or games is reached.
Playout playouts(const Rules& r, std::uint64_t seed, std::uint64_t decisions, std::uint64_t games,
                 std::uint64_t most_decisions_a_game);

}  // namespace tock
