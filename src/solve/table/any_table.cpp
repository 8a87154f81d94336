// SPDX-License-Identifier: MIT
#include "solve/table/any_table.hpp"

#include "base/error.hpp"

namespace harary {

void AnyTable::learn(std::span<const std::uint64_t> words) {
  const std::size_t entry = entry_words();
  if (words.size() % entry != 0) throw InputError("news: the last entry is not whole");
  reserve(entries() + words.size() / entry);
  for (std::size_t i = 0; i < words.size(); i += entry) put(words.subspan(i, entry));
}

}  // namespace harary
