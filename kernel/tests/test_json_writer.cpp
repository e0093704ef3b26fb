// The JSON writer: commas, escapes, numbers, and a buffer that grows.
#include "tock/data/json_writer.hpp"

#include <climits>
#include <string>

#include "check.hpp"

using namespace tock;

namespace {

void commas_set_themselves() {
  JsonWriter out;
  out.open_object();
  out.key("a");
  out.open_array();
  out.close_array();
  out.key("b");
  out.open_array();
  out.write(1);
  out.write(true);
  out.null();
  out.open_object();
  out.close_object();
  out.open_array();
  out.write("x");
  out.close_array();
  out.close_array();
  out.field("c", false);
  out.close_object();
  CHECK_SAME(out.text(), R"({"a":[],"b":[1,true,null,{},["x"]],"c":false})");
}

void parts_are_put_together_by_others() {
  JsonWriter out;
  out.field("a", 1);
  out.field("b", "{[:");  // ends like something open, inside a text
  const std::size_t end = out.size();
  out.field("c", 2);
  CHECK_SAME(out.text().substr(0, end), R"("a":1,"b":"{[:")");
  CHECK_SAME(out.text().substr(end), R"(,"c":2)");
  out.clear();
  out.field("d", 3);
  CHECK_SAME(out.text(), R"("d":3)");
}

void texts_are_escaped() {
  const auto written = [](std::string_view text) {
    JsonWriter out;
    out.write(text);
    return std::string(out.text());
  };
  CHECK_SAME(written(""), R"("")");
  CHECK_SAME(written("1/11"), R"("1/11")");
  CHECK_SAME(written("a\"b\\c"), R"("a\"b\\c")");
  CHECK_SAME(written("\n\t\x01\x1f"), R"("\u000a\u0009\u0001\u001f")");
  CHECK_SAME(written(std::string_view("a\0b", 3)), R"("a\u0000b")");
  CHECK_SAME(written("Dog – ♠ 7"), "\"Dog – ♠ 7\"");  // UTF-8 stays as it is
}

void numbers_have_no_limits() {
  JsonWriter out;
  out.open_array();
  for (const int n : {0, 7, 10, 119, -1, INT_MAX, INT_MIN}) out.write(n);
  out.close_array();
  CHECK_SAME(out.text(), "[0,7,10,119,-1,2147483647,-2147483648]");
}

// Every way of writing meets the end of the buffer at every offset.
void the_buffer_grows() {
  for (int first = 1000; first < 1060; ++first) {
    JsonWriter out;
    std::string want = "[\"" + std::string(static_cast<std::size_t>(first), 'x') + "\"";
    out.open_array();
    out.write(std::string_view(want).substr(2, static_cast<std::size_t>(first)));
    for (int i = 0; i < 200; ++i) {
      out.open_object();
      out.field("name", "\"");
      out.field("n", i);
      out.close_object();
      want += R"(,{"name":"\"","n":)" + std::to_string(i) + "}";
    }
    out.close_array();
    CHECK_SAME(out.text(), want + "]");
  }
}

}  // namespace

int main() {
  RUN(commas_set_themselves);
  RUN(parts_are_put_together_by_others);
  RUN(texts_are_escaped);
  RUN(numbers_have_no_limits);
  RUN(the_buffer_grows);
  return test::report("json_writer");
}
