// SPDX-License-Identifier: MIT
#include "theory/partizan/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "theory/partizan/named_forms.hpp"

namespace harary {

namespace {

// Numbers, ups and nimbers beyond these are refused, and so are options within options within ….
constexpr int kMostInteger = 1'000;
constexpr int kMostExponent = 30;
constexpr int kMostUps = 1'000;
constexpr int kMostNimber = 255;
constexpr int kMostDepth = 500;

class FormReader {
 public:
  using Form = ConwayGames::Form;

  FormReader(ConwayGames& games, std::string_view text, const std::string& source)
      : games_(games), text_(text), source_(source) {}

  Form whole() {
    const Form form = sum();
    if (!at_end()) refuse("a value ends here; between values stands + or -");
    return form;
  }

 private:
  struct Pair {
    std::vector<Form> left;
    std::vector<Form> right;
  };

  [[noreturn]] void refuse(const std::string& message) {
    skip_blanks();
    throw InputError(TextPlace{source_, 1, static_cast<int>(at_) + 1}, message);
  }
  void skip_blanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
  }
  bool at_end() {
    skip_blanks();
    return at_ == text_.size();
  }
  bool sees(std::string_view word) {
    skip_blanks();
    return text_.substr(at_, word.size()) == word;
  }
  bool took(std::string_view word) {
    if (!sees(word)) return false;
    at_ += word.size();
    return true;
  }
  void require(std::string_view word) {
    if (!took(word)) refuse(fmt::format("a {} is missing", word));
  }
  bool sees_digit() {
    skip_blanks();
    return at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0;
  }
  std::int64_t digits(std::int64_t most, std::string_view what) {
    const std::size_t begin = at_;
    std::int64_t value = 0;
    while (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0) {
      value = value * 10 + (text_[at_++] - '0');
      if (value <= most) continue;
      at_ = begin;
      refuse(fmt::format("{} is at most {}", what, most));
    }
    return value;
  }

  Dyadic number() {
    skip_blanks();
    const std::size_t begin = at_;
    const std::int64_t numerator =
        digits(std::int64_t{kMostInteger} << kMostExponent, "the numerator of a number");
    int exponent = 0;
    if (took("/")) {
      if (!sees_digit()) refuse("a denominator is missing");
      const std::size_t place = at_;
      const std::int64_t denominator =
          digits(std::int64_t{1} << kMostExponent, "the denominator of a number");
      while (std::int64_t{1} << exponent < denominator) ++exponent;
      if (std::int64_t{1} << exponent != denominator) {
        at_ = place;
        refuse("the denominator of a number is a power of two");
      }
    }
    const Dyadic x = Dyadic::lowest(numerator, exponent);
    if (x > Dyadic{kMostInteger, 0}) {
      at_ = begin;
      refuse(fmt::format("a number is at most {}", kMostInteger));
    }
    return x;
  }

  // "^", "^^", "^3", "^-3", "⇑": how many ups; nothing: there is no arrow.
  std::optional<int> arrows() {
    constexpr std::array<std::pair<std::string_view, int>, 6> kArrows{
        {{"^", 1}, {"↑", 1}, {"⇑", 2}, {"v", -1}, {"↓", -1}, {"⇓", -2}}};
    for (const auto& [word, one] : kArrows) {
      if (!took(word)) continue;
      int count = one;
      while (took(word)) count += one;
      if (std::abs(count) > kMostUps) refuse(fmt::format("there are at most {} ups", kMostUps));
      if (count != one || (one != 1 && one != -1)) return count;
      // A sign belongs to the count only if the digits follow at once.
      const bool minus = text_.substr(at_, 1) == "-" && at_ + 1 < text_.size() &&
                         std::isdigit(static_cast<unsigned char>(text_[at_ + 1])) != 0;
      if (minus) ++at_;
      if (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0) {
        count *= static_cast<int>(digits(kMostUps, "the number of ups"));
      }
      return minus ? -count : count;
    }
    return std::nullopt;
  }

  // A number, ups and a nimber that stand together. Nothing: none of them is here.
  std::optional<Form> number_up_star() {
    std::optional<Form> form;
    const auto add = [&](Form next) { form = form ? games_.sum(*form, next) : next; };
    if (sees_digit()) add(number_form(games_, number()));
    if (const auto ups = arrows()) add(ups_form(games_, *ups));
    if (took("*")) {
      unsigned nimber = 1;
      if (sees_digit()) nimber = static_cast<unsigned>(digits(kMostNimber, "a nimber"));
      add(nimber_form(games_, nimber));
    }
    return form;
  }

  // {0 || 0 | -g}; `miny`: its negative.
  Form tiny(Form g, bool miny) {
    const Form zero = ConwayGames::kZero;
    const Form form = games_.of({zero}, {games_.of({zero}, {games_.negative(g)})});
    return miny ? games_.negative(form) : form;
  }

  std::vector<Form> list() {
    std::vector<Form> options;
    if (sees("|") || sees("}") || sees(")")) return options;
    do options.push_back(sum());
    while (took(","));
    return options;
  }

  // The bars at this place.
  std::size_t bars() {
    std::size_t count = 0;
    while (took("|")) ++count;
    return count;
  }

  // What stands between two braces: lists with bars between them, of which the longest divides, and
  // so on on both sides. One list without bars: the options of Left in a switch.
  Form braces() {
    const std::size_t begin = at_;
    std::vector<std::vector<Form>> lists;
    std::vector<std::size_t> between;
    lists.push_back(list());
    while (const std::size_t count = bars()) {
      between.push_back(count);
      lists.push_back(list());
    }
    require("}");
    if (between.empty()) {
      at_ = begin;
      refuse("a bar | between the options of Left and of Right is missing");
    }
    return divided(lists, between, 0, lists.size());
  }
  // The lists from `first` on and before `last`, as one game.
  Form divided(const std::vector<std::vector<Form>>& lists, const std::vector<std::size_t>& between,
               std::size_t first, std::size_t last) {
    const auto begin = between.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = between.begin() + static_cast<std::ptrdiff_t>(last) - 1;
    const auto longest = std::max_element(begin, end);
    if (std::count(begin, end, *longest) != 1) {
      refuse("two bars have the same length; braces or a longer bar are missing");
    }
    const auto middle = static_cast<std::size_t>(longest - between.begin()) + 1;
    const auto side = [&](std::size_t from, std::size_t to) {
      return to - from == 1 ? lists[from] : std::vector<Form>{divided(lists, between, from, to)};
    };
    return games_.of(side(first, middle), side(middle, last));
  }

  // After ±.
  Form a_switch() {
    std::vector<Form> left;
    if (took("(")) {
      left = list();
      require(")");
    } else if (sees("{")) {
      left = switch_braces();
    } else {
      left.push_back(term());
    }
    std::vector<Form> right;
    for (const Form option : left) right.push_back(games_.negative(option));
    return games_.of(std::move(left), std::move(right));
  }
  // ±{a,b} has the options a and b of Left; ±{a|b} has the one option {a|b}.
  std::vector<Form> switch_braces() {
    const std::size_t begin = at_;
    require("{");
    std::vector<Form> options = list();
    if (took("}")) return options;
    at_ = begin;
    return {term()};
  }

  Form term() {
    const Deeper deeper(*this);
    if (took("±") || took("+-")) return a_switch();
    for (const bool miny : {false, true}) {
      if (took(miny ? "-_" : "+_")) return tiny(term(), miny);
      if (took(miny ? "Miny(" : "Tiny(")) {
        const Form g = sum();
        require(")");
        return tiny(g, miny);
      }
    }
    if (took("-")) {
      // The sign of a number is its own: -1^ is the sum of -1 and an up.
      if (!sees_digit()) return games_.negative(term());
      const Form minus = games_.negative(number_form(games_, number()));
      const auto rest = number_up_star();
      return rest ? games_.sum(minus, *rest) : minus;
    }
    if (took("{")) return braces();
    if (took("(")) {
      const Form form = sum();
      require(")");
      return form;
    }
    if (const auto form = number_up_star()) return *form;
    for (const std::string_view word : {"on", "off", "over", "under", "dud", "pass"}) {
      if (sees(word)) refuse("loopy games have no canonical form of this kind");
    }
    refuse(at_end() ? "a value is missing" : "a value as 3/4, ^*, {1|*} or ±2 is missing");
  }

  Form sum() {
    Form form = term();
    for (;;) {
      if (sees("±") || sees("+-")) {
        form = games_.sum(form, term());
      } else if (took("+")) {
        form = games_.sum(form, term());
      } else if (took("-")) {
        form = games_.sum(form, games_.negative(term()));
      } else {
        return form;
      }
    }
  }

  class Deeper {
   public:
    explicit Deeper(FormReader& reader) : reader_(reader) {
      if (++reader_.depth_ > kMostDepth) {
        reader_.refuse(fmt::format("options lie more than {} deep in each other", kMostDepth));
      }
    }
    ~Deeper() { --reader_.depth_; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;

   private:
    FormReader& reader_;
  };

  ConwayGames& games_;
  std::string_view text_;
  const std::string& source_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

}  // namespace

ConwayGames::Form read_form(ConwayGames& games, std::string_view text, const std::string& source) {
  return FormReader(games, text, source).whole();
}

}  // namespace harary
