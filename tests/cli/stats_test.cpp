// SPDX-License-Identifier: MIT
// What --stats says of each search: exact numbers on small boards with one thread, and sums that
// must agree on all of them.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

Json searches_of(const Json& answered) {
  return answered.at("stats").at("searches");
}
Json stats_of(const std::string& line, const std::string& threads = "1") {
  return answer(line + " --memory 64M --stats --threads " + threads);
}
// The only search of a question with one thread.
Json search_of(const std::string& line) {
  const Json searches = searches_of(stats_of(line));
  EXPECT_EQ(searches.size(), 1U) << line;
  return searches.at(0);
}

std::uint64_t sum(const Json& group) {
  std::uint64_t result = 0;
  for (const auto& [name, number] : group.items()) result += number.get<std::uint64_t>();
  return result;
}

// That the numbers of a search are in step with one another, and with its positions.
void expect_sums_agree(const Json& search, const std::string& line) {
  if (search.contains("ends")) {
    EXPECT_EQ(sum(search["ends"]), search["positions"]) << line;
    EXPECT_EQ(search["ends"]["unfinished"], 0) << line;
  }
  if (search.contains("asked")) {
    for (const auto& [technique, asked] : search["asked"].items()) {
      EXPECT_LE(search["cut"][technique], asked) << line << ": " << technique;
    }
  }
  if (search.contains("open_moves")) {
    const Json& open = search["open_moves"];
    const std::uint64_t looked_up = sum(open) - open["searched_again"].get<std::uint64_t>();
    EXPECT_LE(looked_up, search["moves"]["open"]) << line;
  }
  if (search.contains("table")) {
    const Json& table = search["table"];
    EXPECT_LE(table["hits"], table["lookups"]) << line;
    EXPECT_LE(table["entries"], table["capacity"]) << line;
    EXPECT_LE(table["replaced"], table["stores"]) << line;
    EXPECT_DOUBLE_EQ(table["load"],
                     table["entries"].get<double>() / table["capacity"].get<double>());
    // Every position that was expanded is stored when it is left.
    EXPECT_GE(table["stores"], search["positions"]) << line;
  }
}

std::uint64_t positions_of(const Json& search) {
  std::uint64_t result = search["positions"];
  if (search.contains("one_sided")) result += search["one_sided"]["positions"].get<std::uint64_t>();
  return result;
}

const std::vector<std::string>& questions() {
  static const std::vector<std::string> kQuestions{
      "solve sim --remoteness",
      "solve sim --board K7",
      "solve avoidance --board K3,4 --target C4 --red 0-3",
      "solve avoidance --board K5 --colours 3",
      "solve maker-breaker --board K6 --target P6 --remoteness --method search",
      "solve misere-avoidance --board K6 --target K3",
      "solve achievement --board K7 --target K4 --method search",
      "solve achievement-no-draw --board K6 --target K3 --method search",
      "solve clique --board K6 --bias 1:2",
      "solve clique --board K7",
      "solve clique --board K8 --question winner",
      "solve star --board colex:15",
      "solve capture --board petersen",
      "solve colex --board colex:14",
      "solve path --board K5",
      "solve connected --board petersen",
      "solve saturation --order 9 --question nimber",
      "solve saturation --order 12",
      "solve saturation --order 7 --target C4 --remoteness",
      "solve connect --board Q3 --method search",
      "solve letters 3 2 4 5 --remoteness --method search",
      "solve avoidance --board K16 --target P3",
      "solve achievement --board grid:6x6 --target animal:Y5",
      "solve maker-breaker --board grid:4x5 --target line:4 --remoteness",
      "solve avoider-enforcer --board grid:3x3 --target line:3",
      "solve waiter-client --board K5 --target K3",
      "solve flood --board square:8x8/6:1 --method search",
      "solve honeybee --board hex:7x7:1",
      "solve honeybee --board hex:7x7:1 --question winner",
      "analyse sim --position red=0-1,0-2;green=1-2,3-4",
      "analyse clique --board K6",
      "analyse flood --board square:5x5/4:1",
      "analyse honeybee --board hex:6x6:1",
      "analyse sim --board K5 --follow --position red=0-1,0-2;green=1-2,3-4",
  };
  return kQuestions;
}

TEST(Stats, AgreeWithThePositionsOfTheAnswer) {
  for (const std::string& line : questions()) {
    if (line.find("--follow") != std::string::npos) continue;
    const Json answered = stats_of(line);
    std::uint64_t positions = 0;
    for (const Json& search : searches_of(answered)) {
      expect_sums_agree(search, line);
      if (search.contains("one_sided")) expect_sums_agree(search["one_sided"], line);
      EXPECT_EQ(search["threads"], 1) << line;
      positions += positions_of(search);
    }
    EXPECT_FALSE(searches_of(answered).empty()) << line;
    EXPECT_EQ(positions, answered["positions"]) << line;
  }
}

TEST(Stats, AgreeWithThePositionsOfSeveralThreads) {
  for (const std::string line : {"solve clique --board K8", "solve saturation --order 12"}) {
    const Json answered = stats_of(line, "2");
    const Json search = searches_of(answered).at(0);
    EXPECT_EQ(search["threads"], 2) << line;
    EXPECT_EQ(sum(search["ends"]), search["positions"]) << line;
    EXPECT_EQ(search["ends"]["unfinished"], 0) << line;
    EXPECT_EQ(positions_of(search), answered["positions"]) << line;
  }
}

TEST(Stats, AreTheSameInEveryRun) {
  for (const std::string line : {"solve clique --board K7", "solve saturation --order 9",
                                 "solve honeybee --board hex:7x7:1"}) {
    EXPECT_EQ(stats_of(line)["stats"], stats_of(line)["stats"]) << line;
  }
}

TEST(Stats, ArePrintedOnlyWhenTheyAreWanted) {
  for (const std::string line : {"solve sim --threads 1", "analyse sim --board K4 --threads 1"}) {
    Json without = answer(line);
    Json with = answer(line + " --stats");
    EXPECT_FALSE(without.contains("stats"));
    with.erase("stats");
    for (Json* json : {&without, &with}) json->erase("seconds");
    EXPECT_EQ(without, with);
    EXPECT_EQ(command(line).out.find("search:"), std::string::npos);
    const std::string text = command(line + " --stats").out;
    EXPECT_NE(text.find("\n  search: "), std::string::npos) << text;
    EXPECT_NE(text.find("lookups"), std::string::npos) << text;
  }
}

TEST(Stats, OfWinningSetsNameTheTechniques) {
  const std::string line = "solve maker-breaker --board grid:4x5 --target line:4";
  const Json search = search_of(line);
  EXPECT_EQ(search["search"], "winning_sets");
  EXPECT_EQ(search["decided_by"], "bounds");
  for (const char* technique : {"pairs", "threats", "twins", "dominated_points", "table"}) {
    EXPECT_GT(search["cut"][technique], 0) << technique;
  }
  const std::string text = command(line + " --stats").out;
  EXPECT_NE(text.find("decided by: bounds\n"), std::string::npos) << text;
  EXPECT_NE(text.find("pairs after move"), std::string::npos) << text;
}

TEST(Stats, OfATheoremAreEmpty) {
  const std::string line = "solve connect --order 1000";
  EXPECT_EQ(stats_of(line)["stats"], (Json{{"searches", Json::array()}}));
  EXPECT_NE(command(line + " --stats").out.find("no search was needed"), std::string::npos);
}

TEST(Stats, OfAFollowedAnalysisCountAllItsSearches) {
  const Outcome outcome = command(
      "analyse sim --board K5 --follow --position red=0-1,0-2;green=1-2,3-4 --threads 1 --stats "
      "--json");
  ASSERT_EQ(outcome.status, kAnswered) << outcome.err;
  const Json end = Json::parse(outcome.out.substr(outcome.out.rfind("\n{") + 1));
  std::uint64_t positions = 0;
  for (const Json& search : searches_of(end)) positions += positions_of(search);
  EXPECT_EQ(positions, end["positions"]);
  EXPECT_GT(positions, 0U);
}

TEST(Stats, OfAPartAreInItsLine) {
  const Json part = stats_of("split sim --board K5 --plies 1 --part 0");
  EXPECT_EQ(positions_of(searches_of(part).at(0)), part["positions"]);
}

TEST(Stats, OfATablebaseCountWhatWasWritten) {
  const TestFolder folder;
  const std::string line = "tablebase clique --board K5 --out " + folder.file("k5");
  const Json first = stats_of(line);
  const Json search = searches_of(first).at(0);
  EXPECT_EQ(search["search"], "retrograde");
  EXPECT_EQ(search["positions"], first["positions"]);
  EXPECT_EQ(search["backward"]["positions"], first["positions"]);
  EXPECT_EQ(search["layers"]["written"], first["layers"].size());
  // What is there already is not done again.
  const Json again = searches_of(stats_of(line)).at(0);
  EXPECT_EQ(again["positions"], 0);
  EXPECT_EQ(again["backward"]["moves"], 0);
}

TEST(Stats, ArePinnedOnSmallBoards) {
  const Json core = search_of("solve clique --board K8 --question winner");
  EXPECT_EQ(core["positions"], 311);
  EXPECT_EQ(core["deepest"], 13);
  EXPECT_EQ(core["ends"]["one_sided"], 99);
  EXPECT_EQ(core["ends"]["move"], 3);
  EXPECT_EQ(core["ends"]["table"], 13);
  EXPECT_EQ(core["ends"]["search"], 182);
  EXPECT_EQ(core["moves"]["pairs"], 0);
  EXPECT_EQ(core["moves"]["potential"], 3);
  EXPECT_EQ(core["moves"]["threats"], 621);
  EXPECT_EQ(core["one_sided"]["positions"], 105);
  EXPECT_EQ(core["one_sided"]["games"]["won_by_maker"], 0);
  const Json nimber = search_of("solve saturation --order 9");
  EXPECT_EQ(nimber["ends"]["move"], 130);
  EXPECT_EQ(nimber["ends"]["nimber"], 49);
  EXPECT_EQ(nimber["ends"]["above"], 45);
  EXPECT_EQ(nimber["summands_without_search"]["equal_pairs"], 46);
}

// The number of games asked about is that of the positions, and those that Breaker wins end one.
TEST(Stats, CountOneSidedGames) {
  const Json search = search_of("solve clique --board K8 --question winner");
  const Json& games = search["one_sided"]["games"];
  EXPECT_EQ(games["won_by_breaker"], search["ends"]["one_sided"]);
  EXPECT_LE(sum(games), search["positions"]);
  EXPECT_GT(games["won_by_breaker"], 0);
}

}  // namespace
}  // namespace harary::cli
