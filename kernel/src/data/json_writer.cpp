#include "tock/data/json_writer.hpp"

#include <algorithm>

namespace tock {

void JsonWriter::grow(std::size_t n) {
  const std::size_t larger = std::max({std::size_t{1024}, 2 * capacity_, size_ + n});
  std::unique_ptr<char[]> data(new char[larger]);
  if (size_) std::memcpy(data.get(), data_.get(), size_);
  data_ = std::move(data);
  capacity_ = larger;
}

void JsonWriter::write(std::string_view text) {
  static constexpr char kHex[] = "0123456789abcdef";
  char* p = comma(room(6 * text.size() + 3));  // the longest escape has six characters
  *p++ = '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && c != '"' && c != '\\') {
      *p++ = c;
      continue;
    }
    *p++ = '\\';
    if (c == '"' || c == '\\') {
      *p++ = c;
    } else {
      for (const char u : {'u', '0', '0'}) *p++ = u;
      *p++ = kHex[byte >> 4];
      *p++ = kHex[byte & 15];
    }
  }
  *p++ = '"';
  wrote(p);
}

}  // namespace tock
