// SPDX-License-Identifier: MIT
// The same program as main.cpp makes, with the playground's server in it.
#include "server/server.hpp"

#include <unistd.h>

#include <iostream>

#include "cli/run.hpp"
#include "cli/signals.hpp"
#include "cli/waiting_input.hpp"

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  harary::cli::WaitingInput in(STDIN_FILENO, harary::cli::interrupted());
  return harary::cli::run({argv + 1, argv + argc}, {in, std::cout, std::cerr}, harary::serve);
}
