// SPDX-License-Identifier: MIT
// GML (.gml), the graph modelling language of M. Himsolt: keys and values, lists in brackets; of
// "graph [ node [ id 1 label "a" ] edge [ source 1 target 2 ] ]" everything else is read over.
#include "graph/formats/formats.hpp"

#include <fmt/format.h>

#include <array>
#include <istream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/printable.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/text_lines.hpp"
#include "graph/formats/text_scanner.hpp"

namespace harary {

namespace {

class GmlReader {
 public:
  GmlReader(std::istream& in, const std::string& source) : text_(in, source) {}

  LabelledGraph read() {
    while (const auto key = next_key()) {
      if (key->name != "graph") {
        skip_value(0);
        continue;
      }
      if (seen_) text_.refuse(key->at, "a second graph; a board is one");
      seen_ = true;
      read_graph();
    }
    if (!text_.at_end()) text_.expected("a key or the end");
    if (!seen_) text_.refuse(text_.at(), "no 'graph [ … ]'");
    for (const Link& link : links_) {
      const auto end = [&](const Value& id) {
        if (!vertices_.has(id.text)) {
          text_.refuse(id.at, fmt::format("no node has the id {}", in_quotes(id.text)));
        }
        return vertices_.number(id.text, text_.place(id.at));
      };
      const int u = end(link.source);
      const int v = end(link.target);
      edges_.add(u, v, fmt::format("{}-{}", link.source.text, link.target.text),
                 text_.place(link.source.at));
    }
    if (vertices_.order() == 0) text_.refuse(text_.at(), "a graph without nodes");
    return labelled(edges_.graph(vertices_.order()), names());
  }

 private:
  struct Key {
    std::string name;
    std::size_t at;
  };
  struct Value {
    std::string text;
    std::size_t at = 0;
  };
  struct Link {
    Value source;
    Value target;
  };

  void skip() {
    for (text_.skip_blanks(); text_.peek() == '#'; text_.skip_blanks()) {
      text_.skip_past("\n", text_.at(), "");
    }
  }

  std::optional<Key> next_key() {
    skip();
    const std::size_t at = text_.at();
    const std::string_view name = text_.word();
    if (name.empty()) return std::nullopt;
    return Key{std::string(name), at};
  }

  // A number or a text; nothing where a list begins.
  std::optional<Value> simple_value() {
    skip();
    const std::size_t at = text_.at();
    if (text_.peek() == '[') return std::nullopt;
    if (text_.take("\"")) {
      text_.skip_past("\"", at, "a text that does not end");
      return Value{without_entities(text_.between(at + 1, text_.at() - 1)), at};
    }
    while (!text_.at_end() &&
           std::string_view(" \t\r\n[]#\"").find(text_.peek()) == std::string_view::npos) {
      text_.advance();
    }
    const std::string_view number = text_.between(at, text_.at());
    if (!is_decimal(number)) {
      text_.refuse(at, fmt::format("expected a number, a text in quotes or [, found {}",
                                   in_quotes(number.empty() ? text_.rest().substr(0, 1) : number)));
    }
    return Value{std::string(number), at};
  }

  void skip_value(int depth) {
    if (simple_value()) return;
    constexpr int kDeepest = 64;
    if (depth == kDeepest) text_.refuse(text_.at(), fmt::format("lists deeper than {}", kDeepest));
    open();
    while (next_key()) skip_value(depth + 1);
    close();
  }

  void open() {
    skip();
    if (!text_.take("[")) text_.expected("[");
  }
  void close() {
    if (!text_.take("]")) text_.expected("a key or ]");
  }

  Value value_of(const Key& key) {
    std::optional<Value> value = simple_value();
    if (!value) text_.refuse(text_.at(), fmt::format("{} is a list here", in_quotes(key.name)));
    return *value;
  }

  std::string name_of(const Key& key) {
    const Value value = value_of(key);
    require_utf_8(value.text, text_.place(value.at));
    return value.text;
  }

  void read_graph() {
    open();
    while (const auto key = next_key()) {
      if (key->name == "directed") {
        if (const Value value = value_of(*key); value.text != "0") {
          text_.refuse(value.at, "this is a directed graph; boards are undirected");
        }
      } else if (key->name == "node") {
        read_node(*key);
      } else if (key->name == "edge") {
        read_edge(*key);
      } else {
        skip_value(0);
      }
    }
    close();
  }

  void read_node(const Key& node) {
    std::optional<Value> id;
    std::string label;
    std::string name;
    open();
    while (const auto key = next_key()) {
      if (key->name == "id") {
        id = value_of(*key);
      } else if (key->name == "label") {
        label = name_of(*key);
      } else if (key->name == "name") {
        name = name_of(*key);
      } else {
        skip_value(0);
      }
    }
    close();
    if (!id) text_.refuse(node.at, "a node without an id");
    vertices_.declare(id->text, text_.place(id->at));
    labels_.push_back(label);
    other_names_.push_back(name);
  }

  void read_edge(const Key& edge) {
    std::optional<Value> source;
    std::optional<Value> target;
    open();
    while (const auto key = next_key()) {
      if (key->name == "source") {
        source = value_of(*key);
      } else if (key->name == "target") {
        target = value_of(*key);
      } else {
        skip_value(0);
      }
    }
    close();
    if (!source || !target) text_.refuse(edge.at, "an edge without a source or a target");
    constexpr std::size_t kMost = std::size_t{kMaxOrder} * kMaxOrder;
    if (links_.size() == kMost) text_.refuse(edge.at, "more edges than a board can have");
    links_.push_back({*source, *target});
  }

  std::vector<std::string> names() const {
    for (const std::vector<std::string>& names : {labels_, other_names_}) {
      const std::set<std::string> different(names.begin(), names.end());
      if (different.size() == names.size() && !different.contains("")) return names;
    }
    return vertices_.names();
  }

  TextScanner text_;
  bool seen_ = false;
  VertexNames vertices_;  // by their ids
  std::vector<std::string> labels_;
  std::vector<std::string> other_names_;
  std::vector<Link> links_;
  FileEdges edges_{FileEdges::Listed::once};
};

// GML is ASCII; other characters are entities, as & and " are.
std::string gml_string(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::string_view character = first_character(text);
    const unsigned lead = static_cast<unsigned char>(character[0]);
    if (character == "&") {
      result += "&amp;";
    } else if (character == "\"") {
      result += "&quot;";
    } else if (character.size() == 1) {
      result += character;
    } else {
      unsigned code = lead & (0x7fU >> character.size());
      for (const char c : character.substr(1)) code = code << 6 | (static_cast<unsigned>(c) & 63U);
      result += fmt::format("&#{};", code);
    }
    text.remove_prefix(character.size());
  }
  return result;
}

// The vertices are called by their labels if all have different ones (or else by "name", as igraph
// writes), otherwise by their ids. Throws InputError with line and column for a directed graph, a
// second graph, an edge without ends, a loop, an edge that is there twice, and bad syntax.
LabelledGraph read_gml(std::istream& in, const std::string& source) {
  return GmlReader(in, source).read();
}

std::string gml_text(const LabelledGraph& board) {
  std::string result = "graph [\n  directed 0\n";
  for (const int v : board.graph.vertices()) {
    result += fmt::format("  node [ id {} label \"{}\" ]\n", v, gml_string(vertex_name(board, v)));
  }
  for (const Edge e : board.graph.edges()) {
    result += fmt::format("  edge [ source {} target {} ]\n", e.low, e.high);
  }
  return result + "]\n";
}

bool claims_gml(std::string_view head) {
  std::string_view line =
      first_line(head, [](std::string_view one) { return one.starts_with('#'); });
  for (const std::string_view word : {"graph", "Creator", "creator", "Version", "version"}) {
    if (!line.starts_with(word)) continue;
    const std::string_view after = trimmed(line.substr(word.size()));
    if (word == "graph")
      return after.empty() ? head.find('[') < head.find('{') : after.front() == '[';
    return after.starts_with('"') || is_decimal(after);
  }
  return false;
}

}  // namespace

constinit const BoardFormat kGmlFormat{.name = "gml",
                                       .title = "GML",
                                       .ending = ".gml",
                                       .read = read_gml,
                                       .claims = claims_gml,
                                       .write = gml_text};

}  // namespace harary
