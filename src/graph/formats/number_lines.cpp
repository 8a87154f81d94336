// SPDX-License-Identifier: MIT
#include "graph/formats/number_lines.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "graph/formats/whole_number.hpp"
#include "graph/graph.hpp"

namespace harary {

NumberLines::Number NumberLines::number(LineFields& fields, std::string_view what) const {
  const std::optional<Field> field = fields.next();
  if (!field) refuse(fields.column(), fmt::format("the line ends where {} should be", what));
  const std::optional<int> value = whole_number(field->text);
  if (!value) {
    refuse(field->column, fmt::format("expected {}, found {}", what, in_quotes(field->text)));
  }
  return {*value, field->column};
}

int NumberLines::order(LineFields& fields) const {
  const auto [order, column] = number(fields, "the number of vertices");
  if (order < 1 || order > kMaxOrder) {
    refuse(column, fmt::format("a board has 1 to {} vertices", kMaxOrder));
  }
  return order;
}

int NumberLines::edge_count(LineFields& fields, int order, int times) const {
  const auto [count, column] = number(fields, "the number of edges");
  const int most = order * (order - 1) / 2;
  if (count > times * most) {
    refuse(column, fmt::format("a graph on {} vertices has at most {} edges", order, most));
  }
  return count;
}

int NumberLines::vertex(LineFields& fields, int order) const {
  const auto [value, column] = number(fields, "a vertex");
  if (value < 1 || value > order) {
    refuse(column, fmt::format("this vertex does not exist: vertices are 1 to {}", order));
  }
  return value - 1;
}

void NumberLines::weight(LineFields& fields) const {
  const std::optional<Field> field = fields.next();
  if (!field) refuse(fields.column(), "the line ends where a weight should be");
  if (!is_decimal(field->text)) {
    refuse(field->column, fmt::format("expected a weight, found {}", in_quotes(field->text)));
  }
}

void NumberLines::end(LineFields& fields) const {
  if (const std::optional<Field> extra = fields.next()) {
    refuse(extra->column,
           fmt::format("unexpected {} at the end of the line", in_quotes(extra->text)));
  }
}

void NumberLines::refuse(std::size_t column, const std::string& message) const {
  throw InputError(lines_.place(column), message);
}

bool is_decimal(std::string_view text) {
  const auto digits = [&] {
    std::size_t count = 0;
    while (count < text.size() && text[count] >= '0' && text[count] <= '9') ++count;
    text.remove_prefix(count);
    return count;
  };
  const auto sign = [&] {
    if (!text.empty() && (text.front() == '+' || text.front() == '-')) text.remove_prefix(1);
  };
  sign();
  std::size_t found = digits();
  if (text.starts_with('.')) {
    text.remove_prefix(1);
    found += digits();
  }
  if (found == 0) return false;
  if (text.starts_with('e') || text.starts_with('E')) {
    text.remove_prefix(1);
    sign();
    if (digits() == 0) return false;
  }
  return text.empty();
}

}  // namespace harary
