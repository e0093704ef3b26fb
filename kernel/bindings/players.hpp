// Players in the kernel, for Python's bots and for whole games without Python.
#pragma once

#include <nanobind/nanobind.h>

namespace tock::py {

void add_players(nanobind::module_& m);

}  // namespace tock::py
