// SPDX-License-Identifier: MIT
// Numbers in options: memory, time, counts, bias, flags.
#include "base/budget.hpp"
#include "base/error.hpp"
#include "games/options.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

// Each reader has to refuse by itself.
template <class F>
void attempt(F&& f) {
  try {
    f();
  } catch (const InputError&) {
  }
}

void read_number(std::string_view input) {
  attempt([&] { must(parse_memory(memory_text(parse_memory(input))) > 0); });
  attempt([&] { must(parse_duration(input).count() >= 0); });
  GameOptions options(GameOptions::Files::forbidden);
  for (const char* name : {"count", "bias", "first", "misere"})
    options.set(name, std::string(input));
  attempt([&] {
    const int count = options.number("count", 0, 2, 64);
    must(count >= 2 && count <= 64);
  });
  attempt([&] { must(options.bias().first >= 1 && options.bias().second >= 1); });
  attempt([&] { options.first(); });
  attempt([&] { options.flag("misere"); });
}
const Target kNumberTarget("number", read_number);

}  // namespace harary::fuzz
