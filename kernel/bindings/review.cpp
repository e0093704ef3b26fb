// Judging, for Python: judgements as JSON.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>

#include "errors.hpp"
#include "learn.hpp"
#include "move.hpp"
#include "parts.hpp"
#include "tock/review/judge.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

struct PyJudge {
  NamedRulesPtr names;  // the judge refers to its rules
  Judge judge;
};

// The number of an answer among those of a seat; -1: it is none of them.
int number_of(const NamedRules& names, const Seen& seen, int seat, const PyMove& move) {
  static thread_local MoveList list;
  State s = known_to(names.rules, seen, seat);
  s.turn = static_cast<std::uint8_t>(seat);
  list.clear();
  legal(names.rules, s, list);
  for (int i = 0; i < list.size(); ++i)
    if (write(names, s, list[i]) == move.value) return i;
  return -1;
}

JudgeSettings settings_of(int first, int most) {
  if (first < 2 || most < first) throw nb::value_error("first, most: at least 2 worlds, and at most no fewer");
  return {.first = first, .most = most};
}

void check_core(const PyJudge& j, const Core& core) {
  if (core.names_ptr() != j.names) throw nb::value_error("core: of other rules than the judge");
}

nb::bytes judge(const PyJudge& j, const Core& core, int seat, const std::optional<PyMove>& played, int first, int most,
                std::uint64_t seed) {
  check_core(j, core);
  const Rules& r = core.rules();
  if (seat < 0 || seat >= r.seats) throw nb::value_error(("seat: must be 0 to " + std::to_string(r.seats - 1)).c_str());
  const Seen seen = see(r, core.state(), {.seats = static_cast<std::uint8_t>(1U << seat)});
  const bool asked = seat == seen.turn || (still_to_ask(r, seen) >> seat & 1U);
  if (seen.over() || !asked) throw IllegalMove("seat " + std::to_string(seat) + " is not asked");
  const int answer = played ? number_of(*j.names, seen, seat, *played) : -1;
  if (played && answer < 0)
    throw IllegalMove("seat " + std::to_string(seat) + " cannot answer '" + text_of(played->value) + "' here");
  const JudgeSettings settings = settings_of(first, most);
  JsonWriter out;
  {
    nb::gil_scoped_release free;
    const Judgement found = j.judge.judge(seen, seat, answer, settings, seed);
    out.open_object();
    write_judgement(out, *j.names, seen, found);
    out.close_object();
  }
  return nb::bytes(out.text().data(), out.text().size());
}

}  // namespace

void add_review(nb::module_& m) {
  nb::class_<PyJudge>(m, "Judge",
                      "Judges answers by rollouts in worlds that look the same to the seat.\n\n"
                      "Limits are worlds, never time: the same seed gives the same bytes everywhere.")
      .def(
          "__init__",
          [](PyJudge* self, NamedRulesPtr rules, const PyNetwork* network) {
            if (network && network->names != rules) throw nb::value_error("network: of other rules");
            new (self) PyJudge{rules, Judge(rules->rules, network ? network->network : nullptr)};
          },
          "rules"_a, "network"_a.none() = nb::none(), "Without a network it plays on greedily.")
      .def("judge", &judge, "core"_a, "seat"_a, "played"_a.none() = nb::none(), "first"_a = 32, "most"_a = 256,
           "seed"_a = 0, "What the answers of a seat are worth, as JSON; only what the seat sees counts.");
}

}  // namespace tock::py
