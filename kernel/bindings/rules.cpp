// Rulebooks, the names of everything in them, and random games by them.
#include <nanobind/stl/map.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "errors.hpp"
#include "parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

template <class T>
T get(const nb::dict& d, const char* key) {
  return nb::cast<T>(d[key]);
}

template <class E>
E get_enum(const nb::dict& d, const char* key) {
  const auto word = get<std::string>(d, key);
  if (const auto value = named<E>(word)) return *value;
  throw nb::value_error((std::string(key) + ": no such choice: " + word).c_str());
}

// How many there are.
template <class T, std::size_t N>
std::uint8_t fill(std::array<T, N>& out, const nb::dict& d, const char* key) {
  const auto list = get<std::vector<int>>(d, key);
  if (list.size() > N) throw nb::value_error((std::string(key) + ": too many values for the kernel").c_str());
  const std::size_t n = std::min(list.size(), N);
  for (std::size_t i = 0; i < n; ++i) out[i] = static_cast<T>(list[i]);
  return static_cast<std::uint8_t>(n);
}

std::uint8_t small(const nb::dict& d, const char* key) {  // None is kNone
  const nb::object o = nb::borrow<nb::object>(d[key]);
  return o.is_none() ? kNone : static_cast<std::uint8_t>(nb::cast<int>(o));
}

NamedRulesPtr compile_rules(const nb::dict& d) {
  auto names = std::make_shared<NamedRules>();
  Rules& r = names->rules;
  r.sections = small(d, "sections");
  r.section = small(d, "section");
  r.lane = small(d, "lane");
  r.entrance = static_cast<std::int8_t>(get<int>(d, "entrance"));
  r.shortcut = small(d, "shortcut");
  r.hop = small(d, "hop");
  r.special = small(d, "special");
  fill(r.colours, d, "colours");
  for (const int i : get<std::vector<int>>(d, "bones")) r.bones.at(static_cast<std::size_t>(i)) = true;
  const auto lanes = get<std::vector<std::vector<int>>>(d, "lane_colours");
  for (std::size_t s = 0; s < lanes.size(); ++s)
    for (std::size_t h = 0; h < lanes[s].size(); ++h)
      r.lane_colours.at(s).at(h) = static_cast<std::uint8_t>(lanes[s][h]);
  r.seats = small(d, "seats");
  r.marbles = small(d, "marbles");
  r.to_win = small(d, "to_win");
  r.set_up = small(d, "set_up");
  fill(r.start, d, "start");
  fill(r.team, d, "team");
  fill(r.receiver, d, "receiver");
  r.guard = get_enum<Guard>(d, "guard");
  r.direction = get_enum<Direction>(d, "direction");
  r.guard_blocks = get<bool>(d, "guard_blocks");
  r.returned_blocks = get<bool>(d, "returned_blocks");
  r.swap_exempt = get_enum<SwapExempt>(d, "swap_exempt");
  r.second_lap = get<bool>(d, "second_lap");
  r.turn_in = get_enum<TurnIn>(d, "turn_in");
  r.seven_rest = get_enum<SevenRest>(d, "seven_rest");
  r.ranks = get<bool>(d, "ranks");
  r.slack = small(d, "slack");
  r.top_rank_most = small(d, "top_rank_most");
  r.push_on = get<bool>(d, "push_on");
  r.deals_n = fill(r.deals, d, "deals");
  r.deals_repeat = small(d, "deals_repeat");
  r.reshuffle = get_enum<Reshuffle>(d, "reshuffle");
  r.lead = get_enum<Lead>(d, "lead");
  r.exchange = get_enum<Exchange>(d, "exchange");
  r.no_move = get_enum<NoMove>(d, "no_move");
  r.lone_push = get<bool>(d, "lone_push");
  r.renew = get<bool>(d, "renew");
  r.refill = small(d, "refill");
  r.opening = get<bool>(d, "opening");
  for (int i = 0; i < kMaxColours; ++i) names->colour[i] = Name(name_of(static_cast<Colour>(i)));
  for (const auto& [topic, clause] : get<std::map<std::string, std::string>>(d, "clauses"))
    if (topic != "card") names->clauses.emplace_back(topic, clause);
  const nb::list cards = get<nb::list>(d, "cards");
  if (cards.size() >= kMaxKinds) throw nb::value_error("cards: too many kinds of card for the kernel");
  for (const nb::handle h : cards) {
    const auto c = nb::cast<nb::dict>(h);
    Card& card = r.cards[r.kinds];
    const auto name = get<std::string>(c, "name");
    if (!Name::fits(name)) throw nb::value_error(("cards: not a name for a card: " + name).c_str());
    names->card[r.kinds++] = Name(name);
    names->card_clauses[r.kinds - 1U] = get<std::string>(c, "clause");
    card.copies = small(c, "copies");
    card.starts = get<bool>(c, "starts");
    const nb::list uses = get<nb::list>(c, "uses");
    if (uses.size() > kMaxUses) throw nb::value_error("cards: too many uses of one card for the kernel");
    for (const nb::handle hu : uses) {
      const auto u = nb::cast<nb::dict>(hu);
      Use& use = card.uses[card.uses_n++];
      use.kind = get_enum<UseKind>(u, "kind");
      use.n = small(u, "n");
      use.burns = get<bool>(u, "burns");
      use.green = get<bool>(u, "green");
      use.opponents_only = get<bool>(u, "opponents_only");
      use.may_be_empty = get<bool>(u, "may_be_empty");
      use.most = small(u, "most");
    }
  }
  names->card[r.kinds] = Name(kUnknownCard);
  r.derive();
  if (r.length > kMaxTrack || r.deck_n > kMaxCards) throw nb::value_error("board or deck too large for the kernel");
  return names;
}

template <class E>
void add_names(nb::dict& all, const char* what) {
  nb::list names_of_enum;
  for (const std::string_view name : names(E{})) names_of_enum.append(nb::str(name.data(), name.size()));
  all[what] = nb::tuple(names_of_enum);
}

// The names of every enum, in its order.
nb::dict all_names() {
  nb::dict all;
  add_names<Phase>(all, "phase");
  add_names<Verb>(all, "verb");
  add_names<EventKind>(all, "event");
  add_names<How>(all, "how");
  add_names<UseKind>(all, "use");
  add_names<Reason>(all, "reason");
  add_names<Rank>(all, "rank");
  add_names<Colour>(all, "colour");
  add_names<Guard>(all, "guard");
  add_names<Direction>(all, "direction");
  add_names<TurnIn>(all, "turn_in");
  add_names<SwapExempt>(all, "swap_exempt");
  add_names<SevenRest>(all, "seven_rest");
  add_names<NoMove>(all, "no_move");
  add_names<Exchange>(all, "exchange");
  add_names<Reshuffle>(all, "reshuffle");
  add_names<Lead>(all, "lead");
  return all;
}

auto random_games(const NamedRulesPtr& names, std::uint64_t seed, std::uint64_t decisions, std::uint64_t games,
                  std::uint64_t most) {
  Playout p;
  {
    nb::gil_scoped_release free;
    p = playouts(names->rules, seed, decisions, games, most);
  }
  return std::make_tuple(p.decisions, p.games, p.answers, p.most_answers, p.unfinished);
}

}  // namespace

void add_rules(nb::module_& m) {
  m.attr("NAMES") = all_names();
  nb::class_<NamedRules>(m, "Rules", "What a rulebook compiles to.");
  m.def("compile_rules", &compile_rules, "numbers"_a);
  m.def("state_bytes", [] { return sizeof(State); }, "Memory of one game in the kernel.");
  m.def("playouts", &random_games, "rules"_a, "seed"_a, "decisions"_a, "games"_a, "most_decisions_a_game"_a,
        "Random games: (decisions, games, answers listed, most answers of one decision, games cut off).");
}

}  // namespace tock::py
