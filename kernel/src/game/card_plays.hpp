// Listing what a card can do. Private to the generator.
#pragma once

#include "tock/game/apply.hpp"
#include "tock/game/colour.hpp"
#include "tock/game/generate.hpp"

namespace tock {

class CardPlays {
 public:
  CardPlays(const Rules& r, const State& s, int seat, MoveList& out)
      : r_(r), s_(s), b_(s.board), seat_(seat), mine_(controls(r, s.board, seat)), out_(out) {
    int afoot = 0;
    for (unsigned rest = mine_; rest; rest &= rest - 1) {
      const int t = std::countr_zero(rest);
      // Marbles with no free home space ahead have arrived: nothing moves them any more.
      const unsigned free = ~b_.lane[t] & ((1U << r.lane) - 1);
      const int arrived = kLane + std::bit_width(free);
      std::uint32_t waiting = 0;
      const int end = id_of(t, r.marbles);
      for (int id = id_of(t, 0); id < end; ++id) {  // no branches: no two turns are alike
        const int at = s.board.at[id];
        afoot_[afoot] = static_cast<std::uint8_t>(id);
        afoot += at < arrived;
        waiting |= static_cast<std::uint32_t>(at == kReserve) << id;
      }
      // Marbles in the base are interchangeable unless they have ranks: the first will do.
      waiting_ |= r.hierarchy ? waiting : waiting & (0U - waiting);
    }
    afoot_n_ = afoot;
    if (r.walks) look_ahead();
  }

  // All plays of the cards in the hand, skips and undoing left out.
  void hand();
  // All plays of one kind of card, held or not.
  void card(int kind);
  void skips(int kind);
  // One use of a card on one marble; the verdict says why there was nothing. (Not for Split.)
  Verdict use_on(const Use& u, int id, std::uint8_t as);
  void split(const Use& u, std::uint8_t as);

  void set_card(int kind) { card_ = static_cast<std::uint8_t>(kind); }
  [[nodiscard]] unsigned mine() const { return mine_; }

 private:
  void kind_of_card(int kind);
  void uses(int as);
  void emit(const Move& draft) {  // unless a move with the same result is listed already
    if (distinct_) out_.keep();
    else emit_if_new(draft);
  }
  void emit_if_new(const Move& draft);
  [[nodiscard]] bool nobody_on(Place p) const { return p > kCentre || !b_.on[p]; }
  [[nodiscard]] int like(int id) const {
    return r_.hierarchy ? id : seat_of(id);
  }  // the same for interchangeable marbles
  [[nodiscard]] std::uint64_t key_of(const Effects& effects) const;
  [[nodiscard]] std::uint64_t text_key(const Move& m) const;
  void look_ahead();
  void walks(const Use& u, std::uint8_t as);
  void emit_walk(const Use& u, int id, Place to, std::uint8_t as, Act act) {
    Move& m = draft(act, as, id, to);
    m.burns = u.burns;
    if (!r_.bare) emit_special_walk(m);
    else if (distinct_ || (r_.plain && nobody_on(to))) out_.keep();
    else emit_if_new(m);
  }
  void emit_special_walk(Move& draft);
  Verdict start(const Use& u, int id, std::uint8_t as);
  void swaps(const Use& u, std::uint8_t as);
  Verdict swap(const Use& u, int id, std::uint8_t as);
  // Uses that few games have are kept out of the way of the others.
  [[gnu::noinline]] Verdict back_home(const Use& u, int id, std::uint8_t as, const Verdict& on_the_track);
  [[gnu::noinline]] void swap_any_two(std::uint8_t as);
  [[nodiscard]] std::uint32_t swappable_ids();
  Verdict centre(int id, std::uint8_t as);
  Verdict push(const Use& u, int id, std::uint8_t as);
  Verdict take(int id, std::uint8_t as);
  [[nodiscard]] bool pushes(const Use& u, int seat) const {  // may a card push marbles of this seat?
    return r_.team[seat] != r_.team[seat_] || (u.partners && seat != seat_ && !(mine_ >> seat & 1U));
  }
  [[nodiscard]] bool may_land(int id, Place to) const { return landing(r_, b_, id, to).ok(); }
  Verdict magnet(int id, std::uint8_t as);
  Verdict colour(const Use& u, int id, std::uint8_t as);
  void split_back(const Use& u, std::uint8_t as);
  [[gnu::noinline]] void split_to_and_fro(const Use& u, std::uint8_t as);
  void split_to_and_fro(const Use& u, const Move& m, const Board& b, std::uint32_t may, std::uint32_t used, int left);
  [[nodiscard]] bool rest_may_flow(int pips) const;
  // The limit of a split counts own marbles: beyond them one partner's marble walks all the rest.
  [[nodiscard]] bool takes_whole_rest(const Use& u, int id) const {
    return u.most < u.n && !(mine_ >> seat_of(id) & 1U);
  }
  [[nodiscard]] Move& draft(Act act, std::uint8_t as, int id, Place to) const {
    Move& m = out_.draft();
    m.act = act;
    m.card = card_;
    m.as = as;
    m.legs_n = 1;
    m.legs[0] = {static_cast<std::uint8_t>(id), to, false};
    return m;
  }

  struct Path;
  struct Legs;
  void legs(Legs& so_far, std::uint32_t may, int left, const Path* last, std::uint32_t may_before, std::uint64_t key);
  void leg(Legs& so_far, std::uint32_t may, std::uint32_t others, int left, Path& p, std::uint64_t key);
  [[nodiscard]] bool last_leg(Legs& so_far, std::uint32_t may, int id, int left, const Path& p, std::uint64_t key);
  [[nodiscard]] std::uint32_t ids_to_move(const Board& b) const;
  void capture(const Board& b, bool burns, std::uint32_t met, Path& p) const;
  [[nodiscard]] std::uint64_t change(const Board& b, const Path& p) const;
  static void do_leg(Board& b, Path& p);
  static void undo_leg(Board& b, const Path& p);
  [[nodiscard]] int room(const Board& b, int id, int left) const;
  [[nodiscard]] bool stays_apart(const Path& last, int id, Place from, int left) const;
  [[nodiscard]] bool undisturbed(const Legs& so_far, int id, Place from, int left) const;
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
  bool swaps_known_ = false;
  std::uint32_t swappable_;  // bit per id, once known
  std::uint32_t counts_ = 0;  // of walks that some marble can make, bit n for n steps
  std::uint32_t waiting_ = 0;  // own marbles to be started, bit per id
  int afoot_n_ = 0, walkers_n_ = 0;
  std::array<std::uint8_t, kMaxIds + 1> afoot_;    // own marbles on their way
  std::array<std::uint8_t, kMaxIds + 1> walkers_;  // those on their way that some count can move
  std::array<Reach, kMaxIds> reach_;               // by id, of those on their way, for walks that are not green
};

// May a marble that has just walked onto this space hop on to the next hop space?
inline bool may_hop(const Rules& r, int id, Place to) {
  if (r.hop == kNone || !on_track(to) || to % r.section != r.hop) return false;
  return r.ahead(r.start[seat_of(id)], to) + r.section <= r.length + r.entrance;
}

}  // namespace tock
