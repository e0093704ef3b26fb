#include "tock/views/game_log.hpp"

#include <algorithm>

#include "tock/views/stats.hpp"
#include "views/event_writer.hpp"

namespace tock {
namespace {

// Writes down what a chance gives.
class Noted final : public Chance {
 public:
  Noted(Chance& chance, std::vector<std::uint8_t>& out) : chance_(chance), out_(out) {}
  bool shuffle(std::span<std::uint8_t> cards) override {
    const bool done = chance_.shuffle(cards);
    out_.insert(out_.end(), cards.begin(), cards.end());
    return done;
  }
  int random_below(int n) override {
    const int drawn = chance_.random_below(n);
    out_.push_back(static_cast<std::uint8_t>(drawn));
    return drawn;
  }
  [[nodiscard]] Snapshot state() const override { return {}; }
  void seek(const Snapshot&) override {}

 private:
  Chance& chance_;
  std::vector<std::uint8_t>& out_;
};

// Gives it again.
class Recalled final : public Chance {
 public:
  explicit Recalled(const std::uint8_t* from) : next_(from) {}
  bool shuffle(std::span<std::uint8_t> cards) override {
    std::copy_n(next_, cards.size(), cards.begin());
    next_ += cards.size();
    return true;
  }
  int random_below(int) override { return *next_++; }
  [[nodiscard]] Snapshot state() const override { return {}; }
  void seek(const Snapshot&) override {}

 private:
  const std::uint8_t* next_;
};

// Counts events.
class Counter final : public EventSink {
 public:
  std::uint32_t next;  // the number of the next one
  int last_open;
  void on_event(EventKind what, const State&, int, std::span<const std::uint8_t>, const Move*,
                const Effects*) override {
    const bool face_down = what == EventKind::Gave || what == EventKind::Offered || what == EventKind::Chose;
    if (!face_down) last_open = static_cast<int>(next);
    ++next;
  }
  Counter(std::uint32_t first, int open) : next(first), last_open(open) {}
};

MoveList& moves_of_moment() {
  MoveList& list = own_list<struct OfThis>();
  return list;
}

// The card that a move in an exchange gives.
std::uint8_t given_by(const Move& m) { return m.act == Act::Decline ? kDeclined : m.card; }

}  // namespace

View Moment::view(const Rules& r, Viewer viewer) const {
  State shown = state;
  for (int t = 0; t < r.seats; ++t)
    if (early[t] != kNone) shown.given[t] = early[t];
  return see(r, shown, viewer);
}

unsigned GameLog::may_choose_early() const {
  const View all = now({});
  return still_to_ask(names_->rules, all) & ~unsigned{all.chosen};
}

void GameLog::moves(int seat, MoveList& out) const {
  State s = now_.state;
  s.turn = static_cast<std::uint8_t>(seat);
  legal(names_->rules, s, out);
}

Step GameLog::begin(Chance& chance) { return add({.what = What::Begun}, Moment{}, chance); }

Step GameLog::begin(const State& position, Chance& chance) {
  Moment origin;
  origin.state = position;
  return add({.what = What::BegunFromPosition}, origin, chance);
}

Step GameLog::play(int move, Chance& chance) {
  return add({.value = static_cast<std::uint16_t>(move), .what = What::Moved}, now_, chance);
}

Step GameLog::choose_early(int seat, int move) {
  MoveList& list = moves_of_moment();
  moves(seat, list);
  const std::uint8_t given = given_by(list[move]);
  FastChance none(0);  // no card is dealt before all have chosen
  return add({.value = given, .what = What::ChosenEarly, .seat = static_cast<std::uint8_t>(seat)}, now_, none);
}

// Adds an entry and the early choices that follow it: all of them or, if one
// is impossible, none.
Step GameLog::add(Entry entry, const Moment& origin, Chance& chance) {
  const bool begins = entry.what == What::Begun || entry.what == What::BegunFromPosition;
  const std::size_t known = begins ? 0 : entries_.size(), dealt_before = begins ? 0 : dealt_.size();
  Counter counter(static_cast<std::uint32_t>(begins ? 0 : events_), begins ? -1 : last_open_);
  std::vector<Entry> entries;
  std::vector<Moment> kept;
  std::vector<std::uint8_t> dealt;
  Noted noted(chance, dealt);
  Moment before, next = origin;
  MoveList& list = moves_of_moment();
  if (!begins) moves(next.state.turn, list);
  chance.use(*names_);
  const Chance::Snapshot drawn = chance.state();
  for (;;) {
    before = next;
    if ((known + entries.size()) % kEvery == 0) kept.push_back(before);
    entry.first = counter.next;
    entries.push_back(entry);
    const bool led = run(entry, next, list, noted, &counter);
    if (const Step step = led ? taken_to(next.state, list) : Step{Refused::Chance, chance.refusal()}; !step.taken()) {
      chance.seek(drawn);
      return step;
    }
    next.dealt = static_cast<std::uint32_t>(dealt_before + dealt.size());
    const std::uint8_t chosen = next.state.over() ? kNone : next.early[next.state.turn];
    if (chosen == kNone) break;
    int move = 0;
    while (given_by(list[move]) != chosen) ++move;
    entry = {.value = static_cast<std::uint16_t>(move), .what = What::Moved};
  }
  entries_.resize(known);
  kept_.resize((known + kEvery - 1) / kEvery);
  dealt_.resize(dealt_before);
  entries_.insert(entries_.end(), entries.begin(), entries.end());
  kept_.insert(kept_.end(), kept.begin(), kept.end());
  dealt_.insert(dealt_.end(), dealt.begin(), dealt.end());
  before_ = before;
  now_ = next;
  events_ = static_cast<int>(counter.next);
  last_open_ = counter.last_open;
  return {};
}

// Applies an entry; false if the chance refuses. `moves` are those before a move, and then
// those of the next decision.
bool GameLog::run(const Entry& entry, Moment& m, MoveList& moves, Chance& chance, EventSink* sink) const {
  const Rules& r = names_->rules;
  switch (entry.what) {
    case What::Begun: return tock::begin(r, m.state, chance, moves, sink);
    case What::BegunFromPosition: return tock::advance(r, m.state, chance, moves, sink);
    case What::Moved: {
      m.early[m.state.turn] = kNone;
      const Move move = moves[entry.value];
      return tock::play(r, m.state, move, chance, moves, sink);
    }
    case What::ChosenEarly:
      m.early[entry.seat] = static_cast<std::uint8_t>(entry.value);
      if (sink) sink->on_event(EventKind::Chose, m.state, entry.seat, {}, nullptr, nullptr);
      return true;
  }
  return false;
}

std::uint32_t GameLog::end_of(std::size_t entry) const {
  return entry + 1 < entries_.size() ? entries_[entry + 1].first : static_cast<std::uint32_t>(events_);
}

void GameLog::write_parts(std::span<const Outlet> outlets, int from, int to, unsigned parts) const {
  from = std::max(from, 0);
  to = std::min(to, events_);
  if (from >= to || outlets.empty()) return;
  const auto begin = static_cast<std::uint32_t>(from), end = static_cast<std::uint32_t>(to);
  const auto after = std::upper_bound(entries_.begin(), entries_.end(), begin,
                                      [](std::uint32_t event, const Entry& entry) { return event < entry.first; });
  auto at = static_cast<std::size_t>(after - entries_.begin()) - 1;
  const bool latest = at + 1 == entries_.size();
  if (!latest) at -= at % kEvery;
  Moment moment = latest ? before_ : kept_[at / kEvery];
  MoveList& list = moves_of_moment();
  if (at > 0) legal(names_->rules, moment.state, list);
  Recalled recalled(dealt_.data() + moment.dealt);
  EventWriter writer(*names_, outlets, parts);
  writer.limit(from, to, events_ - 1);
  for (; at < entries_.size() && entries_[at].first < end; ++at) {
    if (end_of(at) <= begin) {
      run(entries_[at], moment, list, recalled, nullptr);
      continue;
    }
    writer.open(static_cast<int>(entries_[at].first), moment);
    run(entries_[at], moment, list, recalled, &writer);
    writer.close();
  }
}

namespace {

// Notes of a turn what kinds of events came of it.
class Kinds final : public EventSink {
 public:
  explicit Kinds(Ply& turn) : turn_(turn) {}
  void on_event(EventKind what, const State& after, int, std::span<const std::uint8_t>, const Move*,
                const Effects*) override {
    if (what == EventKind::Dealt) turn_.dealt = after;
    turn_.kinds |= 1U << static_cast<unsigned>(what);
    turn_.drew += what == EventKind::Drew;
  }

 private:
  Ply& turn_;
};

}  // namespace

std::vector<Ply> GameLog::plies() const {
  std::vector<Ply> out;
  if (entries_.empty()) return out;
  MoveList& list = moves_of_moment();
  Moment moment = kept_.front();
  Recalled recalled(dealt_.data());
  for (std::size_t at = 0; at < entries_.size(); ++at) {
    const Entry& entry = entries_[at];
    Ply turn;
    turn.before = moment.state;
    turn.from_position = entry.what == What::BegunFromPosition;
    if (entry.what == What::Moved) {
      turn.index = entry.value;
      turn.move = list[entry.value];
    }
    Kinds kinds(turn);
    run(entry, moment, list, recalled, &kinds);
    turn.after = moment.state;
    turn.first = static_cast<int>(entry.first);
    turn.end = static_cast<int>(end_of(at));
    if (entry.what != What::ChosenEarly) out.push_back(turn);
  }
  return out;
}

void GameLog::write_stats(JsonWriter& out) const {
  Stats stats(names_->rules);
  MoveList& list = moves_of_moment();
  if (!entries_.empty()) {
    Moment moment = kept_.front();
    Recalled recalled(dealt_.data());
    for (const Entry& entry : entries_) run(entry, moment, list, recalled, &stats);
  }
  stats.write(out);
}

std::size_t GameLog::bytes() const {
  return sizeof *this + entries_.capacity() * sizeof(Entry) + kept_.capacity() * sizeof(Moment) + dealt_.capacity();
}

}  // namespace tock
