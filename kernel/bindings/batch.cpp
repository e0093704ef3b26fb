#include "batch.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "core.hpp"
#include "tock/observe.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

template <class T>
using Array = nb::ndarray<nb::numpy, T>;

// A new array that Python owns.
template <class T>
Array<T> new_array(std::initializer_list<std::size_t> shape) {
  std::size_t n = 1;
  for (const std::size_t length : shape) n *= length;
  auto* data = new T[n]{};
  return {data, shape, nb::capsule(data, [](void* p) noexcept { delete[] static_cast<T*>(p); })};
}

Array<std::uint8_t> observe(const Core& c, int seat) {
  if (seat < 0 || seat >= c.rules().seats)
    throw nb::index_error(("seat: must be 0 to " + std::to_string(c.rules().seats - 1)).c_str());
  const Observer observer(c.rules());
  auto out = new_array<std::uint8_t>({static_cast<std::size_t>(observer.size())});
  observer.look(c.state(), seat, out.data());
  return out;
}

Array<std::uint8_t> answer_rows(const Core& c) {
  const Observer observer(c.rules());
  auto out = new_array<std::uint8_t>({c.moves().size(), kAnswerWidth});
  std::uint8_t* row = out.data();
  for (const Move& m : c.moves()) {
    observer.write(c.state(), m, row);
    row += kAnswerWidth;
  }
  return out;
}

auto fields(const BookPtr& book) {
  const Observer observer(book->rules);
  std::vector<std::tuple<std::string, int, std::vector<int>>> out;
  for (const Field& f : observer.fields()) {
    const auto bounds = observer.bounds().subspan(static_cast<std::size_t>(f.offset), static_cast<std::size_t>(f.length));
    out.emplace_back(f.name, f.offset, std::vector<int>(bounds.begin(), bounds.end()));
  }
  return out;
}

}  // namespace

void add_batch(nb::module_& m) {
  m.attr("MOST_ANSWERS") = MoveList::kCapacity;
  m.def("observation_fields", &fields, "rules"_a, "The fields of an observation: (name, offset, the most each byte can be).");
  m.def("observe", &observe, "core"_a, "seat"_a, "What a seat sees, as bytes.");
  m.def("answer_rows", &answer_rows, "core"_a, "The legal answers as rows of bytes, in the order of legal_moves().");
}

}  // namespace tock::py
