// A list that mostly grows: copies share what they have in common, so that a copy costs nothing however long it is.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace tock {

template <class T>
class SharedList {
 public:
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] const T& operator[](std::size_t i) const { return (*all_)[i]; }
  [[nodiscard]] const T* begin() const { return all_->data(); }
  [[nodiscard]] const T* end() const { return all_->data() + size_; }
  [[nodiscard]] const T& back() const { return (*all_)[size_ - 1]; }
  void push_back(T value) {
    if (size_ != all_->size()) own();  // what follows there is another copy's
    all_->push_back(std::move(value));
    ++size_;
  }
  // The first ones alone.
  void shorten(std::size_t size) { size_ = size; }
  // To change what is in it: no longer shared.
  std::vector<T>& own() {
    if (all_.use_count() > 1) all_ = std::make_shared<std::vector<T>>(begin(), end());
    all_->erase(all_->begin() + static_cast<std::ptrdiff_t>(size_), all_->end());
    return *all_;
  }

 private:
  std::shared_ptr<std::vector<T>> all_ = std::make_shared<std::vector<T>>();
  std::size_t size_ = 0;
};

}  // namespace tock
