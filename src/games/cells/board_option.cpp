// SPDX-License-Identifier: MIT
#include "games/cells/board_option.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "base/gunzip.hpp"
#include "base/printable.hpp"
#include "games/cells/any_board_text.hpp"
#include "games/cells/graph_board_text.hpp"
#include "games/cells/layouts.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/board_formats.hpp"
#include "graph/formats/line_reader.hpp"

namespace harary {

namespace {

constexpr std::string_view kOption = "--board";

const char* name_of(GridKind kind) {
  return kind == GridKind::hex ? "hex" : "square";
}

bool is_grid(std::string_view text) {
  return text.starts_with("hex:") || text.starts_with("square:");
}

std::string read_file(const std::string& path) {
  // More than the largest board can need, even with one long edge list.
  constexpr std::size_t kMostBytes = std::size_t{64} << 20;
  const std::unique_ptr<std::istream> file = open_text_file(path);
  std::string text;
  std::array<char, 1 << 16> piece{};
  // The buffer itself: a stream would keep the complaint about a damaged file to itself.
  while (const std::streamsize count = file->rdbuf()->sgetn(piece.data(), piece.size())) {
    text.append(piece.data(), static_cast<std::size_t>(count));
    // A device may go on for ever.
    if (text.size() > kMostBytes) throw InputError({path}, "a board has at most 64 MiB of text");
  }
  if (is_utf_16(text)) throw InputError({path, 1}, "text in UTF-16; save the file as UTF-8");
  return text;
}

// What an answer repeats of a board that was spelled out, in words that are read back.
std::map<std::string, std::string> words_of(const ColouredBoard& board) {
  if (board.kind() != GridKind::none || board.order() > kMaxOrder) {
    return {{"board", board_word(board)}};
  }
  Graph graph(board.order());
  for (int u = 0; u < board.order(); ++u) {
    for (const int v : board.neighbours(u)) {
      if (u < v) graph.add_edge(u, v);
    }
  }
  return {{"board", board_text(graph)}, {"vertex-colours", colours_text(board)}};
}

SpelledBoard spelled_out(ReadBoard read) {
  std::map<std::string, std::string> words = words_of(read.board);
  return {std::move(read.board), std::move(words), std::move(read.names)};
}

SpelledBoard read_board_file(const GameOptions& options, const std::string& text) {
  if (options.files() == GameOptions::Files::forbidden) {
    throw InputError({std::string(kOption)}, "files cannot be read here");
  }
  const std::string path = text.substr(1);
  return spelled_out(parse_any_board(read_file(path), path));
}

SpelledBoard read_grid_word(const std::string& text) {
  const std::size_t equals = text.find('=');
  const std::string source(kOption);
  const GridShape shape = parse_grid_shape(std::string_view(text).substr(0, equals), source);
  return {parse_batch_board(std::string_view(text).substr(equals + 1), shape, source, 1,
                            static_cast<int>(equals) + 2),
          {{"board", text}}};
}

// A board that is written where a name could stand.
bool is_spelled_out(const std::string& text) {
  return is_board_word(text) || text.starts_with('[') || text.starts_with('{') ||
         text.find_first_of("\n/|; ") != std::string::npos;
}

SpelledBoard read_coloured_graph(const GameOptions& options) {
  const Graph graph = options.board();
  if (!options.has("vertex-colours")) {
    throw InputError(
        "--vertex-colours: the vertices of a graph need colours, one symbol each, such as 01201");
  }
  const std::vector<int> colours =
      parse_vertex_colours(options.text("vertex-colours"), "--vertex-colours");
  std::vector<std::pair<int, int>> edges;
  for (const Edge e : graph.edges()) edges.emplace_back(e.low, e.high);
  return {ColouredBoard(graph.order(), edges, colours, "--vertex-colours"),
          {{"board", board_text(graph)}, {"vertex-colours", options.text("vertex-colours")}}};
}

}  // namespace

OptionSpecs coloured_board_options() {
  OptionSpecs options = graph_board_options();
  OptionSpec& board = options.front();
  board.type = OptionType::coloured_board;
  board.help =
      "hex:flower:1, square:14x14:1, rows of colours, a game ID of Simon Tatham's Flood, @FILE, or "
      "a graph with --vertex-colours";
  board.hint = "layout:seed or WIDTHxHEIGHT:seed";
  board.values = {"hex:flower:1", "hex:hexagon:1", "hex:5x5:1", "hex:7x7:1", "square:9x9:1"};
  options.push_back({.name = "vertex-colours",
                     .type = OptionType::numbers,
                     .label = "Colours of the vertices",
                     .help = "colours of the vertices of a graph: 01203, or numbers with commas",
                     .hint = "for a graph: 0120…",
                     .separator = ",",
                     .advanced = true});
  return options;
}

SpelledBoard read_coloured_board(const GameOptions& options) {
  const std::string text = options.text("board");
  if (text.empty() && !options.has("order")) {
    throw InputError(
        "--board: the game needs a coloured board, for example hex:flower:1 or @FILE.board");
  }
  const bool coloured = options.has("vertex-colours");
  // JSON may be a matrix of colours as well as a graph.
  const bool matrix = format_of_file(text) == nullptr || (text.ends_with(".json") && !coloured);
  const bool file = text.starts_with('@') && matrix;
  const bool spelled = !file && !is_grid(text) &&
                       (text.starts_with("graph:") || (!coloured && is_spelled_out(text)));
  if (!file && !spelled && !is_grid(text)) return read_coloured_graph(options);
  if (coloured) throw InputError("--vertex-colours: this board has colours of its own");
  if (file) return read_board_file(options, text);
  if (spelled) return spelled_out(parse_any_board(text, std::string(kOption)));
  if (text.find('=') != std::string::npos) return read_grid_word(text);
  return {parse_seeded_board(text, std::string(kOption)), {{"board", text}}};
}

std::string grid_word(const ColouredBoard& board) {
  std::string rows = board_text(board);
  rows.erase(0, rows.find('\n') + 1);
  const std::size_t width = rows.find('\n');
  rows.erase(std::remove(rows.begin(), rows.end(), '\n'), rows.end());
  return fmt::format("{}:{}x{}={}", name_of(board.kind()), width, rows.size() / width, rows);
}

std::string grid_word(GridShape shape, std::string_view line) {
  const std::size_t cells =
      static_cast<std::size_t>(shape.width) * static_cast<std::size_t>(shape.height);
  return fmt::format("{}:{}x{}={}", name_of(shape.kind), shape.width, shape.height,
                     line.substr(0, cells));
}

}  // namespace harary
