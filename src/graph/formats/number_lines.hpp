// SPDX-License-Identifier: MIT
// Files of lines of numbers, in which vertices count from 1: DIMACS, METIS, Matrix Market, LEDA.
#pragma once

#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "graph/formats/line_reader.hpp"

namespace harary {

class NumberLines {
 public:
  NumberLines(std::istream& in, const std::string& source) : lines_(in, source) {}

  // As LineReader has them.
  std::optional<std::string_view> next() { return lines_.next(); }
  TextPlace place(std::size_t column = 0) const { return lines_.place(column); }

  struct Number {
    int value = 0;
    std::size_t column = 0;
  };
  // The next field, `what` in messages. Each throws InputError for anything else.
  Number number(LineFields& fields, std::string_view what) const;
  // How many vertices: 1 to 64.
  int order(LineFields& fields) const;
  // How many edges, at most as many as a graph of that order can have, times `times`.
  int edge_count(LineFields& fields, int order, int times = 1) const;
  // A vertex of 1 to `order`, counted from 0.
  int vertex(LineFields& fields, int order) const;
  // A number with or without a fraction.
  void weight(LineFields& fields) const;
  // Nothing more may follow.
  void end(LineFields& fields) const;

  [[noreturn]] void refuse(std::size_t column, const std::string& message) const;

 private:
  LineReader lines_;
};

// Is this a number, with or without sign, fraction and exponent?
bool is_decimal(std::string_view text);

}  // namespace harary
