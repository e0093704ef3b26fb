// Sums of products of pairs of 16-bit inputs and weights. Every generation of processor has an instruction for it.
#pragma once

#include <cstdint>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace tock::pairs {

inline constexpr int kMostWide = 1024;  // inputs and outputs of a row

#if defined(__x86_64__)

namespace plain {
constexpr int kOut = 4, kAtOnce = 2;
using Sums = __m128i;
inline Sums load(const void* p) { return _mm_loadu_si128(static_cast<const Sums*>(p)); }
inline void store(void* p, Sums x) { _mm_storeu_si128(static_cast<Sums*>(p), x); }
inline Sums spread(const std::int16_t* two) {
  int both;
  std::memcpy(&both, two, 4);
  return _mm_set1_epi32(both);
}
inline Sums madd(Sums sum, Sums a, Sums b) { return _mm_add_epi32(sum, _mm_madd_epi16(a, b)); }
#include "net/pair_sums_loop.hpp"
}  // namespace plain

// Clang would need another spelling for functions of other processors; it has what the build is for.
#if defined(__AVX2__) || !defined(__clang__)
#if !defined(__AVX2__)
#pragma GCC push_options
#pragma GCC target("avx2")
#define TOCK_POP_OPTIONS
#endif
namespace v3 {
constexpr int kOut = 8, kAtOnce = 2;
using Sums = __m256i;
inline Sums load(const void* p) { return _mm256_loadu_si256(static_cast<const Sums*>(p)); }
inline void store(void* p, Sums x) { _mm256_storeu_si256(static_cast<Sums*>(p), x); }
inline Sums spread(const std::int16_t* two) {
  int both;
  std::memcpy(&both, two, 4);
  return _mm256_set1_epi32(both);
}
inline Sums madd(Sums sum, Sums a, Sums b) { return _mm256_add_epi32(sum, _mm256_madd_epi16(a, b)); }
#include "net/pair_sums_loop.hpp"
}  // namespace v3
#ifdef TOCK_POP_OPTIONS
#pragma GCC pop_options
#undef TOCK_POP_OPTIONS
#endif
#endif

#if defined(__AVX512VNNI__) || !defined(__clang__)
#if !defined(__AVX512VNNI__)
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512vnni")
#define TOCK_POP_OPTIONS
#endif
namespace v4 {
constexpr int kOut = 16, kAtOnce = 4;
using Sums = __m512i;
inline Sums load(const void* p) { return _mm512_loadu_si512(p); }
inline void store(void* p, Sums x) { _mm512_storeu_si512(p, x); }
inline Sums spread(const std::int16_t* two) {
  int both;
  std::memcpy(&both, two, 4);
  return _mm512_set1_epi32(both);
}
inline Sums madd(Sums sum, Sums a, Sums b) { return _mm512_dpwssd_epi32(sum, a, b); }
#include "net/pair_sums_loop.hpp"
}  // namespace v4
#ifdef TOCK_POP_OPTIONS
#pragma GCC pop_options
#undef TOCK_POP_OPTIONS
#endif
#endif

#else

namespace plain {
#if defined(__wasm_simd128__)
constexpr int kOut = 4, kAtOnce = 2;
using Sums = v128_t;
inline Sums load(const void* p) { return wasm_v128_load(p); }
inline void store(void* p, Sums x) { wasm_v128_store(p, x); }
inline Sums spread(const std::int16_t* two) { return wasm_v128_load32_splat(two); }
inline Sums madd(Sums sum, Sums a, Sums b) { return wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(a, b)); }
#else
constexpr int kOut = 4, kAtOnce = 2;
struct Sums {
  std::int32_t of[kOut];
};
inline Sums load(const void* p) {
  Sums x;
  std::memcpy(&x, p, sizeof x);
  return x;
}
inline void store(void* p, const Sums& x) { std::memcpy(p, &x, sizeof x); }
inline Sums spread(const std::int16_t* two) {
  Sums x;
  for (std::int32_t& both : x.of) std::memcpy(&both, two, 4);
  return x;
}
inline Sums madd(Sums sum, const Sums& a, const Sums& b) {
  std::int16_t x[2 * kOut], y[2 * kOut];
  std::memcpy(x, &a, sizeof x);
  std::memcpy(y, &b, sizeof y);
  for (int i = 0; i < kOut; ++i) sum.of[i] += x[2 * i] * y[2 * i] + x[2 * i + 1] * y[2 * i + 1];
  return sum;
}
#endif
#include "net/pair_sums_loop.hpp"
}  // namespace plain

#endif

using PairSums = void (*)(int rows, const std::int16_t* in, const std::uint16_t* live, int live_n,
                          const std::int16_t* weight, const std::int32_t* bias, std::int32_t* out, int n_out);

// For the processor that this runs on.
inline PairSums pair_sums_here() {
#if defined(__x86_64__)
#if defined(__AVX512VNNI__)
  return v4::pair_sums;
#elif defined(__clang__)
#if defined(__AVX2__)
  return v3::pair_sums;
#endif
#else
  if (__builtin_cpu_supports("avx512vnni")) return v4::pair_sums;
  if (__builtin_cpu_supports("avx2")) return v3::pair_sums;
#endif
#endif
  return plain::pair_sums;
}

}  // namespace tock::pairs
