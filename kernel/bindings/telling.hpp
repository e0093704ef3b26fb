// What is told, for Python.
#pragma once

#include <nanobind/nanobind.h>

#include <string>
#include <variant>
#include <vector>

#include "tock/core.hpp"
#include "tock/tell/event.hpp"

namespace tock::py {

// What has happened in one step of a game.
struct PyEvents {
  NamedRulesPtr names;
  std::vector<Event> all;
};

Core core_with(const NamedRulesPtr& names, const State& state);
// What a seat sees of it, or a spectator (no seat): every other card is unknown.
Core seen_by(const Core& core, std::optional<int> seat);
// Members of the answer, as UTF-8 JSON.
nanobind::bytes why(const NamedRules& names, const State& state, int seat, const std::string& card,
                    const std::variant<int, std::string>& marble);

}  // namespace tock::py
