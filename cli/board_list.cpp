// SPDX-License-Identifier: MIT
#include "cli/board_list.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/gunzip.hpp"
#include "games/cells/any_board_text.hpp"
#include "games/cells/board_option.hpp"
#include "graph/formats/board_formats.hpp"

namespace harary::cli {

namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 20;  // of one board

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

BoardList::BoardList(const std::string& list, const std::string& shape, Of of, std::istream& in)
    : boards_(open(list, shape, of, in)) {}

BoardList::Boards BoardList::open(const std::string& list, const std::string& shape, Of of,
                                  std::istream& in) {
  const auto lines = [](std::istream& from, const std::string& source) {
    return LineReader(from, source, LineReader::Size::kUnbounded);
  };
  constexpr const char* kInput = "standard input";
  if (shape.empty()) {
    const bool graphs = of == Of::graphs || format_of_file(list) != nullptr;
    const bool shapeless = list.ends_with(".tsv");
    if (graphs && shapeless) {
      throw InputError("--shape: a list of grids needs their shape, for example square:14x14");
    }
    if (graphs) return list == "-" ? BoardStream(in, kInput) : BoardStream::open(list, "--boards");
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

std::optional<std::string> BoardList::next_block(Blocks& blocks) {
  std::string text;
  int first = 0;
  while (const auto line = blocks.lines.next()) {
    const std::string_view words = without_blanks(*line);
    const int number = static_cast<int>(blocks.lines.number());
    if (words.empty() && text.empty()) continue;
    if (words.empty()) break;
    if (text.empty()) {
      if (words.starts_with('#')) continue;
      // One word, or a matrix with its rows in one line.
      if (is_board_word(words) || words.find_first_of("/|") != std::string_view::npos) {
        return board_word(parse_any_board(words, blocks.source, number).board);
      }
      if (blocks.shapeless) {
        throw InputError({blocks.source, number, 1},
                         "--shape: a list of grids, one a line, needs their shape, for example "
                         "square:14x14");
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
  return board_word(parse_any_board(text, blocks.source, first).board);
}

std::optional<std::string> BoardList::next() {
  if (auto* blocks = std::get_if<Blocks>(&boards_)) return next_block(*blocks);
  if (auto* graphs = std::get_if<BoardStream>(&boards_)) {
    const auto line = graphs->next();
    return line ? std::optional(line->text) : std::nullopt;
  }
  Grids& grids = std::get<Grids>(boards_);
  while (const auto line = grids.lines.next()) {
    if (!is_batch_board(*line)) continue;
    // Read for its complaints, which name the place.
    parse_batch_board(*line, grids.shape, grids.source, static_cast<int>(grids.lines.number()));
    return grid_word(grids.shape, *line);
  }
  return std::nullopt;
}

}  // namespace harary::cli
