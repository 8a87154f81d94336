// SPDX-License-Identifier: MIT
#include "games/positional/files/json_sets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "games/positional/files/element_name.hpp"
#include "games/positional/files/pg_sections.hpp"
#include "games/positional/files/stones.hpp"
#include "graph/formats/line_reader.hpp"

namespace harary {

namespace {

constexpr std::size_t kMostJsonPoints = 1024;  // stones included

// Characters of a text; how many were taken is known to others.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, std::size_t* taken) : at_(at), taken_(taken) {}
  const char& operator*() const { return *at_; }
  CountingIterator& operator++() {
    ++at_;
    ++*taken_;
    return *this;
  }
  CountingIterator operator++(int) {
    const CountingIterator before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) {
    return a.at_ == b.at_;
  }
  friend bool operator!=(const CountingIterator& a, const CountingIterator& b) { return !(a == b); }

 private:
  const char* at_;
  std::size_t* taken_;
};

// Told of one piece of the text after the other, so that no more than the sets is kept.
class JsonSets final : public nlohmann::json_sax<nlohmann::json> {
 public:
  JsonSets(const std::string& text, const std::string& source) : text_(text), source_(source) {}

  WinningSets read(Owners owners) {
    nlohmann::json::sax_parse(CountingIterator(text_.data(), &taken_),
                              CountingIterator(text_.data() + text_.size(), &taken_), this);
    if (seen_.count("sets") + seen_.count("red_sets") == 0) {
      refuse("the field sets, or red_sets, is missing");
    }
    if (seen_.count("sets") + seen_.count("red_sets") + seen_.count("green_sets") > 1 &&
        seen_.count("sets") != 0) {
      refuse("give either sets, or red_sets and green_sets");
    }
    WinningSets result;
    result.names = names_;
    result.sets[0] = sets_[0];
    if (owners == Owners::both) result.sets[1] = seen_.count("sets") != 0 ? sets_[0] : sets_[1];
    place_stones(stones_, {source_ + ": red", source_ + ": green"}, owners, result);
    return result;
  }

  bool null() override { return no_name(); }
  bool boolean(bool) override { return no_name(); }
  bool number_integer(number_integer_t) override { return no_name(); }
  bool number_unsigned(number_unsigned_t value) override { return name(fmt::format("{}", value)); }
  bool number_float(number_float_t, const string_t&) override { return no_name(); }
  bool string(string_t& text) override { return name(text); }
  bool binary(binary_t&) override { return no_name(); }
  bool start_object(std::size_t) override {
    if (depth_ != 0) refuse("expected a list, found an object");
    ++depth_;
    return true;
  }
  bool end_object() override {
    --depth_;
    return true;
  }
  bool key(string_t& text) override {
    static const std::set<std::string> kFields{"points",     "sets", "red_sets",
                                               "green_sets", "red",  "green"};
    if (kFields.count(text) == 0) {
      refuse(in_quotes(text) +
             " is not a field; they are points, sets, red_sets, green_sets, red and green");
    }
    if (!seen_.insert(text).second) refuse(fmt::format("a second field {}", text));
    key_ = text;
    return true;
  }
  bool start_array(std::size_t) override {
    if (depth_ == 0) refuse("expected an object such as {\"sets\": [[\"a\", \"b\"]]}");
    if (++depth_ > (of_sets() ? 3 : 2)) refuse("expected a name, found a list");
    set_.clear();
    return true;
  }
  bool end_array() override {
    if (depth_-- == 3) {
      if (set_.empty()) refuse("an empty set is complete from the start");
      auto& sets = sets_[key_ == "green_sets" ? 1 : 0];
      if (sets.size() == kMostFileSets) {
        refuse_size(place(), fmt::format("a player has at most {} sets", kMostFileSets));
      }
      std::sort(set_.begin(), set_.end());
      set_.erase(std::unique(set_.begin(), set_.end()), set_.end());
      sets.push_back(set_);
    }
    return true;
  }
  bool parse_error(std::size_t, const std::string& token,
                   const nlohmann::detail::exception&) override {
    refuse(taken_ >= text_.size() ? "the text ends too early"
                                  : in_quotes(token) + " is not JSON here");
  }

 private:
  bool of_sets() const { return key_.ends_with("sets"); }

  bool no_name() { refuse("expected a name: a text or a number from 0"); }
  bool name(const std::string& text) {
    if (depth_ != (of_sets() ? 3 : 2)) refuse("expected a list, found " + in_quotes(text));
    if (!is_element_name(text)) refuse(in_quotes(text) + std::string(kNoElementName));
    const int p = point(text);
    if (of_sets()) {
      set_.push_back(p);
    } else if (key_ != "points") {
      stones_[key_ == "red" ? 0 : 1].push_back(p);
    }
    return true;
  }
  int point(const std::string& text) {
    const auto [entry, fresh] = numbers_.emplace(text, static_cast<int>(names_.size()));
    if (fresh) {
      if (names_.size() == kMostJsonPoints) {
        refuse_size(place(),
                    fmt::format("a game has at most {} points, stones included", kMostJsonPoints));
      }
      names_.push_back(text);
    } else if (key_ == "points") {
      refuse(in_quotes(text) + " is listed twice, or before the field points");
    }
    return entry->second;
  }

  // Of the last character that was read.
  TextPlace place() const {
    const std::string_view before = std::string_view(text_).substr(0, taken_);
    const std::size_t line_start =
        before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return {source_, 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
            static_cast<int>(std::max<std::size_t>(1, before.size() - line_start))};
  }
  [[noreturn]] void refuse(const std::string& message) const { throw InputError(place(), message); }

  const std::string& text_;
  std::string source_;
  std::size_t taken_ = 0;
  int depth_ = 0;
  std::string key_;
  std::set<std::string> seen_;
  std::vector<std::string> names_;
  std::map<std::string, int> numbers_;
  std::vector<int> set_;
  std::array<std::vector<std::vector<int>>, 2> sets_;
  std::array<std::vector<int>, 2> stones_;
};

}  // namespace

WinningSets read_json_sets(std::istream& in, const std::string& source, Owners owners) {
  std::string text;
  LineReader lines(in, source);
  while (const auto line = lines.next()) {
    text += *line;
    text += '\n';
  }
  return JsonSets(text, source).read(owners);
}

}  // namespace harary
