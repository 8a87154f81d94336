// SPDX-License-Identifier: MIT
// Requests and answers as the handlers see them; nothing here knows the library below.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace harary::http {

// Names of a request's headers are in lower case.
using Headers = std::vector<std::pair<std::string, std::string>>;

struct Request {
  std::string method;
  // The path's parts between slashes, and the query, with their percent signs resolved.
  std::vector<std::string> path;
  std::vector<std::pair<std::string, std::string>> query;
  Headers headers;
  std::string body;
  std::string address;  // of the other end of the connection

  // The value of a header, and of a name of the query; "" if it is not there. Values of a header
  // that is there several times are joined by commas.
  std::string header(std::string_view name) const;
  std::string parameter(std::string_view name) const;
};

struct Response {
  int status = 200;
  Headers headers;
  std::string body;
  bool close = false;  // the connection ends with this answer
};

// An answer that is not finished yet: server-sent events. Every function is safe in any thread.
class EventStream {
 public:
  virtual ~EventStream() = default;
  // False once the client is gone. `data` is one line.
  virtual bool send(std::string_view event, std::string_view data) = 0;
  // Bytes that wait for the client to read them.
  virtual std::size_t backlog() const = 0;
  // The last event was sent.
  virtual void finish() = 0;
};

// A request that waits for its answer. Every function is safe in any thread; the answer is given
// once. If this object goes without an answer, the connection is closed.
class Exchange {
 public:
  virtual ~Exchange() = default;
  virtual const Request& request() const = 0;
  virtual void respond(Response response) = 0;
  virtual std::shared_ptr<EventStream> respond_with_events(Headers headers) = 0;
  // Calls `gone` once if the client closes the connection before the whole answer was sent; at
  // once if it has done so already. Several may want to know. What they hold on to is given free
  // when the answer is complete.
  virtual void when_abandoned(std::function<void()> gone) = 0;
};

// The parts of a target such as "/a%2Fb/c?x=1&y=2"; nullopt for one that is not in that form.
struct Target {
  std::vector<std::string> path;
  std::vector<std::pair<std::string, std::string>> query;
};
std::optional<Target> parse_target(std::string_view text);

// Does the client read compressed answers?
bool takes_gzip(const Request& request);

// "Bad Request" for 400.
const char* phrase_of(int status);

}  // namespace harary::http
