// SPDX-License-Identifier: MIT
// Questions to the catalogue in one line.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "app/catalogue.hpp"
#include "instances/instances.hpp"

namespace harary::tests {

inline Answer ask(const std::string& game, const OptionTexts& texts,
                  const Question& question = {}) {
  SCOPED_TRACE(words_of(game, texts));
  Job job;
  const Answer answer = make_game(game, options_of(texts))->solve(question, job);
  EXPECT_TRUE(answer.proved);
  return answer;
}

inline Winner winner(const std::string& game, const OptionTexts& texts) {
  return ask(game, texts, {QuestionKind::outcome, false, Method::search}).winner.value();
}

inline std::pair<int, int> outcome(const std::string& game, const std::string& board) {
  return ask(game, {{"board", board}}).outcome.value();
}

struct PlyCounts {
  std::vector<int> open;
  std::vector<int> finished;
  int all_open = 0;
  int all_finished = 0;
};

// Positions up to isomorphism, by ply.
inline PlyCounts ply_counts(const std::string& game, const OptionTexts& texts) {
  Job job;
  PlyCounts counts;
  for (const LayerCount& ply : make_game(game, options_of(texts))->layers(false, job).plies) {
    counts.open.push_back(static_cast<int>(ply.open));
    counts.finished.push_back(static_cast<int>(ply.finished));
    counts.all_open += counts.open.back();
    counts.all_finished += counts.finished.back();
  }
  return counts;
}

}  // namespace harary::tests
