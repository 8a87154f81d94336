// SPDX-License-Identifier: MIT
// The answer to a series of questions as a JSON object.
#pragma once

#include "app/json.hpp"
#include "app/solving_series.hpp"

namespace harary {

// The fields of an answer, with "class" and "by_starter", or "number".
Json to_json(const SeriesAnswer& answer);

}  // namespace harary
