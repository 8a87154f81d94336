// SPDX-License-Identifier: MIT
#include "app/misere/quotient_question.hpp"

#include <fmt/format.h>

#include "app/catalogue.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "games/kayles/family.hpp"

namespace harary {

std::string octal_code_of(const std::string& game) {
  const std::string known = KaylesFamily::games().front().name;
  if (describe_game(game).name == known) return KaylesFamily::kCodeOfPaths;
  throw InputError(
      fmt::format("misere-quotient: {} on paths is not a game of heaps that is known here; the one "
                  "that is known "
                  "is {}, and others are given by an octal code",
                  game, known));
}

namespace {

QuotientLimits limits_of(std::size_t most_elements, const Budget& budget) {
  QuotientLimits limits;
  limits.most_elements = most_elements;
  limits.most_bytes = budget.memory_bytes / 2;
  return limits;
}

}  // namespace

QuotientSolver::QuotientSolver(const std::string& code, std::size_t most_elements,
                               const Budget& budget)
    : code_(code), quotients_(HeapGame(code, "octal code"), limits_of(most_elements, budget)) {}

QuotientLine QuotientSolver::next(Job& job) {
  const double begin = job.seconds();
  QuotientLine line;
  line.code = code_;
  line.heaps = ++heaps_;
  try {
    const CurrentJob current(job);
    line.answer = quotients_.next();
  } catch (const JobStopped& stop) {
    line.stopped = stop.reason;
  } catch (const LimitError&) {
    line.stopped = StopReason::memory;
  }
  line.too_large = !line.answer.quotient && !line.stopped;
  line.seconds = job.seconds() - begin;
  return line;
}

Json to_json(const QuotientLine& line) {
  Json json{{"octal", line.code}, {"heaps", line.heaps}};
  if (const auto& quotient = line.answer.quotient) {
    json["order"] = quotient->order();
    json["generators"] = quotient->generators;
    json["relations"] = quotient->relations;
    json["elements"] = quotient->elements;
    json["p_portion"] = quotient->p_portion;
    json["values"] = quotient->values;
    json["pairs"] = quotient->pairs;
  } else {
    json["order"] = nullptr;
    json["at_least"] = line.answer.elements;
  }
  json["proved"] = line.answer.quotient.has_value();
  json["positions"] = line.answer.positions;
  json["seconds"] = line.seconds;
  if (line.too_large) json["limit"] = "elements";
  if (line.stopped) json["stopped"] = name_of(*line.stopped);
  return json;
}

}  // namespace harary
