// SPDX-License-Identifier: MIT
#include "app/theory_json.hpp"

#include <fmt/format.h>

#include <limits>

#include "app/colouring_text.hpp"
#include "base/error.hpp"
#include "games/options.hpp"
#include "graph/board_text.hpp"

namespace harary {

namespace {

// A number, or a text such as "1.25e+431" where a double would be infinite.
Json magnitude_json(Magnitude number) {
  if (number <= std::numeric_limits<double>::max()) return static_cast<double>(number);
  return fmt::format("{:.15g}", number);
}

Json interval_json(const Interval& interval) {
  return Json::array({magnitude_json(interval.low), magnitude_json(interval.high)});
}

Json classes_json(const Estimation& estimation) {
  Json classes = Json::array();
  for (const ClassEstimate& entry : estimation.classes) {
    classes.push_back({{"ply", entry.red + entry.green},
                       {"edges", Json::array({entry.red, entry.green})},
                       {"draws", entry.draws},
                       {"legal", entry.legal},
                       {"estimate", magnitude_json(entry.estimate)},
                       {"interval", interval_json(entry.interval)},
                       {"bound", entry.bound.get_str()}});
  }
  return classes;
}

}  // namespace

void add_class_count(Json& json, int order, const std::vector<int>& edges, Job& job) {
  json["edges"] = edges;
  json["count"] = nullptr;
  json["count"] = count_colourings(order, edges, job).get_str();
  json["seconds"] = job.seconds();
}

void add_turn_counts(Json& json, int order, int colours, bool layers, Job& job) {
  json["colours"] = colours;
  json["count"] = nullptr;
  if (!layers) {
    json["count"] = count_all_turns(order, colours, job).get_str();
  } else {
    const TurnCounts counts = count_in_turns(order, colours, job);
    json["count"] = counts.total.get_str();
    Json& plies = json["plies"] = Json::array();
    for (std::size_t ply = 0; ply < counts.plies.size(); ++ply) {
      plies.push_back({{"ply", ply},
                       {"edges", counts.plies[ply].edges},
                       {"count", counts.plies[ply].count.get_str()}});
    }
  }
  json["seconds"] = job.seconds();
}

EstimationMethod parse_estimation_method(const std::string& text) {
  if (text == "orbit") return EstimationMethod::orbit;
  if (text == "ratio") return EstimationMethod::ratio;
  throw InputError(fmt::format("--method: {} must be orbit or ratio", in_quotes(text)));
}

void add_estimation_request(Json& json, const EstimationRequest& request, const std::string& method,
                            const Job& job) {
  json["order"] = request.order;
  json["target"] = board_text(request.target);
  if (request.green_target) json["green_target"] = board_text(*request.green_target);
  json["method"] = method;
  json["samples"] = request.samples;
  json["seed"] = job.budget().seed;
  json["estimate"] = nullptr;
}

void add_estimation(Json& json, const Estimation& estimation, bool layers) {
  if (estimation.estimate) {
    json["estimate"] = magnitude_json(*estimation.estimate);
    json["interval"] = interval_json(estimation.interval);
    json["sampling_interval"] = interval_json(estimation.sampling_interval);
    json["confidence"] = kConfidence;
  }
  json["bound"] = estimation.bound.get_str();
  if (const auto factor = estimation.bound_over_estimate()) {
    json["bound_over_estimate"] = magnitude_json(*factor);
  }
  json["draws"] = estimation.draws;
  json["legal"] = estimation.legal;
  if (layers) json["plies"] = classes_json(estimation);
  if (estimation.stopped) json["stopped"] = name_of(*estimation.stopped);
}

SymmetryBreaking parse_symmetry(const std::string& text) {
  if (text == "auto") return SymmetryBreaking::automatic;
  if (text == "on") return SymmetryBreaking::on;
  if (text == "off") return SymmetryBreaking::off;
  throw InputError(fmt::format("--symmetry: {} must be auto, on or off", in_quotes(text)));
}

std::vector<std::vector<Edge>> parse_precolours(const std::optional<std::string>& red,
                                                const std::optional<std::string>& green,
                                                const Graph& board) {
  std::vector<std::vector<Edge>> result;
  if (red || green) {
    result.push_back(parse_edge_set(red.value_or(""), board, "--red"));
  }
  if (green) {
    result.push_back(parse_edge_set(*green, board, "--green"));
    require_disjoint(result[0], result[1]);
  }
  return result;
}

Json to_json(const ArrowingQuestion& question, const ArrowingAnswer& answer) {
  Json json{{"board", board_text(question.board)}, {"targets", targets_json(question.targets)}};
  if (!question.precoloured.empty()) {
    EdgeColouring given{question.board, question.precoloured};
    given.classes.resize(question.targets.size());
    json["given"] = classes_json(given);
  }
  json["arrows"] = answer.arrows ? Json(*answer.arrows) : Json(nullptr);
  if (answer.witness) json["witness"] = classes_json(*answer.witness);
  if (answer.proof_path) json["proof"] = *answer.proof_path;
  if (answer.formula_path) json["formula"] = *answer.formula_path;
  json["symmetries_broken"] = answer.symmetries_broken;
  json["copies"] = answer.copies;
  json["variables"] = answer.variables;
  json["clauses"] = answer.clauses;
  json["conflicts"] = answer.conflicts;
  json["seconds"] = answer.seconds;
  if (answer.stopped) json["stopped"] = name_of(*answer.stopped);
  return json;
}

}  // namespace harary
