#include "errors.hpp"

#include <nanobind/stl/string.h>

namespace nb = nanobind;

namespace tock::py {
namespace {

// What Python has given this module for its own: the class of problems, and those of exceptions by name. Without them,
// for who has only the kernel, it says its codes.
nb::handle kernel;

void raise(const std::exception_ptr& thrown, void*) {
  try {
    std::rethrow_exception(thrown);
  } catch (const Refusal& no) {
    const nb::dict known = nb::cast<nb::dict>(kernel.attr("errors"));
    const nb::object type =
        known.contains(no.name) ? nb::object(known[no.name]) : nb::borrow<nb::object>(PyExc_RuntimeError);
    nb::list said;
    if (no.problems.empty()) said.append(no.text);
    for (const Problem& problem : no.problems) said.append(problem_in_python(problem));
    const nb::object error = type(*said);
    PyErr_SetObject(type.ptr(), error.ptr());
  }
}

nb::dict all_codes() {
  nb::dict out;
  for (std::size_t i = 0; i < kCodes.size(); ++i) {
    const auto code = static_cast<Code>(i);
    Problem one{"", code, std::vector<std::string>(arguments_of(code))};
    nb::list names;
    one.each_argument(
        [&](std::string_view name, std::string_view) { names.append(nb::str(name.data(), name.size())); });
    const std::string_view name = name_of(code);
    out[nb::str(name.data(), name.size())] = nb::tuple(names);
  }
  return out;
}

}  // namespace

nb::object problem_in_python(const Problem& problem) {
  const nb::object made = kernel.attr("Problem");
  if (made.is_none()) return nb::cast(problem.text());
  nb::dict arguments;
  problem.each_argument([&](std::string_view name, std::string_view value) {
    arguments[nb::str(name.data(), name.size())] = nb::str(value.data(), value.size());
  });
  const std::string_view code = name_of(problem.code);
  return made(problem.where, nb::str(code.data(), code.size()), **arguments);
}

void check(const Step& step) {
  switch (step.why) {
    case Refused::No: return;
    case Refused::Illegal: throw Refusal("IllegalMove", step.problem);
    case Refused::Chance: throw Refusal("ChanceError", step.problem);
    case Refused::TooMany: throw Refusal("TooManyMoves", step.problem);
    case Refused::Stuck: throw Refusal("RulebookError", step.problem);
  }
}

int check_seat(const Rules& r, int seat) {
  if (seat < 0 || seat >= r.seats) throw nb::index_error(("seat: must be 0 to " + std::to_string(r.seats - 1)).c_str());
  return seat;
}

void add_errors(nb::module_& m) {
  kernel = m;
  m.attr("CODES") = all_codes();
  m.attr("Problem") = nb::none();
  m.attr("errors") = nb::dict();
  nb::register_exception_translator(&raise);
}

}  // namespace tock::py
