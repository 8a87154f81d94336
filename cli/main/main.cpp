// SPDX-License-Identifier: MIT
#include <iostream>
#include <string>
#include <vector>

#include "cli/run.hpp"

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return harary::cli::run({argv + 1, argv + argc}, {std::cin, std::cout, std::cerr});
}
