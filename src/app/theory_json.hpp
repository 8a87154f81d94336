// SPDX-License-Identifier: MIT
// Answers about numbers of colourings and about arrowing as JSON objects, and the names used
// in such questions, the same for the command line and Python.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/json.hpp"
#include "base/job.hpp"
#include "graph/graph.hpp"
#include "theory/arrowing/arrows.hpp"
#include "theory/counting/count.hpp"
#include "theory/estimating/estimate.hpp"

namespace harary {

// Count into `json`, which says "count": null when the job is stopped by JobStopped.
void add_class_count(Json& json, int order, const std::vector<int>& edges, Job& job);
// Without `layers` the total alone, which needs much less work with two colours.
void add_turn_counts(Json& json, int order, int colours, bool layers, Job& job);

// "orbit" or "ratio". InputError otherwise.
EstimationMethod parse_estimation_method(const std::string& text);
// What was asked: into `json`, which says "estimate": null when the job is stopped by JobStopped.
void add_estimation_request(Json& json, const EstimationRequest& request, const std::string& method,
                            const Job& job);
void add_estimation(Json& json, const Estimation& estimation, bool layers);

// "auto", "on" or "off". InputError otherwise.
SymmetryBreaking parse_symmetry(const std::string& text);
// The edges of the first two colours that are given. InputError.
std::vector<std::vector<Edge>> parse_precolours(const std::optional<std::string>& red,
                                                const std::optional<std::string>& green,
                                                const Graph& board);
Json to_json(const ArrowingQuestion& question, const ArrowingAnswer& answer);

}  // namespace harary
