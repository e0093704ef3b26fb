// The parts of the module, one for each class or so.
#pragma once

#include <nanobind/nanobind.h>

#include "tock/game/core.hpp"

namespace tock::py {

void add_rules(nanobind::module_& m);
void add_chances(nanobind::module_& m);
void add_moves(nanobind::module_& m);
void add_core(nanobind::module_& m);
void add_line(nanobind::module_& m);
void add_core_setup(nanobind::class_<Core>& core);
void add_networks(nanobind::module_& m);
void add_measures(nanobind::module_& m);
void add_players(nanobind::module_& m);
void add_batch(nanobind::module_& m);
void add_game_log(nanobind::module_& m);
void add_review(nanobind::module_& m);
void add_session(nanobind::module_& m);

}  // namespace tock::py
