// Included once for each generation of processor, which says what Sums, load, spread and madd are: kOut outputs at
// once; madd adds the products of two inputs and their weights to each of them.

template <int kRows, int kBlocks>
inline void blocks(const std::int16_t* in, const std::uint16_t* live, int live_n, const std::int16_t* weight,
                   const std::int32_t* bias, std::int32_t* out, int n_out) {
  Sums sum[kRows][kBlocks];
  for (int r = 0; r < kRows; ++r)
    for (int b = 0; b < kBlocks; ++b) sum[r][b] = load(bias + b * kOut);
  for (int i = 0; i < live_n; ++i) {
    const std::int16_t* const weights = weight + 2 * live[i] * n_out;
    Sums w[kBlocks];
    for (int b = 0; b < kBlocks; ++b) w[b] = load(weights + 2 * b * kOut);
    for (int r = 0; r < kRows; ++r) {
      const Sums both = spread(in + r * kMostWide + 2 * live[i]);
      for (int b = 0; b < kBlocks; ++b) sum[r][b] = madd(sum[r][b], both, w[b]);
    }
  }
  for (int r = 0; r < kRows; ++r)
    for (int b = 0; b < kBlocks; ++b) store(out + r * kMostWide + b * kOut, sum[r][b]);
}

template <int kRows>
inline void all_blocks(const std::int16_t* in, const std::uint16_t* live, int live_n, const std::int16_t* weight,
                       const std::int32_t* bias, std::int32_t* out, int n_out) {
  int j = 0;
  for (; j + kAtOnce * kOut <= n_out; j += kAtOnce * kOut)
    blocks<kRows, kAtOnce>(in, live, live_n, weight + 2 * j, bias + j, out + j, n_out);
  for (; j < n_out; j += kOut) blocks<kRows, 1>(in, live, live_n, weight + 2 * j, bias + j, out + j, n_out);
}

inline void pair_sums(int rows, const std::int16_t* in, const std::uint16_t* live, int live_n,
                      const std::int16_t* weight, const std::int32_t* bias, std::int32_t* out, int n_out) {
  switch (rows) {
    case 1: return all_blocks<1>(in, live, live_n, weight, bias, out, n_out);
    case 2: return all_blocks<2>(in, live, live_n, weight, bias, out, n_out);
    case 3: return all_blocks<3>(in, live, live_n, weight, bias, out, n_out);
    default: return all_blocks<4>(in, live, live_n, weight, bias, out, n_out);
  }
}
