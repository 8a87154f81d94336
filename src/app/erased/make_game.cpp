// SPDX-License-Identifier: MIT
#include "app/erased/make_game.hpp"

#include "app/game_of.hpp"
#include "verify/plain_game_of.hpp"

namespace harary {

template <int Size>
std::unique_ptr<Game> make_game(const std::string& name,
                                const std::map<std::string, std::string>& instance,
                                ErasedRules<Size> rules,
                                std::unique_ptr<const Engines<Size>> engines) {
  return std::make_unique<GameOf<Size>>(name, instance, std::move(rules), std::move(engines));
}

template <int Size>
std::unique_ptr<PlainGame> make_plain_game(ErasedRules<Size> rules, std::optional<int> player) {
  if (rules.packed_width() == 0) return nullptr;
  if (rules.players() > 2) {
    if (!player || *player > rules.players()) throw InputError("there is no such player");
    rules = rules.hero(*player - 1);
  } else if (player) {
    throw InputError("the game has only two players");
  }
  return std::make_unique<PlainGameOf<ErasedRules<Size>>>(std::move(rules));
}

#define HARARY_GAME(size)                                                               \
  template std::unique_ptr<Game> make_game<size>(                                       \
      const std::string&, const std::map<std::string, std::string>&, ErasedRules<size>, \
      std::unique_ptr<const Engines<size>>);                                            \
  template std::unique_ptr<PlainGame> make_plain_game<size>(ErasedRules<size>, std::optional<int>);
HARARY_GAME(kSmallBlob)
HARARY_GAME(kMediumBlob)
HARARY_GAME(kLargeBlob)
HARARY_GAME(kLargestBlob)
#undef HARARY_GAME

}  // namespace harary
