// The move as Python sees it.
#pragma once

#include <nanobind/nanobind.h>

#include "tock/game/core.hpp"

namespace tock::py {

struct PyMove {
  WrittenMove value;
  int hint = -1;  // where it stood in the list it came from; no part of its identity
};

nanobind::list legal_moves(const Core& core);
PyMove parse(const nanobind::str& text);  // MoveSyntaxError

}  // namespace tock::py
