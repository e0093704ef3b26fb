// What the kernel refuses, as exceptions for Python. tockwork.errors builds its family on them.
#pragma once

#include <nanobind/nanobind.h>

#include <stdexcept>
#include <string>

#include "tock/core.hpp"

namespace tock::py {

struct TockworkError : std::runtime_error {
  using std::runtime_error::runtime_error;
};
struct RulebookError final : TockworkError {
  using TockworkError::TockworkError;
};
struct MoveSyntaxError final : TockworkError {
  using TockworkError::TockworkError;
};
struct IllegalMove final : TockworkError {
  using TockworkError::TockworkError;
};
struct ChanceError final : TockworkError {
  using TockworkError::TockworkError;
};
struct TooManyAnswers final : TockworkError {
  using TockworkError::TockworkError;
};

void check(const Step& step);  // throws unless it was taken
int check_seat(const Rules& r, int seat);  // IndexError
void add_errors(nanobind::module_& m);

}  // namespace tock::py
