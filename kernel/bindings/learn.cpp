#include "learn.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstring>

#include "errors.hpp"
#include "parts.hpp"
#include "tock/data/half.hpp"
#include "tock/net/quantized.hpp"
#include "tock/train/selfplay.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

template <class T, class Shape>
using Buffer = nb::ndarray<T, Shape, nb::c_contig>;
using Bytes2 = Buffer<std::uint8_t, nb::shape<-1, kRowBytes>>;
using Bytes1 = Buffer<std::uint8_t, nb::ndim<1>>;
using Floats1 = Buffer<float, nb::ndim<1>>;

// Page-locked memory counts as a separate device, but we can write to it.
template <class Array>
void check_device(const Array& a, const char* name) {
  const int kind = a.device_type();
  if (kind != nb::device::cpu::value && kind != nb::device::cuda_host::value)
    throw nb::value_error((std::string(name) + ": must be in the memory of this machine, not of a device").c_str());
}

std::span<const std::uint8_t> bytes_of(const nb::bytes& data) {
  return {reinterpret_cast<const std::uint8_t*>(data.c_str()), data.size()};
}

std::vector<float> halves(const nb::bytes& data, const char* name) {
  if (data.size() % 2) throw nb::value_error((std::string(name) + ": not half-precision numbers").c_str());
  return from_halves(bytes_of(data));
}

std::vector<float> numbers(const nb::dict& parts, const char* name) {
  if (!parts.contains(name)) throw nb::value_error((std::string(name) + ": missing").c_str());
  return halves(nb::cast<nb::bytes>(parts[name]), name);
}

Parameters parameters(std::tuple<int, int, int> widths, const nb::dict& parts) {
  Parameters p;
  std::tie(p.first, p.second, p.third) = widths;
  p.table = numbers(parts, "table");
  p.bias1 = numbers(parts, "bias1");
  p.weight2 = numbers(parts, "weight2");
  p.bias2 = numbers(parts, "bias2");
  p.weight3 = numbers(parts, "weight3");
  p.bias3 = numbers(parts, "bias3");
  p.weight4 = numbers(parts, "weight4");
  const std::vector<float> last = numbers(parts, "bias4");
  if (last.size() != 1) throw nb::value_error("bias4: one number is wanted");
  p.bias4 = last[0];
  return p;
}

PyNetwork make_network(const NamedRulesPtr& names, std::tuple<int, int, int> widths, const nb::dict& parts) {
  Parameters p = parameters(widths, parts);
  if (const std::string why = Network::refusal(names->rules, p); !why.empty()) throw nb::value_error(why.c_str());
  return {names, std::make_shared<const Network>(names->rules, std::move(p))};
}

PyNetwork from_small(const NamedRulesPtr& names, const nb::bytes& file) {
  auto network = read_small(names->rules, {file.c_str(), file.size()});
  if (!network) throw Refusal("NetworkError", network.problem());
  return {names, std::move(*network)};
}

nb::bytes small_network(std::tuple<int, int, int> widths, const std::vector<int>& ids, const std::vector<int>& levels,
                        const nb::dict& parts) {
  const Parameters p = parameters(widths, parts);
  if (p.table.size() != ids.size() * static_cast<std::size_t>(p.first))
    throw nb::value_error("table: does not fit the ids");
  if (levels.size() != ids.size()) throw nb::value_error("levels: one for each id");
  for (const int level : levels)
    if (level < 0 || level > kCoarsest) throw nb::value_error("levels: from 0 to 63");
  const std::string file = write_small(p, std::vector<std::uint16_t>(ids.begin(), ids.end()),
                                       std::vector<std::uint8_t>(levels.begin(), levels.end()));
  return nb::bytes(file.data(), file.size());
}

std::vector<float> evaluate(const PyNetwork& n, const Core& core) {
  if (core.names_ptr() != n.names) throw nb::value_error("core: of other rules than the network");
  std::vector<float> out(core.moves().size());
  n.network->evaluate(core.state(), core.moves(), out);
  return out;
}

NetworkInputs inputs_of(const Rules& r) {
  NetworkInputs made(r);
  if (!made.fits()) throw nb::value_error("rules: this table has more features than a row has room for");
  return made;
}

template <class T>
nb::bytes as_bytes(const T& plain) {
  static_assert(std::is_trivially_copyable_v<T>);
  return nb::bytes(reinterpret_cast<const char*>(&plain), sizeof(T));
}

nb::bytes rows(const Core& core) {
  std::vector<std::uint8_t> out(core.moves().size() * kRowBytes);
  inputs_of(core.rules()).encode(core.state(), core.moves(), out.data());
  return nb::bytes(out.data(), out.size());
}

class PySelfPlay {
 public:
  PySelfPlay(std::vector<NamedRulesPtr> tables, const std::vector<double>& share, int games, int threads,
             std::uint64_t seed)
      : tables_(std::move(tables)),
        play_(checked(rules(tables_), share, games, threads), share, games, threads, seed, {}) {}

  void use(bool older, Bytes2 rows, Bytes2 other, Bytes1 tables, Floats1 logits) {
    check_device(rows, "rows");
    check_device(other, "other");
    check_device(tables, "tables");
    check_device(logits, "logits");
    if (rows.shape(0) != other.shape(0) || rows.shape(0) != tables.shape(0) || rows.shape(0) != logits.shape(0))
      throw nb::value_error("rows, other, tables, logits: of one length");
    play_.use(older ? Who::Older : Who::Learner,
              {{rows.data(), other.data()}, tables.data(), logits.data(), static_cast<int>(rows.shape(0))});
    kept_.emplace_back(std::move(rows));  // the games write there from now on
    kept_.emplace_back(std::move(other));
    kept_.emplace_back(std::move(tables));
    kept_.emplace_back(std::move(logits));
  }
  void set(const nb::dict& d) {
    SelfPlaySettings k = play_.settings();
    for (const auto& [key, value] : d) {
      const auto name = nb::cast<std::string>(key);
      if (name == "lambda") k.lambda = nb::cast<float>(value);
      else if (name == "epsilon") k.epsilon = nb::cast<float>(value);
      else if (name == "temperature") k.temperature = nb::cast<float>(value);
      else if (name == "greedy") k.greedy = nb::cast<float>(value);
      else if (name == "older") k.older = nb::cast<float>(value);
      else if (name == "response") k.response = nb::cast<bool>(value);
      else if (name == "warm") k.warm = nb::cast<bool>(value);
      else if (name == "most") k.most = nb::cast<int>(value);
      else throw nb::value_error(("no such setting: " + name).c_str());
    }
    play_.wait();
    play_.set(k);
  }
  void go() { play_.go(); }
  std::array<int, 2> wait() {
    nb::gil_scoped_release free;
    return play_.wait();
  }
  [[nodiscard]] int side() {
    play_.wait();
    return play_.side();
  }
  int take(const Bytes2& rows, const Bytes1& tables, const Floats1& targets, const Floats1& outcomes) {
    check_device(rows, "rows");
    check_device(tables, "tables");
    check_device(targets, "targets");
    check_device(outcomes, "outcomes");
    const std::size_t most = std::min({rows.shape(0), tables.shape(0), targets.shape(0), outcomes.shape(0)});
    nb::gil_scoped_release free;
    return play_.take(rows.data(), tables.data(), targets.data(), outcomes.data(), static_cast<int>(most));
  }
  [[nodiscard]] int ready() {
    play_.wait();
    return play_.ready();
  }
  [[nodiscard]] nb::list tallies() {
    play_.wait();
    nb::list out;
    for (const PlayedCounts& t : play_.tallies()) {
      nb::dict d;
      d["games"] = t.games;
      d["decisions"] = t.decisions;
      d["moves"] = t.moves;
      d["samples"] = t.samples;
      d["dropped"] = t.dropped;
      d["met_older"] = t.met[0];
      d["won_older"] = t.won[0];
      d["met_greedy"] = t.met[1];
      d["won_greedy"] = t.won[1];
      out.append(d);
    }
    return out;
  }

 private:
  static std::vector<const Rules*> rules(const std::vector<NamedRulesPtr>& tables) {
    std::vector<const Rules*> out;
    for (const NamedRulesPtr& b : tables) out.push_back(&b->rules);
    return out;
  }
  static std::vector<const Rules*> checked(std::vector<const Rules*> tables, const std::vector<double>& share,
                                           int games, int threads) {
    if (const char* why = SelfPlay::refusal(tables, share, games, threads)) throw nb::value_error(why);
    return tables;
  }
  std::vector<NamedRulesPtr> tables_;
  std::vector<nb::ndarray<>> kept_;
  SelfPlay play_;
};

}  // namespace

void add_networks(nb::module_& m) {
  m.attr("ROW_BYTES") = kRowBytes;
  m.def(
      "network_inputs",
      [](const NamedRulesPtr& names) {
        const NetworkInputs l = inputs_of(names->rules);
        return std::make_tuple(std::vector<int>(l.offsets().begin(), l.offsets().end()),
                               std::vector<int>(l.ids().begin(), l.ids().end()));
      },
      "rules"_a, "Of a row: where the values of each slot begin; of each value: its id at all tables.");
  m.def(
      "gpu_table",
      [](const NamedRulesPtr& names) {
        if (names->rules.undoes) throw nb::value_error("rules: a GPU plays no table where plays are taken back");
        return std::make_tuple(as_bytes(names->rules), as_bytes(inputs_of(names->rules).plan()));
      },
      "rules"_a, "A table as a GPU is given it: the rules, and the plan of its rows.");
  m.def("network_rows", &rows, "core"_a,
        "A row for each legal move, as the player to move would see what it leads to.");

  m.def("small_network", &small_network, "widths"_a, "ids"_a, "levels"_a, "parts"_a,
        "A network as a small file; `levels` say how coarsely each row is rounded, from 0 to 63.");

  nb::class_<PyNetwork>(m, "Network", "Says how likely a seat's team is to win after each of its moves.")
      .def(
          "__init__",
          [](PyNetwork* self, const NamedRulesPtr& rules, std::tuple<int, int, int> widths, const nb::dict& parts) {
            new (self) PyNetwork(make_network(rules, widths, parts));
          },
          "rules"_a, "widths"_a, "parts"_a, "parts: half-precision numbers by name, as bytes.")
      .def_static("from_small", &from_small, "rules"_a, "file"_a, "From a small file, as a browser gets it.")
      .def("evaluate", &evaluate, "core"_a, "The chance to win after each of core.legal_moves().");

  nb::class_<PySelfPlay>(m, "SelfPlay", "Many games at once, in threads, which a network plays from outside.")
      .def(nb::init<std::vector<NamedRulesPtr>, const std::vector<double>&, int, int, std::uint64_t>(), "tables"_a,
           "share"_a, "games"_a, "threads"_a, "seed"_a)
      .def("use", &PySelfPlay::use, "older"_a, "rows"_a.noconvert(), "other"_a.noconvert(), "tables"_a.noconvert(),
           "logits"_a.noconvert(), "Where the rows to value are written, by turns, and where the values will be read.")
      .def("set", &PySelfPlay::set, "settings"_a)
      .def("go", &PySelfPlay::go, "Takes the values and plays on, in the background.")
      .def("wait", &PySelfPlay::wait, "How many rows wait for the learner, and for the older network.")
      .def("side", &PySelfPlay::side, "Where they are: 0: in `rows`, 1: in `other`.")
      .def("ready", &PySelfPlay::ready, "How many samples can be taken.")
      .def("take", &PySelfPlay::take, "rows"_a.noconvert(), "tables"_a.noconvert(), "targets"_a.noconvert(),
           "outcomes"_a.noconvert(), "Fills in samples of finished games; returns how many.")
      .def("tallies", &PySelfPlay::tallies, "Of each table, since the beginning.");
}

}  // namespace tock::py
