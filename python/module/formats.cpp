// SPDX-License-Identifier: MIT
// Files of graphs, canonical forms, and the verifier.
#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/catalogue.hpp"
#include "app/check_json.hpp"
#include "app/json.hpp"
#include "app/list.hpp"
#include "app/question.hpp"
#include "app/tablebase/tablebase.hpp"
#include "base/error.hpp"
#include "base/gunzip.hpp"
#include "graph/board_stream.hpp"
#include "graph/board_text.hpp"
#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/nauty.hpp"
#include "graph/formats/board_file.hpp"
#include "graph/formats/board_formats.hpp"
#include "python/module/module.hpp"
#include "python/module/running.hpp"

namespace harary::python {

namespace {

using Pairs = std::vector<std::pair<int, int>>;
using FoundBoard = std::tuple<int, Pairs, std::vector<std::string>>;

FoundBoard found(const LabelledGraph& board) {
  Pairs edges;
  for (const Edge edge : board.graph.edges()) edges.emplace_back(edge.low, edge.high);
  return {board.graph.order(), edges, board.labels};
}

const BoardFormat* format_called(const std::string& name) {
  if (name.empty()) return nullptr;
  const BoardFormat* format = format_of_name(name);
  if (format == nullptr) {
    throw InputError("format: " + in_quotes(name) + " is not a format; write " + format_names());
  }
  return format;
}

// "@FILE" as well as "FILE" where a path was given.
FoundBoard board_of_file(const std::string& path, const std::string& format) {
  return found(read_board_file(path, format_called(format)));
}

FoundBoard board_of_bytes(const nb::bytes& content, const std::string& source,
                          const std::string& format) {
  std::istringstream in(std::string(content.c_str(), content.size()));
  const auto unpacked = is_gzip(in) ? std::make_unique<GunzipStream>(in, source) : nullptr;
  return found(read_board(unpacked ? *unpacked : static_cast<std::istream&>(in), source,
                          format_called(format), nullptr));
}

FoundBoard board_of_text(const std::string& text) {
  return found(parse_labelled_board(text, "board"));
}

Graph graph_of(int order, const Pairs& edges) {
  Graph graph(order);
  for (const auto& [u, v] : edges) graph.add_edge(u, v);
  return graph;
}

std::string text_in_format(int order, const Pairs& edges, const std::vector<std::string>& labels,
                           const std::string& format) {
  const BoardFormat* which = format_called(format);
  if (which == nullptr) throw InputError("format: one of " + format_names());
  return which->write({graph_of(order, edges), labels});
}

std::vector<std::string> names_of_formats() {
  std::vector<std::string> names;
  for (const BoardFormat& format : board_formats()) names.emplace_back(format.name);
  return names;
}

std::string format_of_path(const std::string& path) {
  const BoardFormat* format = format_of_file(path);
  return format == nullptr ? "" : std::string(format->name);
}

// The boards of a list, one a line, as texts of the command line.
std::vector<std::string> boards_of_list(const std::string& path) {
  BoardStream stream = BoardStream::open("@" + path, "boards");
  std::vector<std::string> boards;
  while (const auto board = stream.next()) boards.push_back(board->text);
  return boards;
}

// The new number of each vertex, generators of the group, its order as text, the orbits.
std::tuple<std::vector<int>, std::vector<std::vector<int>>, std::string, std::vector<int>> symmetry(
    int order, const Pairs& edges) {
  const CanonicalSymmetry found = canonical_symmetry(ColouredGraph(graph_of(order, edges)));
  const std::string size = found.group_order ? std::to_string(*found.group_order) : std::string();
  return {found.canonical_labelling, found.generators, size, found.vertex_orbit};
}

// What `harary verify --json` prints.
std::string verified(const std::string& path, const Budget& budget, const nb::object& listener) {
  return watched(budget, listener, [&](Job& job) {
    Json json;
    if (std::filesystem::is_directory(path)) {
      const Tablebase tablebase(path);
      json = to_json(tablebase, path, make_game(tablebase)->check(tablebase, job));
    } else {
      json = checked_certificate(path, job);
    }
    json["seconds"] = job.seconds();
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
  });
}

using Texts = std::map<std::string, std::string>;

// One question about many instances, side by side: the answers as JSON, or why there is none, with
// the name of the error.
std::vector<std::pair<std::string, std::string>> solved_list(
    const std::string& game, const std::vector<Texts>& instances, const std::string& question,
    const std::string& method, bool remoteness, double seconds_each, bool keep_tables,
    const Budget& budget, const nb::object& listener) {
  const Question asked{.kind = parse_question_kind(question),
                       .remoteness = remoteness,
                       .method = parse_method(method),
                       .certificate = "",
                       .names_move = true};
  const std::optional<std::chrono::milliseconds> each =
      seconds_each < 0 ? std::nullopt
                       : std::optional(std::chrono::milliseconds(
                             static_cast<std::int64_t>(1000 * seconds_each)));
  return watched(budget, listener, [&](Job& job) {
    std::vector<std::pair<std::string, std::string>> found;
    std::size_t given = 0;
    const auto next = [&]() -> std::optional<ListEntry> {
      if (given == instances.size()) return std::nullopt;
      ListEntry entry;
      for (const auto& [name, text] : instances[given]) entry.options.set(name, text);
      ++given;
      return entry;
    };
    try {
      solve_list(
          game, {next, instances.size()}, asked, job, each,
          keep_tables ? BetweenBoards::keep : BetweenBoards::forget,
          [&](const Answer& answer) { found.emplace_back(to_json(answer).dump(), ""); },
          [&](const std::string&, const std::string& board, const std::string& why) {
            found.emplace_back("", board + ": " + why);
          });
    } catch (const JobStopped&) {
      // The rest of the list has no answers.
    }
    return found;
  });
}

}  // namespace

void bind_formats(nb::module_& module) {
  module.def(
      "board_of_file", &board_of_file, nb::arg("path"), nb::arg("format") = "",
      "(order, edges, labels) of a graph in a file; no labels where vertices have no names.");
  module.def("board_of_bytes", &board_of_bytes, nb::arg("content"), nb::arg("source"),
             nb::arg("format") = "", "The same of what a file holds.");
  module.def("board_of_text", &board_of_text, nb::arg("text"),
             "The same of a text of the command line.");
  module.def("board_in_format", &text_in_format, nb::arg("order"), nb::arg("edges"),
             nb::arg("labels"), nb::arg("format"), "The graph as a file of that format.");
  module.def("board_formats", &names_of_formats, "The names of all formats of graphs.");
  module.def("format_of_path", &format_of_path, nb::arg("path"),
             "The format that the ending of a file's name says; empty for none.");
  module.def("boards_of_list", &boards_of_list, nb::arg("path"),
             "The boards of a list of graphs, as texts.");
  module.def("symmetry", &symmetry, nb::arg("order"), nb::arg("edges"),
             "(canonical labelling, generators, order of the group, orbits) of a graph; the order "
             "is empty where it does not fit 64 bits.");
  module.def("solve_list", &solved_list, nb::arg("game"), nb::arg("instances"), nb::arg("question"),
             nb::arg("method"), nb::arg("remoteness"), nb::arg("seconds_each"),
             nb::arg("keep_tables"), nb::arg("budget"), nb::arg("listener").none(),
             "(answer as JSON, why there is none) of each instance, as far as the budget goes.");
  module.def("verify", &verified, nb::arg("path"), nb::arg("budget"), nb::arg("listener").none(),
             "The check of a certificate or of a tablebase, as JSON.");
}

}  // namespace harary::python
