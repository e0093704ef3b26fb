// Writes JSON as UTF-8 bytes into a buffer that is used again and again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

namespace tock {

// Commas set themselves: a value that follows another gets one. The result need not be one whole
// value, so that the caller may put parts together.
class JsonWriter {
 public:
  [[nodiscard]] std::string_view text() const { return {data_.get(), size_}; }
  [[nodiscard]] std::size_t size() const { return size_; }
  void clear() { size_ = 0; }

  void open_object() { open('{'); }
  void close_object() { put('}'); }
  void open_array() { open('['); }
  void close_array() { put(']'); }

  // A name of ours: plain letters, nothing to escape.
  template <std::size_t N>
  void key(const char (&name)[N]) {
    char* p = room(N + 3);
    p = comma(p);
    *p++ = '"';
    std::memcpy(p, name, N - 1);
    p += N - 1;
    *p++ = '"';
    *p++ = ':';
    wrote(p);
  }
  void key(std::string_view name) {
    write(name);
    put(':');
  }
  template <std::size_t N, class Value>
  void field(const char (&name)[N], const Value& value) {
    key(name);
    write(value);
  }

  void write(bool value) { plain(value ? std::string_view("true") : std::string_view("false")); }
  void write(int value) { write(std::int64_t{value}); }
  void write(std::int64_t value) {
    char digits[20];
    char* end = digits + sizeof digits;
    char* p = end;
    std::uint64_t rest = value < 0 ? 0U - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
    do *--p = static_cast<char>('0' + rest % 10);
    while (rest /= 10);
    if (value < 0) *--p = '-';
    plain({p, static_cast<std::size_t>(end - p)});
  }
  void write(std::string_view text);
  void write(const char* text) { write(std::string_view(text)); }
  void null() { plain("null"); }
  // A value that is JSON already.
  void plain(std::string_view json) {
    char* p = comma(room(json.size() + 1));
    std::memcpy(p, json.data(), json.size());
    wrote(p + json.size());
  }

 private:
  void open(char bracket) {
    char* p = comma(room(2));
    *p++ = bracket;
    wrote(p);
  }
  void put(char c) {
    *room(1) = c;
    ++size_;
  }
  // What is written ends in one of these only where nothing has to be parted: texts end in a quote.
  char* comma(char* p) const {
    if (size_ == 0) return p;
    const char last = p[-1];
    if (last != '{' && last != '[' && last != ':') *p++ = ',';
    return p;
  }
  char* room(std::size_t n) {
    if (size_ + n > capacity_) grow(n);
    return data_.get() + size_;
  }
  void wrote(const char* end) { size_ = static_cast<std::size_t>(end - data_.get()); }
  void grow(std::size_t n);

  std::unique_ptr<char[]> data_;
  std::size_t size_ = 0, capacity_ = 0;
};

}  // namespace tock
