// A network as a small file, for a browser: its numbers in groups, each group with a scale of its own and every
// number rounded to a byte of it.
//
//   "tocknet1", widths (3 × u16), zero (u16), number of rows (u32), their ids (u16 each)
//   table, weight2, weight3 in groups; bias1, bias2, bias3, weight4, bias4 as float32
//
// Numbers are little-endian. A group has 32 numbers: its scale as float16, then the numbers as int8.
#pragma once

#include <string>
#include <string_view>

#include "tock/network.hpp"
#include "tock/result.hpp"

namespace tock {

// `ids`: of the rows of its table.
std::string write_small(const Parameters& p, std::span<const std::uint16_t> ids);
// The network for these rules: their rows are found by their ids, and what it never saw counts nothing.
Result<std::shared_ptr<const Network>> read_small(const Rules& r, std::string_view file);

}  // namespace tock
