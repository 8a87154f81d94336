// SPDX-License-Identifier: MIT
#include "graph/formats/node_link.hpp"

#include <fmt/format.h>

#include <initializer_list>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "graph/formats/brackets.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/text_lines.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

const Bracketed* first_of(const Bracketed& object, std::initializer_list<std::string_view> keys) {
  for (const std::string_view key : keys) {
    if (const Bracketed* value = value_of(object, key)) return value;
  }
  return nullptr;
}

class NodeLinkReader {
 public:
  NodeLinkReader(std::istream& in, const std::string& source) : text_(in, source) {}

  LabelledGraph read() {
    const std::vector<Bracketed> items = read_brackets(text_);
    if (items.size() != 1 || !is_object(items[0])) text_.refuse(0, "expected one object {…}");
    const Bracketed& whole = items[0];
    const Bracketed* nodes = value_of(whole, "nodes");
    const Bracketed* links = first_of(whole, {"links", "edges"});
    const Bracketed* attributes = value_of(whole, "graph");
    if (nodes == nullptr && attributes != nullptr && value_of(*attributes, "nodes") != nullptr) {
      text_.refuse(attributes->from,
                   "this is the JSON Graph Format, which is not read; write node-link JSON, with "
                   "nodes and links at the top");
    }
    if (nodes == nullptr || links == nullptr || !nodes->is_list() || !links->is_list()) {
      text_.refuse(whole.from, "expected a list of nodes and a list of links or edges");
    }
    if (value_of(whole, "links") != nullptr && value_of(whole, "edges") != nullptr) {
      text_.refuse(whole.from, "links and edges; a board has one list of them");
    }
    if (const Bracketed* directed = value_of(whole, "directed")) {
      if (directed->text == "true") {
        text_.refuse(directed->from, "this is a directed graph; boards are undirected");
      }
    }
    // networkx 1 wrote places for links, and its attributes as a list.
    const bool old = attributes != nullptr && attributes->open == '[';
    for (const Bracketed& node : nodes->items) read_node(node);
    for (const Bracketed& link : links->items) read_link(link, old || !ids_);
    if (vertices_.order() == 0) text_.refuse(nodes->from, "no nodes");
    const std::set<std::string> different(labels_.begin(), labels_.end());
    const bool named = different.size() == labels_.size() && !different.contains("");
    return labelled(edges_.graph(vertices_.order()), named ? labels_ : vertices_.names());
  }

 private:
  static bool is_object(const Bracketed& item) {
    return item.is_list() && item.open == '{' && item.text.empty();
  }

  // A number, a text, or a list such as [0, 1], which networkx writes for a tuple.
  std::string name_of(const Bracketed& item) const {
    const bool list = item.is_list() && item.open == '[';
    if (!item.is_word() && !list) text_.refuse(item.from, "expected a number or a text");
    return list ? std::string(text_.between(item.from, item.to)) : item.text;
  }

  void read_node(const Bracketed& node) {
    const TextPlace place = text_.place(node.from);
    if (!is_object(node)) {
      vertices_.declare(name_of(node), place);
      labels_.emplace_back();
      return;
    }
    const Bracketed* id = value_of(node, "id");
    const Bracketed* label = first_of(node, {"label", "name"});
    if (id == nullptr && label == nullptr) {
      ids_ = false;
      vertices_.declare(std::to_string(vertices_.order()), place);
    } else {
      ids_ = ids_ && id != nullptr;
      vertices_.declare(name_of(id != nullptr ? *id : *label), place);
    }
    labels_.push_back(label != nullptr && label->is_word() ? label->text : "");
  }

  void read_link(const Bracketed& link, bool by_place) {
    const bool pair = link.is_list() && link.open == '[' && link.items.size() == 2;
    const Bracketed* source = is_object(link) ? first_of(link, {"source", "from"})
                              : pair          ? &link.items[0]
                                              : nullptr;
    const Bracketed* target = is_object(link) ? first_of(link, {"target", "to"})
                              : pair          ? &link.items[1]
                                              : nullptr;
    if (source == nullptr || target == nullptr) {
      text_.refuse(link.from, "expected a link: an object with source and target, or a pair");
    }
    const int u = end(*source, by_place);
    const int v = end(*target, by_place);
    edges_.add(u, v, fmt::format("{}-{}", name_of(*source), name_of(*target)),
               text_.place(link.from));
  }

  int end(const Bracketed& item, bool by_place) const {
    const std::string name = name_of(item);
    const std::optional<int> place = item.quoted ? std::nullopt : whole_number(name);
    if (by_place && place && *place < vertices_.order()) return *place;
    if (const std::optional<int> number = vertices_.find(name); number && !(by_place && place)) {
      return *number;
    }
    text_.refuse(item.from, fmt::format("no node has the id {}", in_quotes(name)));
  }

  TextScanner text_;
  VertexNames vertices_;  // by their ids
  std::vector<std::string> labels_;
  bool ids_ = true;  // all have one
  FileEdges edges_{FileEdges::Listed::once};
};

std::string json_text(std::string_view name) {
  std::string result = "\"";
  for (const char c : name) {
    if (c == '"' || c == '\\') result += '\\';
    const auto byte = static_cast<unsigned char>(c);
    result += byte < 0x20 ? fmt::format("\\u{:04x}", byte) : std::string(1, c);
  }
  return result + "\"";
}

}  // namespace

LabelledGraph read_node_link(std::istream& in, const std::string& source) {
  return NodeLinkReader(in, source).read();
}

std::string node_link_text(const LabelledGraph& board) {
  const auto id = [&](int v) {
    const std::string name = vertex_name(board, v);
    return board.labels.empty() ? name : json_text(name);
  };
  std::string nodes;
  for (const int v : board.graph.vertices()) {
    nodes += fmt::format("{}\n  {{\"id\": {}}}", nodes.empty() ? "" : ",", id(v));
  }
  std::string links;
  for (const Edge e : board.graph.edges()) {
    links += fmt::format("{}\n  {{\"source\": {}, \"target\": {}}}", links.empty() ? "" : ",",
                         id(e.low), id(e.high));
  }
  return fmt::format(
      "{{\"directed\": false, \"multigraph\": false, \"graph\": {{}},\n \"nodes\": [{}],\n "
      "\"links\": [{}]}}\n",
      nodes, links);
}

bool claims_node_link(std::string_view head) {
  const auto has = [&](std::string_view key) { return head.find(key) != std::string_view::npos; };
  return trimmed(head).starts_with('{') && has("\"nodes\"") &&
         (has("\"links\"") || has("\"edges\""));
}

}  // namespace harary
