// SPDX-License-Identifier: MIT
// Adjacency matrices (.mat): rows of 0 and 1 with blanks, commas or nothing in between, one a line
// ("0 1 1", "011"), or in the brackets of Python, JSON, Mathematica and MATLAB ("[[0,1],[1,0]]",
// "{{0,1},{1,0}}", "A = [0 1; 1 0]", "array([[0, 1], [1, 0]])"). 1 may be 1.0, 1e+00 or True. A
// table of a spreadsheet may name the vertices in its first line and in front of each row; the
// order may stand in a line above the others. Lines that start with # or % are comments.
#include "graph/formats/formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/small_letters.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/split_line.hpp"
#include "graph/formats/text_lines.hpp"

namespace harary {

namespace {

struct Entry {
  std::string text;
  TextPlace place;
};
using Row = std::vector<Entry>;

// What may stand in front of the brackets: "A = " of MATLAB, "array(" of NumPy. The bracket of the
// latter counts as one more.
std::size_t length_of_preamble(std::string_view text) {
  constexpr std::string_view kBlank = " \t";
  constexpr std::string_view kName =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.";
  const auto pass = [&](std::string_view set, std::size_t from) {
    return std::min(text.find_first_not_of(set, from), text.size());
  };
  std::size_t at = pass(kBlank, 0);
  const std::size_t after = pass(kBlank, pass(kName, at));
  if (after > at && after < text.size() && text[after] == '=') at = pass(kBlank, after + 1);
  const std::size_t word = pass(kName, at);
  if (word > at && word < text.size() && text[word] == '(') at = word;
  return at < text.size() && std::string_view("[({").find(text[at]) != std::string_view::npos ? at
                                                                                              : 0;
}

// "0;1;0" is a row of a spreadsheet, "0 1; 1 0" two rows of MATLAB.
bool separates_entries_by_semicolons(std::string_view line) {
  if (line.find_first_of(",[](){}") != std::string_view::npos) return false;
  if (line.find(';') == std::string_view::npos) return false;
  int entries = 0;
  char quote = 0;
  bool within = false;
  for (const char c : trimmed(line)) {
    if (quote != 0) {
      if (c == quote) quote = 0;
      continue;
    }
    const bool blank = c == ' ' || c == '\t' || c == '\r';
    if (c == '"' || c == '\'') quote = c;
    if (c == ';') {
      entries = 0;
    } else if (!blank && !within) {
      ++entries;
    }
    within = !blank && c != ';';
    if (entries > 1) return false;
  }
  return true;
}

// Collects the rows of the text, whatever ends them: a line, a bracket, a semicolon.
class MatrixRows {
 public:
  MatrixRows(std::istream& in, const std::string& source) : lines_(in, source) {}

  std::vector<Row> read() {
    while (const std::optional<std::string_view> next = lines_.next()) {
      const std::string_view text = trimmed(*next);
      if (text.starts_with('#') || text.starts_with('%') || text.starts_with("Graph ")) continue;
      std::string line(*next);
      if (!text.empty() && !begun_) {
        const std::size_t before = length_of_preamble(line);
        in_call_ = before < line.size() && line[before] == '(';
        std::fill(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(before), ' ');
        begun_ = true;
      }
      if (opened_.empty() && separates_entries_by_semicolons(line)) {
        std::replace(line.begin(), line.end(), ';', ',');
      }
      // MATLAB's sign for a row that goes on.
      const bool goes_on = text.ends_with("...");
      if (goes_on) line.erase(line.rfind("..."));
      take(line);
      // In brackets a row may be longer than a line.
      if (opened_.size() < 2 && !goes_on) end_row();
    }
    if (!opened_.empty()) throw InputError(opened_.front(), "a bracket that is not closed");
    end_row();
    return std::move(rows_);
  }

 private:
  void take(std::string_view line) {
    for (std::size_t at = 0; at < line.size(); ++at) {
      const char c = line[at];
      if (c == '[' || c == '{' || c == '(') {
        constexpr std::size_t kDeepest = 8;
        if (opened_.size() == kDeepest) {
          throw InputError(lines_.place(at + 1), fmt::format("brackets deeper than {}", kDeepest));
        }
        opened_.push_back(lines_.place(at + 1));
      } else if (c == ']' || c == '}' || c == ')') {
        if (opened_.empty()) {
          throw InputError(lines_.place(at + 1), "a bracket that was not opened");
        }
        opened_.pop_back();
        end_row();
      } else if (c == ';') {
        end_row();
      } else if (c == ',') {
        // The first line of a table of a spreadsheet begins with an empty field.
        if (row_.empty() && opened_.empty()) row_.push_back({"", lines_.place(at + 1)});
      } else if (in_call_ && opened_.size() == 1 && !rows_.empty()) {
        continue;  // array([…], dtype=int8)
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
  bool begun_ = false;
  bool in_call_ = false;
  std::vector<TextPlace> opened_;  // brackets
  Row row_;
  std::vector<Row> rows_;
};

// 0 or 1, also as 1.0, 1e+00 and True; nothing for other text.
std::optional<bool> entry_of(std::string_view text) {
  const std::string word = small_letters(std::string(text));
  if (word == "true" || word == "false") return word == "true";
  if (!is_decimal(text)) return std::nullopt;
  const std::size_t exponent = std::min(text.find_first_of("eE"), text.size());
  std::string_view digits = text.substr(0, exponent);
  if (digits.find_first_of("123456789") == std::string_view::npos) return false;
  if (text.find_first_of("123456789", exponent) != std::string_view::npos) return std::nullopt;
  if (digits.starts_with('+')) digits.remove_prefix(1);
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  const bool one = digits.starts_with('1') &&
                   digits.substr(1).find_first_not_of(".0") == std::string_view::npos &&
                   (digits.size() == 1 || digits[1] == '.');
  return one ? std::optional(true) : std::nullopt;
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
  const Row named = std::move(rows.front());
  rows.erase(rows.begin());
  std::vector<std::string> names;
  for (std::size_t i = 1; i < named.size(); ++i) names.push_back(named[i].text);
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
    require_utf_8(name.text, name.place);
    rows[i].erase(rows[i].begin());
  }
  if (rows.size() < names.size()) {
    throw InputError(named.at(rows.size() + 1).place,
                     fmt::format("the column {} has no row", in_quotes(names[rows.size()])));
  }
  return names;
}

// Does the text begin with a matrix in brackets?
bool claims_adjacency_matrix(std::string_view head) {
  while (!head.empty()) {
    const std::size_t end = std::min(head.find('\n'), head.size());
    const std::string_view line = trimmed(head.substr(0, end));
    if (!line.empty() && !line.starts_with('#') && !line.starts_with('%')) break;
    head.remove_prefix(std::min(end + 1, head.size()));
  }
  head = trimmed(head);
  head.remove_prefix(length_of_preamble(head.substr(0, head.find('\n'))));
  if (head.starts_with('(')) head = trimmed(head.substr(1));
  if (!head.starts_with('[') && !head.starts_with('{')) return false;
  const bool curly = head.starts_with('{');
  head = trimmed(head.substr(1));
  if (head.starts_with('[') || head.starts_with('{')) return head.starts_with('{') == curly;
  // A row of its own: "[0 1 0]".
  constexpr std::string_view kAfter = " \t\n\r,;]";
  const std::string_view entry = head.substr(0, head.find_first_of(kAfter));
  return !curly && entry.size() < head.size() && entry_of(entry).has_value();
}

// Throws InputError with line and column for an entry that is not 0 or 1, rows of different
// lengths, a matrix that is not square or not symmetric, and a loop. O(length).
LabelledGraph read_adjacency_matrix(std::istream& in, const std::string& source) {
  std::vector<Row> rows = MatrixRows(in, source).read();
  if (rows.empty())
    throw InputError({source}, "no rows; an adjacency matrix has one for each vertex");
  // Some write the order in a line of its own.
  const bool order =
      rows.size() > 2 && rows[0].size() == 1 && rows[0][0].text == std::to_string(rows.size() - 1);
  if (order) rows.erase(rows.begin());
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
      const std::optional<bool> known = entry_of(entry.text);
      if (!known) {
        throw InputError(entry.place,
                         fmt::format("the entry {} is not 0 or 1", in_quotes(entry.text)));
      }
      const bool edge = *known;
      if (edge && u == v) throw InputError(entry.place, "a loop; loops are not allowed");
      if (v < u && edge != entry_of(rows[v][u].text)) {
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

// "0 1 1", one row a line; labels, if there are any, as a table with commas.
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

}  // namespace

constinit const BoardFormat kAdjacencyMatrixFormat{.name = "matrix",
                                                   .title = "adjacency matrix",
                                                   .ending = ".mat",
                                                   .other_endings = ".adj .matrix",
                                                   .read = read_adjacency_matrix,
                                                   .claims = claims_adjacency_matrix,
                                                   .may_be_silent = true,
                                                   .write = adjacency_matrix_text};

}  // namespace harary
