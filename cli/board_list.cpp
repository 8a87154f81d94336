// SPDX-License-Identifier: MIT
#include "cli/board_list.hpp"

#include <fmt/format.h>

#include <fstream>

#include "base/error.hpp"
#include "base/input_file.hpp"
#include "games/territory/board_option.hpp"

namespace harary::cli {

BoardList::BoardList(const std::string& list, const std::string& shape, std::istream& in)
    : boards_(open(list, shape, in)) {}

std::variant<BoardStream, BoardList::Grids> BoardList::open(const std::string& list,
                                                            const std::string& shape,
                                                            std::istream& in) {
  if (shape.empty()) {
    if (list.ends_with(".tsv")) {
      throw InputError("--shape: a list of grids needs their shape, for example square:14x14");
    }
    if (list == "-") return BoardStream(in, "standard input");
    return BoardStream::open(list, "--boards");
  }
  const GridShape grid = parse_grid_shape(shape, "--shape");
  if (list == "-") {
    return Grids{nullptr, LineReader(in, "standard input", LineReader::Size::kUnbounded),
                 "standard input", grid};
  }
  if (!list.starts_with('@')) {
    throw InputError(
        fmt::format("--boards: {} is not a list of boards; write @FILE, or - for "
                    "standard input",
                    in_quotes(list)));
  }
  const std::string path = list.substr(1);
  auto file = std::make_unique<std::ifstream>(open_input_file(path));
  std::istream& stream = *file;
  return Grids{std::move(file), LineReader(stream, path, LineReader::Size::kUnbounded), path, grid};
}

std::optional<std::string> BoardList::next() {
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
