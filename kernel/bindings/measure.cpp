// Measures a network without Python in between: its speed, its calibration, and how it compares with
// rollouts.
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>

#include "learn.hpp"
#include "parts.hpp"
#include "tock/train/targets.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

// Seconds of work of this thread, where that can be asked: other people's programs do not count.
double now() {
#ifdef CLOCK_THREAD_CPUTIME_ID
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
#else
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
#endif
}

// Games in which the network chooses: for every decision its number of moves, and the seconds it took.
std::vector<std::tuple<int, double>> time_network(const PyNetwork& n, std::uint64_t seed, int decisions) {
  const Rules& r = n.names->rules;
  nb::gil_scoped_release free;
  std::vector<std::tuple<int, double>> out;
  FastChance chance(seed);
  const auto list = std::make_unique<MoveList>();
  State s;
  begin(r, s, chance, *list);
  while (static_cast<int>(out.size()) < decisions) {
    if (s.over()) begin(r, s, chance, *list);
    int i = 0;
    if (list->size() > 1) {
      const double begun = now();
      i = n.network->choose(s, {list->begin(), list->end()});
      out.emplace_back(list->size(), now() - begun);
    }
    play(r, s, (*list)[i], chance, *list);
  }
  return out;
}

// Whole games in which the network plays all seats: for every decision with a choice the value of
// its move, and whether that seat's team won. A move that wins at once is no forecast and is left out.
std::vector<std::tuple<float, bool>> forecasts(const PyNetwork& n, std::uint64_t seed, int games, int most) {
  const Rules& r = n.names->rules;
  nb::gil_scoped_release free;
  std::vector<std::tuple<float, bool>> out;
  std::vector<std::uint8_t> seats;  // the seats of this game's forecasts
  std::vector<float> chances;
  FastChance chance(seed);
  const auto list = std::make_unique<MoveList>();
  State s;
  for (int game = 0; game < games; ++game) {
    const std::size_t before = out.size();
    seats.clear();
    begin(r, s, chance, *list);
    for (int decisions = 0; !s.over() && decisions < most; ++decisions) {
      const std::span<const Move> moves(list->begin(), list->end());
      int best = moves.size() < 2 ? 0 : winning_move(r, s, moves);
      if (best < 0) {
        chances.resize(moves.size());
        n.network->evaluate(s, moves, chances);
        best = static_cast<int>(std::max_element(chances.begin(), chances.end()) - chances.begin());
        out.emplace_back(chances[static_cast<std::size_t>(best)], false);
        seats.push_back(static_cast<std::uint8_t>(s.turn));
      }
      play(r, s, (*list)[best], chance, *list);
    }
    if (!s.over()) out.resize(before);  // the result is unknown
    for (std::size_t i = before; i < out.size(); ++i) std::get<1>(out[i]) = s.winners >> seats[i - before] & 1U;
  }
  return out;
}

// Three strings of bytes: the number of moves of each decision (int32), their rows, their rollout values (float32).
std::tuple<nb::bytes, nb::bytes, nb::bytes> network_targets(const PyNetwork& n, std::uint64_t seed, int decisions,
                                                            int samples, int every, float epsilon, bool exchanges) {
  const Exchange exchange = n.names->rules.exchange;
  if (exchanges && exchange != Exchange::Partner && exchange != Exchange::Left)
    throw nb::value_error("exchanges: no card is given here");
  if (samples < 1 || every < 1) throw nb::value_error("samples, every: at least 1");
  Targets found;
  {
    nb::gil_scoped_release free;
    found = make_targets(n.network, n.names->rules, seed, decisions,
                         {.samples = samples, .every = every, .exchanges = exchanges, .epsilon = epsilon});
  }
  const auto bytes = [](const auto& v) {
    return nb::bytes(reinterpret_cast<const char*>(v.data()), v.size() * sizeof(v[0]));
  };
  return {bytes(found.moves), bytes(found.rows), bytes(found.chances)};
}

// The seconds of one plain dense network, inputs-hidden-outputs with sigmoids, for this many inputs.
// Aligned: where the rest of the module happened to put it made it up to a third slower.
[[gnu::aligned(64)]] double time_dense(int inputs, int hidden, int outputs, int times) {
  nb::gil_scoped_release free;
  FastChance chance(1);
  const auto some = [&](int n) {
    std::vector<float> v(static_cast<std::size_t>(n));
    for (float& x : v) x = static_cast<float>(chance.below(2001)) * 1e-3F - 1;
    return v;
  };
  const auto w1 = some(inputs * hidden), w2 = some(hidden * outputs), in = some(inputs);
  std::vector<float> mid(static_cast<std::size_t>(hidden)), end(static_cast<std::size_t>(outputs));
  const auto layer = [](const std::vector<float>& from, const std::vector<float>& w, std::vector<float>& to) {
    std::fill(to.begin(), to.end(), 0.0F);
    for (std::size_t i = 0; i < from.size(); ++i)
      for (std::size_t j = 0; j < to.size(); ++j) to[j] += from[i] * w[i * to.size() + j];
    for (float& x : to) x = 1 / (1 + std::exp(-x));
  };
  float kept = 0;  // keeps the compiler from removing the work
  const double begun = now();
  for (int t = 0; t < times; ++t) {
    layer(in, w1, mid);
    layer(mid, w2, end);
    kept += end[0];
  }
  const double seconds = now() - begun;
  return kept < 0 ? 0 : seconds;
}

}  // namespace

void add_measures(nb::module_& m) {
  m.def("time_network", &time_network, "network"_a, "seed"_a, "decisions"_a,
        "Games in which it chooses: (moves, seconds) of every decision with a choice.");
  m.def("forecasts", &forecasts, "network"_a, "seed"_a, "games"_a, "most"_a,
        "Games in which it chooses: (chance it gave its move, whether that team won) of every decision with a choice.");
  m.def("make_targets", &network_targets, "network"_a, "seed"_a, "decisions"_a, "samples"_a, "every"_a, "epsilon"_a,
        "exchanges"_a = false,
        "Games in which it chooses, and what rollouts say of the moves of some decisions, as bytes: how many moves "
        "each"
        " decision has (int32), a row for each move, its chance to win (float32).");
  m.def("time_dense", &time_dense, "inputs"_a, "hidden"_a, "outputs"_a, "times"_a,
        "Seconds that a plain dense network takes for so many evaluations.");
}

}  // namespace tock::py
