#include "errors.hpp"

namespace nb = nanobind;

namespace tock::py {
namespace {

template <class E>
void add(nb::module_& m, const char* name, nb::handle bases, const char* doc) {
  nb::exception<E> error(m, name, bases);
  error.attr("__doc__") = doc;
  error.attr("__module__") = "tockwork.errors";  // where people find it
}

}  // namespace

void check(const Step& step) {
  switch (step.why) {
    case Refused::No: return;
    case Refused::Illegal: throw IllegalMove(step.what);
    case Refused::Chance: throw ChanceError(step.what);
    case Refused::TooMany: throw TooManyAnswers(step.what);
  }
}

int check_seat(const Rules& r, int seat) {
  if (seat < 0 || seat >= r.seats) throw nb::index_error(("seat: must be 0 to " + std::to_string(r.seats - 1)).c_str());
  return seat;
}

void add_errors(nb::module_& m) {
  // The base comes first: nanobind asks the exception that was added last first.
  add<TockworkError>(m, "TockworkError", PyExc_Exception, "Anything Tockwork refuses.");
  const nb::object base = m.attr("TockworkError");
  add<RulebookError>(m, "RulebookError", base,
                     "A rulebook, option or form of play that makes no sense; names the field.");
  add<MoveSyntaxError>(m, "MoveSyntaxError", nb::make_tuple(base, nb::handle(PyExc_ValueError)),
                       "A text that is no move.");
  add<IllegalMove>(m, "IllegalMove", base, "A move that is not among the legal ones; nothing has changed.");
  add<ChanceError>(m, "ChanceError", base, "A script of shuffles that does not fit the game; nothing has changed.");
  add<TooManyAnswers>(m, "TooManyAnswers", base, "A decision with more answers than the kernel can list.");
}

}  // namespace tock::py
