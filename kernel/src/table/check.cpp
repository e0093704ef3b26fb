// The rules of who may do what at a table, and when: a command becomes an entry, or a refusal.
#include <algorithm>

#include "table/fields.hpp"

namespace tock {
namespace {

std::string seat_named(int seat) { return "seat " + std::to_string(seat); }

Span common(const Span& a, const Span& b) { return {std::max(a.first, b.first), std::min(a.second, b.second)}; }
Milliseconds length(const Span& span) { return std::max<Milliseconds>(0, span.second - span.first); }

}  // namespace

Checked meant_by(const GameLog& log, int seat, const std::string& text) {
  Core core(log.names_ptr());
  core.state() = log.state();
  core.state().turn = static_cast<std::uint8_t>(seat);
  if (const Step step = core.refresh(); !step.taken()) return Checked::refused("illegal", step.problem.text());
  const auto said = parse_move(text);
  if (!said) return Checked::refused("illegal", said.problem().text());
  const std::vector<int> alike = core.meant(*said, -1);
  const std::string move = text_of(*said);
  if (alike.empty())
    return Checked::refused("illegal", seat_named(seat) + " cannot play '" + move + "' in phase " +
                                           std::string(name_of(core.state().phase)));
  if (alike.size() == 1) return {text_of(core.written(alike[0])), {}, {}};
  std::string all;
  for (const int i : alike) all += (all.empty() ? "'" : " or '") + text_of(core.written(i)) + "'";
  return Checked::refused("ambiguous", std::string("'") + move + "' may be " + all);
}

std::optional<Checked> Session::not_playing() const {
  if (!game_log_) return Checked::refused("not_started", "the game has not begun");
  if (over()) return Checked::refused("over", "the game is over");
  return std::nullopt;
}

Checked Session::check(std::string_view command, const std::string& guest, std::string_view by, Milliseconds now,
                       const std::vector<Span>& outages) const {
  const auto json = read_json(command);
  if (!json) return Checked::refused("invalid", json.problem().text());
  Fields f(*json);
  const std::string what = f.text("type"), id = f.text("id");
  if (!f.good()) return Checked::refused("invalid", f.wrong().text());
  if (const int number = carried_out(guest + "\n" + id); number >= 0) return {{}, {}, {}, number};
  if (what == "promise") return check_commitment(*json, guest);
  if (what == "part") return check_part(*json, guest);
  const int seat = f.number("seat");
  if (!f.good()) return Checked::refused("invalid", f.wrong().text());
  const unsigned held = held_by(guest);
  if (seat < 0 || seat >= names_->rules.seats || !(held >> seat & 1U))
    return Checked::refused("not_your_seat", seat_named(seat) + " is not yours");
  if (const auto no = not_playing()) return *no;
  if (what == "agree") return check_agree(*json, seat);
  if (what == "resume") {
    if (!paused()) return Checked::refused("not_started", "the game is not paused");
    return {entry_of("resumed").with("seat", seat).done(), {}, {}};
  }
  if (paused()) return Checked::refused("paused", "the game is paused");
  if (what == "act") return check_act(*json, seat, by, now, outages);
  if (what == "orders") return check_orders(*json, seat);
  if (what == "take_back") return check_take_back(seat);
  if (what == "pause") return check_pause(seat);
  return Checked::refused("invalid", std::string("type: there is no '") + what + "'");
}

Checked Session::check_act(const Json& said, int seat, std::string_view by, Milliseconds now,
                           const std::vector<Span>& outages) const {
  Fields f(said);
  const int expect = f.number("expect");
  const std::string text = f.text("move");
  if (!f.good()) return Checked::refused("invalid", f.wrong().text());
  const State& s = game_log_->state();
  const bool hidden = hides_choices(s.phase);  // the simultaneous choices of others make no difference
  const int since = hidden ? last_open_event_ : last_game_event_;
  if (since > expect)
    return Checked::refused("stale",
                            "event " + std::to_string(since) + " has happened since " + std::to_string(expect));
  if (ran_out_ == seat) return Checked::refused("not_your_turn", "the time for this answer is up");
  const bool asked_now = s.turn == seat;
  if (!asked_now && !(game_log_->may_choose_early() >> seat & 1U))
    return Checked::refused("not_your_turn", seat_named(seat) + " is not asked: " + seat_named(s.turn) + " is asked" +
                                                 (hidden ? ", or it has chosen already" : ""));
  Checked found = meant_by(*game_log_, seat, text);
  if (!found.code.empty()) return found;
  if (asked_now) found.entry = move_entry(seat, found.entry, by, now, outages);
  else found.entry = entry_of("chose").with("seat", seat).with("move", found.entry).done();
  return found;
}

std::string Session::move_entry(int seat, std::string_view move, std::string_view by, Milliseconds now,
                                const std::vector<Span>& outages) const {
  return entry_of("answered")
      .with("seat", seat)
      .with("move", move)
      .with("by", by)
      .with("spent", static_cast<int>(spent(now, outages)))
      .done();
}

Checked Session::check_take_back(int seat) const {
  if (created_->delay)  // delayed spectators would miss what is gone by then
    return Checked::refused("not_your_seat", "nothing is taken back where others watch later");
  if (created_->daily || created_->scripted) return Checked::refused("not_your_seat", "what is played once stands");
  const int kept = moves_before(seat);
  if (kept < 0) return Checked::refused("not_your_turn", seat_named(seat) + " has not answered yet");
  if (others(seat)) return proposed(seat, false, kept);
  return {entry_of("took_back").with("seat", seat).with("kept", kept).done(), {}, {}};
}

Checked Session::check_pause(int seat) const {
  if (created_->daily || created_->scripted) return Checked::refused("not_your_seat", "nobody waits here");
  return proposed(seat, true, 0);
}

// A player who proposes what another one has proposed agrees.
Checked Session::proposed(int seat, bool pause, int kept) const {
  if (declined_ >> seat & 1U)
    return Checked::refused("not_your_turn", "it was declined: ask again after the next move");
  if (proposal_ && proposal_->pause == pause) {
    if (proposal_->seat == seat) return {{}, {}, {}, number()};
    if (pause && proposal_->open >> seat & 1U) return {entry_of("agreed").with("seat", seat).done(), {}, {}};
  }
  Named entry = entry_of("proposed");
  entry.with("seat", seat).with("what", pause ? "pause" : "take_back");
  if (!pause) entry.with("kept", kept);
  return {entry.done(), {}, {}};
}

Checked Session::check_agree(const Json& said, int seat) const {
  Fields f(said);
  const bool yes = f.truth("yes");
  if (!f.good()) return Checked::refused("invalid", f.wrong().text());
  if (!proposal_ || !(proposal_->open >> seat & 1U))
    return Checked::refused("not_your_turn", seat_named(seat) + " was asked for nothing");
  return {entry_of(yes ? "agreed" : "declined").with("seat", seat).done(), {}, {}};
}

Checked Session::check_commitment(const Json& said, const std::string& guest) const {
  Fields f(said);
  const std::string commitment = f.text("promise");
  if (!f.good()) return Checked::refused("invalid", f.wrong().text());
  if (!held_by(guest)) return Checked::refused("not_your_seat", "only those who sit here put in a part");
  if (set_up()) return Checked::refused("already_started", "parts are shown already: nobody promises any more");
  if (!created_->part) return Checked::refused("already_started", "this table is older than parts");
  return {entry_of("promised").with("guest", guest).with("promise", commitment).done(), {}, {}};
}

Checked Session::check_part(const Json& said, const std::string& guest) const {
  Fields f(said);
  const std::string part = f.text("part"), word = f.text_or_none("word").value_or("");
  if (!f.good()) return Checked::refused("invalid", f.wrong().text());
  const Contribution* asked = asked_of(guest);
  if (!asked && !held_by(guest)) return Checked::refused("not_your_seat", "only those who sit here put in a part");
  if (game_log_) return Checked::refused("already_started", "the cards are dealt");
  if (!gathering_) return Checked::refused("not_started", "parts are shown when all seats are taken");
  if (!asked || asked->commitment != hex(sha256(std::string("tockwork promise 2\n") + part + "\n" + word)))
    return Checked::refused("invalid", "part: not what was promised");
  if (asked->part) return {{}, {}, {}, number()};
  return {entry_of("part_given").with("guest", guest).with("part", part).with("word", word).done(), {}, {}};
}

// clocks --------------------------------------------------------------------------------------------

// Time in which the server was away or the game was paused does not count.
Milliseconds Session::spent(Milliseconds now, const std::vector<Span>& outages) const {
  const Span all{asked_at_, now};
  Milliseconds away = 0;
  for (const Span& pause : pauses_) away += length(common(pause, all));
  for (const Span& outage : outages) {
    const Span here = common(outage, all);
    away += length(here);
    for (const Span& pause : pauses_) away -= length(common(pause, here));
  }
  return std::max<Milliseconds>(0, now - asked_at_ - away);
}

Milliseconds Session::left(Milliseconds now, const std::vector<Span>& outages) const {
  if (created_->clock_kind == "none" || asked() < 0) return -1;
  const int bank = created_->clock_kind == "bank" ? banks_[asked()] : 0;
  return std::max<Milliseconds>(0, created_->seconds * 1000 + bank - spent(now, outages));
}

void Session::write_clock(JsonWriter& out, Milliseconds now, const std::vector<Span>& outages) const {
  const Milliseconds time = left(now, outages);
  out.open_object();
  out.field("now", now);
  out.key("turn");
  if (time < 0) out.null();
  else out.write(asked());
  out.key("left");
  if (time < 0) out.null();
  else out.write(time);
  out.key("banks");
  out.open_array();
  for (std::size_t seat = 0; time >= 0 && seat < banks_.size(); ++seat) out.write(banks_[seat]);
  out.close_array();
  out.close_object();
}

}  // namespace tock
