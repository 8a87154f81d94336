// SPDX-License-Identifier: MIT
// Conversions between the types of the public interface (include/harary) and the library's own. The
// public types lie in harary::v0; those of the library have the same names in harary.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <harary/answer.hpp>
#include <harary/error.hpp>
#include <harary/game.hpp>
#include <harary/graph.hpp>
#include <harary/job.hpp>
#include <harary/question.hpp>

#include "api/argument_words.hpp"
#include "app/game.hpp"
#include "app/principal_line.hpp"
#include "app/question.hpp"
#include "app/solving_series.hpp"
#include "base/error.hpp"
#include "base/job.hpp"
#include "games/rules.hpp"
#include "graph/graph.hpp"

namespace harary::v0 {

struct Job::Inside {
  harary::Job job;
};

struct Game::Inside {
  std::shared_ptr<const harary::Game> game;
};

harary::Question library_question(const Question& question);
harary::QuestionKind question_of_moves(QuestionKind kind);
Answer published(const harary::Answer& answer);
Answer published(const SeriesAnswer& answer);
Analysis published(const harary::Analysis& analysis);
Line published(const PrincipalLine& line);
// Nothing: one question, not a series.
std::optional<SeriesKind> library_series(const std::string& game, QuestionKind kind);
harary::Budget library_budget(const Budget& budget);

StopReason published(harary::StopReason reason);
Winner published(harary::Winner winner);
Side published(harary::Side side);
Verdict published(const harary::Verdict& verdict);
Graph published(const harary::Graph& graph);
std::vector<Edge> published(const std::vector<harary::Edge>& edges);
harary::Graph library_graph(const Graph& graph);

template <class T>
auto published(const std::optional<T>& value) -> std::optional<decltype(published(*value))> {
  if (!value) return std::nullopt;
  return published(*value);
}

// Calls the library, whose errors come out as public ones.
template <class Call>
auto call(Call&& library) -> decltype(library()) {
  try {
    return library();
  } catch (const harary::InputError& error) {
    throw InputError(in_argument_words(error.what()));
  } catch (const harary::FileError& error) {
    throw FileError(in_argument_words(error.what()));
  } catch (const harary::LimitError& error) {
    throw LimitError(in_argument_words(error.what()));
  } catch (const harary::JobStopped& stop) {
    throw Stopped(published(stop.reason));
  }
}

}  // namespace harary::v0
