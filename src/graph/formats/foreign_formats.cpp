// SPDX-License-Identifier: MIT
#include "graph/formats/foreign_formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "base/small_letters.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/text_lines.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

bool begins_in_any_case(std::string_view text, std::string_view word) {
  return small_letters(std::string(text.substr(0, word.size()))) == word;
}

bool is_json(std::string_view text) {
  return text.starts_with('{') || text.starts_with('[');
}

bool is_cytoscape(std::string_view text) {
  return is_json(text) && has(text, "\"data\"") &&
         (has(text, "\"elements\"") || text.starts_with('['));
}

bool is_adjacency_json(std::string_view text) {
  return is_json(text) && has(text, "\"adjacency\"") && has(text, "\"nodes\"");
}

bool is_dl(std::string_view text) {
  return begins_in_any_case(text, "dl") && text.size() > 2 && has(" \t\r\n,", text.substr(2, 1)) &&
         has(small_letters(std::string(text.substr(0, 200))), "n");
}

bool is_gdf(std::string_view text) {
  return begins_in_any_case(text, "nodedef>");
}

bool is_sgf(std::string_view text) {
  return text.starts_with("(;");
}

// "((A,B),C);", where GAP would have square brackets.
bool is_newick(std::string_view text) {
  return text.starts_with('(') && text.ends_with(");");
}

bool is_nexus(std::string_view text) {
  return begins_in_any_case(text, "#nexus");
}

bool is_xgmml(std::string_view text) {
  return text.starts_with('<') && has(text.substr(0, 2000), "xgmml");
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  LineFields fields(line);
  while (const std::optional<Field> field = fields.next()) words.push_back(field->text);
  return words;
}

// LGL: "# v" above the neighbours of v, each with a weight or not.
bool is_lgl(std::string_view text) {
  int heads = 0;
  bool number = false;
  if (!text.starts_with("# ")) return false;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::vector<std::string_view> words = words_of(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (words.empty()) continue;
    // Other formats have comments of this kind, and longer lines.
    if (words[0] == "#" ? words.size() != 2 : words.size() > 2) return false;
    if (words[0] != "#") continue;
    number = number || whole_number(words[1]).has_value();
    ++heads;
  }
  return heads > 1 || number;
}

// networkx: "0 2", and then a line "1 {}" for each of these 2 neighbours.
bool is_multiline_adjacency_list(std::string_view text) {
  const auto is_comment = [](std::string_view line) { return line.starts_with('#'); };
  const std::string_view first = first_line(text, is_comment);
  if (first.empty()) return false;
  const auto at = static_cast<std::size_t>(first.data() - text.data()) + first.size();
  const std::string_view second = first_line(text.substr(at), is_comment);
  const std::vector<std::string_view> head = words_of(first);
  const std::vector<std::string_view> next = words_of(second);
  return head.size() == 2 && whole_number(head[1]) && next.size() >= 2 &&
         next[1].starts_with('{') && second.ends_with('}');
}

struct Foreign {
  bool (*is)(std::string_view text);
  std::string_view name;
  std::string_view advice;
};

constexpr std::string_view kByNetworkx = "read it by networkx and write graph6, GML or GraphML";

constexpr std::array kForeign{
    Foreign{is_cytoscape, "Cytoscape JSON",
            "networkx.cytoscape_graph() reads it, export GML there"},
    Foreign{is_adjacency_json, "the adjacency JSON of networkx",
            "networkx.adjacency_graph() reads it; write node-link JSON or graph6"},
    Foreign{is_dl, "UCINET DL", "export Pajek or an edge list from UCINET or Gephi"},
    Foreign{is_gdf, "GDF", "Gephi reads it; export GraphML there"},
    Foreign{is_sgf, "SGF, the record of a game", "a board is a graph, or has a name"},
    Foreign{is_newick, "Newick, a tree of species", kByNetworkx},
    Foreign{is_nexus, "NEXUS", kByNetworkx},
    Foreign{is_xgmml, "XGMML", "Cytoscape reads it; export GraphML there"},
    Foreign{is_lgl, "LGL", "igraph reads it (Graph.Read_Lgl); write GML or GraphML"},
    Foreign{is_multiline_adjacency_list, "the multiline adjacency list of networkx",
            "networkx.read_multiline_adjlist() reads it; write_adjlist() or GML are read here"}};

}  // namespace

std::optional<std::string> foreign_format(std::string_view text) {
  text = trimmed(text);
  for (const Foreign& format : kForeign) {
    if (format.is(text)) {
      return fmt::format("this is {}, which is not read; {}", format.name, format.advice);
    }
  }
  return std::nullopt;
}

}  // namespace harary
