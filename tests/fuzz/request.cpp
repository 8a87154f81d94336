// SPDX-License-Identifier: MIT
// What a connection receives: the first byte is the length of the pieces in which the rest arrives.
#include <algorithm>
#include <vector>

#include "server/http/request_reader.hpp"
#include "server/http/router.hpp"
#include "server/names.hpp"
#include "server/visitor.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

namespace {

constexpr std::size_t kMostHead = 512;
constexpr std::size_t kMostBody = 256;

// The requests of a connection, and how it ended.
struct Heard {
  std::vector<http::Request> requests;
  bool refused = false;
};

void check_refusal(const http::RequestReader::Refused& refused) {
  must(refused.status == 400 || refused.status == 413 || refused.status == 431);
  must(!refused.detail.empty());
  for (const char letter : refused.detail) must(static_cast<unsigned char>(letter) >= ' ');
}

Heard hear(std::string_view bytes, std::size_t piece) {
  Heard heard;
  http::RequestReader reader(kMostHead, kMostBody);
  std::string incoming;
  while (!bytes.empty()) {
    const std::size_t length = std::min(piece, bytes.size());
    incoming.append(bytes.substr(0, length));
    bytes.remove_prefix(length);
    // As a connection does: requests that were sent together are taken one after the other.
    do {
      if (const auto refused = reader.take(incoming)) {
        check_refusal(*refused);
        heard.refused = true;
        return heard;
      }
      must(!reader.must_continue() || !reader.must_continue());
      if (!reader.complete()) break;
      auto read = reader.release();
      must(!reader.begun());
      if (!read) {
        heard.refused = true;
        return heard;
      }
      heard.requests.push_back(std::move(read->request));
    } while (!incoming.empty());
  }
  return heard;
}

// All that the server reads of a request before it knows who answers it.
void look_at(const http::Request& request, const http::Router<int>& router) {
  must(!request.method.empty() && !request.path.empty());
  must(request.body.size() <= kMostBody);
  for (const auto& [name, value] : request.headers) {
    must(!name.empty());
    for (const char letter : name) must(letter > ' ' && !(letter >= 'A' && letter <= 'Z'));
    must(value.find_first_of("\r\n") == std::string::npos);
    must(request.header(name).find(value) != std::string::npos);
  }
  for (const auto& [name, value] : request.query) must(request.parameter(name).size() <= kMostHead);
  http::takes_gzip(request);
  comes_from_this_site(request);
  for (const Forwarded forwarded : {Forwarded::ignored, Forwarded::trusted}) {
    const Visit visit = visit_of(request, forwarded);
    must(is_identifier(visit.visitor.cookie));
    if (forwarded == Forwarded::ignored) must(visit.visitor.address == request.address);
    must(visit.visitor.address.size() < 64);
    for (const auto& [name, value] : visit.headers) {
      must(value.find_first_of("\r\n") == std::string::npos);
    }
  }
  const auto found = router.find(request.method, request.path);
  must(found.handler == nullptr || found.allowed.empty());
}

}  // namespace

void read_request(std::string_view input) {
  if (input.empty()) return;
  static const http::Router<int> router = [] {
    http::Router<int> made;
    made.add("GET", "/api/matches/{id}", 1);
    made.add("POST", "/api/matches/{id}/moves", 2);
    made.add("POST", "/api/analyse", 3);
    return made;
  }();
  const std::size_t piece = static_cast<unsigned char>(input.front()) + std::size_t{1};
  input.remove_prefix(1);
  const Heard whole = hear(input, input.size() + 1);
  for (http::Request request : whole.requests) {
    request.address = "127.0.0.1";
    look_at(request, router);
  }
  // However it is cut into pieces, it is the same. What is refused may be refused sooner.
  const Heard cut = hear(input, piece);
  const std::size_t both = std::min(cut.requests.size(), whole.requests.size());
  must(cut.refused || whole.refused || cut.requests.size() == whole.requests.size());
  for (std::size_t i = 0; i < both; ++i) {
    must(cut.requests[i].method == whole.requests[i].method);
    must(cut.requests[i].path == whole.requests[i].path);
    must(cut.requests[i].query == whole.requests[i].query);
    must(cut.requests[i].headers == whole.requests[i].headers);
    must(cut.requests[i].body == whole.requests[i].body);
  }
}
const Target kRequestTarget("request", read_request);

}  // namespace harary::fuzz
