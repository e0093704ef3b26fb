#include "tock/net/network.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <string>

#include "net/every_processor.hpp"

namespace tock {
namespace {

constexpr int kLanes = 8;     // floats in a vector
constexpr int kTogether = 4;  // rows that go through a layer together
constexpr int kBlock = 4;     // vectors of outputs kept at hand
constexpr int kWidest = 1024;
using Floats = float __attribute__((vector_size(kLanes * sizeof(float)), aligned(4), may_alias));

Floats& at(float* p) { return *reinterpret_cast<Floats*>(p); }
const Floats& at(const float* p) { return *reinterpret_cast<const Floats*>(p); }

// sum += all rows; the sum stays in registers, which is why it is not done row by row.
TOCK_EVERY_PROCESSOR
void add_rows(float* sum, std::span<const float* const> rows, int n) {
  int j = 0;
  for (; j + kBlock * kLanes <= n; j += kBlock * kLanes) {
    Floats to[kBlock];
    for (int b = 0; b < kBlock; ++b) to[b] = at(sum + j + b * kLanes);
    for (const float* row : rows)
      for (int b = 0; b < kBlock; ++b) to[b] += at(row + j + b * kLanes);
    for (int b = 0; b < kBlock; ++b) at(sum + j + b * kLanes) = to[b];
  }
  for (; j < n; j += kLanes)
    for (const float* row : rows) at(sum + j) += at(row + j);
}

// One row of the first layer for another.
struct Changed {
  const float *minus, *plus;
};

TOCK_EVERY_PROCESSOR
void exchange_rows(float* sum, std::span<const Changed> rows, int n) {
  for (int j = 0; j < n; j += kLanes) {
    Floats to = at(sum + j);
    for (const Changed& row : rows) to = to - at(row.minus + j) + at(row.plus + j);
    at(sum + j) = to;
  }
}

TOCK_EVERY_PROCESSOR
void copy_positive(const float* in, float* out, int n) {
  const Floats zero{};
  for (int i = 0; i < n; i += kLanes) at(out + i) = at(in + i) > zero ? at(in + i) : zero;
}

// kBlocks vectors of outputs of a layer; `live` are the inputs that count.
template <int kRows, int kBlocks>
[[gnu::always_inline]] inline void outputs(const float* in, std::span<const std::uint16_t> live, const float* weight,
                                           const float* bias, float* out, std::size_t n_out) {
  const Floats zero{};
  Floats sum[kRows][kBlocks];
  for (int r = 0; r < kRows; ++r)
    for (int b = 0; b < kBlocks; ++b) sum[r][b] = at(bias + b * kLanes);
  for (const std::size_t i : live) {
    Floats w[kBlocks];
    for (int b = 0; b < kBlocks; ++b) w[b] = at(weight + i * n_out + b * kLanes);
    for (int r = 0; r < kRows; ++r)
      for (int b = 0; b < kBlocks; ++b) sum[r][b] += in[r * kWidest + i] * w[b];
  }
  for (int r = 0; r < kRows; ++r)
    for (int b = 0; b < kBlocks; ++b) at(out + r * kWidest + b * kLanes) = sum[r][b] > zero ? sum[r][b] : zero;
}

template <int kRows>
[[gnu::always_inline]] inline void layer_of(const float* in, int n_in, const float* weight, const float* bias,
                                            float* out, int n_out) {
  // Most inputs are zero, and mostly the same ones in rows that are alike. None is below zero: a sum tells.
  float any[kWidest];
  for (int i = 0; i < n_in; i += kLanes) {
    Floats sum = at(in + i);
    for (int r = 1; r < kRows; ++r) sum += at(in + r * kWidest + i);
    at(any + i) = sum;
  }
  std::uint16_t live[kWidest];
  std::size_t live_n = 0;
  for (int i = 0; i < n_in; ++i) {  // no branch: it could not be predicted
    live[live_n] = static_cast<std::uint16_t>(i);
    live_n += any[i] > 0;
  }
  int j = 0;
  for (; j + kBlock * kLanes <= n_out; j += kBlock * kLanes)
    outputs<kRows, kBlock>(in, {live, live_n}, weight + j, bias + j, out + j, n_out);
  for (; j < n_out; j += kLanes) outputs<kRows, 1>(in, {live, live_n}, weight + j, bias + j, out + j, n_out);
}

// out = max(0, bias + in × weight) for up to kTogether rows; widths are multiples of kLanes, no input is below zero.
TOCK_EVERY_PROCESSOR
void layer(int rows, const float* in, int n_in, const float* weight, const float* bias, float* out, int n_out) {
  static_assert(kTogether == 4);
  switch (rows) {
    case 1: return layer_of<1>(in, n_in, weight, bias, out, n_out);
    case 2: return layer_of<2>(in, n_in, weight, bias, out, n_out);
    case 3: return layer_of<3>(in, n_in, weight, bias, out, n_out);
    default: return layer_of<4>(in, n_in, weight, bias, out, n_out);
  }
}

TOCK_EVERY_PROCESSOR
float dot(const float* a, const float* b, int n) {
  Floats sum{};
  for (int i = 0; i < n; i += kLanes)
    sum += *reinterpret_cast<const Floats*>(a + i) * *reinterpret_cast<const Floats*>(b + i);
  float total = 0;
  for (int i = 0; i < kLanes; ++i) total += sum[i];
  return total;
}

struct Scratch {
  alignas(64) std::array<float, kWidest> sum;
  alignas(64) std::array<float, kTogether * kWidest> one, two, three;
  std::vector<std::uint8_t> rows;
};

Scratch& own_scratch() {
  static thread_local Scratch s;
  return s;
}

}  // namespace

double power_of_e(double x) {
  x = std::clamp(x, -60.0, 60.0) * 1.4426950408889634;
  const double whole = std::floor(x), rest = (x - whole) * 0.6931471805599453;
  double sum = 1;
  for (int n = 13; n > 0; --n) sum = 1 + sum * rest / n;
  return sum * std::bit_cast<double>(static_cast<std::uint64_t>(1023 + static_cast<int>(whole)) << 52);
}

float chance_of(float logit) { return static_cast<float>(1 / (1 + power_of_e(-static_cast<double>(logit)))); }

std::string Network::refusal(const Rules& r, const Parameters& p) {
  const NetworkInputs inputs(r);
  if (!inputs.fits()) return "rules: this table has more features than a row has room for";
  for (const int width : {p.first, p.second, p.third})
    if (width < kLanes || width > kWidest || width % kLanes)
      return "width: must be a multiple of 8 up to 1024, not " + std::to_string(width);
  const auto one = static_cast<std::size_t>(p.first), two = static_cast<std::size_t>(p.second),
             three = static_cast<std::size_t>(p.third);
  const struct {
    const char* name;
    std::size_t there, want;
  } parts[] = {{"table", p.table.size(), static_cast<std::size_t>(inputs.values()) * one},
               {"bias1", p.bias1.size(), one},
               {"weight2", p.weight2.size(), one * two},
               {"bias2", p.bias2.size(), two},
               {"weight3", p.weight3.size(), two * three},
               {"bias3", p.bias3.size(), three},
               {"weight4", p.weight4.size(), three}};
  for (const auto& part : parts)
    if (part.there != part.want)
      return std::string(part.name) + ": " + std::to_string(part.want) + " numbers are wanted, there are " +
             std::to_string(part.there);
  return {};
}

Network::Lines Network::in_lines(std::vector<float> plain) {
  const std::size_t bytes = plain.size() * sizeof(float);
  Lines lines((bytes + sizeof(Line) - 1) / sizeof(Line));
  std::memcpy(lines.data(), plain.data(), bytes);
  return lines;
}

Network::Network(const Rules& r, Parameters p)
    : inputs_(r),
      r_(r),
      integers_(inputs_, p),
      p_(std::move(p)),
      table_(in_lines(std::move(p_.table))),
      weight2_(in_lines(std::move(p_.weight2))),
      weight3_(in_lines(std::move(p_.weight3))) {}

void Network::logits(const std::uint8_t* rows, int n, float* out) const {
  Scratch& x = own_scratch();
  const int slots = inputs_.slots(), first = p_.first;
  const std::int32_t* offset = inputs_.offsets().data();
  const auto row_of = [&](int slot, int value) {
    return numbers(table_) + static_cast<std::size_t>(offset[slot] + value) * first;
  };
  for (int done = 0; done < n; done += kTogether) {
    const int now = std::min(kTogether, n - done);
    for (int r = 0; r < now; ++r) {
      const std::uint8_t* row = rows + static_cast<std::size_t>(done + r) * kRowBytes;
      if (done + r == 0) {
        std::copy(p_.bias1.begin(), p_.bias1.end(), x.sum.begin());
        std::array<const float*, kRowBytes> all;
        for (int i = 0; i < slots; ++i) all[i] = row_of(i, row[i]);
        add_rows(x.sum.data(), {all.data(), static_cast<std::size_t>(slots)}, first);
      } else {
        const std::uint8_t* before = row - kRowBytes;
        std::array<Changed, kRowBytes> changed;
        std::size_t changed_n = 0;
        for (int at = 0; at < slots; at += 8) {  // eight slots at a glance
          if (eight(row + at) == eight(before + at)) continue;
          for (int i = at; i < std::min(at + 8, slots); ++i)
            if (row[i] != before[i]) changed[changed_n++] = {row_of(i, before[i]), row_of(i, row[i])};
        }
        exchange_rows(x.sum.data(), {changed.data(), changed_n}, first);
      }
      copy_positive(x.sum.data(), x.one.data() + r * kWidest, first);
    }
    layer(now, x.one.data(), first, numbers(weight2_), p_.bias2.data(), x.two.data(), p_.second);
    layer(now, x.two.data(), p_.second, numbers(weight3_), p_.bias3.data(), x.three.data(), p_.third);
    for (int r = 0; r < now; ++r)
      out[done + r] = p_.bias4 + dot(x.three.data() + r * kWidest, p_.weight4.data(), p_.third);
  }
}

void Network::evaluate(const State& s, std::span<const Move> moves, std::span<float> chances) const {
  std::vector<std::uint8_t>& rows = own_scratch().rows;
  rows.resize(moves.size() * kRowBytes);
  inputs_.encode(s, moves, rows.data());
  logits(rows.data(), static_cast<int>(moves.size()), chances.data());
  for (float& c : chances) c = chance_of(c);
  if (const int wins = winning_move(r_, s, moves); wins >= 0) chances[static_cast<std::size_t>(wins)] = 1;
}

int Network::choose(const State& s, std::span<const Move> moves) const {
  if (moves.size() < 2) return 0;
  if (const int wins = winning_move(r_, s, moves); wins >= 0) return wins;
  static thread_local std::vector<float> chances;
  std::vector<std::uint8_t>& rows = own_scratch().rows;
  chances.resize(moves.size());
  rows.resize(moves.size() * kRowBytes);
  inputs_.encode(s, moves, rows.data());
  logits(rows.data(), static_cast<int>(moves.size()), chances.data());
  return static_cast<int>(std::max_element(chances.begin(), chances.end()) - chances.begin());
}

std::span<float> Network::in_integers(const State& s, std::span<const Move> moves) const {
  static thread_local std::vector<float> logits;
  std::vector<std::uint8_t>& rows = own_scratch().rows;
  logits.resize(moves.size());
  rows.resize(moves.size() * kRowBytes);
  inputs_.encode(s, moves, rows.data());
  integers_.logits(s.turn, rows.data(), static_cast<int>(moves.size()), logits.data());
  return logits;
}

void Network::evaluate_quickly(const State& s, std::span<const Move> moves, std::span<float> chances) const {
  std::ranges::transform(in_integers(s, moves), chances.begin(), chance_of);
  if (const int wins = winning_move(r_, s, moves); wins >= 0) chances[static_cast<std::size_t>(wins)] = 1;
}

int Network::choose_quickly(const State& s, std::span<const Move> moves, float& chance) const {
  chance = 1;
  if (const int wins = winning_move(r_, s, moves); wins >= 0) return wins;
  const std::span<float> logits = in_integers(s, moves);
  const auto best = std::ranges::max_element(logits);
  chance = chance_of(*best);
  return static_cast<int>(best - logits.begin());
}

}  // namespace tock
