// Events, views and effects for Python.
#pragma once

#include <nanobind/nanobind.h>

#include <string>
#include <variant>
#include <vector>

#include "tock/game/core.hpp"
#include "tock/views/event.hpp"

namespace tock::py {

// The events of one step of a game.
struct PyEvents {
  NamedRulesPtr names;
  std::vector<Event> all;
};

Core core_with(const NamedRulesPtr& names, const State& state);
// The view of a seat, or of a spectator (no seat): every other card is unknown.
Core seen_by(const Core& core, std::optional<int> seat);
// The effects of a legal move on the marbles: one of the choices of docs/wire.md, as UTF-8 JSON.
nanobind::bytes choice(const Core& core, int index);
// Members of the document, as UTF-8 JSON.
nanobind::bytes why(const NamedRules& names, const State& state, int seat, const std::string& card,
                    const std::variant<int, std::string>& marble);

}  // namespace tock::py
