// SPDX-License-Identifier: MIT
#include "cli/board_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <sstream>
#include <system_error>
#include <utility>

#include "base/error.hpp"
#include "base/gunzip.hpp"
#include "base/printable.hpp"
#include "games/cells/any_board_text.hpp"
#include "games/cells/board_option.hpp"
#include "graph/formats/board_file.hpp"
#include "graph/formats/board_formats.hpp"

namespace harary::cli {

namespace {

constexpr const char* kInput = "standard input";
constexpr std::size_t kMostBytes = std::size_t{64} << 20;  // of one board

// Of no use to say of every line.
class ShapeIsMissing : public InputError {
 public:
  using InputError::InputError;
};

std::string_view without_blanks(std::string_view line) {
  const std::size_t end = line.find_last_not_of(" \t\r");
  return line.substr(0, end == std::string_view::npos ? 0 : end + 1);
}

std::pair<std::unique_ptr<std::istream>, std::string> open_list(const std::string& list) {
  if (!list.starts_with('@')) {
    throw InputError(
        fmt::format("--boards: {} is not a list of boards; write @FILE, or - for "
                    "standard input",
                    in_quotes(list)));
  }
  std::string path = list.substr(1);
  return {open_text_file(path), path};
}

}  // namespace

BoardList::BoardList(const std::string& list, const std::string& shape, Of of, std::istream& in,
                     const std::string& option)
    : source_(list == "-"              ? kInput
              : !list.starts_with('@') ? list
                                       : board_file_name(list.substr(1)).path),
      boards_(open(list, shape, of, in, option)) {}

BoardList::BoardList(const std::string& text, std::string source)
    : source_(std::move(source)),
      text_(std::make_unique<std::istringstream>(text)),
      boards_(BoardStream(*text_, source_)) {}

BoardList::Boards BoardList::open(const std::string& list, const std::string& shape, Of of,
                                  std::istream& in, const std::string& option) {
  const auto lines = [](std::istream& from, const std::string& source) {
    return LineReader(from, source, LineReader::Size::kUnbounded);
  };
  if (shape.empty()) {
    const bool graphs = of == Of::graphs || format_of_file(list) != nullptr;
    const bool shapeless = list.ends_with(".tsv");
    if (graphs && shapeless) {
      throw InputError("--shape: a list of grids needs their shape, for example square:14x14");
    }
    if (graphs) return list == "-" ? BoardStream(in, kInput) : BoardStream::open(list, option);
    if (list == "-") return Blocks{nullptr, lines(in, kInput), kInput};
    auto [file, path] = open_list(list);
    std::istream& stream = *file;
    return Blocks{std::move(file), lines(stream, path), path, shapeless};
  }
  const GridShape grid = parse_grid_shape(shape, "--shape");
  if (list == "-") return Grids{nullptr, lines(in, kInput), kInput, grid};
  auto [file, path] = open_list(list);
  std::istream& stream = *file;
  return Grids{std::move(file), lines(stream, path), path, grid};
}

std::optional<ListedBoard> BoardList::read_block(Blocks& blocks) {
  std::string text;
  int first = 0;
  const auto board = [&](std::string_view words, int line) {
    const std::string word = board_word(parse_any_board(words, blocks.source, line).board);
    return ListedBoard{fmt::format("{}:{}", blocks.source, line), word, ""};
  };
  while (const auto line = blocks.lines.next()) {
    const std::string_view words = without_blanks(*line);
    const int number = static_cast<int>(blocks.lines.number());
    if (words.empty() && text.empty()) continue;
    if (words.empty()) break;
    if (text.empty()) {
      if (words.starts_with('#')) continue;
      // One word, or a matrix with its rows in one line.
      if (is_board_word(words) || words.find_first_of("/|") != std::string_view::npos) {
        return board(words, number);
      }
      if (blocks.shapeless) {
        throw ShapeIsMissing({blocks.source, number, 1},
                             "--shape: a list of grids, one a line, needs their shape, for "
                             "example square:14x14");
      }
      first = number;
    }
    if (text.size() + words.size() > kMostBytes) {
      throw InputError({blocks.source, number, 1}, "a board has at most 64 MiB of text");
    }
    text.append(words);
    text += '\n';
  }
  if (text.empty()) return std::nullopt;
  return board(text, first);
}

std::optional<ListedBoard> BoardList::read() {
  if (auto* blocks = std::get_if<Blocks>(&boards_)) return read_block(*blocks);
  if (auto* graphs = std::get_if<BoardStream>(&boards_)) {
    const auto line = graphs->next();
    if (!line) return std::nullopt;
    return ListedBoard{fmt::format("{}:{}", source_, line->line_number), line->text, ""};
  }
  Grids& grids = std::get<Grids>(boards_);
  while (const auto line = grids.lines.next()) {
    if (!is_batch_board(*line)) continue;
    const int number = static_cast<int>(grids.lines.number());
    // Read for its complaints, which name the place.
    parse_batch_board(*line, grids.shape, grids.source, number);
    return ListedBoard{fmt::format("{}:{}", grids.source, number), grid_word(grids.shape, *line),
                       ""};
  }
  return std::nullopt;
}

std::optional<ListedBoard> BoardList::next() {
  try {
    return read();
  } catch (const ShapeIsMissing&) {
    throw;
  } catch (const InputError& error) {
    // "list.g6:3:2: why"
    const std::string said = error.what();
    const std::string begin = printable(source_);
    std::size_t end = begin.size();
    if (!said.starts_with(begin)) return ListedBoard{begin, "", said};
    while (end < said.size() && (said[end] == ':' || (said[end] >= '0' && said[end] <= '9'))) ++end;
    if (end == begin.size() || end == said.size()) return ListedBoard{begin, "", said};
    return ListedBoard{said.substr(0, end - 1), "", said.substr(std::min(end + 1, said.size()))};
  }
}

std::uint64_t BoardList::count(const std::string& list, const std::string& shape, Of of) {
  constexpr std::chrono::seconds kMostTime{1};
  std::error_code unknown;
  if (!list.starts_with('@') ||
      !std::filesystem::is_regular_file(board_file_name(list.substr(1)).path, unknown)) {
    return 0;
  }
  const auto begin = std::chrono::steady_clock::now();
  std::istringstream no_input;
  BoardList boards(list, shape, of, no_input);
  std::uint64_t count = 0;
  while (boards.next()) {
    constexpr std::uint64_t kBetweenLooks = 1000;
    if (++count % kBetweenLooks == 0 && std::chrono::steady_clock::now() - begin > kMostTime) {
      return 0;
    }
  }
  return count;
}

}  // namespace harary::cli
