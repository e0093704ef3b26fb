// A network as a small file, for a browser.
//
//   "tocknet2", widths (3 × u16), zero (u16), number of rows (u32), their ids (u16 each), their levels (u8 each)
//   table; weight2, weight3 in groups of bytes; bias1, bias2, bias3, weight4, bias4 as float32
//
// Numbers are little-endian. A frequent row of the table is rounded more finely than a rare one: its level says how
// coarse its steps are. The resulting integers, most of them small, are stored as bits (a Rice code): for every 64
// of them a nibble k, 15 if all are zero; else each as 0, -1, 1, -2, 2 … counted, in k bits after as many ones as it
// has more 2^k, and a zero. A group of bytes has 32 numbers: its scale as float16, then the numbers as int8.
#pragma once

#include <string>
#include <string_view>

#include "tock/data/result.hpp"
#include "tock/net/network.hpp"

namespace tock {

inline constexpr int kCoarsest = 63;  // level

// `ids` and `levels`: of the rows of its table. Eight levels more are steps twice as large: right for a row that is met
// a quarter as often.
std::string write_small(const Parameters& p, std::span<const std::uint16_t> ids, std::span<const std::uint8_t> levels);
// The network for these rules: their rows are found by their ids, and what it never saw counts nothing.
Result<std::shared_ptr<const Network>> read_small(const Rules& r, std::string_view file);

}  // namespace tock
