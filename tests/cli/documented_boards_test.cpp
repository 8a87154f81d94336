// SPDX-License-Identifier: MIT
// docs/formats.md, the manual and the help name every form of boards that there is, and the names
// in docs/formats.md are boards.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "graph/formats/board_formats.hpp"
#include "graph/name_table.hpp"
#include "graph/named.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

std::string formats_page() {
  std::ifstream file(std::string(HARARY_DOCS) + "/formats.md");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

bool says(const std::string& text, std::string_view words) {
  return text.find(words) != std::string::npos;
}

TEST(DocumentedBoards, HaveEveryFormatOfTheTable) {
  const std::string page = formats_page();
  const std::string manual = command("manual").out;
  const std::string help = command("solve --help-all").out;
  for (const BoardFormat& format : board_formats()) {
    EXPECT_TRUE(says(page, "`@file" + std::string(format.ending) + "`")) << format.title;
    EXPECT_TRUE(says(page, format.title)) << format.title;
    EXPECT_TRUE(says(manual, format.ending)) << format.title;
    EXPECT_TRUE(says(help, format.name)) << format.title;
    if (format.prefix.empty()) continue;
    EXPECT_TRUE(says(page, "`" + std::string(format.prefix) + "…`")) << format.title;
    EXPECT_TRUE(says(manual, format.prefix)) << format.title;
    EXPECT_TRUE(says(help, format.prefix)) << format.title;
  }
}

TEST(DocumentedBoards, HaveEveryNameOfTheTable) {
  const std::string page = formats_page();
  for (const std::string& word : graph_words()) {
    EXPECT_TRUE(says(page, "`" + word)) << word;
  }
}

// The first column of both tables of names.
TEST(DocumentedBoards, AreBoards) {
  std::istringstream page(formats_page());
  const std::regex quoted("`([^`]*)`");
  std::set<std::string> names;
  for (std::string line; std::getline(page, line) && line != "## Text forms";) {
    if (!line.starts_with("| `")) continue;
    const std::string column = line.substr(0, line.find(" | "));
    for (std::sregex_iterator name(column.begin(), column.end(), quoted), end; name != end;
         ++name) {
      names.insert((*name)[1]);
    }
  }
  EXPECT_GE(names.size(), 25U);
  for (const std::string& name : names) {
    EXPECT_GE(named_graph(name).order(), 1) << name;
    EXPECT_EQ(spelled_name(name), name);
  }
  // What the page says of some of them.
  EXPECT_EQ(named_graph("~(~K6+~P3)").edge_count(), 15 + 2 + 6 * 3);
  EXPECT_EQ(named_graph("2*K3xP2+C4"), named_graph("((2*K3)xP2)+C4"));
  EXPECT_EQ(spelled_name("(k6)+(p3)"), "K6+P3");
}

}  // namespace
}  // namespace harary::cli
