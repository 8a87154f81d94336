// SPDX-License-Identifier: MIT
// Tablebases against the reference engine: every position that play can reach, value and
// remoteness.
#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <unordered_set>

#include "app/catalogue.hpp"
#include "app/tablebase/tablebase.hpp"
#include "games/one_colour/connect_family.hpp"
#include "games/one_colour/saturation_family.hpp"
#include "games/positional/achievement/family.hpp"
#include "games/positional/avoidance/family.hpp"
#include "games/scoring/family.hpp"
#include "instances/instances.hpp"
#include "solve/reference/reference.hpp"
#include "store/layer_writer.hpp"
#include "store/manifest.hpp"
#include "support/base/test_folder.hpp"
#include "support/games/small_value_hash.hpp"

namespace harary::tests {
namespace {

std::unique_ptr<Game> game_of(const std::string& name, const OptionTexts& texts) {
  return make_game(name, options_of(texts));
}

StrongReport solved(const std::string& name, const OptionTexts& texts, const std::string& folder,
                    Budget budget = {}) {
  Job job(budget);
  return game_of(name, texts)->strong(folder, job);
}

const ProbeReport::Entry& entry_of(const ProbeReport& report, const std::string& game) {
  for (const auto& entry : report.values) {
    if (entry.name == game || entry.name == "value") return entry;
  }
  throw std::logic_error("no value of " + game);
}

// Calls visit(p) for every labelled position that play can reach.
template <class R, class Visit>
void for_each_reachable(const R& rules, Visit&& visit) {
  std::unordered_set<typename R::Position, HashOfSmallValue> seen;
  std::vector<typename R::Position> waiting{rules.start()};
  while (!waiting.empty()) {
    const auto p = waiting.back();
    waiting.pop_back();
    if (!seen.insert(p).second) continue;
    visit(p);
    if (rules.result(p)) continue;
    for (const auto& move : rules.moves(p)) waiting.push_back(rules.after(p, move));
  }
}

// Every position of the instance: the tablebase says what the reference says.
template <class Family>
void compare_with_reference(const std::string& name, const OptionTexts& texts) {
  SCOPED_TRACE(words_of(name, texts));
  const TestFolder folder;
  const StrongReport report = solved(name, texts, folder.path());
  ASSERT_FALSE(report.stopped);
  const Tablebase tablebase(folder.path());
  const auto game = game_of(name, texts);
  const auto prober = game->prober(tablebase);
  Family::visit(name, options_of(texts), [&](const auto& rules) {
    using R = std::decay_t<decltype(rules)>;
    if constexpr (Tabulable<R> && Graded<R>) {
      Reference<R> reference(rules);
      std::set<std::string> classes;
      for_each_reachable(rules, [&](const typename R::Position& p) {
        const std::string words = rules.position_text(p);
        classes.insert(rules.position_text(rules.representative(p)));
        const Evaluation expected = reference.evaluate(p);
        const auto entry = entry_of(prober->probe(words), name);
        const Verdict verdict = rules.verdict(for_first(rules.mover(p), expected.value));
        ASSERT_EQ(entry.verdict.winner, verdict.winner) << words;
        ASSERT_EQ(entry.verdict.outcome, verdict.outcome) << words;
        if (expected.value != 0) {
          ASSERT_EQ(entry.remoteness, expected.remoteness) << words;
        }
      });
      EXPECT_EQ(classes.size(), report.positions);
    }
  });
}

TEST(StrongSolution, AgreesWithTheReferenceOnSmallBoards) {
  for (const char* board : {"K4", "C5", "K3,3", "colex:8", "bowtie", "W4"}) {
    for (const char* game : {"clique", "star", "capture", "colex"}) {
      compare_with_reference<ScoringFamily>(game, {{"board", board}});
    }
    for (const char* target : {"K3", "P3", "P4"}) {
      const OptionTexts texts{{"board", board}, {"target", target}};
      compare_with_reference<AvoidanceFamily>("avoidance", texts);
      compare_with_reference<AvoidanceFamily>("misere-avoidance", texts);
      compare_with_reference<AchievementFamily>("achievement", texts);
      compare_with_reference<AchievementFamily>("achievement-no-draw", texts);
      compare_with_reference<AchievementFamily>("maker-breaker", texts);
      compare_with_reference<SaturationFamily>("saturation", texts);
    }
    compare_with_reference<ConnectFamily>("connect", {{"board", board}});
    compare_with_reference<ConnectFamily>("connect", {{"board", board}, {"misere", "true"}});
  }
}

TEST(StrongSolution, KnowsStartColouringsStartersBiasAndConnectedGrowth) {
  compare_with_reference<ScoringFamily>(
      "clique", {{"board", "K5"}, {"red", "0-1,0-2"}, {"green", "3-4"}, {"first", "green"}});
  compare_with_reference<ScoringFamily>("capture", {{"board", "K4"}, {"bias", "1:2"}});
  compare_with_reference<ScoringFamily>(
      "star",
      {{"board", "petersen"}, {"red", "0-1,1-2,2-3,3-4"}, {"green", "0-4,5-7,7-9,6-9,6-8,5-8"}});
  compare_with_reference<AvoidanceFamily>("misere-avoidance", {{"board", "K5"},
                                                               {"target", "K3"},
                                                               {"green-target", "P4"},
                                                               {"red", "0-1"},
                                                               {"first", "green"}});
  compare_with_reference<SaturationFamily>("saturation", {{"order", "5"}, {"connected", "true"}});
}

TEST(StrongSolution, SimIsWonBySecondAndLastsFifteenMoves) {
  const TestFolder folder;
  const StrongReport sim = solved("sim", {}, folder.path());
  EXPECT_EQ(sim.positions, 3729U);
  ASSERT_EQ(sim.start.size(), 1U);
  EXPECT_EQ(sim.start[0].verdict.winner, Winner::second);
  // Slany, Open Problem 1: Green cannot force the end before move 15.
  EXPECT_EQ(sim.start[0].remoteness, 15);
}

TEST(StrongSolution, SaturationLayersAddUpToTheTriangleFreeGraphs) {
  const std::map<int, std::uint64_t> graphs{{6, 38}, {7, 107}, {8, 410}, {9, 1897}, {10, 12172}};
  for (const auto& [order, count] : graphs) {
    const TestFolder folder;
    const OptionTexts texts{{"order", std::to_string(order)}};
    EXPECT_EQ(solved("saturation", texts, folder.path()).positions, count);
    Job job;
    const LayerTable table =
        game_of("saturation", texts)->layers_from(Tablebase(folder.path()), job);
    std::uint64_t sum = 0;
    for (const LayerCount& layer : table.plies) sum += layer.next_wins + layer.previous_wins;
    EXPECT_EQ(sum, count);
  }
}

TEST(StrongSolution, HasTheSameBytesWhateverTheMemoryAndTheThreads) {
  for (const char* game : {"clique", "avoidance"}) {
    const OptionTexts texts{{"board", "K6"}};
    const TestFolder plain;
    solved(game, texts, plain.path());
    const auto expected = plain.contents();
    EXPECT_GT(expected.size(), 15U);
    Budget small;
    small.memory_bytes = kSmallestMemory;
    small.threads = 2;
    const TestFolder other;
    solved(game, texts, other.path(), small);
    EXPECT_TRUE(other.contents() == expected) << game;
  }
}

// Rewrites a layer, letting `change` alter its positions, and makes the manifest agree, so that
// only the values are wrong.
void rewrite_layer(const std::string& folder, int number,
                   const std::function<void(LayerReader::Block&)>& change) {
  Manifest manifest = Manifest::read(folder);
  ManifestLayer entry = *manifest.layer(number);
  const std::string path = folder + "/" + entry.file;
  LayerReader::Block block;
  LayerHeader header;
  {
    const LayerReader layer(path);
    ASSERT_EQ(layer.block_count(), 1U);
    header = layer.header();
    layer.read_block(0, block);
  }
  change(block);
  LayerWriter writer(path, header);
  for (std::size_t i = 0; i < block.keys.size(); ++i) {
    std::vector<std::int16_t> codes;
    for (std::size_t v = 0; v < header.values.size(); ++v) {
      codes.push_back(block.codes[v * block.keys.size() + i]);
    }
    writer.add(block.keys[i], codes);
  }
  entry.summary = writer.finish();
  manifest.set_layer(entry);
  manifest.write(folder);
}

TablebaseCheck checked(const std::string& folder) {
  const Tablebase tablebase(folder);
  Job job;
  return make_game(tablebase)->check(tablebase, job);
}

TEST(VerifiedTablebase, HoldsAsItWasWritten) {
  // Small and wide keys, all kinds of boards' symmetry, starts, turns.
  for (const auto& [game, texts] : std::vector<std::pair<std::string, OptionTexts>>{
           {"clique", {{"board", "K5"}}},
           {"clique", {{"board", "K1"}}},
           {"colex", {{"board", "colex:9"}}},
           {"star", {{"board", "K3,3"}, {"bias", "1:2"}}},
           {"capture", {{"board", "star:16"}}},
           {"clique", {{"board", "K5"}, {"red", "0-1"}, {"green", "1-2"}, {"first", "green"}}},
           {"avoidance", {{"board", "K9"}, {"target", "P3"}}},
           {"achievement", {{"board", "C6"}, {"target", "P3"}}},
           {"sim", {}},
           {"saturation", {{"order", "7"}}},
           {"saturation", {{"order", "12"}, {"target", "P3"}}},
           {"connect", {{"board", "petersen"}, {"misere", "true"}, {"red", "0-1"}}},
           {"maker-breaker", {{"board", "K5"}, {"target", "P4"}}}}) {
    SCOPED_TRACE(words_of(game, texts));
    const TestFolder folder;
    const StrongReport report = solved(game, texts, folder.path());
    const TablebaseCheck check = checked(folder.path());
    EXPECT_TRUE(check.holds) << game << ": " << check.position << ": " << check.reason;
    EXPECT_EQ(check.positions, report.positions);
  }
}

TEST(VerifiedTablebase, IsRefusedForOneWrongValue) {
  for (const int layer : {0, 4, 9, 12}) {
    const TestFolder folder;
    solved("sim", {}, folder.path());
    rewrite_layer(folder.path(), layer, [](LayerReader::Block& block) { ++block.codes.back(); });
    const TablebaseCheck check = checked(folder.path());
    EXPECT_FALSE(check.holds);
    EXPECT_FALSE(check.reason.empty());
    EXPECT_LE(check.layer, layer);
  }
}

TEST(VerifiedTablebase, IsRefusedForOneMissingPosition) {
  const TestFolder folder;
  solved("clique", {{"board", "K5"}}, folder.path());
  rewrite_layer(folder.path(), 5, [](LayerReader::Block& block) {
    const std::size_t count = block.keys.size();
    for (std::size_t v = block.codes.size() / count; v-- > 0;) {
      block.codes.erase(block.codes.begin() + static_cast<std::ptrdiff_t>(v * count + count / 2));
    }
    block.keys.erase(block.keys.begin() + static_cast<std::ptrdiff_t>(count / 2));
  });
  const TablebaseCheck check = checked(folder.path());
  EXPECT_FALSE(check.holds);
  EXPECT_EQ(check.layer, 4);
  EXPECT_NE(check.reason.find("missing"), std::string::npos) << check.reason;
}

TEST(StrongSolution, RefusesTheFolderOfAnotherGame) {
  const TestFolder folder;
  solved("clique", {{"board", "K4"}}, folder.path());
  const auto before = folder.contents();
  EXPECT_THROW(solved("clique", {{"board", "K5"}}, folder.path()), FileError);
  EXPECT_THROW(solved("sim", {}, folder.path()), FileError);
  EXPECT_EQ(folder.contents(), before);
}

TEST(StrongSolution, IsRefusedForGamesWithoutLayers) {
  const TestFolder folder;
  EXPECT_THROW(solved("sim+", {}, folder.path()), InputError);
  EXPECT_THROW(solved("clique", {{"board", "K12"}}, folder.path()), InputError);
}

}  // namespace
}  // namespace harary::tests
