#include "results.hpp"

#include <algorithm>

#include "laws.hpp"

namespace tock::test {
namespace {

bool walks(Act a) { return a == Act::Walk || a == Act::Back || a == Act::Split; }

// May a marble that has walked onto this space hop on? Not past its own entrance. (TOC-14)
bool hops_on(const Rules& r, int id, Place to) {
  if (r.hop == kNone || !on_track(to) || to % r.section != r.hop) return false;
  const int walked = r.ahead(r.start[seat_of(id)], to);
  return walked + r.section <= r.length + r.entrance;
}

class SlowWay {
 public:
  SlowWay(const Rules& r, const State& s, int kind, bool flows, std::set<std::string>& found)
      : r_(r), s_(s), kind_(static_cast<std::uint8_t>(kind)), flows_(flows), found_(found) {}

  void card(int as) {
    for (int i = 0; i < r_.cards[as].uses_n; ++i) {
      const Use& u = r_.cards[as].uses[i];
      if (u.kind == UseKind::Split && u.to_and_fro) {
        Move m = move(Act::Split, u);
        std::set<std::string> met;
        steps(u, s_.board, controls(r_, s_.board, s_.turn), u.n, m, met);
      } else if (u.kind == UseKind::Split && u.back) {
        forwards_and_back(u);
      } else if (u.kind == UseKind::Split) {
        Move m = move(Act::Split, u);
        legs(u, s_.board, controls(r_, s_.board, s_.turn), 0, u.n, m);
      }
      for (int n = u.kind == UseKind::UpTo ? 1 : u.n; n <= u.n; ++n) single(u, n);
    }
  }

 private:
  [[nodiscard]] Move move(Act act, const Use& u) const {
    Move m;
    m.act = act;
    m.card = kind_;
    m.burns = u.burns;
    return m;
  }

  template <class Do>
  void each_marble(unsigned seats, Do&& with) const {
    for (int t = 0; t < r_.seats; ++t)
      for (int j = 0; j < r_.marbles && (seats >> t & 1U); ++j) with(id_of(t, j));
  }

  // Calls with(leg) for every way in which n steps may end.
  template <class Do>
  void each_leg(const Board& b, int id, int n, const Use& u, Do&& with) const {
    const auto end = [&](Place to) {
      with(Leg{static_cast<std::uint8_t>(id), to, false});
      if (hops_on(r_, id, to)) with(Leg{static_cast<std::uint8_t>(id), r_.on_track(to + r_.section), true});
    };
    if (u.kind == UseKind::Back) {
      walk_back(r_, b, id, n, {u.green, u.burns}, end);
      if (u.home) back_home(b, id, n, end);
    } else walk(r_, b, id, n, {u.green, u.burns}, end);
  }

  // Step by step back to the entrance, and then inwards.
  template <class Do>
  void back_home(const Board& b, int id, int n, Do&& end) const {
    if (!on_track(b.at[id])) return;
    const Place door = r_.entry[seat_of(id)];
    Board then = b;
    for (; then.at[id] != door; --n) {
      if (n == 0) return;
      const Place next = r_.on_track(then.at[id] - 1);
      if (then.on[next]) return;  // such a card goes with passing nobody
      then.put(id, next);
    }
    if (b.at[id] == door && steps_to_entrance(r_, b, id) != 0) return;
    int space = 0;
    for (; n > 0; --n, ++space)
      if (space == r_.lane || (b.lane[seat_of(id)] >> space & 1U)) return;
    if (space > 0) end(static_cast<Place>(kLane + space - 1));
  }

  // Pips laid one by one, in any order, as people do it: a marble may be taken up again.
  void steps(const Use& u, const Board& b, unsigned seats, int left, Move& m, std::set<std::string>& met) {
    if (!met.insert(result_of(r_, b, m) + static_cast<char>('0' + left)).second) return;
    if (left == 0) {
      found_.insert(result_of(r_, b, m));
      return;
    }
    each_marble(seats, [&](int id) {
      const auto go = [&](Place to) {
        Board after = b;
        apply_leg(r_, after, {static_cast<std::uint8_t>(id), to, false}, u.burns);
        const bool flows = flows_ && finished(r_, after, s_.turn);
        steps(u, after, flows ? seats | controls(r_, after, s_.turn) : seats, left - 1, m, met);
      };
      const unsigned lane = b.lane[seat_of(id)];
      if (in_lane(b.at[id])) {
        const int space = b.at[id] - kLane;
        bool last = true;
        for (int h = space + 1; h < r_.lane; ++h) last &= (lane >> h & 1U) != 0;
        if (last) return;
        if (space > 0 && !(lane >> (space - 1) & 1U)) go(static_cast<Place>(b.at[id] - 1));
      }
      walk(r_, b, id, 1, {u.green, u.burns}, go);
    });
  }

  // One marble forwards and another backwards, whichever goes first. Nothing is left for others.
  void forwards_and_back(const Use& u) {
    const auto walk_one = [&](const Board& b, int id, int n, bool back, auto&& with) {
      if (back) walk_back(r_, b, id, n, {}, with);
      else walk(r_, b, id, n, {}, with);
    };
    const unsigned seats = controls(r_, s_.board, s_.turn);
    for (const bool back : {false, true})
      for (int n = 1; n < u.n; ++n)
        each_marble(seats, [&](int id) {
          walk_one(s_.board, id, n, back, [&](Place to) {
            Board between = s_.board;
            apply_leg(r_, between, {static_cast<std::uint8_t>(id), to, false}, false);
            each_marble(seats, [&](int other) {
              if (other == id) return;
              walk_one(between, other, u.n - n, !back, [&](Place end) {
                Board after = between;
                apply_leg(r_, after, {static_cast<std::uint8_t>(other), end, false}, false);
                found_.insert(result_of(r_, after, move(Act::Split, u)));
              });
            });
          });
        });
  }

  void single(const Use& u, int n) {
    if (u.kind != UseKind::Walk && u.kind != UseKind::UpTo && u.kind != UseKind::Back) return;
    each_marble(controls(r_, s_.board, s_.turn), [&](int id) {
      each_leg(s_.board, id, n, u, [&](Leg leg) {
        Move m = move(u.kind == UseKind::Back ? Act::Back : Act::Walk, u);
        m.legs_n = 1;
        m.legs[0] = leg;
        m.draws = r_.special != kNone && on_track(leg.to) && leg.to % r_.section == r_.special;
        Board after = s_.board;
        apply_move(r_, after, m);
        found_.insert(result_of(r_, after, m));
      });
    });
  }

  void legs(const Use& u, const Board& b, unsigned seats, unsigned used, int left, Move& m) {
    if (left == 0) {
      found_.insert(result_of(r_, b, m));
      return;
    }
    const unsigned mine = controls(r_, s_.board, s_.turn);
    each_marble(seats, [&](int id) {
      if (used >> id & 1U) return;
      // A limit counts own marbles; beyond them one of a partner walks all the rest.
      const bool whole_rest = u.most < u.n && !(mine >> seat_of(id) & 1U);
      if (m.legs_n == u.most && !whole_rest) return;
      for (int n = whole_rest ? left : 1; n <= left; ++n)
        each_leg(b, id, n, u, [&](Leg leg) {
          Board after = b;
          apply_leg(r_, after, leg, u.burns);
          const bool flows = flows_ && finished(r_, after, s_.turn);
          ++m.legs_n;
          legs(u, after, flows ? seats | controls(r_, after, s_.turn) : seats, used | 1U << id, left - n, m);
          --m.legs_n;
        });
    });
  }

  const Rules& r_;
  const State& s_;
  const std::uint8_t kind_;
  const bool flows_;
  std::set<std::string>& found_;
};

// The walks listed for one card, and everything listed for it.
struct Listed {
  std::set<std::string> walks, all;
};

Listed listed(const Rules& r, const State& s, const MoveList& moves, int kind) {
  Listed out;
  for (const Move& m : moves) {
    if (m.card != kind || !plays_card(m.act)) continue;
    Board after = s.board;
    apply_move(r, after, m);
    const std::string result = result_of(r, after, m);
    out.all.insert(result);
    if (walks(m.act)) out.walks.insert(result);
  }
  return out;
}

bool holds(const std::set<std::string>& a, const std::set<std::string>& b) {
  return std::includes(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

std::string result_of(const Rules& r, const Board& after, const Move& m) {
  // What a card was used for leaves no trace; that it makes the next seat skip does.
  const int move = plays_card(m.act) && m.act != Act::Skip ? 0 : 1 + static_cast<int>(m.act);
  std::string out{static_cast<char>(m.card), static_cast<char>(move), static_cast<char>(m.draws)};
  for (int t = 0; t < r.seats; ++t) {
    const auto first = static_cast<std::ptrdiff_t>(out.size());
    for (int j = 0; j < r.marbles; ++j) {
      const int id = id_of(t, j);
      out.push_back(static_cast<char>(after.is_fresh(id) ? after.at[id] + 128 : after.at[id]));
    }
    if (!r.hierarchy) std::sort(out.begin() + first, out.end());
  }
  return out;
}

std::set<std::string> results_of(const Rules& r, const State& s, const MoveList& moves, Fault& fault, Move& culprit) {
  std::set<std::string> out;
  fault = nullptr;
  for (const Move& m : moves) {
    Board after = s.board;
    Fault now = apply_move(r, after, m) ? board_fault(r, after) : "a move that cannot be carried out";
    if (!now && !out.insert(result_of(r, after, m)).second) now = "two moves lead to the same";
    if (now && !fault) {
      fault = now;
      culprit = m;
    }
  }
  return out;
}

std::set<std::string> walked(const Rules& r, const State& s, int kind, bool flows) {
  std::set<std::string> found;
  SlowWay slow(r, s, kind, flows, found);
  const UseKind first = r.cards[kind].uses[0].kind;
  if (first == UseKind::Joker) {
    for (int as = 0; as < r.kinds; ++as)
      if (as != kind) slow.card(as);
  } else if (first == UseKind::Copy) {
    if (s.last_card != kNone) slow.card(s.last_card);
  } else {
    slow.card(kind);
  }
  return found;
}

Fault walks_fault(const Rules& r, const State& s, const MoveList& moves) {
  const bool may_flow = r.seven_rest != SevenRest::Never && !finished(r, s.board, s.turn);
  if (r.undoes && winners(r, s.board)) return nullptr;  // nothing but undoing it
  for (int k = 0; k < r.kinds; ++k) {
    if (!s.hand[s.turn][k] || (s.redoing && k != s.last_card)) continue;
    const Listed list = listed(r, s, moves, k);
    const auto agrees = [&](bool flows) {
      const auto found = walked(r, s, k, flows);
      return holds(found, list.walks) && holds(list.all, found);
    };
    // Whether the rest flows if nothing fits is the clause tests' business; here either will do.
    if (agrees(may_flow) || (r.seven_rest == SevenRest::IfNothingFits && agrees(false))) continue;
    return "the walks listed for a card are not all its walks";
  }
  return nullptr;
}

}  // namespace tock::test
