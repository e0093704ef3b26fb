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

nb::object number_or_none(std::uint8_t n) { return n == kNone ? nb::none() : nb::cast(int{n}); }

}  // namespace

PyMove parse(const nb::str& text) {
  Py_ssize_t size = 0;
  const char* utf8 = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
  if (!utf8) {
    PyErr_Clear();
    throw Refusal("MoveSyntaxError", problem<Code::Encoded>(""));
  }
  const Result<WrittenMove> read = parse_move({utf8, static_cast<std::size_t>(size)});
  if (!read) throw Refusal("MoveSyntaxError", read.problem());
  return {*read};
}

// A random game in Python does little else than this: no place is looked up and none is asked for twice.
nb::list legal_moves(const Core& core) {
  static const nb::handle type = nb::type<PyMove>();
  const auto n = static_cast<int>(core.moves().size());
  nb::list out = nb::steal<nb::list>(PyList_New(n));
  for (int i = 0; i < n; ++i) {
    nb::object move = nb::inst_alloc(type);
    new (nb::inst_ptr<PyMove>(move)) PyMove{core.written(i), i};
    nb::inst_mark_ready(move);
    NB_LIST_SET_ITEM(out.ptr(), i, move.release().ptr());
  }
  return out;
}

void add_moves(nb::module_& m) {
  nb::class_<WrittenLeg>(m, "Leg", "What one marble does in a move.")
      .def_prop_ro(
          "origin", [](const WrittenLeg& l) { return text_of(l.from); }, "Where the marble was.")
      .def_prop_ro(
          "target", [](const WrittenLeg& l) { return l.to == kNone ? "start" : text_of(l.to); },
          "Where it goes; 'start' in an opening.")
      .def_prop_ro(
          "owner", [](const WrittenLeg& l) { return number_or_none(l.owner); },
          "Whose lane it is, if not the player's own.")
      .def_prop_ro(
          "rank",
          [](const WrittenLeg& l) -> std::optional<std::string> {
            if (l.rank == kNone) return std::nullopt;
            return std::string(name_of(static_cast<Rank>(l.rank)));
          },
          "Of a marble in the reserve, where ranks matter.")
      .def_prop_ro(
          "hops", [](const WrittenLeg& l) { return l.hops; }, "It lands a section earlier and hops on.")
      .def("__repr__", [](const WrittenLeg& l) { return "<Leg " + text_of(l) + ">"; })
      .def("__hash__", [](const WrittenLeg& l) { return l.from * 256 + l.to; })
      .def("__eq__", [](const WrittenLeg& a, const WrittenLeg& b) { return a == b; }, nb::is_operator());
  nb::class_<PyMove>(m, "Move", nb::pooled(),
                     "A legal move as a small value: prints, parses, compares; no board inside.")
      .def_static("parse", &parse, "text"_a, "The move a text means; MoveSyntaxError says what is wrong with it.")
      .def_prop_ro(
          "text", [](const PyMove& x) { return text_of(x.value); }, "As one writes it down.")
      .def_prop_ro(
          "verb", [](const PyMove& x) { return std::string(name_of(x.value.verb)); },
          "What is done: one of NAMES['verb'].")
      .def_prop_ro(
          "card", [](const PyMove& x) { return text_or_none(x.value.card); }, "The card that is put down.")
      .def_prop_ro(
          "as_card", [](const PyMove& x) { return text_or_none(x.value.as); },
          "What a joker or an = stands for; otherwise the card itself.")
      .def_prop_ro(
          "legs",
          [](const PyMove& x) {
            return std::vector<WrittenLeg>(x.value.legs.begin(), x.value.legs.begin() + x.value.legs_n);
          },
          "What each marble does, in order.")
      .def_prop_ro(
          "colour", [](const PyMove& x) { return text_or_none(x.value.colour); },
          "Which colour of a card with several.")
      .def("__str__", [](const PyMove& x) { return text_of(x.value); })
      .def("__repr__", [](const PyMove& x) { return "Move('" + text_of(x.value) + "')"; })
      .def("__hash__", [](const PyMove& x) { return hash_of(x.value); })
      .def(
          "__eq__", [](const PyMove& a, const PyMove& b) { return a.value == b.value; }, nb::is_operator())
      .def("__getstate__", [](const PyMove& x) { return text_of(x.value); })
      .def("__setstate__", [](PyMove& x, const nb::str& text) { new (&x) PyMove(parse(text)); });
}

}  // namespace tock::py
