// Reviews for Python: evaluations as JSON.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "errors.hpp"
#include "json_bytes.hpp"
#include "learn.hpp"
#include "move.hpp"
#include "parts.hpp"
#include "tock/review/challenge_round.hpp"
#include "tock/review/game_analysis.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

struct PyEvaluator {
  NamedRulesPtr names;  // the evaluator refers to its rules
  Evaluator evaluator;
};

// The index of a move among those of a seat; -1: it is not legal.
int number_of(const NamedRules& names, const View& view, int seat, const PyMove& move) {
  MoveList& list = own_list<struct OfThis>();
  State s = information_state(names.rules, view, seat);
  s.turn = static_cast<std::uint8_t>(seat);
  list.clear();
  legal(names.rules, s, list);
  for (int i = 0; i < list.size(); ++i)
    if (write(names, s, list[i]) == move.value) return i;
  return -1;
}

EvaluationSettings settings_of(int first, int most) {
  if (first < 2 || most < first) throw nb::value_error("first, most: at least 2 samples, and at most no fewer");
  return {.first = first, .most = most};
}

void check_core(const PyEvaluator& j, const Core& core) {
  if (core.names_ptr() != j.names) throw nb::value_error("core: of other rules than the evaluator");
}

nb::bytes evaluate(const PyEvaluator& j, const Core& core, int seat, const std::optional<PyMove>& played, int first,
                   int most, std::uint64_t seed, int candidates, float close, double clear) {
  check_core(j, core);
  const Rules& r = core.rules();
  if (seat < 0 || seat >= r.seats) throw nb::value_error(("seat: must be 0 to " + std::to_string(r.seats - 1)).c_str());
  const View view = see(r, core.state(), {.seats = static_cast<std::uint8_t>(1U << seat)});
  const bool asked = seat == view.turn || (still_to_ask(r, view) >> seat & 1U);
  if (view.over() || !asked) throw Refusal("IllegalMove", problem<Code::NotAsked>("", seat));
  const int move = played ? number_of(*j.names, view, seat, *played) : -1;
  if (played && move < 0) throw Refusal("IllegalMove", problem<Code::CannotPlay>("", seat, text_of(played->value)));
  if (candidates < 2 || close < 0 || clear <= 0) throw nb::value_error("candidates, close, clear: 2, 0 and more");
  EvaluationSettings settings = settings_of(first, most);
  settings.candidates = candidates;
  settings.close = close;
  settings.clear = clear;
  return json_bytes_unlocked([&](JsonWriter& out) {
    const Evaluation found = j.evaluator.evaluate(view, seat, move, settings, seed);
    out.open_object();
    write_evaluation(out, *j.names, view, found);
    out.close_object();
  });
}

struct PyGameAnalysis {
  GameAnalysis analysis;
};

void check_turn(const PyGameAnalysis& p, const PyEvaluator& j, int turn) {
  if (&p.analysis.names() != j.names.get()) throw nb::value_error("evaluator: of other rules than the game");
  if (turn < 0 || turn >= p.analysis.turns())
    throw nb::value_error(("turn: must be 0 to " + std::to_string(p.analysis.turns() - 1)).c_str());
}

LuckSettings luck_settings(const PyEvaluator& j, int playouts, int others, int keeping, std::string_view known,
                           int trials) {
  if (playouts < 1 || others < 1 || keeping < 0 || trials < 0)
    throw nb::value_error("playouts, others, keeping, trials: at least 1, 1, 0 and 0");
  LuckSettings k;
  k.lineup = j.evaluator.rollout().lineup(known);
  k.playouts = playouts;
  k.others = others;
  k.keeping = keeping;
  k.trials = trials;
  return k;
}

ChallengeRound round_in(const PyEvaluator& j, const std::string& json) {
  auto round = read_round(*j.names, json);
  if (!round) throw Refusal("TockworkError", round.problem());
  return std::move(*round);
}

}  // namespace

void add_review(nb::module_& m) {
  nb::class_<PyEvaluator>(m, "Evaluator",
                          "Evaluates moves by rollouts over sampled deals that look the same to the seat.\n\n"
                          "Limits are sampled deals, never time: the same seed gives the same bytes everywhere.")
      .def(
          "__init__",
          [](PyEvaluator* self, NamedRulesPtr rules, const PyNetwork* network, bool to_end) {
            if (network && network->names != rules) throw nb::value_error("network: of other rules");
            new (self) PyEvaluator{rules, Evaluator(rules->rules, network ? network->network : nullptr, to_end)};
          },
          "rules"_a, "network"_a.none() = nb::none(), "to_end"_a = false,
          "Without a network it plays on greedily; to the end of the round, or of the game.")
      .def(
          "static_eval",
          [](const PyEvaluator& j, const Core& core) {
            check_core(j, core);
            std::vector<float> chances(core.moves().size());
            if (!chances.empty()) j.evaluator.rollout().static_eval(core.state(), core.moves(), chances);
            return chances;
          },
          "core"_a, "What the bare network thinks of each move of the player to move, 0 to 1.")
      .def("evaluate", &evaluate, "core"_a, "seat"_a, "played"_a.none() = nb::none(), "first"_a = 32, "most"_a = 256,
           "seed"_a = 0, "candidates"_a = 8, "close"_a = 6.0F, "clear"_a = 2.33,
           "What the moves of a seat are worth, as JSON; only what the seat sees counts.")
      .def(
          "compare",
          [](const PyEvaluator& j, const Core& core, int first, int second, int samples, std::uint64_t seed) {
            check_core(j, core);
            const int moves = static_cast<int>(core.moves().size());
            if (first < 0 || second < 0 || first >= moves || second >= moves || samples < 2)
              throw nb::value_error("first, second, samples: two numbers of legal moves, and 2 samples or more");
            const View view =
                see(core.rules(), core.state(), {.seats = static_cast<std::uint8_t>(1U << core.state().turn)});
            return json_bytes_unlocked([&](JsonWriter& out) {
              const Compared found = j.evaluator.compare(view, core.state().turn, first, second, samples, seed);
              out.open_object();
              out.key("difference");
              write_points(out, found.difference);
              out.key("error");
              write_points(out, found.error);
              out.key("first");
              write_reasons(out, *j.names, found.first);
              out.key("second");
              write_reasons(out, *j.names, found.second);
              out.close_object();
            });
          },
          "core"_a, "first"_a, "second"_a, "samples"_a = 64, "seed"_a = 0,
          "Two moves of the player to move, by number, as JSON: points between them, and what speaks\n"
          "for each.")
      .def(
          "make_challenge_round",
          [](const PyEvaluator& j, const std::string& text) {
            return json_bytes_unlocked([&](JsonWriter& out) {
              write_round(out, *j.names, make_challenge_round(j.evaluator.rollout(), text));
            });
          },
          "text"_a, "The round that follows from a text, as JSON: a position with the seed of what comes.")
      .def(
          "field",
          [](const PyEvaluator& j, const std::string& round) {
            const ChallengeRound given = round_in(j, round);
            return json_bytes_unlocked([&](JsonWriter& out) { write_field(out, j.evaluator.rollout(), given); });
          },
          "round"_a, "How bots of known strength do in the first seat of a given round, as JSON.")
      .def(
          "round_by",
          [](const PyEvaluator& j, const std::string& round, const std::vector<float>& noise, std::uint64_t key) {
            const ChallengeRound given = round_in(j, round);
            SeatNoise by_seat{};
            if (noise.size() > by_seat.size()) throw nb::value_error("noise: one number for each seat");
            std::copy(noise.begin(), noise.end(), by_seat.begin());
            nb::gil_scoped_release free;
            return 100 * played_by(j.evaluator.rollout(), given, by_seat, key);
          },
          "round"_a, "noise"_a, "key"_a, "The first seat's chance at the end, if each seat errs by this much.")
      .def(
          "play_round",
          [](const PyEvaluator& j, const std::string& round, const std::vector<std::string>& moves) {
            const ChallengeRound given = round_in(j, round);
            return json_bytes_unlocked([&](JsonWriter& out) {
              const auto chance = play_round(*j.names, j.evaluator.rollout(), given, moves);
              if (!chance) throw Refusal("TockworkError", chance.problem());
              out.open_object();
              out.key("chance");
              write_points(out, 100 * *chance);
              out.close_object();
            });
          },
          "round"_a, "moves"_a, "The first seat's chance at the end with these moves, as JSON.")
      .def(
          "value_of_round",
          [](const PyEvaluator& j, const GameLog& log) -> std::optional<double> {
            const std::vector<Ply> turns = log.plies();
            nb::gil_scoped_release free;
            const double chance = value_of_round(j.evaluator.rollout(), turns);
            return chance < 0 ? std::nullopt : std::optional(100 * chance);
          },
          "log"_a, "The first seat's chance at the end of the round with which a game began; None: it is not over.");
  nb::class_<PyGameAnalysis>(m, "GameAnalysis",
                             "A game looked back on, turn by turn: its beginning is turn 0, then every move.")
      .def(
          "__init__", [](PyGameAnalysis* self, const GameLog& log) { new (self) PyGameAnalysis{GameAnalysis(log)}; },
          "log"_a)
      .def(
          "__len__", [](const PyGameAnalysis& p) { return p.analysis.turns(); }, "How many turns there are.")
      .def(
          "turns",
          [](const PyGameAnalysis& p, const PyEvaluator& j) {
            check_turn(p, j, 0);
            return json_bytes_unlocked([&](JsonWriter& out) { p.analysis.write_turns(out, j.evaluator); });
          },
          "evaluator"_a, "Every turn as JSON, with what the bare network thinks that its move gave away.")
      .def(
          "evaluation",
          [](const PyGameAnalysis& p, const PyEvaluator& j, int turn, int first, int most, std::uint64_t seed,
             const std::string& other) {
            check_turn(p, j, turn);
            const EvaluationSettings settings = settings_of(first, most);
            const int move = other.empty() ? -1 : p.analysis.move_named(turn, other);
            if (!other.empty() && move < 0) throw nb::value_error(("other: not a legal move then: " + other).c_str());
            return json_bytes_unlocked(
                [&](JsonWriter& out) { p.analysis.write_evaluation_of(out, j.evaluator, turn, settings, seed, move); });
          },
          "evaluator"_a, "turn"_a, "first"_a = 32, "most"_a = 256, "seed"_a = 0, "other"_a = "",
          "The evaluation of a turn's move as JSON, from what its seat saw then.\n\n"
          "`other`: of another move that the seat could have made, in the same sampled deals.")
      .def(
          "win_probability",
          [](const PyGameAnalysis& p, const PyEvaluator& j, int turn, std::uint64_t seed, int playouts, int others,
             int keeping, const std::string& known, int trials) {
            check_turn(p, j, turn);
            const LuckSettings settings = luck_settings(j, playouts, others, keeping, known, trials);
            return json_bytes_unlocked(
                [&](JsonWriter& out) { p.analysis.write_win_probability(out, j.evaluator, turn, settings, seed); });
          },
          "evaluator"_a, "turn"_a, "seed"_a = 0, "playouts"_a = LuckSettings{}.playouts,
          "others"_a = LuckSettings{}.others, "keeping"_a = LuckSettings{}.keeping, "known"_a = "",
          "trials"_a = LuckSettings{}.trials,
          "The chances of all teams after a turn as JSON and, where chance had a say in it, its luck.\n\n"
          "`known`: seats by name, with commas between; bots among them are played on as themselves.\n"
          "`trials`: games by which the chances are corrected for who sits there.");
}

}  // namespace tock::py
