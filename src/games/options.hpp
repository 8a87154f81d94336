// SPDX-License-Identifier: MIT
// The options that a user gave for a game, not yet checked: names and texts, as they come from the
// command line, a request or Python. A family reads the options that it knows from here, in typed
// form. Every reader throws InputError that names the option.
#pragma once

#include <istream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/option_spec.hpp"
#include "games/rules.hpp"
#include "graph/graph.hpp"

namespace harary {

class GameOptions {
 public:
  // Files ("@board.g6") are read only if the options come from the user of this machine.
  enum class Files { allowed, forbidden };

  explicit GameOptions(Files files = Files::allowed) : files_(files) {}
  Files files() const { return files_; }

  // `name` without dashes; a flag has the text "true".
  void set(const std::string& name, const std::string& text) { texts_[name] = text; }
  // Pairs of a name and a text.
  template <class Texts>
  void set_all(const Texts& texts) {
    for (const auto& [name, text] : texts) set(name, text);
  }
  bool has(const std::string& name) const { return texts_.count(name) != 0; }
  std::string text(const std::string& name, const std::string& otherwise = "") const;
  const std::map<std::string, std::string>& all() const { return texts_; }

  // --board, or --order n for K_n; `otherwise` if neither is given, an error if that is empty.
  Graph board(const std::string& otherwise = "") const;
  // A target graph that fits the board: not larger, and with an edge.
  Graph target(const std::string& name, const std::string& otherwise, const Graph& board) const;
  // Edges of the board; none if the option is not given.
  std::vector<Edge> edges(const std::string& name, const Graph& board) const;
  // Vertices of the board, likewise.
  VertexSet vertices(const std::string& name, const Graph& board) const;
  bool flag(const std::string& name) const;
  int number(const std::string& name, int otherwise, int least, int most) const;
  // The option's number, its default if it is not given.
  int number(const OptionSpec& option) const;
  // --first red|green.
  Side first() const;
  // --bias a:b, 1:1 if not given.
  std::pair<int, int> bias() const;

 private:
  Graph graph(const std::string& name, const std::string& text) const;

  Files files_;
  std::map<std::string, std::string> texts_;
};

// What --instance names: FILE or @FILE, or "text:" and the instance. Throws InputError if it cannot
// be opened, or if files are forbidden.
struct NamedStream {
  std::unique_ptr<std::istream> stream;
  std::string name;  // for messages
};
NamedStream open_instance(const GameOptions& options);

// Throws InputError if an edge is in both lists.
void require_disjoint(const std::vector<Edge>& red, const std::vector<Edge>& green);

}  // namespace harary
