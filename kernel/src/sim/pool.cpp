#include "sim/pool.hpp"

#ifdef _WIN32
#include <process.h>
#else
#include <unistd.h>
#endif

#include <system_error>

namespace tock {

Pool::Pool(int threads) : process_(getpid()) {
  try {
    for (int i = 1; i < threads; ++i) helpers_.emplace_back([this, i] { help(i); });
  } catch (const std::system_error&) {  // the system gives no more: fewer will do
  }
}

Pool::~Pool() {
  over_ = true;
  round_.fetch_add(1, std::memory_order_release);
  round_.notify_all();
  for (std::thread& t : helpers_) t.join();
}

bool Pool::lost_in_a_fork() const { return process_ != getpid(); }

void Pool::run_here_and_there() {
  if (helpers_.empty()) return call_(work_, 0);
  door_.store(0, std::memory_order_release);
  round_.fetch_add(1, std::memory_order_release);
  round_.notify_all();
  call_(work_, 0);
  for (int d = door_.fetch_or(kClosed, std::memory_order_acquire) | kClosed; d != kClosed;) d = wait_while(door_, d);
}

// One who comes late may enter when the next job is on already, and help with that.
bool Pool::enter() {
  int d = door_.load(std::memory_order_relaxed);
  while (!(d & kClosed))
    if (door_.compare_exchange_weak(d, d + 1, std::memory_order_acquire, std::memory_order_relaxed)) return true;
  return false;
}

void Pool::leave() {
  if (door_.fetch_sub(1, std::memory_order_release) == (kClosed | 1)) door_.notify_one();
}

void Pool::help(int i) {
  for (std::uint32_t done = 0;;) {
    done = wait_while(round_, done);
    if (over_) return;
    if (!enter()) continue;
    call_(work_, i);
    leave();
  }
}

}  // namespace tock
