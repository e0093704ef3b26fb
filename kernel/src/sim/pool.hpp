// Threads that stay: waking one is cheaper than making one.
#pragma once

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace tock {

// Waits for another value: a moment awake, since it may come at once, then asleep until notified.
template <class T>
T wait_while(const std::atomic<T>& value, T old) {
  for (int i = 0; i < 4096; ++i)
    if (const T now = value.load(std::memory_order_acquire); now != old) return now;
  value.wait(old, std::memory_order_acquire);
  return value.load(std::memory_order_acquire);
}

class Pool {
 public:
  explicit Pool(int threads);  // at most; the calling thread is one of them
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  [[nodiscard]] int threads() const { return static_cast<int>(helpers_.size()) + 1; }
  // A process that was forked has this object, but not its threads.
  [[nodiscard]] bool lost_in_a_fork() const;

  // Calls job(i), here with 0 and on every helper that comes in time with a number. The job shares its
  // work out itself; a helper that is still asleep when the caller has done is not waited for. Returns when no helper
  // works any more. Not for two callers at a time.
  template <class Job>
  void run(Job&& job) {
    work_ = &job;
    call_ = [](void* work, int i) { (*static_cast<std::remove_reference_t<Job>*>(work))(i); };
    run_here_and_there();
  }

 private:
  void run_here_and_there();
  void help(int i);
  bool enter();
  void leave();

  static constexpr int kClosed = 1 << 30;
  std::vector<std::thread> helpers_;
  void* work_ = nullptr;
  void (*call_)(void*, int) = nullptr;
  std::atomic<std::uint32_t> round_ = 0;  // a new number is a new job
  std::atomic<int> door_ = kClosed;       // how many helpers are inside, and whether more may enter
  std::atomic<bool> over_ = false;
  long process_;
};

}  // namespace tock
