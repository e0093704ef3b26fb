#include "tock/net/integer_network.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>

#include "net/every_processor.hpp"
#include "net/pair_sums.hpp"
#include "tock/game/state.hpp"
#include "tock/net/network.hpp"

namespace tock {
namespace {

constexpr int kRowsTogether = 4;
constexpr int kOutputs = 32;  // a layer has a multiple of these
constexpr int kWidestRow = pairs::kMostWide;
constexpr float kMostSum = 32000;      // of the first layer: what rounding adds has room above it
constexpr float kMostLater = 1 << 30;  // of a later one
constexpr int kDropped = 12;  // bits of the second layer's sums; what is then too large would be eight times the most
using Numbers = std::uint16_t __attribute__((vector_size(64), aligned(2), may_alias));  // they wrap round
constexpr int kNumbers = 32;

Numbers& numbers_at(std::uint16_t* p) { return *reinterpret_cast<Numbers*>(p); }
const Numbers& numbers_at(const std::int16_t* p) { return *reinterpret_cast<const Numbers*>(p); }

TOCK_EVERY_PROCESSOR
void add_all(std::uint16_t* sum, const std::int16_t* const* rows, int rows_n, int n) {
  int j = 0;
  for (; j + 4 * kNumbers <= n; j += 4 * kNumbers) {
    Numbers to[4];
    for (int b = 0; b < 4; ++b) to[b] = numbers_at(sum + j + b * kNumbers);
    for (int i = 0; i < rows_n; ++i)
      for (int b = 0; b < 4; ++b) to[b] += numbers_at(rows[i] + j + b * kNumbers);
    for (int b = 0; b < 4; ++b) numbers_at(sum + j + b * kNumbers) = to[b];
  }
  for (; j < n; j += kNumbers) {
    Numbers to = numbers_at(sum + j);
    for (int i = 0; i < rows_n; ++i) to += numbers_at(rows[i] + j);
    numbers_at(sum + j) = to;
  }
}

TOCK_EVERY_PROCESSOR
void exchange_all(std::uint16_t* sum, const std::int16_t* const* less, const std::int16_t* const* more, int rows_n,
                  int n) {
  int j = 0;
  for (; j + 4 * kNumbers <= n; j += 4 * kNumbers) {
    Numbers to[4];
    for (int b = 0; b < 4; ++b) to[b] = numbers_at(sum + j + b * kNumbers);
    for (int i = 0; i < rows_n; ++i)
      for (int b = 0; b < 4; ++b)
        to[b] += numbers_at(more[i] + j + b * kNumbers) - numbers_at(less[i] + j + b * kNumbers);
    for (int b = 0; b < 4; ++b) numbers_at(sum + j + b * kNumbers) = to[b];
  }
  for (; j < n; j += kNumbers) {
    Numbers to = numbers_at(sum + j);
    for (int i = 0; i < rows_n; ++i) to += numbers_at(more[i] + j) - numbers_at(less[i] + j);
    numbers_at(sum + j) = to;
  }
}

TOCK_EVERY_PROCESSOR
void positive(const std::uint16_t* sum, std::int16_t* out, int n) {
  for (int i = 0; i < n; ++i) out[i] = std::max<std::int16_t>(0, static_cast<std::int16_t>(sum[i]));
}

// Pairs that are zero in all rows count nothing.
TOCK_EVERY_PROCESSOR
void any_pairs(int rows, const std::int16_t* in, std::uint32_t* any, int n) {
  using Pairs = std::uint32_t __attribute__((vector_size(64), aligned(2), may_alias));
  for (int i = 0; i < n; i += 16) {
    Pairs both = *reinterpret_cast<const Pairs*>(in + 2 * i);
    for (int r = 1; r < rows; ++r) both |= *reinterpret_cast<const Pairs*>(in + r * kWidestRow + 2 * i);
    *reinterpret_cast<Pairs*>(any + i) = both;
  }
}

TOCK_EVERY_PROCESSOR
void drop_bits(const std::int32_t* sum, std::int16_t* out, int n) {
  for (int i = 0; i < n; ++i)
    out[i] = static_cast<std::int16_t>(std::clamp<std::int32_t>(sum[i] >> kDropped, 0, 32767));
}

TOCK_EVERY_PROCESSOR
float last_layer(const std::int32_t* sum, const float* weight, int n) {
  using Floats = float __attribute__((vector_size(32), aligned(4), may_alias));
  using Wholes = std::int32_t __attribute__((vector_size(32), aligned(4), may_alias));
  Floats parts{};
  for (int i = 0; i < n; i += 8) {
    const Wholes whole = *reinterpret_cast<const Wholes*>(sum + i);
    parts += __builtin_convertvector(whole > 0 ? whole : whole - whole, Floats) *
             *reinterpret_cast<const Floats*>(weight + i);
  }
  float total = 0;
  for (int l = 0; l < 8; ++l) total += parts[l];
  return total;
}

// Which of 64 values are not the same, as bits.
std::uint64_t differences(const std::uint8_t* one, const std::uint8_t* other) {
  constexpr std::uint64_t low = 0x7F7F7F7F7F7F7F7FULL;
  std::uint64_t out = 0;
  for (int at = 0; at < 64; at += 8) {
    const std::uint64_t x = eight(one + at) ^ eight(other + at);
    out |= std::uint64_t{top_bits(((x & low) + low) | x)} << at;
  }
  return out;
}

int in_whole(float x) { return static_cast<int>(std::lround(x)); }
int up_to_outputs(int n) { return (n + kOutputs - 1) / kOutputs * kOutputs; }

// What the inputs of a layer are at most, and by how much their whole numbers are larger.
struct Inputs {
  std::vector<float> most, scale;
};

// The values of a slot: rows of the table.
struct Values {
  std::size_t from, to;
};
std::vector<Values> values_by_slot(const NetworkInputs& inputs) {
  std::vector<Values> out;
  for (const std::int32_t from : inputs.offsets()) {
    std::int32_t to = inputs.values();
    for (const std::int32_t other : inputs.offsets())
      if (other > from) to = std::min(to, other);
    out.push_back({static_cast<std::size_t>(from), static_cast<std::size_t>(to)});
  }
  return out;
}

}  // namespace

struct IntegerNetwork::Scratch {
  struct Last {
    std::uint64_t network = 0;
    std::array<std::uint8_t, kRowBytes> row;
    alignas(64) std::array<std::uint16_t, kWidestRow> sum;
  };
  std::array<Last, kMaxSeats> last;
  alignas(64) std::array<std::uint16_t, kWidestRow> sum;
  alignas(64) std::array<std::int16_t, kRowsTogether * kWidestRow> in;
  alignas(64) std::array<std::int32_t, kRowsTogether * kWidestRow> out;
};

IntegerNetwork::Scratch& IntegerNetwork::own_scratch() {
  static thread_local Scratch s;
  return s;
}

IntegerNetwork::IntegerNetwork(const NetworkInputs& inputs, const Parameters& p)
    : first_(up_to_outputs(p.first)),
      slots_(inputs.slots()),
      offsets_(inputs.offsets().begin(), inputs.offsets().end()),
      bias4_(p.bias4) {
  static std::atomic<std::uint64_t> networks{0};
  number_ = ++networks;
  const auto wide = static_cast<std::size_t>(p.first), whole = static_cast<std::size_t>(first_);
  const auto values = static_cast<std::size_t>(inputs.values());
  // The first layer: no sum of a value of every slot is beyond these.
  std::vector<float> least(p.bias1), most(p.bias1);
  for (const Values& of : values_by_slot(inputs)) {
    std::vector<float> low(wide, std::numeric_limits<float>::max()), high(wide, std::numeric_limits<float>::lowest());
    for (std::size_t v = of.from; v < of.to; ++v)
      for (std::size_t j = 0; j < wide; ++j) {
        low[j] = std::min(low[j], p.table[v * wide + j]);
        high[j] = std::max(high[j], p.table[v * wide + j]);
      }
    for (std::size_t j = 0; j < wide; ++j) least[j] += low[j], most[j] += high[j];
  }
  Inputs sums{std::vector<float>(whole), std::vector<float>(whole, 1)};
  for (std::size_t j = 0; j < wide; ++j) {
    sums.most[j] = std::max(0.0F, most[j]);
    const float beyond = std::max(std::abs(least[j]), std::abs(most[j]));
    if (beyond > 0) sums.scale[j] = kMostSum / beyond;
  }
  table_.resize((values * whole + kNumbers - 1) / kNumbers);
  auto* const table = table_.data()->numbers.data();
  bias1_.resize(whole);
  const auto scaled = [&](const float* row, std::int16_t* to) {
    for (std::size_t j = 0; j < wide; ++j) to[j] = static_cast<std::int16_t>(in_whole(row[j] * sums.scale[j]));
  };
  scaled(p.bias1.data(), bias1_.data());
  for (std::size_t v = 0; v < values; ++v) scaled(&p.table[v * wide], table + v * whole);
  // A later one: its sums are as large as its numbers can be.
  const auto make = [](Layer& layer, const Inputs& in, const std::vector<float>& weight,
                       const std::vector<float>& bias) {
    const std::size_t n_in = in.most.size(), plain = bias.size();
    const auto n_out = static_cast<std::size_t>(up_to_outputs(static_cast<int>(plain)));
    layer.in = static_cast<int>(n_in);
    layer.out = static_cast<int>(n_out);
    layer.weights.resize(n_in * n_out / kNumbers);
    layer.bias.resize(n_out);
    auto* const to = layer.weights.data()->numbers.data();
    Inputs out{std::vector<float>(n_out), std::vector<float>(n_out, 1)};
    const std::size_t real = weight.size() / plain;
    for (std::size_t o = 0; o < plain; ++o) {
      float low = bias[o], high = bias[o], largest = 0;
      for (std::size_t i = 0; i < real; ++i) {
        const float w = weight[i * plain + o];
        (w < 0 ? low : high) += in.most[i] * w;
        largest = std::max(largest, std::abs(w / in.scale[i]));
      }
      out.most[o] = std::max(0.0F, high);
      const float beyond = std::max(std::abs(low), std::abs(high));
      if (beyond > 0) out.scale[o] = kMostLater / beyond;
      if (largest > 0) out.scale[o] = std::min(out.scale[o], 32767 / largest);
      layer.bias[o] = in_whole(bias[o] * out.scale[o]);
      for (std::size_t i = 0; i < real; ++i)
        to[i / 2 * 2 * n_out + 2 * o + i % 2] =
            static_cast<std::int16_t>(in_whole(weight[i * plain + o] / in.scale[i] * out.scale[o]));
    }
    return out;
  };
  Inputs between = make(second_, sums, p.weight2, p.bias2);
  for (std::size_t o = 0; o < between.scale.size(); ++o) {
    between.scale[o] /= 1 << kDropped;
    between.most[o] = std::min(between.most[o], 32767 / between.scale[o]);
  }
  const Inputs last = make(third_, between, p.weight3, p.bias3);
  weight4_.resize(static_cast<std::size_t>(third_.out));
  for (std::size_t o = 0; o < p.weight4.size(); ++o) weight4_[o] = p.weight4[o] / last.scale[o];
}

void IntegerNetwork::sum_up(const std::uint8_t* values, std::uint16_t* sum) const {
  std::array<const std::int16_t*, kRowBytes> rows;
  for (int i = 0; i < slots_; ++i) rows[i] = row(offsets_[i] + values[i]);
  std::copy(bias1_.begin(), bias1_.end(), sum);
  add_all(sum, rows.data(), slots_, first_);
}

void IntegerNetwork::exchange(const std::uint8_t* before, const std::uint8_t* values, std::uint16_t* sum) const {
  std::array<const std::int16_t*, kRowBytes> less, more;
  int n = 0;
  for (const int half : {0, kRowBytes / 2})
    for (std::uint64_t other = differences(before + half, values + half); other; other &= other - 1) {
      const int i = half + std::countr_zero(other);
      less[n] = row(offsets_[i] + before[i]);
      more[n++] = row(offsets_[i] + values[i]);
    }
  if (n) exchange_all(sum, less.data(), more.data(), n, first_);
}

// Out of the last one of this seat, where less than half is new.
void IntegerNetwork::first_sum(int seat, const std::uint8_t* values, Scratch& x) const {
  Scratch::Last& last = x.last[seat];
  int changed = slots_;
  if (last.network == number_) {
    changed = std::popcount(differences(values, last.row.data())) +
              std::popcount(differences(values + kRowBytes / 2, last.row.data() + kRowBytes / 2));
  }
  if (2 * changed < slots_) {
    exchange(last.row.data(), values, last.sum.data());
  } else {
    last.network = number_;
    sum_up(values, last.sum.data());
  }
  std::copy_n(values, kRowBytes, last.row.data());
  std::copy_n(last.sum.data(), first_, x.sum.data());
}

void IntegerNetwork::pass(const Layer& layer, int rows, const std::int16_t* in, std::int32_t* out) {
  static const pairs::PairSums sums = pairs::pair_sums_here();
  std::array<std::uint32_t, kWidestRow / 2> any;
  any_pairs(rows, in, any.data(), layer.in / 2);
  std::array<std::uint16_t, kWidestRow / 2> live;
  int live_n = 0;
  for (int i = 0; i < layer.in / 2; ++i) {  // no branch: it could not be predicted
    live[live_n] = static_cast<std::uint16_t>(i);
    live_n += any[i] != 0;
  }
  sums(rows, in, live.data(), live_n, layer.weights.data()->numbers.data(), layer.bias.data(), out, layer.out);
}

void IntegerNetwork::logits(int seat, const std::uint8_t* rows, int n, float* out) const {
  Scratch& x = own_scratch();
  for (int done = 0; done < n; done += kRowsTogether) {
    const int now = std::min(kRowsTogether, n - done);
    for (int r = 0; r < now; ++r) {
      const std::uint8_t* values = rows + static_cast<std::size_t>(done + r) * kRowBytes;
      if (done + r == 0) first_sum(seat, values, x);
      else exchange(values - kRowBytes, values, x.sum.data());
      positive(x.sum.data(), x.in.data() + r * kWidestRow, first_);
    }
    pass(second_, now, x.in.data(), x.out.data());
    for (int r = 0; r < now; ++r) drop_bits(x.out.data() + r * kWidestRow, x.in.data() + r * kWidestRow, second_.out);
    pass(third_, now, x.in.data(), x.out.data());
    for (int r = 0; r < now; ++r)
      out[done + r] = bias4_ + last_layer(x.out.data() + r * kWidestRow, weight4_.data(), third_.out);
  }
}

}  // namespace tock
