// SPDX-License-Identifier: MIT
#include "server/answers.hpp"

#include <utility>

#include "base/error.hpp"
#include "base/job.hpp"
#include "server/http/gzip.hpp"
#include "server/page_words.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {
constexpr std::size_t kWorthCompressing = 1024;
}

std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json problem_json(int status, const std::string& detail, const std::string& pointer) {
  Json json{{"title", http::phrase_of(status)}, {"status", status}, {"detail", detail}};
  if (!pointer.empty()) json["pointer"] = pointer;
  return json;
}

http::Response json_answer(int status, const Json& json) {
  return {
      status, {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}}, text_of(json)};
}

namespace {

http::Response with_pointer(int status, const std::string& detail, const std::string& pointer) {
  http::Response response{status,
                          {{"Content-Type", "application/problem+json"}},
                          text_of(problem_json(status, detail, pointer))};
  if (status == 429 || status == 503) response.headers.emplace_back("Retry-After", "1");
  return response;
}

}  // namespace

http::Response problem_answer(int status, const std::string& detail) {
  return with_pointer(status, detail, "");
}

std::optional<http::Response> answer_of(
    const std::function<std::optional<http::Response>()>& work) {
  try {
    return work();
  } catch (const WrongMethod& problem) {
    http::Response response = problem_answer(problem.status(), problem.what());
    response.headers.emplace_back("Allow", problem.allowed());
    return response;
  } catch (const Problem& problem) {
    return with_pointer(problem.status(), problem.what(), problem.pointer());
  } catch (const InputError& error) {
    return with_pointer(422, in_page_words(error.what()), pointer_to_option(error.what()));
  } catch (const LimitError& error) {
    return with_pointer(422, in_page_words(error.what()), pointer_to_option(error.what()));
  } catch (const JobStopped& stop) {
    const Problem problem = problem_of(stop);
    return problem_answer(problem.status(), problem.what());
  } catch (const std::bad_alloc&) {
    return problem_answer(503,
                          "the server has no memory left for this question; ask again in a while");
  } catch (const std::exception&) {
    return problem_answer(500, "internal error in this request; the server keeps running");
  }
}

void compress(const http::Request& request, http::Response& response) {
  if (response.body.size() < kWorthCompressing) return;
  response.headers.emplace_back("Vary", "Accept-Encoding");
  if (!http::takes_gzip(request)) return;
  response.body = http::gzip(response.body);
  response.headers.emplace_back("Content-Encoding", "gzip");
}

void respond(http::Exchange& exchange, const http::Headers& headers, http::Response response) {
  response.headers.insert(response.headers.end(), headers.begin(), headers.end());
  compress(exchange.request(), response);
  exchange.respond(std::move(response));
}

}  // namespace harary
