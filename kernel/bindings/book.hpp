// A rulebook as the kernel takes it: a dictionary of numbers and names.
#pragma once

#include <nanobind/nanobind.h>

#include "core.hpp"

namespace tock::py {

// ValueError if a number does not fit into the kernel.
BookPtr make_book(const nanobind::dict& numbers);

}  // namespace tock::py
