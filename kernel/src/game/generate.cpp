#include "tock/game/generate.hpp"

#include "game/card_plays.hpp"
#include "tock/game/flow.hpp"

namespace tock {
namespace {

void one_per_kind(const Rules& r, const State& s, Act act, MoveList& out) {
  const auto one = [&](int k) {
    Move& m = out.draft();
    m.act = act;
    m.card = m.as = static_cast<std::uint8_t>(k);
    out.keep();
  };
  each_kind(r, s.hand[s.turn], one);
  // another seat's choice, as a record of one seat's view has it
  if ((act == Act::Give || act == Act::Offer) && s.hand[s.turn][r.unknown]) one(r.unknown);
}

void just(Act act, MoveList& out) {
  Move m;
  m.act = act;
  out.push(m);
}

// With nothing in play and no start card a player lays down or discards, whatever a push or skip could do.
bool helpless(const Rules& r, const State& s, int seat) {
  return !in_play(r, s.board, seat) && !holds_start_card(r, s, seat);
}

// May the seat make the next one skip? `nothing_else`: it has no other play.
bool may_skip(const Rules& r, const State& s, int seat, bool nothing_else) {
  switch (r.skip_needs) {
    case SkipNeeds::Nothing: return true;
    case SkipNeeds::Marble: return in_play(r, s.board, seat);
    default: return !(nothing_else && helpless(r, s, seat));
  }
}

// Whether all that can be played are cards that need not be.
bool may_keep(const Rules& r, const MoveList& plays) {
  if (r.may_be_kept == 0) return false;
  for (const Move& m : plays)
    if (!(r.may_be_kept >> m.card & 1U)) return false;
  return true;
}

// The card that was taken back is carried out.
[[gnu::noinline]] void redo(const Rules& r, const State& s, MoveList& out) {
  CardPlays p(r, s, s.turn, out);
  p.card(s.last_card);
  if (r.skips && may_skip(r, s, s.turn, out.empty())) p.skips(s.last_card);
}

// Undoing the last play, for a player who could play its card then.
[[gnu::noinline]] void undos(const Rules& r, const State& s, MoveList& out) {
  if (s.last_card == kNone) return;
  each_kind(r, s.hand[s.turn], [&](int k) {
    if (r.cards[k].uses[0].kind != UseKind::Undo) return;
    State then = s;
    take_back(r, then, k);
    MoveList& could = own_list<struct OfThis>();
    could.clear();
    redo(r, then, could);
    if (could.empty()) return;
    Move& m = out.draft();
    m.act = Act::Undo;
    m.card = m.as = static_cast<std::uint8_t>(k);
    out.keep();
  });
}

void plays(const Rules& r, const State& s, MoveList& out) {
  if (r.undoes) {
    if (s.redoing) return redo(r, s, out);
    if (winners(r, s.board)) return undos(r, s, out);  // a player who can undo a win must
  }
  CardPlays p(r, s, s.turn, out);
  p.hand();
  if (!r.lone_push && !out.empty() && helpless(r, s, s.turn)) {
    bool only_pushes = true;
    for (const Move& m : out) only_pushes &= m.act == Act::Push;
    if (only_pushes) out.clear();
  }
  if (r.skips && may_skip(r, s, s.turn, out.empty())) each_kind(r, s.hand[s.turn], [&](int k) { p.skips(k); });
  if (r.undoes) undos(r, s, out);
  if (r.renew) just(Act::Renew, out);
  const bool unsure = s.hand[s.turn][r.unknown] > 0;  // perhaps it can play an unknown card, perhaps not
  if (!out.empty() && !unsure && !may_keep(r, out)) return;
  const bool discards = r.no_move == NoMove::Discard || r.no_move == NoMove::DiscardAndDraw ||
                        (r.no_move == NoMove::LayDownOrDiscard && !helpless(r, s, s.turn));
  if (discards) one_per_kind(r, s, Act::Discard, out);
}

void hop(const Rules& r, const State& s, MoveList& out) {
  Move m;
  m.act = Act::Hop;
  m.legs_n = 1;
  const Place from = s.board.at[s.hopper];
  for (int d = r.section; d < r.length; d += r.section) {
    const Place to = r.on_track(from + d);
    if (s.board.on[to]) continue;
    m.legs[0] = {s.hopper, to, false};
    out.push(m);
    break;
  }
  just(Act::Stay, out);
}

}  // namespace

bool holds_start_card(const Rules& r, const State& s, int seat) {
  if (s.hand[seat][r.unknown]) return true;  // it may be one
  for (int k = 0; k < r.kinds; ++k)
    if (s.hand[seat][k] && r.cards[k].starts) return true;
  return false;
}

bool in_play(const Rules& r, const Board& b, int seat) {
  for (unsigned rest = controls(r, b, seat); rest; rest &= rest - 1) {
    const int t = std::countr_zero(rest);
    for (int m = 0; m < r.marbles; ++m)
      if (b.at[id_of(t, m)] <= kCentre) return true;
  }
  return false;
}

void take_back(const Rules& r, State& s, int kind, Effects* log) {
  const Standing now{s.board.at, s.board.fresh};
  Board then;
  then.at.fill(kAbsent);
  for (int t = 0; t < r.seats; ++t)
    for (int m = 0; m < r.marbles; ++m) {
      const int id = id_of(t, m);
      then.set(id, s.before.at[id]);
      if (log && now.at[id] != then.at[id]) log->add(id, now.at[id], then.at[id], How::Undo);
    }
  then.fresh = s.before.fresh;
  s.board = then;
  s.before = now;
  s.redoing = true;
  s.phase = Phase::Play;
  // The card undone lies on top, but for what a hand set down; it comes into the hand instead of the one played.
  int at = s.discards_n - 1;
  while (at > 0 && s.discards[at] != s.last_card) --at;
  if (at >= 0) s.discards[at] = static_cast<std::uint8_t>(kind);
  --s.hand[s.turn][kind];
  ++s.hand[s.turn][s.last_card];
  std::uint8_t& known = s.known[r.giver[s.turn]][kind];
  known = static_cast<std::uint8_t>(known - (known != 0));
}

void legal(const Rules& r, const State& s, MoveList& out) {
  out.clear();
  if (s.phase == Phase::Play) return plays(r, s, out);
  switch (s.phase) {
    case Phase::Exchange: one_per_kind(r, s, Act::Give, out); break;
    case Phase::Offer:
      one_per_kind(r, s, Act::Offer, out);
      just(Act::Decline, out);
      break;
    case Phase::Discard:
      one_per_kind(r, s, Act::Discard, out);
      if (r.undoes) undos(r, s, out);  // a player hit by a skip may undo it
      break;
    case Phase::Opening:
      for (int m = 0; m < r.marbles; ++m) {
        Move o;
        o.act = Act::Open;
        o.legs_n = 1;
        o.legs[0] = {static_cast<std::uint8_t>(id_of(s.turn, m)), r.start[s.turn], false};
        out.push(o);
      }
      break;
    case Phase::Hop: hop(r, s, out); break;
    case Phase::Play:
    case Phase::Over: break;
  }
}

namespace {

// A listed marble represents its like: those in the base are interchangeable unless they have ranks.
bool stands_for(const Rules& r, const Board& b, int listed, int id) {
  if (listed == id) return true;
  return !r.hierarchy && seat_of(listed) == seat_of(id) && b.at[listed] == kReserve && b.at[id] == kReserve;
}

}  // namespace

WhyNots why_not(const Rules& r, const State& s, int seat, int kind, int id) {
  WhyNots out;
  const auto add = [&](UseKind use, int n, Verdict v) {
    if (v.ok()) out.playable = true;
    else if (out.n < static_cast<int>(out.list.size())) out.list[out.n++] = {use, static_cast<std::uint8_t>(n), v};
  };
  if (s.phase != Phase::Play || s.turn != seat) {
    add(UseKind::Walk, 0, {Reason::NotItsTurn});
    return out;
  }
  if (!s.hand[seat][kind] || (s.redoing && kind != s.last_card)) {
    add(UseKind::Walk, 0, {Reason::NotInHand});
    return out;
  }
  MoveList list;
  legal(r, s, list);
  for (const Move& m : list)
    if (m.card == kind && plays_card(m.act)) {
      out.playable |= m.act == Act::Undo;
      for (int i = 0; i < m.legs_n; ++i) out.playable |= stands_for(r, s.board, m.legs[i].id, id);
    }
  if (out.playable) return out;

  MoveList tried;
  CardPlays p(r, s, seat, tried);
  p.set_card(kind);
  const UseKind first = r.cards[kind].uses_n ? r.cards[kind].uses[0].kind : UseKind::Walk;
  const auto look = [&](int as) {
    const Card& c = r.cards[as];
    for (int i = 0; i < c.uses_n; ++i) {
      const Use& u = c.uses[i];
      if (u.kind == UseKind::Skip) {
        if (!s.hand_n[(seat + 1) % r.seats]) add(u.kind, 0, {Reason::NobodyToSkip});
        else if (!may_skip(r, s, seat, true)) add(u.kind, 0, {Reason::MustLayDown});
        continue;
      }
      if (u.kind == UseKind::Undo) {
        add(u.kind, 0, {Reason::NothingToUndo});
        continue;
      }
      if (u.kind == UseKind::Push) {
        const Verdict v = p.use_on(u, id, static_cast<std::uint8_t>(as));
        add(u.kind, u.n, v.ok() ? Verdict{Reason::MustLayDown} : v);
        continue;
      }
      if (!(p.mine() >> seat_of(id) & 1U)) {
        add(u.kind, u.n, {Reason::NotYours});
        continue;
      }
      if (u.kind == UseKind::Split) {
        Verdict v;
        bool any = false;
        for (int n = u.n; n >= 1; --n) {
          const Verdict one = walk(r, s.board, id, n, {u.green, u.burns}, [](Place) {});
          any |= one.ok();
          if (n == u.n) v = one;
        }
        add(u.kind, u.n, any ? Verdict{Reason::PipsLeft} : v);
        continue;
      }
      const Verdict v = p.use_on(u, id, static_cast<std::uint8_t>(as));
      if (!v.ok()) add(u.kind, u.n, v);
    }
  };
  if (first == UseKind::Joker) {
    for (int as = 0; as < r.kinds; ++as)
      if (as != kind) look(as);
  } else if (first == UseKind::Copy) {
    if (s.last_card == kNone) add(first, 0, {Reason::NothingToCopy});
    else look(s.last_card);
  } else {
    look(kind);
  }
  return out;
}

}  // namespace tock
