// SPDX-License-Identifier: MIT
// GraphML (.graphml), the graph format in XML of U. Brandes and others: nodes and edges of one
// undirected graph. Data of nodes that is called label or name gives their names; other data,
// ports and the rest of the document are read over.
#include "graph/formats/formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <istream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/small_letters.hpp"
#include "base/xml.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/text_lines.hpp"
#include "graph/formats/xml_tags.hpp"

namespace harary {

namespace {

// GEXF has the same elements with other attributes.
enum class XmlGraph { graphml, gexf };

class GraphmlReader {
 public:
  GraphmlReader(std::istream& in, const std::string& source, XmlGraph kind)
      : tags_(in, source), gexf_(kind == XmlGraph::gexf) {}

  LabelledGraph read() {
    bool first = true;
    while (const std::optional<XmlTag> tag = tags_.next()) {
      if (first && tag->name != (gexf_ ? "gexf" : "graphml")) {
        tags_.refuse(tag->at, fmt::format("<{}> is not a {} document", tag->name,
                                          gexf_ ? "GEXF" : "GraphML"));
      }
      first = false;
      if (tag->opens) open(*tag);
      if (tag->closes) close(*tag);
    }
    if (!seen_) tags_.refuse(tags_.at(), "no <graph>");
    for (const Link& link : links_) add(link);
    if (vertices_.order() == 0) tags_.refuse(tags_.at(), "a graph without nodes");
    const std::set<std::string> different(labels_.begin(), labels_.end());
    const bool named = different.size() == labels_.size() && !different.contains("");
    return labelled(edges_.graph(vertices_.order()), named ? labels_ : vertices_.names());
  }

 private:
  struct Link {
    std::string source;
    std::string target;
    std::size_t at;
  };

  void open(const XmlTag& tag) {
    if (tag.name == "key") {
      const std::string what = small_letters(tag.attribute("attr.name"));
      if (what == "label" || what == "name") label_keys_.insert(tag.attribute("id"));
    } else if (tag.name == "graph") {
      if (in_node_) tags_.refuse(tag.at, "a graph within a node; a board is one graph");
      if (seen_) tags_.refuse(tag.at, "a second graph; a board is one");
      seen_ = true;
      directed_ = is_directed(tag.attribute(gexf_ ? "defaultedgetype" : "edgedefault"));
    } else if (tag.name == "node") {
      vertices_.declare(required(tag, "id"), tags_.place(tag.at));
      labels_.push_back(gexf_ ? tag.attribute("label") : "");
      require_utf_8(labels_.back(), tags_.place(tag.at));
      in_node_ = true;
    } else if (tag.name == "edge") {
      const std::string directed = tag.attribute("directed");  // of GraphML
      const std::string type = tag.attribute("type");          // of GEXF
      const bool said = gexf_ ? !type.empty() : directed == "true" || directed == "false";
      const bool says = gexf_ ? is_directed(type) : directed == "true";
      if (said ? says : directed_) {
        tags_.refuse(tag.at, "a directed edge; boards are undirected");
      }
      constexpr std::size_t kMost = std::size_t{kMaxOrder} * kMaxOrder;
      if (links_.size() == kMost) tags_.refuse(tag.at, "more edges than a board can have");
      links_.push_back({required(tag, "source"), required(tag, "target"), tag.at});
    } else if (tag.name == "hyperedge") {
      tags_.refuse(tag.at, "a hyperedge; an edge of a board has two ends");
    } else if (tag.name == "data") {
      in_label_ = in_node_ && label_keys_.contains(tag.attribute("key"));
    }
  }

  void close(const XmlTag& tag) {
    if (tag.name == "node") in_node_ = false;
    if (tag.name != "data") return;
    if (in_label_ && labels_.back().empty() && !tag.opens) {
      labels_.back() = std::string(trimmed(tag.before));
      require_utf_8(labels_.back(), tags_.place(tag.at));
    }
    in_label_ = false;
  }

  // GEXF calls arcs in both directions mutual.
  static bool is_directed(const std::string& type) {
    return type == "directed" || type == "mutual";
  }

  std::string required(const XmlTag& tag, std::string_view key) const {
    if (!tag.attributes.contains(key)) {
      tags_.refuse(tag.at, fmt::format("<{}> without {}", tag.name, key));
    }
    return tag.attribute(key);
  }

  void add(const Link& link) {
    const auto end = [&](const std::string& id) {
      if (!vertices_.has(id)) {
        tags_.refuse(link.at, fmt::format("no node has the id {}", in_quotes(id)));
      }
      return vertices_.number(id, tags_.place(link.at));
    };
    const int u = end(link.source);
    const int v = end(link.target);
    edges_.add(u, v, fmt::format("{}-{}", link.source, link.target), tags_.place(link.at));
  }

  XmlTags tags_;
  bool gexf_;
  bool seen_ = false;
  bool directed_ = false;
  bool in_node_ = false;
  bool in_label_ = false;
  std::set<std::string> label_keys_;
  VertexNames vertices_;  // by their ids
  std::vector<std::string> labels_;
  std::vector<Link> links_;
  FileEdges edges_{FileEdges::Listed::once};
};

// The vertices are called by their labels if all have different ones, otherwise by their ids.
// Throws InputError with line and column for directed edges, hyperedges, graphs within nodes, a
// second graph, a loop, an edge that is there twice, a document type with entities of its own, and
// what is not XML.
LabelledGraph read_graphml(std::istream& in, const std::string& source) {
  return GraphmlReader(in, source, XmlGraph::graphml).read();
}

// GEXF (.gexf), the XML of Gephi, likewise: labels are attributes of nodes.
LabelledGraph read_gexf(std::istream& in, const std::string& source) {
  return GraphmlReader(in, source, XmlGraph::gexf).read();
}

std::string gexf_text(const LabelledGraph& board) {
  std::string result =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<gexf xmlns=\"http://gexf.net/1.2draft\" version=\"1.2\">\n"
      "  <graph defaultedgetype=\"undirected\" mode=\"static\">\n    <nodes>\n";
  for (const int v : board.graph.vertices()) {
    result += fmt::format("      <node id=\"{}\" label=\"{}\"/>\n", v,
                          xml_escaped(vertex_name(board, v)));
  }
  result += "    </nodes>\n    <edges>\n";
  int id = 0;
  for (const Edge e : board.graph.edges()) {
    result +=
        fmt::format("      <edge id=\"{}\" source=\"{}\" target=\"{}\"/>\n", id++, e.low, e.high);
  }
  return result + "    </edges>\n  </graph>\n</gexf>\n";
}

bool claims_gexf(std::string_view head) {
  return trimmed(head).starts_with('<') && head.find("<gexf") != std::string_view::npos &&
         head.find("<graphml") == std::string_view::npos;
}

std::string graphml_text(const LabelledGraph& board) {
  std::string result =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n"
      "  <graph edgedefault=\"undirected\">\n";
  const auto name = [&](int v) { return xml_escaped(vertex_name(board, v)); };
  for (const int v : board.graph.vertices())
    result += fmt::format("    <node id=\"{}\"/>\n", name(v));
  for (const Edge e : board.graph.edges()) {
    result += fmt::format("    <edge source=\"{}\" target=\"{}\"/>\n", name(e.low), name(e.high));
  }
  return result + "  </graph>\n</graphml>\n";
}

bool claims_graphml(std::string_view head) {
  const std::string_view text = trimmed(head);
  if (claims_gexf(text)) return false;
  if (text.starts_with("<?xml") || text.starts_with("<!") || text.starts_with("<graphml"))
    return true;
  // Another document, which this reader refuses by its name. Names of vertices may be in such
  // brackets.
  return text.size() > 1 && text[0] == '<' &&
         std::isalpha(static_cast<unsigned char>(text[1])) != 0 && text.ends_with('>') &&
         text.find("</") != std::string_view::npos;
}

}  // namespace

constinit const BoardFormat kGraphmlFormat{.name = "graphml",
                                           .title = "GraphML",
                                           .ending = ".graphml",
                                           .other_endings = ".xml",
                                           .read = read_graphml,
                                           .claims = claims_graphml,
                                           .write = graphml_text};

constinit const BoardFormat kGexfFormat{.name = "gexf",
                                        .title = "GEXF",
                                        .ending = ".gexf",
                                        .read = read_gexf,
                                        .claims = claims_gexf,
                                        .write = gexf_text};

}  // namespace harary
