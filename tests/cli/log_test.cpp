// SPDX-License-Identifier: MIT
// What answers say of their engine, and what --log tells of the decisions on the way.
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "app/catalogue.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

TEST(Log, EachKindOfEngineSaysItsName) {
  const std::pair<const char*, const char*> kEngines[] = {
      {"solve star --board K5", "proof search on the reduced position"},
      {"solve path --board K4", "proof search"},
      {"solve maker-breaker --board grid:3x3 --target animal:I3", "winning sets"},
      {"solve saturation --board K6", "nimber search"},
      {"solve honeybee --board hex:4x4:1", "search by depth"},
      {"solve flood --board hex:5x5:1", "best-first search"},
      {"solve connect --order 100", "theorem"},
      {"solve avoidance --board K4 --target K3 --colours 3", "proof search"},
      {"solve builder --target K3 --question number", "proof search on the reduced position"},
  };
  // The one for winning sets also says which of its searches answered: "winning sets (proof
  // numbers)".
  for (const auto& [line, engine] : kEngines) {
    const std::string said = answer(line).at("engine");
    EXPECT_EQ(said.substr(0, said.find(" (")), engine) << line;
  }
}

TEST(Log, AnAnalysisSaysIt) {
  EXPECT_EQ(answer("analyse sim --board K4").at("engine"), "proof search with lengths");
  EXPECT_EQ(answer("analyse star --board K4").at("engine"), "proof search on the reduced position");
}

TEST(Log, EveryGameOfTheCatalogueNamesAnEngine) {
  for (const GameDescription& game : catalogue()) {
    const Json json = answer("solve " + game.name + " " + example_text(game));
    EXPECT_TRUE(json.at("engine").is_string()) << game.name;
    EXPECT_NE(json.at("engine"), "") << game.name;
  }
}

TEST(Log, TellsTheDecisionsOfAQuestionInTheirOrder) {
  const Outcome said = command("solve star --board K5 --log");
  EXPECT_EQ(said.status, kAnswered);
  const std::size_t theorem = said.err.find("harary: theorem: none settles this question\n");
  const std::size_t engine =
      said.err.find("harary: engine: proof search on the reduced position, because ");
  const std::size_t end = said.err.find("harary: ended: answered after ");
  ASSERT_NE(end, std::string::npos) << said.err;
  EXPECT_LT(theorem, engine) << said.err;
  EXPECT_LT(engine, end) << said.err;
}

TEST(Log, NamesTheTheoremThatAnswered) {
  const Outcome said = command("solve connect --order 100 --log");
  EXPECT_NE(said.err.find("harary: theorem: "), std::string::npos) << said.err;
  EXPECT_EQ(said.err.find("harary: engine: "), std::string::npos) << said.err;
}

// A line says what answers, and the last one what ended it.
TEST(Log, TellsOfEveryGameWhatAnswersAndWhatEndedIt) {
  for (const GameDescription& game : catalogue()) {
    const Outcome said = command("solve " + game.name + " " + example_text(game) + " --log");
    EXPECT_TRUE(said.err.find("harary: engine: ") != std::string::npos ||
                said.err.find("harary: theorem: ") != std::string::npos)
        << game.name << ": " << said.err;
    EXPECT_NE(said.err.find("harary: ended: "), std::string::npos) << game.name;
  }
}

TEST(Log, SaysNothingWhereItIsNotAskedFor) {
  EXPECT_EQ(command("solve star --board K5").err, "");
}

}  // namespace
}  // namespace harary::cli
