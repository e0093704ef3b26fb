#include "game/card_plays.hpp"

#include <memory>

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

void CardPlays::emit_if_new(const Move& m) {
  const Leg& leg = m.legs[0];
  if (!r_.mixed && !leg.hops && nobody_on(leg.to)) {  // an empty target: only the same leg gives the same
    if (r_.plain && (m.act == Act::Walk || m.act == Act::Back)) out_.keep();
    else out_.keep_new(leg_key(leg, m.act));
    return;
  }
  const Place spot = leg.hops ? r_.on_track(leg.to - r_.section) : leg.to;
  const auto own_or_pushed = [&](Place p) {
    const int o = p <= kCentre && m.act != Act::Swap ? b_.who(p) : -1;
    if (o < 0 || o == leg.id) return false;
    // One marble captured by its like leaves the same as another: A to B's place, or A to C's.
    return (!r_.hierarchy && seat_of(o) == seat_of(leg.id)) ||
           ((r_.partners_push || r_.partner_to_entrance) && r_.is_partner(seat_of(o), seat_of(leg.id)));
  };
  std::uint64_t key = leg_key(leg, m.act);
  if (r_.mixed || own_or_pushed(leg.to) || own_or_pushed(spot)) {
    Board after = b_;
    Effects effects;
    apply_move(r_, after, m, &effects);
    key = key_of(effects);
  }
  out_.keep_new(key);
}

// The change that a move makes, as a number: the same for moves that lead to the same position.
std::uint64_t CardPlays::key_of(const Effects& effects) const {
  std::uint64_t key = 0;
  std::uint32_t gone = 0;  // marbles that have moved are fresh no more
  for (int i = 0; i < effects.n; ++i) {
    const Effect& e = effects.list[i];
    const int who = like(e.id);
    key +=
        place_key(who, e.to, e.how == How::Start) - place_key(who, e.from, b_.is_fresh(e.id) && !(gone >> e.id & 1U));
    gone |= 1U << e.id;
  }
  return key;
}

// What the text of a move says: the same for moves that are written alike.
std::uint64_t CardPlays::text_key(const Move& m) const {
  const bool nothing = m.legs_n == 0;
  const bool in_colour = colours_shown(r_.cards[m.card]) > 1;
  std::uint64_t key = m.as + 256U * (nothing || m.act != Act::Swap) + (in_colour ? 512U * (1U + m.colour) : 0U);
  for (int i = 0; i < m.legs_n; ++i) {
    const Leg& leg = m.legs[i];
    const Place from = b_.at[leg.id];
    key = (key ^ place_key(from == kReserve ? like(leg.id) : seat_of(leg.id), from, leg.hops)) * 0x9E3779B97F4A7C15ULL;
    key += place_key(64, leg.to, false);
  }
  return key;
}

void CardPlays::hand() {
  std::uint32_t kinds = kinds_in(r_, s_.hand[seat_]);
  if (afoot_n_ == 0) kinds &= r_.off_board;
  for (; kinds; kinds &= kinds - 1) kind_of_card(std::countr_zero(kinds));
}

void CardPlays::card(int kind) { kind_of_card(kind); }

inline void CardPlays::kind_of_card(int kind) {
  card_ = static_cast<std::uint8_t>(kind);
  const Card& c = r_.cards[kind];
  out_.open_group();
  distinct_ = c.distinct;
  if (c.just_walks) return walks(c.uses[0], card_);
  const UseKind first = c.uses_n ? c.uses[0].kind : UseKind::Walk;
  const bool joker = first == UseKind::Joker;
  int as = kind, end = kind + 1;
  if (joker) {
    as = 0;
    end = r_.kinds;
  } else if (first == UseKind::Copy) {
    if (s_.last_card == kNone || s_.last_card == kind) return;
    as = s_.last_card;
    end = as + 1;
  }
  for (; as < end; ++as)
    if (!joker || (as != kind && (afoot_n_ != 0 || (r_.off_board >> as & 1U)))) uses(as);
  // One move for each text. Where two uses take a marble to the same place, the first counts.
  if (c.overlaps) [[unlikely]]
    out_.regroup([&](const Move& m) { return text_key(m); });
}

void CardPlays::uses(int as) {
  const Card& c = r_.cards[as];
  const auto as8 = static_cast<std::uint8_t>(as);
  for (int i = 0; i < c.uses_n; ++i) {
    const Use& u = c.uses[i];
    if (u.kind == UseKind::Walk && !u.own_way) {
      walks(u, as8);
      continue;
    }
    switch (u.kind) {
      case UseKind::Start:
        for (std::uint32_t ids = waiting_; ids; ids &= ids - 1) start(u, std::countr_zero(ids), as8);
        break;
      case UseKind::Split: split(u, as8); break;
      case UseKind::Swap: swaps(u, as8); break;
      case UseKind::Take:
        for (std::uint32_t ids = waiting_; ids; ids &= ids - 1) take(std::countr_zero(ids), as8);
        for (int j = 0; j < afoot_n_; ++j) take(afoot_[j], as8);
        break;
      case UseKind::Push:
        for (int t = 0; t < r_.seats; ++t)
          if (pushes(u, t))
            for (int m = 0; m < r_.marbles; ++m) push(u, id_of(t, m), as8);
        break;
      case UseKind::Skip:
      case UseKind::Undo: break;
      default:
        for (int j = 0; j < afoot_n_; ++j) use_on(u, afoot_[j], as8);
    }
  }
}

void CardPlays::look_ahead() {
  for (int j = 0; j < afoot_n_; ++j) {
    const int id = afoot_[j];
    const std::uint32_t counts = std::construct_at(&reach_[id], r_, b_, id, kMaxCount, Stride{})->counts();
    counts_ |= counts;
    walkers_[walkers_n_] = static_cast<std::uint8_t>(id);
    walkers_n_ += counts != 0;
  }
}

// Every own marble walks: the commonest use, so what lies ahead has been looked up once for all cards.
void CardPlays::walks(const Use& u, std::uint8_t as) {
  if (!(counts_ >> u.n & 1U)) return;
  const int n = u.n;
  for (int j = 0; j < walkers_n_; ++j) {
    const int id = walkers_[j];
    const Reach& reach = reach_[id];
    const Place to = reach.track_place(r_, n);
    if (r_.bare && (distinct_ || (r_.plain && nobody_on(to)))) {  // draft first, then see: nothing to guess
      draft(Act::Walk, as, id, to).burns = u.burns;
      out_.keep(reach.ends_on_track(n));
    } else if (reach.ends_on_track(n)) {
      emit_walk(u, id, to, as, Act::Walk);
    }
    reach.walk_in(n, [&](Place home) { emit_walk(u, id, home, as, Act::Walk); });
  }
}

void CardPlays::skips(int kind) {
  const Card& c = r_.cards[kind];
  for (int i = 0; i < c.uses_n; ++i) {
    if (c.uses[i].kind != UseKind::Skip) continue;
    if (s_.hand_n[(seat_ + 1) % r_.seats] == 0) continue;
    Move m;
    m.act = Act::Skip;
    m.card = m.as = static_cast<std::uint8_t>(kind);
    return out_.push(m);
  }
}

Verdict CardPlays::use_on(const Use& u, int id, std::uint8_t as) {
  const Stride how{u.green, u.burns};
  switch (u.kind) {
    case UseKind::Walk: return walk(r_, b_, id, u.n, how, [&](Place to) { emit_walk(u, id, to, as, Act::Walk); });
    case UseKind::Back: {
      const Verdict v = walk_back(r_, b_, id, u.n, how, [&](Place to) { emit_walk(u, id, to, as, Act::Back); });
      return u.home ? back_home(u, id, as, v) : v;
    }
    case UseKind::UpTo: {
      Verdict best;
      bool any = false;
      for (int n = 1; n <= u.n; ++n) {
        const Verdict v = walk(r_, b_, id, n, how, [&](Place to) { emit_walk(u, id, to, as, Act::Walk); });
        any |= v.ok();
        if (n == 1) best = v;
      }
      return any ? Verdict{} : best;
    }
    case UseKind::Start: return start(u, id, as);
    case UseKind::Swap: return swap(u, id, as);
    case UseKind::Centre: return centre(id, as);
    case UseKind::Push: return push(u, id, as);
    case UseKind::Take: return take(id, as);
    case UseKind::Magnet: return magnet(id, as);
    case UseKind::Colour:
    case UseKind::ColourTwo:
    case UseKind::Bone: return colour(u, id, as);
    default: return {Reason::Ok};
  }
}

// A walk may end on a space that earns a card, or that the marble may hop on from.
void CardPlays::emit_special_walk(Move& m) {
  const auto [id, to, hops] = m.legs[0];
  m.draws = r_.special != kNone && on_track(to) && to % r_.section == r_.special;
  emit(m);
  if (may_hop(r_, id, to) && may_land(id, r_.on_track(to + r_.section))) {
    Move& on = out_.draft(m);
    on.legs[0].to = r_.on_track(to + r_.section);
    on.legs[0].hops = true;
    emit(on);
  }
}

Verdict CardPlays::start(const Use& u, int id, std::uint8_t as) {
  if (b_.at[id] != kReserve) return {Reason::NotInReserve};
  const int seat = seat_of(id);
  const Place to = r_.start[seat];
  if (u.n != 0 && !(r_.colours[to] >> (u.n - 1) & 1U)) return {Reason::WrongColour, to};
  const int o = b_.who(to);
  Move& m = draft(Act::Start, as, id, to);
  if (u.n != 0) m.colour = static_cast<std::uint8_t>(u.n - 1);
  if (o >= 0) {
    const bool may =
        r_.own_capture == OwnCapture::Always || (r_.own_capture == OwnCapture::Walking && r_.guard != Guard::None);
    if (seat_of(o) == seat && (!may || is_guard(r_, b_, o))) return {Reason::OwnOnStart, to};
    if (sends_to_entrance(r_, b_, id, to))
      if (const Verdict v = landing(r_, b_, id, to); !v.ok()) return v;
    if (r_.partners_push && r_.is_partner(seat, seat_of(o))) {
      Board after = b_;
      if (!apply_move(r_, after, m)) return {Reason::NowhereToPush, to};
    }
  }
  emit(m);
  return {};
}

// Backwards into the lane, beside a way back on the track.
Verdict CardPlays::back_home(const Use& u, int id, std::uint8_t as, const Verdict& on_the_track) {
  const auto end = [&](Place to) { emit_walk(u, id, to, as, Act::Back); };
  return walk_back_home(r_, b_, id, u.n, {u.green, u.burns}, end).ok() ? Verdict{} : on_the_track;
}

// Marbles that may change places, of all seats.
std::uint32_t CardPlays::swappable_ids() {
  if (swaps_known_) return swappable_;
  swaps_known_ = true;
  swappable_ = b_.ids_on_track() & r_.ids;
  for (int p = 0; p < r_.length; p += r_.section) {  // marbles that are exempt stand on starts
    const int o = b_.who(static_cast<Place>(p));
    if (o >= 0 && !swappable(r_, b_, o)) swappable_ &= ~(1U << o);
  }
  return swappable_;
}

void CardPlays::swaps(const Use& u, std::uint8_t as) {
  bool on_the_track = false;
  for (int j = 0; j < afoot_n_; ++j) {
    if (!on_track(b_.at[afoot_[j]])) continue;
    on_the_track = true;
    if (u.any_two) return swap_any_two(as);
    swap(u, afoot_[j], as);
  }
  if (!u.may_be_empty || !on_the_track) return;
  std::uint32_t foreign = swappable_ids();
  for (unsigned rest = mine_; rest; rest &= rest - 1) foreign &= ~ids_of(std::countr_zero(rest));
  if (foreign) return;
  // No marble to swap with: the card may be played without effect.
  Move& m = draft(Act::EmptySwap, as, 0, 0);
  m.legs_n = 0;
  out_.keep_new(1);
}

// Two that look alike may change places too: then they are fresh no more, or nothing is changed at all.
void CardPlays::swap_any_two(std::uint8_t as) {
  const auto own = [&](int id) { return (mine_ >> seat_of(id) & 1U) != 0; };
  for (std::uint32_t ones = swappable_ids(); ones; ones &= ones - 1)
    for (std::uint32_t others = ones & (ones - 1); others; others &= others - 1) {
      int one = std::countr_zero(ones), other = std::countr_zero(others);
      if (own(other) && !own(one)) std::swap(one, other);  // an own marble is named first
      Move& m = draft(Act::Swap, as, one, b_.at[other]);
      m.legs_n = 2;
      m.legs[1] = {static_cast<std::uint8_t>(other), b_.at[one], false};
      Board after = b_;
      Effects effects;
      apply_move(r_, after, m, &effects);
      out_.keep_new(key_of(effects) + 1);
    }
}

Verdict CardPlays::swap(const Use& u, int id, std::uint8_t as) {
  const Place here = b_.at[id];
  if (!on_track(here)) return {here == kReserve ? Reason::InReserve : Reason::NotOnTrack};
  std::uint32_t others = swappable_ids();
  const bool able = (others >> id & 1U) || r_.swap_exempt == SwapExempt::TheirGuards;
  others &= u.any_two ? ~(1U << id) : ~ids_of(seat_of(id));
  if (u.opponents_only)
    for (int t = 0; t < r_.seats; ++t)
      if (r_.team[t] == r_.team[seat_]) others &= ~ids_of(t);
  if (!others) return {Reason::NobodyToSwap};
  if (!able) return {Reason::Exempt, here};
  for (; others; others &= others - 1) {
    const int other = std::countr_zero(others);
    // two partners' marbles: the same pair either way round, list it once
    if (other < id && (mine_ >> seat_of(other) & 1U)) continue;
    Move& m = draft(Act::Swap, as, id, b_.at[other]);
    m.legs_n = 2;
    m.legs[1] = {static_cast<std::uint8_t>(other), here, false};
    emit(m);
  }
  return {};
}

Verdict CardPlays::centre(int id, std::uint8_t as) {
  const Place at = b_.at[id];
  if (at == kCentre) {
    for (int c = 0; c < r_.sections; ++c) {
      const auto to = static_cast<Place>(c * r_.section + r_.shortcut);
      if (landing(r_, b_, id, to).ok()) emit(draft(Act::Centre, as, id, to));
    }
    return {};
  }
  if (!on_track(at) || at % r_.section != r_.shortcut) return {Reason::NotOnShortcut, at};
  emit(draft(Act::Centre, as, id, kCentre));
  return {};
}

Verdict CardPlays::push(const Use& u, int id, std::uint8_t as) {
  if (!pushes(u, seat_of(id))) return {Reason::NotAnOpponent};
  const Place from = b_.at[id];
  if (!on_track(from)) return {Reason::NotOnTrack};
  if (u.spares_guards && is_guard(r_, b_, id)) return {Reason::GuardStays, from};
  if (r_.is_partner(seat_, seat_of(id)))
    return walk(r_, b_, id, u.n, {}, [&](Place to) { emit(draft(Act::Push, as, id, to)); });
  const int block = first_block(r_, b_, id, from, u.n, {}, 1);
  if (block < u.n) return block_verdict(r_, b_, r_.on_track(from + block), id);
  const Place to = r_.on_track(from + u.n);
  const Verdict v = landing(r_, b_, id, to);
  if (v.ok()) emit(draft(Act::Push, as, id, to));
  return v;
}

Verdict CardPlays::take(int id, std::uint8_t as) {
  const Place from = b_.at[id];
  if (from != kReserve && !on_track(from)) return {Reason::NotOnTrack};
  Verdict refusal{Reason::NobodyToTake};
  bool any = false;
  for (std::uint32_t others = b_.ids_on_track() & r_.ids & ~ids_of(seat_of(id)); others; others &= others - 1) {
    const Place to = b_.at[std::countr_zero(others)];
    const Verdict v = landing(r_, b_, id, to);
    if (v.ok()) emit(draft(Act::Jump, as, id, to));
    else refusal = v;
    any |= v.ok();
  }
  return any ? Verdict{} : refusal;
}

Verdict CardPlays::magnet(int id, std::uint8_t as) {
  const Place from = b_.at[id];
  if (!on_track(from)) return {from == kReserve ? Reason::InReserve : Reason::NotOnTrack};
  for (int d = 1; d < r_.length; ++d) {
    if (b_.on[r_.on_track(from + d)] == 0) continue;
    if (d == 1) return {Reason::RightBehind, from};
    const Place to = r_.on_track(from + d - 1);
    Move& m = draft(Act::Magnet, as, id, to);
    m.draws = r_.special != kNone && to % r_.section == r_.special;
    emit(m);
    return {};
  }
  return {Reason::NobodyAhead};
}

Verdict CardPlays::colour(const Use& u, int id, std::uint8_t as) {
  const Place from = b_.at[id];
  if (from == kReserve) return {Reason::InReserve};
  const int seat = seat_of(id);
  Place to = kNone;
  if (u.kind == UseKind::Colour) to = next_of_colour(r_, b_, seat, from, u.n);
  else if (u.kind == UseKind::ColourTwo) to = second_free_of_colour(r_, b_, seat, from, u.n);
  else to = next_free_bone(r_, b_, seat, from);
  if (to == kNone) return {Reason::NoSpaceAhead};
  Move& m = draft(u.kind == UseKind::Colour ? Act::Colour : Act::Jump, as, id, to);
  if (u.kind == UseKind::Colour) {
    m.colour = u.n;
    const int o = on_track(to) ? b_.who(to) : -1;
    if (o >= 0 && r_.partners_push && r_.is_partner(seat, seat_of(o))) {
      Board after = b_;
      if (!apply_move(r_, after, m)) return {Reason::NowhereToPush, to};
    }
  }
  emit(m);
  return {};
}

}  // namespace tock
