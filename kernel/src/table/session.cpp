// The log of a table, entry by entry.
#include "tock/table/session.hpp"

#include <algorithm>

#include "table/fields.hpp"
#include "tock/game/position.hpp"
#include "tock/review/challenge_round.hpp"

namespace tock {
namespace {

// A member of an object as it is written; the text is known to be JSON.
std::string raw_member(std::string_view text, std::string_view name, std::string_view other) {
  int depth = 0;
  bool quoted = false;
  std::size_t begin = 0;  // of the name or the value that is read
  std::string_view key;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (quoted) {
      if (c == '\\') ++at;
      quoted = c != '"';
      continue;
    }
    quoted = c == '"';
    const bool ends = depth == 1 && (c == ',' || c == '}');
    if (ends && key == name) {
      while (begin < at && text[begin] == ' ') ++begin;
      return std::string(text.substr(begin, at - begin));
    }
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    if (depth != 1 || (c != ',' && c != ':' && c != '{')) continue;
    if (c == ':') {
      const std::size_t open = text.find('"', begin) + 1;
      key = text.substr(open, text.find('"', open) - open);
    }
    begin = at + 1;
  }
  return std::string(other);
}

KeyedChance keyed_by(std::string_view seed) {
  const Digest key = sha256("tockwork shuffle 1\n" + std::string(seed));
  return KeyedChance(std::span<const std::uint8_t, 32>(key));
}

ScriptedChance known_chance(const Json& dealt) {
  std::vector<std::vector<std::string>> orders;
  std::vector<int> lots;
  if (const Json* all = dealt.find("orders"))
    for (const Json& order : all->items()) {
      orders.emplace_back();
      for (const Json& card : order.items()) orders.back().push_back(card.text());
    }
  if (const Json* all = dealt.find("lots"))
    for (const Json& one : all->items()) lots.push_back(static_cast<int>(one.number()));
  return {std::move(orders), std::move(lots)};
}

Result<Created> read_created(std::string_view text) {
  const auto json = read_json(text);
  if (!json) return json.problem();
  Fields f(*json);
  Created out;
  if (f.text("entry") != "created") f.say(problem<Code::Log>("entry", "a log begins with its table"));
  f.text("rules");
  f.text("teams");
  out.rules = raw_member(text, "rules", "null");
  out.teams = raw_member(text, "teams", "null");
  out.options = raw_member(text, "options", "{}");
  out.clock = raw_member(text, "clock", R"({"kind":"none","seconds":30,"bank":0})");
  out.is_public = f.truth("public");
  out.is_rated = f.truth("rated");
  if (const Json* clock = json->find("clock")) {
    Fields c(*clock);
    out.clock_kind = c.text("kind");
    out.seconds = c.number("seconds");
    out.bank = c.number("bank");
  }
  if (f.there("takeover_seconds")) out.takeover = f.number("takeover_seconds");
  out.delay = f.number_or("spectator_delay", 0);
  out.seed = f.text_or_none("seed");
  out.host = out.seed ? kLocal : f.text("host");
  out.invite = f.text_or_none("invite");
  out.engine = f.text_or_none("engine");
  out.edition = out.seed ? std::nullopt : f.text_or_none("edition");
  out.part = f.text_or_none("part");
  if (const Json* commitments = json->find("promises"))
    for (const auto& [guest, commitment] : commitments->members())
      out.commitments.emplace_back(guest, commitment.text());
  if (const Json* awaited = json->find("awaited"))
    for (const Json& guest : awaited->items()) out.awaited.push_back(guest.text());
  for (const Json& seat : f.list("seats")) {
    Fields s(seat);
    out.seats.push_back(s.place());
    if (out.seed && out.seats.back().kind == "person") out.seats.back().guest = kLocal;
    if (!s.good()) f.say(s.wrong().within("seats"));
  }
  if (const Json* start = json->find("start")) out.start = *start;
  if (const Json* dealt = json->find("dealt")) out.dealt = *dealt;
  out.scripted = f.truth("scripted");
  out.daily = f.there("daily");
  if (!f.good()) return f.wrong();
  return out;
}

}  // namespace

Result<Session> Session::made(NamedRulesPtr names, std::string id, std::string_view created, Milliseconds at) {
  auto read = read_created(created);
  if (!read) return read.problem();
  Session s;
  s.names_ = std::move(names);
  s.id_ = std::move(id);
  s.created_ = std::make_shared<const Created>(std::move(*read));
  s.created_at_ = s.asked_at_ = at;
  const std::size_t seats = s.names_->rules.seats;
  s.places_ = s.created_->seats;
  s.places_.resize(seats, Holder{"open", {}, {}, {}});
  s.playing_.resize(seats);
  s.orders_.resize(seats);
  s.banks_.assign(seats, s.created_->bank * 1000);
  s.commitments_ = s.created_->commitments;
  s.entries_ = 1;
  if (s.created_->seed)
    if (const Step step = s.start(*s.created_->seed, at); !step.taken()) return step.problem;
  return s;
}

struct Session::Tried {
  std::string entry;
  Milliseconds at;
  Session session;
};

Step Session::try_entry(std::string_view entry, Milliseconds at) {
  tried_.reset();
  auto next = std::make_shared<Tried>(Tried{std::string(entry), at, *this});
  Step step = next->session.apply(entry, at);
  if (step.taken()) tried_ = std::move(next);
  return step;
}

Step Session::apply(std::string_view entry, Milliseconds at, std::string_view command) {
  const std::shared_ptr<Tried> tried = std::move(tried_);
  if (tried && tried->at == at && tried->entry == entry) {
    *this = std::move(tried->session);
  } else {
    const auto json = read_json(entry);
    if (!json) return illegal(json.problem());
    changed_ = {};
    if (Step step = follow(*json, at); !step.taken()) return step;
    if (proposal_)
      if (Step step = carry_out_if_agreed(at); !step.taken()) return step;
    ++entries_;
    if (changed_.seats && game_log_ && created_->delay) seatings_.push_back({at, places_, playing_});
  }
  if (!command.empty()) commands_.push_back({std::string(command), number()});
  return {};
}

Step Session::follow(const Json& entry, Milliseconds at) {
  Fields f(entry);
  const int seats = names_->rules.seats;
  const std::string what = f.text("entry");
  const auto seat = [&] { return f.seat("seat", seats); };
  const auto add = [&](Named& event) { note(at, event.done()); };
  Step step;
  if (what == "answered") {
    const int who = seat();
    const std::string by = f.text_or_none("by").value_or(places_[who].kind);
    const std::string move = f.text("move");
    const int spent = f.number_or("spent", 0);
    return f.good() ? make_move(who, move, by, spent, at) : illegal(f.wrong());
  }
  if (what == "chose") {
    const int who = seat();
    const std::string move = f.text("move");
    return f.good() ? choose_early(who, move, at) : illegal(f.wrong());
  }
  if (what == "ordered") {
    const int who = seat();
    std::vector<StandingOrder> orders;
    if (const auto wrong = read_orders(names_->rules, entry, orders)) f.say(*wrong);
    if (!f.good()) return illegal(f.wrong());
    orders_[who] = std::move(orders);
    return {};
  }
  changed_.seats = what != "talked";
  if (what == "seated") {
    const int who = seat();
    const Json* said = entry.find("place");
    Fields p(said ? *said : entry);
    const Holder place = p.place();
    if (!p.good()) f.say(p.wrong().within("place"));
    const Text commitment = f.text_or_none("promise");
    if (!f.good()) return illegal(f.wrong());
    places_[who] = place;
    if (commitment && place.guest) commitments_.emplace_back(*place.guest, *commitment);
    add(event_of("sat").with("seat", who).with("kind", place.kind).with("name", place.name).with("level", place.level));
  } else if (what == "stood" || what == "left") {
    const int who = seat();
    if (f.good()) stand(who, at);
  } else if (what == "carried") {
    const int who = seat();
    const std::string guest = f.text("guest");
    if (!f.good()) return illegal(f.wrong());
    changed_.giver = std::exchange(places_[who].guest, guest);
  } else if (what == "talked") {
    const bool sits = f.there("seat");
    const int who = sits ? seat() : 0;
    Named event = event_of("chat");
    event.out.key("seat");
    if (sits) event.out.write(who);
    else event.out.null();
    add(event.with("name", f.text("name")).with("text", f.text("text")));
  } else if (what == "promised") {
    commitments_.emplace_back(f.text("guest"), f.text("promise"));
  } else if (what == "parts_asked") {
    for (const Json& one : f.list("promises")) {
      if (one.items().size() != 3) return illegal(problem<Code::Log>("", "promises: guest, seat and promise"));
      const auto& [guest, at_seat, commitment] = std::tie(one.items()[0], one.items()[1], one.items()[2]);
      parts_.push_back({guest.text(), static_cast<int>(at_seat.number()), commitment.text(), {}, {}});
    }
    std::stable_sort(parts_.begin(), parts_.end(),
                     [](const Contribution& a, const Contribution& b) { return a.seat < b.seat; });
    gathering_ = true;
    Named event = event_of("gathering");
    event.out.key("parts");
    write_parts(event.out);
    add(event);
  } else if (what == "part_given") {
    const std::string guest = f.text("guest"), part = f.text("part"), word = f.text("word");
    for (Contribution& one : parts_)
      if (one.guest == guest) one.part = part, one.word = word;
  } else if (what == "started") {
    const std::string seed = f.text("seed");
    if (f.good()) step = start(seed, at);
  } else if (what == "abandoned") {
    if (!seed_) return illegal(problem<Code::Log>("", "abandoned before the game has begun"));
    given_up_ = true;
    note(at, event_of("given_up").done());
    reveal(at);
  } else if (what == "took_back") {
    if (f.there("times")) {  // of a device, from before a log kept what was taken back
      taken_back_ = f.number("times");
    } else {
      const int who = seat(), kept = f.number("kept");
      if (f.good()) step = take_back(who, kept, at);
    }
  } else if (what == "proposed") {
    const int who = seat();
    const std::string asked = f.text("what");
    if (f.good()) propose({who, asked == "pause", f.number_or("kept", 0)}, at);
  } else if (what == "agreed" || what == "declined") {
    const int who = seat();
    if (!proposal_) f.say(problem<Code::Log>("entry", "nothing was proposed"));
    if (!f.good()) return illegal(f.wrong());
    Named event = event_of(what);
    event.with("seat", who);
    if (what == "declined") {
      declined_ |= 1U << proposal_->seat;
      proposal_.reset();
    } else {
      for (std::size_t other = 0; other < places_.size(); ++other)
        if (places_[other].guest == places_[who].guest) proposal_->open &= ~(1U << other);
      write_open(event.out);
    }
    add(event);
  } else if (what == "resumed") {
    const int who = seat();
    if (f.good()) resume(who, at);
  } else if (what == "took_over" || what == "gave_back") {
    const int who = seat();
    const bool over = what == "took_over";
    playing_[who] = over ? Text(f.text("level")) : std::nullopt;
    if (over) add(event_of("taken_over").with("seat", who).with("level", playing_[who]));
    else add(event_of("handed_back").with("seat", who));
  } else if (what == "ran_out") {
    ran_out_ = seat();
    add(event_of("timed_out").with("seat", ran_out_));
  } else if (what == "weakened") {
    const int who = seat();
    const std::string was = f.text("was"), level = f.text("level");
    (places_[who].kind == "bot" ? places_[who].level : playing_[who]) = level;
    add(event_of("bot_changed").with("seat", who).with("was", was).with("level", level));
  } else if (what == "rematched") {
    rematch_ = f.text("table");
    add(event_of("rematch").with("table", rematch_));
    rematched_ = number();
  } else {
    f.say(problem<Code::Log>("entry", std::string("there is no '") + what + "'"));
  }
  return f.good() ? step : illegal(f.wrong());
}

// following -----------------------------------------------------------------------------------------

Step Session::start(const std::string& seed, Milliseconds at) {
  if (game_log_) return illegal(problem<Code::Log>("", "a second beginning"));
  seed_ = seed;
  if (Step step = deal(); !step.taken()) return step;
  begin_chain();
  asked_at_ = at;
  Named event = event_of("began");
  event.with("commitment", commitment());
  if (!parts_.empty()) {
    event.out.key("parts");
    write_parts(event.out);
  }
  note(at, event.done(), 0);
  began_ = number();
  note_game(game_log_->events(), at);
  return {};
}

// From the beginning; the same seed deals the same cards.
Step Session::deal() {
  game_log_.emplace(names_);
  if (created_->start.is(Json::Kind::Object)) {
    const Json* seed = created_->start.find("seed");
    chance_ = keyed_by(seed ? seed->text() : "posed");
    State position;
    if (const auto wrong = read_position(*names_, created_->start, position); !wrong.empty())
      return illegal(wrong.front());
    if (seed) deal_unknown(names_->rules, position, *chance());
    return game_log_->begin(position, *chance());
  }
  if (created_->dealt.is(Json::Kind::Object)) chance_ = known_chance(created_->dealt);
  else chance_ = keyed_by(*seed_);
  return game_log_->begin(*chance());
}

Chance* Session::chance() {
  if (auto* keyed = std::get_if<KeyedChance>(&chance_)) return keyed;
  return std::get_if<ScriptedChance>(&chance_);
}

void Session::shuffle_from(std::string_view seed) { chance_ = keyed_by(seed); }

Step Session::play(const PlayedMove& move) {
  if (!game_log_) return illegal(problem<Code::Log>(id_, "a move before the game has begun"));
  const int seat = move.early ? move.seat : int{game_log_->state().turn};
  if (move.early && !(game_log_->may_choose_early() >> seat & 1U)) return illegal(problem<Code::NoEarly>("", seat));
  const auto wanted = parse_move(move.move);
  if (!wanted) return illegal(wanted.problem());
  MoveList& list = own_list<struct OfSession>();
  list.clear();
  if (!game_log_->state().over()) game_log_->moves(seat, list);
  State s = game_log_->state();
  s.turn = static_cast<std::uint8_t>(seat);
  for (int i = 0; i < list.size(); ++i) {
    if (!(write(*names_, s, list[i]) == *wanted)) continue;
    moves_.push_back(move);
    return move.early ? game_log_->choose_early(seat, i) : game_log_->play(i, *chance());
  }
  return illegal(problem<Code::CannotPlay>("", seat, move.move));
}

Step Session::make_move(int seat, const std::string& move, const std::string& by, int spent, Milliseconds at) {
  const int known = game_log_ ? game_log_->events() : 0;
  const bool own = by == "person" || by == "program" || by == "order";
  const bool together = over_days() && game_log_ && hides_choices(game_log_->state().phase);
  if (Step step = play({seat, move, false, own, spent}); !step.taken()) return step;
  if (own && proposal_ && !proposal_->pause) lapse(at);  // a player who moves on does not wait for it
  use_bank(seat, spent);
  ++decision_;
  declined_ = 0;
  orders_[seat].clear();
  // All have been asked for their hidden choices since the first of them was, over days.
  if (!together || !hides_choices(game_log_->state().phase)) {
    pauses_.clear();
    asked_at_ = at;
  }
  ran_out_ = -1;
  note_game(game_log_->events() - known, at);
  if (over()) reveal(at);
  return {};
}

// agreements ----------------------------------------------------------------------------------------

// The seats of the people who have to agree with a player: those who play themselves, at other devices.
unsigned Session::others(int seat) const {
  unsigned out = 0;
  for (std::size_t other = 0; other < places_.size(); ++other)
    if (places_[other].kind == "person" && places_[other].guest != places_[seat].guest && !playing_[other])
      out |= 1U << other;
  return out;
}

void Session::propose(Proposal asked, Milliseconds at) {
  if (proposal_) lapse(at);
  asked.open = others(asked.seat);
  proposal_ = asked;
  if (!asked.open) return;
  Named event = event_of("proposed");
  event.with("seat", asked.seat).with("what", asked.pause ? "pause" : "take_back");
  write_open(event.out);
  note(at, event.done());
}

// It is not asked any more, and nobody has said no.
void Session::lapse(Milliseconds at) {
  proposal_.reset();
  note(at, event_of("lapsed").done());
}

Step Session::carry_out_if_agreed(Milliseconds at) {
  if (over() || places_[proposal_->seat].kind == "bot") return lapse(at), Step{};
  proposal_->open &= others(proposal_->seat);  // some may have left
  if (proposal_->open) return {};
  const Proposal agreed = *std::exchange(proposal_, std::nullopt);
  if (!agreed.pause) return take_back(agreed.seat, agreed.kept, at);
  pauses_.emplace_back(at, kNoEnd);
  note(at, event_of("paused").with("seat", agreed.seat).done());
  return {};
}

void Session::resume(int seat, Milliseconds at) {
  if (paused()) pauses_.back().second = resumed_at_ = at;
  note(at, event_of("resumed").with("seat", seat).done());
}

// Time of a seat beyond that of one move.
void Session::use_bank(int seat, int spent) {
  if (created_->clock_kind != "none")
    banks_[seat] = std::max(0, banks_[seat] - std::max(0, spent - created_->seconds * 1000));
}

Step Session::choose_early(int seat, const std::string& move, Milliseconds at) {
  Step step = play({seat, move, true, true, 0});
  if (step.taken()) note_game(1, at);
  return step;
}

int Session::moves_before(int seat) const {
  for (auto at = moves_.size(); at-- > 0;)
    if (moves_[at].seat == seat && moves_[at].own) return static_cast<int>(at);
  return -1;
}

// The game is played again up to there.
Step Session::take_back(int seat, int kept, Milliseconds at) {
  if (!game_log_ || kept < 0 || kept > static_cast<int>(moves_.size()))
    return illegal(problem<Code::Log>("", "kept: so many there are not"));
  const SharedList<PlayedMove> moves = std::exchange(moves_, {});
  std::fill(banks_.begin(), banks_.end(), created_->bank * 1000);
  if (Step step = deal(); !step.taken()) return step;
  for (int i = 0; i < kept; ++i) {
    const PlayedMove& move = moves[static_cast<std::size_t>(i)];
    if (Step step = play(move); !step.taken()) return step;
    if (!move.early) use_bank(move.seat, move.spent);
  }
  const int stands = game_log_->events();
  ++taken_back_;
  if (!heads_.empty()) heads_.shorten(static_cast<std::size_t>(stands) + 1);
  // An undone event keeps its number and becomes empty.
  events_.push_back(event_of("undone").done());
  const int gone = static_cast<int>(events_.size()) - 1;
  int last = 0;
  for (Happening& what : all_.own()) {
    if (what.game_events <= stands) {
      ++last;
      continue;
    }
    if (what.event < 0) what.event = gone;
    what.game_events = stands;
  }
  ++decision_;  // a bot that thinks about an undone decision must notice
  asked_at_ = at;
  pauses_.clear();
  ran_out_ = -1;
  note(at, event_of("taken_back").with("seat", seat).with("to", last).done());
  last_game_event_ = last_open_event_ = number();
  return {};
}

void Session::stand(int seat, Milliseconds at) {
  Holder& place = places_[seat];
  orders_[seat].clear();
  Named event = event_of("left");
  event.with("seat", seat);
  if (set_up()) {
    place = {"bot", std::nullopt, place.name, kStandIn};
    left_ |= 1U << seat;
    playing_[seat].reset();
    event.with("level", place.level);
  } else {
    const Holder was = std::exchange(place, Holder{place.kept, {}, {}, {}, place.kept});
    if (was.guest && !held_by(*was.guest))
      std::erase_if(commitments_, [&](const auto& commitment) { return commitment.first == *was.guest; });
    event.with("level", Text());
  }
  note(at, event.done());
}

void Session::reveal(Milliseconds at) {
  Named event = event_of("revealed");
  event.with("seed", seed_);
  if (created_->part) event.with("part", created_->part);
  note(at, event.done());
  ended_ = number();
}

void Session::note(Milliseconds at, std::string event, int so_far) {
  all_.push_back({at, so_far < 0 ? events_shown() : so_far, static_cast<int>(events_.size())});
  events_.push_back(std::move(event));
}

// Numbers the last events of the game.
void Session::note_game(int events, Milliseconds at) {
  const int known = game_log_->events() - events;
  const int next_round = chain_on(known);
  if (created_->daily && decision_ > 0) {
    const std::vector<Ply> turns = game_log_->plies();
    if (is_round_over(names_->rules, turns[0].after, game_log_->state(), static_cast<int>(turns.size()) - 1))
      round_end_ = next_round < 0 ? game_log_->events() : next_round;
  }
  for (int k = known; k < events_shown(); ++k) {
    all_.push_back({at, k + 1, -1});
    if (k == game_log_->last_open()) last_open_event_ = number();
  }
  last_game_event_ = number();
}

// looking -------------------------------------------------------------------------------------------

bool Session::full() const {
  return std::none_of(places_.begin(), places_.end(),
                      [](const Holder& p) { return p.kind == "friend" || p.kind == "open"; });
}

unsigned Session::held_by(const std::string& guest) const {
  unsigned out = 0;
  for (std::size_t seat = 0; seat < places_.size(); ++seat)
    if (places_[seat].guest && *places_[seat].guest == guest) out |= 1U << seat;
  return out;
}

Text Session::bot_in(int seat) const {
  if (ran_out_ == seat) return kStandIn;
  return places_[seat].kind == "bot" ? places_[seat].level.value_or(kStandIn) : playing_[seat];
}

int Session::number_at(Milliseconds then) const {
  const auto* after = std::upper_bound(all_.begin(), all_.end(), then,
                                       [](Milliseconds time, const Happening& what) { return time < what.at; });
  return static_cast<int>(after - all_.begin());
}

const Seating& Session::seating_at(Milliseconds then) const {
  const auto after = std::upper_bound(seatings_.begin(), seatings_.end(), then,
                                      [](Milliseconds time, const Seating& what) { return time < what.at; });
  return after == seatings_.begin() ? *after : *(after - 1);
}

int Session::carried_out(std::string_view command) const {
  for (auto at = commands_.size(); at-- > 0;)
    if (commands_[at].first == command) return commands_[at].second;
  return -1;
}

}  // namespace tock
