// SPDX-License-Identifier: MIT
// The command line as a function: what main() calls and what tests call.
#pragma once

#include <atomic>
#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <vector>

#include "server/server.hpp"

namespace harary::cli {

// The exit statuses of the program; part of its interface.
inline constexpr int kAnswered = 0;
inline constexpr int kNo = 1;  // `verify`: the certificate does not hold
// The machine could not write the answer or a file (a full disk), the system refused what the
// command needs, or the program has a fault.
inline constexpr int kFailed = 1;
inline constexpr int kBadInput = 2;
inline constexpr int kBudgetEnded = 3;
inline constexpr int kInterrupted = 130;

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
};

// The playground's server, as server/server.hpp declares it.
using Server = std::function<void(const ServerSettings& settings, const std::atomic<bool>& stop,
                                  const std::function<void(int port)>& ready)>;

// `arguments` without the program's name. Never throws; errors are one line on `err`. Without a
// server, `serve` becomes the program that has one (cli/program_with_playground.hpp).
int run(const std::vector<std::string>& arguments, Streams streams, const Server& server = {});

}  // namespace harary::cli
