// SPDX-License-Identifier: MIT
#include "app/strong.hpp"
#include "games/one_colour/table.hpp"
#include "games/target/table.hpp"

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
HARARY_TABLES(TargetTable<std::uint64_t>)
HARARY_TABLES(TargetTable<WideKey>)
HARARY_TABLES(OneColourTable<1, std::uint64_t>)
HARARY_TABLES(OneColourTable<4, WideKey>)
#undef HARARY_TABLES

}  // namespace harary
