// SPDX-License-Identifier: MIT
#include "graph/formats/board_formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "graph/formats/digraph6.hpp"
#include "graph/formats/dimacs.hpp"
#include "graph/formats/edge_list.hpp"
#include "graph/formats/formats.hpp"
#include "graph/formats/graph6.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/node_link.hpp"
#include "graph/formats/sparse6.hpp"

namespace harary {

std::span<const BoardFormat> board_formats() {
  // In this order in messages and help.
  static const std::array formats{kGraph6Format,        kSparse6Format, kDigraph6Format,
                                  kEdgesFormat,         kDimacsFormat,  kAdjacencyMatrixFormat,
                                  kAdjacencyListFormat, kMetisFormat,   kMatrixMarketFormat,
                                  kGmlFormat,           kGraphmlFormat, kDotFormat,
                                  kLedaFormat,          kTgfFormat,     kCountedEdgesFormat,
                                  kPairsFormat,         kListsFormat,   kNodeLinkFormat,
                                  kPajekFormat,         kGexfFormat};
  return formats;
}

namespace {

// Does the name end in one of the endings of this list with blanks?
bool ends_in_one_of(std::string_view path, std::string_view endings) {
  while (!endings.empty()) {
    const std::string_view ending = endings.substr(0, endings.find(' '));
    if (path.ends_with(ending)) return true;
    endings.remove_prefix(std::min(ending.size() + 1, endings.size()));
  }
  return false;
}

// "a, b, c": `text_of` gives the text of a format, "" for those to leave out.
template <class TextOf>
std::string listed(std::string_view separator, std::string_view last_separator, TextOf text_of) {
  std::string result;
  std::string last;
  for (const BoardFormat& format : board_formats()) {
    const std::string text = text_of(format);
    if (text.empty()) continue;
    if (!last.empty()) result += fmt::format("{}{}", result.empty() ? "" : separator, last);
    last = text;
  }
  return result.empty() ? last : fmt::format("{}{}{}", result, last_separator, last);
}

}  // namespace

const BoardFormat* format_of_name(std::string_view name) {
  for (const BoardFormat& format : board_formats()) {
    if (name == format.name) return &format;
  }
  return nullptr;
}

const BoardFormat* format_of_file(std::string_view path) {
  if (path.ends_with(".gz")) path.remove_suffix(3);
  for (const BoardFormat& format : board_formats()) {
    if (path.ends_with(format.ending) || ends_in_one_of(path, format.other_endings)) {
      return &format;
    }
  }
  return nullptr;
}

std::vector<const BoardFormat*> formats_that_claim(std::string_view head) {
  std::vector<const BoardFormat*> claiming;
  for (const BoardFormat& format : board_formats()) {
    if (format.claims != nullptr && format.claims(head)) claiming.push_back(&format);
  }
  return claiming;
}

const BoardFormat* format_of_word(std::string_view text) {
  for (const BoardFormat& format : board_formats()) {
    if (!format.prefix.empty() && text.starts_with(format.prefix)) return &format;
  }
  return nullptr;
}

const BoardFormat& format_of_line(std::string_view line, const TextPlace& start) {
  for (const BoardFormat& format : board_formats()) {
    if (!format.is_list()) continue;
    const bool begins = format.first != 0 && line.starts_with(format.first);
    if (begins || line.starts_with(format.header)) return format;
  }
  if (line.starts_with(';')) {
    throw InputError(
        moved(start, 0),
        "this is incremental sparse6, which says what changes in the graph of the line "
        "before, and there is none; write this graph as sparse6 or graph6");
  }
  if (line.starts_with('>')) {
    throw InputError(moved(start, 0),
                     fmt::format("an unknown header; {} are read",
                                 listed(", ", " and ", [](const BoardFormat& format) {
                                   return std::string(format.header);
                                 })));
  }
  return board_formats().front();
}

Graph decode_graph_line(std::string_view line, const TextPlace& start) {
  return format_of_line(line, start).decode(line, start);
}

bool is_header(std::string_view line) {
  for (const BoardFormat& format : board_formats()) {
    if (format.is_list() && line == format.header) return true;
  }
  return false;
}

std::string format_names() {
  return listed(", ", " or ", [](const BoardFormat& format) { return std::string(format.name); });
}

std::string file_endings() {
  return listed(", ", " or ", [](const BoardFormat& format) { return std::string(format.ending); });
}

std::string prefixed_words() {
  return listed(", ", ", ", [](const BoardFormat& format) {
    return format.prefix.empty() ? "" : fmt::format("{}…", format.prefix);
  });
}

std::string list_file_forms(std::string_view at) {
  return listed(", ", ", ", [&](const BoardFormat& format) {
    return format.is_list() ? fmt::format("{}{}", at, format.ending) : "";
  });
}

}  // namespace harary
