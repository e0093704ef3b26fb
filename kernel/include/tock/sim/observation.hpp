// The view of one seat, and the legal moves, as rows of bytes: for programs that learn.
// Seats count from the viewer, which is 0; the next to play is 1.
#pragma once

#include <span>
#include <vector>

#include "tock/game/flow.hpp"

namespace tock {

// A move as a row of bytes; docs/envs/observation.md describes it.
inline constexpr int kMoveHead = 8;  // act, card, as, legs, colour, burns, draws, hops
inline constexpr int kMoveLeg = 4;   // seat, marble, from, to
inline constexpr int kMoveWidth = kMoveHead + kMaxLegs * kMoveLeg;

// A run of bytes of an observation that belong together.
struct ObservationField {
  const char* name;
  int offset, length;
};

// Writes observations and moves of one rulebook. Places have one code for all seats:
// 0 in the base; 1 fresh on its start; 2 + n: n steps beyond its start; then the lane; then the centre.
// Cards: 0 none; 1 + the kind; after them an unknown card; after it a declined offer.
class Observer {
 public:
  explicit Observer(const Rules& r);  // refers to the rules

  [[nodiscard]] int size() const { return static_cast<int>(bounds_.size()); }
  [[nodiscard]] std::span<const ObservationField> fields() const { return fields_; }
  [[nodiscard]] std::span<const std::uint8_t> bounds() const { return bounds_; }  // the most each byte can be

  // Fills size() bytes with what the seat sees.
  void look(const State& s, int seat, std::uint8_t* out) const { look(s, seat, tally(s), out); }
  // The same, with the discards already counted by kind.
  void look(const State& s, int seat, const Hand& discarded, std::uint8_t* __restrict out) const;
  [[nodiscard]] Hand tally(const State& s) const { return tally(s, Hand{}, 0); }
  // Continues counting discards from the first that is not yet counted.
  [[nodiscard]] static Hand tally(const State& s, Hand counted, int from) {
    for (int i = from; i < s.discards_n; ++i) ++counted[s.discards[i]];
    return counted;
  }

  // Fills kMoveWidth bytes for each move of the player to move; and reads one of them back.
  void write(const State& s, std::span<const Move> moves, std::uint8_t* __restrict row) const;
  [[nodiscard]] Move read(const State& s, const std::uint8_t* row) const;

 private:
  template <class Bound>
  void add(const char* name, int length, Bound&& bound);

  static constexpr int kPlaces = kAbsent + 1;
  const Rules& r_;
  const bool wide_;  // a hand of all kinds that there can be may be copied before what comes after it is written
  std::vector<ObservationField> fields_;
  std::vector<std::uint8_t> bounds_;
  template <class T>
  using OfSeats = std::array<T, kMaxSeats>;
  struct Whose {
    std::uint8_t seat, marble;
  };
  std::array<std::array<std::uint8_t, kPlaces>, kMaxIds> code_{};  // by the marble and its place
  OfSeats<std::array<Place, 256>> place_{};                        // by the marble's seat and the code
  OfSeats<std::array<Whose, kMaxIds>> whose_{};                    // by who looks and the marble
  OfSeats<OfSeats<std::uint8_t>> seen_{};                          // by who looks and the seat
  OfSeats<OfSeats<std::uint8_t>> starts_{};                        // by who looks and how it counts the seat
  std::array<std::uint8_t, 256> dealt_{};                          // by the round
};

}  // namespace tock
