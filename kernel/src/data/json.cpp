// A small strict reader: depth and length have limits, and the first error is reported with its position.
#include "tock/data/json.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace tock {

const Json* Json::find(std::string_view name) const {
  for (const Member& m : members_)
    if (m.first == name) return &m.second;
  return nullptr;
}

Json Json::with(std::string_view name, Json value) const {
  Json out = *this;
  for (Member& m : out.members_)
    if (m.first == name) {
      m.second = std::move(value);
      return out;
    }
  out.members_.emplace_back(std::string(name), std::move(value));
  return out;
}

Json Json::with_item(Json item) const {
  Json out = *this;
  out.items_.push_back(std::move(item));
  return out;
}

Json Json::without(std::string_view name) const {
  Json out = *this;
  std::erase_if(out.members_, [&](const Member& m) { return m.first == name; });
  return out;
}

// Recursive descent; stops at the first thing that is wrong.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text) {}

  Result<Json> read() {
    Json out;
    if (text_.size() > Json::kLongest) return problem<Code::TooLong>("", static_cast<int>(Json::kLongest));
    if (value(out, 0)) {
      space();
      if (at_ == text_.size()) return out;
      bad<Code::JsonFollows>();
    }
    return *problem_;
  }

 private:
  template <Code code, class... A>
  bool bad(const A&... more) {
    if (problem_) return false;
    const std::string_view before = text_.substr(0, at_);
    const auto is_letter = [](char c) { return (c & 0xC0) != 0x80; };
    const auto line = static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    const std::string_view here = before.substr(before.rfind('\n') + 1);
    const auto column = static_cast<int>(std::count_if(here.begin(), here.end(), is_letter));
    problem_ = problem<code>("", more..., line + 1, column + 1);
    return false;
  }
  [[nodiscard]] bool more() const { return at_ < text_.size(); }
  void space() {
    while (more() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r')) ++at_;
  }
  bool take(char c) {
    space();
    if (!more() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool word(std::string_view w) {
    if (text_.substr(at_, w.size()) != w) return bad<Code::JsonValue>();
    at_ += w.size();
    return true;
  }

  bool value(Json& out, int depth) {
    space();
    if (!more()) return bad<Code::JsonEnds>();
    switch (text_[at_]) {
      case '{': return object(out, depth);
      case '[': return list(out, depth);
      case '"': out.kind_ = Json::Kind::Text; return text(out.text_);
      case 't':
        out.kind_ = Json::Kind::Bool;
        out.number_ = 1;
        return word("true");
      case 'f': out.kind_ = Json::Kind::Bool; return word("false");
      case 'n': return word("null");
      default: return number(out);
    }
  }

  bool number(Json& out) {
    std::size_t end = at_;
    while (end < text_.size() && std::string_view("+-.eE0123456789").find(text_[end]) != std::string_view::npos) ++end;
    const std::string_view t = text_.substr(at_, end - at_);
    const std::string_view digits = t.starts_with('-') ? t.substr(1) : t;
    if (digits.empty() || digits[0] < '0' || digits[0] > '9') return bad<Code::JsonValue>();
    if (digits.size() > 1 && digits[0] == '0' && digits[1] >= '0' && digits[1] <= '9') return bad<Code::JsonNumber>();
    // Whole numbers are all that a rulebook has; from_chars for fractions is not everywhere.
    long long whole = 0;
    const auto [rest, error] = std::from_chars(t.data(), t.data() + t.size(), whole);
    if (error != std::errc{} || rest != t.data() + t.size()) return bad<Code::JsonWhole>();
    out.kind_ = Json::Kind::Number;
    out.number_ = static_cast<double>(whole);
    at_ = end;
    return true;
  }

  bool list(Json& out, int depth) {
    if (depth == Json::kDepth) return bad<Code::JsonDeep>();
    out.kind_ = Json::Kind::List;
    ++at_;
    if (take(']')) return true;
    do {
      if (!value(out.items_.emplace_back(), depth + 1)) return false;
    } while (take(','));
    return take(']') || bad<Code::JsonList>();
  }

  bool object(Json& out, int depth) {
    if (depth == Json::kDepth) return bad<Code::JsonDeep>();
    out.kind_ = Json::Kind::Object;
    ++at_;
    if (take('}')) return true;
    do {
      space();
      if (!more() || text_[at_] != '"') return bad<Code::JsonName>();
      std::string name;
      if (!text(name)) return false;
      if (out.find(name)) return bad<Code::JsonTwice>();
      if (!take(':')) return bad<Code::JsonColon>();
      out.members_.emplace_back(std::move(name), Json());
      if (!value(out.members_.back().second, depth + 1)) return false;
    } while (take(','));
    return take('}') || bad<Code::JsonObject>("}");
  }

  bool text(std::string& out) {
    for (++at_; more();) {
      const char c = text_[at_];
      if (c == '"') {
        ++at_;
        return true;
      }
      if (static_cast<unsigned char>(c) < 0x20) return bad<Code::JsonControl>();
      if (c == '\\') {
        if (!escape(out)) return false;
      } else {
        out += c;
        ++at_;
      }
    }
    return bad<Code::JsonText>();
  }

  bool escape(std::string& out) {
    constexpr std::string_view kFrom = "\"\\/bfnrt", kTo = "\"\\/\b\f\n\r\t";
    if (++at_ == text_.size()) return bad<Code::JsonText>();
    const char c = text_[at_];
    if (const std::size_t i = kFrom.find(c); i != std::string_view::npos) {
      out += kTo[i];
      ++at_;
      return true;
    }
    if (c != 'u') return bad<Code::JsonEscape>();
    ++at_;
    std::uint32_t code = 0, low = 0;
    if (!hex(code)) return false;
    if (code >= 0xDC00 && code < 0xE000) return bad<Code::JsonHalf>();
    if (code >= 0xD800 && code < 0xDC00) {
      if (text_.substr(at_, 2) != "\\u") return bad<Code::JsonHalf>();
      at_ += 2;
      if (!hex(low)) return false;
      if (low < 0xDC00 || low >= 0xE000) return bad<Code::JsonHalf>();
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    append(out, code);
    return true;
  }

  bool hex(std::uint32_t& out) {
    const std::string_view t = text_.substr(at_, 4);
    const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), out, 16);
    if (t.size() < 4 || error != std::errc{} || end != t.data() + 4) return bad<Code::JsonEscape>();
    at_ += 4;
    return true;
  }

  static void append(std::string& out, std::uint32_t code) {
    const auto byte = [&](std::uint32_t b) { out += static_cast<char>(b); };
    const auto rest = [&](int shift) { byte(0x80 | (code >> shift & 0x3F)); };
    if (code < 0x80) return byte(code);
    if (code < 0x800) {
      byte(0xC0 | code >> 6);
    } else if (code < 0x10000) {
      byte(0xE0 | code >> 12);
      rest(6);
    } else {
      byte(0xF0 | code >> 18);
      rest(12);
      rest(6);
    }
    rest(0);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::optional<Problem> problem_;
};

Result<Json> read_json(std::string_view text) { return JsonReader(text).read(); }

Problem misfit(std::string_view where, Json::Kind wanted, bool there) {
  if (!there) return problem<Code::Missing>(where);
  switch (wanted) {
    case Json::Kind::Null: break;  // nothing must be null
    case Json::Kind::Bool: return problem<Code::Truth>(where);
    case Json::Kind::Number: return problem<Code::Number>(where);
    case Json::Kind::Text: return problem<Code::Text>(where);
    case Json::Kind::List: return problem<Code::List>(where);
    case Json::Kind::Object: return problem<Code::Object>(where);
  }
  return problem<Code::Shape>(where);
}

}  // namespace tock
