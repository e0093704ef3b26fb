// What one seat sees, and the legal answers, as rows of bytes: for programs that learn.
// Seats count from the one that looks; it is 0, the next to play 1.
#pragma once

#include <span>
#include <vector>

#include "tock/flow.hpp"

namespace tock {

// An answer as a row of bytes; docs/envs/observation.md describes it.
inline constexpr int kAnswerHead = 8;  // act, card, as, colour, burns, draws, hops, legs
inline constexpr int kAnswerLeg = 4;   // seat, marble, from, to
inline constexpr int kAnswerWidth = kAnswerHead + kMaxLegs * kAnswerLeg;

// A run of bytes of an observation that belong together.
struct Field {
  const char* name;
  int offset, length;
};

// Writes observations and answers of one rulebook. Places have one code for all seats:
// 0 in the reserve; 1 fresh on the own start; 2 + n: n steps beyond the own start; then the lane; then the centre.
// Cards: 0 none; 1 + the kind; after them a card that is not known; after it a declined offer.
class Observer {
 public:
  explicit Observer(const Rules& r);  // refers to the rules

  [[nodiscard]] int size() const { return static_cast<int>(bounds_.size()); }
  [[nodiscard]] std::span<const Field> fields() const { return fields_; }
  [[nodiscard]] std::span<const std::uint8_t> bounds() const { return bounds_; }  // the most each byte can be

  // Fills size() bytes with what the seat sees.
  void look(const State& s, int seat, std::uint8_t* out) const { look(s, seat, tally(s), out); }
  // The same, with the discards already counted by kind.
  void look(const State& s, int seat, const Hand& discarded, std::uint8_t* out) const;
  [[nodiscard]] Hand tally(const State& s) const { return tally(s, Hand{}, 0); }
  // Goes on counting discards from the first that is not yet counted.
  [[nodiscard]] static Hand tally(const State& s, Hand counted, int from) {
    for (int i = from; i < s.discards_n; ++i) ++counted[s.discards[i]];
    return counted;
  }

  // Fills kAnswerWidth bytes with an answer of the seat in turn; and reads it back.
  void write(const State& s, const Move& m, std::uint8_t* row) const;
  [[nodiscard]] Move read(const State& s, const std::uint8_t* row) const;

 private:
  template <class Bound>
  void add(const char* name, int length, Bound&& bound);
  [[nodiscard]] std::uint8_t card_code(std::uint8_t kind) const {
    if (kind == kNone) return 0;
    return static_cast<std::uint8_t>(kind == kDeclined ? r_.unknown + 2 : kind + 1);
  }
  [[nodiscard]] std::uint8_t marble_code(const Board& b, int id) const {
    return static_cast<std::uint8_t>(code_[seat_of(id)][b.at[id]] - b.is_fresh(id));
  }

  static constexpr int kCodes = kReserve + 1;
  const Rules& r_;
  std::vector<Field> fields_;
  std::vector<std::uint8_t> bounds_;
  std::array<std::array<std::uint8_t, kCodes>, kMaxSeats> code_{};   // by the marble's seat and its place
  std::array<std::array<Place, 256>, kMaxSeats> place_{};            // by the marble's seat and the code
  std::array<std::array<std::uint8_t, kMaxSeats>, kMaxSeats> seen_{};  // who sits where: [looking][seat]
  std::array<std::array<std::uint8_t, kMaxSeats>, kMaxSeats> starts_{};  // [looking][as it sees them]
};

}  // namespace tock
