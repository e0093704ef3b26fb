// The published derivation of shuffles and lots, against RFC 8439 and a second reading of chance.hpp.
#include "tock/game/chance.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

#include "check.hpp"

namespace tock::test {
namespace {

using Key = std::array<std::uint8_t, 32>;
using Words = std::array<std::uint32_t, 16>;

Key counting_key() {  // 00 01 02 … 1f, the key of the RFC's examples
  Key key{};
  std::iota(key.begin(), key.end(), std::uint8_t{0});
  return key;
}

// The block function, written down from section 2.3 of the RFC: the columns of a 4 × 4 square, then its
// diagonals, ten times.
Words block(const Key& key, std::uint32_t counter, std::array<std::uint32_t, 3> nonce) {
  Words start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < 32; ++i) start[4 + i / 4] |= static_cast<std::uint32_t>(key[i]) << 8 * (i % 4);
  start[12] = counter;
  std::copy(nonce.begin(), nonce.end(), start.begin() + 13);
  Words x = start;
  for (int round = 0; round < 20; ++round)
    for (unsigned column = 0; column < 4; ++column) {
      const unsigned slant = round % 2;
      std::uint32_t& a = x[column];
      std::uint32_t& b = x[4 + (column + slant) % 4];
      std::uint32_t& c = x[8 + (column + 2 * slant) % 4];
      std::uint32_t& d = x[12 + (column + 3 * slant) % 4];
      const auto mix = [](std::uint32_t& sum, std::uint32_t with, std::uint32_t& turned, int by) {
        sum += with;
        turned ^= sum;
        turned = turned << by | turned >> (32 - by);
      };
      mix(a, b, d, 16);
      mix(c, d, b, 12);
      mix(a, b, d, 8);
      mix(c, d, b, 7);
    }
  for (std::size_t i = 0; i < 16; ++i) x[i] += start[i];
  return x;
}

// One draw of a game, by the comment on KeyedChance.
class Draw {
 public:
  Draw(const Key& key, std::uint32_t number) : key_(key), number_(number) {}

  std::uint32_t below(std::uint32_t n) {
    const std::uint64_t all = std::uint64_t{1} << 32;
    for (;;) {
      const std::uint32_t w = block(key_, words_ / 16, {number_, 0, 0})[words_ % 16];
      ++words_;
      if (w < all - all % n) return w % n;
    }
  }

  std::vector<std::uint8_t> shuffled(std::vector<std::uint8_t> cards) {
    for (std::size_t last = cards.size(); last-- > 1;)
      std::swap(cards[last], cards[below(static_cast<std::uint32_t>(last + 1))]);
    return cards;
  }

 private:
  const Key key_;
  const std::uint32_t number_;
  std::uint32_t words_ = 0;
};

std::vector<std::uint8_t> deck(int n) {
  std::vector<std::uint8_t> cards(static_cast<std::size_t>(n));
  std::iota(cards.begin(), cards.end(), std::uint8_t{0});
  return cards;
}

void the_second_reading_is_chacha20() {
  const Words example = block(counting_key(), 1, {0x09000000, 0x4a000000, 0});  // RFC 8439, 2.3.2
  CHECK((example == Words{0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204,
                          0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de,
                          0xe883d0cb, 0x4e3c50a2}));
  CHECK((block({}, 0, {}) == Words{0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8,
                                   0xc70d778b, 0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815,
                                   0x69b687c3, 0x8665eeb2}));  // A.1, test vector 1
}

void keyed_lots_follow_the_derivation() {
  KeyedChance zero{Key{}};
  CHECK_SAME(zero.random_below(1 << 30), static_cast<int>(0xade0b876 & 0x3fffffff));  // the RFC's first word, no detour

  const Key key = counting_key();
  KeyedChance chance(key);
  // 3 · 2^29 skips every fourth word; 1 needs a word too, though there is nothing to choose.
  for (const int n : {1, 2, 3, 4, 6, 52, 110, 3 << 29, 3 << 29, 3 << 29, 3 << 29, 2147483647}) {
    Draw draw(key, chance.draws());
    CHECK_SAME(chance.random_below(n), static_cast<int>(draw.below(static_cast<std::uint32_t>(n))));
  }
}

void keyed_shuffles_follow_the_derivation() {
  for (const Key& key : {Key{}, counting_key()}) {
    KeyedChance chance(key);
    std::uint32_t number = 0;
    for (const int n : {52, 0, 1, 2, 16, 17, 18, 110, 120}) {  // 17 words and more need a second block
      auto cards = deck(n);
      chance.shuffle(cards);
      CHECK(cards == Draw(key, number).shuffled(deck(n)));
      CHECK_SAME(chance.draws(), ++number);
    }
  }
}

// A game that is taken up again goes on as it would have.
void keyed_chance_starts_at_any_draw() {
  const Key key = counting_key();
  KeyedChance whole(key);
  for (std::uint32_t done = 0; done < 20; ++done) {
    KeyedChance resumed(key, done);
    auto one = deck(110), two = one;
    whole.shuffle(one);
    resumed.shuffle(two);
    CHECK(one == two);
  }
}

void fast_chance_is_xoshiro() {
  FastChance chance(0);  // splitmix64 of 0, then xoshiro256**: the values other implementations print
  CHECK_SAME(chance.next(), 0x99EC5F36CB75F2B4ULL);
  CHECK_SAME(chance.next(), 0xBF6E1F784956452AULL);
  CHECK_SAME(chance.next(), 0x1A5F849D4933E6E0ULL);
}

void fast_chance_is_its_seed() {
  FastChance one(7), two(7), other(8);
  FastChance copy = one;
  auto a = deck(110), b = a, c = a, d = a;
  one.shuffle(a);
  two.shuffle(b);
  copy.shuffle(c);
  other.shuffle(d);
  CHECK(a == b);
  CHECK(a == c);
  CHECK(a != d);
}

// Chi-squared. The seeds are fixed, so that a limit never fails by bad luck.
double unevenness(const std::vector<int>& seen) {
  const double expected = std::accumulate(seen.begin(), seen.end(), 0.0) / static_cast<double>(seen.size());
  double sum = 0;
  for (const int n : seen) sum += (n - expected) * (n - expected) / expected;
  return sum;
}

void lots_are_even(Chance& chance) {
  for (const int n : {2, 3, 4, 5, 6, 52}) {
    std::vector<int> seen(static_cast<std::size_t>(n));
    for (int i = 0; i < 200 * n; ++i) {
      const int drawn = chance.random_below(n);
      if (!CHECK(drawn >= 0 && drawn < n)) return;
      ++seen[static_cast<std::size_t>(drawn)];
    }
    CHECK(unevenness(seen) < n + 4 * std::max(2.0, n / 4.0));
  }
}

void shuffles_are_even(Chance& chance) {
  std::map<std::vector<std::uint8_t>, int> seen;
  for (int i = 0; i < 4800; ++i) {
    auto cards = deck(4);
    chance.shuffle(cards);
    ++seen[cards];
  }
  std::vector<int> counts;
  for (const auto& [order, n] : seen) counts.push_back(n);
  CHECK_SAME(counts.size(), 24U);
  CHECK(unevenness(counts) < 50);
}

void shuffles_keep_the_cards(Chance& chance) {
  auto cards = deck(110);
  chance.shuffle(cards);
  CHECK(cards != deck(110));
  CHECK(std::is_permutation(cards.begin(), cards.end(), deck(110).begin()));
}

}  // namespace
}  // namespace tock::test

int main() {
  using namespace tock::test;
  RUN(the_second_reading_is_chacha20);
  RUN(keyed_lots_follow_the_derivation);
  RUN(keyed_shuffles_follow_the_derivation);
  RUN(keyed_chance_starts_at_any_draw);
  RUN(fast_chance_is_xoshiro);
  RUN(fast_chance_is_its_seed);
  tock::KeyedChance keyed(counting_key());
  tock::FastChance fast(1);
  run_test("keyed lots are even", [&] { lots_are_even(keyed); });
  run_test("keyed shuffles are even", [&] { shuffles_are_even(keyed); });
  run_test("keyed shuffles keep the cards", [&] { shuffles_keep_the_cards(keyed); });
  run_test("fast lots are even", [&] { lots_are_even(fast); });
  run_test("fast shuffles are even", [&] { shuffles_are_even(fast); });
  run_test("fast shuffles keep the cards", [&] { shuffles_keep_the_cards(fast); });
  return report("chance");
}
