// Networks and self-play for Python.
#pragma once

#include <nanobind/nanobind.h>

#include "core.hpp"
#include "tock/network.hpp"

namespace tock::py {

struct PyNetwork {
  BookPtr book;  // the network refers to its rules
  std::shared_ptr<const Network> network;
};

void add_networks(nanobind::module_& m);
void add_measures(nanobind::module_& m);

}  // namespace tock::py
