// SPDX-License-Identifier: MIT
// The connected graph game: by its rules on boards of at most 64 vertices, by the closed form on
// complete graphs beyond.
#include "app/join.hpp"
#include "app/large_connect.hpp"
#include "games/one_colour/connect_family.hpp"

namespace harary {

FamilyEntry family_connect() {
  return {ConnectFamily::games(),
          [](const std::string& game, const GameOptions& options) -> std::unique_ptr<Game> {
            if (const auto order = order_of_large_connect(options)) {
              return std::make_unique<LargeConnectGame>(*order, options);
            }
            return make_of_family<ConnectFamily>(game, options);
          },
          plain_of_family<ConnectFamily>};
}

}  // namespace harary
