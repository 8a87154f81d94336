// SPDX-License-Identifier: MIT
// replay NAME FOLDER: gives a target every file of its corpus, with any compiler. The name of the
// file at hand is printed first, so that it is known where a crash came from.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "tests/fuzz/target.hpp"

int main(int count, char** words) {
  namespace fs = std::filesystem;
  const auto& targets = harary::fuzz::targets();
  const auto found = count == 3 ? targets.find(words[1]) : targets.end();
  if (found == targets.end() || !fs::is_directory(words[2])) {
    std::fprintf(stderr, "usage: replay TARGET FOLDER\n");
    return 2;
  }
  std::set<fs::path> files;
  for (const auto& entry : fs::directory_iterator(words[2])) files.insert(entry.path());
  for (const fs::path& path : files) {
    std::printf("%s\n", path.filename().c_str());
    std::fflush(stdout);
    std::ifstream file(path, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    harary::fuzz::run(found->second, bytes);
  }
  return files.empty() ? 1 : 0;
}
