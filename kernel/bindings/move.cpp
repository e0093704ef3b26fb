#include "move.hpp"

#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "errors.hpp"
#include "parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

std::optional<std::string> text_or_none(const Name& name) {
  if (name.empty()) return std::nullopt;
  return std::string(name.text());
}

}  // namespace

PyMove parse(const nb::str& text) {
  Py_ssize_t size = 0;
  const char* utf8 = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
  if (!utf8) {
    PyErr_Clear();
    throw MoveSyntaxError("not a text that can be encoded");
  }
  const Result<WrittenMove> read = parse_move({utf8, static_cast<std::size_t>(size)});
  if (!read) throw MoveSyntaxError(read.problem().text());
  return {*read};
}

void add_moves(nb::module_& m) {
  nb::class_<PyMove>(m, "Move", "A legal answer as a small value: prints, parses, compares; no board inside.")
      .def_static("parse", &parse, "text"_a, "The move a text means; MoveSyntaxError says what is wrong with it.")
      .def_prop_ro("text", [](const PyMove& x) { return text_of(x.value); })
      .def_prop_ro(
          "verb", [](const PyMove& x) { return std::string(name_of(x.value.verb)); },
          "What is done: one of NAMES['verb'].")
      .def_prop_ro("card", [](const PyMove& x) { return text_or_none(x.value.card); })
      .def_prop_ro(
          "as_card", [](const PyMove& x) { return text_or_none(x.value.as); },
          "what a joker or an = stands for; otherwise the card itself")
      .def_prop_ro(
          "legs",
          [](const PyMove& x) {
            std::vector<std::tuple<std::string, std::string>> out;
            for (int i = 0; i < x.value.legs_n; ++i) {
              const WrittenLeg& l = x.value.legs[i];
              out.emplace_back(text_of(l.from), l.to == kNone ? "start" : text_of(l.to));
            }
            return out;
          },
          "pairs of places: from, to")
      .def("__str__", [](const PyMove& x) { return text_of(x.value); })
      .def("__repr__", [](const PyMove& x) { return "Move('" + text_of(x.value) + "')"; })
      .def("__hash__", [](const PyMove& x) { return hash_of(x.value); })
      .def(
          "__eq__", [](const PyMove& a, const PyMove& b) { return a.value == b.value; }, nb::is_operator())
      .def("__getstate__", [](const PyMove& x) { return text_of(x.value); })
      .def("__setstate__", [](PyMove& x, const nb::str& text) { new (&x) PyMove(parse(text)); });
}

}  // namespace tock::py
