// Counting checks. A failed one says what, and in which position; the run goes on.
#pragma once

#include <functional>
#include <iostream>
#include <string>

namespace tock::test {

inline constexpr long kMostShown = 20;  // one broken law fails in a thousand positions

struct Tally {
  long passed = 0, failed = 0;
  std::function<std::string()> where;  // asked only when something fails
};
inline Tally tally;

inline bool count(bool ok, const std::string& what, const char* file, int line) {
  if (ok) {
    ++tally.passed;
    return true;
  }
  if (++tally.failed <= kMostShown) {
    std::cout << file << ":" << line << ": " << what << "\n";
    if (tally.where) std::cout << tally.where() << "\n";
    std::cout << std::flush;  // a sanitizer may end the run at any moment
  }
  return false;
}

template <class A, class B>
bool count_same(const A& got, const B& want, const char* what, const char* file, int line) {
  if (got == want) return count(true, {}, file, line);
  std::cout << "got " << got << ", not " << want << "\n";
  return count(false, what, file, line);
}

// A law says what is broken, or nothing.
using Fault = const char*;
inline bool count_law(Fault fault, const char* file, int line) {
  return fault ? count(false, fault, file, line) : count(true, {}, file, line);
}

// Runs one test and says how it went: the report of `make test` counts them one by one.
template <class Test>
void run_test(const std::string& name, Test&& test) {
  const long failed = tally.failed;
  test();
  std::cout << (tally.failed == failed ? "passed: " : "failed: ") << name << std::endl;
}

// The last line of a test program, and its exit status.
inline int report(const char* name) {
  std::cout << name << ": " << tally.passed << " passed, " << tally.failed << " failed" << std::endl;
  return tally.failed == 0 ? 0 : 1;
}

}  // namespace tock::test

#define CHECK(condition) tock::test::count((condition), #condition, __FILE__, __LINE__)
#define CHECK_SAME(got, want) tock::test::count_same((got), (want), #got " == " #want, __FILE__, __LINE__)
#define CHECK_LAW(law) tock::test::count_law((law), __FILE__, __LINE__)
#define RUN(one) tock::test::run_test(#one, one)
