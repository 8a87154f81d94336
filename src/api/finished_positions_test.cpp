// SPDX-License-Identifier: MIT
// Where the game is over there is no move to suggest: an error says so.
#include <gtest/gtest.h>

#include <harary/harary.hpp>
#include <string>
#include <utility>
#include <vector>

namespace {

TEST(FinishedPositions, HaveNoMoveToSuggest) {
  const std::vector<std::pair<harary::Game, std::string>> finished = [] {
    std::vector<std::pair<harary::Game, std::string>> games;
    games.emplace_back(harary::Game("star", {{"board", "K2"}}), "red=0-1;green=");
    games.emplace_back(harary::Game("sim", {}), "red=0-1,0-2,1-2;green=3-4,3-5");
    games.emplace_back(harary::Game("connect", {{"board", "K3"}}), "edges=0-1,1-2");
    games.emplace_back(harary::Game("star", {{"board", "E3"}}), "");
    return games;
  }();
  for (const auto& [game, position] : finished) {
    harary::Job job;
    EXPECT_TRUE(game.view(position).verdict.has_value());
    try {
      (void)game.suggest_move(position, job);
      ADD_FAILURE() << position;
    } catch (const harary::InputError& error) {
      EXPECT_NE(std::string(error.what()).find("over"), std::string::npos) << error.what();
    }
  }
}

}  // namespace
