// The move as Python sees it.
#pragma once

#include <nanobind/nanobind.h>

#include "tock/notation.hpp"

namespace tock::py {

struct PyMove {
  WrittenMove value;
  int hint = -1;  // where it stood in the list it came from; no part of its identity
};

PyMove parse(const nanobind::str& text);  // MoveSyntaxError

}  // namespace tock::py
