// Observations and moves as arrays, and many games stepped together.
#include <nanobind/ndarray.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>

#include "errors.hpp"
#include "parts.hpp"
#include "tock/sim/batch.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

template <class T>
using Array = nb::ndarray<nb::numpy, T>;
template <class T>
using Actions = nb::ndarray<T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// A new array that Python owns.
template <class T>
Array<T> new_array(std::initializer_list<std::size_t> shape) {
  std::size_t n = 1;
  for (const std::size_t length : shape) n *= length;
  auto* data = new T[n]{};
  return {data, shape, nb::capsule(data, [](void* p) noexcept { delete[] static_cast<T*>(p); })};
}

Array<std::uint8_t> observe(const Core& c, int seat) {
  check_seat(c.rules(), seat);
  const Observer observer(c.rules());
  auto out = new_array<std::uint8_t>({static_cast<std::size_t>(observer.size())});
  observer.look(c.state(), seat, out.data());
  return out;
}

Array<std::uint8_t> move_rows(const Core& c) {
  const Observer observer(c.rules());
  auto out = new_array<std::uint8_t>({c.moves().size(), kMoveWidth});
  observer.write(c.state(), c.moves(), out.data());
  return out;
}

auto fields(const NamedRulesPtr& names) {
  const Observer observer(names->rules);
  std::vector<std::tuple<std::string, int, std::vector<int>>> out;
  for (const ObservationField& f : observer.fields()) {
    const auto bounds =
        observer.bounds().subspan(static_cast<std::size_t>(f.offset), static_cast<std::size_t>(f.length));
    out.emplace_back(f.name, f.offset, std::vector<int>(bounds.begin(), bounds.end()));
  }
  return out;
}

// A batch whose arrays Python sees. Concurrent calls from several threads are refused.
class PyBatch {
 public:
  PyBatch(NamedRulesPtr names, int size, std::uint64_t seed, int threads, std::uint32_t most)
      : names_(std::move(names)), batch_(names_->rules, size, seed, threads, most) {}

  void reset(std::uint64_t seed) {
    const Turn turn(*this);
    nb::gil_scoped_release free;
    batch_.reset(seed);
  }
  // The first game that cannot take its action, or -1.
  int step(const Actions<const std::int64_t>& actions) {
    const Turn turn(*this);
    const std::span<const std::int64_t> all = checked(actions);
    nb::gil_scoped_release free;
    return batch_.step(all);
  }
  void sample(const Actions<std::int64_t>& actions) {
    const Turn turn(*this);
    batch_.sample(checked(actions));
  }
  nb::bytes save() {
    const Turn turn(*this);
    const std::vector<std::uint8_t> bytes = batch_.save();
    return nb::bytes(bytes.data(), bytes.size());
  }
  bool load(const nb::bytes& bytes) {
    const Turn turn(*this);
    return batch_.load({static_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
  }
  Batch& batch() { return batch_; }

 private:
  class Turn {
   public:
    explicit Turn(PyBatch& b) : b_(b) {
      if (b_.busy_.exchange(true)) throw Refusal("TockworkError", "another thread is stepping this batch");
    }
    ~Turn() { b_.busy_ = false; }

   private:
    PyBatch& b_;
  };
  template <class T>
  [[nodiscard]] std::span<T> checked(const Actions<T>& actions) const {
    if (actions.size() != static_cast<std::size_t>(batch_.size()))
      throw nb::value_error(("actions: must be " + std::to_string(batch_.size())).c_str());
    return {actions.data(), actions.size()};
  }

  NamedRulesPtr names_;  // the batch refers to its rules
  Batch batch_;
  std::atomic<bool> busy_ = false;
};

// The batch's own memory as an array that keeps the batch alive.
template <class T>
Array<T> shown(const nb::object& self, std::vector<T>& values, std::size_t columns = 0) {
  const std::size_t shape[] = {columns ? values.size() / columns : values.size(), columns};
  return {values.data(), columns ? 2U : 1U, shape, self};
}

// In the order of BatchEnv's arrays.
nb::tuple arrays(const nb::object& self) {
  Batch& batch = nb::cast<PyBatch&>(self).batch();
  Shown& s = batch.shown();
  return nb::make_tuple(shown(self, s.observations, static_cast<std::size_t>(batch.observer().size())),
                        shown(self, s.offsets), shown(self, s.seats),
                        shown(self, s.rewards, s.rewards.size() / s.seats.size()), shown(self, s.done),
                        shown(self, s.truncated), shown(self, s.seeds));
}

Array<std::uint8_t> all_moves(PyBatch& self) {
  const Shown& s = self.batch().shown();
  auto* keep = new std::shared_ptr<std::uint8_t[]>(s.moves);
  const nb::capsule owner(keep, [](void* p) noexcept { delete static_cast<std::shared_ptr<std::uint8_t[]>*>(p); });
  return {s.moves.get(), {s.room, static_cast<std::size_t>(kMoveWidth)}, owner};
}

// Masks of 1 for every move, updated where the number of moves has changed since `counts`.
// The first game that has more moves than fit, and nothing done; or -1.
int update_masks(const Actions<const std::int64_t>& offsets,
                 const nb::ndarray<std::uint8_t, nb::ndim<2>, nb::c_contig>& masks,
                 const Actions<std::int64_t>& counts) {
  const std::size_t n = counts.size(), most = masks.shape(1);
  if (offsets.size() != n + 1 || masks.shape(0) != n) throw nb::value_error("masks: of another number of games");
  const std::int64_t* at = offsets.data();
  for (std::size_t g = 0; g < n; ++g)
    if (at[g + 1] - at[g] > static_cast<std::int64_t>(most)) return static_cast<int>(g);
  for (std::size_t g = 0; g < n; ++g) {
    std::int64_t& had = counts.data()[g];
    const std::int64_t has = at[g + 1] - at[g];
    std::uint8_t* mask = masks.data() + g * most;
    std::fill(mask + std::min(had, has), mask + std::max(had, has), static_cast<std::uint8_t>(has > had));
    had = has;
  }
  return -1;
}

}  // namespace

void add_batch(nb::module_& m) {
  m.attr("MOST_MOVES") = MoveList::kUsual;
  m.def("observation_fields", &fields, "rules"_a,
        "The fields of an observation: (name, offset, the most each byte can be).");
  m.def("observe", &observe, "core"_a, "seat"_a, "What a seat sees, as bytes.");
  m.def("move_rows", &move_rows, "core"_a, "The legal moves as rows of bytes, in the order of legal_moves().");
  m.def("update_masks", &update_masks, "offsets"_a, "masks"_a, "counts"_a,
        "Brings masks up to date, given the counts they show. The first game that does not fit, or -1.");
  nb::class_<PyBatch>(m, "Batch", "Many games of one rulebook, stepped together.")
      .def(nb::init<NamedRulesPtr, int, std::uint64_t, int, std::uint32_t>(), "rules"_a, "size"_a, "seed"_a,
           "threads"_a, "most"_a)
      .def("reset", &PyBatch::reset, "seed"_a)
      .def("step", &PyBatch::step, "actions"_a, "The first game that cannot take its action, and nothing done; or -1.")
      .def("save", &PyBatch::save, "All games as bytes, for another batch of the same program.")
      .def("load", &PyBatch::load, "bytes"_a, "False, and nothing done, if they are of another size.")
      .def("sample", &PyBatch::sample, "actions"_a, "Fills in a move at random for each game.")
      .def_prop_ro("threads", [](PyBatch& b) { return b.batch().threads(); })
      .def(
          "moves_of", [](PyBatch& b, int game) { return b.batch().moves_of(game); }, "game"_a)
      .def_prop_ro(
          "room", [](PyBatch& b) { return b.batch().shown().room; }, "Rows that `moves` has room for.")
      .def("moves", &all_moves, "The rows of all moves. Another array once `room` has grown.")
      .def(
          "arrays", [](nb::handle self) { return arrays(nb::borrow(self)); },
          nb::sig("def arrays(self) -> tuple[numpy.typing.NDArray, ...]"),
          "The batch's own memory: observations, offsets, seats, rewards, done, truncated, seeds.");
}

}  // namespace tock::py
