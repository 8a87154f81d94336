// SPDX-License-Identifier: MIT
#include "reduce/source_problems.hpp"
#include "base/portable.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "reduce/flood_reductions.hpp"
#include "support/graph/mutated_text.hpp"
#include "support/reduce/random_problems.hpp"

namespace harary {
namespace {

FeedbackProblem fvs(const std::string& text) {
  std::istringstream in(text);
  return read_feedback(in, "d.fvs");
}
SequenceProblem scs(const std::string& text) {
  std::istringstream in(text);
  return read_scs(in, "s.scs");
}
SequenceProblem mscs(const std::string& text) {
  std::istringstream in(text);
  return read_mscs(in, "s.mscs");
}

TEST(SourceProblems, AreReadAndWrittenBack) {
  const std::string digraph = "p fvs 3 3 1\na 1 2\na 2 3\na 3 1\n";
  EXPECT_EQ(problem_text(fvs(digraph)), digraph);
  const std::string sequences = "p scs 6\n10100\n01010\n";
  EXPECT_EQ(problem_text(scs(sequences), "scs"), sequences);
  const std::string modified = "p mscs 6\n0213\n10\n";
  EXPECT_EQ(problem_text(mscs(modified), "mscs"), modified);
}

TEST(SourceProblems, ADigraphMayBeInDigraph6) {
  const auto read = [](const std::string& text, std::optional<int> bound) {
    std::istringstream in(text);
    return read_feedback(in, "d.d6", bound);
  };
  const auto refused = [&](const std::string& text, std::optional<int> bound) {
    return refusal([&] { read(text, bound); });
  };
  const std::string cycle = "p fvs 3 3 1\na 1 2\na 2 3\na 3 1\n";
  for (const char* text : {"&BP_\n", ">>digraph6<<&BP_\r\n\n", ">>digraph6<<\n&BP_  "}) {
    EXPECT_EQ(problem_text(read(text, 1)), cycle) << text;
  }
  EXPECT_EQ(refused("&BP_\n", std::nullopt),
            "d.d6:1: digraph6 has no bound t; give one (--bound T)");
  EXPECT_EQ(refused("&BP_\n", 3), "d.d6:1: the bound t is 0 to 2 here, not 3");
  EXPECT_EQ(refused("&BP_\n&BP_\n", 1), "d.d6:2:1: a line after the digraph");
  EXPECT_EQ(refused("&BP!\n", 1), "d.d6:1:4: '!' is not a character of graph6 or sparse6");
  EXPECT_EQ(refused("&B__\n", 1),
            "d.d6:1:1: a loop at vertex 0; no removal but that of its vertex helps");
  EXPECT_EQ(refused(">>digraph6<<\n", 1),
            "d.d6:1: the text ended after the header; a digraph is missing");
  EXPECT_EQ(refused("&?\n", 1), "d.d6:1:1: the digraph has no vertices");
  EXPECT_EQ(refused(cycle, 1), "d.d6:1: the file has its own bound t; leave the other one out");
}

TEST(SourceProblems, EachKindOfDamageIsRefusedAtItsPlace) {
  const auto of_fvs = [](const std::string& text) { return refusal([&] { fvs(text); }); };
  EXPECT_EQ(of_fvs("a 1 2\n"), "d.fvs:1:1: 'a' before the line 'p fvs …'");
  EXPECT_EQ(of_fvs("p fvs 2 1 2\n"), "d.fvs:1:11: expected the bound t from 0 to 1, found '2'");
  EXPECT_EQ(of_fvs("p fvs 2 1 0\na 1 1\n"),
            "d.fvs:2:1: a loop; no removal but that of its vertex helps");
  EXPECT_EQ(of_fvs("p fvs 2 1 0\na 1 3\n"), "d.fvs:2:5: expected a vertex from 1 to 2, found '3'");
  EXPECT_EQ(of_fvs("p fvs 2 2 0\na 1 2\na 1 2\n"), "d.fvs:3:1: this arc is listed twice");
  EXPECT_EQ(of_fvs("p fvs 2 2 0\na 1 2\n"),
            "d.fvs:2: the text ended after 1 arcs; the p line says 2");
  const auto of_scs = [](const std::string& text) { return refusal([&] { scs(text); }); };
  EXPECT_EQ(of_scs("p mscs 4\n"), "s.scs:1:3: expected 'scs' after 'p'");
  EXPECT_EQ(of_scs("p scs 4\n"), "s.scs:1: the text ended without a sequence");
  EXPECT_EQ(of_scs("p scs 4\n1020\n"), "s.scs:2:3: '2' is not a letter; use 0 to 1");
  EXPECT_EQ(of_scs("p scs 4\n1010\n10100\n"),
            "s.scs:3:1: a sequence of length 5; the first one has 4");
  EXPECT_EQ(of_scs("p scs 4\n0110\n"), "s.scs:2:3: the two 1s must have a 0 between them");
  EXPECT_EQ(of_scs("p scs 4\n0100\n"), "s.scs:2:1: 1 letters 1 instead of two");
  EXPECT_EQ(of_scs("p scs 4\n0101\n"), "s.scs:2:4: a sequence must end with 0");
  EXPECT_EQ(refusal([] { mscs("p mscs 4\n210\n"); }), "s.mscs:2:1: a sequence starts with 0 or 1");
  EXPECT_EQ(refusal([] { mscs("p mscs 4\n0112\n"); }), "s.mscs:2:3: two neighbours are equal");
}

TEST(SourceProblems, SurviveRandomDamage) {
  survive_mutations({"p fvs 3 3 1\na 1 2\na 2 3\na 3 1\n"}, "pfvsca 0123456789\n", 20000, 1,
                    [](const auto& text) { fvs(text); });
  survive_mutations({"p scs 6\n10100\n01010\n"}, "pscm 0123456789\n", 20000, 2,
                    [](const auto& text) { scs(text); });
  survive_mutations({"p mscs 6\n0213\n1020\n"}, "pscm 0123456789\n", 20000, 3,
                    [](const auto& text) { mscs(text); });
}

// All sequences of length t, one after the other.
bool brute_supersequence(const std::vector<Letters>& sequences, int t, int letters) {
  Letters candidate(static_cast<std::size_t>(t), 0);
  while (true) {
    if (portable::ranges::all_of(
            sequences, [&](const Letters& part) { return is_subsequence(part, candidate); })) {
      return true;
    }
    std::size_t at = 0;
    while (at < candidate.size() && candidate[at] == letters - 1) candidate[at++] = 0;
    if (at == candidate.size()) return false;
    ++candidate[at];
  }
}

TEST(SourceProblems, SupersequencesAreShortestByBruteForce) {
  TestRandom random(21);
  for (int round = 0; round < 1000; ++round) {
    Job job;
    const SequenceProblem problem = random_scs(random, 6, 4);
    const auto found = shortest_supersequence(problem.sequences, job);
    ASSERT_TRUE(found);
    const int length = static_cast<int>(found->size());
    for (const Letters& part : problem.sequences) ASSERT_TRUE(is_subsequence(part, *found));
    ASSERT_FALSE(brute_supersequence(problem.sequences, length - 1, 2));
    ASSERT_FALSE(shortest_supersequence(problem.sequences, job, length - 1));
    ASSERT_EQ(shortest_supersequence(problem.sequences, job, length), found);
  }
}

TEST(SourceProblems, ModifiedSupersequencesAreShortestByBruteForce) {
  TestRandom random(22);
  for (int round = 0; round < 1000; ++round) {
    Job job;
    const SequenceProblem problem = random_mscs(random, 4, 3);
    const auto found = shortest_supersequence(problem.sequences, job);
    ASSERT_TRUE(found);
    for (const Letters& part : problem.sequences) ASSERT_TRUE(is_subsequence(part, *found));
    ASSERT_FALSE(brute_supersequence(problem.sequences, static_cast<int>(found->size()) - 1, 4));
  }
}

TEST(SourceProblems, FeedbackSetsAreSmallestByBruteForce) {
  TestRandom random(23);
  for (int round = 0; round < 1000; ++round) {
    Job job;
    const FeedbackProblem problem = random_feedback(random, 8);
    const auto found = smallest_feedback_set(problem, job);
    ASSERT_TRUE(acyclic_without(problem, found));
    for (int set = 0; set < 1 << problem.vertices; ++set) {
      if (std::popcount(static_cast<unsigned>(set)) >= static_cast<int>(found.size())) continue;
      // Acyclic iff vertices without an arc from what is left can be taken away one by one.
      int left = ((1 << problem.vertices) - 1) & ~set;
      for (bool moved = true; moved;) {
        moved = false;
        for (int v = 0; v < problem.vertices; ++v) {
          if ((left >> v & 1) == 0) continue;
          const bool source = portable::ranges::none_of(problem.arcs, [&](const auto& arc) {
            return arc.second == v && (left >> arc.first & 1) != 0;
          });
          if (source) {
            left &= ~(1 << v);
            moved = true;
          }
        }
      }
      ASSERT_NE(left, 0) << problem_text(problem);
    }
  }
}

TEST(SourceProblems, AnswersAreTranslatedThereAndBack) {
  TestRandom random(24);
  for (int round = 0; round < 1000; ++round) {
    Job job;
    const SequenceProblem problem = random_scs(random, 7, 4);
    const auto shortest = shortest_supersequence(problem.sequences, job);
    for (const Letters& part : mscs_of_scs(problem).sequences) {
      ASSERT_TRUE(is_subsequence(part, doubled(*shortest)));
    }
    const auto modified = shortest_supersequence(mscs_of_scs(problem).sequences, job);
    const Letters back = halved(*modified);
    ASSERT_LE(2 * back.size(), modified->size());
    for (const Letters& part : problem.sequences) ASSERT_TRUE(is_subsequence(part, back));
  }
}

}  // namespace
}  // namespace harary
