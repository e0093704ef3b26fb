#include "tock/net/quantized.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <map>

#include "tock/data/half.hpp"

namespace tock {
namespace {

constexpr std::string_view kMagic = "tocknet2";
constexpr std::size_t kGroup = 32;
constexpr float kMostWeight = 127;
constexpr std::size_t kCoded = 64;  // numbers of the table that are coded alike
constexpr unsigned kAllZero = 15;
constexpr float kFinest = 0.0018F;  // step of level 0
constexpr std::uint32_t kMostRows = 1U << 16;
constexpr int kMostWidth = 1024;
constexpr float kMostSteps = 1 << 20;  // more than any weight of a network that learned

float step_of(int level) {
  constexpr std::array<float, 8> kEighths{1,          1.0905077F, 1.1892071F, 1.2968396F,
                                          1.4142135F, 1.5422108F, 1.6817929F, 1.8340081F};
  return std::ldexp(kFinest * kEighths[static_cast<std::size_t>(level % 8)], level / 8);
}

std::uint32_t folded(std::int32_t n) {
  return n < 0 ? 2 * static_cast<std::uint32_t>(-n) - 1 : 2 * static_cast<std::uint32_t>(n);
}
std::int32_t unfolded(std::uint32_t n) {
  return n & 1U ? -static_cast<std::int32_t>((n + 1) / 2) : static_cast<std::int32_t>(n / 2);
}

// The half-precision number next above, so that no number of a group is cut off.
std::uint16_t half_above(float x) {
  std::uint32_t low = 0, high = 0x7BFF;
  while (low < high) {
    const std::uint32_t middle = (low + high) / 2;
    if (from_half(static_cast<std::uint16_t>(middle)) >= x) high = middle;
    else low = middle + 1;
  }
  return static_cast<std::uint16_t>(low);
}

class Writer {
 public:
  explicit Writer(std::string& out) : out_(out) {}
  template <class T>
  void number(T x) {
    const auto bits = std::bit_cast<std::array<char, sizeof(T)>>(x);
    out_.append(bits.begin(), bits.end());
  }
  void text(std::string_view t) { out_ += t; }
  void floats(std::span<const float> numbers) {
    for (const float x : numbers) number(x);
  }
  void coded(std::span<const float> table, std::size_t width, std::span<const std::uint8_t> levels) {
    std::array<std::uint32_t, kCoded> some{};
    for (std::size_t at = 0; at < table.size(); at += kCoded) {
      const std::size_t n = std::min(kCoded, table.size() - at);
      std::uint32_t largest = 0;
      for (std::size_t i = 0; i < n; ++i) {
        const float step = step_of(levels[(at + i) / width]);
        const float steps = std::clamp(table[at + i] / step, -kMostSteps, kMostSteps);
        some[i] = folded(static_cast<std::int32_t>(std::lround(steps)));
        largest = std::max(largest, some[i]);
      }
      const std::span<const std::uint32_t> group(some.data(), n);
      const unsigned k = largest ? best_code(group) : kAllZero;
      bits(k, 4);
      for (const std::uint32_t x : group) {
        if (k == kAllZero) break;
        for (std::uint32_t more = x >> k; more; --more) bits(1, 1);
        bits(0, 1);
        bits(x & ((1U << k) - 1), k);
      }
    }
    if (used_) text({&last_, 1});
    used_ = 0;
    last_ = 0;
  }
  void groups(std::span<const float> numbers) {
    for (std::size_t at = 0; at < numbers.size(); at += kGroup) {
      const auto group = numbers.subspan(at, std::min(kGroup, numbers.size() - at));
      float largest = 0;
      for (const float x : group) largest = std::max(largest, std::fabs(x));
      const std::uint16_t half = half_above(largest / kMostWeight);
      const float scale = from_half(half);
      number(half);
      for (const float x : group) number(static_cast<std::int8_t>(scale == 0 ? 0 : std::lround(x / scale)));
    }
  }

 private:
  static unsigned best_code(std::span<const std::uint32_t> group) {
    unsigned best = 0;
    std::uint64_t least = ~std::uint64_t{0};
    for (unsigned k = 0; k < kAllZero; ++k) {
      std::uint64_t all = group.size() * k;
      for (const std::uint32_t x : group) all += x >> k;
      if (all < least) least = all, best = k;
    }
    return best;
  }
  void bits(std::uint32_t x, unsigned n) {  // the lowest first
    for (unsigned i = 0; i < n; ++i) {
      last_ = static_cast<char>(static_cast<unsigned char>(last_) | (x >> i & 1U) << used_);
      if (++used_ < 8) continue;
      text({&last_, 1});
      last_ = 0;
      used_ = 0;
    }
  }
  std::string& out_;
  char last_ = 0;     // bits that are no whole byte yet
  unsigned used_ = 0;  // how many
};

class WeightReader {
 public:
  explicit WeightReader(std::string_view file) : file_(file) {}
  template <class T>
  T number() {
    std::array<char, sizeof(T)> bytes{};
    take(bytes.data(), bytes.size());
    return std::bit_cast<T>(bytes);
  }
  [[nodiscard]] bool text(std::string_view t) {
    std::string found(t.size(), ' ');
    take(found.data(), found.size());
    return found == t;
  }
  [[nodiscard]] bool has(std::size_t bytes) const { return file_.size() - at_ >= bytes; }
  std::vector<float> floats(std::size_t n) {
    std::vector<float> out(whole_ && has(4 * n) ? n : 0);
    if (out.size() < n) whole_ = false;
    for (float& x : out) x = number<float>();
    return out;
  }
  std::vector<float> coded(std::size_t rows, std::size_t width, std::span<const std::uint8_t> levels) {
    const std::size_t n = rows * width;
    if (!has(n / kCoded / 2)) whole_ = false;
    std::vector<float> out(whole_ ? n : 0);
    for (std::size_t at = 0; at < out.size() && whole_; at += kCoded) {
      const unsigned k = bits(4);
      if (k == kAllZero) continue;
      for (std::size_t i = at; i < std::min(at + kCoded, n) && whole_; ++i) {
        std::uint32_t more = 0;
        while (whole_ && bits(1)) ++more;
        out[i] = static_cast<float>(unfolded((more << k) + bits(k))) * step_of(levels[i / width]);
      }
    }
    used_ = 8;
    return out;
  }
  std::vector<float> groups(std::size_t n) {
    if (!has((n + kGroup - 1) / kGroup * 2 + n)) whole_ = false;
    if (!whole_) return {};
    std::vector<float> out(n);
    for (std::size_t at = 0; at < n; at += kGroup) {
      const float scale = from_half(number<std::uint16_t>());
      for (std::size_t i = at; i < std::min(at + kGroup, n); ++i)
        out[i] = scale * static_cast<float>(number<std::int8_t>());
    }
    return out;
  }
  [[nodiscard]] bool ended() const { return whole_ && at_ == file_.size(); }

 private:
  std::uint32_t bits(unsigned n) {
    std::uint32_t x = 0;
    for (unsigned i = 0; i < n; ++i) {
      if (used_ == 8) last_ = number<std::uint8_t>(), used_ = 0;
      x |= (static_cast<std::uint32_t>(last_) >> used_++ & 1U) << i;
    }
    return x;
  }
  void take(char* to, std::size_t n) {
    if (!has(n)) {
      whole_ = false;
      return;
    }
    std::memcpy(to, file_.data() + at_, n);
    at_ += n;
  }
  std::string_view file_;
  std::size_t at_ = 0;
  bool whole_ = true;
  std::uint8_t last_ = 0;
  unsigned used_ = 8;  // bits of it
};

static_assert(std::endian::native == std::endian::little, "numbers are written as they lie in memory");

// The rows in the order in which these rules want them. An id that occurs several times, as once for each rank,
// is matched in the same order; where there are fewer of it, the last serves for the rest.
std::vector<float> rows_for(std::span<const std::uint16_t> want, std::span<const std::uint16_t> have,
                            const std::vector<float>& table, std::size_t width) {
  std::map<std::uint16_t, std::vector<std::size_t>> places;
  for (std::size_t i = 0; i < have.size(); ++i) places[have[i]].push_back(i);
  std::map<std::uint16_t, std::size_t> met;
  std::vector<float> out(want.size() * width);
  for (std::size_t i = 0; i < want.size(); ++i) {
    const auto found = places.find(want[i]);
    if (found == places.end()) continue;
    const std::size_t row = found->second[std::min(met[want[i]]++, found->second.size() - 1)];
    std::copy_n(table.begin() + static_cast<std::ptrdiff_t>(row * width), width,
                out.begin() + static_cast<std::ptrdiff_t>(i * width));
  }
  return out;
}

}  // namespace

std::string write_small(const Parameters& p, std::span<const std::uint16_t> ids, std::span<const std::uint8_t> levels) {
  std::string file;
  Writer out(file);
  out.text(kMagic);
  for (const int width : {p.first, p.second, p.third}) out.number(static_cast<std::uint16_t>(width));
  out.number(std::uint16_t{0});
  out.number(static_cast<std::uint32_t>(ids.size()));
  for (const std::uint16_t id : ids) out.number(id);
  for (const std::uint8_t level : levels) out.number(level);
  out.coded(p.table, static_cast<std::size_t>(p.first), levels);
  for (const auto* part : {&p.weight2, &p.weight3}) out.groups(*part);
  for (const auto* part : {&p.bias1, &p.bias2, &p.bias3, &p.weight4}) out.floats(*part);
  out.number(p.bias4);
  return file;
}

Result<std::shared_ptr<const Network>> read_small(const Rules& r, std::string_view file) {
  WeightReader in(file);
  if (!in.text(kMagic)) return problem<Code::Network>("");
  Parameters p;
  p.first = in.number<std::uint16_t>();
  p.second = in.number<std::uint16_t>();
  p.third = in.number<std::uint16_t>();
  in.number<std::uint16_t>();
  const auto rows = in.number<std::uint32_t>();
  if (std::max({p.first, p.second, p.third}) > kMostWidth || rows > kMostRows || !in.has(std::size_t{3} * rows))
    return problem<Code::NetworkCut>("");
  std::vector<std::uint16_t> ids(rows);
  for (std::uint16_t& id : ids) id = in.number<std::uint16_t>();
  const auto one = static_cast<std::size_t>(p.first), two = static_cast<std::size_t>(p.second),
             three = static_cast<std::size_t>(p.third);
  std::vector<std::uint8_t> levels(rows);
  for (std::uint8_t& level : levels) level = in.number<std::uint8_t>();
  if (std::any_of(levels.begin(), levels.end(), [](int level) { return level > kCoarsest; }))
    return problem<Code::NetworkCut>("");
  const std::vector<float> table = in.coded(rows, one, levels);
  p.weight2 = in.groups(one * two);
  p.weight3 = in.groups(two * three);
  p.bias1 = in.floats(one);
  p.bias2 = in.floats(two);
  p.bias3 = in.floats(three);
  p.weight4 = in.floats(three);
  p.bias4 = in.number<float>();
  if (!in.ended()) return problem<Code::NetworkCut>("");
  const NetworkInputs inputs(r);
  p.table = rows_for(inputs.ids(), ids, table, one);
  if (std::string why = Network::refusal(r, p); !why.empty()) return problem<Code::NetworkOther>("", why);
  return std::make_shared<const Network>(r, std::move(p));
}

}  // namespace tock
