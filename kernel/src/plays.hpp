// Listing what a card can do. Private to the generator.
#pragma once

#include "tock/carry.hpp"
#include "tock/colour.hpp"
#include "tock/generate.hpp"

namespace tock {

class Plays {
 public:
  Plays(const Rules& r, const State& s, int seat, MoveList& out)
      : r_(r), s_(s), b_(s.board), seat_(seat), mine_(controls(r, s.board, seat)), out_(out) {
    for (unsigned rest = mine_; rest; rest &= rest - 1) {
      const int t = std::countr_zero(rest);
      bool waiting = false;  // marbles in the reserve are interchangeable unless they have ranks
      for (int m = 0; m < r.marbles; ++m) {
        const int id = id_of(t, m);
        if (b_.at[id] != kReserve) afoot_[afoot_n_++] = static_cast<std::uint8_t>(id);
        else if (!waiting || r.ranks) waiting_[waiting_n_++] = static_cast<std::uint8_t>(id), waiting = true;
      }
    }
  }

  // All plays of a card of this kind, skips left out.
  void card(int kind);
  void skips(int kind);
  // One use of a card on one marble; the verdict says why there was nothing. (Not for Split.)
  Verdict use_on(const Use& u, int id, std::uint8_t as);
  void split(const Use& u, std::uint8_t as);

  void set_card(int kind) { card_ = static_cast<std::uint8_t>(kind); }
  [[nodiscard]] unsigned mine() const { return mine_; }

 private:
  void uses(int as);
  void emit(const Move& m);  // unless a move with the same result is listed already
  [[nodiscard]] std::uint64_t key_of(const Effects& effects) const;
  void walks(const Use& u, std::uint8_t as);
  void emit_walk(const Use& u, int id, Place to, std::uint8_t as, Act act);
  Verdict start(const Use& u, int id, std::uint8_t as);
  Verdict swap(const Use& u, int id, std::uint8_t as);
  Verdict centre(int id, std::uint8_t as);
  Verdict push(const Use& u, int id, std::uint8_t as);
  Verdict magnet(int id, std::uint8_t as);
  Verdict colour(const Use& u, int id, std::uint8_t as);
  [[nodiscard]] bool rest_may_flow(int pips) const;
  [[nodiscard]] Move make(Act act, std::uint8_t as, int id, Place to) const {
    Move m;
    m.act = act;
    m.card = card_;
    m.as = as;
    m.legs_n = 1;
    m.legs[0] = {static_cast<std::uint8_t>(id), to, false};
    return m;
  }

  struct Path;
  void legs(const Use& u, Board& b, unsigned used, int left, unsigned may, const Path* last, unsigned may_before, Move& m,
            std::uint64_t key);
  void look_ahead(const Board& b, const Use& u, Path& p, Place walked_to, int steps) const;
  void change(const Board& b, const Path& p, std::uint64_t& key) const;
  static void do_leg(Board& b, Path& p);
  static void undo_leg(Board& b, const Path& p);
  [[nodiscard]] int room(const Board& b, int id, int left) const;
  [[nodiscard]] bool stays_apart(const Path& last, int id, Place from, int left) const;
  [[nodiscard]] bool apart(const Path& a, const Path& b) const;

  const Rules& r_;
  const State& s_;
  const Board& b_;
  const int seat_;
  const unsigned mine_;  // seats whose marbles this seat moves
  MoveList& out_;
  std::uint8_t card_ = kNone;
  bool distinct_ = false;  // the card's plays cannot coincide
  bool flows_ = false;
  bool reached_ = false;
  int afoot_n_ = 0, waiting_n_ = 0;
  std::array<std::uint8_t, kMaxIds> afoot_, waiting_;  // own marbles on the board; to be started
  std::array<Reach, kMaxIds> reach_;                   // of those on the board, for walks that are not green
};

// May a marble that has just walked onto this space hop on to the next hop space?
inline bool may_hop(const Rules& r, int id, Place to) {
  if (r.hop == kNone || !on_track(to) || to % r.section != r.hop) return false;
  return r.ahead(r.start[seat_of(id)], to) + r.section <= r.length + r.entrance;
}

}  // namespace tock
