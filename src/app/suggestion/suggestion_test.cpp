// SPDX-License-Identifier: MIT
// Every kind of player, on every game of the catalogue: moves are legal, plays end, and where the
// game is over there is no move.
#include "app/suggestion/suggestion.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "app/catalogue.hpp"
#include "app/suggestion/player_knowledge.hpp"
#include "base/error.hpp"

namespace harary {
namespace {

std::unique_ptr<Game> made(const std::string& name, const Example& example) {
  GameOptions options;
  for (const auto& [option, text] : example) options.set(option, text);
  return make_game(name, options);
}

class SuggestionOfEveryGame : public testing::TestWithParam<std::string> {
 protected:
  // The smallest sample of each game, or its example play's.
  std::shared_ptr<const Game> game() const {
    const GameDescription& description = describe_game(GetParam());
    const About& about = description.about;
    return made(description.name,
                about.samples.empty() ? about.play.options : about.samples.front());
  }
};

TEST_P(SuggestionOfEveryGame, EveryPlayerPlaysLegalMovesToTheEnd) {
  const auto game = this->game();
  for (const std::string& name : player_names()) {
    std::string position = game->view("").position;
    for (PlayView view = game->view(position); !view.verdict; view = game->view(position)) {
      Budget budget;
      budget.time = std::chrono::milliseconds(20);
      Job job(budget);
      const SuggestedMove chosen =
          suggest_move(game, position, parse_player_kind(name, "player"), job);
      if (!view.more_moves) {
        EXPECT_NE(std::find(view.moves.begin(), view.moves.end(), chosen.move), view.moves.end())
            << name << " plays " << chosen.move << " in " << position;
      }
      position = game->play(position, chosen.move);
    }
    for (const std::string& other : player_names()) {
      Job job;
      EXPECT_THROW(suggest_move(game, position, parse_player_kind(other, "player"), job),
                   InputError)
          << other << " in " << position;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, SuggestionOfEveryGame, testing::ValuesIn([] {
                           std::vector<std::string> names;
                           for (const GameDescription& game : catalogue())
                             names.push_back(game.name);
                           return names;
                         }()));

// Sim is lost for the first player: the perfect one loses as late as possible, as the analysis
// says.
TEST(Suggestion, ThePerfectPlayerLosesSlowly) {
  const std::shared_ptr<const Game> sim = made("sim", {});
  Job job;
  const PlayerKnowledge knowledge(sim, job);
  const std::string position = sim->view("").position;
  const Analysis analysis = sim->analyse(position, job);
  ASSERT_EQ(analysis.verdict.winner, Winner::second);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    MachinePlayer player;
    player.kind = PlayerKind::perfect;
    player.seed = seed;
    player.knowledge = &knowledge;
    const std::string move = suggest_move(*sim, position, player, job).move;
    const auto report = std::find_if(analysis.moves.begin(), analysis.moves.end(),
                                     [&](const MoveReport& one) { return one.move == move; });
    ASSERT_NE(report, analysis.moves.end());
    EXPECT_TRUE(report->best) << move;
  }
}

TEST(Suggestion, UnknownPlayersAreRefusedWithTheirPlace) {
  EXPECT_EQ(parse_player_kind("search", "player"), PlayerKind::searching);
  try {
    (void)parse_player_kind("lucky", "--opponent");
    FAIL();
  } catch (const InputError& error) {
    EXPECT_TRUE(std::string(error.what()).starts_with("--opponent: ")) << error.what();
  }
}

}  // namespace
}  // namespace harary
