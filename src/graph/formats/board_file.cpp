// SPDX-License-Identifier: MIT
#include "graph/formats/board_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <utility>
#include <vector>

#include "base/gunzip.hpp"
#include "graph/board_stream.hpp"
#include "graph/formats/board_formats.hpp"
#include "graph/formats/line_reader.hpp"

namespace harary {

namespace {

// The first line of a list of graphs.
LabelledGraph read_first(std::istream& in, const std::string& source) {
  if (std::optional<BoardLine> first = BoardStream(in, source, BoardStream::Names::no).next()) {
    return {first->graph, {}};
  }
  throw InputError({source}, "the file contains no graph");
}

LabelledGraph read_as(const BoardFormat& format, std::istream& in, const std::string& source) {
  LabelledGraph board = format.is_list() ? read_first(in, source) : format.read(in, source);
  if (board.graph.order() == 0) {
    throw InputError(
        {source},
        fmt::format("the graph has no vertices; a board has 1 to {} vertices", kMaxOrder));
  }
  return board;
}

// What became of a reading.
struct Attempt {
  const BoardFormat* format;
  std::optional<LabelledGraph> board;
  std::string error;
  std::int64_t lines = 0;  // how far it came
};

enum class Reading { usual, guess };

Attempt attempt(const BoardFormat& format, Reading reading, const std::string& text,
                const std::string& source) {
  std::istringstream in(text);
  Attempt result{&format, std::nullopt, "", 0};
  try {
    result.board =
        reading == Reading::guess ? format.guess(in, source) : read_as(format, in, source);
  } catch (const InputError& error) {
    result.error = error.what();
    in.clear();
    const auto at = std::max<std::streamoff>(in.tellg(), 0);
    result.lines = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
  }
  return result;
}

std::string names_of(const std::vector<Attempt>& fitting) {
  std::string names;
  for (const Attempt& one : fitting) {
    if (!names.empty()) names += &one == &fitting.back() ? " or " : ", ";
    names += one.format->name;
  }
  return names;
}

// Reads with every format that no text claims by its first line.
LabelledGraph read_by_trial(const std::string& text, const std::string& source,
                            const BoardFormat* by_ending) {
  std::vector<Attempt> fitting;
  std::vector<Attempt> others;
  const auto try_format = [&](const BoardFormat& format, Reading reading) {
    Attempt one = attempt(format, reading, text, source);
    (one.board ? fitting : others).push_back(std::move(one));
  };
  for (const BoardFormat& format : board_formats()) {
    const bool in_list = format.is_list() && format.first != 0;  // read as the list before it
    const bool silent = format.claims == nullptr || format.may_be_silent;
    if (!in_list && (silent || &format == by_ending)) try_format(format, Reading::usual);
  }
  for (const BoardFormat& format : board_formats()) {
    if (format.guess != nullptr && by_ending == nullptr && fitting.empty()) {
      try_format(format, Reading::guess);
    }
  }
  for (const Attempt& one : fitting) {
    if (one.format == by_ending || *one.board == *fitting.front().board) continue;
    const auto meant = std::find_if(fitting.begin(), fitting.end(), [&](const Attempt& other) {
      return other.format == by_ending;
    });
    if (meant != fitting.end()) return *meant->board;
    throw InputError({source},
                     fmt::format("the file can be read as {}; say which it is, by --format "
                                 "or by the ending of its name",
                                 names_of(fitting)));
  }
  if (!fitting.empty()) {
    const auto meant = std::find_if(fitting.begin(), fitting.end(),
                                    [&](const Attempt& one) { return one.format == by_ending; });
    return *(meant == fitting.end() ? fitting.front() : *meant).board;
  }
  const auto reason =
      std::max_element(others.begin(), others.end(), [&](const Attempt& a, const Attempt& b) {
        return std::pair(a.format == by_ending, a.lines) <
               std::pair(b.format == by_ending, b.lines);
      });
  if (reason->format == by_ending) throw InputError(reason->error);
  throw InputError(fmt::format("{} (read as {}; other formats fit no better, --format chooses one)",
                               reason->error, reason->format->title));
}

}  // namespace

BoardFileName board_file_name(std::string_view text) {
  const std::size_t colon = text.find(':');
  const BoardFormat* format =
      colon == std::string_view::npos ? nullptr : format_of_name(text.substr(0, colon));
  return {format, std::string(format == nullptr ? text : text.substr(colon + 1))};
}

LabelledGraph read_board(std::istream& in, const std::string& source, const BoardFormat* format,
                         const BoardFormat* by_ending) {
  if (format != nullptr) return read_as(*format, in, source);
  // A list may have any length; its first line is enough.
  if (by_ending != nullptr && by_ending->is_list()) return read_as(*by_ending, in, source);
  std::string text;
  LineReader lines(in, source);
  while (const auto line = lines.next()) {
    text += *line;
    text += '\n';
  }
  if (const BoardFormat* claimed = format_that_claims(text)) {
    std::istringstream again(text);
    return read_as(*claimed, again, source);
  }
  return read_by_trial(text, source, by_ending);
}

LabelledGraph read_board_file(const std::string& path, const BoardFormat* format) {
  const std::unique_ptr<std::istream> file = open_text_file(path);
  return read_board(*file, path, format, format_of_file(path));
}

}  // namespace harary
