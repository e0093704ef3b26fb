// The small part of a library that the kernel needs in a browser.
//
// Zig has the headers of libc++ and of wasi-libc as they are, but their code as sources only: it would compile
// all of them the first time, for longer than the kernel itself takes. The few functions that are called
// are here. Should the kernel call more one day, the linker says which name is missing.
#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <typeinfo>

// --- Memory -----------------------------------------------------------------------------------------------------

namespace {

// Every block has a power of two of bytes, and waits for the next one of its size when it is free. Memory only
// grows: a page asks for the same sizes again and again.
struct Free {
  Free* next;
};
Free* free_blocks[32];

// Just before what was given out: where its block begins and how large that is.
struct alignas(16) Header {
  char* block;
  int power;
};

constexpr std::size_t kPage = 65536;  // WebAssembly's
constexpr int kSmallest = 5;
char* unused = nullptr;
char* unused_end = nullptr;

char* fresh(std::size_t size) {
  if (static_cast<std::size_t>(unused_end - unused) < size) {
    const std::size_t pages = (size + kPage - 1) / kPage;
    const std::size_t at = __builtin_wasm_memory_grow(0, pages);
    if (at == SIZE_MAX) return nullptr;
    char* const begin = reinterpret_cast<char*>(at * kPage);
    if (begin != unused_end) unused = begin;  // the first time
    unused_end = begin + pages * kPage;
  }
  char* const block = unused;
  unused += size;
  return block;
}

void* allocate(std::size_t size, std::size_t alignment = alignof(Header)) {
  if (size > SIZE_MAX / 4) return nullptr;
  const std::size_t whole = size + sizeof(Header) + alignment - alignof(Header);
  const int power = std::max<int>(kSmallest, std::bit_width(whole - 1));
  Free*& waiting = free_blocks[power];
  char* block = reinterpret_cast<char*>(waiting);
  if (waiting) waiting = waiting->next;
  else if (!(block = fresh(std::size_t{1} << power))) return nullptr;
  const std::uintptr_t first = reinterpret_cast<std::uintptr_t>(block) + sizeof(Header);
  void* const given = reinterpret_cast<void*>((first + alignment - 1) & ~(alignment - 1));
  static_cast<Header*>(given)[-1] = {block, power};
  return given;
}

void release(void* given) {
  if (!given) return;
  const Header header = static_cast<Header*>(given)[-1];
  free_blocks[header.power] = new (header.block) Free{free_blocks[header.power]};
}

void* sure(void* given) { return given ? given : (__builtin_trap(), nullptr); }

}  // namespace

const std::nothrow_t std::nothrow{};
void* operator new(std::size_t size) { return sure(allocate(size)); }
void* operator new[](std::size_t size) { return sure(allocate(size)); }
void* operator new(std::size_t size, std::align_val_t to) {
  return sure(allocate(size, std::max(alignof(Header), static_cast<std::size_t>(to))));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void operator delete(void* given) noexcept { release(given); }
void operator delete[](void* given) noexcept { release(given); }
void operator delete(void* given, std::size_t) noexcept { release(given); }
void operator delete(void* given, std::size_t, std::align_val_t) noexcept { release(given); }

// --- The beginning and the end ----------------------------------------------------------------------------------

extern "C" {

void __wasm_call_ctors();
__attribute__((export_name("_initialize"))) void _initialize() { __wasm_call_ctors(); }

// A page has one thread, which never ends: destructors at exit never run.
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

// All that the page is asked for: since some moment, always the same one.
__attribute__((import_module("page"), import_name("milliseconds"))) double milliseconds();
}

// --- C ----------------------------------------------------------------------------------------------------------

extern "C" {

// These must not be seen through as what they are, or they would call themselves.
#define TOCK_AS_WRITTEN __attribute__((no_builtin))

TOCK_AS_WRITTEN std::size_t strlen(const char* text) {
  const char* end = text;
  while (*end) ++end;
  return static_cast<std::size_t>(end - text);
}

TOCK_AS_WRITTEN void* memchr(const void* where, int wanted, std::size_t n) {
  auto* at = static_cast<const unsigned char*>(where);
  for (; n; --n, ++at)
    if (*at == static_cast<unsigned char>(wanted)) return const_cast<unsigned char*>(at);
  return nullptr;
}

TOCK_AS_WRITTEN int memcmp(const void* a, const void* b, std::size_t n) {
  auto* x = static_cast<const unsigned char*>(a);
  auto* y = static_cast<const unsigned char*>(b);
  for (; n; --n, ++x, ++y)
    if (*x != *y) return *x - *y;
  return 0;
}

// A half is rounded away from zero. Adding a half first would make one of 0.49999999999999994.
TOCK_AS_WRITTEN long long llround(double x) {
  const double whole = __builtin_trunc(x);
  return static_cast<long long>(whole) + (x - whole >= 0.5) - (whole - x >= 0.5);
}
TOCK_AS_WRITTEN long lround(double x) { return static_cast<long>(llround(x)); }
TOCK_AS_WRITTEN long lroundf(float x) { return static_cast<long>(llround(static_cast<double>(x))); }

// With doubles, so that only the last step rounds. No float is 300 powers of two from another.
TOCK_AS_WRITTEN float ldexpf(float x, int power) {
  const int held = std::clamp(power, -300, 300);
  return static_cast<float>(x * std::bit_cast<double>(static_cast<std::uint64_t>(1023 + held) << 52));
}

// The nearest float, as good libraries have it: the first terms of the series, for what is left of the powers of two.
TOCK_AS_WRITTEN float expf(float x) {
  if (!(x < 89)) return x * __builtin_inff();  // too large, or no number
  if (x < -104) return 0;
  constexpr double kLn2 = 0x1.62e42fefa39efp-1;
  const double power = __builtin_rint(x / kLn2);
  const double left = x - power * kLn2;
  double sum = 1;
  for (int n = 13; n > 0; --n) sum = 1 + left / n * sum;
  return static_cast<float>(sum *
                            std::bit_cast<double>(static_cast<std::uint64_t>(1023 + static_cast<int>(power)) << 52));
}

// Products of two 64-bit numbers, exact in 128 bits.
__extension__ using Wide = unsigned __int128;
using Halves = std::array<std::uint64_t, 2>;  // the low one first

Wide __multi3(Wide a, Wide b) {
  const auto [a0, a1] = std::bit_cast<Halves>(a);
  const auto [b0, b1] = std::bit_cast<Halves>(b);
  constexpr std::uint64_t kLow = 0xffffffff;
  const std::uint64_t low = (a0 & kLow) * (b0 & kLow);
  const std::uint64_t one = (a0 >> 32) * (b0 & kLow) + (low >> 32);
  const std::uint64_t other = (a0 & kLow) * (b0 >> 32) + (one & kLow);
  const std::uint64_t high = (a0 >> 32) * (b0 >> 32) + (one >> 32) + (other >> 32);
  return std::bit_cast<Wide>(Halves{other << 32 | (low & kLow), high + a0 * b1 + a1 * b0});
}
Wide __ashlti3(Wide x, int by) {
  const auto [low, high] = std::bit_cast<Halves>(x);
  if (by == 0) return x;
  if (by >= 64) return std::bit_cast<Wide>(Halves{0, low << (by - 64)});
  return std::bit_cast<Wide>(Halves{low << by, high << by | low >> (64 - by)});
}
Wide __lshrti3(Wide x, int by) {
  const auto [low, high] = std::bit_cast<Halves>(x);
  if (by == 0) return x;
  if (by >= 64) return std::bit_cast<Wide>(Halves{high >> (by - 64), 0});
  return std::bit_cast<Wide>(Halves{low >> by | high << (64 - by), high >> by});
}
}

// --- C++ --------------------------------------------------------------------------------------------------------

// Templates whose headers say that the library has them.
template class std::basic_string<char>;

_LIBCPP_BEGIN_NAMESPACE_STD

template <class Compare, class Iterator>
void __sort(Iterator first, Iterator last, Compare) {
  std::sort(first, last, [](auto a, auto b) { return a < b; });  // not in the library, for it has no name
}
template void __sort<__less<unsigned char>&, unsigned char*>(unsigned char*, unsigned char*, __less<unsigned char>&);

string to_string(long long n) {
  char digits[24];
  return string(digits, to_chars(digits, digits + sizeof digits, n).ptr);
}
string to_string(int n) { return to_string(static_cast<long long>(n)); }
string to_string(unsigned long n) { return to_string(static_cast<long long>(n)); }

chrono::steady_clock::time_point chrono::steady_clock::now() noexcept {
  return time_point(duration(static_cast<rep>(::milliseconds() * 1e6)));
}

// Counts below zero: the object has no owner any more.
__shared_count::~__shared_count() {}
__shared_weak_count::~__shared_weak_count() {}
void __shared_weak_count::__release_weak() noexcept {
  if (--__shared_weak_owners_ == -1) __on_zero_shared_weak();
}
const void* __shared_weak_count::__get_deleter(const type_info&) const noexcept { return nullptr; }

// Where another program would throw or say why it ends. The page sees a trap.
void __libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

_LIBCPP_END_NAMESPACE_STD
