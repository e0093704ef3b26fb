// Chance for Python: a generator with a seed, or a script.
#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "parts.hpp"
#include "tock/game/scripted_chance.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {

void add_chances(nb::module_& m) {
  nb::class_<Chance>(m, "Chance", "Where shuffles and lots come from.")
      .def("state", &Chance::state, "How far it has come.")
      .def("seek", &Chance::seek, "state"_a, "Goes back to where it was, to give the same again.");
  nb::class_<FastChance, Chance>(m, "FastChance", "A fast generator, for playouts.")
      .def(nb::init<std::uint64_t>(), "seed"_a);
  nb::class_<KeyedChance, Chance>(m, "KeyedChance", "The published derivation of a game's shuffles (ChaCha20).")
      .def(
          "__init__",
          [](KeyedChance* self, const nb::bytes& key, std::uint32_t draws) {
            if (key.size() != 32) throw nb::value_error("a key has 32 bytes");
            const auto* bytes = reinterpret_cast<const std::uint8_t*>(key.c_str());
            new (self) KeyedChance(std::span<const std::uint8_t, 32>(bytes, 32), draws);
          },
          "key"_a, "draws"_a = 0)
      .def_prop_ro("draws", &KeyedChance::draws);
  nb::class_<ScriptedChance, Chance>(m, "ScriptedChance", "Orders and lots from a list.")
      .def(nb::init<std::vector<std::vector<std::string>>, std::vector<int>>(), "orders"_a, "lots"_a);
}

}  // namespace tock::py
