// SPDX-License-Identifier: MIT
#include "games/cells/matrix_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

#include "base/printable.hpp"

namespace harary {

namespace {

constexpr std::string_view kRowBlanks = " \t\r";
constexpr std::string_view kMatrixForm = "a matrix of colours, one row a line";

struct MatrixRow {
  std::string_view text;
  TextPlace place;  // of its first byte
};

MatrixRow trimmed_row(MatrixRow row) {
  const std::size_t begin = row.text.find_first_not_of(kRowBlanks);
  if (begin == std::string_view::npos) return {{}, row.place};
  row.text = row.text.substr(begin, row.text.find_last_not_of(kRowBlanks) + 1 - begin);
  row.place.column += static_cast<int>(begin);
  return row;
}

std::vector<MatrixRow> split_row(const MatrixRow& row, std::string_view separators) {
  std::vector<MatrixRow> parts;
  for (std::size_t begin = 0; begin <= row.text.size();) {
    const std::size_t end = std::min(row.text.find_first_of(separators, begin), row.text.size());
    TextPlace place = row.place;
    place.column += static_cast<int>(begin);
    parts.push_back(trimmed_row({row.text.substr(begin, end - begin), place}));
    begin = end + 1;
  }
  return parts;
}

// The lines that say something, without blank ones at the beginning and at the end.
std::vector<MatrixRow> matrix_lines(std::string_view text, const std::string& source,
                                    int first_line) {
  std::vector<MatrixRow> lines;
  int number = first_line;
  for (std::size_t begin = 0; begin < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const MatrixRow line = trimmed_row({text.substr(begin, end - begin), {source, number, 1}});
    begin = end + 1;
    if (line.text.starts_with('#') || (line.text.empty() && lines.empty())) continue;
    lines.push_back(line);
  }
  while (!lines.empty() && lines.back().text.empty()) lines.pop_back();
  for (const MatrixRow& line : lines) {
    if (!line.text.empty()) continue;
    throw InputError(
        line.place,
        "an empty line inside the board; a list of boards, a blank line apart, is read "
        "where a list is asked for");
  }
  return lines;
}

std::vector<MatrixRow> matrix_rows(const std::vector<MatrixRow>& lines) {
  std::vector<MatrixRow> rows;
  for (const MatrixRow& line : lines) {
    std::vector<MatrixRow> parts = split_row(line, "/|");
    if (parts.size() > 1 && parts.back().text.empty()) parts.pop_back();
    rows.insert(rows.end(), parts.begin(), parts.end());
  }
  // One line with cells between commas or blanks, and semicolons between its rows.
  if (rows.size() == 1 && rows[0].text.find(';') != std::string_view::npos &&
      rows[0].text.find_first_of(" ,\t") != std::string_view::npos) {
    rows = split_row(rows[0], ";");
    if (rows.back().text.empty()) rows.pop_back();
  }
  return rows;
}

// What stands between the cells: one of ",;\t", blanks for any run of blanks, 0 for nothing.
char separator_of(const std::vector<MatrixRow>& rows) {
  const auto has = [&](char c) {
    return std::any_of(rows.begin(), rows.end(), [c](const MatrixRow& row) {
      return row.text.find(c) != std::string_view::npos;
    });
  };
  for (const char c : {',', ';', '\t', ' '}) {
    if (has(c)) return c;
  }
  return 0;
}

std::vector<WrittenCell> written_cells(const MatrixRow& row, char separator) {
  std::vector<WrittenCell> cells;
  if (separator == 0) {
    for (std::size_t i = 0; i < row.text.size();) {
      const std::string_view cell = first_character(row.text.substr(i));
      TextPlace place = row.place;
      place.column += static_cast<int>(i);
      cells.push_back({cell, place});
      i += cell.size();
    }
    return cells;
  }
  for (MatrixRow cell : split_row(row, std::string_view(&separator, 1))) {
    if (cell.text.empty() && separator == ' ') continue;
    if (cell.text.size() >= 3 && cell.text.front() == cell.text.back() &&
        (cell.text.front() == '"' || cell.text.front() == '\'')) {
      cell.text = cell.text.substr(1, cell.text.size() - 2);
      ++cell.place.column;
    }
    cells.push_back({cell.text, cell.place});
  }
  return cells;
}

bool is_hole_text(std::string_view text) {
  return text == ".";
}
bool is_number_text(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// The colour of a cell; all cells are numbers, or none need be.
int written_colour(const WrittenCell& cell, bool numbers, std::string_view form) {
  if (numbers) {
    int colour = 0;
    for (const char c : cell.text) colour = std::min(10 * colour + (c - '0'), kMaxVertexColours);
    if (colour >= kMaxVertexColours) {
      throw InputError(cell.place, fmt::format("colour {}: colours are 0 to {}",
                                               in_quotes(cell.text), kMaxVertexColours - 1));
    }
    return colour;
  }
  if (cell.text.empty()) {
    throw InputError(cell.place, fmt::format("an empty cell in {}: write . for a hole", form));
  }
  const int colour = cell.text.size() == 1 ? symbol_colour(cell.text[0]) : -1;
  if (colour >= 0) return colour;
  const bool several = first_character(cell.text).size() < cell.text.size();
  throw InputError(cell.place,
                   fmt::format("{} is not a cell of {}: use {}", in_quotes(cell.text), form,
                               several ? "one symbol a cell, or numbers in all cells"
                                       : "0-9, a-z, A-Z, + or - for a colour, '.' for a hole"));
}

// Is the first row "4 5" or "4 5 3", the numbers of rows, columns and colours? Only if the other
// rows have these numbers, and not the length of the first: then it is not a row of the board.
bool begins_with_sizes(const WrittenRows& rows) {
  if (rows.size() < 2 || rows[0].size() < 2 || rows[0].size() > 3) return false;
  const std::size_t width = rows[1].size();
  const auto says = [&](std::size_t place, std::size_t number) {
    return rows[0][place].text == std::to_string(number);
  };
  return width != rows[0].size() &&
         std::all_of(rows.begin() + 1, rows.end(),
                     [&](const auto& row) { return row.size() == width; }) &&
         ((says(0, rows.size() - 1) && says(1, width)) ||
          (says(1, rows.size() - 1) && says(0, width)));
}

}  // namespace

ColouredBoard grid_of_cells(GridKind kind, const WrittenRows& rows, const TextPlace& start,
                            std::string_view form) {
  if (rows.empty()) throw InputError(start, "the board has no rows");
  bool numbers = true;
  std::size_t count = 0;
  for (const auto& row : rows) {
    count += row.size();
    for (const WrittenCell& cell : row) {
      numbers = numbers && (is_hole_text(cell.text) || is_number_text(cell.text));
    }
  }
  if (count > static_cast<std::size_t>(kMaxBoardVertices)) {
    throw InputError(start, fmt::format("the board has more than {} cells", kMaxBoardVertices));
  }
  std::vector<Cell> cells;
  std::vector<int> colours;
  std::vector<TextPlace> places;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const auto& row = rows[r];
    const std::size_t width = rows[0].size();
    if (row.size() != width) {
      TextPlace place = row.size() > width ? row[width].place : start;
      if (row.size() < width && !row.empty()) {
        place = row.back().place;
        place.column += static_cast<int>(row.back().text.size());
      }
      throw InputError(place,
                       fmt::format("ragged rows: this one has {} cells, the first one {}; read as "
                                   "{}; other boards begin with a line 'hex', 'square' or 'graph'",
                                   row.size(), width, form));
    }
    for (std::size_t c = 0; c < row.size(); ++c) {
      if (is_hole_text(row[c].text)) continue;
      colours.push_back(written_colour(row[c], numbers, form));
      cells.push_back({static_cast<int>(r), static_cast<int>(c)});
      places.push_back(row[c].place);
    }
  }
  return ColouredBoard(kind, std::move(cells), colours, start.source, places);
}

ColouredBoard parse_matrix(std::string_view text, const std::string& source, int first_line) {
  std::vector<MatrixRow> lines = matrix_lines(text, source, first_line);
  TextPlace start{source, first_line, 1};
  GridKind kind = GridKind::square;
  if (!lines.empty() && (lines[0].text == "hex" || lines[0].text == "square")) {
    if (lines[0].text == "hex") kind = GridKind::hex;
    start.line = lines[0].place.line + 1;
    lines.erase(lines.begin());
  }
  if (lines.empty()) throw InputError(start, "the board has no rows");
  const std::vector<MatrixRow> rows = matrix_rows(lines);
  const char separator = separator_of(rows);
  WrittenRows cells;
  for (const MatrixRow& row : rows) {
    if (row.text.empty()) throw InputError(row.place, "an empty row inside the board");
    cells.push_back(written_cells(row, separator));
  }
  if (begins_with_sizes(cells)) cells.erase(cells.begin());
  return grid_of_cells(kind, cells, start, kMatrixForm);
}

}  // namespace harary
