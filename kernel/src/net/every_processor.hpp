// The compiler makes the inner loops once for every generation of processor and picks at start; not with
// -march=native, which compiles for a new one anyway: a function called in a loop would not be inlined.
#pragma once

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__AVX2__)
#define TOCK_EVERY_PROCESSOR __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define TOCK_EVERY_PROCESSOR
#endif
