// SPDX-License-Identifier: MIT
// The edges of a file as they come. Formats differ in whether they list an edge once or from both
// of its ends; a board has it once, and a list that mixes the two has a mistake.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "graph/graph.hpp"

namespace harary {

class FileEdges {
 public:
  enum class Listed {
    once,       // an edge again, from whichever end, is refused
    both_ways,  // each edge from both ends
    either,     // all once, or all from both ends
    merged,     // repeated edges count once: the format says so
  };
  explicit FileEdges(Listed listed) : listed_(listed) {}

  // The edge from u to v, numbers below 64. `text` is the edge in messages, as the file has it.
  // Throws InputError at `place` for a loop and for an edge that must not be there again.
  void add(int u, int v, std::string_view text, const TextPlace& place);

  // Lines of edges so far, and different edges.
  int listed() const { return static_cast<int>(seen_.size()); }
  int edges() const { return edges_; }

  // All edges, on `order` vertices. Throws InputError at the first edge that is listed from one end
  // only while it should be from both.
  Graph graph(int order) const;

 private:
  struct Entry {
    std::string text;
    TextPlace place;
  };
  Listed listed_;
  bool from_both_ = false;  // some edge was
  int edges_ = 0;
  std::map<std::pair<int, int>, Entry> seen_;
  std::vector<std::pair<int, int>> in_order_;
};

// The vertices of a file by their names, numbered as they come.
class VertexNames {
 public:
  // The number of that vertex, a new one if needed. Throws InputError for the 65th,
  // and for a name that is not UTF-8.
  int number(std::string_view name, const TextPlace& place);
  // A new vertex. Throws InputError if it is there already.
  int declare(std::string_view name, const TextPlace& place);
  bool has(std::string_view name) const { return numbers_.contains(name); }
  std::optional<int> find(std::string_view name) const;

  int order() const { return static_cast<int>(names_.size()); }
  const std::vector<std::string>& names() const { return names_; }

 private:
  std::map<std::string, int, std::less<>> numbers_;
  std::vector<std::string> names_;
};

}  // namespace harary
