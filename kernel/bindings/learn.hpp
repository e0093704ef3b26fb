// Networks and self-play for Python.
#pragma once

#include <nanobind/nanobind.h>

#include "tock/game/core.hpp"
#include "tock/net/network.hpp"

namespace tock::py {

struct PyNetwork {
  NamedRulesPtr names;  // the network refers to its rules
  std::shared_ptr<const Network> network;
};

}  // namespace tock::py
