// SPDX-License-Identifier: MIT
// portable::ranges and portable::views: see portable.hpp. The algorithms that take a whole range,
// and the views that the games build their moves from.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <ranges>
#include <type_traits>
#include <utility>
#include <version>

#if defined(__cpp_lib_ranges) && !defined(HARARY_OWN_RANGES)

namespace harary::portable {
namespace ranges = std::ranges;
namespace views = std::views;
}  // namespace harary::portable

#else

namespace harary::portable {

namespace ranges {

template <class R, class T>
constexpr auto find(R&& range, const T& value) {
  return std::find(std::begin(range), std::end(range), value);
}
template <class R, class P>
constexpr auto find_if(R&& range, P predicate) {
  return std::find_if(std::begin(range), std::end(range), std::move(predicate));
}
template <class R, class T>
constexpr auto count(const R& range, const T& value) {
  return std::count(std::begin(range), std::end(range), value);
}
// By a loop: the ends of a view differ in type.
template <class R, class P>
constexpr bool any_of(R&& range, P predicate) {
  for (auto&& element : range) {
    if (std::invoke(predicate, element)) return true;
  }
  return false;
}
template <class R, class P>
constexpr bool none_of(R&& range, P predicate) {
  return !ranges::any_of(range, std::move(predicate));
}
template <class R, class P>
constexpr bool all_of(R&& range, P predicate) {
  return !ranges::any_of(range, [&](auto&& element) { return !std::invoke(predicate, element); });
}
template <class R>
constexpr auto max_element(R&& range) {
  return std::max_element(std::begin(range), std::end(range));
}
template <class R1, class R2>
constexpr bool includes(const R1& all, const R2& some) {
  return std::includes(std::begin(all), std::end(all), std::begin(some), std::end(some));
}
template <class R1, class R2>
constexpr bool equal(const R1& a, const R2& b) {
  return std::equal(std::begin(a), std::end(a), std::begin(b), std::end(b));
}
template <class R, class Out>
constexpr void copy(const R& range, Out to) {
  std::copy(std::begin(range), std::end(range), to);
}
template <class R>
constexpr void reverse(R& range) {
  std::reverse(std::begin(range), std::end(range));
}
template <class R, class Compare = std::less<>, class Projection = std::identity>
constexpr void sort(R& range, Compare compare = {}, Projection project = {}) {
  std::sort(std::begin(range), std::end(range), [&](const auto& a, const auto& b) {
    return std::invoke(compare, std::invoke(project, a), std::invoke(project, b));
  });
}
template <class R, class T, class Compare = std::less<>, class Projection = std::identity>
constexpr auto lower_bound(R&& range, const T& value, Compare compare = {},
                           Projection project = {}) {
  return std::lower_bound(std::begin(range), std::end(range), value,
                          [&](const auto& element, const T& v) {
                            return std::invoke(compare, std::invoke(project, element), v);
                          });
}

}  // namespace ranges

namespace views {

// The elements of a range (kept by value) that satisfy a predicate, each mapped by a function.
// Begun once at a time; the iterator refers to the view.
template <class R, class Map, class Keep>
class Mapped {
  using Inner = decltype(std::declval<const R&>().begin());
  using InnerEnd = decltype(std::declval<const R&>().end());

 public:
  using Value = std::remove_cvref_t<
      std::invoke_result_t<const Map&, decltype(*std::declval<const Inner&>())> >;

  class Iterator {
   public:
    using value_type = Value;
    using difference_type = std::ptrdiff_t;
    using reference = Value;
    using pointer = void;
    using iterator_category = std::input_iterator_tag;
    using iterator_concept = std::input_iterator_tag;

    Iterator() = default;
    Iterator(const Mapped* view, Inner at) : view_(view), at_(std::move(at)) { skip(); }
    Value operator*() const { return std::invoke(view_->map_, **at_); }
    Iterator& operator++() {
      ++*at_;
      skip();
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const Iterator& a, std::default_sentinel_t) {
      return *a.at_ == a.view_->range_.end();
    }

   private:
    void skip() {
      while (!(*at_ == view_->range_.end()) &&
             !std::invoke(view_->keep_, std::invoke(view_->map_, **at_)))
        ++*at_;
    }
    const Mapped* view_ = nullptr;
    std::optional<Inner> at_;
  };

  Mapped(R range, Map map, Keep keep)
      : range_(std::move(range)), map_(std::move(map)), keep_(std::move(keep)) {}
  Iterator begin() const { return Iterator(this, range_.begin()); }
  std::default_sentinel_t end() const { return {}; }
  bool empty() const { return begin() == end(); }

 private:
  R range_;
  Map map_;
  Keep keep_;
};

struct KeepAll {
  constexpr bool operator()(const auto&) const { return true; }
};

template <class Map>
struct TransformClosure {
  Map map;
};
template <class Keep>
struct FilterClosure {
  Keep keep;
};

template <class R, class Map>
auto transform(R&& range, Map map) {
  return Mapped<std::remove_cvref_t<R>, Map, KeepAll>(std::forward<R>(range), std::move(map),
                                                      KeepAll{});
}
template <class R, class Keep>
auto filter(R&& range, Keep keep) {
  return Mapped<std::remove_cvref_t<R>, std::identity, Keep>(std::forward<R>(range),
                                                             std::identity{}, std::move(keep));
}
template <class Map>
auto transform(Map map) {
  return TransformClosure<Map>{std::move(map)};
}
template <class Keep>
auto filter(Keep keep) {
  return FilterClosure<Keep>{std::move(keep)};
}
template <class R, class Map>
auto operator|(R&& range, TransformClosure<Map> closure) {
  return views::transform(std::forward<R>(range), std::move(closure.map));
}
template <class R, class Keep>
auto operator|(R&& range, FilterClosure<Keep> closure) {
  return views::filter(std::forward<R>(range), std::move(closure.keep));
}

// The numbers from first up to, not with, last.
template <class T>
class Numbers {
 public:
  class Iterator {
   public:
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    using reference = T;
    using pointer = void;
    using iterator_category = std::input_iterator_tag;

    constexpr Iterator() = default;
    constexpr explicit Iterator(T at) : at_(at) {}
    constexpr T operator*() const { return at_; }
    constexpr Iterator& operator++() {
      ++at_;
      return *this;
    }
    constexpr Iterator operator++(int) { return Iterator(at_++); }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    T at_{};
  };

  constexpr Numbers(T first, T last) : first_(first), last_(last) {}
  constexpr Iterator begin() const { return Iterator(first_); }
  constexpr Iterator end() const { return Iterator(last_); }

 private:
  T first_;
  T last_;
};
template <class T>
constexpr Numbers<T> iota(T first, std::type_identity_t<T> last) {
  return Numbers<T>(first, last);
}

}  // namespace views
}  // namespace harary::portable

#endif
