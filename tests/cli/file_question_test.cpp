// SPDX-License-Identifier: MIT
// `solve --instance FILE` without a game's name: the question of the file itself.
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

Outcome asked(const std::string& text, const Arguments& more = {}) {
  Arguments arguments{"solve", "--instance", "text:" + text};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return outcome_of(arguments);
}

const std::string kLine = "#positions a b c\n#blackwins\na b\nb c\n";
const std::string kWhite = kLine + "#whitewins\nb\n";

TEST(FileQuestion, IsWhetherBlackWins) {
  EXPECT_EQ(asked(kLine).status, kAnswered);
  EXPECT_NE(asked(kLine).out.find("yes, Black wins"), std::string::npos);
  EXPECT_NE(asked(kWhite + "#times t1 t2 t3\n#blackturns t2\n").out.find("no, Black does not win"),
            std::string::npos);
}

TEST(FileQuestion, HasTheTimesAsABound) {
  const Outcome short_game = asked(kLine + "#times t1 t2\n#blackturns t1\n", {"--json"});
  EXPECT_EQ(short_game.json()["black_wins"], false);
  EXPECT_EQ(short_game.json()["times"], 2);
  const Outcome whole = asked(kLine + "#times t1 t2 t3\n#blackturns t1 t3\n", {"--json"});
  EXPECT_EQ(whole.json()["black_wins"], true);
  // Two stones of one turn.
  const Outcome pair = asked(kLine + "#times t1 t2\n#blackturns t1 t2\n", {"--json"});
  EXPECT_EQ(pair.json()["black_wins"], true);
}

// Published positions of Hex whose cells are all dead have no points left.
TEST(FileQuestion, IsAnsweredWhereNoPointIsOpen) {
  const std::string none =
      "#times\nt1 t2 t3\n#blackturns\nt1 t3\n#positions\n#edges\n#source\nS\n#target\nT\n";
  EXPECT_NE(asked(none).out.find("no, Black does not win"), std::string::npos);
  EXPECT_NE(asked("#times t1\n#blackwins\na b\n").err.find("the section #positions is missing"),
            std::string::npos);
  // All points are taken, in each of the formats.
  for (const std::string& text :
       {std::string("#positions a b c\n#blackinitials a\n#whiteinitials b c\n#blackwins\na b\n"),
        std::string(
            R"({"points":["a","b","c"],"sets":[["a","b"]],"red":["a"],"green":["b","c"]})")}) {
    const Outcome over = outcome_of({"solve", "maker-breaker", "--instance", "text:" + text});
    EXPECT_NE(over.out.find("Breaker wins"), std::string::npos) << text << over.err;
  }
  EXPECT_NE(
      command("solve achievement --board grid:2x1 --target line:3 --red a1,b1").out.find("a tie"),
      std::string::npos);
  EXPECT_NE(command("export qdimacs maker-breaker --board grid:2x1 --target line:3 --red a1,b1")
                .err.find("the game is over"),
            std::string::npos);
}

TEST(FileQuestion, SaysWhatWasObeyedAndIgnored) {
  const Json json =
      asked(kLine + "#firstmoves a\n#distances\na 1\n#unreachablepairs\n", {"--json"}).json();
  EXPECT_EQ(json["black_wins"], false);  // a, then b is White's
  ASSERT_EQ(json["notes"].size(), 2U);
  EXPECT_EQ(json["notes"][0], "#firstmoves: Black's first move is one of a");
  EXPECT_EQ(json["notes"][1], "#distances and #unreachablepairs are ignored: redundant hints");
  const Outcome with_game =
      outcome_of({"solve", "maker-breaker", "--instance", "text:" + kLine + "#firstmoves b\n"});
  EXPECT_NE(with_game.out.find("#firstmoves: Black's first move is one of b"), std::string::npos);
}

TEST(FileQuestion, IsOnlyThatOfPgFiles) {
  EXPECT_NE(asked("a b\nb c\n").err.find("only .pg files ask a question"), std::string::npos);
  EXPECT_NE(asked("{\"sets\": [[\"a\"]]}").err.find("only .pg files"), std::string::npos);
  EXPECT_NE(outcome_of({"solve"}).err.find("game is required"), std::string::npos);
  EXPECT_NE(outcome_of({"solve", "--board", "K5"}).err.find("game is required"), std::string::npos);
}

// A Maker-Breaker game is written without "#whitewins", or it would be another game when it is
// read.
TEST(FileQuestion, IsTheSameAfterAnExport) {
  const std::string maker = command("export pg maker-breaker --board K4 --target K3").out;
  EXPECT_EQ(maker.find("#whitewins"), std::string::npos);
  EXPECT_NE(asked(maker).out.find("no, Black does not win"), std::string::npos);
  const std::string five = command("export pg maker-breaker --board K5 --target K3").out;
  EXPECT_NE(asked(five).out.find("yes, Black wins"), std::string::npos);
  const std::string strong = command("export pg achievement --board grid:3x3 --target line:3").out;
  EXPECT_NE(strong.find("#whitewins"), std::string::npos);
  EXPECT_NE(asked(strong).out.find("no, Black does not win"), std::string::npos);
}

}  // namespace
}  // namespace harary::cli
