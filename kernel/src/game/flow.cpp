#include "tock/game/flow.hpp"

#include <algorithm>
#include <utility>

#include "data/sort.hpp"
#include "tock/game/announced.hpp"

namespace tock {
namespace {

using Cards = std::span<const std::uint8_t>;

// After this many deals in a row that led to no decision none will: in a game that goes on it takes a few at most.
constexpr int kIdleDeals = 1000;

class Course {
 public:
  Course(const Rules& r, State& s, Chance& c, EventSink* sink) : r_(r), s_(s), chance_(c), sink_(sink) {}

  void set_up();
  void move(const Move& m);
  bool advance(MoveList& out);  // false: the chance has refused

 private:
  void say(EventKind what, int seat, Cards cards = {}, const Move* m = nullptr, const Effects* e = nullptr) {
    if (sink_) sink_->on_event(what, s_, seat, cards, m, e);
  }
  void say_card(EventKind what, int seat, std::uint8_t card, const Move* m = nullptr) {
    say(what, seat, Cards(&card, card == kNone ? 0 : 1), m);
  }

  void shuffle_under(bool all);
  void deal();
  void after_exchange();
  void play_begins();
  bool draw(int seat);
  void next_turn();
  void lose(int seat, int kind);
  void discard(int seat, int kind);
  int drop_hand(int seat, std::array<std::uint8_t, kMaxCards>& cards);
  void play_card(const Move& m);
  // Fields of few games are kept apart from the others.
  [[gnu::noinline]] void take_back(const Move& m);
  [[gnu::noinline]] void remember_the_board();
  [[gnu::noinline]] void remember_the_discard(int kind);
  [[gnu::noinline]] [[nodiscard]] bool may_be_undone(int seat) const;
  void exchange_when_all_chose();
  void ask_offers(int first, int how_many);
  void offers_when_all_chose();
  void pass(int from, int to, int kind);
  void finish_turn(int seat);

  const Rules& r_;
  State& s_;
  Chance& chance_;
  EventSink* sink_;
  bool refused_ = false;  // the chance had no result: nothing that happens from then on counts
};

void Course::set_up() {
  s_ = State{};
  s_.board.at.fill(kAbsent);
  s_.given.fill(kNone);
  for (int t = 0; t < r_.seats; ++t)
    for (int m = 0; m < r_.marbles; ++m) {
      const int id = id_of(t, m);
      s_.board.at[id] = kReserve;
      if (m < r_.set_up && !r_.opening) {
        s_.board.set(id, r_.start[t]);
        s_.board.fresh |= 1U << id;
      }
    }
  const int leader = chance_.random_below(r_.seats);
  refused_ = leader < 0;
  if (refused_) return;
  s_.leader = static_cast<std::uint8_t>(leader);
  for (int k = 0; k < r_.kinds; ++k)
    for (int i = 0; i < r_.cards[k].copies; ++i) s_.discards[s_.discards_n++] = static_cast<std::uint8_t>(k);
  deal();
}

// Shuffles the discards under what is left of the pile, or everything together.
void Course::shuffle_under(bool all) {
  std::array<std::uint8_t, kMaxCards> loose;  // the first n are set
  int n = 0;
  for (int i = 0; i < s_.discards_n; ++i) loose[n++] = s_.discards[i];
  if (all) {
    for (int i = 0; i < s_.pile_n; ++i) loose[n++] = s_.pile[i];
    s_.pile_n = 0;
  }
  s_.discards_n = 0;
  sort_cards(std::span(loose.data(), static_cast<std::size_t>(n)));
  refused_ |= !chance_.shuffle(std::span(loose.data(), static_cast<std::size_t>(n)));
  for (int i = s_.pile_n - 1; i >= 0; --i) s_.pile[i + n] = s_.pile[i];
  std::copy_n(loose.begin(), n, s_.pile.begin());
  s_.pile_n = static_cast<std::uint8_t>(s_.pile_n + n);
  say(EventKind::Shuffled, 0, Cards(loose.data(), static_cast<std::size_t>(n)));
}

void Course::deal() {
  const bool first = s_.round == 0;
  const int cycle = r_.deals_n - r_.deals_repeat;
  ++s_.round;
  const bool new_pack = (static_cast<int>(s_.round) - 1) % cycle == 0;
  if (!first && (r_.lead == Lead::EachDeal || new_pack)) s_.leader = r_.next_seat(s_.leader);
  s_.turn = s_.leader;
  const int size = r_.deal_size(static_cast<int>(s_.round));
  const bool is_short = s_.pile_n < size * r_.seats;
  if (r_.reshuffle == Reshuffle::EachPack ? (new_pack && !first) || is_short : is_short)
    shuffle_under(r_.reshuffle != Reshuffle::Under);
  for (auto& k : s_.known) k.fill(0);
  s_.last_card = kNone;
  s_.drawn = s_.redoing = false;
  int seat = s_.leader;
  for (int n = size * r_.seats; n > 0; --n, seat = r_.next_seat(seat)) {
    ++s_.hand[seat][s_.pile[--s_.pile_n]];
    ++s_.hand_n[seat];
  }
  if (r_.announce) announce(r_, s_);
  if (r_.exchange == Exchange::Partner || r_.exchange == Exchange::Left) {
    s_.phase = Phase::Exchange;
    s_.asked = 0;
    s_.to_ask = r_.seats;
  } else if (r_.exchange == Exchange::Offer && first) {
    ask_offers(s_.leader, r_.seats);
  } else {
    after_exchange();
  }
  say(EventKind::Dealt, s_.leader);
}

void Course::after_exchange() {
  if (r_.opening && s_.round == 1) {
    s_.phase = Phase::Opening;
    s_.asked = 0;
    s_.to_ask = r_.seats;
    s_.turn = s_.leader;
  } else {
    play_begins();
  }
}

void Course::play_begins() {
  s_.phase = Phase::Play;
  s_.turn = s_.leader;
  s_.drawn = false;
}

// A card from the pile into a hand; false if there is none anywhere.
bool Course::draw(int seat) {
  if (s_.pile_n == 0) {
    if (s_.discards_n == 0) return false;
    shuffle_under(false);
  }
  const std::uint8_t card = s_.pile[--s_.pile_n];
  ++s_.hand[seat][card];
  ++s_.hand_n[seat];
  if (r_.announce) forget_announcement(s_, seat);
  say_card(EventKind::Drew, seat, card);
  return true;
}

void Course::next_turn() {
  s_.phase = Phase::Play;
  s_.drawn = false;
  s_.turn = r_.next_seat(s_.turn);
}

void Course::lose(int seat, int kind) {
  --s_.hand[seat][kind];
  --s_.hand_n[seat];
  std::uint8_t& known = s_.known[r_.giver[seat]][kind];
  known = static_cast<std::uint8_t>(known - (known != 0));
}

void Course::discard(int seat, int kind) {
  if (r_.announce && !s_.redoing) note_leaving(r_, s_, seat, kind);
  lose(seat, kind);
  s_.discards[s_.discards_n++] = static_cast<std::uint8_t>(kind);
}

int Course::drop_hand(int seat, std::array<std::uint8_t, kMaxCards>& cards) {
  int n = 0;
  for (int k = 0; k < r_.kinds; ++k)
    while (s_.hand[seat][k]) {
      discard(seat, k);
      cards[n++] = static_cast<std::uint8_t>(k);
    }
  return n;
}

void Course::pass(int from, int to, int kind) {
  lose(from, kind);
  ++s_.hand[to][kind];
  ++s_.hand_n[to];
}

void Course::exchange_when_all_chose() {
  if (s_.asked < s_.to_ask) {
    s_.turn = r_.next_seat(s_.turn);
    return;
  }
  for (int t = 0; t < r_.seats; ++t) pass(t, r_.receiver[t], s_.given[t]);
  for (int t = 0; t < r_.seats; ++t)
    if (s_.given[t] != r_.unknown) ++s_.known[t][s_.given[t]];
  const auto given = s_.given;
  s_.given.fill(kNone);
  after_exchange();
  say(EventKind::Exchanged, 0, Cards(given.data(), r_.seats));
}

void Course::ask_offers(int first, int how_many) {
  s_.phase = Phase::Offer;
  s_.asked = 0;
  s_.to_ask = static_cast<std::uint8_t>(how_many);
  s_.turn = static_cast<std::uint8_t>(first);
}

void Course::offers_when_all_chose() {
  if (s_.asked < s_.to_ask) {
    s_.turn = s_.to_ask == 2 ? r_.receiver[s_.turn] : r_.next_seat(s_.turn);
    return;
  }
  auto given = s_.given;
  const auto offers = [&](int t) { return given[t] < kDeclined; };
  for (int t = 0; t < r_.seats; ++t)
    if (offers(t) && !offers(r_.receiver[t])) given[t] = kNone;
  for (int t = 0; t < r_.seats; ++t)
    if (offers(t)) pass(t, r_.receiver[t], given[t]);
    else given[t] = kNone;
  for (int t = 0; t < r_.seats; ++t)
    if (offers(t) && given[t] != r_.unknown) ++s_.known[t][given[t]];
  s_.given.fill(kNone);
  if (s_.to_ask == 2) {  // after a renewal: the turn was that of the seat asked first
    if (r_.announce) forget_announcement(s_, s_.turn), forget_announcement(s_, r_.receiver[s_.turn]);
    s_.turn = r_.receiver[s_.turn];
    next_turn();
  } else {
    play_begins();
  }
  say(EventKind::Exchanged, 0, Cards(given.data(), r_.seats));
}

void Course::finish_turn(int seat) {
  while (r_.refill > s_.hand_n[seat] && draw(seat)) {
  }
  next_turn();
}

// Whether the next player can take back the play that wins.
bool Course::may_be_undone(int seat) const {
  State then = s_;
  then.turn = r_.next_seat(seat);
  then.phase = Phase::Play;
  MoveList& moves = own_list<struct OfThis>();
  legal(r_, then, moves);
  return !moves.empty();
}

void Course::take_back(const Move& m) {
  Effects effects;
  if (r_.announce) note_leaving(r_, s_, s_.turn, m.card);
  tock::take_back(r_, s_, m.card, &effects);
  say(EventKind::Played, s_.turn, Cards(&m.card, 1), &m, &effects);
}

// For a card that undoes the current play.
void Course::remember_the_board() {
  if (!s_.redoing) s_.before = {s_.board.at, s_.board.fresh};  // else what stood there before it was undone
}

// The next may carry it out; there is nothing to take back.
void Course::remember_the_discard(int kind) {
  s_.before = {s_.board.at, s_.board.fresh};
  s_.last_card = r_.cards[kind].uses[0].kind == UseKind::Undo ? kNone : static_cast<std::uint8_t>(kind);
}

void Course::play_card(const Move& m) {
  if (m.act == Act::Undo) return take_back(m);
  const int seat = s_.turn;
  Effects effects;
  if (r_.undoes) remember_the_board();
  apply_move(r_, s_.board, m, sink_ ? &effects : nullptr);
  discard(seat, m.card);
  s_.redoing = false;
  s_.last_card = r_.cards[m.card].uses[0].kind == UseKind::Copy ? m.as : m.card;
  say(EventKind::Played, seat, Cards(&m.card, 1), &m, &effects);
  bool gets_home = r_.partners_push;  // perhaps a marble that was pushed
  for (int i = 0; i < m.legs_n; ++i) gets_home |= in_lane(m.legs[i].to);
  if (const unsigned won = gets_home ? winners(r_, s_.board) : 0) {
    if (r_.undoes && may_be_undone(seat)) return next_turn();
    s_.winners = static_cast<std::uint8_t>(won);
    s_.phase = Phase::Over;
    say(EventKind::Won, seat);
    return;
  }
  if (m.act == Act::Skip) {
    s_.turn = r_.next_seat(seat);
    s_.phase = Phase::Discard;
    return;
  }
  if (m.draws) {
    draw(seat);
    const int id = m.legs[0].id;
    if (r_.hierarchy && rank_of(id) == 2) {  // the citizen may hop on, if any special space is free
      for (int d = r_.section; d < r_.length; d += r_.section)
        if (!s_.board.on[r_.on_track(s_.board.at[id] + d)]) {
          s_.phase = Phase::Hop;
          s_.hopper = static_cast<std::uint8_t>(id);
          return;
        }
    }
  }
  finish_turn(seat);
}

void Course::move(const Move& m) {
  if (plays_card(m.act)) return play_card(m);
  const int seat = s_.turn;
  switch (m.act) {
    case Act::Give:
      s_.given[seat] = m.card;
      ++s_.asked;
      say_card(EventKind::Gave, seat, m.card, &m);
      exchange_when_all_chose();
      return;
    case Act::Offer:
    case Act::Decline:
      s_.given[seat] = m.act == Act::Offer ? m.card : kDeclined;
      ++s_.asked;
      say_card(EventKind::Offered, seat, m.card, &m);
      offers_when_all_chose();
      return;
    case Act::Open: {
      Effects effects;
      apply_move(r_, s_.board, m, &effects);
      ++s_.asked;
      say(EventKind::Opened, seat, {}, &m, &effects);
      if (s_.asked == s_.to_ask) play_begins();
      else s_.turn = r_.next_seat(seat);
      return;
    }
    case Act::Hop:
    case Act::Stay: {
      Effects effects;
      apply_move(r_, s_.board, m, &effects);
      s_.hopper = kNone;
      say(EventKind::Hopped, seat, {}, &m, &effects);
      finish_turn(seat);
      return;
    }
    case Act::Discard: {
      const bool forced_by_skip = s_.phase == Phase::Discard;
      discard(seat, m.card);
      if (r_.undoes) remember_the_discard(m.card);
      say_card(EventKind::Discarded, seat, m.card, &m);
      if (!forced_by_skip && r_.no_move == NoMove::DiscardAndDraw && !s_.drawn && draw(seat)) s_.drawn = true;
      else if (r_.refill_discards) finish_turn(seat);
      else next_turn();
      return;
    }
    case Act::Renew: {
      std::array<std::uint8_t, kMaxCards> cards{};
      const int n = drop_hand(seat, cards);
      say(EventKind::Renewed, seat, Cards(cards.data(), static_cast<std::size_t>(n)), &m);
      while (r_.refill > s_.hand_n[seat] && draw(seat)) {
      }
      if (r_.exchange == Exchange::Offer) ask_offers(seat, 2);
      else next_turn();
      return;
    }
    default: return;
  }
}

bool Course::advance(MoveList& out) {
  int idle = 0;
  while (!refused_) {
    if (s_.phase == Phase::Over) {
      out.clear();
      return true;
    }
    if (s_.phase == Phase::Play && s_.hand_n[s_.turn] == 0) {
      std::uint8_t next = r_.next_seat(s_.turn);
      while (next != s_.turn && s_.hand_n[next] == 0) next = r_.next_seat(next);
      if (next == s_.turn) {
        if (idle++ == kIdleDeals) s_.phase = Phase::Over;
        else deal();
        continue;
      }
      s_.turn = next;
      s_.drawn = false;
    }
    legal(r_, s_, out);
    if (!out.empty() || s_.phase != Phase::Play || s_.hand[s_.turn][r_.unknown]) return true;
    const int seat = s_.turn;
    std::array<std::uint8_t, kMaxCards> cards;  // the first n are set
    const int n = drop_hand(seat, cards);
    next_turn();
    say(EventKind::LaidDown, seat, Cards(cards.data(), static_cast<std::size_t>(n)));
  }
  out.clear();
  return false;
}

}  // namespace

unsigned winners(const Rules& r, const Board& b) {
  unsigned home = 0;
  for (int s = 0; s < r.seats; ++s) home |= static_cast<unsigned>(finished(r, b, s)) << s;
  for (unsigned rest = home; rest; rest &= rest - 1) {
    const int s = std::countr_zero(rest);
    if ((r.partners[s] & ~home) == 0) return r.partners[s] | 1U << s;
  }
  return 0;
}

bool begin(const Rules& r, State& s, Chance& chance, MoveList& out, EventSink* sink) {
  Course course(r, s, chance, sink);
  course.set_up();
  return course.advance(out);
}

bool play(const Rules& r, State& s, const Move& m, Chance& chance, MoveList& out, EventSink* sink) {
  Course course(r, s, chance, sink);
  course.move(m);
  return course.advance(out);
}

bool advance(const Rules& r, State& s, Chance& chance, MoveList& out, EventSink* sink) {
  return Course(r, s, chance, sink).advance(out);
}

}  // namespace tock
