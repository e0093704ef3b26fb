// The kernel for the browser: handles and texts, nothing else crosses the border.
//
// A text goes in by room() and its length; what is told lies at told() and has the length returned. Below
// zero it is a refusal of that length.
#include <bit>
#include <memory>
#include <string>
#include <vector>

#include "tock/json.hpp"
#include "tock/player.hpp"
#include "tock/position.hpp"
#include "tock/review/given_round.hpp"
#include "tock/review/past.hpp"
#include "tock/rulebook.hpp"
#include "tock/scripted_chance.hpp"
#include "tock/sha256.hpp"
#include "tock/small_network.hpp"
#include "tock/tell/teller.hpp"
#include "tock/tell/why.hpp"

#define TOCK_EXPORT(name) extern "C" __attribute__((export_name(#name)))

using namespace tock;

namespace {

std::string input, answer_text;
JsonWriter writer;
const char* telling = nullptr;

int tell_text(std::string_view text) {
  telling = text.data();
  return static_cast<int>(text.size());
}
int refuse(std::string what) {
  answer_text = std::move(what);
  if (answer_text.empty()) answer_text = "refused";
  return -tell_text(answer_text);
}
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
  Teller teller;
  std::unique_ptr<Chance> chance;
};
struct Asked {
  NamedRulesPtr names;  // the network refers to its rules
  std::shared_ptr<const Network> network;
};

Held<NamedRulesPtr> all_rules;
Held<Played> games;
Held<Asked> networks;
Held<Past> pasts;
Held<CloserLook> looks;

Eyes eyes_of(int seats, int open) { return {.seats = static_cast<std::uint8_t>(seats), .open = open != 0}; }

std::unique_ptr<Chance> keyed(std::string_view seed) {
  const Digest key = sha256("tockwork shuffle 1\n" + std::string(seed));
  return std::make_unique<KeyedChance>(std::span<const std::uint8_t, 32>(key));
}

int begin(const NamedRulesPtr& names, std::unique_ptr<Chance> chance) {
  Played game{Teller(names), std::move(chance)};
  const Step step = game.teller.begin(*game.chance);
  return step.taken() ? games.add(std::move(game)) : refuse(step.what);
}

// The number of the answer that a text means to a seat; -1: it is none of them.
int number_of(const Teller& t, int seat, std::string_view text) {
  static MoveList list;
  list.clear();
  t.answers(seat, list);
  State s = t.state();
  s.turn = static_cast<std::uint8_t>(seat);
  const auto wanted = parse_move(text);
  if (!wanted) return -1;
  for (int i = 0; i < list.size(); ++i)
    if (write(t.names(), s, list[i]) == *wanted) return i;
  return -1;
}

Judge judge_with(const Rules& r, int network) { return Judge(r, network < 0 ? nullptr : networks[network].network); }

}  // namespace

TOCK_EXPORT(room) char* room(int bytes) {
  if (input.size() < static_cast<std::size_t>(bytes)) input.resize(static_cast<std::size_t>(bytes));
  return input.data();
}
TOCK_EXPORT(told) const char* told() { return telling; }

TOCK_EXPORT(rules) int rules(int length) {
  auto compiled = compile_rulebook(put_in(length));
  if (!compiled) return refuse(compiled.problem().text());
  return all_rules.add(std::make_shared<const NamedRules>(std::move(*compiled)));
}
TOCK_EXPORT(forget_rules) void forget_rules(int rules) { all_rules.forget(rules); }
// Who sits where, and what is printed where: for whoever draws the board.
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
  return tell_text(writer.text());
}

// A game whose shuffles follow from a seed, as docs/fairness.md says.
TOCK_EXPORT(game) int game(int rules, int length) { return begin(all_rules[rules], keyed(put_in(length))); }
// A game whose shuffles and lots are known: {"orders": [[card, …], …], "lots": [number, …]}.
TOCK_EXPORT(dealt_game) int dealt_game(int rules, int length) {
  const auto json = read_json(put_in(length));
  if (!json) return refuse(json.problem().text());
  std::vector<std::vector<std::string>> orders;
  std::vector<int> lots;
  if (const Json* all = json->find("orders"))
    for (const Json& order : all->items()) {
      orders.emplace_back();
      for (const Json& card : order.items()) orders.back().push_back(card.text());
    }
  if (const Json* all = json->find("lots"))
    for (const Json& lot : all->items()) lots.push_back(static_cast<int>(lot.number()));
  return begin(all_rules[rules], std::make_unique<ScriptedChance>(std::move(orders), std::move(lots)));
}
// What is shuffled in a game from now on follows from a seed: after the shuffles that are known.
TOCK_EXPORT(shuffle_from) void shuffle_from(int game, int length) { games[game].chance = keyed(put_in(length)); }
// What is wrong with a position that is to be judged or played out: [{"where": …, "what": …}, …].
TOCK_EXPORT(wrong_with) int wrong_with(int rules, int length) {
  const auto json = read_json(put_in(length));
  if (!json) return refuse(json.problem().text());
  const NamedRules& names = *all_rules[rules];
  State s;
  auto wrong = read_position(names, *json, s);
  const bool needs_cards = s.phase != Phase::Opening && s.phase != Phase::Hop;
  if (wrong.empty() && needs_cards && s.hand[s.turn][names.rules.unknown])
    wrong.push_back({"seats[" + std::to_string(s.turn) + "].hand", "holds cards that are not known"});
  writer.clear();
  writer.open_array();
  for (const Problem& one : wrong) {
    writer.open_object();
    writer.field("where", std::string_view(one.where));
    writer.field("what", std::string_view(one.what));
    writer.close_object();
  }
  writer.close_array();
  return tell_text(writer.text());
}
// A game that goes on from a position. With a seed, cards that nobody knows are dealt by it, and all that comes later;
// without one they stay unknown, and what is shuffled follows from nothing secret.
TOCK_EXPORT(posed_game) int posed_game(int rules, int length) {
  const auto json = read_json(put_in(length));
  if (!json) return refuse(json.problem().text());
  const NamedRulesPtr& names = all_rules[rules];
  State position;
  if (const auto wrong = read_position(*names, *json, position); !wrong.empty()) return refuse(text_of(wrong));
  const Json* seed = json->find("seed");
  Played game{Teller(names), keyed(seed ? seed->text() : "posed")};
  if (seed) deal_unknown(names->rules, position, *game.chance);
  const Step step = game.teller.begin(position, *game.chance);
  return step.taken() ? games.add(std::move(game)) : refuse(step.what);
}
TOCK_EXPORT(forget_game) void forget_game(int game) { games.forget(game); }

TOCK_EXPORT(events) int events(int game) { return games[game].teller.events(); }
TOCK_EXPORT(turn) int turn(int game) {
  const State& s = games[game].teller.state();
  return s.over() ? -1 : s.turn;
}
TOCK_EXPORT(play) int play(int game, int length) {
  Played& g = games[game];
  const int answer = number_of(g.teller, g.teller.state().turn, put_in(length));
  if (answer < 0) return refuse("not a legal move here: '" + std::string(put_in(length)) + "'");
  const Step step = g.teller.play(answer, *g.chance);
  return step.taken() ? g.teller.events() : refuse(step.what);
}
TOCK_EXPORT(choose_early) int choose_early(int game, int seat, int length) {
  Teller& t = games[game].teller;
  if (!(t.may_choose_early() >> seat & 1U)) return refuse("seat " + std::to_string(seat) + " may not choose now");
  const int answer = number_of(t, seat, put_in(length));
  if (answer < 0) return refuse("not a legal move here: '" + std::string(put_in(length)) + "'");
  const Step step = t.choose_early(seat, answer);
  return step.taken() ? t.events() : refuse(step.what);
}

// [{…}, …]: the parts of each event.
TOCK_EXPORT(tell) int tell(int game, int seats, int open, int from, int to, unsigned parts) {
  std::vector<std::size_t> ends;
  writer.clear();
  games[game].teller.tell(writer, eyes_of(seats, open), from, to, parts, ends);
  const bool bare = parts == kRecord;  // an event alone is an object already
  answer_text = "[";
  std::size_t begin = 0;
  for (const std::size_t end : ends) {
    if (end == begin) continue;  // nothing is told of it
    if (begin > 0) ++begin;      // the comma that parts two of them
    if (answer_text.size() > 1) answer_text += ',';
    if (!bare) answer_text += '{';
    answer_text += writer.text().substr(begin, end - begin);
    if (!bare) answer_text += '}';
    begin = end;
  }
  answer_text += ']';
  return tell_text(answer_text);
}
TOCK_EXPORT(now) int now(int game, int seats, int open) {
  const Teller& t = games[game].teller;
  const Seen seen = t.now(eyes_of(seats, open));
  writer.clear();
  writer.open_object();
  writer.key("state");
  write_state(writer, t.names(), seen);
  writer.key("views");
  write_views(writer, t.names(), seen, true);
  writer.close_object();
  return tell_text(writer.text());
}
// What the game has added up to, seat by seat.
TOCK_EXPORT(tally) int tally(int game) {
  writer.clear();
  writer.open_object();
  games[game].teller.tally(writer);
  writer.close_object();
  return tell_text(writer.text());
}
// {"card": name, "marble": number or place}
TOCK_EXPORT(why) int why(int game, int seat, int length) {
  const Teller& t = games[game].teller;
  const auto json = read_json(put_in(length));
  if (!json) return refuse(json.problem().text());
  const Json *card = json->find("card"), *marble = json->find("marble");
  const Seen seen = t.now(eyes_of(1 << seat, 0));
  const std::uint8_t kind = card ? t.names().kind_named(card->text()) : kNone;
  if (!marble || kind >= t.names().rules.unknown) return refuse("card: there is no such card in this game");
  const int id = marble->is(Json::Kind::Number)
                     ? marble_numbered(t.names().rules, seen, seat, static_cast<int>(marble->number()))
                     : marble_on(t.names().rules, seen, seat, marble->text());
  if (id < 0) return refuse("marble: there is no such marble");
  writer.clear();
  writer.open_object();
  write_why(writer, t.names(), seen, seat, kind, id);
  writer.close_object();
  return tell_text(writer.text());
}

TOCK_EXPORT(network) int network(int rules, int length) {
  const NamedRulesPtr& names = all_rules[rules];
  auto made = read_small(names->rules, put_in(length));
  return made ? networks.add({names, std::move(*made)}) : refuse(made.problem().text());
}
TOCK_EXPORT(forget_network) void forget_network(int network) { networks.forget(network); }

// What a bot answers for the seat in turn, from what that seat sees and nothing else.
TOCK_EXPORT(answer) int answer(int game, int network, double noise, int rollouts, std::uint64_t seed) {
  const Teller& t = games[game].teller;
  const Rules& r = t.names().rules;
  const int seat = t.state().turn;
  const State known = known_to(r, t.now(eyes_of(1 << seat, 0)), seat);
  static MoveList list;
  list.clear();
  legal(r, known, list);
  FastChance chance(seed);
  const Limits limits{.rollouts = rollouts};
  const std::span<const Move> answers(list.begin(), list.end());
  const Player player = network < 0
                            ? Player(rollouts ? PlayerKind::Search : PlayerKind::Greedy, r, limits)
                            : Player(networks[network].network, r, limits, {.noise = static_cast<float>(noise)});
  const int chosen = answers.size() < 2 ? 0 : player.choose(known, answers, chance);
  answer_text = text_of(write(t.names(), known, list[chosen]));
  return tell_text(answer_text);
}

// What the answers of a seat that is asked are worth, from what it sees; the text put in is the one played, or nothing.
TOCK_EXPORT(judge) int judge(int game, int seat, int network, int first, int most, std::uint64_t seed, int length) {
  const Teller& t = games[game].teller;
  const int played = length ? number_of(t, seat, put_in(length)) : -1;
  if (length && played < 0) return refuse("not a legal move here: '" + std::string(put_in(length)) + "'");
  const Seen seen = t.now(eyes_of(1 << seat, 0));
  const Judgement found =
      judge_with(t.names().rules, network).judge(seen, seat, played, {.first = first, .most = most}, seed);
  writer.clear();
  writer.open_object();
  write_judgement(writer, t.names(), seen, found);
  writer.close_object();
  return tell_text(writer.text());
}

// [{"chance": …, "error": …}, …]: how each team stands after the answer put in, in so many worlds.
TOCK_EXPORT(sides) int sides(int game, int seat, int network, int worlds, std::uint64_t seed, int length) {
  const Teller& t = games[game].teller;
  const int answer = number_of(t, seat, put_in(length));
  if (answer < 0) return refuse("not a legal move here: '" + std::string(put_in(length)) + "'");
  const Rules& r = t.names().rules;
  const AllSides found = judge_with(r, network).sides(t.now(eyes_of(1 << seat, 0)), seat, answer, worlds, seed);
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
  return tell_text(writer.text());
}

// A game looked back on: everything else about it is asked turn by turn.
TOCK_EXPORT(past) int past(int game) { return pasts.add(Past(games[game].teller)); }
TOCK_EXPORT(forget_past) void forget_past(int past) { pasts.forget(past); }
TOCK_EXPORT(past_turns) int past_turns(int past, int network) {
  writer.clear();
  pasts[past].write_turns(writer, judge_with(pasts[past].names().rules, network));
  return tell_text(writer.text());
}
// The text put in: another answer that the seat could have given, or nothing.
TOCK_EXPORT(past_judged)
int past_judged(int past, int network, int turn, int first, int most, std::uint64_t seed, int length) {
  writer.clear();
  const Judge judge = judge_with(pasts[past].names().rules, network);
  const int other = length ? pasts[past].answer_named(turn, put_in(length)) : -1;
  if (length && other < 0) return refuse("not a legal move then: '" + std::string(put_in(length)) + "'");
  pasts[past].write_judged(writer, judge, turn, {.first = first, .most = most}, seed, other);
  return tell_text(writer.text());
}
TOCK_EXPORT(past_choices) int past_choices(int past, int turn) {
  writer.clear();
  pasts[past].write_choices(writer, turn);
  return tell_text(writer.text());
}
// The same answer in many more worlds, to be gone on with.
TOCK_EXPORT(closer) int closer(int past, int network, int turn, int first, int most, std::uint64_t seed) {
  const Judge judge = judge_with(pasts[past].names().rules, network);
  return looks.add(pasts[past].closer(judge, turn, {.first = first, .most = most}, seed));
}
TOCK_EXPORT(forget_closer) void forget_closer(int look) { looks.forget(look); }
TOCK_EXPORT(closer_on) int closer_on(int look, int worlds) {
  looks[look].on(worlds);
  writer.clear();
  looks[look].write(writer);
  return tell_text(writer.text());
}
// The text put in: who sat there, see PlayingOn::company. `keeping`: see LuckSettings.
TOCK_EXPORT(past_outlook)
int past_outlook(int past, int network, int turn, std::uint64_t seed, int keeping, int length) {
  writer.clear();
  const Judge judge = judge_with(pasts[past].names().rules, network);
  LuckSettings settings{.keeping = keeping};
  settings.company = judge.on().company(put_in(length));
  pasts[past].write_outlook(writer, judge, turn, settings, seed);
  return tell_text(writer.text());
}

// The round that follows from a text: a position with the seed of what comes.
TOCK_EXPORT(give_round) int given_round(int rules, int network, int length) {
  const NamedRules& names = *all_rules[rules];
  const std::string text(put_in(length));
  writer.clear();
  write_round(writer, names, give_round(judge_with(names.rules, network).on(), text));
  return tell_text(writer.text());
}
// How bots of known strength do in the first seat of a given round.
TOCK_EXPORT(field) int field(int rules, int network, int length) {
  const NamedRules& names = *all_rules[rules];
  const auto round = read_round(names, put_in(length));
  if (!round) return refuse(round.problem().text());
  writer.clear();
  write_field(writer, judge_with(names.rules, network).on(), *round);
  return tell_text(writer.text());
}
// Whether a game that began as a given round has come to the end of it.
TOCK_EXPORT(round_over) int round_over(int game) {
  const Teller& t = games[game].teller;
  const std::vector<PastTurn> turns = t.past();
  const int decisions = static_cast<int>(turns.size()) - 1;
  return is_round_over(t.names().rules, turns[0].after, t.state(), decisions) ? 1 : 0;
}
// {"over": …, "chance": …}: how it stands then.
TOCK_EXPORT(round_end) int round_end(int game, int network) {
  const Teller& t = games[game].teller;
  const double chance = value_of_round(judge_with(t.names().rules, network).on(), t.past());
  writer.clear();
  writer.open_object();
  writer.field("over", chance >= 0);
  if (chance >= 0) {
    writer.key("chance");
    write_points(writer, 100 * chance);
  }
  writer.close_object();
  return tell_text(writer.text());
}

// Random games, for measuring: how many decisions they took.
TOCK_EXPORT(playouts) int random_games(int rules, int count, std::uint64_t seed) {
  const auto games = static_cast<std::uint64_t>(count);
  return static_cast<int>(playouts(all_rules[rules]->rules, seed, ~0ULL, games, 20'000).decisions);
}

TOCK_EXPORT(sha256) int sha256_text(int length) {
  answer_text = hex(sha256(put_in(length)));
  return tell_text(answer_text);
}
