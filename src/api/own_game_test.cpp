// SPDX-License-Identifier: MIT
// Games of a caller's own, as another program writes them: only public headers.
#include <gtest/gtest.h>

#include <algorithm>
#include <harary/harary.hpp>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

std::vector<int> heaps_of(const std::string& position) {
  std::istringstream in(position);
  std::vector<int> heaps;
  for (int heap = 0; in >> heap;) heaps.push_back(heap);
  return heaps;
}
std::string text_of(const std::vector<int>& heaps) {
  std::string text;
  for (const int heap : heaps) text += (text.empty() ? "" : " ") + std::to_string(heap);
  return text;
}

// The player who takes the last counter wins. A move: "HEAP:COUNTERS".
class Nim : public harary::Rules {
 public:
  explicit Nim(std::vector<int> heaps) : heaps_(std::move(heaps)) {}

  std::string start() const override { return text_of(heaps_); }
  std::vector<std::string> moves(const std::string& position) const override {
    std::vector<std::string> result;
    const std::vector<int> heaps = heaps_of(position);
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (int n = 1; n <= heaps[i]; ++n) {
        result.push_back(std::to_string(i) + ":" + std::to_string(n));
      }
    }
    return result;
  }
  std::string after(const std::string& position, const std::string& move) const override {
    std::vector<int> heaps = heaps_of(position);
    heaps[std::stoul(move)] -= std::stoi(move.substr(move.find(':') + 1));
    return text_of(heaps);
  }
  std::optional<int> result(const std::string& position) const override {
    const std::vector<int> heaps = heaps_of(position);
    if (std::any_of(heaps.begin(), heaps.end(), [](int heap) { return heap > 0; })) return {};
    return -1;
  }

 private:
  std::vector<int> heaps_;
};

// The same positions in any order of the heaps are worth the same.
class SortedNim : public Nim {
 public:
  using Nim::Nim;
  std::optional<std::string> key(const std::string& position) const override {
    std::vector<int> heaps = heaps_of(position);
    std::sort(heaps.begin(), heaps.end());
    return text_of(heaps);
  }
  bool is_position(const std::string& text) const override {
    const std::vector<int> heaps = heaps_of(text);
    return heaps.size() == 3 && text_of(heaps) == text;
  }
};

harary::Game nim(std::vector<int> heaps) {
  return harary::Game::by_rules("nim", std::make_shared<Nim>(std::move(heaps)));
}

// Bouton 1901: the player to move loses if and only if the sum without carries is 0.
TEST(OwnGame, IsSolvedAsItsTheorySays) {
  for (int a = 0; a <= 3; ++a) {
    for (int b = 0; b <= 3; ++b) {
      for (int c = 1; c <= 3; ++c) {
        harary::Job job;
        const bool first = (a ^ b ^ c) != 0;
        const harary::Answer plain = nim({a, b, c}).solve(job);
        EXPECT_EQ(plain.winner, first ? harary::Winner::first : harary::Winner::second);
        const auto sorted =
            harary::Game::by_rules("nim", std::make_shared<SortedNim>(std::vector<int>{a, b, c}));
        const harary::Answer keyed = sorted.solve(job);
        EXPECT_EQ(keyed.winner, plain.winner);
        EXPECT_LE(keyed.positions, plain.positions);
      }
    }
  }
}

TEST(OwnGame, IsPlayedAndAnalysed) {
  const harary::Game game = nim({1, 2, 3});
  EXPECT_EQ(game.name(), "nim");
  const harary::Position start = game.view();
  EXPECT_EQ(start.text, "1 2 3;turn=first");
  EXPECT_EQ(start.moves.size(), 6U);
  harary::Job job;
  const std::string position = game.play("", "2:3");
  EXPECT_EQ(position, "1 2 0;turn=second");
  const harary::Analysis analysis = game.analyse(position, job);
  ASSERT_EQ(analysis.moves.size(), 3U);
  for (const harary::MoveReport& move : analysis.moves) EXPECT_EQ(move.best, move.move == "1:1");
  const harary::Line line = game.line(position, job);
  EXPECT_TRUE(line.complete);
  EXPECT_EQ(line.moves.front(), "1:1");
  EXPECT_EQ(game.view(line.position).verdict->winner, harary::Winner::second);
  EXPECT_EQ(game.suggest_move(position, job).move, "1:1");
  harary::Question question;
  question.remoteness = true;
  EXPECT_EQ(game.solve(job, question).remoteness, 6);  // one counter a move
}

// Two moves a turn, and points.
class Pairs : public harary::Rules {
 public:
  std::string start() const override { return "0"; }
  std::vector<std::string> moves(const std::string&) const override { return {"a", "b"}; }
  std::string after(const std::string& position, const std::string& move) const override {
    return position + move;
  }
  std::optional<int> result(const std::string& position) const override {
    if (position.size() < 5) return std::nullopt;
    const auto a = static_cast<int>(std::count(position.begin(), position.end(), 'a'));
    return 10 * a;  // for the player to move, who is the first one
  }
  std::optional<harary::Side> mover(const std::string& position) const override {
    const bool first = (position.size() - 1) / 2 % 2 == 0;
    return first ? harary::Side::first : harary::Side::second;
  }
};

TEST(OwnGame, MayHaveTurnsOfItsOwnAndPoints) {
  harary::Job job;
  const auto game = harary::Game::by_rules("pairs", std::make_shared<Pairs>());
  const harary::Answer answer = game.solve(job);
  EXPECT_EQ(answer.value, 20);  // aabb
  EXPECT_EQ(game.view(game.play("", "a")).mover, harary::Side::first);
}

// What wrong rules are told, when the start is solved.
std::string refusal(std::shared_ptr<const harary::Rules> rules) {
  try {
    harary::Job job;
    harary::Game::by_rules("own", std::move(rules)).solve(job);
  } catch (const std::exception& error) {
    return error.what();
  }
  return "";
}

class Wrong : public Nim {
 public:
  explicit Wrong(std::string what) : Nim({1, 2}), what_(std::move(what)) {}
  std::string start() const override { return what_ == "start" ? "\x1b[2J" : Nim::start(); }
  std::vector<std::string> moves(const std::string& position) const override {
    if (what_ == "none") return {};
    if (what_ == "twice") return {"0:1", "0:1"};
    if (what_ == "throws") throw std::domain_error("no idea");
    return Nim::moves(position);
  }
  std::string after(const std::string& position, const std::string& move) const override {
    return what_ == "again" ? position + " " : Nim::after(position, move);
  }
  std::optional<int> result(const std::string& position) const override {
    if (what_ == "large") return 1'000'001;
    return Nim::result(position);
  }

 private:
  std::string what_;
};

TEST(OwnGame, IsRefusedWhereItsRulesAreNone) {
  EXPECT_THROW(harary::Game::by_rules("own", nullptr), harary::InputError);
  const auto says = [](const char* what, const char* words) {
    const std::string message = refusal(std::make_shared<Wrong>(what));
    EXPECT_NE(message.find(words), std::string::npos) << what << ": " << message;
    EXPECT_EQ(message.find('\x1b'), std::string::npos);
  };
  says("start", "control characters");
  says("none", "moves: there is none in '1 2'");
  says("twice", "'0:1' is there twice");
  says("throws", "no idea");
  says("large", "is not from -1000000 to 1000000");
  says("again", "a play does not end within 2000 moves");
}

TEST(OwnGame, ReadsThePositionsThatItKnows) {
  const harary::Game plain = nim({1, 2, 3});
  EXPECT_THROW(plain.view("3 2 1;turn=first"), harary::InputError);
  EXPECT_THROW(plain.view("1 2 3"), harary::InputError);
  EXPECT_THROW(plain.play("", "9:9"), harary::InputError);
  const auto sorted =
      harary::Game::by_rules("nim", std::make_shared<SortedNim>(std::vector<int>{1, 2, 3}));
  EXPECT_EQ(sorted.view("3 2 1;turn=second").mover, harary::Side::second);
  EXPECT_THROW(sorted.view("3 2;turn=second"), harary::InputError);
}

TEST(OwnGame, EndsWithItsJob) {
  harary::Budget budget;
  budget.memory_bytes = std::uint64_t{1} << 20;
  harary::Job job(budget);
  const harary::Answer answer = nim({9, 9, 9, 9}).solve(job);
  EXPECT_FALSE(answer.proved);
  EXPECT_EQ(answer.stopped, harary::StopReason::memory);
}

TEST(Session, AnswersAsTheGameDoes) {
  const std::unique_ptr<harary::Game> game =
      std::make_unique<harary::Game>("star", harary::Options{{"board", "K5"}});
  harary::Session session(*game);
  harary::Job job;
  std::string position;
  for (int ply = 0; ply < 4; ++ply) {
    const harary::Analysis alone = game->analyse(position, job);
    const harary::Analysis kept = session.analyse(position, job);
    ASSERT_EQ(alone.moves.size(), kept.moves.size());
    for (std::size_t i = 0; i < alone.moves.size(); ++i) {
      EXPECT_EQ(alone.moves[i].move, kept.moves[i].move);
      EXPECT_EQ(alone.moves[i].verdict.score, kept.moves[i].verdict.score);
    }
    EXPECT_EQ(session.solve(position, job).value, alone.verdict.score);
    position = game->play(position, alone.moves.front().move);
  }
  EXPECT_THROW(session.analyse("nonsense", job), harary::InputError);
  harary::Question question;
  question.kind = harary::QuestionKind::outcome_class;
  EXPECT_THROW(session.solve("", job, question), harary::InputError);
  question = {};
  question.certificate = "file.cert";
  EXPECT_THROW(session.solve("", job, question), harary::InputError);
}

TEST(Session, OutlivesItsGameAndKeepsWhatItLearned) {
  harary::Job job;
  auto game = std::make_unique<harary::Game>("clique", harary::Options{{"board", "K6"}});
  harary::Session session(*game);
  game.reset();
  const std::uint64_t once = session.solve("", job).positions;
  EXPECT_LT(session.solve("", job).positions, once);
  const harary::Line line = session.line("", job);
  EXPECT_TRUE(line.complete);
  EXPECT_EQ(line.moves.size(), 15U);
}

TEST(WinningSets, AreAGame) {
  harary::Job job;
  harary::WinningSets lines{{{"1", "2", "3"},
                             {"4", "5", "6"},
                             {"7", "8", "9"},
                             {"1", "4", "7"},
                             {"2", "5", "8"},
                             {"3", "6", "9"},
                             {"1", "5", "9"},
                             {"3", "5", "7"}}};
  EXPECT_EQ(harary::Game::on_sets("achievement", lines).solve(job).winner, harary::Winner::tie);
  EXPECT_EQ(harary::Game::on_sets("maker-breaker", lines).solve(job).winner, harary::Winner::first);
  lines.green = {"5"};
  EXPECT_EQ(harary::Game::on_sets("maker-breaker", lines).solve(job).winner,
            harary::Winner::second);
  harary::WinningSets two{{{"a", "b"}}, {{{"c"}}}};
  two.points = {"a", "b", "c", "d"};
  const harary::Game game = harary::Game::on_sets("achievement", two, {{"first", "green"}});
  EXPECT_EQ(game.solve(job).winner, harary::Winner::second);
  EXPECT_EQ(game.view().moves.size(), 4U);
  EXPECT_THROW(harary::Game::on_sets("achievement", {{{"a", ""}}}), harary::InputError);
  EXPECT_THROW(harary::Game::on_sets("sim", lines), harary::InputError);
}

TEST(PositionText, HasParts) {
  const harary::Game sim("sim");
  const std::string position = sim.play(sim.play(sim.play("", "0-1"), "2-3"), "1-4");
  const auto parts = harary::parts_of(sim.view(position));
  EXPECT_EQ(parts.at("red"), (std::vector<std::string>{"0-1", "1-4"}));
  EXPECT_EQ(parts.at("green"), (std::vector<std::string>{"2-3"}));
  EXPECT_EQ(harary::edges_of(parts.at("red")[1]), (std::vector<harary::Edge>{{1, 4}}));
  EXPECT_EQ(harary::edges_of("0-1,2-1"), (std::vector<harary::Edge>{{0, 1}, {1, 2}}));
  EXPECT_THROW(harary::edges_of("a1"), harary::InputError);
}

}  // namespace
