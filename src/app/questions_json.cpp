// SPDX-License-Identifier: MIT
#include "app/json.hpp"

#include <string_view>

#include "app/solving_series.hpp"

namespace harary {

Json questions_json(const GameDescription& game) {
  Json json = Json::array();
  if (const auto& number = game.number) {
    // Where no option is sought, the number is a part of the outcome.
    const bool sought = !number->sought.empty();
    json.push_back({{"question", sought ? "number" : "outcome"},
                    {"asks", number->asks},
                    {"counts", number->counted},
                    {"needs", text_or_null(number->needs)}});
  }
  if (has_class(game)) {
    json.push_back({{"question", "class"},
                    {"asks", "Does it matter who starts?"},
                    {"counts", nullptr},
                    {"needs", nullptr}});
  }
  return json;
}

}  // namespace harary
