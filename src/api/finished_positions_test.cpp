// SPDX-License-Identifier: MIT
// Every function of the public interface, on every game of the catalogue: at the start, at the end
// of a play, on a board without edges and on other texts. Each answers, or throws
// an error of the interface.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <harary/harary.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace {

const std::vector<std::string> kPlayers{"searching", "perfect", "ultra-strong",
                                        "learning",  "greedy",  "random"};

harary::Budget moment() {
  harary::Budget budget;
  budget.time = std::chrono::milliseconds(300);
  budget.memory_bytes = std::uint64_t{64} << 20;
  return budget;
}

// The options of an example, "--board K5 --target K3"; words before them are the first option's.
harary::Options options_of(const harary::GameDescription& game) {
  harary::Options options;
  std::istringstream words(game.example);
  std::string word;
  std::string option = game.options.front();
  while (words >> word) {
    if (word.starts_with("--")) {
      option = word.substr(2);
      options[option] = "";
      continue;
    }
    std::string& text = options[option];
    text += (text.empty() ? "" : " ") + word;
  }
  for (auto& [name, text] : options) {
    if (text.empty()) text = "true";
  }
  return options;
}

// The first move again and again.
// By the first moves; a game of one player, which these may never end, by greedy ones.
std::string played_to_the_end(const harary::Game& game) {
  constexpr int kLongest = 200;
  harary::Position position = game.view();
  for (int moves = 0; !position.verdict; ++moves) {
    harary::Job job(moment());
    const std::string move = moves < kLongest
                                 ? position.moves.at(0)
                                 : game.suggest_move(position.text, job, "greedy").move;
    position = game.view(game.play(position.text, move));
  }
  return position.text;
}

// What `ask` throws, if it is an error of the interface; "" if it answers. Anything else fails.
template <class Ask>
std::string refusal(Ask&& ask) {
  try {
    (void)ask();
  } catch (const harary::Error& error) {
    EXPECT_STRNE(error.what(), "");
    return error.what();
  }
  return "";
}

// All questions about a game, and about a position where it is over.
void ask_everything(const harary::Game& game, const std::string& finished) {
  harary::Job job(moment());
  EXPECT_FALSE(game.name().empty());
  EXPECT_EQ(refusal([&] { return game.instance(); }), "");
  EXPECT_EQ(refusal([&] { return game.solve(job); }), "");
  harary::Question remoteness;
  remoteness.remoteness = true;
  refusal([&] { return game.solve(job, remoteness); });
  for (const auto kind : {harary::QuestionKind::winner, harary::QuestionKind::nimber}) {
    harary::Question question;
    question.kind = kind;
    refusal([&] { return game.solve(job, question); });
  }
  harary::Question theorem;
  theorem.method = harary::Method::theorem;
  refusal([&] { return game.solve(job, theorem); });
  for (const bool values : {false, true}) refusal([&] { return game.layers(job, values); });

  harary::Job analysing(moment());
  const harary::Position end = game.view(finished);
  EXPECT_TRUE(end.verdict.has_value());
  EXPECT_TRUE(end.moves.empty());
  const harary::Analysis analysis = game.analyse(finished, analysing);
  EXPECT_TRUE(analysis.finished);
  EXPECT_TRUE(analysis.moves.empty());
  for (const std::string& player : kPlayers) {
    harary::Job thinking(moment());
    EXPECT_NE(refusal([&] { return game.suggest_move(finished, thinking, player); }).find("over"),
              std::string::npos)
        << player;
    EXPECT_NE(refusal([&] { return game.suggest_move("no position", thinking, player); }), "");
  }
  for (const std::string move : {"", "0-1", "nonsense"}) {
    EXPECT_NE(refusal([&] { return game.play(finished, move); }), "") << move;
  }
  EXPECT_NE(refusal([&] { return game.view("no position"); }), "");
  EXPECT_NE(refusal([&] { return game.analyse("no position", analysing); }), "");
  EXPECT_NE(refusal([&] { return game.play("no position", "0-1"); }), "");
  harary::Job one(moment());
  EXPECT_NE(refusal([&] { return game.suggest_move("", one, "lucky"); }).find("player"),
            std::string::npos);
}

class EveryGame : public testing::TestWithParam<harary::GameDescription> {};

TEST_P(EveryGame, AnswersAtItsStartAndAtItsEnd) {
  const harary::Game game(GetParam().name, options_of(GetParam()));
  ask_everything(game, played_to_the_end(game));
}

TEST_P(EveryGame, SuggestsALegalMoveAtTheStart) {
  const harary::Game game(GetParam().name, options_of(GetParam()));
  for (const std::string& player : kPlayers) {
    harary::Job job(moment());
    const harary::SuggestedMove chosen = game.suggest_move("", job, player);
    EXPECT_EQ(refusal([&] { return game.play("", chosen.move); }), "") << player;
  }
}

// Where the game can be played without an edge, it is over at once, or plays to its end.
TEST_P(EveryGame, AnswersOnBoardsWithoutEdges) {
  for (const char* board : {"E0", "E1", "E3", "K1", "K2"}) {
    for (const bool with_example : {true, false}) {
      harary::Options options = with_example ? options_of(GetParam()) : harary::Options{};
      options["board"] = board;
      std::optional<harary::Game> game;
      if (!refusal([&] { return game.emplace(GetParam().name, options).name(); }).empty()) continue;
      SCOPED_TRACE(board);
      ask_everything(*game, played_to_the_end(*game));
    }
  }
}

// Tablebases and certificates of a game that is over at its start, where the game has any.
TEST_P(EveryGame, WritesFilesOfAGameThatIsOverAtOnce) {
  const auto folder = std::filesystem::temp_directory_path() /
                      ("harary-every-game-" + GetParam().name + "-" + std::to_string(::getpid()));
  for (const char* board : {"E3", "K2"}) {
    std::optional<harary::Game> game;
    const harary::Options options{{"board", board}};
    if (!refusal([&] { return game.emplace(GetParam().name, options).name(); }).empty()) continue;
    SCOPED_TRACE(board);
    std::filesystem::create_directory(folder);
    harary::Job job(moment());
    harary::Question question;
    question.certificate = (folder / "certificate").string();
    if (refusal([&] { return game->solve(job, question); }).empty() &&
        std::filesystem::exists(question.certificate)) {
      refusal([&] {
        EXPECT_TRUE(harary::verify_certificate(question.certificate, job).holds);
        return 0;
      });
    }
    const std::string tables = (folder / "tables").string();
    if (refusal([&] { return harary::build_tablebase(*game, tables, job); }).empty()) {
      const harary::Tablebase tablebase(tables);
      const std::string end = played_to_the_end(*game);
      EXPECT_FALSE(tablebase.probe().empty());
      EXPECT_FALSE(tablebase.probe(end).empty());
      EXPECT_NE(refusal([&] { return tablebase.probe("no position"); }), "");
      harary::Job unhurried;
      EXPECT_TRUE(tablebase.check(unhurried).holds);
    }
    std::filesystem::remove_all(folder);
  }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryGame, testing::ValuesIn(harary::games()),
                         [](const auto& named) {
                           std::string name = named.param.name;
                           for (char& c : name) {
                             if (c == '-') c = '_';
                             if (c == '+') c = 'p';
                           }
                           return name;
                         });

TEST(FinishedPositions, HaveNoMoveToSuggest) {
  const std::vector<std::tuple<std::string, harary::Options, std::string>> finished{
      {"star", {{"board", "K2"}}, "red=0-1;green="},
      {"sim", {}, "red=0-1,0-2,1-2;green=3-4,3-5"},
      {"connect", {{"board", "K3"}}, "edges=0-1,1-2"},
      {"star", {{"board", "E3"}}, ""}};
  for (const auto& [name, options, position] : finished) {
    const harary::Game game(name, options);
    harary::Job job;
    EXPECT_TRUE(game.view(position).verdict.has_value());
    EXPECT_NE(refusal([&] { return game.suggest_move(position, job); }).find("over"),
              std::string::npos)
        << position;
  }
}

}  // namespace
