// What the kernel refuses, as exceptions of tockwork.errors.
#pragma once

#include <nanobind/nanobind.h>

#include <exception>
#include <string>
#include <utility>
#include <vector>

#include "tock/data/problem.hpp"
#include "tock/game/core.hpp"

namespace tock::py {

// Becomes the exception of this name in tockwork.errors, with the problems or, for who programs, a plain text.
struct Refusal final : std::exception {
  Refusal(const char* kind, Problem one) : name(kind) { problems.push_back(std::move(one)); }
  Refusal(const char* kind, std::string plain) : name(kind), text(std::move(plain)) {}
  [[nodiscard]] const char* what() const noexcept override { return name; }

  const char* name;
  std::vector<Problem> problems;
  std::string text;
};

nanobind::object problem_in_python(const Problem& problem);  // tockwork.problems.Problem
void check(const Step& step);                                // throws unless it was taken
int check_seat(const Rules& r, int seat);                    // IndexError
void add_errors(nanobind::module_& m);

}  // namespace tock::py
