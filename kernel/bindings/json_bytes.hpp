// JSON of the kernel as bytes for Python.
#pragma once

#include <nanobind/nanobind.h>

#include <string_view>

#include "tock/data/json_writer.hpp"

namespace tock::py {

inline nanobind::bytes bytes_of(std::string_view text) { return nanobind::bytes(text.data(), text.size()); }

template <class Write>
nanobind::bytes json_bytes(Write&& write) {
  JsonWriter out;
  write(out);
  return bytes_of(out.text());
}

// With the interpreter lock released: for what takes long and touches no Python object.
template <class Write>
nanobind::bytes json_bytes_unlocked(Write&& write) {
  JsonWriter out;
  {
    nanobind::gil_scoped_release free;
    write(out);
  }
  return bytes_of(out.text());
}

}  // namespace tock::py
