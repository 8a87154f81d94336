// SPDX-License-Identifier: MIT
#include "graph/formats/board_formats.hpp"

#include <gtest/gtest.h>

#include <set>

#include "graph/formats/dimacs.hpp"
#include "graph/formats/graph6.hpp"
#include "graph/formats/sparse6.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

TEST(BoardFormats, AreToldApartByTheirEndingsAndPrefixes) {
  std::set<std::string_view> seen;
  for (const BoardFormat& format : board_formats()) {
    EXPECT_TRUE(seen.insert(format.title).second) << format.title;
    EXPECT_TRUE(seen.insert(format.ending).second) << format.title;
    EXPECT_EQ(format_of_name(format.name), &format);
    EXPECT_EQ(format_of_file("file" + std::string(format.ending) + ".gz"), &format);
    EXPECT_NE(format.write, nullptr) << format.title;
    EXPECT_EQ(format_of_file("@some.file" + std::string(format.ending)), &format);
    EXPECT_NE(format.is_list(), format.read != nullptr) << format.title;
    EXPECT_EQ(format.is_list(), !format.prefix.empty()) << format.title;
    EXPECT_EQ(format.is_list(), !format.header.empty()) << format.title;
    if (!format.is_list()) continue;
    EXPECT_EQ(format_of_word(std::string(format.prefix) + "x"), &format);
    EXPECT_EQ(&format_of_line(format.header), &format);
    EXPECT_TRUE(is_header(format.header));
  }
  EXPECT_EQ(format_of_file("board.txt"), nullptr);
  EXPECT_EQ(format_of_word("K6"), nullptr);
  EXPECT_FALSE(is_header("Bw"));
}

TEST(BoardFormats, TellTheFormatOfALine) {
  EXPECT_EQ(decode_graph_line("Bw"), decode_graph6("Bw"));
  EXPECT_EQ(decode_graph_line(":Cw"), decode_sparse6(":Cw"));
  EXPECT_EQ(decode_graph_line(">>sparse6<<:Cw"), decode_sparse6(":Cw"));
  EXPECT_EQ(decode_graph_line("&AW"), decode_graph6("A_"));
  EXPECT_NE(refusal([] { decode_graph_line("&AO"); }).find("directed"), std::string::npos);
  EXPECT_NE(refusal([] { decode_graph_line(";Cw"); }).find("incremental"), std::string::npos);
  EXPECT_EQ(refusal([] { decode_graph_line(">>planar_code<<&AO"); }),
            "an unknown header; >>graph6<<, >>sparse6<< and >>digraph6<< are read");
}

TEST(BoardFormats, AreListedForMessages) {
  EXPECT_EQ(file_endings(),
            ".g6, .s6, .d6, .edges, .col, .mat, .adjlist, .metis, .mtx, .gml, .graphml, .dot, .gw, "
            ".tgf, .counted, .pairs, .lists, .json, .net or .gexf");
  EXPECT_EQ(format_names(),
            "graph6, sparse6, digraph6, edges, dimacs, matrix, adjlist, metis, mtx, gml, graphml, "
            "dot, leda, tgf, counted, pairs, lists, json, pajek or gexf");
  EXPECT_EQ(prefixed_words(), "g6:…, s6:…, d6:…");
  EXPECT_EQ(list_file_forms("@list"), "@list.g6, @list.s6, @list.d6");
}

}  // namespace
}  // namespace harary
