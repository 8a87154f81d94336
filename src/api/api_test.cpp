// SPDX-License-Identifier: MIT
// The public interface as another program uses it: only public headers.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <harary/harary.hpp>
#include <string>
#include <thread>

namespace {

// A name that no other test has, and no file there.
std::string fresh_path(const std::string& name) {
  const auto path =
      std::filesystem::temp_directory_path() / (name + "-" + std::to_string(::getpid()));
  std::filesystem::remove_all(path);
  return path.string();
}

TEST(PublicInterface, GraphsAreReadWrittenAndCompared) {
  const harary::Graph k4 = harary::Graph::parse("K4");
  EXPECT_EQ(k4.order(), 4);
  EXPECT_EQ(k4.edges().size(), 6U);
  EXPECT_EQ(k4.graph6(), "C~");
  EXPECT_EQ(k4.text(), "K4");
  EXPECT_EQ(harary::Graph(3, {{2, 1}, {0, 1}}), harary::Graph::parse("P3"));
  EXPECT_TRUE(harary::Graph::parse("C5").has_edge(4, 0));
  EXPECT_FALSE(harary::Graph::parse("C5").has_edge(0, 2));
  EXPECT_EQ(harary::Graph::parse("petersen").edges().size(), 15U);
}

TEST(PublicInterface, BadGraphsAreErrorsThatSayWhat) {
  EXPECT_THROW(harary::Graph(3, {{0, 3}}), harary::InputError);
  EXPECT_THROW(harary::Graph(3, {{1, 1}}), harary::InputError);
  EXPECT_THROW(harary::Graph(3, {{2, 1}, {0, 1}, {1, 2}}), harary::InputError);
  EXPECT_THROW(harary::Graph(-1, {}), harary::InputError);
  EXPECT_THROW(harary::Graph(65, {}), harary::LimitError);
  EXPECT_THROW(harary::Graph::parse("K65"), harary::InputError);
  EXPECT_THROW(harary::Graph::parse_without_files("@board.g6"), harary::InputError);
  try {
    harary::Graph::parse("nonsense");
    FAIL();
  } catch (const harary::Error& error) {
    EXPECT_NE(std::string(error.what()).find("nonsense"), std::string::npos);
  }
}

TEST(PublicInterface, HasValuesOfGamesAndOfSums) {
  harary::Job job;
  const harary::FormAnswer p5 = harary::form_of(harary::Game("snort", {{"board", "P5"}}), job);
  EXPECT_EQ(p5.form.value().text, "±(1,{3|0})");
  EXPECT_EQ(p5.form->temperature, "1");
  EXPECT_EQ(p5.outcome_class, "first");
  EXPECT_THROW(harary::form_of(harary::Game("domination", {{"board", "K4"}}), job),
               harary::InputError);
  const harary::SumAnswer sum = harary::sum({"snort P3", "{1|-1}", "*"}, job);
  EXPECT_EQ(sum.if_left, "left");
  EXPECT_EQ(sum.if_right, "right");
  EXPECT_EQ(sum.form.value().text, "±{3*|1*}");
  ASSERT_EQ(sum.moves.size(), 2U);
  EXPECT_EQ(sum.moves[0].component, 0);
  EXPECT_EQ(sum.moves[0].move, "1");
  EXPECT_FALSE(sum.moves[1].left);
  EXPECT_THROW(harary::sum({"{1|"}, job), harary::InputError);
}

TEST(PublicInterface, AsksForNumbersAndForEitherStarter) {
  harary::Job job;
  harary::Question question;
  question.kind = harary::QuestionKind::number;
  const harary::Answer number = harary::Game("builder", {{"target", "P4"}}).solve(job, question);
  EXPECT_EQ(number.number, 5);
  EXPECT_EQ(number.at_least, 5);
  EXPECT_EQ(number.at_most, 5);
  EXPECT_TRUE(number.proved);
  EXPECT_NE(number.json.find("\"number\":5"), std::string::npos);
  EXPECT_THROW(harary::Game("sim").solve(job, question), harary::InputError);
  question.kind = harary::QuestionKind::outcome_class;
  const harary::Answer either = harary::Game("snort", {{"board", "P3"}}).solve(job, question);
  EXPECT_EQ(either.outcome_class, "first");
  EXPECT_EQ(either.red_starts, harary::Winner::first);
  EXPECT_EQ(either.green_starts, harary::Winner::second);
  const harary::Answer moves = harary::Game("domination", {{"board", "P7"}}).solve(job);
  EXPECT_EQ(moves.number, 3);
  EXPECT_FALSE(moves.at_least);
}

// What making this game throws.
std::string refusal(const std::string& game, const harary::Options& options) {
  try {
    const harary::Game made(game, options);
  } catch (const harary::Error& error) {
    return error.what();
  }
  return "";
}

TEST(PublicInterface, ErrorsNameTheOptionsAsTheCallerDid) {
  EXPECT_EQ(refusal("sim", {{"board", "nonsense"}}).substr(0, 7), "board: ");
  EXPECT_EQ(refusal("sim", {{"colour", "red"}}).find("--"), std::string::npos);
  EXPECT_NE(refusal("sim", {{"colour", "red"}}).find("\"board\""), std::string::npos);
  EXPECT_EQ(refusal("clique", {{"board", "K4"}, {"red", "0-1"}, {"green", "0-1"}}),
            "green: the edge 0-1 is in \"red\" as well");
  EXPECT_EQ(refusal("clique", {}).find("--"), std::string::npos);
  for (const harary::GameDescription& game : harary::games()) {
    EXPECT_EQ(game.summary.find("--"), std::string::npos) << game.summary;
  }
}

TEST(PublicInterface, TheCatalogueNamesGamesThatCanBeMade) {
  const auto games = harary::games();
  const auto sim = std::find_if(games.begin(), games.end(),
                                [](const auto& game) { return game.name == "avoidance"; });
  ASSERT_NE(sim, games.end());
  EXPECT_NE(std::find(sim->options.begin(), sim->options.end(), "target"), sim->options.end());
  EXPECT_FALSE(sim->summary.empty());
  EXPECT_THROW(harary::Game("chess"), harary::InputError);
  EXPECT_THROW(harary::Game("sim", {{"colour", "red"}}), harary::InputError);
}

TEST(PublicInterface, AGameOfOnePlayerHasASolution) {
  harary::Job job;
  const harary::Answer answer =
      harary::Game("flood", {{"board", "square:4x1=0120"}, {"start", "3"}}).solve(job);
  ASSERT_TRUE(answer.solution.has_value());
  EXPECT_EQ(answer.solution->calls, "210");
  EXPECT_EQ(answer.solution->length, 3);
  EXPECT_EQ(answer.solution->lower, 3);
  EXPECT_FALSE(answer.winner.has_value());
}

TEST(PublicInterface, SolvesAnalysesAndPlays) {
  harary::Job job;
  const harary::Game sim("sim");
  const harary::Answer answer = sim.solve(job);
  EXPECT_EQ(answer.winner, harary::Winner::second);
  EXPECT_TRUE(answer.proved);
  EXPECT_EQ(answer.positions, 138U);
  EXPECT_NE(answer.json.find("\"winner\":\"second\""), std::string::npos);
  EXPECT_EQ(sim.instance().at("board"), "K6");

  const harary::Position start = sim.view();
  EXPECT_EQ(start.moves.size(), 15U);
  EXPECT_EQ(start.mover, harary::Side::first);
  const harary::Position next = sim.view(sim.play(start.text, "0-1"));
  EXPECT_EQ(next.moves.size(), 14U);
  EXPECT_EQ(next.mover, harary::Side::second);
  EXPECT_THROW(sim.play(next.text, "0-1"), harary::InputError);

  const harary::Analysis analysis = sim.analyse(next.text, job);
  EXPECT_EQ(analysis.moves.size(), 14U);
  EXPECT_EQ(analysis.verdict.winner, harary::Winner::second);
  const harary::SuggestedMove chosen = sim.suggest_move(next.text, job);
  EXPECT_TRUE(chosen.perfect);
  const auto move = std::find_if(analysis.moves.begin(), analysis.moves.end(),
                                 [&](const auto& report) { return report.move == chosen.move; });
  ASSERT_NE(move, analysis.moves.end());
  EXPECT_EQ(move->verdict.winner, harary::Winner::second);
}

TEST(PublicInterface, CountsPositionsByPly) {
  harary::Job job;
  const harary::LayerTable table = harary::Game("sim", {{"board", "K4"}}).layers(job, true);
  ASSERT_GE(table.plies.size(), 3U);
  EXPECT_EQ(table.plies[0].open, 1U);
  EXPECT_EQ(table.plies[1].open, 1U);
  EXPECT_EQ(table.plies[2].open, 2U);  // the two edges meet or not
}

TEST(PublicInterface, AnInterruptedJobGivesAPartialAnswer) {
  harary::Budget budget;
  budget.time = std::chrono::milliseconds(50);
  harary::Job job(budget);
  const harary::Game game("avoidance", {{"board", "K9"}, {"target", "K4"}});
  const harary::Answer answer = game.solve(job);
  EXPECT_FALSE(answer.winner.has_value());
  EXPECT_EQ(answer.stopped, harary::StopReason::time);

  harary::Job endless;
  std::thread([&] { endless.interrupt(); }).join();
  EXPECT_EQ(game.solve(endless).stopped, harary::StopReason::interrupt);
}

TEST(PublicInterface, BudgetsThatMakeNoSenseAreErrors) {
  harary::Budget budget;
  budget.threads = 0;
  EXPECT_THROW(harary::Job job(budget), harary::InputError);
  budget.threads = 1;
  budget.memory_bytes = 1000;
  EXPECT_THROW(harary::Job job(budget), harary::InputError);
}

TEST(PublicInterface, CertificatesAreWrittenAndVerified) {
  const std::string path = fresh_path("harary-api-certificate");
  harary::Job job;
  harary::Question question;
  question.certificate = path;
  ASSERT_TRUE(harary::Game("sim", {{"board", "K5"}}).solve(job, question).proved);
  const harary::CertificateCheck check = harary::verify_certificate(path, job);
  EXPECT_TRUE(check.holds);
  EXPECT_EQ(check.instance.at("board"), "K5");
  EXPECT_GT(check.positions, 0U);
  std::ofstream(path, std::ios::app) << "more";
  EXPECT_THROW(harary::verify_certificate(path, job), harary::InputError);
  std::filesystem::remove(path);
}

TEST(PublicInterface, TablebasesAreBuiltProbedAndChecked) {
  const std::string folder = fresh_path("harary-api-tablebase");
  harary::Job job;
  const harary::Game sim("sim", {{"board", "K5"}});
  EXPECT_GT(harary::build_tablebase(sim, folder, job).positions, 0U);
  const harary::Tablebase tablebase(folder);
  EXPECT_EQ(tablebase.instance().at("board"), "K5");
  const auto entries = tablebase.probe();
  ASSERT_FALSE(entries.empty());
  EXPECT_EQ(entries.front().verdict.winner, *sim.solve(job).winner);
  EXPECT_THROW(tablebase.probe("nonsense"), harary::InputError);
  EXPECT_TRUE(tablebase.check(job).holds);
  EXPECT_THROW(harary::Tablebase(folder + "/nowhere"), harary::FileError);
  std::filesystem::remove_all(folder);
}

TEST(PublicInterface, CountsEstimatesAndArrows) {
  harary::Job job;
  EXPECT_EQ(harary::count_colourings(6, {3, 3}, job), "194");
  EXPECT_THROW(harary::count_colourings(3, {2, 2}, job), harary::InputError);
  const harary::Estimate estimate =
      harary::estimate_positions(6, harary::Graph::parse("K3"), 200, job);
  ASSERT_TRUE(estimate.positions.has_value());
  EXPECT_LT(estimate.low, *estimate.positions);
  EXPECT_GT(estimate.high, *estimate.positions);
  const harary::Estimate two = harary::estimate_positions(6, harary::Graph::parse("K3"),
                                                          harary::Graph::parse("K4"), 200, job);
  EXPECT_GT(*two.positions, *estimate.positions);

  const harary::Graph triangle = harary::Graph::parse("K3");
  EXPECT_EQ(harary::arrows(harary::Graph::parse("K6"), {triangle, triangle}, job).arrows, true);
  const auto no = harary::arrows(harary::Graph::parse("K5"), {triangle, triangle}, job);
  EXPECT_EQ(no.arrows, false);
  ASSERT_EQ(no.colouring.size(), 2U);
  EXPECT_EQ(no.colouring[0].size() + no.colouring[1].size(), 10U);
}

TEST(PublicInterface, SaysItsVersion) {
  EXPECT_STREQ(harary::version(), HARARY_TEST_VERSION);
}

const std::string kNotakto =
    "game = \"notakto\"\nplayers = [\"Left\", \"Right\"]\n[board]\npoints = \"cells of "
    "grid:3x3\"\n[marks]\nX = \"both\"\n[sets]\nlines = \"line:3\"\n[[end]]\nfills = "
    "\"lines\"\nresult = \"mover loses\"\n[last]\nresult = \"draw\"\n";

TEST(PublicInterface, SolvesAGameThatIsWritten) {
  const harary::WrittenGame notakto(kNotakto);
  EXPECT_EQ(notakto.name(), "notakto");
  harary::Job job;
  const harary::Answer answer = notakto.game().solve(job);
  EXPECT_EQ(answer.winner, harary::Winner::first);
  EXPECT_EQ(answer.best, std::vector<std::string>{"b2"});
  const harary::Answer right = notakto.game({{"first", "Right"}, {"board", "grid:3x3"}}).solve(job);
  EXPECT_EQ(right.winner, harary::Winner::second);
  EXPECT_THROW(notakto.game({{"target", "K3"}}), harary::InputError);
}

TEST(PublicInterface, NamesThePlaceOfWhatATextCannotMean) {
  std::string text = kNotakto;
  text.replace(text.find("\"lines\"\nresult"), 7, "\"line\"");
  try {
    harary::WrittenGame game(text);
    FAIL();
  } catch (const harary::InputError& error) {
    const std::string said = error.what();
    EXPECT_NE(said.find(":10:9: "), std::string::npos) << said;
    EXPECT_NE(said.find("did you mean lines?"), std::string::npos) << said;
  }
  EXPECT_THROW(harary::WrittenGame::from_file("/nonexistent.game"), harary::InputError);
}

}  // namespace
