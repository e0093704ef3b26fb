// One place in a received document. Reads the expected value; every error is noted with its path.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <type_traits>
#include <vector>

#include "tock/data/json.hpp"

namespace tock {

class Field {
 public:
  // `problems` gets the errors, in the order of reading.
  Field(const Json& document, std::vector<Problem>& problems) : json_(&document), problems_(&problems) {}

  [[nodiscard]] bool given() const { return json_ && !json_->is(Json::Kind::Null); }  // there, and not null
  [[nodiscard]] bool null() const { return json_ && json_->is(Json::Kind::Null); }
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::size_t size() const { return json_ ? json_->items().size() : 0; }  // of a list
  template <Code code, class... A>
  void bad(const A&... arguments) const {
    problems_->push_back(problem<code>(path_, arguments...));
  }

  [[nodiscard]] Field operator[](std::string_view name) const {
    const Json* found = json_ && json_->is(Json::Kind::Object) ? json_->find(name) : nullptr;
    return {found, path_.empty() ? std::string(name) : path_ + "." + std::string(name), problems_};
  }
  // One of a list; not there if the list is shorter.
  [[nodiscard]] Field item(int i) const {
    const bool there = i >= 0 && static_cast<std::size_t>(i) < size();
    return {there ? &json_->items()[static_cast<std::size_t>(i)] : nullptr, path_ + "." + std::to_string(i), problems_};
  }
  // Whether it is an object, with no other members than these.
  bool object(std::initializer_list<std::string_view> members) const {
    if (!expect(Json::Kind::Object)) return false;
    for (const auto& [name, value] : json_->members())
      if (std::find(members.begin(), members.end(), name) == members.end()) (*this)[name].bad<Code::Unknown>();
    return true;
  }
  // Calls f(name, field) for each member.
  template <class F>
  void each_member(F&& f) const {
    if (!expect(Json::Kind::Object)) return;
    for (const auto& [name, value] : json_->members()) f(std::string_view(name), (*this)[name]);
  }
  // Calls f(index, field) for each item of a list, up to a maximum; returns the number of items.
  template <class F>
  std::size_t each_item(std::size_t most, F&& f) const {
    if (!expect(Json::Kind::List)) return 0;
    const auto& items = json_->items();
    if (items.size() > most) {
      bad<Code::More>(static_cast<int>(most));
      return 0;
    }
    for (std::size_t i = 0; i < items.size(); ++i) f(i, item(static_cast<int>(i)));
    return items.size();
  }

  // These leave `out` alone if nothing is said.
  template <class T>
  void read(T& out, int least, int most) const {
    if (!json_) return;
    if (!expect(Json::Kind::Number)) return;
    const double n = json_->number();
    if (n < least || n > most) return bad<Code::Range>(least, most);
    out = static_cast<T>(n);
  }
  void read(bool& out) const {
    if (json_ && expect(Json::Kind::Bool)) out = json_->truth();
  }
  template <class E>
    requires std::is_enum_v<E>
  void read(E& out) const {
    if (!json_ || !expect(Json::Kind::Text)) return;
    if (const auto value = named<E>(json_->text())) {
      out = *value;
      return;
    }
    std::string known;
    for (const std::string_view name : names(E{})) known += (known.empty() ? "" : ", ") + std::string(name);
    bad<Code::Choice>(known);
  }
  [[nodiscard]] std::string_view text() const {
    return expect(Json::Kind::Text) ? std::string_view(json_->text()) : "";
  }
  bool expect(Json::Kind kind) const {
    if (json_ && json_->is(kind)) return true;
    problems_->push_back(misfit(path_, kind, json_ != nullptr));
    return false;
  }

 private:
  Field(const Json* json, std::string path, std::vector<Problem>* problems)
      : json_(json), path_(std::move(path)), problems_(problems) {}
  const Json* json_;  // nullptr: not there
  std::string path_;
  std::vector<Problem>* problems_;
};

}  // namespace tock
