// SPDX-License-Identifier: MIT
#include "graph/formats/adjacency_matrix.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "graph/formats/line_reader.hpp"
#include "graph/formats/split_line.hpp"
#include "graph/formats/text_lines.hpp"

namespace harary {

namespace {

struct Entry {
  std::string text;
  TextPlace place;
};
using Row = std::vector<Entry>;

// Collects the rows of the text, whatever ends them: a line, a bracket, a semicolon.
class MatrixRows {
 public:
  MatrixRows(std::istream& in, const std::string& source) : lines_(in, source) {}

  std::vector<Row> read() {
    while (const std::optional<std::string_view> next = lines_.next()) {
      const std::string_view text = trimmed(*next);
      if (text.starts_with('#') || text.starts_with('%') || text.starts_with("Graph ")) continue;
      take(*next);
      // In brackets a row may be longer than a line.
      if (depth_ < 2) end_row();
    }
    end_row();
    return std::move(rows_);
  }

 private:
  void take(std::string_view line) {
    for (std::size_t at = 0; at < line.size(); ++at) {
      const char c = line[at];
      if (c == '[' || c == '{' || c == '(') {
        ++depth_;
      } else if (c == ']' || c == '}' || c == ')') {
        if (depth_ == 0) throw InputError(lines_.place(at + 1), "a bracket that was not opened");
        --depth_;
        end_row();
      } else if (c == ';') {
        end_row();
      } else if (c == ',') {
        // The first line of a table of a spreadsheet begins with an empty field.
        if (row_.empty() && depth_ == 0) row_.push_back({"", lines_.place(at + 1)});
      } else if (c != ' ' && c != '\t' && c != '\r') {
        at = take_entry(line, at);
      }
    }
  }

  // Returns where the entry's last byte is.
  std::size_t take_entry(std::string_view line, std::size_t at) {
    if (row_.size() > 2 * kMaxOrder || rows_.size() > 2 * kMaxOrder) {
      throw InputError(lines_.place(at + 1),
                       fmt::format("a board has 1 to {} vertices", kMaxOrder));
    }
    const bool quoted = line[at] == '"' || line[at] == '\'';
    std::size_t end = quoted ? line.find(line[at], at + 1)
                             : std::min(line.find_first_of(" \t\r,;[](){}", at), line.size());
    if (end == std::string_view::npos)
      throw InputError(lines_.place(at + 1), "a quote does not end");
    const std::size_t start = quoted ? at + 1 : at;
    row_.push_back({std::string(line.substr(start, end - start)), lines_.place(at + 1)});
    return quoted ? end : end - 1;
  }

  void end_row() {
    if (!row_.empty()) rows_.push_back(std::move(row_));
    row_.clear();
  }

  LineReader lines_;
  int depth_ = 0;
  Row row_;
  std::vector<Row> rows_;
};

bool is_zero_or_one(std::string_view text) {
  if (text.starts_with("0.") || text.starts_with("1.")) {
    text = text.substr(0, text.find_last_not_of('0') + 1);
    return text == "0." || text == "1.";
  }
  return text == "0" || text == "1";
}

// "011" as three entries, if all rows are of that kind.
void split_digits(std::vector<Row>& rows) {
  const bool words = std::all_of(rows.begin(), rows.end(), [&](const Row& row) {
    return row.size() == 1 && row[0].text.size() == rows.size() &&
           row[0].text.find_first_not_of("01") == std::string::npos;
  });
  if (!words) return;
  for (Row& row : rows) {
    Row entries;
    for (std::size_t i = 0; i < row[0].text.size(); ++i) {
      entries.push_back({row[0].text.substr(i, 1), moved(row[0].place, i)});
    }
    row = std::move(entries);
  }
}

// Takes the names out of a table that has them: "", a, b in the first row, and in front of others.
std::vector<std::string> take_names(std::vector<Row>& rows) {
  if (rows.front().front().text != "") return {};
  std::vector<std::string> names;
  for (std::size_t i = 1; i < rows[0].size(); ++i) names.push_back(rows[0][i].text);
  rows.erase(rows.begin());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Entry& name = rows[i].front();
    if (i >= names.size() || name.text != names[i]) {
      throw InputError(name.place, fmt::format("the row {} is not in the place of its column",
                                               in_quotes(name.text)));
    }
    if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
        names.begin() + static_cast<std::ptrdiff_t>(i)) {
      throw InputError(name.place,
                       fmt::format("the vertex {} is there twice", in_quotes(name.text)));
    }
    rows[i].erase(rows[i].begin());
  }
  return names;
}

}  // namespace

LabelledGraph read_adjacency_matrix(std::istream& in, const std::string& source) {
  std::vector<Row> rows = MatrixRows(in, source).read();
  if (rows.empty())
    throw InputError({source}, "no rows; an adjacency matrix has one for each vertex");
  split_digits(rows);
  const std::vector<std::string> names = take_names(rows);
  if (rows.empty() || rows.size() > kMaxOrder) {
    throw InputError({source},
                     fmt::format("{} rows; a board has 1 to {} vertices", rows.size(), kMaxOrder));
  }
  for (const Row& row : rows) {
    if (row.size() == rows.size()) continue;
    throw InputError(
        row.empty() ? TextPlace{source} : row.front().place,
        fmt::format("a row of {} entries; the matrix has {} rows", row.size(), rows.size()));
  }
  Graph graph(static_cast<int>(rows.size()));
  for (std::size_t u = 0; u < rows.size(); ++u) {
    for (std::size_t v = 0; v < rows.size(); ++v) {
      const Entry& entry = rows[u][v];
      if (!is_zero_or_one(entry.text)) {
        throw InputError(entry.place,
                         fmt::format("the entry {} is not 0 or 1", in_quotes(entry.text)));
      }
      const bool edge = entry.text.starts_with('1');
      if (edge && u == v) throw InputError(entry.place, "a loop; loops are not allowed");
      if (v < u && edge != rows[v][u].text.starts_with('1')) {
        throw InputError(entry.place,
                         fmt::format("the matrix is not symmetric: the entry of row {}, column {} "
                                     "differs; boards are undirected",
                                     v + 1, u + 1));
      }
      if (edge && v < u) graph.add_edge(static_cast<int>(v), static_cast<int>(u));
    }
  }
  return names.empty() ? LabelledGraph{graph, {}} : labelled(graph, names);
}

std::string adjacency_matrix_text(const LabelledGraph& board) {
  const auto writable = [](const std::string& name) {
    return !name.empty() && can_be_quoted(name);
  };
  const bool names =
      !board.labels.empty() && std::all_of(board.labels.begin(), board.labels.end(), writable);
  const auto quoted = [](const std::string& name) {
    const bool plain = name.find_first_of(" \t\r,;[](){}'\"#%") == std::string::npos;
    return plain ? name : quoted_field(name);
  };
  std::string result;
  for (const std::string& name : names ? board.labels : std::vector<std::string>()) {
    result += "," + quoted(name);
  }
  if (names) result += '\n';
  const int order = board.graph.order();
  for (int u = 0; u < order; ++u) {
    if (names) result += quoted(board.labels[static_cast<std::size_t>(u)]) + ",";
    for (int v = 0; v < order; ++v) {
      result += fmt::format("{}{}",
                            v == 0  ? ""
                            : names ? ","
                                    : " ",
                            u != v && board.graph.has_edge(u, v) ? 1 : 0);
    }
    result += '\n';
  }
  return result;
}

}  // namespace harary
