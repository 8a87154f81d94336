// SPDX-License-Identifier: MIT
// Sessions against single questions: the same answers along random plays of every game, whatever
// was asked, stopped or forgotten before; and analyses that are followed.
#include <gtest/gtest.h>

#include <ctime>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <thread>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "app/suggestion/players.hpp"
#include "app/suggestion/suggestion.hpp"
#include "app/tablebase/tablebase.hpp"
#include "app/tablebase/tablebase_answers.hpp"
#include "base/error.hpp"
#include "instances/instances.hpp"
#include "support/base/test_folder.hpp"

namespace harary::tests {
namespace {

Budget small_budget(std::uint64_t memory = std::uint64_t{64} << 20) {
  Budget budget;
  budget.memory_bytes = memory;
  return budget;
}

// What the answers must have in common: all but the work that they cost.
void expect_same(const Analysis& one, const Analysis& other) {
  EXPECT_EQ(one.position, other.position);
  EXPECT_EQ(one.finished, other.finished);
  EXPECT_EQ(one.stopped, other.stopped);
  EXPECT_EQ(one.verdict.winner, other.verdict.winner);
  EXPECT_EQ(one.verdict.score, other.verdict.score);
  EXPECT_EQ(one.remoteness, other.remoteness);
  ASSERT_EQ(one.moves.size(), other.moves.size());
  for (std::size_t i = 0; i < one.moves.size(); ++i) {
    EXPECT_EQ(one.moves[i].move, other.moves[i].move);
    EXPECT_EQ(one.moves[i].verdict.score, other.moves[i].verdict.score) << one.moves[i].move;
    EXPECT_EQ(one.moves[i].verdict.winner, other.moves[i].verdict.winner) << one.moves[i].move;
    EXPECT_EQ(one.moves[i].remoteness, other.moves[i].remoteness) << one.moves[i].move;
    EXPECT_EQ(one.moves[i].best, other.moves[i].best) << one.moves[i].move;
  }
}

// Notes what it is told, and holds it against what it was told before.
class CheckingFollower final : public AnalysisFollower {
 public:
  void begins(const PlayView& view) override {
    EXPECT_FALSE(begun_);
    begun_ = true;
    moves_ = view.moves;
  }
  void learned(const MoveNews& news) override {
    EXPECT_TRUE(begun_);
    EXPECT_NE(std::find(moves_.begin(), moves_.end(), news.move), moves_.end());
    EXPECT_TRUE(news.verdict || news.winner || news.estimate);
    if (news.estimate) {
      EXPECT_FALSE(news.verdict || news.winner);
      if (const auto* plays = std::get_if<PlayoutEstimate>(&*news.estimate)) {
        for (const Share& share : {plays->won, plays->tied, plays->lost}) {
          EXPECT_LE(0, share.low);
          EXPECT_LE(share.low, share.share);
          EXPECT_LE(share.share, share.high);
          EXPECT_LE(share.high, 1);
        }
      } else {
        const int depth = std::get<SearchEstimate>(*news.estimate).depth;
        EXPECT_GT(depth, depths_[news.move]) << "an estimate became worse: " << news.move;
        depths_[news.move] = depth;
      }
      ++estimates;
    }
    const auto [place, is_new] = known_.try_emplace(news.move, news);
    if (!is_new && place->second.verdict) {
      ASSERT_TRUE(news.verdict) << "a proved move is open again: " << news.move;
      EXPECT_EQ(news.verdict->score, place->second.verdict->score);
      EXPECT_EQ(news.verdict->winner, place->second.verdict->winner);
    }
    if (!is_new && place->second.winner) {
      EXPECT_EQ(news.verdict ? news.verdict->winner : news.winner, place->second.winner);
    }
    place->second = news;
    if (on_news) on_news();
  }

  // The last news of every move say what the whole analysis says.
  void expect_as_in(const Analysis& analysis) const {
    EXPECT_TRUE(begun_);
    for (const MoveReport& move : analysis.moves) {
      const auto found = known_.find(move.move);
      ASSERT_NE(found, known_.end()) << move.move;
      ASSERT_TRUE(found->second.verdict) << move.move;
      EXPECT_EQ(found->second.verdict->score, move.verdict.score);
      EXPECT_EQ(found->second.remoteness, move.remoteness);
    }
  }

  // Moves, of the searches whose scores were told.
  int deepest() const {
    int most = 0;
    for (const auto& [move, depth] : depths_) most = std::max(most, depth);
    return most;
  }

  std::function<void()> on_news;
  int estimates = 0;

 private:
  bool begun_ = false;
  std::vector<std::string> moves_;
  std::map<std::string, MoveNews> known_;
  std::map<std::string, int> depths_;
};

// A play at random from the start; in every position the session is asked in one of three ways.
void follow_a_play(const Game& game, Session& session, std::mt19937_64& random) {
  std::string position;
  for (;;) {
    SCOPED_TRACE("position " + position);
    Job job(small_budget());
    const Analysis expected = game.analyse(position, job);
    ASSERT_FALSE(expected.stopped);
    if (random() % 3 == 0) {
      Job stopped(small_budget());
      stopped.interrupt();
      (void)session.analyse(position, stopped);  // whatever it says, the session stays as good
    }
    if (random() % 2 == 0) {
      expect_same(session.analyse(position, job), expected);
    } else {
      CheckingFollower follower;
      const Analysis followed = session.follow(position, follower, job);
      expect_same(followed, expected);
      if (!followed.finished) follower.expect_as_in(followed);
    }
    if (expected.finished || testing::Test::HasFailure()) return;
    if (position.empty() || game.name() != "honeybee") {  // which only solves its start
      const Answer answer = session.solve(position, {}, job);
      EXPECT_TRUE(answer.proved);
      EXPECT_EQ(answer.winner, expected.verdict.winner);
      EXPECT_EQ(answer.value, expected.verdict.score);
    }
    position = game.play(position, expected.moves[random() % expected.moves.size()].move);
  }
}

TEST(Session, AnswersAsSingleQuestionsDoInEveryGame) {
  TestRandom boards(71);
  std::mt19937_64 random(72);
  int plays = 0;
  for (const GameDescription& description : catalogue()) {
    if (description.solitaire) continue;
    for (int accepted = 0, tries = 0; accepted < 6 && tries < 120; ++tries) {
      const OptionTexts texts = random_options(description, 8, boards);
      SCOPED_TRACE(words_of(description.name, texts));
      std::unique_ptr<Game> game;
      try {
        game = make_game(description.name, options_of(texts));
      } catch (const InputError&) {
        continue;
      }
      if (texts.contains("colours")) continue;  // of more than two players: no value of a position
      ++accepted;
      const auto session = game->session(small_budget());
      for (int play = 0; play < 3; ++play, ++plays) {
        follow_a_play(*game, *session, random);
        if (HasFailure()) return;
      }
    }
  }
  EXPECT_GT(plays, 100);
}

std::unique_ptr<Game> clique(const std::string& board) {
  return make_game("clique", options_of({{"board", board}}));
}

TEST(Session, WithATableThatForgetsNearlyAllAnswersTheSame) {
  const auto game = clique("K6");
  const auto session = game->session(small_budget(std::uint64_t{1} << 20));
  std::mt19937_64 random(73);
  follow_a_play(*game, *session, random);
}

// Positions that the first question of a game on K7 costs, and all its questions together.
std::pair<std::uint64_t, std::uint64_t> cost_of_following(const std::string& name) {
  const auto game = make_game(name, options_of({{"board", "K7"}}));
  const auto session = game->session(small_budget());
  Job job(small_budget());
  std::string position;
  std::uint64_t first = 0;
  std::uint64_t all = 0;
  for (;;) {
    const Analysis analysis = session->analyse(position, job);
    if (analysis.finished) return {first, all};
    if (position.empty()) first = analysis.positions;
    all += analysis.positions;
    const auto best = std::find_if(analysis.moves.begin(), analysis.moves.end(),
                                   [](const MoveReport& move) { return move.best; });
    position = game->play(position, best->move);
  }
}

TEST(Session, FollowingAGameCostsLittleMoreThanItsFirstQuestion) {
  const auto [first, all] = cost_of_following("star");
  EXPECT_GT(first, 0U);
  EXPECT_LT(2 * all, 5 * first);
}

// Where claims settle the first question, the later ones are not in its table, but all together
// cost less than the first one did by values.
TEST(Session, FollowingAGameOfCliqueCostsLittle) {
  const auto [first, all] = cost_of_following("clique");
  EXPECT_GT(first, 0U);
  EXPECT_LT(all, 10'000U);
}

// Follows the start of a game that is too large, until the time is over.
void follow_out_of_reach(const Game& game, CheckingFollower& follower,
                         std::chrono::milliseconds time) {
  const auto session = game.session(small_budget());
  Budget budget = small_budget();
  budget.time = time;
  Job job(budget);
  const Analysis analysis = session->follow("", follower, job);
  EXPECT_EQ(analysis.stopped, StopReason::time);
  EXPECT_GT(follower.estimates, 0);
}

TEST(Session, SaysAtOnceWhatThereIsAndEstimatesWhatIsOutOfReach) {
  CheckingFollower follower;
  follow_out_of_reach(*clique("K12"), follower, std::chrono::milliseconds(1000));
}

// The latest estimate of each move, by the first move of its class.
class EstimatesOfClasses final : public AnalysisFollower {
 public:
  void begins(const PlayView&) override {}
  void learned(const MoveNews& news) override {
    if (!news.estimate) return;
    const auto& plays = std::get<PlayoutEstimate>(*news.estimate);
    shares_[news.like][news.move] = {plays.plays, plays.merit()};
  }
  const auto& shares() const { return shares_; }

 private:
  std::map<std::string, std::map<std::string, std::pair<std::uint64_t, double>>> shares_;
};

// On the empty K9 all 36 edges are alike; after 0-1 there are the edges that meet it, and the
// others.
TEST(Session, EstimatesMovesThatAreAlikeTogether) {
  const auto game = clique("K9");
  for (const auto& [position, classes] : {std::pair("", 1U), {"red=0-1;green=", 2U}}) {
    Budget budget = small_budget();
    budget.time = std::chrono::milliseconds(300);
    Job job(budget);
    EstimatesOfClasses estimates;
    (void)game->session(budget)->follow(position, estimates, job);
    EXPECT_EQ(estimates.shares().size(), classes);
    std::size_t moves = 0;
    for (const auto& [first, of_class] : estimates.shares()) {
      EXPECT_EQ(of_class.begin()->second, of_class.rbegin()->second);
      for (const auto& [move, share] : of_class) EXPECT_EQ(share, of_class.at(first)) << move;
      moves += of_class.size();
    }
    EXPECT_EQ(moves, position[0] == '\0' ? 36U : 35U);
  }
}

// Honey-Bee's searches estimate by themselves; every estimate is of a deeper search than the last.
TEST(Session, TellsTheScoresOfSearchesInHoneyBee) {
  const auto game = make_game("honeybee", options_of({{"board", "hex:14x16:1"}}));
  CheckingFollower follower;
  follow_out_of_reach(*game, follower, std::chrono::milliseconds(500));
  EXPECT_GT(follower.deepest(), 5);
}

TEST(Session, EndsWhenItsFollowerSaysSo) {
  const auto game = clique("K12");
  const auto session = game->session(small_budget());
  Job job(small_budget());
  CheckingFollower follower;
  follower.on_news = [&job] { job.interrupt(); };
  const Analysis analysis = session->follow("", follower, job);
  EXPECT_EQ(analysis.stopped, StopReason::interrupt);
}

// An analysis that is done in pieces of one millisecond, by two sessions in turn.
class InPieces : public testing::TestWithParam<std::pair<std::string, std::string>> {};
INSTANTIATE_TEST_SUITE_P(Games, InPieces,
                         testing::Values(std::pair("clique", "K6"),
                                         std::pair("honeybee", "hex:9x10:1")));

TEST_P(InPieces, AnAnalysisEndsAsAWholeOne) {
  const auto game = make_game(GetParam().first, options_of({{"board", GetParam().second}}));
  const auto one = game->session(small_budget());
  const auto other = game->session(small_budget());
  std::string position;
  for (int ply = 0; ply < 6; ++ply) {
    Job whole(small_budget());
    const Analysis expected = game->analyse(position, whole);
    CheckingFollower follower;
    follower.begins(game->view(position));
    const auto analysis = one->begin(position);
    EXPECT_FALSE(analysis->forgets());
    Analysis found;
    int pieces = 0;
    do {
      Budget budget = small_budget();
      budget.time = std::chrono::milliseconds(1);
      Job job(budget);
      found = (pieces % 2 == 0 ? *one : *other).go_on(*analysis, &follower, job);
      ASSERT_LT(++pieces, 100'000);
    } while (found.stopped);
    expect_same(found, expected);
    follower.expect_as_in(found);
    // Without a follower there are no estimates.
    const auto alone = other->begin(position);
    Job job(small_budget());
    expect_same(other->go_on(*alone, nullptr, job), expected);
    position = game->play(position, expected.moves.front().move);
  }
}

TEST(Session, TakesQuestionsOfSeveralThreads) {
  const auto game = clique("K6");
  const auto session = game->session(small_budget());
  Job job(small_budget());
  const Analysis expected = game->analyse("", job);
  std::vector<Analysis> answers(4);
  std::vector<std::thread> threads;
  for (Analysis& answer : answers) {
    threads.emplace_back([&session, &answer] {
      Job own(small_budget());
      answer = session->analyse("", own);
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const Analysis& answer : answers) expect_same(answer, expected);
}

std::unique_ptr<Game> game_of(const std::string& name, const std::string& board) {
  GameOptions options;
  options.set("board", board);
  return make_game(name, options);
}

// Calls look(position) for the positions of a random play, the start first and the end last.
template <class F>
void look_at_random_play(const Game& game, std::mt19937& random, F&& look) {
  for (std::string position;;) {
    look(position);
    const PlayView view = game.view(position);
    if (view.verdict || testing::Test::HasFailure()) return;
    position = game.play(position, view.moves[random() % view.moves.size()]);
  }
}

TEST(TablebaseSession, AnswersAsSearchesDo) {
  const std::vector<std::pair<std::string, std::string>> games{
      {"clique", "K5"}, {"star", "K5"}, {"capture", "K5"}, {"sim", "K5"}, {"saturation", "K6"}};
  std::mt19937 random(3);
  for (const auto& [name, board] : games) {
    SCOPED_TRACE(name);
    const TestFolder folder;
    const auto game = game_of(name, board);
    Job job(small_budget());
    game->strong(folder.file("table"), job);
    // By its own name, and as one of the tablebases in a folder.
    for (const std::string& place : {folder.file("table"), folder.file(".")}) {
      const auto session = game->session(small_budget());
      session->look_up_in(find_tablebase(*game, place));
      look_at_random_play(*game, random, [&](const std::string& position) {
        Job asked(small_budget());
        const Analysis analysis = session->analyse(position, asked);
        expect_same(analysis, game->analyse(position, asked));
        EXPECT_EQ(analysis.positions, 0U);
        if (position.empty() || analysis.finished) return;
        Question question;
        question.remoteness = true;
        const Answer answer = session->solve(position, question, asked);
        EXPECT_EQ(answer.method, "tablebase");
        EXPECT_EQ(answer.winner, analysis.verdict.winner);
        EXPECT_EQ(answer.outcome, analysis.verdict.outcome);
        EXPECT_EQ(answer.remoteness, analysis.remoteness);
      });
    }
  }
}

TEST(TablebaseSession, AsksASearchWhatTheTablebaseDoesNotHold) {
  const TestFolder folder;
  const auto game = game_of("clique", "K4");
  Job job(small_budget());
  game->strong(folder.file("table"), job);
  const auto session = game->session(small_budget());
  session->look_up_in(find_tablebase(*game, folder.file("table")));
  const Answer start = session->solve("", Question{}, job);
  EXPECT_EQ(start.method, "proof");
  EXPECT_EQ(start.winner, Winner::second);
}

TEST(TablebaseSession, RefusesForeignAndDamagedTablebasesByName) {
  const TestFolder folder;
  const auto complaint = [&](const Game& game, const std::string& place) -> std::string {
    try {
      find_tablebase(game, folder.file(place));
    } catch (const FileError& error) {
      return error.what();
    }
    return "";
  };
  const auto star = game_of("star", "K4");
  const auto sim = game_of("sim", "K4");
  EXPECT_NE(complaint(*sim, "."), "");        // an empty folder
  EXPECT_NE(complaint(*sim, "nowhere"), "");  // none at all
  Job job(small_budget());
  star->strong(folder.file("table"), job);
  EXPECT_EQ(complaint(*star, "table"), "");
  EXPECT_EQ(complaint(*star, "."), "");
  EXPECT_NE(complaint(*sim, "table").find("clique"), std::string::npos);
  EXPECT_NE(complaint(*sim, ".").find("clique"), std::string::npos);
  folder.put("table/tablebase.json", "{}");
  EXPECT_NE(complaint(*star, "table").find("table"), std::string::npos);
}

TEST(Opponent, SaysHowItChose) {
  const auto how = [](const Game& game, PlayerKind kind, std::chrono::milliseconds time) {
    Budget budget = small_budget();
    budget.time = time;
    Job job(budget);
    MachinePlayer player;
    player.kind = kind;
    const SuggestedMove chosen = suggest_move(game, "", player, job);
    EXPECT_EQ(chosen.perfect, chosen.choice.how == HowChosen::How::proved);
    return chosen.choice.how;
  };
  const auto small = game_of("star", "K4");
  const auto large = game_of("star", "K11");
  using std::chrono::milliseconds;
  EXPECT_EQ(how(*small, PlayerKind::perfect, milliseconds(60'000)), HowChosen::How::proved);
  EXPECT_EQ(how(*small, PlayerKind::random, milliseconds(100)), HowChosen::How::random);
  EXPECT_EQ(how(*small, PlayerKind::greedy, milliseconds(100)), HowChosen::How::searched);
  EXPECT_EQ(how(*large, PlayerKind::perfect, milliseconds(200)), HowChosen::How::estimated);
  EXPECT_EQ(how(*large, PlayerKind::searching, milliseconds(200)), HowChosen::How::estimated);
}

// Processor time: on a busy machine the clock says nothing.
TEST(Opponent, KeepsItsThinkingTime) {
  for (const auto& [name, board] :
       std::vector<std::pair<std::string, std::string>>{{"clique", "K9"},
                                                        {"star", "K11"},
                                                        {"capture", "K9"},
                                                        {"sim", "K64"},
                                                        {"clique", "K30"}}) {
    SCOPED_TRACE(name + " on " + board);
    const auto game = game_of(name, board);
    Budget budget = small_budget();
    budget.time = std::chrono::milliseconds(300);
    Job job(budget);
    const std::clock_t begin = std::clock();
    MachinePlayer player;
    player.kind = PlayerKind::perfect;
    const SuggestedMove chosen = suggest_move(*game, "", player, job);
    EXPECT_LT(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC, 1.5);
    EXPECT_NE(game->play("", chosen.move), "");
  }
}

TEST(Opponent, RemembersWhatEarlierMovesTaught) {
  const auto game = game_of("star", "K6");
  const auto session = game->session(small_budget());
  Job job(small_budget());
  MachinePlayer player;
  player.session = session.get();
  const SuggestedMove first = suggest_move(*game, "", player, job);
  const SuggestedMove again = suggest_move(*game, "", player, job);
  EXPECT_TRUE(first.perfect);
  EXPECT_EQ(first.move, again.move);
  EXPECT_EQ(session->analyse("", job).positions, 0U);
}

}  // namespace
}  // namespace harary::tests
