// Rulebooks, the names of everything in them, and random games by them.
#include <nanobind/stl/map.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "errors.hpp"
#include "parts.hpp"
#include "tock/rules/most_moves.hpp"
#include "tock/rules/options.hpp"
#include "tock/rules/rulebook.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

NamedRulesPtr compile(const std::string& rulebook) {
  Result<NamedRules> rules = compile_rulebook(rulebook);
  if (!rules) throw Refusal("RulebookError", rules.problem());
  return std::make_shared<const NamedRules>(std::move(*rules));
}

template <class F>
nb::tuple tuple_of(int n, F&& item) {
  nb::list out;
  for (int i = 0; i < n; ++i) out.append(item(i));
  return nb::tuple(out);
}

nb::tuple colours(const NamedRules& n) {
  return tuple_of(n.has_colours() ? n.rules.length : 0, [&](int i) {
    const std::vector<int> printed = n.colours_on(i);
    return tuple_of(static_cast<int>(printed.size()), [&](int c) { return printed[static_cast<std::size_t>(c)]; });
  });
}

nb::tuple home_colours(const NamedRules& n) {
  return tuple_of(n.has_home_colours() ? n.rules.sections : 0, [&](int s) {
    return tuple_of(n.rules.lane, [&](int h) { return std::countr_zero(n.home_colours[s][h]); });
  });
}

nb::tuple bones(const NamedRules& n) {
  nb::list out;
  for (int i = 0; i < n.rules.length; ++i)
    if (n.rules.bones[i]) out.append(i);
  return nb::tuple(out);
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
  add_names<Teams>(all, "teams");
  add_names<Guard>(all, "guard");
  add_names<Direction>(all, "direction");
  add_names<TurnIn>(all, "turn_in");
  add_names<Passing>(all, "passing");
  add_names<OwnCapture>(all, "own_capture");
  add_names<SwapExempt>(all, "swap_exempt");
  add_names<SevenRest>(all, "seven_rest");
  add_names<NoMove>(all, "no_move");
  add_names<SkipNeeds>(all, "skip_needs");
  add_names<Exchange>(all, "exchange");
  add_names<Reshuffle>(all, "reshuffle");
  add_names<Lead>(all, "lead");
  return all;
}

nb::object value_of(const Json& value) {
  switch (value.kind()) {
    case Json::Kind::Bool: return nb::cast(value.truth());
    case Json::Kind::Number: return nb::cast(static_cast<int>(value.number()));
    case Json::Kind::Text: return nb::cast(value.text());
    default: return nb::none();
  }
}

// Every option of the kernel: its default, every value it can have, and the conditions under
// which it has an effect.
nb::dict all_options() {
  Rules usual;
  nb::dict all;
  const auto add = [&](std::string_view name, nb::object value) {
    nb::list values;
    for (const Json& one : values_of(name)) values.append(value_of(one));
    const std::string_view needs = needs_of(name);
    all[nb::str(name.data(), name.size())] =
        nb::make_tuple(std::move(value), nb::tuple(values), nb::str(needs.data(), needs.size()));
  };
  each_option(
      usual,
      [&](const char* name, std::uint8_t value, int, int) {
        add(name, value == kNone ? nb::none() : nb::cast(int{value}));
      },
      [&](const char* name, auto value) {
        if constexpr (std::is_same_v<decltype(value), bool>) add(name, nb::cast(value));
        else add(name, nb::str(name_of(value).data(), name_of(value).size()));
      });
  add("deals", tuple_of(usual.deals_n, [&](int i) { return usual.deals[i]; }));
  return all;
}

Json read_rulebook(const std::string& text) {
  Result<Json> read = read_json(text);
  if (!read) throw Refusal("RulebookError", read.problem().within("rulebook"));
  return std::move(*read);
}

nb::list unused(const std::string& rulebook) {
  nb::list out;
  for (const Problem& p : unused_settings(read_rulebook(rulebook))) out.append(problem_in_python(p));
  return out;
}

std::string settle(const std::string& rulebook, const std::string& changed) {
  Result<std::string> settled = settled_options(read_rulebook(rulebook), changed);
  if (!settled) throw Refusal("RulebookError", settled.problem());
  return std::move(*settled);
}

auto random_games(const NamedRulesPtr& names, std::uint64_t seed, std::uint64_t decisions, std::uint64_t games,
                  std::uint64_t most) {
  Playout p;
  {
    nb::gil_scoped_release free;
    p = playouts(names->rules, seed, decisions, games, most);
  }
  return std::make_tuple(p.decisions, p.games, p.moves, p.most_moves, p.unfinished);
}

}  // namespace

void add_rules(nb::module_& m) {
  m.attr("NAMES") = all_names();
  m.attr("OPTIONS") = all_options();
  nb::class_<NamedRules>(m, "Rules", nb::is_weak_referenceable(), "What a rulebook compiles to, for one form of it.")
      .def_prop_ro(
          "most_moves", [](const NamedRules& n) { return most_moves(n.rules); },
          "No decision has more legal moves; often far fewer.")
      .def_prop_ro(
          "starts",
          [](const NamedRules& n) { return tuple_of(n.rules.seats, [&](int s) { return n.rules.start[s]; }); },
          "The start space of each seat.")
      .def_prop_ro(
          "sections_of_seats",
          [](const NamedRules& n) { return tuple_of(n.rules.seats, [&](int s) { return n.section_of(s); }); },
          "The section of the board that each seat has.")
      .def_prop_ro(
          "team_of",
          [](const NamedRules& n) { return tuple_of(n.rules.seats, [&](int s) { return n.rules.team[s]; }); },
          "The team of each seat.")
      .def_prop_ro(
          "receivers",
          [](const NamedRules& n) { return tuple_of(n.rules.seats, [&](int s) { return n.rules.receiver[s]; }); },
          "Who gets the card that each seat gives.")
      .def_prop_ro("colours", &colours, "The colours of each track space, turned on from section to section.")
      .def_prop_ro("home_colours", &home_colours, "The colour of each home space of every section.")
      .def_prop_ro("bones", &bones, "The track spaces with a bone.");
  m.def("compile_rulebook", &compile, "rulebook"_a,
        "The rules of one form, from its data as JSON; RulebookError has the path of the field that is wrong.");
  m.def("unused_settings", &unused, "rulebook"_a,
        "Settings of one form, as for compile_rulebook, that change nothing.");
  m.def("settle_options", &settle, "rulebook"_a, "changed"_a,
        "The options that go with the one that was changed, and what can be chosen next, as JSON.");
  m.def("state_bytes", [] { return sizeof(State); }, "Memory of one game in the kernel.");
  m.def("playouts", &random_games, "rules"_a, "seed"_a, "decisions"_a, "games"_a, "most_decisions_a_game"_a,
        "Random games: (decisions, games, moves listed, most moves of one decision, games cut off).");
}

}  // namespace tock::py
