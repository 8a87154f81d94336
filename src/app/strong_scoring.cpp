// SPDX-License-Identifier: MIT
#include "app/strong.hpp"
#include "games/scoring/scoring.hpp"

namespace harary {

template <Tabulated T>
std::unique_ptr<Tables<typename T::Position>> make_tables(
    const T& table, const std::string& game, const std::map<std::string, std::string>& instance,
    typename Tables<typename T::Position>::Text text) {
  return std::make_unique<StrongSolution<T>>(table, game, instance, std::move(text));
}

#define HARARY_TABLES(...)                                                               \
  template std::unique_ptr<Tables<__VA_ARGS__::Position>> make_tables<__VA_ARGS__>(      \
      const __VA_ARGS__&, const std::string&, const std::map<std::string, std::string>&, \
      Tables<__VA_ARGS__::Position>::Text);
HARARY_TABLES(ScoringTable<std::uint64_t, CliquePoints, StarPoints, CapturePoints>)
HARARY_TABLES(ScoringTable<WideKey, CliquePoints, StarPoints, CapturePoints>)
HARARY_TABLES(ScoringTable<std::uint64_t, ColexPoints, CliquePoints, StarPoints, CapturePoints>)
HARARY_TABLES(ScoringTable<WideKey, ColexPoints, CliquePoints, StarPoints, CapturePoints>)
#undef HARARY_TABLES

}  // namespace harary
