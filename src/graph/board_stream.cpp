// SPDX-License-Identifier: MIT
#include "graph/board_stream.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <sstream>
#include <system_error>
#include <utility>

#include "base/gunzip.hpp"
#include "base/printable.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/board_file.hpp"
#include "graph/formats/board_formats.hpp"
#include "graph/formats/sparse6.hpp"
#include "graph/named.hpp"

namespace harary {

namespace {

std::unique_ptr<std::istream> unpacked(std::istream& in, const std::string& source) {
  return is_gzip(in) ? std::make_unique<GunzipStream>(in, source) : nullptr;
}

std::optional<Graph> graph_of_name(std::string_view line) {
  try {
    return named_graph(line);
  } catch (const InputError&) {
    return std::nullopt;
  }
}

}  // namespace

BoardStream::BoardStream(std::istream& in, std::string source, Names names)
    : file_(unpacked(in, source)),
      lines_(file_ ? *file_ : in, std::move(source), LineReader::Size::kUnbounded),
      names_(names) {}

BoardStream::BoardStream(std::unique_ptr<std::istream> file, std::string source)
    : file_(std::move(file)), lines_(*file_, std::move(source), LineReader::Size::kUnbounded) {}

BoardStream BoardStream::open(std::string_view text, std::string_view option) {
  if (text == "-") return BoardStream(std::cin, "standard input");
  std::error_code unknown;
  if (!text.starts_with('@') && std::filesystem::exists(text, unknown)) {
    throw InputError({std::string(option)},
                     fmt::format("{} is a file; write @{}", in_quotes(text), printable(text)));
  }
  if (!text.starts_with('@') || text.size() == 1) {
    throw InputError({std::string(option)},
                     fmt::format("{} is not a list of boards; write {}, or - for standard input",
                                 in_quotes(text), list_file_forms("@FILE")));
  }
  const BoardFileName file = board_file_name(text.substr(1));
  const BoardFormat* format = file.format != nullptr ? file.format : format_of_file(file.path);
  if (format == nullptr || format->is_list()) {
    return BoardStream(open_text_file(file.path), file.path);
  }
  const Graph graph = read_board_file(file.path, file.format).graph;
  BoardStream list(std::make_unique<std::istringstream>(), file.path);
  list.only_ = BoardLine{1, board_text(graph), graph};
  return list;
}

// By its prefix, as graph6 or a like format, or else by its name.
BoardLine BoardStream::board_of(std::string_view line) const {
  const TextPlace place = lines_.place(1);
  if (const BoardFormat* format = format_of_word(line); format != nullptr) {
    const std::size_t length = format->prefix.size();
    return {lines_.number(), std::string(line),
            format->decode(line.substr(length), moved(place, length))};
  }
  try {
    const BoardFormat& format = format_of_line(line, place);
    const Graph graph = format.decode(line, place);
    // A header says how to read the file; the name of the board does not have it.
    const std::size_t header = line.starts_with(format.header) ? format.header.size() : 0;
    return {lines_.number(), fmt::format("{}{}", format.prefix, line.substr(header)), graph};
  } catch (const InputError& error) {
    if (names_ == Names::no) throw;
    const std::optional<Graph> named = graph_of_name(line);
    if (!named) {
      // Small letters are the order of more than 33 vertices, which a word is too short for.
      const bool is_word = line.front() >= 'a' && line.front() <= 'z' && line.size() < 20;
      if (!is_word) throw;
      throw InputError(
          fmt::format("{}; {} is not the name of a graph either", error.what(), in_quotes(line)));
    }
    return {lines_.number(), spelled_name(line), *named};
  }
}

// By incremental sparse6; the board is called by its own sparse6.
BoardLine BoardStream::changed_board(std::string_view line,
                                     const std::optional<Graph>& before) const {
  const TextPlace place = lines_.place(1);
  if (!before) format_of_line(line, place);  // refuses it
  const Graph graph = decode_incremental_sparse6(line, *before, place);
  return {lines_.number(), fmt::format("{}{}", kSparse6Format.prefix, encode_sparse6(graph)),
          graph};
}

std::optional<BoardLine> BoardStream::next() {
  if (only_) return std::exchange(only_, std::nullopt);
  while (const std::optional<std::string_view> next = lines_.next()) {
    const std::string_view line = next->substr(0, next->find_last_not_of(" \t\r") + 1);
    if (line.empty() || line.starts_with('#')) continue;
    if (lines_.number() == 1 && is_header(line)) continue;
    const std::optional<Graph> before = std::exchange(last_, std::nullopt);  // if this line is bad
    const BoardLine board = line.starts_with(';') ? changed_board(line, before) : board_of(line);
    if (board.graph.order() == 0) {
      throw InputError(
          lines_.place(1),
          fmt::format("the graph has no vertices; a board has 1 to {} vertices", kMaxOrder));
    }
    last_ = board.graph;
    return board;
  }
  return std::nullopt;
}

}  // namespace harary
