// SPDX-License-Identifier: MIT
// Tables of a target: one after the other for several targets, and for all that have a name.
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "papers/paper_tables.hpp"
#include "papers/ramsey_games.hpp"

namespace harary::cli {
namespace {

TEST(TargetTables, AreMadeOncePerTarget) {
  const Outcome outcome = command("paper-table thresholds --min 4 --max 5 --target P3 --target C4");
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  EXPECT_NE(outcome.out.find("\ntarget    n   maker  client  waiter enforcer  strict"),
            std::string::npos)
      << outcome.out;
  EXPECT_NE(outcome.out.find("\nP3        4       3       4       1       3  EEEEA\n"
                             "P3        5       5       8       3       7  EEEEEEEEA\n"
                             "C4        4       0       0       0       0  AAAAA\n"
                             "C4        5       0       0       0       1  AAAAAAAAA\n"),
            std::string::npos)
      << outcome.out;
  // One target needs no column.
  const Outcome one = command("paper-table thresholds --min 4 --max 4 --target P3");
  EXPECT_EQ(one.out.find("P3"), std::string::npos) << one.out;
}

TEST(TargetTables, AllAreThoseOfRamseyGames) {
  const Outcome outcome = command("paper-table fewest-moves --min 3 --max 3 --target all --json");
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  std::vector<Json> lines;
  std::istringstream text(outcome.out);
  for (std::string line; std::getline(text, line);) lines.push_back(Json::parse(line));
  ASSERT_EQ(lines.size(), ramsey_targets().size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const RamseyTarget& target = ramsey_targets()[i];
    EXPECT_EQ(lines[i]["target"], target.text);
    const bool has_room = target.graph.order() <= 3;
    EXPECT_EQ(lines[i]["strong"]["winner"].is_null(), !has_room) << target.name;
  }
  const Outcome people = command("paper-table fewest-moves --min 3 --max 3 --target all");
  EXPECT_NE(people.out.find("\nK1,3        3     no room      -"), std::string::npos) << people.out;
  EXPECT_EQ(command("paper-table ramsey-games --max 3 --target all").out,
            command("paper-table ramsey-games --max 3").out);
}

// Not after the lines of the targets before it.
TEST(TargetTables, RefuseAWrongTargetFirst) {
  int tables = 0;
  for (const PaperTable& table : paper_tables()) {
    if (table.told != PaperTable::Told::target) continue;
    ++tables;
    const std::string words = "paper-table " + table.name + " --max " + std::to_string(table.first);
    const Outcome outcome = command(words + " --target all --target nonsense");
    EXPECT_EQ(outcome.status, kBadInput) << table.name;
    EXPECT_EQ(outcome.out, "") << table.name;
    EXPECT_TRUE(outcome.err.starts_with("harary: --target: 'nonsense' is not a graph"))
        << outcome.err;
  }
  EXPECT_EQ(tables, 4);
  EXPECT_EQ(command("paper-table thresholds --max 3 --target spanning-trees").status, kAnswered);
}

}  // namespace
}  // namespace harary::cli
