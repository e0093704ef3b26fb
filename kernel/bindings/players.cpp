// Players in the kernel, for Python's bots and for whole games without Python.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "learn.hpp"
#include "parts.hpp"
#include "tock/sim/player.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

struct PyPlayer {
  NamedRulesPtr names;  // the player refers to its rules
  Player player;
};

PlayerKind kind_named(const std::string& name) {
  if (name == "random") return PlayerKind::Random;
  if (name == "greedy") return PlayerKind::Greedy;
  if (name == "search") return PlayerKind::Search;
  throw nb::value_error(("kind: must be random, greedy or search, not " + name).c_str());
}

Limits limits_of(std::optional<double> seconds, std::optional<int> rollouts) {
  if (seconds && !(*seconds > 0)) throw nb::value_error("seconds: must be more than 0");
  if (rollouts && *rollouts <= 0) throw nb::value_error("rollouts: must be more than 0");
  return {.seconds = seconds.value_or(0), .rollouts = rollouts.value_or(0)};
}

PyPlayer of_network(const PyNetwork& n, std::optional<double> seconds, std::optional<int> rollouts,
                    const nb::dict& settings) {
  NetworkSettings k;
  for (const auto& [key, value] : settings) {
    const auto name = nb::cast<std::string>(key);
    if (name == "noise") k.noise = nb::cast<float>(value);
    else if (name == "candidates") k.candidates = nb::cast<int>(value);
    else if (name == "close") k.close = nb::cast<float>(value);
    else if (name == "decisions") k.decisions = nb::cast<int>(value);
    else if (name == "sees_hands") k.sees_hands = nb::cast<bool>(value);
    else throw nb::value_error(("settings: no such setting: " + name).c_str());
  }
  return {n.names, Player(n.network, n.names->rules, limits_of(seconds, rollouts), k)};
}

int choose(const PyPlayer& p, const Core& core, std::uint64_t seed) {
  if (core.names_ptr() != p.names) throw nb::value_error("core: of other rules than the player");
  if (core.moves().empty()) throw nb::value_error("core: there is nothing to choose from");
  const State state = core.state();  // another thread may continue the game while this one thinks
  const std::vector<Move> moves = core.moves();
  nb::gil_scoped_release free;
  FastChance choices(seed);
  return p.player.choose(state, moves, choices);
}

std::vector<float> weigh(const PyPlayer& p, const Core& core, const std::vector<int>& moves, int samples,
                         std::uint64_t seed) {
  if (core.names_ptr() != p.names) throw nb::value_error("core: of other rules than the player");
  if (p.player.kind() != PlayerKind::Rollouts) throw nb::value_error("player: has no rollouts");
  if (samples < 1) throw nb::value_error("samples: at least 1");
  const State state = core.state();
  std::vector<Move> weighed;
  for (const int i : moves) {
    if (i < 0 || i >= static_cast<int>(core.moves().size())) throw nb::value_error("moves: no such move");
    weighed.push_back(core.moves()[static_cast<std::size_t>(i)]);
  }
  nb::gil_scoped_release free;
  return p.player.weigh(state, weighed, samples, seed);
}

auto play(const NamedRulesPtr& names, const std::vector<const PyPlayer*>& players, const nb::bytes& key,
          std::uint64_t seed, int most) {
  const Rules& r = names->rules;
  if (players.size() != r.seats) throw nb::value_error(("players: must be " + std::to_string(r.seats)).c_str());
  if (key.size() != 32) throw nb::value_error("key: must have 32 bytes");
  std::vector<const Player*> seats;
  for (const PyPlayer* p : players) {
    if (!p || p->names != names) throw nb::value_error("players: of other rules than the game");
    seats.push_back(&p->player);
  }
  KeyedChance deals(std::span<const std::uint8_t, 32>(reinterpret_cast<const std::uint8_t*>(key.c_str()), 32));
  FastChance choices(seed);
  GameResult g;
  {
    nb::gil_scoped_release free;
    g = play_game(r, seats, deals, choices, most);
  }
  return std::make_tuple(g.winners, g.decisions, std::vector<double>(g.seconds.begin(), g.seconds.begin() + r.seats),
                         std::vector<int>(g.by_seat.begin(), g.by_seat.begin() + r.seats), std::move(g.chosen));
}

}  // namespace

void add_players(nb::module_& m) {
  nb::class_<PyPlayer>(m, "Player", "Chooses for the player to move, by what that seat sees.")
      .def(
          "__init__",
          [](PyPlayer* self, const std::string& kind, NamedRulesPtr rules, std::optional<double> seconds,
             std::optional<int> rollouts) {
            const Rules& r = rules->rules;
            const Limits limits = limits_of(seconds, rollouts);
            new (self) PyPlayer{rules, Player(kind_named(kind), r, limits)};
          },
          "kind"_a, "rules"_a, "seconds"_a = nb::none(), "rollouts"_a = nb::none())
      .def_static("of_network", &of_network, "network"_a, "seconds"_a = nb::none(), "rollouts"_a = nb::none(),
                  "settings"_a = nb::dict(), "By the network; with a limit it plays on in its head.")
      .def("choose", &choose, "core"_a, "seed"_a, "The index of its move in core.legal_moves().")
      .def("weigh", &weigh, "core"_a, "moves"_a, "samples"_a, "seed"_a,
           "The mean win chance of some moves, by rollouts over the same sampled deals.");
  m.def("play_game", &play, "rules"_a, "players"_a, "key"_a, "seed"_a, "most"_a,
        "A whole game: (winners as bits, decisions, seconds and decisions by seat, index of each move).");
}

}  // namespace tock::py
