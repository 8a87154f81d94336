// SPDX-License-Identifier: MIT
#include "games/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>

#include "base/error.hpp"
#include "base/gunzip.hpp"
#include "base/input_file.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/vertex_list.hpp"
#include "graph/formats/whole_number.hpp"
#include "graph/named.hpp"

namespace harary {

std::string GameOptions::text(const std::string& name, const std::string& otherwise) const {
  const auto found = texts_.find(name);
  return found == texts_.end() ? otherwise : found->second;
}

Graph GameOptions::graph(const std::string& name, const std::string& text) const {
  return files_ == Files::allowed ? parse_board(text, "--" + name)
                                  : parse_board_without_files(text, "--" + name);
}

Graph GameOptions::board(const std::string& otherwise) const {
  if (has("board") && has("order")) {
    throw InputError("--order: give either --board or --order, not both");
  }
  if (has("order")) return complete_graph(number("order", 0, 1, kMaxOrder));
  const std::string wanted = text("board", otherwise);
  if (wanted.empty()) throw InputError("--board: the game needs a board, for example K6");
  return graph("board", wanted);
}

Graph GameOptions::target(const std::string& name, const std::string& otherwise,
                          const Graph& board) const {
  const std::string wanted = text(name, otherwise);
  const Graph result = graph(name, wanted);
  if (result.edge_count() == 0) {
    throw InputError(fmt::format("--{}: the target {} has no edge", name, in_quotes(wanted)));
  }
  if (result.order() > board.order()) {
    throw InputError(fmt::format("--{}: the target {} has {} vertices, but the board only {}", name,
                                 in_quotes(wanted), result.order(), board.order()));
  }
  return result;
}

std::vector<Edge> GameOptions::edges(const std::string& name, const Graph& board) const {
  if (!has(name)) return {};
  return parse_edge_set(text(name), board, "--" + name);
}

VertexSet GameOptions::vertices(const std::string& name, const Graph& board) const {
  return parse_vertex_list(text(name), board.order(), {"--" + name, 1, 1});
}

bool GameOptions::flag(const std::string& name) const {
  const std::string given = text(name, "false");
  if (given != "true" && given != "false") {
    throw InputError(fmt::format("--{}: {} must be true or false", name, in_quotes(given)));
  }
  return given == "true";
}

int GameOptions::number(const std::string& name, int otherwise, int least, int most) const {
  if (!has(name)) return otherwise;
  const auto number = whole_number(text(name));
  if (!number || *number < least || *number > most) {
    throw InputError(fmt::format("--{}: {} is not a whole number from {} to {}", name,
                                 in_quotes(text(name)), least, most));
  }
  return *number;
}

int GameOptions::number(const OptionSpec& option) const {
  const int otherwise = whole_number(option.default_text).value_or(option.least);
  return number(option.name, otherwise, option.least, option.most);
}

Side GameOptions::first() const {
  const std::string given = text("first", "red");
  if (given == "red") return Side::first;
  if (given == "green" || given == "blue") return Side::second;
  throw InputError(fmt::format("--first: {} must be red or green", in_quotes(given)));
}

std::pair<int, int> GameOptions::bias() const {
  constexpr int kMost = 64;
  const std::string given = text("bias", "1:1");
  const std::size_t colon = given.find(':');
  if (colon != std::string::npos) {
    const auto red = whole_number(std::string_view(given).substr(0, colon));
    const auto green = whole_number(std::string_view(given).substr(colon + 1));
    if (red && green && *red >= 1 && *green >= 1 && *red <= kMost && *green <= kMost) {
      return {*red, *green};
    }
  }
  throw InputError(
      fmt::format("--bias: {} is not a bias; write a:b with numbers from 1 to {}, for example 1:2",
                  in_quotes(given), kMost));
}

namespace {

std::string all_of(std::streambuf& buffer) {
  std::string read(kMaxFileBytes + 1, '\0');  // one more than readers take
  const std::streamsize count =
      buffer.sgetn(read.data(), static_cast<std::streamsize>(read.size()));
  read.resize(static_cast<std::size_t>(count));
  read.shrink_to_fit();
  return read;
}

// All of it, read once: an option is read more than once.
const std::string& standard_input() {
  static const std::string text = all_of(*std::cin.rdbuf());
  return text;
}

}  // namespace

NamedStream open_instance(const GameOptions& options) {
  // Listing the copies of a target on an untrusted board may take long, also for "text:".
  if (options.files() == GameOptions::Files::forbidden) {
    throw InputError("--instance: files cannot be read here");
  }
  constexpr std::string_view kText = "text:";
  const std::string text = options.text("instance");
  if (text.starts_with(kText)) {
    return {std::make_unique<std::istringstream>(text.substr(kText.size())), "--instance"};
  }
  if (text == "-") return {std::make_unique<std::istringstream>(standard_input()), text};
  const std::string path = text.starts_with('@') ? text.substr(1) : text;
  auto file = std::make_unique<std::ifstream>(open_input_file(path));
  if (!is_gzip(*file)) return {std::move(file), path};
  // Its first lines say of what kind it is, and then it is read from the start.
  GunzipStream packed(*file, path);
  return {std::make_unique<std::istringstream>(all_of(*packed.rdbuf())), path};
}

void require_disjoint(const std::vector<Edge>& red, const std::vector<Edge>& green) {
  for (const Edge e : red) {
    if (std::find(green.begin(), green.end(), e) != green.end()) {
      throw InputError(fmt::format("--green: the edge {}-{} is in --red as well", e.low, e.high));
    }
  }
}

}  // namespace harary
