// SPDX-License-Identifier: MIT
// Positions that a caller may hand over and few think of: games that are over, boards without
// moves, the empty text, positions of other games. Each gets an answer or an error that says what
// is wrong.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <harary/harary.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace {

// "--board K5 --target K3" as options.
harary::Options options_of(const std::string& text) {
  harary::Options options;
  std::istringstream words(text);
  std::string word;
  std::string name;
  while (words >> word) {
    if (word.starts_with("--")) {
      name = word.substr(2);
      options[name] = "true";  // a flag, unless a text follows
    } else {
      options[name] = word;
    }
  }
  return options;
}

// The first move that is listed, again and again.
std::string played_to_the_end(const harary::Game& game) {
  harary::Position position = game.view();
  while (!position.verdict) position = game.view(game.play(position.text, position.moves.front()));
  return position.text;
}

std::string refusal(const std::function<void()>& call) {
  try {
    call();
  } catch (const harary::InputError& error) {
    return error.what();
  }
  return "no error";
}

// All questions about a position where the game is over.
void expect_over(const harary::Game& game, const std::string& position) {
  harary::Job job;
  const harary::Position view = game.view(position);
  ASSERT_TRUE(view.verdict.has_value());
  EXPECT_TRUE(view.moves.empty());
  EXPECT_FALSE(view.more_moves);
  const harary::Analysis analysis = game.analyse(position, job);
  EXPECT_TRUE(analysis.finished);
  EXPECT_TRUE(analysis.moves.empty());
  EXPECT_FALSE(analysis.stopped.has_value());
  EXPECT_EQ(analysis.verdict.winner, view.verdict->winner);
  EXPECT_EQ(refusal([&] { game.suggest_move(position, job); }), "position: the game is over");
  EXPECT_NE(refusal([&] { game.play(position, "0-1"); }), "no error");
  EXPECT_NE(refusal([&] { game.play(position, ""); }), "no error");
}

TEST(UnusualPositions, WhereTheGameIsOverThereIsNoMoveInAnyGame) {
  for (const harary::GameDescription& described : harary::games()) {
    SCOPED_TRACE(described.name + " " + described.example);
    const harary::Game game(described.name, options_of(described.example));
    expect_over(game, played_to_the_end(game));
  }
}

TEST(UnusualPositions, TheEmptyTextIsTheStartInAnyGame) {
  for (const harary::GameDescription& described : harary::games()) {
    SCOPED_TRACE(described.name + " " + described.example);
    const harary::Game game(described.name, options_of(described.example));
    const std::string start = game.view("").text;
    harary::Budget budget;
    budget.time = std::chrono::milliseconds(500);
    harary::Job job(budget);
    const std::string move = game.suggest_move("", job).move;
    EXPECT_EQ(game.play("", move), game.play(start, move));
    harary::Job another(budget);
    EXPECT_EQ(game.view(game.analyse("", another).position).text, start);
  }
}

TEST(UnusualPositions, PositionsOfOtherGamesAreErrorsInAnyGame) {
  for (const harary::GameDescription& described : harary::games()) {
    SCOPED_TRACE(described.name + " " + described.example);
    const harary::Game game(described.name, options_of(described.example));
    harary::Job job;
    for (const std::string foreign :
         {"nonsense", ";", "red=0-63;green=", "red=0-1,0-1;green=", "edges=0-63",
          "a=-1;b=0;c=0;d=0", "calls=!", "formula", "\xff\xfe"}) {
      SCOPED_TRACE(foreign);
      EXPECT_NE(refusal([&] { game.view(foreign); }), "no error");
      EXPECT_NE(refusal([&] { game.play(foreign, "0-1"); }), "no error");
      EXPECT_NE(refusal([&] { game.analyse(foreign, job); }), "no error");
      EXPECT_NE(refusal([&] { game.suggest_move(foreign, job); }), "no error");
    }
  }
}

TEST(UnusualPositions, BoardsWithoutMovesAreOverAtTheStart) {
  const std::vector<std::pair<std::string, harary::Options>> games = {
      {"star", {{"board", "E3"}}},
      {"clique", {{"board", "E3"}}},
      {"capture", {{"board", "E3"}}},
      {"sim", {{"board", "E3"}}},
      {"achievement", {{"board", "E3"}, {"target", "K3"}}},
      {"avoidance", {{"board", "E3"}, {"target", "K3"}}},
      {"saturation", {{"board", "K2"}}},
      {"connect", {{"board", "K1"}}},
      {"star", {{"board", "K2"}, {"red", "0-1"}}},
  };
  for (const auto& [name, options] : games) {
    SCOPED_TRACE(name + " on " + options.at("board"));
    std::optional<harary::Game> game;
    try {
      game.emplace(name, options);
    } catch (const harary::Error&) {
      continue;  // the game refuses the board
    }
    if (!game->view().verdict) continue;
    expect_over(*game, "");
    harary::Job job;
    const harary::Answer answer = game->solve(job);
    EXPECT_TRUE(answer.proved);
    EXPECT_TRUE(answer.best.empty());
    EXPECT_EQ(game->layers(job, true).plies.size(), 1U);
  }
}

TEST(UnusualPositions, FinishedPositionsThatOnceEndedTheProgram) {
  harary::Job job;
  const auto over = [&](const std::string& name, const harary::Options& options,
                        const std::string& position) {
    return refusal([&] { harary::Game(name, options).suggest_move(position, job); });
  };
  EXPECT_EQ(over("star", {{"board", "K2"}}, "red=0-1;green="), "position: the game is over");
  EXPECT_EQ(over("star", {{"board", "E3"}}, ""), "position: the game is over");
  EXPECT_EQ(over("sim", {{"board", "K4"}}, "red=0-1,0-2,1-2;green=0-3,1-3"),
            "position: the game is over");
  EXPECT_EQ(over("connect", {{"board", "K3"}}, "edges=0-1,1-2"), "position: the game is over");
}

TEST(UnusualPositions, OfTablebasesAndCertificates) {
  const auto folder =
      std::filesystem::temp_directory_path() / ("harary-unusual-" + std::to_string(::getpid()));
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  harary::Job job;
  const harary::Game star("star", {{"board", "K3"}});
  const std::string path = (folder / "table").string();
  harary::build_tablebase(star, path, job);
  const harary::Tablebase tablebase(path);
  const std::string over = played_to_the_end(star);
  const auto entries = tablebase.probe(over);
  ASSERT_FALSE(entries.empty());
  EXPECT_EQ(entries.front().verdict.winner, star.view(over).verdict->winner);
  EXPECT_EQ(tablebase.probe("").size(), entries.size());
  for (const char* foreign :
       {"nonsense", "edges=0-1", "red=0-9;green=", "red=0-1,0-2,1-2;green="}) {
    EXPECT_NE(refusal([&] { tablebase.probe(foreign); }), "no error") << foreign;
  }
  // A game that is over before it begins can be proved like any other.
  harary::Question question;
  question.certificate = (folder / "certificate").string();
  const harary::Answer answer = harary::Game("star", {{"board", "E3"}}).solve(job, question);
  EXPECT_TRUE(answer.proved);
  EXPECT_TRUE(harary::verify_certificate(question.certificate, job).holds);
  std::filesystem::remove_all(folder);
}

}  // namespace
