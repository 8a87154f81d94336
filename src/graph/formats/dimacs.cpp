// SPDX-License-Identifier: MIT
#include "graph/formats/dimacs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "graph/formats/file_edges.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/text_lines.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

// The word after "p": DIMACS, the shortest path challenge, the tracks of PACE.
constexpr std::array<std::string_view, 12> kProblems{"edge", "col", "edges", "sp",  "tw",  "td",
                                                     "tdp",  "ds",  "vc",    "cep", "fvs", "hs"};

// Reads one file; an object holds what has been seen so far.
class DimacsReader {
 public:
  DimacsReader(std::istream& in, const std::string& source) : lines_(in, source) {}

  Graph read() {
    while (const std::optional<std::string_view> line = lines_.next()) {
      LineFields fields(*line);
      const std::optional<Field> kind = fields.next();
      // n, d, v and x are about vertices: weights, dimensions, places.
      if (!kind || is_one_of(kind->text, "cndvx")) continue;
      if (kind->text == "p") {
        read_problem(*kind, fields);
      } else if (kind->text == "e" || kind->text == "a") {
        read_edge(*kind, fields);
        if (kind->text == "a") lines_.weight(fields);
      } else if (whole_number(kind->text)) {
        LineFields from_start(*line);
        read_edge(*kind, from_start);
        fields = from_start;
      } else {
        lines_.refuse(kind->column, fmt::format("{} is not a line of a DIMACS graph; they start "
                                                "with c, p, e, a or n, or hold two vertices",
                                                in_quotes(kind->text)));
      }
      lines_.end(fields);
    }
    if (!order_) lines_.refuse(0, "the line 'p edge ORDER EDGES' is missing");
    if (promised_ && edges_.edges() != *promised_ && edges_.listed() != *promised_) {
      lines_.refuse(0, fmt::format("the text ended after {} edges; the p line says {}",
                                   edges_.edges(), *promised_));
    }
    return edges_.graph(*order_);
  }

 private:
  static bool is_one_of(std::string_view text, std::string_view letters) {
    return text.size() == 1 && letters.find(text.front()) != std::string_view::npos;
  }

  void read_problem(const Field& kind, LineFields& fields) {
    if (order_) lines_.refuse(kind.column, "a second p line");
    LineFields after = fields;
    const std::optional<Field> problem = after.next();
    const bool named =
        problem && std::find(kProblems.begin(), kProblems.end(), problem->text) != kProblems.end();
    if (named) fields = after;
    if (!named && !(problem && whole_number(problem->text))) {
      lines_.refuse(problem ? problem->column : fields.column(),
                    "expected 'edge' or 'col' after 'p', or a problem of PACE such as 'tw'");
    }
    order_ = lines_.order(fields);
    after = fields;
    if (after.next()) promised_ = lines_.edge_count(fields, *order_, 2);
  }

  void read_edge(const Field& kind, LineFields& fields) {
    if (!order_) lines_.refuse(kind.column, "an edge before the line 'p edge ORDER EDGES'");
    const int u = lines_.vertex(fields, *order_);
    const int v = lines_.vertex(fields, *order_);
    edges_.add(u, v, fmt::format("{} {}", u + 1, v + 1), lines_.place(kind.column));
    if (promised_ && edges_.edges() > *promised_) {
      lines_.refuse(kind.column, fmt::format("more edges than the {} of the p line", *promised_));
    }
  }

  NumberLines lines_;
  std::optional<int> order_;  // from the p line on
  std::optional<int> promised_;
  FileEdges edges_{FileEdges::Listed::either};
};

// "e 1 2": a file whose p line is missing, and not a list of edges at a vertex called e.
bool is_edge_line(std::string_view line) {
  if (!line.starts_with("e ")) return false;
  const std::string_view ends = line.substr(2);
  const std::size_t blank = std::min(ends.find(' '), ends.size());
  return whole_number(ends.substr(0, blank)) &&
         whole_number(ends.substr(std::min(blank + 1, ends.size())));
}

}  // namespace

Graph read_dimacs(std::istream& in, const std::string& source) {
  return DimacsReader(in, source).read();
}

std::string dimacs_text(const Graph& graph) {
  std::string result = fmt::format("p edge {} {}\n", graph.order(), graph.edge_count());
  for (const Edge e : graph.edges()) result += fmt::format("e {} {}\n", e.low + 1, e.high + 1);
  return result;
}

bool claims_dimacs(std::string_view head) {
  const std::string_view line = first_line(head, [](std::string_view one) {
    return one == "c" || one.starts_with("c ") || one.starts_with("c\t");
  });
  return line.starts_with("p ") || line.starts_with("p\t") || is_edge_line(line);
}

}  // namespace harary
