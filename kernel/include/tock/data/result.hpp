// Something, or why there is none. The kernel says no by its return values; nothing in it throws.
#pragma once

#include <optional>
#include <utility>

#include "tock/data/problem.hpp"

namespace tock {

template <class T>
class Result {
 public:
  Result(T value) : value_(std::move(value)) {}                    // NOLINT: meant to be silent
  Result(Problem problem) : problem_(std::move(problem)) {}        // NOLINT
  [[nodiscard]] explicit operator bool() const { return value_.has_value(); }
  [[nodiscard]] const T& operator*() const { return *value_; }
  [[nodiscard]] T& operator*() { return *value_; }
  [[nodiscard]] const T* operator->() const { return &*value_; }
  [[nodiscard]] const Problem& problem() const { return problem_; }  // only if there is no value

 private:
  std::optional<T> value_;
  Problem problem_;
};

}  // namespace tock
