#include "pool.hpp"

#include <unistd.h>

namespace tock {

Pool::Pool(int threads) : process_(getpid()) {
  for (int i = 1; i < threads; ++i) helpers_.emplace_back([this, i] { help(i); });
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
  busy_.store(static_cast<int>(helpers_.size()), std::memory_order_relaxed);
  round_.fetch_add(1, std::memory_order_release);
  round_.notify_all();
  call_(work_, 0);
  for (int busy = busy_; busy != 0;) busy = wait_while(busy_, busy);
}

void Pool::help(int i) {
  for (std::uint32_t done = 0;;) {
    wait_while(round_, done++);
    if (over_) return;
    call_(work_, i);
    if (busy_.fetch_sub(1, std::memory_order_release) == 1) busy_.notify_one();
  }
}

}  // namespace tock
