#include "tock/sim/greedy.hpp"

#include <algorithm>

#include "tock/game/colour.hpp"

namespace tock {

Greedy::Greedy(const Rules& r, const Weights& w) : r_(r), w_(w) {
  const float card = 1.0F / static_cast<float>(r.deck_n);
  std::array<float, kMaxCount + 1> ahead{}, back{};  // shares of the deck
  float jokers = 0, starts = 0;
  for (int k = 0; k < r.kinds; ++k) {
    const Card& c = r.cards[k];
    const float share = static_cast<float>(c.copies) * card;
    std::array<bool, kMaxCount + 1> reaches{};
    for (int i = 0; i < c.uses_n; ++i) {
      const Use& u = c.uses[i];
      if (u.kind == UseKind::Joker) jokers += share;
      if (u.kind == UseKind::Walk) reaches[u.n] = true;
      if (u.kind == UseKind::Back) back[u.n] += share;
      if (u.kind == UseKind::UpTo || u.kind == UseKind::Split)
        for (int n = 1; n <= u.n; ++n) reaches[n] = true;
      // A colour step reaches a space of its colour somewhere ahead: about one of four.
      if (u.kind == UseKind::Colour)
        for (int n = 1; n <= 5; ++n) ahead[n] += share / 4;
    }
    for (int n = 1; n <= kMaxCount; ++n)
      if (reaches[n]) ahead[n] += share;
    if (c.starts) starts += share;
  }
  for (int n = 1; n <= 13; ++n) ahead[n] += jokers;
  back[4] += back[4] > 0 ? jokers : 0;

  const auto fill = [](Held& held, float share) {
    held[0] = 1;
    for (int n = 1; n <= kMostHeld; ++n) held[n] = held[n - 1] * (1 - std::min(share, 1.0F));
  };
  for (int n = 0; n <= kMaxCount; ++n) {
    fill(ahead_[n], ahead[n]);
    fill(back_[n], back[n]);
  }
  fill(start_, starts);
  for (int s = 0; s < r.seats; ++s)
    for (int p = 0; p <= kReserve; ++p) worth_[s][p] = worth(s, static_cast<Place>(p));
}

bool Greedy::waiting(const Board& b, int seat) const {
  for (int m = 0; m < r_.marbles; ++m)
    if (b.at[id_of(seat, m)] == kReserve) return true;
  return false;
}

bool Greedy::running(const Board& b, int seat) const {
  for (int m = 0; m < r_.marbles; ++m)
    if (b.at[id_of(seat, m)] <= kCentre) return true;
  return false;
}

float Greedy::worth(int seat, Place at) const {
  if (at == kReserve) return 0;
  if (in_lane(at)) return w_.out + w_.progress + w_.home + w_.depth * static_cast<float>(at - kLane);
  if (at == kCentre) return w_.out + w_.progress * w_.centre;
  if (at >= r_.length) return 0;
  const int gone = r_.ahead(r_.start[seat], at);
  const int way = r_.length + r_.entrance;
  const float share = gone > way ? 0.7F : static_cast<float>(gone) / static_cast<float>(way);
  return w_.out + w_.progress * share;
}

// The chance that no opponent's next card captures this marble.
float Greedy::safety(const State& s, const Board& b, int id) const {
  const Place at = b.at[id];
  if (!on_track(at) || is_guard(r_, b, id) || r_.bones[at]) return 1;
  const int seat = seat_of(id);
  float safe = 1;
  for (int t = 0; t < r_.seats; ++t) {
    if (r_.team[t] == r_.team[seat] || s.hand_n[t] == 0) continue;
    const int held = std::min<int>(s.hand_n[t], kMostHeld);
    if (r_.start[t] == at && waiting(b, t)) safe *= start_[held];
    for (int m = 0; m < r_.marbles; ++m) {
      const int other = id_of(t, m);
      const Place from = b.at[other];
      if (!on_track(from)) continue;
      const int d = r_.ahead(from, at);
      const int back = r_.length - d;
      if (d > kMaxCount && back > kMaxCount) continue;
      if (r_.hierarchy && rank_of(id) == 0 && rank_of(other) != 0) continue;
      if (d > kMaxCount) safe *= back_[back][held];
      else if ((r_.second_lap || d <= steps_to_entrance(r_, b, other)) &&
               first_block(r_, b, other, from, d, {}, 1) >= d)
        safe *= ahead_[d][held];
    }
  }
  return safe;
}

float Greedy::value(const State& s, const Board& b, int seat) const {
  const float rival = w_.rivals / static_cast<float>(std::max(1, r_.seats - 1 - std::popcount(r_.partners[seat])));
  float total = 0;
  for (int t = 0; t < r_.seats; ++t) {
    const bool ours = r_.team[t] == r_.team[seat];
    const float share = t == seat ? 1.0F : ours ? w_.partner : -rival;
    float sum = finished(r_, b, t) ? w_.done : 0;
    if (const unsigned lane = b.lane[t])
      sum -= w_.hole * static_cast<float>(r_.lane - std::countr_zero(lane) - b.home(t));
    for (int m = 0; m < r_.marbles; ++m) {
      const int id = id_of(t, m);
      const Place at = b.at[id];
      if (at >= kReserve) continue;
      float worth_now = worth_[t][at];
      if (ours && on_track(at)) worth_now *= 1 - w_.danger * (1 - safety(s, b, id));
      if (r_.guard_blocks && on_own_start(r_, b, id)) {
        if (is_guard(r_, b, id)) sum += w_.guard;
        for (int j = 0; j < r_.marbles; ++j) {
          const Place behind = b.at[id_of(t, j)];
          if (on_track(behind) && r_.entrance == 0 && r_.ahead(r_.start[t], behind) > r_.length - 13) sum -= w_.jam;
        }
      }
      sum += worth_now;
    }
    total += share * sum;
  }
  return total;
}

// The value of a card in the hand of a seat.
float Greedy::keep(const State& s, int seat, int kind) const {
  const Card& c = r_.cards[kind];
  const UseKind first = c.uses[0].kind;
  if (first == UseKind::Joker || first == UseKind::Take) return 9;
  float sum = 1;
  if (c.starts && waiting(s.board, seat)) sum += running(s.board, seat) ? 3 : 7;
  for (int i = 0; i < c.uses_n; ++i) {
    if (c.uses[i].kind == UseKind::Back) sum += 2;
    if (c.uses[i].kind == UseKind::Split || c.uses[i].kind == UseKind::UpTo) sum += 2;
    if (c.uses[i].kind == UseKind::Swap || c.uses[i].kind == UseKind::Copy) sum += 1;
  }
  return sum + exact_home(s.board, seat, kind);
}

// A card that takes a marble of this seat home is worth keeping for it.
float Greedy::exact_home(const Board& b, int seat, int kind) const {
  const Card& c = r_.cards[kind];
  bool home = false;
  for (int m = 0; m < r_.marbles && !home; ++m) {
    const int id = id_of(seat, m);
    if (!on_track(b.at[id])) continue;
    for (int i = 0; i < c.uses_n; ++i)
      if (c.uses[i].kind == UseKind::Walk)
        walk(r_, b, id, c.uses[i].n, {c.uses[i].green, c.uses[i].burns}, [&](Place to) { home |= in_lane(to); });
  }
  return home ? 4.0F : 0.0F;
}

float Greedy::gift(const State& s, int kind) const {
  const int me = s.turn, to = r_.receiver[me];
  const bool partner = r_.is_partner(me, to);
  const float mine = keep(s, me, kind) * (s.hand[me][kind] > 1 ? 0.5F : 1.0F);
  const float theirs = keep(s, to, kind);
  int starters = 0;
  for (int k = 0; k < r_.kinds; ++k)
    if (r_.cards[k].starts) starters += s.hand[me][k];
  float score = partner ? theirs - mine : -mine - 0.5F * theirs;
  // A partner with nothing out needs a start card most of all, if I can spare one.
  if (partner && r_.cards[kind].starts && !running(s.board, to) && waiting(s.board, to) &&
      (starters > 1 || running(s.board, me) || finished(r_, s.board, me)))
    score += 20;
  return score;
}

float Greedy::play_score(const State& s, const Move& m) const {
  Board after = s.board;
  apply_move(r_, after, m);
  float score = value(s, after, s.turn);
  if (m.act == Act::Skip) score += 4;
  if (m.draws) score += w_.draw;
  if (m.card != kNone) score -= w_.keep * keep(s, s.turn, m.card);
  return score;
}

// The best that the card undone can do from where the marbles stood.
float Greedy::undo_score(const State& s, const Move& m) const {
  State then = s;
  take_back(r_, then, m.card);
  MoveList& moves = own_list<struct OfThis>();
  legal(r_, then, moves);
  float best = -1e30F;
  for (const Move& one : moves) best = std::max(best, play_score(then, one));
  return best - w_.keep * keep(s, s.turn, m.card);
}

float Greedy::score(const State& s, const Move& m) const {
  switch (m.act) {
    case Act::Undo: return undo_score(s, m);
    case Act::Give:
    case Act::Offer: return gift(s, m.card);
    case Act::Decline: return 0;
    case Act::Discard: return -keep(s, s.turn, m.card);
    case Act::Renew: return value(s, s.board, s.turn) - 2;
    default: return play_score(s, m);
  }
}

int Greedy::choose(const State& s, std::span<const Move> moves) const {
  std::size_t best = 0;
  float best_score = -1e30F;
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (const float now = score(s, moves[i]); now > best_score) {
      best_score = now;
      best = i;
    }
  return static_cast<int>(best);
}

}  // namespace tock
