// SPDX-License-Identifier: MIT
// Games in parts: what the parts say together is what the game says.
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) result.push_back(line);
  return result;
}

const std::vector<std::string> kGames{
    "sim",
    "avoidance --board K5 --target P4",
    "avoidance --board C6 --target P3 --red 0-1",
    "achievement --board K6 --target C4",
    "maker-breaker --board K5 --target K3 --first green",
    "clique --board K5",
    "clique --board K5 --red 0-1,0-2,0-3",
    "star --board K5 --bias 1:2",
    "capture --board colex:8 --first green",
    "colex --board colex:9",
    "saturation --order 7",
    "connect --order 5",
    "letters 2 1 3 2",
};

// Solves all parts, the last one first, and joins them.
Json joined(const std::string& game, int plies, const std::string& question) {
  const TestFolder folder;
  const std::string words =
      "split " + game + " --plies " + std::to_string(plies) + " --question " + question;
  const Outcome list = command(words);
  EXPECT_EQ(list.status, kAnswered) << list.err;
  const std::vector<std::string> parts = lines_of(list.out);
  EXPECT_EQ(lines_of(command(words).out), parts);
  std::string solved;
  for (std::size_t i = parts.size(); i-- > 0;) {
    const Json part = answer(words + " --part " + std::to_string(i));
    EXPECT_EQ(part["position"], parts[i]);
    EXPECT_TRUE(part["proved"].get<bool>());
    solved += part.dump() + "\n";
  }
  return answer(words + " --join " + folder.put("parts", solved));
}

TEST(Split, PartsSayTogetherWhatTheGameSays) {
  for (const std::string& game : kGames) {
    const Json whole = answer("solve " + game + " --method search");
    for (const int plies : {1, 2, 3}) {
      SCOPED_TRACE(game + ", " + std::to_string(plies));
      const Json parts = joined(game, plies, "outcome");
      EXPECT_EQ(parts["winner"], whole["winner"]);
      EXPECT_EQ(parts.value("value", Json()), whole.value("value", Json()));
      EXPECT_EQ(parts.value("outcome", Json()), whole.value("outcome", Json()));
      EXPECT_EQ(joined(game, plies, "winner")["winner"], whole["winner"]);
    }
  }
}

// Asks for the open parts and solves the first few of them, until none is left.
TEST(Split, PartsThatCanNoLongerMatterNeedNotBeSolved) {
  int asked = 0;
  int all = 0;
  for (const std::string& game : kGames) {
    const Json whole = answer("solve " + game + " --method search");
    for (const std::string question : {"outcome", "winner"}) {
      SCOPED_TRACE(game + ", " + question);
      const TestFolder folder;
      const std::string words = "split " + game + " --plies 3 --question " + question;
      all += static_cast<int>(lines_of(command(words).out).size());
      std::string solved;
      while (true) {
        const std::string known = folder.put("parts", solved);
        const auto open = lines_of(command(words + " --json --open " + known).out);
        if (open.empty()) break;
        EXPECT_EQ(command(words + " --join " + known).status, kBadInput);
        for (std::size_t i = 0; i < std::min<std::size_t>(open.size(), 3); ++i, ++asked) {
          const std::string part = Json::parse(open[i])["part"].dump();
          solved += answer(words + " --part " + part).dump() + "\n";
        }
      }
      const Json parts = answer(words + " --join " + folder.file("parts"));
      EXPECT_EQ(parts["winner"], whole["winner"]);
      if (question == std::string("winner")) continue;
      EXPECT_EQ(parts.value("value", Json()), whole.value("value", Json()));
      EXPECT_EQ(parts.value("outcome", Json()), whole.value("outcome", Json()));
    }
  }
  EXPECT_LT(asked, all * 2 / 3);
}

TEST(Split, MakesFewPartsUpToIsomorphism) {
  EXPECT_EQ(lines_of(command("split clique --board K9 --plies 1").out).size(), 1u);
  EXPECT_EQ(lines_of(command("split clique --board K9 --plies 2").out).size(), 2u);
  EXPECT_EQ(lines_of(command("split clique --board K9 --plies 3").out).size(), 7u);
}

TEST(Split, RefusesWhatIsMissing) {
  const TestFolder folder;
  EXPECT_EQ(command("split sim --plies 0").status, kBadInput);
  EXPECT_EQ(command("split sim --part 2").status, kBadInput);  // there are two
  EXPECT_EQ(command("split sim --part 0 --join x").status, kBadInput);
  EXPECT_EQ(command("split sim --open x --join x").status, kBadInput);
  EXPECT_EQ(command("split sim --open " + folder.file("none")).status, kBadInput);
  EXPECT_EQ(command("split sim --join " + folder.file("none")).status, kBadInput);
  EXPECT_EQ(command("split sim --join " + folder.put("empty", "")).status, kBadInput);
  EXPECT_EQ(command("split sim --join " + folder.put("bad", "{}\n")).status, kBadInput);
  EXPECT_EQ(command("split avoidance --board K4 --target K3 --colours 3").status, kBadInput);
}

TEST(Split, RefusesPartsOfAnotherQuestion) {
  const TestFolder folder;
  const auto part = [&](const std::string& words) {
    return folder.put("part", answer("split " + words + " --plies 1 --part 0").dump());
  };
  std::string known = part("clique --board K5 --question winner");
  EXPECT_EQ(command("split clique --board K5 --plies 1 --join " + known).status, kBadInput);
  EXPECT_EQ(command("split clique --board K5 --plies 1 --question winner --join " + known).status,
            kAnswered);
  known = part("star --board K5");
  EXPECT_EQ(command("split star --board K5 --plies 1 --join " + known).status, kAnswered);
  EXPECT_EQ(command("split clique --board K5 --plies 1 --join " + known).status, kBadInput);
  EXPECT_EQ(command("split star --board K6 --plies 1 --open " + known).status, kBadInput);
}

}  // namespace
}  // namespace harary::cli
