// The thin nanobind module: names and numbers in, plain values out. Words are Python's.
#include "errors.hpp"
#include "parts.hpp"

NB_MODULE(_kernel, m) {
  m.doc() = "The Tockwork kernel: mechanics of card-driven marble races.";
  nanobind::set_leak_warnings(false);
  using namespace tock::py;
  add_errors(m);
  add_rules(m);
  add_chances(m);
  add_moves(m);
  add_core(m);
  add_line(m);
  add_networks(m);
  add_measures(m);
  add_players(m);
  add_batch(m);
  add_game_log(m);
  add_review(m);
  add_session(m);
}
