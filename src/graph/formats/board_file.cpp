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
#include "graph/formats/foreign_formats.hpp"
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

// Does the ending of the file's name choose among these? Not between two formats with the same
// endings.
const Attempt* chosen_by(const BoardFormat* by_ending, const std::vector<Attempt>& fitting) {
  const auto meant = std::find_if(fitting.begin(), fitting.end(),
                                  [&](const Attempt& one) { return one.format == by_ending; });
  if (meant == fitting.end()) return nullptr;
  const bool alike = std::any_of(fitting.begin(), fitting.end(), [&](const Attempt& other) {
    return other.format->like == by_ending->name && *other.board != *meant->board;
  });
  return alike ? nullptr : &*meant;
}

// The one graph that the formats read which fit. Where none does: the reason of the one that came
// furthest.
LabelledGraph only_one(std::vector<Attempt>& attempts, const std::string& source,
                       const BoardFormat* by_ending) {
  const auto middle = std::stable_partition(
      attempts.begin(), attempts.end(), [](const Attempt& one) { return one.board.has_value(); });
  const std::vector<Attempt> fitting(attempts.begin(), middle);
  const std::vector<Attempt> others(middle, attempts.end());
  if (!fitting.empty()) {
    if (const Attempt* chosen = chosen_by(by_ending, fitting)) return *chosen->board;
    for (const Attempt& one : fitting) {
      if (*one.board == *fitting.front().board) continue;
      throw InputError({source},
                       fmt::format("the file can be read as {}; say which it is, by --format "
                                   "or by the ending of its name",
                                   names_of(fitting)));
    }
    return *fitting.front().board;
  }
  const auto reason =
      std::max_element(others.begin(), others.end(), [&](const Attempt& a, const Attempt& b) {
        return std::pair(a.format == by_ending, a.lines) <
               std::pair(b.format == by_ending, b.lines);
      });
  if (reason->format == by_ending || others.size() == 1) throw InputError(reason->error);
  throw InputError(fmt::format("{} (read as {}; other formats fit no better, --format chooses one)",
                               reason->error, reason->format->title));
}

// Reads with every format that a text may be in without a claim.
LabelledGraph read_by_trial(const std::string& text, const std::string& source,
                            const BoardFormat* by_ending) {
  std::vector<Attempt> attempts;
  for (const BoardFormat& format : board_formats()) {
    const bool in_list = format.is_list() && format.first != 0;  // read as the list before it
    const bool named = &format == by_ending;
    const bool silent = format.claims == nullptr || format.may_be_silent || format.guess != nullptr;
    if (in_list || (!silent && !named)) continue;
    const bool guess = format.guess != nullptr && !named;
    attempts.push_back(attempt(format, guess ? Reading::guess : Reading::usual, text, source));
    // What the name says is not overruled by a guess, only by words of graph6: "0 1", "1 0" in
    // .edges is an edge twice and no matrix.
    const bool words = attempts.front().board.has_value();
    if (named && silent && !attempts.back().board && !words) {
      throw InputError(attempts.back().error);
    }
  }
  return only_one(attempts, source, by_ending);
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
  if (const std::optional<std::string> foreign = foreign_format(text)) {
    throw InputError({source}, *foreign);
  }
  const std::vector<const BoardFormat*> claiming = formats_that_claim(text);
  if (claiming.empty()) return read_by_trial(text, source, by_ending);
  std::vector<Attempt> attempts;
  // A line of graph6 may begin with a bracket.
  attempts.push_back(attempt(board_formats().front(), Reading::usual, text, source));
  if (!attempts.back().board) attempts.clear();
  // A format that claims no text is told by its ending only.
  if (by_ending != nullptr && by_ending->claims == nullptr) {
    attempts.push_back(attempt(*by_ending, Reading::usual, text, source));
    if (!attempts.back().board) attempts.pop_back();
  }
  for (const BoardFormat* one : claiming) {
    const bool guess = one->guess != nullptr && one != by_ending;
    attempts.push_back(attempt(*one, guess ? Reading::guess : Reading::usual, text, source));
  }
  return only_one(attempts, source, by_ending);
}

LabelledGraph read_board_file(const std::string& path, const BoardFormat* format) {
  const std::unique_ptr<std::istream> file = open_text_file(path);
  return read_board(*file, path, format, format_of_file(path));
}

}  // namespace harary
