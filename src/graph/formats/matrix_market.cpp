// SPDX-License-Identifier: MIT
// Matrix Market files (.mtx) of adjacency matrices, as the NIST defines the format: a line
// "%%MatrixMarket matrix coordinate|array pattern|integer|real general|symmetric", comment lines
// that start with %, the size, the entries. Entries other than 0 are edges, whatever their weight.
// Vertices count from 1 in the file and from 0 in the graph.
#include "graph/formats/formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "base/small_letters.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/text_lines.hpp"

namespace harary {

namespace {

class MatrixMarketReader {
 public:
  MatrixMarketReader(std::istream& in, const std::string& source) : lines_(in, source) {}

  LabelledGraph read() {
    const std::optional<std::string_view> first = lines_.next();
    if (!first) lines_.refuse(0, "the line '%%MatrixMarket …' is missing");
    read_header(*first);
    const int order = read_size();
    if (coordinates_) {
      read_coordinates(order);
    } else {
      read_columns(order);
    }
    if (const auto line = content()) lines_.refuse(0, "more entries than the size says");
    return {edges_.graph(order), {}};
  }

 private:
  // The next line that is neither blank nor a comment.
  std::optional<std::string_view> content() {
    while (const std::optional<std::string_view> line = lines_.next()) {
      const std::string_view text = trimmed(*line);
      if (!text.empty() && !text.starts_with('%')) return line;
    }
    return std::nullopt;
  }

  void read_header(std::string_view line) {
    LineFields fields(line);
    const std::optional<Field> mark = fields.next();
    if (!mark || mark->text != "%%MatrixMarket") {
      lines_.refuse(1, "the line '%%MatrixMarket matrix …' must come first");
    }
    word(fields, "'matrix'", {"matrix"});
    coordinates_ = word(fields, "'coordinate' or 'array'", {"coordinate", "array"}) == 0;
    pattern_ = word(fields, "'pattern', 'integer' or 'real': the entries of a board",
                    {"pattern", "integer", "real"}) == 0;
    symmetric_ = word(fields, "'symmetric' or 'general'", {"symmetric", "general"}) == 0;
    edges_ = FileEdges(symmetric_ ? FileEdges::Listed::once : FileEdges::Listed::both_ways);
    lines_.end(fields);
  }

  // Which of the words comes next; the format does not mind capital letters.
  std::size_t word(LineFields& fields, std::string_view expected,
                   std::initializer_list<std::string_view> words) const {
    const std::optional<Field> field = fields.next();
    const std::string found = small_letters(std::string(field ? field->text : ""));
    const auto which = std::find(words.begin(), words.end(), found);
    if (which == words.end()) {
      lines_.refuse(field ? field->column : fields.column(),
                    fmt::format("expected {}, found {}", expected, in_quotes(found)));
    }
    return static_cast<std::size_t>(which - words.begin());
  }

  int read_size() {
    const auto line = content();
    if (!line) lines_.refuse(0, "the line with the size of the matrix is missing");
    LineFields fields(*line);
    const int rows = lines_.order(fields);
    const auto [columns, column] = lines_.number(fields, "the number of columns");
    if (columns != rows) {
      lines_.refuse(
          column, fmt::format("an adjacency matrix is square; this one is {} x {}", rows, columns));
    }
    if (coordinates_) entries_ = lines_.number(fields, "the number of entries").value;
    lines_.end(fields);
    return rows;
  }

  void read_coordinates(int order) {
    for (int i = 0; i < entries_; ++i) {
      const auto line = content();
      if (!line) {
        lines_.refuse(
            0, fmt::format("the text ended after {} entries; the size says {}", i, entries_));
      }
      LineFields fields(*line);
      const int u = lines_.vertex(fields, order);
      const int v = lines_.vertex(fields, order);
      const bool edge = pattern_ || entry(fields);
      lines_.end(fields);
      if (edge) add(u, v);
    }
  }

  // The lower triangle if the matrix is symmetric, all otherwise, column by column.
  void read_columns(int order) {
    if (pattern_) lines_.refuse(0, "an array has entries; 'pattern' is for coordinates");
    for (int v = 0; v < order; ++v) {
      for (int u = symmetric_ ? v : 0; u < order; ++u) {
        const auto line = content();
        if (!line) lines_.refuse(0, fmt::format("the text ended in column {}", v + 1));
        LineFields fields(*line);
        const bool edge = entry(fields);
        lines_.end(fields);
        if (edge) add(u, v);
      }
    }
  }

  bool entry(LineFields& fields) const {
    LineFields looked_at = fields;
    const std::optional<Field> field = looked_at.next();
    lines_.weight(fields);
    const std::string_view mantissa = field->text.substr(0, field->text.find_first_of("eE"));
    return mantissa.find_first_of("123456789") != std::string_view::npos;
  }

  void add(int u, int v) { edges_.add(u, v, fmt::format("{} {}", u + 1, v + 1), lines_.place(1)); }

  NumberLines lines_;
  bool coordinates_ = true;
  bool pattern_ = true;
  bool symmetric_ = true;
  int entries_ = 0;
  FileEdges edges_{FileEdges::Listed::once};
};

// Throws InputError with line and column for a matrix that is not square or not symmetric, complex
// entries, an entry out of range or there twice, a loop, and too few or too many entries.
LabelledGraph read_matrix_market(std::istream& in, const std::string& source) {
  return MatrixMarketReader(in, source).read();
}

std::string matrix_market_text(const LabelledGraph& board) {
  const Graph& graph = board.graph;
  std::string result = "%%MatrixMarket matrix coordinate pattern symmetric\n";
  result += fmt::format("{0} {0} {1}\n", graph.order(), graph.edge_count());
  for (const Edge e : graph.edges()) result += fmt::format("{} {}\n", e.high + 1, e.low + 1);
  return result;
}

}  // namespace

constinit const BoardFormat kMatrixMarketFormat{
    .name = "mtx",
    .title = "Matrix Market",
    .ending = ".mtx",
    .read = read_matrix_market,
    .claims = [](std::string_view head) { return head.starts_with("%%MatrixMarket"); },
    .write = matrix_market_text};

}  // namespace harary
