// SPDX-License-Identifier: MIT
#include "graph/formats/board_formats.hpp"

#include <fmt/format.h>

#include <array>

#include "graph/formats/dimacs.hpp"
#include "graph/formats/edge_list.hpp"
#include "graph/formats/graph6.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/sparse6.hpp"

namespace harary {

namespace {

// In this order in messages and help.
constexpr std::array kFormats{kGraph6Format, kSparse6Format, kEdgesFormat, kDimacsFormat};

// "a, b, c": `text_of` gives the text of a format, "" for those to leave out.
template <class TextOf>
std::string listed(std::string_view separator, std::string_view last_separator, TextOf text_of) {
  std::string result;
  std::string last;
  for (const BoardFormat& format : kFormats) {
    const std::string text = text_of(format);
    if (text.empty()) continue;
    if (!last.empty()) result += fmt::format("{}{}", result.empty() ? "" : separator, last);
    last = text;
  }
  return result.empty() ? last : fmt::format("{}{}{}", result, last_separator, last);
}

}  // namespace

std::span<const BoardFormat> board_formats() {
  return kFormats;
}

const BoardFormat* format_of_file(std::string_view path) {
  for (const BoardFormat& format : kFormats) {
    if (path.ends_with(format.ending)) return &format;
  }
  return nullptr;
}

const BoardFormat* format_of_word(std::string_view text) {
  for (const BoardFormat& format : kFormats) {
    if (!format.prefix.empty() && text.starts_with(format.prefix)) return &format;
  }
  return nullptr;
}

const BoardFormat& format_of_line(std::string_view line, const TextPlace& start) {
  for (const BoardFormat& format : kFormats) {
    if (!format.is_list()) continue;
    const bool begins = format.first != 0 && line.starts_with(format.first);
    if (begins || line.starts_with(format.header)) return format;
  }
  if (line.starts_with('&')) {
    throw InputError(moved(start, 0), "this is a directed graph (digraph6); boards are undirected");
  }
  if (line.starts_with(';')) {
    throw InputError(moved(start, 0),
                     "this is incremental sparse6, which is not read; convert it to graph6");
  }
  if (line.starts_with('>')) {
    throw InputError(moved(start, 0),
                     fmt::format("an unknown header; {} are read",
                                 listed(", ", " and ", [](const BoardFormat& format) {
                                   return std::string(format.header);
                                 })));
  }
  return kFormats.front();
}

Graph decode_graph_line(std::string_view line, const TextPlace& start) {
  return format_of_line(line, start).decode(line, start);
}

bool is_header(std::string_view line) {
  for (const BoardFormat& format : kFormats) {
    if (format.is_list() && line == format.header) return true;
  }
  return false;
}

std::string file_endings() {
  return listed(", ", " or ", [](const BoardFormat& format) { return std::string(format.ending); });
}

std::string prefixed_words() {
  return listed(", ", ", ", [](const BoardFormat& format) {
    return format.prefix.empty() ? "" : fmt::format("{}…", format.prefix);
  });
}

std::string board_file_form() {
  return "@file" +
         listed("|", "|", [](const BoardFormat& format) { return std::string(format.ending); });
}

std::string list_file_forms(std::string_view at) {
  return listed(", ", ", ", [&](const BoardFormat& format) {
    return format.is_list() ? fmt::format("{}{}", at, format.ending) : "";
  });
}

}  // namespace harary
