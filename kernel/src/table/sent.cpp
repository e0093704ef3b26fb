// The messages to the viewers of a table: events, snapshots, seats.
#include <algorithm>

#include "table/fields.hpp"

namespace tock {
namespace {

constexpr unsigned kOfEvent = kEvent | kWalks | kState | kViews | kLast;
constexpr std::string_view kBeforeDeal = R"("state":null,"views":[])";

// The messages of some events of a game to some viewers, one piece each.
class Pieces {
 public:
  Pieces(const GameLog& log, std::span<const Viewer> viewers, int from, int to, unsigned parts)
      : all_(viewers.size()), from_(from) {
    std::vector<Outlet> outlets;
    for (std::size_t k = 0; k < viewers.size(); ++k) outlets.push_back({viewers[k], all_[k].out, all_[k].ends});
    log.write_parts(outlets, from, to, parts);
  }
  Pieces(const GameLog& log, Viewer viewer, int from, int to, unsigned parts)
      : Pieces(log, std::span(&viewer, 1), from, to, parts) {}
  // Of the event with this number, from 0, without the commas between them.
  [[nodiscard]] std::string_view of(int event, std::size_t viewer = 0) const {
    const auto& [out, ends] = all_[viewer];
    const auto i = static_cast<std::size_t>(event - from_);
    if (i >= ends.size()) return kBeforeDeal;
    const std::size_t begin = i ? ends[i - 1] + 1 : 0;
    return out.text().substr(begin, ends[i] - begin);
  }

 private:
  struct Written {
    JsonWriter out;
    std::vector<std::size_t> ends;
  };
  std::vector<Written> all_;
  int from_;
};

void join(std::string& out, std::initializer_list<std::string_view> parts) {
  for (const std::string_view part : parts) out += part;
}

}  // namespace

std::string Session::chain_member(int number) const {
  if (!game_log_ || number < began_ || heads_.empty()) return {};
  return ",\"chain\":\"" + head(game_events(number)) + "\"";
}

std::string Session::moment(Viewer viewer, int number) const {
  const int events_then = game_events(number);
  // A game that begins from a position may have no event yet, and a state all the same.
  if (!game_log_ || number < began_ || (!events_then && game_log_->events())) return std::string(kBeforeDeal);
  std::string out;
  if (events_then == game_log_->events()) {
    JsonWriter now;
    const View view = game_log_->now(viewer);
    now.key("state");
    write_state(now, *names_, view);
    now.key("views");
    write_views(now, *names_, view, true);
    out = now.text();
  } else {
    out = Pieces(*game_log_, viewer, events_then - 1, events_then, kState | kViews).of(events_then - 1);
  }
  if (round_end_ && events_then == *round_end_) {  // a round that is played alone is over with it
    constexpr std::string_view kPhase = R"("state":{"phase":")";
    out.replace(kPhase.size(), out.find('"', kPhase.size()) - kPhase.size(), name_of(Phase::Over));
  }
  return out;
}

std::vector<std::vector<std::string>> Session::messages(std::span<const Viewer> viewers, int after, int last,
                                                        std::string_view clock) const {
  std::vector<std::vector<std::string>> out(viewers.size());
  std::vector<std::string> then(viewers.size());
  std::optional<Pieces> game;
  int then_by = -1;
  for (int number = after + 1; number <= last; ++number) {
    const Happening& what = all_[number - 1];
    const bool of_game = what.event < 0;
    std::string head, tail;
    join(head, {R"({"type":"event","number":)", std::to_string(number), R"(,"at":)", std::to_string(what.at), ","});
    if (!of_game) join(head, {R"("event":)", events_[what.event], R"(,"walks":[],)"});
    else if (!game) game.emplace(*game_log_, viewers, what.game_events - 1, all_[last - 1].game_events, kOfEvent);
    join(tail, {of_game ? "" : R"(,"last":true)", R"(,"clock":)", clock, chain_member(number), "}"});
    for (std::size_t k = 0; k < viewers.size(); ++k) {
      if (!of_game && what.game_events != then_by) then[k] = moment(viewers[k], number);
      const std::string_view own = of_game ? game->of(what.game_events - 1, k) : then[k];
      std::string& message = out[k].emplace_back();
      message.reserve(head.size() + own.size() + tail.size());
      join(message, {head, own, tail});
    }
    if (!of_game) then_by = what.game_events;
  }
  return out;
}

std::string Session::logged(Viewer viewer, int after, int last) const {
  std::string out = "[";
  std::optional<Pieces> game;
  for (int number = after + 1; number <= last; ++number) {
    const Happening& what = all_[number - 1];
    if (out.size() > 1) out += ',';
    join(out, {R"({"number":)", std::to_string(number), R"(,"at":)", std::to_string(what.at), ","});
    if (what.event < 0) {
      if (!game) game.emplace(*game_log_, viewer, what.game_events - 1, all_[last - 1].game_events, kEvent | kWalks);
      out += game->of(what.game_events - 1);
    } else {
      join(out, {R"("event":)", events_[what.event], R"(,"walks":[])"});
    }
    out += '}';
  }
  return out + "]";
}

std::string Session::open_moments(int after, int last) const {
  std::string out = "[";
  std::optional<Pieces> game;
  for (int number = after + 1; number <= last; ++number) {
    const int by = game_events(number);
    if (out.size() > 1) out += ',';
    join(out, {R"({"number":)", std::to_string(number), ","});
    if (by && !game) game.emplace(*game_log_, Viewer{.open = true}, by - 1, events_shown(), kState | kHands);
    out += by ? game->of(by - 1) : std::string_view(R"("state":null,"hands":[])");
    out += '}';
  }
  return out + "]";
}

void Session::write_info(JsonWriter& out, const std::string& guest, int number) const {
  const bool ended = over() && number >= ended_, began = game_log_ && number >= began_;
  const bool knows = held_by(guest) || guest == created_->host;
  const auto shown = [&](bool when, const Text& text) { write_text(out, when ? text : Text()); };
  out.open_object();
  out.field("id", std::string_view(id_));
  out.field("phase", ended ? "over" : began ? "playing" : "lobby");
  if (!began && gathering_) out.field("gathering", true);
  out.key("rules");
  out.plain(created_->rules);
  out.field("players", int{names_->rules.seats});
  out.key("teams");
  out.plain(created_->teams);
  out.key("options");
  out.plain(created_->options);
  out.field("public", created_->is_public);
  if (created_->is_rated) out.field("rated", true);
  out.key("clock");
  out.plain(created_->clock);
  out.key("takeover_seconds");
  if (created_->takeover) out.write(*created_->takeover);
  else out.null();
  out.field("spectator_delay", created_->delay);
  out.field("created_at", created_at_);
  out.key("invite");
  shown(knows, created_->invite);
  out.key("commitment");
  shown(began || created_->part, commitment());
  out.key("seed");
  shown(ended, seed_);
  out.key("winners");
  if (ended) {
    out.open_array();
    for (int seat = 0; seat < names_->rules.seats; ++seat)
      if (game_log_->state().winners >> seat & 1U) out.write(seat);
    out.close_array();
  } else {
    out.null();
  }
  if (number == this->number() && paused()) out.field("paused", true);
  if (number == this->number() && proposal_) {
    out.key("proposal");
    out.open_object();
    out.field("seat", proposal_->seat);
    out.field("what", proposal_->pause ? "pause" : "take_back");
    write_open(out);
    out.close_object();
  }
  out.key("rematch");
  shown(ended && number >= rematched_, rematch_);
  out.close_object();
}

// The seats that have not agreed to a proposal yet.
void Session::write_open(JsonWriter& out) const {
  out.key("open");
  out.open_array();
  for (int seat = 0; seat < names_->rules.seats; ++seat)
    if (proposal_->open >> seat & 1U) out.write(seat);
  out.close_array();
}

void Session::write_seats(JsonWriter& out, Viewer viewer, const std::vector<std::optional<Milliseconds>>& away,
                          std::optional<Milliseconds> then) const {
  const std::vector<Holder>& places = then ? seating_at(*then).places : places_;
  const std::vector<Text>& playing = then ? seating_at(*then).playing : playing_;
  out.open_array();
  for (int seat = 0; seat < names_->rules.seats; ++seat) {
    const Holder& place = places[seat];
    const std::optional<Milliseconds> since = away[seat];
    const auto same =
        std::count_if(places.begin(), places.end(), [&](const Holder& p) { return p.guest == place.guest; });
    out.open_object();
    out.field("seat", seat);
    out.field("team", int{names_->rules.team[seat]});
    out.field("kind", std::string_view(place.kind));
    out.key("name");
    write_text(out, place.name);
    out.key("level");
    write_text(out, place.level);
    out.field("mine", viewer.see(seat));
    out.field("host", place.guest && *place.guest == created_->host);
    out.field("present", place.kind == "bot" || (place.guest && !since));
    out.key("away_since");
    if (since) out.write(*since);
    else out.null();
    out.key("playing");
    write_text(out, playing[seat]);
    out.field("several", place.guest && created_->is_public && same > 1);
    if (place.guest && has_committed(*place.guest)) out.field("promised", true);
    out.close_object();
  }
  out.close_array();
}

std::string Session::snapshot(const std::string& guest, int number, std::string_view seats, std::string_view clock,
                              int log) const {
  const Viewer viewer{.seats = static_cast<std::uint8_t>(held_by(guest))};
  const bool ended = game_log_ && over() && number >= ended_;
  JsonWriter info, hands;
  write_info(info, guest, number);
  hands.key("hands");
  if (ended && !round_end_) write_hands(hands, *names_, game_log_->now({.open = true}));
  else hands.null();
  std::string out;
  join(out,
       {R"({"type":"snapshot","number":)", std::to_string(number), R"(,"table":)", info.text(), ",", seats, ",",
        moment(viewer, number), ",", hands.text(), R"(,"clock":)", clock, R"(,"log":)",
        logged({.seats = viewer.seats, .open = ended}, std::max(0, number - log), number), chain_member(number), "}"});
  return out;
}

}  // namespace tock
