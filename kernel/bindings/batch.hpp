// Observations and answers as arrays, and many games stepped together.
#pragma once

#include <nanobind/nanobind.h>

namespace tock::py {

void add_batch(nanobind::module_& m);

}  // namespace tock::py
