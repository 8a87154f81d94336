// SPDX-License-Identifier: MIT
// The playground: the page, the JSON interface (openapi.json) and what people leave there, in one
// folder.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace harary {

struct ServerSettings {
  std::string host = "127.0.0.1";
  int port = 8080;         // 0: any free one
  std::string data;        // folder of the database
  std::string tablebases;  // a tablebase or a folder with several; "" for none
  int threads = 2;         // computations at the same time
  int workers = 1;         // long jobs at the same time
  std::uint64_t memory_bytes = std::uint64_t{1} << 30;  // of all sessions together
  // Take visitors' addresses from X-Forwarded-For: only behind a proxy that sets it.
  bool trust_proxy = false;
  // Under which it answers besides addresses and the machine's own. Behind a proxy all names do if
  // there are none here: the proxy knows its own.
  std::vector<std::string> names = {};
};

// Where a server listens, as people reach it (addresses.hpp).
struct Listening {
  int port = 0;
  std::string here;                    // for the person at this machine
  std::vector<std::string> elsewhere;  // for other machines; none where it serves this one alone
};

// Serves until `stop` is set. `ready` is called when requests are answered. Throws FileError, and
// InputError if the address cannot be had.
void serve(const ServerSettings& settings, const std::atomic<bool>& stop,
           const std::function<void(const Listening&)>& ready);

}  // namespace harary
