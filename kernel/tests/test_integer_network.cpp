// The network in whole numbers beside the one in floats, on random weights and positions.
#include <cmath>
#include <iostream>

#include "check.hpp"
#include "net/pair_sums.hpp"
#include "tables.hpp"
#include "tock/net/network.hpp"

namespace tock::test {
namespace {

constexpr int kDecisions = 12;
constexpr float kMostOff = 0.03F;  // of a logit, where most are below 1

float normal(FastChance& chance) {  // nearly: the sum of four
  float sum = 0;
  for (int i = 0; i < 4; ++i) sum += static_cast<float>(chance.below(1U << 20)) * 0x1p-20F - 0.5F;
  return sum * 1.7F;
}

std::vector<float> normals(FastChance& chance, std::size_t n, float scale) {
  std::vector<float> out(n);
  for (float& x : out) x = scale * normal(chance);
  return out;
}

Parameters random_parameters(const NetworkInputs& inputs, FastChance& chance) {
  Parameters p;
  p.first = 72;
  p.second = 40;
  p.third = 8;
  const auto values = static_cast<std::size_t>(inputs.values());
  p.table = normals(chance, values * 72, 0.1F);
  p.bias1 = normals(chance, 72, 0.1F);
  p.weight2 = normals(chance, 72 * 40, 0.3F);
  p.bias2 = normals(chance, 40, 0.1F);
  p.weight3 = normals(chance, 40 * 8, 0.3F);
  p.bias3 = normals(chance, 8, 0.1F);
  p.weight4 = normals(chance, 8, 0.3F);
  p.bias4 = 0.1F;
  return p;
}

void compare(const Table& table, std::uint64_t seed) {
  const Rules& r = table.rules;
  const NetworkInputs inputs(r);
  if (!inputs.fits()) return;
  FastChance chance(seed);
  const Parameters p = random_parameters(inputs, chance);
  const Network floats(r, p);
  const IntegerNetwork whole(inputs, p), twin(inputs, p);
  const auto list = std::make_unique<MoveList>();
  State s;
  begin(r, s, chance, *list);
  std::vector<std::uint8_t> rows;
  std::vector<float> one, other, again;
  for (int n = 0; n < kDecisions && !s.over(); ++n) {
    const int moves = list->size();
    rows.resize(static_cast<std::size_t>(moves) * kRowBytes);
    for (std::vector<float>* out : {&one, &other, &again}) out->resize(static_cast<std::size_t>(moves));
    inputs.encode(s, {list->begin(), list->end()}, rows.data());
    floats.logits(rows.data(), moves, one.data());
    whole.logits(s.turn, rows.data(), moves, other.data());
    bool near = true, same = true;
    for (int i = 0; i < moves; ++i) near &= std::abs(one[i] - other[i]) < kMostOff;
    CHECK(near);
    // Row by row, out of the last row of another seat, by a network that takes turns with this one.
    for (int i = moves - 1; i >= 0; --i) {
      float unused = 0;
      twin.logits(0, rows.data(), 1, &unused);
      whole.logits((s.turn + i) % r.seats, &rows[static_cast<std::size_t>(i) * kRowBytes], 1, &again[i]);
      same &= again[i] == other[i];
    }
    CHECK(same);
    play(r, s, (*list)[chance.random_below(moves)], chance, *list);
  }
}

// This processor's own instructions give what the simplest ones give.
void pair_sums() {
  FastChance chance(3);
  constexpr int kIn = 96, kOut = 64, kRows = 4;
  std::vector<std::int16_t> in(kRows * pairs::kMostWide), weight(kIn * kOut);
  std::vector<std::int32_t> bias(kOut), one(kRows * pairs::kMostWide), other(one.size());
  for (std::int16_t& x : in) x = static_cast<std::int16_t>(chance.below(1U << 15));
  for (std::int16_t& x : weight) x = static_cast<std::int16_t>(static_cast<int>(chance.below(1U << 9)) - (1 << 8));
  for (std::int32_t& x : bias) x = static_cast<std::int32_t>(chance.below(1U << 20));
  std::vector<std::uint16_t> live;
  for (int i = 0; i < kIn / 2; ++i)
    if (chance.random_below(3)) live.push_back(static_cast<std::uint16_t>(i));
  const int live_n = static_cast<int>(live.size());
  for (int rows = 1; rows <= kRows; ++rows) {
    pairs::pair_sums_here()(rows, in.data(), live.data(), live_n, weight.data(), bias.data(), one.data(), kOut);
    pairs::plain::pair_sums(rows, in.data(), live.data(), live_n, weight.data(), bias.data(), other.data(), kOut);
    CHECK(one == other);
    std::int32_t last = bias[kOut - 1];
    for (const int i : live)
      for (const int half : {0, 1})
        last += in[static_cast<std::size_t>((rows - 1) * pairs::kMostWide + 2 * i + half)] *
                weight[static_cast<std::size_t>(2 * i * kOut + 2 * (kOut - 1) + half)];
    CHECK(one[static_cast<std::size_t>((rows - 1) * pairs::kMostWide + kOut - 1)] == last);
  }
}

}  // namespace
}  // namespace tock::test

int main(int argc, char** argv) {
  using namespace tock::test;
  if (argc != 2) {
    std::cerr << "test_integer_network TABLES\n";
    return 2;
  }
  run_test("pair_sums", pair_sums);
  std::uint64_t seed = 0;
  for (const Table& table : read_tables(argv[1])) run_test(table.name, [&] { compare(table, ++seed); });
  return report("integer_network");
}
