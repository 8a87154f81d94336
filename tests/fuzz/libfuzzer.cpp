// SPDX-License-Identifier: MIT
// The program as libFuzzer wants it: fuzz --target=NAME [-libFuzzer_option=…] [FOLDER…]. libFuzzer
// leaves options with two dashes alone.
#include <cstdint>
#include <cstdio>

#include "tests/fuzz/target.hpp"

namespace {

harary::fuzz::Read chosen = nullptr;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** words) {
  constexpr std::string_view kOption = "--target=";
  for (int i = 1; i < *count; ++i) {
    const std::string_view word = (*words)[i];
    if (!word.starts_with(kOption)) continue;
    const auto found = harary::fuzz::targets().find(std::string(word.substr(kOption.size())));
    if (found != harary::fuzz::targets().end()) chosen = found->second;
  }
  if (chosen == nullptr) {
    std::fprintf(stderr, "usage: %s --target=NAME [FOLDER...], one of:\n", (*words)[0]);
    for (const auto& [name, read] : harary::fuzz::targets())
      std::fprintf(stderr, "  %s\n", name.c_str());
    std::exit(2);
  }
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  harary::fuzz::run(chosen, {reinterpret_cast<const char*>(data), size});
  return 0;
}
