// A running game: its moves, and the states before some of them. The most frequent calls of a program are
// handled here at once, without a function of Python in between.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>

#include <optional>
#include <vector>

#include "errors.hpp"
#include "move.hpp"
#include "parts.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tock::py {
namespace {

constexpr std::size_t kEvery = 16;  // moves between saved states: an undo replays fewer than this

// Where a game stood.
struct Stood {
  State state;
  Chance::Snapshot drawn;
};

struct Line {
  nb::object core_object, dice_object;  // Python owns what the two refer to
  Core& core;
  Chance& dice;
  std::vector<PyMove> moves = {};
  std::vector<std::uint8_t> turns = {};  // the seat of each of them
  std::vector<Stood> stood = {};         // saved states, before every kEvery moves

  // Of a legal move; nothing has changed if it is not taken.
  Step play(const PyMove& move) {
    const bool keep = moves.size() % kEvery == 0;
    if (keep) stood.push_back({core.state(), dice.state()});
    const std::uint8_t turn = core.state().turn;
    Step step = core.play(move.hint, dice);
    if (step.taken()) {
      moves.push_back(move);
      turns.push_back(turn);
    } else if (keep) {
      stood.pop_back();
    }
    return step;
  }
};

// A text that is not on the list may still mean a move: Python knows which, or says why not.
void play(nb::pointer_and_handle<Line> self, nb::handle said) {
  Line& line = *self.p;
  const auto listed = [&line](nb::handle move) {
    const PyMove* m = nullptr;
    return nb::try_cast(move, m) && m ? line.core.find(m->value, m->hint) : -1;
  };
  nb::object move = nb::borrow(said);
  int index = listed(move);
  if (index < 0) index = listed(move = self.h.attr("find_move")(said));
  check(line.play({nb::cast<const PyMove&>(move).value, index}));
}

PyMove undo(Line& line) {
  if (line.moves.empty()) throw Refusal("TockworkError", "undo: nothing has been played");
  const PyMove taken_back = line.moves.back();
  const std::size_t from = (line.moves.size() - 1) / kEvery * kEvery;
  const std::vector<PyMove> again(line.moves.begin() + static_cast<std::ptrdiff_t>(from), line.moves.end() - 1);
  line.core.state() = line.stood.back().state;
  check(line.core.refresh());
  line.dice.seek(line.stood.back().drawn);
  line.stood.pop_back();
  line.moves.resize(from);
  line.turns.resize(from);
  for (const PyMove& move : again) check(line.play(move));
  return taken_back;
}

nb::list moves_from(const Line& line, std::size_t first) {
  nb::list out;
  for (std::size_t i = first; i < line.moves.size(); ++i) out.append(nb::cast(line.moves[i]));
  return out;
}

}  // namespace

void add_line(nb::module_& m) {
  nb::class_<Line>(m, "Line", "A game as it goes on, with every move so far.")
      .def(
          "__init__",
          [](Line* self, nb::object core, nb::object dice, const Line* past) {
            new (self) Line{core, dice, nb::cast<Core&>(core), nb::cast<Chance&>(dice)};
            if (past == nullptr) return;
            self->moves = past->moves;
            self->stood = past->stood;
            self->turns = past->turns;
          },
          "core"_a, "dice"_a, "past"_a.none() = nb::none(),
          nb::sig("def __init__(self, core: Core, dice: Chance, past: Line | None = None) -> None"))
      .def("play", &play, "move"_a.none(), nb::sig("def play(self, move: Move | str) -> None"),
           "Plays a legal move; IllegalMove, and nothing changed, if it is none.")
      .def("undo", &undo, "Takes the last move back (for analysis) and returns it.")
      .def(
          "legal_moves", [](const Line& line) { return legal_moves(line.core); },
          nb::sig("def legal_moves(self) -> list[Move]"),
          "Every legal move of the player to move, one per distinct result.")
      .def_prop_ro(
          "phase", [](const Line& line) { return std::string(name_of(line.core.state().phase)); },
          "What is being decided, such as `play` or `exchange`; `over` at the end.")
      .def_prop_ro(
          "turn", [](const Line& line) { return line.core.state().turn; }, "The seat that must move.")
      .def_prop_ro(
          "over", [](const Line& line) { return line.core.state().over(); }, "Whether a team has won.")
      .def_prop_ro(
          "last_move",
          [](const Line& line) -> std::optional<std::pair<int, PyMove>> {
            if (line.moves.empty()) return std::nullopt;
            return std::pair(int{line.turns.back()}, line.moves.back());
          },
          "The last move and the seat that made it.")
      .def("played_from", &moves_from, "first"_a, nb::sig("def played_from(self, first: int) -> list[Move]"),
           "The moves so far, without so many at the beginning.")
      .def_prop_ro("decisions", [](const Line& line) { return line.moves.size(); }, "How many moves there were.");
}

}  // namespace tock::py
