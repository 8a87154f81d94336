// SPDX-License-Identifier: MIT
#include "games/cells/any_board_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "games/cells/matrix_text.hpp"

namespace harary {

namespace {

constexpr std::string_view kJsonForm = "a board in JSON, a list of rows such as [[0,1],[1,2]]";
constexpr std::array<std::string_view, 5> kBoardNames = {"board", "grid", "cells", "rows",
                                                         "matrix"};
constexpr int kDeepest = 32;  // of members that are skipped

// Reads what a matrix needs of JSON. Escapes in strings are not read: no colour needs one.
class MatrixReader {
 public:
  MatrixReader(std::string_view text, const std::string& source, int first_line)
      : text_(text), place_{source, first_line, 1} {}

  ColouredBoard board() {
    skip_blanks();
    const TextPlace start = place_;
    GridKind kind = GridKind::square;
    std::optional<WrittenRows> rows;
    if (peek() == '[') {
      rows = read_rows();
    } else {
      expect('{');
      for (bool more = !accept('}'); more;) {
        const WrittenCell name = read_string();
        expect(':');
        if (std::find(kBoardNames.begin(), kBoardNames.end(), name.text) != kBoardNames.end()) {
          if (rows) refuse("a second board in one object");
          rows = read_rows();
        } else if (name.text == "shape") {
          kind = read_kind();
        } else {
          skip_value(0);
        }
        more = accept(',');
        if (!more) expect('}');
      }
    }
    skip_blanks();
    if (at_ != text_.size()) refuse("something follows the board");
    if (!rows) throw InputError(start, "the object has no member \"board\" with the rows");
    return grid_of_cells(kind, *rows, start, kJsonForm);
  }

 private:
  [[noreturn]] void refuse(const std::string& message) const {
    throw InputError(place_, fmt::format("{}; read as {}", message, kJsonForm));
  }
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void advance() {
    if (text_[at_] == '\n') {
      ++place_.line;
      place_.column = 0;
    }
    ++place_.column;
    ++at_;
  }
  void skip_blanks() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != text_.npos) {
      advance();
    }
  }
  bool accept(char c) {
    skip_blanks();
    if (peek() != c) return false;
    advance();
    return true;
  }
  void expect(char c) {
    if (accept(c)) return;
    refuse(at_ == text_.size() ? fmt::format("the text ends where '{}' should stand", c)
                               : fmt::format("'{}' is missing here", c));
  }
  WrittenCell read_string() {
    skip_blanks();
    if (peek() != '"') refuse("a string in double quotes is missing here");
    advance();
    const TextPlace place = place_;
    const std::size_t begin = at_;
    while (peek() != '"') {
      if (at_ == text_.size() || peek() == '\n' || peek() == '\\') refuse("the string has no end");
      advance();
    }
    const std::string_view text = text_.substr(begin, at_ - begin);
    advance();
    return {text, place};
  }
  WrittenCell read_word() {
    const TextPlace place = place_;
    const std::size_t begin = at_;
    while (at_ < text_.size() && std::string_view(" \t\r\n,:[]{}\"").find(peek()) == text_.npos) {
      advance();
    }
    if (at_ == begin) refuse("a cell is missing here: a number, or a string of one symbol");
    return {text_.substr(begin, at_ - begin), place};
  }
  WrittenCell read_cell() {
    skip_blanks();
    if (peek() == '"') return read_string();
    WrittenCell cell = read_word();
    if (cell.text == "null") return {".", cell.place};
    if (!std::all_of(cell.text.begin(), cell.text.end(),
                     [](char c) { return c >= '0' && c <= '9'; })) {
      throw InputError(cell.place, fmt::format("{} is not a cell: write a number, or a string of "
                                               "one symbol; read as {}",
                                               in_quotes(cell.text), kJsonForm));
    }
    return cell;
  }
  std::vector<WrittenCell> read_row() {
    std::vector<WrittenCell> row;
    skip_blanks();
    if (peek() == '"') {
      const WrittenCell all = read_string();
      for (std::size_t i = 0; i < all.text.size(); ++i) {
        TextPlace place = all.place;
        place.column += static_cast<int>(i);
        row.push_back({all.text.substr(i, 1), place});
      }
      return row;
    }
    if (peek() != '[') refuse("a row is missing here: a list of cells, or a string");
    advance();
    if (accept(']')) return row;
    do row.push_back(read_cell());
    while (accept(','));
    expect(']');
    return row;
  }
  WrittenRows read_rows() {
    WrittenRows rows;
    expect('[');
    if (accept(']')) return rows;
    do rows.push_back(read_row());
    while (accept(','));
    expect(']');
    return rows;
  }
  GridKind read_kind() {
    const WrittenCell kind = read_string();
    if (kind.text == "hex") return GridKind::hex;
    if (kind.text == "square") return GridKind::square;
    throw InputError(kind.place, in_quotes(kind.text) + " is not a shape: write hex or square");
  }
  void skip_value(int depth) {
    skip_blanks();
    if (depth > kDeepest) refuse("lists in lists, too deep for a board");
    if (peek() == '"') {
      read_string();
    } else if (accept('[')) {
      if (accept(']')) return;
      do skip_value(depth + 1);
      while (accept(','));
      expect(']');
    } else if (accept('{')) {
      if (accept('}')) return;
      do {
        read_string();
        expect(':');
        skip_value(depth + 1);
      } while (accept(','));
      expect('}');
    } else {
      read_word();
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  TextPlace place_;
};

}  // namespace

ColouredBoard parse_matrix_json(std::string_view text, const std::string& source, int first_line) {
  return MatrixReader(text, source, first_line).board();
}

}  // namespace harary
