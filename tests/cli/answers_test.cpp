// SPDX-License-Identifier: MIT
// The JSON objects that scripts rely on: their fields, no more and no fewer.
#include <gtest/gtest.h>

#include "app/catalogue.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

using Fields = std::vector<std::string>;

Fields fields_of(const Json& json) {
  Fields fields;
  for (const auto& [name, value] : json.items()) fields.push_back(name);
  return fields;
}

TEST(SolveAnswer, HasTheFieldsOfAGameWithPoints) {
  const Json json = answer("solve clique --board K7");
  EXPECT_EQ(fields_of(json), (Fields{"game", "board", "instance", "question", "ties", "winner",
                                     "role", "value", "outcome", "level", "proved", "method",
                                     "engine", "positions", "seconds", "best"}));
  EXPECT_EQ(json["game"], "clique");
  EXPECT_EQ(json["ties"], "second");
  EXPECT_EQ(json["board"], "K7");
  EXPECT_EQ(json["winner"], "second");
  EXPECT_EQ(json["value"], 0);
  EXPECT_EQ(json["outcome"], Json::array({3, 3}));
  EXPECT_EQ(json["level"], "ultra-weak");
  EXPECT_EQ(json["proved"], true);
  EXPECT_EQ(json["method"], "proof");
  EXPECT_GT(json["positions"], 0);
  EXPECT_EQ(json["best"], Json::array({"0-1"}));
}

TEST(SolveAnswer, HasTheFieldsOfAGameWithATarget) {
  const Json json = answer("solve sim");
  EXPECT_EQ(fields_of(json),
            (Fields{"game", "board", "instance", "question", "winner", "role", "value", "level",
                    "proved", "method", "engine", "positions", "seconds", "best"}));
  EXPECT_EQ(json["board"], "K6");
  EXPECT_EQ(json["instance"], (Json{{"board", "K6"}, {"target", "K3"}}));
  EXPECT_EQ(json["winner"], "second");
  EXPECT_EQ(json["value"], -1);
}

// On K6 with a bias for Green it is Green who needs more points; on K5 both have three.
TEST(SolveAnswer, FollowsTheRuleForTies) {
  EXPECT_EQ(answer("solve clique --board K6 --bias 1:2")["ties"], "first");
  EXPECT_EQ(answer("solve clique --board K6 --bias 2:2")["ties"], "second");
  EXPECT_EQ(answer("solve capture --board K5")["ties"], "draw");
  const std::map<std::string, std::string> winners{
      {"first", "first"}, {"second", "second"}, {"draw", "tie"}, {"auto", "second"}};
  for (const std::string game : {"clique", "star"}) {
    for (const auto& [rule, winner] : winners) {
      for (const std::string question : {"", " --question winner"}) {
        const Json json = answer("solve " + game + " --board K5 --ties " + rule + question);
        EXPECT_EQ(json["winner"], winner) << json;
        EXPECT_EQ(json["ties"], rule == "auto" ? "second" : rule);
        EXPECT_EQ(json.contains("outcome"), question.empty());
      }
    }
  }
}

TEST(SolveAnswer, TellsTheRemotenessWhereItIsAskedFor) {
  EXPECT_EQ(answer("solve sim --remoteness")["remoteness"], 15);
  EXPECT_EQ(answer("solve clique --board K5 --remoteness")["remoteness"], 10);
  // A tie has none, and says so: no player hurries.
  const Json tie = answer("solve misere-avoidance --board K5 --remoteness");
  EXPECT_EQ(tie["winner"], "tie");
  EXPECT_TRUE(tie.at("remoteness").is_null());
}

TEST(SolveAnswer, TellsOnlyTheWinnerOfPointsWhenOnlyThatIsAsked) {
  const Json json = answer("solve star --board K5 --question winner");
  EXPECT_EQ(json["winner"], "second");
  EXPECT_FALSE(json.contains("value"));
  EXPECT_FALSE(json.contains("outcome"));
}

TEST(SolveAnswer, NamesTheWinnerInGamesWithoutTies) {
  for (const std::string line :
       {"solve avoidance --board K5", "solve sim+ --board K4", "solve saturation --order 5",
        "solve letters 0 0 0 5", "solve maker-breaker --board K4 --method search",
        "solve connect --order 5 --method search"}) {
    const Json outcome = answer(line);
    const Json winner = answer(line + " --question winner");
    EXPECT_EQ(winner["winner"], outcome["winner"]) << line;
    EXPECT_EQ(winner["value"], outcome["value"]) << line;
  }
}

TEST(SolveAnswer, NamesTheTheoremThatSettledIt) {
  const Json json = answer("solve sima");
  EXPECT_EQ(json["winner"], "first");
  EXPECT_NE(json["method"].get<std::string>().find("R(3,3) = 6"), std::string::npos);
  EXPECT_EQ(json["positions"], 0);
  const Json large = answer("solve connect --order 1000000");
  EXPECT_EQ(large["winner"], "first");
  EXPECT_EQ(large["board"], "K1000000");
}

TEST(SolveAnswer, NamesThePlayersWhoCanForceToBeTheLast) {
  const Json json = answer("solve avoidance --board K4 --colours 3");
  EXPECT_EQ(json["players"], 3);
  ASSERT_TRUE(json["forcing_players"].is_array());
  const bool forced = !json["forcing_players"].empty();
  EXPECT_EQ(json["winner"], forced
                                ? "player " + std::to_string(json["forcing_players"][0].get<int>())
                                : std::string("none"));
  EXPECT_FALSE(json.contains("value"));
}

TEST(AnalyseAnswer, ListsEveryLegalMove) {
  const Json json = answer("analyse sim --position red=0-1,2-3;green=0-2");
  EXPECT_EQ(fields_of(json), (Fields{"game", "board", "instance", "position", "mover", "mover_role",
                                     "finished", "winner", "role", "value", "remoteness", "moves",
                                     "engine", "positions", "seconds"}));
  EXPECT_EQ(json["mover"], "green");
  EXPECT_EQ(json["finished"], false);
  ASSERT_EQ(json["moves"].size(), 12U);
  int best = 0;
  for (const Json& move : json["moves"]) {
    EXPECT_EQ(fields_of(move), (Fields{"move", "winner", "role", "value", "remoteness", "best"}));
    best += move["best"] == true ? 1 : 0;
    if (move["best"] == true) {
      EXPECT_EQ(move["winner"], json["winner"]);
      EXPECT_EQ(move["remoteness"], json["remoteness"]);
    }
  }
  EXPECT_GT(best, 0);
}

TEST(AnalyseAnswer, SaysThatAGameIsOver) {
  const Json json = answer("analyse sim --position red=0-1,0-2,1-2;green=3-4,4-5");
  EXPECT_EQ(json["finished"], true);
  EXPECT_EQ(json["winner"], "second");
  EXPECT_EQ(json["remoteness"], 0);
  EXPECT_EQ(json["moves"], Json::array());
}

TEST(LayersAnswer, HasALineForEveryPly) {
  const Json json = answer("layers sim");
  EXPECT_EQ(json["game"], "sim");
  ASSERT_EQ(json["plies"].size(), 16U);
  EXPECT_EQ(json["plies"][0], (Json{{"ply", 0}, {"open", 1}, {"finished", 0}}));
  EXPECT_EQ(json["plies"][5], (Json{{"ply", 5}, {"open", 64}, {"finished", 6}}));
  EXPECT_EQ(json["complete"], true);
  const Json values = answer("layers sim --values");
  EXPECT_EQ(fields_of(values["plies"][5]), (Fields{"ply", "open", "finished", "P", "N", "ties"}));
}

TEST(TableAnswer, HasALineForEveryBoard) {
  const Outcome colex = command("paper-table colex --min 7 --max 8 --json");
  EXPECT_EQ(colex.status, kAnswered);
  EXPECT_EQ(colex.out,
            "{\"m\":7,\"colex\":[2,2],\"star\":[3,2],\"capture\":1,\"capture_outcome\":[3,2]}\n"
            "{\"m\":8,\"colex\":[2,2],\"star\":[3,2],\"capture\":1,\"capture_outcome\":[2,1]}\n");
  const Outcome saturation = command("paper-table saturation --max 3 --json");
  EXPECT_EQ(saturation.status, kAnswered);
  EXPECT_EQ(saturation.out,
            "{\"n\":3,\"w\":2,\"e\":2,\"h\":\"3\",\"layers\":["
            "{\"edges\":0,\"P\":\"1\",\"N\":\"0\"},{\"edges\":1,\"P\":\"0\",\"N\":\"1\"},"
            "{\"edges\":2,\"P\":\"1\",\"N\":\"0\"}]}\n");
}

TEST(GamesAnswer, HasALineForEveryGameWhoseExampleWorks) {
  const Outcome outcome = command("games --json");
  EXPECT_EQ(outcome.status, kAnswered);
  std::istringstream lines(outcome.out);
  std::size_t games = 0;
  for (std::string line; std::getline(lines, line); ++games) {
    const Json json = Json::parse(line);
    EXPECT_EQ(fields_of(json),
              (Fields{"game", "summary", "options", "option_specs", "example", "example_options",
                      "drawing", "solitaire", "questions", "about", "layers", "tablebases"}));
    ASSERT_EQ(json["option_specs"].size(), json["options"].size());
    for (std::size_t i = 0; i < json["options"].size(); ++i) {
      EXPECT_EQ(json["option_specs"][i]["name"], json["options"][i]);
    }
    const std::string example = json["example"];
    EXPECT_EQ(answer(example.substr(std::string("harary ").size()))["game"], json["game"]);
  }
  EXPECT_EQ(games, catalogue().size());
}

TEST(GamesAnswer, SaysWhichTablesThereAreOfTheExample) {
  const TestFolder folder;
  std::istringstream lines(command("games --json").out);
  int with_layers = 0;
  int with_tablebases = 0;
  for (std::string line; std::getline(lines, line);) {
    const Json json = Json::parse(line);
    const std::string game = json["game"];
    const std::string example = json["example"].get<std::string>().substr(13);  // "harary solve "
    const auto works = [&](const std::string& words) { return command(words).status == kAnswered; };
    EXPECT_EQ(json["layers"], works("layers " + example)) << game;
    EXPECT_EQ(json["tablebases"],
              works("tablebase " + example + " --out " + folder.path() + "/" + game))
        << game;
    with_layers += json["layers"].get<bool>() ? 1 : 0;
    with_tablebases += json["tablebases"].get<bool>() ? 1 : 0;
  }
  EXPECT_GT(with_layers, with_tablebases);
  EXPECT_GT(with_tablebases, 10);
}

TEST(FormerNames, WorkAndAreNotListed) {
  EXPECT_EQ(command("table colex --max 5").out, command("paper-table colex --max 5").out);
  const TestFolder folder;
  const Json json = answer("strong sim --board K4 --out " + folder.path());
  EXPECT_EQ(json["level"], "strong");
  EXPECT_EQ(answer("tablebase sim --board K4 --out " + folder.path())["start"], json["start"]);
  const std::string help = command("--help-all").out;
  EXPECT_NE(help.find("\n  tablebase "), std::string::npos) << help;
  EXPECT_NE(help.find("\n  paper-table "), std::string::npos) << help;
  EXPECT_EQ(help.find("\n  strong"), std::string::npos) << help;
  EXPECT_EQ(help.find("\n  table "), std::string::npos) << help;
  EXPECT_EQ(command("--complete strong sim --o").out, command("--complete tablebase sim --o").out);
  EXPECT_NE(command("--complete strong sim --o").out, "");
  EXPECT_TRUE(command("--complete table").out.starts_with("tablebase\t"));
}

TEST(Words, SayTheSameToPeople) {
  const Outcome outcome = command("solve sim --remoteness");
  EXPECT_EQ(outcome.status, kAnswered);
  EXPECT_NE(outcome.out.find("sim on K6, target K3: Green wins, in 15 moves"), std::string::npos)
      << outcome.out;
  EXPECT_NE(outcome.out.find(
                "solved ultra-weakly: who wins is proved, the moves on the way are not stored\n"),
            std::string::npos)
      << outcome.out;
  EXPECT_NE(command("solve flood --board square:2x2:1")
                .out.find("solved weakly: best moves from the start to the end are known\n"),
            std::string::npos);
  EXPECT_EQ(command("--version").status, kAnswered);
  EXPECT_EQ(command("--help").status, kAnswered);
  EXPECT_EQ(command("solve --help").status, kAnswered);
}

TEST(Options, ChangeTheQuestionAsTheySay) {
  EXPECT_EQ(answer("solve clique --order 4")["board"], "K4");
  EXPECT_EQ(answer("solve saturation --order 6")["winner"], "first");
  EXPECT_EQ(answer("solve saturation --order 6 --first green")["winner"], "second");
  EXPECT_EQ(answer("solve clique --board K4 --green 0-1")["outcome"],
            answer("solve clique --board K4 --blue 0-1")["outcome"]);
  EXPECT_EQ(answer("solve connect --order 6")["winner"], "second");
  EXPECT_EQ(answer("solve connect --order 6 --misere")["winner"], "first");
  EXPECT_EQ(answer("solve saturation --order 9 --connected")["winner"], "second");
  // Same question, same answer, whatever the table forgets.
  Json small = answer("solve star --board K6 --memory 1M");
  Json large = answer("solve star --board K6 --memory 1G");
  EXPECT_EQ(small["outcome"], large["outcome"]);
}

// A theorem says who wins, not how; but of moves that are all alike each is best, and so it is
// where all lose.
TEST(BestMoves, ByATheoremAreThoseOfTheSearch) {
  for (const std::string line :
       {"solve connect --order 2", "solve connect --order 4", "solve connect --order 5",
        "solve connect --order 6 --misere", "solve connect --order 5 --red 0-1,2-3",
        "solve letters 0 0 0 1", "solve letters 2 0 0 0"}) {
    const Json by_theorem = answer(line + " --method theorem");
    const Json by_search = answer(line + " --method search");
    EXPECT_EQ(by_theorem["winner"], by_search["winner"]) << line;
    if (!by_theorem["best"].empty()) {
      EXPECT_EQ(by_theorem["best"], by_search["best"]) << line;
    }
  }
  EXPECT_EQ(answer("solve connect --order 5")["best"], Json({"0-1"}));
  EXPECT_EQ(answer("solve connect --order 64")["best"], Json({"0-1"}));
  EXPECT_EQ(answer("solve connect --order 65")["best"], Json({"0-1"}));
  EXPECT_EQ(answer("solve connect --order 1000")["best"], Json({"0-1"}));
  EXPECT_EQ(answer("solve connect --order 1000000")["best"], Json({"0-1"}));
}

}  // namespace
}  // namespace harary::cli
