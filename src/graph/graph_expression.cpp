// SPDX-License-Identifier: MIT
#include "graph/graph_expression.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "graph/formats/board_formats.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/whole_number.hpp"
#include "graph/name_table.hpp"
#include "graph/operations.hpp"

namespace harary {

namespace {

// How tightly the outermost sign of an expression binds.
enum class Binding { union_of, product, multiple, complement, name };

struct Part {
  Graph graph;
  std::string spelled;
  Binding binding;

  // The part's text within an expression that needs something that binds at least so tightly.
  std::string within(Binding least) const {
    return binding >= least ? spelled : fmt::format("({})", spelled);
  }
};

// Recursive descent; one object reads one text.
class ExpressionReader {
 public:
  ExpressionReader(std::string_view text, const TextPlace& start) : text_(text), start_(start) {}

  GraphExpression read() {
    Part whole = read_union();
    if (at_ < text_.size()) refuse_rest();
    return {std::move(whole.graph), std::move(whole.spelled)};
  }

 private:
  static constexpr std::string_view kSigns = "~*()+";
  static constexpr int kDeepest = 32;

  // Counts the signs that enclose what is being read.
  class Deeper {
   public:
    explicit Deeper(ExpressionReader& reader) : reader_(reader) {
      if (++reader_.depth_ > kDeepest) {
        throw InputError(place_of_part(reader_.start_, reader_.text_, reader_.at_),
                         fmt::format("the signs ~ * ( are nested more than {} deep", kDeepest));
      }
    }
    ~Deeper() { --reader_.depth_; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;

   private:
    ExpressionReader& reader_;
  };

  bool next_is(char sign) const { return at_ < text_.size() && text_[at_] == sign; }
  bool skip(char sign) {
    if (!next_is(sign)) return false;
    ++at_;
    return true;
  }

  // What make() returns; its complaints are about the part that begins at `begin`.
  template <class Make>
  auto checked(std::size_t begin, const Make& make) const {
    try {
      return make();
    } catch (const InputError& error) {
      throw InputError(place_of_part(start_, text_, begin), error.what());
    }
  }

  Part read_union() {
    Part result = read_product();
    while (skip('+')) {
      const std::size_t begin = at_;
      const Part next = read_product();
      result.graph = checked(begin, [&] { return disjoint_union(result.graph, next.graph); });
      result.spelled += "+" + next.within(Binding::union_of);
      result.binding = Binding::union_of;
    }
    return result;
  }

  Part read_product() {
    Part result = read_multiple();
    while (skip('x') || skip('X')) {
      const std::size_t begin = at_;
      const Part next = read_multiple();
      result.graph = checked(begin, [&] { return cartesian_product(result.graph, next.graph); });
      if (result.binding < Binding::product) result.spelled = result.within(Binding::product);
      result.spelled += "x" + next.within(Binding::product);
      result.binding = Binding::product;
    }
    return result;
  }

  Part read_multiple() {
    const std::optional<std::string_view> digits = number_before_star();
    if (!digits) return read_complement();
    const std::size_t begin = at_;
    at_ += digits->size() + 1;
    const Deeper deeper(*this);
    const Part one = read_multiple();
    const int number = *whole_number(*digits);
    const int most = kMaxOrder / one.graph.order();
    if (number < 1 || number > most) {
      throw InputError(place_of_part(start_, text_, begin),
                       fmt::format("{}: a board has 1 to {} vertices; here the number is 1 to {}",
                                   in_quotes(text_.substr(begin, at_ - begin)), kMaxOrder, most));
    }
    Part result{one.graph, fmt::format("{}*{}", number, one.within(Binding::multiple)),
                Binding::multiple};
    for (int copy = 1; copy < number; ++copy) {
      result.graph = disjoint_union(result.graph, one.graph);
    }
    return result;
  }

  Part read_complement() {
    const std::size_t begin = at_;
    if (!skip('~')) return read_primary();
    if (const auto digits = number_before_star()) {
      throw NoExpression{begin, 1 + digits->size() + 1,
                         fmt::format("~ binds more tightly than *: write ~({}*…)", *digits)};
    }
    const Deeper deeper(*this);
    const Part one = read_complement();
    return {one.graph.complement(), "~" + one.within(Binding::complement), Binding::complement};
  }

  Part read_primary() {
    const std::size_t begin = at_;
    if (skip('(')) {
      const Deeper deeper(*this);
      Part inside = read_union();
      if (skip(')')) return inside;
      if (at_ < text_.size()) refuse_rest();
      throw NoExpression{begin, 1, "this ( is not closed"};
    }
    return read_name();
  }

  Part read_name() {
    if (at_ == text_.size() || kSigns.find(text_[at_]) != std::string_view::npos) refuse_gap();
    const std::string_view rest = text_.substr(at_);
    if (const BoardFormat* format = format_of_word(rest); format != nullptr && at_ > 0) {
      throw NoExpression{
          at_, format->prefix.size(),
          fmt::format("{} stands alone; it cannot be part of ~ * x +", in_quotes(word_at(at_)))};
    }
    const auto name = checked(at_, [&] { return name_at_start(rest); });
    if (!name) throw NoExpression{at_, word_at(at_).size(), ""};
    name_at_ = at_;
    at_ += name->length;
    return {name->graph, name->spelled, Binding::name};
  }

  // The digits in "2*" if they come next.
  std::optional<std::string_view> number_before_star() const {
    const std::size_t end = text_.find_first_not_of("0123456789", at_);
    if (end == std::string_view::npos || end == at_ || text_[end] != '*') return std::nullopt;
    return text_.substr(at_, end - at_);
  }

  // All up to the next sign.
  std::string_view word_at(std::size_t at) const {
    return text_.substr(at, text_.find_first_of(kSigns, at) - at);
  }

  [[noreturn]] void refuse_gap() const {
    if (at_ == text_.size()) {
      throw NoExpression{at_, 0, "a graph is missing at the end; write for example K6+P3"};
    }
    throw NoExpression{at_, 1,
                       fmt::format("a graph is missing before {}; write for example K6+P3",
                                   in_quotes(text_.substr(at_, 1)))};
  }

  // What stands where a sign should follow.
  [[noreturn]] void refuse_rest() const {
    const char sign = text_[at_];
    if (sign == ')') throw NoExpression{at_, 1, "this ) closes nothing"};
    if (sign == '*') throw NoExpression{at_, 1, "the number comes before *, as in 2*K5"};
    if (sign == '~' || sign == '(' || text_[at_ - 1] == ')') {
      throw NoExpression{at_, word_at(at_).size(),
                         "expected x (a product) or + (a union) between two graphs, found " +
                             in_quotes(text_.substr(at_, 1))};
    }
    throw NoExpression{name_at_, word_at(name_at_).size(), ""};
  }

  std::string_view text_;
  const TextPlace& start_;
  std::size_t at_ = 0;
  std::size_t name_at_ = 0;  // where the last name began
  int depth_ = 0;
};

}  // namespace

GraphExpression read_graph_expression(std::string_view text, const TextPlace& start) {
  return ExpressionReader(text, start).read();
}

TextPlace place_of_part(const TextPlace& start, std::string_view text, std::size_t begin) {
  if (text.find_first_of("~*()+xX") == std::string_view::npos) return {start.source};
  return moved(start, begin);
}

}  // namespace harary
