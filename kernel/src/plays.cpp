#include "plays.hpp"

namespace tock {
namespace {

// The key of a result that no other marble and no other target can give: no need to carry it out.
std::uint64_t leg_key(const Leg& leg, Act act) {
  return place_key(64 + leg.id, leg.to, leg.hops) ^ (act == Act::Swap ? 0x5555555555555555ULL : 0);
}

bool swappable(const Rules& r, const Board& b, int id) {
  if (!on_track(b.at[id])) return false;
  if (r.swap_exempt == SwapExempt::Starts) return b.at[id] % r.section != 0;
  return !is_guard(r, b, id);
}

}  // namespace

void Plays::emit(const Move& m) {
  if (distinct_) {
    out_.push(m);
    return;
  }
  const Leg& leg = m.legs[0];
  if (!leg.hops && (leg.to > kCentre || !b_.on[leg.to])) {  // nobody there: only the same leg gives the same
    if (r_.plain && (m.act == Act::Walk || m.act == Act::Back)) out_.push(m);
    else out_.push_new(m, leg_key(leg, m.act));
    return;
  }
  const Place spot = leg.hops ? r_.on_track(leg.to - r_.section) : leg.to;
  const auto own_or_pushed = [&](Place p) {
    const int o = p <= kCentre && m.act != Act::Swap ? b_.who(p) : -1;
    if (o < 0 || o == leg.id) return false;
    // One marble captured by its like leaves the same as another: A to B's place, or A to C's.
    return (!r_.ranks && seat_of(o) == seat_of(leg.id)) || (r_.push_on && r_.is_partner(seat_of(o), seat_of(leg.id)));
  };
  std::uint64_t key = leg_key(leg, m.act);
  if (own_or_pushed(leg.to) || own_or_pushed(spot)) {
    Board after = b_;
    Effects effects;
    carry_out(r_, after, m, &effects);
    key = key_of(effects);
  }
  out_.push_new(m, key);
}

// What a move changes, as a number: the same for moves that lead to the same position.
std::uint64_t Plays::key_of(const Effects& effects) const {
  std::uint64_t key = 0;
  std::uint32_t gone = 0;  // marbles that have moved are fresh no more
  for (int i = 0; i < effects.n; ++i) {
    const Effect& e = effects.list[i];
    const int who = r_.ranks ? e.id : seat_of(e.id);
    key += place_key(who, e.to, e.how == How::Start) -
           place_key(who, e.from, b_.is_fresh(e.id) && !(gone >> e.id & 1U));
    gone |= 1U << e.id;
  }
  return key;
}

void Plays::card(int kind) {
  card_ = static_cast<std::uint8_t>(kind);
  const Card& c = r_.cards[kind];
  out_.open_group();
  distinct_ = c.distinct;
  const UseKind first = c.uses_n ? c.uses[0].kind : UseKind::Walk;
  if (first == UseKind::Joker) {
    for (int as = 0; as < r_.kinds; ++as)
      if (as != kind) uses(as);
  } else if (first == UseKind::Copy) {
    if (s_.last_card != kNone && s_.last_card != kind) uses(s_.last_card);
  } else {
    uses(kind);
  }
}

void Plays::uses(int as) {
  const Card& c = r_.cards[as];
  const auto as8 = static_cast<std::uint8_t>(as);
  for (int i = 0; i < c.uses_n; ++i) {
    const Use& u = c.uses[i];
    if (u.kind == UseKind::Skip) continue;
    if (u.kind == UseKind::Split) {
      split(u, as8);
      continue;
    }
    if (u.kind == UseKind::Push) {
      for (int t = 0; t < r_.seats; ++t)
        if (r_.team[t] != r_.team[seat_])
          for (int m = 0; m < r_.marbles; ++m) use_on(u, id_of(t, m), as8);
      continue;
    }
    if (u.kind == UseKind::Start) {
      for (int j = 0; j < waiting_n_; ++j) start(u, waiting_[j], as8);
      continue;
    }
    if (u.kind == UseKind::Walk && !u.green) {
      walks(u, as8);
      continue;
    }
    for (int j = 0; j < afoot_n_; ++j) use_on(u, afoot_[j], as8);
    // Nobody to change places with: the card may be put down without effect.
    if (u.kind == UseKind::Swap && u.may_be_empty) {
      bool on_the_track = false, foreign = false;
      for (int j = 0; j < afoot_n_; ++j) on_the_track |= on_track(b_.at[afoot_[j]]);
      for (int t = 0; t < r_.seats && !foreign; ++t)
        if (!(mine_ >> t & 1U))
          for (int m = 0; m < r_.marbles; ++m) foreign |= swappable(r_, b_, id_of(t, m));
      if (on_the_track && !foreign) {
        Move m = make(Act::EmptySwap, as8, 0, 0);
        m.legs_n = 0;
        m.legs[0] = {};
        out_.push_new(m, 1);
      }
    }
  }
}

// Every own marble walks: the commonest use, so what lies ahead is looked up once for all cards.
void Plays::walks(const Use& u, std::uint8_t as) {
  if (!reached_) {
    reached_ = true;
    for (int j = 0; j < afoot_n_; ++j) reach_[j] = Reach(r_, b_, afoot_[j], kMaxCount, false);
  }
  for (int j = 0; j < afoot_n_; ++j)
    reach_[j].walk(u.n, [&](Place to) { emit_walk(u, afoot_[j], to, as, Act::Walk); });
}

void Plays::skips(int kind) {
  const Card& c = r_.cards[kind];
  for (int i = 0; i < c.uses_n; ++i) {
    if (c.uses[i].kind != UseKind::Skip) continue;
    if (s_.hand_n[(seat_ + 1) % r_.seats] == 0) continue;
    Move m;
    m.act = Act::Skip;
    m.card = m.as = static_cast<std::uint8_t>(kind);
    out_.push(m);
  }
}

Verdict Plays::use_on(const Use& u, int id, std::uint8_t as) {
  switch (u.kind) {
    case UseKind::Walk:
      return walk(r_, b_, id, u.n, u.green, [&](Place to) { emit_walk(u, id, to, as, Act::Walk); });
    case UseKind::Back:
      return walk_back(r_, b_, id, u.n, u.green, [&](Place to) { emit_walk(u, id, to, as, Act::Back); });
    case UseKind::UpTo: {
      Verdict best;
      bool any = false;
      for (int n = 1; n <= u.n; ++n) {
        const Verdict v = walk(r_, b_, id, n, u.green, [&](Place to) { emit_walk(u, id, to, as, Act::Walk); });
        any |= v.ok();
        if (n == 1) best = v;
      }
      return any ? Verdict{} : best;
    }
    case UseKind::Start: return start(u, id, as);
    case UseKind::Swap: return swap(u, id, as);
    case UseKind::Centre: return centre(id, as);
    case UseKind::Push: return push(u, id, as);
    case UseKind::Magnet: return magnet(id, as);
    case UseKind::Colour:
    case UseKind::ColourTwo:
    case UseKind::Bone: return colour(u, id, as);
    default: return {Reason::Ok};
  }
}

void Plays::emit_walk(const Use& u, int id, Place to, std::uint8_t as, Act act) {
  Move m = make(act, as, id, to);
  m.burns = u.burns;
  m.draws = r_.special != kNone && on_track(to) && to % r_.section == r_.special;
  emit(m);
  if (may_hop(r_, id, to)) {
    m.legs[0].to = r_.on_track(to + r_.section);
    m.legs[0].hops = true;
    emit(m);
  }
}

Verdict Plays::start(const Use& u, int id, std::uint8_t as) {
  if (b_.at[id] != kReserve) return {Reason::NotInReserve};
  const int seat = seat_of(id);
  const Place to = r_.start[seat];
  if (u.n != 0 && !(r_.colours[to] >> (u.n - 1) & 1U)) return {Reason::WrongColour, to};
  const int o = b_.who(to);
  Move m = make(Act::Start, as, id, to);
  if (u.n != 0) m.colour = static_cast<std::uint8_t>(u.n - 1);
  if (o >= 0) {
    if (seat_of(o) == seat && (r_.guard == Guard::None || is_guard(r_, b_, o))) return {Reason::OwnOnStart, to};
    if (r_.push_on && r_.is_partner(seat, seat_of(o))) {
      Board after = b_;
      if (!carry_out(r_, after, m)) return {Reason::NowhereToPush, to};
    }
  }
  emit(m);
  return {};
}

Verdict Plays::swap(const Use& u, int id, std::uint8_t as) {
  if (!on_track(b_.at[id])) return {b_.at[id] == kReserve ? Reason::InReserve : Reason::NotOnTrack};
  const bool able = swappable(r_, b_, id);
  bool any = false;
  const int owner = seat_of(id);
  for (int t = 0; t < r_.seats; ++t) {
    if (t == owner || (u.opponents_only && r_.team[t] == r_.team[seat_])) continue;
    for (int j = 0; j < r_.marbles; ++j) {
      const int other = id_of(t, j);
      if (!swappable(r_, b_, other)) continue;
      any = true;
      if (!able) continue;
      Move m = make(Act::Swap, as, id, b_.at[other]);
      m.legs_n = 2;
      m.legs[1] = {static_cast<std::uint8_t>(other), b_.at[id], false};
      if (mine_ >> t & 1U) {  // two partners' marbles: the same pair either way round, list it once
        if (other < id) continue;
      }
      emit(m);
    }
  }
  if (!any) return {Reason::NobodyToSwap};
  return able ? Verdict{} : Verdict{Reason::Exempt, b_.at[id]};
}

Verdict Plays::centre(int id, std::uint8_t as) {
  const Place at = b_.at[id];
  if (at == kCentre) {
    for (int c = 0; c < r_.sections; ++c) {
      const auto to = static_cast<Place>(c * r_.section + r_.shortcut);
      if (landing(r_, b_, id, to).ok()) emit(make(Act::Centre, as, id, to));
    }
    return {};
  }
  if (!on_track(at) || at % r_.section != r_.shortcut) return {Reason::NotOnShortcut, at};
  emit(make(Act::Centre, as, id, kCentre));
  return {};
}

Verdict Plays::push(const Use& u, int id, std::uint8_t as) {
  if (r_.team[seat_of(id)] == r_.team[seat_]) return {Reason::NotAnOpponent};
  const Place from = b_.at[id];
  if (!on_track(from)) return {Reason::NotOnTrack};
  const int block = first_block(r_, b_, id, from, u.n, u.green, 1);
  if (block < u.n) return block_verdict(r_, b_, r_.on_track(from + block), id);
  const Place to = r_.on_track(from + u.n);
  const Verdict v = landing(r_, b_, id, to);
  if (v.ok()) emit(make(Act::Push, as, id, to));
  return v;
}

Verdict Plays::magnet(int id, std::uint8_t as) {
  const Place from = b_.at[id];
  if (!on_track(from)) return {from == kReserve ? Reason::InReserve : Reason::NotOnTrack};
  for (int d = 1; d < r_.length; ++d) {
    if (b_.on[r_.on_track(from + d)] == 0) continue;
    if (d == 1) return {Reason::RightBehind, from};
    const Place to = r_.on_track(from + d - 1);
    Move m = make(Act::Magnet, as, id, to);
    m.draws = r_.special != kNone && to % r_.section == r_.special;
    emit(m);
    return {};
  }
  return {Reason::NobodyAhead};
}

Verdict Plays::colour(const Use& u, int id, std::uint8_t as) {
  const Place from = b_.at[id];
  if (from == kReserve) return {Reason::InReserve};
  const int seat = seat_of(id);
  Place to = kNone;
  if (u.kind == UseKind::Colour) to = next_of_colour(r_, b_, seat, from, u.n);
  else if (u.kind == UseKind::ColourTwo) to = second_free_of_colour(r_, b_, seat, from, u.n);
  else to = next_free_bone(r_, b_, seat, from);
  if (to == kNone) return {Reason::NoSpaceAhead};
  Move m = make(u.kind == UseKind::Colour ? Act::Colour : Act::Jump, as, id, to);
  if (u.kind == UseKind::Colour) {
    m.colour = u.n;
    const int o = on_track(to) ? b_.who(to) : -1;
    if (o >= 0 && r_.push_on && r_.is_partner(seat, seat_of(o))) {
      Board after = b_;
      if (!carry_out(r_, after, m)) return {Reason::NowhereToPush, to};
    }
  }
  emit(m);
  return {};
}

}  // namespace tock
