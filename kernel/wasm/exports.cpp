// The kernel for the browser: its interface is handles and texts.
//
// A text goes in by room() and its length; the result is at output() and has the length returned. Below
// zero it is a refusal of that length: a list of problems.
#include <bit>
#include <memory>
#include <string>
#include <vector>

#include "tock/data/json.hpp"
#include "tock/data/sha256.hpp"
#include "tock/game/position.hpp"
#include "tock/game/scripted_chance.hpp"
#include "tock/net/quantized.hpp"
#include "tock/review/challenge_round.hpp"
#include "tock/review/game_analysis.hpp"
#include "tock/rules/options.hpp"
#include "tock/rules/rulebook.hpp"
#include "tock/sim/player.hpp"
#include "tock/table/session.hpp"
#include "tock/views/game_log.hpp"
#include "tock/views/why.hpp"

#define TOCK_EXPORT(name) extern "C" __attribute__((export_name(#name)))

using namespace tock;

namespace {

std::string input, result_text;
JsonWriter writer;
const char* output = nullptr;

int write_output(std::string_view text) {
  output = text.data();
  return static_cast<int>(text.size());
}
int write_problems(const std::vector<Problem>& problems) {
  writer.clear();
  writer.open_array();
  for (const Problem& problem : problems) {
    writer.open_object();
    writer.field("where", std::string_view(problem.where));
    writer.field("code", name_of(problem.code));
    writer.key("arguments");
    writer.open_object();
    problem.each_argument([](std::string_view name, std::string_view value) {
      writer.key(name);
      writer.write(value);
    });
    writer.close_object();
    writer.close_object();
  }
  writer.close_array();
  return write_output(writer.text());
}
int refuse(const std::vector<Problem>& problems) { return -write_problems(problems); }
int refuse(const Problem& problem) { return refuse(std::vector{problem}); }
std::string_view put_in(int length) { return std::string_view(input).substr(0, static_cast<std::size_t>(length)); }

// Things that the page holds by a number.
template <class T>
class Held {
 public:
  int add(T thing) {
    for (std::size_t i = 0; i < things_.size(); ++i)
      if (!things_[i]) {
        things_[i] = std::make_unique<T>(std::move(thing));
        return static_cast<int>(i);
      }
    things_.push_back(std::make_unique<T>(std::move(thing)));
    return static_cast<int>(things_.size()) - 1;
  }
  T& operator[](int i) { return *things_[static_cast<std::size_t>(i)]; }
  void forget(int i) { things_[static_cast<std::size_t>(i)].reset(); }

 private:
  std::vector<std::unique_ptr<T>> things_;
};

struct Played {
  GameLog log;
  std::unique_ptr<Chance> chance;
};
struct Asked {
  NamedRulesPtr names;  // the network refers to its rules
  std::shared_ptr<const Network> network;
};

Held<NamedRulesPtr> all_rules;
Held<Played> games;
Held<Session> sessions;
Held<Asked> networks;
Held<GameAnalysis> analyses;
Held<DeeperAnalysis> deeper;

Viewer viewer_of(int seats, int open) { return {.seats = static_cast<std::uint8_t>(seats), .open = open != 0}; }

std::unique_ptr<Chance> keyed(std::string_view seed) {
  const Digest key = sha256("tockwork shuffle 1\n" + std::string(seed));
  return std::make_unique<KeyedChance>(std::span<const std::uint8_t, 32>(key));
}

int begin(const NamedRulesPtr& names, std::unique_ptr<Chance> chance) {
  Played game{GameLog(names), std::move(chance)};
  const Step step = game.log.begin(*game.chance);
  return step.taken() ? games.add(std::move(game)) : refuse(step.problem);
}

// The index of the move that a text means to a seat; -1: it is not legal.
int number_of(const GameLog& t, int seat, std::string_view text) {
  static MoveList list;
  list.clear();
  t.moves(seat, list);
  State s = t.state();
  s.turn = static_cast<std::uint8_t>(seat);
  const auto wanted = parse_move(text);
  if (!wanted) return -1;
  for (int i = 0; i < list.size(); ++i)
    if (write(t.names(), s, list[i]) == *wanted) return i;
  return -1;
}

// {"card": name, "marble": number or place}
int why_of(const GameLog& t, int seat, std::string_view text) {
  const auto json = read_json(text);
  if (!json) return refuse(json.problem());
  const Json *card = json->find("card"), *marble = json->find("marble");
  const View view = t.now(viewer_of(1 << seat, 0));
  const std::uint8_t kind = card ? t.names().kind_named(card->text()) : kNone;
  if (!marble || kind >= t.names().rules.unknown) return refuse(problem<Code::NoCard>("card"));
  const int id = marble->is(Json::Kind::Number)
                     ? marble_numbered(t.names().rules, view, seat, static_cast<int>(marble->number()))
                     : marble_on(t.names().rules, view, seat, marble->text());
  if (id < 0) return refuse(problem<Code::NoneStands>("marble", marble->text()));
  writer.clear();
  writer.open_object();
  write_why(writer, t.names(), view, seat, kind, id);
  writer.close_object();
  return write_output(writer.text());
}

// The user of a local table has the seats of all its people.
Viewer of_device(const Session& s) { return {.seats = static_cast<std::uint8_t>(s.held_by(kLocal))}; }
// The members that name who sits there: nobody is ever away, and nobody watches.
std::string seats_of(const Session& s) {
  JsonWriter out;
  out.key("seats");
  s.write_seats(out, of_device(s), std::vector<std::optional<Milliseconds>>(s.places().size()), std::nullopt);
  out.field("watching", 0);
  return std::string(out.text());
}
std::string clock_of(const Session& s, double now) {
  JsonWriter out;
  s.write_clock(out, static_cast<Milliseconds>(now), {});
  return std::string(out.text());
}

Evaluator evaluator_with(const Rules& r, int network) {
  return Evaluator(r, network < 0 ? nullptr : networks[network].network);
}

}  // namespace

TOCK_EXPORT(room) char* room(int bytes) {
  if (input.size() < static_cast<std::size_t>(bytes)) input.resize(static_cast<std::size_t>(bytes));
  return input.data();
}
TOCK_EXPORT(output) const char* output_at() { return output; }

TOCK_EXPORT(rules) int rules(int length) {
  auto compiled = compile_rulebook(put_in(length));
  if (!compiled) return refuse(compiled.problem());
  return all_rules.add(std::make_shared<const NamedRules>(std::move(*compiled)));
}
TOCK_EXPORT(forget_rules) void forget_rules(int rules) { all_rules.forget(rules); }
// Settings of a rulebook's data that change nothing: a problem for each.
TOCK_EXPORT(unused_settings) int unused(int length) {
  const auto book = read_json(put_in(length));
  if (!book) return refuse(book.problem());
  return write_problems(unused_settings(*book));
}
// The options that go with the one that was changed, named in the first line; the rest is the rulebook's data.
TOCK_EXPORT(settle_options) int settle(int length) {
  const std::string_view text = put_in(length);
  const std::size_t end = text.find('\n');
  const auto book = read_json(text.substr(end + 1));
  if (!book) return refuse(book.problem());
  const auto settled = settled_options(*book, text.substr(0, end));
  if (!settled) return refuse(settled.problem());
  writer.clear();
  writer.plain(*settled);
  return write_output(writer.text());
}
// The seats, and the print of the board, for drawing.
TOCK_EXPORT(laid_out) int laid_out(int rules) {
  const NamedRules& n = *all_rules[rules];
  const Rules& r = n.rules;
  const auto list = [](int count, auto&& item) {
    writer.open_array();
    for (int i = 0; i < count; ++i) item(i);
    writer.close_array();
  };
  writer.clear();
  writer.open_object();
  writer.key("sections");
  list(r.seats, [&](int s) { writer.write(n.section_of(s)); });
  writer.key("starts");
  list(r.seats, [&](int s) { writer.write(int{r.start[s]}); });
  writer.key("teams");
  list(r.seats, [&](int s) { writer.write(int{r.team[s]}); });
  writer.key("receivers");
  list(r.seats, [&](int s) { writer.write(int{r.receiver[s]}); });
  writer.key("colours");
  list(n.has_colours() ? r.length : 0, [&](int i) {
    writer.open_array();
    for (const int c : n.colours_on(i)) writer.write(c);
    writer.close_array();
  });
  writer.key("bones");
  writer.open_array();
  for (int i = 0; i < r.length; ++i)
    if (r.bones[i]) writer.write(i);
  writer.close_array();
  writer.key("homes");
  list(n.has_home_colours() ? r.sections : 0,
       [&](int c) { list(r.lane, [&](int h) { writer.write(std::countr_zero(n.home_colours[c][h])); }); });
  writer.close_object();
  return write_output(writer.text());
}

// A game whose shuffles follow from a seed, as in docs/fairness.md.
TOCK_EXPORT(game) int game(int rules, int length) { return begin(all_rules[rules], keyed(put_in(length))); }
// A game from a script: {"orders": [[card, …], …], "lots": [number, …]}.
TOCK_EXPORT(dealt_game) int dealt_game(int rules, int length) {
  const auto json = read_json(put_in(length));
  if (!json) return refuse(json.problem());
  std::vector<std::vector<std::string>> orders;
  std::vector<int> lots;
  if (const Json* all = json->find("orders"))
    for (const Json& order : all->items()) {
      orders.emplace_back();
      for (const Json& card : order.items()) orders.back().push_back(card.text());
    }
  if (const Json* all = json->find("lots"))
    for (const Json& one : all->items()) lots.push_back(static_cast<int>(one.number()));
  return begin(all_rules[rules], std::make_unique<ScriptedChance>(std::move(orders), std::move(lots)));
}
// The errors of a position for analysis or play: a problem for each.
TOCK_EXPORT(wrong_with) int wrong_with(int rules, int length) {
  const auto json = read_json(put_in(length));
  if (!json) return refuse(json.problem());
  const NamedRules& names = *all_rules[rules];
  State s;
  auto wrong = read_position(names, *json, s);
  const bool needs_cards = s.phase != Phase::Opening && s.phase != Phase::Hop;
  if (wrong.empty() && needs_cards && s.hand[s.turn][names.rules.unknown])
    wrong.push_back(problem<Code::HandUnknown>("seats[" + std::to_string(s.turn) + "].hand"));
  return write_problems(wrong);
}
// A game that starts from a position. With a seed, unknown cards are dealt by it, and all that comes later;
// without one they stay unknown, and later shuffles follow from nothing secret.
TOCK_EXPORT(posed_game) int posed_game(int rules, int length) {
  const auto json = read_json(put_in(length));
  if (!json) return refuse(json.problem());
  const NamedRulesPtr& names = all_rules[rules];
  State position;
  if (const auto wrong = read_position(*names, *json, position); !wrong.empty()) return refuse(wrong);
  const Json* seed = json->find("seed");
  Played game{GameLog(names), keyed(seed ? seed->text() : "posed")};
  if (seed) deal_unknown(names->rules, position, *game.chance);
  const Step step = game.log.begin(position, *game.chance);
  return step.taken() ? games.add(std::move(game)) : refuse(step.problem);
}
TOCK_EXPORT(forget_game) void forget_game(int game) { games.forget(game); }

TOCK_EXPORT(events) int events(int game) { return games[game].log.events(); }
TOCK_EXPORT(turn) int turn(int game) {
  const State& s = games[game].log.state();
  return s.over() ? -1 : s.turn;
}
TOCK_EXPORT(play) int play(int game, int length) {
  Played& g = games[game];
  const int move = number_of(g.log, g.log.state().turn, put_in(length));
  if (move < 0) return refuse(problem<Code::MoveNotLegal>("", put_in(length)));
  const Step step = g.log.play(move, *g.chance);
  return step.taken() ? g.log.events() : refuse(step.problem);
}

// [{…}, …]: the parts of each event.
TOCK_EXPORT(event_parts) int event_parts(int game, int seats, int open, int from, int to, unsigned parts) {
  std::vector<std::size_t> ends;
  writer.clear();
  games[game].log.write_parts(writer, viewer_of(seats, open), from, to, parts, ends);
  const bool bare = parts == kRecord;  // an event alone is an object already
  result_text = "[";
  std::size_t begin = 0;
  for (const std::size_t end : ends) {
    if (end == begin) continue;  // an event without a text
    if (begin > 0) ++begin;      // the comma that parts two of them
    if (result_text.size() > 1) result_text += ',';
    if (!bare) result_text += '{';
    result_text += writer.text().substr(begin, end - begin);
    if (!bare) result_text += '}';
    begin = end;
  }
  result_text += ']';
  return write_output(result_text);
}
TOCK_EXPORT(now) int now(int game, int seats, int open) {
  const GameLog& t = games[game].log;
  const View view = t.now(viewer_of(seats, open));
  writer.clear();
  writer.open_object();
  writer.key("state");
  write_state(writer, t.names(), view);
  writer.key("views");
  write_views(writer, t.names(), view, true);
  writer.close_object();
  return write_output(writer.text());
}
// The statistics of the game, seat by seat.
TOCK_EXPORT(stats) int stats(int game) {
  writer.clear();
  writer.open_object();
  games[game].log.write_stats(writer);
  writer.close_object();
  return write_output(writer.text());
}
TOCK_EXPORT(why) int why(int game, int seat, int length) { return why_of(games[game].log, seat, put_in(length)); }

// A table of this device from the entry that made it, after its id in the first line.
TOCK_EXPORT(session) int session(int rules, double at, int length) {
  const std::string_view text = put_in(length);
  const std::size_t end = text.find('\n');
  auto made = Session::made(all_rules[rules], std::string(text.substr(0, end)), text.substr(end + 1),
                            static_cast<Milliseconds>(at));
  return made ? sessions.add(std::move(*made)) : refuse(made.problem());
}
TOCK_EXPORT(forget_session) void forget_session(int session) { sessions.forget(session); }
// What the log comes to with one entry more: tried, or added. The id of its command stands in the first line.
TOCK_EXPORT(follow) int follow(int session, int only_try, double at, int length) {
  Session& s = sessions[session];
  const std::string_view text = put_in(length);
  const std::size_t end = text.find('\n');
  const std::string_view id = text.substr(0, end), entry = text.substr(end + 1);
  const std::string command = id.empty() ? std::string() : std::string(kLocal) + "\n" + std::string(id);
  const auto when = static_cast<Milliseconds>(at);
  const Step step = only_try ? s.try_entry(entry, when) : s.apply(entry, when, command);
  return step.taken() ? s.number() : refuse(step.problem);
}
TOCK_EXPORT(shuffle_session_from) void shuffle_session_from(int session, int length) {
  sessions[session].shuffle_from(put_in(length));
}
// {"entry": …}, {"code": …, "detail": …} or {"number": …}: what a command comes to.
TOCK_EXPORT(check) int check(int session, double now, int length) {
  const Checked found = sessions[session].check(put_in(length), kLocal, "person", static_cast<Milliseconds>(now), {});
  writer.clear();
  writer.open_object();
  if (!found.code.empty()) {
    writer.field("code", std::string_view(found.code));
    writer.field("detail", std::string_view(found.detail));
  } else if (found.number >= 0) {
    writer.field("number", found.number);
  } else {
    writer.key("entry");
    writer.plain(found.entry);
  }
  writer.close_object();
  return write_output(writer.text());
}
// The entry of a bot's move.
TOCK_EXPORT(move_entry) int move_entry(int session, double now, int length) {
  const Session& s = sessions[session];
  result_text = s.move_entry(s.asked(), put_in(length), "bot", static_cast<Milliseconds>(now), {});
  return write_output(result_text);
}
// How it stands: the number of the last event, who is asked (-1: nobody), the seats of people, bit per seat.
TOCK_EXPORT(last_number) int last_number(int session) { return sessions[session].number(); }
TOCK_EXPORT(player_to_move) int player_to_move(int session) { return sessions[session].asked(); }
TOCK_EXPORT(held) int held(int session) { return static_cast<int>(sessions[session].held_by(kLocal)); }
TOCK_EXPORT(session_over) int session_over(int session) { return sessions[session].over(); }
TOCK_EXPORT(taken_back) int taken_back(int session) { return sessions[session].taken_back(); }
// The level of the bot that moves for the player to move, or nothing.
TOCK_EXPORT(bot_asked) int bot_asked(int session) {
  const Session& s = sessions[session];
  result_text = s.asked() < 0 ? "" : s.bot_in(s.asked()).value_or("");
  return write_output(result_text);
}
// A copy of its game, for further questions, to be released.
TOCK_EXPORT(game_of) int game_of(int session) { return games.add({*sessions[session].game_log(), nullptr}); }
// What is sent of the events after one number: a list of messages.
TOCK_EXPORT(messages) int messages(int session, int after, double now) {
  const Session& s = sessions[session];
  result_text = "[";
  for (const std::string& one : s.messages(of_device(s), after, s.number(), clock_of(s, now)))
    (result_text += result_text.size() > 1 ? "," : "") += one;
  result_text += ']';
  return write_output(result_text);
}
TOCK_EXPORT(snapshot) int snapshot(int session, double now) {
  const Session& s = sessions[session];
  result_text = s.snapshot(kLocal, s.number(), seats_of(s), clock_of(s, now), kSnapshotLog);
  return write_output(result_text);
}
// {"table": …, "seats": …, "my_turn": …, "last_at": …}, in a list of tables.
TOCK_EXPORT(card) int card(int session) {
  const Session& s = sessions[session];
  writer.clear();
  writer.open_object();
  writer.key("table");
  s.write_info(writer, kLocal, s.number());
  result_text = std::string(writer.text()) + "," + seats_of(s);
  writer.clear();
  writer.field("my_turn", s.asked() >= 0 && of_device(s).see(s.asked()));
  writer.field("last_at", s.at(s.number()));
  writer.close_object();
  result_text += "," + std::string(writer.text());
  return write_output(result_text);
}
// {"table": …, "seats": …, "log": …, "moments": …}: the whole game with every hand open.
TOCK_EXPORT(replay) int replay(int session) {
  const Session& s = sessions[session];
  writer.clear();
  s.write_info(writer, kLocal, s.number());
  result_text = "{\"table\":" + std::string(writer.text()) + "," + seats_of(s) +
                ",\"log\":" + s.logged({.seats = of_device(s).seats, .open = s.over()}, 0, s.number()) +
                ",\"moments\":" + s.open_moments(0, s.number()) + "}";
  return write_output(result_text);
}
TOCK_EXPORT(session_why) int session_why(int session, int seat, int length) {
  return why_of(*sessions[session].game_log(), seat, put_in(length));
}

TOCK_EXPORT(network) int network(int rules, int length) {
  const NamedRulesPtr& names = all_rules[rules];
  auto made = read_small(names->rules, put_in(length));
  return made ? networks.add({names, std::move(*made)}) : refuse(made.problem());
}

// A bot's move for the player to move, from that seat's view and nothing else.
TOCK_EXPORT(bot_move) int bot_move(int game, int network, double noise, int rollouts, std::uint64_t seed) {
  const GameLog& t = games[game].log;
  const Rules& r = t.names().rules;
  const int seat = t.state().turn;
  const State known = information_state(r, t.now(viewer_of(1 << seat, 0)), seat);
  static MoveList list;
  list.clear();
  legal(r, known, list);
  FastChance chance(seed);
  const Limits limits{.rollouts = rollouts};
  const std::span<const Move> moves(list.begin(), list.end());
  const Player player = network < 0
                            ? Player(rollouts ? PlayerKind::Search : PlayerKind::Greedy, r, limits)
                            : Player(networks[network].network, r, limits, {.noise = static_cast<float>(noise)});
  const int chosen = moves.size() < 2 ? 0 : player.choose(known, moves, chance);
  result_text = text_of(write(t.names(), known, list[chosen]));
  return write_output(result_text);
}

// The evaluation of a seat's moves, from its view; the text put in is the move played, or empty.
TOCK_EXPORT(evaluate)
int evaluate(int game, int seat, int network, int first, int most, std::uint64_t seed, int length) {
  const GameLog& t = games[game].log;
  const int played = length ? number_of(t, seat, put_in(length)) : -1;
  if (length && played < 0) return refuse(problem<Code::MoveNotLegal>("", put_in(length)));
  const View view = t.now(viewer_of(1 << seat, 0));
  const Evaluation found =
      evaluator_with(t.names().rules, network).evaluate(view, seat, played, {.first = first, .most = most}, seed);
  writer.clear();
  writer.open_object();
  write_evaluation(writer, t.names(), view, found);
  writer.close_object();
  return write_output(writer.text());
}

// [{"chance": …, "error": …}, …]: the chances of each team after the move put in, in this many sampled deals.
TOCK_EXPORT(sides) int sides(int game, int seat, int network, int samples, std::uint64_t seed, int length) {
  const GameLog& t = games[game].log;
  const int move = number_of(t, seat, put_in(length));
  if (move < 0) return refuse(problem<Code::MoveNotLegal>("", put_in(length)));
  const Rules& r = t.names().rules;
  const AllSides found = evaluator_with(r, network).sides(t.now(viewer_of(1 << seat, 0)), seat, move, samples, seed);
  writer.clear();
  writer.open_array();
  for (int team = 0; team < r.teams; ++team) {
    writer.open_object();
    writer.key("chance");
    write_points(writer, found.chance[team]);
    writer.key("error");
    write_points(writer, found.error[team]);
    writer.close_object();
  }
  writer.close_array();
  return write_output(writer.text());
}

// A game looked back on: everything else about it is asked turn by turn.
TOCK_EXPORT(analyse) int analyse(int game) { return analyses.add(GameAnalysis(games[game].log)); }
TOCK_EXPORT(forget_analysis) void forget_analysis(int analysis) { analyses.forget(analysis); }
TOCK_EXPORT(analysis_turns) int analysis_turns(int analysis, int network) {
  writer.clear();
  analyses[analysis].write_turns(writer, evaluator_with(analyses[analysis].names().rules, network));
  return write_output(writer.text());
}
// The text put in: another legal move of the seat, or empty.
TOCK_EXPORT(analysis_evaluation)
int analysis_evaluation(int analysis, int network, int turn, int first, int most, std::uint64_t seed, int length) {
  writer.clear();
  const Evaluator evaluator = evaluator_with(analyses[analysis].names().rules, network);
  const int other = length ? analyses[analysis].move_named(turn, put_in(length)) : -1;
  if (length && other < 0) return refuse(problem<Code::MoveNotLegal>("", put_in(length)));
  analyses[analysis].write_evaluation_of(writer, evaluator, turn, {.first = first, .most = most}, seed, other);
  return write_output(writer.text());
}
TOCK_EXPORT(analysis_choices) int analysis_choices(int analysis, int turn) {
  writer.clear();
  analyses[analysis].write_choices(writer, turn);
  return write_output(writer.text());
}
// The same move in many more sampled deals, step by step.
TOCK_EXPORT(deepen) int deepen(int analysis, int network, int turn, int first, int most, std::uint64_t seed) {
  const Evaluator evaluator = evaluator_with(analyses[analysis].names().rules, network);
  return deeper.add(analyses[analysis].deepen(evaluator, turn, {.first = first, .most = most}, seed));
}
TOCK_EXPORT(forget_deeper) void forget_deeper(int number) { deeper.forget(number); }
TOCK_EXPORT(deepen_by) int deepen_by(int number, int samples) {
  deeper[number].run(samples);
  writer.clear();
  deeper[number].write(writer);
  return write_output(writer.text());
}
// The text put in: who sat there, see Rollout::lineup. `keeping`: see LuckSettings.
TOCK_EXPORT(win_probability)
int win_probability(int analysis, int network, int turn, std::uint64_t seed, int keeping, int length) {
  writer.clear();
  const Evaluator evaluator = evaluator_with(analyses[analysis].names().rules, network);
  LuckSettings settings{.keeping = keeping};
  settings.lineup = evaluator.rollout().lineup(put_in(length));
  analyses[analysis].write_win_probability(writer, evaluator, turn, settings, seed);
  return write_output(writer.text());
}

// The round that follows from a text: a position with the seed of what comes.
TOCK_EXPORT(make_challenge_round) int challenge_round(int rules, int network, int length) {
  const NamedRules& names = *all_rules[rules];
  const std::string text(put_in(length));
  writer.clear();
  write_round(writer, names, make_challenge_round(evaluator_with(names.rules, network).rollout(), text));
  return write_output(writer.text());
}
// How bots of known strength do in the first seat of a given round.
TOCK_EXPORT(field) int field(int rules, int network, int length) {
  const NamedRules& names = *all_rules[rules];
  const auto round = read_round(names, put_in(length));
  if (!round) return refuse(round.problem());
  writer.clear();
  write_field(writer, evaluator_with(names.rules, network).rollout(), *round);
  return write_output(writer.text());
}
// {"over": …, "chance": …}: whether a game that began as a given round has come to the end of it, and its score then.
TOCK_EXPORT(round_end) int round_end(int game, int network) {
  const GameLog& t = games[game].log;
  const double chance = value_of_round(evaluator_with(t.names().rules, network).rollout(), t.plies());
  writer.clear();
  writer.open_object();
  writer.field("over", chance >= 0);
  if (chance >= 0) {
    writer.key("chance");
    write_points(writer, 100 * chance);
  }
  writer.close_object();
  return write_output(writer.text());
}

// Random games, for measuring: how many decisions they took.
TOCK_EXPORT(playouts) int random_games(int rules, int count, std::uint64_t seed) {
  const auto games = static_cast<std::uint64_t>(count);
  return static_cast<int>(playouts(all_rules[rules]->rules, seed, ~0ULL, games, 20'000).decisions);
}

TOCK_EXPORT(sha256) int sha256_text(int length) {
  result_text = hex(sha256(put_in(length)));
  return write_output(result_text);
}
