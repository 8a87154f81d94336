// SPDX-License-Identifier: MIT
// The server's answers without a server: the same routes, for the page that runs beside the engine.
// There is one client; jobs, which outlive a page, are left to servers.
#pragma once

#include <memory>
#include <string>

#include "app/json.hpp"
#include "server/playground.hpp"
#include "server/routes.hpp"
#include "server/tablebases.hpp"

namespace harary::wasm {

class LonePlayground {
 public:
  // The file `database` keeps matches and what players learn. The explorer reads the folder of
  // tablebases, if there is one when it is first asked.
  LonePlayground(const std::string& database, const std::string& tablebases);

  // {"method", "path", "body"}: the body as text. Throws Problem, InputError, LimitError,
  // JobStopped.
  Json answer(const Json& request);

 private:
  Json answer(const RequestData& data, const QuickRoute& route);
  Json answer(const RequestData& data, const LongRoute& route);
  Json answer(const RequestData& data, const AnalysisRoute& route);
  // Tells what becomes known of each move; the answer is the event "end".
  Json answer(const RequestData& data, const StreamedRoute& route);
  Json answer(const RequestData& data, const JobRoute& route);

  const Tablebases no_tablebases_{""};
  std::unique_ptr<const Tablebases> tablebases_;
  Playground playground_;
};

}  // namespace harary::wasm
